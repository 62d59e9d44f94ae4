import Diagnostics
import Skeleton
import TextFormats

/// A parsed record, which is one line of a batch stream: the document, the options and the requested outputs.
struct Record {
  /// The place from which the document of a record is read: its bytes, or the path of a file.
  enum Source {
    case bytes([UInt8])
    case path(String, location: SourceLocation)
  }

  var source: Source
  /// The Android resource files that the record contains, sorted by path, as the entity tag requires.
  var resources: [(path: String, text: String)] = []
  /// The digest of the shared resources that the record names, for the entity tag; nil for none.
  var sharedDigest: String?
  /// The member `ifNoneMatch`: the entity tag of an answer that the sender of the record already has; nil for none.
  var knownTag: String?
  var options: RecordOptions
  /// The outputs that the record requests, in the order of ``RecordOutput/all`` and without duplicates.
  var outputs: [RecordOutput]

  /// The warnings, in the order of its text, about options that the record sets although they have no effect on any of
  /// its outputs.
  var ignored: [RenderProblem] {
    options.given.compactMap { option in
      IgnoredOption(
        option, spelled: "\"\(option.name)\"", for: outputs.map(\.format), named: { RecordOutput(format: $0).name }
      ).map {
        RenderProblem(code: IgnoredOption.code, message: $0.sentence, line: nil, column: nil)
      }
    }
  }
}

/// A namespace for the function that reads the identifier of a record, which is JSON text that the answer repeats.
enum RecordIdentifier {
  static let none = Array("null".utf8)

  /// The value of `id` as JSON text: a string, a number, or null.
  ///
  /// - Parameter line: the bytes of the whole line.
  /// - Throws: ``InvalidInput`` for any other value.
  static func read(_ node: JSONNode, in line: [UInt8]) throws(InvalidInput) -> [UInt8] {
    switch node.value {
    case .null: return none
    case .string(let string): return quoted(string)
    case .number:
      // The number is kept as it was written: a 64-bit integer may not be exact as a Double.
      let start = node.location.offset
      return Array(line[start...].prefix(while: "+-.0123456789Ee".utf8.contains))
    case .bool, .array, .object: throw node.wrongType("id", "a string or a number")
    }
  }
}

/// The members of a record's JSON object besides `id`.
enum RecordMember: String, CaseIterable {
  case version, xml, path, base64, options, outputs, resources, sharedResources, ifNoneMatch

  /// The members that contain the document, of which a record has exactly one.
  static let sources: [RecordMember] = [.xml, .path, .base64]
}
