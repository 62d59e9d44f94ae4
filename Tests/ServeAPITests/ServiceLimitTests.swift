import Batch
import Skeleton
import Synchronization
import Testing

@testable import ServeAPI

/// Sizes, times, weights and counters of the service, at their limits.
@Suite struct ServiceLimitTests {
  private let host: [(name: String, value: String)] = [("host", "localhost")]
  private let feed = Array("<feed width=\"41\"><text width=\"31\" height=\"11\"/></feed>".utf8)

  private func api(_ change: (inout RenderingAPI.Settings) -> Void = { _ in }) -> RenderingAPI {
    var settings = RenderingAPI.Settings()
    change(&settings)
    return RenderingAPI(settings) { _ in { false } }
  }

  private func request(
    _ method: String, _ target: String, _ headers: [(name: String, value: String)] = [], body: [UInt8]? = []
  ) -> APIRequest {
    APIRequest(method: method, target: target, headers: host + headers, body: body, identifier: "r7")
  }

  private func text(_ response: APIResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  // MARK: - Requests

  @Test(arguments: [(8_192, 404), (8_193, 414)])
  func `a target has at most 8192 bytes`(length: Int, status: Int) {
    let query = String(repeating: "a", count: length - "/x".count)
    #expect(api().answer(request("GET", "/x?\(query)")).status == status)
  }

  @Test func `a body has at most the bytes of a document`() {
    let service = api { $0.options.limits.inputBytes = feed.count }
    #expect(service.bodyBytes == feed.count)
    func status(_ length: Int) -> Int {
      service.answer(request("POST", "/v1/render", [("content-length", "\(length)")], body: feed)).status
    }
    #expect(status(feed.count) == 200)
    #expect(status(feed.count + 1) == 413)
    // Streams are limited by their lines.
    let head = request("POST", "/v1/batch", [("content-length", "\(feed.count + 1)")])
    #expect(service.refusal(of: head) == nil)
    #expect(service.refusal(of: request("GET", "/v1/batch"))?.status == 405)
  }

  @Test(arguments: [(128, true), (129, false), (1, true)])
  func `the name of a document has at most 128 characters`(count: Int, isName: Bool) {
    let name = String(repeating: "a", count: count)
    #expect(APIRoute.isDocumentName(name) == isName)
    #expect(api().answer(request("PUT", "/v1/documents/\(name)", body: feed)).status == (isName ? 201 : 404))
  }

  @Test(arguments: ["a", "z", "A", "Z", "0", "9", ".", "_", "-"])
  func `letters, digits and three signs are an identifier`(text: String) {
    #expect(APIRequest.identifier(sent: text) == text)
  }

  @Test(arguments: ["/", ":", "@", "[", "`", "{", "\u{7F}", "é"])
  func `other characters are none`(text: String) { #expect(APIRequest.identifier(sent: "a" + text) == nil) }

  @Test func `fields of one name are joined, and a target has one query`() {
    let request = APIRequest(
      method: "GET", target: "/a?b?c", headers: [("accept", "x"), ("host", "h"), ("accept", "y")])
    #expect((request.path, request.query) == ("/a", "b?c"))
    #expect(request.header("accept") == "x, y")
    #expect(request.header("cookie") == nil)
    #expect(APIRequest(method: "GET", target: "/a").query == "")
  }

  @Test func `a flag needs no value, and a document is stored without options`() {
    let service = api()
    let plain = service.answer(request("POST", "/v1/render?format=json&rtl", body: feed))
    #expect(text(plain).contains(#""direction":"rtl""#))
    #expect(service.answer(request("POST", "/v1/render?format=json&scale", body: feed)).status == 400)
    let stored = service.answer(request("PUT", "/v1/documents/a?scale=1", body: feed))
    #expect(stored.status == 400 && text(stored).contains(#""code":"query.name""#))
  }

  // MARK: - Time

  @Test(
    arguments: [
      (nil, nil, []), (7, nil, [7]), (nil, "2s", [2]), (7, "2s", [2]), (7, "9s", [7]), (nil, "99999s", [86_400]),
      (nil, "250ms", [0.25]),
    ] as [(Double?, String?, [Double])])
  func `the shorter limit of the service and of the caller counts`(
    timeout: Double?, header: String?, expected: [Double]
  ) {
    var settings = RenderingAPI.Settings()
    settings.timeout = timeout.map { .seconds($0) }
    let asked = Times()
    let service = RenderingAPI(settings) { time in
      asked.add(time / .seconds(1))
      return { false }
    }
    let headers = header.map { [(name: "skeleton-deadline", value: $0)] } ?? []
    #expect(service.answer(request("POST", "/v1/render", headers, body: feed)).status == 200)
    #expect(asked.all == expected)
  }

  @Test(arguments: ["0", "0s", "-1s", "soon", ""])
  func `a time of the caller is above 0`(time: String) {
    let response = api().answer(request("POST", "/v1/render", [("skeleton-deadline", time)], body: feed))
    #expect(response.status == 400)
    #expect(text(response).contains(#""code":"request.deadline""#))
  }

  @Test func `the limit of the service holds for records`() {
    let asked = Times()
    var settings = RenderingAPI.Settings()
    settings.timeout = .seconds(3)
    let service = RenderingAPI(settings) { time in
      asked.add(time / .seconds(1))
      return { true }
    }
    var lines = BatchLines(limit: 99)
    let line = lines.lines(adding: Array("{\"xml\":\"<feed><text/></feed>\"}\n".utf8)[...])[0]
    #expect(String(decoding: service.lineAnswers()(line), as: UTF8.self).contains(#""code":"render.deadline""#))
    #expect(asked.all == [3])
  }

  // MARK: - Responses

  private func finished(
    _ count: Int, type: String = "text/plain", status: Int = 200, method: String = "GET", accept: String? = "gzip",
    codings: [ContentCoding] = [.gzip]
  ) -> APIResponse {
    let headers = accept.map { [(name: "accept-encoding", value: $0)] } ?? []
    return APIResponse(status, [("Content-Type", type)], body: Array(repeating: 0x61, count: count))
      .finished(for: request(method, "/", headers), codings: codings)
  }

  @Test(arguments: [
    (256, "text/plain", 200, true), (255, "text/plain", 200, false), (999, "image/png", 200, false),
    (999, "image/svg+xml", 200, true), (999, "application/json", 200, true), (999, "text/plain", 404, false),
  ])
  func `texts from 256 bytes are compressed`(count: Int, type: String, status: Int, isCompressed: Bool) {
    let response = finished(count, type: type, status: status)
    #expect((response.header("Content-Encoding") == "gzip") == isCompressed)
    #expect(response.header("Vary") == (isCompressed ? "Accept-Encoding" : nil))
    #expect(response.contentLength == response.body.count)
    #expect((response.body.count < count) == isCompressed)
    #expect(response.header("x-content-type-options") == "nosniff" && response.header("REQUEST-ID") == "r7")
  }

  @Test func `a coding that saves nothing is not used, and HEAD has no body`() {
    let same = ContentCoding("same") { $0 }
    let shorter = ContentCoding("less", alias: "x-less") { Array($0.dropLast()) }
    let none = ContentCoding("none") { _ in nil }
    #expect(finished(300, accept: "same", codings: [same]).header("Content-Encoding") == nil)
    #expect(finished(300, accept: "none", codings: [none]).body.count == 300)
    #expect(finished(300, accept: "x-less", codings: [shorter]).body.count == 299)
    #expect(finished(300, accept: nil, codings: [shorter]).body.count == 300)
    let head = finished(300, method: "HEAD", accept: "less", codings: [shorter])
    #expect(head.body.isEmpty && head.contentLength == 299)
    #expect(APIResponse(204).contentLength == nil && APIResponse(304, body: [1]).contentLength == nil)
    #expect(APIResponse(201).contentLength == 0 && APIResponse(200, body: [1, 2]).contentLength == 2)
  }

  @Test(
    arguments: [
      ("a", [("a", 1)]), ("A;q=0.5", [("a", 0.5)]), ("a;q=2, b;q=-1", [("a", 1), ("b", 0)]), ("a;q=x", [("a", 0)]),
      ("a;level=1;q=0.25", [("a", 0.25)]), (" a ; q=0.5 ,, b", [("a", 0.5), ("b", 1)]), ("a;q=0.1;q=0.3", [("a", 0.3)]),
      ("", []), (";q=1", [("q=1", 1)]),
    ] as [(String, [(String, Double)])])
  func `values of a field have weights from 0 to 1`(header: String, values: [(String, Double)]) {
    let read = weightedValues(header)
    #expect(read.map(\.value) == values.map(\.0))
    #expect(read.map(\.weight) == values.map(\.1))
  }

  @Test(arguments: [("text/html;q=0.2, text/html;q=0.9, application/json;q=0.5", OutputFormat.html), ("  ", .svg)])
  func `the last weight of a type counts, and a blank field is none`(header: String, format: OutputFormat) {
    #expect(OutputFormat.accepted(by: header) == format)
  }

  @Test(arguments: [19, 20, 21])
  func `a response lists at most twenty problems`(count: Int) {
    let wrong = Array(("<feed>" + String(repeating: "<avatr/>", count: count) + "</feed>").utf8)
    let failed = api().answer(request("POST", "/v1/render", body: wrong))
    #expect(failed.status == 422)
    #expect(text(failed).components("\"severity\":\"error\"") == min(count, 20))
    let views = (0..<count).map { "<node class='a.B\($0)' bounds='[0,0][9,9]'/>" }.joined()
    let screen =
      "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][99,99]'>\(views)</node></hierarchy>"
    let warned = api().answer(request("POST", "/v1/render?format=json", body: Array(screen.utf8)))
    #expect(warned.status == 200)
    #expect(warned.headers.count { $0.name == "Skeleton-Warning" } == min(count, 20))
  }

  @Test func `an overload asks for a repetition, and OPTIONS names the types of bodies`() {
    let service = api()
    let busy = service.overload(request("POST", "/v1/render"))
    #expect(busy.status == 503 && busy.header("Retry-After") == "1")
    #expect(text(busy).contains(#""code":"server.overload""#) && text(busy).contains(#""requestId":"r7""#))
    let render = service.answer(request("OPTIONS", "/v1/render"))
    #expect(render.status == 204 && render.header("Accept-Post") == APIRoute.documentTypes)
    #expect(service.answer(request("OPTIONS", "/v1/batch")).header("Accept-Post") == APIRoute.recordTypes)
    #expect(service.answer(request("OPTIONS", "/healthz")).header("Accept-Post") == nil)
    let description = service.answer(request("GET", "/openapi.json"))
    let tag = description.header("ETag") ?? ""
    let known = service.answer(request("GET", "/openapi.json", [("if-none-match", tag)]))
    #expect(known.status == 304 && known.header("ETag") == tag && known.contentLength == nil)
    #expect(service.answer(request("GET", "/openapi.json", [("if-none-match", "\"x\"")])).status == 200)
    let stream = service.streamHead(request("POST", "/v1/batch"))
    #expect(stream.status == 200 && stream.contentLength == nil)
  }

  // MARK: - Caches and counters

  @Test func `a document takes eight times its bytes and 1024`() {
    let cost = feed.count * 8 + 1_024
    #expect(api { $0.cachedBytes = cost }.answer(request("PUT", "/v1/documents/a", body: feed)).status == 201)
    #expect(api { $0.cachedBytes = cost - 1 }.answer(request("PUT", "/v1/documents/a", body: feed)).status == 413)
    let settings = RenderingAPI.Settings()
    #expect((settings.documents, settings.cachedBytes) == (1_000, 67_108_864))
    #expect(settings.timeout == nil)
  }

  @Test func `the counters have the stored documents and the kept outputs`() {
    let service = api()
    for name in ["a", "b"] { _ = service.answer(request("PUT", "/v1/documents/\(name)", body: feed)) }
    let first = service.answer(request("GET", "/v1/documents/a?format=svg"))
    for _ in 0..<2 { _ = service.answer(request("GET", "/v1/documents/a?format=svg")) }
    service.metrics.setQueue(running: 3, waiting: 5)
    service.metrics.countRejected()
    service.metrics.count(.document("a"), method: "GET", status: 200, seconds: 0.7)
    service.metrics.count(.health, method: "HEAD", status: 200, seconds: 11)
    let lines = text(service.answer(request("GET", "/metrics"))).split(separator: "\n")
    for line in [
      "skeleton_documents 2", "skeleton_document_cost_bytes \(2 * (feed.count * 8 + 1_024))", "skeleton_outputs 1",
      "skeleton_output_bytes \(first.body.count + 512)", "skeleton_output_hits_total 2",
      "skeleton_output_misses_total 1", "skeleton_renders_running 3", "skeleton_renders_waiting 5",
      "skeleton_rejected_total 1",
      #"skeleton_requests_total{route="/v1/documents/{name}",method="GET",status="200"} 1"#,
      #"skeleton_requests_total{route="/healthz",method="HEAD",status="200"} 1"#,
      #"skeleton_request_seconds_bucket{route="/v1/documents/{name}",le="0.5"} 0"#,
      #"skeleton_request_seconds_bucket{route="/v1/documents/{name}",le="1"} 1"#,
      #"skeleton_request_seconds_bucket{route="/healthz",le="10"} 0"#,
      #"skeleton_request_seconds_bucket{route="/healthz",le="+Inf"} 1"#,
      #"skeleton_request_seconds_sum{route="/healthz"} 11"#,
      #"skeleton_request_seconds_count{route="/healthz"} 1"#,
    ] { #expect(lines.contains(line[...]), "\(line)") }
  }

  @Test func `a time of the log has milliseconds`() {
    #expect(logLine(at: 1.234_56, level: "a", message: "b", fields: []).hasPrefix(#"{"time":1.235,"#))
    #expect(logLine(at: 1.234_4, level: "a", message: "b", fields: []).hasPrefix(#"{"time":1.234,"#))
  }
}

extension String {
  /// The number of places in which a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}

/// The times for which deadlines were made.
private final class Times: Sendable {
  private let times = Mutex<[Double]>([])

  var all: [Double] { times.withLock { $0 } }

  func add(_ time: Double) { times.withLock { $0.append(time) } }
}
