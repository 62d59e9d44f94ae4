import Diagnostics
import Geometry
import TextFormats
import ViewTree

/// Writes the frames of all views as an indented list in UTF-8 text, one view on each line.
///
/// A line has the element name, the identifier, x, y, width and height, as in `  text #title  16 20  120×24`. The
/// origin is the top left corner of the canvas, and the unit is that of the frames in `layout`.
func layoutOutline(_ layout: PlacedViews) -> [UInt8] {
  var writer = TextWriter()
  var depths: [Int] = []
  for placed in layout.views {
    let depth = placed.parent.map { depths[$0] + 1 } ?? 0
    depths.append(depth)
    let name = placed.view.element + (placed.ordinal.map { "[\($0)]" } ?? "")
    let identifier = placed.view.identifier.map { " #\($0)" } ?? ""
    let frame = placed.frame
    writer.write(String(repeating: "  ", count: depth) + (name + identifier).visible)
    writer.write("  \(formatted(frame.minX)) \(formatted(frame.minY))")
    writer.write("  \(formatted(frame.width))×\(formatted(frame.height))\n")
  }
  return writer.bytes
}
