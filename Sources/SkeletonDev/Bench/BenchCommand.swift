import ArgumentParser
import ImageCoding

/// The command `bench`, which measures all pipeline stages and encoders beside minimal C code with the same result.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures every stage, beside its floor in the same run.",
    discussion: """
      Medians of interleaved rounds. Build with -c release. Tests/Peers/run measures other programs beside it.
      """)

  @Argument(
    help: """
      What to measure: parse, frames, pictures, animations, feeds, layout, fluid, records, storyboard, tall, check. All of it otherwise.
      """)
  var parts: [String] = []

  @Option(help: "How often everyone has a turn.")
  var rounds = 7

  @Option(help: "Megabytes of the long text.")
  var megabytes = 100

  @Option(
    parsing: .upToNextOption,
    help: "Files of which three, chosen by a seed, are measured too, and 200 are asked whether they need a frame.")
  var corpus: [String] = []

  @Flag(help: "Prints names, figures and bytes with tabs between.")
  var tabs = false

  func run() throws {
    if !tabs { print(BenchLine.header) }
    let documents = DocumentBench(rounds: max(3, rounds / 2))
    // First, because they report the peak memory.
    if isAsked("feeds") { try show([documents.memory("written feed", BenchDocuments.written(cells: 100_000))]) }
    if isAsked("parse") { try show(documents.parse(bytes: megabytes * 1_000_000)) }
    let contest = Contest(rounds: rounds, repetitions: 60)
    let scene = try SceneBench("scene", document: bytes(BenchDocuments.scene()), scale: 3, contest: contest)
    if isAsked("frames") { try show(scene.frames()) }
    if isAsked("pictures") {
      try show(scene.pictures(sharesRows: true))
      if !tabs {
        let different = try SceneBench(
          "all rows different", document: bytes(BenchDocuments.differentCells()), scale: 3, contest: contest)
        try show(different.pictures(sharesRows: false))
      }
    }
    if isAsked("animations") { try show(scene.animations(tabs ? [.apng] : AnimationFormat.allCases)) }
    if isAsked("feeds") {
      try show(documents.feeds("repeated feed", BenchDocuments.repeated))
      try show(documents.feeds("written feed", bounds: [1.5, 2], BenchDocuments.written))
      try show(documents.feeds("varied feed", bounds: [1.5]) { BenchDocuments.varied(cells: $0) })
    }
    if isAsked("layout") { try show(documents.layouts()) }
    if isAsked("fluid") {
      try show([DocumentBench(rounds: 50).fluid("feed of 10 cells", BenchDocuments.written(cells: 10))])
    }
    if isAsked("storyboard") {
      try show(DocumentBench(rounds: 50).stages("storyboard of 300 views", BenchDocuments.storyboard(views: 300)))
    }
    if isAsked("check") { try show(CheckBench(contest: Contest(rounds: rounds, repetitions: 10)).lines()) }
    if isAsked("tall") { try show(documents.tall()) }
    if !corpus.isEmpty { try show(CorpusBench(files: corpus, contest: contest).lines()) }
    // Last, because they change how the process returns memory.
    if isAsked("records") { try show(RecordBench(rounds: rounds).lines()) }
  }

  private func isAsked(_ part: String) -> Bool {
    parts.isEmpty || parts.contains(part)
  }

  private func bytes(_ markup: String) -> [UInt8] { Array(markup.utf8) }

  private func show(_ lines: [BenchLine]) {
    for line in lines { print(tabs ? line.fields : line.row) }
  }
}
