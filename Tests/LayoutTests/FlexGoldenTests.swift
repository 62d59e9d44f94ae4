import Foundation
import Geometry
import Layout
import TestSupport
import Testing
import ViewTree

extension Tag { @Tag static var golden: Self }

@Suite(.tags(.golden)) struct FlexGoldenTests {
  /// The unit of Chrome's layout: at each step it truncates to 1/64 point.
  static let step = 1.0 / 64

  @Test(arguments: FlexFixture.all)
  func `lays out as Chrome does`(_ fixture: FlexFixture) throws {
    let layout = try fixture.layout()
    let own = FlexFixture.relativeBoxes(of: layout)
    try #require(own.count == fixture.boxes.count)
    for (index, (box, golden)) in zip(own, fixture.boxes).enumerated() {
      let deviation = zip(box, golden).map { abs($0 - $1) }.max() ?? .infinity
      #expect(deviation <= 1.0 / 16, "\(layout.path(of: index)): \(box), Chrome has \(golden)")
    }
  }

  @Test func `most trees are within a step of Chrome's`() throws {
    let deviations = try FlexFixture.all.map { try $0.deviation() }
    let close = deviations.count { $0 <= Self.step }
    let share = Double(close) / Double(deviations.count)
    let largest = deviations.max() ?? .infinity
    print("flex: \(deviations.count) trees, \((share * 1000).rounded() / 10) % within 1/64, at most \(largest) off")
    #expect(share >= 0.85)
  }

  @Test func `there are fixtures to check`() throws {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Fixture.folder.appending(path: FlexFixture.folder).path)
    #expect(names.count { $0.hasSuffix(".xml") } == names.count { $0.hasSuffix(".boxes.json") })
    let fixtures = FlexFixture.all
    #expect(fixtures.count >= 900)
    #expect(fixtures.count { $0.isSeeded } >= 300)
    #expect(fixtures.count { $0.direction == .rightToLeft } * 5 >= fixtures.count * 2)
    #expect(Set(fixtures.map(\.name)).count == fixtures.count)
  }

  /// The sections of CSS Flexible Box Layout 1 on the positions of boxes.
  @Test(arguments: [
    "3", "4", "4.1", "4.2", "4.4", "4.5", "5.1", "5.2", "5.4", "6", "7.1", "8.1", "8.2", "8.3", "8.4", "8.5", "9.2",
    "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9",
  ])
  func `each section has trees in both directions`(section: String) {
    let names = FlexFixture.all.map(\.name).filter { $0.hasPrefix("sections/\(section)-") }
    #expect(names.contains { $0.hasSuffix(" ltr") })
    #expect(names.contains { $0.hasSuffix(" rtl") })
  }
}
