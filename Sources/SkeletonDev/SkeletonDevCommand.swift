import ArgumentParser

/// Tools for those who work on the project; never shipped.
@main
struct SkeletonDevCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SkeletonDev", abstract: "Tools for working on skeleton.",
    subcommands: [
      SheetCommand.self, ReportCommand.self, OracleCommand.self, BenchCommand.self, LayoutSpeedCommand.self,
      ReferenceCommand.self,
    ])
}
