#!/usr/bin/env python3
"""Writes seeded random trees of the native dialect for `record-flex-boxes.py`.

    generate-flex-trees.py FIRST LAST [FOLDER]      one file random-SEED.xml for each seed

The same seed gives the same tree. Lengths and percentages are multiples of 1/64, which Chrome can represent: what is
left of a difference is how the sizes are computed. Every fifth seed runs from right to left.
"""

import pathlib
import random
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "native" / "flex"
MOST_CHILDREN = 5
DEEPEST = 2


def number(value):
    value = int(value * 64) / 64
    return str(int(value)) if value == int(value) else repr(value)


class Tree:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, probability):
        return self.random.random() < probability

    def points(self, low, high):
        value = self.random.uniform(low, high)
        return number(round(value) if self.chance(0.6) else value)

    def percent(self, low, high):
        return number(self.random.uniform(low, high)) + "%"

    def length(self, low, high, share=0.3):
        return self.percent(5, 110) if self.chance(share) else self.points(low, high)

    def container(self):
        attributes = {}
        choose = self.random.choice
        if self.chance(0.35):
            attributes["wrap"] = choose(["wrap", "wrap", "wrapReverse"])
        if self.chance(0.35):
            attributes["justifyContent"] = choose(
                ["flexStart", "flexEnd", "center", "spaceBetween", "spaceAround", "spaceEvenly"])
        if self.chance(0.45):
            attributes["alignItems"] = choose(["stretch", "flexStart", "flexEnd", "center", "baseline"])
        if self.chance(0.25):
            attributes["alignContent"] = choose(
                ["stretch", "flexStart", "flexEnd", "center", "spaceBetween", "spaceAround", "spaceEvenly"])
        if self.chance(0.3):
            attributes["gap"] = self.points(1, 14)
        elif self.chance(0.1):
            attributes["rowGap"], attributes["columnGap"] = self.percent(1, 8), self.percent(1, 8)
        if self.chance(0.3):
            attributes["padding"] = self.points(1, 16) if self.chance(0.8) else self.percent(1, 8)
        return attributes

    def item(self):
        attributes = {}
        if self.chance(0.3):
            attributes["grow"] = self.random.choice(["0.25", "0.5", "1", "2", "3"])
        if self.chance(0.3):
            attributes["shrink"] = self.random.choice(["0", "0.5", "1", "2"])
        if self.chance(0.2):
            attributes["basis"] = self.random.choice(["content", "0", self.length(10, 160)])
        if self.chance(0.2):
            attributes["alignSelf"] = self.random.choice(["stretch", "flexStart", "flexEnd", "center", "baseline"])
        if self.chance(0.35):
            attributes["width"] = self.length(10, 220)
        if self.chance(0.35):
            attributes["height"] = self.length(10, 140)
        for name, high in (("minWidth", 160), ("maxWidth", 260), ("minHeight", 90), ("maxHeight", 180)):
            if self.chance(0.08):
                attributes[name] = self.length(10, high)
        if self.chance(0.1):
            attributes["aspectRatio"] = self.random.choice(["1", "2", "0.5", "1.75"])
        if self.chance(0.15):
            attributes["margin"] = self.random.choice(
                [self.points(-6, 14), "auto", "0 auto", self.percent(1, 6), f"{self.points(0, 9)} {self.points(0, 9)}"])
        if self.chance(0.08):
            attributes["clip"] = "true"
        if self.chance(0.1):
            attributes["position"] = "absolute"
            for side in ("top", "right", "bottom", "left"):
                if self.chance(0.4):
                    attributes[side] = self.length(-10, 60)
        elif self.chance(0.02):
            attributes["hidden"] = "true"
        return attributes

    def leaf(self):
        kind = self.random.choice(["text", "text", "text", "avatar", "icon", "image", "view", "view", "spacer"])
        attributes = self.item() if kind in ("text", "view") or self.chance(0.4) else {}
        if kind == "text":
            attributes["fontSize"] = str(self.random.choice([10, 12, 15, 17, 20]))
            attributes["lineHeight"] = str(self.random.choice([14, 18, 22, 24.5]))
            if self.chance(0.5):
                attributes["text"] = "x" * self.random.randint(2, 40)
            if self.chance(0.3):
                attributes["lines"] = str(self.random.randint(2, 4))
        return kind, attributes

    def element(self, depth, indent):
        if depth == 0 or self.chance(0.3):
            kind, attributes = self.leaf()
            return self.written(kind, attributes, [], indent)
        kind = self.random.choice(["row", "row", "row", "column", "column", "view", "cell", "section", "stack"])
        attributes = self.container() | self.item()
        count = self.random.randint(1, MOST_CHILDREN)
        return self.written(kind, attributes, [self.element(depth - 1, indent + "  ") for _ in range(count)], indent)

    def written(self, kind, attributes, children, indent):
        start = f"{indent}<{kind}" + "".join(f' {name}="{value}"' for name, value in attributes.items())
        return f"{start}>\n{''.join(children)}{indent}</{kind}>\n" if children else f"{start}/>\n"

    def document(self):
        attributes = {"width": self.points(160, 480)} | self.container()
        if self.chance(0.5):
            attributes["height"] = self.points(120, 600)
        depth = min(self.random.randint(0, DEEPEST), self.random.randint(0, DEEPEST))
        children = [self.element(depth, "  ") for _ in range(self.random.randint(1, MOST_CHILDREN))]
        return self.written("feed", attributes, children, "")


def main():
    first, last = int(sys.argv[1]), int(sys.argv[2])
    folder = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else FOLDER
    for seed in range(first, last + 1):
        suffix = "-right-to-left" if seed % 5 == 0 else ""
        text = f"<!-- generate-flex-trees.py, seed {seed} -->\n" + Tree(seed).document()
        (folder / f"random-{seed}{suffix}.xml").write_text(text)


if __name__ == "__main__":
    main()
