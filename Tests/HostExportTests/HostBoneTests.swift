import Diagnostics
import Geometry
import LayerTree
import Testing

@testable import HostExport

/// Bones that are the same at another place, for the loops of generated code.
@Suite struct HostBoneTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> HostBone {
    let rect = Rect(x: x, y: y, width: width, height: height)
    return HostBone(
      .roundedRect(RoundedRect(rect, radii: CornerRadii(radius))), in: .black, SharedWorkMeter(.never))
  }

  private func triangle(_ x: Double, _ y: Double, _ rule: FillRule = .nonzero) -> HostBone {
    let path = Path([.move(.zero), .line(Point(x: x, y: 9)), .line(Point(x: 9, y: y)), .close])
    return HostBone(.path(path, rule), in: .black, SharedWorkMeter(.never))
  }

  private static let offset = Point(x: 5, y: 50)

  @Test(arguments: [
    ([5.0, 50, 20, 10, 3], true), ([5.009, 49.991, 19.991, 10.009, 3.009], true), ([5.011, 50, 20, 10, 3], false),
    ([4.989, 50, 20, 10, 3], false), ([5, 50.011, 20, 10, 3], false), ([5, 49.989, 20, 10, 3], false),
    ([5, 50, 20.011, 10, 3], false), ([5, 50, 19.989, 10, 3], false), ([5, 50, 20, 10.011, 3], false),
    ([5, 50, 20, 9.989, 3], false), ([5, 50, 20, 10, 3.011], false), ([5, 50, 20, 10, 2.989], false),
  ])
  func `boxes are equal to a hundredth of a point`(_ numbers: [Double], _ isEqual: Bool) {
    let other = box(numbers[0], numbers[1], numbers[2], numbers[3], radius: numbers[4])
    #expect(box(0, 0, 20, 10, radius: 3).matches(other, at: Self.offset) == isEqual)
  }

  /// The differences are exact, because one of the numbers is 0.
  @Test(arguments: 0..<5) func `exactly a hundredth of a point is equal`(index: Int) {
    var (numbers, others) = ([0.0, 0, 20, 10, 0], [0.0, 0, 20, 10, 0])
    if (2...3).contains(index) { numbers[index] = 0 }
    others[index] = 0.01
    func box(_ numbers: [Double]) -> HostBone {
      self.box(numbers[0], numbers[1], numbers[2], numbers[3], radius: numbers[4])
    }
    #expect(box(numbers).matches(box(others), at: .zero) && box(others).matches(box(numbers), at: .zero))
    others[index] = 0.0101
    #expect(!box(numbers).matches(box(others), at: .zero) && !box(others).matches(box(numbers), at: .zero))
  }

  @Test func `a bone is moved and mirrored with its corners`() {
    func bone(_ rect: Rect, _ radii: [Double]) -> HostBone {
      let radii = CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
      return HostBone(.roundedRect(RoundedRect(rect, radii: radii)), in: .black, SharedWorkMeter(.never))
    }
    let box = bone(Rect(x: 11, y: 7, width: 60, height: 20), [1, 2, 3, 4])
    let mirrored = bone(Rect(x: 19, y: 7, width: 60, height: 20), [2, 1, 4, 3])
    #expect(box.mirrored(in: 90).matches(mirrored, at: .zero) && box.mirrored(in: 90).frame == mirrored.frame)
    #expect(box.uniformRadius == nil && self.box(11, 7, 60, 20, radius: 3).uniformRadius == 3)
    let moved = box.offset(by: Point(x: 5, y: -3))
    #expect(moved.frame == Rect(x: 16, y: 4, width: 60, height: 20))
    #expect(moved.matches(box, at: Point(x: -5, y: 3)))
    let outline = triangle(9, 5).mirrored(in: 90)
    guard case .outline(let path, .nonzero) = outline.form else {
      Issue.record("no outline")
      return
    }
    #expect(path == Path([.move(Point(x: 90, y: 0)), .line(Point(x: 81, y: 9)), .line(Point(x: 81, y: 5)), .close]))
    #expect(triangle(9, 5).uniformRadius == nil)
  }

  @Test(
    arguments: [
      ("title", nil, "title"), ("title", 3, "title, line 3"), ("com.example:id/title", nil, "title"),
      ("B2y-VG-v1T", nil, nil), ("B2y-VG-v1", nil, "B2y-VG-v1"), ("B2-yVG-v1T", nil, "B2-yVG-v1T"),
      ("B2y-V-v1T", nil, "B2y-V-v1T"), ("B2y-VG-v.T", nil, "B2y-VG-v.T"), ("B2y-VG-v1T-a", nil, "B2y-VG-v1T-a"),
      (nil, 3, nil),
    ] as [(String?, Int?, String?)])
  func `the identifiers of Interface Builder are no labels`(identifier: String?, line: Int?, label: String?) {
    #expect(boneLabel(identifier, line: line) == label)
  }

  @Test func `outlines are equal to a hundredth of a point, with the same rule and color`() {
    let one = triangle(9, 5)
    #expect(one.matches(triangle(9, 5).offset(by: Self.offset), at: Self.offset))
    #expect(one.matches(triangle(9, 5.009).offset(by: Self.offset), at: Self.offset))
    #expect(!one.matches(triangle(9, 5.011).offset(by: Self.offset), at: Self.offset))
    #expect(!one.matches(triangle(8.989, 5).offset(by: Self.offset), at: Self.offset))
    #expect(!one.matches(triangle(9, 5, .evenOdd).offset(by: Self.offset), at: Self.offset))
    #expect(!one.matches(box(5, 50, 9, 9), at: Self.offset))
    var red = one
    red.color = .white
    #expect(!one.matches(red, at: .zero))
  }
}
