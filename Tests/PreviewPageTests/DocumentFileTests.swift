import Foundation
import Skeleton
import SystemIO
import Testing

@testable import PreviewPage

@Suite struct DocumentFileTests {
  static let cell = PageServiceTests.cell

  @Test func `a written file is read again, once for each change`() async throws {
    let document = try PreviewedDocument(Self.cell)
    #expect(await document.ask("GET", "/source")["X-Revision"] == "1")
    try document.write(Data("<feed/>".utf8))
    #expect(await document.ask("GET", "/source").text == "<feed/>")
    #expect(await document.ask("GET", "/source")["X-Revision"] == "2")
    // Equal content is not a change.
    try document.write(Data("<feed/>".utf8))
    #expect(await document.ask("GET", "/source")["X-Revision"] == "2")
  }

  @Test func `a change of the same size is seen although the time of modification is set back`() throws {
    let document = try PreviewedDocument("<feed/>")
    let attributes = try FileManager.default.attributesOfItem(atPath: document.file.path)
    let handle = try FileHandle(forWritingTo: URL(filePath: document.file.path))
    try handle.write(contentsOf: Data("<cell/>".utf8))
    try handle.close()
    let date = try #require(attributes[.modificationDate] as? Date)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: document.file.path)
    document.file.refresh()
    #expect(document.file.current.bytes == Array("<cell/>".utf8))
    #expect(document.file.current.revision == 2)
  }

  @Test func `a deleted file is reported, and found when it comes back`() async throws {
    let document = try PreviewedDocument(Self.cell)
    try document.remove()
    let gone = await document.ask("GET", "/source")
    #expect(gone.status == 410)
    #expect(gone.text.contains("no such file"))
    // The text in the editor can still be drawn.
    #expect(await document.post("/render", "format=png", Self.cell).status == 200)
    try document.write(Data(Self.cell.utf8))
    #expect(await document.ask("GET", "/source").text == Self.cell)
  }

  @Test func `browsers receive the state and each change`() async throws {
    let document = try PreviewedDocument(Self.cell)
    let answer = await document.ask("GET", "/changes")
    guard case .changes(let changes) = answer.body else { throw CancellationError() }
    #expect(answer["Content-Type"] == "text/event-stream")
    #expect(String(decoding: try await changes.next(), as: UTF8.self) == "event: change\ndata: 1\n\n")
    try document.write(Data("<feed/>".utf8))
    #expect(String(decoding: try await changes.next(), as: UTF8.self) == "event: change\ndata: 2\n\n")
  }

  @Test func `changes of rules, components and data are followed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url, options: .atomic)
      return url.path
    }
    let cell = "<feed width='90'><cell repeat='data'><card name='{n}'/></cell></feed>"
    func component(_ name: String) -> String {
      "<elements><element name='card'><parameter name='name'/><text id='\(name)' text='{name}'/></element></elements>"
    }
    let parts = try PreviewParts(
      rules: write("<rules><rule match='#a' skeleton='auto'/></rules>", "rules.xml"),
      elements: write(component("a"), "elements.xml"), data: write("[{\"n\":\"x\"}]", "rows.json"), limit: 10_000)
    let file = try DocumentFile(write(cell, "cell.xml"), limit: 10_000, parts: parts.files)
    let service = try PageService(
      file, parts: parts, options: RenderOptions(), arguments: [], port: 8080, timeout: .seconds(60))
    func bones() async -> Int {
      let headers = ["host": "127.0.0.1:8080", "content-type": "application/xml"]
      let answer = await service.answer(
        PageRequest(
          method: "POST", path: "/render", query: "format=json", headers: headers, body: Array(cell.utf8)))
      return answer.text.components(separatedBy: "\"kind\"").count - 1
    }
    #expect(await bones() == 1)
    _ = try write("[{\"n\":\"x\"},{\"n\":\"y\"}]", "rows.json")
    file.refresh()
    #expect(file.revision == 2)
    #expect(await bones() == 2)
    _ = try write("<rules><rule match='#b' skeleton='ignore'/></rules>", "rules.xml")
    file.refresh()
    #expect(await bones() == 2)
    _ = try write(component("b"), "elements.xml")
    file.refresh()
    #expect(file.revision == 4)
    #expect(await bones() == 0)
  }

  @Test func `so many browsers listen, and others when those have gone`() async throws {
    let document = try PreviewedDocument(Self.cell)
    var answers: [PageAnswer] = []
    for _ in 0..<32 { answers.append(await document.ask("GET", "/changes")) }
    #expect(answers.allSatisfy { $0.status == 200 })
    #expect(await document.ask("GET", "/changes").status == 503)
    answers.removeLast()
    #expect(await document.ask("GET", "/changes").status == 200)
  }

  @Test func `a file keeps its encoding and line ends until its text is edited`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\r\n<feed title=\"é\"/>\r\n"
    let document = try PreviewedDocument("")
    let bytes = try #require(text.data(using: .isoLatin1))
    try document.write(bytes)
    let content = document.file.current
    let shown = text.replacing("\r\n", with: "\n")
    #expect(content.document(of: Array(shown.utf8), name: "a").bytes == Array(bytes))
    let edited = content.document(of: Array(shown.replacing("é", with: "ü").utf8), name: "a")
    #expect(String(decoding: edited.text, as: UTF8.self) == shown.replacing("é", with: "ü"))
  }

  @Test func `a file is read once more after each change`() throws {
    let document = try PreviewedDocument("<feed/>")
    #expect(!document.file.current.isSettled)
    document.file.refresh()
    #expect(document.file.current.isSettled && document.file.current.revision == 1)
    try document.write(Data("<cell/>".utf8))
    #expect(!document.file.current.isSettled && document.file.current.revision == 2)
    document.file.refresh()
    #expect(document.file.current.isSettled && document.file.current.revision == 2)
    try document.remove()
    #expect(document.file.current.bytes == [] && document.file.current.revision == 3)
  }

  @Test func `the four scenes that were used last are kept`() throws {
    let shelf = SceneShelf()
    var made: [Int] = []
    func use(_ width: Int, at time: Double? = nil) throws {
      let document = Array("<feed width='\(width)'><view height='3'/></feed>".utf8)
      var options = RenderOptions()
      options.time = time.map { .seconds($0) }
      _ = try shelf.scene(SceneShelf.Key(document: document, options: options)) { () throws(RenderError) in
        made.append(width)
        return try Document(document).scene()
      }
    }
    for width in [11, 12, 13, 14] { try use(width) }
    // Another moment is a picture of the same scene.
    try use(11, at: 0.5)
    #expect(made == [11, 12, 13, 14])
    try use(15)
    for width in [11, 13, 14, 15] { try use(width) }
    #expect(made == [11, 12, 13, 14, 15])
    try use(12)
    for width in [13, 14, 15, 12] { try use(width) }
    #expect(made == [11, 12, 13, 14, 15, 12])
    try use(11)
    #expect(made == [11, 12, 13, 14, 15, 12, 11])
  }

  /// XML 1.0, section 2.11: CR LF is one line end, and so is a CR alone.
  @Test(arguments: [
    ("a\rb", "a\nb", true), ("a\r\nb", "a\nb", true), ("\na", "\na", true), ("\r\n\r\na", "\n\na", true),
    ("a\n\rb", "a\n\nb", true), ("a\r\rb\r", "a\n\nb\n", true), ("a\r\nb", "a\n\nb", false),
    ("a\n\nb", "a\nb", false), ("a\rb", "ab", false), ("a\n\nb", "a\r\n\r\nb", true),
  ])
  func `a text with other line ends is unchanged`(file: String, editor: String, isUnchanged: Bool) {
    let content = DocumentFile.Content(bytes: Array(file.utf8))
    let document = content.document(of: Array(editor.utf8), name: "a")
    #expect(document.bytes == (isUnchanged ? Array(file.utf8) : [0xEF, 0xBB, 0xBF] + Array(editor.utf8)))
  }

  @Test func `a text is the document while the file cannot be read`() {
    let content = DocumentFile.Content(failure: .cannotRead(path: "a", reason: "b"))
    #expect(content.document(of: [], name: "a").bytes == [0xEF, 0xBB, 0xBF])
  }
}
