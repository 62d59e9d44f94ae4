import Diagnostics
import Geometry
import LayerTree
import Testing
import TextFormats

@testable import SceneModel

/// The contrast of bones with every overlay: levels of 255, in the channel with the largest difference.
@Suite struct ContrastTests {
  /// All grays, and colors from all sides of the color cube.
  private static let overlays: [Color] = {
    var overlays = (0...255).map { Color(gray: UInt8($0)) }
    for index in 0..<50 {
      let (red, green, blue) = (index * 37 % 256, index * 101 % 256, index * 199 % 256)
      overlays.append(Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
    }
    return overlays
  }()

  private func shownColors(_ overlay: Color, _ preset: String, _ moments: [Moment]) throws -> [Color] {
    let scene = try scene(
      """
      <feed width="200" height="40" background="\(overlay.hexadecimal.prefix(7))">
        <shimmer preset="\(preset)"/><view frame="10 10 180 20"/>
      </feed>
      """
    ).value
    return moments.flatMap { moment in
      scene.gradients(at: moment).flatMap { gradient in (0...18).map { gradient.color(at: 10 + Double($0) * 10) } }
    }
  }

  private func contrast(_ color: Color, _ overlay: Color) -> Double {
    func difference(_ one: UInt8, _ two: UInt8) -> Int { abs(Int(one) - Int(two)) }
    return Double(
      max(
        difference(color.red, overlay.red), difference(color.green, overlay.green),
        difference(color.blue, overlay.blue))) / 255
  }

  private static let moments = (0..<20).map { Moment.progress(Double($0) / 20) }

  @Test func `classic differs from every overlay by 3 percent at least`() throws {
    for overlay in Self.overlays {
      let faintest = try shownColors(overlay, "classic", Self.moments).map { contrast($0, overlay) }.min() ?? 0
      #expect(faintest >= 0.03 - 1e-9 || faintest >= 7.0 / 255, "\(overlay.hexadecimal): \(faintest)")
    }
  }

  @Test func `a still of classic differs by 6 percent on average`() throws {
    for overlay in Self.overlays {
      let scene = try scene(
        "<feed width=\"200\" height=\"40\" background=\"\(overlay.hexadecimal.prefix(7))\"><view frame=\"10 10 180 20\"/></feed>"
      ).value
      let contrasts = try shownColors(overlay, "classic", [.time(scene.stillTime)]).map { contrast($0, overlay) }
      #expect(contrasts.reduce(0, +) / Double(contrasts.count) >= 0.06, "\(overlay.hexadecimal)")
    }
  }

  @Test func `vivid never falls below 8 percent`() throws {
    for overlay in Self.overlays {
      let faintest = try shownColors(overlay, "vivid", Self.moments).map { contrast($0, overlay) }.min() ?? 0
      #expect(faintest >= 0.08, "\(overlay.hexadecimal): \(faintest)")
    }
  }

  @Test func `on white the colors are those of the original`() throws {
    let scene = try scene("<feed width=\"100\" height=\"40\"><icon/></feed>").value
    #expect(scene.shimmer.stops.colors.map(\.red) == [246, 238, 221, 238, 246])
  }

  @Test func `the overlay takes the topmost background that covers the canvas`() throws {
    let scene = try scene(
      """
      <screen width="100" height="200" background="#FF0000">
        <column height="200" background="#00FF00"><view frame="0 0 10 10" background="#0000FF"/></column>
      </screen>
      """
    ).value
    #expect(scene.overlay == Color(red: 0, green: 255, blue: 0))
  }

  @Test func `a still shows the moment of the greatest contrast`() throws {
    let pulse = try scene("<feed width=\"100\" height=\"40\"><shimmer preset=\"pulse\"/><icon/></feed>").value
    #expect(pulse.gradients(at: .time(pulse.stillTime)).first?.colors == [Color(gray: 221)])
  }
}

extension LinearGradient {
  /// The color at a distance from the left edge of a canvas with a left-to-right gradient.
  fileprivate func color(at x: Double) -> Color {
    let u = (x - start.x) / (end.x - start.x)
    guard let next = locations.firstIndex(where: { $0 > u }) else { return colors[colors.count - 1] }
    guard next > 0 else { return colors[0] }
    let share = (u - locations[next - 1]) / (locations[next] - locations[next - 1])
    return colors[next - 1].mixed(with: colors[next], share)
  }
}
