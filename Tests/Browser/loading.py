#!/usr/bin/env python3
"""Compares the layout shift that `skeleton check --loading` predicts with the `layout-shift` entries of Chromium, and
the reports about placeholders that are written by hand with what a reader sees.

    loading.py SKELETON [PAIRS]      the command, and the number of pairs, 100 by default

Each pair is a seeded page: a header, a part that loads, and parts below and beside it that stay. The placeholder and its
content are other elements. Both states are captured with the script of `skeleton capture`.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

from chromium import Chromium
from handwritten_pages import PAGES, STYLE as PAGE_STYLE

TOLERANCE = 0.005
WORDS = "the quick brown fox jumps over a lazy dog near some river bank while many small birds sing above".split()
STYLE = """
html, body { margin: 0; font: 16px/1.5 sans-serif }
header { height: 56px; background: #eee; padding: 0 16px } main, section, footer { padding: 16px }
.row { display: flex; gap: 12px; padding: 8px 0 } .row > i, .row > img { width: 48px; height: 48px; flex: none }
.bone { background: #ddd; animation: pulse 1s infinite } @keyframes pulse { 50% { opacity: .5 } }
.grow { flex: 1 } .box { background: #cde; height: 80px; margin: 8px 0 } .card { background: #f6f6f6 }
p, h2, h3 { margin: 0 0 8px } ul { padding-left: 20px }
"""
SCORE = """<script>let score=0;new PerformanceObserver(list=>{for(const entry of list.getEntries())score+=entry.value})
.observe({type:'layout-shift',buffered:true})</script>"""
SWAP = """(async content => {
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame(); await frame();
    document.querySelector('#app').innerHTML = content;
    await frame(); await frame();
    await new Promise(done => setTimeout(done, 30));
    return score;
})(%s)"""


def words(generator, low, high):
    return " ".join(generator.choice(WORDS) for _ in range(generator.randint(low, high)))


def placeholder(generator, rows):
    kind = generator.choice(["rows", "cards"])
    parts = []
    for _ in range(rows):
        lines = "".join(f'<div class="bone" style="height:{generator.choice([12, 16, 20])}px;width:{generator.randint(40, 100)}%;'
                        'margin:4px 0"></div>' for _ in range(generator.randint(1, 3)))
        if kind == "rows":
            parts.append(f'<div class="row"><i class="bone"></i><div class="grow">{lines}</div></div>')
        else:
            parts.append(f'<div class="bone" style="height:{generator.randint(60, 160)}px;margin:8px 0"></div>')
    return "".join(parts)


def content(generator, rows):
    return "<ul style='list-style:none;padding:0;margin:0'>" + "".join(
        f'<li class="row"><svg width=48 height=48><rect width=48 height=48 /></svg><div class="grow"><h3>{words(generator, 2, 4)}</h3>'
        f'<p>{words(generator, 3, 30)}</p></div></li>' for _ in range(rows)) + "</ul>"


def persistent(generator):
    kind = generator.choice(["text", "box", "card", "list", "nested"])
    if kind == "text":
        return f"<section><h2>{words(generator, 2, 3)}</h2><p>{words(generator, 5, 40)}</p></section>"
    if kind == "box":
        return f'<section><div class="box" style="width:{generator.randint(30, 100)}%"></div></section>'
    if kind == "card":
        return f'<section class="card"><h2>{words(generator, 1, 3)}</h2><button>{words(generator, 1, 2)}</button></section>'
    if kind == "list":
        return "<ul>" + "".join(f"<li>{words(generator, 1, 6)}</li>" for _ in range(generator.randint(2, 4))) + "</ul>"
    return (f'<section><div class="card" style="padding:12px;width:{generator.randint(150, 300)}px"><p>{words(generator, 2, 9)}</p>'
            '<div class="box"></div></div></section>')


def check(command, folder, size, *more):
    output = subprocess.run(
        [command, "check", "--loading", str(folder / "a.xml"), "--content", str(folder / "b.xml"), "--size",
         f"{size[0]}x{size[1]}", "--format", "json", *more], capture_output=True)
    if output.returncode not in (0, 1):
        raise RuntimeError(output.stderr.decode())
    [report] = json.loads(output.stdout)["documents"].values()
    return report


def handwritten(command, browser, script, folder):
    """The number of pages whose report has exactly the differences that a reader sees."""
    wrong = 0
    for name, width, loading, loaded, expected in PAGES:
        browser.size(width, 844, 1)
        for file, body in (("a.xml", loading), ("b.xml", loaded)):
            (folder / "page.html").write_text(f"<!DOCTYPE html><meta charset=utf-8><style>{PAGE_STYLE}</style><body>{body}")
            browser.open(str(folder / "page.html"))
            (folder / file).write_text(browser.evaluate(script))
        places = [place for violation in check(command, folder, (width, 844))["violations"] for place in violation["places"]]
        found = {place["code"].removeprefix("loading.") for place in places}
        if bool(found) != bool(expected) or not (found <= expected if "breakpoint" in expected else expected <= found):
            wrong += 1
            print(f"   failed: {name}: expected {sorted(expected)}")
        if "-v" in sys.argv or bool(found) != bool(expected):
            print(f"   {name}:", *(f"\n      {place['message']}" for place in places))
    print(f"{len(PAGES)} placeholders written by hand: the report is right for {len(PAGES) - wrong}")
    return wrong


def main():
    command, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100
    command = str(pathlib.Path(command).resolve())
    script = subprocess.run([command, "capture", "--print-script"], check=True, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory(prefix="skeleton-loading-") as folder, Chromium() as browser:
        folder = pathlib.Path(folder)
        worst, shifted, failures = 0, 0, []
        for seed in range(count):
            generator = random.Random(seed)
            size = generator.choice([(390, 844), (768, 1024), (1280, 800)])
            browser.size(*size, 1)
            rows = generator.randint(1, 6)
            above = persistent(generator) if generator.random() < 0.4 else ""
            below = "".join(persistent(generator) for _ in range(generator.randint(1, 3)))
            page = folder / "page.html"
            page.write_text(
                f"<!DOCTYPE html><html><meta charset=utf-8><style>{STYLE}</style>{SCORE}<header>{words(generator, 1, 2)}</header>{above}"
                f'<main id="app">{placeholder(generator, rows)}</main>{below}<footer>{words(generator, 2, 5)}</footer></html>')
            browser.open(str(page))
            (folder / "a.xml").write_text(browser.evaluate(script))
            measured = browser.evaluate(SWAP % json.dumps(content(generator, max(1, rows + generator.randint(-1, 1)))))
            (folder / "b.xml").write_text(browser.evaluate(script))
            report = check(command, folder, size, "--budget", "mismatches=9999")
            predicted = report["measures"]["layoutShift"]
            difference = abs(measured - predicted)
            worst = max(worst, difference)
            shifted += measured > 0
            if difference > TOLERANCE:
                failures.append(seed)
                print(f"   failed: seed {seed}, {size}: predicted {predicted}, Chromium reports {measured:.4f}")
        print(f"{count} pairs, {shifted} of them with a shift: the prediction is within {worst:.4f} of Chromium's")
        wrong = handwritten(command, browser, script, folder)
    if failures or shifted < count / 2 or wrong > len(PAGES) / 10:
        sys.exit(1)


main()
