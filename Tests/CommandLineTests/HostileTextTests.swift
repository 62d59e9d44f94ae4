import Foundation
import TestSupport
import Testing

/// Text of documents, configurations and file names cannot forge a line of a terminal or of a log.
@Suite struct HostileTextTests {
  /// A text with each kind of character that could change the line in which it is printed.
  private static let hostile =
    "x\n::error file=a.swift,line=1::forged\r\t\u{1B}[2J\u{1B}]0;t\u{7}\u{7F}\u{85}\u{9B}31m\u{2028}\u{2029}\u{202E}"
    + "\u{2066}\u{200F}\u{61C}"

  /// The text in an attribute: XML has no control characters but line breaks and tabs.
  private static let xml = hostile.unicodeScalars.map { scalar in
    scalar.value < 0x20 && !"\n\r\t".unicodeScalars.contains(scalar) ? "" : "&#\(scalar.value);"
  }.joined()

  private static let json = hostile.unicodeScalars.map { scalar in
    scalar.value > 0xFFFF ? String(scalar) : "\\u" + String(scalar.value + 0x1_0000, radix: 16).dropFirst()
  }.joined()

  /// A name of a file; the system does not allow a slash in it.
  private static let fileName = hostile + ".xml"

  private static let documents: KeyValuePairs<String, String> = [
    "accepted":
      "<feed id='\(xml)' width='200'><view id='\(xml)' width='10' height='10'/>"
      + "<text id='\(xml)' text='\(xml)'/></feed>",
    "refused":
      "<feed width='200'><view id='\(xml)' skeleton='\(xml)' width='\(xml)' height='10'/><text lines='\(xml)'/></feed>",
    "roots":
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects><view id='\(xml)' userLabel='\(xml)'>"
      + "<rect key='frame' x='0' y='0' width='9' height='9'/></view><view id='b\(xml)' customClass='\(xml)'>"
      + "<rect key='frame' x='0' y='0' width='9' height='9'/></view></objects></document>",
    "android":
      "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='\(xml)'"
      + " android:layout_height='\(xml)' android:id='@+id/\(xml)'><TextView android:text='@string/\(xml)'"
      + " style='@style/\(xml)' android:layout_width='9dp' android:layout_height='9dp'/></LinearLayout>",
    "namespace": "<feed xmlns='\(xml)'/>",
    "broken": "<feed a='\(xml)' \u{202E}\u{2028}\u{9B}",
  ]

  private static let rules =
    "<rules><rule match='#\(xml)' skeleton='\(xml)'/><rule match='\(xml)' skeleton='bone'/></rules>"
  private static let configurations: KeyValuePairs<String, String> = [
    "unknown": "{\"\(json)\": 1, \"budgets\": {\"\(json)\": \"\(json)\"}}",
    "values":
      "{\"rules\": \"\(json)\", \"exclude\": [\"\(json)\"], \"sizes\": [\"\(json)\"], "
      + "\"themes\": [\"\(json)\"]}",
  ]

  /// Fails if an output that people read has an unsafe character, or a line that the hostile text forged.
  private func expectVisible(_ text: String, _ command: [String]) {
    let unsafe = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    let comment = Comment(rawValue: "\(command.dropLast()): \(text.debugDescription.prefix(400))")
    #expect(unsafe.isEmpty, comment)
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error file=a.swift") }, comment)
  }

  private static let commands = [
    ["layout"], ["layout", "--roots"], ["explain"], ["explain", "--layout"],
    ["render", "--annotate", "--format", "ascii"], ["render", "--format", "json", "-o", "/dev/null"],
    ["render", "--root", hostile, "--format", "ascii"], ["check"], ["check", "--budget", "bones=0"],
    ["check", "--format", "github"], ["native", hostile], ["render", "--rules"], ["layout", "--data"],
    ["render", "--elements"], ["render", "--res"], ["play", "--duration", "1ms"],
    ["render", "--format", "swiftui", "--title", hostile], ["render", "--format", "compose", "--title", hostile],
    ["render", "--format", "react-content-loader"], ["render", "--format", "android"],
  ]

  @Test(arguments: documents.map(\.key), commands)
  func `a document with hostile strings is printed visibly`(name: String, command: [String]) throws {
    let folder = try TemporaryFolder()
    let file = folder.path(Self.fileName)
    let document = try #require(Self.documents.first { $0.key == name }).value
    try Data(document.utf8).write(to: URL(filePath: file))
    let rules = folder.path("r\(Self.hostile)")
    try Data(Self.rules.utf8).write(to: URL(filePath: rules))
    var arguments = command
    if ["--rules", "--data", "--elements", "--res"].contains(arguments.last ?? "") { arguments.append(rules) }
    if arguments.first != "native" { arguments.append(file) }
    let run = try SkeletonProcess(arguments: arguments)
    expectVisible(run.standardError, arguments)
    expectVisible(run.text, arguments)
  }

  @Test(arguments: documents.map(\.key))
  func `differences and missing files are printed visibly`(name: String) throws {
    let folder = try TemporaryFolder()
    let (one, two) = (folder.path(Self.fileName), folder.path("two" + Self.fileName))
    let document = try #require(Self.documents.first { $0.key == name }).value
    try Data(document.utf8).write(to: URL(filePath: one))
    try Data(document.replacing("height='10'", with: "height='30'").utf8).write(to: URL(filePath: two))
    for arguments in [
      ["diff", one, two], ["diff", one, folder.path("none" + Self.hostile)], ["render", one + "none"],
    ] {
      let run = try SkeletonProcess(arguments: arguments)
      expectVisible(run.standardError, arguments)
      expectVisible(run.text, arguments)
    }
  }

  @Test(arguments: documents.map(\.key), configurations.map(\.key))
  func `suites and configurations with hostile strings are printed visibly`(
    name: String, configuration: String
  ) throws {
    let folder = try TemporaryFolder()
    let document = try #require(Self.documents.first { $0.key == name }).value
    try Data(document.utf8).write(to: URL(filePath: folder.path(Self.fileName)))
    func run(_ arguments: [String]) throws {
      let run = try SkeletonProcess(arguments: arguments)
      expectVisible(run.standardError, arguments)
      expectVisible(run.text, arguments)
    }
    let suite = folder.url.path
    try run(["snapshot", "record", suite])
    try Data(document.replacing("height='10'", with: "height='30'").utf8)
      .write(to: URL(filePath: folder.path(Self.fileName)))
    for command in ["verify", "approve", "prune"] { try run(["snapshot", command, suite]) }
    let text = try #require(Self.configurations.first { $0.key == configuration }).value
    for file in ["snapshots.json", "skeleton.json"] { try Data(text.utf8).write(to: URL(filePath: folder.path(file))) }
    for command in ["record", "verify", "approve", "prune"] { try run(["snapshot", command, suite]) }
    try run(["check", suite])
    try run(["check", "--config", folder.path("skeleton.json"), folder.path(Self.fileName)])
  }

  /// Answers are JSON, which escapes by its own format: a hostile text begins no line, and adds none.
  @Test(arguments: documents.map(\.key))
  func `each record with hostile strings has one line`(name: String) throws {
    let folder = try TemporaryFolder()
    let document = try #require(Self.documents.first { $0.key == name }).value
    try Data(document.utf8).write(to: URL(filePath: folder.path(Self.fileName)))
    var records: [[String: Any]] = [
      ["id": Self.hostile, "xml": document, "outputs": ["bones", "ascii"]],
      ["id": Self.hostile, "path": Self.fileName], ["id": 1, "path": "none" + Self.fileName],
      ["id": 2, "xml": document, "outputs": [Self.hostile]], ["id": 3, "xml": document, "options": [Self.hostile: 1]],
      ["id": 4, Self.hostile: Self.hostile],
    ]
    for option in ["rules", "elements", "data", "root", "theme"] {
      records.append(["id": option, "xml": document, "options": [option: Self.hostile]])
    }
    let lines = try records.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
    let input = lines.joined(separator: "\n") + "\n" + Self.hostile.replacing("\n", with: " ")
    let run = try SkeletonProcess(
      "batch", "--allow-paths", folder.url.path, "--out", folder.path("out"), "--jobs", "1", input: input)
    let answers = run.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(answers.count == records.count + 1)
    for answer in answers {
      let value = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      #expect(value?["ok"] != nil)
    }
    expectVisible(run.standardError, ["batch", name])
  }

  @Test func `arguments are printed visibly`() throws {
    for arguments in [
      ["preview", Self.hostile], ["preview", Self.hostile, "--rules", Self.hostile], ["preview", "--\(Self.hostile)"],
      ["serve", "--socket", "/nowhere/\(Self.hostile)"], ["serve", "--host", Self.hostile], ["serve", Self.hostile],
      ["serve", "--port", Self.hostile], ["serve", "--port=1,\(Self.hostile)"],
      ["batch", "--out", "/dev/null/\(Self.hostile)"], ["batch", "--jobs", Self.hostile],
      ["check", "--budget", "bones=\(Self.hostile)"], ["render", "--scale", Self.hostile, Self.hostile],
      ["check", "/\(Self.hostile)"], ["snapshot", Self.hostile], ["diff", "--ignore", "1,\(Self.hostile)", "a", "b"],
      [Self.hostile], ["--\(Self.hostile)"], ["completions", Self.hostile], ["help", Self.hostile],
    ] {
      let run = try SkeletonProcess(arguments: arguments)
      #expect(run.exitCode != 0)
      expectVisible(run.standardError, arguments)
      expectVisible(run.text, arguments)
    }
  }

  /// The frames of a playback have escape sequences of their own; its messages have none of the document.
  @Test(arguments: documents.map(\.key))
  func `a playback shows no text of the document`(name: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.path(Self.fileName)
    try Data((try #require(Self.documents.first { $0.key == name }).value).utf8).write(to: URL(filePath: file))
    let terminal = try PseudoTerminal(["play", file, "--duration", "20ms"], columns: 40, rows: 12)
    _ = try terminal.end()
    let text = terminal.commandText
    for forged in ["\u{1B}[2J", "\u{1B}]0;", "\u{9B}", "\u{202E}", "\u{2028}", "\n::error file=a.swift"] {
      #expect(!text.contains(forged), "\(name)")
    }
  }
}
