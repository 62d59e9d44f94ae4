import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of all views, in points of the canvas.",
    discussion: "Example: skeleton layout Main.storyboard --device ipad-11")

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<FrameSelection>

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("An indented list, or JSON with one view on each line.", valueName: "name"))
  var format = LayoutFormat.text

  @Flag(help: "List the parts that --root can select, instead of the frames.")
  var roots = false

  func run() throws {
    let source = try input.source()
    let options = try options()
    let document = try input.checking { () throws(RenderError) in try Document(source, options: options) }
    if roots {
      return try writeStandardOutput(input.checking { () throws(RenderError) in try document.roots(options) })
    }
    let layout = try input.checking { () throws(RenderError) in try document.layout(as: format, options) }
    try input.report(layout.findings)
    try writeStandardOutput(layout.bytes)
  }

  private func options() throws -> RenderOptions {
    var options = try input.renderOptions()
    canvas.apply(to: &options)
    return options
  }
}
