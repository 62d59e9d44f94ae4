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
