import Geometry
import LayerTree
import Skeleton
import Testing

@testable import HostExport

/// The gradient of a scene with locations within 0…1.
@Suite struct HostShimmerTests {
  private func shimmer(_ attributes: String, at moment: Moment? = nil, isMirrored: Bool = false) throws -> HostShimmer {
    let markup = "<feed width=\"200\" height=\"50\"><shimmer \(attributes)/><text/></feed>"
    return HostShimmer(try Document(markup).scene().content, at: moment, isMirrored: isMirrored)
  }

  private static let sweep = ##"colors="#111111 #EEEEEE #333333" locations="-1 -0.5 0" to="1 1.5 2" angle="0deg""##

  @Test func `locations of a sweep are shares of their whole range, and the ends are farther apart`() throws {
    let shimmer = try shimmer(Self.sweep + " duration='2s'")
    // The range of 3 axes of 200 points begins one axis before the canvas.
    #expect(shimmer.reach == (-1, 2))
    #expect(shimmer.start == Point(x: -200, y: 25) && shimmer.end == Point(x: 400, y: 25))
    #expect(shimmer.from.map { ($0 * 6).rounded() } == [0, 1, 2])
    #expect(shimmer.to.map { ($0 * 6).rounded() } == [4, 5, 6])
    #expect(shimmer.direction == Point(x: 600, y: 0))
    #expect(shimmer.motion?.duration == 2 && shimmer.motion?.milliseconds == 2_000)
    #expect(shimmer.motion?.autoreverses == false && shimmer.second == nil && shimmer.plain == nil)
    let mirrored = try self.shimmer(Self.sweep, isMirrored: true)
    #expect(mirrored.start == Point(x: 400, y: 25) && mirrored.end == Point(x: -200, y: 25))
    let back = ##"colors="#111111 #EEEEEE #333333" locations="1 1.5 2" to="-1 -0.5 0" angle="0deg""##
    #expect(try self.shimmer(back).direction == Point(x: -600, y: 0))
  }

  /// The range of the locations is −1 to 2.5: three and four halves of the axis before and after its middle.
  @Test(arguments: [
    (
      OutputFormat.swiftui,
      [
        "let half = (frame.width * 0.866025 + frame.height * 0.5) / 2",
        "let x = (isRightToLeft ? -half : half) * 0.866025", "let y = half * 0.5",
        "let start = CGPoint(x: frame.midX + -3 * x, y: frame.midY + -3 * y)",
        "let end = CGPoint(x: frame.midX + 4 * x, y: frame.midY + 4 * y)",
      ]
    ),
    (
      .uikit,
      [
        "gradient.startPoint = CGPoint(x: 0.5 + -3 * x, y: 0.5 + -3 * y)",
        "gradient.endPoint = CGPoint(x: 0.5 + 4 * x, y: 0.5 + 4 * y)",
      ]
    ),
    (
      .compose,
      [
        "val half = (frame.width * 0.866025f + frame.height * 0.5f) / 2f",
        "val x = (if (isRightToLeft) -half else half) * 0.866025f", "val y = half * 0.5f",
        "val start = frame.center + Offset(x, y) * -3f", "val end = frame.center + Offset(x, y) * 4f",
      ]
    ),
  ])
  func `the ends of a gradient with an angle are multiples of half its axis`(
    _ format: OutputFormat, _ lines: [String]
  ) throws {
    let sweep = ##"colors="#111111 #EEEEEE #333333" locations="-1 -0.5 0" to="1 1.5 2.5" angle="30deg""##
    let output = try render(Array("<feed width='100' height='50'><shimmer \(sweep)/><icon/></feed>".utf8), as: format)
    let code = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in lines { #expect(code.contains(line[...]), "\(line)") }
  }

  @Test(arguments: [
    (OutputFormat.uikit, "color(0xF6F7F8, dark: 0x1E1E1E), color(0xEEEEEE, dark: 0x262626)"),
    (.swiftui, "0x1E1E1E"), (.compose, "0xFF1E1E1E"),
  ])
  func `a gradient has its colors in both themes`(_ format: OutputFormat, _ colors: String) throws {
    let output = try render(Array("<feed width='100' height='50'><icon/></feed>".utf8), as: format)
    #expect(String(decoding: output.bytes, as: UTF8.self).contains(colors))
  }

  /// A part that moves to the right begins as far before the box, one that moves to the left ends as far after it.
  @Test(arguments: [
    (
      "preset='seamless'",
      "left:-160%;width:260%;background:linear-gradient(90deg,var(--c1) 38.4615%,var(--c2) 44.2308%,var(--c3) 50%,"
        + "var(--c2) 55.7692%,var(--c1) 61.5385%)", "{from{translate:0%}to{translate:61.5385%}}"
    ),
    (
      "colors='#111 #EEE #333' locations='0 0.5 1' to='-1 -0.5 0' startPoint='0 0' endPoint='1 0'",
      "left:0%;width:200%;background:linear-gradient(90deg,var(--c1) 0%,var(--c2) 25%,var(--c3) 50%)",
      "{from{translate:0%}to{translate:-50%}}"
    ),
  ])
  func `a gradient that slides on a web page is one part that moves`(
    _ shimmer: String, _ part: String, _ frames: String
  ) throws {
    let markup = "<feed width='200' height='50'><shimmer \(shimmer)/><icon/></feed>"
    let page = String(decoding: try render(Array(markup.utf8), as: .element).bytes, as: UTF8.self)
    #expect(page.contains("i:nth-child(1){\(part);"))
    #expect(page.contains("@keyframes skeleton-0\(frames)"))
  }

  @Test func `a still gradient has the stops of its moment`() throws {
    for moment in [Moment.progress(0.25), .time(0.5)] {
      let shimmer = try shimmer(Self.sweep + " duration='2s' timingFunction='linear'", at: moment)
      #expect(shimmer.motion == nil && shimmer.from == shimmer.to)
      // A quarter of the way of two axes: from −0.5 to 0.5.
      #expect(shimmer.reach == (-0.5, 1))
      #expect(shimmer.from.map { ($0 * 3).rounded() } == [0, 1, 2])
    }
    let pulse = ##"preset="pulse" colors="#000000 #646464" duration="2s" timingFunction="linear""##
    let half = try shimmer(pulse, at: .progress(0.5))
    #expect(half.colors.map(\.red) == [50] && half.second == nil && half.plain?.red == 50)
    let moving = try shimmer(pulse)
    #expect(moving.colors.map(\.red) == [0] && moving.second?.map(\.red) == [100])
  }

  @Test(
    arguments: [
      // The median, the first color and the one that differs most from it, the brighter one of two.
      ("#111111 #EEEEEE #333333", 0x33, 0x11, 0xEE), ("#EEEEEE #111111 #333333", 0x33, 0xEE, 0x11),
      ("#808080 #FFFFFF #000000", 0x80, 0x80, 0x00), ("#808080 #FF0000 #818181", 0x80, 0x80, 0xFF),
      ("#7F7F7F #FFFFFF #000000 #FEFEFE", 0xFE, 0x7F, 0xFF),
    ] as [(String, UInt8, UInt8, UInt8)])
  func `the calm color is the median, and the band differs most from the base`(
    colors: String, calm: UInt8, base: UInt8, band: UInt8
  ) throws {
    let count = colors.split(separator: " ").count
    let locations = (0..<count).map { "\(Double($0) / 10)" }.joined(separator: " ")
    let shimmer = try shimmer("colors=\"\(colors)\" locations=\"\(locations)\"")
    #expect(shimmer.calm.red == calm && shimmer.pair.base.red == base && shimmer.pair.band.red == band)
  }

  @Test func `a gradient of one color or without an axis is plain`() throws {
    #expect(
      try shimmer(##"colors="#445566 #445566" locations="0 1""##).plain == Color(red: 0x44, green: 0x55, blue: 0x66))
    #expect(
      try shimmer(##"colors="#445566 #112233" locations="0 1" startPoint="0.5 0.5" endPoint="0.5 0.5""##).plain
        == Color(red: 0x11, green: 0x22, blue: 0x33))
    #expect(try shimmer(##"colors="#445566 #112233" locations="0 1""##).plain == nil)
  }

  @Test(arguments: [
    ("", []), ("beginTime='1s'", ["beginTime"]), ("timeOffset='0.1s'", ["timeOffset"]),
    ("repeatCount='3'", ["repeatCount"]),
    ("repeatDuration='3s'", ["repeatDuration"]), ("speed='2' autoreverses='true'", []),
    ("beginTime='1s' timeOffset='0.1s' repeatCount='2'", ["beginTime", "timeOffset", "repeatCount"]),
  ])
  func `the times that code cannot express are named`(attributes: String, names: [String]) throws {
    let markup = "<feed width=\"200\" height=\"50\"><shimmer preset=\"classic\" \(attributes)/><text/></feed>"
    #expect(try Document(markup).scene().content.unwrittenTiming == names)
  }

  @Test(
    arguments: [
      ("speed='2'", 1, 1_000), ("speed='0.5'", 4, 4_000), ("speed='0'", nil, 0), ("speed='-1'", nil, 0),
    ] as [(String, Double?, Int)])
  func `the duration of a sweep includes its speed`(attributes: String, duration: Double?, milliseconds: Int) throws {
    let motion = try shimmer(Self.sweep + " duration='2s' " + attributes).motion
    #expect(motion?.duration == duration && motion?.milliseconds ?? 0 == milliseconds)
  }
}
