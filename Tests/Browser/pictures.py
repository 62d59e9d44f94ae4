"""The pictures of `skeleton render`, and their comparison with those of a browser."""

import functools
import pathlib
import re
import subprocess

import numpy
from PIL import Image

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = PROJECT.parent / "shared/corpus"


def axe_core():
    """The file with the rules of accessibility, None if `.ci/install all` could not fetch it."""
    return next((PROJECT / ".build/axe").rglob("axe.min.js"), None)


class Skeleton:
    """The command, with a folder for its output."""

    def __init__(self, command, folder):
        self.command = command
        self.folder = pathlib.Path(folder)

    def run(self, *arguments):
        subprocess.run([self.command, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)

    def text(self, *arguments):
        return subprocess.run([self.command, *map(str, arguments)], check=True, stdout=subprocess.PIPE).stdout.decode()

    def code(self, *arguments):
        """The exit code of the command."""
        return subprocess.run([self.command, *map(str, arguments)], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode

    def notes(self, *arguments):
        """What the command writes to standard error."""
        return subprocess.run([self.command, *map(str, arguments)], check=True, stderr=subprocess.PIPE).stderr.decode()

    def pictures(self, source, times, scale, *options):
        """One PNG for each time, as arrays of rows of RGB pixels over white."""
        pattern = self.folder / "picture-{at}.png"
        moments = [argument for time in times for argument in ("--at", f"{time}s")]
        self.run("render", source, "--quiet", "-o", pattern, "--scale", scale, *moments, *options)
        return [pixels(self.folder / f"picture-{time}s.png") for time in times]

    def markup(self, source, *options):
        """The paths of the SVG animated by CSS, the SVG animated by SMIL, and the HTML."""
        paths = [self.folder / name for name in ("css.svg", "smil.svg", "page.html")]
        self.run("render", source, "--quiet", "-o", paths[0], "-o", paths[2], *options)
        self.run("render", source, "--quiet", "-o", paths[1], "--animate", "smil", *options)
        return dict(zip(("svg", "smil", "html"), paths))

    def real_files(self, count):
        """Files of the corpus that can be drawn, at equal intervals; None without a corpus."""
        if not CORPUS.is_dir():
            return None
        sources = [path for path in sorted(CORPUS.rglob("*"))
                   if path.suffix in (".xml", ".xib", ".storyboard", ".svg") and "hxml" not in path.parts
                   and "android" not in path.parts]
        return [path for path in sources[::max(1, len(sources) // 120)] if self.is_usable(path)][:count]

    def is_usable(self, path):
        result = subprocess.run([self.command, "render", path, "--quiet", "--format", "json", "-o", "-"],
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        size = re.search(rb'"width":([\d.]+),"height":([\d.]+)', result.stdout)
        return result.returncode == 0 and size and max(map(float, size.groups())) <= 4000


def pixels(path):
    image = Image.open(path).convert("RGBA")
    white = Image.new("RGBA", image.size, "white")
    return numpy.asarray(Image.alpha_composite(white, image).convert("RGB")).astype(numpy.int16)


def blocks(picture, side):
    """The means of the blocks of `side` by `side` pixels, without the pixels beyond the last whole block."""
    height, width = (length // side * side for length in picture.shape[:2])
    image = Image.fromarray(picture.astype(numpy.uint8))
    return numpy.asarray(image.reduce(side, (0, 0, width, height))).astype(numpy.int16)


def common(expected, actual):
    """Both pictures without the last row and column, which are faint if the canvas ends within a pixel."""
    height, width = min(expected.shape[0], actual.shape[0]) - 1, min(expected.shape[1], actual.shape[1]) - 1
    return expected[:height, :width], actual[:height, :width]


def largest_channel(picture):
    """The largest channel of each pixel."""
    return numpy.maximum(numpy.maximum(picture[:, :, 0], picture[:, :, 1]), picture[:, :, 2])


def local_range(picture):
    """The range of each pixel's channels within one pixel around it."""
    high = low = picture.astype(numpy.uint8)
    for axis in (0, 1):
        before, after = ((slice(None), slice(None, -1)), (slice(None), slice(1, None))) if axis else (slice(None, -1), slice(1, None))
        highest, lowest = high.copy(), low.copy()
        for to, of in ((before, after), (after, before)):
            numpy.maximum(highest[to], high[of], out=highest[to])
            numpy.minimum(lowest[to], low[of], out=lowest[to])
        high, low = highest, lowest
    return largest_channel(high - low)


def widened(mask):
    """The mask and the adjacent pixels: the edge of a tapering shape is fainter than other edges."""
    wide = mask.copy()
    wide[1:] |= mask[:-1]
    wide[:-1] |= mask[1:]
    wide[:, 1:] |= mask[:, :-1]
    wide[:, :-1] |= mask[:, 1:]
    return wide


@functools.lru_cache(maxsize=16)
def edges(expected):
    """The pixels at edges of a picture that is held: a picture is compared with several files."""
    # A shimmer changes by less than this within two pixels; at the edge of a bone other differences are not visible.
    return widened(widened(local_range(expected.picture) > 3))


class Held:
    """A picture and its size as the key of a cache, which keeps the picture alive."""

    def __init__(self, whole, picture):
        self.whole, self.picture = whole, picture

    def __eq__(self, other):
        return self.whole is other.whole and self.picture.shape == other.picture.shape

    def __hash__(self):
        return hash((id(self.whole), self.picture.shape))


def away_from_edges(expected, actual, sides=None):
    """The difference of each pixel, 0 at edges; `sides` are further pixels at edges, in an array of the whole picture."""
    whole = expected
    expected, actual = common(expected, actual)
    at_edge = edges(Held(whole, expected))
    if sides is not None:
        at_edge = at_edge | sides[:at_edge.shape[0], :at_edge.shape[1]]
    return numpy.where(at_edge, 0, largest_channel(abs(expected - actual)))


def compare(expected, actual):
    """The largest difference away from edges, and the largest of all as a share of 255."""
    return int(away_from_edges(expected, actual).max(initial=0)), difference(expected, actual)


def difference(expected, actual):
    """The largest difference of all, as a share of 255."""
    expected, actual = common(expected, actual)
    return float(abs(expected - actual).max(initial=0)) / 255


def straight_difference(expected, actual):
    """The largest difference of the pixels that equal both neighbors horizontally or vertically, as a share of 255."""
    whole = expected
    expected, actual = common(expected, actual)
    return float(largest_channel(abs(expected - actual))[straights(Held(whole, expected))].max(initial=0)) / 255


@functools.lru_cache(maxsize=16)
def straights(expected):
    """The pixels of a held picture that equal both neighbors horizontally or vertically."""
    picture = expected.picture
    straight = numpy.zeros(picture.shape[:2], bool)
    down, right = (largest_channel(abs(picture[1:] - picture[:-1])), largest_channel(abs(picture[:, 1:] - picture[:, :-1])))
    straight[1:-1] |= down[:-1] + down[1:] <= 1
    straight[:, 1:-1] |= right[:, :-1] + right[:, 1:] <= 1
    return straight
