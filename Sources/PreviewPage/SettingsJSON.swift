import Skeleton
import TextFormats

/// Returns the choices of the page with their initial values, as JSON in UTF-8.
///
/// `path` is that of the file, `arguments` are the further arguments of the command line.
func settingsJSON(for path: String, _ options: RenderOptions, _ arguments: [String]) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.member("path", path)
    json.member("version", engineVersion)
    json.breakLine()
    json.member("arguments", arguments)
    json.breakLine()
    json.object("initial") { $0.write(options) }
    json.breakLine()
    json.member("presets", RenderOptions.presets)
    json.breakLine()
    json.array("formats", .beforeElements) { json in
      for format in OutputFormat.allCases { json.object { $0.write(format) } }
    }
    json.breakLine()
    json.array("devices", .beforeElements) { json in
      for device in Device.all { json.object { $0.write(device) } }
    }
  }
  json.endLine()
  return json.bytes
}

extension JSONWriter {
  fileprivate mutating func write(_ format: OutputFormat) {
    member("name", format.rawValue)
    member("extension", format.fileExtension)
    member("moves", format.moves)
    member("summary", format.summary)
  }

  fileprivate mutating func write(_ device: Device) {
    member("name", device.name)
    member("title", device.title)
    member("width", device.width)
    member("height", device.height)
    member("scale", device.scale)
  }

  /// Writes the options of the command line as the fields of the page; options that are not given are empty.
  fileprivate mutating func write(_ options: RenderOptions) {
    for option in RenderOption.on(.page) {
      member(option.name, option.text(in: options).map { option.form == .flag ? "1" : $0 } ?? "")
    }
  }
}
