import ArgumentParser
import Skeleton

/// The arguments of `skeleton render` for the files that it writes: their paths and their format.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      A file to write, - for standard output. {size}, {device}, {theme}, {root}, {direction} and {at} in the name \
      make one file for each picture. May be repeated.
      """, valueName: "file"), completion: .file())
  var output: [String] = []

  @Option(name: .customLong("format"), help: ArgumentHelp("The format of the output.", valueName: "name"))
  var formats: [OutputFormat] = []

  var format: OutputFormat? { formats.first }

  @Flag(help: "Write a file even if it is the input, or if its extension is that of another format.")
  var force = false

  func validate() throws {
    guard formats.count > 1 else { return }
    let names = formats.map(\.rawValue).joined(separator: " and ")
    let files = formats.map { "-o cell\($0.fileExtension)" }.joined(separator: " ")
    throw ValidationError("--format is given \(formats.count) times: \(names); for several files: \(files)")
  }
}

extension OutputFormat {
  /// The file extensions of all formats, as a list for a help text: `.png, .apng … or .json`.
  static var extensionList: String {
    let extensions = allCases.map(\.fileExtension)
    return extensions.dropLast().joined(separator: ", ") + " or " + (extensions.last ?? "")
  }

  /// Returns the formats that a file named `name` can have, by its extension; empty for an unknown extension.
  ///
  /// A file named `cell.json` can contain bones or, with `--format lottie`, a Lottie animation, whose extension ends in
  /// `.json`.
  static func candidates(forFileNamed name: String) -> [OutputFormat] {
    let name = name.lowercased()
    return allCases.filter { format in
      guard let dot = format.fileExtension.lastIndex(of: ".") else { return false }
      return name.hasSuffix(format.fileExtension[dot...])
    }
  }
}
