import Diagnostics
import Testing
import TextFormats

@testable import PlayerExport
@testable import SceneModel
@testable import Skeleton

/// Lengths that depend on a width, the rows of such boxes, and their SVG rectangles.
@Suite struct FluidLengthTests {
  /// A scene with one bone, whose numbers the tests replace.
  private static func scene(_ markup: String = #"<feed><view height="20"/></feed>"#) throws -> Scene {
    try Document(markup).scene().content
  }

  /// The length written as its base, or as its base and its slope with a colon between them.
  private static func length(_ text: Substring) -> FluidLength {
    let numbers = text.split(separator: ":").compactMap { Double($0) }
    return FluidLength(base: numbers[0], slope: numbers.count > 1 ? numbers[1] : 0)
  }

  private static func lengths(_ text: some StringProtocol) -> [FluidLength] {
    let lengths = String(text).split(separator: " ").map(length)
    return lengths + Array(repeating: FluidLength.zero, count: max(0, 8 - lengths.count))
  }

  /// A box written as x, width, y, height and up to four radii, each as a base or a base and a slope.
  private static func box(_ text: some StringProtocol) throws -> FluidForm.Box {
    var box = try #require(try FluidForm(keeping: scene()).boxes.first)
    box.lengths = lengths(text).map { FluidCurve($0) }
    return box
  }

  /// The forms of intervals of widths from each start to the next one and to 1,440.
  ///
  /// - Parameter bones: the path, x, width, y, height and radii of each bone; a path after `#` is that of a surface.
  private static func forms(_ intervals: [(start: Double, bones: [String])]) throws -> [FluidForm] {
    let scene = try Self.scene()
    let found = try FluidScene(widths: 160...1_440, limits: FluidLimits(for: scene)) {
      (_: Double) throws(InvalidInput) -> Scene? in scene
    }
    var fluid = try #require(found)
    let template = fluid.intervals[0]
    let bone = try #require(template.bones.first)
    fluid.intervals = intervals.indices.map { number in
      var interval = template
      interval.start = intervals[number].start
      interval.end = number + 1 < intervals.count ? intervals[number + 1].start : 1_440
      let boxes = intervals[number].bones.map { text in
        let words = text.split(separator: " ", maxSplits: 1)
        var box = bone
        box.name.path = String(words[0].drop { $0 == "#" })
        if words[0].hasPrefix("#") { box.name.role = .surface(.box) }
        box.lengths = lengths(words[1])
        return box
      }
      interval.boxes = boxes.filter { $0.name.role == .bone } + boxes.filter { $0.name.role != .bone }
      return interval
    }
    return fluid.forms
  }

  // MARK: - Curves

  /// The place of a bone in intervals that begin at 160, 300 and 600, and the curves of the forms that follow.
  @Test(
    arguments: [
      // A jump of at most 0.05 is a bend.
      (["10:0.5", "160"], ["min(50% + 10px,160px)"]), (["10:0.5", "-65:0.75"], ["max(50% + 10px,75% - 65px)"]),
      (["10:0.5", "160.04"], ["min(50% + 10px,160.04px)"]), (["10:0.5", "159.96"], ["min(50% + 10px,159.96px)"]),
      (["10:0.5", "160.06"], ["calc(50% + 10px)", "160.06px"]),
      (["10:0.5", "159.94"], ["calc(50% + 10px)", "159.94px"]),
      // Slopes are equal if they differ by at most 0.05 over 1,000 points.
      (["10:0.5", "9.988:0.50004"], ["calc(50% + 10px)"]), (["10:0.5", "10.012:0.49996"], ["calc(50% + 10px)"]),
      (["10:0.5", "9.982:0.50006"], ["max(50% + 10px,50.006% + 9.982px)"]),
      (["10:0.5", "10.018:0.49994"], ["min(50% + 10px,49.994% + 10.018px)"]),
      // Three linear functions are a curve if they bend to the same side.
      (["10:0.5", "85:0.25", "235"], ["min(50% + 10px,25% + 85px,235px)"]),
      (["10:0.5", "-65:0.75", "-215:1"], ["max(50% + 10px,75% - 65px,100% - 215px)"]),
      (["10:0.5", "85:0.25", "-5:0.4"], ["min(50% + 10px,25% + 85px)", "calc(40% - 5px)"]),
      (["10:0.5", "-65:0.75", "235:0.25"], ["max(50% + 10px,75% - 65px)", "calc(25% + 235px)"]),
    ] as [([String], [String])])
  func `linear functions are continued as a curve`(_ places: [String], _ expected: [String]) throws {
    let intervals = zip([160.0, 300, 600], places).map { (start: $0, bones: ["view \($1) 101 17 23"]) }
    #expect(try Self.forms(intervals).map { $0.boxes[0].x.cssText(unit: "%") } == expected)
    // All lengths are continued, and the boxes are the same.
    let heights = zip([160.0, 300, 600], places).map { (start: $0, bones: ["view 13 101 17 \($1)"]) }
    #expect(try Self.forms(heights).map { $0.boxes[0].height.cssText(unit: "%") } == expected)
    let names = zip([160.0, 300, 600], places).map { (start: $0, bones: ["view\($0) \($1) 101 17 23"]) }
    #expect(try Self.forms(names).count == places.count)
  }

  /// A slope that changes the length by at most 0.05 from 160 to 1,440 is none; the length at 800 is rounded.
  @Test(arguments: [
    ("20:0.00003", "20.02px"), ("19.99:0.00003", "20px"), ("20.47:0.00003", "20.5px"), ("20.26:0.00003", "20.3px"),
    ("20.23:0.00003", "20.25px"), ("20:-0.00003", "19.98px"), ("20:0.00005", "calc(0.005% + 20px)"),
    ("20:-0.00005", "calc(-0.005% + 20px)"), ("20.518", "20.5px"), ("20.47", "20.47px"), ("20.123", "20.12px"),
  ])
  func `a length that hardly changes is steady`(_ length: String, _ expected: String) throws {
    let forms = try Self.forms([(start: 160, bones: ["view \(length) 101 17 23"])])
    #expect(forms.map { $0.boxes[0].x.cssText(unit: "%") } == [expected])
  }

  @Test func `a curve has the least or the greatest value`() throws {
    let places = ["a 10:0.5 101 17 23", "b 10:0.5 101 17 23"]
    let form = try #require(
      try Self.forms([(start: 160, bones: places), (start: 300, bones: ["a 160 101 17 23", "b -65:0.75 101 17 23"])])
        .first)
    let (least, greatest) = (form.boxes[0].x, form.boxes[1].x)
    #expect(least.value(at: 200) == 110 && least.value(at: 500) == 160)
    #expect(greatest.value(at: 200) == 110 && greatest.value(at: 500) == 310)
    let moved = least.shifted(by: FluidLength(base: 3, slope: 0.25))
    #expect(moved.cssText(unit: "%") == "min(25% + 7px,-25% + 157px)")
    #expect(least.distance(to: least.shifted(by: FluidLength(base: -7, slope: 0))) == FluidLength(base: 7, slope: 0))
    #expect(least.distance(to: greatest) == nil && least.distance(to: FluidCurve(least.pieces[0])) == nil)
    var bent = least
    var count = 0.0
    bent.mapPieces { piece in
      count += 1
      return piece.adding(count, of: FluidLength(base: 3, slope: 0))
    }
    #expect(least.distance(to: bent) == nil)
    let (one, other) = (FluidLength(base: 10, slope: 0.5), FluidLength(base: 13, slope: 0.75))
    #expect(FluidCurve(one).distance(to: FluidCurve(other)) == FluidLength(base: 3, slope: 0.25))
    #expect(FluidCurve(one).isAlways(one) && !FluidCurve(one).isAlways(other) && !least.isAlways(least.pieces[0]))
  }

  @Test(arguments: [
    ("7.009:0.5", true), ("6.991:0.5", true), ("7.011:0.5", false), ("6.989:0.5", false), ("7:0.500009", true),
    ("7:0.499991", true), ("7:0.500011", false), ("7:0.499989", false),
  ])
  func `close lengths are equal up to a hundredth`(_ other: String, _ isClose: Bool) {
    let length = Self.length("7:0.5")
    #expect(length.isClose(Self.length(Substring(other))) == isClose)
    #expect(Self.length(Substring(other)).isClose(length) == isClose)
  }

  // MARK: - Rows

  /// The bones of a form, and its rows as path, number, period and top; nil for none.
  @Test(
    arguments: [
      // More than one box in a row, or more than two rows.
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40 11"], nil),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40 11", "a[2]/t 13 101 63 11"], "a 3 23:0 17:0"),
      (
        ["a[0]/t 13 101 29 9", "a[0]/u 13 101 17 11", "a[1]/t 13 101 60 9", "a[1]/u 13 101 48 11"], "a 2 31:0 17:0"
      ),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40 11", "#a[0] 0 127 13 19", "#a[1] 0 127 36 19"], "a 2 23:0 13:0"),
      // Equal distances, and equal boxes.
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40 11", "a[2]/t 13 101 63.04 11"], nil),
      (["a[0]/t 13 101 17 11", "a[1]/t 14 101 40 11", "a[2]/t 13 101 63 11"], nil),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 102 40 11", "a[2]/t 13 101 63 11"], nil),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40 12", "a[2]/t 13 101 63 11"], nil),
      (["a[0]/t 13 101 17 11 2", "a[1]/t 13 101 40 11 3", "a[2]/t 13 101 63 11 2"], nil),
      // Equally many boxes, from the row 0 on, row by row.
      (["a[0]/t 13 101 17 3", "a[0]/u 13 101 29 3", "a[1]/t 13 101 40 3", "a[2]/t 13 101 63 3"], nil),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40 11", "a[2]/t 13 101 63 11", "#a[0] 0 127 13 19"], nil),
      (["a[1]/t 13 101 17 11", "a[2]/t 13 101 40 11", "a[3]/t 13 101 63 11"], nil),
      (["a[0]/t 13 101 17 11", "a[2]/t 13 101 40 11", "a[3]/t 13 101 63 11"], nil),
      (["a[0]/t 13 101 17 3", "a[1]/t 13 101 40 3", "a[0]/u 13 101 25 3", "a[1]/u 13 101 48 3"], nil),
      // A row ends before the next one.
      (["a[0]/t 13 101 17 23", "a[1]/t 13 101 40 23", "a[2]/t 13 101 63 23"], "a 3 23:0 17:0"),
      (["a[0]/t 13 101 17 23.04", "a[1]/t 13 101 40 23.04", "a[2]/t 13 101 63 23.04"], nil),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 17 11", "a[2]/t 13 101 17 11"], nil),
      (["a[0]/t 13 101 63 11", "a[1]/t 13 101 40 11", "a[2]/t 13 101 17 11"], nil),
      // At each width.
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 40:0.1 11", "a[2]/t 13 101 63:0.2 11"], "a 3 23:0.1 17:0"),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 17:0.1 11", "a[2]/t 13 101 17:0.2 11"], "a 3 0:0.1 17:0"),
      (["a[0]/t 13 101 17 11", "a[1]/t 13 101 7:0.2 11", "a[2]/t 13 101 -3:0.4 11"], "a 3 -10:0.2 17:0"),
      (["a[0]/t 13 101 17 7", "a[1]/t 13 101 140:-0.1 7", "a[2]/t 13 101 263:-0.2 7"], "a 3 123:-0.1 17:0"),
      (["a[0]/t 13 101 17 8", "a[1]/t 13 101 140:-0.1 8", "a[2]/t 13 101 263:-0.2 8"], nil),
      (
        ["a[0]/t 13 101 17 3", "a[0]/u 13 101 30:-0.01 3", "a[1]/t 13 101 57 3", "a[1]/u 13 101 70:-0.01 3"],
        "a 2 40:0 17:0"
      ),
      (["a[0]/t 13 101 17 3", "a[0]/u 13 101 30:-0.02 3", "a[1]/t 13 101 57 3", "a[1]/u 13 101 70:-0.02 3"], nil),
      // The outer cells, or the inner ones if there is only one outer cell.
      (
        ["a[0]/b[0] 13 101 17 3", "a[0]/b[1] 13 101 24 3", "a[1]/b[0] 13 101 40 3", "a[1]/b[1] 13 101 47 3"],
        "a 2 23:0 17:0"
      ),
      (["a[0]/b[0] 13 101 17 3", "a[0]/b[1] 13 101 24 3", "a[0]/b[2] 13 101 31 3"], "a[0]/b 3 7:0 17:0"),
      (["h 13 101 5 7", "a[0]/t 13 101 17 3", "a[1]/t 13 101 24 3", "a[2]/t 13 101 31 3"], "a 3 7:0 17:0"),
      (["a[0]/t 13 101 17 3", "a[1]/t 13 101 24 3", "a[2]/t 13 101 31 3", "h 13 101 39 7"], nil),
    ] as [([String], String?)])
  func `equal boxes in cells are rows`(_ bones: [String], _ expected: String?) throws {
    let form = try #require(try Self.forms([(start: 160, bones: bones)]).first)
    let rows = FluidRows(form)
    let text = rows.map { rows in
      let lengths = [rows.period, rows.top].map { "\(formatted($0.base)):\(formatted($0.slope))" }
      return "\(rows.path) \(rows.count) \(lengths.joined(separator: " "))"
    }
    #expect(text == expected)
    guard let rows, rows.path == "a" else { return }
    let indices = form.boxes.map { box in
      box.name.path.hasPrefix("a[") ? Int(String(box.name.path.dropFirst(2).prefix(1))) : nil
    }
    #expect(form.boxes.map { rows.row(of: $0) } == indices)
  }

  @Test(
    arguments: [
      (["a[0]/t 13 101 17 3", "a[1]/t 13 101 24 3", "a[2]/t 13 101 31 3"], true),
      (["a[0]/t 19 90 17 5", "a[1]/t 19 90 24 5", "a[2]/t 19 90 31 5"], true),
      (["b[0]/t 13 101 17 3", "b[1]/t 13 101 24 3", "b[2]/t 13 101 31 3"], false),
      (["a[0]/t 13 101 17 3", "a[1]/t 13 101 24 3", "a[2]/t 13 101 31 3", "a[3]/t 13 101 38 3"], false),
      (["a[0]/t 13 101 17 3", "a[1]/t 13 101 25 3", "a[2]/t 13 101 33 3"], false),
      (["a[0]/t 13 101 18 3", "a[1]/t 13 101 25 3", "a[2]/t 13 101 32 3"], false),
    ] as [([String], Bool)])
  func `rows with the same places are alike`(_ bones: [String], _ isLike: Bool) throws {
    let first = ["a[0]/t 13 101 17 3", "a[1]/t 13 101 24 3", "a[2]/t 13 101 31 3"]
    let rows = try [first, bones].map { try Self.forms([(start: 160, bones: $0)]).first.flatMap { FluidRows($0) } }
    let (one, other) = (try #require(rows[0]), try #require(rows[1]))
    #expect(one.isLike(other) == isLike && other.isLike(one) == isLike)
  }

  // MARK: - Rectangles

  private func texts(_ boxes: FluidBoxes) -> [String] {
    boxes.elements.map { $0.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
  }

  private func rectangles(
    _ box: String, from top: FluidLength = .zero, units: (along: String, across: String) = ("%", "vw")
  ) throws -> [String] {
    let boxes = FluidBoxes(
      [(start: 160, boxes: [try Self.box(box)])], from: top, SharedWorkMeter(.never), className: "w", units: units)
    #expect(boxes.rules.isEmpty)
    return texts(boxes)
  }

  @Test(
    arguments: [
      ("13 101 17 23", ["x=13 width=101 y=17 height=23"]), ("0 101 0 23", ["width=101 height=23"]),
      ("13 0 17 0", ["x=13 width=0 y=17 height=0"]), ("13 101 17 23 3 3 3 3", ["x=13 width=101 y=17 height=23 rx=3"]),
      (
        "0:0.25 -26:1 5:0.1 0:0.25 0:0.01 0:0.01 0:0.01 0:0.01",
        ["x=25% style=width:calc(100% - 26px);y:calc(10vw + 5px);height:25vw;rx:1vw"]
      ),
      // A rectangle with square corners at one side reaches beyond it.
      ("13 101 17 23 7 7", ["x=13 width=101 y=17 height=30 rx=7 style=clip-path:inset(0 0 7px 0)"]),
      ("13 101 17 23 0 0 7 7", ["x=13 width=101 y=10 height=30 rx=7 style=clip-path:inset(7px 0 0 0)"]),
      ("13 101 17 23 0 7 7", ["x=6 width=108 y=17 height=23 rx=7 style=clip-path:inset(0 0 0 7px)"]),
      ("13 101 17 23 7 0 0 7", ["x=13 width=108 y=17 height=23 rx=7 style=clip-path:inset(0 7px 0 0)"]),
      ("13 101 17 23 0 0 0 7", ["x=13 width=108 y=10 height=30 rx=7 style=clip-path:inset(7px 7px 0 0)"]),
      (
        "13 101 17 23 0:0.02 0:0.02",
        ["x=13 width=101 y=17 style=height:calc(2vw + 23px);rx:2vw;clip-path:inset(0 0 2vw 0)"]
      ),
      // A quarter of the box for each corner that is not the largest one.
      (
        "13 101 17 23 7 0 7",
        [
          "x=13 width=101 y=17 height=23 rx=7", "x=63.5 width=50.5 y=17 height=11.5",
          "x=13 width=50.5 y=28.5 height=11.5",
        ]
      ),
      (
        "13 101 17 23 7 7 3 7",
        ["x=13 width=101 y=17 height=23 rx=7", "x=63.5 width=50.5 y=28.5 height=11.5 rx=3"]
      ),
      (
        "13 101 17 23 7 5",
        [
          "x=13 width=101 y=17 height=23 rx=7", "x=63.5 width=50.5 y=17 height=11.5 rx=5",
          "x=63.5 width=50.5 y=28.5 height=11.5", "x=13 width=50.5 y=28.5 height=11.5",
        ]
      ),
      ("13 101 17 23 7 6.991 7 7", ["x=13 width=101 y=17 height=23 rx=7"]),
      (
        "13 101 17 23 7 6.98 7 7",
        ["x=13 width=101 y=17 height=23 rx=7", "x=63.5 width=50.5 y=17 height=11.5 rx=6.98"]
      ),
      // The largest corner at a width of 400.
      (
        "13 101 17 23 7 0:0.02 8 8",
        ["x=13 width=101 y=17 height=23 style=rx:2vw", "x=13 width=50.5 y=17 height=11.5 rx=7"]
      ),
    ] as [(String, [String])])
  func `a box is one or more rectangles`(_ box: String, _ expected: [String]) throws {
    #expect(try rectangles(box) == expected)
  }

  @Test func `rectangles begin at the top of the viewport`() throws {
    let box = "0:0.25 101 17:0.1 0:0.25"
    #expect(
      try rectangles(box, from: FluidLength(base: 5, slope: 0.1), units: ("cqw", "cqh"))
        == ["width=101 y=12 style=x:25cqw;height:25cqh"])
  }

  /// Intervals from 160 and to the width at which the side of the viewport no longer cuts the box.
  @Test(
    arguments: [
      (226, "13:0.5 -13:0.5", "13:0.5 100", "", "width=100 y=17 height=23 style=x:calc(50% + 13px)"),
      (
        226, "13:0.5 -13:0.5", "13:0.5 100", "3",
        "y=17 height=23 rx=3 style=x:calc(50% + 13px);width:min(50% - 13px,100px)"
      ),
      (224, "13:0.5 -12:0.5", "13:0.5 100", "", "y=17 height=23 style=x:calc(50% + 13px);width:min(50% - 12px,100px)"),
      (200, "0 50:0.5", "-100:0.5 150", "", "width=150 y=17 height=23 style=x:calc(50% - 100px)"),
      (
        200, "1 50:0.5", "-99:0.5 150", "",
        "y=17 height=23 style=x:max(1px,50% - 99px);width:min(50% + 50px,150px)"
      ),
    ] as [(Double, String, String, String, String)])
  func `the viewport cuts a box`(
    _ start: Double, _ cut: String, _ whole: String, _ radius: String, _ expected: String
  ) throws {
    let radii = Array(repeating: radius, count: 4).joined(separator: " ")
    let forms = try Self.forms([
      (start: 160, bones: ["view \(cut) 17 23 \(radii)"]), (start: start, bones: ["view \(whole) 17 23 \(radii)"]),
    ])
    #expect(forms.count == 1)
    let boxes = FluidBoxes(
      forms.map { (start: $0.start, boxes: $0.boxes) }, SharedWorkMeter(.never), className: "w")
    #expect(texts(boxes) == [expected])
  }

  /// The boxes of forms from 160, 300.5 and 600 by their x, and the x and class of each rectangle.
  @Test(
    arguments: [
      (
        [[3, 5], [3, 7]], ["3", "5 w0", "7 w1"],
        [".w1{display:none}", "@media (min-width:300.5px){.w0{display:none}.w1{display:inline}}"]
      ),
      ([[3], [3], [3]], ["3"], []),
      (
        [[3], [], [5]], ["3 w0", "5 w2"],
        [
          ".w2{display:none}", "@media (min-width:300.5px){.w0{display:none}}",
          "@media (min-width:600px){.w2{display:inline}}",
        ]
      ),
      ([[], [3]], ["3 w1"], [".w1{display:none}", "@media (min-width:300.5px){.w1{display:inline}}"]),
      ([[3], [], []], ["3 w0"], ["@media (min-width:300.5px){.w0{display:none}}"]),
      (
        [[3, 9], [3, 9], [3]], ["3", "9 w0", "9 w1"],
        [
          ".w1{display:none}", "@media (min-width:300.5px){.w0{display:none}.w1{display:inline}}",
          "@media (min-width:600px){.w1{display:none}}",
        ]
      ),
      ([[], []], [], []), ([], [], []),
    ] as [([[Int]], [String], [String])])
  func `each form shows its own rectangles`(_ places: [[Int]], _ expected: [String], _ rules: [String]) throws {
    let forms = try zip([160, 300.5, 600], places)
      .map { start, places in (start: start, boxes: try places.map { try Self.box("\($0) 101 17 23") }) }
    let boxes = FluidBoxes(forms, SharedWorkMeter(.never), className: "w")
    let found = boxes.elements.map { [$0["x"], $0["class"]].compactMap { $0 }.joined(separator: " ") }
    #expect(found == expected)
    #expect(boxes.rules == rules)
  }

  // MARK: - Parts

  @Test(arguments: [("feed", 1), ("cell", 2), ("view", 4)])
  func `a part has a box for each gradient`(_ scope: String, _ count: Int) throws {
    let cell = #"<cell padding="8"><icon/><icon/></cell>"#
    let scene = try Self.scene("<feed><shimmer scope=\"\(scope)\"/>\(cell)\(cell)</feed>")
    let drawing = WebDrawing(scene, dark: nil, FluidForms(keeping: scene), SharedWorkMeter(.never))
    let parts = drawing.picture.children.filter { $0.name == "div" }
    #expect(!parts.isEmpty)
    #expect(parts.map(\.children.count) == parts.map { _ in count })
  }
}
