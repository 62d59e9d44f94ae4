import ArgumentParser
import Skeleton
import SystemIO

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says for each view whether it is a bone, and by which rule.")

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The canvas in points: 390x844, 390x or x844.", valueName: "WxH"))
  var size: SizeArgument?

  func run() throws {
    let document = try input.document()
    let options = try input.renderOptions(size: size)
    try writeStandardOutput(input.noting { () throws(DocumentError) in try document.explanation(options) })
  }
}
