import Platform

// The text of a path: file systems store bytes, which are not always UTF-8.
//
// Each byte that belongs to no UTF-8 sequence becomes one scalar of a private-use range, as Python's error handler
// `surrogateescape` does with surrogates, which a Swift string cannot contain. The bytes of a name with a scalar of the
// range itself are converted in the same way, so that different bytes never give equal texts.

/// The scalar for the byte 0; those of the bytes 0x80…0xFF are in use: U+10FE80…U+10FEFF.
private let escapeBase: UInt32 = 0x10FE00

/// Returns the byte that a scalar of a path's text represents; nil for a scalar that represents itself.
package func rawByte(of scalar: Unicode.Scalar) -> UInt8? {
  (escapeBase + 0x80...escapeBase + 0xFF).contains(scalar.value) ? UInt8(scalar.value - escapeBase) : nil
}

/// Returns the text of a path or an argument of the command line with the given bytes, whatever they are.
package func pathText(_ bytes: [UInt8]) -> String {
  if let text = String(validating: bytes, as: UTF8.self),
    !text.unicodeScalars.contains(where: { rawByte(of: $0) != nil })
  {
    return text
  }
  var text = String.UnicodeScalarView()
  var rest = bytes[...]
  while let first = rest.first {
    if let scalar = firstScalar(of: rest), rawByte(of: scalar) == nil {
      text.append(scalar)
      rest.removeFirst(UTF8.width(scalar))
    } else {
      Unicode.Scalar(escapeBase + UInt32(first)).map { text.append($0) }
      rest.removeFirst()
    }
  }
  return String(text)
}

/// Returns the scalar with whose UTF-8 sequence the bytes begin; nil if they begin with none.
private func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
  for length in 1...4 {
    if let text = String(validating: bytes.prefix(length), as: UTF8.self) { return text.unicodeScalars.first }
  }
  return nil
}

/// The bytes of a text that contains paths.
package func pathBytes(_ text: some StringProtocol) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 1)
  for scalar in text.unicodeScalars {
    if let byte = rawByte(of: scalar) {
      bytes.append(byte)
    } else if let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    }
  }
  return bytes
}

/// The bytes of a path for the operating system, with a zero byte at the end.
///
/// A text with the character U+0000 is the path of no file: the result is the empty path.
func systemPath(_ text: some StringProtocol) -> [CChar] {
  let bytes = pathBytes(text)
  return bytes.contains(0) ? [0] : (bytes + [0]).map(CChar.init(bitPattern:))
}

/// Returns the text of a path or a name that the operating system gives as a C string.
func pathText(_ text: UnsafePointer<CChar>) -> String {
  unsafe pathText(Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
}

/// The arguments of the command line without the name of the program, with all bytes that they have.
package func commandLineArguments() -> [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    unsafe CommandLine.unsafeArgv[index].map { unsafe pathText(UnsafePointer($0)) }
  }
}
