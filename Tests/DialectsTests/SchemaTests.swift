import Foundation
import TestSupport
import Testing
import XMLTree

@testable import Dialects

private let validator = "/usr/bin/xmllint"

/// The schema, tested on documents with libxml2's validator.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: validator)))
struct SchemaTests {
  @Test func `every native fixture and every built-in indicator is valid`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixtures = try ["native", "seeds"].flatMap(Fixture.all).flatMap { try $0.documentPaths(writingTo: folder) }
    let indicators = try IndicatorStyle.allCases.map { style in
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
      try Data(markup(of: style).utf8).write(to: url)
      return url.path
    }
    #expect(fixtures.count > 600)
    #expect(try complaints(about: fixtures + indicators) == "")
    for path in indicators { try FileManager.default.removeItem(atPath: path) }
  }

  /// The markup of a built-in indicator with the values of its default properties, and with its first part only.
  private func markup(of style: IndicatorStyle) throws -> String {
    let plain = try parseXML(Array("<activityIndicator/>".utf8)).root
    let drawing = IndicatorDrawing(style, IndicatorProperties(of: plain))
    let values = drawing.values.merging(drawing.rows.first ?? [:]) { $1 }
    return values.reduce(String(decoding: style.markup, as: UTF8.self)) { markup, value in
      markup.replacing("{\(value.key)}", with: value.value)
    }
  }

  @Test(arguments: [
    "<screen><animation keyPath=\"opacty\" to=\"1\"/></screen>", "<screen><animation to=\"1\"/></screen>",
    "<screen><shape/></screen>", "<screen><view path=\"M0 0\"/></screen>",
    "<screen><layoutChange to=\"grid\" at=\"1s\"/></screen>", "<cards><layoutChange to=\"grid\"/></cards>",
    "<screen><activityIndicator style=\"bars\"/></screen>",
    "<screen><animationGroup><view/></animationGroup></screen>",
    "<screen><animation keyPath=\"opacity\" to=\"1\" beginTime=\"start\"/></screen>",
    "<screen><replicator instanceCount=\"many\"/></screen>", "<screen><view transform=\"30deg\"/></screen>",
  ])
  func `a document that the reader rejects is not valid`(markup: String) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
    try Data(markup.utf8).write(to: url)
    #expect(!errorsOfNative(markup).isEmpty)
    #expect(try complaints(about: [url.path]) != "")
    try FileManager.default.removeItem(at: url)
  }

  /// The messages of the validator, one line for each error; empty for valid documents.
  private func complaints(about paths: [String]) throws -> String {
    let schema = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xsd")
    try Data(nativeSchema().utf8).write(to: schema)
    defer { try? FileManager.default.removeItem(at: schema) }
    let process = Process()
    process.executableURL = URL(filePath: validator)
    process.arguments = ["--noout", "--nonet", "--schema", schema.path] + paths
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { !$0.hasSuffix(" validates") }.joined(separator: "\n")
  }
}
