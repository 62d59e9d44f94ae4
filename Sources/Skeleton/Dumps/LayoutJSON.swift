import Diagnostics
import Geometry
import TextFormats
import ViewTree

/// Writes the frames of all views as JSON text in UTF-8, one view on each line; numbers are not rounded.
///
/// In the member `index`, views of an Android layout have their child indexes from the root, such as `2/0`. If the unit
/// is pixels, views of an Android layout that have no element in the file are left out.
///
/// - Parameters:
///   - layout: the views with their frames, in `unit`.
///   - unit: the unit of the frames, which is written unless it is points.
///   - deadline: the limits of time, work and bytes; a text that is not complete at the deadline must not be used.
func layoutJSON(_ layout: PlacedViews, unit: LengthUnit, deadline: Deadline) -> [UInt8] {
  var meter = WorkMeter(deadline)
  var paths = ViewPaths(layout)
  let indexes = layout.elementIndexes
  return JSONWriter.document { json in
    json.member("version", 1)
    json.member("width", exactly: layout.size.width)
    json.member("height", exactly: layout.size.height)
    if unit != .points { json.member("unit", unit.rawValue) }
    json.array("views", .aroundElements) { json in
      for (index, placed) in layout.views.enumerated() {
        let android = placed.view.androidLayout
        guard meter.allowsMore() else { break }
        if unit == .pixels, android != nil, indexes[index] == nil { continue }
        json.object { json in
          json.member("index", ifPresent: indexes[index])
          let path = paths.path(of: index)
          guard meter.allowsMore(bytes: path.utf8.count + (placed.view.identifier?.utf8.count ?? 0)) else { return }
          json.member("path", path)
          json.member("id", ifPresent: placed.view.identifier)
          json.member("kind", placed.view.kind.rawValue)
          json.array("frame") { json in
            for number in placed.frame.originAndSize { json.value(json: number.shortest) }
          }
          if let visibility = android?.reportedVisibility, visibility != .visible {
            json.member("visibility", visibility.rawValue)
          }
        }
      }
    }
  }
}

extension PlacedViews {
  /// The same views with frames in device pixels; each edge of a frame is rounded to a whole pixel.
  ///
  /// - Parameter scale: device pixels per point.
  func inPixels(scale: Double) -> PlacedViews {
    func pixels(_ length: Double) -> Double { (length * scale).rounded() }
    var result = self
    result.size = Size(width: pixels(size.width), height: pixels(size.height))
    for index in views.indices {
      let frame = views[index].frame
      result.views[index].frame = Rect(
        minX: pixels(frame.minX), minY: pixels(frame.minY), maxX: pixels(frame.maxX), maxY: pixels(frame.maxY))
    }
    return result
  }

  /// The path of each view of an Android layout, its child indexes from the root such as `2/0`; nil for all other
  /// views.
  ///
  /// The elements are in the order of ``views``. The root's path is empty.
  fileprivate var elementIndexes: [String?] {
    var indexes: [String?] = []
    indexes.reserveCapacity(views.count)
    // For each view the index that its children continue; nil where they have none.
    var prefixes: [String?] = []
    prefixes.reserveCapacity(views.count)
    for placed in views {
      let prefix = placed.parent.map { prefixes[$0] } ?? Self.outside
      switch placed.view.androidLayout?.origin {
      case .child(let number)?:
        let index = prefix.map { $0 == Self.outside ? "" : $0.isEmpty ? "\(number)" : "\($0)/\(number)" }
        indexes.append(index)
        prefixes.append(index)
      case .wrapper?:
        indexes.append(nil)
        prefixes.append(prefix)
      case .generated?, nil:
        indexes.append(nil)
        prefixes.append(nil)
      }
    }
    return indexes
  }

  /// The mark for the parent of the root element, in the place of a path; no path of a view equals it.
  private static let outside = "/"
}

extension AndroidLayout {
  /// The visibility of the view at run time, where guidelines and barriers are always `gone`.
  fileprivate var reportedVisibility: Visibility {
    switch content {
    case .constraintHelper(.guideline), .constraintHelper(.barrier): .gone
    default: visibility
    }
  }
}

extension Rect {
  /// The left edge, the top edge, the width and the height of the rectangle: the order of a frame in JSON; in the unit
  /// of the rectangle.
  var originAndSize: [Double] { [minX, minY, width, height] }
}
