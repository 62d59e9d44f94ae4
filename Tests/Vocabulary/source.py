"""Evaluates the lines of generated source code that draw bones: loops, sums and calls that add a bone."""

import re

SUM = r"[\w .+*-]+"
NUMBER = r"-?[\d.]+"


def value(text, variables):
    text = re.sub(r"CGFloat\((\w+)\)", r"\1", text)
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


def swift(text):
    """The frames of the boxes that a SwiftUI file draws."""
    lines = text[text.find("func path(in rect"):text.find("return path")].splitlines()
    frame = rf"x: (?P<x>{SUM}), y: (?P<y>{SUM}), width: (?P<width>{NUMBER}), height: (?P<height>{NUMBER})"
    return run(lines, {}, re.compile(r"for (?P<index>\w+) in 0\.\.<(?P<count>\d+) {"),
               re.compile(r"^ *let (\w+) = (.*)$"), calls(rf"(?:addBone\(|\.path\(in: CGRect\(){frame}"))


def kotlin(text):
    """The frames of the boxes that a Compose file draws."""
    start = text.find(" = Path().apply {")
    lines = text[start:text.find("\n}", start)].splitlines()[1:] if start >= 0 else []
    plain = rf"addBone\((?P<x>{SUM}), (?P<y>{SUM}), width = (?P<width>{NUMBER}f), height = (?P<height>{NUMBER}f)"
    round_ = rf"Rect\(Offset\((?P<x>{SUM}), (?P<y>{SUM})\), Size\((?P<width>{NUMBER}f), (?P<height>{NUMBER}f)\)\)"
    both = (calls(plain), calls(round_))
    return run(lines, {}, re.compile(r"repeat\((?P<count>\d+)\) { (?P<index>\w+) ->"),
               re.compile(r"^ *val (\w+) = (.*)$"), lambda *line: [bone for call in both for bone in call(*line)])


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
