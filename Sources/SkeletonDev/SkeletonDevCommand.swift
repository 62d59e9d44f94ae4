import ArgumentParser

/// The tools for development of the project, which are not part of releases.
@main
struct SkeletonDevCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SkeletonDev", abstract: "Tools for working on skeleton.",
    subcommands: [
      SheetCommand.self, ReportCommand.self, OracleCommand.self, BenchCommand.self, LayoutSpeedCommand.self,
      ReferenceCommand.self,
    ])
}
