import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says for each view whether it is a bone, and by which rule.")

  @OptionGroup var input: InputOptions

  @OptionGroup var canvas: CanvasOptions

  func run() throws {
    let document = try input.document()
    let options = try input.renderOptions(canvas.choice)
    try writeStandardOutput(input.noting { () throws(DocumentError) in try document.explanation(options) })
  }
}
