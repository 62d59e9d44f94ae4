import ArgumentParser
import Skeleton
import SystemIO

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the placeholder of a view hierarchy.",
    discussion: """
      Without -o a terminal gets colors and a pipe gets characters. With -o the extension decides: .png, .apng, .gif,
      .webp, .txt, .ans or .json. Moving pictures show one loop, or with --at one moment; the others are taken in the
      middle of the loop unless --at is given.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write, - for standard output; {at}, {size} and {root} make one file each. May be repeated.",
      valueName: "file"))
  var output: [String] = []

  @Option(help: "The form of the output.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("The canvas in points: 390x844, 390x or x844. May be repeated.", valueName: "WxH"))
  var size: [SizeArgument] = []

  @Option(help: ArgumentHelp("Pixels per point: 2, and 1 for Android dumps.", valueName: "number"))
  var scale: FactorArgument?

  @Option(help: ArgumentHelp("When: 0.5s, 500ms, or 25% of the shimmer's way. May be repeated.", valueName: "time"))
  var at: [TimeArgument] = []

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("Characters across, for text.", valueName: "count"))
  var columns: CountArgument?

  @Flag(help: "Outline and number the bones; a line for each number goes to standard error.")
  var annotate = false

  @Flag(help: "Print the milliseconds of each stage to standard error.")
  var timings = false

  func validate() throws {
    if let columns = columns?.count, columns > 10_000 {
      throw ValidationError("--columns is \(columns), expected at most 10000")
    }
  }

  func run() throws {
    let pictures = pictures
    let targets = try OutputTarget.all(output, format: format, pictures: pictures.flatMap(\.pictures))
    let terminal = Terminal.standardOutput()
    for target in targets where target.path == nil && target.format(on: terminal).isBinary && terminal != nil {
      throw Failure.usage("a terminal cannot show \(target.format(on: terminal).rawValue); give a file with -o")
    }
    let document = try input.document()
    let stopwatch = Stopwatch()
    var told: Set<String> = []
    for (size, pictures) in pictures {
      var options = try options(size: size, terminal)
      var scene = try input.noting { () throws(DocumentError) in
        try document.scene(options) { stage in if timings { stopwatch.lap(stage) } }
      }
      if annotate {
        writeStandardError(scene.legend)
        scene = scene.annotated
      }
      for picture in pictures {
        options.time = picture.at?.time
        for target in targets {
          let format = target.format(on: terminal)
          try target.write(picture) { write in try encode(document, scene, as: format, options, &told, write) }
          if timings { stopwatch.lap(format.rawValue) }
        }
      }
    }
  }

  /// A picture, its progress shown; what one format has told of a scene, the next need not tell again.
  private func encode(
    _ document: NamedDocument, _ scene: PreparedScene, as format: OutputFormat, _ options: RenderOptions,
    _ told: inout Set<String>, _ write: ([UInt8]) -> Bool
  ) throws {
    var progress = ProgressBar()
    defer { progress.clear() }
    try input.noting { () throws(DocumentError) in
      var picture = try document.encode(scene, as: format, options) { done, count in
        progress.show(done, of: count)
      } write: {
        write($0)
      }
      if !told.insert(picture.notes).inserted { picture.notes = "" }
      return picture
    }
  }

  /// For each size, one for each time.
  private var pictures: [(size: SizeArgument?, pictures: [Picture])] {
    let sizes = size.isEmpty ? [nil] : size.map(Optional.some)
    let times = at.isEmpty ? [nil] : at.map(Optional.some)
    return sizes.map { size in (size, times.map { Picture(size: size, at: $0, root: input.root) }) }
  }

  private func options(size: SizeArgument?, _ terminal: Terminal?) throws -> RenderOptions {
    var options = try input.renderOptions(size: size)
    scene.apply(to: &options)
    options.scale = scale?.number
    options.columns = columns?.count ?? min(80, terminal?.columns ?? 80)
    if terminal != nil { options.terminalColors = terminalColors() }
    return options
  }
}

/// One of the pictures that a run makes.
struct Picture {
  var size: SizeArgument?
  var at: TimeArgument?
  var root: String?
}
