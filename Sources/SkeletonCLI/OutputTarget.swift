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
  /// - Parameter pictures: all pictures of the run, each of which is written to each destination.
  /// - Throws: ``Failure`` with exit code 64 if a format is unknown or contradicts the extension, or if several pictures
  ///   would have one path.
  static func all(_ output: OutputOptions, pictures: [Picture]) throws(Failure) -> [OutputTarget] {
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
        throw .usage("the extension of \(name) names no format; use one of \(extensions), or --format")
      }
      if !output.force, let other = OutputFormat(forFileNamed: name),
        !OutputFormat.candidates(forFileNamed: name).contains(format)
      {
        throw .usage(
          "\(name) has the extension of \(other.rawValue), not of \(format.rawValue); change the name, or add --force")
      }
      targets.append(OutputTarget(path: name, format: format, force: output.force))
    }
    try checkNames(of: targets, pictures)
    return targets
  }

  /// - Throws: ``Failure`` with exit code 64 for a word in braces that is no placeholder.
  private static func checkPlaceholders(in name: String) throws(Failure) {
    for match in name.matches(of: /\{([A-Za-z]+)\}/) where !placeholders.contains(String(match.1)) {
      throw .usage(
        "\(name) contains {\(match.1)}, expected {at}, {size}, {device} or {root}; write a file for each other value")
    }
  }

  private static let placeholders: Set = ["at", "size", "device", "root"]

  /// Refuses files that the run has read, unless `--force` is given.
  ///
  /// - Throws: ``IOFailure/isInput(path:)``.
  func refuseInputs(_ pictures: [Picture]) throws(IOFailure) {
    if !force { try SystemIO.refuseInputs(among: pictures.compactMap(path(for:))) }
  }

  private static func checkNames(of targets: [OutputTarget], _ pictures: [Picture]) throws(Failure) {
    var names: Set<String> = []
    for target in targets {
      for name in pictures.compactMap(target.path(for:)) where !names.insert(name).inserted {
        let device = pictures.contains { $0.canvas.device != nil }
        let placeholders = device ? "{device} or {at}" : "{at} or {size}"
        throw .usage("\(name) would be written more than once; put \(placeholders) into its name")
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
      for path in pictures.compactMap(target.path(for:)) {
        let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." }.lowercased() } ?? ""
        if let other = files.updateValue(path, forKey: "\(format) \(name)") {
          throw .usage("\(other) and \(path) would declare the same type; give them different file names")
        }
      }
    }
  }

  /// Returns the path of the file for a picture, with placeholders such as `{size}` replaced; nil for standard output.
  func path(for picture: Picture) -> String? {
    guard let path, path.utf8.contains(UInt8(ascii: "{")) else { return path }
    return path.replacing("{at}", with: picture.time?.text ?? "middle")
      .replacing("{size}", with: picture.canvas.sizeText ?? "own")
      .replacing("{device}", with: picture.canvas.device?.name ?? "own")
      .replacing("{root}", with: fileName(picture.root ?? "root"))
  }

  /// Writes the bytes of a picture in several steps to its file, which the first step creates, or to standard output.
  ///
  /// - Parameter body: a function that passes the bytes to `write`, and stops when `write` returns false because they
  ///   cannot be written.
  /// - Throws: ``IOFailure`` if the bytes cannot be written, or the error of `body`.
  func write(_ picture: Picture, _ body: (_ write: ([UInt8]) -> Bool) throws -> Void) throws {
    var file: OutputFile?
    var failure: IOFailure?
    let path = path(for: picture)
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

  /// Returns an identifier as a part of a file name, with a hyphen for each slash: `a-b` for `a/b`.
  private func fileName(_ identifier: String) -> String {
    identifier.replacing("/", with: "-")
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
