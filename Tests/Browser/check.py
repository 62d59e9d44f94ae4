#!/usr/bin/env python3
"""Shows SVG and HTML in headless Chromium and compares them with the command's own pictures.

    check.py SKELETON [PART ...]      the command, and the parts: pictures edges still paints rules step sizes widths
                              embedded corpus motion springs shadows depths orders chains
                              handwritten loading report

Needs Chromium, rsvg-convert, numpy and Pillow, and for `rules` axe-core; `.ci/install all` installs them.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import parts
from chromium import Chromium
from handwritten import HandwrittenChecks
from layers import LEVELS, LayerChecks
from pictures import PROJECT, Skeleton, axe_core, blocks, compare, difference, pixels, straight_difference
from reports import ReportChecks

SEEDS = sorted((PROJECT / "Fixtures/seeds").glob("*.xml"))
# The times avoid jumps, where the last bit decides.
TIMES = [0.03, 0.31, 0.77, 1.43, 2.61]
COVERAGE = 0.12
# The scales of the pictures in which shapes are checked, each with the scales that are checked in it: at least four times.
FINE = {8: (1, 2), 12: (3,)}


class Checks(LayerChecks, HandwrittenChecks, ReportChecks):
    def __init__(self, command):
        self.folder = tempfile.TemporaryDirectory(prefix="skeleton-markup-")
        self.skeleton = Skeleton(command, self.folder.name)
        self.browser = Chromium()
        self.failures = []
        self.worst = (0, 0.0)
        self.count = 0

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    def show(self, path, size, scale, is_open=False):
        """Shows a file in a window; for a file that is shown already, only the window is resized, which takes less time."""
        if is_open:
            return self.browser.resize(*size, scale)
        self.browser.size(*size, scale)
        self.browser.open(path)

    def check_times(self, name, path, times, pictures):
        """Compares a file with its pictures at some times, a list for each scale."""
        for number, (scale, expected) in enumerate(pictures.items()):
            height, width = expected[0].shape[:2]
            self.show(path, (-(-width // scale), -(-height // scale)), scale, is_open=number > 0)
            for moment, picture in zip(times, expected):
                self.browser.scrub(moment)
                inside, share = compare(picture, self.browser.screenshot())
                self.worst = max(self.worst[0], inside), max(self.worst[1], share)
                self.expect(inside <= LEVELS, f"{name} at {moment} s, scale {scale}: {inside} levels away from edges")

    # MARK: - Parts

    def pictures(self):
        """Every seed, at every time, scale, theme and direction, in all three forms."""
        self.cross(SEEDS, TIMES, (1, 2, 3), ("light", "dark"), ((), ("--rtl",)))

    def motion(self):
        """The fixtures of motion and of shimmers."""
        folders = ("native/motion", "native/shimmer")
        sources = [path for folder in folders for path in sorted((PROJECT / "Fixtures" / folder).glob("*.xml"))]
        self.cross(sources, (0.13, 0.47, 1.21), (2,), ("light",), ((),))

    def loading(self):
        """Delay, minimum time, dissolve and finished sweep at six times each, and the attribute that ends loading."""
        self.worst = (0, 0.0)
        source = PROJECT / "Fixtures/native/loading/a-cell-with-its-content.xml"
        cases = {
            "delay": (("--show-delay", "0.4s"), (0.05, 0.21, 0.38, 0.43, 0.83, 1.61)),
            "faster than the delay": (("--show-delay", "0.4s", "--stop-at", "0.3s"),
                                      (0.05, 0.17, 0.28, 0.32, 0.45, 1.2)),
            "minimum time": (("--show-delay", "0.2s", "--minimum-time", "0.9s", "--stop-at", "0.5s"),
                             (0.11, 0.23, 0.53, 1.03, 1.13, 1.43)),
            "dissolve": (("--stop-at", "0.61s", "--transition", "0.5s"), (0.31, 0.59, 0.66, 0.81, 1.06, 1.21)),
            "finished sweep": (("--stop-at", "1.3s", "--finish-cycle", "--transition", "0.25s"),
                               (0.31, 1.33, 1.77, 1.97, 2.11, 2.41)),
            "all": (("--start-at", "0.2s", "--show-delay", "0.2s", "--minimum-time", "0.5s", "--stop-at", "0.45s",
                     "--finish-cycle", "--transition", "0.4s"), (0.11, 0.31, 0.43, 1.21, 1.53, 1.85)),
        }
        for name, (options, times) in cases.items():
            files = self.skeleton.markup(source, *options)
            expected = self.skeleton.pictures(source, times, 1, *options)
            for kind, path in files.items():
                self.check_times(f"{name}, {kind}", path, times, {1: expected})
            self.check_status(name, files["html"], times, *options)
        print(f"   at most {self.worst[0]} levels away from edges, {self.worst[1]:.1%} of 255 at them")
        for options, ready, begins, ends in (
                ((), 300, 300, 300),
                (("--transition", "0.3s"), 300, 300, 600),
                (("--minimum-time", "0.8s", "--transition", "0.3s"), 200, 800, 1100),
                (("--show-delay", "0.3s", "--minimum-time", "0.8s", "--transition", "0.3s"), 500, 1100, 1400),
                (("--show-delay", "0.5s", "--minimum-time", "0.8s", "--transition", "0.3s"), 200, 200, 200),
                (("--finish-cycle", "--transition", "0.3s"), 300, 1000, 1300),
                (("--finish-cycle", "--minimum-time", "1.2s", "--transition", "0.2s"), 300, 2000, 2200)):
            self.check_hook(source, options, ready, begins, ends)

    def check_status(self, name, path, times, *options):
        """A screen reader finds the status while the placeholder is shown, and at no other time."""
        def seconds(option, default):
            return float(options[options.index(option) + 1][:-1]) if option in options else default
        shown = seconds("--start-at", 0) + seconds("--show-delay", 0)
        stop = seconds("--stop-at", 99)
        hidden = max(stop, shown + seconds("--minimum-time", 0)) if stop > shown else stop
        if "--finish-cycle" in options:
            # A sweep takes a second, and the first begins with the placeholder.
            hidden = shown - (shown - hidden) // 1
        # Animations that have ended are no longer in the page's list.
        self.show(path, (400, 300), 1)
        for moment in times:
            self.browser.scrub(moment)
            found = self.browser.evaluate("getComputedStyle(document.querySelector('[role=status]')).visibility")
            wanted = "visible" if shown <= moment < hidden else "hidden"
            self.expect(found == wanted, f"{name}: the status is {found} at {moment} s")

    def check_hook(self, source, options, ready, begins, ends):
        """Sets the attribute at a time in milliseconds and measures when the placeholder begins and ends to fade."""
        path = pathlib.Path(self.folder.name) / "hook.html"
        self.skeleton.run("render", source, "--quiet", *options, "-o", path)
        self.show(path, (400, 300), 1)
        log = self.browser.evaluate("""(ready => {
            const wrapper = document.querySelector('[data-skeleton-state]');
            const layout = wrapper.firstElementChild.firstElementChild;
            for (const animation of document.getAnimations()) animation.startTime = document.timeline.currentTime;
            const start = document.timeline.currentTime, log = [];
            return new Promise(done => (function step() {
                const now = document.timeline.currentTime - start, style = getComputedStyle(layout);
                log.push([now, style.visibility == 'hidden' ? 0 : parseFloat(style.opacity)]);
                if (now >= ready) wrapper.dataset.skeletonState = 'ready';
                if (now < 2800) requestAnimationFrame(step); else done(log);
            })());
        })(%d)""" % ready)
        full = [time for time, opacity in log if opacity >= 0.999]
        gone = [time for time, opacity in log if opacity <= 0.001]
        name = "hook " + " ".join(options)
        # A frame of a busy machine may take 100 ms.
        last, first = max(full, default=0), min(gone, default=9999)
        self.expect(abs(last - begins) <= 100, f"{name}: full until {last:.0f} ms, expected {begins}")
        self.expect(-20 <= first - ends <= 120, f"{name}: gone from {first:.0f} ms on, expected {ends}")
        self.expect(all(time >= first for time, opacity in log[len(log) - 1:]) and log[-1][1] == 0,
                    f"{name}: the placeholder comes back")

    def corpus(self):
        """Fifty real files at equal intervals of the corpus."""
        usable = self.skeleton.real_files(50)
        if usable is None:
            return print("   skipped: there is no ../shared/corpus")
        self.expect(len(usable) == 50, f"only {len(usable)} files of the corpus can be drawn")
        self.cross(usable, (0.31, 0.77), (1,), ("light",), ((),))

    def cross(self, sources, times, scales, themes, directions):
        self.worst = (0, 0.0)
        for source in sources:
            for theme in themes:
                for direction in directions:
                    options = ("--theme", theme, *direction)
                    files = self.skeleton.markup(source, *options)
                    expected = {scale: self.skeleton.pictures(source, times, scale, *options) for scale in scales}
                    for kind, path in files.items():
                        self.check_times(" ".join((source.name, kind, theme, *direction)), path, times, expected)
        print(f"   at most {self.worst[0]} levels away from edges, {self.worst[1]:.1%} of 255 at them")

    def edges(self):
        """Holes at full contrast: a black, still gradient.

        The coverage of Chromium along curves has errors of up to 29 %, in its own boxes, too. The shape is therefore
        checked in a picture of a larger scale, and the displayed pixels only at straight edges.
        """
        worst = [0.0, 0.0, 0.0]
        folders = ("seeds", "native/bones", "native/shimmer")
        for source in [path for folder in folders for path in sorted((PROJECT / "Fixtures" / folder).glob("*.xml"))]:
            black = self.blackened(source)
            if not black:
                continue
            pictures = {scale: self.skeleton.pictures(black, (0.31,), scale)[0] for scale in (1, 2, 3)}
            size = pictures[1].shape[1::-1]
            for kind, path in self.skeleton.markup(black).items():
                self.show(path, size, 1)
                for finest, scales in FINE.items():
                    fine = self.shot(size, finest)
                    for scale in scales:
                        shown = self.shot(size, scale)
                        form = difference(pictures[scale], blocks(fine, finest // scale))
                        straight = straight_difference(pictures[scale], shown)
                        curved = difference(pictures[scale], shown)
                        worst = [max(pair) for pair in zip(worst, (form, straight, curved))]
                        name = f"{source.name} {kind} black, scale {scale}"
                        self.expect(form <= COVERAGE, f"{name}: {form:.1%} of coverage in its shape")
                        self.expect(straight <= COVERAGE, f"{name}: {straight:.1%} of coverage at straight edges")
        print("   at most {:.1%} of coverage in shape, {:.1%} at straight edges, {:.1%} at curves".format(*worst))

    def blackened(self, source):
        """The document with a black, still shimmer; None if other shapes are drawn."""
        text = re.sub(r"<!--.*?-->|<\?.*?\?>", "", source.read_text(), flags=re.DOTALL)
        text = re.sub(r"<shimmer\b[^>]*/>|<shimmer\b.*?</shimmer>|<theme\b[^>]*/>", "", text, flags=re.DOTALL)
        root = re.search(r"<(\w+)\b[^>]*?(/?)>", text)
        drawn = ("<activityIndicator", "<replicator", "<cards", 'skeleton="keep"', "<shape")
        if root[2] or root[1] not in ("feed", "screen", "cell", "view") or any(word in text for word in drawn):
            return None
        black = pathlib.Path(self.folder.name) / source.name
        black.write_text(text[:root.end()] + '<shimmer preset="solid" colors="black"/>' + text[root.end():])
        return black

    def shot(self, size, scale):
        """The screenshot of the page in a window of a size in pixels of CSS, at a scale."""
        self.browser.resize(*size, scale)
        self.browser.scrub(0.31)
        return self.browser.screenshot()

    def still(self):
        """The still SVG of every seed in rsvg-convert, compared with the command's pictures."""
        self.worst = (0, 0.0)
        for source in SEEDS:
            for scale in (1, 2):
                path, picture = (pathlib.Path(self.folder.name) / name for name in ("still.svg", "still.png"))
                self.skeleton.run("render", source, "--quiet", "-o", path, "--at", "0.31s")
                subprocess.run(["rsvg-convert", "--zoom", str(scale), "-o", picture, path], check=True)
                inside, share = compare(self.skeleton.pictures(source, (0.31,), scale)[0], pixels(picture))
                self.worst = max(self.worst[0], inside), max(self.worst[1], share)
                self.expect(inside <= LEVELS, f"{source.name} by rsvg-convert: {inside} levels away from edges")
        print(f"   at most {self.worst[0]} levels away from edges, {self.worst[1]:.1%} of 255 at them")

    def paints(self):
        """The HTML of every seed: no layout and no paint for two seconds after its first frames."""
        for source in SEEDS:
            path = self.skeleton.markup(source)["html"]
            self.show(path, (400, 700), 1)
            # The cards start to move after one second and arrive after 3.6 seconds.
            events = self.browser.trace(position=1.3, seconds=2.0, frames=30)
            frames = events.count("BeginFrame") + events.count("DrawFrame")
            self.expect(frames >= 30, f"{source.name}: only {frames} frames in a minute")
            for name in ("Paint", "Layout", "UpdateLayoutTree"):
                self.expect(events.count(name) == 0, f"{source.name}: {events.count(name)} × {name} in {frames} frames")

    def rules(self):
        """The rules of axe-core, and the title that a screen reader announces once."""
        axe = axe_core()
        if not axe:
            return print("   skipped: there is no axe-core")
        for source in SEEDS:
            for kind, path in self.skeleton.markup(source).items():
                self.show(path, (400, 700), 1)
                if kind != "html":
                    # The element as a page shows it.
                    markup = pathlib.Path(path).read_text()
                    page = pathlib.Path(self.folder.name) / "inline.html"
                    page.write_text("<!DOCTYPE html><html lang=en><title>Feed</title><main><h1>Feed</h1>" + markup)
                    self.show(page, (400, 700), 1)
                self.browser.evaluate(axe.read_text() + ";0")
                found = self.browser.evaluate("axe.run().then(r => r.violations.map(v => v.id + ': ' + v.help))")
                self.expect(found == [], f"{source.name} {kind}: {found}")
                if kind == "html":
                    tree = self.browser.call("Accessibility.getFullAXTree")["nodes"]
                    words = [node["name"]["value"] for node in tree
                             if not node.get("ignored") and node["role"]["value"] == "StaticText"]
                    self.expect(words == ["Loading…"], f"{source.name}: a screen reader says {words}")

    def step(self):
        """Two pictures on one page at the same time, reduced motion without the band, dark colors on dark pages."""
        source = PROJECT / "Fixtures/seeds/newsfeed.xml"
        part = pathlib.Path(self.folder.name) / "part.html"
        self.skeleton.run("render", source, "--quiet", "--fragment", "-o", part)
        page = pathlib.Path(self.folder.name) / "two.html"
        page.write_text("<!DOCTYPE html><style>body{margin:0;display:flex}body>div{width:375px;contain:layout}</style>"
                        + part.read_text() * 2)
        self.show(page, (750, 630), 1)
        time.sleep(0.5)
        for _ in range(3):
            shot = self.browser.screenshot()
            self.expect((shot[:, :375] == shot[:, 375:]).all(), "two on one page are out of step")
        html = self.skeleton.markup(source)["html"]
        self.browser.media(prefers_color_scheme="dark")
        self.check_times("newsfeed.xml html on a dark page", html, (0.31,),
                         {1: self.skeleton.pictures(source, (0.31,), 1, "--theme", "dark")})
        self.browser.media(prefers_reduced_motion="reduce")
        for kind, path in self.skeleton.markup(source).items():
            self.check_times(f"newsfeed.xml {kind} without motion", path, (0.31,),
                             {1: self.skeleton.pictures(source, (0.31,), 1, "--preset", "solid")})
        self.expect_no_motion()
        self.browser.media()

    def expect_no_motion(self):
        """Expects indicators that do not move, and are visible; SMIL cannot be stopped."""
        for name in ("seeds/arcs", "seeds/circles", "seeds/hearts", "seeds/markers", "seeds/stars"):
            source = PROJECT / f"Fixtures/{name}.xml"
            for kind, path in self.skeleton.markup(source).items():
                if kind == "smil":
                    continue
                self.show(path, (200, 200), 1)
                shots = []
                for moment in (30.1, 30.43, 30.71):
                    self.browser.scrub(moment)
                    shots.append(self.browser.screenshot())
                self.expect(all((shot == shots[0]).all() for shot in shots), f"{name} {kind} moves without motion")
                self.expect((shots[0] != shots[0][0, 0]).any(), f"{name} {kind} is empty without motion")

    def sizes(self):
        """The file size of the newsfeed."""
        files = self.skeleton.markup(PROJECT / "Fixtures/seeds/newsfeed.xml")
        for kind, limit in (("svg", 4_096), ("smil", 4_096), ("html", 6_144)):
            size = files[kind].stat().st_size
            print(f"   the newsfeed as {kind}: {size} bytes")
            self.expect(size < limit, f"the newsfeed as {kind} has {size} bytes")

    def widths(self):
        """The holes of a responsive SVG: within half a point of the bones at each width, and the picture at that width."""
        worst = 0.0
        folder = PROJECT / "Fixtures/native/responsive"
        for source in [PROJECT / "Fixtures/seeds/newsfeed.xml", PROJECT / "Fixtures/seeds/table.xml",
                       *sorted(folder.glob("*.xml"))]:
            path = pathlib.Path(self.folder.name) / "responsive.svg"
            self.skeleton.run("render", source, "--quiet", "--responsive", "-o", path)
            for width in (200, 280, 375, 600, 1000):
                bones = json.loads(self.skeleton.text(
                    "render", source, "--quiet", "--size", f"{width}x", "--format", "json", "-o", "-"))
                self.show(path, (width, 700), 1)
                found = self.browser.evaluate("""[...document.querySelectorAll('clipPath rect')]
                    .filter(rect => getComputedStyle(rect).display != 'none')
                    .map(rect => {
                        const box = rect.getBBox(), words = getComputedStyle(rect).clipPath.match(/[\\d.]+(?=px)|\\b0\\b/g) || [0];
                        const [top, end = top, bottom = top, start = end] = words.map(Number);
                        // The edges of the viewport cut a hole too.
                        const left = Math.max(box.x + start, 0), right = Math.min(box.x + box.width - end, innerWidth);
                        return [left, box.y + top, right - left, box.height - top - bottom];
                    })""")
                wanted = [[bone[side] for side in ("x", "y", "width", "height")] for bone in bones["bones"]]
                height = self.browser.evaluate("document.documentElement.getBoundingClientRect().height")
                far = abs(height - bones["height"])
                # A box with several radii is covered by several holes, which only the picture shows.
                if len(found) == len(wanted):
                    far = max([far] + [abs(a - b) for one, other in zip(sorted(found), sorted(wanted))
                                       for a, b in zip(one, other)])
                    worst = max(worst, far)
                self.expect(len(found) >= len(wanted) and far <= 0.5,
                            f"{source.name} at {width}: {len(found)} of {len(wanted)} holes, {far} points off")
                if source.name not in ("a-slanted-sweep.xml", "rows-on-surfaces.xml"):
                    # The axis of the first one, and the surfaces of the other, have the size of the document.
                    self.check_times(f"{source.name} responsive at {width}", path, (0.31,),
                                     {1: self.skeleton.pictures(source, (0.31,), 1, "--size", f"{width}x")})
        print(f"   at most {worst:.3f} points off")

    def embedded(self):
        """A responsive SVG is not cut in a page, and pages and pictures follow the color scheme."""
        folder = pathlib.Path(self.folder.name)
        source = PROJECT / "Fixtures/seeds/newsfeed.xml"
        self.skeleton.run("render", source, "--quiet", "--responsive", "-o", folder / "embedded.svg")
        inline = (folder / "embedded.svg").read_text()
        (folder / "embedded.html").write_text(
            "<!DOCTYPE html><body style='margin:0'>"
            "<style>.wide{width:100%;display:block}</style><img src=embedded.svg><img class=wide src=embedded.svg>"
            f"<object data=embedded.svg></object><object class=wide data=embedded.svg></object><div>{inline}</div>")
        for width in (320, 600, 1000):
            bones = json.loads(self.skeleton.text(
                "render", source, "--quiet", "--size", f"{width}x", "--format", "json", "-o", "-"))
            self.show(folder / "embedded.html", (width, 700), 1)
            boxes = self.browser.evaluate("""[...document.querySelectorAll('img,object,div>svg')]
                .map(element => element.getBoundingClientRect()).map(box => [box.width, box.height])""")
            for box in boxes:
                self.expect(box[1] >= bones["height"] - 0.5, f"embedded at {width}: {box} of {bones['height']} points")
            for box in (boxes[1], boxes[3], boxes[4]):
                self.expect(abs(box[0] - width) <= 0.5, f"embedded at {width} is {box[0]} wide")
        for scheme, color in (("light", [255, 255, 255]), ("dark", [18, 18, 18])):
            self.browser.media(prefers_color_scheme=scheme)
            for name, options in (("scheme.svg", ()), ("scheme.html", ()), ("scheme-smil.svg", ("--animate", "smil")),
                                  ("scheme-wide.svg", ("--responsive",))):
                self.skeleton.run("render", source, "--quiet", *options, "-o", folder / name)
                self.show(folder / name, (375, 700), 1)
                self.browser.scrub(0.31)
                shown = self.browser.screenshot()
                expected = self.skeleton.pictures(source, (0.31,), 1, "--theme", scheme)[0]
                inside, _ = compare(expected, shown[:expected.shape[0]])
                self.expect(inside <= LEVELS, f"{name} in {scheme}: {inside} levels away from edges")
                if name.endswith("html"):
                    self.expect(shown[-1, 0].tolist() == color, f"{name} in {scheme}: the page is {shown[-1, 0]}")
        self.browser.media(prefers_color_scheme="light")


def main():
    names = sys.argv[2:] or ["sizes", "still", "pictures", "motion", "springs", "shadows", "depths", "orders", "chains",
                             "handwritten", "loading", "report", "corpus", "edges", "paints", "rules", "step", "widths", "embedded"]
    checks = Checks(sys.argv[1])
    code = parts.run(checks, names)
    checks.browser.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
