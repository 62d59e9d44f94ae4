#!/usr/bin/env python3
"""Plays Lottie files in rlottie, thorvg and lottie-web and compares their frames with the command's own pictures.

    check.py SKELETON [PART ...]      the command, and the parts: sizes seeds still motion corpus web

Needs rlottie-python and thorvg-python (`.ci/install all` puts them into `.build/players`), numpy and Pillow, and for
`web` streamlit-lottie, which carries lottie-web, and Chromium.
"""

import json
import pathlib
import sys
import tempfile

import numpy

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "Browser"), str(HERE.parents[1] / ".build/players")]

import parts  # noqa: E402
from pictures import PROJECT, Skeleton, common, widened  # noqa: E402
from players import PLAYERS, LottieWeb, lottie_web  # noqa: E402

SHARES = (0.0, 0.04, 0.31, 0.62, 0.93)
LEVELS = 3


class Checks:
    def __init__(self, command):
        self.folder = tempfile.TemporaryDirectory(prefix="skeleton-lottie-")
        self.skeleton = Skeleton(command, self.folder.name)
        self.failures = []
        self.count = 0
        self.worst = {}

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    def write(self, source, *options):
        """The path of a file, and its content."""
        path = pathlib.Path(self.folder.name) / "scene.lottie.json"
        self.skeleton.run("render", source, "--quiet", "-o", path, *options)
        return path, json.loads(path.read_text())

    def compare(self, source, scale, *options, players=PLAYERS):
        """Compares a file at five of its frames, in each player."""
        path, file = self.write(source, *options)
        start = float(file["markers"][0]["cm"].split()[0]) if "markers" in file else 0
        frames = sorted({int(file["op"] * share) for share in SHARES})
        times = [repr(start + frame / file["fr"]) for frame in frames]
        expected = dict(zip(frames, self.skeleton.pictures(source, times, scale, *options)))
        for make in players:
            name = " ".join((str(source.name), make.name, *options, f"scale {scale}"))
            self.check(name, make(path), file, expected, scale)

    def check(self, name, player, file, expected, scale):
        """Checks a player's pictures of some frames."""
        # rlottie also counts the frame at which the first one repeats.
        self.expect(player.count - file["op"] in (0, 1), f"{name}: {player.count} frames of {file['op']}")
        for frame, picture in expected.items():
            wanted, shown = common(picture, player.frame(frame, scale))
            difference = abs(wanted - shown).max(axis=2)
            edges = at_edges(picture)[:difference.shape[0], :difference.shape[1]]
            levels = int(difference[~edges].max(initial=0))
            self.worst[player.name] = max(self.worst.get(player.name, 0), levels)
            self.expect(levels <= LEVELS, f"{name}: frame {frame} is {levels} levels off away from edges")

    def tell(self):
        print("   at most " + ", ".join(f"{levels} levels in {name}" for name, levels in self.worst.items()))
        self.worst = {}

    # MARK: - Parts

    def sizes(self):
        """The file size of the newsfeed."""
        path, _ = self.write(PROJECT / "Fixtures/seeds/newsfeed.xml")
        size = path.stat().st_size
        print(f"   the newsfeed as lottie: {size} bytes")
        self.expect(size < 8_192, f"the newsfeed as lottie has {size} bytes")

    def seeds(self):
        """Every seed, light and dark, in both directions, and at twice the size."""
        for source in sorted((PROJECT / "Fixtures/seeds").glob("*.xml")):
            for theme in ("light", "dark"):
                for direction in ((), ("--rtl",)):
                    self.compare(source, 1, "--theme", theme, *direction)
            self.compare(source, 2)
        self.tell()

    def still(self):
        """One moment of every seed."""
        for source in sorted((PROJECT / "Fixtures/seeds").glob("*.xml")):
            path, file = self.write(source, "--at", "0.31s")
            expected = {0: self.skeleton.pictures(source, ["0.31"], 1)[0]}
            for make in PLAYERS:
                self.check(f"{source.name} {make.name} at 0.31 s", make(path), file, expected, 1)
        self.tell()

    def motion(self):
        """The fixtures of motion, of shimmers and for players, except those that leave out a shadow and say so."""
        for folder in ("native/motion", "native/shimmer", "native/players"):
            for source in sorted((PROJECT / "Fixtures" / folder).glob("*.xml")):
                notes = self.skeleton.notes("render", source, "--format", "lottie", "-o", "/dev/null")
                if "shadows; the file leaves them out" not in notes:
                    self.compare(source, 2, players=players_of(source))
        self.tell()

    def corpus(self):
        """Fifty real files at equal intervals of the corpus."""
        usable = self.skeleton.real_files(50)
        if usable is None:
            return print("   skipped: there is no ../shared/corpus")
        self.expect(len(usable) == 50, f"only {len(usable)} files of the corpus can be drawn")
        for source in usable:
            self.compare(source, 1)
        self.tell()

    def web(self):
        """Every seed and the fixtures for players in lottie-web."""
        if not lottie_web():
            return print("   skipped: there is no lottie-web")
        for folder in ("seeds", "native/players"):
            for source in sorted((PROJECT / "Fixtures" / folder).glob("*.xml")):
                if LottieWeb.name not in LEAVES_OUT.get(source.stem, ()):
                    self.compare(source, 1, players=[LottieWeb])
        LottieWeb.browser.close()
        self.tell()


def at_edges(picture):
    """The mask of edges: pixels whose neighbors differ by more than a shimmer, and two pixels around them."""
    edges = numpy.zeros(picture.shape[:2], bool)
    down, right = abs(numpy.diff(picture, axis=0)).max(axis=2) > 3, abs(numpy.diff(picture, axis=1)).max(axis=2) > 3
    edges[1:] |= down
    edges[:-1] |= down
    edges[:, 1:] |= right
    edges[:, :-1] |= right
    return widened(widened(edges))


# The fixtures that a player does not support, by name.
LEAVES_OUT = {
    # Shear is not supported.
    "transform-that-shears": ["rlottie"],
    # Colors and alphas are two gradients of SVG, with an error of 6 levels.
    "translucent-stops-that-move-apart": ["lottie-web"],
}


def players_of(source):
    return [player for player in PLAYERS if player.name not in LEAVES_OUT.get(source.stem, ())]


def main():
    checks = Checks(sys.argv[1])
    return parts.run(checks, sys.argv[2:] or ["sizes", "seeds", "still", "motion", "corpus", "web"])


if __name__ == "__main__":
    sys.exit(main())
