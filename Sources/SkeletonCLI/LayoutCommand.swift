import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of all views, in points of the canvas or in device pixels.",
    discussion: """
      Example: skeleton layout Main.storyboard --device ipad-11
      The boxes that Android gives: skeleton layout main.xml --size 1080x1920px --scale 2.625 --unit px --format json
      """)

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<FrameSelection>

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("An indented list, or JSON with one view on each line.", valueName: "name"))
  var format = LayoutFormat.text

  @Option(
    help: ArgumentHelp(
      "A JSON file of recorded sizes for leaves of an Android layout: {\"2/1\": [width, height, baseline]} in pixels.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var leafSizes: String?

  @Flag(help: "List the parts that --root can select, instead of the frames.")
  var roots = false

  @Flag(help: "List the elements, classes and identifiers that selectors of --rules can name, instead of the frames.")
  var classes = false

  @Flag(
    help: """
      Print the bones at every width of --widths as JSON, instead of the frames: [base, slope] is the length base + \
      slope · width.
      """)
  var fluid = false

  @Option(
    help: ArgumentHelp("The narrowest and the widest width of --fluid, in points.", valueName: "min-max"))
  var widths = WidthRange(160...1_440)

  func run() throws {
    let source = try input.source()
    let options = try options()
    let document = try checking(Document(source, options: options))
    if roots {
      let roots = try checking(document.roots(options))
      if roots.isEmpty { writeStandardError("note: the document has one root, so that --root selects nothing\n") }
      return try writeStandardOutput(roots)
    }
    if classes {
      let placed = try checking(document.placedViews(options))
      try input.report(placed.findings)
      return try writeStandardOutput(selectorList(placed.views))
    }
    let layout = try checking(
      fluid ? document.fluidLayout(widths: widths.range, options) : document.layout(as: format, options))
    try input.report(layout.findings)
    try writeStandardOutput(layout.bytes)
  }

  private func options() throws -> RenderOptions {
    var options = try input.renderOptions(canvas.apply)
    if let leafSizes {
      let bytes = try readInput(leafSizes, limit: options.limits.inputBytes)
      options.leafSizes = try checking(LeafSizes(DocumentSource(bytes, named: leafSizes)))
    }
    return options
  }
}

/// A command-line argument `min-max`: two widths in points, from 1 to 10,000, of which the second is larger.
struct WidthRange: ExpressibleByArgument, Sendable {
  let range: ClosedRange<Double>

  init(_ range: ClosedRange<Double>) {
    self.range = range
  }

  init?(argument: String) {
    let numbers = argument.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let start = numbers[0], let end = numbers[1], start >= 1, end <= 10_000, start < end
    else { return nil }
    range = start...end
  }

  var defaultValueDescription: String { "\(Int(range.lowerBound))-\(Int(range.upperBound))" }
}
