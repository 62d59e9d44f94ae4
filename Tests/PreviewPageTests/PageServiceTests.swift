import Foundation
import Skeleton
import Testing

@testable import PreviewPage

@Suite struct PageServiceTests {
  static let cell = #"<feed width="100"><cell repeat="2"><avatar/><text id="name" width="60"/></cell></feed>"#

  @Test func `the server answers for the page, its settings and its source only`() async throws {
    let document = try PreviewedDocument(Self.cell)
    #expect(await document.ask("GET", "/").text.contains("<!DOCTYPE html>"))
    #expect(await document.ask("GET", "/source").text == Self.cell)
    #expect(await document.ask("GET", "/settings").text.contains(#""arguments":["--solve"]"#))
    for path in ["/", "/source", "/settings"] { #expect(await document.ask("GET", path).status == 200, "\(path)") }
    for path in ["/cell.xml", "/..", "/../cell.xml", "/%2e%2e/cell.xml", "/source/", "//source", "", "source"] {
      #expect(await document.ask("GET", path).status == 404, "\(path)")
    }
    #expect(await document.ask("POST", "/source").status == 405)
    #expect(await document.ask("GET", "/render")["Allow"] == "POST")
  }

  @Test(arguments: [
    ["host": "example.com"], ["host": "127.0.0.1"], ["host": "127.0.0.1:8081"],
  ])
  func `another name than its own is not answered to`(_ headers: [String: String]) async throws {
    let document = try PreviewedDocument(Self.cell)
    #expect(await document.ask("GET", "/source", headers: headers).status == 403)
  }

  @Test func `a host that is not a name with a port is refused`() async throws {
    let document = try PreviewedDocument(Self.cell)
    #expect(await document.ask("GET", "/source", headers: ["host": "localhost:8080.example.com"]).status == 400)
  }

  @Test(arguments: [["127.0.0.1:8080", "example.com"], ["example.com", "127.0.0.1:8080"]])
  func `two hosts are not answered to`(_ hosts: [String]) async throws {
    let document = try PreviewedDocument(Self.cell)
    let headers = PageRequest.headers(zip(["Host", "host"], hosts).map { (name: $0, value: $1) })
    #expect(await document.ask("GET", "/source", headers: headers).status == 400)
    #expect(
      PageRequest.headers([(name: "Host", value: "a"), (name: "Accept", value: "b")]) == ["host": "a", "accept": "b"])
  }

  @Test(arguments: [
    ["origin": "http://example.com"], ["origin": "null"], ["origin": "http://localhost:8080"],
    ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
  ])
  func `pages from elsewhere are not answered`(_ headers: [String: String]) async throws {
    let document = try PreviewedDocument(Self.cell)
    for path in ["/", "/source", "/settings", "/changes"] {
      #expect(await document.ask("GET", path, headers: headers).status == 403, "\(path)")
    }
    #expect(await document.ask("POST", "/render", headers: headers).status == 403)
  }

  @Test(arguments: [
    ["host": "localhost:8080"], ["host": "[::1]:8080"], ["origin": "http://127.0.0.1:8080"],
    ["sec-fetch-site": "same-origin"], ["sec-fetch-site": "none"],
  ])
  func `its own page is answered`(_ headers: [String: String]) async throws {
    let document = try PreviewedDocument(Self.cell)
    #expect(await document.ask("GET", "/source", headers: headers).status == 200)
  }

  @Test(arguments: [("127.0.0.1:8080", true), ("example.com", false)])
  func `the body of a refused request is not received`(_ host: String, _ isAdmitted: Bool) throws {
    let request = PageRequest(method: "POST", path: "/render", headers: ["host": host])
    #expect(try PreviewedDocument(Self.cell).service.admits(request) == isAdmitted)
  }

  @Test func `a link from another site opens the page only`() async throws {
    let document = try PreviewedDocument(Self.cell)
    let link = ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]
    #expect(await document.ask("GET", "/", headers: link).status == 200)
    #expect(await document.ask("GET", "/source", headers: link).status == 403)
  }

  @Test func `bodies are documents, and not too long`() async throws {
    let document = try PreviewedDocument(Self.cell)
    #expect(await document.post("/inspect", "", nil).status == 413)
    let form = ["content-type": "text/plain"]
    #expect(await document.ask("POST", "/inspect", headers: form).status == 415)
  }

  @Test(arguments: ["swift", ""])
  func `the formats are those of render`(_ format: String) async throws {
    let document = try PreviewedDocument(Self.cell)
    let answer = await document.post("/render", "format=\(format)", Self.cell)
    #expect(answer.status == 400)
    #expect(answer.text.hasPrefix("format is '\(format)', expected one of png, apng, gif,"))
  }

  @Test(arguments: OutputFormat.allCases)
  func `a picture is render's, byte for byte`(_ format: OutputFormat) async throws {
    let document = try PreviewedDocument(Self.cell)
    var options = RenderOptions()
    options.device = Device(named: "iphone-se")
    options.theme = "dark"
    options.isRightToLeft = true
    options.time = .seconds(0.25)
    options.scale = 1
    let query = "format=\(format.rawValue)&device=iphone-se&theme=dark&rtl=1&at=250ms&scale=1"
    let answer = await document.post("/render", query, Self.cell)
    #expect(answer.status == 200)
    #expect(answer.bytes == (try render(Array(Self.cell.utf8), as: format, options: options).bytes))
  }

  @Test func `an error is reported with its place`() async throws {
    let document = try PreviewedDocument(Self.cell)
    let answer = try await document.inspect("<feed>\n  <avatr/>\n</feed>")
    #expect(answer["ok"] as? Bool == false)
    let problem = try #require((answer["problems"] as? [[String: Any]])?.first)
    #expect(problem["line"] as? Int == 2)
    #expect(problem["column"] as? Int == 3)
    #expect(problem["severity"] as? String == "error")
    #expect(problem["message"] as? String == "unknown element <avatr>; did you mean <avatar>?")
    #expect(await document.post("/render", "format=png", "<feed>\n  <avatr/>\n</feed>").status == 422)
  }

  @Test func `every view has its rule, its bones and its line`() async throws {
    let document = try PreviewedDocument(Self.cell)
    let answer = try await document.inspect(Self.cell.replacing("><", with: ">\n<"))
    let views = try #require(answer["views"] as? [[String: Any]])
    let rules = views.map { $0["rule"] as? String }
    #expect(rules == ["root", "container", "content", "text", "container", "content", "text"])
    #expect(views.map { $0["line"] as? Int } == [1, 2, 3, 4, 2, 3, 4])
    #expect(views.map { $0["bones"] as? [Int] }.suffix(2) == [[2, 3], [3, 4]])
    #expect(views[3]["id"] as? String == "name")
    #expect((answer["scene"] as? [String: Any])?["width"] as? Double == 100)
    #expect(answer["boneCount"] as? Int == 4)
  }

  @Test func `a view with characters has its text`() async throws {
    let markup = #"<feed width="100"><text text="Größe" fontSize="20"/><text/></feed>"#
    let document = try PreviewedDocument(markup)
    let views = try #require(try await document.inspect(markup)["views"] as? [[String: Any]])
    let text = try #require(views[1]["text"] as? [String: Any])
    #expect(text["content"] as? String == "Größe")
    #expect(text["fontSize"] as? Double == 20)
    #expect(text["weight"] as? String == "regular")
    #expect(text["alignment"] as? String == "natural")
    #expect(views[2]["text"] == nil)

    let rows = #"<feed><cell repeat="2"><text text="Rest"/><text text="Lamp"/></cell></feed>"#
    let copies = try #require(try await document.inspect(rows)["views"] as? [[String: Any]])
    #expect(
      copies.compactMap { ($0["text"] as? [String: Any])?["content"] as? String } == ["Rest", "Lamp", "Rest", "Lamp"])

    let screen = #"<view xmlns="https://hyperview.org/hyperview"><text>Great <text>sizes</text></text></view>"#
    let inner = try #require(try await document.inspect(screen)["views"] as? [[String: Any]])
    #expect((inner.last?["text"] as? [String: Any])?["content"] as? String == "Great sizes")
  }

  @Test(arguments: ["size=wide", "scale=0", "scale=-1", "at=soon", "at=2", "fps=1001"])
  func `an invalid choice is reported`(_ query: String) async throws {
    let document = try PreviewedDocument(Self.cell)
    let answer = await document.post("/inspect", query, Self.cell)
    #expect(answer.status == 400)
    #expect(answer.text.contains("expected"))
  }

  @Test func `a choice wins over the command line, an empty one is the document's`() async throws {
    var options = RenderOptions()
    options.device = Device(named: "iphone-15")
    let document = try PreviewedDocument(Self.cell, options: options)
    func canvas(_ query: String) async throws -> [Double?] {
      let scene = try await document.inspect(Self.cell, query)["scene"] as? [String: Any]
      return [scene?["width"] as? Double, scene?["scale"] as? Double]
    }
    #expect(try await canvas("") == [393, 3])
    #expect(try await canvas("size=200x") == [200, 2])
    #expect(try await canvas("device=ipad-11") == [834, 2])
    #expect(try await canvas("device=&size=") == [100, 2])
    let unknown = try await document.inspect(Self.cell, "device=iphone%2d15&theme=a+b")
    #expect(unknown["ok"] as? Bool == false)
    #expect(await document.post("/inspect", "device=iphone%2d99", Self.cell).status == 400)
  }

  @Test func `a render beyond its limits is an error`() async throws {
    var options = RenderOptions()
    options.limits.pixels = 100
    options.limits.streamedPixels = 100
    let document = try PreviewedDocument(Self.cell, options: options)
    let answer = await document.post("/render", "format=png", Self.cell)
    #expect(answer.status == 422)
    #expect(answer.text.contains("at most 100 are drawn"))
  }
}
