import Geometry
import Testing

@Suite struct ClippingTests {
  private let pill = RoundedRect(Rect(x: 0, y: 0, width: 52, height: 32), radii: CornerRadii(16))

  @Test func `a corner at a cut side is square`() {
    let cut = pill.clipped(to: Rect(x: 0, y: 0, width: 40, height: 32))
    #expect(cut.radii.topLeft == 16)
    #expect(cut.radii.topRight == 0)
  }

  @Test func `a cut within the tolerance keeps the corners`() {
    let clip = Rect(x: 0, y: 0, width: 51.9, height: 32)
    #expect(pill.clipped(to: clip, tolerance: 0.5).radii.topRight == 16)
    #expect(pill.clipped(to: clip, tolerance: 0.5).rect.width == 51.9)
    #expect(pill.clipped(to: clip).radii.topRight == 0)
  }

  /// Half a point is within the tolerance; the radii of the corners at a side that is cut further are 0.
  @Test(arguments: [
    (Insets(top: 0.5, right: 0.5, bottom: 0.5, left: 0.5), [4.0, 6, 8, 10]),
    (Insets(top: 0.75, right: 0, bottom: 0, left: 0), [0, 0, 8, 10]),
    (Insets(top: 0, right: 0.75, bottom: 0, left: 0), [4, 0, 0, 10]),
    (Insets(top: 0, right: 0, bottom: 0.75, left: 0), [4, 6, 0, 0]),
    (Insets(top: 0, right: 0, bottom: 0, left: 0.75), [0, 6, 8, 0]),
  ])
  func `a cut beyond the tolerance makes both corners of its side square`(_ insets: Insets, _ radii: [Double]) {
    let rect = Rect(x: 3, y: 5, width: 52, height: 32)
    let shape = RoundedRect(rect, radii: CornerRadii(topLeft: 4, topRight: 6, bottomRight: 8, bottomLeft: 10))
    let clip = rect.inset(by: insets)
    #expect(shape.clipped(to: clip, tolerance: 0.5).radii.clockwise == radii)
    #expect(shape.clipped(to: clip, tolerance: 0.5).rect == clip)
  }

  /// CSS Backgrounds and Borders 3, section 4.5: the fullest side decides for all radii.
  @Test(arguments: [
    ([8.0, 4, 1, 2], Size(width: 6, height: 100), [4.0, 2, 0.5, 1]),
    ([1, 8, 4, 2], Size(width: 100, height: 6), [0.5, 4, 2, 1]),
    ([1, 2, 8, 4], Size(width: 6, height: 100), [0.5, 1, 4, 2]),
    ([8, 1, 2, 4], Size(width: 100, height: 6), [4, 0.5, 1, 2]),
    ([8, 4, 1, 2], Size(width: 12, height: 10), [8, 4, 1, 2]),
    ([-3, 5, 2, 1], Size(width: 99, height: 99), [0, 5, 2, 1]),
    ([8, 4, 1, 2], Size(width: -6, height: 99), [0, 0, 0, 0]),
  ])
  func `radii fit their sides`(_ radii: [Double], _ size: Size, _ expected: [Double]) {
    let radii = CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    #expect(radii.fitted(to: size).clockwise == expected)
    #expect(radii.mirrored.mirrored == radii)
    #expect(radii.mirrored.topLeft == radii.topRight)
    #expect(radii.mirrored.bottomLeft == radii.bottomRight)
  }
}
