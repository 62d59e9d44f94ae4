import ArgumentParser
import Batch
import CommandOptions
import Diagnostics
import Memory
import Skeleton
import Synchronization
import SystemIO
import TextFormats

struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answers a stream of layouts with a stream of placeholders, line for line.",
    discussion: """
      Example: skeleton batch --jobs 4 < records.ndjson > answers.ndjson

      Standard input contains one JSON object per line:

        {"id": 1, "xml": "<feed>…</feed>", "outputs": ["bones", "png"]}

      Standard output receives one line for each, in the same order:

        {"id": 1, "ok": true, "etag": "…", "outputs": {"bones": {…}, …}, …}
        {"id": 2, "ok": false, "error": {"code": "xml.syntax", …}}

      A record may contain "base64" or "path" instead of "xml". Its "options" are those of render: \
      \(RenderOption.names(on: .record)). Its "outputs" are \(RecordOutput.all.map(\.name).joined(separator: ", ")) \
      (default: bones). A record whose "ifNoneMatch" is the current etag is answered with "notModified" and is not \
      rendered. Its "resources" are the files of an Android layout by path, such as {"values/dimens.xml": \
      "<resources>…</resources>"}; they win over those of --res and of --shared-res, which "sharedResources" names. Its \
      "version" is \(protocolVersion).

      An error has a code, a message, a line and a column. The position is in the stream where the code begins with \
      record or json, else in the document. --schema prints the JSON Schema of records and answers.
      """)

  @OptionGroup(title: "Stream") var stream: StreamOptions

  @OptionGroup(title: "Files") var files: RecordFileOptions

  @OptionGroup(title: "Android resources") var resources: SharedResourceOptions

  @OptionGroup(title: "Limits") var limits: DeclaredOptions<LimitSelection>

  func validate() throws {
    if let file = files.hints.files.first(where: { $0.path == "-" }) {
      throw ValidationError("standard input holds the records; give \(file.option) a file name")
    }
    if let jobs = stream.jobs?.count, jobs > 256 {
      throw ValidationError("--jobs is \(jobs), expected at most 256")
    }
  }

  func run() throws {
    if let schema = stream.schema { return try writeStandardOutput(schema.text) }
    returnLargeBlocks()
    let renderer = try renderer()
    var limits = LineStreamLimits(
      jobs: stream.jobs?.count ?? processorCount, lineBytes: stream.maxLine.count)
    limits.flushesEachLine = stream.flush
    let lines = try LineStream(limits: limits)
    try refuseInputs(among: [stream.metrics].compactMap(\.self))
    let metrics = Mutex(RecordMetrics())
    let start = ContinuousClock.now
    let lineBytes = limits.lineBytes
    let stopSignal = Mutex<Int32?>(nil)
    // An endless record or suspended reading of the output would block the end after the started records.
    watchStopSignals { signal in
      let isFirst = stopSignal.withLock { first in
        defer { first = first ?? signal }
        return first == nil
      }
      guard isFirst else { end(bySignal: signal) }
      lines.stop()
      end(bySignal: signal, after: Self.patience)
    }
    var progress = ProgressBar()
    defer { progress.clear() }
    let size = Terminal.standardInputSize
    let showsProgress = Terminal.standardOutput() == nil
    let count = try lines.run { lines, bytes in
      if showsProgress { progress.show(bytes, of: size, label: "\(lines) records") }
    } work: { line, number in
      let start = ContinuousClock.now
      let answer =
        switch line {
        case .line(let bytes): renderer.answer(to: bytes, number: number)
        case .tooLong: renderer.answer(toRefusedLine: .tooLong(limit: lineBytes), number: number)
        }
      metrics.withLock { $0.add(answer, seconds: start.secondsUntilNow) }
      return answer.bytes
    }
    progress.clear()
    let counted = metrics.withLock { $0 }
    if let path = stream.metrics { try counted.write(to: path, seconds: start.secondsUntilNow) }
    if let signal = stopSignal.withLock({ $0 }) { throw Failure(exitCode: 128 + signal) }
    try counted.check(of: count, failsOnError: stream.failOnError)
  }

  /// The time for the started records to finish after the first signal, before the process ends as at a second signal.
  private static let patience = Duration.seconds(3)

  private func renderer() throws -> RecordRenderer {
    var renderer = RecordRenderer()
    renderer.recent = RecentRecords()
    limits.apply(to: &renderer.options)
    renderer.engine = try engineVersion + " " + (runningBuildID() ?? buildIdentity(ofProgram: readRunningProgram()))
    var common: [UInt8] = []
    if let path = files.hints.rules { (renderer.options.rules, common) = try HintOptions.readRules(at: path) }
    // The entity tag covers the resources of all records as it covers the rules.
    common += try resources.apply(to: &renderer.options)
    renderer.common = SharedInput(common)
    renderer.sharedResources = try resources.named(over: renderer.options).mapValues {
      SharedResources($0.options, bytes: $0.bytes)
    }
    try files.hints.applyElements(to: &renderer.options)
    if let timeout = stream.timeout {
      renderer.makeDeadline = { deadline(after: .seconds(timeout.seconds)) }
    }
    if let allowPaths = files.allowPaths {
      let folder = try ConfinedFolder(allowPaths)
      renderer.readFile = { path, limit throws(FileFailure) in
        try mapError(folder.read(path, limit: limit, fallsBack: true)) { (error: IOFailure) in
          FileFailure(reason: error.reason)
        }
      }
    }
    if let out = files.out {
      let folder = try ContentFolder(out, isDurable: files.fsync, replacesOthers: files.force)
      renderer.storeFile = { bytes, name throws(FileFailure) in
        try mapError(folder.store(bytes, as: name)) { (error: IOFailure) in FileFailure(reason: error.reason) }
      }
    }
    return renderer
  }
}

extension RecordMetrics {
  /// Writes the counters of a run to a file in the text format of Prometheus.
  ///
  /// - Parameter seconds: the duration of the run in seconds.
  /// - Throws: ``IOFailure`` if the file cannot be written.
  fileprivate func write(to path: String, seconds: Double) throws(IOFailure) {
    var text = PrometheusText(prefix: "skeleton_")
    write(to: &text)
    text.begin("run_seconds", .gauge, "Time of the whole run.")
    text.sample("run_seconds", "\(seconds)")
    try writeFile(Array(text.text.utf8), to: path)
  }

  /// Checks the counts at the end of a run of `count` records.
  ///
  /// - Throws: ``Failure`` with exit code 74 if files could not be written, or with 1 if records failed and
  ///   `failsOnError` is true.
  fileprivate func check(of count: Int, failsOnError: Bool) throws(Failure) {
    let (unstored, failed) = (self.count(of: .unstored), self.count(of: .failed))
    if unstored > 0 {
      throw Failure(exitCode: 74, message: "error: the files of \(unstored) of \(count) records cannot be written\n")
    }
    if failsOnError && failed > 0 {
      throw Failure(exitCode: 1, message: "error: \(failed) of \(count) records cannot be rendered\n")
    }
  }
}

extension ContinuousClock.Instant {
  fileprivate var secondsUntilNow: Double { (ContinuousClock.now - self) / .seconds(1) }
}
