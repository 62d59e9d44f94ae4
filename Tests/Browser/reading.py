#!/usr/bin/env python3
"""Compares the shapes that are read from SVG files with those that Chromium paints.

    reading.py SKELETON [COUNT] [FILE ...]      COUNT random drawings, and files

A drawing of red shapes is shown beside its bones as red shapes. Away from edges both have the same color at every pixel.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

import numpy

from chromium import Chromium

SIDE = 200


def bones_picture(command, path):
    """The bones of a drawing as an SVG file, and its size."""
    run = subprocess.run([command, "render", str(path), "--format", "json"], capture_output=True, text=True)
    # A drawing of nothing is an error.
    if run.returncode == 65:
        return "", None
    run.check_returncode()
    scene = json.loads(run.stdout)
    shapes = []
    for bone in scene["bones"]:
        if "d" in bone:
            rule = ' fill-rule="evenodd"' if bone.get("fillRule") == "evenodd" else ""
            shapes.append(f'<path d="{bone["d"]}"{rule}/>')
        else:
            x, y, width, height = (bone[name] for name in ["x", "y", "width", "height"])
            shapes.append(rounded(x, y, width, height, bone["radii"]))
    return "".join(shapes), (scene["width"], scene["height"])


def rounded(x, y, width, height, radii):
    """A rectangle with the radii of its corners, clockwise from the top left."""
    corners = [(x, y, 0, -1), (x + width, y, 1, 0), (x + width, y + height, 0, 1), (x, y + height, -1, 0)]
    data = ""
    for (cx, cy, dx, dy), radius in zip(corners, radii):
        # The side before a corner runs along (dx, dy), the side after it is turned clockwise.
        start = cx - dx * radius, cy - dy * radius
        end = cx - dy * radius, cy + dx * radius
        data += f'{"L" if data else "M"}{start[0]} {start[1]}A{radius} {radius} 0 0 1 {end[0]} {end[1]}'
    return f'<path d="{data}Z"/>'


class Drawing:
    """A random drawing in the subset that is read."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.definitions = []
        self.rules = []
        self.count = 0

    def number(self, low=-20, high=SIDE):
        return round(self.random.uniform(low, high), 1)

    def length(self, low, high, css=False):
        number = self.number(low, high)
        unit = "px" if css else ""
        return self.random.choice([f"{number}{unit}", f"{number / 2}%", f"calc({number / 4}% + {number / 2}px)",
                                   f"{round(number / 16, 2)}em"] if css else [f"{number}", f"{number / 2}%", f"{number}px"])

    def identifier(self):
        self.count += 1
        return f"i{self.count}"

    def shape(self):
        pick = self.random.randrange(6)
        far = lambda: self.number(0, SIDE - 30)
        long = lambda: self.number(10, 120)
        if pick == 0:
            return f'<rect x="{far()}" y="{far()}" width="{long()}" height="{long()}"'
        if pick == 1:
            return f'<rect x="{far()}" y="{far()}" width="{long()}" height="{long()}" rx="{self.number(0, 40)}"'
        if pick == 2:
            return f'<circle cx="{far()}" cy="{far()}" r="{self.length(5, 60)}"'
        if pick == 3:
            return f'<ellipse cx="{far()}" cy="{far()}" {self.random.choice(["rx", "ry"])}="{long() / 2}"'
        if pick == 4:
            points = " ".join(f"{far()},{far()}" for _ in range(self.random.randint(3, 6)))
            return f'<polygon points="{points}" fill-rule="{self.random.choice(["evenodd", "nonzero"])}"'
        css = lambda: self.length(10, 100, css=True)
        return f'<rect style="x:{css()};y:{css()};width:{css()};height:{css()}"'

    def transform(self):
        kind = self.random.choice(["translate({},{})", "scale({})", "rotate({} 100 100)", "skewX({})", "matrix(1 0 0 1 {} {})"])
        if "scale" in kind:
            return kind.format(round(self.random.uniform(0.4, 1.5), 2))
        return kind.format(self.number(-40, 40), self.number(-40, 40))

    def effects(self, depth):
        text = ""
        if self.random.random() < 0.3:
            text += f' transform="{self.transform()}"'
        if depth < 2 and self.random.random() < 0.35:
            text += f' clip-path="url(#{self.clip(depth + 1)})"'
        elif depth < 2 and self.random.random() < 0.15:
            text += f' mask="url(#{self.mask(depth + 1)})"'
        if self.random.random() < 0.15:
            name = self.identifier()
            # Browsers apply a selector with a combinator in the copy of a <use> by itself.
            self.rules.append(self.random.choice([f".{name} {{ display: none }}", f".{name} {{ transform: scale(0.5) }}",
                                                  f"rect.{name} {{ fill: none }}"]))
            text += f' class="{name}"'
        return text

    def clip(self, depth):
        name = self.identifier()
        units = ""
        shapes = "".join(self.shape() + self.effects(depth) + "/>" for _ in range(self.random.randint(1, 2)))
        if self.random.random() < 0.3:
            units = ' clipPathUnits="objectBoundingBox"'
            shapes = '<rect x="0.1" y="0.2" width="0.6" height="0.7"/>'
        elif self.random.random() < 0.3:
            target = self.identifier()
            self.definitions.append(f'{self.shape()} id="{target}"/>')
            shapes = f'<use href="#{target}" x="{self.number(-20, 20)}"/>'
        nested = f' clip-path="url(#{self.clip(depth + 1)})"' if depth < 2 and self.random.random() < 0.2 else ""
        self.definitions.append(f'<clipPath id="{name}"{units}{nested}>{shapes}</clipPath>')
        return name

    def mask(self, depth):
        name = self.identifier()
        frame = f'maskUnits="userSpaceOnUse" x="0" y="0" width="{self.number(50, 200)}" height="{self.number(50, 200)}"'
        shapes = "".join(self.shape() + self.effects(depth) + ' fill="white"/>' for _ in range(2))
        self.definitions.append(f'<mask id="{name}" {frame}>{shapes}</mask>')
        return name

    def element(self, depth):
        pick = self.random.random()
        if depth > 3 or pick < 0.45:
            stroke = f' fill="none" stroke="red" stroke-width="{self.number(4, 20)}"' if self.random.random() < 0.15 else ""
            return self.shape() + self.effects(depth) + stroke + "/>"
        children = "".join(self.element(depth + 1) for _ in range(self.random.randint(1, 2)))
        if pick < 0.6:
            return f"<g{self.effects(depth)}>{children}</g>"
        if pick < 0.75:
            overflow = self.random.choice(["", ' overflow="visible"'])
            box = self.random.choice(["", f' viewBox="0 0 {self.number(50, 300)} {self.number(50, 300)}"'])
            return (f'<svg x="{self.number(0, 60)}" y="{self.number(0, 60)}" width="{self.length(40, 160)}" '
                    f'height="{self.length(40, 160)}"{box}{overflow}>{children}</svg>')
        name = self.identifier()
        if pick < 0.9:
            box = self.random.choice(["", f' viewBox="0 0 {self.number(50, 300)} {self.number(50, 300)}"'])
            self.definitions.append(f'<symbol id="{name}"{box}>{children}</symbol>')
            return (f'<use href="#{name}" x="{self.number(0, 40)}" y="{self.number(0, 40)}" width="{self.length(40, 160)}" '
                    f'height="{self.length(40, 160)}"{self.effects(depth)}/>')
        self.definitions.append(f'<g id="{name}">{children}</g>')
        return f'<switch><g systemLanguage="xx">{children}</g><use href="#{name}" x="{self.number(0, 40)}"/></switch>'

    def text(self):
        body = "".join(self.element(0) for _ in range(self.random.randint(1, 4)))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{SIDE} -{SIDE} {3 * SIDE} {3 * SIDE}" width="{2 * SIDE}" height="{2 * SIDE}" fill="red">'
                f'<style>{" ".join(self.rules)}</style><defs>{"".join(self.definitions)}</defs>{body}</svg>')


def painted(browser, path, size):
    browser.size(int(size[0]), int(size[1]), 1)
    browser.open(path)
    return browser.screenshot()[:, :, 1] < 128


def eroded(mask):
    """The pixels whose neighbors to a distance of two pixels are in the mask."""
    result = mask.copy()
    for _ in range(2):
        inner = result.copy()
        inner[1:, :] &= result[:-1, :]
        inner[:-1, :] &= result[1:, :]
        inner[:, 1:] &= result[:, :-1]
        inner[:, :-1] &= result[:, 1:]
        result = inner
    return result


def main():
    command, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 150
    failures = 0
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        folder = pathlib.Path(folder)
        files = [pathlib.Path(name) for name in sys.argv[3:]]
        for seed in range(count):
            file = folder / f"drawing-{seed}.svg"
            file.write_text(Drawing(seed).text())
            files.append(file)
        covered = 0
        for file in files:
            shapes, size = bones_picture(command, file)
            size = size or (2 * SIDE, 2 * SIDE)
            bones = folder / "bones.svg"
            bones.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" fill="red">{shapes}</svg>')
            copy = folder / "copy.svg"
            copy.write_bytes(file.read_bytes())
            wanted, found = painted(browser, copy, size), painted(browser, bones, size)
            covered += wanted.mean()
            wrong = eroded(wanted & ~found).sum() + eroded(found & ~wanted).sum()
            if wrong:
                failures += 1
                kept = pathlib.Path(sys.argv[0]).resolve().parents[2] / ".build/reading"
                kept.mkdir(parents=True, exist_ok=True)
                (kept / file.name).write_bytes(file.read_bytes())
                print(f"   {file.name}: {wrong} pixels differ away from edges")
    print(f"{len(files)} drawings, {failures} differ; {100 * covered / max(1, len(files)):.0f} % of their area is painted")
    sys.exit(1 if failures else 0)


main()
