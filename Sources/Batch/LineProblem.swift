import Diagnostics
package import Skeleton

/// A reason why one line of a batch stream has no output; positions are relative to the start of the line.
package enum LineProblem: Problem, Hashable {
  case blank
  case tooLong(limit: Int)
  case notHeld
  case notObject(found: String)
  case unknownMember(String, nearest: String?)
  case wrongType(String, found: String, expected: String)
  case option(OptionMistake)
  case wrongInputs(found: [String])
  case notBase64
  case noOutputs
  case unknownOutput(String, nearest: String?)
  case version(found: String)
  case unknownResources(String, nearest: String?)
  case pathRefused
  case unreadable(path: String, reason: String)
  case unwritable(name: String, reason: String)

  package var code: String {
    switch self {
    case .blank: "record.blank"
    case .tooLong: "record.tooLong"
    case .notHeld: "record.notHeld"
    case .notObject, .wrongType: "record.type"
    case .unknownMember: "record.member"
    case .option(let mistake):
      switch mistake.kind {
      case .type: "record.type"
      case .value: "record.value"
      }
    case .wrongInputs: "record.input"
    case .version: "record.version"
    case .unknownResources: "record.resources"
    case .notBase64: "record.base64"
    case .noOutputs, .unknownOutput: "record.outputs"
    case .pathRefused, .unreadable: "record.path"
    case .unwritable: "output.file"
    }
  }

  package var message: String {
    switch self {
    case .blank: "the line is blank, expected a JSON object"
    case .tooLong(let limit): "the line has more than \(limit) bytes (--max-line)"
    case .notHeld: "the server holds too many bytes of other records (--max-held); send the record again later"
    case .notObject(let found): "the line is \(found), expected a JSON object"
    case .unknownMember(let name, let nearest?): "there is no member \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownMember(let name, nil): "there is no member \"\(name)\"; `skeleton batch --schema` lists all"
    case .wrongType(let name, let found, let expected): "\"\(name)\" is \(found), expected \(expected)"
    case .option(let mistake): mistake.sentence
    case .wrongInputs(let found):
      found.isEmpty
        ? "there is no document, expected one of \"xml\", \"base64\" and \"path\""
        : "there are \(found.map { "\"\($0)\"" }.joined(separator: " and ")), expected only one of them"
    case .notBase64: "\"base64\" is not base64 with padding and without line breaks"
    case .noOutputs: "\"outputs\" is empty, expected names such as \"bones\" and \"png\""
    case .unknownOutput(let name, let nearest):
      if let nearest {
        "there is no output \"\(name)\"; did you mean \"\(nearest)\"?"
      } else {
        "there is no output \"\(name)\"; expected \(RecordOutput.all.map(\.name).joined(separator: ", "))"
      }
    case .version(let found): "\"version\" is \(found), expected \(protocolVersion)"
    case .unknownResources(let name, let nearest?):
      "there are no shared resources \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownResources(let name, nil):
      "there are no shared resources \"\(name)\", expected a name that --shared-res gives"
    case .pathRefused: "\"path\" is refused: files are read below a folder that --allow-paths names only"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .unwritable(let name, let reason): "\(name) cannot be written: \(reason)"
    }
  }
}
