import Batch
import ServeAPI
import Skeleton
import Testing

@Suite struct RenderingAPITests {
  private let api = RenderingAPI(RenderingAPI.Settings()) { _ in { false } }
  private let feed = Array("<feed width=\"200\"><text lines=\"2\"/><image width=\"50\" height=\"50\"/></feed>".utf8)

  private let host: [(name: String, value: String)] = [("host", "localhost")]

  private func send(
    _ method: String, _ target: String, _ headers: [(name: String, value: String)] = [], body: [UInt8]? = []
  ) -> APIResponse {
    api.answer(APIRequest(method: method, target: target, headers: host + headers, body: body))
  }

  private func code(_ response: APIResponse) -> String? {
    String(decoding: response.body, as: UTF8.self).firstMatch(of: /"code":"([^"]*)"/).map { String($0.output.1) }
  }

  // MARK: - Rendering

  @Test(arguments: OutputFormat.allCases)
  func `a document is rendered as by the library`(format: OutputFormat) throws {
    let response = send("POST", "/v1/render?format=\(format.rawValue)&device=iphone-15&fps=2", body: feed)
    var options = RenderOptions()
    options.device = Device(named: "iphone-15")
    options.framesPerSecond = 2
    #expect(response.status == 200)
    #expect(response.body == (try Document(feed, options: options).scene(options).render(as: format).bytes))
    #expect(response.header("Content-Type")?.hasPrefix(format.mediaType) == true)
  }

  @Test(arguments: [
    (nil, OutputFormat.svg), ("*/*", .svg), ("text/html", .html), ("image/*", .svg), ("image/png, image/*;q=0.5", .png),
    ("text/html;q=0.3, application/json;q=0.7", .json), ("image/svg+xml;q=0, */*", .html),
    ("application/vnd.lottie+json", .lottie), ("TEXT/PLAIN", .ascii), ("text/*;q=0.1, image/webp", .webp),
  ])
  func `Accept chooses the format`(header: String?, format: OutputFormat) {
    #expect(OutputFormat.accepted(by: header) == format)
  }

  @Test(arguments: ["video/mp4", "image/svg+xml;q=0", "*/*;q=0"])
  func `no acceptable format is 406`(header: String) {
    let response = send("POST", "/v1/render", [("accept", header)], body: feed)
    #expect(response.status == 406)
    #expect(code(response) == "request.accept")
  }

  @Test func `options of the query are those of records`() throws {
    for option in RenderOption.on(.record) where option.name != "root" && option.name != "sizes" {
      let value = option.example.replacing("%", with: "%25")
      // The example of a dialect is the last one.
      let page = "<page width=\"9\" height=\"9\" elements=\"1\"><img frame=\"0 0 9 9\"/></page>"
      let body = option.name == "dialect" ? Array(page.utf8) : feed
      let response = send("POST", "/v1/render?\(option.name)=\(value)", body: body)
      #expect(response.status == 200, "\(option.name)=\(option.example)")
    }
  }

  @Test(arguments: [
    ("/v1/render?scal=2", 400, "query.name"), ("/v1/render?scale=0", 400, "query.value"),
    ("/v1/render?scale=1&scale=2", 400, "query.duplicate"), ("/v1/render?format=sgv", 400, "query.value"),
    ("/v1/render?size=10x10&device=iphone-15", 400, "query.value"), ("/v1/nothing", 404, "request.path"),
    ("/v1/documents/a%2Fb", 404, "document.name"),
    ("/v1/render?title=\(String(repeating: "a", count: 9_000))", 414, "request.target"),
  ])
  func `a mistake in the target is a problem document`(target: String, status: Int, name: String) {
    let response = send(target.contains("documents") ? "GET" : "POST", target, body: feed)
    #expect(response.status == status)
    #expect(code(response) == name)
    #expect(response.header("Content-Type") == "application/problem+json")
  }

  @Test func `errors of the document have their codes and positions`() {
    let response = send("POST", "/v1/render", body: Array("<feed>\n<txt/></feed>".utf8))
    #expect(response.status == 422)
    #expect(
      String(decoding: response.body, as: UTF8.self).hasSuffix(
        """
        "errors":[{"code":"native.element","severity":"error",\
        "message":"unknown element <txt>; did you mean <text>?","line":2,"column":1}]}\n
        """))
  }

  @Test func `limits are 413 and 422, other types and encodings 415, other methods 405`() {
    var settings = RenderingAPI.Settings()
    settings.options.limits.views = 1
    let small = RenderingAPI(settings) { _ in { false } }
    #expect(small.answer(APIRequest(method: "POST", target: "/v1/render", headers: host, body: feed)).status == 422)
    #expect(send("POST", "/v1/render", body: nil).status == 413)
    #expect(send("POST", "/v1/render", [("content-length", "999999999999")], body: feed).status == 413)
    #expect(send("POST", "/v1/render", [("content-type", "text/plain")], body: feed).status == 415)
    #expect(
      send("POST", "/v1/render", [("content-type", "application/vnd.a+xml; charset=utf-8")], body: feed).status == 200)
    #expect(send("POST", "/v1/render", [("content-encoding", "gzip")], body: feed).status == 415)
    let wrong = send("GET", "/v1/render")
    #expect(wrong.status == 405)
    #expect(wrong.header("Allow") == "POST, OPTIONS")
    #expect(send("POST", "/v1/render", [("sec-fetch-site", "cross-site")], body: feed).status == 403)
  }

  @Test func `a deadline that is over is 503`() {
    let late = RenderingAPI(RenderingAPI.Settings()) { _ in { true } }
    let response = late.answer(
      APIRequest(method: "POST", target: "/v1/render", headers: host + [("skeleton-deadline", "1ms")], body: feed))
    #expect(response.status == 503)
    #expect(code(response) == "render.deadline")
    #expect(send("POST", "/v1/render", [("skeleton-deadline", "soon")], body: feed).status == 400)
  }

  @Test func `options without effect and warnings are header fields`() {
    let response = send("POST", "/v1/render?format=svg&columns=9", body: Array("<feed width=\"10\"/>".utf8))
    let warnings = response.headers.filter { $0.name == "Skeleton-Warning" }.map(\.value)
    #expect(warnings == ["options.ignored; option=columns", "scene.empty"])
  }

  // MARK: - Conditions and encodings

  @Test func `a condition is answered before any work`() throws {
    let tag = try #require(send("POST", "/v1/render?format=svg", body: feed).header("ETag"))
    let request = APIRequest(
      method: "POST", target: "/v1/render?format=svg", headers: host + [("if-none-match", "\"x\", W/\(tag)")],
      body: feed)
    guard case .done(let response) = api.begin(request) else { Issue.record("there is work"); return }
    // RFC 9110, section 13.1.2: 304 answers GET and HEAD only.
    #expect(response.status == 412)
    #expect(response.header("ETag") == tag)
    #expect(send("POST", "/v1/render?format=svg", [("if-none-match", "\"x\"")], body: feed).status == 200)
    #expect(send("POST", "/v1/render?format=html", [("if-none-match", tag)], body: feed).status == 200)
    #expect(send("POST", "/v1/render?format=svg&theme=dark", [("if-none-match", tag)], body: feed).status == 200)
  }

  @Test func `gzip is chosen by weight, and its entity tag differs`() throws {
    let plain = send("POST", "/v1/render?format=svg", body: feed)
    let packed = send("POST", "/v1/render?format=svg", [("accept-encoding", "br, gzip;q=0.5")], body: feed)
    #expect(packed.header("Content-Encoding") == "gzip")
    #expect(packed.body.starts(with: [0x1F, 0x8B]))
    #expect(packed.contentLength == packed.body.count)
    let tag = try #require(plain.header("ETag"))
    #expect(packed.header("ETag") == tag.dropLast() + "-gzip\"")
    #expect(plain.header("Vary") == "Accept, Accept-Encoding")
    for header in ["gzip;q=0", "br", "identity"] {
      let response = send("POST", "/v1/render?format=svg", [("accept-encoding", header)], body: feed)
      #expect(response.header("Content-Encoding") == nil)
    }
    let picture = send("POST", "/v1/render?format=png", [("accept-encoding", "gzip")], body: feed)
    #expect(picture.header("Content-Encoding") == nil)
  }

  @Test(arguments: [
    ("gzip, br", "br"), ("br;q=0.5, gzip", "gzip"), ("*", "br"), ("br;q=0, *", "gzip"), ("identity, gzip;q=0.5", nil),
    ("gzip;q=0, *;q=0", nil),
  ])
  func `of the server's codings the heaviest is chosen, then the first`(header: String, expected: String?) throws {
    var settings = RenderingAPI.Settings()
    settings.codings = [ContentCoding("br") { Array($0.dropLast()) }, .gzip]
    let server = RenderingAPI(settings) { _ in { false } }
    let headers = host + [("accept-encoding", header)]
    _ = server.answer(APIRequest(method: "PUT", target: "/v1/documents/feed", headers: host, body: feed))
    let target = "/v1/documents/feed?format=svg"
    let response = server.answer(APIRequest(method: "GET", target: target, headers: headers, body: nil))
    #expect(response.header("Content-Encoding") == expected)
    let tag = try #require(response.header("ETag"))
    #expect(tag.hasSuffix("-\(expected ?? "")\"") == (expected != nil))
    let again = server.answer(
      APIRequest(method: "GET", target: target, headers: headers + [("if-none-match", tag)], body: nil))
    #expect(again.status == 304)
  }

  // MARK: - Documents

  @Test func `a document is parsed once, and its outputs are those of a render`() throws {
    #expect(send("GET", "/v1/documents/feed").status == 404)
    let stored = send("PUT", "/v1/documents/feed", body: feed)
    #expect(stored.status == 201)
    #expect(stored.header("Location") == "/v1/documents/feed")
    #expect(send("PUT", "/v1/documents/feed", body: feed).status == 204)
    for theme in ["light", "dark"] {
      let target = "?format=html&device=iphone-15&theme=\(theme)"
      let first = send("GET", "/v1/documents/feed\(target)")
      #expect(first.body == send("POST", "/v1/render\(target)", body: feed).body)
      #expect(send("GET", "/v1/documents/feed\(target)").body == first.body)
      let tag = try #require(first.header("ETag"))
      let current = send("GET", "/v1/documents/feed\(target)", [("if-none-match", tag)])
      #expect(current.status == 304)
      #expect(current.header("ETag") == tag)
      #expect(current.contentLength == nil)
      let head = send("HEAD", "/v1/documents/feed\(target)")
      #expect(head.body.isEmpty)
      #expect(head.contentLength == first.body.count)
    }
    #expect(send("DELETE", "/v1/documents/feed").status == 204)
    #expect(send("DELETE", "/v1/documents/feed").status == 404)
  }

  @Test func `a document changes under the conditions of its caller`() throws {
    let tag = try #require(send("PUT", "/v1/documents/a", [("if-none-match", "*")], body: feed).header("ETag"))
    #expect(send("PUT", "/v1/documents/a", [("if-none-match", "*")], body: feed).status == 412)
    #expect(send("PUT", "/v1/documents/a", [("if-match", "\"x\"")], body: feed).status == 412)
    #expect(send("PUT", "/v1/documents/a", [("if-match", tag)], body: feed).status == 204)
    #expect(send("PUT", "/v1/documents/b", [("if-match", "*")], body: feed).status == 412)
    #expect(send("PUT", "/v1/documents/c", body: Array("<feed".utf8)).status == 422)
  }

  @Test func `the documents that were not used longest leave first`() {
    var settings = RenderingAPI.Settings()
    settings.documents = 2
    let api = RenderingAPI(settings) { _ in { false } }
    func status(_ method: String, _ name: String) -> Int {
      api.answer(
        APIRequest(method: method, target: "/v1/documents/\(name)", headers: host, body: method == "PUT" ? feed : [])
      ).status
    }
    #expect(status("PUT", "a") == 201)
    #expect(status("PUT", "b") == 201)
    #expect(status("GET", "a") == 200)
    #expect(status("PUT", "c") == 201)
    #expect(status("GET", "b") == 404)
    #expect(status("GET", "a") == 200)
    settings.cachedBytes = 100
    let tiny = RenderingAPI(settings) { _ in { false } }
    #expect(tiny.answer(APIRequest(method: "PUT", target: "/v1/documents/a", headers: host, body: feed)).status == 413)
  }

  // MARK: - Other resources

  @Test func `the resources of operation answer`() {
    for path in ["/healthz", "/readyz", "/metrics", "/openapi.json"] {
      #expect(send("GET", path).status == 200)
      #expect(send("HEAD", path).body.isEmpty)
      #expect(send("OPTIONS", path).header("Allow") == "GET, HEAD, OPTIONS")
    }
    api.metrics.count(.render, method: "POST", status: 200, seconds: 0.002)
    api.metrics.count(nil, method: "BREW", status: 404, seconds: 9)
    let text = String(decoding: send("GET", "/metrics").body, as: UTF8.self)
    #expect(text.contains("skeleton_requests_total{route=\"/v1/render\",method=\"POST\",status=\"200\"} 1\n"))
    #expect(text.contains("skeleton_requests_total{route=\"other\",method=\"other\",status=\"404\"} 1\n"))
    #expect(text.contains("skeleton_request_seconds_bucket{route=\"/v1/render\",le=\"0.0025\"} 1\n"))
    #expect(text.contains("skeleton_request_seconds_bucket{route=\"/v1/render\",le=\"0.001\"} 0\n"))
  }

  @Test func `every option and status is in the description`() {
    let text = String(decoding: openAPIDescription(), as: UTF8.self)
    for option in RenderOption.on(.record) { #expect(text.contains("{\"name\":\"\(option.name)\",\"in\":\"query\"")) }
    for format in OutputFormat.allCases { #expect(text.contains("\"\(format.mediaType)\":{")) }
  }

  @Test func `identifiers of callers are repeated if they are safe in a log`() {
    #expect(APIRequest.identifier(sent: "a-1_b.c") == "a-1_b.c")
    #expect(APIRequest.identifier(sent: "a b") == nil)
    #expect(APIRequest.identifier(sent: "") == nil)
    #expect(APIRequest.identifier(sent: "a\n") == nil)
    #expect(APIRequest.identifier(sent: String(repeating: "a", count: 129)) == nil)
  }

  // MARK: - Streams

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `a stream in pieces of any size has the same lines`(size: Int) {
    let text = Array("one\n\ntwo is too long\nthree".utf8)
    var lines = BatchLines(limit: 5)
    var found: [BatchLines.Line] = []
    for start in stride(from: 0, to: text.count, by: size) {
      found += lines.lines(adding: text[start..<min(start + size, text.count)])
    }
    if let last = lines.last() { found.append(last) }
    #expect(found.map(\.number) == [1, 2, 3, 4])
    let contents = ["one", "", nil, "three"].map { text in
      text.map { BatchLines.Content.bytes(Array($0.utf8)) } ?? .refused(.tooLong(limit: 5))
    }
    #expect(found.map(\.content) == contents)
  }

  @Test func `a line that is not held takes no memory, and the next line is read`() {
    var lines = BatchLines(limit: 9)
    #expect(lines.lines(adding: Array("one".utf8)[...]).isEmpty)
    #expect(lines.heldCount == 3)
    lines.refuse(.notHeld)
    #expect(lines.heldCount == 0)
    let found = lines.lines(adding: Array(" and more than nine\ntwo\n".utf8)[...])
    #expect(found.map(\.content) == [.refused(.notHeld), .bytes(Array("two".utf8))])
    #expect(found.map(\.count) == [0, 3])
    let answer = RenderingAPI(RenderingAPI.Settings()) { _ in { false } }.lineAnswers()(found[0])
    #expect(String(decoding: answer, as: UTF8.self).contains("\"code\":\"record.notHeld\""))
  }

  @Test(arguments: [
    ("POST", "/v1/batch", true), ("POST", "/v1/batch?a=b", true), ("GET", "/v1/batch", false),
    ("POST", "/v1/render", false), ("POST", "/v1/batch/", false),
  ])
  func `a stream is a POST of records`(method: String, target: String, expected: Bool) {
    #expect(APIRoute.isStream(method: method, target: target) == expected)
  }

  @Test func `a request that the policy refuses is a problem document`() {
    for (headers, status, name) in [
      ([], 400, "request.host"), ([("host", "evil.example")], 403, "request.host"),
      (host + [("origin", "http://evil.example")], 403, "request.origin"),
      (host + [("transfer-encoding", "gzip, chunked")], 501, "request.transferEncoding"),
    ] as [([(name: String, value: String)], Int, String)] {
      for path in ["/v1/render", "/v1/batch", "/v1/documents/a", "/metrics", "/healthz", "/nothing"] {
        let response = api.answer(APIRequest(method: "POST", target: path, headers: headers, body: feed))
        #expect(response.status == status)
        #expect(code(response) == name)
      }
    }
  }

  @Test func `the records of a stream have the limits of the service`() {
    var settings = RenderingAPI.Settings()
    settings.options.limits.views = 1
    let answers = RenderingAPI(settings) { _ in { false } }.lineAnswers()
    var lines = BatchLines(limit: 99)
    let line = lines.lines(adding: Array("{\"xml\":\"<feed><text/></feed>\"}\n".utf8)[...])[0]
    #expect(String(decoding: answers(line), as: UTF8.self).contains("\"code\":\"input.limit\""))
  }

  @Test func `a line of the log is JSON`() {
    let line = logLine(at: 1.5, level: "info", message: "request", fields: [("path", "/\"\n")])
    #expect(line == "{\"time\":1.5,\"level\":\"info\",\"message\":\"request\",\"path\":\"/\\\"\\n\"}\n")
  }
}
