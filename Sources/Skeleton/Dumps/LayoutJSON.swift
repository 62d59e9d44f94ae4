import Geometry
import TextFormats
import ViewTree

/// The frames of all views as JSON, one view on each line, in points of the canvas, unrounded.
func layoutJSON(_ layout: PlacedViews) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.member("version", 1)
    json.member("width", exactly: layout.size.width)
    json.member("height", exactly: layout.size.height)
    json.array("views", .aroundElements) { json in
      for (index, placed) in layout.views.enumerated() {
        json.object { json in
          json.member("path", layout.path(of: index))
          json.member("id", ifPresent: placed.view.identifier)
          json.member("kind", placed.view.kind.rawValue)
          json.array("frame") { json in
            for number in placed.frame.originAndSize { json.value(json: number.shortest) }
          }
        }
      }
    }
  }
  json.endLine()
  return json.bytes
}

extension Rect {
  /// The left edge, the top edge, the width and the height, in the order of a frame in JSON.
  var originAndSize: [Double] { [minX, minY, width, height] }
}
