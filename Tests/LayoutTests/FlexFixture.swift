import Diagnostics
import Dialects
import Foundation
import Geometry
import Layout
import TestSupport
import ViewTree
import XMLTree

/// A tree of the native dialect and Chrome's boxes for it: each relative to its parent, in document order.
struct FlexFixture: CustomStringConvertible, Sendable {
  /// The path of the file below the folder; in a group with the tree and its direction.
  let name: String
  let markup: [UInt8]
  let direction: LayoutDirection
  let boxes: [[Double]]

  var description: String { name }
  var isSeeded: Bool { name.hasPrefix("seeded/") }

  static let folder = "native/flex"

  /// Every tree, those of groups in each recorded direction.
  static let all: [FlexFixture] = {
    let fixtures = (try? Fixture.all(in: folder)) ?? []
    return fixtures.flatMap { (try? trees(of: $0)) ?? [] }
  }()

  private static func trees(of fixture: Fixture) throws -> [FlexFixture] {
    let name = String(fixture.path.dropFirst(folder.count + 1).dropLast(4))
    let golden = try Data(contentsOf: fixture.url.deletingPathExtension().appendingPathExtension("boxes.json"))
    guard let members = try fixture.members() else {
      let boxes = try JSONDecoder().decode([[Double]].self, from: golden)
      let direction: LayoutDirection = name.contains("right-to-left") ? .rightToLeft : .leftToRight
      return [FlexFixture(name: name, markup: try fixture.bytes(), direction: direction, boxes: boxes)]
    }
    let boxes = try JSONDecoder().decode([String: [[Double]]].self, from: golden)
    return members.flatMap { member in
      let directions = member.direction.map { [$0] } ?? ["ltr", "rtl"]
      return directions.map { direction in
        let key = "\(member.name) \(direction)"
        return FlexFixture(
          name: "\(name): \(key)", markup: Array(member.markup.utf8),
          direction: LayoutDirection(rawValue: direction) ?? .leftToRight, boxes: boxes[key] ?? [])
      }
    }
  }

  func document() throws -> ViewDocument {
    var request = ViewRequest()
    request.direction = direction
    return try Dialect.native.resolveViews(parseXML(markup), request).value
  }

  func layout() throws -> PlacedViews { try place(document()).value }

  /// The frames relative to the parent; 0 for hidden views and their descendants, as in Chrome.
  static func relativeBoxes(of layout: PlacedViews) -> [[Double]] {
    var isHidden: [Bool] = []
    return layout.views.map { placed in
      isHidden.append(placed.view.isHidden || (placed.parent.map { isHidden[$0] } ?? false))
      if isHidden.last == true { return [0, 0, 0, 0] }
      let origin = placed.parent.map { layout.views[$0].frame.origin } ?? .zero
      return [placed.frame.minX - origin.x, placed.frame.minY - origin.y, placed.frame.width, placed.frame.height]
    }
  }

  /// The largest difference of any coordinate in points; infinite if the trees differ.
  func deviation() throws -> Double {
    let own = Self.relativeBoxes(of: try layout())
    guard own.count == boxes.count else { return .infinity }
    return zip(own, boxes).flatMap { zip($0, $1).map { abs($0 - $1) } }.max() ?? .infinity
  }
}
