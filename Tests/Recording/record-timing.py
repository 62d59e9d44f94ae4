#!/usr/bin/env python3
"""Evaluates timing functions and interpolates transforms in Chrome, and writes the numbers to Fixtures/timing.

    record-timing.py

cubic-bezier.txt: for each curve a line with its four numbers, then one line of x and y for each of 100 points; points
where the curve is steeper than 50 are left out. matrices.txt: for each pair of matrices one line with both, then one
line with progress and the matrix between for each of four points; six numbers in the order of CSS's matrix().
"""

import json
import pathlib
import random
import subprocess
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "timing"
CURVES = [
    (0, 0, 1, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
    (0.4, 0, 0.2, 1), (0.68, -0.55, 0.265, 1.55), (0.175, 0.885, 0.32, 1.275), (1, 0, 0, 1), (0, 1, 1, 0),
    (0.9, -1, 0.1, 2), (0.8, 0, 0.2, 1), (0.95, 0.05, 0.795, 0.035), (0.19, 1, 0.22, 1), (0, 0, 0, 1),
    (1, 0, 1, 1), (0.5, 2, 0.5, -1), (0.1, 0.9, 0.9, 0.1), (0.33, 0.33, 0.67, 0.67), (0.05, 0.7, 0.1, 1),
]
POINTS = 100
STEEPEST = 50
SHARES = [0.125, 0.25, 0.5, 0.75]

SCRIPT = """
const element = document.getElementById("box");
const result = {curves: [], matrices: []};
for (const curve of input.curves) {
  const easing = `cubic-bezier(${curve.join(", ")})`;
  const animation = element.animate([{opacity: 0}, {opacity: 1}], {duration: 1000, fill: "both", easing});
  animation.pause();
  result.curves.push(input.times.map(time => {
    animation.currentTime = time * 1000;
    return animation.effect.getComputedTiming().progress;
  }));
  animation.cancel();
}
for (const [from, to] of input.pairs) {
  const animation = element.animate(
    [{transform: `matrix(${from.join(", ")})`}, {transform: `matrix(${to.join(", ")})`}], {duration: 1000, fill: "both"});
  animation.pause();
  result.matrices.push(input.shares.map(share => {
    animation.currentTime = share * 1000;
    return getComputedStyle(element).transform;
  }));
  animation.cancel();
}
document.body.textContent = JSON.stringify(result);
"""


def steepness(curve, x):
    """The slope of a curve at x, by bisection on its parameter."""
    x1, y1, x2, y2 = curve

    def value(p1, p2, t):
        return 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3

    def slope(p1, p2, t):
        return 3 * (1 - t) ** 2 * p1 + 6 * (1 - t) * t * (p2 - p1) + 3 * t * t * (1 - p2)
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if value(x1, x2, middle) < x else (low, middle)
    run = slope(x1, x2, low)
    return abs(slope(y1, y2, low)) / run if run > 0 else float("inf")


def matrix_pairs():
    """Pairs of rotated, mirrored and sheared transforms, none of them singular, and none half a turn apart.

    Pairs mirrored along x and along y are left out: in Chrome they shrink to 0 on the way, contrary to the rule of
    CSS Transforms 1 that rotates one of them by half a turn.
    """
    generator = random.Random(20)
    pairs = [([1, 0, 0, 1, 0, 0], [2, 0, 0, 3, 10, -20]), ([1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 5, 5]),
             ([1, 0, 0, 1, 0, 0], [-1, 0, 0, 1, 0, 0]), ([-1, 0, 0, 1, 0, 0], [-2, 0, 0, 1, 0, 0]),
             ([1, 0, 0, 1, 0, 0], [1, 0, 0.5, 1, 0, 0])]
    while len(pairs) < 40:
        pair = [[round(generator.uniform(-2, 2), 3) for _ in range(4)]
                + [round(generator.uniform(-50, 50), 1) for _ in range(2)] for _ in range(2)]
        areas = [m[0] * m[3] - m[1] * m[2] for m in pair]
        mirrored = {m[0] < m[3] for m, area in zip(pair, areas) if area < 0}
        if all(abs(area) > 0.3 for area in areas) and len(mirrored) < 2:
            pairs.append(tuple(pair))
    return pairs


def evaluate(data):
    page = ("<!DOCTYPE html><html><body><div id='box'>.</div>"
            f"<script>const input = {json.dumps(data)};{SCRIPT}</script></body></html>")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "timing.html"
        path.write_text(page)
        output = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", path.as_uri()],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    body = output[output.index("<body"):]
    return json.loads(body[body.index("{"):body.rindex("}") + 1])


def text(numbers):
    return " ".join(str(number) if isinstance(number, int) else repr(number) for number in numbers)


def main():
    times = [(index + 0.5) / POINTS for index in range(POINTS)]
    pairs = matrix_pairs()
    result = evaluate({"curves": CURVES, "times": times, "pairs": pairs, "shares": SHARES})

    lines = []
    for curve, values in zip(CURVES, result["curves"]):
        lines.append("curve " + text(curve))
        lines += [text((x, y)) for x, y in zip(times, values) if steepness(curve, x) <= STEEPEST]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "cubic-bezier.txt").write_text("\n".join(lines) + "\n")

    lines = []
    for (start, end), matrices in zip(pairs, result["matrices"]):
        lines.append("pair " + text(start + end))
        for share, matrix in zip(SHARES, matrices):
            numbers = matrix.removeprefix("matrix(").removesuffix(")").replace(",", "").split()
            assert len(numbers) == 6, matrix
            lines.append(f"{share} " + " ".join(numbers))
    (FOLDER / "matrices.txt").write_text("\n".join(lines) + "\n")
    print(f"recorded {len(CURVES)} curves and {len(pairs)} pairs of matrices")


if __name__ == "__main__":
    main()
