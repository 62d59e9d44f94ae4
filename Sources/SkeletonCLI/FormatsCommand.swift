import ArgumentParser
import Skeleton
import SystemIO

struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats", abstract: "Lists dialects, output formats and devices.",
    discussion: "Example: skeleton formats --schema > skeleton.xsd")

  @Flag(help: "Print an XML Schema of the native dialect instead, for editors.")
  var schema = false

  @Flag(help: "Print the rules that decide what a view is instead, with reasons, sources and fixtures.")
  var rules = false

  func run() throws {
    if rules { return try writeStandardOutput(listOfRules()) }
    try writeStandardOutput(Array((schema ? schemaOfNativeDialect() : formatList()).utf8))
  }
}
