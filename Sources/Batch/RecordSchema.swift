import Skeleton
import TextFormats

/// The version of the protocol, which a record may name.
///
/// A version adds members and codes. A change that breaks a client requires the next version.
package let protocolVersion = 1

/// The JSON Schema of one side of a stream: draft 2020-12.
package enum RecordSchema: String, CaseIterable, Sendable {
  case record, answer

  /// The name of the schema's file.
  package var fileName: String { "\(rawValue).schema.json" }

  /// The schema as JSON text in UTF-8, with one line for each member.
  package var text: [UInt8] {
    JSONWriter.document { json in
      json.line("$schema") { $0.value("https://json-schema.org/draft/2020-12/schema") }
      switch self {
      case .record: json.writeRecord()
      case .answer: json.writeAnswer()
      }
      json.endLine()
    }
  }
}

extension RecordMember {
  /// The JSON Schema of the member; nil for `options`, which has a member for each option.
  fileprivate var schema: String? {
    switch self {
    case .version: "{\"const\":\(protocolVersion)}"
    case .xml, .path: #"{"type":"string"}"#
    case .base64: #"{"type":"string","contentEncoding":"base64"}"#
    case .ifNoneMatch, .sharedResources: #"{"type":["string","null"]}"#
    case .options: nil
    case .outputs: "{\"type\":\"array\",\"minItems\":1,\"items\":{\"enum\":\(outputNames)}}"
    case .resources: #"{"type":"object","additionalProperties":{"type":"string"}}"#
    }
  }
}

private var outputNames: String {
  var json = JSONWriter()
  json.array(RecordOutput.all.map(\.name))
  return String(decoding: json.bytes, as: UTF8.self)
}

private let identifierSchema = #"{"type":["string","number","null"]}"#

private let problemSchema = """
  {"type":"object","required":["code","message","line","column"],"properties":{"code":{"type":"string",\
  "pattern":"^[a-z]+\\\\.[A-Za-z0-9]+$"},"message":{"type":"string"},"line":{"type":"integer","minimum":1},\
  "column":{"type":"integer","minimum":1}},"additionalProperties":false}
  """

extension JSONWriter {
  /// Writes a member of an object on a line of its own, after a line break.
  fileprivate mutating func line(_ name: String, _ write: (inout JSONWriter) -> Void) {
    breakLine()
    self.name(name)
    write(&self)
  }

  fileprivate mutating func line(_ name: String, json schema: String) { line(name) { $0.value(json: schema) } }

  fileprivate mutating func writeRecord() {
    line("title") { $0.value("A record of skeleton batch, version \(protocolVersion)") }
    line("type") { $0.value("object") }
    properties { json in
      json.line("id", json: identifierSchema)
      for member in RecordMember.allCases {
        if let schema = member.schema {
          json.line(member.rawValue, json: schema)
        } else {
          json.line(member.rawValue) { $0.object { $0.writeOptions() } }
        }
      }
    }
    let sources = RecordMember.sources.map { "{\"required\":[\"\($0.rawValue)\"]}" }
    line("oneOf", json: "[" + sources.joined(separator: ",") + "]")
  }

  private mutating func writeOptions() {
    line("type", json: #"["object","null"]"#)
    properties { json in
      for option in RenderOption.on(.record) { json.line(option.name, json: option.schema) }
    }
  }

  /// Writes the members of an object's schema that list the members of the object and exclude all others.
  private mutating func properties(_ write: (inout JSONWriter) -> Void) {
    line("properties") { $0.object(write) }
    line("additionalProperties") { $0.value(false) }
  }

  fileprivate mutating func writeAnswer() {
    line("title") { $0.value("An answer of skeleton batch, version \(protocolVersion)") }
    line("type") { $0.value("object") }
    line("oneOf") { json in
      json.array(.beforeElements) { json in
        for shape in ["rendered", "notModified", "failed"] { json.value(json: "{\"$ref\":\"#/$defs/\(shape)\"}") }
      }
    }
    line("$defs") { json in
      json.object { json in
        json.line("problem", json: problemSchema)
        json.answer("rendered", isDone: true, ["etag", "outputs", "warnings"]) { json in
          json.line("outputs") { $0.object { $0.writeOutputs() } }
          json.line("warnings", json: ##"{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/problem"}}"##)
        }
        json.answer("notModified", isDone: true, ["etag", "notModified"]) { json in
          json.line("notModified", json: #"{"const":true}"#)
        }
        json.answer("failed", isDone: false, ["error"]) { json in
          json.line("error", json: ##"{"$ref":"#/$defs/problem"}"##)
          json.line(
            "errors", json: ##"{"type":"array","minItems":2,"maxItems":20,"items":{"$ref":"#/$defs/problem"}}"##)
        }
      }
    }
  }

  private mutating func writeOutputs() {
    line("type") { $0.value("object") }
    line("minProperties") { $0.value(1) }
    properties { json in
      for output in RecordOutput.all {
        // With --out every output is the name of a file.
        json.line(output.name, json: output.isObject ? #"{"type":["object","string"]}"# : #"{"type":"string"}"#)
      }
    }
  }

  /// Writes the JSON Schema of one kind of answers, such as that to a failed record.
  ///
  /// - Parameters:
  ///   - isDone: the value of the member `ok`.
  ///   - required: the names of the members that every answer of this kind has, besides `id` and `ok`.
  private mutating func answer(
    _ name: String, isDone: Bool, _ required: [String], _ write: (inout JSONWriter) -> Void
  ) {
    line(name) { json in
      json.object { json in
        json.line("type") { $0.value("object") }
        json.line("required") { $0.array(["id", "ok"] + required) }
        json.properties { json in
          json.line("id", json: identifierSchema)
          json.line("ok", json: "{\"const\":\(isDone)}")
          if required.contains("etag") { json.line("etag", json: #"{"type":"string"}"#) }
          write(&json)
        }
      }
    }
  }
}
