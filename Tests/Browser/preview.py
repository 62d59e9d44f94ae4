#!/usr/bin/env python3
"""Operates the page of `skeleton preview` in headless Chromium, and sends its server requests that must be rejected.

    preview.py SKELETON [FOLDER]      the command, beside it skeleton-preview; a folder for pictures of the page

Needs Chromium, numpy and Pillow, and for the rules of accessibility axe-core; `.ci/install all` installs them.
"""

import base64
import http.client
import io
import pathlib
import re
import select
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import numpy
from PIL import Image

import parts
from chromium import Chromium
from pictures import PROJECT, axe_core

NEWSFEED = PROJECT / "Fixtures/seeds/newsfeed.xml"


class Server:
    """A running `skeleton preview`."""

    def __init__(self, command, file, *options):
        # A shell without job control starts what runs in the background with SIGINT ignored, and a child inherits that.
        self.process = subprocess.Popen([command, "preview", file, *options], stderr=subprocess.PIPE, text=True,
                                        start_new_session=True,
                                        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        told = self.process.stderr.readline()
        found = re.search(r"http://([\d.]+|\[::1\]):(\d+)/", told)
        if not found:
            raise RuntimeError(f"no address: {told}")
        self.host, self.port = found[1].strip("[]"), int(found[2])
        self.address = found[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()

    def ask(self, method, path, body=None, **headers):
        """The status, headers and body of the response; underscores in header names are sent as hyphens."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        if body is not None:
            headers.setdefault("Content-Type", "application/xml")
            headers.setdefault("Content-Length", str(len(body)))
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def end(self):
        """The exit status after Ctrl-C, as a shell reports it."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(60)
        return 128 - code if code < 0 else code


class Checks:
    def __init__(self, command, folder):
        self.command = command
        self.pictures = folder
        self.temporary = tempfile.TemporaryDirectory(prefix="skeleton-preview-")
        self.folder = pathlib.Path(self.temporary.name)
        self.failures = []
        self.count = 0

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    # MARK: - The server

    def refusals(self):
        """Requests of other sites are rejected, and only the page and its document are served."""
        file = self.folder / "cell.xml"
        shutil.copy(NEWSFEED, file)
        (self.folder / "secret.txt").write_text("a secret")
        with Server(self.command, file, "--max-input", "3000000") as server:
            own = f"127.0.0.1:{server.port}"

            def status(wanted, method, path, body=None, **headers):
                found = server.ask(method, path, body, **headers)
                self.expect(found[0] == wanted, f"{method} {path} {headers}: {found[0]}, expected {wanted}")
                self.expect(b"a secret" not in found[2], f"{method} {path} gives away another file")
                return found

            xml = file.read_bytes()
            status(200, "GET", "/")
            status(200, "GET", "/", Host=f"localhost:{server.port}")
            status(200, "POST", "/inspect", xml, Origin=f"http://{own}", Sec_Fetch_Site="same-origin")
            for host in ("example.com", f"example.com:{server.port}", "127.0.0.1", f"127.0.0.1:{server.port + 1}",
                         f"127.0.0.1.example.com:{server.port}", f"[::1]:{server.port + 1}"):
                status(403, "GET", "/source", Host=host)
            status(400, "GET", "/source", Host="")
            for path in ("/inspect", "/render?format=png"):
                for headers in ({"Origin": "http://example.com"}, {"Origin": "null"}, {"Sec_Fetch_Site": "cross-site"},
                                {"Sec_Fetch_Site": "same-site"}, {"Origin": f"https://{own}"},
                                {"Origin": f"http://localhost:{server.port}"}):
                    status(403, "POST", path, xml, **headers)
                status(405, "GET", path)
                status(415, "POST", path, xml, Content_Type="text/plain")
            status(403, "GET", "/source", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors")
            status(403, "GET", "/changes", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="cors")
            status(200, "GET", "/", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate")
            for path in ("/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/source/../secret.txt",
                         "//etc/passwd", "/etc/passwd", "/source/", "/source%2F..%2Fsecret.txt", "/cell.xml", "/.", "/%2e",
                         "/%00", "/SOURCE", "*", f"http://{own}/secret.txt"):
                status(404, "GET", path)
            for path in ("/", "/source", "/settings", "/changes"):
                for method in ("POST", "PUT", "DELETE", "OPTIONS"):
                    status(405, method, path)
            status(413, "POST", "/inspect", b" " * 3_000_001)
            status(413, "POST", "/inspect", b" " * 9_000_000)
            status(400, "POST", "/render?format=jpeg", xml)
            status(400, "POST", "/inspect?size=wide", xml)
            # The body of a rejected request is not parsed as the next request of its connection.
            inner = f"GET /source HTTP/1.1\r\nHost: {own}\r\n\r\n".encode()
            body = inner + b"\r\n" * 1_500_000
            for coding, sent in (("Content-Length: %d" % len(inner), inner), ("Content-Length: %d" % len(body), body),
                                 ("Transfer-Encoding: chunked", b"%X\r\n%s\r\n0\r\n\r\n" % (len(body), body))):
                with socket.create_connection(("127.0.0.1", server.port), 20) as connection:
                    connection.sendall(f"POST /inspect HTTP/1.1\r\nHost: {own}\r\nOrigin: http://example.com\r\n"
                                       f"{coding}\r\nContent-Type: text/plain\r\n\r\n".encode() + sent
                                       + f"GET /nothing HTTP/1.1\r\nHost: {own}\r\nConnection: close\r\n\r\n".encode())
                    answers = b""
                    while piece := connection.recv(1 << 16):
                        answers += piece
                statuses = re.findall(rb"HTTP/1\.1 (\d+)", answers)
                self.expect(statuses == [b"403", b"404"], f"a body with {coding} is answered with {statuses}")
            # A head that never ends, or has two hosts, is rejected before the server holds much of it.
            host = f"Host: {own}\r\n"
            for wanted, head in ((b"400", f"GET /{'a' * 500_000} HTTP/1.1\r\n{host}\r\n"),
                                 (b"400", "GET / HTTP/1.1\r\n" + "A: b\r\n" * 50_000 + host + "\r\n"),
                                 (b"400", f"GET / HTTP/1.1\r\n{host}{host}\r\n"),
                                 (b"400", f"GET / HTTP/1.1\r\n{host}Host: example.com\r\n\r\n")):
                with socket.create_connection(("127.0.0.1", server.port), 20) as connection:
                    connection.sendall(head.encode())
                    answer = connection.recv(1 << 16)
                self.expect(answer[9:12] == wanted, f"the head {head[:40]!r}… is answered with {answer[:40]!r}")
            headers = status(200, "GET", "/")[1]
            policy = headers["Content-Security-Policy"]
            self.expect("default-src 'none'" in policy and "unsafe" not in policy, f"the policy of the page is {policy}")
            self.expect(not any(name.lower().startswith("access-control") for name in headers), "others are let in")
            # The state 0A is LISTEN.
            rows = [row.split() for name in ("tcp", "tcp6") for row in
                    pathlib.Path("/proc/net", name).read_text().splitlines()[1:]]
            listening = [row[1] for row in rows if row[3] == "0A" and row[1].endswith(f":{server.port:04X}")]
            self.expect(listening == [f"0100007F:{server.port:04X}"], f"listens on {listening}")
            busy = subprocess.run([self.command, "preview", file, "--port", str(server.port)], stderr=subprocess.PIPE,
                                  text=True)
            self.expect(busy.returncode == 69 and "address already in use" in busy.stderr, f"a busy port: {busy}")
            self.expect(server.end() == 130, "Ctrl-C does not end it with 130")

    def limits(self):
        """Long renders are cancelled, and do not delay other requests."""
        with Server(self.command, NEWSFEED, "--timeout", "2s") as server:
            rows = b"<feed>" + b"<cell><row><avatar/><text lines='9'/></row></cell>" * 15_000 + b"</feed>"
            slow = [self.begin(server, "/render?format=gif&scale=3&fps=50", rows) for _ in range(30)]
            self.expect(server.ask("GET", "/source")[0] == 200, "no source while renders are made")
            answered = select.select([connection.sock for connection in slow], [], [], 0)[0]
            self.expect(len(answered) < len(slow), "the source waits for renders")
            statuses = [connection.getresponse().status for connection in slow]
            self.expect(statuses.count(503) >= 1, f"30 renders at once are answered with {sorted(set(statuses))}")
            self.expect(set(statuses) <= {422, 503}, f"slow renders are answered with {sorted(set(statuses))}")
            after = server.ask("POST", "/render?format=png", NEWSFEED.read_bytes())[0]
            self.expect(after == 200, f"after slow renders a quick one is answered with {after}")
            deep = b"<feed>" + b"<view>" * 500 + b"<avatar/>" + b"</view>" * 500 + b"</feed>"
            self.expect(server.ask("POST", "/render?format=png", deep)[0] == 200, "deep documents")
            self.expect(b"depth" in server.ask("POST", "/inspect", b"<feed>" * 100_000)[2].lower(), "too deep documents")

    def begin(self, server, path, body):
        connection = http.client.HTTPConnection(server.host, server.port, timeout=120)
        connection.request("POST", path, body, {"Content-Type": "application/xml"})
        return connection

    # MARK: - The page

    def page(self):
        """The user interface: typing and fixing an error, scrubbing, pointing, choosing, saving, changing the file."""
        self.file = self.folder / "feed.xml"
        shutil.copy(NEWSFEED, self.file)
        with Server(self.command, self.file) as server:
            self.browser = Chromium()
            self.browser.call("Runtime.enable")
            self.browser.call("Log.enable")
            self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.folder),
                              eventsEnabled=False)
            self.browser.size(1280, 800, 1)
            self.browser.open_address(server.address)
            self.wait("document.querySelectorAll('#overlay .bone').length == 18", "the bones of the newsfeed")
            self.wait("document.getElementById('picture').dataset.at === ''", "its picture")
            self.shot("page")
            for part in ("mistakes", "scrubs", "rules", "choices", "themes", "content", "captures", "saves", "follows", "widths", "access"):
                print(f"   {part}", flush=True)
                getattr(self, part)()
            told = [event for event in self.browser.events if event.get("method") in (
                "Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")]
            # This answer reports a missing file.
            told = [event for event in told if "410 (Gone)" not in str(event)]
            self.expect(told == [], f"the console says {told}")
            self.browser.close()

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def wait(self, expression, what, seconds=20):
        """Waits until a condition is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.evaluate(expression):
                return self.expect(True, what)
            time.sleep(0.03)
        self.shot("failure")
        self.expect(False, f"waited in vain for {what}")

    def settle(self):
        """Waits until no request is in progress."""
        self.evaluate("new Promise(done => setTimeout(done, 200)).then(() => inspect()).then(() => draw())")
        time.sleep(0.2)

    def shot(self, name):
        if self.pictures:
            Image.fromarray(self.browser.screenshot().astype(numpy.uint8)).save(f"{self.pictures}/{name}.png")

    def choose(self, name, value):
        self.evaluate(f"""(select => {{ select.value = {value!r};
            select.dispatchEvent(new Event('change', {{bubbles: true}})) }})(document.getElementById({name!r}))""")

    def type(self, old, new):
        """Selects a piece of the source and types over it."""
        self.evaluate(f"""(area => {{ const at = area.value.indexOf({old!r}); area.focus();
            area.setSelectionRange(at, at + {len(old)}) }})(document.getElementById('text'))""")
        self.browser.call("Input.insertText", text=new)

    def move(self, x, y, kind="mouseMoved", **more):
        self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def picture(self):
        """The pixels of the picture in the page."""
        data = self.evaluate("document.getElementById('picture').toDataURL().split(',')[1]")
        return numpy.asarray(Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB"))

    def rendered(self, *options):
        """The picture of the file by the command."""
        path = self.folder / "expected.png"
        subprocess.run([self.command, "render", self.file, "--quiet", "-o", path, *options], check=True)
        return numpy.asarray(Image.open(path).convert("RGB"))

    def expect_picture(self, what, *options):
        self.settle()
        shown, wanted = self.picture(), self.rendered(*options)
        self.expect(shown.shape == wanted.shape and (shown == wanted).all(), f"another picture than render's: {what}")

    def mistakes(self):
        source = NEWSFEED.read_text()
        old, wrong = 'width="375"', 'width="wide"'
        self.expect(old in source, "the newsfeed is not as wide as it was")
        self.type(old, wrong)
        self.wait("problems.length > 0", "a problem")
        wanted = subprocess.run([self.command, "render", "-"], input=self.evaluate("document.getElementById('text').value"),
                                stderr=subprocess.PIPE, text=True).stderr
        line, column, message = re.match(r"<stdin>:(\d+):(\d+): error: (.*)", wanted).groups()
        shown = self.evaluate("document.querySelector('#problemList button').textContent")
        self.expect(shown.startswith(f"{line}:{column}error: {message}"), f"the problem is told as {shown}")
        self.expect(shown.endswith(" " * 8 + "^") or shown.rstrip().endswith("^"), "no caret")
        caret = shown.split("\n")[-1].index("^")
        excerpt = shown.split("\n")[0][len(f"{line}:{column}error: {message}"):]
        self.expect(excerpt[caret:].startswith("wide"), f"the caret is at {excerpt[caret:]!r}")
        self.expect(self.evaluate("document.querySelector('#numbers .bad').textContent") == line, "no marked number")
        said = self.evaluate("document.querySelector('#marks .error .said').textContent")
        self.expect(said == message, f"beside the line stands {said!r}")
        top = self.evaluate("document.querySelector('#marks .error').offsetTop")
        self.expect(top == 8 + 18 * (int(line) - 1), f"the mark of line {line} is at {top}")
        self.expect(self.evaluate("document.getElementById('notice').hidden") is False, "no notice at the picture")
        self.shot("error")
        self.type(wrong, old)
        self.wait("problems.length == 0 && document.querySelectorAll('#overlay .bone').length == 18", "the bones again")
        self.expect(self.evaluate("document.getElementById('problems').hidden"), "problems stay")
        self.expect(self.evaluate("document.getElementById('state').textContent") == "as on disk", "mended, not as before")
        self.type("<feed ", "<feed height=\"300\" ")
        self.wait("found.scene.height == 300", "an edited canvas")
        self.expect(self.evaluate("document.getElementById('state').textContent") == "edited here, not saved", "edited")
        self.evaluate("document.getElementById('revert').click()")
        self.wait("found.scene.height != 300", "the file's canvas")

    def scrubs(self):
        self.expect_picture("the middle")
        for moment in ("0.31", "0.9", "0"):
            self.evaluate(f"""(slider => {{ slider.value = {moment};
                slider.dispatchEvent(new Event('input')) }})(document.getElementById('at'))""")
            self.wait(f"document.getElementById('picture').dataset.at === '{moment}s'", f"the picture at {moment} s")
            self.expect_picture(f"at {moment} s", "--at", f"{moment}s")
        self.evaluate("document.getElementById('play').click()")
        first = self.evaluate("moment")
        time.sleep(0.5)
        self.expect(self.evaluate("moment") != first, "it does not play")
        frames = self.evaluate("""new Promise(done => { const seen = new Set(), begin = performance.now();
            const look = now => { seen.add(document.getElementById('picture').dataset.at);
                now - begin < 1000 ? requestAnimationFrame(look) : done(seen.size) };
            requestAnimationFrame(look) })""")
        print(f"   {frames} frames in a second of play")
        self.expect(frames >= 10, f"only {frames} frames in a second")
        self.evaluate("document.getElementById('play').click(); moment = null; showTime(); showCommand()")

    def rules(self):
        told = subprocess.run([self.command, "explain", self.file], stdout=subprocess.PIPE, text=True).stdout
        views = [re.match(r"(\S+)(?: #(\S+))? +(–|bones? \S+) +(\w+) +(.*)", line).groups()
                 for line in told.splitlines()]
        wanted = {f"{path}{' #' + name if name else ''}": (bones, rule, reason)
                  for path, name, bones, rule, reason in views if bones != "–"}
        for index in (0, 2, 5, 11, 17):
            box = self.evaluate(f"""(b => [b.x + b.width / 2, b.y + b.height / 2])(
                document.querySelectorAll('#overlay .bone')[{index}].getBoundingClientRect())""")
            self.move(*box)
            self.expect(not self.evaluate("document.getElementById('tip').hidden"), f"no tip at bone {index}")
            why, reason, path = self.evaluate(
                "[...document.querySelectorAll('#reason p')].slice(0, 3).map(p => p.textContent)")
            self.expect(wanted.get(path) == tuple(why.split(": ")) + (reason,), f"bone {index} is {why}, {reason}")
            tip = self.evaluate("document.getElementById('tip').textContent")
            self.expect(reason in tip, f"the tip of bone {index} is {tip}")
            seen = self.evaluate("document.querySelectorAll('#overlay .seen').length")
            self.expect(seen >= 1, f"bone {index} is not pointed out")
        self.shot("hover")
        self.move(3, 3)
        self.evaluate("document.getElementById('all').click()")
        count = self.evaluate("document.querySelectorAll('#list li').length")
        self.expect(count == len(views), f"{count} of {len(views)} views are listed")
        self.evaluate("document.getElementById('all').click()")
        self.evaluate("document.querySelectorAll('#list button')[1].click()")
        line = self.evaluate("(t => t.value.slice(0, t.selectionStart).split('\\n').length)(document.getElementById('text'))")
        self.expect("id=" in NEWSFEED.read_text().splitlines()[line - 1], f"the list leads to line {line}")
        self.evaluate("document.getElementById('outlines').click()")
        self.shot("outlines")
        self.evaluate("document.getElementById('outlines').click(); selected = null; show(null)")

    def choices(self):
        for device, scale in (("iphone-15", ""), ("ipad-11", "1"), ("", "3")):
            self.choose("device", device)
            self.choose("scale", scale)
            options = (["--device", device] if device else []) + (["--scale", scale] if scale else [])
            self.expect_picture(f"{device} {scale}", *options)
            if device == "iphone-15":
                self.shot("device")
        self.choose("scale", "")
        self.choose("device", "size")
        self.evaluate("(s => { s.value = '600x'; s.dispatchEvent(new Event('change', {bubbles: true})) })("
                      "document.getElementById('size'))")
        self.expect_picture("600x", "--size", "600x")
        self.choose("device", "")

    def themes(self):
        self.choose("theme", "dark")
        self.expect_picture("dark", "--theme", "dark")
        self.evaluate("document.querySelector('input[name=rtl][value=\"1\"]').click()")
        self.expect_picture("dark, right to left", "--theme", "dark", "--rtl")
        self.choose("preset", "pulse")
        self.expect_picture("pulse", "--theme", "dark", "--rtl", "--preset", "pulse")
        self.browser.media(prefers_color_scheme="dark")
        self.shot("dark")
        self.browser.media()
        self.choose("preset", "")
        self.choose("theme", "")
        self.evaluate("document.querySelector('input[name=rtl][value=\"\"]').click()")
        self.expect_picture("as it was")

    def content(self):
        """The check box Content shows the texts of the document in their frames, and the picture after loading."""
        text = self.file.read_text()
        self.file.write_text('<feed width="300" padding="20"><text fontSize="20" text="Lamp &amp; desk"/>'
                             '<avatar width="40" height="40"/><text lines="2" text="Two lines of a text that is longer"/></feed>')
        self.wait("found?.scene.width == 300", "another file")
        self.evaluate("document.getElementById('content').click()")
        self.expect_picture("the content", "--start-at", "0s", "--stop-at", "0s", "--at", "0s")
        shown = self.evaluate("[...document.querySelectorAll('#views .text')].map(text => [text.textContent, "
                              "text.style.fontSize, text.parentElement.style.left, text.style.color].join())")
        self.expect(shown[:1] == ["Lamp & desk,20px,20px,rgb(0, 0, 0)"] and len(shown) == 2, f"the texts are {shown}")
        pieces = self.evaluate("[...document.querySelectorAll('#views .piece')].map(piece => piece.style.width)")
        self.expect(pieces == ["40px"], f"the other boxes are {pieces}")
        apart = self.evaluate("(() => { const [text, sheet] = ['#views .text', '#sheet'].map(name => "
                              "document.querySelector(name).getBoundingClientRect()); return text.x - sheet.x })()")
        self.expect(abs(apart - 20) < 0.5, f"the first text begins {apart} pt from the edge")
        self.shot("content")
        self.evaluate("document.getElementById('content').click()")
        self.expect_picture("the placeholder again")
        self.expect(self.evaluate("document.getElementById('views').children.length") == 0, "texts stay")
        self.file.write_text(text)
        self.wait("found?.boneCount == 18", "the newsfeed again")

    def captures(self):
        """The check box Captured shows the boxes of a captured page over its placeholder."""
        hidden = "document.getElementById('capturedLabel').hidden"
        self.expect(self.evaluate(hidden), "a newsfeed is not captured")
        text = self.file.read_text()
        self.file.write_text((PROJECT / "Fixtures/dom/news.xml").read_text())
        self.wait(f"!{hidden}", "a captured page")
        for count in (58, 0):
            self.evaluate("document.getElementById('captured').click()")
            self.wait(f"document.querySelectorAll('#overlay .captured').length == {count}", f"{count} captured boxes")
        self.file.write_text(text)
        self.wait("found?.boneCount == 18", "the newsfeed again")

    def saves(self):
        """Saved files of every format, compared with the files of the command that the page shows."""
        names = self.evaluate("settings.formats.map(format => format.name)")
        listed = subprocess.run([self.command, "formats"], stdout=subprocess.PIPE, text=True).stdout
        listed = re.findall(r"^  ([\w-]+) \(", listed.split("Output formats")[1].split("Devices")[0], re.MULTILINE)
        self.expect(names == listed, f"formats are {names}")
        self.choose("device", "iphone-se")
        self.evaluate("moment = 0.4; showTime(); showCommand()")
        for name in names:
            self.choose("format", name)
            self.settle()
            command = shlex.split(self.evaluate("document.getElementById('command').textContent"))
            file = command[-1]
            wanted = self.folder / "wanted"
            wanted.mkdir(exist_ok=True)
            subprocess.run([self.command, *command[1:-1], wanted / file], check=True, stderr=subprocess.DEVNULL)
            self.evaluate("document.querySelector('#download button').click()")
            saved = self.folder / file
            end = time.monotonic() + 60
            while not saved.exists() and time.monotonic() < end:
                time.sleep(0.05)
                self.evaluate("1")
            self.expect(saved.exists() and saved.read_bytes() == (wanted / file).read_bytes(),
                        f"{name}: what is saved is not what {' '.join(command)} writes")
            saved.unlink(missing_ok=True)
        self.choose("format", "png")
        self.evaluate("moment = null; showTime(); showCommand()")
        self.choose("device", "")
        # The plain command, too.
        self.settle()
        self.evaluate("document.querySelector('#download button').click()")
        time.sleep(1)
        subprocess.run([self.command, "render", self.file, "-o", self.folder / "plain.png"], check=True)
        saved = self.folder / "feed.png"
        self.expect(saved.exists() and saved.read_bytes() == (self.folder / "plain.png").read_bytes(),
                    "the saved PNG is not what render writes")


    def follows(self):
        text = self.file.read_text()
        replaced = self.folder / "new.xml"
        replaced.write_text(text.replace("<feed ", "<feed height=\"210\" "))
        replaced.rename(self.file)
        self.wait("found.scene.height == 210", "the file that was replaced")
        self.expect(self.evaluate("document.getElementById('state').textContent") == "as on disk", "no longer on disk")
        self.type("<feed ", "<feed opacity=\"1\" ")
        self.file.write_text(text)
        self.wait("document.getElementById('state').textContent.includes('file has changed')", "word of a change")
        self.expect(self.evaluate("document.getElementById('text').value.includes('opacity=\"1\"')"), "edits are lost")
        self.evaluate("document.getElementById('revert').click()")
        self.wait("document.getElementById('state').textContent == 'as on disk' && found.scene.height != 210", "the file")
        self.expect(self.file.read_text() == text, "the file was written")
        self.file.unlink()
        self.wait("document.getElementById('status').textContent.includes('no such file')", "word of its end")
        self.file.write_text(text)
        self.wait("!document.getElementById('status').textContent.includes('no such file')", "it is back")
        wide = text.replace("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "").encode("utf-16")
        self.file.write_bytes(wide)
        time.sleep(0.5)
        self.expect_picture("a file in UTF-16")
        self.file.write_text(text)
        self.wait("document.getElementById('text').value.startsWith('<')", "UTF-8 again")

    def widths(self):
        for width, height in ((1280, 800), (700, 900), (390, 844)):
            self.browser.size(width, height, 1)
            time.sleep(0.4)
            overflow = self.evaluate("document.documentElement.scrollWidth - innerWidth")
            self.expect(overflow <= 0, f"at {width} the page is {overflow} too wide")
            self.shot(f"width-{width}")
        self.browser.size(1280, 800, 1)

    def access(self):
        axe = axe_core()
        if not axe:
            return print("   skipped: there is no axe-core")
        self.evaluate(axe.read_text() + ";0")
        for scheme in ("light", "dark"):
            self.browser.media(prefers_color_scheme=scheme)
            for state in ("plain", "wrong"):
                if state == "wrong":
                    self.type("<feed ", "<feed widht=\"3\" ")
                    self.wait("problems.length > 0", "a problem")
                found = self.evaluate("axe.run().then(r => r.violations.map(v => v.id + ': ' + v.help + ' '"
                                      " + v.nodes.map(n => n.html).slice(0, 3).join()))")
                self.expect(found == [], f"{scheme}, {state}: {found}")
                if state == "wrong":
                    self.evaluate("document.getElementById('revert').click()")
                    self.wait("problems.length == 0", "no problem")
        self.browser.media()


def main():
    folder = sys.argv[2] if len(sys.argv) > 2 else None
    checks = Checks(pathlib.Path(sys.argv[1]).resolve(), folder)
    return parts.run(checks, ("refusals", "limits", "page"))


if __name__ == "__main__":
    sys.exit(main())
