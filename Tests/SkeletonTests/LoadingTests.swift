import Skeleton
import TestSupport
import Testing

/// The times at which a placeholder appears and disappears.
@Suite struct LoadingTests {
  private static let markup = """
    <feed width="8" height="4" background="#FFFFFF"><shimmer preset="solid" colors="#000000"/>
    <view frame="0 0 4 4" background="#FF0000"/></feed>
    """

  private static func sweeping(_ shimmer: String = "") -> String {
    "<feed width=\"8\" height=\"4\"><shimmer \(shimmer)/><view frame=\"0 0 4 4\" background=\"#FF0000\"/></feed>"
  }

  private func scene(
    _ markup: String = markup, _ change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> SkeletonScene {
    var options = RenderOptions()
    options.scale = 1
    change(&options)
    return try Document(markup, options: options).scene(options)
  }

  /// The red, green and blue channels of the first pixel at each time.
  private func colors(_ scene: SkeletonScene, at times: [Double]) throws -> [[UInt8]] {
    var frames = try scene.frames()
    return times.map { time in
      frames.show(.seconds(time))
      return Array(frames.rgba().prefix(3))
    }
  }

  @Test func `no bone is shown during the delay`() throws {
    let scene = try scene { $0.showDelay = 0.5 }
    #expect([0, 0.499, 0.5, 1e6].map(scene.isAnimating) == [false, false, true, true])
    #expect(try colors(scene, at: [0, 0.499, 0.5]) == [[255, 255, 255], [255, 255, 255], [0, 0, 0]])
  }

  @Test func `content that is faster than the delay shows without a placeholder`() throws {
    let scene = try scene {
      ($0.showDelay, $0.stopTime, $0.minimumTime, $0.transition) = (0.5, 0.5, 2, 1)
    }
    #expect([0, 0.499, 0.5, 1, 3].map(scene.isAnimating) == [false, false, false, false, false])
    #expect(try colors(scene, at: [0.499, 0.5]) == [[255, 255, 255], [255, 0, 0]])
  }

  @Test func `a placeholder that has appeared remains for its minimum time`() throws {
    let scene = try scene { ($0.showDelay, $0.stopTime, $0.minimumTime) = (0.5, 0.75, 2) }
    #expect([0.5, 0.75, 2.499, 2.5].map(scene.isAnimating) == [true, true, true, false])
    let slow = try self.scene { ($0.stopTime, $0.minimumTime) = (3, 2) }
    #expect([2.999, 3].map(slow.isAnimating) == [true, false])
  }

  @Test func `a transition is the sum of placeholder and content`() throws {
    var scene = try scene()
    try scene.stop(at: 1, transition: 0.5)
    // The share of the red content below a black placeholder that fades.
    for (time, red) in [(0.999, 0.0), (1.125, 0.25), (1.25, 0.5), (1.4375, 0.875), (1.5, 1), (9, 1)] {
      let color = try colors(scene, at: [time])[0]
      #expect(abs(Double(color[0]) - red * 255) <= 1 && color[1] <= 1 && color[2] <= 1, "\(time): \(color)")
    }
    try scene.stop(at: 1, transition: 0)
    #expect(try colors(scene, at: [0.999, 1]) == [[0, 0, 0], [255, 0, 0]])
    #expect(throws: RenderError.self) { try scene.stop(at: 1, transition: -1) }
  }

  @Test(arguments: [
    // Duration, begin time, autoreverses, stop, end of the sweep.
    (1.0, 0.0, false, 1.3, 2.0), (1.0, 0.0, false, 2.0, 2.0), (0.8, 0.0, true, 1.7, 3.2), (0.7, 0.1, false, 0.75, 0.8),
    (1.0, 2.0, false, 1.3, 1.3),
  ])
  func `the sweep ends before the placeholder goes`(
    _ duration: Double, _ begin: Double, _ autoreverses: Bool, _ stop: Double, _ end: Double
  ) throws {
    let shimmer = "duration=\"\(duration)s\" beginTime=\"\(begin)s\" autoreverses=\"\(autoreverses)\""
    let scene = try scene(Self.sweeping(shimmer)) { ($0.stopTime, $0.finishesCycle) = (stop, true) }
    #expect([end - 1e-6, end + 1e-6].map(scene.isAnimating) == [true, false])
  }

  @Test func `the sweep begins when the placeholder appears`() throws {
    let plain = try scene(Self.sweeping())
    let delayed = try scene(Self.sweeping()) { $0.showDelay = 0.4 }
    #expect(try colors(plain, at: [0, 0.3, 0.9]) == colors(delayed, at: [0.4, 0.7, 1.3]))
  }

  @Test func `a loop has no delay, an animation with an end has`() throws {
    let endless = try scene(Self.sweeping()) { ($0.showDelay, $0.framesPerSecond) = (0.4, 5) }
    let output = try endless.render(as: .lottie)
    #expect(output.warnings.map(\.message).contains { $0.contains("--stop-at") })
    #expect(try scene { $0.showDelay = 0.4 }.render(as: .ascii).bytes == scene().render(as: .ascii).bytes)
    let ending = try scene(Self.sweeping()) { ($0.showDelay, $0.stopTime, $0.framesPerSecond) = (0.4, 1, 5) }
    #expect(!(try ending.render(as: .lottie)).warnings.map(\.message).contains { $0.contains("--stop-at") })
  }

  /// The number of plays in the header of a GIF, APNG or WebP; 0 for an endless loop.
  private func plays(_ bytes: [UInt8], _ format: OutputFormat) -> Int {
    func number(after tag: String, skipping count: Int, _ size: Int, bigEndian: Bool = false) -> Int? {
      guard let start = bytes.firstRange(of: tag.utf8)?.upperBound else { return nil }
      let digits = bytes[(start + count)..<(start + count + size)]
      return (bigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    return switch format {
    // Without the block a GIF plays once; the block has the number of repetitions.
    case .gif: number(after: "NETSCAPE2.0", skipping: 2, 2).map { $0 == 0 ? 0 : $0 + 1 } ?? 1
    case .apng: number(after: "acTL", skipping: 4, 4, bigEndian: true) ?? -1
    default: number(after: "ANIM", skipping: 8, 2) ?? -1
    }
  }

  @Test(
    arguments: [
      ("", nil, nil, 0), ("repeatCount=\"3\"", nil, nil, 1), ("repeatCount=\"1\" duration=\"0.505s\"", nil, nil, 1),
      ("", 1.3, nil, 1), ("repeatCount=\"3\"", nil, 5, 1), ("repeatCount=\"3\"", nil, 2, 0), ("", nil, 2, 0),
    ] as [(String, Double?, Double?, Int)])
  func `an animation with an end is played once`(
    shimmer: String, stop: Double?, duration: Double?, expected: Int
  ) throws {
    let scene = try scene(Self.sweeping(shimmer)) {
      ($0.stopTime, $0.duration, $0.framesPerSecond) = (stop, duration, 10)
    }
    for format in [OutputFormat.gif, .apng, .webp] {
      #expect(plays(try scene.render(as: format).bytes, format) == expected, "\(format)")
    }
  }

  @Test func `the moment of a still picture is not in the delay`() throws {
    let still = try scene { $0.showDelay = 5 }
    #expect(try still.render(as: .png).bytes == scene().render(as: .png).bytes)
  }

  // MARK: - Markup and source code

  @Test func `a page has one attribute that ends loading`() throws {
    let html = String(decoding: try scene().render(as: .html).bytes, as: UTF8.self)
    #expect(html.contains(#"data-skeleton-state="loading""#))
    #expect(html.contains("[data-skeleton-state=ready]{visibility:hidden}"))
    let stopped = String(decoding: try scene { $0.stopTime = 1 }.render(as: .html).bytes, as: UTF8.self)
    #expect(!stopped.contains("data-skeleton-state"))
    let still = String(decoding: try scene().render(as: .html, at: .seconds(1)).bytes, as: UTF8.self)
    #expect(!still.contains("data-skeleton-state"))
  }

  @Test(arguments: [OutputFormat.swiftui, .compose, .reactContentLoader])
  func `source code takes the times as parameters`(_ format: OutputFormat) throws {
    func code(_ change: (inout RenderOptions) -> Void) throws -> String {
      String(decoding: try scene(Self.sweeping(), change).render(as: format).bytes, as: UTF8.self)
    }
    #expect(!(try code { _ in }).contains("showDelay"))
    let text = try code {
      ($0.showDelay, $0.minimumTime, $0.transition, $0.finishesCycle) = (0.2, 0.5, 0.25, true)
    }
    let parameters: [OutputFormat: [String]] = [
      .swiftui: ["var showDelay = 0.2", "var minimumTime = 0.5", "var transition = 0.25", "var finishCycle = true"],
      .compose: [
        "showDelay: Long = 200,", "minimumTime: Long = 500,", "transition: Int = 250,", "finishCycle: Boolean = true,",
      ],
      .reactContentLoader: ["showDelay = 0.2,", "minimumTime = 0.5,", "transition = 0.25,", "finishCycle = true,"],
    ]
    for parameter in parameters[format] ?? [] { #expect(text.contains(parameter), "\(parameter)") }
    // The end of the cycle that contains the minimum time, in whole milliseconds.
    let end = "if (finishCycle) (least + 999) / 1000 * 1000 else least"
    #expect(text.contains(end) == (format == .compose))
  }

  @Test(arguments: [OutputFormat.hxml, .android])
  func `a format without state has a note`(_ format: OutputFormat) throws {
    let notes = try scene { $0.transition = 0.25 }.render(as: format).warnings.map(\.message)
    #expect(notes.contains { $0.contains("minimum time") })
    #expect(!(try scene().render(as: format)).warnings.map(\.message).contains { $0.contains("minimum time") })
  }
}
