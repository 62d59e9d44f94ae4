import Diagnostics
import Skeleton

/// An error in the configuration file of a folder of documents, `snapshots.json`.
enum ConfigurationProblem: Problem, Hashable {
  case unknownName(String, nearest: String?, available: [String])
  case wrongType(String, found: String, expected: String)
  case wrongValue(String, found: String, nearest: String?, expected: String)
  case option(OptionMistake)
  case empty(String)
  case duplicate(String, found: String)
  case exclusive(String, String)

  var code: String { "snapshots.configuration" }

  var message: String {
    switch self {
    case .unknownName(let name, let nearest?, _): "unknown name \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownName(let name, nil, let available):
      "unknown name \"\(name)\"; expected \(available.joined(separator: ", "))"
    case .wrongType(let name, let found, let expected): "\"\(name)\" is \(found), expected \(expected)"
    case .wrongValue(let name, let found, let nearest?, _):
      "\"\(name)\" has \"\(found)\"; did you mean \"\(nearest)\"?"
    case .wrongValue(let name, let found, nil, let expected): "\"\(name)\" has \"\(found)\", expected \(expected)"
    case .option(let mistake): mistake.sentence
    case .empty(let name): "\"\(name)\" is empty; leave it out, or list at least one value"
    case .duplicate(let name, let found): "\"\(name)\" has \"\(found)\" twice"
    case .exclusive(let first, let second): "\"\(first)\" and \"\(second)\" exclude each other; leave one out"
    }
  }
}
