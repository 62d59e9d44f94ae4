import Geometry
import LayerTree
import Testing
import TextFormats
import ViewTree

@testable import SceneModel

/// The distances between bones, from the sides of a screen, and around circles, for bones of single views.
@Suite struct BoneDistanceTests {
  /// A bone written as its kind, x, y, width and height, then its radius, or the frame of its view and its parent.
  private struct Item {
    var kind = ViewKind.view
    var shape = RoundedRect(.zero)
    var frame = Rect.zero
    var parent = 0

    init(_ text: Substring) throws {
      let words = text.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      kind = try #require(ViewKind(rawValue: String(words[0])))
      let rect = box(numbers[0], numbers[1], numbers[2], numbers[3])
      shape = RoundedRect(rect, radii: CornerRadii(numbers.count == 5 ? numbers[4] : 0))
      frame = numbers.count >= 8 ? box(numbers[4], numbers[5], numbers[6], numbers[7]) : rect
      if numbers.count == 9 { parent = Int(numbers[8]) }
    }
  }

  /// The bones of a list of items, each of which is the bone of its own view, and their layout.
  private func drawn(_ text: String, width: Double = 321) throws -> (bones: Bones, layout: PlacedViews) {
    let items = try text.split(separator: ",").map { try Item($0) }
    let canvas = box(0, 0, width, 457)
    var views = [PlacedView(view: dumped(.container, canvas), frame: canvas, parent: nil, end: 1, ordinal: nil)]
    var bones = Bones()
    for item in items {
      let (index, view) = (views.count, dumped(item.kind, item.frame))
      bones.append(Bone(view: index, kind: item.kind, line: nil, shape: .roundedRect(item.shape)))
      views.append(PlacedView(view: view, frame: item.frame, parent: item.parent, end: index + 1, ordinal: nil))
    }
    views[0].end = views.count
    return (bones, PlacedViews(size: canvas.size, views: views, source: .androidDump))
  }

  private func text(_ bones: Bones) -> String {
    bones.map { bone in
      let rect = bone.shape.bounds
      return [rect.minX, rect.minY, rect.width, rect.height].map { formatted($0, decimals: 2) }.joined(separator: " ")
    }
    .joined(separator: ", ")
  }

  private func separated(_ items: String) throws -> String {
    let (found, layout) = try drawn(items)
    var bones = found
    separate(&bones, of: layout)
    return text(bones)
  }

  // MARK: - Gaps

  @Test(
    arguments: [
      // A gap of 2 for distances from -1 to below 1, a half from each bone.
      ("view 11 13 101 31, view 17 44 83 23", "11 13 101 30, 17 45 83 22"),
      ("view 11 43 101 31, view 17 13 83 31", "11 44 101 30, 17 13 83 30"),
      ("view 11 13 101 31, view 17 43 83 23", "11 13 101 30, 17 44 83 22"),
      ("view 11 13 101 31, view 17 42.9 83 23", "11 13 101 27.9, 17 42.9 83 23"),
      ("view 11 13 101 31, view 17 44.99 83 23", "11 13 101 30, 17 45.99 83 22"),
      ("view 11 13 101 31, view 17 45 83 23", "11 13 101 31, 17 45 83 23"),
      ("view 11 13 101 31, view 112 17 83 23", "11 13 100 31, 113 17 82 23"),
      ("view 112 13 83 31, view 11 17 101 23", "113 13 82 31, 11 17 100 23"),
      // The common edge is longer than 7, and each side at least as long.
      ("view 11 13 101 31, view 105 44 83 23", "11 13 101 31, 105 44 83 23"),
      ("view 11 13 101 31, view 104.9 44 83 23", "11 13 101 30, 104.9 45 83 22"),
      ("view 11 13 101 31, view 112 37 83 23", "11 13 101 31, 112 37 83 23"),
      ("view 11 13 101 31, view 112 36.9 83 23", "11 13 100 31, 113 36.9 82 23"),
      ("view 11 13 101 31, view 17 44 83 7", "11 13 101 30, 17 45 83 6"),
      ("view 11 13 101 31, view 17 44 83 6.9", "11 13 101 31, 17 44 83 6.9"),
      // A square keeps its form beside another shape.
      ("view 11 13 101 31, view 17 44 29 29", "11 13 101 29, 17 44 29 29"),
      ("view 11 13 31 31, view 17 44 29 28", "11 13 31 31, 17 46 29 26"),
      ("view 11 13 31 31, view 17 44 29 29", "11 13 31 30, 17 45 29 28"),
    ])
  func `two bones that touch have a gap`(_ items: String, _ expected: String) throws {
    #expect(try separated(items) == expected)
  }

  /// The gap of texts is 8 beside a picture, and beside others at most 12 percent of the narrower text.
  @Test(
    arguments: [
      ("text 11 13 50 31, text 61 17 40 23", "11 13 47.6 31, 63.4 17 37.6 23"),
      ("text 11 13 50 31, text 62 17 40 23", "11 13 48.1 31, 63.9 17 38.1 23"),
      ("text 11 13 50 31, text 63 17 40 23", "11 13 48.6 31, 64.4 17 38.6 23"),
      ("text 11 13 50 31, text 63.1 17 40 23", "11 13 50 31, 63.1 17 40 23"),
      ("text 11 13 150 31, text 161 17 140 23", "11 13 146 31, 165 17 136 23"),
      ("text 11 13 14 31, text 25 17 140 23", "11 13 13 31, 26 17 139 23"),
      ("text 11 13 70 31, text 81 17 66 23", "11 13 66.04 31, 84.96 17 62.04 23"),
      ("text 11 13 31 31, text 42 17 66 23", "11 13 31 31, 45.72 17 62.28 23"),
      // Only the text becomes smaller, except for the gap of all bones.
      ("text 11 13 70 31, control 81 17 40 23", "11 13 62 31, 81 17 40 23"),
      ("text 11 13 50 31, control 61.5 17 40 23", "11 13 44.5 31, 61.5 17 40 23"),
      ("control 11 13 50 31, text 61.5 17 40 23", "11 13 50 31, 65.8 17 35.7 23"),
      ("text 11 13 16 31, control 27 17 40 23", "11 13 15 31, 28 17 39 23"),
      ("text 11 13 32 29, image 43.5 17 40 23", "11 13 24.5 29, 43.5 17 40 23"),
      ("text 11 13 31 29, image 42.5 17 40 23", "11 13 27.78 29, 42.5 17 40 23"),
      ("image 11 13 32 29, text 43.5 17 40 23", "11 13 32 29, 51 17 32.5 23"),
      ("image 11 13 32 29, text 45.5 17 40 23", "11 13 32 29, 45.5 17 40 23"),
      ("image 11 13 32 31, text 17 44 40 23", "11 13 32 30, 17 45 40 22"),
    ])
  func `a text has a wider gap beside others`(_ items: String, _ expected: String) throws {
    #expect(try separated(items) == expected)
  }

  @Test(
    arguments: [
      ("image 11 13 32 29, text 43.5 17 40 23 43.5 17 45 23", "11 13 32 29, 51 17 37.5 23"),
      ("image 11 13 32 29, text 43.5 17 40 23 43.5 17 145 23", "11 13 32 29, 51 17 40 23"),
      ("text 43.5 13 40 23 39.5 13 44 23, image 83.5 17 32 29", "39.5 13 36 23, 83.5 17 32 29"),
      ("text 43.5 13 40 23 9.5 13 74 23, image 83.5 17 32 29", "35.5 13 40 23, 83.5 17 32 29"),
      // Texts of the same parent that begin at the same x move together.
      (
        """
        image 11 13 32 29, text 43.5 17 40 8 43.5 17 145 9 0, text 43.5 29 60 30 43.5 29 63 30 0, \
        text 43.5 70 60 30 43.5 70 145 30 0, text 43.5 110 60 30 43.5 110 145 30 1, text 43 150 60 30 43 150 145 30 0
        """,
        "11 13 32 29, 51 17 40 8, 51 29 55.5 30, 51 70 60 30, 43.5 110 60 30, 43 150 60 30"
      ),
    ])
  func `a text moves into the free space of its view`(_ items: String, _ expected: String) throws {
    #expect(try separated(items) == expected)
  }

  // MARK: - Overlaps

  @Test(
    arguments: [
      // The cut at each side with a gap of 2, of the bone that loses the smaller share.
      ("view 11 13 101 61, view 17 67 83 43", "11 13 101 52, 17 67 83 43"),
      ("view 11 67 101 61, view 17 13 83 61", "11 67 101 61, 17 13 83 52"),
      ("view 11 13 101 61, view 105 17 83 43", "11 13 92 61, 105 17 83 43"),
      ("view 105 13 101 61, view 11 17 101 43", "114 13 92 61, 11 17 101 43"),
      ("view 11 13 101 61, view 105 17 103 43", "11 13 101 61, 114 17 94 43"),
      // Less than 30 percent, and a rest of 12.
      ("view 11 13 100 61, view 84 9 100 70", "11 13 100 61, 113 9 71 70"),
      ("view 11 13 100 61, view 83 9 100 70", "11 13 100 61, 83 9 100 70"),
      ("view 11 13 16 261, view 25 9 16 271", "11 13 16 261, 29 9 12 271"),
      ("view 11 13 16 261, view 24.9 9 16 271", "11 13 16 261, 24.9 9 16 271"),
      ("view 11 13 261 16, view 9 27 271 16", "11 13 261 12, 9 27 271 16"),
      ("view 11 13 261 16, view 9 26.9 271 16", "11 13 261 16, 9 26.9 271 16"),
      ("view 11 13 101 61, view 17 19 95 43", "11 13 101 61, 17 19 95 43"),
      // Circles are not cut, nor is what they overlap; small squares only for other squares.
      ("view 11 13 101 61, view 105 17 43 43 21.07", "11 13 101 61, 105 17 43 43"),
      ("view 11 13 101 61, view 105 17 43 43 21", "11 13 92 61, 105 17 43 43"),
      ("view 11 13 60 61, view 65 17 64 64 21", "11 13 52 61, 65 17 64 64"),
      ("view 11 13 60 61, view 65 17 65 65 21", "11 13 60 61, 73 17 57 65"),
      // Two at one side cut once.
      (
        "view 11 13 101 161, view 105 17 203 43, view 103 87 83 43", "11 13 90 161, 114 17 194 43, 103 87 83 43"
      ),
      // A plain view at the edge of a field or a text is decoration.
      ("control 11 13 101 61, view 105 17 83 43", "11 13 101 61, 114 17 74 43"),
      ("text 11 13 101 61, view 105 17 83 43", "11 13 101 61, 114 17 74 43"),
      ("image 11 13 101 61, view 105 17 83 43", "11 13 92 61, 105 17 83 43"),
    ])
  func `an overlap is cut off`(_ items: String, _ expected: String) throws {
    #expect(try separated(items) == expected)
  }

  /// An icon of a quarter of the picture at most, whose edges are within a point of a corner or over it.
  @Test(
    arguments: [
      ("image 11 13 100 80, control 107 89 40 50", "11 13 100 80, 107 95 40 44"),
      ("image 11 13 100 80, control 107 89 41 50", "11 13 94 80, 107 89 41 50"),
      ("image 11 13 100 80, text 107 89 40 50", "11 13 94 80, 107 89 40 50"),
      ("image 11 23 100 80, control 106 24 40 30", "11 23 100 80, 113 24 33 30"),
      ("image 11 23 100 80, control 106 25 40 30", "11 23 93 80, 106 25 40 30"),
      ("image 11 23 100 80, control 106 72 40 30", "11 23 100 80, 113 72 33 30"),
      ("image 11 23 100 80, control 106 71 40 30", "11 23 93 80, 106 71 40 30"),
      ("image 23 13 100 80, control 24 89 30 50", "23 13 100 80, 24 95 30 44"),
      ("image 23 13 100 80, control 25 89 30 50", "23 13 100 74, 25 89 30 50"),
      ("image 23 13 100 80, control 92 89 30 50", "23 13 100 80, 92 95 30 44"),
      ("image 23 13 100 80, control 91 89 30 50", "23 13 100 74, 91 89 30 50"),
    ])
  func `a picture keeps its form under an icon at its corner`(_ items: String, _ expected: String) throws {
    #expect(try separated(items) == expected)
  }

  /// Up to 60 percent of its width if 24 remain.
  @Test(
    arguments: [
      ("image 11 13 100 80, text 73 17 90 23", "11 13 100 80, 119 17 44 23"),
      ("image 11 13 100 80, text 65 17 90 23", "11 13 100 80, 65 17 90 23"),
      ("text 11 13 90 23, image 63 9 100 80", "11 13 44 23, 63 9 100 80"),
      ("image 11 9 40 80, text 45 17 38 23", "11 9 40 80, 59 17 24 23"),
      ("image 11 9 40 80, text 45 17 37.9 23", "11 9 32 80, 45 17 37.9 23"),
      ("text 11 17 38 23, image 43 9 40 80", "11 17 24 23, 43 9 40 80"),
      ("image 11 13 100 80, text 17 89 90 40", "11 13 100 74, 17 89 90 40"),
    ])
  func `a text beside a picture loses more`(_ items: String, _ expected: String) throws {
    #expect(try separated(items) == expected)
  }

  @Test func `bones of one view are not separated`() throws {
    let (_, layout) = try drawn("view 11 13 101 31")
    let shapes = [box(11, 13, 101, 31), box(17, 44, 83, 23), box(97, 61, 103, 37)]
    var bones = Bones(
      shapes.enumerated().map { Bone(view: 1, kind: .view, line: $0, shape: .roundedRect(RoundedRect($1))) })
    let before = bones
    separate(&bones, of: layout)
    #expect(bones == before)
  }

  // MARK: - Sides

  private func inset(_ items: String, width: Double = 321, beside boxes: [Rect] = []) throws -> String {
    let (found, layout) = try drawn(items, width: width)
    var bones = found
    let surfaces = boxes.map { Surface(view: 0, identifier: nil, shape: RoundedRect($0)) }
    insetFromSides(&bones, beside: surfaces, of: layout)
    return text(bones)
  }

  @Test(
    arguments: [
      // Texts, controls and pictures up to 56 that are less than 3 from a side of a canvas of at least 240.
      ("text 2.9 13 41 17", 321, "16 13 41 17"), ("text 3 13 41 17", 321, "3 13 41 17"),
      ("text 277.2 13 41 17", 321, "264 13 41 17"), ("text 277 13 41 17", 321, "277 13 41 17"),
      ("control 0 13 41 17", 321, "16 13 41 17"), ("view 0 13 41 17", 321, "0 13 41 17"),
      ("image 0 13 56 17", 321, "16 13 56 17"), ("image 0 13 56.1 17", 321, "0 13 56.1 17"),
      ("image 265 13 56 17", 321, "249 13 56 17"), ("text 1 13 41 17", 240, "16 13 41 17"),
      ("text 1 13 41 17", 239.9, "1 13 41 17"),
      // The canvas cuts the view.
      ("text 1 13 41 17 -1 13 41 17", 321, "16 13 41 17"), ("text 1 13 41 17 -1.1 13 41 17", 321, "1 13 41 17"),
      ("text 279 13 41 17 279 13 43 17", 321, "264 13 41 17"),
      ("text 279 13 41 17 279 13 43.1 17", 321, "279 13 41 17"),
      // A bone without room becomes shorter.
      ("text 0 13 321 17", 321, "16 13 289 17"), ("control 0 13 300 17", 321, "16 13 284 17"),
      ("control 0 13 289 17", 321, "16 13 289 17"), ("control 0 13 290 17", 321, "16 13 274 17"),
      // The right sides of two texts stay in line if the line is at least half as wide as the canvas.
      ("text 0 13 161 17, text 63 43 98 17", 321, "16 13 145 17, 63 43 98 17"),
      ("text 0 13 160 17, text 63 43 97 17", 321, "16 13 160 17, 63 43 97 17"),
      ("text 0 13 161 17, text 63 43 99 17", 321, "16 13 145 17, 63 43 99 17"),
      ("text 0 13 161 17, text 63 43 99.1 17", 321, "16 13 161 17, 63 43 99.1 17"),
      ("text 0 13 161 17, text 65 43 95 17", 321, "16 13 145 17, 65 43 95 17"),
      ("text 0 13 161 17, control 63 43 98 17", 321, "16 13 161 17, 63 43 98 17"),
    ] as [(String, Double, String)])
  func `bones keep the margin of a screen`(_ items: String, _ width: Double, _ expected: String) throws {
    #expect(try inset(items, width: width) == expected)
  }

  /// The distance to a neighbor stays, or becomes 8.
  @Test(
    arguments: [
      ("image 1 13 37 31, text 43 17 91 19", "16 13 37 31, 58 17 91 19"),
      ("image 1 13 37 31, text 51 17 91 19", "16 13 37 31, 61 17 91 19"),
      ("image 1 13 37 31, text 61 17 91 19", "16 13 37 31, 61 17 91 19"),
      ("image 283 13 37 31, text 187 17 91 19", "268 13 37 31, 172 17 91 19"),
      // Neighbors begin after the bone, or one point before its end, and share a part of its height.
      ("image 1 13 37 31, text 37 17 91 19", "16 13 37 31, 53 17 91 19"),
      ("image 1 13 37 31, text 36.9 17 91 19", "16 13 37 31, 36.9 17 91 19"),
      ("image 1 13 37 31, text 43 44 91 19", "16 13 37 31, 43 44 91 19"),
      ("image 1 13 37 31, text 43 43.9 91 19", "16 13 37 31, 58 43.9 91 19"),
      ("image 1 33 37 31, text 43 14 91 19", "16 33 37 31, 43 14 91 19"),
      ("image 1 33 37 31, text 43 14.1 91 19", "16 33 37 31, 58 14.1 91 19"),
      // Bones wider than 56 end before their neighbors.
      ("text 1 13 91 31, control 97 17 40 19", "16 13 76 31, 97 17 40 19"),
      ("text 1 13 56 31, control 62 17 40 19", "16 13 56 31, 77 17 40 19"),
      ("text 1 13 57 31, control 63 17 40 19", "16 13 42 31, 63 17 40 19"),
      ("text 1 13 151 31, control 161 17 40 19", "16 13 136 31, 161 17 40 19"),
      ("text 1 13 151 31, control 175 17 40 19", "16 13 151 31, 175 17 40 19"),
      ("text 1 13 151 31, control 174 17 40 19", "16 13 136 31, 174 17 40 19"),
    ])
  func `a bone pushes its neighbors`(_ items: String, _ expected: String) throws {
    #expect(try inset(items) == expected)
  }

  @Test func `eight bones in a line are pushed along`() throws {
    let icons = (0..<11).map { "image \(1 + 24 * $0) 13 21 31" }.joined(separator: ",")
    let expected = (0..<11).map { "\(1 + 24 * $0 + ($0 < 8 ? 15 : 0)) 13 21 31" }.joined(separator: ", ")
    #expect(try inset(icons, width: 600) == expected)
  }

  @Test(
    arguments: [
      ("text 1 13 91 31", box(97, 17, 40, 19), "16 13 76 31"), ("text 1 13 91 31", box(91, 17, 40, 19), "16 13 75 31"),
      ("text 1 13 91 31", box(90.9, 17, 40, 19), "16 13 91 31"),
      ("text 1 13 91 31", box(97, 44, 40, 19), "16 13 91 31"), ("text 1 13 91 31", box(97, 43, 40, 19), "16 13 76 31"),
      ("text 1 33 91 31", box(97, 14, 40, 19), "16 33 91 31"), ("text 1 33 91 31", box(97, 15, 40, 19), "16 33 76 31"),
      ("text 229 13 91 31", box(183, 17, 40, 19), "229 13 76 31"),
    ])
  func `a bone ends before a box beside it`(_ item: String, _ surface: Rect, _ expected: String) throws {
    #expect(try inset(item, beside: [surface]) == expected)
  }

  // MARK: - Circles

  /// Circles from 20 on over an earlier bone of another view, of which they cover less than half.
  @Test(
    arguments: [
      ("view 11 13 80 40, view 51 14 40 40 20", [0]), ("view 11 13 80 40, view 51 13 40 40 20", []),
      ("view 11 13 80 40, view 51 8 50 50 25", []), ("view 11 13 80 40, view 51.1 8 50 50 25", [0]),
      ("view 11 13 201 167, view 11 17 21 21 11", []), ("view 11 13 201 167, view 10.9 17 21 21 11", [0]),
      ("view 11 13 201 167, view 5 17 20 20 10", [0]), ("view 11 13 201 167, view 5 17 19.9 19.9 10", []),
      ("view 11 13 201 167, view 5 17 50 50 24.5", [0]), ("view 11 13 201 167, view 5 17 50 50 24.4", []),
      ("view 11 13 201 167, view 5 17 50 51 25", []), ("view 5 17 50 50 25, view 11 13 201 167", []),
      ("view 11 13 201 167, view 212 17 50 50 25", []), ("view 11 13 201 167, view 17 180 50 50 25", []),
    ] as [(String, [Int])])
  func `a gap is around a circle`(_ items: String, _ cut: [Int]) throws {
    var (bones, _) = try drawn(items)
    ring(&bones)
    #expect(bones.outlines.keys.sorted() == cut)
    for index in bones.indices {
      let isPath = if case .path(_, .nonzero) = bones.shapes[index] { true } else { false }
      #expect(isPath == cut.contains(index))
    }
  }

  @Test(arguments: [(15, true), (16, false)])
  func `a gap is cut out of the sixteen bones before a circle`(_ between: Int, _ isCut: Bool) throws {
    let others = Array(repeating: "view 291 401 7 9", count: between)
    var (bones, _) = try drawn((["view 11 13 201 167"] + others + ["view 5 17 51 51 26"]).joined(separator: ","))
    ring(&bones)
    #expect(bones.outlines.isEmpty == !isCut)
  }

  /// Half a polygon of 96 corners at each side, 3 wider than the circle, against the direction of the outline.
  @Test(
    arguments: [
      (11, 90, [11, 64, 37, 116]), (212, 90, [186, 64, 212, 116]), (61, 13, [35, 13, 87, 39]),
      (61, 180, [35, 154, 87, 180]),
    ] as [(Double, Double, [Double])])
  func `a gap has the shape of the circle`(_ x: Double, _ y: Double, _ bounds: [Double]) throws {
    var (bones, _) = try drawn("view 11 13 201 167, view \(x - 23) \(y - 23) 46 46 23")
    let outline = RoundedRect(box(11, 13, 201, 167))
    ring(&bones)
    guard case .path(let path, .nonzero) = bones.shapes[0] else { throw UnexpectedBone() }
    #expect(bones.outlines == [0: outline])
    let whole = outline.outline.elements
    #expect(Array(path.elements.prefix(whole.count)) == whole && path.elements.last == .close)
    let points = path.elements.dropFirst(whole.count).compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let ends = [points.map(\.x).min(), points.map(\.y).min(), points.map(\.x).max(), points.map(\.y).max()]
    for (number, expected) in zip(ends, bounds) { #expect(abs((number ?? 0) - expected) < 1e-9) }
    var area = 0.0
    for (one, next) in zip(points, points.dropFirst() + points.prefix(1)) { area += one.x * next.y - next.x * one.y }
    // A sector of the polygon has half of the square of the radius times the sine of 3.75 degrees.
    #expect(abs(area / 2 + 48 * 26 * 26 / 2 * 0.065_403_129_23) < 1e-4)
  }
}

private struct UnexpectedBone: Error {}
