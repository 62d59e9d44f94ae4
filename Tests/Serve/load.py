"""A client for many requests: one thread, several connections of HTTP/1.1, one request at a time on each."""

import selectors
import socket
import time


class Connection:
    """A connection that sends one request and reads its answer."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.number = None
        self.due = 0.0
        self.received = b""
        self.length = None

    def send(self, number, body, target, due):
        self.number, self.due, self.received, self.length = number, due, b"", None
        self.socket.sendall(b"POST %s HTTP/1.1\r\nHost: localhost\r\nRequest-Id: n%d\r\nContent-Length: %d\r\n\r\n%s"
                            % (target, number, len(body), body))

    def read(self):
        """The status, the identifier and the body of the answer, or None while some of it is missing."""
        data = self.socket.recv(1 << 18)
        if not data:
            raise ConnectionError("the server closes a connection")
        self.received += data
        if self.length is None:
            end = self.received.find(b"\r\n\r\n")
            if end < 0:
                return None
            lines = self.received[:end].split(b"\r\n")
            self.fields = {name.lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines[1:])}
            self.status = int(lines[0].split(b" ")[1])
            self.start = end + 4
            self.length = self.start + int(self.fields[b"content-length"])
        if len(self.received) < self.length:
            return None
        return self.status, self.fields.get(b"request-id"), self.received[self.start:]


def drive(port, cases, total, connections, rate=None, target=b"/v1/render", at_tenth=lambda: None):
    """Sends requests and compares the answers.

    cases: pairs of a body and its expected answer. rate: requests per second, or as many as are answered. With a rate, a
    request's time begins when it is due, also if no connection is free then. at_tenth: is called after a tenth of the
    answers. Returns the times in seconds, in order, the number of wrong answers and the seconds in total.
    """
    selector = selectors.SelectSelector()  # Unlike epoll, it waits for microseconds.
    free = [Connection(port) for _ in range(connections)]
    for connection in free:
        selector.register(connection.socket, selectors.EVENT_READ, connection)
    times, wrong, sent = [], 0, 0
    start = time.perf_counter()
    while len(times) < total:
        now = time.perf_counter()
        while free and sent < total:
            due = start + sent / rate if rate else now
            if due > now:
                break
            free.pop().send(sent, cases[sent % len(cases)][0], target, due)
            sent += 1
        wait = max(0.0, start + sent / rate - now) if rate and free and sent < total else 60
        for key, _ in selector.select(wait):
            answer = key.data.read()
            if answer is None:
                continue
            times.append(time.perf_counter() - key.data.due)
            if answer != (200, b"n%d" % key.data.number, cases[key.data.number % len(cases)][1]):
                wrong += 1
            free.append(key.data)
            if len(times) == max(1, total // 10):
                at_tenth()
    elapsed = time.perf_counter() - start
    for key in list(selector.get_map().values()):
        key.data.socket.close()
    return sorted(times), wrong, elapsed
