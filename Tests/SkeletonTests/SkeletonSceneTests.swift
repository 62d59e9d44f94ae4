import Skeleton
import TestSupport
import Testing

@Suite struct SkeletonSceneTests {
  private static let markup = """
    <feed width="100" height="40" background="#FFFFFF">
      <view frame="0 0 50 10" background="#FF0000"/>
      <activityIndicator frame="60 0 40 40" style="arcs"/>
    </feed>
    """

  @Test func `it animates from its start to its stop`() throws {
    var scene = try Document(Self.markup).scene()
    #expect(scene.isAnimating(at: 0) && scene.isAnimating(at: 1e6))
    try scene.stop(at: 2)
    #expect(scene.isAnimating(at: 1.999) && !scene.isAnimating(at: 2))
    try scene.start(at: 5)
    #expect(!scene.isAnimating(at: 4.999) && scene.isAnimating(at: 5) && scene.isAnimating(at: 1e6))
    try scene.stop(at: 6)
    #expect([4.9, 5, 5.9, 6].map(scene.isAnimating) == [false, true, true, false])
  }

  @Test func `a stop before the start is an error`() throws {
    var scene = try Document(Self.markup).scene()
    try scene.start(at: 3)
    #expect(throws: RenderError.self) { try scene.stop(at: 2) }
    #expect(throws: RenderError.self) { try scene.stop(at: .nan) }
    #expect(throws: RenderError.self) { try scene.start(at: -1) }
    #expect(scene.isAnimating(at: 3) && !scene.isAnimating(at: 2))
  }

  @Test func `stopped, the views show as they are and the indicator is gone`() throws {
    var scene = try Document(Self.markup).scene()
    let loading = try picture(of: scene, at: 1.5)
    #expect(!loading.contains("255;0;0"))
    try scene.stop(at: 2)
    #expect(try picture(of: scene, at: 1.5) == loading)
    let stopped = try picture(of: scene, at: 2)
    // Four rows of cells, fifty cells wide, all red, on white.
    #expect(stopped.split(separator: "\n")[0].hasPrefix("\u{1B}[38;2;255;0;0;48;2;255;0;0m"))
    let colors = Set(stopped.matches(of: /[34]8;2;(\d+;\d+;\d+)/).map { String($0.output.1) })
    #expect(colors.isSubset(of: ["255;0;0", "255;255;255"]))
  }

  @Test func `the document may say itself when it stops`() throws {
    let markup =
      #"<feed width="10" height="30"><shimmer stopAt="500ms"/><view frame="0 0 9 9" background="red"/></feed>"#
    let scene = try Document(markup).scene()
    #expect(scene.isAnimating(at: 0.4) && !scene.isAnimating(at: 0.5))
    var options = RenderOptions()
    options.stopTime = 3
    #expect(try Document(markup, options: options).scene(options).isAnimating(at: 2))
  }

  @Test func `the jump of a document's own figures is reported, that of a preset is not`() throws {
    let preset = try Fixture("seeds/newsfeed.xml").bytes()
    let feed = Array(
      """
      <feed width="375"><shimmer colors="#F6F7F8 #EEE #DDD #EEE #F6F7F8" startPoint="-0.85 0" endPoint="1.15 0" \
      locations="-0.85 -0.85 0 0.15 1.15" to="0 1 1 1.05 1.15"/><cell><text lines="2"/></cell></feed>
      """.utf8)
    var options = RenderOptions()
    options.scale = 0.1
    options.framesPerSecond = 5
    let notes = try render(feed, as: .gif, options: options).warnings.map(\.message)
    #expect(notes == ["the shimmer jumps by 7 of 255 levels where it begins again; --preset seamless does not"])
    #expect(try render(preset, as: .gif, options: options).warnings.isEmpty)
    for preset in ShimmerPreset.allCases {
      options.preset = preset
      #expect(try render(feed, as: .gif, options: options).warnings.isEmpty)
    }
    options.preset = nil
    options.time = .seconds(0.2)
    #expect(try render(feed, as: .gif, options: options).warnings.isEmpty)
  }

  @Test func `too long an animation is refused with the way out`() throws {
    let feed = try Fixture("seeds/newsfeed.xml").bytes()
    var options = RenderOptions()
    options.duration = 100
    let frames = try #require(throws: RenderError.self) { try render(feed, as: .apng, options: options) }
    #expect(
      frames.description == "the animation has 6000 frames, at most 3600 are drawn (--max-frames, --fps or --duration)")
    options.limits.frames = 10_000
    options.limits.animationPixels = 1_000_000_000
    let pixels = try #require(throws: RenderError.self) { try render(feed, as: .apng, options: options) }
    #expect(
      pixels.description
        == "6000 frames of this size have more than 1000000000 pixels (--fps, --duration, --scale or --size)")
  }

  /// The picture as ANSI text in true color, with a cell for each point.
  private func picture(of scene: SkeletonScene, at time: Double) throws -> String {
    String(decoding: try scene.render(as: .ansi, at: .seconds(time)).bytes, as: UTF8.self)
  }
}
