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

  private var spaced: FlowLayout {
    var layout = FlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (4, 2)
    layout.sectionInset = Insets(top: 3, right: 9, bottom: 1, left: 5)
    return layout
  }

  private let sizes = [Size(width: 31, height: 11), Size(width: 23, height: 17), Size(width: 41, height: 7)]

  /// The cells of a line are distributed over 87 points, and centered across the line; a third line begins at 52.
  @Test(arguments: [(71.0, 6), (52.5, 6), (52, 4), (38, 4), (37, 2), (16, 0)])
  func `lines follow each other until the collection is full`(_ height: Double, _ count: Int) {
    let frames = spaced.frames(
      ofItems: sizes, in: Size(width: 101, height: height), start: 13, limit: 99
    ) { !$1 && $0 >= 0 }
    let expected = [
      Rect(x: 5, y: 19, width: 31, height: 11), Rect(x: 69, y: 16, width: 23, height: 17),
      Rect(x: 5, y: 39, width: 41, height: 7), Rect(x: 61, y: 37, width: 31, height: 11),
      Rect(x: 5, y: 52, width: 23, height: 17), Rect(x: 51, y: 57, width: 41, height: 7),
    ]
    #expect(frames == Array(expected.prefix(count)))
  }

  /// Two cells, their spacing and the insets are 70 points wide.
  @Test(arguments: [(70.0, [5.0, 38]), (69.5, [17.25, 21.25]), (71, [5, 39])] as [(Double, [Double])])
  func `a cell that does not fit begins a line`(_ width: Double, _ places: [Double]) {
    let frames = spaced.frames(ofItems: sizes, in: Size(width: width, height: 99), start: 0, limit: 2) { !$1 && $0 < 2 }
    #expect(frames.map(\.minX) == places)
    #expect((frames[0].minY == 3) == (width < 70))
  }

  @Test func `columns follow each other in a collection that scrolls sideways`() {
    var layout = spaced
    layout.scrollAxis = .horizontal
    let bounds = Size(width: 71, height: 97)
    let frames = layout.frames(ofItems: sizes, in: bounds, start: 13, limit: 99) { !$1 && $0 < 5 }
    #expect(frames.map(\.minX) == [23, 27, 18, 23, 27])
    #expect(frames.map(\.minY) == [3, 16, 35, 44, 57])
    #expect(frames.map(\.size) == [sizes[0], sizes[1], sizes[2], sizes[0], sizes[1]])
    // The second column begins after the widest cell of the first one.
    let more = layout.frames(ofItems: sizes, in: bounds, start: 13, limit: 8) { !$1 && $0 >= 0 }
    #expect(more.count == 8)
    #expect(more[7] == Rect(x: 63, y: 41, width: 23, height: 17))
  }

  @Test func `the last line has the rest of a limit`() {
    let frames = spaced.frames(
      ofItems: sizes, in: Size(width: 101, height: 71), start: 13, limit: 3
    ) { !$1 && $0 >= 0 }
    #expect(frames.map(\.minX) == [5, 69, 28])
    #expect(frames.map(\.minY) == [19, 16, 37])
  }
}
