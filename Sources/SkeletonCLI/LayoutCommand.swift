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
    let document = try input.document()
    let options = try options()
    let text = try input.noting { () throws(DocumentError) in
      roots ? Noted(try document.roots(options)) : try document.layout(as: format, options)
    }
    try writeStandardOutput(text)
  }

  private func options() throws -> RenderOptions {
    var options = try input.renderOptions()
    canvas.apply(to: &options)
    return options
  }
}
