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
    let document = try input.document()
    let options = try input.renderOptions(canvas.choice)
    let text = try input.noting { () throws(DocumentError) in
      roots ? Noted(try document.roots(options)) : try document.layout(as: format, options)
    }
    try writeStandardOutput(text)
  }
}
