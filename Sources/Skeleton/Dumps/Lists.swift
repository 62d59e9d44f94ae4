import Diagnostics
import Dialects
import Geometry
package import TextFormats
import ViewTree

/// The format of the list of frames that `skeleton layout` writes.
package enum LayoutFormat: String, Sendable, CaseIterable {
  /// Plain text: an indented list for reading.
  case text
  /// JSON with one view on each line.
  case json
}

/// Writes the list of root views as UTF-8 text: on each line the index from 0, the element, the size in points if
/// known, and the identifiers.
func rootList(_ roots: [RootDescription]) -> [UInt8] {
  let lines = roots.enumerated().map { index, root in
    let size = root.size.map { "  \(Int($0.width.rounded()))×\(Int($0.height.rounded()))" } ?? ""
    return "\(index)  \(root.element)\(size)  \(root.identifiers.joined(separator: "  "))".visible + "\n"
  }
  return Array(lines.joined().utf8)
}

/// The output of `skeleton formats`: the input dialects, the output formats and the devices, each with a short summary.
package func formatList() -> String {
  let inputs = Dialect.allCases.map { ($0.rawValue, $0.summary) }
  let outputs = OutputFormat.allCases.map { ("\($0.rawValue) (\($0.fileExtension))", $0.summary) }
  func lines(_ entries: [(String, String)]) -> String {
    let width = entries.map(\.0.count).max() ?? 0
    return entries.map { "  " + $0 + String(repeating: " ", count: width + 2 - $0.count) + $1 + "\n" }.joined()
  }
  let devices = Device.all.map { device in
    let size = "\(device.width.rounded().shortest)×\(device.height.rounded().shortest)"
    return (device.name, "\(device.title): \(size), scale \(device.scale.shortest)")
  }
  return "Input dialects\n" + lines(inputs) + "Output formats\n" + lines(outputs) + "Devices\n" + lines(devices)
}

extension JSONWriter {
  /// Writes the members `dialects`, `formats` and `devices` of the current object: the entries of ``formatList()`` with
  /// all their properties, one on each line.
  package mutating func writeFormatList() {
    objects("dialects", .aroundElements, for: Dialect.allCases) { json, dialect in
      json.member("name", dialect.rawValue)
      json.member("summary", dialect.summary)
    }
    objects("formats", .aroundElements, for: OutputFormat.allCases) { json, format in
      json.member("name", format.rawValue)
      json.member("extension", format.fileExtension)
      json.member("mediaType", format.mediaType)
      json.member("contents", "\(format.contents)")
      json.member("moves", format.moves)
      json.member("summary", format.summary)
    }
    objects("devices", .aroundElements, for: Device.all) { json, device in
      json.member("name", device.name)
      json.member("title", device.title)
      json.member("width", device.width)
      json.member("height", device.height)
      json.member("scale", device.scale)
    }
  }
}

/// The XML Schema of the native dialect, the project's own markup, as text.
package func schemaOfNativeDialect() -> String { nativeSchema() }
