"""One peer at a time, requested by `run`: prints its name, its milliseconds and its bytes, separated by tabs."""
import os
import statistics
import subprocess
import sys
import time

import numpy

WIDTH, HEIGHT, SCALE, CELLS, FRAMES = 1170, 2532, 3, 6, 60
COLORS = [(246, 247, 248), (238, 238, 238), (221, 221, 221), (238, 238, 238), (246, 247, 248)]
FIRST, LAST = numpy.array([-0.85, -0.85, 0, 0.15, 1.15]), numpy.array([0, 1, 1, 1.05, 1.15])
# The x, y, width, height and radius of a cell's bones, in points.
BONES = [
    (16, 16, 48, 48, 24), (76, 20, 120, 14, 7), (76, 42, 80, 10, 5),
    (16, 76, 358, 12, 6), (16, 96, 358, 12, 6), (16, 116, 214.8, 12, 6)]
HOLES = [
    (x * SCALE, (y + 130 * cell) * SCALE, width * SCALE, height * SCALE, radius * SCALE)
    for cell in range(CELLS) for x, y, width, height, radius in BONES]


def axis(frame):
    """The start and the end of a frame's gradient in pixels, and its stops."""
    locations = FIRST + (LAST - FIRST) * frame / FRAMES
    stops = (locations - locations[0]) / (locations[-1] - locations[0])
    return (-0.85 + 2 * locations[0]) * WIDTH, (-0.85 + 2 * locations[-1]) * WIDTH, stops


def median(work):
    """The median time of a function over all frames, after one that is not counted."""
    work(0)
    times = []
    for frame in range(FRAMES):
        start = time.perf_counter()
        work(frame)
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times)


def blend2d_frame():
    """A function that draws a frame, and the pixels of the frame."""
    import blend2d

    image, path = blend2d.Image(WIDTH, HEIGHT), blend2d.Path()
    for x, y, width, height, radius in HOLES:
        right, bottom, curve = x + width, y + height, radius * (1 - 0.5522847498307936)
        path.move_to(x + radius, y)
        path.line_to(right - radius, y)
        path.cubic_to(right - curve, y, right, y + curve, right, y + radius)
        path.line_to(right, bottom - radius)
        path.cubic_to(right, bottom - curve, right - curve, bottom, right - radius, bottom)
        path.line_to(x + radius, bottom)
        path.cubic_to(x + curve, bottom, x, bottom - curve, x, bottom - radius)
        path.line_to(x, y + radius)
        path.cubic_to(x, y + curve, x + curve, y, x + radius, y)
        path.close()

    def draw(frame):
        start, end, stops = axis(frame)
        gradient = blend2d.Gradient()
        gradient.create_linear(start, 0, end, 0)
        for stop, color in zip(stops, COLORS):
            gradient.add_stop(stop, *color)
        context = blend2d.Context(image)
        context.set_comp_op(blend2d.CompOp.SRC_COPY)
        context.set_fill_style_rgba(255, 255, 255, 255)
        context.fill_all()
        context.set_comp_op(blend2d.CompOp.SRC_OVER)
        context.set_fill_style_gradient(gradient)
        context.fill_path(path)
        context.end()

    return draw, lambda: numpy.ascontiguousarray(image.asarray()[..., [2, 1, 0, 3]])


def frames():
    draw, pixels = blend2d_frame()
    print(f"Blend2D\t{median(draw)}\t{WIDTH * HEIGHT * 4}")
    pictures = []
    for frame in range(FRAMES):
        draw(frame)
        pictures.append(pixels() if frame % 15 == 0 else None)
    known = [picture for picture in pictures if picture is not None]
    try:
        import fpng_py

        bytes_of = [picture.tobytes() for picture in known]
        encode = lambda k: fpng_py.fpng_encode_image_to_memory(bytes_of[k % len(known)], WIDTH, HEIGHT, 4)
        print(f"fpng\t{median(encode)}\t{len(encode(1))}")
    except ImportError:
        pass
    try:
        from isal import isal_zlib

        filtered = []
        for picture in known:
            lines = numpy.zeros((HEIGHT, WIDTH * 4 + 1), numpy.uint8)
            rows = picture.reshape(HEIGHT, -1)
            lines[:, 0], lines[0, 1:], lines[1:, 1:] = 2, rows[0], rows[1:] - rows[:-1]
            filtered.append(lines.tobytes())
        encode = lambda k: isal_zlib.compress(filtered[k % len(known)], 1)
        print(f"ISA-L\t{median(encode)}\t{len(encode(1))}")
    except ImportError:
        pass
    palette(known[-2])


def palette(picture):
    """The size of a file in libpng's format: palette indices, level 6."""
    import io

    from PIL import Image

    values = picture.view(numpy.uint32).reshape(HEIGHT, WIDTH)
    colors, places = numpy.unique(values, return_inverse=True)
    image = Image.fromarray(places.reshape(HEIGHT, WIDTH).astype(numpy.uint8), "P")
    image.putpalette(colors.view(numpy.uint8).reshape(-1, 4)[:, :3].tobytes())
    file = io.BytesIO()
    start = time.perf_counter()
    image.save(file, "PNG", compress_level=6)
    print(f"palette, level 6\t{(time.perf_counter() - start) * 1e3}\t{len(file.getvalue())}")


def ffmpeg(folder):
    draw, pixels = blend2d_frame()
    raw, output = os.path.join(folder, "frames.rgba"), os.path.join(folder, "ffmpeg.apng")
    with open(raw, "wb") as file:
        for frame in range(FRAMES):
            draw(frame)
            file.write(pixels().tobytes())
    command = ["ffmpeg", "-v", "error", "-y", "-threads", "1", "-f", "rawvideo", "-pix_fmt", "rgba"]
    command += ["-s", f"{WIDTH}x{HEIGHT}", "-r", "60", "-i", raw, "-threads", "1", "-pred", "up", "-plays", "0", output]
    start = time.perf_counter()
    subprocess.run(command, check=True)
    print(f"ffmpeg APNG\t{(time.perf_counter() - start) * 1e3 / FRAMES}\t{os.path.getsize(output)}")
    os.unlink(raw)


def yoga():
    """The layout of the feeds of `SkeletonDev bench layout`, 7 nodes a cell; margins in place of gaps."""
    from poga import libpoga_capi as capi

    def node(*children, width=None, height=None, padding=0, margin=None, direction=None, grow=0):
        made = capi.YGNodeNew()
        capi.YGNodeStyleSetFlexShrink(made, 1)
        if width is not None:
            capi.YGNodeStyleSetWidth(made, width)
        if height is not None:
            capi.YGNodeStyleSetHeight(made, height)
        if padding:
            capi.YGNodeStyleSetPadding(made, capi.YGEdge.All, padding)
        if margin:
            capi.YGNodeStyleSetMargin(made, *margin)
        if direction:
            capi.YGNodeStyleSetFlexDirection(made, direction)
        if grow:
            capi.YGNodeStyleSetFlexGrow(made, grow)
        for index, child in enumerate(children):
            capi.YGNodeInsertChild(made, child, index)
        return made

    def cell(a, b):
        above, before = capi.YGEdge.Top, capi.YGEdge.Left
        column = node(
            node(width=60 + b, height=14), node(width=60 + a, height=10, margin=(above, 8)), grow=1, margin=(before, 12))
        row = node(node(width=40.5 + a, height=40 + b), column, direction=capi.YGFlexDirection.Row)
        return node(row, node(height=20.25 + b, margin=(above, 12)), padding=16)

    for cells in 1_000, 10_000:
        for name, step in ("different", 1), ("equal", 0):
            root = node(*[cell(step * index % 997, step * index % 1_009) for index in range(cells)])
            times = []
            for _ in range(20_000 // cells):
                capi.YGNodeMarkDirtyAndPropogateToDescendants(root)
                start = time.perf_counter()
                capi.YGNodeCalculateLayout(root, 390, float("nan"), capi.YGDirection.LTR)
                times.append((time.perf_counter() - start) * 1e3)
            print(f"Yoga, {cells} {name} cells\t{statistics.median(times)}\t{capi.YGNodeLayoutGetHeight(root):.0f}")
            capi.YGNodeFreeRecursive(root)


def inputs(folder):
    """The scene as a document of this project, and as SVG."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "scene.xml"), "w") as file:
        file.write('<feed width="390" height="844">\n')
        for cell in range(CELLS):
            views = "".join(
                f'<view frame="{x} {y} {width} {height}" cornerRadius="{radius}"/>' for x, y, width, height, radius in BONES)
            file.write(f'<cell frame="0 {130 * cell} 390 130">{views}</cell>\n')
        file.write("</feed>\n")
    start, end, stops = axis(FRAMES * 0.3)
    with open(os.path.join(folder, "scene.svg"), "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><defs>')
        file.write(f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="{start}" y1="0" x2="{end}" y2="0">')
        for stop, color in zip(stops, COLORS):
            file.write(f'<stop offset="{stop}" stop-color="rgb{color}"/>')
        file.write(f'</linearGradient></defs><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><g fill="url(#g)">')
        for x, y, width, height, radius in HOLES:
            file.write(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/>')
        file.write("</g></svg>")


if __name__ == "__main__":
    {"frames": frames, "ffmpeg": ffmpeg, "yoga": yoga, "inputs": inputs}[sys.argv[1]](*sys.argv[2:])
