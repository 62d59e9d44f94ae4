import Tables

/// The metrics of Roboto, Android's standard font, at one size, rounded to whole pixels as on Android.
package struct Roboto: Sendable {
  /// The font size in pixels, above 0.
  package let size: Float
  private let table: RobotoFace
  /// The additional space after each character, in pixels.
  private let letterSpacing: Int

  /// The metrics of a face of Roboto at one size.
  ///
  /// - Parameters:
  ///   - face: the weight or slant of the font, or the font `monospace`.
  ///   - size: the font size in pixels, above 0.
  ///   - letterSpacing: the additional space after each character, in ems.
  package init(_ face: AndroidText.Face, size: Float, letterSpacing: Float = 0) {
    self.size = size
    table = RobotoFace.of(face)
    self.letterSpacing = Self.rounded(letterSpacing * size)
  }

  /// The distance of the first line's top from its baseline, in pixels, negative: `Paint.FontMetricsInt.top`.
  ///
  /// This and the next three properties come from Roboto's tables: 2163, 1900, 500 and 555 units of 1/2048 em.
  package var top: Int { Int((-1.056_152 * size).rounded(.down)) }
  package var ascent: Int { Self.rounded(-0.927_734 * size) }
  package var descent: Int { Self.rounded(0.244_141 * size) }
  package var bottom: Int { Int((0.270_996 * size).rounded(.up)) }

  /// The height of a line without font padding, in pixels.
  package var lineHeight: Int { descent - ascent }

  /// The width of a text in one line, in pixels.
  ///
  /// The width of each character and the kerning of each pair are rounded to whole pixels, as on Android before
  /// version 10. Letter spacing leaves kerning on: it only turns ligatures off.
  package func width(of text: Substring) -> Int {
    var width = 0
    var previous: UInt32?
    for scalar in text.unicodeScalars {
      width += pixels(table.advance(of: scalar.value)) + letterSpacing
      if let previous, let kerning = table.kerning(previous, scalar.value) {
        width += pixels(kerning)
      }
      previous = scalar.value
    }
    return width
  }

  private func pixels(_ units: Int) -> Int { Self.rounded(Float(units) * size / 2_048) }

  private static func rounded(_ value: Float) -> Int { Int((value + 0.5).rounded(.down)) }
}

/// The advance widths and the kerning of one face of Roboto, in units of 1/2048 em.
struct RobotoFace: Sendable {
  private let advances: [UInt16]
  private let kerning: [UInt64: Int]

  /// A face with the rows of the data files for it; later rows of kerning replace the pairs of earlier ones.
  private init(_ name: String, kerning: [String] = []) {
    advances = DataFile.robotoAdvances.row(name).map { UInt16($0) ?? 0 }
    var pairs: [UInt64: Int] = [:]
    var value = 0
    for word in kerning.flatMap(DataFile.robotoKerning.row) {
      if let number = Int(word) {
        value = number
        continue
      }
      let scalars = word.unicodeScalars.map { $0 == "\u{B7}" ? 0x20 : $0.value }
      if scalars.count == 2 { pairs[Self.key(scalars[0], scalars[1])] = value }
    }
    self.kerning = pairs
  }

  /// The face of Droid Sans Mono, Android's font `monospace`, whose visible characters have the same advance.
  private init(advance: UInt16) {
    advances = Self.regular.advances.map { $0 == 0 ? 0 : advance }
    kerning = [:]
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  func kerning(_ first: UInt32, _ second: UInt32) -> Int? { kerning[Self.key(first, second)] }

  func advance(of character: UInt32) -> Int {
    if character < RobotoAdvances.indexes.count, let index = RobotoAdvances.indexes[Int(character)] {
      return Int(advances[Int(index)])
    }
    switch character {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0...0x2E7F: return Self.unknownAdvance
    default: return Self.wideAdvance
    }
  }

  /// The advance width of a character that the tables do not contain, in units of 1/2048 em: about half an em.
  private static let unknownAdvance = 1_126
  /// The advance width of an ideograph or emoji, in units of 1/2048 em: one em.
  private static let wideAdvance = 2_048

  static func of(_ face: AndroidText.Face) -> RobotoFace {
    switch face {
    case .thin: thin
    case .light: light
    case .regular: regular
    case .italic: italic
    case .medium: medium
    case .bold: bold
    case .black: black
    case .monospace: monospace
    }
  }

  private static let thin = RobotoFace("thin")
  private static let light = RobotoFace("light")
  private static let regular = RobotoFace("regular", kerning: ["regular"])
  private static let italic = RobotoFace("italic")
  private static let medium = RobotoFace("medium", kerning: ["regular", "changes-of-medium"])
  private static let bold = RobotoFace("bold", kerning: ["regular", "changes-of-medium"])
  private static let black = RobotoFace("black")
  private static let monospace = RobotoFace(advance: 1_229)
}
