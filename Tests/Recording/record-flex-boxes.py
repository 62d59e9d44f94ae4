#!/usr/bin/env python3
"""Lays out the flexbox fixtures in Chrome and writes its boxes beside them.

    record-flex-boxes.py [FILE.xml ...]      without files: every fixture in Fixtures/native/flex

Translates the native dialect to HTML on its own, without a line of the engine that is tested. A golden is an array in
document order of [x, y, width, height], each relative to the parent, unrounded. Files whose name contains
`right-to-left` are laid out from right to left.

The root of a group is <trees>; its golden is an object of such arrays, by the id of each tree and the direction. A
tree without a `direction` of its own is laid out in both.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "native" / "flex"
CANVAS = (375.0, 667.0)
TEXTS = ("text", "label", "button")
# The width of a control, in points, and its default height.
CONTROLS = {"textField": (150.0, 34.0), "slider": (118.0, 34.0), "progress": (150.0, 4.0), "searchBar": (150.0, 36.0),
            "segmentedControl": (131.0, 32.0)}
IGNORED = {"id", "text", "lines", "fontSize", "lineHeight", "lastLine", "background", "opacity", "cornerRadius",
           "skeleton", "repeat", "hidden"}
KEYWORDS = {"start": "flex-start", "end": "flex-end"}
LENGTHS = {
    "width": "width", "height": "height", "minWidth": "min-width", "maxWidth": "max-width",
    "minHeight": "min-height", "maxHeight": "max-height", "rowGap": "row-gap", "columnGap": "column-gap",
    "gap": "gap", "basis": "flex-basis", "padding": "padding", "margin": "margin",
    "top": "top", "right": "right", "bottom": "bottom", "left": "left",
    **{f"{box}{side}": f"{box}-{side.lower()}"
       for box in ("padding", "margin") for side in ("Top", "Right", "Bottom", "Left")},
}
WORDS = {
    "wrap": "flex-wrap", "justifyContent": "justify-content", "alignItems": "align-items",
    "alignContent": "align-content", "alignSelf": "align-self", "grow": "flex-grow", "shrink": "flex-shrink",
    "aspectRatio": "aspect-ratio", "position": "position", "direction": "direction",
    "flexDirection": "flex-direction", "order": "order",
}


def length(text):
    """`16`, `16pt`, `50%` or a keyword as CSS writes it."""
    if text.endswith("%") or text in ("auto", "content"):
        return text
    return f"{text.removesuffix('pt')}px"


def keyword(text):
    text = KEYWORDS.get(text, text)
    return re.sub("[A-Z]", lambda match: "-" + match.group().lower(), text)


def text_size(element):
    """The width and height of a text, in points."""
    font_size = float(element.get("fontSize", "17"))
    font_size = font_size if font_size > 0 else 17.0
    text = element.get("text") or (element.text or "").strip() or None
    unknown = 5 if element.tag == "button" else 10
    width = font_size * (len(text) * 0.5 if text is not None else unknown)
    lines = max(1, int(element.get("lines", "1")))
    height = lines * float(element.get("lineHeight", 1.4 * font_size))
    return (width + 32, 0.0) if element.tag == "button" else (width, height)


def logical(name, rtl):
    """`marginStart` as `marginLeft`, or in right-to-left as `marginRight`."""
    start, end = ("Right", "Left") if rtl else ("Left", "Right")
    for suffix, side in (("Start", start), ("End", end)):
        if name in (f"padding{suffix}", f"margin{suffix}"):
            return name.removesuffix(suffix) + side
        if name == suffix.lower():
            return side.lower()
    return name


def is_logical(name):
    return name in ("start", "end") or name.endswith(("Start", "End"))


def style(element, rtl, parent_rtl, is_root):
    declarations = []
    attributes = dict(element.attrib)
    if element.tag in ("avatar", "icon"):
        ratio = attributes.get("aspectRatio", "1")
        default = "40" if element.tag == "avatar" else "24"
        if "width" not in attributes and "height" not in attributes:
            attributes["width"] = default
        for given, other in (("width", "height"), ("height", "width")):
            if other not in attributes and ratio == "1" and not attributes.get(given, "%").endswith("%"):
                attributes[other] = attributes[given]
    if element.tag == "image" and "height" in attributes and "aspectRatio" not in attributes:
        declarations.append("aspect-ratio: auto")
    if is_root:
        attributes, root = root_attributes(element, attributes)
        declarations += root
    if "frame" in attributes:
        x, y, width, height = re.split("[ ,]+", attributes.pop("frame").strip())
        for name in list(attributes):
            if name.startswith("margin") or name in ("top", "left", "right", "bottom", "start", "end"):
                del attributes[name]
        side = "right" if parent_rtl else "left"
        attributes |= {"position": "absolute", side: x, "top": y, "width": width, "height": height}
    if element.tag == "stack" and attributes.get("justifyContent") in ("start", "flexStart", "flex-start"):
        # The default of the dialect, in which the cell fills the stack; in CSS it would be as small as its content.
        del attributes["justifyContent"]
    # Shorthands first, so that longhands override them; edges of the writing direction last.
    for name, value in sorted(attributes.items(), key=lambda item: (is_logical(item[0]), len(item[0]))):
        name = logical(name, rtl)
        if name in LENGTHS:
            declarations.append(f"{LENGTHS[name]}: {' '.join(map(length, re.split('[ ,]+', value.strip())))}")
        elif name in WORDS:
            declarations.append(f"{WORDS[name]}: {keyword(value)}")
        elif name == "clip":
            declarations.append("overflow: hidden" if value == "true" else "overflow: visible")
        elif name not in IGNORED:
            raise ValueError(f"attribute {name} of <{element.tag}>")
    if element.tag in TEXTS:
        width, height = text_size(element)
        least = width if element.tag == "button" else 0
        declarations.append(f"grid-template-columns: minmax({least}px, {width!r}px)")
        declarations.append(f"grid-template-rows: {height!r}px")
    if element.tag in CONTROLS:
        width, height = CONTROLS[element.tag]
        written = attributes.get("height", str(height)).removesuffix("pt")
        height = float(written) if re.fullmatch("[0-9.]+", written) else 0.0
        declarations.append(f"grid-template-columns: minmax(44px, {width!r}px)")
        declarations.append(f"grid-template-rows: {height!r}px")
    if element.tag == "table":
        columns = max((len(flow(row)) for row in flow(element)), default=0)
        columns = "max-content " * (columns - 1) + "1fr" if columns else "none"
        declarations.append(f"grid-template-columns: {columns}")
    if element.get("hidden") == "true":
        declarations.append("display: none")
    return "; ".join(declarations)


def flow(element):
    return [child for child in element if child.get("hidden") != "true" and child.get("position") != "absolute"
            and "frame" not in child.attrib]


def root_attributes(element, attributes):
    """The attributes of the root, whose sizes are replaced by those of the canvas."""
    width, height = canvas(element)
    declarations = [f"width: {width!r}px"]
    dropped = {"position", "top", "right", "bottom", "left", "width", "height", "minWidth", "maxWidth"}
    if height is not None:
        declarations.append(f"height: {height!r}px")
        dropped |= {"minHeight", "maxHeight"}
    return {name: value for name, value in attributes.items()
            if name not in dropped and not name.startswith("margin")}, declarations


def canvas(root):
    """The width and height of the picture; the height is None if the content determines it."""
    def resolved(name, fallback, reference):
        value = root.get(name, "auto")
        if value == "auto":
            return fallback
        return reference * float(value[:-1]) / 100 if value.endswith("%") else float(value.removesuffix("pt"))
    return (resolved("width", CANVAS[0], CANVAS[0]),
            resolved("height", CANVAS[1] if root.tag == "screen" else None, CANVAS[1]))


def html(element, parent_rtl, is_root=False):
    rtl = {"rtl": True, "ltr": False}.get(element.get("direction"), parent_rtl)
    classes = f"view {element.tag}"
    if element.get("position") == "absolute" or "frame" in element.attrib:
        classes += " absolute"
    children = "".join(html(child, rtl) for child in element for _ in range(int(child.get("repeat", "1"))))
    return f'<div class="{classes}" style="{style(element, rtl, parent_rtl, is_root)}">{children}</div>'


MEASURE = """
const boxes = view => {
  const all = [];
  const visit = (element, parent) => {
    const rect = element.getBoundingClientRect();
    const isShown = element.offsetParent !== null || element.getClientRects().length > 0;
    all.push(isShown ? [rect.x - parent.x, rect.y - parent.y, rect.width, rect.height] : [0, 0, 0, 0]);
    for (const child of element.children) if (child.classList.contains("view")) visit(child, rect);
  };
  visit(view, view.getBoundingClientRect());
  return all;
};
const result = {};
for (const tree of document.querySelectorAll(".tree")) result[tree.id] = boxes(tree.firstElementChild);
document.body.textContent = JSON.stringify(result);
"""


def measure(trees):
    """Chrome's boxes of each tree of (name, HTML, width of the canvas, right-to-left)."""
    page = ["<!DOCTYPE html><html><head><meta charset='utf-8'><style>", (FOLDER / "chrome.css").read_text(),
            "</style></head><body>"]
    for name, markup, width, rtl in trees:
        direction = "rtl" if rtl else "ltr"
        page.append(f'<div class="tree" id="{name}" dir="{direction}" style="width: {width!r}px">{markup}</div>')
    page.append(f"<script>{MEASURE}</script></body></html>")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "trees.html"
        path.write_text("".join(page))
        output = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--window-size=4000,4000", "--dump-dom",
             path.as_uri()],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    body = output[output.index("<body"):]
    return json.loads(body[body.index("{"):body.rindex("}") + 1])


def numbers(box):
    """The array [x, y, width, height], with the shortest form of each number."""
    return "[" + ", ".join(str(int(value)) if value == int(value) else repr(value) for value in box) + "]"


def golden(boxes):
    """The golden of one tree, with one box per line."""
    lines = ",\n".join("  " + numbers(box) for box in boxes)
    return f"[\n{lines}\n]\n"


def group_golden(boxes):
    """The golden of a group, with one tree per line."""
    lines = ",\n".join(f'  "{name}": [' + ", ".join(map(numbers, tree)) + "]" for name, tree in boxes.items())
    return f"{{\n{lines}\n}}\n"


def members(group):
    """Each tree of a group with its name and direction."""
    for tree in group:
        directions = [tree.get("direction")] if "direction" in tree.attrib else ["ltr", "rtl"]
        for direction in directions:
            yield f"{tree.get('id')} {direction}", tree, direction == "rtl"


def main():
    paths = [pathlib.Path(argument) for argument in sys.argv[1:]] or sorted(FOLDER.glob("**/*.xml"))
    trees = {}
    for path in paths:
        root = ElementTree.parse(path).getroot()
        if root.tag == "trees":
            trees[path] = list(members(root))
        else:
            trees[path] = [("", root, "right-to-left" in path.name)]
    results = measure([(f"{path}#{name}", html(root, rtl, is_root=True), canvas(root)[0], rtl)
                       for path, group in trees.items() for name, root, rtl in group])
    for path, group in trees.items():
        boxes = {name: results[f"{path}#{name}"] for name, _, _ in group}
        text = golden(boxes[""]) if "" in boxes else group_golden(boxes)
        path.with_suffix(".boxes.json").write_text(text)
    print(f"recorded {sum(map(len, trees.values()))} trees")


if __name__ == "__main__":
    main()
