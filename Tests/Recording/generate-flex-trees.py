#!/usr/bin/env python3
"""Writes groups of seeded random trees of the native dialect for `record-flex-boxes.py`.

    generate-flex-trees.py FIRST LAST FILE.xml      one group with a tree for each seed

The same seed gives the same tree. Lengths and percentages are multiples of 1/64, which Chrome can represent: the
remaining differences result from the computation of sizes. Every third seed runs from right to left.
"""

import pathlib
import random
import sys

MOST_CHILDREN = 5
SIDES = ("Top", "Right", "Bottom", "Left", "Start", "End")
DISTRIBUTIONS = ["start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly"]
ALIGNMENTS = ["stretch", "start", "end", "center", "baseline"]


def number(value):
    value = int(value * 64) / 64
    return str(int(value)) if value == int(value) else repr(value)


class Tree:
    def __init__(self, seed):
        self.seed = seed
        self.random = random.Random(seed)

    def chance(self, probability):
        return self.random.random() < probability

    def points(self, low, high):
        value = self.random.uniform(low, high)
        return number(round(value) if self.chance(0.75) else value)

    def percent(self, low, high):
        value = self.random.uniform(low, high)
        return number(round(value / 5) * 5 if self.chance(0.5) else value) + "%"

    def length(self, low, high, share=0.25):
        return self.percent(5, 110) if self.chance(share) else self.points(low, high)

    def container(self):
        attributes = {}
        choose = self.random.choice
        if self.chance(0.35):
            attributes["wrap"] = choose(["wrap", "wrap", "wrapReverse"])
        if self.chance(0.35):
            attributes["justifyContent"] = choose(DISTRIBUTIONS)
        if self.chance(0.45):
            attributes["alignItems"] = choose(ALIGNMENTS)
        if self.chance(0.25):
            attributes["alignContent"] = choose(["stretch"] + DISTRIBUTIONS)
        if self.chance(0.3):
            attributes["gap"] = self.points(1, 14)
            if self.chance(0.2):
                attributes["gap"] += " " + self.points(1, 14)
        elif self.chance(0.15):
            attributes["rowGap"], attributes["columnGap"] = self.length(1, 8), self.length(1, 8)
        if self.chance(0.08):
            attributes["direction"] = choose(["ltr", "rtl"])
        return attributes | self.edges("padding", 0.3, lambda: self.points(1, 16) if self.chance(0.8) else self.percent(1, 8))

    def edges(self, name, share, value):
        """A shorthand, single edges, or both."""
        attributes = {}
        if self.chance(share):
            attributes[name] = " ".join(value() for _ in range(self.random.choice([1, 1, 1, 2, 3, 4])))
        if self.chance(share / 3):
            attributes[name + self.random.choice(SIDES)] = value()
        return attributes

    def item(self):
        attributes = {}
        choose = self.random.choice
        if self.chance(0.3):
            attributes["grow"] = choose(["0.25", "0.5", "1", "1", "2", "3"])
        if self.chance(0.3):
            attributes["shrink"] = choose(["0", "0.5", "1", "2"])
        if self.chance(0.2):
            attributes["basis"] = choose(["content", "auto", "0", self.length(10, 160)])
        if self.chance(0.2):
            attributes["alignSelf"] = choose(ALIGNMENTS + ["auto"])
        if self.chance(0.35):
            attributes["width"] = self.length(10, 220)
        if self.chance(0.35):
            attributes["height"] = self.length(10, 140)
        for name, high in (("minWidth", 160), ("maxWidth", 260), ("minHeight", 90), ("maxHeight", 180)):
            if self.chance(0.08):
                attributes[name] = self.length(10, high)
        if self.chance(0.12):
            attributes["aspectRatio"] = choose(["1", "2", "0.5", "1.75"])
        attributes |= self.edges("margin", 0.15, lambda: choose(
            [self.points(-6, 14), self.points(0, 10), "auto", "0", self.percent(1, 6)]))
        if self.chance(0.08):
            attributes["clip"] = "true"
        if self.chance(0.08):
            attributes["order"] = choose(["-2", "-1", "1", "2"])
        if self.chance(0.1):
            attributes["position"] = "absolute"
            for side in ("top", "right", "bottom", "left", "start", "end"):
                if self.chance(0.35 if side in ("top", "bottom", "left", "right") else 0.06):
                    attributes[side] = self.length(-10, 60)
        elif self.chance(0.02):
            attributes["frame"] = " ".join(self.points(0, 60) for _ in range(4))
        elif self.chance(0.02):
            attributes["hidden"] = "true"
        elif self.chance(0.05):
            attributes |= {"left": self.length(-10, 10), "bottom": self.length(-10, 10)}
        if self.chance(0.05):
            attributes["repeat"] = choose(["2", "3"])
        return attributes

    def leaf(self):
        kind = self.random.choice(
            ["text", "text", "text", "text", "avatar", "icon", "image", "view", "view", "view", "spacer", "button",
             "textField", "switch", "slider", "progress", "divider", "label"])
        attributes = self.item() if kind in ("text", "view") or self.chance(0.4) else {}
        if kind in ("text", "label", "button"):
            attributes["fontSize"] = self.random.choice(["10", "12", "15", "17", "20"])
            if kind != "button":
                attributes["lineHeight"] = self.random.choice(["14", "18", "22", "24.5"])
            if self.chance(0.5):
                attributes["text"] = "x" * self.random.randint(2, 40)
            if self.chance(0.3) and kind != "button":
                attributes["lines"] = str(self.random.randint(2, 4))
        if kind in ("text", "view"):
            attributes |= self.edges("padding", 0.1, lambda: self.points(1, 12))
        return kind, attributes

    def element(self, depth, indent):
        if depth == 0 or self.chance(0.25):
            kind, attributes = self.leaf()
            return self.written(kind, attributes, [], indent)
        kind = self.random.choice(["row"] * 5 + ["column"] * 4 + ["view", "cell", "section", "stack", "table"])
        attributes = self.container() | self.item()
        if kind in ("row", "column", "view") and self.chance(0.2):
            attributes["flexDirection"] = self.random.choice(["row", "rowReverse", "rowReverse", "column", "columnReverse"])
        count = self.random.randint(1, MOST_CHILDREN)
        if kind == "table":
            return self.table(attributes, indent)
        return self.written(kind, attributes, [self.element(depth - 1, indent + " ") for _ in range(count)], indent)

    def table(self, attributes, indent):
        """A table: of the properties of containers and items it supports only gaps and the alignment of cells."""
        kept = {name: value for name, value in attributes.items()
                if name in ("gap", "width", "grow", "shrink", "margin", "alignSelf", "direction")}
        columns = self.random.randint(1, 3)
        rows = []
        for _ in range(self.random.randint(1, 4)):
            cells = []
            for _ in range(columns):
                cell = {"fontSize": "12", "lineHeight": "18", "text": "x" * self.random.randint(2, 14)}
                if self.chance(0.3):
                    cell["lines"] = "2"
                cells.append(self.written("text", cell, [], indent + "  "))
            row = {"alignItems": self.random.choice(ALIGNMENTS)} if self.chance(0.5) else {}
            rows.append(self.written("tr", row, cells, indent + " "))
        return self.written("table", kept, rows, indent)

    def written(self, kind, attributes, children, indent):
        start = f"{indent}<{kind}" + "".join(f' {name}="{value}"' for name, value in attributes.items())
        return f"{start}>\n{''.join(children)}{indent}</{kind}>\n" if children else f"{start}/>\n"

    def document(self):
        attributes = {"id": f"seed-{self.seed}"}
        if self.seed % 3 == 0:
            attributes["direction"] = "rtl"
        container = self.container()
        container.pop("direction", None)
        attributes |= {"width": self.points(160, 480)} | container
        if self.chance(0.5):
            attributes["height"] = self.points(120, 600)
        depth = self.random.choice([0, 1, 1, 1, 2, 2, 3])
        most = MOST_CHILDREN if depth < 3 else 2
        children = [self.element(depth, "  ") for _ in range(self.random.randint(1, most))]
        return self.written("feed", attributes, children, " ")


def main():
    first, last = int(sys.argv[1]), int(sys.argv[2])
    trees = "".join(Tree(seed).document() for seed in range(first, last + 1))
    pathlib.Path(sys.argv[3]).write_text(f"<!-- generate-flex-trees.py {first} {last} -->\n<trees>\n{trees}</trees>\n")


if __name__ == "__main__":
    main()
