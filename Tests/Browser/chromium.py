"""A headless Chromium controlled by the DevTools protocol over pipes, without a port or a library."""

import base64
import io
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time

import numpy
from PIL import Image

# The rasterizer for processors truncates products of colors: each layer with an opacity, and each partly covered pixel,
# is up to a level too dark. The one for graphics processors, here in software, rounds once per layer.
EXACT = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--enable-gpu-rasterization"]
FAST = ["--disable-gpu"]


class Chromium:
    """A browser process and one page in it."""

    def __init__(self, rasterizer=FAST):
        self.profile = tempfile.mkdtemp(prefix="skeleton-browser-")
        read_commands, self.write_end = os.pipe()
        self.read_end, write_answers = os.pipe()

        def connect():
            # The browser reads from descriptor 3 and writes to 4; pipes may have these numbers already.
            spare = os.dup(read_commands), os.dup(write_answers)
            os.dup2(spare[0], 3)
            os.dup2(spare[1], 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox",
             *rasterizer, "--remote-debugging-pipe",
             "--hide-scrollbars", "--force-color-profile=srgb", "--no-first-run", "--mute-audio",
             "--disable-background-networking", "--allow-file-access-from-files",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False, start_new_session=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def close(self):
        os.close(self.write_end)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def call(self, method, **parameters):
        """The result of a command; events that arrive before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.read_end, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser has ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def wait_for(self, method):
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(index)
            self.events.append(self.receive())

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def size(self, width, height, scale):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=False)

    def resize(self, width, height, scale):
        """Changes the size of the window of an open page, and waits until it is drawn in this size."""
        self.size(width, height, scale)
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def media(self, **features):
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def open(self, path):
        self.open_address(f"file://{path}")

    def open_address(self, address):
        self.events = [event for event in self.events if event.get("method") != "Page.loadEventFired"]
        self.call("Page.navigate", url=address)
        self.wait_for("Page.loadEventFired")

    def scrub(self, seconds):
        """Stops every animation at a time of the scene."""
        return self.evaluate("""(seconds => {
            for (const svg of document.querySelectorAll('svg')) {
                if (svg.ownerSVGElement) continue;
                svg.pauseAnimations();
                svg.setCurrentTime(seconds);
            }
            // Animations that have ended are no longer in the list of the page.
            const animations = window.scrubbed = new Set([...window.scrubbed ?? [], ...document.getAnimations()]);
            for (const animation of animations) {
                animation.pause();
                animation.currentTime = seconds * 1000;
            }
            // The second frame is drawn with what the first one asked for.
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(animations.size))));
        })(%r)""" % seconds)

    def screenshot(self):
        """The page as an array of rows of RGB pixels."""
        data = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        return numpy.asarray(Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")).astype(numpy.int16)

    def trace(self, position, seconds, frames):
        """The names of the trace events of the page in some seconds, and in more until there are enough frames.

        A busy machine draws few frames in a second. Animations that end are slowed at a position, in seconds, so that none
        begins or ends in the recording, however long it takes.
        """
        self.evaluate(f"""
            const animations = document.getAnimations()
            for (const animation of animations) {{
                if (animation.effect.getComputedTiming().endTime === Infinity) continue
                animation.currentTime = {position * 1000}
                animation.updatePlaybackRate(0.01)
            }}
            // The frame that begins an animation updates styles; on a busy machine it comes a second late.
            Promise.all(animations.map(animation => animation.ready)).then(() =>
                new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 1000)))))""")
        names = []
        for _ in range(30):
            names += self.record(seconds)
            if sum(name in ("BeginFrame", "DrawFrame") for name in names) >= frames:
                break
        return names

    def record(self, seconds):
        """The names of the trace events of the page in some seconds."""
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.events = []
        session, self.session = self.session, None
        self.call("Tracing.start", transferMode="ReportEvents", traceConfig={
            "includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]})
        self.session = session
        # The page must not run scripts during the recording.
        time.sleep(seconds)
        self.session = None
        self.call("Tracing.end")
        self.wait_for("Tracing.tracingComplete")
        self.session = session
        items = [item for event in self.events if event["method"] == "Tracing.dataCollected"
                 for item in event["params"]["value"]]
        # The browser has internal pages, too.
        ours = {item["pid"] for item in items if frame in json.dumps(item.get("args", {}))}
        return [item["name"] for item in items if item["pid"] in ours or not ours and "Frame" in item["name"]]
