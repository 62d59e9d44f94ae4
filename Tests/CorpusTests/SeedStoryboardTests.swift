import Skeleton
import TestSupport
import Testing

/// The original storyboards of the indicators, drawn with the shipped rules.
@Suite(.enabled(if: CorpusFile.isPresent)) struct SeedStoryboardTests {
  @Test(arguments: [0.0, 0.35, 0.72])
  func `the storyboard of the eight arcs has arcs xml about the center of its view`(time: Double) throws {
    // The view is 100 points wide at (250, 250) of the stored canvas; its arcs are 40 points wide.
    let size = CanvasSize(width: 600, height: 600)
    try compare("CCActivityIndicatorView/Main.storyboard", size, x: 280, y: 280, with: "arcs", 40, at: time)
  }

  @Test(arguments: [0.35, 1.6, 2.2])
  func `the storyboard of the circles has circles xml in the frame of its view`(time: Double) throws {
    try compare("QULoadingIndicatorView/MainStoryboard.storyboard", x: 110, y: 140, with: "circles", 100, at: time)
  }

  /// Compares the pixels of a seed with those at its place in a storyboard, of which the rest is white around it.
  private func compare(
    _ storyboard: String, _ size: CanvasSize = CanvasSize(), x: Int, y: Int, with seed: String, _ side: Int,
    at time: Double
  ) throws {
    let file = try #require(CorpusFile.all(in: "seed").first { $0.path.hasSuffix(storyboard) })
    let picture = try pixels(of: file.bytes(), size, at: time)
    let expected = try pixels(of: Fixture("seeds/\(seed).xml").bytes(), at: time)
    #expect(expected.width == side)
    let isEqual = (0..<side).allSatisfy { row in
      let start = ((y + row) * picture.width + x) * 4
      return picture.rgba[start..<start + side * 4].elementsEqual(expected.rgba[row * side * 4..<(row + 1) * side * 4])
    }
    #expect(isEqual)
    #expect(Set(expected.rgba).count > 2)
  }

  private func pixels(
    of markup: [UInt8], _ size: CanvasSize = CanvasSize(), at time: Double
  ) throws -> (rgba: [UInt8], width: Int) {
    var options = RenderOptions()
    options.size = size
    options.scale = 1
    var frames = try Document(markup, options: options).scene(options).frames()
    frames.show(.seconds(time))
    return (frames.rgba(), frames.width)
  }
}
