"""Random springs, shadows and rotations in space, compared with Chromium."""

import pathlib
import random

from pictures import difference

LEVELS = 2


class LayerChecks:
    """The parts `springs`, `shadows`, `depths`, `orders` and `chains`, which show files in the browser of a subclass."""

    def springs(self):
        """Twenty random springs of positions, angles and opacities, at three times each."""
        self.worst = (0, 0.0)
        for case, path in self.cases("spring", 20):
            mass, stiffness = case.uniform(0.3, 3), case.uniform(20, 400)
            damping = 2 * (mass * stiffness) ** 0.5 * case.choice((0.05, 0.2, 0.5, 0.9, 1, 1.5, 3))
            spring = (f"mass='{mass:.3f}' stiffness='{stiffness:.3f}' damping='{damping:.3f}' "
                      f"initialVelocity='{case.uniform(-8, 8):.3f}' repeatCount='infinite'")
            lines = (("position.x", "from='20' to='100'"), ("transform.rotation.z", "from='0deg' to='90deg'"),
                     ("opacity", "from='0.2' to='0.9'"), ("bounds.size", "from='20 20' to='40 30'"))
            moves = "".join(f"<animation keyPath='{name}' {values} {spring}/>" for name, values in case.sample(lines, 2))
            path.write_text("<screen width='120' height='80' background='white'>"
                            f"<view skeleton='keep' frame='40 20 30 40' background='slategray'>{moves}</view></screen>")
            self.compare_everywhere(path, [round(case.uniform(0.05, 1.5), 3) for _ in range(3)], ())

    def shadows(self):
        """Twenty random shadows of rectangles on whole pixels, everywhere; most of them animated.

        Chromium approximates blurs below two pixels by boxes, which the specification does not permit.
        """
        self.worst = (0, 0.0)
        for case, path in self.cases("shadow", 20):
            x, y = case.randint(-8, 40), case.randint(-8, 40)
            width, height = case.randint(10, 60), case.randint(10, 40)
            shadow = (f"shadowOpacity='{case.uniform(0.2, 1):.2f}' shadowRadius='{case.choice((0, 2, 3, 5.5, 9))}' "
                      f"shadowOffset='{case.randint(-8, 8)} {case.randint(-8, 8)}' "
                      f"shadowColor='#{case.randint(0, 0xFFFFFF):06X}'")
            moves = case.choice(("", "<animation keyPath='shadowRadius' from='2' to='7' duration='2s'/>",
                                 "<animation keyPath='shadowOpacity' from='0' to='1' duration='2s'/>"))
            path.write_text("<screen width='120' height='80' background='white'><view skeleton='keep' "
                            f"frame='{x} {y} {width} {height}' background='slategray' {shadow}>{moves}</view></screen>")
            self.compare_everywhere(path, (0.25, 1.0, 1.75) if moves else (0,), (1, 2))

    def depths(self):
        """Twenty random rotations about the three axes, at three times each, most of them in perspective.

        SVG has no perspective for what moves: it is compared without one, and at rest.
        """
        self.worst = (0, 0.0)
        for case, path in self.cases("depth", 20):
            distance = case.choice((0, 120, 200, 400))
            moves = case.random() < 0.8
            angles = ["{:.1f}deg".format(case.uniform(-60, 60)) for _ in range(4)]
            lines = (("transform.rotation.x", f"from='{angles[0]}' to='{angles[1]}'"),
                     ("transform.rotation.y", f"from='{angles[2]}' to='{angles[3]}'"),
                     ("transform.rotation.z", "from='0deg' to='90deg'"),
                     ("transform.translation.z", "from='-40' to='30'"), ("position.x", "from='30' to='70'"))
            chosen = case.sample(lines, 2) if moves else ()
            animations = "".join(f"<animation keyPath='{name}' {values} duration='2s'/>" for name, values in chosen)
            color = f"#{case.randint(0, 0xFFFFFF):06X}"
            path.write_text(
                "<screen width='120' height='100' background='white'><view skeleton='keep' frame='10 10 100 80' "
                f"background='whitesmoke' perspective='{distance}' anchorPoint='{case.choice(('0.5 0.5', '0.3 0.8'))}'>"
                f"<view skeleton='keep' frame='25 20 50 40' background='{color}' "
                f"rotationX='{case.uniform(-50, 50):.1f}deg' rotationY='{case.uniform(-50, 50):.1f}deg' "
                f"translationZ='{case.randint(-30, 20)}'><view skeleton='keep' frame='10 10 15 12' "
                f"background='slategray' rotationY='{case.choice((0, 40))}deg'/>{animations}</view></view></screen>")
            kinds = ("html",) if moves and distance else None
            self.compare_everywhere(path, [round(case.uniform(0.05, 1.95), 3) for _ in range(3)], (), kinds)

    def chains(self):
        """Twenty random chains of three animations, each of which begins after the one before, at four times each."""
        self.worst = (0, 0.0)
        for case, path in self.cases("chain", 20):
            lines = [("position.x", "from='30' to='90'"), ("transform.rotation.z", "from='0deg' to='90deg'"),
                     ("opacity", "from='0.9' to='0.2'"), ("bounds.size", "from='20 20' to='40 30'")]
            begin, end, moves = "0s", 0.0, ""
            for name, (key, values) in zip("abc", case.sample(lines, 3)):
                duration, repeats = round(case.uniform(0.2, 0.7), 2), case.choice((1, 1, 2))
                moves += (f"<animation name='{name}' keyPath='{key}' {values} duration='{duration}s' "
                          f"repeatCount='{repeats}' beginTime='{begin}' "
                          f"fillMode='{case.choice(('forwards', 'both', 'removed'))}' "
                          f"autoreverses='{case.choice(('true', 'false'))}'/>")
                offset = round(case.uniform(-0.1, 0.3), 2)
                begin = f"after:{name} {'-' if offset < 0 else '+'} {abs(offset)}s"
                end += duration * repeats
            path.write_text("<screen width='120' height='80' background='white'>"
                            f"<view skeleton='keep' frame='40 20 30 40' background='slategray'>{moves}</view></screen>")
            # Ascending: the page's list of animations does not contain those that have ended.
            times = sorted(round(case.uniform(0.03, 0.9 * end), 3) for _ in range(4))
            self.compare_everywhere(path, times, ())

    def orders(self):
        """Twenty random stacks of four views that change their order, in a plain or a turned view, at four times each."""
        self.worst = (0, 0.0)
        for case, path in self.cases("order", 20):
            views = ""
            for color in ("slategray", "tomato", "gold", "seagreen"):
                x, y = case.randint(0, 50), case.randint(0, 30)
                heights = [case.choice((-2, -1, 0, 0.5, 1, 3)) for _ in range(3)]
                move = case.choice((
                    "", f"<animation keyPath='zPosition' from='{heights[0]}' to='{heights[1]}' duration='2s'/>",
                    f"<animation keyPath='zPosition' values='{' '.join(map(str, heights))}' duration='1s' "
                    "repeatCount='infinite' autoreverses='true'/>"))
                views += (f"<view skeleton='keep' frame='{x} {y} 40 30' background='{color}' "
                          f"zPosition='{case.choice((0, 0, 1))}'>{move}</view>")
            turn = case.choice(("", "<animation keyPath='transform.rotation.z' from='0deg' to='40deg' duration='2s'/>"))
            path.write_text("<screen width='120' height='90' background='white'><view skeleton='keep' "
                            f"frame='10 10 100 70' background='whitesmoke'>{views}{turn}</view></screen>")
            # SVG keeps the first order.
            self.compare_everywhere(path, sorted(time / 1000 for time in case.sample(range(50, 1950), 4)), (), ("html",))

    def cases(self, name, count):
        """Generators of random numbers, always the same, each with a file for a document."""
        for number in range(count):
            yield random.Random(f"{name} {number}"), pathlib.Path(self.folder.name) / f"{name}-{number}.xml"

    def compare_everywhere(self, source, times, scales, kinds=None):
        """Compares a document at some times: everywhere at the given scales, and without scales away from edges.

        The kinds are those of the files to compare; None is all.
        """
        pictures = {scale: self.skeleton.pictures(source, times, scale) for scale in scales or (1,)}
        for kind, path in self.skeleton.markup(source).items():
            if kinds and kind not in kinds:
                continue
            if not scales:
                self.check_times(f"{source.name} {kind}", path, times, pictures)
                continue
            for number, (scale, expected) in enumerate(pictures.items()):
                height, width = expected[0].shape[:2]
                self.show(path, (width // scale, height // scale), scale, is_open=number > 0)
                for moment, picture in zip(times, expected):
                    self.browser.scrub(moment)
                    levels = difference(picture, self.browser.screenshot()) * 255
                    self.worst = max(self.worst[0], round(levels)), self.worst[1]
                    self.expect(levels <= LEVELS, f"{source.name} {kind} at {moment} s, scale {scale}: {levels:.0f} levels")
        if source.stem.endswith("-19"):
            print(f"   at most {self.worst[0]} levels, {self.worst[1]:.1%} of 255 at edges")
