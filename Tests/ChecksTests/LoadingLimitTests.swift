import Geometry
import Skeleton
import Testing

@testable import Checks

/// The limits of a comparison of bones with their content, on screens without lists.
@Suite struct LoadingLimitTests {
  private func mark(_ kind: Mark.Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Mark {
    Mark(kind: kind, frame: Rect(x: x, y: y, width: width, height: height), lineHeight: height, node: 0)
  }

  private func mark(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Mark {
    mark(.picture, x, y, width, height)
  }

  /// A comparison on a screen of 400 × 300 points, whose bones are paired with the content of the same number.
  private func judge(_ loading: [Mark], _ content: [Mark], arePaired: Bool = false) throws -> LoadingJudge {
    let scene = try Document("<page width=\"400\" height=\"300\" elements=\"1\"/>").scene()
    var (one, other) = (scene.loadingScreen, MarkedScreen(content: scene.content))
    let shift = judgeLoading(one, other).shift
    (one.marks, other.marks) = (loading, content)
    var judge = LoadingJudge(one, other, shift)
    if arePaired { for index in loading.indices { judge.pairAgain(index, index) } }
    return judge
  }

  // MARK: - Assignment

  @Test(arguments: [(24.0, 0.5), (36, 0.25), (48, 0), (60, -0.25)])
  func `a text that is left is searched at twice the distance`(down: Double, expected: Double) {
    let text = mark(.text, 0, 0, 90, 20)
    #expect(abs(likeness(mark(.box, 0, down, 90, 20), text, reach: 2) - expected) < 1e-9)
    // A picture is not.
    let picture = mark(.picture, 0, 0, 90, 20)
    #expect(likeness(mark(.box, 0, down, 90, 20), picture, reach: 2) == likeness(mark(.box, 0, down, 90, 20), picture))
  }

  @Test(arguments: [(45.0, 0.85), (180, 0.85), (30, 0.8), (90, 1)])
  func `the bone of a text may have any width`(width: Double, expected: Double) {
    #expect(abs(likeness(mark(.box, 0, 0, width, 20), mark(.text, 0, 0, 90, 20)) - expected) < 1e-9)
  }

  /// Groups of two parts, of which the first bone is nearer to the second part: only both together keep the order.
  @Test(arguments: [(0, 0), (20, 0), (60, 0), (0, 20), (0, 60), (60, 60)])
  func `a long list keeps its order`(missing: Int, surplus: Int) {
    func group(_ number: Int, _ places: [Double]) -> [Mark] {
      places.map { mark(.picture, 0, Double(number) * 1_000 + $0, 90, 40) }
    }
    let loading = (missing / 2..<200 + surplus / 2).flatMap { group($0, [24, 54]) }
    let content = (0..<200).flatMap { group($0, [0, 30]) }
    let pairs = Assignment(loading, content).pairs
    #expect(pairs.map(\.content) == Array(missing..<400))
    #expect(pairs.map(\.loading) == Array(0..<400 - missing))
  }

  @Test(arguments: [(64.0, true), (64.1, false), (-64, true), (-64.1, false)])
  func `parts in another order are searched at a distance of 64 points`(down: Double, isFound: Bool) {
    let loading = [mark(0, 100, 100, 300), mark(200, 100, 100, 300)]
    let content = [mark(200, 100, 100, 300), mark(0, 100 + down, 100, 300)]
    let assignment = Assignment(loading, content)
    #expect(assignment.pairs.map(\.loading) == (isFound ? [1, 0] : [1]))
    #expect(assignment.pairs.map(\.content) == (isFound ? [0, 1] : [0]))
    // Half of the height is the measure of the distance.
    #expect(abs(assignment.score - (isFound ? 2 - 64.0 / 150 : 1)) < 1e-9)
  }

  @Test func `of equally good pairs in another order the first one counts`() {
    let (square, wide) = (mark(0, 100, 40, 40), mark(100, 100, 200, 40))
    let (left, right) = (mark(-6, 100, 40, 40), mark(6, 100, 40, 40))
    let bones = Assignment([wide, left, right], [square, wide]).pairs
    #expect(bones.map(\.loading) == [0, 1] && bones.map(\.content) == [1, 0])
    let parts = Assignment([wide, square], [left, right, wide]).pairs
    #expect(parts.map(\.loading) == [0, 1] && parts.map(\.content) == [2, 0])
  }

  // MARK: - Displacements

  @Test(arguments: [
    (6.0, 0.0, ""), (6.1, 0, "6 right of"), (-6, 0, ""), (-6.1, 0, "6 left of"), (0, 6, ""), (0, 6.1, "6 below"),
    (0, -6, ""), (0, -6.1, "6 above"), (9, -13, "13 above and 9 right of"),
  ])
  func `a bone may be 6 points beside its content`(x: Double, y: Double, words: String) throws {
    for kind in [Mark.Kind.picture, .text] {
      var judge = try judge([mark(.box, 50 + x, 50 + y, 90, 20)], [mark(kind, 50, 50, 90, 20)], arePaired: true)
      judge.comparePairs()
      #expect(judge.groups.map(\.kind) == (words.isEmpty ? [] : [.moved]))
      #expect(judge.groups.allSatisfy { $0.text.hasSuffix(" is \(words) its content") })
      #expect(judge.wrong == (words.isEmpty ? [] : [0]))
      #expect(judge.report.shape == (words.isEmpty ? 1 : 0))
    }
  }

  @Test(arguments: [
    // Aligned at an edge or in the middle.
    (Mark.Kind.picture, 50.0, 38.0, true), (.picture, 56, 38, true), (.picture, 62, 38, true),
    (.picture, 43.9, 38, false), (.picture, 68.1, 38, false),
    // Only the middle of a line of text counts.
    (.text, 56, 38, true), (.text, 50, 38, true), (.text, 49.9, 38, false), (.text, 62.1, 38, false),
  ])
  func `the height of a bone does not matter for its place`(
    kind: Mark.Kind, y: Double, height: Double, isInPlace: Bool
  ) throws {
    let bone = mark(.box, 50, y, 90, height)
    var judge = try judge([bone], [mark(kind, 50, 50, 90, 50)], arePaired: true)
    judge.comparePairs()
    #expect(!judge.groups.contains { $0.text.contains("above") || $0.text.contains("below") } == isInPlace)
  }

  /// A bone that is 30 points narrower than its content, and the bone beside it.
  @Test(arguments: [
    // From the left: the bone ends at 50, the content at 80.
    (0.0, 0.0, 49.0, 0.0, 30.0, true), (0, 0, 48.9, 0, 30, false), (0, 0, 49, 0, 37, false), (0, 0, 49, 0, 36, true),
    (0, 0, 49, 39.9, 30, true), (0, 0, 49, 40, 30, false),
    // From the right: both end at 150, the bone begins at 100, the content at 70.
    (100, 70, 61, 0, -30, true), (100, 70, 61.1, 0, -30, false), (100, 70, 61, 0, -24, true),
    (100, 70, 61, 0, -23.9, false), (100, 70, 61, 40, -30, false),
  ])
  func `a part of another width moves the parts beside it`(
    x: Double, contentX: Double, beside: Double, y: Double, by: Double, isExplained: Bool
  ) throws {
    var judge = try judge(
      [mark(x, 0, 50, 40), mark(beside, y, 40, 40)], [mark(contentX, 0, 80, 40), mark(beside + by, y, 40, 40)],
      arePaired: true)
    judge.comparePairs()
    #expect(judge.groups.map(\.kind) == (isExplained ? [.size] : [.size, .moved]))
  }

  /// A text of three lines at distances of 24 points with two bones, and the picture below it.
  @Test(arguments: [
    (80.0, 0.0, 56.0, true), (80, 0, 50, true), (80, 0, 49.9, false), (80, 0, 62, true), (80, 0, 62.1, false),
    (67, 0, 43, true), (66.9, 0, 42.9, false), (80, 99.9, 56, true), (80, 100, 56, false), (80, 0, 104, false),
  ])
  func `a text with too few lines moves the parts below it up`(
    top: Double, x: Double, y: Double, isExplained: Bool
  ) throws {
    var content = (0..<3).map { mark(.text, 0, Double($0) * 24, 100, 20) }
    content.insert(mark(x, top, 100, 40), at: 2)
    var picture = content[2]
    picture.frame = Rect(x: x, y: y, width: 100, height: 40)
    var judge = try judge([content[0], content[1], picture], content, arePaired: true)
    judge.comparePairs()
    #expect(judge.groups.map(\.kind) == (isExplained ? [] : [.moved]))
  }

  /// A bone of 40 points whose content ends at 90, and a bone of text below it, whose content is 50 points lower.
  @Test(arguments: [
    (0.0, 0.0, 39.0, true), (0, 0, 38.9, false), (6, 0, 39, true), (6.1, 0, 39, false), (0, 99.9, 39, true),
    (0, 100, 39, false),
  ])
  func `a part of another height moves the parts below it`(y: Double, x: Double, line: Double, isFound: Bool) throws {
    let loading = [mark(0, 0, 100, 40), mark(.box, x, line, 100, 20)]
    let content = [mark(0, y, 100, 90 - y), mark(.text, x, line + 50, 100, 20)]
    var judge = try judge(loading, content)
    judge.assign([0, 1], [0, 1]) { _ in .zero }
    #expect(judge.partners == [0, isFound ? 1 : nil])
    #expect(judge.bones == [0, isFound ? 1 : nil])
    #expect(judge.shifted(1).minY == line + (isFound ? 50 : 0))
  }

  @Test(arguments: [(24.0, false), (24.125, true), (-24, false), (-24.125, true)])
  func `a row has moved if its marks are more alike by half a point`(by: Double, isMoved: Bool) throws {
    let judge = try judge([], [])
    for offset in [Point(x: by, y: 0), Point(x: 0, y: by)] {
      let content = mark(.picture, 50, 50, 80, 40)
      var bone = content
      bone.frame = content.frame.offset(by: .zero - offset)
      #expect(judge.baseOffset([bone], [content]) == (isMoved ? offset : .zero))
    }
    #expect(judge.baseOffset([], [mark(50, 50, 80, 40)]) == .zero)
  }

  @Test(arguments: [
    (20.0, 8.0, 0.0), (20, 8.1, 8.1), (20, -8, 0), (20, -8.1, -8.1), (20, 20, 20), (20, 19.9, 19.9), (20, 23, 20),
    (-20, 8, 0), (-20, -13, -13), (8, -8, 8), (7, 3, 0),
  ])
  func `the end of a list moves with its last marks`(frames: Double, marks: Double, end: Double) throws {
    let judge = try judge(
      [mark(0, 0, 40, 40), mark(0, 50, 40, 90)], [mark(0, 0, 40, 40), mark(0, 50, 40, 90 + marks)])
    func list(_ height: Double) -> RowList {
      RowList(node: 0, rows: [0, 0], frame: Rect(x: 0, y: 0, width: 90, height: height), columns: 1)
    }
    let pair = PairedLists(loading: list(150), content: list(150 + frames))
    #expect(abs(judge.endOffset(pair, [[0], [1]], [[0], [1]]) - end) < 1e-9)
    #expect(judge.endOffset(pair, [[], []], [[0], [1]]) == frames)
  }

  // MARK: - Words of sizes and shapes

  @Test(arguments: [
    (90.0, 33.0, 0.0, 0.0, "is 33 high, its content 20"), (97, 20, 0, 0, "is 97 wide, its content 90"),
    (83, 13, 0, 0, "is 83 × 13, its content 90 × 20"),
    (97, 20, 9, -13, "is 97 wide and 13 above and 9 right of it, its content 90"),
  ])
  func `one sentence names the size and the place`(
    width: Double, height: Double, x: Double, y: Double, words: String
  ) throws {
    let (bone, content) = (mark(50, 50, width, height), mark(50, 50, 90, 20))
    var judge = try judge([bone], [content])
    judge.compareSize(bone, content, 0, 0, Point(x: x, y: y))
    #expect(judge.groups.map(\.kind) == [.size])
    #expect(judge.groups[0].text.hasSuffix(" \(words)"), "\(judge.groups[0].text)")
    let text = mark(.text, 50, 50, 90, 20)
    judge = try self.judge([bone], [text])
    judge.compareSize(bone, text, 0, 0, Point(x: x, y: y))
    // Bars of text have any width.
    let isAt = x == 0 ? "" : " and 13 above and 9 right of it"
    #expect(judge.groups.allSatisfy { $0.kind == (height == 33 ? .size : .moved) })
    if height == 33 { #expect(judge.groups[0].text.hasSuffix(" is 33 high\(isAt), its line 20")) }
    #expect(judge.groups.isEmpty == (height != 33 && x == 0))
  }

  @Test(arguments: [
    (40.0, 40.0, 0.4, "a circle"), (36, 40, 0.5, "a circle"), (40, 36, 0.4, "a circle"), (35.9, 40, 0.4, "a capsule"),
    (40, 35.9, 0.4, "a capsule"), (40, 40, 0.39, "a square"), (36, 40, 0, "a square"), (35.9, 40, 0, "a rectangle"),
    (40, 35.9, 0.39, "a rectangle"),
  ])
  func `a shape has the name of its corners and sides`(
    width: Double, height: Double, roundness: Double, name: String
  ) throws {
    var (bone, content) = (mark(0, 0, width, height), mark(0, 0, 40, 40))
    (bone.roundness, content.roundness) = (roundness, roundness < 0.2 ? 0.5 : 0)
    var judge = try judge([bone], [content])
    judge.compareShape(bone, content, 0, 0)
    let other = roundness < 0.2 ? "a circle" : "a square"
    #expect(judge.groups.map(\.text).allSatisfy { $0.hasSuffix(" is \(name), its content \(other)") })
    #expect(judge.groups.count == 1 && judge.wrong == [0])
  }

  // MARK: - Blocks

  /// A bone without a content of its own, and a part of the content that it may cover.
  @Test(arguments: [
    // The same area, but too far away for a pair: 65 % are covered.
    (Mark.Kind.picture, (17.0, 0.0, 130.0, 40.0), (0.0, 0.0, 200.0, 26.0), true),
    (.picture, (17, 0, 129.9, 40), (0, 0, 200, 26), false),
    // Six tenths of the content.
    (.picture, (40, 0, 200, 90), (0, 0, 100, 40), true), (.picture, (40.1, 0, 200, 90), (0, 0, 100, 40), false),
    (.picture, (0, 16, 200, 90), (0, 0, 100, 40), true), (.picture, (0, 16.1, 200, 90), (0, 0, 100, 40), false),
    (.picture, (-140, 0, 200, 90), (0, 0, 100, 40), true), (.picture, (-140.1, 0, 200, 90), (0, 0, 100, 40), false),
    (.picture, (0, -66, 200, 90), (0, 0, 100, 40), true), (.picture, (0, -66.1, 200, 90), (0, 0, 100, 40), false),
    // Higher than one and a half lines of text.
    (.text, (0, 0, 200, 30), (0, 0, 100, 20), false), (.text, (0, 0, 200, 30.1), (0, 0, 100, 20), true),
  ])
  func `a block covers the content that is in it`(
    kind: Mark.Kind, bone: (Double, Double, Double, Double), content: (Double, Double, Double, Double), isBlock: Bool
  ) throws {
    var judge = try judge(
      [mark(.box, bone.0, bone.1, bone.2, bone.3)], [mark(kind, content.0, content.1, content.2, content.3)])
    judge.findBlocks()
    #expect(judge.hasBlock == [isBlock] && judge.isBlock == [isBlock])
    judge.measure()
    #expect(judge.report.coverage == (isBlock ? 1 : 0) && judge.report.precision == (isBlock ? 1 : 0))
    #expect(judge.report.lost.isEmpty == isBlock && judge.report.surplus.isEmpty == isBlock)
  }

  /// A bone from (0, 0) on with a content of 100 × 40 points, and another part of the content.
  @Test(arguments: [
    // Six tenths are in the content of the bone, too.
    (100.0, 46.0, (0.0, 16.0, 50.0, 40.0), true), (100, 46, (0, 16.1, 50, 40), false),
    // The bone is larger than its content by more than 6 points.
    (100, 46, (0, 20, 50, 40), false), (100, 46.1, (0, 20, 50, 40), true), (106, 40, (80, 0, 40, 40), false),
    (106.1, 40, (80, 0, 40, 40), true),
    // Seven tenths of the bone and its content are in common.
    (100, 57, (-40, 0, 100, 40), true), (100, 58, (-40, 0, 100, 40), false),
  ])
  func `a bone in place covers more than its content`(
    width: Double, height: Double, part: (Double, Double, Double, Double), isBlock: Bool
  ) throws {
    let content = [mark(0, 0, 100, 40), mark(part.0, part.1, part.2, part.3)]
    var judge = try judge([mark(0, 0, width, height)], content)
    judge.pairAgain(0, 0)
    judge.findBlocks()
    #expect(judge.hasBlock == [false, isBlock] && judge.isBlock == [isBlock] && judge.partners == [0])
  }

  /// Bones inside a picture of 100 × 50 points.
  @Test(arguments: [
    (2, (0.0, 0.0, 20.0, 50.0), true, true), (2, (0, 0, 19.9, 50), true, false), (1, (0, 0, 40, 50), true, true),
    // Nine tenths of the bone.
    (1, (-2, 0, 20, 50), true, false), (1, (-2.1, 0, 20, 50), false, false), (1, (10, 5.5, 20, 45), true, false),
    (1, (10, 9.6, 20, 45), false, false),
  ])
  func `bones in a picture are parts of it`(
    count: Int, bone: (Double, Double, Double, Double), areParts: Bool, isCovered: Bool
  ) throws {
    let bones = (0..<count).map { mark(.box, bone.0 + Double($0) * 40, bone.1, bone.2, bone.3) }
    var judge = try judge(bones, [mark(0, 0, 100, 50)])
    judge.findBlocks()
    #expect(judge.isBlock == Array(repeating: areParts, count: count))
    #expect(judge.hasBlock == [isCovered])
    judge = try self.judge(bones, [mark(.text, 0, 0, 100, 50)])
    judge.findBlocks()
    #expect(judge.isBlock == Array(repeating: false, count: count))
  }

  /// A bone that is paired with one of two parts, of which it has the outline.
  @Test(arguments: [(0.0, true), (30, true), (42, true), (43, false)])
  func `a bone with the outline of several parts is a block`(by: Double, isBlock: Bool) throws {
    // The parts are 100 points wide together.
    let content = [mark(0, 0, 40, 40), mark(60, 0, 40, 40)]
    var judge = try judge([mark(0, 0, 100 + by, 40)], content)
    judge.pairAgain(0, 0)
    judge.findBlocks()
    #expect(judge.isBlock == [isBlock])
    #expect(judge.partners == [isBlock ? nil : 0] && judge.bones == [isBlock ? nil : 0, nil])
    #expect(judge.hasBlock == [isBlock, isBlock])
  }

  // MARK: - Scores

  @Test(arguments: [(299.9, 0.25), (300, 1)])
  func `content below the end of the screen does not count`(y: Double, coverage: Double) throws {
    var judge = try judge([mark(0, 0, 10, 10), mark(200, 0, 10, 30)], [mark(0, 0, 10, 10), mark(0, y, 10, 30)])
    judge.pairAgain(0, 0)
    judge.measure()
    #expect(judge.report.coverage == coverage && judge.report.precision == 0.25)
    #expect(judge.report.pairs.map(\.bone) == [Rect(x: 0, y: 0, width: 10, height: 10)])
    #expect(judge.report.lost.count == 1 && judge.report.surplus.count == 1)
    judge.reportUnpaired()
    #expect(judge.groups.map(\.kind) == [.extra])
    #expect(judge.report.findings.map(\.kind) == (y < 300 ? [.missing] : []))
  }

  @Test(arguments: [
    (75.0, 100.0, 0, nil as String?), (74.9, 100, 0, "its bones are 75 wide, the content is 100"), (133, 100, 0, nil),
    (133.1, 100, 0, "its bones are 133 wide, the content is 100"), (50, 100, 3, nil),
    (50, 100, 2, "its bones are 50 wide, the content is 100"),
  ])
  func `bones have the layout of another width if few parts have a bone`(
    width: Double, contentWidth: Double, found: Int, words: String?
  ) throws {
    let content = (0..<5).map { mark(0, Double($0) * 50, contentWidth, 40) }
    var judge = try judge((0..<5).map { mark(0, Double($0) * 50, width, 40) }, content)
    for index in 0..<found { judge.pairAgain(index, index) }
    #expect(judge.otherWidth() == words)
  }

  @Test(arguments: [(100.0, false), (100.1, true), (-100, false), (-100.1, true)])
  func `bones have the layout of another width if one is far away`(by: Double, isOther: Bool) throws {
    // A quarter of the width of 400 points.
    let content = [mark(150, 0, 100, 40), mark(150, 50, 100, 40)]
    let judge = try judge([content[0], mark(150 + by, 50, 100, 40)], content, arePaired: true)
    #expect(judge.otherWidth() == (isOther ? "its bones are 200 wide, the content is 100" : nil))
  }

  @Test(arguments: [
    (402.0, nil as String?), (402.1, "it was captured at 402, the content at 400"), (398, nil),
    (397.9, "it was captured at 398, the content at 400"),
  ])
  func `screens of other widths are of another layout`(width: Double, words: String?) throws {
    let judge = try judge([], [])
    var loading = judge.loading
    loading.size.width = width
    #expect(LoadingJudge(loading, judge.content, judge.report.shift).otherWidth() == words)
  }
}
