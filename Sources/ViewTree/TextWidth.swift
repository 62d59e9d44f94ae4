/// The estimated width of a text in ems, computed without a font and equal on all platforms.
///
/// A character counts as 0.5 em, an East Asian wide or fullwidth one (Unicode Standard Annex 11) as 1 em. Combining and
/// format characters count as 0.
package func textWidthInEms(_ text: String) -> Double {
  text.unicodeScalars.reduce(0) { $0 + widthInEms($1) }
}

package func widthInEms(_ scalar: Unicode.Scalar) -> Double {
  if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 0.5 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return wideRanges.contains { $0.contains(scalar.value) } ? 1 : 0.5
  }
}

/// The code points of East Asian wide and fullwidth characters, ascending: Unicode Standard Annex 11.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615,
  0x2648...0x2653, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x2753...0x2755, 0x2795...0x2797,
  0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
  0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
]
