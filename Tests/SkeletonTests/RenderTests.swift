import Skeleton
import TestSupport
import Testing

/// The public interface of the library.
@Suite struct RenderTests {
  @Test func `renders every fixture in every format`() throws {
    var options = RenderOptions()
    options.scale = 0.25
    options.framesPerSecond = 2
    for fixture in try ["seeds", "native/bones", "native/shimmer"].flatMap(Fixture.all) {
      // The outputs of a scene share its layouts at other widths.
      let scene = try Document(fixture.bytes(), options: options).scene(options)
      for format in OutputFormat.allCases {
        #expect(try !scene.render(as: format).bytes.isEmpty, "\(fixture.path) as \(format)")
      }
    }
  }

  @Test func `an error has all problems with line, column and code`() throws {
    let markup = "<feed>\n  <avatr/>\n  <text lines=\"many\"/>\n</feed>"
    let error = try #require(throws: RenderError.self) { try render(Array(markup.utf8), as: .json) }
    #expect(error.problems.map(\.line) == [2, 3])
    #expect(error.problems.map(\.column) == [3, 16])
    #expect(error.problems.map(\.code) == ["native.element", "native.value"])
    #expect(
      error.description == """
        2:3: unknown element <avatr>; did you mean <avatar>?
        3:16: 'lines' of <text> is "many", expected a whole number such as 3
        """)
  }

  @Test func `a warning does not change the output`() throws {
    let output = try render(Array(#"<feed width="10" height="10"/>"#.utf8), as: .json)
    #expect(output.warnings.map(\.code) == ["scene.empty"])
    #expect(output.bytes.last == UInt8(ascii: "\n"))
  }

  @Test func `the first root with bones is drawn`() throws {
    let markup = """
      <doc xmlns='https://hyperview.org/hyperview'><screen id='a'><body/></screen>
      <screen id='b'><body><text>Hello</text></body></screen></doc>
      """
    let document = try Document(markup)
    let scene = try document.scene()
    #expect(scene.bones.count == 1)
    #expect(scene.warnings.map(\.code) == ["scene.root"])
    let layout = try document.layout(as: .json, RenderOptions()).bytes
    #expect(String(decoding: layout, as: UTF8.self).contains("\"text\""))

    var options = RenderOptions()
    options.root = "a"
    let named = try document.scene(options)
    #expect(named.bones.isEmpty)
    #expect(named.warnings.map(\.message).last == "root 1 has 1 bone: --root 1")
  }

  @Test func `wrong options are reported like wrong input`() {
    func message(_ change: (inout RenderOptions) -> Void) -> String {
      var options = RenderOptions()
      change(&options)
      do throws(RenderError) {
        _ = try render(Array("<feed><text/></feed>".utf8), as: .png, options: options)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      message { $0.scale = .nan }
        == "the option \"scale\" is out of range, expected a number above 0 and at most 1000")
    #expect(message { $0.size = CanvasSize(width: -1) }.hasPrefix("the option \"size\" is out of range"))
    let tooLarge = "the canvas has 750 × 48 pixels, at most 100 are drawn"
    #expect(message { $0.limits.streamedPixels = 100 }.hasPrefix(tooLarge))
    #expect(message { $0.limits.inputBytes = 3 } == "the input has 20 bytes, at most 3 are read (--max-input)")
    #expect(message { $0.theme = "sepia" }.contains("sepia"))
  }

  @Test func `elements of the caller's own become native markup`() throws {
    var context = RenderContext()
    context.elements["productCard"] = { card in
      let title = "<text lines=\"\(card["lines"] ?? "2")\" grow=\"1\"/>"
      return "<row gap=\"8\"><image id=\"\(card.text)\" width=\"64\" height=\"64\"/>\(title)</row>"
    }
    let markup = "<feed width=\"200\"><productCard lines=\"1\">first</productCard><productCard/></feed>"
    let bones = String(decoding: try render(Array(markup.utf8), as: .json, context: context).bytes, as: UTF8.self)
    #expect(bones.split(separator: "\n").count == 7)
    #expect(bones.contains("\"path\":\"feed/row[0]/image\",\"id\":\"first\""))
    #expect(throws: RenderError.self) { try render(Array(markup.utf8), as: .json) }
  }

  @Test func `an element of the caller's own may be the root`() throws {
    var context = RenderContext()
    context.elements["page"] = { page in "<screen>\(page.children.map { "<\($0.name)/>" }.joined())</screen>" }
    let output = try render(Array("<page><avatar/></page>".utf8), as: .json, context: context)
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("\"path\":\"screen/avatar\""))
  }

  @Test func `rules apply to views that the document's author cannot edit`() throws {
    var options = RenderOptions()
    options.rules = try RuleSet(Array("<rules><rule match=\"#name\" skeleton=\"ignore\"/></rules>".utf8))
    let markup = Array("<feed><text id=\"name\"/><text/></feed>".utf8)
    let bones = String(decoding: try render(markup, as: .json, options: options).bytes, as: UTF8.self)
    #expect(!bones.contains("\"id\":\"name\""))
    #expect(throws: RenderError.self) { try RuleSet(Array("<rules><rule/></rules>".utf8)) }
  }

  @Test func `right to left mirrors the bones about the middle`() throws {
    var options = RenderOptions()
    options.size = CanvasSize(width: 100, height: 20)
    let markup = Array("<row><avatar width=\"10\" height=\"10\"/></row>".utf8)
    func bones() throws -> String {
      String(decoding: try render(markup, as: .json, options: options).bytes, as: UTF8.self)
    }
    #expect(try bones().contains("\"x\":0,\"y\":0,\"width\":10"))
    options.isRightToLeft = true
    #expect(try bones().contains("\"direction\":\"rtl\""))
    #expect(try bones().contains("\"x\":90,\"y\":0,\"width\":10"))
  }

  @Test func `concurrent calls give the same output as one call`() async throws {
    let markup = try Fixture("seeds/newsfeed.xml").bytes()
    let expected = try render(markup, as: .png).bytes
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<16 { group.addTask { try render(markup, as: .png).bytes } }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }
}
