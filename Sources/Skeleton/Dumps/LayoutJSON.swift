import Geometry
import TextFormats
import ViewTree

/// The frames of all views as JSON, one view on each line, in points of the canvas, unrounded.
func layoutJSON(_ layout: PlacedViews) -> [UInt8] {
  var writer = TextWriter()
  writer.write("{\"version\":1,\"width\":\(layout.size.width.shortest),\"height\":\(layout.size.height.shortest)")
  writer.write(",\"views\":[")
  for (index, placed) in layout.views.enumerated() {
    writer.write((index == 0 ? "\n" : ",\n") + "{\"path\":")
    writer.write(quoted: layout.path(of: index))
    if let identifier = placed.view.identifier {
      writer.write(",\"id\":")
      writer.write(quoted: identifier)
    }
    let frame = [placed.frame.minX, placed.frame.minY, placed.frame.width, placed.frame.height]
    writer.write(",\"kind\":\"\(placed.view.kind.rawValue)\",\"frame\":[")
    writer.write(frame.map(\.shortest).joined(separator: ",") + "]}")
  }
  writer.write("\n]}\n")
  return writer.bytes
}

extension Double {
  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  fileprivate var shortest: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : "\(self)"
  }
}
