import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the placeholder of a view hierarchy.",
    discussion: """
      Without -o a terminal gets colors and a pipe gets characters. With -o the extension decides: .png, .apng, .gif,
      .webp, .svg, .html, .lottie.json, .hxml, .swift, .kt, .jsx, .txt, .ans or .json. Moving pictures show one loop, or
      with --at one moment; the others are taken in the middle of the loop unless --at is given.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write, - for standard output; {at}, {size}, {device} and {root} make one file each. May be repeated.",
      valueName: "file"))
  var output: [String] = []

  @Option(help: "The form of the output.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("The canvas in points: 390x844, 390x or x844. May be repeated.", valueName: "WxH"))
  var size: [SizeArgument] = []

  @Option(
    help: ArgumentHelp(
      "Canvas and scale of devices: iphone-15,ipad-11 (formats lists them). May be repeated.", valueName: "names"))
  var device: [String] = []

  @Option(help: ArgumentHelp("Pixels per point: 2, 1 for Android dumps, or the device's.", valueName: "number"))
  var scale: FactorArgument?

  @Option(help: ArgumentHelp("When: 0.5s, 500ms, or 25% of the shimmer's way. May be repeated.", valueName: "time"))
  var at: [TimeArgument] = []

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("Characters across, for text.", valueName: "count"))
  var columns: CountArgument?

  @OptionGroup var markup: MarkupArguments

  @Option(help: ArgumentHelp("Bands of a picture that are drawn at once: 1.", valueName: "count"))
  var threads: CountArgument?

  @Flag(help: "Outline and number the bones; a line for each number goes to standard error.")
  var annotate = false

  @Flag(help: "Print the milliseconds of each stage to standard error.")
  var timings = false

  func validate() throws {
    _ = try CanvasChoice.all(sizes: size, devices: device)
    if let columns = columns?.count, columns > 10_000 {
      throw ValidationError("--columns is \(columns), expected at most 10000")
    }
    if let threads = threads?.count, threads > 256 {
      throw ValidationError("--threads is \(threads), expected at most 256")
    }
  }

  func run() throws {
    let pictures = try pictures()
    let targets = try OutputTarget.all(output, format: format, pictures: pictures.flatMap(\.pictures))
    let terminal = Terminal.standardOutput()
    for target in targets where target.path == nil && target.format(on: terminal).isBinary && terminal != nil {
      throw Failure.usage("a terminal cannot show \(target.format(on: terminal).rawValue); give a file with -o")
    }
    let document = try input.document()
    let stopwatch = Stopwatch()
    let stageDidEnd: @Sendable (String) -> Void = { [timings] stage in if timings { stopwatch.lap(stage) } }
    let reading = try input.renderOptions(CanvasChoice())
    let parsed = try input.noting { () throws(DocumentError) in
      Noted(try document.parsed(reading, stageDidEnd: stageDidEnd))
    }
    var told: Set<String> = []
    for (canvas, pictures) in pictures {
      var options = try options(canvas, terminal)
      var scene = try input.noting { () throws(DocumentError) in
        var scene = try parsed.scene(options, stageDidEnd: stageDidEnd)
        if !told.insert(scene.notes).inserted { scene.notes = "" }
        return scene
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
      var picture = try document.encode(scene, as: format, options, context) { done, count in
        progress.show(done, of: count)
      } write: {
        write($0)
      }
      if !told.insert(picture.notes).inserted { picture.notes = "" }
      return picture
    }
  }

  /// For each canvas, one for each time.
  private func pictures() throws -> [(canvas: CanvasChoice, pictures: [Picture])] {
    let times = at.isEmpty ? [nil] : at.map(Optional.some)
    // What is responsive has all canvases in one.
    let canvases = try CanvasChoice.all(sizes: size, devices: device)
    return (markup.responsive ? canvases.prefix(1) : canvases[...]).map { canvas in
      (canvas, times.map { Picture(canvas: canvas, at: $0, root: input.root) })
    }
  }

  private var context: RenderContext {
    var context = RenderContext()
    context.threads = threads.map { ($0.count, concurrentPerform) }
    return context
  }

  private func options(_ canvas: CanvasChoice, _ terminal: Terminal?) throws -> RenderOptions {
    var options = try input.renderOptions(canvas)
    scene.apply(to: &options)
    options.scale = scale?.number
    markup.apply(to: &options)
    if markup.responsive {
      options.markup.sizes = try CanvasChoice.all(sizes: size, devices: device).dropFirst().map(\.extent)
    }
    options.columns = columns?.count ?? min(80, terminal?.columns ?? 80)
    if terminal != nil { options.terminalColors = terminalColors() }
    return options
  }
}

/// One of the pictures that a run makes.
struct Picture {
  var canvas: CanvasChoice
  var at: TimeArgument?
  var root: String?
}
