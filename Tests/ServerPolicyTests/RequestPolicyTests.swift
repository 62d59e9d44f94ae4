import ServerPolicy
import Testing

@Suite struct RequestPolicyTests {
  private func status(
    _ policy: RequestPolicy, _ headers: [(name: String, value: String)], method: String = "GET", path: String = "/x"
  ) -> Int? {
    policy.refusal(method: method, path: path, headers: headers)?.status
  }

  private func status(_ policy: RequestPolicy, host: String, _ headers: (name: String, value: String)...) -> Int? {
    status(policy, [(name: "host", value: host)] + headers)
  }

  private let loopback = RequestPolicy(.address("127.0.0.1"))

  // MARK: - Hosts

  @Test(arguments: [
    "127.0.0.1", "localhost", "LOCALHOST:8080", "[::1]", "[::1]:65535", "localhost:1", "localhost:0",
  ])
  func `loopback names are permitted with every port`(host: String) {
    #expect(status(loopback, host: host) == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "localhost.", "127.0.0.1.",
    "127.1", "2130706433", "0x7f.0.0.1", "0.0.0.0", "192.168.0.1", "[::]", "[::ffff:127.0.0.1]", "[0:0:0:0:0:0:0:1]",
    "127.0.0.2", "xn--localhost-.example", "localhost-", "-localhost",
  ])
  func `other names and addresses are not permitted`(host: String) {
    #expect(status(loopback, host: host) == 403)
  }

  @Test(arguments: [
    "", " ", "localhost:", "localhost:a", "localhost:+1", "localhost:65536", "localhost:99999", "localhost\u{7F}",
    "localhost:80:80", "user@localhost",
    "localhost/", "localhost, evil.example", "localhost evil.example", "[::1", "::1", "[::1]x", "[::1%25eth0]", "[]x",
    "local\u{130}ost", "\u{212A}ocalhost", "localhost\t", "http://localhost", "localhost#", "localhost?a",
    "local\\host",
  ])
  func `a malformed host is an error of the request`(host: String) {
    #expect(status(loopback, host: host) == 400)
  }

  @Test func `a request has one host`() {
    #expect(status(loopback, []) == 400)
    #expect(status(loopback, [("host", "localhost"), ("host", "localhost")]) == 400)
    #expect(status(loopback, [("host", "localhost"), ("host", "evil.example")]) == 400)
    #expect(status(RequestPolicy(.socket), []) == 400)
  }

  @Test func `the address at which the server listens is permitted`() {
    #expect(status(RequestPolicy(.address("192.168.0.1")), host: "192.168.0.1:8080") == nil)
    #expect(status(RequestPolicy(.address("192.168.0.1")), host: "192.168.0.2:8080") == 403)
    #expect(status(RequestPolicy(.address("FE80::1")), host: "[fe80::1]:8080") == nil)
    #expect(status(RequestPolicy(.address("My-Machine")), host: "my-machine") == nil)
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func `the unspecified address permits addresses, but no names`(address: String) {
    let policy = RequestPolicy(.address(address))
    for host in ["10.1.2.3:8080", "[fe80::1]", "localhost"] { #expect(status(policy, host: host) == nil) }
    for host in ["evil.example", "10.1.2.3.evil.example", "1.2.3", "1.2.3.256", "1.2.3.4.5", "1.2.3.-0", "1.2..4"] {
      #expect(status(policy, host: host) == 403, "\(host)")
    }
  }

  @Test func `added names are permitted, and nothing that contains them`() {
    let policy = RequestPolicy(.address("127.0.0.1"), added: ["Skeleton.Example", "fd00::1"])
    for host in ["skeleton.example", "SKELETON.example:443", "[fd00::1]:80"] {
      #expect(status(policy, host: host) == nil, "\(host)")
    }
    for host in ["a.skeleton.example", "skeleton.example.evil", "skeleton.example."] {
      #expect(status(policy, host: host) == 403, "\(host)")
    }
  }

  @Test func `a Unix socket has every host, and no pages of other sites`() {
    let policy = RequestPolicy(.socket)
    #expect(status(policy, host: "x") == nil)
    #expect(status(policy, host: "x", (name: "sec-fetch-site", value: "cross-site")) == 403)
    #expect(status(policy, host: "x", (name: "origin", value: "https://evil.example")) == 403)
  }

  @Test func `the preview has the loopback names with its port`() {
    let policy = RequestPolicy(.loopback(port: 8080))
    #expect(status(policy, host: "localhost:8080") == nil)
    for host in ["localhost", "localhost:8081", "localhost:80"] { #expect(status(policy, host: host) == 403) }
    #expect(status(RequestPolicy(.loopback(port: 80)), host: "localhost") == nil)
    #expect(status(policy, host: "localhost:8080", (name: "origin", value: "http://localhost:8080")) == nil)
    #expect(status(policy, host: "localhost:8080", (name: "origin", value: "https://localhost:8080")) == 403)
  }

  // MARK: - Origins

  @Test(arguments: ["http://localhost:8080", "https://localhost:8080", "HTTP://LOCALHOST:8080"])
  func `pages of the same host are permitted`(origin: String) {
    #expect(status(loopback, host: "localhost:8080", (name: "origin", value: origin)) == nil)
  }

  @Test(arguments: [
    "null", "", "http://evil.example", "http://localhost:3000", "http://localhost", "http://127.0.0.1:8080",
    "file://", "ftp://localhost:8080", "http://localhost:8080.evil.example", "http://localhost:8080/",
    "http://evil.example/http://localhost:8080", "localhost:8080", "http://localhost:8080 http://evil.example",
  ])
  func `other pages are not permitted`(origin: String) {
    #expect(status(loopback, host: "localhost:8080", (name: "origin", value: origin)) == 403)
  }

  @Test func `every origin of several counts`() {
    let own = (name: "origin", value: "http://localhost"), other = (name: "origin", value: "http://evil.example")
    #expect(status(loopback, host: "localhost", own, other) == 403)
  }

  @Test func `pages of an added name are permitted behind a proxy that changes the host`() {
    let policy = RequestPolicy(.address("127.0.0.1"), added: ["app.example"])
    #expect(status(policy, host: "127.0.0.1:8080", (name: "origin", value: "https://app.example")) == nil)
    #expect(status(policy, host: "127.0.0.1:8080", (name: "origin", value: "https://evil.example")) == 403)
  }

  @Test(arguments: [
    ("same-origin", nil), ("none", nil), ("cross-site", 403), ("same-site", 403), ("", 403), ("Same-Origin", 403),
  ])
  func `requests of other sites are recognized without an origin`(site: String, expected: Int?) {
    #expect(status(loopback, host: "localhost", (name: "sec-fetch-site", value: site)) == expected)
  }

  @Test func `a link of another site shows the landing page alone`() {
    let policy = RequestPolicy(.loopback(port: 8080), landing: "/")
    let link = [("host", "localhost:8080"), ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]
    #expect(status(policy, link, path: "/") == nil)
    #expect(status(policy, link, path: "/source") == 403)
    #expect(status(policy, link, method: "POST", path: "/") == 403)
    #expect(status(loopback, link, path: "/") == 403)
  }

  // MARK: - Transfer codings

  @Test(arguments: [
    ("chunked", nil), ("Chunked", nil), ("gzip, chunked", 501), ("chunked, chunked", 501), ("identity", 501), ("", 501),
    ("xchunked", 501), ("chunked;a=b", 501),
  ])
  func `chunked is the only transfer coding`(coding: String, expected: Int?) {
    #expect(status(loopback, host: "localhost", (name: "transfer-encoding", value: coding)) == expected)
  }

  @Test func `two fields of transfer codings are not implemented`() {
    let gzip = (name: "transfer-encoding", value: "gzip"), chunked = (name: "transfer-encoding", value: "chunked")
    #expect(status(loopback, host: "localhost", gzip, chunked) == 501)
  }
}
