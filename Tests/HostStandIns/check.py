#!/usr/bin/env python3
"""Compiles generated views against stand-ins of Apple's frameworks, executes them, and compares them with the scene.

    check.py SKELETON [--short]      the command

The frames of bones at 20 widths in both directions, the gradients at 20 times and the colors of both themes equal those
of fresh scenes. Ten cells that are created at ten moments show one sweep. Needs swift, and kotlinc for Compose.
"""

import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent / "Browser")]

import parts  # noqa: E402

FIXTURES = ("seeds/newsfeed.xml", "seeds/table.xml", "native/shimmer", "native/bones", "contentloader/rounded-corners.xml",
            "contentloader/paths-keep-their-outline.xml", "interface-builder/newsfeed.storyboard", "android/feed.xml")
DOCUMENTS = {
    "overlap": '<feed width="300"><view frame="10 10 100 40"/><view frame="60 30 100 40"/><text lines="3"/></feed>',
    "wrap": '<feed padding="10"><row wrap="wrap" gap="7">' + '<image width="90" height="31" cornerRadius="9"/>' * 5
            + '</row><row gap="4"><text width="60%"/><icon/></row></feed>',
    "cards": '<feed padding="8" gap="8"><cell repeat="4" padding="12" border="1" cornerRadius="12"><row gap="8"><avatar/>'
             '<column grow="1" gap="6"><text width="50%"/><text lines="2"/></column></row><divider/></cell></feed>',
    "regions": '<feed gap="8"><view region="header" padding="10"><row gap="8"><avatar/><text width="120"/></row></view>'
               '<cell repeat="3" region="list" padding="10"><text lines="2"/></cell></feed>',
    "ratio": '<feed padding="16"><image aspectRatio="1.5"/><text width="70%"/></feed>',
    "pulse": '<feed padding="16"><shimmer preset="pulse"/><text/><text width="70%"/></feed>',
    "solid": '<feed padding="16" background="transparent"><shimmer preset="solid"/><text/></feed>',
    "angle": '<feed padding="16"><shimmer angle="30deg"/><text lines="3"/></feed>',
    "eased": '<feed padding="16"><shimmer duration="1.5s" timingFunction="0.4 0 0.2 1"/><text lines="3"/></feed>',
    "quoted": '<feed padding="16"><text id="a&quot; + fatalError() //&#10;*/" lines="2"/><view region="class 1" height="8"/></feed>',
}
WIDTHS = [160, 187, 200, 228, 240, 263, 278, 300, 320, 352, 360, 375, 393, 430, 507, 600, 768, 834, 1024, 1366]
TIMES = [0.013 + index * 0.1731 for index in range(20)]
LOADING = ("--show-delay", "0.2s", "--minimum-time", "0.5s", "--transition", "0.25s", "--finish-cycle")
# Numbers of the table are within 0.05 points of the layout, rounded ones of Android within a pixel.
NEAR = 0.06
# The command rounds frames of Interface Builder to half a point, by 0.25 at most; the table has the exact ones.
ROUNDED = 0.25


class Checks:
    def __init__(self, command, short):
        self.command = command
        self.widths = WIDTHS[::5] if short else WIDTHS
        self.temporary = tempfile.TemporaryDirectory(prefix="skeleton-hosts-")
        self.folder = pathlib.Path(self.temporary.name)
        self.failures = []
        self.count = 0
        self.documents = {}
        self.answers = {}
        self.frameworks = ("uikit", "swiftui")

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    def run(self, *arguments):
        return subprocess.run([self.command, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def scene(self, path, *options):
        result = self.run("render", path, "--quiet", "--format", "json", "-o", "-", *options)
        return json.loads(result.stdout) if result.returncode == 0 else None

    # MARK: - Parts

    def build(self):
        """Generated views compile in one module, in both language modes, without a warning."""
        package = PROJECT / ".build/hosts"
        shutil.copytree(HERE, package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.py", "*.pyc", ".build"))
        generated = package / "Sources/Judge/Generated"
        shutil.rmtree(generated, ignore_errors=True)
        generated.mkdir()
        paths = []
        for name in FIXTURES:
            path = PROJECT / "Fixtures" / name
            paths += sorted(path.glob("*.xml")) if path.is_dir() else [path]
        for name, text in DOCUMENTS.items():
            paths.append(self.folder / f"{name}.xml")
            paths[-1].write_text(text)
        for path in paths:
            if not path.is_file() or self.scene(path) is None:
                continue
            words = re.findall("[A-Za-z0-9]+", path.stem)
            name = "".join(word[:1].upper() + word[1:] for word in words) + ("Board" if path.suffix == ".storyboard" else "")
            self.documents[name] = path
            # Both frameworks from one run, then two themes and a view with a state.
            outputs = ("-o", generated / f"{name}.uikit.swift", "-o", generated / f"{name}.swift")
            result = self.run("render", path, "--quiet", *outputs)
            self.expect(result.returncode == 0, f"{path.name}: {result.stderr.decode()[:500]}")
        newsfeed = PROJECT / "Fixtures/seeds/newsfeed.xml"
        for name, options in (("Feed", ()), ("DarkFeed", ("--theme", "dark")), ("LightFeed", ("--theme", "light")), ("SlowFeed", LOADING),
                              ("StillFeed", ("--at", "0.5s"))):
            self.run("render", newsfeed, "--quiet", "-o", generated / f"{name}.uikit.swift", "-o", generated / f"{name}.swift",
                     *options)
            self.expect((generated / f"{name}.swift").is_file(), f"{name} is not written")
        for name in ("UIKit", "SwiftUI"):
            page = (PROJECT / f"Sources/Skeleton/Skeleton.docc/{name}.md").read_text()
            snippets = re.findall(r"^```swift\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
            self.expect(snippets, f"{name}.md has no snippets")
            (generated / f"{name}Page.swift").write_text("\n".join(snippets))
        (generated / "Views.swift").write_text(self.list(generated))
        for text in sorted(generated.glob("*.swift")):
            body = text.read_text()
            # The width of the canvas of most documents.
            self.expect(not re.search(r"(?<![\d.])375(?![\d.])", body), f"{text.name} has a width of a canvas")
            long = [line for line in body.splitlines() if len(line) > 120 and "//" not in line]
            long = long if "ewsfeed" in text.name or len(text.name) < 20 else []
            self.expect(not long or text.name == "Views.swift", f"{text.name} has a long line: {long[:1]}")
        result = subprocess.run(["swift", "build", "--package-path", package], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.expect(result.returncode == 0, result.stdout.decode()[-6000:])
        modules = package / ".build/debug/Modules"
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "5", "-warnings-as-errors", "-module-name", "Generated", "-I", modules,
             *sorted(path for path in generated.glob("*.swift") if path.name != "Views.swift")],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.expect(result.returncode == 0, result.stdout.decode()[-3000:])
        lines = (generated / "Newsfeed.uikit.swift").read_text().count("\n")
        print(f"   newsfeed.uikit.swift has {lines} lines")
        self.expect(lines <= 200, f"newsfeed.uikit.swift has {lines} lines")

    def list(self, generated):
        """The list of the generated types for the judge."""
        lines = ["import SwiftUI", "import UIKit", ""]
        lists = {"uikitViews": [], "uikitCells": [], "swiftUIViews": [], "swiftUIStacks": []}
        for name in self.documents:
            body = (generated / f"{name}.uikit.swift").read_text()
            view = re.search(r"final class (\w+): UIView \{", body)[1]
            lines.append(f"extension {view}: Placeholder {{}}")
            lists["uikitViews"].append(f'("{name}", {{ {view}(frame: .zero) }}),')
            for cell, arguments in (("Table", "style: .default, reuseIdentifier: nil"), ("Collection", "frame: .zero")):
                lists["uikitCells"].append(f'("{name} {cell}", {{ {view.removesuffix("View")}{cell}ViewCell({arguments}) }}),')
            swiftui = (generated / f"{name}.swift").read_text()
            type_name = re.search(r"struct (\w+): View \{", swiftui)[1]
            lists["swiftUIViews"].append(f'("{name}", {{ {type_name}() }}),')
            if "var sweepFrame" in swiftui:
                rows = "rows: .count(1), " if "var rows" in swiftui else ""
                lists["swiftUIStacks"].append(
                    f'("{name}", {{ GeometryReader {{ list in LazyVStack {{ ForEach(0..<10) {{ _ in '
                    f'{type_name}({rows}sweepFrame: list.frame(in: .global)) }} }} }} }}),')
        for name, entries in lists.items():
            type_name = {"uikitViews": "any Placeholder", "uikitCells": "UIView"}.get(name, "any View")
            lines += ["", f"@MainActor let {name}: [(String, @MainActor () -> {type_name})] = [", *entries, "]"]
        return "\n".join(lines) + "\n"

    def execute(self):
        """The views are laid out at all widths, in both directions and themes; ten cells show one sweep."""
        request = self.folder / "request.json"
        request.write_text(json.dumps({"widths": self.widths}))
        result = subprocess.run([PROJECT / ".build/hosts/.build/debug/Judge", request], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.expect(result.returncode == 0, result.stderr.decode()[-4000:])
        self.answers = json.loads(result.stdout or "{}")
        self.expect(len(self.answers) == 2 * len(self.documents), f"{len(self.answers)} answers")

    def compose(self):
        """Functions of Compose compile with Kotlin 1.3 against stand-ins, and are drawn at all widths."""
        if not shutil.which("kotlinc"):
            print("   skipped: there is no kotlinc")
            return
        folder = self.folder / "compose"
        folder.mkdir()
        entries = []
        for name, path in self.documents.items():
            file = folder / f"{name}.kt"
            self.run("render", path, "--quiet", "-o", file)
            body = file.read_text()
            function = re.search(r"^fun (\w+)\($", body, re.MULTILINE)[1]
            rows = f"if (rows == null) {function}() else {function}(rows = rows)" if "    rows: Int? =" in body else f"{function}()"
            entries.append(f'    Triple("{name}", {{ rows: Int? -> {rows} }}, {str("Scopes(" in body).lower()})')
        self.run("render", PROJECT / "Fixtures/seeds/newsfeed.xml", "--quiet", "--package", "com.example.`in`".replace("`", ""),
                 "-o", self.folder / "SlowFeed.kt", *LOADING)
        # Kotlin 1.3 does not parse the type of a composable function with parameters, so that this file is not compiled.
        self.expect("package com.example.`in`" in (self.folder / "SlowFeed.kt").read_text(), "no package")
        (folder / "Views.kt").write_text(
            "val views = listOf<Triple<String, (Int?) -> Unit, Boolean>>(\n" + ",\n".join(entries) + "\n)\n")
        jar = self.folder / "judge.jar"
        result = subprocess.run(["kotlinc", "-nowarn", *sorted((HERE / "Compose").glob("*.kt")), *sorted(folder.glob("*.kt")),
                                 "-include-runtime", "-d", jar], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        errors = [line for line in result.stdout.splitlines() if "error:" in line]
        self.expect(result.returncode == 0 and not errors, "\n".join(errors)[:3000])
        result = subprocess.run(["java", "-jar", jar, *map(str, self.widths)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.expect(result.returncode == 0, result.stderr.decode()[-3000:])
        self.answers.update(json.loads(result.stdout or "{}"))
        self.frameworks += ("compose",)

    def compare(self):
        """Frames, heights, gradients and colors equal those of fresh scenes."""
        for name, path in self.documents.items():
            own = self.scene(path)
            # A note says that a scene with kept views or paths does not follow the width.
            is_fluid = b"is not a rectangle does not follow the width" not in self.run("render", path, "-o", self.folder / "fluid.swift").stderr
            for width in self.widths:
                for direction in ("ltr", "rtl"):
                    options = ("--size", f"{width}x", *(("--rtl",) if direction == "rtl" else ()))
                    # Bones that do not follow the width keep their places.
                    scene = self.scene(path, *options) if is_fluid else own
                    if scene is None:
                        continue
                    for framework in self.frameworks:
                        label = f"{framework} {name} {width} {direction}"
                        found = self.answers.get(f"{framework}/{name}", {}).get(f"{width} {direction} light")
                        if found is None:
                            self.expect(False, f"{label}: no answer")
                            continue
                        self.frames(label, scene, found)
                        if is_fluid:
                            self.sweep(label, scene, found)
            self.colors(name, path)

    def frames(self, label, scene, found):
        wanted = sorted(round4(bone) for bone in scene["bones"] if bone["width"] > 0 and bone["height"] > 0)
        boxes = sorted(tuple(box) for box in found["bones"])
        near = NEAR + (1 if "Android" in label or "android" in label else ROUNDED if "Board " in label else 0)
        far = None
        if len(wanted) == len(boxes):
            far = max((abs(a - b) for one in wanted for a, b in zip(one, nearest(one, boxes))), default=0)
        self.expect(far is not None and far <= near, f"{label}: {len(boxes)} of {len(wanted)} bones, {far} points off")
        # Compose rounds to pixels.
        height = near + (0.25 if label.startswith("compose") else 0)
        self.expect(abs(found["height"] - scene["height"]) <= height, f"{label}: height {found['height']}, {scene['height']}")
        self.expect(not found["covered"], f"{label}: bones {found['covered']} are covered")

    def sweep(self, label, scene, found):
        shimmer = scene["shimmer"]
        if not scene["bones"] or not found["gradients"] or shimmer["scope"] != "feed":
            return
        # The begin of a sweep is absolute in views: a note says so.
        if "beginTime" in shimmer or "timeOffset" in shimmer:
            return
        gradient = found["gradients"][0]
        if gradient["shares"]:
            for time, share in zip(TIMES, gradient["shares"]):
                self.expect(abs(share - progress(shimmer, time)) < 0.002, f"{label}: share {share} at {time}")
            return
        self.expect("toColors" not in shimmer, f"{label}: no second color")
        if len(set(shimmer["colors"])) < 2:
            return
        start, end = ends(shimmer, scene)
        (x0, y0), (x1, y1) = gradient["start"], gradient["end"]
        for time, locations in zip(TIMES, gradient["locations"]):
            share = progress(shimmer, time)
            for index, location in enumerate(locations):
                wanted = shimmer["locations"][index]
                if "to" in shimmer:
                    wanted += (shimmer["to"][index] - wanted) * share
                off = max(abs(start[0] + (end[0] - start[0]) * wanted - x0 - (x1 - x0) * location),
                          abs(start[1] + (end[1] - start[1]) * wanted - y0 - (y1 - y0) * location))
                if off > 0.002 * max(scene["width"], scene["height"], 100):
                    self.expect(False, f"{label}: stop {index} is {off} points off at {time}")
                    return
        self.expect(True, label)

    def colors(self, name, path):
        width = self.widths[len(self.widths) // 2]
        for theme in ("light", "dark"):
            scene = self.scene(path, "--size", f"{width}x", "--theme", theme)
            for framework in self.frameworks:
                found = self.answers.get(f"{framework}/{name}", {}).get(f"{width} ltr {theme}")
                if not scene or not found or not found["gradients"] or not scene["bones"]:
                    continue
                wanted = [rgba(color) for color in scene["shimmer"]["colors"]]
                colors = [tuple(round(part * 255) for part in color) for color in found["gradients"][0]["colors"]]
                self.expect(colors == wanted or len(set(wanted)) == 1 and colors[0] == wanted[0] or colors[0] == wanted[0] and
                            len(colors) == 1, f"{framework} {name} {theme}: {colors}, {wanted}")


def round4(bone):
    return tuple(bone[side] for side in ("x", "y", "width", "height"))


def nearest(box, boxes):
    return min(boxes, key=lambda other: sum(abs(a - b) for a, b in zip(box, other)))


def rgba(color):
    return tuple(int(color[index:index + 2], 16) for index in (1, 3, 5, 7))


def ends(shimmer, scene):
    width, height = scene["width"], scene["height"]
    if "angle" in shimmer:
        angle = math.radians(shimmer["angle"])
        x, y = math.cos(angle), math.sin(angle)
        half = (abs(width * x) + abs(height * y)) / 2
        return ((width / 2 - x * half, height / 2 - y * half), (width / 2 + x * half, height / 2 + y * half))
    (x0, y0), (x1, y1) = shimmer["startPoint"], shimmer["endPoint"]
    return (x0 * width, y0 * height), (x1 * width, y1 * height)


def progress(shimmer, time):
    """The progress of a sweep that began at time 0."""
    if "duration" not in shimmer:
        return 0
    runs = time / (shimmer["duration"] / shimmer.get("speed", 1))
    phase = runs % 2 if shimmer.get("autoreverses") else runs % 1
    if phase > 1:
        phase = 2 - phase
    if "timingFunction" not in shimmer:
        return phase
    x1, y1, x2, y2 = shimmer["timingFunction"]
    low, high = 0, 1
    for _ in range(50):
        t = (low + high) / 2
        if 3 * (1 - t) ** 2 * t * x1 + 3 * (1 - t) * t * t * x2 + t ** 3 < phase:
            low = t
        else:
            high = t
    return 3 * (1 - low) ** 2 * low * y1 + 3 * (1 - low) * low * low * y2 + low ** 3


def main():
    checks = Checks(pathlib.Path(sys.argv[1]).resolve(), "--short" in sys.argv)
    return parts.run(checks, ("build", "execute", "compose", "compare"))


if __name__ == "__main__":
    sys.exit(main())
