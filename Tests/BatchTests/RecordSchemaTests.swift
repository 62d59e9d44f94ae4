import Foundation
import Skeleton
import SystemIO
import TestSupport
import Testing
import TextFormats

@testable import Batch

/// The JSON Schemas of records and answers.
@Suite struct RecordSchemaTests {
  @Test(arguments: RecordSchema.allCases)
  func `the shipped schemas are those of the engine`(_ schema: RecordSchema) throws {
    let shipped = try Fixture("pipeline/\(schema.fileName)").bytes()
    #expect(shipped == schema.text, "run: swift run SkeletonDev reference")
    _ = try parseJSON(schema.text)
  }

  @Test func `the schema of a record has the members and options of the engine`() throws {
    let root = try parseJSON(RecordSchema.record.text)
    let properties = try #require(root["properties"])
    #expect(properties.names == ["id"] + RecordMember.allCases.map(\.rawValue))
    let options = try #require(properties["options"]?["properties"])
    #expect(options.names == RenderOption.on(.record).map(\.name))
    for option in RenderOption.on(.record) where option.form == .number {
      let schema = options[option.name]
      #expect(schema?["maximum"] != nil && schema?["minimum"] ?? schema?["exclusiveMinimum"] != nil, "\(option)")
    }
    guard case .array(let outputs)? = properties["outputs"]?["items"]?["enum"]?.value else {
      Issue.record("no outputs")
      return
    }
    #expect(outputs.map(\.text) == RecordOutput.all.map(\.name))
  }

  @Test func `the schema of an answer has the outputs of the engine, and the members of each shape`() throws {
    let shapes = try #require(parseJSON(RecordSchema.answer.text)["$defs"])
    let rendered = try #require(shapes["rendered"]?["properties"])
    #expect(rendered["outputs"]?["properties"]?.names == RecordOutput.all.map(\.name))
    #expect(rendered.names == (try answer(#"{"xml":"<feed width='9'><text/></feed>"}"#).names))
    #expect(shapes["failed"]?["properties"]?.names == (try answer(#"{"xml":"<a><b/><b/></c>"}"#).names) + ["errors"])
    #expect(shapes["failed"]?["properties"]?.names == (try answer(#"{"xml":"<feed><b/><c/></feed>"}"#).names))
  }

  @Test func `the record for each code gives the code`() throws {
    let page = try String(contentsOf: BatchPageTests.page, encoding: .utf8)
    var renderer = RecordRenderer()
    (renderer.options.limits.pixels, renderer.options.limits.views) = (1_000_000, 20_000)
    let lines = try Fixture("pipeline/codes.ndjson").bytes().split(separator: 0x0A)
    var answers: [[UInt8]] = []
    // Some of the documents are deep.
    runOnDeepStack {
      answers = zip(1..., lines).map { renderer.answer(to: Array($1), number: $0).bytes }
    }
    var found: Set<String> = []
    for answer in try answers.map({ try parseJSON($0) }) {
      let expected = try #require(answer["id"]?.text)
      let lists = ["errors", "warnings"].flatMap { answer[$0]?.elements ?? [] }
      let problems = [answer["error"]].compactMap(\.self) + lists
      #expect(problems.contains { $0["code"]?.text == expected }, "\(expected)")
      found.insert(expected)
    }
    // Codes of lines that are no record, of arguments of the command, of the library's own callers, and of documents
    // that are too large or that no document gives yet.
    let others: Set = [
      "record.blank", "record.tooLong", "record.notHeld", "json.syntax", "output.file", "xml.memory", "native.handler",
      "android.theme",
      "ib.solver", "layout.constraints", "layout.cells", "rules.element", "rules.attribute", "rules.value",
      "rules.effect", "rules.unmatched", "rules.component", "image.encoding", "render.deadline", "render.work",
      "render.bytes", "elements.recursion",
    ]
    let listed = page.matches(of: /(?m)^\| `([a-z]+\.[A-Za-z0-9]+)` \|/).map { String($0.output.1) }
    #expect(Set(listed).subtracting(others).symmetricDifference(found) == [])
  }

  @Test func `a record names the version of the protocol`() throws {
    #expect(try answer(#"{"version":1,"xml":"<feed width='9'><text/></feed>"}"#)["etag"] != nil)
    #expect(try answer(#"{"version":2,"xml":"<feed/>"}"#)["error"]?["code"]?.text == "record.version")
    #expect(try answer(#"{"version":"1","xml":"<feed/>"}"#)["error"]?["code"]?.text == "record.type")
  }

  @Test func `a record names shared resources, which win over those of all records`() throws {
    func options(_ height: String, over others: RenderOptions = RenderOptions()) -> RenderOptions {
      let file = Array("<resources><dimen name='h'>\(height)</dimen></resources>".utf8)
      var options = others
      let folder = ResourceFolders.Folder(paths: ["values/d.xml"]) { _ in file }
      options.resources = ResourceFolders([folder], over: others.resources)
      return options
    }
    var renderer = RecordRenderer()
    renderer.options = options("210dp")
    renderer.sharedResources = [
      "brand": SharedResources(options("105dp", over: renderer.options), bytes: [1]),
      "other": SharedResources(options("42dp", over: renderer.options), bytes: [2]),
    ]
    func text(_ members: String) -> String {
      let view =
        "<View xmlns:android='http://schemas.android.com/apk/res/android' android:background='#123' "
        + "android:layout_width='match_parent' android:layout_height='@dimen/h'/>"
      let line = "{\"id\":1,\"xml\":\"\(view)\"\(members)}"
      return String(decoding: renderer.answer(to: Array(line.utf8), number: 1).bytes, as: UTF8.self)
    }
    func tag(_ text: String) -> Substring { text.prefix(90) }
    let (all, brand, other) = (text(""), text(#","sharedResources":"brand""#), text(#","sharedResources":"other""#))
    #expect(all.contains("\"height\":209.9"))
    #expect(brand.contains("\"height\":105.1"))
    #expect(other.contains("\"height\":41.9") || other.contains("\"height\":42"))
    #expect(Set([tag(all), tag(brand), tag(other)]).count == 3, "the entity tags are equal")
    #expect(text(#","sharedResources":null"#) == all)
    let own = #","resources":{"values/d.xml":"<resources><dimen name='h'>21dp</dimen></resources>"}"#
    #expect(tag(text(own + #","sharedResources":"brand""#)) != tag(text(own)))
    #expect(text(#","sharedResources":"brnd""#).contains(#"did you mean \"brand\"?"#))
  }

  @Test func `counters have the outcomes, codes and outputs of a stream`() throws {
    var metrics = RecordMetrics()
    let renderer = RecordRenderer()
    let lines = [
      #"{"xml":"<feed width='9'><text/></feed>","outputs":["bones","svg"]}"#, #"{"xml":"<feed width='9'/>"}"#, "",
      #"{"xml":"<feed><b/><c/></feed>"}"#,
    ]
    for line in lines { metrics.add(renderer.answer(to: Array(line.utf8), number: 1)) }
    var text = PrometheusText(prefix: "skeleton_")
    metrics.write(to: &text)
    for sample in [
      "records_total{outcome=\"rendered\"} 2", "records_total{outcome=\"failed\"} 2",
      "records_total{outcome=\"unstored\"} 0", "record_errors_total{code=\"record.blank\"} 1",
      "record_errors_total{code=\"native.element\"} 1", "record_warnings_total{code=\"scene.empty\"} 1",
      "record_outputs_total{output=\"bones\"} 2", "record_outputs_total{output=\"svg\"} 1",
    ] { #expect(text.text.contains("\nskeleton_\(sample)\n"), "\(sample)") }
    #expect(!text.text.contains("seconds"))
    metrics.add(renderer.answer(to: [], number: 1), seconds: 0.003)
    text = PrometheusText(prefix: "skeleton_")
    metrics.write(to: &text)
    #expect(text.text.contains("skeleton_record_seconds_bucket{le=\"0.005\"} 1\n"))
  }

  private func answer(_ line: String) throws -> JSONNode {
    try parseJSON(RecordRenderer().answer(to: Array(line.utf8), number: 1).bytes)
  }
}

extension JSONNode {
  fileprivate subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  fileprivate var names: [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name)
  }

  fileprivate var elements: [JSONNode] {
    guard case .array(let nodes) = value else { return [] }
    return nodes
  }

  fileprivate var text: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }
}
