#!/usr/bin/env python3
"""Compares SVG and HTML of random documents with the command's own pictures, and their boxes with the placeholder.

    outputs.py SKELETON [COUNT] [FILE ...]      COUNT random documents, 150 without the number, and files

The documents differ in views, scope, axis and colors of the shimmer, themes, and the end of loading. Each is shown at some
times, and once on a dark page. A difference is at most two levels, away from edges:

- The row or column of pixels in which a side of a view or of a bone lies is an edge, even if the colors beside it hardly
  differ: there two layers of partial coverage meet.
- Chromium dithers gradients by half a level. With the roundings of both sides, one of 1,000 pixels may differ by three.

The failing documents are kept in `.build/outputs`.
"""

import json
import math
import pathlib
import random
import sys
import tempfile
import time as clock

import numpy

from chromium import EXACT, Chromium
from pictures import PROJECT, Skeleton, away_from_edges

LEVELS = 2
# The largest share of pixels that differ by one more level.
DITHERED = 0.001
# The largest distance of a side of an element's box from that of the placeholder, in points.
BOX = 0.01
SCOPES = ("feed", "cell", "view")


class RandomDocument:
    """A list of cells, or a drawing, with options of the command and the times to compare."""

    def __init__(self, seed):
        self.random = random.Random(f"output {seed}")
        self.options = []
        self.times = [0.07, 0.31, 0.77]
        scope = SCOPES[seed % 3]
        # Every combination of scope, translucency and end of loading is among twelve documents.
        self.translucent, self.ends = seed // 3 % 2 == 1, seed // 6 % 2 == 1
        # A polygon requires a definition, which all holes then share.
        self.has_paths = self.chance(0.4)
        width = self.random.choice((160, 200, 247.5, 320))
        root = f'<feed width="{width}" background="{self.color()}">'
        if self.ends:
            stop = round(self.random.uniform(0.4, 0.9), 2)
            self.options = ["--stop-at", f"{stop}s"]
            fade = self.random.choice((0, 0.3, 0.5))
            if fade:
                self.options += ["--transition", f"{fade}s"]
            if self.chance(0.3):
                self.options += ["--show-delay", "0.2s"]
            self.times = [0.13, round(stop - 0.05, 3), round(stop + 0.13, 3), round(stop + 0.27, 3), round(stop + 0.7, 3)]
        if self.chance(0.3):
            self.options += ["--rtl"]
        self.text = root + self.shimmer(scope) + self.theme() + "".join(self.cell() for _ in range(self.random.randint(1, 3))) + "</feed>"

    def chance(self, share):
        return self.random.random() < share

    def color(self):
        return f"#{self.random.randrange(0x1000000):06X}"

    def shimmer(self, scope):
        angle = self.random.choice(("", "", ' angle="20deg"', ' angle="60deg"', ' angle="90deg"'))
        preset = self.random.choice(("classic", "vivid", "seamless", "pulse", "solid"))
        colors = ""
        if self.translucent:
            preset = "solid" if preset == "pulse" else preset
            count = 1 if preset == "solid" else 3
            first = f"{self.color()}{self.random.randrange(0x20, 0xE0):02X}"
            middle = f"{self.color()}{self.random.choice(('80', 'FF', '00'))}"
            colors = f' colors="{" ".join([first, middle, first][:count])}"'
        self.preset = preset
        return f'<shimmer scope="{scope}" preset="{preset}"{angle}{colors}/>'

    def theme(self):
        if self.preset == "pulse" or self.chance(0.6):
            return ""
        # Another number of colors, of which neighbors may be equal, gives a gradient of another form.
        first, second = self.color(), self.color()
        if self.translucent:
            first += "A0"
        colors = self.random.choice(([first, second, first], [first, first, second, first, first], [first, second]))
        return f'<theme name="dark" overlay="{self.color()}" colors="{" ".join(colors)}"/>'

    def cell(self):
        background = f' background="{self.color()}"' if self.chance(0.5) else ""
        repeat = f' repeat="{self.random.randint(2, 3)}"' if self.chance(0.3) else ""
        padding = self.random.choice((6, 10, 12.5))
        views = "".join(self.view() for _ in range(self.random.randint(1, 4)))
        kind = self.random.choice(("row", "column"))
        return f'<cell padding="{padding}"{background}{repeat}><{kind} gap="8">{views}</{kind}></cell>'

    def view(self):
        width, height = self.random.randint(12, 60), self.random.randint(10, 44)
        background = f' background="{self.color()}"' if self.chance(0.3) else ""
        pick = self.random.randrange(7 if self.has_paths else 5)
        if pick == 0:
            return f'<avatar width="{height}"{background}/>'
        if pick == 1:
            return f'<text width="{width}" lines="{self.random.randint(1, 2)}"/>'
        if pick == 2:
            return f'<view width="{width}" height="{height}" skeleton="keep"{background}/>'
        if pick == 3:
            return f'<view width="{width + 0.5}" height="{height + 0.25}" cornerRadius="5"{background}/>'
        if pick == 4:
            return f'<view width="{width}" height="{height}"{background}/>'
        path = self.random.choice(("M0 0H20V20Z", "M10 0L20 20H0Z", "M0 0H20V8H8V20H0Z"))
        fill = self.color() if self.chance(0.5) else "black"
        return f'<shape path="{path}" width="{width}" height="{height}" fill="{fill}"/>'


def sides(boxes, shape):
    """The pixels within which a side of a box lies, as an array of Booleans of a picture at scale 1."""
    mask = numpy.zeros(shape, bool)
    for x, y, width, height in boxes:
        ends = (x, x + width), (y, y + height)
        columns, rows = (slice(max(0, math.floor(low)), max(0, math.ceil(high))) for low, high in ends)
        for side in ends[0]:
            if abs(side - round(side)) > BOX and 0 < side < shape[1]:
                mask[rows, math.floor(side)] = True
        for side in ends[1]:
            if abs(side - round(side)) > BOX and 0 < side < shape[0]:
                mask[math.floor(side), columns] = True
    return mask


class Outputs:
    def __init__(self, command, folder):
        self.skeleton = Skeleton(command, folder)
        self.folder = pathlib.Path(folder)
        self.browser = Chromium(EXACT)
        self.failures, self.worst, self.boxes, self.dithered = 0, 0, 0.0, 0

    def check(self, path, options, times):
        """Compares the outputs of a document, and returns sentences about differences."""
        expected = self.skeleton.pictures(path, times, 1, *options)
        dark = self.skeleton.pictures(path, times[1:2], 1, *options, "--theme", "dark")[0]
        scene = json.loads(self.skeleton.text("render", path, "--quiet", "--format", "json", "-o", "-", *options))
        size = scene["width"], scene["height"]
        direction = ["--rtl"] if "--rtl" in options else []
        views = json.loads(self.skeleton.text("layout", path, "--format", "json", *direction))["views"]
        boxes = [view["frame"] for view in views] + [[bone[key] for key in ("x", "y", "width", "height")]
                                                     for bone in scene["bones"]]
        self.sides = sides(boxes, expected[0].shape[:2])
        found = []
        files = self.skeleton.markup(path, *options)
        for kind in ("svg", "html"):
            height, width = expected[0].shape[:2]
            self.browser.size(width, height, 1)
            # A page from right to left begins at the right side of a window of whole width, the picture at the left side.
            margin = width - size[0] if kind == "html" and direction else 0
            self.open(files[kind], margin)
            for time, picture in zip(times, expected):
                self.compare(picture, time, kind, found)
            self.browser.media(prefers_color_scheme="dark")
            # The list of animations does not contain those that have ended.
            self.open(files[kind], margin)
            self.compare(dark, times[1], f"{kind} on a dark page", found)
            self.browser.media()
            box = self.browser.evaluate(self.box(kind))
            # A file of another size than whole points would be stretched to whole pixels.
            wanted = size if kind == "html" else tuple(map(math.ceil, size))
            far = max(abs(a - b) for a, b in zip(box, (0, 0, *wanted)))
            self.boxes = max(self.boxes, far)
            if far > BOX:
                found.append(f"{kind}: the box is {box}, the placeholder {wanted}")
        return found

    def open(self, path, margin):
        """Opens a file, and gives its root a margin at the right side, in points."""
        self.browser.open(path)
        if margin:
            self.browser.evaluate(f"document.documentElement.style.marginRight = '{margin}px'")

    def compare(self, picture, time, name, found):
        # Under load, a screenshot may show the frame before.
        for delay in (0, 0.2, 1):
            clock.sleep(delay)
            self.browser.scrub(time)
            differences = away_from_edges(picture, self.browser.screenshot(), self.sides)
            levels, count = int(differences.max(initial=0)), int((differences > LEVELS).sum())
            if levels <= LEVELS:
                break
        if levels == LEVELS + 1 and count <= DITHERED * differences.size:
            self.dithered = max(self.dithered, count / differences.size)
            return
        self.worst = max(self.worst, levels)
        if levels > LEVELS:
            found.append(f"{name} at {time} s: {levels} levels away from edges in {count} pixels")

    @staticmethod
    def box(kind):
        """The script that returns the left, top, width and height of the placeholder's element.

        The height of a page is that of its document.
        """
        if kind == "svg":
            return "(b => [b.x, b.y, b.width, b.height])(document.documentElement.getBoundingClientRect())"
        return """((box, page) => [box.x, box.y, box.width, page.height])(
            document.querySelector('[aria-hidden] > div').getBoundingClientRect(),
            document.documentElement.getBoundingClientRect())"""

    def run(self, path, options, times, name):
        found = self.check(path, options, times)
        if not found:
            return
        self.failures += 1
        kept = PROJECT / ".build/outputs"
        kept.mkdir(parents=True, exist_ok=True)
        (kept / name).write_bytes(path.read_bytes())
        print(f"   {name} {' '.join(options)}", *found, sep="\n      ")


def main():
    command, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 150
    files = [pathlib.Path(name).resolve() for name in sys.argv[3:]]
    with tempfile.TemporaryDirectory(prefix="skeleton-outputs-") as folder:
        outputs = Outputs(command, folder)
        with outputs.browser:
            for seed in range(count):
                document = RandomDocument(seed)
                path = pathlib.Path(folder) / f"document-{seed}.xml"
                path.write_text(document.text)
                outputs.run(path, document.options, document.times, path.name)
            for path in files:
                for ending in ([], ["--stop-at", "0.61s", "--transition", "0.5s"]):
                    outputs.run(path, ending, [0.31, 0.77, 0.91], path.name)
    print(f"{count + len(files)} documents, {outputs.failures} differ; at most {outputs.worst} levels away from edges, "
          f"{LEVELS + 1} in {outputs.dithered:.4%} of a picture, boxes {outputs.boxes:.4f} points off")
    return 1 if outputs.failures else 0


if __name__ == "__main__":
    sys.exit(main())
