import Skeleton
import TestSupport
import Testing

/// Interface Builder documents at their own size, their constraints solved, and at others.
@Suite struct AutoLayoutGoldenTests {
  private static let sizes: [(width: Double?, height: Double?)] = [
    (nil, nil), (320, 568), (390, 844), (844, 390), (1_024, 1_366),
  ]

  @Test(arguments: try Fixture.all(in: "auto-layout"))
  func `stands as recorded at each size`(_ fixture: Fixture) throws {
    let document = NamedDocument(name: fixture.path, bytes: try fixture.bytes())
    var text: [UInt8] = []
    for isRightToLeft in [false, true] {
      for size in Self.sizes {
        var options = RenderOptions()
        options.size = CanvasSize(width: size.width, height: size.height)
        options.solvesConstraints = true
        options.isRightToLeft = isRightToLeft
        options.repetition = .times(1)
        let layout = try document.layout(as: .text, options)
        text += Array((isRightToLeft ? "right to left\n" : "").utf8) + layout.value + Array((layout.notes + "\n").utf8)
      }
    }
    fixture.expectGolden(text, "txt")
  }

  @Test(arguments: try Fixture.all(in: "auto-layout"))
  func `solved at its own size it stands as stored`(_ fixture: Fixture) throws {
    let document = NamedDocument(name: fixture.path, bytes: try fixture.bytes())
    var options = RenderOptions()
    let stored = try document.layout(as: .text, options).value
    options.solvesConstraints = true
    let solved = try document.layout(as: .text, options).value
    let (before, after) = (numbers(in: stored), numbers(in: solved))
    #expect(before.count == after.count)
    #expect(zip(before, after).allSatisfy { abs($0 - $1) <= 1 })
  }

  private func numbers(in outline: [UInt8]) -> [Double] {
    String(decoding: outline, as: UTF8.self).split { " \n×".contains($0) }.compactMap { Double($0) }
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "auto-layout").count >= 2)
  }
}
