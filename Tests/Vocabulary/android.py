"""Parses the subset of Android layouts that the files of `--format android` use."""

import re
import xml.etree.ElementTree as ElementTree

ANDROID = "{http://schemas.android.com/apk/res/android}"
APP = "{http://schemas.android.com/apk/res-auto}"
AAPT = "{http://schemas.android.com/aapt}"
LENGTH = r"-?[\d.]+dp|match_parent|wrap_content"
COLOR = r"#(?:[0-9A-F]{6}|[0-9A-F]{8})"
PLACED = {"layout_width": LENGTH, "layout_height": LENGTH, "layout_marginStart": LENGTH, "layout_marginTop": LENGTH}
CORNER = {f"{corner}Radius": LENGTH for corner in ("topLeft", "topRight", "bottomRight", "bottomLeft")}
# The android:… attributes of each element, with patterns of their values.
ELEMENTS = {
    "FrameLayout": {**PLACED, "background": COLOR, "contentDescription": ".*", "layoutDirection": "rtl",
                    "accessibilityLiveRegion": "polite"},
    "LinearLayout": {**PLACED, "orientation": "horizontal|vertical"},
    "com.facebook.shimmer.ShimmerFrameLayout": PLACED,
    "View": {**PLACED, "background": COLOR},
    "ProgressBar": {**PLACED, "importantForAccessibility": "no"},
    "shape": {"shape": "oval"},
    "solid": {"color": COLOR},
    "corners": {"radius": LENGTH, **CORNER},
    "vector": {"width": LENGTH, "height": LENGTH, "viewportWidth": r"[\d.]+", "viewportHeight": r"[\d.]+"},
    "path": {"fillColor": COLOR, "fillType": "evenOdd", "pathData": r"[-MLQCZ\d. ]+"},
}
# The attributes of facebook's shimmer, as its attrs.xml declares them.
SHIMMER = {"shimmer_colored": "true", "shimmer_base_color": COLOR, "shimmer_highlight_color": COLOR,
           "shimmer_direction": "left_to_right|top_to_bottom|right_to_left|bottom_to_top",
           "shimmer_duration": r"\d+", "shimmer_repeat_mode": "reverse", "shimmer_tilt": r"\d+"}


def read(path):
    """The errors of a layout, and the frames of its bones from the top left."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as error:
        return [str(error)], []
    problems, frames = [], []
    check(root, problems)
    # Views beside the shimmer are drawn above it and are not bones.
    bones = root.find("com.facebook.shimmer.ShimmerFrameLayout")
    place(root if bones is None else bones, 0, 0, frames)
    if root.get(ANDROID + "layoutDirection") == "rtl":
        width = length(root, "layout_width")
        frames = [(width - x - w, y, w, h) for x, y, w, h in frames]
    return problems, frames


def check(element, problems):
    if element.tag == AAPT + "attr":
        if element.attrib != {"name": "android:background"} or len(element) != 1:
            problems.append(f"aapt:attr {element.attrib}")
    elif element.tag not in ELEMENTS:
        problems.append(f"<{element.tag}>")
    else:
        for name, text in element.attrib.items():
            known = SHIMMER if name.startswith(APP) and "Shimmer" in element.tag else ELEMENTS[element.tag]
            pattern = known.get(name.split("}")[-1]) if name.startswith((ANDROID, APP)) else None
            if pattern is None or not re.fullmatch(pattern, text):
                problems.append(f"<{element.tag} {name}={text!r}>")
        views = ("FrameLayout", "LinearLayout", "View", "ProgressBar")
        if element.tag in views and ANDROID + "layout_width" not in element.attrib:
            problems.append(f"<{element.tag}> without layout_width")
    for child in element:
        check(child, problems)


def length(element, name, default=0.0):
    return float(element.get(ANDROID + name, f"{default}dp").removesuffix("dp"))


def place(element, x, y, frames):
    """Places children like frame and linear layouts."""
    x += length(element, "layout_marginStart")
    y += length(element, "layout_marginTop")
    if element.tag == "View":
        frames.append((x, y, length(element, "layout_width"), length(element, "layout_height")))
        return
    for child in element:
        if child.tag.startswith(AAPT):
            continue
        place(child, x, y, frames)
        if element.tag == "LinearLayout":
            if element.get(ANDROID + "orientation") == "vertical":
                y += length(child, "layout_height")
            else:
                x += length(child, "layout_width")
