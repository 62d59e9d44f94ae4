import Skeleton
import TextFormats

/// What an answer depends on, before anything is rendered: engine, options, outputs, document.
///
/// - Parameter rules: the bytes of the rules that hold for every record.
func entityTag(of document: [UInt8], _ record: Record, rules: [UInt8]) -> String {
  var hash = SHA256()
  hash.append(Array("skeleton \(engineVersion)\n".utf8))
  hash.append(canonicalOptions(of: record))
  hash.append(Array("\n\(rules.count)\n".utf8))
  hash.append(rules)
  hash.append(document)
  return hash.hexadecimal()
}

/// The options as one line: whatever was written otherwise and means the same is the same here.
private func canonicalOptions(of record: Record) -> [UInt8] {
  let options = record.options
  var writer = TextWriter()
  func write(_ name: String, _ text: String?) {
    writer.write(" \(name)=")
    if let text { writer.write(quoted: text) } else { writer.write("-") }
  }
  func write(_ name: String, _ number: Double?) { write(name, number.map { "\($0)" }) }
  writer.write("outputs=" + record.outputs.map(\.name).joined(separator: ","))
  write("width", options.size.width)
  write("height", options.size.height)
  write("scale", options.scale)
  switch options.time {
  case .seconds(let seconds): write("seconds", seconds)
  case .progress(let progress): write("progress", progress)
  case nil: break
  }
  write("theme", options.theme?.name)
  write("rtl", "\(options.isRightToLeft)")
  write("preset", options.preset?.name)
  write("dialect", options.dialect?.name)
  write("root", options.root?.text)
  switch options.repetition {
  case .times(let count): write("repeat", "\(count)")
  case .fill: write("repeat", "fill")
  case nil: break
  }
  write("fps", options.framesPerSecond)
  write("duration", options.duration)
  write("start", options.startTime)
  write("stop", options.stopTime)
  write("columns", "\(options.columns)")
  return writer.bytes
}
