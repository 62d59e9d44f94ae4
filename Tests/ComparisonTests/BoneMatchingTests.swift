import Geometry
import Testing

@testable import Comparison

/// The bones of two records that are the same.
@Suite struct BoneMatchingTests {
  private func bone(_ path: String, _ frame: Rect, line: Int? = nil) -> RecordedBone {
    RecordedBone(path: path, identifier: nil, kind: "view", line: line, frame: frame, radii: .zero, fields: [])
  }

  private static let frame = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [(20.0, true), (20.1, false), (5, true), (4.9, false)])
  func `a renamed bone overlaps by at least a half`(_ height: Double, _ isSame: Bool) {
    let found = match([bone("a", Self.frame)], [bone("b", Rect(x: 0, y: 0, width: 10, height: height))])
    #expect(found.pairs.count == (isSame ? 1 : 0))
    #expect(found.removed == (isSame ? [] : [0]) && found.added == (isSame ? [] : [0]))
  }

  @Test func `the pair with the largest overlap is matched first, and the first of equal ones`() {
    let low = bone("low", Rect(x: 0, y: 0, width: 10, height: 12))
    let found = match([low, bone("same", Self.frame)], [bone("new", Self.frame)])
    #expect(found.pairs.map(\.expected) == [1] && found.removed == [0])
    let equal = match([bone("first", Self.frame), bone("second", Self.frame)], [bone("new", Self.frame)])
    #expect(equal.pairs.map(\.expected) == [0] && equal.removed == [1])
    let reversed = match([bone("old", Self.frame)], [bone("first", Self.frame), bone("second", Self.frame)])
    #expect(reversed.pairs.map(\.actual) == [0] && reversed.added == [1])
  }

  @Test func `lines of one text are not renamed`() {
    let found = match([bone("a", Self.frame, line: 0)], [bone("a", Self.frame, line: 1)])
    #expect(found.pairs.isEmpty && found.removed == [0] && found.added == [0])
  }
}
