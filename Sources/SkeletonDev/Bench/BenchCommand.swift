import ArgumentParser
import SystemIO

/// How fast everything is, beside the least work in C that gives the same.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures every stage, beside its floor in the same run.",
    discussion: """
      Medians of interleaved rounds. Build with -c release. Tests/Peers/run measures other programs beside it.
      """)

  @Argument(help: "What to measure: parse, frames, pictures, animations, feeds, storyboard. All of it otherwise.")
  var parts: [String] = []

  @Option(help: "How often everyone has a turn.")
  var rounds = 7

  @Option(help: "Megabytes of the long text.")
  var megabytes = 100

  func run() throws {
    print(BenchLine.header)
    let documents = DocumentBench(rounds: max(3, rounds / 2))
    // First: it tells the peak of the memory.
    if isAsked("parse") { try show(documents.parse(bytes: megabytes * 1_000_000)) }
    let contest = Contest(rounds: rounds, repetitions: 60)
    let scene = try SceneBench("scene", markup: BenchDocuments.scene(), scale: 3, contest: contest)
    let different = try SceneBench(
      "all rows different", markup: BenchDocuments.differentCells(), scale: 3, contest: contest)
    if isAsked("frames") { try show(scene.frames()) }
    if isAsked("pictures") {
      try show(scene.pictures(sharesRows: true))
      try show(different.pictures(sharesRows: false))
    }
    if isAsked("animations") { try show(scene.animations()) }
    if isAsked("feeds") {
      try show(documents.feeds("repeated feed", BenchDocuments.repeated))
      try show(documents.feeds("written feed", BenchDocuments.written))
    }
    if isAsked("storyboard") {
      try show(DocumentBench(rounds: 50).stages("storyboard of 300 views", BenchDocuments.storyboard(views: 300)).lines)
    }
  }

  private func isAsked(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

  private func show(_ lines: [BenchLine]) {
    for line in lines { print(line.row) }
  }
}
