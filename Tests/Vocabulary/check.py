#!/usr/bin/env python3
"""Parses the generated source code of UI frameworks, and compares its bones with those of the scene.

    check.py SKELETON      the command; tree-sitter's packages are in PYTHONPATH

Needs xmllint, node and, from PyPI, tree-sitter, tree-sitter-kotlin and tree-sitter-javascript.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import tree_sitter
import tree_sitter_javascript
import tree_sitter_kotlin

import android
import source

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "Browser")]

import parts  # noqa: E402

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = PROJECT.parent / "shared/corpus"
SCHEMA = CORPUS / "hxml/Instawork+hyperview/schema/hyperview.xsd"
# A view that shows the placeholder while its content loads.
LOADING = ("--show-delay", "0.2s", "--minimum-time", "0.5s", "--transition", "0.25s")
# The painted phases of the cases in states.js, with their begin in milliseconds.
PHASES = {
    "ready": [[0, "content"]],
    "noDelay": [[0, "placeholder"]],
    "early": [[0, "waiting"], [100, "content"]],
    "minimum": [[0, "waiting"], [200, "placeholder"], [700, "leaving"], [950, "content"]],
    "cycle": [[0, "waiting"], [200, "placeholder"], [1200, "leaving"], [1450, "content"]],
    "cycleOff": [[0, "waiting"], [200, "placeholder"], [700, "leaving"], [950, "content"]],
    "again": [[0, "waiting"], [200, "placeholder"], [700, "leaving"], [800, "placeholder"], [1000, "leaving"],
              [1250, "content"]],
    "reload": [[0, "waiting"], [200, "placeholder"], [700, "leaving"], [950, "content"], [2000, "waiting"],
               [2200, "placeholder"], [3000, "leaving"], [3250, "content"]],
}
FIXTURES = ("seeds", "native/bones", "native/shimmer", "contentloader")
EXTENSIONS = {"hxml": "hxml", "compose": "kt", "react-content-loader": "jsx", "android": "xml"}
# Numbers are written with two decimals.
NEAR = 0.02


class Checks:
    def __init__(self, command):
        self.command = command
        self.temporary = tempfile.TemporaryDirectory(prefix="skeleton-vocabulary-")
        self.folder = pathlib.Path(self.temporary.name)
        self.failures = []
        self.count = 0
        self.documents = []
        # The bones of the documents at every width; None for those that do not follow the width.
        self.fluid = []

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    def run(self, *arguments):
        return subprocess.run([self.command, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def bones(self, path, *options):
        result = self.run("render", path, "--quiet", "--format", "json", "-o", "-", *options)
        return json.loads(result.stdout) if result.returncode == 0 else None

    # MARK: - Documents

    def write(self):
        """Writes every seed, the fixtures of bones and shimmers, and fifty files of the corpus in all formats."""
        seen = set()
        fixtures = [path for folder in FIXTURES for path in sorted((PROJECT / "Fixtures" / folder).glob("*.xml"))]
        for path in fixtures + self.corpus():
            scene = self.bones(path)
            # A module cannot contain several types of the same name.
            name = "".join(re.findall("[A-Za-z0-9]+", path.name.split(".")[0])).lower()
            if scene is None or name in seen:
                continue
            seen.add(name)
            self.documents.append((f"{len(self.documents):03}-{name}", scene))
            notes = subprocess.run([self.command, "render", path, "-o", self.folder / "notes.kt"], stderr=subprocess.PIPE).stderr
            result = self.run("layout", "--fluid", path)
            follows = result.returncode == 0 and b"does not follow the width" not in notes
            self.fluid.append(json.loads(result.stdout) if follows else None)
            for form, extension in EXTENSIONS.items():
                file = self.folder / f"{self.documents[-1][0]}.{extension}"
                result = self.run("render", path, "--quiet", "--format", form, "-o", file)
                self.expect(result.returncode == 0, f"{path.name} as {form}: exit code {result.returncode}")
        self.expect(len(self.documents) >= 50, f"only {len(self.documents)} documents")

    def corpus(self):
        if not CORPUS.is_dir():
            print("   skipped: the corpus, there is no ../shared/corpus")
            return []
        sources = [path for path in sorted(CORPUS.rglob("*"))
                   if path.suffix in (".xml", ".xib", ".storyboard", ".svg") and "android" not in path.parts]
        usable = [path for path in sources[::max(1, len(sources) // 100)] if self.is_usable(path)][:50]
        self.expect(len(usable) == 50, f"only {len(usable)} files of the corpus can be drawn")
        return usable

    def is_usable(self, path):
        scene = self.bones(path)
        return scene is not None and 0 < len(scene["bones"]) < 500

    # MARK: - Formats

    def hxml(self):
        """Hyperview: valid by the schema, and the same boxes when it is rendered."""
        files = [self.folder / f"{name}.hxml" for name, _ in self.documents]
        if SCHEMA.is_file():
            for path in SCHEMA.parent.glob("*.xsd"):
                # One statement about routes is XML Schema 1.1, which xmllint does not support.
                (self.folder / path.name).write_text(re.sub("<xs:assert [^>]*>", "", path.read_text()))
            schema = self.folder / SCHEMA.name
            result = subprocess.run(["xmllint", "--noout", "--schema", schema, *files], stderr=subprocess.PIPE)
            self.expect(result.returncode == 0, result.stderr.decode()[-2000:])
        else:
            print("   skipped: the schema, there is no ../shared/corpus")
        drawn = 0
        for (name, scene), path in zip(self.documents, files):
            # Surfaces and indicators are drawn above the overlay: no bones.
            path.write_text(re.sub(r'\n *<view style="kept[^"]*" />', "", path.read_text()))
            again = self.bones(path, "--size", f"{scene['width']}x{scene['height']}")
            # In a foreign document thin boxes, large boxes and boxes behind others are not bones.
            wanted = boxes(plain(scene["bones"], scene), outlined=True)
            found = boxes(plain(again["bones"], scene)) if again else None
            drawn += len(found or [])
            self.compare(f"{name}.hxml", wanted, found)
        print(f"   {drawn} bones drawn again")

    def compose(self):
        """Compose: Kotlin without a syntax error, with the same bones."""
        followed = 0
        for (name, scene), fluid in zip(self.documents, self.fluid):
            text = self.parsed(f"{name}.kt", tree_sitter_kotlin)
            widths = [scene["width"]]
            if fluid:
                followed += 1
                # Limits of intervals are rounded.
                widths = [(interval["start"] + interval["end"]) / 2 for interval in fluid["intervals"]
                          if interval["end"] - interval["start"] > 0.1]
            for width in widths:
                wanted, height = at_width(fluid, width) if fluid else (boxes(scene["bones"]), scene["height"])
                found = self.read(lambda code: source.kotlin(code, width, height), text)
                self.compare(f"{name}.kt at {width}", wanted, found, near=0.06)
        print(f"   {followed} documents at all their intervals of widths")

    def react(self):
        """React: JavaScript without a syntax error, whose children give the same bones when they are rendered."""
        for name, scene in self.documents:
            text = self.parsed(f"{name}.jsx", tree_sitter_javascript)
            loader = self.folder / f"{name}.loader.xml"
            document = self.read(source.loader, text) or ""
            loader.write_text(document)
            again = self.bones(loader) if source.draws(document) or not document else {"bones": []}
            wanted = boxes(plain(scene["bones"], scene), outlined=True)
            found = boxes(plain(again["bones"], scene), outlined=True) if again else None
            self.compare(f"{name}.jsx", wanted, found)

    def loading(self):
        """Views with a state: they are parsed, and React's paints the right phases over time."""
        seeds = PROJECT / "Fixtures/seeds"
        files = []
        for seed, options in (("newsfeed", ("--finish-cycle",)), ("arcs", ())):
            for form, extension in (("compose", "kt"), ("react-content-loader", "jsx")):
                files.append(self.folder / f"{seed}.{extension}")
                self.run("render", seeds / f"{seed}.xml", "--quiet", "--format", form, "-o", files[-1], *LOADING, *options)
        for name in ("newsfeed", "arcs"):
            self.parsed(f"{name}.kt", tree_sitter_kotlin)
            self.parsed(f"{name}.jsx", tree_sitter_javascript)
        script = pathlib.Path(__file__).with_name("states.js")
        result = subprocess.run(["node", script, self.folder / "newsfeed.jsx"], stdout=subprocess.PIPE)
        self.expect(result.returncode == 0, "states.js fails")
        for name, found in json.loads(result.stdout or "{}").items():
            self.expect(found == PHASES[name], f"{name}: {found}")

    def parsed(self, name, grammar):
        """The text of a file, which is expected to have no syntax error in a language of tree-sitter."""
        text = (self.folder / name).read_text()
        errors = mistakes(tree_sitter.Parser(tree_sitter.Language(grammar.language())).parse(text.encode()))
        self.expect(not errors, f"{name}: {errors}")
        return text

    def android(self):
        """Android: a layout with existing attributes and the same boxes."""
        for name, scene in self.documents:
            problems, found = android.read(self.folder / f"{name}.xml")
            self.expect(not problems, f"{name}.xml: {problems[:5]}")
            # In a file without bones all boxes are something else.
            self.compare(f"{name}.xml", boxes(scene["bones"], outlined=True), found if scene["bones"] else [])

    def read(self, reader, text):
        """The result of a parser for a file; None if it fails."""
        try:
            return reader(text)
        except (ValueError, SyntaxError, TypeError, NameError, StopIteration) as error:
            self.expect(False, f"{reader.__name__}: {error!r}")
            return None

    @staticmethod
    def distance(wanted, found):
        """The largest difference of two lists of boxes; None if their numbers differ."""
        if found is None or len(found) != len(wanted):
            return None
        # Boxes that begin at the same place are in any order.
        others, far = list(found), 0
        for one in wanted:
            nearest = min(others, key=lambda other: max(abs(a - b) for a, b in zip(one, other)))
            others.remove(nearest)
            far = max(far, *(abs(a - b) for a, b in zip(one, nearest)))
        return far

    def compare(self, name, wanted, found, near=NEAR):
        far = self.distance(wanted, found)
        count = "none" if found is None else len(found)
        self.expect(far is not None and far <= near, f"{name}: {count} of {len(wanted)} bones, {far} points off")


def at_width(fluid, width):
    """The boxes of the bones, and the height, at a width inside of an interval."""
    interval = next(one for one in fluid["intervals"] if one["start"] <= width <= one["end"])
    value = lambda line: line[0] + line[1] * width
    bones = [{side: value(bone[side]) for side in ("x", "y", "width", "height")} for bone in interval["bones"]]
    return boxes(bones), value(interval["height"])


def boxes(bones, outlined=False):
    """The frames of bones that are boxes, or of all bones."""
    return [tuple(bone[side] for side in ("x", "y", "width", "height")) for bone in bones
            if outlined or "d" not in bone]


def plain(bones, scene):
    """The boxes that become a bone as a view of every dialect, at any position."""
    # A bone of a redrawn document is one of the scene's bones.
    return [bone for bone in bones if min(bone["width"], bone["height"]) > 2.02
            and bone["width"] * bone["height"] < scene["width"] * scene["height"] * 0.49
            and sum(overlap(bone, other) for other in scene["bones"]) == 1]


def overlap(one, other):
    # Views of a foreign document that touch are moved 2 points apart.
    near = 3
    return (one["x"] < other["x"] + other["width"] + near and other["x"] < one["x"] + one["width"] + near
            and one["y"] < other["y"] + other["height"] + near and other["y"] < one["y"] + one["height"] + near)


def mistakes(tree):
    """The nodes of a syntax tree that are errors or missing."""
    found, nodes = [], [tree.root_node]
    while nodes:
        node = nodes.pop()
        if node.is_error or node.is_missing:
            found.append((node.start_point[0] + 1, node.text.decode()[:60]))
        if node.has_error:
            nodes += node.children
    return found


def main():
    checks = Checks(sys.argv[1])
    return parts.run(checks, ("write", "hxml", "compose", "react", "loading", "android"))


if __name__ == "__main__":
    sys.exit(main())
