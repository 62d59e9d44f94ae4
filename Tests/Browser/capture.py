#!/usr/bin/env python3
"""Captures pages in headless Chromium and compares their bones with what the browser paints.

    capture.py SKELETON [--short] [PART ...]      the command, and the parts: pages widths words viewport selectors hostile
                                      large driver

The judge of visibility is the painted picture, not CSS: texts change their color and pictures disappear, and the pixels
that differ show where they were visible. With --short, five pages at two widths. Needs Chromium, numpy and Pillow;
`.ci/install all` installs them.
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import numpy

import parts
from chromium import Chromium
from pictures import PROJECT

PAGES = PROJECT / "Tests/Browser/pages"
WIDTHS = (360, 768, 1280)
HEIGHT = 844
# CSS pixels between an edge of a bone and that of the browser's rectangle.
TOLERANCE = 0.5
# The share of the lines and pictures that must be right.
SHARE = 0.995
SHORT = ("news", "chat", "form", "shadow", "right-to-left")
RIGHT_TO_LEFT = '<html lang="en" dir="rtl">'
DARK = "<style>:root { color-scheme: dark } body { background: #101216 !important; color: #9ab !important }</style></head>"
LARGE = "<style>html { font-size: 125% }</style></head>"
VARIANTS = {
    "rtl": (('<html lang="en">', RIGHT_TO_LEFT), ("news", "shop", "mail", "profile", "docs", "table")),
    "dark": (("</head>", DARK), ("news", "chat", "dashboard", "form", "docs", "table")),
    "large": (("</head>", LARGE), ("shop", "chat", "mail", "profile", "form", "right-to-left")),
}

ORACLE = r"""(() => {
    const pieces = [], pictures = [], parents = [], blocks = [], everything = 1e9;
    const up = node => node.assignedSlot || (node.parentNode && node.parentNode.nodeType == 11 ? node.parentNode.host : node.parentNode);
    const closest = (node, test) => {
        for (let at = node; at && at.nodeType == 1; at = up(at)) if (test(at)) return at;
    };
    const styled = element => element.ownerDocument.defaultView.getComputedStyle(element);
    const meet = (a, b) => ({l: Math.max(a.l, b.l), t: Math.max(a.t, b.t), r: Math.min(a.r, b.r), b: Math.min(a.b, b.b)});
    const moved = (a, frame) => ({l: a.l + frame.x, t: a.t + frame.y, r: a.r + frame.x, b: a.b + frame.y});
    const box = a => ({l: a.left, t: a.top, r: a.right, b: a.bottom});
    const numbers = a => [a.l, a.t, a.r, a.b];

    // The padding boxes of all ancestors that clip, along the chain of containing blocks.
    const clip = (element, includesSelf, frame) => {
        let result = {l: -everything, t: -everything, r: everything, b: everything};
        let out = includesSelf ? "static" : styled(element).position;
        for (let at = includesSelf ? element : up(element); at && at.nodeType == 1; at = up(at)) {
            const style = styled(at);
            if (style.display == "contents") continue;
            const holds = style.transform != "none" || style.filter != "none" || style.perspective != "none";
            if (out == "absolute" && style.position == "static" && !holds || out == "fixed" && !holds) continue;
            const isRoot = at == at.ownerDocument.documentElement || at == at.ownerDocument.body;
            if (!isRoot && style.display != "inline" && at.clientWidth + at.clientHeight + at.offsetHeight > 0) {
                const outer = at.getBoundingClientRect();
                const [x, y] = [outer.width / (at.offsetWidth || 1) || 1, outer.height / (at.offsetHeight || 1) || 1];
                const left = outer.left + at.clientLeft * x, top = outer.top + at.clientTop * y;
                if (style.overflowX != "visible") { result.l = Math.max(result.l, left); result.r = Math.min(result.r, left + at.clientWidth * x); }
                if (style.overflowY != "visible") { result.t = Math.max(result.t, top); result.b = Math.min(result.b, top + at.clientHeight * y); }
            } else if (!isRoot && style.display != "inline" && style.overflowY != "visible") {
                result = {l: 0, t: 0, r: 0, b: 0};
            }
            out = style.position;
        }
        return meet(moved(result, frame), frame.clip);
    };

    const number = (list, item) => {
        const index = list.indexOf(item);
        return index < 0 ? list.push(item) - 1 : index;
    };
    const isControl = element => element.matches("button, [role=button], input, select, textarea, svg");

    // The box of a badge: a painted box around a few words.
    const chip = (block, frame) => {
        const rectangle = block.getBoundingClientRect(), style = styled(block), size = parseFloat(style.fontSize);
        const isPainted = !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || parseFloat(style.borderTopWidth) > 0;
        const range = block.ownerDocument.createRange();
        range.selectNodeContents(block);
        const words = range.getBoundingClientRect();
        return isPainted && words.width > rectangle.width - 3 * size && rectangle.height < 3 * size ? numbers(moved(box(rectangle), frame)) : null;
    };

    const text = (node, frame) => {
        const parent = up(node);
        if (!parent || parent.nodeType != 1 || closest(parent, at => at.localName == "svg")) return;
        const style = styled(parent);
        const isPainted = !/^rgba\(.*, 0\)$/.test(style.webkitTextFillColor) || /text/.test(style.webkitBackgroundClip);
        const block = closest(parent, at => !/^(inline|contents)$/.test(styled(at).display)) || parent;
        const shortened = closest(parent, at => styled(at).textOverflow == "ellipsis" || styled(at).webkitLineClamp != "none");
        const control = closest(parent, isControl);
        const visible = clip(parent, true, frame);
        const range = node.ownerDocument.createRange();
        for (const word of node.data.matchAll(/\S+/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            for (const rectangle of range.getClientRects()) {
                if (rectangle.width <= 0 || rectangle.height <= 0) continue;
                const whole = moved(box(rectangle), frame);
                pieces.push({word: word[0], whole: numbers(whole), clipped: numbers(meet(whole, visible)), isPainted,
                    parent: number(parents, parent), block: number(blocks, block), isShortened: !!shortened,
                    limits: [visible.l, visible.r], chip: chip(block, frame),
                    control: control ? numbers(moved(box(control.getBoundingClientRect()), frame)) : null});
            }
        }
    };

    const picture = (element, frame) => {
        const style = styled(element), name = element.localName;
        const isImage = /^(img|svg|video|canvas)$/.test(name) && !(name == "svg" && element.ownerSVGElement);
        const isBoxed = !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || parseFloat(style.borderTopWidth) > 0;
        const isInput = /^(input|select|textarea|progress|meter)$/.test(name) && element.type != "hidden"
            || element.matches("button, [role=button]") && isBoxed;
        const kind = isImage ? "picture" : isInput ? "control" : /url\(/.test(style.backgroundImage) ? "background"
            : style.backgroundImage != "none" ? "gradient" : null;
        if (!kind || closest(element, at => at != element && at.localName == "svg")) return;
        const rectangle = element.getBoundingClientRect();
        if (rectangle.width <= 0 || rectangle.height <= 0) return;
        const whole = moved(box(rectangle), frame);
        const owner = closest(up(element), isControl);
        pictures.push({kind, name, className: element.getAttribute("class") || "", whole: numbers(whole),
            clipped: numbers(meet(whole, clip(element, false, frame))), element,
            control: owner ? numbers(moved(box(owner.getBoundingClientRect()), frame)) : null});
    };

    const visit = (root, frame) => {
        const walker = root.ownerDocument.createTreeWalker(root, 5);
        for (let node = walker.currentNode; node; node = walker.nextNode()) {
            if (node.nodeType == 3) { text(node, frame); continue; }
            if (node.nodeType != 1) continue;
            picture(node, frame);
            if (node.shadowRoot) visit(node.shadowRoot, frame);
            if (node.localName == "iframe" && node.contentDocument && node.contentDocument.body) {
                const outer = node.getBoundingClientRect();
                const x = frame.x + outer.left + node.clientLeft, y = frame.y + outer.top + node.clientTop;
                const inner = {l: x, t: y, r: x + node.clientWidth, b: y + node.clientHeight};
                visit(node.contentDocument.body, {x, y, clip: meet(inner, clip(node, false, frame))});
            }
        }
    };
    visit(document.body, {x: 0, y: 0, clip: {l: 0, t: 0, r: innerWidth, b: everything}});

    const saved = new Map();
    const set = (element, name, value) => {
        if (!saved.has(element)) saved.set(element, element.getAttribute("style"));
        element.style.setProperty("transition", "none", "important");
        element.style.setProperty(name, value, "important");
    };
    window.oracle = {
        color(indices, color) { for (const index of indices) set(parents[index], "-webkit-text-fill-color", color); },
        hide(indices) {
            for (const index of indices) {
                const {element, kind} = pictures[index];
                if (/picture|control/.test(kind)) set(element, "opacity", "0"); else set(element, "background-image", "none");
            }
        },
        restore() {
            for (const [element, style] of saved) style === null ? element.removeAttribute("style") : element.setAttribute("style", style);
            saved.clear();
        },
    };
    return {pieces, pictures: pictures.map(({element, ...others}) => others), parents: parents.length};
})()"""


def groups(boxes, owners, count):
    """Owners in groups in which no two have boxes that touch each other."""
    boxes, owners = numpy.array(boxes, float).reshape(-1, 4), numpy.array(owners, int)
    touching = [set() for _ in range(count)]
    for index, (left, top, right, bottom) in enumerate(boxes):
        near = (boxes[:, 0] < right + 2) & (boxes[:, 2] > left - 2) & (boxes[:, 1] < bottom + 2) & (boxes[:, 3] > top - 2)
        touching[owners[index]].update(owners[near])
    color = {}
    for owner in range(count):
        used = {color.get(other) for other in touching[owner] if other != owner}
        color[owner] = next(value for value in range(count + 1) if value not in used)
    return [[owner for owner in color if color[owner] == value] for value in sorted(set(color.values()))]


def changed(one, other):
    """Sums of changed pixels, above and left of each corner of the grid."""
    differences = numpy.abs(one - other).max(axis=2) > 30
    return numpy.pad(differences.astype(numpy.int64).cumsum(0).cumsum(1), ((1, 0), (1, 0)))


def pixels_in(sums, box):
    height, width = sums.shape[0] - 1, sums.shape[1] - 1
    left, right = (int(min(max(value, 0), width)) for value in (numpy.floor(box[0]), numpy.ceil(box[2])))
    top, bottom = (int(min(max(value, 0), height)) for value in (numpy.floor(box[1]), numpy.ceil(box[3])))
    if left >= right or top >= bottom:
        return 0
    return sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]


class Truth:
    """The words and pictures of the page that the browser shows, with their rectangles."""

    def __init__(self, browser):
        found = browser.evaluate(ORACLE)
        self.pieces, self.pictures = found["pieces"], found["pictures"]
        everything = list(range(found["parents"]))
        browser.evaluate(f"oracle.color({everything}, '#00f')")
        base = browser.screenshot()
        for group in groups([piece["whole"] for piece in self.pieces], [piece["parent"] for piece in self.pieces], len(everything)):
            browser.evaluate(f"oracle.color({group}, '#f00')")
            sums = changed(base, browser.screenshot())
            browser.evaluate(f"oracle.color({group}, '#00f')")
            members = set(group)
            for piece in self.pieces:
                if piece["parent"] in members:
                    piece["pixels"] = int(pixels_in(sums, piece["clipped"])) if piece["isPainted"] else 0
        browser.evaluate("oracle.restore()")
        base = browser.screenshot()
        for group in groups([picture["whole"] for picture in self.pictures], list(range(len(self.pictures))), len(self.pictures)):
            browser.evaluate(f"oracle.hide({group})")
            sums = changed(base, browser.screenshot())
            browser.evaluate("oracle.restore()")
            for index in group:
                self.pictures[index]["pixels"] = int(pixels_in(sums, self.pictures[index]["clipped"]))
        browser.evaluate("delete window.oracle")
        for piece in self.pieces:
            piece["state"] = self.state(piece)
        self.lines = self.find_lines()

    @staticmethod
    def state(piece):
        """visible, hidden, or unclear for a word of which less than two thirds is visible."""
        left, top, right, bottom = piece["clipped"]
        if right <= left or bottom <= top or piece["pixels"] < 2:
            return "hidden"
        share = (bottom - top) / (piece["whole"][3] - piece["whole"][1])
        return "visible" if share > 2 / 3 and right - left >= 1 else "unclear"

    def find_lines(self):
        """Visible words of one block beside each other."""
        lines = []
        for piece in sorted(self.pieces, key=lambda piece: (piece["block"], piece["whole"][1])):
            if piece["state"] != "visible":
                continue
            top, bottom = piece["whole"][1], piece["whole"][3]
            for line in reversed(lines[-12:]):
                if line["block"] == piece["block"]:
                    common = min(bottom, line["bottom"]) - max(top, line["top"])
                    if common > 0.5 * min(bottom - top, line["bottom"] - line["top"]):
                        line["pieces"].append(piece)
                        line["top"], line["bottom"] = min(line["top"], top), max(line["bottom"], bottom)
                        break
            else:
                lines.append({"block": piece["block"], "pieces": [piece], "top": top, "bottom": bottom})
        return lines


class Bone:
    def __init__(self, item):
        self.kind = item["kind"]
        self.left, self.top = item["x"], item["y"]
        self.right, self.bottom = item["x"] + item["width"], item["y"] + item["height"]
        self.path = item.get("path", "")
        self.is_text = self.kind == "text"

    @property
    def box(self):
        return self.left, self.top, self.right, self.bottom

    def is_beside(self, piece):
        left, _, right, _ = piece["clipped"] if piece["state"] != "hidden" else piece["whole"]
        middle = (self.top + self.bottom) / 2
        return piece["whole"][1] <= middle <= piece["whole"][3] and min(right, self.right) - max(left, self.left) > 0.01

    def covers(self, box):
        return self.left <= box[0] + TOLERANCE and self.right >= box[2] - TOLERANCE \
            and self.top <= box[1] + TOLERANCE and self.bottom >= box[3] - TOLERANCE

    def equals(self, box):
        return all(abs(a - b) <= TOLERANCE for a, b in zip(self.box, box))

    def __repr__(self):
        return f"{self.kind} {self.left:.2f} {self.top:.2f} {self.right:.2f} {self.bottom:.2f}"


def inside(inner, outer):
    return outer[0] - TOLERANCE <= inner[0] and outer[1] - TOLERANCE <= inner[1] \
        and inner[2] <= outer[2] + TOLERANCE and inner[3] <= outer[3] + TOLERANCE


def short(box):
    return " ".join(f"{value:.2f}" for value in box)


class Judge:
    """The comparison of the bones of one page with the truth."""

    def __init__(self, truth, bones):
        self.truth, self.bones = truth, bones
        self.texts = [bone for bone in bones if bone.is_text]
        self.misses = []
        self.right = 0
        reasons = {id(bone): self.inexactness(bone) for bone in self.texts}
        for line in truth.lines:
            self.count(self.line_problem(line, reasons), line)
        for picture in truth.pictures:
            self.judge_picture(picture)
        for bone in bones:
            self.judge_bone(bone)

    def count(self, problem, line):
        if problem is None:
            self.right += 1
        else:
            self.misses.append((problem[0], f"{problem[1]}: “{' '.join(piece['word'] for piece in line['pieces'])[:70]}”"))

    def inexactness(self, bone):
        """The reason why the ends of a bone are not those of words; None if they are."""
        beside = [piece for piece in self.truth.pieces if piece["state"] != "hidden" and bone.is_beside(piece)]
        if not beside:
            return None
        left, right = min(p["clipped"][0] for p in beside), max(p["clipped"][2] for p in beside)
        # Behind the last word of a shortened line stand an ellipsis and empty space; a clipped word may end without ink.
        near = [p for p in self.truth.pieces if p["block"] in {q["block"] for q in beside} and bone.top < p["whole"][3] and bone.bottom > p["whole"][1]]
        loose = any(p["isShortened"] or p["clipped"][0] > p["whole"][0] + 0.01 or p["clipped"][2] < p["whole"][2] - 0.01 for p in near)
        low, high = (beside[0]["limits"] if loose else (left, right))
        low, high = min(left, low), max(right, high)
        if not low - TOLERANCE <= bone.left <= left + TOLERANCE:
            return "start", f"{bone} starts {bone.left - left:+.2f} from {left:.2f}"
        if not right - TOLERANCE <= bone.right <= high + TOLERANCE:
            return "end", f"{bone} ends {bone.right - right:+.2f} from {right:.2f}"
        top, bottom = min(p["whole"][1] for p in beside), max(p["whole"][3] for p in beside)
        if bone.top < top - TOLERANCE or bone.bottom > bottom + TOLERANCE:
            return "above or below", f"{bone} outside of {top:.2f}…{bottom:.2f}"
        if abs(bone.top + bone.bottom - top - bottom) / 2 > max(2, 0.2 * (bottom - top)):
            return "not centered", f"{bone} not in the middle of {top:.2f}…{bottom:.2f}"
        return None

    def line_problem(self, line, reasons):
        for piece in line["pieces"]:
            owner = piece["control"]
            if owner and any(not b.is_text and inside(b.box, owner) and b.covers(piece["clipped"]) for b in self.bones):
                continue
            if piece["chip"] and any(not b.is_text and b.equals(piece["chip"]) for b in self.bones):
                continue
            beside = sorted((bone for bone in self.texts if bone.is_beside(piece)), key=lambda bone: bone.left)
            reached = piece["clipped"][0] + TOLERANCE
            for bone in beside:
                if bone.left <= reached:
                    reached = max(reached, bone.right)
            if not beside:
                return "no bone", f"no bone at {short(piece['clipped'])} “{piece['word'][:20]}”"
            for bone in beside:
                if reasons[id(bone)]:
                    return reasons[id(bone)]
            if reached < piece["clipped"][2] - TOLERANCE:
                return "not covered", f"{beside} do not cover {short(piece['clipped'])} “{piece['word'][:20]}”"
        return None

    def judge_picture(self, picture):
        kind, box = picture["kind"], picture["clipped"]
        is_seen = picture["pixels"] > 0 and box[2] - box[0] >= 1 and box[3] - box[1] >= 1
        if not is_seen or kind == "gradient":
            return
        name = f"{picture['name']}.{picture['className']}"
        others = [bone for bone in self.bones if not bone.is_text]
        if kind == "control":
            found = any(inside(bone.box, picture["whole"]) and bone.right - bone.left > 0.4 * (box[2] - box[0]) for bone in self.bones)
        else:
            owner = picture["control"]
            found = any(bone.equals(box) or bone.equals(picture["whole"]) or self.is_separated(bone, box) for bone in others) \
                or owner and any(inside(bone.box, owner) and bone.covers(box) for bone in others)
        if found:
            self.right += 1
        else:
            near = [bone for bone in self.bones if min(bone.right, box[2]) > max(bone.left, box[0]) and min(bone.bottom, box[3]) > max(bone.top, box[1])]
            self.misses.append((f"no bone of a {kind}", f"{name} at {short(box)}; there: {near[:3]}"))

    def is_separated(self, bone, box):
        """True for a bone of a box that is a point smaller where it touches another one, so that both are seen."""
        differences = [abs(a - b) for a, b in zip(bone.box, box)]
        return max(differences) <= 1 + TOLERANCE and all(difference <= TOLERANCE or self.has_neighbor(bone, side) for side, difference in enumerate(differences))

    def has_neighbor(self, bone, side):
        for other in self.bones:
            axis = side % 2
            gap = bone.box[axis] - other.box[axis + 2] if side < 2 else other.box[axis] - bone.box[axis + 2]
            across = min(bone.box[3 - axis], other.box[3 - axis]) - max(bone.box[1 - axis], other.box[1 - axis])
            if other is not bone and abs(gap) <= 2 and across > 0:
                return True
        return False

    def judge_bone(self, bone):
        """Bones where nothing is visible."""
        seen = [picture for picture in self.truth.pictures if picture["pixels"] > 0]
        hidden = [picture for picture in self.truth.pictures if picture["pixels"] == 0 and picture["kind"] != "gradient"]
        if bone.is_text:
            if any(piece["state"] != "hidden" and bone.is_beside(piece) for piece in self.truth.pieces):
                return
            if any(inside(bone.box, picture["whole"]) for picture in seen if picture["kind"] == "control"):
                return
            words = [piece["word"] for piece in self.truth.pieces if bone.is_beside(piece)]
            self.misses.append(("bone of an invisible text", f"{bone} {bone.path} “{' '.join(words)[:60]}”"))
        elif bone.kind in ("image", "media"):
            if any(inside(bone.box, picture["whole"]) for picture in seen):
                return
            names = [f"{picture['name']}.{picture['className']}" for picture in hidden if inside(bone.box, picture["whole"])]
            self.misses.append(("bone of an invisible picture", f"{bone} {bone.path} {names}"))
        else:
            names = [f"{p['name']}.{p['className']}" for p in hidden if p["kind"] == "control" and bone.equals(p["whole"])]
            if names and re.match("input|select|textarea|button|progress|meter", bone.path.rsplit("/", 1)[-1]) and not any(bone.equals(picture["clipped"]) for picture in seen):
                self.misses.append(("bone of an invisible control", f"{bone} {bone.path} {names}"))


def bones_without_paths(text):
    document = json.loads(text)
    keys = ("kind", "line", "x", "y", "width", "height", "radii")
    return {"width": document["width"], "height": document["height"],
            "bones": [{key: bone.get(key) for key in keys} for bone in document["bones"]]}


def without_time(text):
    return re.sub(r' time="[^"]*"', "", text)


class Checks:
    def __init__(self, command, is_short):
        self.command = command
        self.is_short = is_short
        self.few = 1 if is_short else 5
        self.folder = tempfile.TemporaryDirectory(prefix="skeleton-capture-")
        self.browser = Chromium()
        self.failures = []
        self.count = 0
        self.script = self.print_script()

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}", flush=True)

    def path(self, name):
        return pathlib.Path(self.folder.name) / name

    def run(self, *arguments):
        result = subprocess.run([self.command, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return result.returncode, result.stdout, result.stderr.decode(errors="replace").strip()

    def print_script(self, *options):
        code, output, message = self.run("capture", "--print-script", *options)
        if code:
            raise SystemExit(f"capture --print-script: {message}")
        return output.decode()

    def sources(self):
        """The names and texts of all pages."""
        names = SHORT if self.is_short else sorted(path.stem for path in PAGES.glob("*.html"))
        for name in names:
            yield name, (PAGES / f"{name}.html").read_text()
        if self.is_short:
            return
        for variant, ((old, new), members) in VARIANTS.items():
            for name in members:
                text = (PAGES / f"{name}.html").read_text()
                if old not in text:
                    raise SystemExit(f"{name}.html has no {old}")
                yield f"{name}-{variant}", text.replace(old, new, 1)

    def open(self, text):
        path = self.path("page.html")
        path.write_text(text)
        self.browser.open(path)

    def show_whole(self, width):
        """Makes the window as high as the page, so that every part is painted."""
        self.browser.size(width, HEIGHT, 1)
        height = self.browser.evaluate("document.documentElement.scrollHeight")
        self.browser.size(width, max(HEIGHT, height), 1)
        self.browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def restart(self):
        os.killpg(self.browser.process.pid, signal.SIGKILL)
        self.browser.close()
        self.browser = Chromium()
        self.browser.size(360, HEIGHT, 1)

    def capture(self, name, script=None):
        """The text that the script returns and a file with it; None if it is not a text in Unicode."""
        try:
            text = self.browser.evaluate(script or self.script)
            path = self.path(f"{name}.xml")
            path.write_bytes(text.encode())
        except (RuntimeError, AttributeError, UnicodeEncodeError) as error:
            self.expect(False, f"{name}: no text: {str(error)[:300]}")
            return None, None
        return text, path

    def render(self, path, *options):
        code, output, message = self.run("render", path, "--format", "json", "--quiet", "-o", "-", *options)
        if code:
            self.expect(False, f"{path.name} {' '.join(map(str, options))}: cannot be drawn: {message}")
            return None
        return output.decode()

    # MARK: - Parts

    def pages(self):
        """Every visible line and picture has a bone at the browser's rectangle, and invisible ones have none."""
        total = right = 0
        causes = {}
        for name, source in self.sources():
            self.open(source)
            for width in WIDTHS[::2] if self.is_short else WIDTHS:
                self.show_whole(width)
                text, path = self.capture(f"{name}-{width}")
                output = path and self.render(path)
                if not output:
                    continue
                judge = Judge(Truth(self.browser), [Bone(item) for item in json.loads(output)["bones"]])
                total += judge.right + len(judge.misses)
                right += judge.right
                for cause, message in judge.misses:
                    causes[cause] = causes.get(cause, 0) + 1
                    print(f"   {name} at {width}: {cause}: {message}", flush=True)
        share = right / total if total else 0
        print(f"   {right} of {total} lines and pictures, {100 * share:.2f} %; misses: {causes}")
        self.expect(share >= SHARE, f"only {100 * share:.2f} % of the lines and pictures have their bone")

    def widths(self):
        """A document of three widths is drawn as the single captures, and between them without an error."""
        for name, source in list(self.sources())[:self.few]:
            self.open(source)
            captures = []
            for width in WIDTHS:
                self.show_whole(width)
                captures.append(self.capture(f"{name}-{width}")[1])
            if None in captures:
                continue
            together = self.path(f"{name}.xml")
            together.write_text("<dom>\n" + "\n".join(path.read_text() for path in captures) + "\n</dom>\n")
            for width, path in zip(WIDTHS, captures):
                alone, one = self.render(path), self.render(together, "--size", f"{width}x")
                if alone and one:
                    self.expect(bones_without_paths(alone) == bones_without_paths(one), f"{name}: other bones at {width} in the document of all widths")
            for width in (361, 1000) if self.is_short else (320, 361, 767, 1000, 1600):
                output = self.render(together, "--size", f"{width}x")
                self.expect(output and json.loads(output)["bones"], f"{name}: no bones at {width}")

    def words(self):
        """The words of a page are in its capture with --text only."""
        with_text = self.print_script("--text")
        for name, source in list(self.sources())[:self.few]:
            self.open(source)
            self.show_whole(768)
            plain, spoken = self.capture(f"{name}-plain")[0], self.capture(f"{name}-text", with_text)[0]
            if plain is None or spoken is None:
                continue
            words = set(self.browser.evaluate("""(() => {
                const found = document.body.innerText.split(/\\s+/);
                for (const element of document.querySelectorAll('*'))
                    for (const name of ['alt', 'aria-label', 'placeholder', 'value', 'title'])
                        found.push(...(element.getAttribute(name) || '').split(/\\s+/));
                return found.filter(word => /^\\p{L}{5,}$/u.test(word));
            })()"""))
            # A word that is also markup of the page says nothing.
            words = {word for word in words if not re.search(rf"<[^>]*\b{re.escape(word)}\b[^>]*>", re.sub(r'(alt|aria-label|placeholder|value|title|srcdoc)="[^"]*"', "", source))
                     and word.lower() not in ("switch", "button", "search", "select", "picture", "image", "label", "table")}
            leaked = sorted(word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", plain))
            self.expect(not leaked, f"{name}: words without --text: {leaked[:10]}")
            lost = sorted(word for word in set(self.browser.evaluate("document.body.innerText.split(/\\s+/).filter(word => /^\\p{L}{5,}$/u.test(word))")) if word.lower() not in spoken.lower())
            self.expect(len(lost) <= 0.25 * len(words), f"{name}: {len(lost)} of {len(words)} words are not in the capture with --text: {lost[:10]}")
            one, other = self.render(self.path(f"{name}-plain.xml")), self.render(self.path(f"{name}-text.xml"))
            if one and other:
                self.expect(bones_without_paths(one) == bones_without_paths(other), f"{name}: other bones with --text")

    def viewport(self):
        """A page is captured to its end in a window that shows its beginning, scrolled or not."""
        for name in ("news", "docs", "table")[:self.few]:
            self.open((PAGES / f"{name}.html").read_text())
            self.show_whole(360)
            whole = self.capture(f"{name}-whole")[1]
            self.browser.size(360, 500, 1)
            part = self.capture(f"{name}-part")[1]
            one, other = whole and self.render(whole), part and self.render(part)
            if one and other:
                self.expect(bones_without_paths(one)["bones"] == bones_without_paths(other)["bones"], f"{name}: other bones in a low window")
            self.browser.evaluate("scrollTo(0, 300)")
            scrolled = self.capture(f"{name}-scrolled")[1]
            third = scrolled and self.render(scrolled)
            if one and third:
                first, last = (bones_without_paths(text)["bones"] for text in (one, third))
                # Sticky parts move.
                same = sum(bone in last for bone in first)
                self.expect(same >= 0.8 * len(first), f"{name}: {same} of {len(first)} bones in a scrolled window")

    def selectors(self):
        """An element is captured alone, and a selector cannot leave its string."""
        self.open((PAGES / "docs.html").read_text())
        self.show_whole(768)
        box = self.browser.evaluate("(r => [r.x, r.y, r.width, r.height])(document.querySelector('table').getBoundingClientRect())")
        text, path = self.capture("selector", self.print_script("--selector", "main > table"))
        output = path and json.loads(self.render(path) or "{}")
        if output:
            self.expect(abs(output["width"] - box[2]) <= 1 and abs(output["height"] - box[3]) <= 1,
                        f"selector: the canvas is {output['width']} × {output['height']}, the element {box[2]} × {box[3]}")
            self.expect(output["bones"], "selector: no bones")
        for selector in ('[title="\\"</script><script>"]', "a\u2028b", "'`${1}", "main:has("):
            script = self.print_script("--selector", selector)
            self.expect("</script" not in script and "\u2028" not in script, f"selector {selector!r}: the script contains it as it is")
            try:
                value = self.browser.evaluate(script)
                self.expect(False, f"selector {selector!r}: is found as {str(value)[:60]}")
            except RuntimeError as error:
                self.expect("SyntaxError: Invalid or unexpected" not in str(error), f"selector {selector!r}: breaks the script")

    HOSTILE_PAGE = """<!DOCTYPE html><title>x</title><style>body { font: 16px sans-serif } .p { background: url("data:image/gif;base64,R0lGODdhAQABAIAAAGuOrgAAACwAAAAAAQABAAACAkQBADs="); width: 40px; height: 40px }</style>
        <main id="main" class="a b"><h1>A heading</h1><p>Some words <b>in bold</b> and more of them.</p><div class="p"></div>
        <img alt="An image" width="50" height="30" src="data:image/gif;base64,R0lGODdhAQABAIAAAGuOrgAAACwAAAAAAQABAAACAkQBADs=">
        <form><input name="id" value="v"><input name="children"><input name="tagName"><input name="getClientRects"><input name="shadowRoot">
        <input name="childNodes"><input name="className"><input name="attributes"><input name="parentNode"><input name="getAttribute"><button name="getBoundingClientRect">Go</button></form>
        <ul><li>One</li><li>Two</li></ul></main>"""

    # Each changes the page by a script; a capture must be XML afterwards, with at least some bones.
    HOSTILE = {
        "form controls with the names of properties": "",
        "getBoundingClientRect throws": "Element.prototype.getBoundingClientRect = () => { throw 1 }",
        "getClientRects throws": "Element.prototype.getClientRects = Range.prototype.getClientRects = () => { throw 1 }",
        "getClientRects lies": "Range.prototype.getClientRects = () => [{left: NaN, top: Infinity, width: -1, height: '\"><x'}]",
        "getComputedStyle throws": "window.getComputedStyle = () => { throw 1 }",
        "getComputedStyle gives a proxy": "window.getComputedStyle = () => new Proxy({}, {get() { throw 1 }})",
        "Range is replaced": "window.Range = function () { throw 1 }; document.createRange = () => { throw 1 }; Range.prototype = null",
        "array methods throw": "for (const name of ['map', 'filter', 'push', 'join', 'slice', 'some', 'forEach', 'concat', 'reduce', 'every', 'flatMap', 'sort', 'includes', 'indexOf', 'find']) Array.prototype[name] = () => { throw 1 }",
        "array iterator throws": "Array.prototype[Symbol.iterator] = () => { throw 1 }",
        "string methods throw": "for (const name of ['replace', 'replaceAll', 'trim', 'split', 'slice', 'toLowerCase', 'startsWith', 'endsWith', 'includes', 'indexOf', 'match', 'test', 'charCodeAt', 'codePointAt', 'normalize', 'toWellFormed', 'join']) String.prototype[name] = () => { throw 1 }",
        "regular expressions throw": "RegExp.prototype.test = RegExp.prototype.exec = RegExp.prototype[Symbol.replace] = RegExp.prototype[Symbol.match] = () => { throw 1 }",
        "JSON is replaced": "window.JSON = {stringify() { throw 1 }, parse() { throw 1 }}",
        "Math and Number are replaced": "window.Math = null; window.Number = window.parseFloat = window.String = window.isNaN = () => { throw 1 }; Number",
        "Map, Set and WeakMap are replaced": "window.Map = window.Set = window.WeakMap = window.WeakSet = function () { throw 1 }",
        "Function.prototype.call throws": "Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => { throw 1 }",
        "Object is replaced": "Object.getOwnPropertyDescriptor = Object.keys = Object.entries = Object.assign = Object.fromEntries = () => { throw 1 }; window.Object = null",
        "Reflect and Proxy are replaced": "window.Reflect = window.Proxy = null",
        "getters of nodes throw": """for (const [type, names] of [[Node, ['childNodes', 'parentNode', 'nodeType', 'nodeName', 'textContent', 'firstChild', 'nextSibling', 'parentElement', 'nodeValue', 'ownerDocument', 'isConnected']],
            [Element, ['tagName', 'localName', 'id', 'className', 'classList', 'attributes', 'children', 'shadowRoot', 'assignedSlot', 'clientWidth', 'clientTop', 'scrollTop']],
            [HTMLElement, ['style', 'offsetWidth', 'hidden', 'innerText', 'dir']], [CharacterData, ['data', 'length']]])
            for (const name of names) Object.defineProperty(type.prototype, name, {get() { throw 1 }, configurable: true})""",
        "getters of one element throw": "const e = document.querySelector('p'); for (const name of ['tagName', 'localName', 'id', 'className', 'childNodes', 'getBoundingClientRect', 'getClientRects', 'getAttribute', 'shadowRoot', 'attributes', 'nodeType', 'matches', 'closest', 'firstChild', 'nextSibling', 'isConnected']) Object.defineProperty(e, name, {get() { throw 1 }})",
        "methods of elements throw": "for (const name of ['getAttribute', 'hasAttribute', 'matches', 'closest', 'querySelector', 'querySelectorAll', 'getAnimations', 'checkVisibility', 'append', 'remove', 'appendChild', 'attachShadow', 'getElementsByTagName']) Element.prototype[name] = () => { throw 1 }",
        "methods of the document throw": "for (const name of ['createRange', 'createTreeWalker', 'createNodeIterator', 'querySelector', 'querySelectorAll', 'elementFromPoint', 'elementsFromPoint', 'getAnimations', 'getElementById', 'createElement', 'createElementNS']) Document.prototype[name] = () => { throw 1 }",
        "getters of the document throw": "for (const name of ['body', 'documentElement', 'fonts', 'defaultView', 'scrollingElement', 'dir', 'title']) try { Object.defineProperty(document, name, {get() { throw 1 }}) } catch {}",
        "values of the window are objects": "for (const name of ['innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'pageXOffset', 'pageYOffset', 'devicePixelRatio']) try { Object.defineProperty(window, name, {get() { return {toString() { throw 1 }} }}) } catch {}",
        "frames have no window": "Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {get() { throw 1 }}); Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {get() { throw 1 }})",
        "attributes that break markup": r"""const names = ['"><script>alert(1)</script>', "]]>", "--", "a\0b", "\ud800", "x\udfff", "\u2028\u2029", "\ufffe\uffff", "\x01\x1f\x7f\x85", "&amp;&#0;", "<!--", "<![CDATA[", "'\"", "\r\n\t"];
            for (const name of names) { const e = document.createElement('div'); e.id = name; e.className = name + ' ' + name; e.setAttribute('role', name); e.setAttribute('aria-label', name); e.setAttribute('skeleton', name); e.append(name + ' words ' + name); document.body.append(e);
                const i = document.createElement('img'); i.alt = name; i.src = name; i.width = i.height = 20; i.setAttribute('style', 'object-fit: cover'); document.body.append(i);
                const f = document.createElement('input'); f.value = name; f.placeholder = name; document.body.append(f); }""",
        "elements with strange names": r"""for (const name of ['x:y', 'a:b:c', 'x-\u00e9', 'svg:path', 'x.y', '_a', 'x\ud83d\ude00', 'xmlns']) try { const e = document.createElement(name); e.append('words of ' + name); document.body.append(e) } catch {}
            for (const space of ['', 'urn:x', 'http://www.w3.org/2000/svg', 'http://www.w3.org/1998/Math/MathML']) { try { const e = document.createElementNS(space, space ? 'p:thing' : 'thing'); e.append('words'); document.body.append(e) } catch {} }
            document.body.insertAdjacentHTML('beforeend', '<a"b>words</a"b><x<y>words</x<y><dom>words</dom><page elements="1" width="5">words</page><text lines="1">words</text>')""",
        "detached nodes": "const e = document.querySelector('p'); const old = e.remove; window.kept = e; e.remove(); document.body.append(document.createComment('--> ]]>'), document.createDocumentFragment())",
        "a tree 600 deep": "let e = document.body; for (let i = 0; i < 600; i++) { const d = document.createElement('div'); e.append(d); e = d } e.append('deep')",
        "shadow trees 200 deep": "let e = document.body; for (let i = 0; i < 200; i++) { const d = document.createElement('div'); e.append(d); e = d.attachShadow({mode: 'open'}) } e.append('deep')",
        "huge and tiny numbers": "document.body.insertAdjacentHTML('beforeend', '<div style=\"width:1e30px;height:1e-30px\">a</div><div style=\"transform:scale(1e20)\">b</div><div style=\"transform:matrix(0,0,0,0,0,0)\">c</div><div style=\"margin-left:-1e9px\">d</div><div style=\"z-index:2147483647;position:relative;border-radius:1e9px\">e</div><p style=\"font-size:1e-7px\">f</p>')",
        "a window of the page's own": "window.document2 = 1; window.top2 = 2; document.body.insertAdjacentHTML('beforeend', '<img name=\"body\"><form name=\"documentElement\"></form><iframe name=\"getComputedStyle\"></iframe><a id=\"Range\">a</a><a id=\"Node\">b</a>')",
        "an iframe that cannot be read": "document.body.insertAdjacentHTML('beforeend', '<iframe sandbox src=\"data:text/html,hello\"></iframe><iframe srcdoc=\"<script>Object.defineProperty(document,`body`,{get(){throw 1}})</sc\" + \"ript>words\"></iframe>')",
        "observers": "new MutationObserver(() => { throw 1 }).observe(document, {subtree: true, childList: true, attributes: true}); customElements.define('x-bad', class extends HTMLElement { connectedCallback() { throw 1 } get id() { throw 1 } get tagName() { throw 1 } get shadowRoot() { throw 1 } }); document.body.append(document.createElement('x-bad')); document.querySelector('x-bad').append('words')",
        "frozen and sealed": "Object.freeze(Object.prototype); Object.freeze(Array.prototype); Object.freeze(document.body)",
        "setters on Object.prototype": "for (const name of ['selector', 'text', 'children', 'lines', 'x', 'y', 'width', 'height', 'l', 't', 'r', 'b', 'top', 'left']) Object.defineProperty(Object.prototype, name, {set() { throw 1 }, get() { throw 1 }, configurable: true})",
        "no document element": "document.documentElement.remove()",
        "no body": "document.body.remove()",
        "Trusted Types": "const m = document.createElement('meta'); m.httpEquiv = 'Content-Security-Policy'; m.content = \"require-trusted-types-for 'script'; frame-src 'none'; default-src 'none'\"; document.head.append(m)",
    }
    # These pages have nothing to capture, or not more than the script can say.
    WITHOUT_BONES = ("no document element", "no body")

    # A page that has replaced all ways to a clean frame is refused by an error, without a change of the page.
    REFUSABLE = ("methods of elements throw", "methods of the document throw", "getters of the document throw", "getters of nodes throw",
                 "frames have no window", "Function.prototype.call throws", "no document element", "no body")

    def hostile(self):
        """The capture of a hostile page is XML that can be drawn, and does not change the page."""
        modes = {"": self.script, " with --text": self.print_script("--text")}
        if self.is_short:
            del modes[""]
        self.browser.size(360, HEIGHT, 1)

        def end(*_):
            raise TimeoutError("no answer after 30 s")
        signal.signal(signal.SIGALRM, end)
        for name, code in self.HOSTILE.items():
            for mode, script in modes.items():
                signal.alarm(30)
                try:
                    self.check_hostile(name, mode, code, script)
                except TimeoutError as error:
                    self.expect(False, f"{name}{mode}: {error}")
                    self.restart()
                finally:
                    signal.alarm(0)

    def check_hostile(self, name, mode, code, script):
        self.open(self.HOSTILE_PAGE)
        self.browser.evaluate("window.alert = () => { document.title = 'injected' }; 0")
        try:
            self.browser.evaluate("{" + code + "}; 0")
        except RuntimeError as error:
            return self.expect(False, f"{name}: the test's script fails: {str(error)[:200]}")
        before = self.structure()
        problem = None
        try:
            text = self.browser.evaluate(script).encode()
        except (RuntimeError, AttributeError, UnicodeEncodeError) as error:
            text, problem = None, re.sub(r".*'(description|value)': ", "", str(error))[:160]
        self.expect(self.structure() == before, f"{name}{mode}: the page has other elements after the capture")
        if problem:
            return self.expect(name in self.REFUSABLE, f"{name}{mode}: no text: {problem}")
        try:
            tags = [element.tag for element in xml.etree.ElementTree.fromstring(text).iter()]
        except xml.etree.ElementTree.ParseError as error:
            column = error.position[1]
            return self.expect(False, f"{name}{mode}: not XML: {error}: {text.splitlines()[error.position[0] - 1][max(0, column - 40):column + 20]!r}")
        self.expect("script" not in tags, f"{name}{mode}: markup is injected")
        path = self.path("hostile.xml")
        path.write_bytes(text)
        code, output, message = self.run("render", path, "--format", "json", "--quiet", "-o", "-", "--size", "360x844")
        if name in self.WITHOUT_BONES:
            return self.expect(code in (0, 65), f"{name}{mode}: exit code {code}: {message}")
        self.expect(code == 0, f"{name}{mode}: cannot be drawn ({len(tags)} elements): {message[:200]}")
        count = len(json.loads(output)["bones"]) if code == 0 else 0
        self.expect(count >= 8, f"{name}{mode}: {count} bones of {len(tags)} elements")

    def structure(self):
        """The markup of the page, read in a world that the page's scripts cannot change."""
        frame = self.browser.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        world = self.browser.call("Page.createIsolatedWorld", frameId=frame)["executionContextId"]
        return self.browser.call("Runtime.evaluate", contextId=world, returnByValue=True,
                                 expression="document.documentElement && document.documentElement.outerHTML")["result"].get("value")

    def large(self):
        """100,000 elements are captured within two seconds of processor time."""
        shapes = {
            "rows": "Array(25000).fill('<li><b>Name</b> <span>words</span></li><hr>').join('')",
            "cells": "'<table>' + Array(10000).fill('<tr>' + '<td>1</td>'.repeat(9) + '</tr>').join('') + '</table>'",
            "nested": "Array(2000).fill('<div>'.repeat(25) + '<p>A text of some words</p>'.repeat(24) + '</div>'.repeat(25)).join('')",
            "hidden": "'<div style=\"display:none\">' + '<p>Text</p>'.repeat(99000) + '</div><h1>Seen</h1>' + '<p>Text</p>'.repeat(999)",
        }
        self.browser.size(360, HEIGHT, 1)
        # The time of the thread: other programs must not fail the check.
        self.browser.call("Performance.enable", timeDomain="threadTicks")
        for name, markup in shapes.items():
            if self.is_short and name != "rows":
                continue
            self.open("<!DOCTYPE html><body>")
            count = self.browser.evaluate(f"document.body.innerHTML = {markup}; document.body.offsetHeight; document.getElementsByTagName('*').length")
            times, size = [], 0
            while not times or len(times) < 3 and times[-1] > 2:
                start = self.seconds_of_tasks()
                size = self.browser.evaluate(f"(() => {{ const text = {self.script}; return text.length }})()")
                times.append(self.seconds_of_tasks() - start)
            print(f"   {name}: {count} elements in {min(times):.2f} s, {size} characters")
            self.expect(min(times) <= 2, f"{name}: {min(times):.2f} s for {count} elements")
        self.browser.call("Performance.disable")

    def seconds_of_tasks(self):
        metrics = self.browser.call("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def command_capture(self, source, name, widths):
        path, output = self.path(f"{name}.html"), self.path(f"{name}-command.xml")
        path.write_text(source)
        output.unlink(missing_ok=True)
        code, _, message = self.run("capture", path, "--width", ",".join(map(str, widths)), "--no-sandbox", "-o", output)
        return code, message, output

    def driver(self):
        """The command captures as the script does, and refuses pages without their content."""
        source = (PAGES / "news.html").read_text()
        code, message, output = self.command_capture(source, "news", WIDTHS)
        self.expect(code == 0, f"capture: exit code {code}: {message}")
        if code == 0:
            self.browser.size(WIDTHS[0], HEIGHT, 2)
            self.browser.open(self.path("news.html"))
            pages = []
            for width in WIDTHS:
                self.browser.size(width, HEIGHT, 2)
                self.browser.evaluate("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))")
                pages.append(self.browser.evaluate(self.script))
            expected = [without_time(xml.etree.ElementTree.canonicalize(page, strip_text=True)) for page in pages]
            found = xml.etree.ElementTree.parse(output).getroot()
            actual = [without_time(xml.etree.ElementTree.canonicalize(xml.etree.ElementTree.tostring(page, encoding="unicode"), strip_text=True)) for page in found]
            self.expect(found.tag == "dom" and actual == expected, "capture: the document is not that of the script")
            code, _, message = self.run("capture", self.path("news.html"), "--no-sandbox", "-o", output)
            self.expect(code == 0 and xml.etree.ElementTree.parse(output).getroot().tag == "page", f"capture of one width: {code} {message}")
        refused = {
            "empty": ("<!DOCTYPE html><title>Nothing</title><div id=app></div>", "empty"),
            "white": ("<!DOCTYPE html><p style='opacity:0'>Text that is not visible</p>", "empty"),
            "spinner": ("<!DOCTYPE html><h1>Title</h1><p>Words</p><main aria-busy=true><div role=progressbar style='width:40px;height:40px;border:4px solid'></div></main>", "load"),
            "spins": ("<!DOCTYPE html><style>@keyframes s { to { rotate: 1turn } } .spinner { width: 40px; height: 40px; border: 4px solid; animation: s 1s infinite }</style><h1>Title</h1><p>Words</p><div class=spinner></div>", "load"),
            "narrow": ("<!DOCTYPE html><style>@media (min-width: 700px) and (max-width: 800px) { main { display: none } }</style><h1>Title</h1><main><p>One</p><p>Two</p><p>Three</p><p>Four</p></main>", "768"),
        }
        if self.is_short:
            del refused["white"], refused["spins"]
        for name, (source, word) in refused.items():
            code, message, output = self.command_capture(source, name, (360, 768))
            self.expect(code == 65 and word in message, f"{name}: exit code {code}: {message!r}")
            self.expect(len(message.splitlines()) == 1, f"{name}: {len(message.splitlines())} lines: {message!r}")
            self.expect(not output.exists(), f"{name}: a file is written")
        code, _, message = self.run("capture", self.path("missing.html"), "--no-sandbox")
        self.expect(code == 66 and "missing.html" in message, f"missing file: exit code {code}: {message!r}")
        code, _, message = self.run("capture", "file:///missing/page.html", "--no-sandbox")
        self.expect(code == 66, f"missing address: exit code {code}: {message!r}")
        code, _, message = self.run("capture", self.path("news.html"), "--selector", "#nothing", "--no-sandbox")
        self.expect(code == 65 and message, f"missing element: exit code {code}: {message!r}")
        code, _, message = self.run("capture", self.path("news.html"), "--browser", "/missing/chromium", "--no-sandbox")
        self.expect(code in (66, 69) and message, f"missing browser: exit code {code}: {message!r}")
        endless = self.path("endless.html")
        endless.write_text("<!DOCTYPE html><h1>Title</h1><script>addEventListener('load', () => { for (;;) ; })</script>")
        if not self.is_short:
            code, _, message = self.run("capture", endless, "--no-sandbox", "--timeout", "5s")
            self.expect(code and message, f"endless page: exit code {code}: {message!r}")
        size = len(self.script.encode())
        packed = len(subprocess.run(["gzip", "-9"], input=self.script.encode(), stdout=subprocess.PIPE, check=True).stdout)
        self.expect(size <= 10_240 and packed <= 4_096, f"the script has {size} bytes, {packed} compressed")
        temporary = self.path("temporary")
        temporary.mkdir()
        subprocess.run([self.command, "capture", PAGES / "news.html", "--no-sandbox", "-o", self.path("news.xml")],
                       env={**os.environ, "TMPDIR": str(temporary)}, check=True)
        self.expect(not any(temporary.iterdir()), "the browser has left temporary files")


PARTS = ("pages", "widths", "words", "viewport", "selectors", "hostile", "large", "driver")


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--short"]
    checks = Checks(arguments[0], "--short" in sys.argv)
    try:
        status = parts.run(checks, arguments[1:] or PARTS)
    finally:
        checks.browser.close()
    sys.exit(status)
