import Geometry
import Layout
import Testing
import ViewTree

@Suite struct FlowLayoutTests {
  @Test(arguments: [1e-9, 1e-300])
  func `cells without extent end at the limit`(side: Double) {
    var layout = FlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let frames = layout.frames(
      ofItems: [Size(width: side, height: side)], in: Size(width: 1e7, height: 1e7), start: 0, limit: 5_000
    ) { !$1 && $0 >= 0 }
    #expect(frames.count == 5_000)
  }

  @Test func `one cell in a line stands in the middle`() {
    let frames = FlowLayout().frames(
      ofItems: [Size(width: 200, height: 50)], in: Size(width: 300, height: 100), start: 0, limit: 10
    ) { !$1 && $0 >= 0 }
    #expect(frames == [Rect(x: 50, y: 0, width: 200, height: 50), Rect(x: 50, y: 60, width: 200, height: 50)])
  }

  @Test func `a cell wider than its collection starts at the edge`() {
    let frames = FlowLayout().frames(
      ofItems: [Size(width: 400, height: 90)], in: Size(width: 300, height: 100), start: 0, limit: 10
    ) { !$1 && $0 >= 0 }
    #expect(frames == [Rect(x: 0, y: 0, width: 400, height: 90)])
  }
}
