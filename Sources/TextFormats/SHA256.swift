/// A computation of the hash SHA-256 of bytes that are appended piece by piece: FIPS 180-4, section 6.2.
package struct SHA256: Sendable {
  private var state: [8 of UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The last appended bytes, which do not fill a block of 64 bytes yet, at its beginning.
  private var block = [64 of UInt8](repeating: 0)
  private var count: UInt64 = 0

  package init() {}

  /// The SHA-256 of bytes as 64 hexadecimal digits in lower case.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.append(bytes.span)
    return hash.hexadecimal()
  }

  package mutating func append(_ text: String) { append(text.utf8Span.span) }

  package mutating func append(_ bytes: Span<UInt8>) {
    let filled = Int(count % 64)
    count &+= UInt64(bytes.count)
    var start = 0
    if filled > 0 {
      start = min(64 - filled, bytes.count)
      store(bytes.extracting(..<start), at: filled)
      guard filled + start == 64 else { return }
      compress(block.span, into: &state)
    }
    while start + 64 <= bytes.count {
      compress(bytes.extracting(start..<start + 64), into: &state)
      start += 64
    }
    store(bytes.extracting(start...), at: 0)
  }

  /// Stores bytes in the block from an offset on.
  private mutating func store(_ bytes: Span<UInt8>, at offset: Int) {
    var block = block.mutableSpan
    for index in bytes.indices { block[offset + index] = bytes[index] }
  }

  /// The hash of all appended bytes as 64 hexadecimal digits in lower case; more bytes may be appended afterwards.
  package func hexadecimal() -> String {
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in digest() { text.append(hexadecimal: byte) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The 32 bytes of the hash of all appended bytes; more bytes may be appended afterwards.
  package func digest() -> [UInt8] {
    var copy = self
    // Section 5.1.1: a 1 bit, zeros up to 8 bytes before the end of a block, the number of bits.
    var padding = [128 of UInt8](repeating: 0)
    let (filled, bits) = (Int(count % 64), count &* 8)
    let length = (filled < 56 ? 64 : 128) - filled
    padding[0] = 0x80
    for index in 0..<8 { padding[length - 1 - index] = UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index))) }
    copy.append(padding.span.extracting(..<length))
    return (0..<32).map { UInt8(truncatingIfNeeded: copy.state[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
  }
}

/// Updates the eight words of a SHA-256 with one block of 64 bytes: FIPS 180-4, section 6.2.2.
private func compress(_ block: Span<UInt8>, into state: inout [8 of UInt32]) {
  let schedule = schedule(of: block)
  // A span: each subscript of an inline array copies the whole array.
  let words = schedule.span
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  // After eight rounds each variable is in its first place again, so that no round moves the variables.
  for index in stride(from: 0, to: 64, by: 8) {
    round(a, b, c, &d, e, f, g, &h, words[index] &+ roundConstants[index])
    round(h, a, b, &c, d, e, f, &g, words[index + 1] &+ roundConstants[index + 1])
    round(g, h, a, &b, c, d, e, &f, words[index + 2] &+ roundConstants[index + 2])
    round(f, g, h, &a, b, c, d, &e, words[index + 3] &+ roundConstants[index + 3])
    round(e, f, g, &h, a, b, c, &d, words[index + 4] &+ roundConstants[index + 4])
    round(d, e, f, &g, h, a, b, &c, words[index + 5] &+ roundConstants[index + 5])
    round(c, d, e, &f, g, h, a, &b, words[index + 6] &+ roundConstants[index + 6])
    round(b, c, d, &e, f, g, h, &a, words[index + 7] &+ roundConstants[index + 7])
  }
  let sums: [8 of UInt32] = [a, b, c, d, e, f, g, h]
  for index in 0..<8 { state[index] &+= sums[index] }
}

/// The 64 words of the message schedule of a block: FIPS 180-4, section 6.2.2, step 1.
@inline(__always)
private func schedule(of block: Span<UInt8>) -> [64 of UInt32] {
  precondition(block.count == 64)
  var words = [64 of UInt32](repeating: 0)
  for index in 0..<16 {
    let place = 4 * index
    words[index] =
      UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16 | UInt32(block[place + 2]) << 8
      | UInt32(block[place + 3])
  }
  for index in 16..<64 {
    let (early, late) = (words[index - 15], words[index - 2])
    let sigma0 = rotated(early, by: 7) ^ rotated(early, by: 18) ^ early >> 3
    let sigma1 = rotated(late, by: 17) ^ rotated(late, by: 19) ^ late >> 10
    words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
  }
  return words
}

/// One round of SHA-256: FIPS 180-4, section 6.2.2, step 3, where `d` and `h` become the new `e` and `a`.
@inline(__always)
private func round(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
  _ addend: UInt32
) {
  let sum1 = rotated(e, by: 6) ^ rotated(e, by: 11) ^ rotated(e, by: 25)
  let choice = e & f ^ ~e & g
  h = h &+ sum1 &+ choice &+ addend
  d = d &+ h
  let sum0 = rotated(a, by: 2) ^ rotated(a, by: 13) ^ rotated(a, by: 22)
  let majority = a & b ^ a & c ^ b & c
  h = h &+ sum0 &+ majority
}

@inline(__always)
private func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// The round constants of SHA-256: FIPS 180-4, section 4.2.2.
///
/// They are the first 32 bits of the fractions of the cube roots of the first 64 primes.
private let roundConstants: [64 of UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
