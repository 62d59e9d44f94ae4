"""Frames of a Lottie file as rlottie and thorvg draw them."""

import ctypes

import numpy
import rlottie_python
import thorvg_python


class RLottie:
    """Whole frames only."""

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
    """Frames and what lies between."""

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


def over_white(premultiplied):
    """Rows of premultiplied RGBA as RGB over white."""
    color, alpha = premultiplied[:, :, :3].astype(numpy.int16), premultiplied[:, :, 3:].astype(numpy.int16)
    return numpy.minimum(color + 255 - alpha, 255)


PLAYERS = (RLottie, ThorVG)
