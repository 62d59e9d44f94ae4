import Skeleton
import TestSupport
import Testing

/// Interface Builder documents with solved constraints, at their own size and at others.
@Suite struct AutoLayoutGoldenTests {
  private static let sizes: [(width: Double?, height: Double?)] = [
    (nil, nil), (320, 568), (390, 844), (844, 390), (1_024, 1_366),
  ]

  @Test(arguments: try Fixture.all(in: "auto-layout"))
  func `stands as recorded at each size`(_ fixture: Fixture) throws {
    let document = try Document(DocumentSource(try fixture.bytes(), named: fixture.path))
    var text: [UInt8] = []
    for isRightToLeft in [false, true] {
      for size in Self.sizes {
        var options = RenderOptions()
        options.size = CanvasSize(width: size.width, height: size.height)
        options.solvesConstraints = true
        options.isRightToLeft = isRightToLeft
        options.repetition = .times(1)
        let layout = try document.layout(as: .text, options)
        text +=
          Array((isRightToLeft ? "right to left\n" : "").utf8) + layout.bytes
          + Array((layout.findings.report + "\n").utf8)
      }
    }
    fixture.expectGolden(text, "txt")
  }

  @Test(arguments: [("screen", nil), ("screen", 375), ("settings", nil)] as [(String, Double?)])
  func `classes of a document name views, cells and corners`(_ name: String, _ width: Double?) throws {
    let fixture = Fixture("interface-builder/classes/\(name).storyboard")
    let code = try #require(fixture.code)
    var options = RenderOptions()
    options.code = ProjectCode(paths: { code.paths }, contents: code.contents)
    options.size.width = width
    let scene = try Document(fixture.bytes()).scene(options)
    #expect(scene.warnings.isEmpty)
    fixture.expectGolden(try scene.render(as: .json).bytes, width == nil ? "bones.json" : "wide.bones.json")
  }

  @Test(arguments: try Fixture.all(in: "auto-layout"))
  func `solved at its own size it stands as stored`(_ fixture: Fixture) throws {
    let document = try Document(DocumentSource(try fixture.bytes(), named: fixture.path))
    var options = RenderOptions()
    // In pixels, without the completions that place frames in the safe area of the device.
    options.frameUnit = .pixels
    let stored = try document.layout(as: .text, options).bytes
    options.solvesConstraints = true
    let solved = try document.layout(as: .text, options).bytes
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
