import Skeleton
import TextFormats

/// Returns the settings of the page with their initial values, and the lists for its menus, as JSON in UTF-8.
///
/// - Parameter arguments: the other arguments of the command line, for the displayed command.
func settingsJSON(for path: String, _ options: RenderOptions, _ arguments: [String]) -> [UInt8] {
  JSONWriter.document { json in
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

  /// Writes each option that the page offers as a member with its value as text; the text is empty if the option is not
  /// set.
  fileprivate mutating func write(_ options: RenderOptions) {
    for option in RenderOption.on(.page) {
      member(option.name, option.text(in: options).map { option.form == .flag ? "1" : $0 } ?? "")
    }
  }
}
