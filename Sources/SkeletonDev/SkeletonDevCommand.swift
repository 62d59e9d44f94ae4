import ArgumentParser

/// The command-line tool for the development of the project, which is not part of releases.
///
/// Input: documents of the fixtures and the corpus. Output: benchmarks, reports and pictures. Reading order: this file;
/// one file for each subcommand; Bench, the benchmarks; Oracle, the comparison with Interface Builder's frames.
@main
struct SkeletonDevCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SkeletonDev", abstract: "Tools for working on skeleton.",
    subcommands: [
      ReportCommand.self, OracleCommand.self, LabelsCommand.self, BenchCommand.self, ReferenceCommand.self,
      GalleryCommand.self, RulesCommand.self, MutateCommand.self,
    ])
}
