import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the placeholder of a view hierarchy.",
    discussion: """
      Example: skeleton render cell.xml -o cell.png --device iphone-15 --theme dark

      The extension of -o selects the format: \(OutputFormat.extensionList). Without -o, a terminal shows colors and a \
      pipe receives characters. A moving picture contains one loop, or one moment with --at. Other pictures show the \
      middle of the loop.
      """)

  @OptionGroup(title: "Output") var output: OutputOptions

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<CanvasesSelection>

  @OptionGroup(title: "Appearance") var appearance: DeclaredOptions<AppearanceSelection>

  @OptionGroup(title: "Time") var time: DeclaredOptions<TimesSelection>

  @OptionGroup(title: "Text pictures") var text: DeclaredOptions<TextSelection>

  @OptionGroup(title: "SVG, HTML and source code") var markup: DeclaredOptions<MarkupSelection>

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("Bands of a picture that are drawn at once, from 1 to 256.", valueName: "count"))
  var threads = CountArgument(1)

  @Flag(help: "Outline and number the bones; standard error lists the numbers.")
  var annotate = false

  @Flag(help: "Print the milliseconds of each stage to standard error.")
  var timings = false

  func validate() throws {
    if threads.count > 256 { throw ValidationError("--threads is \(threads.count), expected at most 256") }
  }

  func run() throws {
    let run = try baseOptions()
    let pictures = pictures(isResponsive: run.markup.isResponsive)
    let inputs = [input.input, input.hints.rules].compactMap(\.self)
    let targets = try OutputTarget.all(output, pictures: pictures.flatMap(\.pictures), inputs: inputs)
    let terminal = Terminal.standardOutput()
    for target in targets where target.path == nil && target.format(on: terminal).isBinary && terminal != nil {
      throw Failure.usage("a terminal cannot show \(target.format(on: terminal).rawValue); give a file with -o")
    }
    try input.noteIgnored(givenOptions, by: targets.map { $0.format(on: terminal) })
    let document = try input.document()
    let stopwatch = Stopwatch()
    let stageDidEnd: @Sendable (String) -> Void = { [timings] stage in if timings { stopwatch.lap(stage) } }
    let parsed = try input.noting { () throws(DocumentError) in
      Noted(try document.parsed(run, stageDidEnd: stageDidEnd))
    }
    var told: Set<String> = []
    for (canvas, pictures) in pictures {
      var options = options(run, canvas, terminal)
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
        picture.time?.apply(to: &options)
        for target in targets {
          let format = target.format(on: terminal)
          try target.write(picture) { write in try encode(document, scene, as: format, options, &told, write) }
          if timings { stopwatch.lap(format.rawValue) }
        }
      }
    }
  }

  /// Encodes a picture and shows its progress; notes that an earlier format has reported are left out.
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

  /// For each canvas, one picture for each time.
  private func pictures(isResponsive: Bool) -> [(canvas: CanvasChoice, pictures: [Picture])] {
    let times = time.values(of: "at")
    let root = input.reading.values(of: "root").last?.text
    // A responsive picture contains all canvases.
    let canvases = isResponsive ? canvas.canvases.prefix(1) : canvas.canvases[...]
    return canvases.map { canvas in
      let moments = times.isEmpty ? [nil] : times.map(Optional.some)
      return (canvas, moments.map { Picture(canvas: canvas, time: $0, root: root) })
    }
  }

  private var context: RenderContext {
    var context = RenderContext()
    if threads.count > 1 { context.threads = (threads.count, concurrentPerform) }
    return context
  }

  private var givenOptions: [RenderOption] {
    canvas.options + appearance.options + time.options + text.options + markup.options + input.reading.options
  }

  /// The options that all pictures share.
  private func baseOptions() throws -> RenderOptions {
    var options = try input.renderOptions()
    canvas.apply(to: &options)
    appearance.apply(to: &options)
    time.apply(to: &options)
    markup.apply(to: &options)
    if options.markup.isResponsive { options.markup.sizes = canvas.canvases.dropFirst().map(\.extent) }
    return options
  }

  private func options(_ run: RenderOptions, _ canvas: CanvasChoice, _ terminal: Terminal?) -> RenderOptions {
    var options = run
    canvas.apply(to: &options)
    if let terminal { (options.columns, options.terminalColors) = (min(80, terminal.columns), terminalColors()) }
    text.apply(to: &options)
    return options
  }
}

/// One of the pictures that a run makes.
struct Picture {
  var canvas: CanvasChoice
  var time: OptionSetting?
  var root: String?
}
