import Foundation
import Testing

/// The options of `batch` that apply to all records, and its files beside the stream.
@Suite struct BatchOptionTests {
  private static let cell = #"{"id":1,"xml":"<feed width=\"41\"><text id=\"t\" width=\"31\" height=\"11\"/></feed>"}"#
  private static let line = #"{"id":1,"xml":"<feed width=\"41\"><line/></feed>"}"#
  private static let rows = #"{"id":1,"xml":"<feed width=\"41\"><text repeat=\"data\" height=\"5\"/></feed>"}"#

  private func files() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("rules.xml", #"<rules><rule match="text" skeleton="ignore"/></rules>"#),
      ("rules2.xml", ##"<rules><rule match="#t" skeleton="ignore"/></rules>"##),
      ("elements.xml", #"<elements><element name="line"><text height="9"/></element></elements>"#),
      ("rows.json", #"[{"a": "b"}, {"a": "c"}, {"a": "d"}]"#),
    ] { _ = try folder.write(text, to: name) }
    for (name, width) in [("res", 31), ("own", 37)] {
      let values = folder.url.appending(path: "\(name)/values")
      try FileManager.default.createDirectory(at: values, withIntermediateDirectories: true)
      try Data("<resources><dimen name=\"w\">\(width)dp</dimen></resources>".utf8)
        .write(to: values.appending(path: "d.xml"))
    }
    return folder
  }

  private func answer(_ record: String, _ options: String..., in folder: TemporaryFolder) throws -> String {
    let run = try SkeletonProcess(arguments: ["batch"] + options, in: folder, input: record + "\n")
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
    return run.text
  }

  private func tag(_ answer: String) -> Substring? { answer.firstMatch(of: /"etag":"([0-9a-f]{64})"/)?.output.1 }

  @Test func `components, rows and limits apply to every record`() throws {
    let folder = try files()
    #expect(try answer(Self.line, in: folder).contains(#""code":"native.element""#))
    #expect(try answer(Self.line, "--elements", "elements.xml", in: folder).contains(#""height":9,"#))
    #expect(try answer(Self.rows, in: folder).contains(#""code":"native.value""#))
    #expect(try answer(Self.rows, "--data", "rows.json", in: folder).contains(#""height":15,"#))
    #expect(try answer(Self.cell, "--max-depth", "1", in: folder).contains("nested more than 1 deep (--max-depth)"))
    #expect(try answer(Self.cell, "--max-depth", "2", "--timeout", "20s", in: folder).contains(#""ok":true"#))
  }

  @Test func `the tags of answers depend on the bytes of rules, of resources and of a theme`() throws {
    let folder = try files()
    let answers = [
      try answer(Self.cell, in: folder), try answer(Self.cell, "--rules", "rules.xml", in: folder),
      try answer(Self.cell, "--rules", "rules2.xml", in: folder), try answer(Self.cell, "--res", "res", in: folder),
      try answer(Self.cell, "--res", "own", in: folder), try answer(Self.cell, "--res", "res,own", in: folder),
      try answer(Self.cell, "--theme-style", "Theme.Holo", in: folder),
      try answer(Self.cell, "--rules", "rules.xml", "--res", "res", in: folder),
    ]
    let tags = answers.compactMap(tag)
    #expect(Set(tags).count == answers.count)
    // Equal arguments make equal tags, and the jobs do not count.
    #expect(try answer(Self.cell, "--res", "own", "--jobs", "2", in: folder) == answers[4])
    let manifest = folder.path("AndroidManifest.xml")
    try Data("<manifest/>".utf8).write(to: URL(filePath: manifest))
    #expect(tag(try answer(Self.cell, "--res", "\(folder.url.path)/own", in: folder)) != tags[4])
  }

  @Test func `a record names shared resources, which win over those of all records`() throws {
    let folder = try files()
    func record(_ shared: String) -> String {
      let view =
        "<View xmlns:android='http://schemas.android.com/apk/res/android' android:background='#123' "
        + "android:layout_width='@dimen/w' android:layout_height='13dp'/>"
      return "{\"id\":1,\"xml\":\"\(view)\"\(shared)}"
    }
    func width(_ shared: String, _ options: String...) throws -> Double {
      let run = try SkeletonProcess(arguments: ["batch"] + options, in: folder, input: record(shared) + "\n")
      return Double(run.text.firstMatch(of: /"width":([0-9.]+)/)?.output.1 ?? "") ?? 0
    }
    let named = #","sharedResources":"b""#
    #expect(abs(try width("", "--res", "res") - 31) < 0.4)
    #expect(abs(try width("", "--res", "res", "--shared-res", "b=own") - 31) < 0.4)
    #expect(abs(try width(named, "--res", "res", "--shared-res", "b=own") - 37) < 0.4)
    #expect(abs(try width(named, "--shared-res", "a=res", "--shared-res", "b=own") - 37) < 0.4)
    let unknown = try answer(record(named), "--shared-res", "c=own", in: folder)
    #expect(unknown.contains(#""code":"record.resources","message":"there are no shared resources \"b\""#))
    let one = try answer(record(named), "--shared-res", "b=own", in: folder)
    let other = try answer(record(named), "--shared-res", "b=res", in: folder)
    #expect(tag(one) != nil && tag(one) != tag(other))
    let missing = try SkeletonProcess("batch", "--shared-res", "b=nowhere", in: folder)
    #expect(missing.exitCode == 64)
    #expect(missing.standardError == "error: there is no resource folder \"nowhere\"\n")
  }

  @Test(arguments: [("record", "A record of skeleton batch"), ("answer", "An answer of skeleton batch")])
  func `the schema of a side is printed instead of answers`(side: String, title: String) throws {
    let run = try SkeletonProcess("batch", "--schema", side, input: Self.cell)
    #expect(run.exitCode == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: run.standardOutput) as? [String: Any])
    #expect((schema["title"] as? String)?.hasPrefix(title) == true)
  }

  @Test func `the counters of a run are in the text format of Prometheus`() throws {
    let folder = try files()
    let input = [Self.cell, "{", Self.cell, " "].map { $0 + "\n" }.joined()
    let run = try SkeletonProcess("batch", "--metrics", "m.prom", "--out", "out", in: folder, input: input)
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
    let lines = try String(contentsOfFile: folder.path("m.prom"), encoding: .utf8).split(separator: "\n")
    for line in [
      #"skeleton_records_total{outcome="failed"} 2"#, #"skeleton_records_total{outcome="notModified"} 0"#,
      #"skeleton_records_total{outcome="rendered"} 2"#, #"skeleton_records_total{outcome="unstored"} 0"#,
      #"skeleton_record_errors_total{code="json.syntax"} 1"#, #"skeleton_record_errors_total{code="record.blank"} 1"#,
      #"skeleton_record_outputs_total{output="bones"} 2"#, "skeleton_record_seconds_count 4",
      #"skeleton_record_seconds_bucket{le="+Inf"} 4"#, "# TYPE skeleton_run_seconds gauge",
    ] { #expect(lines.contains(line[...]), "\(line)") }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
    let size = try #require(try FileManager.default.attributesOfItem(atPath: folder.path("out/\(files[0])"))[.size])
    #expect(files.count == 1)
    #expect(lines.contains("skeleton_record_output_bytes_total{output=\"bones\"} \(2 * (size as? Int ?? 0))"))
    let seconds = lines.last?.split(separator: " ").last.flatMap { Double($0) } ?? 0
    #expect(seconds > 0 && seconds < 60)
  }

  @Test(arguments: [(10, 0), (9, 1)])
  func `a line has at most the given number of bytes`(limit: Int, tooLong: Int) throws {
    let run = try SkeletonProcess("batch", "--max-line", "\(limit)", input: #"{"xml":""}"# + "\n")
    #expect(run.text.components(separatedBy: "record.tooLong").count - 1 == tooLong)
  }
}
