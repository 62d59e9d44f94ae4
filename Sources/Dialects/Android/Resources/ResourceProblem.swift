import Diagnostics

/// A warning about Android resources: one that is missing or cannot be read, for which a default value is used.
package enum ResourceProblem: Problem, Hashable {
  case unreadableFile(String, reason: String)
  /// A resource that does not exist in the resource folders.
  ///
  /// - Parameter inFile: the included layout that contains the reference; nil for the document itself.
  case missing(String, inFile: String?)
  case missingWithoutFolder(String, inFile: String?)
  case cycle(String)
  case invalidValue(String, attribute: String, expected: String)
  case includeCycle(String)
  case includeTooDeep(limit: Int)
  case tooManyIncludes(limit: Int)
  case unknownTheme(String, nearest: String?)
  case unreadableImage(String)
  /// A manifest that is not valid XML; line and column are positions in the manifest, counted from 1.
  case unreadableManifest(String, line: Int, column: Int, reason: String)

  package var code: String {
    switch self {
    case .unreadableFile, .unreadableImage, .unreadableManifest: "android.file"
    case .missing, .missingWithoutFolder: "android.resource"
    case .cycle: "android.cycle"
    case .invalidValue: "android.value"
    case .includeCycle, .includeTooDeep, .tooManyIncludes: "android.include"
    case .unknownTheme: "android.theme"
    }
  }

  package var message: String {
    switch self {
    case .unreadableFile(let path, let reason): "the resource file \(path) is skipped: \(reason)"
    case .missing(let name, let file):
      "the resource \(name) does not exist in the resource folders\(Self.place(file))"
    case .missingWithoutFolder(let name, let file):
      "the resource \(name) is unknown: no resource folder is given (--res names one)\(Self.place(file))"
    case .cycle(let name): "the resource \(name) refers to itself"
    case .invalidValue(let text, let attribute, let expected):
      "'\(attribute)' is \"\(text)\", expected \(expected)"
    case .includeCycle(let name): "the layout \(name) includes itself"
    case .includeTooDeep(let limit): "layouts include each other more than \(limit) levels deep"
    case .tooManyIncludes(let limit): "the document includes more than \(limit) layouts; further ones are ignored"
    case .unknownTheme(let name, let nearest?): "there is no theme \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownTheme(let name, nil): "there is no theme \"\(name)\" in the resource folders"
    case .unreadableImage(let path): "the size of the image \(path) cannot be read"
    case .unreadableManifest(let path, let line, let column, let reason):
      "the theme of the manifest is not used: \(path):\(line):\(column): \(reason)"
    }
  }

  private static func place(_ file: String?) -> String { file.map { " (in the included layout \($0))" } ?? "" }
}
