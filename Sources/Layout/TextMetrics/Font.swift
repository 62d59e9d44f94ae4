package import ViewTree

/// The metrics of a font that decide the size of its text.
package struct Font: Hashable, Sendable {
  package typealias Weight = FontDescription.Weight

  /// In points, above 0.
  package var pointSize: Double
  package var weight = Weight.regular
  /// The height of a line ÷ the size.
  package var lineHeightFactor = Font.systemLineHeightFactor
  /// Between lines, in points.
  package var lineSpacing = 0.0
  /// Nil for the font's own line height.
  package var minimumLineHeight: Double?
  package var maximumLineHeight: Double?
  /// The width of a text ÷ that in the system's font.
  package var widthFactor = 1.0

  package init(pointSize: Double, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The metrics of the font that a document names.
  package init(_ description: FontDescription) {
    switch description.family {
    case .system(let weight): self.init(pointSize: description.pointSize, weight: weight)
    case .named(let name): self.init(named: name, pointSize: description.pointSize)
    }
    lineHeightFactor *= description.lineHeightMultiple
    lineSpacing = description.lineSpacing
    minimumLineHeight = description.minimumLineHeight
    maximumLineHeight = description.maximumLineHeight
  }

  /// Of the system's font: (1950 + 494) ÷ 2048, within 0.5 pt of 99 % of 223 labels in public Interface Builder files.
  package static let systemLineHeightFactor = 1.193_359_375

  /// From the baseline to the bottom of a line: 494 ÷ 2048 in the system's font.
  package var descent: Double { pointSize * 0.241_210_937_5 * lineHeightFactor / Self.systemLineHeightFactor }

  /// The height of some lines on a screen with `scale` pixels per point.
  package func height(lines: Int, scale: Double) -> Double {
    (Double(lines) * lineHeight + Double(max(0, lines - 1)) * lineSpacing).roundedUp(toPixelsOf: scale)
  }

  /// From one baseline to the next without spacing, in points.
  package var lineHeight: Double {
    var height = pointSize * lineHeightFactor
    if let maximumLineHeight, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight ?? 0)
  }

  /// The width of a text in one line, in points, not rounded.
  package func width(of text: String) -> Double { width(of: text.unicodeScalars) }

  package func width(of scalars: some Sequence<Unicode.Scalar>) -> Double {
    let table = CharacterAdvances.table(of: weight)
    let tracking = Self.tracking(at: pointSize)
    var sum = 0.0
    var previous: Unicode.Scalar?
    var last = 0.0
    for scalar in scalars {
      if let index = CharacterAdvances.index(of: scalar) {
        last = table[index] + tracking
        sum += last
      } else if scalar == "\u{FE0F}" {
        // The character before is shown as an emoji.
        sum += Self.emojiAdvance - last
        last = Self.emojiAdvance
      } else {
        // An ideograph is an em without tracking, a letter of another alphabet about 0.56, and a combining one nothing.
        let ems = widthInEms(scalar)
        let advance = scalar.properties.isEmojiPresentation ? Self.emojiAdvance : ems == 1 ? 1_000 : 560 + tracking
        sum += ems == 0 ? 0 : advance
        if ems > 0 { last = advance }
      }
      if let previous { sum += KerningPairs.adjustment(previous, scalar) }
      previous = scalar
    }
    return max(0, sum) * pointSize * widthFactor / 1_000
  }

  /// In thousandths of the font size, measured on public Interface Builder files.
  private static let emojiAdvance = 1_240.0

  /// The tracking that the system's font adds to each advance at a size, in thousandths of it.
  private static func tracking(at pointSize: Double) -> Double {
    guard let next = trackings.firstIndex(where: { $0.size >= pointSize }) else { return 0 }
    guard next > 0 else { return trackings[0].tracking }
    let (low, high) = (trackings[next - 1], trackings[next])
    return low.tracking + (high.tracking - low.tracking) * (pointSize - low.size) / (high.size - low.size)
  }

  /// Fitted with the advances; from 20 points on, where the system's font has its display cut, 6.5 lower than the fit for
  /// text sizes: 12 of 14 labels of repositories that were left out of the fit are within 1 point, and 3 before.
  private static let trackings: [(size: Double, tracking: Double)] = [
    (10, 45.3), (11, 37.7), (12, 33.4), (13, 28.5), (14, 24.3), (15, 17.9), (16, 15.9), (17, 11.0), (18, 11.5),
    (19, 10.5), (20, 3), (22, -0.3), (24, -1.7), (28, -3.2), (32, -5.2), (36, -6.2), (40, 0.3), (60, 0),
  ]
}

extension Double {
  /// The next multiple of a pixel; a hundredth of a pixel too much is rounding.
  package func roundedUp(toPixelsOf scale: Double) -> Double { (self * scale - 0.01).rounded(.up) / scale }
}
