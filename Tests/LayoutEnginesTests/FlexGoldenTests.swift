import Diagnostics
import Foundation
import Geometry
import LayoutEngines
import TestSupport
import Testing
import ViewTree
import XMLTree

extension Tag { @Tag static var golden: Self }

/// A tree of the native dialect and Chrome's boxes for it: each relative to its parent, in document order.
struct FlexFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let markup: [UInt8]
  let boxes: [[Double]]

  var testDescription: String { name }
  var isSeeded: Bool { name.hasPrefix("random-") }
  var direction: LayoutDirection { name.contains("right-to-left") ? .rightToLeft : .leftToRight }

  static let all: [FlexFixture] = {
    let fixtures = (try? Fixture.all(in: "native/flex")) ?? []
    return fixtures.compactMap { try? FlexFixture($0) }
  }()

  init(_ fixture: Fixture) throws {
    name = fixture.url.deletingPathExtension().lastPathComponent
    markup = try fixture.bytes()
    let golden = fixture.url.deletingPathExtension().appendingPathExtension("boxes.json")
    boxes = try JSONDecoder().decode([[Double]].self, from: Data(contentsOf: golden))
  }

  func layout() throws -> Layout {
    var request = ViewRequest()
    request.direction = direction
    return try place(Dialect.native.resolveViews(parseXML(markup), request).value).value
  }

  /// The frames relative to the parent; of a hidden view and of what it holds nothing, as Chrome has it.
  static func relativeBoxes(of layout: Layout) -> [[Double]] {
    var isHidden: [Bool] = []
    return layout.views.map { placed in
      isHidden.append(placed.view.isHidden || (placed.parent.map { isHidden[$0] } ?? false))
      if isHidden.last == true { return [0, 0, 0, 0] }
      let origin = placed.parent.map { layout.views[$0].frame.origin } ?? .zero
      return [placed.frame.minX - origin.x, placed.frame.minY - origin.y, placed.frame.width, placed.frame.height]
    }
  }

  /// The largest difference of any coordinate; infinite when the trees differ.
  func deviation() throws -> Double {
    let own = Self.relativeBoxes(of: try layout())
    guard own.count == boxes.count else { return .infinity }
    return zip(own, boxes).flatMap { zip($0, $1).map { abs($0 - $1) } }.max() ?? .infinity
  }
}

@Suite(.tags(.golden)) struct FlexGoldenTests {
  /// Chrome counts in 1/64 point and cuts off what is less, at each step.
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
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Fixture.folder.appending(path: "native/flex").path)
    let fixtures = FlexFixture.all
    #expect(fixtures.count == names.count { $0.hasSuffix(".xml") })
    #expect(fixtures.count == names.count { $0.hasSuffix(".boxes.json") })
    #expect(fixtures.count >= 60)
    #expect(fixtures.count { $0.isSeeded } * 2 >= fixtures.count)
  }
}
