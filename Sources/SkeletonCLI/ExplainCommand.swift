import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Lists for each view the rule that makes it a bone, or not.",
    discussion: """
      Example: skeleton explain cell.xml
      The constraints that decide each frame: skeleton explain --layout --solve Main.storyboard
      All rules with their reasons: skeleton explain --rules
      """)

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<FrameSelection>

  @OptionGroup var input: InputOptions

  @Flag(
    help: "List for each view the constraints, intrinsic or stored sizes that decide each coordinate of its frame.")
  var layout = false

  func run() throws {
    let source = try input.source()
    let options = try input.renderOptions(canvas.apply)
    if layout {
      let explanation = try checking(Document(source, options: options).layoutExplanation(options))
      try input.report(explanation.findings)
      return try writeStandardOutput(explanation.bytes)
    }
    let scene = try checking(Document(source, options: options).scene(options))
    let explanation = try checking(scene.explanation)
    try input.report(explanation.findings)
    try input.reportUnmatchedRules(of: scene)
    try writeStandardOutput(explanation.bytes)
  }
}
