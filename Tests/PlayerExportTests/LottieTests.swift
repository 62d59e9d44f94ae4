import Diagnostics
import Foundation
import Geometry
import LayerTree
import Skeleton
import TestSupport
import Testing

@testable import PlayerExport

/// Lottie files as text; players draw them in `Tests/Players`.
@Suite struct LottieTests {
  @Test func `all holes are shapes of one group with one gradient`() throws {
    let text = try lottie(Self.feed(#"<shimmer preset="classic"/>"#))
    #expect(text.components(#""ty":"gf""#) == 1)
    #expect(text.contains(#""p":{"a":0,"k":[50,20]},"s":{"a":0,"k":[80,20]}"#))
    #expect(!text.contains("assets") && !text.contains("masksProperties") && !text.contains(#""tt""#))
  }

  @Test(arguments: ["", "<animation keyPath='shadowOpacity' to='1'/>", "<animation keyPath='opacity' to='0'/>"])
  func `shadows are left out with a note`(animation: String) throws {
    let opacity = animation.contains("shadowOpacity") ? 0 : 1
    let markup =
      "<screen width='50' height='50'><view skeleton='keep' background='gray' width='9' height='9' "
      + "shadowOpacity='\(opacity)'>\(animation)</view></screen>"
    let output = try render(Array(markup.utf8), as: .lottie)
    #expect(output.warnings.map(\.message) == ["players of Lottie do not agree on shadows; the file leaves them out"])
  }

  @Test func `stops that move apart have two key frames within an axis that holds them all`() throws {
    let text = try lottie(Self.feed(#"<shimmer preset="classic"/>"#))
    #expect(text.contains(#""s":{"a":0,"k":[-255,0]},"e":{"a":0,"k":[145,0]}"#))
    #expect(text.contains(#"{"t":0,"s":[0,0.965,0.969,0.973,0,0.934"#))
    #expect(text.contains(#"{"t":60,"s":[0.425,0.965"#))
    #expect(text.components(#""t":60"#) == 1)
  }

  @Test func `stops that move as one stay, and the axis moves`() throws {
    let text = try lottie(Self.feed(#"<shimmer preset="seamless"/>"#))
    #expect(
      text.contains(#""s":{"a":1,"k":[{"t":0,"s":[-60,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":72,"s":[100,0]}]}"#))
    #expect(text.contains(#""g":{"p":5,"k":{"a":0,"#))
  }

  @Test func `translucent stops have alphas, and mix as they do premultiplied`() throws {
    let shimmer = ##"<shimmer colors="#FF000010 #0000FFC0" locations="0 0.5" to="0.5 1"/>"##
    let text = try lottie(Self.feed(shimmer))
    let count = try #require(text.firstMatch(of: #/"g":\{"p":(\d+)/#)).output.1
    let number = try #require(Int(count))
    #expect(number > 4)
    let stops = try #require(text.firstMatch(of: #/"g":\{"p":\d+,"k":\{"a":0,"k":\[([^\]]*)\]/#)).output.1
    #expect(stops.split(separator: ",").count == number * 6)
  }

  @Test(arguments: [
    ("", false), ("strokeStart='0.2'", true), ("strokeEnd='0.8'", true), ("strokeStart='0' strokeEnd='1'", false),
  ])
  func `only a part of a line is trimmed`(attributes: String, isTrimmed: Bool) throws {
    func moving(_ keyPath: String) -> String {
      #"<animation keyPath="\#(keyPath)" from="0" to="1" duration="1s" repeatCount="infinite"/>"#
    }
    func isTrim(_ inner: String) throws -> Bool {
      let line = #"<shape frame="5 5 40 40" path="M0 0L40 40" fill="none" stroke="gray" \#(attributes)>"#
      let animations = inner + moving("opacity")
      return try lottie(#"<screen width="50" height="50">\#(line + animations)</shape></screen>"#)
        .contains(#""ty":"tm""#)
    }
    #expect(try isTrim("") == isTrimmed)
    #expect(try isTrim(moving("strokeEnd")))
  }

  @Test func `a loop has whole frames`() throws {
    func head(_ duration: String) throws -> Substring {
      try lottie(Self.feed(#"<shimmer preset="classic" duration="\#(duration)"/>"#)).prefix(50)
    }
    #expect(try head("0.7s").contains(#""fr":60,"ip":0,"op":42,"#))
    #expect(try head("0.123s").contains(#""fr":56.910569,"ip":0,"op":7,"#))
    let text = try lottie(Self.feed(#"<shimmer preset="classic"/>"#)) { $0.framesPerSecond = 25 }
    #expect(text.contains(#""fr":25,"ip":0,"op":25,"#))
  }

  @Test func `a loop that begins after the start reports its begin time`() throws {
    let text = try lottie(Self.feed(#"<shimmer preset="classic" beginTime="0.4s"/>"#))
    #expect(text.contains(#""markers":[{"tm":0,"cm":"1 s","dr":60}]"#))
    // 0.6 s into a run at the start, which ends after 0.4 s.
    #expect(text.contains(#"{"t":24,"#) && text.contains(#"{"t":23.999,"#))
    #expect(try !lottie(Self.feed(#"<shimmer preset="classic"/>"#)).contains("markers"))
  }

  @Test func `a translucent overlay is one shape with holes, and where they overlap it is cut by them`() throws {
    func lottie(_ frame: String) throws -> String {
      let theme = ##"<theme name="glass" overlay="#00008080" colors="#EEE #DDD #EEE #DDD #EEE"/>"##
      let views = #"<view frame="0 0 60 20"/><view frame="\#(frame)"/>"#
      return try self.lottie(#"<feed width="100" height="40">\#(theme)\#(views)</feed>"#) { $0.theme = "glass" }
    }
    let apart = try lottie("0 20 60 20")
    #expect(apart.contains(#""o":{"a":0,"k":50.196},"r":2"#))
    #expect(!apart.contains(#""tt""#))
    let overlapping = try lottie("40 10 60 20")
    #expect(overlapping.contains(#""tt":2"#) && overlapping.contains(#""td":1"#))
  }

  @Test func `rectangles that share rows are compared up to a number of pairs`() {
    let row = (0..<5).map { RoundedRect(Rect(x: Double($0) * 10, y: 0, width: 10, height: 10)) }
    let below = row.map { $0.offset(by: Point(x: 5, y: 10)) }
    #expect((row + below).areApart(comparing: 20))
    #expect(!(row + below).areApart(comparing: 19))
    #expect(!(row + [RoundedRect(Rect(x: 9, y: 9, width: 10, height: 10))]).areApart())
  }

  @Test func `parts that fade as one picture are a separate layer`() throws {
    func view(_ inner: String) -> String {
      #"""
      <screen width="100" height="40"><view frame="0 0 40 40" background="red" skeleton="keep">\#(inner)
      <animation keyPath="opacity" from="0" to="1" duration="1s" repeatCount="infinite"/></view></screen>
      """#
    }
    #expect(try !lottie(view("")).contains("assets"))
    let text = try lottie(view(#"<view frame="20 0 40 40" background="blue" skeleton="keep"/>"#))
    #expect(text.contains(#""assets":[{"id":"0","layers":"#))
    #expect(text.contains(#"{"ty":0,"ip":0,"op":60,"st":0,"ks":{"o":{"a":1,"#))
  }

  @Test func `a part that is clipped by a still shape has a mask`() throws {
    let text = try lottie(
      #"""
      <screen width="100" height="40"><view frame="10 10 20 20" clip="true" skeleton="keep">
      <view frame="0 0 40 40" background="blue" skeleton="keep">
      <animation keyPath="position.x" from="0" to="9" duration="1s" repeatCount="infinite"/></view></view></screen>
      """#)
    #expect(text.contains(#""hasMask":true,"masksProperties":[{"mode":"a","inv":false,"#))
    #expect(text.contains(#""pt":{"a":0,"k":{"c":true,"v":[[10,10],[30,10],[30,30],[10,30]]"#))
  }

  @Test func `lines with several contours are trimmed one by one`() throws {
    let text = try lottie(
      #"""
      <screen width="100" height="40"><shape path="M0 10H30M0 20H10" stroke="red" skeleton="keep">
      <animation keyPath="strokeEnd" from="0" to="1" duration="1s" repeatCount="infinite"/></shape></screen>
      """#)
    #expect(text.components(#""ty":"tm""#) == 2)
    // The first has three quarters of the length.
    #expect(text.contains(#"{"t":45,"s":[100]}"#))
  }

  @Test(arguments: [true, false])
  func `a mask that moves and is never visible hides its view`(_ isVisible: Bool) throws {
    let text = try lottie(
      #"""
      <screen width="100" height="40"><view frame="10 10 20 20" background="blue" skeleton="keep"><mask>
      <shape path="M0 0H9V9Z" fill="black" opacity="\#(isVisible ? 1 : 0)">
      <animation keyPath="position.x" from="0" to="9" duration="1s" repeatCount="infinite"/></shape></mask></view></screen>
      """#)
    #expect(text.contains(#""tt":1"#) == isVisible)
    #expect(text.contains("[0,0,1]") == isVisible)
  }

  @Test func `a still has no key frames`() throws {
    let text = try lottie(Self.feed(#"<shimmer preset="classic"/>"#)) { $0.time = .seconds(0.5) }
    #expect(!text.contains(#""a":1"#))
    #expect(text.contains(#""ip":0,"op":1,"#))
    #expect(text.contains(#""ty":"gf""#))
  }

  @Test func `an animated shear is noted`() throws {
    let document = #"""
      <screen width="100" height="40"><view frame="0 0 20 20" background="red" skeleton="keep">
      <animation keyPath="transform" from="skewX(0deg)" to="skewX(30deg)" duration="1s"/></view></screen>
      """#
    let output = try render(Array(document.utf8), as: .lottie)
    #expect(output.warnings.contains { $0.code == "export.motion" && $0.message.contains("shears") })
  }

  @Test func `every level comes through players that round and players that cut`() throws {
    for level in 0...255 {
      guard case .literal(let text) = LottieValue.channel(Double(level)) else {
        Issue.record("level \(level) is no literal")
        continue
      }
      let share = try #require(Double(text))
      #expect(Int(share * 255) == level)
      #expect(Int((share * 255).rounded()) == level)
    }
  }

  @Test func `contours are run through as rectangles are`() {
    let square = [Point(x: 0, y: 0), Point(x: 0, y: 9), Point(x: 9, y: 9), Point(x: 9, y: 0)]
    func path(_ points: [Point]) -> Path {
      Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    }
    let paint = LottiePaint(.black)
    let one = LottieShapes.groups(of: [.path(path(square), .nonzero)], paint, SharedWorkMeter(.never))
    let other = LottieShapes.groups(of: [.path(path(square.reversed()), .nonzero)], paint, SharedWorkMeter(.never))
    #expect(one.count == 1 && one == other)
  }

  @Test func `its file name ends like that of a list of bones and is distinguished`() {
    #expect(OutputFormat(forFileNamed: "a.lottie.json") == .lottie)
    #expect(OutputFormat(forFileNamed: "A.LOTTIE.JSON") == .lottie)
    #expect(OutputFormat(forFileNamed: "lottie.json") == .json)
  }

  @Test func `the newsfeed is small`() throws {
    #expect(try render(Fixture("seeds/newsfeed.xml").bytes(), as: .lottie).bytes.count < 8_192)
  }

  @Test func `whatever moves is JSON, its key frames one after the other`() throws {
    for fixture in try ["native/motion", "native/shimmer", "seeds"].flatMap(Fixture.all) {
      let bytes = try render(fixture.bytes(), as: .lottie).bytes
      let file = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      #expect(file["fr"] as? Double ?? 0 > 0, "\(fixture.path)")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.firstMatch(of: #/\b(?:nan|inf)\b/#) == nil, "\(fixture.path)")
      check(file, fixture.path)
    }
  }

  @Test func `changes faster than frames are valid JSON`() throws {
    for duration in ["1ms", "0.1ms", "0.01ms"] {
      let text = try lottie(
        #"""
        <screen width="100" height="40"><shimmer/><text/><view frame="0 0 20 20" background="red" skeleton="keep">
        <animation keyPath="opacity" values="0 1 0.3" calculationMode="discrete" duration="\#(duration)"
          repeatCount="infinite"/>
        <animation keyPath="position.x" from="0" to="50" duration="\#(duration)" repeatCount="100"/></view></screen>
        """#)
      check(try JSONSerialization.jsonObject(with: Data(text.utf8)), duration)
    }
  }

  // MARK: - Support

  /// The key frames of a motion in ten frames as offset, value and 1 for a value that holds, and those in the file.
  @Test(
    arguments: [
      ([[0, 1, 0], [1, 5, 0]], [[0, 1, 0], [10, 5, 0]]),
      ([[0, 1, 0], [0.4, 5, 1], [1, 9, 0]], [[0, 1, 0], [4, 5, 1], [10, 9, 0]]),
      // A value that holds to the end has no key frame there.
      ([[0, 1, 1], [0.5, 5, 1], [1, 5, 0]], [[0, 1, 1], [5, 5, 0]]),
      ([[0, 1, 1], [0.5, 5, 0], [1, 5, 0]], [[0, 1, 1], [5, 5, 0]]),
      // A jump takes a thousandth of a frame.
      ([[0, 1, 0], [0.5, 3, 1], [0.5, 7, 0], [1, 9, 0]], [[0, 1, 0], [4.999, 3, 1], [5, 7, 0], [10, 9, 0]]),
      ([[0, 1, 0], [0.00001, 2, 0], [1, 9, 0]], [[0, 1, 0], [10, 9, 0]]),
      ([[0, 1, 0], [0.0001, 2, 0], [1, 9, 0]], [[0, 1, 0], [0.001, 2, 0], [10, 9, 0]]),
      ([[0, 1, 0], [0.99999, 5, 0], [1, 9, 0]], [[0, 1, 0], [9.999, 5, 0], [10, 9, 0]]),
      ([[0, 1, 0], [0.9999, 3, 0], [0.99999, 5, 0], [1, 9, 0]], [[0, 1, 0], [9.999, 3, 0], [10, 9, 0]]),
      // A key frame that holds the value of the one before it is left out.
      (
        [[0, 1, 0], [0.3, 4, 1], [0.4, 4, 1], [0.6, 4, 0], [1, 9, 0]],
        [[0, 1, 0], [3, 4, 1], [6, 4, 0], [10, 9, 0]]
      ),
      ([[0, 1, 0], [0.3, 4, 0], [0.4, 4, 0], [1, 9, 0]], [[0, 1, 0], [3, 4, 1], [4, 4, 0], [10, 9, 0]]),
    ] as [([[Double]], [[Double]])])
  func `a motion has the key frames that change a value`(_ frames: [[Double]], _ expected: [[Double]]) {
    let clock = LottieClock(AnimationLoop(start: 3, duration: 2), framesPerSecond: 5)
    let motion = frames.map {
      Track.Keyframe(offset: $0[0], values: [7, $0[1]], easing: $0[2] == 1 ? .hold : .curve(.easeIn))
    }
    let curve = UnitBezier.easeIn
    let written: [LottieValue] = expected.enumerated().map { number, frame in
      let value: LottieValue = ["t": .number(frame[0]), "s": [.number(frame[1])]]
      if number == expected.count - 1 { return value }
      if frame[2] == 1 { return value.with("h", 1) }
      return value.with("o", ["x": .number(curve.x1), "y": .number(curve.y1)])
        .with("i", ["x": .number(curve.x2), "y": .number(curve.y2)])
    }
    let property: LottieValue = ["a": 1, "k": .list(written)]
    #expect(clock.property(motion) { [.number($0[1])] } == property)
  }

  @Test func `a property that stays has one value`() {
    let clock = LottieClock(AnimationLoop(start: 3, duration: 2), framesPerSecond: 5.4)
    #expect(clock.frameCount == 10 && clock.framesPerSecond == 5)
    let motion = [0.25, 1].map { Track.Keyframe(offset: $0, values: [7, 11], easing: .linear) }
    let (one, two, none): (LottieValue, LottieValue, LottieValue) = (.still(7), .still([7, 11]), .still([]))
    #expect(clock.property(motion) { [.number($0[0])] } == one)
    #expect(clock.property(motion) { $0.map { .number($0) } } == two)
    #expect(clock.property([]) { [.number($0[0])] } == none)
    let still = LottieClock(.still, framesPerSecond: 25)
    #expect(still.frameCount == 1 && still.framesPerSecond == 60)
  }

  /// Checks that key frames anywhere in a value are in order.
  private func check(_ value: Any, _ path: String) {
    if let values = value as? [Any] {
      for value in values { check(value, path) }
    } else if let members = value as? [String: Any] {
      if members["a"] as? Int == 1, let frames = members["k"] as? [[String: Any]] {
        let times = frames.compactMap { $0["t"] as? Double }
        #expect(times.count > 1 && times.first == 0, "\(path)")
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(path): \(times)")
      }
      for value in members.values { check(value, path) }
    }
  }

  private static func feed(_ shimmer: String) -> String {
    #"<feed width="100" height="40">\#(shimmer)<view frame="10 10 80 20"/></feed>"#
  }

  private func lottie(_ document: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> String {
    var options = RenderOptions()
    change(&options)
    return String(decoding: try render(Array(document.utf8), as: .lottie, options: options).bytes, as: UTF8.self)
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
