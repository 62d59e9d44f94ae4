"""Pages written from the specifications of CSS, which judge the command's own pictures of the same motion.

The other parts show the command's SVG and HTML, where an exporter could repeat a mistake of the renderer. These pages
contain nothing of the command.
"""

import math

PAGE = """<!DOCTYPE html><style>
body {{ margin: 0; background: white }}
#scene {{ position: relative; width: 120px; height: 80px; overflow: hidden; {scene} }}
#lift {{ position: absolute; inset: 0; {lift} }}
#view {{ position: absolute; left: 40px; top: 20px; width: 30px; height: 40px; background: #708090; {style} }}
{keyframes}
</style><div id="scene"><div id="lift"><div id="view"></div></div></div>"""

SCREEN = ("<screen width='120' height='80' background='white'><view skeleton='keep' frame='0 0 120 80' {scene}>"
          "<view skeleton='keep' frame='40 20 30 40' background='#708090' {style}>{moves}</view></view></screen>")

# An animated property: its key path, its values in the document, the same in CSS, and the element that it moves.
PROPERTIES = (
    ("position.x", "55", "85", "translate: 0 0", "translate: 30px 0", "view"),
    ("position.y", "40", "28", "translate: 0 0", "translate: 0 -12px", "lift"),
    ("transform.rotation.z", "0deg", "90deg", "rotate: 0deg", "rotate: 90deg", "view"),
    ("opacity", "0.9", "0.2", "opacity: 0.9", "opacity: 0.2", "view"),
)


def spring(mass, stiffness, damping, velocity, time):
    """The closed form of the damped spring from 0 to 1: the solution of m·x″ + c·x′ + k·(x − 1) = 0, x′(0) = velocity."""
    frequency, ratio = math.sqrt(stiffness / mass), damping / (2 * math.sqrt(stiffness * mass))
    if ratio < 1:
        damped = frequency * math.sqrt(1 - ratio ** 2)
        swing = math.cos(damped * time) + (ratio * frequency - velocity) / damped * math.sin(damped * time)
        return 1 - math.exp(-ratio * frequency * time) * swing
    if ratio == 1:
        return 1 - math.exp(-frequency * time) * (1 + (frequency - velocity) * time)
    root = frequency * math.sqrt(ratio ** 2 - 1)
    fast, slow = -ratio * frequency - root, -ratio * frequency + root
    share = (velocity + slow) / (slow - fast)
    return 1 - share * math.exp(fast * time) - (1 - share) * math.exp(slow * time)


def animated(styles, keyframes):
    """The parts of a page with the animations of both elements."""
    return {"style": f"animation: {', '.join(styles['view']) or 'none'}",
            "lift": f"animation: {', '.join(styles['lift']) or 'none'}", "keyframes": keyframes}


class HandwrittenChecks:
    """The part `handwritten`; a subclass has a browser, the command, and the cases of ``LayerChecks``."""

    def handwritten(self):
        """Twenty pages each of chained delays, springs by `linear()`, rotations in perspective and `drop-shadow`."""
        self.worst = (0, 0.0)
        for subject in (self.chained, self.sprung, self.turned, self.shadowed):
            for case, path in self.cases(f"handwritten-{subject.__name__}", 20):
                scene, style, moves, page, times = subject(case)
                path.write_text(SCREEN.format(scene=scene, style=style, moves=moves))
                html = path.with_suffix(".html")
                html.write_text(PAGE.format(**{"scene": "", "style": "", "lift": "", "keyframes": ""} | page))
                self.check_times(path.stem, html, times, {1: self.skeleton.pictures(path, times, 1)})
        print(f"   at most {self.worst[0]} levels away from edges, {self.worst[1]:.1%} of 255 at them")

    @staticmethod
    def chained(case):
        """Three animations, each of which begins after the one before: `animation-delay` is the sum of what comes before."""
        moves, begin, start, end, styles, keyframes = "", "0s", 0.0, 0.0, {"view": [], "lift": []}, ""
        for name, (key, first, last, from_style, to_style, element) in zip("abc", case.sample(PROPERTIES, 3)):
            duration, repeats = round(case.uniform(0.2, 0.7), 2), case.choice((1, 2, 3))
            reverses, fill = case.choice((True, False)), case.choice(("removed", "forwards", "backwards", "both"))
            moves += (f"<animation name='{name}' keyPath='{key}' from='{first}' to='{last}' duration='{duration}s' "
                      f"repeatCount='{repeats}' beginTime='{begin}' fillMode='{fill}' "
                      f"autoreverses='{str(reverses).lower()}'/>")
            # Core Animation counts a run forth and back as one repetition, CSS as two iterations.
            count = repeats * (2 if reverses else 1)
            styles[element].append(f"{duration}s linear {start:.6f}s {count} {'alternate' if reverses else 'normal'} "
                                   f"{fill.replace('removed', 'none')} {name}")
            keyframes += f"@keyframes {name} {{ from {{ {from_style} }} to {{ {to_style} }} }}\n"
            offset = round(case.uniform(-0.1, 0.3), 2)
            end = start + duration * count
            begin, start = f"after:{name} {'-' if offset < 0 else '+'} {abs(offset)}s", end + offset
        times = sorted(round(case.uniform(0.03, end + 0.2), 3) for _ in range(4))
        return "", "", moves, animated(styles, keyframes), times

    @staticmethod
    def sprung(case):
        """A spring of two properties in two seconds: `linear()` with its closed form at 400 points."""
        mass, stiffness = case.uniform(0.3, 3), case.uniform(20, 300)
        damping = 2 * math.sqrt(mass * stiffness) * case.choice((0.1, 0.2, 0.5, 0.9, 1.5, 3))
        velocity = case.uniform(-6, 6)
        values = ", ".join(f"{spring(mass, stiffness, damping, velocity, 2 * step / 400):.6f}" for step in range(401))
        moves, styles, keyframes = "", {"view": [], "lift": []}, ""
        for name, (key, first, last, from_style, to_style, element) in zip("ab", case.sample(PROPERTIES, 2)):
            moves += (f"<animation keyPath='{key}' from='{first}' to='{last}' duration='2s' fillMode='both' "
                      f"mass='{mass!r}' stiffness='{stiffness!r}' damping='{damping!r}' initialVelocity='{velocity!r}'/>")
            styles[element].append(f"2s linear({values}) both {name}")
            keyframes += f"@keyframes {name} {{ from {{ {from_style} }} to {{ {to_style} }} }}\n"
        times = sorted(round(case.uniform(0.03, 1.9), 3) for _ in range(3))
        return "", "", moves, animated(styles, keyframes), times

    @staticmethod
    def turned(case):
        """A rotation about an axis in perspective, around the middle of the scene."""
        axis, distance = case.choice("XYZ"), case.choice((100, 180, 300))
        first, last = (round(case.uniform(-70, 70), 1) for _ in range(2))
        moves = (f"<animation keyPath='transform.rotation.{axis.lower()}' from='{first}deg' to='{last}deg' "
                 "duration='2s' fillMode='both'/>")
        keyframes = (f"@keyframes a {{ from {{ transform: rotate{axis}({first}deg) }} "
                     f"to {{ transform: rotate{axis}({last}deg) }} }}")
        times = sorted(round(case.uniform(0.03, 1.9), 3) for _ in range(3))
        page = {"scene": f"perspective: {distance}px", "style": "animation: 2s linear both a", "keyframes": keyframes}
        return f"perspective='{distance}'", "", moves, page, times

    @staticmethod
    def shadowed(case):
        """A shadow with a color, an offset and a blur, which is the standard deviation in both."""
        x, y, radius = case.randint(-8, 8), case.randint(-8, 8), case.choice((0, 2, 3, 5.5, 9))
        red, green, blue = (case.randint(0, 255) for _ in range(3))
        opacity = round(case.uniform(0.2, 1), 2)
        style = (f"shadowOpacity='{opacity}' shadowRadius='{radius}' shadowOffset='{x} {y}' "
                 f"shadowColor='#{red:02X}{green:02X}{blue:02X}'")
        shadow = f"filter: drop-shadow({x}px {y}px {radius}px rgb({red} {green} {blue} / {opacity}))"
        return "", style, "", {"style": shadow}, [0]
