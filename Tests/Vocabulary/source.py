"""Evaluates the lines of generated source code that draw bones: loops, sums and calls that add a bone."""

import re
import types

SUM = r"[\w .+*-]+"
NUMBER = r"-?[\d.]+"


def value(text, variables):
    text = re.sub(r"(?<=\d)f\b", "", text)
    if not re.fullmatch(SUM, text):
        raise ValueError(text)
    return float(eval(text, {"__builtins__": {}}, variables))


def run(lines, variables, loop, declaration, bone):
    """All bones of some lines; a loop extends from its line to the next line of the same indentation."""
    found, index = [], 0
    while index < len(lines):
        line = lines[index]
        if match := loop.search(line):
            depth = len(line) - len(line.lstrip())
            end = next(i for i in range(index + 1, len(lines))
                       if lines[i].strip() and len(lines[i]) - len(lines[i].lstrip()) <= depth)
            for step in range(int(match["count"])):
                inner = {**variables, match["index"]: step}
                found += run(lines[index + 1:end], inner, loop, declaration, bone)
            index = end
        elif match := declaration.search(line):
            variables = {**variables, match[1]: value(match[2], variables)}
        else:
            found += bone(line, variables)
        index += 1
    return found


def calls(pattern):
    pattern = re.compile(pattern)
    return lambda line, variables: [tuple(value(match[side], variables) for side in ("x", "y", "width", "height"))
                                    for match in pattern.finditer(line)]


def kotlin(text, width, height):
    """The frames of the boxes that a Compose file draws at a size."""
    head = re.search(r"^private fun \w+Bones\(size: Size.*= Path\(\)\.apply \{$", text, re.MULTILINE)
    if not head:
        return []
    body = text[head.end():text.index("\n}", head.end())]
    # The function that adds a box follows the direction of writing.
    body = re.sub(r" *fun bone\(.*\n.*\n *\}", "", body)
    rows = re.search(r"rows: Int\? = (\d+)", text)
    lines = ["if True:"]
    for line in body.splitlines():
        indent, line = line[:len(line) - len(line.lstrip())], re.sub(r" *//.*", "", line.strip())
        line = re.sub(r"(?<=\d)f\b", "", line).removeprefix("val ")
        line = re.sub(r"^(\} else )?if \((.*)\) \{$", lambda match: f"{'el' if match[1] else ''}if {match[2]}:", line)
        line = re.sub(r"^for \(row in 0 until count\) \{$", "for row in range(count):", line)
        line = re.sub(r"^if \w+\.\w+ !in hiddenRegions:", "if True:", line)
        line = re.sub(r"^count = .*", "count = rows", line)
        line = "else:" if line == "} else {" else "pass" if line.startswith("addPath(") else line
        if line not in ("", "}"):
            lines.append(indent + line)
            if line.endswith(":"):
                lines.append(indent + "    pass")
    found = []

    def bone(x, y, width, height, *radii):
        if width > 0 and height > 0:
            found.append((x, y, width, height))

    size = types.SimpleNamespace(width=width, height=height)
    names = {"__builtins__": {"range": range}, "bone": bone, "minOf": min, "maxOf": max, "size": size, "isRightToLeft": False,
             "rows": int(rows[1]) if rows else None}
    exec("\n".join(lines), names)
    return found


def loader(text):
    """A document of the dialect of react-content-loader: the component with expanded loops."""
    head = re.search(r'viewBox="[^"]*"', text)[0]
    size = re.search(r"width=\{(.*)\}\n.*height=\{(.*)\}", text)
    children = re.search("\n  *>\n(.*)</ContentLoader>", text, re.DOTALL)
    lines = children[1].splitlines() if children else []
    is_mirrored = "\n    rtl\n" in text

    def shape(line, variables):
        if not line.strip().startswith("<") or "React.Fragment" in line:
            return []
        line = re.sub(r"=\{([^`{}]*)\}", lambda match: f'="{value(match[1], variables):.6g}"', line)
        line = re.sub(r"\$\{([^{}]*)\}", lambda match: f"{value(match[1], variables):.6g}", line)
        return [re.sub(r"=\{`([^`]*)`\}", r'="\1"', line).replace("clipRule", "fill-rule")]

    shapes = run(lines, {}, re.compile(r"Array\.from\({ length: (?P<count>\d+) }, \(_, (?P<index>\w+)\)"),
                 re.compile(r"^(nothing) (declares)$"), shape)
    turn = f'<g transform="translate({size[1]} 0) scale(-1 1)">' if is_mirrored else "<g>"
    return f'<ContentLoader width="{size[1]}" height="{size[2]}" {head}>{turn}{"".join(shapes)}</g></ContentLoader>'


def draws(document):
    """True if the document contains a shape; a document without shapes is an error."""
    return re.search("<(rect|circle|path) ", document) is not None
