#!/usr/bin/env python3
"""Shows placeholders for every width in headless Chromium and compares them with the command's own pictures.

    fluid.py SKELETON [--short] [PART ...]      the command, and the parts: exact sizes pictures react element scopes sweep
                                      rows regions boneyard motion rules shift shell replacement
                                      embeddings themes

With --short, few documents at two widths. Needs Chromium, numpy, Pillow, Node, React and esbuild; `.ci/install all`
installs them.
"""

import http.server
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

import jsonschema

import parts
from chromium import Chromium
from layers import LEVELS
from pictures import PROJECT, Skeleton, axe_core, compare

FIXTURES = PROJECT / "Fixtures"
PAGES = PROJECT / "Tests/Browser/pages"
WIDTHS = (280, 320, 375, 430, 600, 768, 1024, 1280)
FEW = ("seeds/newsfeed.xml", "seeds/table.xml", "native/responsive/a-cover-follows-the-width.xml", "native/responsive/rows-on-surfaces.xml",
       "gallery/first.xml")
MORE = ("native/responsive", "native/shimmer", "native/bones", "android/boxes", "gallery")

SHIMMERS = (
    'scope="cell"', 'scope="view"', 'scope="cell" preset="vivid" angle="60deg"', 'startPoint="0 0" endPoint="1 1"',
    'scope="view" startPoint="1 0.2" endPoint="0.3 0.9"',
    'scope="cell" colors="#eee #999 #eee" locations="0.2 0.5 0.8" startPoint="0 1" endPoint="1 0"')
SCOPED = """<feed background="white"><shimmer {}/>
  <cell repeat="2" padding="12" gap="8"><row gap="8"><avatar/><column grow="1" gap="8"><text/><text width="50%"/></column></row>
    <row wrap="wrap" gap="8"><button width="150"/><button width="150"/></row></cell>
  <text/></feed>"""
THEMED = """<cell padding="16" gap="16" background="#FFFFFF">
  <theme name="dark" overlay="#0B1020" colors="{}"/><image aspectRatio="16/9"/><text lines="2"/></cell>"""
REGIONS = """<feed background="white"><view region="header" padding="12" height="60"><text width="50%"{}/></view>
  <column region="list"><cell repeat="{}" padding="12"><row gap="8"><avatar/><text grow="1"/></row></cell></column></feed>"""

ANIMATIONS = """[document, ...[...document.querySelectorAll('*')].map(element => element.shadowRoot)]
    .flatMap(root => root?.getAnimations() ?? [])"""


def documents(count):
    found = [FIXTURES / name for name in FEW]
    for folder in MORE:
        found += [path for path in sorted((FIXTURES / folder).glob("*.xml")) if path not in found]
    return found[:count]


def solved_documents():
    """Documents of all dialects that are laid out, alternately."""
    folders = ("native", "seeds", "rules", "gallery", "hints", "components"), ("android",), ("interface-builder", "auto-layout")
    lists = [[path for name in group for path in sorted((FIXTURES / name).rglob("*"))
              if path.suffix in (".xml", ".xib", ".storyboard") and "values" not in path.parent.name]
             for group in folders]
    return [path for group in itertools.zip_longest(*lists) for path in group if path]


class Checks:
    def __init__(self, command, is_short):
        self.folder = tempfile.TemporaryDirectory(prefix="skeleton-fluid-")
        self.skeleton = Skeleton(command, self.folder.name)
        self.browser = Chromium()
        self.is_short = is_short
        self.widths = (320, 900) if is_short else WIDTHS
        self.failures = []
        self.count = 0
        self.worst = 0

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    def path(self, name):
        return pathlib.Path(self.folder.name) / name

    def fragment(self, source, *options):
        """The elements for a page; None if the document has no form for every width."""
        path = self.path("fragment.html")
        notes = self.skeleton.notes("render", source, "--fragment", "-o", path, *options)
        return None if "does not follow the width" in notes else path.read_text()

    def page(self, content, direction="ltr"):
        """A page in which the element around the content has the coordinates of the sweep."""
        path = self.path("page.html")
        path.write_text(f"<!DOCTYPE html><html lang=en dir={direction}><meta charset=utf-8><title>Page</title>"
                        f"<style>body{{margin:0}}main{{contain:layout}}</style><main>{content}</main>")
        return path

    def show(self, path, width, height):
        self.browser.size(width, height, 1)
        self.browser.open(path)
        # Until React has hydrated the page, and the events of the first frames let all sweeps begin with the page.
        self.browser.evaluate("""(async () => {
            const isReady = () => !document.querySelector('#root') || globalThis.isHydrated;
            for (let frame = 0; frame < 4 || !isReady(); frame++) await new Promise(done => requestAnimationFrame(done));
        })()""")

    def scrub(self):
        """Stops every animation, also those in shadow roots, at 0.31 seconds."""
        self.browser.scrub(0.31)
        self.browser.evaluate(f"""(async () => {{
            for (const animation of {ANIMATIONS}) {{
                animation.pause();
                animation.currentTime = 310;
            }}
            for (let frame = 0; frame < 2; frame++) await new Promise(done => requestAnimationFrame(done));
        }})()""")

    # MARK: - Parts

    def exact(self):
        """The bones of `layout --fluid` at random widths, compared with layouts at these widths."""
        generator = random.Random(51)
        schema = json.loads((PROJECT / "Sources/Skeleton/Skeleton.docc/Resources/fluid.schema.json").read_text())
        compared, worst = 0, 0.0
        for source in solved_documents():
            if compared >= (5 if self.is_short else 60):
                break
            result = subprocess.run([self.skeleton.command, "layout", source, "--fluid", "--widths", "200-1000"],
                                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            fluid = json.loads(result.stdout) if result.returncode == 0 else None
            if not fluid or not fluid["exact"] or not 0 < len(fluid["intervals"][0]["bones"]) <= 200:
                continue
            jsonschema.validate(fluid, schema)
            compared += 1
            tolerance = 0.05 if "android" not in source.parts else 1.05
            widths = sorted({round(generator.uniform(200, 1000), 3) for _ in range(10 if self.is_short else 100)})
            sizes = [argument for width in widths for argument in ("--size", f"{width:g}x")]
            self.skeleton.run("render", source, "--quiet", *sizes, "-o", self.path("at-{size}.json"))
            far = max(self.distance(fluid, json.loads(self.path(f"at-{width:g}x.json").read_text()), width)
                      for width in widths)
            worst = max(worst, far / tolerance)
            self.expect(far <= tolerance, f"{source.parent.name}/{source.name}: {far:.3f} points off")
        self.expect(compared >= (5 if self.is_short else 60), f"only {compared} documents")
        print(f"   {compared} documents, at most {worst:.2f} of the tolerance off")

    def distance(self, fluid, bones, width):
        """The largest difference in points of a length at a width."""
        interval = [one for one in fluid["intervals"] if one["start"] <= width][-1]
        if len(interval["bones"]) != len(bones["bones"]):
            return 1e9
        return max([abs(interval["height"][0] + interval["height"][1] * width - bones["height"])] + [
            abs(one[side][0] + one[side][1] * width - other[side])
            for one, other in zip(interval["bones"], bones["bones"]) for side in ("x", "y", "width", "height")])

    def pictures(self):
        """The fragment of each document at each width, in both themes and directions."""
        compared = 0
        for source in documents(5 if self.is_short else 40):
            content = self.fragment(source)
            if content is None:
                continue
            compared += 1
            for theme, direction in (("light", "ltr"), ("dark", "ltr"), ("light", "rtl")):
                options = (["--theme", theme] if theme != "light" else []) + (["--rtl"] if direction == "rtl" else [])
                self.browser.media(prefers_color_scheme=theme)
                page = self.page(content, direction)
                for width in self.widths:
                    self.check_picture(source, page, width, *options)
        self.browser.media()
        self.expect(compared >= (5 if self.is_short else 30), f"only {compared} documents")
        print(f"   {compared} documents, at most {self.worst} levels away from edges")

    def check_picture(self, source, page, width, *options, label=None):
        expected = self.skeleton.pictures(source, (0.31,), 1, "--size", f"{width}x", *options)[0]
        self.show(page, width, min(expected.shape[0], 4000))
        self.scrub()
        height = self.browser.evaluate("document.querySelector('main').getBoundingClientRect().height")
        inside, _ = compare(expected[:4000], self.browser.screenshot())
        self.worst = max(self.worst, inside)
        name = f"{label or source.parent.name + '/' + source.name} at {width} {' '.join(options)}"
        self.expect(inside <= LEVELS, f"{name}: {inside} levels away from edges")
        self.expect(-0.1 <= expected.shape[0] - height < 1.1, f"{name}: {height} points high, not {expected.shape[0]}")

    def react(self):
        """The component of React, rendered by a server and hydrated, as the fragment is."""
        for source in documents(5 if self.is_short else 12):
            markup, script = self.component(source)
            for theme, direction in (("light", "ltr"), ("dark", "rtl")):
                self.browser.media(prefers_color_scheme=theme)
                page = self.page(f"<link rel=stylesheet href=client.css><div id=root>{markup}</div>"
                                 f"<script src={script}></script>", direction)
                for width in (320, 900):
                    self.watch_console()
                    self.check_picture(source, page, width, "--theme", theme, *(["--rtl"] if direction == "rtl" else []))
                    self.expect_silence(source.name)
        self.browser.media()
        print(f"   at most {self.worst} levels away from edges")

    def component(self, source, content="<Placeholder />", declaration=""):
        """What the server writes, and the name of the script that hydrates it."""
        folder = pathlib.Path(self.folder.name)
        self.skeleton.run("render", source, "--quiet", "-o", folder / "Placeholder.tsx", "-o", folder / "Placeholder.css")
        head = f"""import * as React from 'react'
            import Placeholder from './Placeholder'
            const Page = () => {{
                React.useEffect(() => {{ (globalThis as any).isHydrated = true }}, [])
                return {content}
            }}
            {declaration}\n"""
        (folder / "server.tsx").write_text(
            f"{head}import {{ renderToString }} from 'react-dom/server'\nconsole.log(renderToString(<Page />))\n")
        (folder / "client.tsx").write_text(
            f"{head}import {{ hydrateRoot }} from 'react-dom/client'\n"
            "hydrateRoot(document.getElementById('root')!, <Page />)\n")
        environment = os.environ | {"NODE_PATH": "/usr/share/nodejs"}
        for name, options in (("server", ["--platform=node"]), ("client", ["--define:process.env.NODE_ENV=\"development\""])):
            subprocess.run(["esbuild", "--bundle", "--log-level=error", *options, f"--outfile={folder / name}.js",
                            folder / f"{name}.tsx"], check=True, env=environment)
        markup = subprocess.run(["node", folder / "server.js"], check=True, stdout=subprocess.PIPE).stdout.decode()
        return markup.rstrip("\n"), "client.js"

    def watch_console(self):
        self.browser.call("Runtime.enable")
        self.browser.events = []

    def expect_silence(self, name):
        """No message of React, such as a warning about hydration, and no error."""
        found = [event["params"] for event in self.browser.events
                 if event.get("method") in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown")]
        messages = [str(entry.get("args", entry))[:300] for entry in found if "DevTools" not in str(entry)]
        self.expect(messages == [], f"{name}: {messages}")

    def element(self):
        """The custom element, as the fragment is."""
        for source in documents(5 if self.is_short else 12):
            self.skeleton.run("render", source, "--quiet", "-o", self.path("a-placeholder.element.js"))
            tag = "a-placeholder-skeleton"
            for theme, direction in (("light", "ltr"), ("dark", "rtl")):
                self.browser.media(prefers_color_scheme=theme)
                page = self.page(f"<{tag}></{tag}><script type=module src=a-placeholder.element.js></script>", direction)
                for width in (320, 900):
                    self.watch_console()
                    self.check_picture(source, page, width, "--theme", theme, *(["--rtl"] if direction == "rtl" else []))
                    self.expect_silence(source.name)
        self.browser.media()
        print(f"   at most {self.worst} levels away from edges")

    def wrappings(self, source, attributes=""):
        """The contents of pages with the fragment, the custom element and the component of React."""
        fragment = self.fragment(source)
        yield "fragment", fragment.replace('data-skeleton-state="', f'{attributes} data-skeleton-state="', 1)
        self.skeleton.run("render", source, "--quiet", "-o", self.path("a-placeholder.element.js"))
        tag = "a-placeholder-skeleton"
        yield "element", f"<{tag} {attributes}></{tag}><script type=module src=a-placeholder.element.js></script>"
        markup, script = self.component(source, f"<Placeholder {attributes} />")
        yield "react", f"<link rel=stylesheet href=client.css><div id=root>{markup}</div><script src={script}></script>"

    def scopes(self):
        """Gradients of cells and of views, and slanted ones, in all outputs."""
        source = self.path("scopes.xml")
        for shimmer in SHIMMERS:
            source.write_text(SCOPED.format(shimmer))
            for name, content in self.wrappings(source):
                for theme, direction in (("light", "ltr"), ("dark", "rtl")):
                    self.browser.media(prefers_color_scheme=theme)
                    page = self.page(content, direction)
                    for width in (300, 700):
                        options = ["--theme", theme] + (["--rtl"] if direction == "rtl" else [])
                        self.check_picture(source, page, width, *options, label=f"{name} {shimmer}")
        self.browser.media()
        print(f"   at most {self.worst} levels away from edges")

    def regions(self):
        """A region that is hidden or ended, while the others go on."""
        source, other = self.path("regions.xml"), self.path("other.xml")
        source.write_text(REGIONS.format("", 3))
        other.write_text(REGIONS.format(' skeleton="ignore"', 3))
        for name, content in self.wrappings(source, 'data-region-header="hidden"'):
            self.check_picture(other, self.page(content), 320, label=f"{name} with a hidden region")
        expected = self.skeleton.pictures(source, (0.31,), 1, "--size", "320x")[0]
        for region, rows in (("header", slice(0, 60)), ("list", slice(60, None))):
            ended = expected.copy()
            ended[rows] = (0, 128, 0)
            for name, content in self.wrappings(source, f'data-region-{region}="ended"'):
                self.show(self.page(f"<style>main{{background:green}}</style>{content}"), 320, expected.shape[0])
                self.scrub()
                inside, _ = compare(ended, self.browser.screenshot())
                self.expect(inside <= LEVELS, f"{name} with the ended region {region}: {inside} levels away from edges")
                # The page's own elements, not those of the placeholder.
                hit = self.browser.evaluate("(({id, localName}) => id || localName)(document.elementFromPoint(100, 20))")
                self.expect(hit in ("main", "root"), f"{name} with the ended region {region} covers the page: {hit}")
        source.write_text(REGIONS.format("", 5))
        rows = self.skeleton.pictures(source, (0.31,), 1, "--size", "320x")[0]
        source.write_text(REGIONS.format("", 3))
        content = self.fragment(source).replace('data-skeleton-state="', 'data-region-header=ended data-skeleton-state="', 1)
        rows[:60] = (0, 128, 0)
        self.show(self.page(f"<style>main{{background:green;--skeleton-rows:5}}</style>{content}"), 320, rows.shape[0])
        self.scrub()
        inside, _ = compare(rows, self.browser.screenshot())
        self.expect(inside <= LEVELS, f"an ended region before five rows: {inside} levels away from edges")

    def boneyard(self):
        """The bones for the libraries of boneyard at each of its widths, compared with those of the layout."""
        for source in documents(5):
            path = self.path("a.boneyard.json")
            notes = self.skeleton.notes("render", source, "-o", path)
            self.expect("one gradient for all bones" in notes, f"{source.name}: no note about what is lost")
            for width, result in json.loads(path.read_text())["breakpoints"].items():
                self.skeleton.run("render", source, "--quiet", "--size", f"{width}x", "-o", self.path("bones.json"))
                bones = json.loads(self.path("bones.json").read_text())
                read = [bone for bone in result["bones"] if len(bone) == 5]
                self.expect(len(read) == len(bones["bones"]), f"{source.name} at {width}: {len(read)} bones")
                self.expect(abs(result["height"] - bones["height"]) < 0.1, f"{source.name} at {width}: {result['height']} high")
                for (x, y, w, h, r), bone in zip(read, bones["bones"]):
                    share = float(width) / 100
                    far = max(abs(x * share - bone["x"]), abs(y - bone["y"]), abs(w * share - bone["width"]),
                              abs(h - bone["height"]), abs((h / 2 if r == "50%" else r) - max(bone["radii"])))
                    self.expect(far < 0.1, f"{source.name} at {width}: {far} points off")

    def themes(self):
        """An SVG with a dark theme of any number of colors."""
        source = self.path("themed.xml")
        for colors in ("#1B2440 #26325A #1B2440", "#1B2440 #1B2440 #26325A #1B2440 #1B2440",
                       "#1B2440 #202B4D #26325A #202B4E #1B2441", "#1B2440"):
            source.write_text(THEMED.format(colors))
            for name, options in (("svg", ()), ("responsive svg", ("--responsive",))):
                self.skeleton.run("render", source, "--quiet", "--size", "360x", *options, "-o", self.path("t.svg"))
                page = self.page("<style>svg{display:block}</style>" + self.path("t.svg").read_text())
                for theme in ("light", "dark"):
                    self.browser.media(prefers_color_scheme=theme)
                    self.check_picture(source, page, 360, "--theme", theme, label=f"{name} with {colors}")
        self.browser.media()
        print(f"   at most {self.worst} levels away from edges")

    def sweep(self):
        """Ten cards that are mounted at ten moments show the sweep of one placeholder with ten cells."""
        source = self.path("cards.xml")
        cell = '<cell padding="16" gap="8"><avatar/><text lines="2"/></cell>'
        source.write_text(f"<feed>{cell}</feed>")
        ten = self.path("ten.xml")
        repeated = cell.replace("<cell", '<cell repeat="10"')
        ten.write_text(f"<feed>{repeated}</feed>")
        self.skeleton.run("render", source, "--quiet", "-o", self.path("card.element.js"))
        page = self.page("<script type=module src=card.element.js></script>")
        self.mount_and_compare("custom elements", page, ten,
                               "document.querySelector('main').append(document.createElement('card-skeleton'))")
        _, script = self.component(source, "<Cards />", """const Cards = () => {
            const [count, setCount] = React.useState(0);
            (globalThis as any).more = () => setCount((count) => count + 1);
            return <>{Array.from({ length: count }, (_, index) => <Placeholder key={index} />)}</>
        }""")
        page = self.page(f"<link rel=stylesheet href=client.css><div id=root></div><script src={script}></script>")
        self.mount_and_compare("React", page, ten, "more()")

    def mount_and_compare(self, name, page, ten, mount):
        expected_height = self.skeleton.pictures(ten, (0.31,), 1, "--size", "375x")[0].shape[0]
        self.show(page, 375, expected_height)
        self.browser.evaluate(f"""(async () => {{
            for (let index = 0; index < 10; index++) {{
                {mount};
                await new Promise(done => setTimeout(done, 37 + 11 * index));
            }}
        }})()""")
        phases = self.browser.evaluate(
            f"[...new Set({ANIMATIONS}.map(animation => animation.startTime))]")
        self.expect(phases == [0], f"{name}: the sweeps begin at {phases}")
        self.scrub()
        expected = self.skeleton.pictures(ten, (0.31,), 1, "--size", "375x")[0]
        inside, _ = compare(expected, self.browser.screenshot())
        self.expect(inside <= LEVELS, f"{name}: {inside} levels away from edges")

    def rows(self):
        """Other numbers of rows, and rows that fill their container."""
        for name, cells in (("seeds/newsfeed.xml", 3), ("native/responsive/rows-on-surfaces.xml", 4)):
            source = FIXTURES / name
            content = self.fragment(source)
            for count in (1, 7):
                other = self.path("rows.xml")
                other.write_text(source.read_text().replace(f'repeat="{cells}"', f'repeat="{count}"'))
                page = self.page(f'<div style="--skeleton-rows:{count}">{content}</div>')
                self.check_picture(other, page, 375)
        page = self.page(f'<div style="height:500px">{content.replace("<div class", "<div data-rows=fill class", 1)}</div>')
        expected = self.skeleton.pictures(other, (0.31,), 1, "--size", "375x")[0]
        self.show(page, 375, 500)
        self.scrub()
        inside, _ = compare(expected[:500], self.browser.screenshot())
        self.expect(inside <= LEVELS, f"rows that fill 500 points: {inside} levels away from edges")

    def motion(self):
        """No motion with prefers-reduced-motion, and no paint while the sweep moves."""
        for source in documents(5):
            page = self.page(self.fragment(source))
            self.show(page, 600, 700)
            events = self.browser.trace(position=0.7, seconds=1.0, frames=10)
            painted = {name: events.count(name) for name in ("Paint", "Layout", "UpdateLayoutTree") if name in events}
            self.expect(not painted, f"{source.name}: {painted} in a second")
            self.browser.media(prefers_reduced_motion="reduce")
            self.browser.open(page)
            first = self.browser.screenshot()
            self.browser.evaluate("new Promise(done => setTimeout(done, 300))")
            self.expect((self.browser.screenshot() == first).all(), f"{source.name} moves without motion")
            self.expect((first != first[0, 0]).any(), f"{source.name} is empty without motion")
            self.browser.media()

    def rules(self):
        """The rules of axe-core."""
        axe = axe_core()
        if not axe:
            return print("   skipped: there is no axe-core")
        self.skeleton.run("render", FIXTURES / "seeds/newsfeed.xml", "--quiet", "-o", self.path("a-placeholder.element.js"))
        markup, script = self.component(FIXTURES / "seeds/newsfeed.xml")
        for name, content in (
                ("fragment", self.fragment(FIXTURES / "seeds/newsfeed.xml")),
                ("element", "<a-placeholder-skeleton></a-placeholder-skeleton>"
                            "<script type=module src=a-placeholder.element.js></script>"),
                ("react", f"<link rel=stylesheet href=client.css><div id=root>{markup}</div><script src={script}></script>")):
            self.show(self.page(f"<h1>Feed</h1>{content}"), 400, 700)
            self.browser.evaluate(axe.read_text() + ";0")
            found = self.browser.evaluate("axe.run().then(r => r.violations.map(v => v.id + ': ' + v.help))")
            self.expect(found == [], f"{name}: {found}")

    def shift(self):
        """A footer below the placeholder does not move when content of the same size replaces it."""
        for source in documents(5):
            page = self.page(f"<div id=place>{self.fragment(source)}</div><footer>Footer</footer>")
            self.show(page, 600, 900)
            moved = self.browser.evaluate("""(async () => {
                let sum = 0;
                new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value })
                    .observe({ type: 'layout-shift', buffered: true });
                const place = document.querySelector('#place');
                const height = place.getBoundingClientRect().height;
                await new Promise(done => setTimeout(done, 200));
                place.innerHTML = `<div style="height:${height}px;background:#abc">Content</div>`;
                await new Promise(done => setTimeout(done, 300));
                return sum;
            })()""")
            self.expect(moved == 0, f"{source.name}: layout shift {moved}")

    def shell_page(self, content, policy, attributes="", after=""):
        """A page with a content security policy, whose own style sheet has the nonce `once`."""
        path = self.path("page.html")
        path.write_text(f"<!DOCTYPE html><html lang=en {attributes}><meta charset=utf-8><title>Page</title>"
                        f'<meta http-equiv=Content-Security-Policy content="{policy}">'
                        f"<style nonce=once>body{{margin:0}}main{{contain:layout}}</style><main>{content}{after}</main>")
        return path

    def shell(self):
        """A shell is painted without scripts under a strict policy, before the first script, and in the theme of the page."""
        strict = "default-src 'none'; style-src 'nonce-once'"
        for source in documents(2 if self.is_short else 30):
            if self.fragment(source) is None:
                continue
            content = self.fragment(source, "--shell")
            self.expect(not any(word in content for word in ("data:", "<script", " style=", "http:")),
                        f"{source.name}: a shell contains what a policy forbids")
            allowed = content.replace("<style>", "<style nonce=once>", 1)
            for theme, direction, mark in (("light", "ltr", ""), ("dark", "ltr", ""), ("light", "rtl", ""),
                                           ("dark", "ltr", "dark"), ("light", "ltr", "light")):
                # The attribute of the page wins over the system.
                self.browser.media(prefers_color_scheme=theme if not mark else "dark" if mark == "light" else "light")
                page = self.shell_page(allowed, strict, f"dir={direction}" + (f" data-theme={mark}" if mark else ""))
                options = ["--theme", theme] + (["--rtl"] if direction == "rtl" else [])
                for width in self.widths[::3] if mark else self.widths:
                    self.check_picture(source, page, width, *options, label=f"{source.name} {mark}")
            self.browser.media()
        self.without_scripts(strict)
        self.first_paint()
        self.delay()
        print(f"   at most {self.worst} levels away from edges")

    def without_scripts(self, strict):
        """A shell that does not move, with scripts off: allowed by nonce, by hash, and not at all."""
        source = FIXTURES / "seeds/newsfeed.xml"
        notes = self.skeleton.notes("render", source, "--shell", "--preset", "solid", "-o", self.path("shell.html"))
        content = self.path("shell.html").read_text()
        (source_of_hash,) = re.findall(r"style-src ('sha256-[^']*')", notes)
        expected = self.skeleton.pictures(source, (0,), 1, "--preset", "solid", "--size", "375x")[0]
        self.browser.call("Emulation.setScriptExecutionDisabled", value=True)
        for name, text, policy, is_seen in (
                ("nonce", content.replace("<style>", "<style nonce=once>", 1), strict, True),
                ("hash", content, f"{strict} {source_of_hash}", True), ("neither", content, strict, False)):
            self.browser.size(375, expected.shape[0], 1)
            self.browser.open(self.shell_page(text, policy))
            inside, _ = compare(expected, self.browser.screenshot())
            self.expect((inside <= LEVELS) == is_seen, f"a shell allowed by {name}: {inside} levels away from edges")
        self.browser.call("Emulation.setScriptExecutionDisabled", value=False)

    def delay(self):
        """A shell with a delay is not seen before."""
        page = self.page(self.fragment(FIXTURES / "seeds/newsfeed.xml", "--shell", "--show-delay", "0.3s"))
        self.show(page, 375, 400)
        seen = []
        for seconds in (0.1, 0.4):
            self.browser.scrub(seconds)
            picture = self.browser.screenshot()
            seen.append(bool((picture != picture[0, 0]).any()))
        self.expect(seen == [False, True], f"a shell with a delay is seen: {seen}")

    def first_paint(self):
        """The first paint comes before the first script of a bundle that takes a second to load."""
        content = self.fragment(FIXTURES / "seeds/newsfeed.xml", "--shell")

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                is_script = self.path == "/bundle.js"
                if is_script:
                    time.sleep(1)
                text = "globalThis.began = performance.now()" if is_script else (
                    f"<!DOCTYPE html><title>Page</title><main>{content}</main><div id=root></div><script src=bundle.js></script>")
                self.send_response(200)
                self.send_header("Content-Type", "text/javascript" if is_script else "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_):
                pass

        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            self.browser.size(375, 700, 1)
            self.browser.open_address(f"http://127.0.0.1:{server.server_port}/")
            paint, script = self.browser.evaluate("[performance.getEntriesByName('first-paint')[0]?.startTime, globalThis.began]")
            seen = self.browser.evaluate("""(shell => [shell.getClientRects().length, shell.dataset.skeletonState = 'ready',
                shell.getClientRects().length])(document.querySelector('[data-skeleton-state]'))""")
            server.shutdown()
        self.expect(seen == [1, "ready", 0], f"a shell with the state ready: {seen}")
        self.expect(paint is not None and paint < script - 500, f"the first paint comes after {paint} ms, the script after {script} ms")
        print(f"   the first paint after {paint:.0f} ms, the first script after {script:.0f} ms")

    def replacement(self):
        """A footer below a shell does not move when the page of which it was captured replaces it."""
        worst = tallest = 0
        for name in ("form",) if self.is_short else sorted(path.stem for path in PAGES.glob("*.html")):
            page, captured = PAGES / f"{name}.html", self.path("captured.xml")
            self.skeleton.run("capture", page, "--no-sandbox", "--width", "360,768,1280", "-o", captured)
            # Some have a gap around a circle, which a shell leaves out.
            self.skeleton.run("render", captured, "--quiet", "--shell", "-o", self.path("shell.html"))
            content = self.path("shell.html").read_text()
            for width in (360, 500, 768, 1000, 1280):
                self.browser.size(width, 844, 1)
                self.browser.open(page)
                height = self.browser.evaluate("document.documentElement.scrollHeight")
                for size in (844, height + 300):
                    moved = self.shift_of_footer(content, width, size, height)
                    limit = 0 if width in (360, 768, 1280) else 0.02
                    if size == 844 or not limit:
                        self.expect(moved <= limit, f"{name} at {width}: layout shift {moved}")
                        worst = max(worst, moved)
                    else:
                        tallest = max(tallest, moved)
        print(f"   at most {worst:.4f} between captured widths, and {tallest:.4f} in windows that are higher than the page")

    def shift_of_footer(self, content, width, window, height):
        path = self.path("page.html")
        path.write_text(f"<!DOCTYPE html><title>Page</title><style>body{{margin:0}}</style><main>{content}"
                        "<div data-skeleton-content></div></main><footer style='height:200px;background:#abc'>Footer</footer>")
        self.show(path, width, window)
        return self.browser.evaluate(f"""(async () => {{
            let sum = 0;
            new PerformanceObserver(list => {{ for (const entry of list.getEntries()) sum += entry.value }})
                .observe({{ type: 'layout-shift', buffered: true }});
            await new Promise(done => setTimeout(done, 100));
            document.querySelector('[data-skeleton-content]').innerHTML = '<div style="height:{height}px">Content</div>';
            await new Promise(done => setTimeout(done, 150));
            if (document.querySelector('[data-skeleton-state]').getClientRects().length) throw new Error('the shell is seen');
            return sum;
        }})()""")

    def embeddings(self):
        """Each row of the table of embeddings of a responsive SVG, which does not move: an image has its own clock."""
        for name in ("seeds/newsfeed.xml", "native/responsive/a-cover-follows-the-width.xml"):
            source = FIXTURES / name
            self.skeleton.run("render", source, "--quiet", "--responsive", "--preset", "solid", "-o", self.path("e.svg"))
            for width in (320, 800):
                expected = self.skeleton.pictures(source, (0,), 1, "--preset", "solid", "--size", f"{width}x")[0]
                height = expected.shape[0]
                for place, content in (
                        ("img", "<img src=e.svg style='width:100%;display:block'>"),
                        ("object", "<object data=e.svg style='width:100%;display:block'></object>"),
                        ("inline", self.path("e.svg").read_text()),
                        ("background", f"<div style='height:{height}px;background:url(e.svg) 0 0/100% auto no-repeat'></div>")):
                    self.show(self.page(content), width, height)
                    inside, _ = compare(expected, self.browser.screenshot())
                    self.expect(inside <= LEVELS, f"{name} as {place} at {width}: {inside} levels away from edges")
                    if place == "inline":
                        found = self.browser.evaluate("document.querySelector('svg').getBoundingClientRect().height")
                        self.expect(abs(found - height) <= 1, f"{name} as {place} at {width}: {found} high")
                    elif place != "background":
                        found = self.browser.evaluate("document.querySelector('main>*').getBoundingClientRect().height")
                        self.expect(found >= height - 1, f"{name} as {place} at {width}: {found} high")

    def sizes(self):
        """The size of the newsfeed in bytes."""
        size = len(self.fragment(FIXTURES / "seeds/newsfeed.xml").encode())
        print(f"   the newsfeed as a fragment: {size} bytes")
        self.expect(size <= 4096, f"the newsfeed as a fragment has {size} bytes")
        paths = [self.path("Newsfeed.tsx"), self.path("Newsfeed.css")]
        self.skeleton.run("render", FIXTURES / "seeds/newsfeed.xml", "--quiet", "-o", paths[0], "-o", paths[1])
        size = sum(path.stat().st_size for path in paths)
        print(f"   the newsfeed as a component of React: {size} bytes")
        self.expect(size <= 5120, f"the newsfeed as a component of React has {size} bytes")


def main():
    names = [name for name in sys.argv[2:] if name != "--short"] or [
        "exact", "sizes", "pictures", "react", "element", "scopes", "sweep", "rows", "regions", "boneyard", "motion", "rules",
        "shift", "shell", "replacement", "embeddings", "themes"]
    checks = Checks(sys.argv[1], "--short" in sys.argv)
    code = parts.run(checks, names)
    checks.browser.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
