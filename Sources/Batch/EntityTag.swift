import ImageCoding
import TextFormats

/// The entity tag of an answer: equal tags mean equal engines, options, outputs, rules and documents.
///
/// - Parameters:
///   - document: the bytes of the document.
///   - outputs: the outputs in the order of ``RecordOutput/all``.
///   - options: the options of the outputs, as ``RenderOptions/canonicalText(on:)`` returns them for records.
///   - engine: the identity of the build that renders.
///   - common: the rules and the resources that apply to all documents.
///   - shared: the digest of the shared resources that the record names; nil for none.
///   - resources: the files of Android resources that the record contains, with their paths.
/// - Returns: a SHA-256 in hexadecimal digits.
package func entityTag(
  of document: [UInt8], outputs: [RecordOutput], options: String, engine: String, common: SharedInput,
  shared: String? = nil, resources: [(path: String, text: String)] = []
) -> String {
  var hash = SHA256()
  let names = outputs.count == 1 ? outputs[0].name : outputs.map(\.name).joined(separator: ",")
  for text in ["skeleton ", engine, "\noutputs=", names, " ", options, "\n", common.digest, "\n"] { hash.append(text) }
  hash.append(document.span)
  if let shared { hash.append("\nshared \(shared)") }
  for file in resources { hash.append("\n\(file.path)\n\(file.text.utf8.count)\n\(file.text)") }
  return hash.hexadecimal()
}

/// The identity of a build of the engine: the size of its program in bytes, a full stop, and the CRC-32 in hexadecimal.
///
/// A changed engine has other bytes, although its version may be the same. The checksum protects against mistakes, not
/// against attacks: only the owner of the program can change it.
package func buildIdentity(ofProgram bytes: [UInt8]) -> String {
  "\(bytes.count).\(String(checksum(of: bytes[...]), radix: 16))"
}
