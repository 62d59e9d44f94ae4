import Geometry
import ImageCoding
import Raster
import Testing

@testable import Comparison

/// The sentences and the numbers of differences, and their pictures.
@Suite struct DifferenceReportTests {
  private func picture(_ width: Int, _ height: Int, _ colors: [Color]) throws -> Picture {
    Picture(size: try PixelSize(width: width, height: height), pixels: colors)
  }

  private func facts(_ width: Int, _ height: Int, _ period: Int = 0, frames: Int = 1) throws -> PicturesDifference.Facts
  {
    PicturesDifference.Facts(size: try PixelSize(width: width, height: height), frameCount: frames, period: period)
  }

  private func pictures(
    _ expected: PicturesDifference.Facts, _ actual: PicturesDifference.Facts, moments: Int, of count: Int
  ) throws -> PicturesDifference {
    let none = Picture(size: expected.size, pixels: [])
    let found = (0..<moments).map { index in
      PicturesDifference.Moment(
        time: index * 250_000,
        difference: PixelDifference(count: 3, maximum: 9, bounds: PixelRect(columns: 1..<4, rows: 2..<7)))
    }
    return PicturesDifference(
      expected: expected, actual: actual, momentCount: count, moments: found, expectedPicture: none,
      actualPicture: none, mask: [])
  }

  private func lines(_ pictures: PicturesDifference? = nil, _ bones: BonesDifference? = nil) -> [String] {
    Differences(expectedName: "a", actualName: "b", bones: bones, pictures: pictures).text.split(separator: "\n")
      .map(String.init)
  }

  // MARK: - Pictures in words

  private let sentence = "3 of 77 differ, by at most 9 of 255, within x 1…4, y 2…7"

  @Test func `a still picture has no time, a moving one has`() throws {
    let size = try facts(11, 7)
    #expect(try lines(pictures(size, size, moments: 1, of: 1)) == ["pixels: \(sentence)"])
    #expect(
      try lines(pictures(size, size, moments: 1, of: 2)) == [
        "pixels at 0 s: \(sentence)", "frames: 1 of 2 moments differ",
      ])
    #expect(try lines(pictures(size, size, moments: 0, of: 3)) == [])
  }

  @Test(arguments: [(19, 0), (20, 0), (21, 1), (23, 3)])
  func `the first 20 moments are listed`(count: Int, rest: Int) throws {
    let size = try facts(11, 7)
    let found = try lines(pictures(size, size, moments: count, of: 29))
    let listed = (0..<count - rest).map { index in
      let time = ["", ".25", ".5", ".75"][index % 4]
      return "pixels at \(index / 4)\(time) s: \(sentence)"
    }
    let more = rest == 0 ? [] : ["pixels: \(rest) more moments differ"]
    #expect(found == listed + more + ["frames: \(count) of 29 moments differ"])
  }

  @Test func `other sizes and periods are named first, and the larger sides are the area`() throws {
    let difference = try pictures(facts(11, 7, 500_000), facts(9, 13, 1_750_000), moments: 1, of: 1)
    #expect(
      lines(difference) == [
        "picture: 11×7 → 9×13 pixels", "duration: 0.5 s → 1.75 s",
        "pixels: 3 of 143 differ, by at most 9 of 255, within x 1…4, y 2…7",
      ])
    var perceptual = try pictures(facts(11, 7), facts(11, 7), moments: 1, of: 1)
    perceptual.moments[0].difference.maximumDeltaE = 3.466_66
    perceptual.moments[0].difference.bounds = nil
    #expect(lines(perceptual) == ["pixels: 3 of 77 differ, by at most 9 of 255, ΔE 3.4667"])
  }

  @Test func `the JSON of pictures has sizes, times and places`() throws {
    var difference = try pictures(
      facts(11, 7, 500_000, frames: 3), facts(9, 13, 1_750_000, frames: 5), moments: 2, of: 6)
    difference.moments[1].difference.maximumDeltaE = 1.5
    let json = Differences(expectedName: "a", actualName: "b", pictures: difference).json
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"version":1,"same":false,"expected":"a","actual":"b",
        "pixels":{"expected":{"width":11,"height":7,"frames":3,"duration":0.5},\
        "actual":{"width":9,"height":13,"frames":5,"duration":1.75},"moments":6,"differences":[
        {"time":0,"count":3,"maximum":9,"bounds":[1,2,3,5]},
        {"time":0.25,"count":3,"maximum":9,"deltaE":1.5,"bounds":[1,2,3,5]}
        ]}}

        """)
  }

  @Test(arguments: [(0, 1.0, true), (1, 1, false), (19, 0.75, true), (20, 0.75, false), (77, 0, true), (38, 0.5, true)])
  func `a precision is the share of equal pixels`(count: Int, precision: Double, isWithin: Bool) throws {
    var difference = try pictures(facts(11, 7), facts(11, 7), moments: 2, of: 2)
    difference.moments[0].difference.count = 0
    difference.moments[1].difference.count = count
    #expect(difference.isWithin(precision: precision) == isWithin)
    for other in [try facts(11, 8), try facts(12, 7), try facts(11, 7, 1)] {
      difference.actual = other
      #expect(!difference.isWithin(precision: 0))
    }
  }

  // MARK: - Pixels

  private func compare(
    _ expected: Picture, _ actual: Picture, ignoring ignored: [Rect] = []
  ) throws -> PicturesDifference {
    try comparePictures(frames(of: expected.png()), frames(of: actual.png()), ignoring: ignored)
  }

  /// The expected picture has 3 × 2 pixels, the actual one 2 × 4.
  @Test func `the strip has the faded picture, the marks and the ground`() throws {
    let (color, mark) = (Color(red: 0, green: 101, blue: 255), Color(red: 0xD6, green: 0, blue: 0x3C))
    let found = try compare(
      picture(3, 2, Array(repeating: color, count: 6)), picture(2, 4, Array(repeating: color, count: 8)))
    #expect(
      found.moments.map(\.difference) == [
        PixelDifference(count: 6, maximum: 255, bounds: PixelRect(columns: 0..<3, rows: 0..<4))
      ])
    #expect(lines(found).last == "pixels: 6 of 12 differ, by at most 255 of 255, within x 0…3, y 0…4")
    // Three quarters of 255 and a quarter of the color.
    let faded = Color(red: 191, green: 216, blue: 255)
    let picture = try found.differencePicture
    #expect(picture.size == (try PixelSize(width: 3, height: 4)))
    #expect(
      picture.pixels == [faded, faded, mark, faded, faded, mark, mark, mark, .clear, mark, mark, .clear])
    let strip = try found.strip
    let (gap, ground) = (Array(repeating: Color(gray: 0x80), count: 8), Color(gray: 0x80))
    #expect(strip.size == (try PixelSize(width: 24, height: 4)))
    let upper = [[color, color, color], gap, [faded, faded, mark], gap, [color, color]].flatMap { $0 }
    let lower = [[ground, ground, ground], gap, [mark, mark, Color.clear], gap, [color, color]].flatMap { $0 }
    #expect(strip.pixels == upper + upper + lower + lower)
  }

  @Test(
    arguments: [
      // The centers of the pixels are at 2.5 and 1.5.
      (Rect(x: 2.5, y: 1.5, width: 0.25, height: 0.25), true), (Rect(x: 2.6, y: 1, width: 1, height: 1), false),
      (Rect(x: 2, y: 1.6, width: 1, height: 1), false), (Rect(x: 2, y: 1, width: 0.5, height: 1), false),
      (Rect(x: 2, y: 1, width: 0.6, height: 0.6), true), (Rect(x: 2, y: 1, width: 1, height: 0.5), false),
    ] as [(Rect, Bool)])
  func `an ignored pixel has its center in the rectangle`(rect: Rect, isIgnored: Bool) throws {
    let white = Array(repeating: Color.white, count: 15)
    var changed = white
    changed[1 * 5 + 2] = Color(red: 250, green: 255, blue: 255)
    let (expected, actual) = (try picture(5, 3, white), try picture(5, 3, changed))
    let found = try compare(expected, actual, ignoring: [Rect(x: 0, y: 0, width: 1, height: 1), rect])
    #expect(found.isEmpty == isIgnored && found.momentCount == 1)
    if !isIgnored {
      #expect(
        found.moments.map(\.difference) == [
          PixelDifference(count: 1, maximum: 5, bounds: PixelRect(columns: 2..<3, rows: 1..<2))
        ])
    }
  }

  /// The channel with the largest difference decides, in either direction.
  @Test(arguments: [
    ([7, 0, 0, 0], 7), ([0, -9, 0, 0], 9), ([3, 0, -11, 0], 11), ([0, 0, 0, -13], 13), ([2, -3, 5, -1], 5),
  ])
  func `the difference of a pixel is that of its farthest channel`(change: [Int], levels: Int) throws {
    let expected = try picture(1, 1, [Color(red: 100, green: 110, blue: 120, alpha: 230)])
    let actual = try picture(
      1, 1,
      [
        Color(
          red: UInt8(100 + change[0]), green: UInt8(110 + change[1]), blue: UInt8(120 + change[2]),
          alpha: UInt8(230 + change[3]))
      ])
    var comparer = PixelComparer(.perChannel(0), ignoring: [])
    #expect(comparer.compare(expected, actual) { _, _ in }.maximum == levels)
    for tolerance in [levels - 1, levels] {
      var comparer = PixelComparer(.perChannel(tolerance), ignoring: [])
      #expect(comparer.compare(expected, actual) { _, _ in }.count == (tolerance < levels ? 1 : 0))
    }
  }

  // MARK: - Bones

  private func bone(
    _ path: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, line: Int? = nil, kind: String = "view"
  ) -> RecordedBone {
    RecordedBone(
      path: path, identifier: nil, kind: kind, line: line, frame: Rect(x: x, y: y, width: width, height: height),
      radii: .zero, fields: [])
  }

  private func record(_ bones: [RecordedBone], _ subject: BonesRecord.Subject = .bone) -> BonesRecord {
    BonesRecord(
      subject: subject, size: Size(width: 100, height: 200), isRightToLeft: false, fields: [], shimmer: [],
      bones: bones)
  }

  @Test func `the last lines count the bones and predict the shift`() {
    let before = [bone("a", 0, 0, 10, 20), bone("b", 0, 30, 10, 20), bone("c", 50, 60, 9, 9), bone("d", 0, 90, 9, 7)]
    let after = [bone("a", 0, 0, 10, 20), bone("b", 0, 50, 10, 20), bone("d", 0, 90, 9, 7), bone("e", 70, 150, 7, 5)]
    let found = compareBones(record(before), record(after + [bone("f", 80, 170, 3, 3)]))
    #expect(found.bones.map(\.changes) == [[.moved], [.removed], [.added], [.added]])
    #expect(found.bones.map(\.number) == [1, 2, 3, 4])
    // Both have 200 + 63; the first has 281, the second 200 + 35 + 9 of their own.
    #expect(abs(found.intersectionOverUnion - 263.0 / 788) < 1e-12)
    // 400 of 20,000 and 20 of 200.
    #expect(
      lines(nil, found) == [
        "bone 1 (b): y 30 → 50", "bone 2 (c): removed", "bone 3 (e): added", "bone 4 (f): added",
        "bones: 2 of 4 are as they were, now there are 5; intersection over union 0.3338",
        "predicted layout shift: 0.002 (impact 0.02 × distance 0.1)",
      ])
    let fewer = compareBones(record(before), record([before[0], before[1], before[3]]))
    #expect(
      lines(nil, fewer).last == "bones: 3 of 4 are as they were, now there are 3; intersection over union 0.8511")
    let same = compareBones(record(before), record(before))
    #expect(lines(nil, same) == [] && same.expectedCount == 4 && same.actualCount == 4)
  }

  @Test(
    arguments: [
      ([1, 2, 0, 3], ["bone 2 (p0): reordered, place 2 → 0"]), ([3, 0, 1, 2], ["bone 0 (p3): reordered, place 0 → 3"]),
      ([0, 2, 1, 3], ["bone 1 (p2): reordered, place 1 → 2"]), ([0, 1, 2, 3], []),
      (
        [3, 2, 1, 0],
        [
          "bone 0 (p3): reordered, place 0 → 3", "bone 1 (p2): reordered, place 1 → 2",
          "bone 2 (p1): reordered, place 2 → 1",
        ]
      ),
    ] as [([Int], [String])])
  func `the fewest bones are out of order`(order: [Int], words: [String]) {
    let bones = (0..<4).map { bone("p\($0)", Double($0) * 20, 7, 9, 5) }
    let found = compareBones(record(order.map { bones[$0] }), record(bones))
    #expect(found.bones.map { $0.text(.bone) } == words)
  }

  @Test func `lines of texts are counted, and numbered if there are several`() {
    func text(_ lines: Int, _ path: String = "t") -> [RecordedBone] {
      (0..<lines).map { bone(path, 0, Double($0) * 9, 30, 5, line: $0) }
    }
    func words(_ before: Int, _ after: Int) -> [String] {
      compareBones(record(text(before)), record(text(after))).bones.map { $0.text(.bone) }
    }
    #expect(words(1, 2) == ["bone 1 (t line 1): added, lines 1 → 2"])
    #expect(words(3, 1) == ["bone 1 (t line 1): removed, lines 3 → 1", "bone 2 (t line 2): removed, lines 3 → 1"])
    // A text that is new or gone has no other number of lines.
    #expect(words(0, 1) == ["bone 0 (t): added"])
    #expect(words(2, 0) == ["bone 0 (t line 0): removed", "bone 1 (t line 1): removed"])
  }

  @Test func `ignored bones are inside in both records`() {
    let (area, outer) = (Rect(x: 0, y: 0, width: 50, height: 50), bone("a", 60, 7, 9, 5))
    let inner = bone("a", 11, 7, 9, 5)
    func count(_ before: [RecordedBone], _ after: [RecordedBone]) -> Int {
      compareBones(record(before), record(after), ignoring: [Rect(x: 90, y: 90, width: 5, height: 5), area]).bones.count
    }
    #expect(count([inner], []) == 0 && count([], [inner]) == 0)
    #expect(count([outer], []) == 1 && count([], [outer]) == 1)
    #expect(count([inner], [outer]) == 1 && count([outer], [inner]) == 1)
    #expect(count([inner], [bone("a", 12, 8, 10, 6)]) == 0)
  }

  @Test func `each changed value has a name, and all changes are one line`() {
    var (before, after) = (bone("a", 1, 3, 5, 7, line: 0), bone("a", 2, 4, 6, 8, line: 0, kind: "text"))
    before.radii = CornerRadii(topLeft: 2, topRight: 2, bottomRight: 2, bottomLeft: 2)
    after.radii = CornerRadii(topLeft: 1, topRight: 3, bottomRight: 5, bottomLeft: 7)
    after.identifier = "i"
    before.fields = [RecordedField(name: "d", value: .single("M0"))]
    after.fields = [
      RecordedField(name: "d", value: .single("M1")), RecordedField(name: "r", value: .list(["3", "5"])),
    ]
    let found = compareBones(record([before]), record([after])).bones
    #expect(found.map(\.changes) == [[.moved, .resized, .radius, .kind, .renamed, .outline]])
    #expect(
      found.map { $0.text(.view) } == [
        "view 0 (a): x 1 → 2, y 3 → 4, width 5 → 6, height 7 → 8, radii 2 2 2 2 → 1 3 5 7, kind view → text, "
          + "id none → i, d M0 → M1, r none → 3 5"
      ])
    // 4 × 6 points are common to 35 and 48.
    #expect(found[0].intersectionOverUnion == 24.0 / 59)
  }

  @Test func `lists of values are compared by their elements`() {
    func field(_ name: String, _ items: String...) -> RecordedField { RecordedField(name: name, value: .list(items)) }
    let found = compareFields(
      [
        field("colors", "a", "b"), field("toColors", "a"), field("locations", "0", "1"), field("to", "3", "4"),
        field("startPoint", "0", "1"), field("endPoint", "5", "6"), field("timingFunction", "7", "8"),
        field("other", "1", "2"), field("old", "x"), field("longer", "1"),
      ],
      [
        field("longer", "1", "2"), field("colors", "a", "c"), field("toColors", "b"), field("locations", "2", "1"),
        field("to", "3", "5"), field("startPoint", "9", "1"), field("endPoint", "5", "7"),
        field("timingFunction", "7", "9"), field("other", "0", "3"), field("new", "y", "z"),
      ], prefix: "p ")
    #expect(
      found.map(\.text) == [
        "p color 1 b → c", "p end color 0 a → b", "p location 0 0 → 2", "p end location 1 4 → 5",
        "p start point coordinate 0 0 → 9", "p end point coordinate 1 6 → 7", "p timing function number 1 8 → 9",
        "p other 0 1 → 0", "p other 1 2 → 3", "p old x → none", "p longer 1 → 1 2", "p new none → y z",
      ])
    #expect(PropertyDifference(name: "x", 1.000_01, 1.000_02).text == "x 1.00001 → 1.00002")
    #expect(PropertyDifference(name: "x", 1.000_01, 1.5).text == "x 1 → 1.5")
  }

  @Test func `views without children cover an area`() {
    let before = [bone("s", 0, 0, 90, 90), bone("s/a", 0, 0, 10, 10), bone("s/ab", 20, 0, 10, 10)]
    var after = before
    after[2].frame = Rect(x: 20, y: 0, width: 10, height: 30)
    #expect(compareBones(record(before, .view), record(after, .view)).intersectionOverUnion == 0.5)
    #expect(compareBones(record([], .view), record([], .view)).intersectionOverUnion == 1)
    #expect(compareBones(record([], .view), record(after, .view)).intersectionOverUnion == 0)
    #expect(intersectionOverUnion(.zero, .zero) == 1)
    #expect(
      compareBones(record([bone("z", 0, 0, 0, 5)]), record([bone("z", 3, 0, 0, 5)])).intersectionOverUnion == 1)
  }

  // MARK: - Files

  @Test(
    arguments: [
      ("a.txt", .text), ("a.TXT", .text), ("a.json", .json), ("a.html", .html), ("a.b.png", .png), ("png", nil),
      ("a.htm", nil),
    ] as [(String, DifferenceFormat?)])
  func `the name of a file is its format`(name: String, format: DifferenceFormat?) {
    #expect(DifferenceFormat(forFileNamed: name) == format)
    #expect(DifferenceFormat.allCases.filter(\.isBinary) == [.png])
  }

  @Test func `the first bytes of a file are its kind`() {
    for bytes: [UInt8] in [[0x7B], [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF, 0x7B]] {
      #expect(FileKind(bytes) == .record)
    }
    for bytes: [UInt8] in [[], [0x5B], [0x20], [0x3C, 0x7B], [0x21, 0x7B], [0x0B, 0x7B]] {
      #expect(FileKind(bytes) == .document)
    }
    for bytes: [UInt8] in [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF89a".utf8)] {
      #expect(FileKind(bytes) == .image)
    }
  }
}
