import Diagnostics
import ImageCoding
import Skeleton
import Synchronization
import TestSupport
import Testing
import TextFormats

@testable import Batch

@Suite struct RecordRendererTests {
  private static let cell = #"<feed width=\"100\"><text/></feed>"#

  /// The lines of `mixed.ndjson`: the `id` that each answer repeats, and the code of its error.
  static let mixed: [(id: String, code: String?)] = [
    ("1", nil), (#""two""#, nil), ("null", "record.blank"), ("4", nil), ("5", "native.element"), ("6", "xml.syntax"),
    ("null", "json.syntax"), ("8", nil), ("9", "record.base64"), ("10", "record.input"), ("11", "record.input"),
    ("12", "record.path"), ("13", "record.member"), ("14", "record.value"), ("15", "record.outputs"),
    ("16", "record.outputs"), ("null", "record.type"), ("null", "record.type"), ("19", "xml.empty"),
    ("20", "scene.canvas"), ("21", "input.limit"), ("12345678901234567890", nil), (#""ünï\n""#, nil), ("24", nil),
    ("25", nil), ("null", "record.blank"), ("27", "input.empty"), ("null", "json.syntax"),
  ]

  @Test func `every line of a stream gets one line that is JSON, and every bad one a code and a position`() throws {
    let lines = try Fixture("pipeline/mixed.ndjson").bytes().split(separator: 0x0A, omittingEmptySubsequences: false)
      .dropLast()
    try #require(lines.count == Self.mixed.count)
    for (number, (line, expected)) in zip(1..., zip(lines, Self.mixed)) {
      let answer = RecordRenderer().answer(to: Array(line), number: number)
      let text = String(decoding: answer.bytes, as: UTF8.self)
      #expect(text.hasPrefix(#"{"id":\#(expected.id),"ok":\#(expected.code == nil),"#), "line \(number)")
      #expect(text.dropLast().allSatisfy { $0 != "\n" } && text.last == "\n")
      _ = try parseJSON(answer.bytes)
      guard let code = expected.code else { continue }
      #expect(text.contains(#","error":{"code":"\#(code)","message":""#), "line \(number): \(text)")
      if code.hasPrefix("record.") || code.hasPrefix("json.") {
        #expect(text.contains(#","line":\#(number),"column":"#), "line \(number): \(text)")
      }
    }
  }

  @Test func `a record has resources of its own over the shared ones`() throws {
    func answer(_ resources: String, shared: String? = nil) -> String {
      let view =
        "<View xmlns:android='http://schemas.android.com/apk/res/android' android:background='#123' "
        + "android:layout_width='match_parent' android:layout_height='@dimen/h'/>"
      var renderer = RecordRenderer()
      if let shared {
        let file = Array("<resources><dimen name='h'>\(shared)</dimen></resources>".utf8)
        renderer.options.resources = ResourceFolders([ResourceFolders.Folder(paths: ["values/d.xml"]) { _ in file }])
      }
      let line = "{\"id\":1,\"xml\":\"\(view)\"\(resources)}"
      return String(decoding: renderer.answer(to: Array(line.utf8), number: 1).bytes, as: UTF8.self)
    }
    func own(_ height: String) -> String {
      ",\"resources\":{\"values/d.xml\":\"<resources><dimen name='h'>\(height)</dimen></resources>\"}"
    }
    #expect(answer("", shared: "210dp").contains("\"height\":209.9"))
    #expect(answer(own("105dp"), shared: "210dp").contains("\"height\":105.1"))
    #expect(answer(own("21dp")).prefix(90) != answer(own("42dp")).prefix(90), "the entity tags are equal")
    #expect(answer(",\"resources\":[]").contains("expected an object of files"))
  }

  @Test(arguments: [("two-cards", nil), ("a-page", nil), ("stock", "stock.json")])
  func `a record with components and rows is the document written out`(_ name: String, _ data: String?) throws {
    func file(_ name: String) throws -> String {
      String(decoding: try Fixture("components/\(name)").bytes(), as: UTF8.self)
    }
    func answer(_ name: String, _ options: String) throws -> [String] {
      var record = JSONWriter()
      record.value(try file(name))
      let xml = String(decoding: record.bytes, as: UTF8.self)
      let outputs = #"["bones","svg","lottie","ascii"]"#
      let line = "{\"id\":1,\"xml\":\(xml),\"options\":{\(options)},\"outputs\":\(outputs)}"
      let bytes = RecordRenderer().answer(to: Array(line.utf8), number: 1).bytes
      guard case .object(let members) = try parseJSON(bytes).value else { return [] }
      return members.filter { $0.name != "etag" }.map { $0.name + ":" + $0.node.text }
    }
    var elements = JSONWriter()
    elements.value(try file("elements.xml"))
    var options = "\"elements\":" + String(decoding: elements.bytes, as: UTF8.self)
    if let data { options += try ",\"data\":" + file(data) }
    let written = try answer(name + "-written-out.xml", "")
    #expect(written.count >= 3 && written.contains("ok:true"))
    #expect(try answer(name + ".xml", options) == written)
  }

  @Test(arguments: [
    ("", 1, "record.blank", "the line is blank, expected a JSON object"),
    ("{\"id\":1,", 9, "json.syntax", "expected a name in quotes"),
    ("{\"id\":true,\"xml\":\"\"}", 7, "record.type", "\"id\" is a Boolean, expected a string or a number"),
    ("{\"id\":1,\"xml\":3}", 15, "record.type", "\"xml\" is a number, expected a string"),
    ("{\"id\":1,\"xnl\":\"\"}", 15, "record.member", "there is no member \"xnl\"; did you mean \"xml\"?"),
    (
      "{\"id\":1,\"xml\":\"\",\"options\":{\"fps\":0}}", 35, "record.value",
      "\"fps\" is 0, expected a number above 0 and at most 1000"
    ),
    (
      "{\"id\":1,\"xml\":\"\",\"outputs\":[\"json\"]}", 29, "record.outputs",
      "there is no output \"json\"; did you mean \"bones\"?"
    ),
    (
      "{\"id\":1,\"xml\":\"\",\"outputs\":[\"picture\"]}", 29, "record.outputs",
      "there is no output \"picture\"; expected bones, png, apng, gif, webp, svg, html, lottie, "
        + "hxml, uikit, swiftui, compose, react, react-css, element, react-content-loader, android, "
        + "android-values, android-values-night, ascii, ansi, boneyard"
    ),
  ])
  func `a fault of the line is reported with its place in the stream`(
    _ line: String, _ column: Int, _ code: String, _ message: String
  ) throws {
    let error = try members(answer(line, number: 17), "error")
    #expect(error.text("code") == code)
    #expect(error.text("message") == message)
    #expect(error.number("line") == 17)
    #expect(error.number("column") == Double(column))
  }

  @Test func `all errors of a document are reported`() throws {
    let answer = try members(answer(#"{"id":1,"xml":"<feed>\n<avatr/>\n<txt/></feed>"}"#))
    #expect(answer.node("error")?.members?.number("line") == 2)
    guard case .array(let errors)? = answer.node("errors")?.value else {
      Issue.record("no errors")
      return
    }
    #expect(errors.compactMap { $0.members?.number("line") } == [2, 3])
  }

  @Test(arguments: [19, 20, 21]) func `an answer lists at most twenty problems`(count: Int) throws {
    let wrong = String(repeating: "<avatr/>", count: count)
    let failed = try members(answer(#"{"id":1,"xml":"<feed>\#(wrong)</feed>"}"#))
    let views = (0..<count).map { "<node class='a.B\($0)' bounds='[0,0][9,9]'/>" }.joined()
    let screen = "<node class='android.widget.FrameLayout' bounds='[0,0][99,99]'>\(views)</node>"
    let rendered = try members(answer(#"{"id":1,"xml":"<hierarchy>\#(screen)</hierarchy>"}"#))
    for list in [failed.node("errors"), rendered.node("warnings")] {
      guard case .array(let problems)? = list?.value else {
        Issue.record("no problems")
        continue
      }
      #expect(problems.count == min(count, 20))
    }
  }

  @Test(arguments: RecordOutput.all)
  func `an output equals that of render`(_ output: RecordOutput) throws {
    let markup = #"<feed width="100"><text/><avatar/></feed>"#
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.isRightToLeft) = (1, 5, true)
    (options.size, options.theme, options.columns) = (CanvasSize(width: 90), .dark, 40)
    let line = """
      {"id":1,"xml":"<feed width=\\"100\\"><text/><avatar/></feed>","outputs":["\(output.name)"],\
      "options":{"scale":1,"fps":5,"rtl":true,"size":"90x","theme":"dark","columns":40}}
      """
    let outputs = try members(answer(line), "outputs")
    let bytes = try render(Array(markup.utf8), as: output.format, options: options).bytes
    switch output.format {
    case .json, .boneyard:
      let oneLine = String(decoding: bytes.filter { $0 != 0x0A }, as: UTF8.self)
      #expect(answer(line).contains(#""outputs":{"\#(output.name)":\#(oneLine)},"#))
    case .lottie:
      let oneLine = String(decoding: bytes.dropLast(), as: UTF8.self)
      #expect(answer(line).contains(#""outputs":{"lottie":\#(oneLine)},"#))
    case .svg, .html, .hxml, .uikit, .swiftui, .compose, .react, .reactStyles, .element, .reactContentLoader, .android,
      .androidValues, .androidNight,
      .ascii,
      .ansi:
      #expect(outputs.text(output.name) == String(decoding: bytes, as: UTF8.self))
    case .png, .apng, .gif, .webp:
      #expect(outputs.text(output.name).flatMap { Base64.decode(Array($0.utf8)) } == bytes)
    }
  }

  // MARK: - Entity tags

  @Test func `a tag that is known is answered without rendering`() throws {
    let asked = Mutex(0)
    var renderer = RecordRenderer()
    renderer.makeDeadline = {
      asked.withLock { $0 += 1 }
      return { false }
    }
    let tag = try tag(of: #"{"id":1,"xml":"\#(Self.cell)"}"#)
    let known = renderer.answer(to: Array(#"{"id":2,"xml":"\#(Self.cell)","ifNoneMatch":"\#(tag)"}"#.utf8), number: 1)
    #expect(text(known) == "{\"id\":2,\"ok\":true,\"etag\":\"\(tag)\",\"notModified\":true}\n")
    #expect(asked.withLock { $0 } == 0)
    let other = try members(answer(#"{"id":2,"xml":"\#(Self.cell)","ifNoneMatch":"0"}"#))
    #expect(other.text("etag") == tag)
    #expect(other.node("outputs") != nil)
  }

  @Test func `an equal record is answered with the same bytes without rendering`() throws {
    let rendered = Mutex(0)
    var renderer = RecordRenderer()
    renderer.makeDeadline = {
      rendered.withLock { $0 += 1 }
      return { false }
    }
    let plain = Array(#"{"id":1,"xml":"\#(Self.cell)","outputs":["bones","svg"]}"#.utf8)
    let ignored = Array(#"{"id":1,"xml":"\#(Self.cell)","options":{"fragment":false}}"#.utf8)
    let lines = [plain, plain, ignored, Array(#"{"id":1,"xml":"\#(Self.cell)"}"#.utf8), plain]
    let fresh = lines.map { renderer.answer(to: $0, number: 1) }
    #expect(rendered.withLock { $0 } == 5)
    renderer.recent = RecentRecords()
    let answers = lines.map { renderer.answer(to: $0, number: 1) }
    #expect(rendered.withLock { $0 } == 7)
    #expect(answers.map(\.bytes) == fresh.map(\.bytes))
    #expect(answers.map(\.warnings) == fresh.map(\.warnings))
    #expect(answers.map { $0.outputBytes.map(\.count) } == fresh.map { $0.outputBytes.map(\.count) })
  }

  @Test func `outputs beyond the bound, and outputs in files, are rendered again`() throws {
    let rendered = Mutex(0)
    var renderer = RecordRenderer()
    renderer.recent = RecentRecords(bytes: 100)
    renderer.makeDeadline = {
      rendered.withLock { $0 += 1 }
      return { false }
    }
    let line = Array(#"{"id":1,"xml":"\#(Self.cell)"}"#.utf8)
    let first = renderer.answer(to: line, number: 1)
    #expect(renderer.answer(to: line, number: 2).bytes == first.bytes)
    #expect(rendered.withLock { $0 } == 2)
    renderer.recent = RecentRecords()
    let stored = Mutex(0)
    renderer.storeFile = { _, _ in stored.withLock { $0 += 1 } }
    for number in 1...2 { _ = renderer.answer(to: line, number: number) }
    #expect(rendered.withLock { $0 } == 4)
    #expect(stored.withLock { $0 } == 2)
  }

  @Test func `equivalent records have the same tag`() throws {
    let plain = try tag(of: #"{"id":1,"xml":"\#(Self.cell)"}"#)
    #expect(try tag(of: #"{"outputs":["bones","bones"],"xml":"\#(Self.cell)","id":"x","options":{}}"#) == plain)
    #expect(try tag(of: #"{"id":1,"base64":"PGZlZWQgd2lkdGg9IjEwMCI+PHRleHQvPjwvZmVlZD4="}"#) == plain)
    #expect(try tag(of: #"{"id":1,"xml":"\#(Self.cell)","options":{"rtl":false,"scale":null}}"#) == plain)
    let timed = try tag(of: #"{"id":1,"xml":"\#(Self.cell)","options":{"at":0.5,"scale":2}}"#)
    #expect(try tag(of: #"{"id":1,"xml":"\#(Self.cell)","options":{"scale":2.0,"at":"500ms"}}"#) == timed)
    #expect(timed != plain)
  }

  @Test func `every option, output and byte makes another tag`() throws {
    let options = [
      "", #""size":"90x""#, #""size":"x90""#, #""scale":1"#, #""at":"0.5s""#, #""at":"50%""#, #""theme":"dark""#,
      #""rtl":true"#, #""preset":"pulse""#, #""dialect":"native""#, #""repeat":2"#,
      #""repeat":"fill""#, #""fps":5"#, #""duration":1"#, #""startAt":1"#, #""stopAt":1"#, #""columns":9"#,
      #""device":"iphone-15""#, #""solve":true"#, #""sizes":["90x"]"#, #""colors":"256""#, #""animate":"smil""#,
      #""responsive":true"#, #""fragment":true"#, #""shell":true"#, #""title":"…""#, #""documentName":"Cell""#,
    ]
    var lines = options.map { #"{"id":1,"xml":"\#(Self.cell)","options":{\#($0)}}"# }
    lines.append(#"{"id":1,"xml":"\#(Self.cell)","outputs":["ascii"]}"#)
    lines.append(#"{"id":1,"xml":"\#(Self.cell)","outputs":["ascii","bones"]}"#)
    lines.append(#"{"id":1,"xml":"\#(Self.cell) "}"#)
    let views = String(decoding: Base64.encode(try Fixture("interface-builder/two-views.xib").bytes()), as: UTF8.self)
    for root in ["null", "0", "1"] { lines.append(#"{"id":1,"base64":"\#(views)","options":{"root":\#(root)}}"#) }
    var tags = try lines.map { try tag(of: $0) }
    var renderer = RecordRenderer()
    let rules = #"<rules><rule match="text" skeleton="bone"/></rules>"#
    renderer.common = SharedInput(Array(rules.utf8))
    renderer.options.rules = try RuleSet(rules)
    let line = #"{"id":1,"xml":"\#(Self.cell)"}"#
    tags.append(try #require(members(text(renderer.answer(to: Array(line.utf8), number: 1))).text("etag")))
    renderer.engine = "another build"
    tags.append(try #require(members(text(renderer.answer(to: Array(line.utf8), number: 1))).text("etag")))
    #expect(Set(tags).count == tags.count)
  }

  @Test func `the identity of a build changes with its bytes`() {
    #expect(buildIdentity(ofProgram: [1, 2]) != buildIdentity(ofProgram: [1, 3]))
    #expect(buildIdentity(ofProgram: [0]) != buildIdentity(ofProgram: [0, 0]))
    #expect(buildIdentity(ofProgram: [1, 2]) == buildIdentity(ofProgram: [1, 2]))
  }

  // MARK: - Options

  @Test(arguments: RenderOption.on(.record))
  func `a record accepts each option of the table`(_ option: RenderOption) throws {
    let value = Self.json(option)
    let reader = OptionsReader(RenderOptions())
    let read = try reader.read(parseJSON(Array(#"{"\#(option.name)":\#(value)}"#.utf8)))
    var expected = RenderOptions()
    try option.setting(option.example).apply(to: &expected)
    #expect(read.values == expected)
    #expect(read.values != RenderOptions())
    let wrong = #"{"id":1,"xml":"\#(Self.cell)","options":{"\#(option.name)":[3]}}"#
    #expect(try members(answer(wrong), "error").text("code") == "record.type")
  }

  @Test func `options that are kept from an earlier record do not depend on the order of the records`() throws {
    let options = [#"{"scale":3}"#, #"{"theme":"dark"}"#, "null", #"{"scale":3,"theme":"dark"}"#]
    let lines = options.map { #"{"id":1,"xml":"\#(Self.cell)","options":\#($0)}"# }
    let renderer = RecordRenderer()
    let alone = lines.map { text(RecordRenderer().answer(to: Array($0.utf8), number: 1)) }
    #expect(Set(alone).count == lines.count)
    for (line, answer) in zip(lines + lines.reversed(), alone + alone.reversed()) {
      #expect(text(renderer.answer(to: Array(line.utf8), number: 1)) == answer)
    }
    var dark = RecordRenderer()
    dark.options.theme = "dark"
    let before = text(dark.answer(to: Array(lines[0].utf8), number: 1))
    dark.options.theme = nil
    #expect(text(dark.answer(to: Array(lines[0].utf8), number: 1)) == alone[0])
    #expect(before != alone[0])
  }

  /// The example value of an option as JSON.
  private static func json(_ option: RenderOption) -> String {
    switch option.form {
    case .flag, .number, .json: option.example
    case .list: "[" + option.example.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ",") + "]"
    case .text, .numberOrText, .wholeNumberOrText:
      "\"\(option.example.replacing("\"", with: "\\\""))\""
    }
  }

  @Test func `an option that no output depends on is a warning`() throws {
    let line = #"{"id":1,"xml":"\#(Self.cell)","outputs":["ascii","png"],"options":{"fragment":true,"columns":9}}"#
    guard case .array(let warnings)? = try members(answer(line)).node("warnings")?.value else {
      Issue.record("no warnings")
      return
    }
    #expect(
      warnings.compactMap { $0.members?.text("message") } == [
        "\"fragment\" has no effect on png, ascii; it applies to html"
      ])
    #expect(warnings.compactMap { $0.members?.text("code") } == ["options.ignored"])
  }

  // MARK: - Files

  @Test func `files are read and written by the functions that are handed in`() throws {
    let stored = Mutex<[String: [UInt8]]>([:])
    var renderer = RecordRenderer()
    renderer.options.limits.inputBytes = 1_000
    renderer.readFile = { path, limit throws(FileFailure) in
      guard path == "cell.xml", limit == 1_000 else { throw FileFailure(reason: "it is not there") }
      return Array(#"<feed width="100"><text/></feed>"#.utf8)
    }
    renderer.storeFile = { bytes, name throws(FileFailure) in
      if name.hasSuffix(".png") { throw FileFailure(reason: "the disk is full") }
      stored.withLock { $0[name] = bytes }
    }
    let good = renderer.answer(to: Array(#"{"id":1,"path":"cell.xml"}"#.utf8), number: 1)
    let bones = try render(Array(#"<feed width="100"><text/></feed>"#.utf8), as: .json).bytes
    let name = SHA256.hexadecimal(of: bones) + ".bones.json"
    #expect(text(good).contains(#""outputs":{"bones":"\#(name)"}"#))
    #expect(stored.withLock { $0 } == [name: bones])
    let missing = renderer.answer(to: Array(#"{"id":2,"path":"other.xml"}"#.utf8), number: 2)
    #expect(text(missing).contains(#""message":"other.xml: it is not there","line":2,"column":16"#))
    let full = renderer.answer(to: Array(#"{"id":3,"path":"cell.xml","outputs":["png"]}"#.utf8), number: 3)
    #expect(text(full).contains(#""code":"output.file""#))
    #expect(full.outcome == .unstored)
  }

  @Test func `limits hold for each record in spite of its options`() throws {
    var renderer = RecordRenderer()
    renderer.options.limits.views = 3
    renderer.options.limits.pixels = 10_000
    renderer.options.limits.inputBytes = 60
    func code(_ line: String) throws -> String? {
      try members(text(renderer.answer(to: Array(line.utf8), number: 1)), "error").text("code")
    }
    #expect(try code(#"{"id":1,"xml":"<feed><cell repeat=\"9\"><text/></cell></feed>"}"#) == "input.limit")
    #expect(try code(#"{"id":1,"xml":"\#(Self.cell)","options":{"scale":9},"outputs":["png"]}"#) == "scene.canvas")
    #expect(try code(#"{"id":1,"xml":"\#(Self.cell)\#(String(repeating: " ", count: 60))"}"#) == "xml.limit")
  }

  // MARK: - Support

  private func answer(_ line: String, number: Int = 1) -> String {
    text(RecordRenderer().answer(to: Array(line.utf8), number: number))
  }

  private func text(_ answer: Answer) -> String { String(decoding: answer.bytes, as: UTF8.self) }

  private func tag(of line: String) throws -> String { try #require(members(answer(line)).text("etag")) }

  private func members(_ answer: String, _ name: String? = nil) throws -> [JSONNode.Member] {
    let members = try #require(parseJSON(Array(answer.utf8)).members)
    guard let name else { return members }
    return try #require(members.node(name)?.members)
  }
}

extension JSONNode {
  fileprivate var members: [JSONNode.Member]? {
    if case .object(let members) = value { members } else { nil }
  }
}

extension [JSONNode.Member] {
  fileprivate func node(_ name: String) -> JSONNode? { first { $0.name == name }?.node }

  fileprivate func text(_ name: String) -> String? {
    if case .string(let text)? = node(name)?.value { text } else { nil }
  }

  fileprivate func number(_ name: String) -> Double? {
    if case .number(let number)? = node(name)?.value { number } else { nil }
  }
}
