import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Inference

/// The search for frames in a rectangle, in a grid of cells.
@Suite struct ContainmentIndexTests {
  private func index(_ frames: [Rect], in canvas: Rect) -> ContainmentIndex {
    let view = dumped(.view, canvas)
    let views = frames.map { PlacedView(view: view, frame: $0, parent: nil, end: 0, ordinal: nil) }
    let visible = VisibleFrames(of: PlacedViews(size: canvas.size, views: views, source: .native))
    return ContainmentIndex(of: Array(frames.indices), visible, in: canvas)
  }

  private func search(_ outer: Rect, after position: Int = -1, _ index: inout ContainmentIndex) -> [Int] {
    var found: [Int] = []
    index.forEachContained(in: outer, after: position) {
      found.append($0)
      return true
    }
    return found
  }

  @Test(arguments: [
    (box(20, 30, 50, 40), true), (box(19.5, 30, 50, 40), true), (box(19.25, 30, 50, 40), false),
    (box(20, 29.5, 50, 40), true), (box(20, 29.25, 50, 40), false), (box(20.5, 30, 50, 40), true),
    (box(20.75, 30, 50, 40), false), (box(20, 30.5, 50, 40), true), (box(20, 30.75, 50, 40), false),
    (box(40, 50, 1, 3), true),
  ])
  func `a frame exceeds a rectangle by half a point at most`(_ frame: Rect, _ isFound: Bool) {
    var index = index([frame], in: box(3, 5, 200, 300))
    let found = search(box(20, 30, 50, 40), &index)
    #expect(found == (isFound ? [0] : []))
  }

  /// Frames in steps of 37 and 53 points, some of them outside of the canvas.
  @Test(arguments: [box(3, 5, 100, 300), box(3, 5, 300, 100), box(-50, -70, 40, 30), box(0, 0, 0, 0)])
  func `frames in each cell of the grid are found`(_ canvas: Rect) {
    let frames = (0..<40).map { number in
      let (x, y) = (number * 37 % 101 - 7, number * 53 % 311 - 11)
      return box(Double(x), Double(y), 9, 13)
    }
    var index = index(frames, in: canvas)
    for outer in [box(0, 0, 60, 170), box(41, 83, 37, 91), box(-20, -20, 400, 400), box(90, 280, 30, 40)] {
      for position in [-1, 0, 17, 38, 39] {
        let expected = frames.indices.filter { $0 > position && outer.contains(frames[$0], tolerance: 0.5) }
        let found = search(outer, after: position, &index)
        #expect(found.sorted() == expected)
      }
    }
  }

  /// Twelve frames in the last one of the 2 × 6 or 6 × 2 cells of 50 points.
  @Test(arguments: [
    (box(10, 10, 20, 20), 1), (box(10, 10, 20, 39.25), 1), (box(10, 10, 20, 39.5), 2), (box(10, 50.5, 20, 20), 1),
    (box(10, 50.25, 20, 20), 2), (box(10, 10, 39.25, 20), 1), (box(10, 10, 39.5, 20), 2), (box(50.5, 10, 20, 20), 1),
    (box(50.25, 10, 20, 20), 2), (box(10, 10, 50, 50), 4),
  ])
  func `only the cells of a rectangle are visited`(_ outer: Rect, _ cells: Int) {
    for canvas in [box(0, 0, 100, 300), box(0, 0, 300, 100)] {
      let last = box(canvas.maxX - 7, canvas.maxY - 9, 3, 5)
      var index = index(Array(repeating: last, count: 12), in: canvas)
      #expect(index.remainingSteps == 200 * 112)
      let none = search(outer, &index)
      #expect(none.isEmpty)
      #expect(index.remainingSteps == 200 * 112 - cells)
      let found = search(canvas, after: 8, &index)
      #expect(found == [11, 10, 9])
      // Each of the 12 cells and of the frames after the position takes a step.
      #expect(index.remainingSteps == 200 * 112 - cells - 12 - 3)
    }
  }

  @Test func `a search ends when its function returns false`() {
    var index = index(Array(repeating: box(13, 17, 3, 5), count: 4), in: box(0, 0, 100, 300))
    var visited: [Int] = []
    index.forEachContained(in: box(0, 0, 100, 300), after: 0) {
      visited.append($0)
      return visited.count < 2
    }
    #expect(visited == [3, 2])
  }
}
