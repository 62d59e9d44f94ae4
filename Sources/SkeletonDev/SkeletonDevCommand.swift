import ArgumentParser

/// The command-line tool for the development of the project, which is not part of releases.
///
/// Input: documents of the fixtures and the corpus. Output: benchmarks, comparisons and pictures. Reading order: this
/// file; one file for each subcommand; Bench, the benchmarks; Oracle, the comparison with Interface Builder's frames.
@main
struct SkeletonDevCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SkeletonDev", abstract: "Tools for working on skeleton.",
    subcommands: [
      OracleCommand.self, BenchCommand.self, ReferenceCommand.self, GalleryCommand.self, MutateCommand.self,
    ])
}
