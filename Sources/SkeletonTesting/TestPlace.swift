import SystemIO

/// The place of a snapshot assertion in the source code of a test suite.
struct TestPlace: Sendable {
  var fileID: StaticString
  var file: StaticString
  /// The name of the test function: the value of `#function`.
  var function: String
  var line: UInt
  var column: UInt

  /// The path of the folder that contains the test's source file.
  var folder: String { parent(of: file.description) }

  /// The name of the test's source file, without its extension.
  var fileStem: String { stem(of: file.description) }

  /// The name of the test function as a part of a file name, without its parameters; see ``fileName(_:)``.
  var name: String {
    // A name in backticks may contain parentheses.
    let isQuoted = function.hasPrefix("`")
    let name = isQuoted ? function.dropFirst().prefix { $0 != "`" } : function.prefix { $0 != "(" }
    return fileName(String(name))
  }

  /// The absolute path of a file; a relative path begins in the folder of the test's source file.
  func absolute(_ path: String) -> String { joined(folder, path) }
}

/// Converts a text into a part of a file name: letters and digits of any script, `_`, and `-` and `.` inside.
///
/// Each run of other characters becomes `-`; a text without any valid character becomes `unnamed`.
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

/// The path of the folder that contains a file; `.` for a name without a folder.
func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

func lastComponent(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// The name of the file at a path, without its extension.
func stem(of path: String) -> String {
  let name = lastComponent(of: path)
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
}
