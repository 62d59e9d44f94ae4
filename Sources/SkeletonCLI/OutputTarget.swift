import Skeleton
import SystemIO

/// A place that output goes to.
struct OutputTarget {
  /// The name as given; nil is standard output.
  let path: String?
  private let format: OutputFormat?

  /// The places that `-o` names, or standard output.
  ///
  /// - Throws: ``Failure`` when a format cannot be told, or several pictures would have one name.
  static func all(_ names: [String], format: OutputFormat?, pictures: [Picture]) throws(Failure) -> [OutputTarget] {
    if names.isEmpty { return [OutputTarget(path: nil, format: format)] }
    var targets: [OutputTarget] = []
    for name in names {
      if name == "-" {
        targets.append(OutputTarget(path: nil, format: format))
        continue
      }
      guard let format = format ?? OutputFormat(forFileNamed: name) else {
        let extensions = OutputFormat.allCases.map(\.fileExtension).joined(separator: " ")
        throw .usage("cannot tell the format of \(name); use one of \(extensions), or --format")
      }
      targets.append(OutputTarget(path: name, format: format))
    }
    try checkNames(of: targets, pictures)
    return targets
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
  }

  /// The name for one picture, nil for standard output.
  func path(for picture: Picture) -> String? {
    guard let path, path.utf8.contains(UInt8(ascii: "{")) else { return path }
    return path.replacing("{at}", with: picture.at?.text ?? "middle")
      .replacing("{size}", with: picture.canvas.sizeText ?? "own")
      .replacing("{device}", with: picture.canvas.device?.name ?? "own")
      .replacing("{root}", with: fileName(picture.root ?? "root"))
  }

  /// Writes a picture piece by piece; what is named is created with the first of them.
  ///
  /// - Parameter body: makes the pieces, and stops when one could not be written.
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
        if file == nil { file = try OutputFile(path) }
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

  /// The format as asked for; else what suits where it goes: color for a terminal, characters for a pipe.
  func format(on terminal: Terminal?) -> OutputFormat {
    format ?? (terminal != nil && showsColors ? .ansi : .ascii)
  }

  /// An identifier as a part of a file's name.
  private func fileName(_ identifier: String) -> String {
    identifier.replacing("/", with: "-")
  }
}

/// Whether the user's environment lets programs use colors: <https://no-color.org>.
var showsColors: Bool {
  environmentVariable("NO_COLOR") == nil && environmentVariable("TERM") != "dumb"
}

/// How many colors the terminal says that it has.
func terminalColors() -> TerminalColors {
  let colors = environmentVariable("COLORTERM") ?? ""
  if colors == "truecolor" || colors == "24bit" { return .trueColor }
  return environmentVariable("TERM")?.contains("256color") == true ? .palette256 : .palette16
}
