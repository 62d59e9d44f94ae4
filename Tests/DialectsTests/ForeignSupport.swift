import Diagnostics
import Foundation
import Geometry
import Inference
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The folder of the package.
let projectRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The views of foreign markup, read by the dialect that recognizes it.
func readForeign(
  _ markup: String, _ change: (inout ViewRequest) -> Void = { _ in }
) throws -> Reported<ViewDocument> {
  let document = try parseXML(Array(markup.utf8))
  var request = ViewRequest()
  change(&request)
  let dialect = try #require(Dialect.guess(from: document.root))
  return try dialect.resolveViews(document, request, completing: { views throws(InvalidInput) in try complete(&views) })
}

/// The messages of the errors for which foreign markup is rejected.
func errorsOfForeign(_ markup: String, _ change: (inout ViewRequest) -> Void = { _ in }) -> [String] {
  do {
    _ = try readForeign(markup, change)
    return []
  } catch let error as InvalidInput {
    return error.diagnostics.map(\.problem.message)
  } catch {
    return ["\(error)"]
  }
}

extension View {
  /// The view and all of its descendants in document order, with frames on the canvas.
  var flattened: [View] { flattened(at: .zero) }

  private func flattened(at origin: Point) -> [View] {
    let moved = offset(by: origin)
    return [moved] + children.flatMap { $0.flattened(at: moved.storedFrame?.origin ?? .zero) }
  }

  /// The first view with an identifier, with its frame on the canvas; nil for none.
  func view(_ identifier: String) -> View? { flattened.first { $0.identifier == identifier } }

  /// The leaves that may become bones.
  var contentLeaves: [View] {
    flattened.filter { view in
      view.children.isEmpty && !view.isHidden && view.storedFrame?.isEmpty == false
        && ![.container, .bar, .divider, .spacer].contains(view.kind)
    }
  }
}

/// A view in one line: element, kind, frame in the parent, then all values other than the defaults.
///
/// Lengths are multiplied by `unitsPerPoint`, so that they are in the unit of the document.
func line(of view: View, unitsPerPoint: Double = 1) -> String {
  let frame = view.storedFrame ?? .zero
  var words = [view.element, view.kind.rawValue]
  words += [frame.minX, frame.minY, frame.width, frame.height].map { number($0 * unitsPerPoint) }
  if let identifier = view.identifier { words.append("#\(identifier)") }
  if let text = view.text { words.append("\(text.count)") }
  if view.appearance.cornerRadius != .zero {
    var radius = view.appearance.cornerRadius.topLeft
    if case .points(let points) = radius { radius = .points(points * unitsPerPoint) }
    words.append(view.appearance.cornerRadius == .circle ? "circle" : "radius=\(radius)")
  }
  if let path = view.appearance.path { words.append("path(\(path.elements.count))") }
  if view.appearance.opacity != 1 { words.append("opacity=\(number(view.appearance.opacity))") }
  if let hint = view.hint { words.append("hint=\(hint.rawValue)") }
  if view.isHidden { words.append("hidden") }
  if view.clips { words.append("clips") }
  if view.isCell { words.append("cell") }
  return words.joined(separator: " ")
}

/// A view and its descendants as indented lines.
func outline(of view: View, depth: Int = 0, unitsPerPoint: Double = 1) -> String {
  String(repeating: "  ", count: depth) + line(of: view, unitsPerPoint: unitsPerPoint) + "\n"
    + view.children.map { outline(of: $0, depth: depth + 1, unitsPerPoint: unitsPerPoint) }.joined()
}

/// A number with at most four decimals.
func number(_ value: Double) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
