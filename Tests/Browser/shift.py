#!/usr/bin/env python3
"""Compares the predicted layout shift of `skeleton check` with the `layout-shift` entries of headless Chromium.

    shift.py SKELETON [PAIRS]      the command, and the number of pairs of placeholder and content, 200 by default

Each pair is a seeded document and a copy with changed sizes, spaces, lines and views. The views that both have in common
are boxes of a page, which keep their identity while their frames change from those of the placeholder to those of the
content, as the elements of a keyed list do.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

from chromium import Chromium

TOLERANCE = 0.005
SIZE = (390, 844)


def document(generator):
    """A feed as a nested list of (element, attributes, children)."""
    def leaf(number):
        kind = generator.choice(["text", "image", "view"])
        attributes = {"id": f"v{number}"}
        if kind == "text":
            attributes |= {"lines": generator.randint(1, 3), "fontSize": generator.choice([12, 15, 20])}
        else:
            attributes |= {"width": generator.randint(20, 360), "height": generator.randint(8, 220)}
        return [kind, attributes, []]

    count = generator.randint(2, 14)
    rows, number = [], 0
    while number < count:
        if generator.random() < 0.35:
            children = [leaf(number + index) for index in range(generator.randint(2, 3))]
            for child in children:
                if child[0] != "text":
                    child[1]["width"] = generator.randint(20, 100)
            number += len(children)
            rows.append(["row", {"gap": generator.randint(0, 16), "paddingTop": generator.randint(0, 20)}, children])
        else:
            rows.append(leaf(number))
            number += 1
    return ["feed", {"width": SIZE[0], "height": SIZE[1], "padding": 16, "gap": 12}, rows]


def changed(node, generator):
    """A copy in which some sizes, spaces and lines differ, and some views are missing or new."""
    name, attributes, children = node[0], dict(node[1]), []
    for key, span in (("height", 60), ("width", 40), ("gap", 10), ("paddingTop", 16)):
        if key in attributes and name != "feed" and generator.random() < 0.25:
            attributes[key] = max(1, attributes[key] + generator.randint(-span, span))
    if "lines" in attributes and generator.random() < 0.3:
        attributes["lines"] = generator.randint(1, 4)
    for child in node[2]:
        draw = generator.random()
        if draw < 0.05:
            continue
        if draw < 0.12:
            children.append(["view", {"width": 100, "height": generator.randint(2, 120)}, []])
        children.append(changed(child, generator))
    return [name, attributes, children]


def markup(node):
    attributes = "".join(f' {name}="{value}"' for name, value in node[1].items())
    return f"<{node[0]}{attributes}>{''.join(map(markup, node[2]))}</{node[0]}>"


def frames(command, path):
    """The frames of the views with identifiers."""
    output = subprocess.run([command, "layout", path, "--format", "json", "--quiet"], check=True, capture_output=True)
    return {view["id"]: view["frame"] for view in json.loads(output.stdout)["views"] if "id" in view}


def bones(command, path):
    output = subprocess.run([command, "render", path, "--format", "json", "-o", "-", "--quiet"], check=True,
                            capture_output=True)
    return {bone["id"] for bone in json.loads(output.stdout)["bones"] if "id" in bone}


def page(boxes):
    divs = "".join(
        f'<div style="left:{x}px;top:{y}px;width:{w}px;height:{h}px"></div>' for (x, y, w, h), _ in boxes)
    return ("<!DOCTYPE html><style>html,body{margin:0;overflow:hidden}div{position:absolute;background:#ddd}</style>"
            "<script>let score=0;new PerformanceObserver(list=>{for(const entry of list.getEntries())score+=entry.value})"
            f".observe({{type:'layout-shift',buffered:true}})</script>{divs}")


MOVE = """(async frames => {
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame(); await frame();
    document.querySelectorAll('div').forEach((div, index) => {
        const [x, y, w, h] = frames[index];
        Object.assign(div.style, {left: x + 'px', top: y + 'px', width: w + 'px', height: h + 'px'});
    });
    await frame(); await frame();
    await new Promise(done => setTimeout(done, 30));
    return score;
})(%s)"""


def main():
    command, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    command = str(pathlib.Path(command).resolve())
    with tempfile.TemporaryDirectory(prefix="skeleton-shift-") as folder, Chromium() as browser:
        folder = pathlib.Path(folder)
        browser.size(*SIZE, 1)
        contents = {}
        for seed in range(count):
            generator = random.Random(seed)
            tree = document(generator)
            (folder / f"{seed}.xml").write_text(markup(tree))
            (folder / f"{seed}.loaded.xml").write_text(markup(changed(tree, generator)))
            contents[f"{seed}.xml"] = f"{seed}.loaded.xml"
        configuration = folder / "skeleton.json"
        configuration.write_text(json.dumps({"content": contents}))
        output = subprocess.run([command, "check", "--config", str(configuration), "--format", "json"], check=True,
                                capture_output=True)
        reports = json.loads(output.stdout)["documents"]
        worst, shifted, failures = 0, 0, []
        for seed in range(count):
            path = folder / f"{seed}.xml"
            predicted = reports[str(path)]["measures"]["layoutShift"]
            before, after = frames(command, str(path)), frames(command, str(folder / f"{seed}.loaded.xml"))
            common = sorted(bones(command, str(path)) & after.keys())
            boxes = [(before[name], after[name]) for name in common]
            shown = folder / "page.html"
            shown.write_text(page(boxes))
            browser.open(str(shown))
            measured = browser.evaluate(MOVE % json.dumps([frame for _, frame in boxes]))
            difference = abs(measured - predicted)
            worst = max(worst, difference)
            shifted += predicted > 0
            if difference > TOLERANCE:
                failures.append(seed)
                print(f"   failed: seed {seed}: predicted {predicted}, Chromium reports {measured:.4f}")
    print(f"{count} pairs, {shifted} of them with a shift: the prediction is within {worst:.4f} of Chromium's")
    if failures or shifted < count / 2:
        sys.exit(1)


main()
