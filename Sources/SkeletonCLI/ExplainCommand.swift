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
    let source = try input.source()
    let options = input.renderOptions(canvas.choice, try input.readRules())
    let explanation = try input.checking { () throws(RenderError) in
      try Document(source, options: options).scene(options).explanation
    }
    try input.report(explanation.findings)
    try writeStandardOutput(explanation.bytes)
  }
}
