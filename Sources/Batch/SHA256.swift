/// A computation of the hash SHA-256 of bytes that are appended piece by piece: FIPS 180-4, section 6.2.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The last appended bytes, which do not fill a block of 64 bytes yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  /// The SHA-256 of bytes as 64 hexadecimal digits in lower case.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.append(bytes)
    return hash.hexadecimal()
  }

  package mutating func append(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var words = [UInt32](repeating: 0, count: 64)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      guard rest.count == 64 else { return }
      let block = rest
      rest = []
      compress(block.span, at: 0, &words, into: &state)
    }
    let span = bytes.span
    while start + 64 <= bytes.count {
      compress(span, at: start, &words, into: &state)
      start += 64
    }
    rest.append(contentsOf: bytes[start...])
  }

  /// The hash of all appended bytes as 64 hexadecimal digits in lower case; more bytes may be appended afterwards.
  package func hexadecimal() -> String {
    var copy = self
    // Section 5.1.1: a 1 bit, zeros up to 8 bytes before the end of a block, the number of bits.
    let bits = count &* 8
    let zeros = (119 - Int(count % 64)) % 64
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    copy.append([0x80] + [UInt8](repeating: 0, count: zeros) + length)
    let digits = Array("0123456789abcdef".utf8)
    let text = copy.state.flatMap { word in (0..<8).map { digits[Int(word >> (28 - 4 * UInt32($0)) & 15)] } }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Updates the state of a SHA-256 with one block of 64 bytes: FIPS 180-4, section 6.2.2.
///
/// - Parameters:
///   - bytes: the bytes that contain the block.
///   - start: the byte offset of the block.
///   - words: space for 64 words, which are overwritten.
///   - state: the eight words of the hash.
private func compress(
  _ bytes: Span<UInt8>, at start: Int, _ words: inout [UInt32], into state: inout [UInt32]
) {
  for index in 0..<16 {
    let place = start + 4 * index
    words[index] =
      UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
      | UInt32(bytes[place + 3])
  }
  for index in 16..<64 {
    let (early, late) = (words[index - 15], words[index - 2])
    let sigma0 = rotated(early, by: 7) ^ rotated(early, by: 18) ^ early >> 3
    let sigma1 = rotated(late, by: 17) ^ rotated(late, by: 19) ^ late >> 10
    words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
  }
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for index in 0..<64 {
    let sum1 = rotated(e, by: 6) ^ rotated(e, by: 11) ^ rotated(e, by: 25)
    let choice = e & f ^ ~e & g
    let first = h &+ sum1 &+ choice &+ roundConstants[index] &+ words[index]
    let sum0 = rotated(a, by: 2) ^ rotated(a, by: 13) ^ rotated(a, by: 22)
    let majority = a & b ^ a & c ^ b & c
    (h, g, f, e) = (g, f, e, d &+ first)
    (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
  }
  for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
}

@inline(__always)
private func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// The round constants of SHA-256: FIPS 180-4, section 4.2.2.
///
/// They are the first 32 bits of the fractions of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
