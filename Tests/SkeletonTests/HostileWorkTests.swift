import Skeleton
import Synchronization
import Testing

/// Small documents that require much work of an output: every format counts its work, so that the limits of time and of
/// work end it.
@Suite struct HostileWorkTests {
  private static func zigzag(_ count: Int, _ command: String) -> String {
    "M0 0"
      + (0..<count).map { index in
        let (x, y) = (index * 37 % 30, index * 91 % 30)
        return command == "L" ? "L\(x) \(y)" : "C\(y) \(x) \(30 - x) \(y) \(x) \(30 - y)"
      }.joined()
  }

  private static func shape(_ path: String, _ attributes: String) -> String {
    "<feed width='30'><shape width='30' height='30' path='\(path)' \(attributes)/></feed>"
  }

  private static let documents: KeyValuePairs<String, String> = [
    "filled lines": shape(zigzag(300, "L"), "fill='black'"),
    "stroked curves": shape(zigzag(100, "C"), "stroke='black' lineWidth='3'"),
    "trimmed curves": shape(zigzag(100, "C"), "stroke='black' lineWidth='3' strokeStart='0.1' strokeEnd='0.9'"),
    "kept curves": shape(zigzag(100, "C"), "stroke='black' lineWidth='3' skeleton='keep'"),
    "rows": "<feed width='30'><cell repeat='600'><text/></cell></feed>",
    "gradients": "<feed width='30'><shimmer scope='view'/><cell repeat='60'><text/></cell></feed>",
    "names": "<feed width='30'>"
      + (0..<30).map { "<view id='\(String(repeating: "name", count: 300))\($0)' width='9' height='3'/>" }.joined()
      + "</feed>",
    "colors": "<screen width='40' height='40'>"
      + (0..<400).map { index in
        "<view skeleton='keep' position='absolute' left='\(2 * (index % 20))' top='\(2 * (index / 20))' width='2'"
          + " height='2' background='rgb(\(index % 256),\(index / 2),9)'/>"
      }.joined() + "</screen>",
  ]

  private static let options = {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration, options.columns) = (1, 2, 1, 30)
    return options
  }()

  /// The bytes of an output, or the code of its error, with the units of work that were counted.
  private func run(
    _ scene: SkeletonScene, as format: OutputFormat, _ options: RenderOptions, deadline: (@Sendable () -> Bool)? = nil
  ) -> (output: Result<[UInt8], RenderError>, units: Int) {
    let units = Mutex(0)
    var context = RenderContext()
    context.deadline = deadline
    context.workObserver = { added in units.withLock { $0 += added } }
    let scene = scene.encoded(with: options, context: context)
    let output = Result { () throws(RenderError) in try scene.render(as: format).bytes }
    return (output, units.withLock(\.self))
  }

  private func code(_ output: Result<[UInt8], RenderError>) -> String? {
    if case .failure(let error) = output { error.problems.first?.code } else { nil }
  }

  @Test(arguments: documents.map(\.key), OutputFormat.allCases)
  func `the limits of work and of time end an output`(name: String, format: OutputFormat) throws {
    let document = try #require(Self.documents.first { $0.key == name }).value
    let scene = try Document(document).scene(Self.options)
    let checks = Mutex(0)
    let whole = run(scene, as: format, Self.options) {
      checks.withLock { $0 += 1 }
      return false
    }
    let bytes = try whole.output.get()
    let limit = max(1, whole.units / 4)
    var options = Self.options
    options.limits.work = limit
    let limited = run(scene, as: format, options)
    // Each counter compares its units with the limit after every 128 of them, and the scene of the dark theme has a limit
    // of its own: fewer units may be within the limit.
    if name == "rows" || whole.units >= 2_048 {
      #expect(code(limited.output) == "render.work", "\(whole.units) units for \(bytes.count) bytes")
    }
    // A stage that was begun counts the rest of its list.
    #expect(limited.units <= whole.units * 3 / 4 + 2_048)
    let last = checks.withLock(\.self) / 2
    let state = Mutex((checks: 0, units: 0))
    let overdue = run(scene, as: format, Self.options) {
      state.withLock {
        $0.checks += 1
        return $0.checks > last
      }
    }
    #expect(code(overdue.output) == "render.deadline")
    #expect(overdue.units <= whole.units)
  }

  /// The rest of a title is in no other value that is counted.
  @Test(arguments: [OutputFormat.svg, .html, .swiftui, .compose, .reactContentLoader, .android])
  func `every byte of a text is a step of work`(format: OutputFormat) throws {
    var options = Self.options
    options.markup.title = String(repeating: "title", count: 20_000)
    let scene = try Document("<feed width='30'><text/></feed>").scene(options)
    let result = run(scene, as: format, options)
    #expect(result.units >= (try result.output.get()).count / 256)
    options.limits.work = 300
    #expect(code(run(scene, as: format, options).output) == "render.work")
  }

  /// A canvas of few rows, each of which is drawn in one step.
  @Test(arguments: [OutputFormat.png, .apng, .gif, .webp])
  func `the pixels of a picture are counted`(format: OutputFormat) throws {
    let scene = try Document("<feed width='16000' height='20'/>").scene(Self.options)
    let result = run(scene, as: format, Self.options)
    #expect(result.units >= 16_000 * 20 / 1_024)
    var options = Self.options
    options.limits.work = 200
    #expect(code(run(scene, as: format, options).output) == "render.work")
  }

  @Test func `colors that GIF approximates are counted`() throws {
    let document = try #require(Self.documents.first { $0.key == "colors" }).value
    let scene = try Document(document).scene(Self.options)
    let (gif, apng) = (run(scene, as: .gif, Self.options), run(scene, as: .apng, Self.options))
    // 24 steps for each pixel.
    #expect(gif.units >= apng.units + 40 * 40 * 24 / 256 / 2, "\(gif.units), \(apng.units)")
  }
}
