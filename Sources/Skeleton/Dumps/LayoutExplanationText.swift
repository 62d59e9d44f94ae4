import Diagnostics
import Geometry
import Layout
import TextFormats
import ViewTree

/// The output of `explain --layout` as UTF-8 text: for each view its frame in points of the parent, and what decides
/// each coordinate.
///
///     label #title  16 20  41.5×20.5
///       x              "a1" (label.leading = view.leading + 16)
///       y              "a2" (label.top = view.top + 20)
///       width, height  intrinsic size
///
/// - Parameter deadline: the limits of time, work and bytes; a text that is not complete at the deadline must not be
///   used.
func explanationText(
  of layout: PlacedViews, _ explanation: LayoutExplanation, deadline: Deadline
) -> [UInt8] {
  var writer = TextWriter()
  var meter = WorkMeter(deadline)
  var paths = ViewPaths(layout)
  for (index, placed) in layout.views.enumerated() {
    let outer = placed.parent.map { layout.views[$0].frame.origin } ?? .zero
    let frame = placed.frame
    let identifier = placed.view.identifier.map { " #\($0)" } ?? ""
    let name = paths.path(of: index) + identifier
    guard meter.allowsMore(), meter.allowsMore(bytes: name.utf8.count) else { break }
    writer.write(name.visible)
    writer.write("  \(formatted(frame.minX - outer.x)) \(formatted(frame.minY - outer.y))")
    writer.write("  \(formatted(frame.width))×\(formatted(frame.height))\n")
    for (names, phrases) in coordinates(of: placed.view, explanation) {
      let padding = String(repeating: " ", count: max(0, 21 - names.count))
      writer.write("  " + names + padding + "  " + joined(phrases).visible + "\n")
    }
  }
  return writer.bytes
}

/// The names of the coordinates of a view, with the phrases that explain them; coordinates with equal phrases are one
/// entry.
private func coordinates(of view: View, _ explanation: LayoutExplanation) -> [(names: String, phrases: [String])] {
  guard let entry = explanation[view] else { return [("x, y, width, height", [view.layout.modelName])] }
  let all = [("x", entry.x), ("y", entry.y), ("width", entry.width), ("height", entry.height)]
  var merged: [(names: String, phrases: [String])] = []
  for (name, phrases) in all {
    if let position = merged.firstIndex(where: { $0.phrases == phrases }) {
      merged[position].names += ", " + name
    } else {
      merged.append((name, phrases))
    }
  }
  return merged
}

/// The phrases on one line; the first few of many, because the views before one in a row all have a share in its place.
private func joined(_ phrases: [String]) -> String {
  guard !phrases.isEmpty else { return "a constant" }
  let shown = phrases.prefix(6).joined(separator: "; ")
  return phrases.count > 6 ? shown + "; \(phrases.count - 6) more" : shown
}

extension LayoutSpec {
  /// The name of the layout model that decides a frame without Auto Layout.
  fileprivate var modelName: String {
    switch self {
    case .flex: "flexbox"
    case .frame, .autoLayout: "stored frame"
    case .android: "Android layout"
    }
  }
}
