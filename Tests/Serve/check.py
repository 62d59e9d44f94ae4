#!/usr/bin/env python3
"""Runs `skeleton serve` on loopback and looks at its answers.

    check.py SKELETON [PART ...]      the command, which has skeleton-serve beside it, and the parts:
                                      resources conditions bytes stream http2 policy heads frames limits held socket
                                      idle slow load restart end description, or `short` for those of a minute

REQUESTS is the number of requests of `load`, CONNECTIONS that of `idle`. `description` needs schemathesis in PATH, else
it is skipped; `http2` needs curl, and httpx for parallel streams.
"""

import asyncio
import http.client
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from load import drive

PROJECT = pathlib.Path(__file__).resolve().parents[2]
SHARED = PROJECT.parent / "shared/corpus"
CORPUS = SHARED if SHARED.exists() else PROJECT / "Fixtures"
FEED = b'<feed width="200"><text lines="2"/><image width="50" height="50"/></feed>'
# The command line's own names of formats: texts, source code, and pictures, which are Base64 in records and small here.
TEXTS = ["svg", "html", "json", "lottie", "ascii", "ansi"]
SOURCES = ["hxml", "uikit", "swiftui", "compose", "react", "react-css", "element", "boneyard",
           "react-content-loader", "android"]
PICTURES = ["png", "gif", "apng", "webp"]
FORMATS = TEXTS + SOURCES + PICTURES


class Server:
    """A server process on a free port, or on a Unix socket."""

    def __init__(self, command, *arguments, path=None):
        self.path = path
        place = ["--socket", path] if path else ["--port", "0"]
        self.process = subprocess.Popen([command, "serve", *place, "--quiet", *arguments], stderr=subprocess.PIPE,
                                        text=True)
        line = self.process.stderr.readline()
        if " is at " not in line:
            sys.exit(f"the server does not start: {line}{self.process.stderr.read()}")
        self.port = None if path else int(line.split("//")[1].split("/")[0].rsplit(":", 1)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stderr.close()

    def connect(self, timeout=60):
        if not self.path:
            return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        connection = http.client.HTTPConnection("localhost", timeout=timeout)
        connection.sock = socket.socket(socket.AF_UNIX)
        connection.sock.connect(self.path)
        return connection

    def send(self, method, target, body=None, connection=None, **headers):
        own = connection or self.connect()
        own.request(method, target, body, {name.replace("_", "-"): value for name, value in headers.items()})
        response = own.getresponse()
        data = response.read()
        if not connection:
            own.close()
        return response, data

    def raw(self, *pieces, timeout=20):
        """The first bytes of the answer to bytes that are sent on a new connection, empty if there is none."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as client:
            try:
                for piece in pieces:
                    client.sendall(piece)
                return client.recv(1 << 16)
            except OSError:
                return b""

    def seconds(self):
        """The processor time in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """The resident memory in bytes."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024


def shares(times):
    """The median and the 99th percentile of sorted times in seconds."""
    return f"median {times[len(times) // 2] * 1e3:.2f} ms, p99 {times[len(times) * 99 // 100] * 1e3:.2f} ms"


class Checks:
    def __init__(self, command):
        self.command = str(pathlib.Path(command).resolve())
        self.failures = 0

    def expect(self, holds, message):
        if not holds:
            self.failures += 1
            print(f"   failed: {message}")

    def server(self, *arguments, **places):
        return Server(self.command, *arguments, **places)

    # MARK: - Parts

    def resources(self):
        """Every resource answers, and mistakes are problem documents."""
        with self.server() as server:
            for target in ("/healthz", "/readyz", "/metrics", "/openapi.json"):
                response, body = server.send("GET", target)
                self.expect(response.status == 200 and body, target)
                head, empty = server.send("HEAD", target)
                self.expect(head.status == 200 and not empty, f"HEAD {target}")
            for method, target, body, status in (
                    ("POST", "/v1/render", FEED, 200), ("POST", "/v1/render", b"<feed>", 422),
                    ("POST", "/v1/render?scal=1", FEED, 400), ("GET", "/v1/render", None, 405),
                    ("GET", "/v1/documents/none", None, 404), ("OPTIONS", "/v1/render", None, 204),
                    ("POST", "/v1/render?title=" + "a" * 9000, FEED, 414), ("GET", "/nothing", None, 404)):
                response, data = server.send(method, target, body, Request_Id="check-1")
                self.expect(response.status == status, f"{method} {target[:40]}: {response.status}")
                self.expect(response.getheader("Request-Id") == "check-1", "the identifier is not repeated")
                if status >= 400:
                    problem = json.loads(data)
                    self.expect(response.getheader("Content-Type") == "application/problem+json"
                                and problem["status"] == status and problem["code"], f"{method} {target[:40]}: {data}")
            # Several requests on one connection, also after a refused body.
            connection = server.connect()
            for _ in range(3):
                self.expect(server.send("POST", "/nothing", b"x" * 100_000, connection)[0].status == 404, "404")
                self.expect(server.send("POST", "/v1/render", FEED, connection)[0].status == 200, "keep alive")
            _, text = server.send("GET", "/metrics")
            self.expect(b'skeleton_requests_total{route="/v1/render",method="POST",status="200"} 4' in text, text)

    def conditions(self):
        """Conditional requests as RFC 9110 requires, by curl."""
        with self.server() as server, tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "feed.xml"
            path.write_bytes(FEED)
            base = f"http://127.0.0.1:{server.port}"

            def curl(*arguments):
                run = subprocess.run(["curl", "-sS", "-o", "/dev/null", "-D", "-", *arguments], capture_output=True,
                                     text=True, check=True)
                lines = run.stdout.strip().splitlines()
                headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:] if ": " in line)}
                return int(lines[0].split()[1]), headers

            put = ["-X", "PUT", "--data-binary", f"@{path}", "-H", "Content-Type: application/xml"]
            self.expect(curl(*put, "-H", "If-None-Match: *", f"{base}/v1/documents/a")[0] == 201, "PUT creates")
            self.expect(curl(*put, "-H", "If-None-Match: *", f"{base}/v1/documents/a")[0] == 412, "PUT is refused")
            status, headers = curl(f"{base}/v1/documents/a?format=svg")
            tag = headers["etag"]
            self.expect(status == 200 and headers["vary"] == "Accept, Accept-Encoding", headers)
            for list_, expected in ((tag, 304), (f'"x", {tag}', 304), (f"W/{tag}", 304), ("*", 304), ('"x"', 200)):
                status, headers = curl("-H", f"If-None-Match: {list_}", f"{base}/v1/documents/a?format=svg")
                self.expect(status == expected and headers["etag"] == tag, f"If-None-Match: {list_}: {status}")
            plain = subprocess.run(["curl", "-s", f"{base}/v1/documents/a?format=svg"], capture_output=True).stdout
            for coding in ("gzip", "br"):
                accept = ["-H", f"Accept-Encoding: {coding}", f"{base}/v1/documents/a?format=svg"]
                packed = curl(*accept)[1]
                self.expect(packed["content-encoding"] == coding and packed["etag"] != tag, packed)
                body = subprocess.run(["curl", "-s", "--compressed", *accept], capture_output=True).stdout
                self.expect(body == plain and int(packed["content-length"]) < len(plain), f"the body of {coding}")
                status, _ = curl("-H", f"If-None-Match: {packed['etag']}", *accept)
                self.expect(status == 304, f"the tag of the output by {coding}")
            status, headers = curl("-I", f"{base}/v1/documents/a?format=svg")
            self.expect(status == 200 and int(headers["content-length"]) > 0, headers)
            post = ["--data-binary", f"@{path}", "-H", "Content-Type: application/xml"]
            tag = curl(*post, f"{base}/v1/render")[1]["etag"]
            self.expect(curl(*post, "-H", f"If-None-Match: {tag}", f"{base}/v1/render")[0] == 412, "a POST with its tag")

    def documents(self):
        """Two hundred documents of the corpus, else those of the fixtures."""
        paths = sorted(path for path in CORPUS.rglob("*.xml") if path.stat().st_size < 60_000)
        random.Random(22).shuffle(paths)
        return paths

    def bytes(self):
        """The bytes of every format equal those of `batch`, and for some documents those of `render`."""
        count = int(os.environ.get("DOCUMENTS", "200"))
        names = {"json": "bones"}
        small = "scale=0.25&fps=2&duration=1s"
        with self.server() as server:
            connection = server.connect()
            drawn = compared = 0
            for path in self.documents():
                if drawn == count:
                    break
                body = path.read_bytes()
                if server.send("POST", "/v1/render?format=json", body, connection)[0].status != 200:
                    continue
                drawn += 1
                # Moving pictures of every tenth document.
                formats = FORMATS if drawn % 10 == 1 else TEXTS + SOURCES
                record = {"path": str(path), "outputs": [names.get(name, name) for name in formats],
                          "options": {"scale": 0.25, "fps": 2, "duration": "1s"}}
                batch = json.loads(subprocess.run([self.command, "batch", "--allow-paths", "/"], input=json.dumps(record),
                                                  capture_output=True, text=True, check=True).stdout)
                for name in formats:
                    response, data = server.send("POST", f"/v1/render?format={name}&{small}", body, connection)
                    if not batch["ok"]:
                        continue
                    expected = batch["outputs"][names.get(name, name)]
                    if not isinstance(expected, str):
                        same = json.loads(data) == expected
                    elif name in PICTURES:
                        import base64
                        same = data == base64.b64decode(expected)
                    else:
                        same = data == expected.encode()
                    compared += 1
                    self.expect(same, f"{path.name} as {name} differs from batch ({response.status})")
                if drawn % 10 == 1:
                    for name in TEXTS:
                        data = server.send("POST", f"/v1/render?format={name}", body, connection)[1]
                        # From standard input: beside its file, an Android layout has resources of its own.
                        run = subprocess.run([self.command, "render", "-", "--format", name, "-o", "-", "--quiet"],
                                             input=body, capture_output=True)
                        compared += 1
                        self.expect(run.returncode or data == run.stdout, f"{path.name} as {name} differs from render")
            self.expect(drawn == count, f"only {drawn} documents")
            print(f"   {compared} outputs of {drawn} documents are the same")

    def stream(self):
        """Records are answered in order, while the stream is still open, and as by `batch`."""
        records = [json.dumps({"id": number, "xml": f'<feed width="{50 + number}"><text lines="2"/></feed>',
                               "outputs": ["bones", "svg"]}) for number in range(300)]
        records[7], records[100] = "{", '{"id":100}'
        text = ("\n".join(records) + "\n").encode()
        expected = subprocess.run([self.command, "batch"], input=text, capture_output=True).stdout
        with self.server() as server:
            for size in (100, 5_000, 10_000_000):
                pieces = [text[start:start + size] for start in range(0, len(text), size)]
                connection = server.connect()
                connection.request("POST", "/v1/batch", iter(pieces), {"Content-Type": "application/x-ndjson"},
                                   encode_chunked=True)
                answers = connection.getresponse().read().splitlines()
                # Entity tags contain the identity of the program.
                strip = [{k: v for k, v in json.loads(line).items() if k != "etag"} for line in answers]
                wanted = [{k: v for k, v in json.loads(line).items() if k != "etag"} for line in expected.splitlines()]
                self.expect(strip == wanted, f"the answers differ in pieces of {size} bytes")
            # The answer to a record arrives before the next record is sent.
            raw = socket.create_connection(("127.0.0.1", server.port), timeout=20)
            raw.sendall(b"POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            received = b""
            for number in range(3):
                line = json.dumps({"id": number, "xml": "<feed/>"}).encode() + b"\n"
                raw.sendall(b"%x\r\n%s\r\n" % (len(line), line))
                while b'"id":%d' % number not in received:
                    received += raw.recv(65_536)
            raw.close()

    def http2(self):
        """The answers in HTTP/2 are those in HTTP/1.1, also of many requests on one connection."""
        with self.server("--idle", "2s") as server, tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "feed.xml"
            path.write_bytes(FEED)
            base = f"http://127.0.0.1:{server.port}"

            def curl(*arguments):
                run = subprocess.run(["curl", "-sS", "--http2-prior-knowledge", *arguments], capture_output=True)
                self.expect(run.returncode == 0, f"{arguments}: {run.stderr}")
                return run.stdout

            post = ["--data-binary", f"@{path}", "-H", "Content-Type: application/xml"]
            for name in FORMATS:
                target = f"/v1/render?format={name}&scale=0.25&fps=2&duration=1s"
                expected = server.send("POST", target, FEED)[1]
                data = curl(*post, "-w", "%{http_version} %{http_code}", base + target)
                self.expect(data == expected + b"2 200", name)
            records = b"".join(b'{"id":%d,"xml":"<feed width=\'9\'><text/></feed>"}\n' % number for number in range(50))
            (pathlib.Path(folder) / "records").write_bytes(records)
            answers = curl("--data-binary", f"@{folder}/records", "-H", "Content-Type: application/x-ndjson",
                           f"{base}/v1/batch").splitlines()
            self.expect([json.loads(answer)["id"] for answer in answers] == list(range(50)), "the stream of records")
            self.expect(curl("-I", f"{base}/healthz").startswith(b"HTTP/2 200"), "HEAD")
            long = subprocess.run(["curl", "-sS", "--http2-prior-knowledge", "-H", f"X: {'a' * 100_000}", "-o", "/dev/null",
                                   "-w", "%{http_code}", f"{base}/healthz"], capture_output=True)
            self.expect(long.stdout != b"200", "a field of 100,000 bytes")
            self.streams(base)
            # A connection without a request is closed, with and without the beginning of a preface.
            for start in (b"", b"PRI * HTTP/2.0\r\n"):
                with socket.create_connection(("127.0.0.1", server.port), timeout=15) as silent:
                    silent.sendall(start)
                    self.expect(silent.recv(1) == b"", f"a silent connection after {start}")
            with socket.create_connection(("127.0.0.1", server.port), timeout=15) as split:
                for byte in b"PUT /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n":
                    split.sendall(bytes([byte]))
                self.expect(split.recv(12) == b"HTTP/1.1 405", "a request in pieces that begins as the preface does")

    def streams(self, base):
        """Parallel streams of one connection, by httpx: curl 7.88 ends with a framing error at the second request."""
        try:
            import httpx
        except ImportError:
            return print("   skipped: parallel streams, there is no httpx")

        async def requests():
            limits = httpx.Limits(max_connections=1)
            async with httpx.AsyncClient(http1=False, http2=True, limits=limits, timeout=60) as client:
                return await asyncio.gather(*(
                    client.post(f"{base}/v1/render?title=n{number}", content=FEED, headers={"Request-Id": f"r{number}"})
                    for number in range(200)))

        for number, response in enumerate(asyncio.run(requests())):
            identifier = response.headers["request-id"]
            self.expect((response.http_version, response.status_code, identifier) == ("HTTP/2", 200, f"r{number}")
                        and f"n{number}<".encode() in response.content, f"stream {number}: {response}")

    def heads(self):
        """Heads are refused before they are in memory, and the server stays alive."""
        start, chunked = b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"POST /v1/render HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"
        heads = {
            "a request line": [b"GET /" + b"a" * 400_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"],
            "a request line without an end": [b"GET /"] + [b"a" * 100_000] * 100,
            "a method": [b"A" * 400_000],
            "a field": [start, b"X: " + b"a" * 400_000 + b"\r\n\r\n"],
            "a field without an end": [start, b"X: "] + [b"a" * 100_000] * 100,
            "a name of a field": [start, b"x" * 400_000],
            "many fields": [start] + [b"X: a\r\n" * 1_000] * 100,
            "trailers": [chunked, b"Host: localhost\r\n\r\n1\r\n<\r\n0\r\n"] + [b"X: a\r\n" * 1_000] * 100,
        }
        with self.server() as server:
            server.send("POST", "/v1/render", FEED)
            before = server.memory()
            for name, pieces in heads.items():
                with socket.create_connection(("127.0.0.1", server.port), timeout=2) as client:
                    try:
                        for piece in pieces:
                            client.sendall(piece)
                    except OSError:
                        # The server reads no further.
                        pass
                    self.expect(client.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 431", b"HTTP/1.1 414"), name)
            self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "after the heads")
            self.expect(server.memory() - before < 20e6, f"{(server.memory() - before) / 1e6:.0f} MB more")

    def policy(self):
        """Requests of other sites, without a host or with other transfer codings are refused, at every resource."""
        evil = b"Host: evil.example:8080\r\nOrigin: http://evil.example:8080\r\nSec-Fetch-Site: same-origin\r\n"
        chunks = b"\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(FEED), FEED)
        length = b"Content-Length: %d\r\n\r\n%s" % (len(FEED), FEED)
        with self.server("--allow-host", "app.example") as server:
            port = b"%d" % server.port
            for status, request in (
                    (200, b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                    (200, b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:" + port + b"\r\nOrigin: http://127.0.0.1:" + port
                     + b"\r\n\r\n"),
                    (200, b"GET /metrics HTTP/1.1\r\nHost: [::1]:1\r\n\r\n"),
                    (200, b"GET /metrics HTTP/1.1\r\nHost: APP.example\r\n\r\n"),
                    (403, b"GET /metrics HTTP/1.1\r\n" + evil + b"\r\n"),
                    (403, b"PUT /v1/documents/x HTTP/1.1\r\n" + evil + length),
                    (403, b"POST /v1/batch HTTP/1.1\r\n" + evil + length),
                    (403, b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n" + length),
                    (403, b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\n" + length),
                    (403, b"GET /healthz HTTP/1.1\r\nHost: localhost.evil.example\r\n\r\n"),
                    (403, b"GET /healthz HTTP/1.1\r\nHost: localhost.\r\n\r\n"),
                    (403, b"GET http://localhost/healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
                    (400, b"GET /healthz HTTP/1.1\r\n\r\n"),
                    (400, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n"),
                    (400, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n"),
                    (400, b"GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n"),
                    (501, b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n" + chunks),
                    (200, b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n" + chunks),
                    (400, b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n" + length),
                    (405, b"TRACE /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                    (404, b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                    (404, b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n")):
                answer = server.raw(request)
                self.expect(answer.startswith(b"HTTP/1.1 %d " % status), f"{request[:90]}: {answer[:40]}, expected {status}")
            # One connection: the refused body is not parsed as a request.
            inner = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as client:
                client.sendall(b"POST /v1/render HTTP/1.1\r\n" + evil + b"Content-Length: %d\r\n\r\n" % len(inner) + inner
                               + b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                answers = b""
                while piece := client.recv(1 << 16):
                    answers += piece
            statuses = re.findall(rb"HTTP/1\.1 (\d+)", answers)
            self.expect(statuses == [b"403", b"404"], f"after a refused body: {statuses}")
            for authority, status in (("localhost", b"200"), ("evil.example", b"403")):
                run = subprocess.run(["curl", "-s", "--http2-prior-knowledge", "-o", "/dev/null", "-w", "%{http_code}", "-H",
                                      f"Host: {authority}", f"http://127.0.0.1:{server.port}/healthz"], capture_output=True)
                self.expect(run.stdout == status, f"HTTP/2 for {authority}: {run.stdout}")

    def frames(self):
        """Frames of HTTP/2 without content end their connection before they take much time; silent ones end too."""
        start = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
        kinds = {
            "WINDOW_UPDATE": b"\0\0\4\x08\0\0\0\0\0\0\0\0\1", "PING": b"\0\0\x08\6\0\0\0\0\0" + b"a" * 8,
            "SETTINGS": b"\0\0\0\4\0\0\0\0\0", "PRIORITY": b"\0\0\5\2\0\0\0\0\1\0\0\0\0\1",
            "an unknown kind": b"\0\0\0\xC8\0\0\0\0\0", "RST_STREAM": b"\0\0\4\3\0\0\0\0\1\0\0\0\0",
            "CONTINUATION": b"\0\0\0\1\0\0\0\0\1" + b"\0\0\0\x09\0\0\0\0\1" * 10,
        }
        with self.server("--idle", "1s", "--timeout", "1s") as server:
            for name, frame in kinds.items():
                before, client = server.seconds(), socket.create_connection(("127.0.0.1", server.port), timeout=20)
                received = 0
                try:
                    client.sendall(start)
                    for _ in range(20_000):
                        client.sendall(frame * 1_000)
                        received += 1_000
                    self.expect(False, f"{received} frames of {name} are read")
                except OSError:
                    pass
                client.close()
                used = server.seconds() - before
                self.expect(used < 3, f"{name}: {used} s of processor time")
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as silent:
                silent.sendall(start)
                try:
                    while silent.recv(1 << 16):
                        pass
                except TimeoutError:
                    self.expect(False, "a silent connection of HTTP/2 stays open")
                except OSError:
                    pass
            self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "after the frames")

    def held(self):
        """Bodies, unfinished lines and lines behind a slow record are held within --max-held."""
        limit, large = 8_000_000, b"a" * 2_000_000
        head = b"POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
        with self.server("--jobs", "1", "--max-held", str(limit)) as server:
            server.send("POST", "/v1/render", FEED)
            before = server.memory()
            clients = []
            for number in range(40):
                client = socket.create_connection(("127.0.0.1", server.port), timeout=30)
                target = head if number % 2 else head.replace(b"batch", b"render")
                client.sendall(target % 999_999_999_999 if number % 2 else target % 3_000_000)
                try:
                    client.sendall(b'{"id":1,"xml":"' + large)
                except OSError:
                    pass
                clients.append(client)
            grown = server.memory() - before
            print(f"   80 MB in 40 unfinished bodies: {grown / 1e6:+.0f} MB with a limit of {limit / 1e6:.0f}")
            self.expect(grown < limit + 25_000_000, f"unfinished bodies: {grown / 1e6:.0f} MB")
            for client in clients:
                client.close()
        slow = b'{"id":0,"xml":"<feed width=\\"300\\"><cell repeat=\\"1000\\"><text/></cell></feed>","outputs":["png"]}\n'
        limit = 4_000_000
        lines = [slow] + [b'{"id":%d,"pad":"' % number + large[:1_000_000] + b'"}\n' for number in range(1, 40)]
        with self.server("--jobs", "1", "--max-held", str(limit)) as server:
            server.send("POST", "/v1/render", FEED)
            before = server.memory()
            peak = [0]
            with socket.create_connection(("127.0.0.1", server.port), timeout=120) as client:
                def send():
                    client.sendall(head % sum(map(len, lines)))
                    for line in lines:
                        client.sendall(line)
                        peak[0] = max(peak[0], server.memory() - before)
                sender = threading.Thread(target=send)
                sender.start()
                answers = b""
                while answers.count(b'"id":') < len(lines) and (piece := client.recv(1 << 20)):
                    answers += piece
                sender.join()
            found = [int(line.split(b'"id":')[1].split(b",")[0]) for line in answers.split(b"\n") if b'"id":' in line]
            self.expect(found == list(range(40)), f"answers behind a slow record: {found}")
            print(f"   39 lines of 1 MB behind a slow record: {peak[0] / 1e6:+.0f} MB")
            self.expect(peak[0] < limit + 25_000_000, f"lines behind a slow record: {peak[0] / 1e6:.0f} MB")

    def limits(self):
        """Limits are 413, overload is 503 with Retry-After, and the server stays alive."""
        with self.server("--max-input", "1000", "--max-views", "100") as server:
            self.expect(server.send("POST", "/v1/render", b"<feed>" + b" " * 2000)[0].status == 413, "413")
            pieces = iter([b"<feed>"] + [b" " * 500] * 10)
            connection = server.connect()
            connection.request("POST", "/v1/render", pieces, {}, encode_chunked=True)
            self.expect(connection.getresponse().status == 413, "413 without a length")
            many = b"<feed><cell repeat='5000'><text/></cell></feed>"
            self.expect(server.send("POST", "/v1/render", many)[0].status == 422, "422")
        with self.server("--jobs", "1", "--queue", "1") as server:
            body = b"<feed width='390'><cell repeat='200'><row><image width='40' height='40'/><text lines='3'/></row></cell></feed>"
            statuses = []

            def one():
                response, _ = server.send("POST", "/v1/render?format=png&scale=1", body)
                statuses.append((response.status, response.getheader("Retry-After")))

            threads = [threading.Thread(target=one) for _ in range(24)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.expect({status for status, _ in statuses} == {200, 503}, statuses)
            self.expect(all(after for status, after in statuses if status == 503), "Retry-After")
            self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "after the overload")

    def socket(self):
        """A Unix socket, also after the process that left one was killed."""
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/serve.sock"
            for _ in range(2):
                with self.server(path=path) as server:
                    self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "the socket")
                    second = subprocess.run([self.command, "serve", "--socket", path], capture_output=True, timeout=20)
                    self.expect(second.returncode == 69 and b"another process listens" in second.stderr, second)
                    self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "beside a second server")

    def idle(self):
        """Idle connections take little memory, and further requests are answered."""
        count = int(os.environ.get("CONNECTIONS", "2000"))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, count + 500)), hard))
        with self.server("--max-connections", str(count + 100)) as server:
            server.send("POST", "/v1/render", FEED)
            before = server.memory()
            connections = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(count)]
            for connection in connections:
                connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            for connection in connections:
                self.expect(connection.recv(12) == b"HTTP/1.1 200", "an idle connection")
            self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "a request beside idle connections")
            each = (server.memory() - before) / count
            print(f"   {count} idle connections, {each / 1024:.1f} KiB each")
            self.expect(each < 64 * 1024, f"{each} bytes for a connection")
            for connection in connections:
                connection.close()

    def slow(self):
        """Slow senders and readers do not keep others waiting, and idle ones are closed."""
        with self.server("--idle", "2s") as server:
            senders = []
            for _ in range(50):
                sender = socket.create_connection(("127.0.0.1", server.port))
                sender.sendall(b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n<fe")
                senders.append(sender)
            reader = socket.create_connection(("127.0.0.1", server.port))
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            body = b"<feed width='390'><cell repeat='3000'><text lines='3'/></cell></feed>"
            reader.sendall(b"POST /v1/render?format=json HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s"
                           % (len(body), body))
            start = time.monotonic()
            for _ in range(50):
                self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "beside slow ones")
            self.expect(time.monotonic() - start < 20, "slow ones keep others waiting")
            senders[0].settimeout(15)
            self.expect(senders[0].recv(1) == b"", "a silent sender is closed")
        self.drip()

    def drip(self):
        """Bodies and lines that arrive byte by byte end at the rate, or at the time for their reception."""
        with self.server("--max-connections", "40", "--reception", "30s") as server:
            drips = []
            for number in range(30):
                client = socket.create_connection(("127.0.0.1", server.port), timeout=20)
                target = ("/v1/render", "/v1/batch", "/nothing")[number % 3]
                client.sendall(f"POST {target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n<".encode())
                drips.append(client)
            start = time.monotonic()
            while drips and time.monotonic() - start < 25:
                for client in list(drips):
                    try:
                        client.sendall(b"a")
                    except OSError:
                        drips.remove(client)
                time.sleep(0.2)
            print(f"   30 slow bodies end after {time.monotonic() - start:.1f} s")
            self.expect(not drips, f"{len(drips)} slow bodies are open")
            answer = server.raw(b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n<")
            self.expect(answer.startswith(b"HTTP/1.1 408"), answer)
        with self.server("--min-rate", "1", "--reception", "1s") as server:
            answer = server.raw(b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n" + b" " * 9999)
            self.expect(answer.startswith(b"HTTP/1.1 408"), f"at the end of --reception: {answer}")
        # A client that reads no answer: the stream of its answers ends, and with it the reading of its records.
        with self.server("--idle", "2s") as server, socket.socket() as reader:
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            reader.connect(("127.0.0.1", server.port))
            reader.settimeout(40)
            record = b'{"xml":"<feed width=\'300\'><cell repeat=\'2000\'><text lines=\'3\'/></cell></feed>"}\n'
            reader.sendall(b"POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s"
                           % (len(record) * 200, record * 200))
            folder = f"/proc/{server.process.pid}/fd"
            start = time.monotonic()
            count = lambda: sum(os.readlink(f"{folder}/{name}").startswith("socket:") for name in os.listdir(folder))
            while count() > 1 and time.monotonic() - start < 40:
                time.sleep(0.2)
            self.expect(count() <= 1, "a client that reads no answer holds its connection")

    def load(self):
        """Many requests over loopback: none lost or mixed up, memory is flat. Then a screen at half of the full load."""
        total = int(os.environ.get("REQUESTS", "20000"))
        bodies = [b'<feed width="%d"><row><image width="40" height="40"/><text lines="2"/></row></feed>' % (100 + n)
                  for n in range(50)]
        with self.server("--queue", "1000") as server:
            early = []
            times, wrong, elapsed = drive(server.port, self.cases(server, bodies), total, 8,
                                          at_tenth=lambda: early.append(server.memory()))
            grown = (server.memory() - early[0]) / 1e6
            print(f"   {total} requests in {elapsed:.1f} s, {total / elapsed:.0f} a second, {shares(times)}, "
                  f"{grown:+.1f} MB since the first tenth")
            self.expect(wrong == 0 and len(times) == total, f"{wrong} answers are wrong")
            self.expect(grown < 50, "memory grows")
            screen = self.median_screen(server)
            cases, count = self.cases(server, [screen.read_bytes()]), max(500, total // 20)
            times, wrong, elapsed = drive(server.port, cases, count, 8)
            self.expect(wrong == 0, f"{wrong} answers are wrong")
            full = count / elapsed
            print(f"   {screen.name} ({screen.stat().st_size} bytes) at full load: {full:.0f} a second, {shares(times)}")
            # Other programs disturb a round; the median of five does not depend on one.
            rounds = [drive(server.port, cases, count // 5, 8, rate=full / 2) for _ in range(5)]
            times = sorted((times for times, _, _ in rounds), key=lambda times: times[len(times) * 99 // 100])[2]
            print(f"   at half load, the median of five rounds: {shares(times)}")
            self.expect(not any(wrong for _, wrong, _ in rounds), "answers at half load are wrong")

    @staticmethod
    def cases(server, bodies):
        """Each body with the answer to one request."""
        return [(body, server.send("POST", "/v1/render", body)[1]) for body in bodies]

    @staticmethod
    def median_screen(server):
        """The corpus' storyboard or xib of median size that renders."""
        paths = sorted((path for path in CORPUS.rglob("*") if path.suffix in (".storyboard", ".xib")),
                       key=lambda path: (path.stat().st_size, str(path)))
        return next(path for path in paths[len(paths) // 2:]
                    if server.send("POST", "/v1/render", path.read_bytes())[0].status == 200)

    def restart(self):
        """kill −9 under load, and a new server on the same port."""
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/serve.sock"
            for _ in range(3):
                with self.server(path=path) as server:
                    threads = [threading.Thread(target=self.hammer, args=(server,)) for _ in range(4)]
                    for thread in threads:
                        thread.start()
                    time.sleep(0.3)
                    server.process.send_signal(signal.SIGKILL)
                    for thread in threads:
                        thread.join(30)
                    self.expect(not any(thread.is_alive() for thread in threads), "a client hangs")
            with self.server(path=path) as server:
                self.expect(server.send("POST", "/v1/render", FEED)[0].status == 200, "after the restart")

    @staticmethod
    def hammer(server):
        try:
            for _ in range(10_000):
                server.send("POST", "/v1/render", FEED)
        except (OSError, http.client.HTTPException):
            pass

    def end(self):
        """SIGTERM: the request in progress is answered, and the process ends with 0."""
        with self.server("--jobs", "1") as server:
            body = b"<feed width='390'><cell repeat='300'><row><image width='40' height='40'/><text lines='3'/></row></cell></feed>"
            connection = server.connect()
            connection.request("POST", "/v1/render?format=png&scale=1", body)
            time.sleep(0.3)
            server.process.send_signal(signal.SIGTERM)
            self.expect(connection.getresponse().status == 200, "the request in progress")
            connection.close()
            try:
                self.expect(server.process.wait(20) == 0, f"it ends with {server.process.returncode}")
            except subprocess.TimeoutExpired:
                self.expect(False, "it does not end")
        # Half a body, half a line, a silent connection of HTTP/2, and a render that takes longer.
        starts = (b"POST /v1/render HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n<fe",
                  b"POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
                  b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0", b"GET", b"")
        with self.server("--grace", "2s") as server:
            clients = []
            for start in starts:
                clients.append(socket.create_connection(("127.0.0.1", server.port)))
                clients[-1].sendall(start)
            time.sleep(0.3)
            server.process.send_signal(signal.SIGTERM)
            start = time.monotonic()
            try:
                self.expect(server.process.wait(25) == 0, f"it ends with {server.process.returncode}")
                print(f"   with half-sent bodies it ends after {time.monotonic() - start:.1f} s")
            except subprocess.TimeoutExpired:
                self.expect(False, "it does not end with half-sent bodies")
            for client in clients:
                client.close()

    def description(self):
        """OpenAPI, tested by schemathesis with generated requests."""
        tool = shutil.which("schemathesis")
        if not tool:
            return print("   skipped: there is no schemathesis")
        with self.server() as server, tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(
                [tool, "--config-file", str(PROJECT / "Tests/Serve/schemathesis.toml"), "run",
                 f"http://127.0.0.1:{server.port}/openapi.json", "--seed", "22", "--max-examples",
                 os.environ.get("EXAMPLES", "20"), "--generation-deterministic", "--no-color"],
                cwd=folder, capture_output=True, text=True, timeout=900,
                env=os.environ | {"SCHEMATHESIS_HOOKS": str(PROJECT / "Tests/Serve/hooks.py")})
            if run.returncode:
                print("\n".join((run.stdout + run.stderr).splitlines()[-120:]))
            self.expect(run.returncode == 0, f"schemathesis ends with {run.returncode}")
            print("   " + next((line.strip() for line in run.stdout.splitlines() if " generated, " in line), ""))


def main():
    checks = Checks(sys.argv[1])
    parts = ["resources", "conditions", "bytes", "stream", "http2", "policy", "heads", "frames", "limits", "held",
             "socket", "idle", "slow", "load", "restart", "end", "description"]
    short = ["resources", "policy", "frames", "held", "socket", "end"]
    for part in short if sys.argv[2:] == ["short"] else sys.argv[2:] or parts:
        print(f"-- {part}", flush=True)
        start = time.monotonic()
        getattr(checks, part)()
        print(f"   {time.monotonic() - start:.1f} s", flush=True)
    if checks.failures:
        sys.exit(f"{checks.failures} checks failed")


main()
