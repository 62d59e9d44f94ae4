"""The frames of a Lottie file in its players."""

import ctypes
import json
import pathlib

import numpy
import rlottie_python
import thorvg_python


class RLottie:
    """A player of whole frames."""

    name = "rlottie"

    def __init__(self, path):
        self.animation = rlottie_python.LottieAnimation.from_file(str(path))
        self.size = self.animation.lottie_animation_get_size()
        self.count = self.animation.lottie_animation_get_totalframe()

    def frame(self, number, scale=1):
        width, height = (side * scale for side in self.size)
        data = self.animation.lottie_animation_render(frame_num=number, width=width, height=height)
        return over_white(numpy.frombuffer(data, numpy.uint8).reshape(height, width, 4)[:, :, [2, 1, 0, 3]])


class ThorVG:
    """A player of frames and of times between frames."""

    name = "thorvg"
    engine = thorvg_python.Engine(threads=0)

    def __init__(self, path):
        self.animation = thorvg_python.LottieAnimation(self.engine)
        self.picture = self.animation.get_picture()
        self.picture.load(str(path))
        self.size = tuple(round(side) for side in self.picture.get_size()[1:])
        self.count = round(self.animation.get_total_frame()[1])
        self.canvas = None

    def frame(self, number, scale=1):
        width, height = (side * scale for side in self.size)
        if self.canvas is None or (self.canvas.w, self.canvas.h) != (width, height):
            self.canvas = thorvg_python.SwCanvas(self.engine)
            self.canvas.set_target(width, height)
            self.picture.set_size(width, height)
            self.canvas.add(self.picture)
        self.animation.set_frame(number)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        data = bytes(ctypes.string_at(self.canvas.buffer_arr, width * height * 4))
        return over_white(numpy.frombuffer(data, numpy.uint8).reshape(height, width, 4))


class LottieWeb:
    """The player of web pages, in a headless Chromium; its script is in a third-party Python package."""

    name = "lottie-web"
    browser = None

    def __init__(self, path):
        if LottieWeb.browser is None:
            from chromium import Chromium
            LottieWeb.browser = Chromium()
        text = pathlib.Path(path).read_text()
        self.size = tuple(json.loads(text)[side] for side in "wh")
        self.page = pathlib.Path(path).with_suffix(".html")
        # The script is the one in a bundle that registers animations.
        self.page.write_text("""<!DOCTYPE html><style>body{margin:0}</style>
            <div id=player style="width:%dpx;height:%dpx"></div><script src="file://%s"></script><script>
            const bundle = window[Object.keys(window).find(name => name.startsWith("webpackJsonp"))][0][1];
            const script = Object.values(bundle).find(script => String(script).includes("registerAnimation"));
            const module = {exports: {}};
            script.call(module.exports, module, module.exports, () => ({}));
            const animation = module.exports.loadAnimation({container: document.getElementById("player"),
                renderer: "svg", loop: false, autoplay: false, animationData: %s});
            </script>""" % (*self.size, lottie_web(), text))
        self.scale = None
        self.show(1)
        self.count = self.browser.evaluate("animation.totalFrames")

    def show(self, scale):
        if scale != self.scale:
            self.browser.size(*self.size, scale)
            self.browser.open(self.page)
            self.browser.evaluate("""animation.isLoaded
                || new Promise(done => animation.addEventListener('DOMLoaded', () => done(true)))""")
        self.scale = scale

    def frame(self, number, scale=1):
        self.show(scale)
        # Unsupported parts are left out and reported.
        failure = self.browser.evaluate("""(number => {
            let failure = "";
            animation.addEventListener("error", event => failure = String(event.nativeError));
            animation.goToAndStop(number, true);
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(failure))));
        })(%r)""" % number)
        if failure:
            raise RuntimeError(failure)
        return self.browser.screenshot()


def lottie_web():
    """The bundle that contains lottie-web; None without one."""
    folder = pathlib.Path(__file__).resolve().parents[2] / ".build/players/streamlit_lottie/frontend/build/static/js"
    return next(folder.glob("2.*.chunk.js"), None)


def over_white(premultiplied):
    """Rows of premultiplied RGBA as RGB over white."""
    color, alpha = premultiplied[:, :, :3].astype(numpy.int16), premultiplied[:, :, 3:].astype(numpy.int16)
    return numpy.minimum(color + 255 - alpha, 255)


PLAYERS = (RLottie, ThorVG)
