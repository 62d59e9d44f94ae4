import CLibXML2
import Platform

/// The result of converting the bytes of a document from another encoding to UTF-8.
enum ConversionResult {
  case complete
  case unknownEncoding
  /// The bytes are invalid in the encoding, or end in the middle of a character; all text before is converted.
  case invalidBytes
}

/// Converts bytes of an encoding that iconv supports to UTF-8, and appends the result to `text`.
///
/// Returns `complete`, or the reason why the conversion ended early. The text before invalid bytes is appended.
func convert(_ bytes: ArraySlice<UInt8>, from encoding: String, into text: inout [UInt8]) -> ConversionResult {
  // iconv accepts more than names: it reads options after a slash, and an empty name selects the user's locale.
  guard isEncodingName(encoding) else { return .unknownEncoding }
  guard let converter = unsafe iconv_open("UTF-8", encoding), unsafe converter != iconv_t(bitPattern: -1) else {
    return .unknownEncoding
  }
  defer { unsafe iconv_close(converter) }
  text.reserveCapacity(bytes.count + bytes.count / 8)
  return unsafe bytes.withUnsafeBytes { source in
    // The signature of iconv takes a mutable pointer, but iconv only reads the bytes.
    let start = unsafe UnsafeMutableRawPointer(mutating: source.baseAddress)?.assumingMemoryBound(to: CChar.self)
    var input = unsafe start
    var inputLeft = source.count
    // The last iteration has no input: it flushes the state of a stateful encoding.
    var isFlushed = false
    while !isFlushed {
      isFlushed = inputLeft == 0
      let status = unsafe appendPiece(to: &text) { output, outputLeft in
        unsafe isFlushed
          ? iconv(converter, nil, nil, output, outputLeft) : iconv(converter, &input, &inputLeft, output, outputLeft)
      }
      guard status == 0 || status == E2BIG else { return .invalidBytes }
    }
    return .complete
  }
}

/// Calls `write` with an output buffer of 64 KiB, and appends the bytes written into it to `text`.
///
/// `write` gets a pointer to the free part of the buffer and one to its length, as iconv does. Returns 0 on success,
/// otherwise the `errno` of the call: `E2BIG` if the buffer is full.
private func appendPiece(
  to text: inout [UInt8],
  _ write: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int>) -> Int
) -> Int32 {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65_536) { buffer in
    var output = buffer.baseAddress
    var outputLeft = buffer.count
    let status = unsafe write(&output, &outputLeft) == -1 ? errno : 0
    let written = unsafe UnsafeRawBufferPointer(buffer).prefix(buffer.count - outputLeft)
    unsafe text.append(contentsOf: UnsafeRawBufferPointer(rebasing: written))
    return status
  }
}

/// Returns true for the name of an encoding: `EncName` in Extensible Markup Language 1.0, production 81.
private func isEncodingName(_ name: String) -> Bool {
  func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  guard let first = name.utf8.first, isLetter(first) else { return false }
  return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "._-".utf8.contains($0) }
}
