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
}
