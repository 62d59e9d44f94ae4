import Diagnostics
import Skeleton
import TextFormats

/// A line of the stream, read: what is to be rendered, and as what.
struct Record {
  /// Where the document comes from.
  enum Source {
    case bytes([UInt8])
    case path(String, location: SourceLocation)
  }

  var source: Source
  /// The entity tag that the caller already has an answer of.
  var knownTag: String?
  var options: RenderOptions
  /// The options that the record contains.
  var given: [RenderOption] = []
  /// In the order of ``RecordOutput/all``, each once.
  var outputs: [RecordOutput]

  /// A warning for each option that none of the outputs depends on.
  var ignored: [RenderProblem] {
    given.compactMap { option in
      IgnoredOption(
        option, spelled: "\"\(option.name)\"", for: outputs.map(\.format), named: { RecordOutput(format: $0).name }
      ).map {
        RenderProblem(code: IgnoredOption.code, message: $0.sentence, line: nil, column: nil)
      }
    }
  }
}

/// How a record calls itself; JSON text that answers repeat.
enum RecordIdentifier {
  static let none = Array("null".utf8)

  /// The `id` of a record: a string, a number, or null.
  static func read(_ node: JSONNode, in line: [UInt8]) throws(InvalidInput) -> [UInt8] {
    switch node.value {
    case .null: return none
    case .string(let string): return quoted(string)
    case .number:
      // As it was written: a number of 64 bits is no Double.
      let start = node.location.offset
      return Array(line[start...].prefix { isNumberByte($0) })
    case .bool, .array, .object:
      throw InvalidInput(
        LineProblem.wrongType("id", found: node.noun, expected: "a string or a number"), at: node.location)
    }
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x65, 0x45].contains(byte)
  }
}

/// The members of a record besides `id`.
enum RecordMember: String, CaseIterable {
  case xml, path, base64, ifNoneMatch, options, outputs

  /// Those that a record has one of.
  static let sources: [RecordMember] = [.xml, .path, .base64]
}
