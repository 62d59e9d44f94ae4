import ViewTree

extension Font {
  /// Creates the metrics of the font with a PostScript name; those of the system's font for an unknown family.
  ///
  /// Line heights are the sums of ascent, descent and line gap in the fonts' own tables of metrics. `pointSize` is the
  /// size of the font in points.
  package init(named name: String, pointSize: Double) {
    self.init(pointSize: pointSize, weight: Weight(ofFontNamed: name))
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }
    lineHeightFactor = Self.lineHeightFactors[family] ?? Self.systemLineHeightFactor
    table = FontTable(fontNamed: name)
    widthFactor = Self.widthFactors[name] ?? 1
    fixedAdvance = Self.fixedAdvances[family]
  }

  /// The height of a line divided by the size of the font, without unit; the key is the name of the font family.
  ///
  private static let lineHeightFactors: [String: Double] = [
    "HelveticaNeue": 1.193, "Helvetica": 1.15, "Arial": 1.15, "ArialMT": 1.15, "TimesNewRomanPS": 1.15,
    "TimesNewRomanPSMT": 1.15, "Georgia": 1.136, "AvenirNext": 1.366, "Avenir": 1.366, "Futura": 1.3, "Menlo": 1.164,
    "Courier": 1,
  ]

  /// The advances of monospaced fonts, in thousandths of the font size; the key is the name of the font family.
  ///
  /// Menlo has those of DejaVu Sans Mono (1233 ÷ 2048), from which it is derived; Courier those of Adobe's font
  /// metrics.
  private static let fixedAdvances: [String: Double] = [
    "Menlo": 602.05, "Courier": 600, "CourierNew": 600, "CourierNewPSMT": 600,
  ]

  /// Widths relative to those of the system's font with the same weight, from public Interface Builder files.
  private static let widthFactors: [String: Double] = ["HelveticaNeue-Light": 0.985]
}

extension FontDescription.Weight {
  /// The weight that a PostScript name contains, such as `HelveticaNeue-Medium`; regular if the name contains none.
  package init(ofFontNamed name: String) {
    let style = name.lowercased()
    if style.contains("semibold") || style.contains("demi") {
      self = .semibold
    } else if ["bold", "heavy", "black"].contains(where: style.contains) {
      self = .bold
    } else if style.contains("medium") {
      self = .medium
    } else if ["light", "thin"].contains(where: style.contains) {
      self = .light
    } else {
      self = .regular
    }
  }
}
