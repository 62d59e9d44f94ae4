"""Order, losses, memory and throughput of `Stream`: stream.py RECORDS KILLS

The command is killed at records of even distances. The throughput of the command alone is measured with the same
records from a file, before and after.
"""
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time

import skeleton

RECORDS, KILLS = int(sys.argv[1]), int(sys.argv[2])
CELL = ('<cell padding="16" gap="12"><row gap="12"><avatar width="48" height="48"/><column gap="8" grow="1">'
        '<text text="User {0}"/><text width="{1}%"/></column></row><text lines="{2}"/></cell>')


def record(number):
    cells = "".join(CELL.format(3 * number + k, 30 + number % 60, (number + k) % 4 + 1) for k in range(3))
    return {"id": number, "xml": f'<feed width="390">{cells}</feed>', "outputs": ["bones"]}


def resident():
    with open("/proc/self/statm") as file: return int(file.read().split()[1]) * resource.getpagesize() // 1024


def streamed(kills):
    """Seconds, restarts and the growth of memory in KiB after the first tenth."""
    places = {RECORDS * (kill + 1) // (kills + 1) for kill in range(kills)}
    expected, base, peak = 0, 0, 0
    start = time.monotonic()
    with skeleton.Stream() as stream:
        for answer in stream.map(record(number) for number in range(RECORDS)):
            if not answer.line.startswith(b'{"id":%d,"ok":true,' % expected):
                sys.exit(f"record {expected} is answered with {answer.line[:80]!r}")
            if expected in places: os.kill(stream._process.pid, signal.SIGKILL)
            expected += 1
            if expected == RECORDS // 10: base = resident()
            if expected % 1000 == 0: peak = max(peak, resident())
    if expected != RECORDS: sys.exit(f"{RECORDS} records, {expected} answers")
    return time.monotonic() - start, stream.restarts, peak - base


def alone(path):
    with open(path, "rb") as lines, open(os.devnull, "wb") as nothing:
        start = time.monotonic()
        subprocess.run([skeleton.find_command(), "batch"], stdin=lines, stdout=nothing, check=True)
        return time.monotonic() - start


with tempfile.NamedTemporaryFile("w", suffix=".ndjson") as file:
    for number in range(RECORDS): file.write(json.dumps(record(number)) + "\n")
    file.flush()
    # Interleaved: other work on the machine slows both.
    rounds = [(alone(file.name), streamed(0)) for _ in range(3)]
seconds, restarts, growth = streamed(KILLS)
if restarts < KILLS: sys.exit(f"{KILLS} kills, {restarts} restarts")
growth = max([growth, *(run[2] for _, run in rounds)])
if growth > 8 << 10: sys.exit(f"the memory grows by {growth} KiB")
own, through = min(own for own, _ in rounds), min(run[0] for _, run in rounds)
print(f"   {RECORDS} records in order: {RECORDS / own:.0f} per second by the command alone, {RECORDS / through:.0f} through "
      f"Stream ({100 * own / through:.0f} %), {RECORDS / seconds:.0f} with {KILLS} kills and {restarts} restarts; "
      f"the memory grows by {growth} KiB")
