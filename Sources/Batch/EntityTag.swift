import ImageCoding
import Skeleton
import TextFormats

/// The name of an answer: equal tags mean equal engines, options, outputs, rules and documents.
///
/// - Parameters:
///   - engine: the build that renders.
///   - rules: the bytes of the rules that hold for every record.
func entityTag(of document: [UInt8], _ record: Record, engine: String, rules: [UInt8]) -> String {
  var hash = SHA256()
  let outputs = record.outputs.map(\.name).joined(separator: ",")
  let options = record.options.canonicalText(on: .record)
  hash.append(Array("skeleton \(engine)\noutputs=\(outputs) \(options)\n\(rules.count)\n".utf8))
  hash.append(rules)
  hash.append(document)
  return hash.hexadecimal()
}

<<<<<<< HEAD
/// The identity of a build: size and CRC-32 of its program.
///
/// A changed engine has other bytes, although its version may be the same. The checksum guards against confusion, not
/// against attacks: only the owner of the program can change it.
package func buildIdentity(ofProgram bytes: [UInt8]) -> String {
  "\(bytes.count).\(String(checksum(of: bytes[...]), radix: 16))"
=======
/// The options as one line: whatever was written otherwise and means the same is the same here.
private func canonicalOptions(of record: Record) -> [UInt8] {
  let options = record.options
  var writer = TextWriter()
  func write(_ name: String, _ text: String?) {
    writer.write(" \(name)=")
    writer.write(text.map { String(decoding: quoted($0), as: UTF8.self) } ?? "-")
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
>>>>>>> c84b1ca8c28788bdc1cc049a22dd5840c3f39d12
}
