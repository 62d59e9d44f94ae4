import Skeleton
import TextFormats

/// The choices of the page and their initial values.
func settingsJSON(for path: String, _ options: RenderOptions, _ arguments: [String]) -> [UInt8] {
  var writer = TextWriter()
  writer.write("{\"path\":")
  writer.write(quoted: path)
  writer.write(",\"version\":")
  writer.write(quoted: engineVersion)
  writer.write(",\n\"arguments\":")
  writer.write(list: arguments)
  writer.write(",\n\"initial\":")
  writer.write(choices: options)
  writer.write(",\n\"presets\":")
  writer.write(list: RenderOptions.presets)
  writer.write(",\n\"formats\":[")
  for (index, format) in OutputFormat.allCases.enumerated() {
    writer.write("\(index == 0 ? "" : ",")\n{\"name\":\"\(format.rawValue)\",\"extension\":\"\(format.fileExtension)\"")
    writer.write(",\"moves\":\(format.moves),\"summary\":")
    writer.write(quoted: format.summary)
    writer.write("}")
  }
  writer.write("],\n\"devices\":[")
  for (index, device) in Device.all.enumerated() {
    writer.write("\(index == 0 ? "" : ",")\n{\"name\":\"\(device.name)\",\"title\":")
    writer.write(quoted: device.title)
    writer.write(",\"width\":\(formatted(device.width)),\"height\":\(formatted(device.height))")
    writer.write(",\"scale\":\(formatted(device.scale))}")
  }
  writer.write("]}\n")
  return writer.bytes
}

extension TextWriter {
  fileprivate mutating func write(list: [String]) {
    write("[")
    for (index, text) in list.enumerated() {
      if index > 0 { write(",") }
      write(quoted: text)
    }
    write("]")
  }

  /// The options of the command line as fields of the page; an unset option is empty.
  fileprivate mutating func write(choices options: RenderOptions) {
    let sides = [options.size.width, options.size.height].map { $0.map { formatted($0) } ?? "" }
    let fields = [
      ("device", options.device?.name ?? ""),
      ("size", sides == ["", ""] ? "" : sides.joined(separator: "x")),
      ("scale", options.scale.map { formatted($0) } ?? ""),
      ("fps", options.framesPerSecond.map { formatted($0) } ?? ""),
      ("theme", options.theme?.name ?? ""), ("preset", options.preset?.name ?? ""),
      ("root", options.root?.text ?? ""),
      ("rtl", options.isRightToLeft ? "1" : ""),
    ]
    for (index, field) in fields.enumerated() {
      write("\(index == 0 ? "{" : ",")\"\(field.0)\":")
      write(quoted: field.1)
    }
    write("}")
  }
}
