"""A command that keeps running and answers records."""
from __future__ import annotations

import base64
import collections
import json
import os
import select
import subprocess
import tempfile
from typing import IO, TYPE_CHECKING, Any, Iterable, Iterator, Mapping, Union

from ._answers import Answer, Bone, CommandError, Output
from ._command import Document, find_command, make_record

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._generated import Format, Options

#: A record of the batch protocol, or its JSON on one line.
Record = Union[Mapping[str, Any], str, bytes]

#: Bytes of the lines that the command has not answered yet.
_HELD_BYTES = 8 << 20
_CHUNK_BYTES = 1 << 18
#: Ends of the command with one record alone, before this record gets an error.
_PATIENCE = 3


class Stream:
    """A running `skeleton batch`: answers in the order of the records, in bounded memory.

    A command that dies is started again, and gets the records without an answer again. A record that ends the command
    three times in a row, alone, is answered with the error `stream.died`.

    The positional arguments are those of `skeleton batch`, such as `"--jobs", "1", "--rules", "hints.xml"`. A stream
    is for one thread and for one `map` at a time.
    """

    def __init__(self, *arguments: str, command: str | None = None) -> None:
        self._arguments = [command or find_command(), "batch", *arguments]
        jobs = arguments[arguments.index("--jobs") + 1] if "--jobs" in arguments[:-1] else None
        # Twice the lines that the command holds, so that it never waits for this process.
        self._window = 128 * (int(jobs) if jobs and jobs.isdecimal() else os.cpu_count() or 1)
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._is_used = False
        #: The number of times that the command was started again.
        self.restarts = 0

    # MARK: - Records

    def map(self, records: Iterable[Record]) -> Iterator[Answer]:
        """The answers to the records, one for each, in their order.

        Records are read when the command has room for them. A failed record gives an answer with an `error`.
        """
        return (Answer(line) for line in self._answers(map(_line, records)))

    def render(self, document: Document, format: Format = "svg", **options: Unpack[Options]) -> Output:
        """Renders a document. Raises `RenderError` with line and column if it cannot be rendered."""
        answer, = self.map([make_record(document, format, options)])
        return answer[format]

    def bones(self, document: Document, **options: Unpack[Options]) -> list[Bone]:
        """The bones of a document. Raises `RenderError` with line and column if it cannot be rendered."""
        answer, = self.map([make_record(document, "bones", options)])
        return answer.bones

    # MARK: - The exchange with the command

    def _answers(self, lines: Iterator[bytes]) -> Iterator[bytes]:
        if self._is_used: raise RuntimeError("the stream is in use; make a stream for each thread and each map")
        self._is_used = True
        # Lines without an answer; the first `sent` of them are in the outbox or with the command.
        pending: collections.deque[bytes] = collections.deque()
        sent = held = 0
        # Ends of the command since the last answer. After the second one, the lines that the command had are sent one at
        # a time: the next end shows which of these suspects is the reason.
        deaths = suspects = 0
        outbox, inbox = bytearray(), bytearray()
        is_exhausted = False
        try:
            while True:
                room = 1 if suspects else self._window
                has_more = True
                if sent < min(len(pending), room):
                    outbox += pending[sent]
                    sent += 1
                elif not is_exhausted and len(pending) < room and held < _HELD_BYTES:
                    line = next(lines, None)
                    if line is None:
                        is_exhausted = True
                    else:
                        pending.append(line)
                        held += len(line)
                    continue
                elif pending:
                    has_more = False
                else:
                    return
                # Between two lines the loop only looks for answers: the next line may be late.
                process = self._running()
                chunk = self._exchange(process, outbox, 0 if has_more else None)
                if chunk is None: continue
                if not chunk:
                    self._end_of(process)
                    outbox.clear()
                    inbox.clear()
                    deaths += 1
                    if suspects and deaths == _PATIENCE:
                        line = pending.popleft()
                        held -= len(line)
                        suspects -= 1
                        deaths = 0
                        yield _died(line, process.returncode)
                    elif not suspects and deaths == 2:
                        suspects, deaths = sent, 0
                    sent = 0
                    continue
                inbox += chunk
                *answers, rest = bytes(inbox).split(b"\n")
                inbox[:] = rest
                for answer in answers:
                    deaths = 0
                    suspects = max(0, suspects - 1)
                    sent -= 1
                    held -= len(pending.popleft())
                    yield answer
        finally:
            self._is_used = False
            # Answers to records that were given up must not be taken for those of the next ones.
            if pending: self._kill()

    def _exchange(self, process: subprocess.Popen[bytes], outbox: bytearray, timeout: float | None) -> bytes | None:
        """Writes and reads what is possible: bytes of answers, no bytes at the end of the command, or None."""
        assert process.stdin and process.stdout
        poller = select.poll()
        poller.register(process.stdout, select.POLLIN)
        if outbox: poller.register(process.stdin, select.POLLOUT)
        ready = {descriptor for descriptor, _ in poller.poll(timeout)}
        if process.stdin.fileno() in ready:
            try:
                del outbox[:os.write(process.stdin.fileno(), outbox[:_CHUNK_BYTES])]
            except BlockingIOError:
                pass
            except BrokenPipeError:
                # Answers may still be readable; their end is the end of the command.
                outbox.clear()
        return os.read(process.stdout.fileno(), _CHUNK_BYTES) if process.stdout.fileno() in ready else None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._errors = tempfile.TemporaryFile()
            try:
                self._process = subprocess.Popen(
                    self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, bufsize=0)
            except OSError as error:
                raise CommandError(f"{self._arguments[0]} cannot be started: {error.strerror}") from error
            assert self._process.stdin
            os.set_blocking(self._process.stdin.fileno(), False)
        return self._process

    def _end_of(self, process: subprocess.Popen[bytes]) -> None:
        """Prepares another start. Raises `CommandError` if the command has ended by itself, with a sentence."""
        process.wait()
        assert self._errors
        self._errors.seek(0)
        sentence = self._errors.read().decode(errors="replace").strip()
        self._kill()
        # Signals, exit codes of shells for signals, and a fault of the program are accidents; all others would recur.
        if 0 < process.returncode < 128 and process.returncode != 70:
            raise CommandError(sentence or f"the command has ended with exit code {process.returncode}")
        self.restarts += 1

    # MARK: - The end

    def close(self) -> None:
        """Ends the command after the records that have begun."""
        process = self._process
        if process is None: return
        assert process.stdin
        process.stdin.close()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            pass
        self._kill()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None: return
        process.kill()
        for pipe in (process.stdin, process.stdout, self._errors):
            if pipe: pipe.close()
        process.wait()

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None): self._kill()


def _line(record: Record) -> bytes:
    """The line of a record, with its line break."""
    if isinstance(record, str): record = record.encode()
    if not isinstance(record, bytes):
        document = record.get("base64")
        # JSON has no bytes.
        if isinstance(document, bytes): record = {**record, "base64": base64.b64encode(document).decode()}
        return json.dumps(record, separators=(",", ":")).encode() + b"\n"
    line = record.rstrip(b"\r\n")
    if b"\n" in line: raise ValueError("a record has a line break, expected JSON on one line")
    return line + b"\n"


def _died(line: bytes, status: int) -> bytes:
    """The answer to a record with which the command has died each time."""
    try:
        identifier = json.loads(line).get("id")
    except (ValueError, AttributeError):
        identifier = None
    end = f"signal {-status}" if status < 0 else f"exit code {status}"
    message = f"the command has ended with {end} each of {_PATIENCE} times with this record"
    return json.dumps({
        "id": identifier, "ok": False,
        "error": {"code": "stream.died", "message": message, "line": 1, "column": 1}}).encode()
