import Geometry
import LayerTree
import Raster
import SceneModel
import Testing

/// Eight arcs, of which the bright one circulates once in 0.8 s.
@Suite struct ArcsTests {
  /// Gray levels by the distance from the step.
  private static let levels: [UInt32] = [242, 230, 179, 128, 128, 128, 128, 128]

  @Test(arguments: 1...8)
  func `each arc has the gray of its distance from the step`(_ step: Int) throws {
    // In the middle of the step, in the first turn and in the third.
    for time in [Double(step) * 0.1 - 0.05, 1.6 + Double(step) * 0.1 - 0.05] {
      let grays = try grays(at: time)
      for arc in 1...8 {
        #expect(grays[arc - 1] == Self.levels[abs(arc - step)], "arc \(arc) at \(time)")
      }
    }
  }

  @Test func `a step begins exactly at its tenth of a second`() throws {
    for step in 0..<16 {
      let expected = step % 8 + 1
      #expect(try grays(at: Double(step) / 10).firstIndex(of: 242) == expected - 1)
    }
  }

  @Test func `stopped, and not hidden, the first two stand out`() throws {
    let markup = """
      <screen width="40" height="40"><activityIndicator style="arcs" stopAnimating="1s" hidesWhenStopped="false"/></screen>
      """
    let scene = try seedScene(markup: markup)
    #expect(try grays(of: scene, at: 1.05) == [230, 179, 128, 128, 128, 128, 128, 128])
    #expect(try grays(of: scene, at: 0.95)[1] == 242)
  }

  @Test func `stopped, it hides by itself`() throws {
    let markup = #"<screen width="40" height="40"><activityIndicator stopAnimating="1s"/></screen>"#
    let scene = try seedScene(markup: markup)
    #expect(try grays(of: scene, at: 1) == [UInt32](repeating: 255, count: 8))
  }

  @Test func `there are six degrees between two arcs`() throws {
    let picture = try picture(of: try seedScene("arcs"), at: 0.05)
    for arc in 0..<8 {
      // Inside near both ends, and in the gaps beside: 3° + 45° · arc to 42° + 45° · arc.
      let angles: [(degrees: Double, isInside: Bool)] = [(5, true), (40, true), (0, false), (45, false)]
      for (degrees, isInside) in angles {
        let gray = gray(in: picture, degrees: degrees + 45 * Double(arc), radius: 12.5)
        #expect((gray < 250) == isInside, "\(degrees)° of arc \(arc)")
      }
    }
    #expect(gray(in: picture, degrees: 20, radius: 6.7) == 255)
    #expect(gray(in: picture, degrees: 20, radius: 13.3) == 255)
    #expect(gray(in: picture, degrees: 20, radius: 7.3) == 242)
  }

  private func grays(at time: Double) throws -> [UInt32] { try grays(of: try seedScene("arcs"), at: time) }

  /// The gray in the middle of each arc.
  private func grays(of scene: Scene, at time: Double) throws -> [UInt32] {
    let picture = try picture(of: scene, at: time)
    return (0..<8).map { gray(in: picture, degrees: 22.5 + 45 * Double($0), radius: 10) }
  }

  private static let scale = 8.0

  private func picture(of scene: Scene, at time: Double) throws -> RowImage {
    var rasterizer = Rasterizer(size: try PixelSize(covering: scene.size, scale: Self.scale), scale: Self.scale)
    return rasterizer.draw(scene.presentation(at: .time(time)))
  }

  private func gray(in picture: RowImage, degrees: Double, radius: Double) -> UInt32 {
    let angle = degrees * .pi / 180
    let x = Int((20 + radius * cosine(angle)) * Self.scale)
    let y = Int((20 + radius * sine(angle)) * Self.scale)
    let row = picture.row(picture.rowIndices[y])
    return row[row.startIndex + x].bits & 255
  }
}
