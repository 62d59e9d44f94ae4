import CommandOptions
import Skeleton
import SystemIO

/// A destination of the pictures of `skeleton render`: a file, or standard output.
struct OutputTarget {
  /// The path as given, which may contain placeholders such as `{size}`; nil for standard output.
  let path: String?
  private let format: OutputFormat?
  /// True to replace inputs.
  private let force: Bool

  /// Returns the destinations that the arguments `-o` name, in their order; standard output if there are none.
  ///
  /// - Throws: ``Failure`` with exit code 64 if a format is unknown or contradicts the extension.
  static func all(_ output: OutputOptions) throws(Failure) -> [OutputTarget] {
    let format = output.format
    var targets: [OutputTarget] = []
    for name in output.output.isEmpty ? ["-"] : output.output {
      if name == "-" {
        targets.append(OutputTarget(path: nil, format: format, force: output.force))
        continue
      }
      try checkPlaceholders(in: name)
      guard let format = format ?? OutputFormat(forFileNamed: name) else {
        let extensions = OutputFormat.allCases.map(\.fileExtension).joined(separator: " ")
        let ending = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
        let advice = Self.usualFormats[ending].map { "did you mean \($0)?" } ?? "use one of \(extensions), or --format"
        throw .usage("the extension of \(name) names no format; \(advice)")
      }
      if !output.force, let other = OutputFormat(forFileNamed: name),
        !OutputFormat.candidates(forFileNamed: name).contains(format)
      {
        throw .usage(
          "\(name) has the extension of \(other.rawValue), not of \(format.rawValue); change the name, or add --force")
      }
      try checkResource(name)
      targets.append(OutputTarget(path: name, format: format, force: output.force))
    }
    return targets
  }

  /// - Throws: ``Failure`` with exit code 64 for a file of Android's resources whose name its build tools refuse.
  private static func checkResource(_ path: String) throws(Failure) {
    guard OutputFormat.androidFolders[OutputFormat.folder(of: path)] != nil, let file = path.split(separator: "/").last,
      file.wholeMatch(of: /[a-z][a-z0-9_{}]*\.xml/) == nil
    else { return }
    let words = file.prefix { $0 != "." }.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let name = String(words.drop { !$0.isLetter }) + ".xml"
    throw .usage(
      "\(file) is no name of an Android resource, expected small letters, digits and underscores; did you mean \(name)?"
    )
  }

  /// - Throws: ``Failure`` with exit code 64 for a word in braces that is no placeholder.
  private static func checkPlaceholders(in name: String) throws(Failure) {
    for match in name.matches(of: /\{([A-Za-z]+)\}/) where !placeholders.contains(String(match.1)) {
      let names = placeholders.map { "{\($0)}" }
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      throw .usage("\(name) contains {\(match.1)}, expected \(list); write a file for each other value")
    }
  }

  /// The extensions of the nearest formats, by those of formats that are not written.
  private static let usualFormats = [
    "jpg": ".png", "jpeg": ".png", "bmp": ".png", "tiff": ".png", "heic": ".png", "avif": ".webp",
    "mp4": ".gif or .webp",
    "mov": ".gif or .webp", "webm": ".webp", "pdf": ".svg", "eps": ".svg", "htm": ".html", "ts": ".tsx",
    "js": ".element.js", "vue": ".element.js", "xml": ".android.xml",
  ]

  private static let placeholders = ["size", "device", "theme", "root", "direction", "at"]

  /// Refuses files that the run has read, unless `--force` is given.
  ///
  /// - Throws: ``IOFailure/isInput(path:)``.
  func refuseInputs(_ pictures: [Picture]) throws(IOFailure) {
    if !force { try SystemIO.refuseInputs(among: pictures.compactMap { path(for: $0) { "root" } }) }
  }

  /// - Throws: ``Failure`` with exit code 64 if several pictures would have one path.
  static func checkNames(of targets: [OutputTarget], _ pictures: [Picture]) throws(Failure) {
    var names: Set<String> = []
    for target in targets {
      for name in pictures.compactMap({ target.path(for: $0) { "root" } }) where !names.insert(name).inserted {
        let missing = placeholders.filter { word in
          target.path?.contains("{\(word)}") != true && Set(pictures.map { $0.text(of: word) }).count > 1
        }
        // A device has a size, and two devices of one size have different names.
        let words = missing.contains("device") ? missing.filter { $0 != "size" } : missing
        guard !words.isEmpty else { throw .usage("\(name) would be written more than once; give each value once") }
        throw .usage(
          "\(name) would be written more than once; put \(words.map { "{\($0)}" }.joined(separator: " and ")) into its name"
        )
      }
    }
    try checkTypes(of: targets, pictures)
  }

  /// Refuses source files of one format that would declare the same type, because their names are equal.
  ///
  /// - Throws: ``Failure`` with exit code 64.
  private static func checkTypes(of targets: [OutputTarget], _ pictures: [Picture]) throws(Failure) {
    var files: [String: String] = [:]
    for target in targets {
      guard let format = target.format, OutputFormat.withTypes.contains(format) else { continue }
      for path in pictures.compactMap({ target.path(for: $0) { "root" } }) {
        let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." }.lowercased() } ?? ""
        if let other = files.updateValue(path, forKey: "\(format) \(name)") {
          throw .usage("\(other) and \(path) would declare the same type; give them different file names")
        }
      }
    }
  }

  /// Returns the path of the file for a picture, with placeholders such as `{size}` replaced; nil for standard output.
  ///
  /// - Parameter root: the name of the root that is drawn, if the picture selects none.
  func path<E>(for picture: Picture, root: () throws(E) -> String) throws(E) -> String? {
    guard var path, path.utf8.contains(UInt8(ascii: "{")) else { return path }
    for word in Self.placeholders where path.contains("{\(word)}") {
      var text = picture.text(of: word)
      if text == nil { text = word == "root" ? try root() : "own" }
      // A slash in an identifier would be that of a folder.
      path = path.replacing("{\(word)}", with: (text ?? "").replacing("/", with: "-"))
    }
    return path
  }

  /// Writes the bytes of a picture in several steps to its file, which the first step creates, or to standard output.
  ///
  /// - Parameters:
  ///   - path: the path of the file, as ``path(for:root:)`` returns it.
  ///   - body: a function that passes the bytes to `write`, and stops when `write` returns false because they
  ///     cannot be written.
  /// - Throws: ``IOFailure`` if the bytes cannot be written, or the error of `body`.
  func write(to path: String?, _ body: (_ write: ([UInt8]) -> Bool) throws -> Void) throws {
    var file: OutputFile?
    var failure: IOFailure?
    try body { bytes in
      do throws(IOFailure) {
        guard let path else {
          try writeStandardOutput(bytes)
          return true
        }
        if file == nil { file = try OutputFile(path, replacesInputs: force) }
        try file?.write(bytes)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    try file.take()?.finish()
  }

  /// Returns the requested format; without one, colored text for a terminal and plain characters for a pipe.
  ///
  /// - Parameter terminal: the terminal behind standard output; nil for a pipe or file.
  func format(on terminal: Terminal?) -> OutputFormat {
    format ?? (terminal != nil && showsColors ? .ansi : .ascii)
  }
}

/// True if a terminal may show colors: the environment variable `NO_COLOR` is unset or empty, and `TERM` is not `dumb`.
///
/// See <https://no-color.org>.
var showsColors: Bool {
  environmentVariable("NO_COLOR") == nil && environmentVariable("TERM") != "dumb"
}

/// Returns the number of colors of the terminal, by its environment variables: true color for `COLORTERM=truecolor` or
/// `24bit`, 256 colors if `TERM` contains `256color`, otherwise 16.
func terminalColors() -> TerminalColors {
  let colors = environmentVariable("COLORTERM") ?? ""
  if colors == "truecolor" || colors == "24bit" { return .trueColor }
  return environmentVariable("TERM")?.contains("256color") == true ? .palette256 : .palette16
}

extension Picture {
  /// The text that a placeholder in the name of a file stands for, such as `dark` for `theme`; nil for the document's.
  fileprivate func text(of placeholder: String) -> String? {
    switch placeholder {
    case "at": time?.text ?? "middle"
    case "size": variant.sizeText
    case "device": variant.device?.name
    case "theme": variant.text(of: "theme") ?? "light"
    case "direction": variant.direction
    default: variant.text(of: placeholder)
    }
  }
}
