import ArgumentParser
import CommandOptions
import Memory
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
      moment of greatest contrast.
      """)

  @OptionGroup(title: "Output") var output: OutputOptions

  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<Repeated<CanvasSelection>>

  @OptionGroup(title: "Appearance") var appearance: DeclaredOptions<Repeated<AppearanceSelection>>

  @OptionGroup(title: "Time") var time: DeclaredOptions<Repeated<TimeSelection>>

  @OptionGroup(title: "Text pictures") var text: DeclaredOptions<TextSelection>

  @OptionGroup(title: "SVG, HTML and source code") var markup: DeclaredOptions<MarkupSelection>

  @OptionGroup var input: DocumentOptions<Repeated<ReadingSelection>>

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
    let terminal = Terminal.standardOutput()
    let targets = try OutputTarget.all(output)
    for target in targets where target.path == nil && target.format(on: terminal).isBinary && terminal != nil {
      throw Failure.usage("a terminal cannot show \(target.format(on: terminal).rawValue); give a file with -o")
    }
    try input.noteIgnored(givenOptions, by: targets.map { $0.format(on: terminal) })
    try OutputTarget.checkNames(of: targets, pictures(of: variants(of: run, in: nil)))
    let source = try input.source()
    let stopwatch = Stopwatch()
    let isLarge = source.bytes.count >= Self.largeDocument
    let document: Document
    do throws(RenderError) {
      // The last use of the source gives its bytes to the document.
      document = try Document(source, RenderRequest(run, context)) { [timings] end in
        // The time of variants belongs to the output that contains them.
        if timings, !end.isVariant { stopwatch.lap(end.stage.rawValue) }
        if isLarge, end.stage == .place { returnFreedMemory() }
      }
    } catch {
      throw Failure.invalidInput(error.report)
    }
    let variants = try variants(of: run, in: document)
    try OutputTarget.checkNames(of: targets, pictures(of: variants))
    for target in targets { try target.refuseInputs(pictures(of: variants)) }
    var reported: Set<String> = []
    for variant in variants {
      let options = options(run, variant, terminal)
      var context = context(for: variant, of: variants)
      context.arguments = arguments(for: options)
      var scene = try checking(document.scene(options, context: context))
      try report(scene.findings, unlessIn: &reported)
      if let rules = try input.unmatchedRules(of: scene) { try report(rules, unlessIn: &reported) }
      if annotate {
        writeStandardError(scene.legend)
        scene = scene.annotated
      }
      for picture in pictures(of: [variant]) {
        for target in targets {
          let format = target.format(on: terminal)
          let path = try target.path(for: picture) { () throws(Failure) in try checking(scene.rootName()) }
          let named = scene.written(to: path, at: picture.time?.text)
          try target.write(to: path) { write in
            try report(encode(named, as: format, at: picture.moment, write), unlessIn: &reported)
          }
          if timings { stopwatch.lap(format.rawValue) }
        }
      }
    }
  }

  /// The number of bytes from which the memory of a document's views is returned to the system after layout.
  private static let largeDocument = 8 << 20

  /// Encodes a picture in one format and passes its bytes to `write` in pieces, with a progress bar.
  ///
  /// - Parameter time: the time of the picture; nil for the time in the options of the scene.
  /// - Returns: the diagnostics of the encoder, such as notes about limits of the format.
  /// - Throws: ``Failure`` with exit code 65 if the picture cannot be rendered.
  private func encode(
    _ scene: SkeletonScene, as format: OutputFormat, at time: SampleTime?, _ write: ([UInt8]) -> Bool
  ) throws -> Findings {
    var progress = ProgressBar()
    defer { progress.clear() }
    return try checking(
      scene.encode(as: format, at: time, progress: { progress.show($0, of: $1) }, write: write))
  }

  /// Writes findings to standard error, unless the same text was written before for another canvas or format.
  ///
  /// - Throws: ``Failure`` with exit code 65 for warnings if `--strict` is given.
  private func report(_ findings: Findings, unlessIn reported: inout Set<String>) throws {
    if reported.insert(findings.report).inserted { try input.report(findings) }
  }

  /// Returns the pictures to draw, apart from their moments: all combinations of canvas, theme, root and direction.
  ///
  /// A responsive file contains all canvases and counts as one picture.
  ///
  /// - Parameter document: the document whose roots `--root all` selects; nil before it is read.
  private func variants(of run: RenderOptions, in document: Document?) throws(Failure) -> [Variant] {
    var axes = canvas.axes
    if run.markup.isResponsive { axes = axes.map { Array($0.prefix(1)) } }
    axes += appearance.axes + input.reading.axes
    guard let document else { return Variant.combinations(of: axes) }
    return try checking(Variant.combinations(of: axes, rootsOf: document, run))
  }

  /// Returns the pictures of variants: for each, one for each time of `--at`, or one without a time.
  private func pictures(of variants: [Variant]) -> [Picture] {
    let times = time.values(of: "at")
    let moments = times.isEmpty ? [nil] : times.map(Optional.some)
    return variants.flatMap { variant in moments.map { Picture(variant: variant, time: $0) } }
  }

  private var context: RenderContext {
    var context = RenderContext()
    if threads.count > 1 { context.threads = (threads.count, concurrentPerform) }
    return context
  }

  /// The context for one of the variants; with several of them, each gets its own names in generated source code.
  private func context(for variant: Variant, of variants: [Variant]) -> RenderContext {
    var context = context
    guard variants.count > 1 else { return context }
    let words = [variant.device?.name ?? variant.sizeText] + ["theme", "root"].map(variant.text)
    let names = (words + [variant.hasDirection ? variant.direction : nil]).compactMap(\.self)
    context.canvasName = names.isEmpty ? nil : names.joined(separator: " ")
    return context
  }

  /// The arguments that make the source code of a variant again, for a comment in it; nil if a file that the run reads
  /// is not below the working folder.
  private func arguments(for options: RenderOptions) -> [String]? {
    guard isBelowFolder else { return nil }
    var others = input.hints.files.flatMap { [$0.option, $0.path] }
    if !input.resources.named.isEmpty { others += ["--res", input.resources.named.joined(separator: ",")] }
    if let style = input.resources.themeStyle { others += ["--theme-style", style] }
    return [input.input] + options.commandArguments() + others
  }

  /// The scene of the first picture of the run.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a file cannot be read, or if the document cannot be drawn.
  func firstScene() throws -> SkeletonScene {
    let run = try baseOptions()
    let source = try input.source()
    let document = try checking(Document(source, RenderRequest(run, context)) { _ in })
    let variants = try variants(of: run, in: document)
    let context = context(for: variants[0], of: variants)
    return try checking(document.scene(options(run, variants[0], nil), context: context))
  }

  /// The paths of all files and folders that the run reads.
  var readPaths: [String] { [input.input] + input.hints.files.map(\.path) + input.resources.named }

  /// True if all files that the run reads have relative paths below the working folder.
  var isBelowFolder: Bool {
    readPaths.allSatisfy { $0 != "-" && !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
  }

  private var givenOptions: [RenderOption] {
    canvas.options + appearance.options + time.options + text.options + markup.options + input.reading.options
  }

  /// Returns the options that all pictures of the run have in common.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a rules file or a resource folder cannot be read.
  private func baseOptions() throws -> RenderOptions {
    var options = try input.renderOptions(canvas.apply, appearance.apply, time.apply, markup.apply)
    if options.markup.isResponsive {
      options.markup.sizes = canvas.axes.joined().dropFirst().map { Variant([$0]).extent }
    }
    return options
  }

  private func options(_ run: RenderOptions, _ variant: Variant, _ terminal: Terminal?) -> RenderOptions {
    var options = run
    variant.apply(to: &options)
    if let terminal { (options.columns, options.terminalColors) = (min(80, terminal.columns), terminalColors()) }
    text.apply(to: &options)
    return options
  }
}

/// One of the pictures that `skeleton render` writes: its variant and its time.
struct Picture {
  var variant: Variant
  var time: OptionSetting?

  /// The moment that the picture shows; nil for the default moment of the output format.
  var moment: SampleTime? {
    var options = RenderOptions()
    time?.apply(to: &options)
    return options.time
  }
}
