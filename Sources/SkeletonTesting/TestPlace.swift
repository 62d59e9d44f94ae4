/// The place of an assertion in a test suite.
struct TestPlace: Sendable {
  var fileID: StaticString
  var file: StaticString
  /// The value of `#function`.
  var function: String
  var line: UInt
  var column: UInt

  /// The folder of the test's file.
  var folder: String { parent(of: file.description) }

  /// The test's file without its extension.
  var fileStem: String {
    let name = lastComponent(of: file.description)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The name of the test without characters that are unsafe in file names.
  var name: String {
    // A name in backticks may have parentheses itself.
    let isQuoted = function.hasPrefix("`")
    let name = isQuoted ? function.dropFirst().prefix { $0 != "`" } : function.prefix { $0 != "(" }
    return fileName(String(name))
  }

  /// A path as it is, or beside the test's file.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }
}

/// Words as a part of a file's name: letters and digits of any script, and `-`, `_` and `.` inside.
func fileName(_ text: String) -> String {
  var result = ""
  for character in text {
    if character.isLetter || character.isNumber || "_.".contains(character) {
      result.append(character)
    } else if result.last != "-" {
      result.append("-")
    }
  }
  let isEdge: (Character) -> Bool = { $0 == "-" || $0 == "." }
  let trimmed = String(result.drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  return trimmed.isEmpty ? "unnamed" : trimmed
}

/// The path of the folder that something is in.
func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

func lastComponent(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
