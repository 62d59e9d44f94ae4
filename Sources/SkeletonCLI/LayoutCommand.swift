import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of all views, in points of the canvas.")

  @OptionGroup var input: InputOptions

  @OptionGroup var canvas: CanvasOptions

  @Option(help: "An indented list, or JSON with one view on each line.")
  var format = LayoutFormat.text

  @Flag(help: "List what --root can name instead.")
  var roots = false

  func run() throws {
    let source = try input.source()
    let options = input.renderOptions(canvas.choice, try input.readRules())
    let document = try input.checking { () throws(RenderError) in try Document(source, options: options) }
    if roots {
      return try writeStandardOutput(input.checking { () throws(RenderError) in try document.roots(options) })
    }
    let layout = try input.checking { () throws(RenderError) in try document.layout(as: format, options) }
    try input.report(layout.findings)
    try writeStandardOutput(layout.bytes)
  }
}
