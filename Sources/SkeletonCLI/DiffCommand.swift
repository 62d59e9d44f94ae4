import ArgumentParser
import CommandOptions
import Comparison
import Diagnostics
import Geometry
import Skeleton
import SystemIO

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two documents, two files of bones, or two images: bones first, then pixels.",
    usage: "skeleton diff <expected> <actual> [<options>]",
    discussion: """
      Example: skeleton diff old.xml new.xml -o strip.png -o -

      The content of the files selects the comparison. Documents are compared as bones and as pixels: in the middle of \
      the loop, at the moment of --at, or over the whole loop with --fps or --duration. Moving images are compared \
      frame by frame. Exit code 0 means no difference, 1 a difference.
      """)

  /// The argument for the expected file, and the options for reading both documents.
  @OptionGroup var input: InputOptions

  @Argument(
    help: "The file to compare with the first: a document, bones or layout JSON, a PNG, APNG, GIF or WebP.",
    completion: .file())
  var actual: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file to write, - for standard output: .txt, .json, .html or .png. May be repeated.", valueName: "file"),
    completion: .file())
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format of the output; png is expected, difference and actual side by side.", valueName: "name"))
  var format: DifferenceFormat?

  @Option(
    help: ArgumentHelp("Levels of 255 by which a channel of a pixel may differ. (default: 0)", valueName: "number"))
  var tolerance: Int?

  @Option(help: ArgumentHelp("The color difference that a pixel may have, in ΔE of CIEDE2000.", valueName: "ΔE"))
  var perceptual: Double?

  @Option(
    help: ArgumentHelp(
      "A rectangle that is not compared, in points; of two images in pixels. May be repeated.", valueName: "x,y,w,h"))
  var ignore: [RectArgument] = []

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<CanvasSelection>

  @OptionGroup(title: "Appearance") var appearance: DeclaredOptions<AppearanceSelection>

  @OptionGroup(title: "Time") var time: DeclaredOptions<TimeSelection>

  func validate() throws {
    if let tolerance, !(0...255).contains(tolerance) {
      throw ValidationError("--tolerance is \(tolerance), expected a whole number from 0 to 255")
    }
    if let perceptual, !(perceptual >= 0 && perceptual <= 1_000) {
      throw ValidationError("--perceptual is \(perceptual), expected a number from 0 to 1000")
    }
    if tolerance != nil && perceptual != nil {
      throw ValidationError("--tolerance and --perceptual exclude each other; leave one out")
    }
    if actual == "-", let file = input.hints.files.first(where: { $0.path == "-" }) {
      throw ValidationError("the document and \(file.option) are both standard input; give one of them a file name")
    }
    if input.input == "-" && actual == "-" {
      throw ValidationError("both files are standard input; give one of them a name")
    }
  }

  func run() throws {
    let targets = try output.isEmpty ? [(path: String?.none, format: format ?? .text)] : output.map(target)
    for target in targets where target.path == nil && target.format.isBinary && Terminal.standardOutput() != nil {
      throw Failure.usage("a terminal cannot show \(target.format.rawValue); give a file with -o")
    }
    var other = input
    other.input = actual
    let differences = try compare(try input.source(), try other.source())
    try refuseInputs(among: targets.compactMap(\.path))
    for target in targets {
      let report = try mapError(differences.report(as: target.format)) { (error: ReportError) in
        Failure.usage("\(error)")
      }
      if let path = target.path { try writeFile(report, to: path) } else { try writeStandardOutput(report) }
    }
    if !differences.isEmpty { throw Failure(exitCode: 1) }
  }

  private func target(_ name: String) throws(Failure) -> (path: String?, format: DifferenceFormat) {
    if name == "-" { return (nil, format ?? .text) }
    guard let format = format ?? DifferenceFormat(forFileNamed: name) else {
      let extensions = DifferenceFormat.allCases.map(\.fileExtension).joined(separator: " ")
      throw .usage("the extension of \(name) names no format; use one of \(extensions), or --format")
    }
    return (name, format)
  }

  private func compare(_ expected: DocumentSource, _ actual: DocumentSource) throws -> Differences {
    let drawing = try input.renderOptions(canvas.apply, appearance.apply, time.apply)
    var options = ComparisonOptions()
    options.tolerance = perceptual.map(PixelTolerance.perceptual) ?? .perChannel(tolerance ?? 0)
    options.ignored = ignore.map(\.rect)
    options.moves = drawing.time == nil && (drawing.framesPerSecond != nil || drawing.duration != nil)
    let compared = try mapError(compareFiles(expected, actual, drawing: drawing, options)) {
      (error: ComparisonError) -> Failure in
      switch error {
      case .invalidInput(let report): .invalidInput(report)
      case .incomparable(let sentence): .usage(sentence)
      }
    }
    try input.report(compared.findings)
    return compared.differences
  }
}

/// A command-line argument `x,y,w,h`: a rectangle with sides above 0, in points, or in pixels if images are compared.
struct RectArgument: ExpressibleByArgument, Sendable {
  let rect: Rect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1e9 }), numbers[2] > 0, numbers[3] > 0 else { return nil }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DifferenceFormat: ExpressibleByArgument {}
