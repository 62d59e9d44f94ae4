/// A size of the texts of UIKit that the user chooses: `UIContentSizeCategory`, the smallest first.
enum ContentSizeCategory: Int, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The content size whose body text is nearest to the default one times a factor; the smaller of two.
  init(fontScale: Double) {
    let size = fontScale * 17
    let body = TextStyle.body
    self =
      ContentSizeCategory.allCases.min { abs(body.metrics(at: $0).size - size) < abs(body.metrics(at: $1).size - size) }
      ?? .large
  }
}

/// A style of `UIFont.TextStyle`: font size and leading in points, at each content size.
///
/// Source: "Typography" of the Human Interface Guidelines, tables of Dynamic Type sizes.
struct TextStyle: Sendable {
  /// The font size and the distance of two baselines, in points, by content size.
  private let table: [(size: Double, leading: Double)]

  /// Creates a style from a line of the table, such as `14/19 15/20`, with a pair for each content size.
  private init(_ line: String) {
    table = line.split(separator: " ").map { pair in
      let numbers = pair.split(separator: "/").compactMap { Double($0) }
      return (numbers[0], numbers[1])
    }
  }

  func metrics(at contentSize: ContentSizeCategory) -> (size: Double, leading: Double) { table[contentSize.rawValue] }

  static let body = TextStyle("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62")

  /// The styles by their names in files.
  static let named: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": TextStyle("31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    "UICTFontTextStyleTitle1": TextStyle("25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    "UICTFontTextStyleTitle2": TextStyle("19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    "UICTFontTextStyleTitle3": TextStyle("17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    "UICTFontTextStyleHeadline": TextStyle("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    "UICTFontTextStyleBody": body,
    "UICTFontTextStyleCallout": TextStyle("13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    "UICTFontTextStyleSubhead": TextStyle("12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    "UICTFontTextStyleFootnote": TextStyle("12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    "UICTFontTextStyleCaption1": TextStyle("11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    "UICTFontTextStyleCaption2": TextStyle("11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]
}
