import ArgumentParser
import Batch
import CommandOptions

/// The arguments of `skeleton batch` for processing the stream of records, such as the number of records in progress
/// and the time limit of a record.
struct StreamOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Records that are rendered at once, from 1 to 256. (default: the number of processors)", valueName: "count"))
  var jobs: CountArgument?

  @Option(
    help: ArgumentHelp("The time after which a record is given up: 2s, 500ms. (default: never)", valueName: "time"))
  var timeout: SecondsArgument?

  @Option(help: ArgumentHelp("Bytes of a line, at most.", valueName: "bytes"))
  var maxLine = CountArgument(16 << 20)

  @Flag(help: "Write each answer at once instead of in blocks.")
  var flush = false

  @Flag(help: "Exit with 1 when a record cannot be rendered.")
  var failOnError = false

  @Option(
    help: ArgumentHelp(
      "A file for the counters and times of the run, in the text format of Prometheus, written at the end.",
      valueName: "file"), completion: .file(extensions: ["prom"]))
  var metrics: String?

  @Option(
    help: ArgumentHelp(
      "Print the JSON Schema of one side of a stream, and exit.", valueName: "side"))
  var schema: RecordSchema?
}

/// The arguments of `skeleton batch` for files: the folder of the documents, the folder of the outputs, and the file of
/// hints.
struct RecordFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder whose files \"path\" may name, relative to it or absolute. (default: none)", valueName: "folder"),
    completion: .directory)
  var allowPaths: String?

  @Option(
    help: ArgumentHelp(
      "A folder for the outputs, in files that are named by the SHA-256 of their content. (default: inside the answers)",
      valueName: "folder"),
    completion: .directory)
  var out: String?

  @Flag(help: "Flush each file of --out to the disk before it is renamed.")
  var fsync = false

  @Flag(help: "Replace files in --out whose contents are not those that their names state.")
  var force = false

  @OptionGroup var hints: HintOptions
}

extension RecordSchema: ExpressibleByArgument {}
