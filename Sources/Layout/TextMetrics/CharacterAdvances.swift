package import ViewTree

/// The tables of the characters' advance widths in the system's font, in thousandths of the font size.
///
/// Inter's advances (SIL Open Font License 1.1), fitted to 172 labels and buttons in public Interface Builder files
/// whose stored width is that of their text; the median error is 0.5 points.
package enum CharacterAdvances {
  /// Returns the advances for a weight in thousandths of the font size: those of U+0020 to U+007E, then those of
  /// ``others``.
  package static func table(of weight: FontDescription.Weight) -> [Double] {
    switch weight {
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// Returns the index of a character in the tables of advances; nil for a character that the tables do not contain.
  package static func index(of character: Unicode.Scalar) -> Int? {
    if (32..<127).contains(character.value) { return Int(character.value) - 32 }
    if let base = baseLetter(of: character) { return Int(base.value) - 32 }
    let character = sameGlyphs[character] ?? character
    return character == " " ? 0 : others.firstIndex(of: character).map { $0 + 95 }
  }

  /// The characters that have the glyph of another character in the Adobe Glyph List: the names `space` and
  /// `periodcentered` have two characters each.
  private static let sameGlyphs: [Unicode.Scalar: Unicode.Scalar] = ["\u{A0}": " ", "\u{2219}": "\u{B7}"]

  /// Returns the base letter of an accented Latin letter, which has the same advance; nil for other characters.
  private static func baseLetter(of character: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xC0..<0x180).contains(character.value), accented.count == 0xC0 else { return nil }
    let letter = accented[Int(character.value) - 0xC0]
    return letter == " " ? nil : letter
  }

  /// The base letters of U+00C0 to U+017F in order, by their canonical decompositions; a space for a character without
  /// one.
  private static let accented: [Unicode.Scalar] = Array(
    ("AAAAAA CEEEEIIII NOOOOO  UUUUY  aaaaaa ceeeeiiii nooooo  uuuuy y"
      + "AaAaAaCcCcCcCcDd  EeEeEeEeEeGgGgGgGgHh  IiIiIiIiI   JjKk LlLlLl    NnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTt  "
      + "UuUuUuUuUuUuWwYyYZzZzZz ").unicodeScalars)

  /// The characters beyond ASCII that the tables of advances contain, in the order of the tables.
  private static let others: [Unicode.Scalar] = [
    "\u{2026}", "\u{2019}", "\u{2018}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{A9}",
    "\u{B7}", "\u{D7}", "\u{20AC}", "\u{A3}", "\u{B0}",
  ]

  private static let light: [Double] = [
    232.2, 247.3, 365.2, 596.4, 593.8, 759.1, 585.5, 201.6, 319.1, 319.1, 468.2, 623, 247.3, 430.9, 248.9, 319.2,
    580.8, 413, 573, 600.9, 598, 564.2, 594.9, 529.5, 581.4, 574.8, 242.4, 247.3, 615.5, 615.5, 615.5, 470.6, 889.7,
    620.5, 613, 678.9, 676.2, 556.6, 552.8, 705.7, 717.1, 231.3, 506.8, 604.5, 520.6, 838.4, 716.8, 727.1, 610.4,
    717.7, 588.6, 602.4, 577.3, 705.6, 609.5, 902.5, 615, 593.1, 588.2, 312.4, 318.1, 312.4, 415.7, 411.4, 465.4,
    518.1, 569, 522.7, 569.6, 540.5, 334.9, 571.9, 543.8, 205.2, 205.8, 477.8, 211.5, 824.4, 547.5, 554.3, 550.9,
    565.2, 332.7, 479, 321.7, 556, 492.1, 737.3, 481.4, 521.2, 491.5, 319.1, 282.2, 319.1, 615.5, 787.4, 152.4, 166.9,
    328.8, 328.8, 528.9, 468.2, 954.1, 869.7, 242.8, 615.5, 634.2, 595.2, 424,
  ]

  private static let regular: [Double] = [
    238.6, 252.6, 387.3, 595.2, 601.8, 771.6, 603.2, 208.6, 334.1, 334.1, 468, 628.9, 254.8, 439.5, 259.2, 329.9,
    601.8, 431.3, 568, 607.8, 610.7, 573.6, 608.4, 536.9, 590, 588, 245, 254, 622.6, 622.6, 622.6, 480.2, 889.1,
    637.3, 613.2, 677.3, 678.1, 560.4, 544.2, 707.3, 721.7, 235.9, 514.5, 615.6, 522.7, 843.3, 710.3, 733, 618.2,
    721.9, 595.1, 611.9, 582.9, 702.6, 626.9, 923.4, 638.1, 605.9, 595.4, 327.4, 328.5, 327.4, 437.6, 418.8, 465.2,
    522.8, 570.6, 520.6, 564.3, 536.1, 345.7, 579.7, 557.5, 212.6, 210.4, 489.2, 226.3, 836.3, 551.6, 563, 560.5,
    574.2, 346.8, 489.6, 324.3, 561.8, 502, 747.5, 491.9, 535.3, 501, 334.1, 299.5, 334.1, 622.6, 779.9, 161.5, 175.3,
    352, 352, 528.7, 468, 953.8, 869.7, 249.9, 622.6, 628.1, 594.9, 423.8,
  ]

  private static let medium: [Double] = [
    225.6, 272.3, 386.8, 606.2, 612.2, 791.7, 619.5, 207.6, 354.1, 354.1, 493.8, 640.3, 267.1, 445.4, 264.6, 345.2,
    606.5, 442.4, 582, 619.7, 628.9, 590.9, 624.1, 549.3, 606.6, 604.6, 259, 266.4, 634, 634, 634, 502.3, 925.1,
    666.1, 622.8, 692.3, 683.9, 570.5, 558.2, 717.5, 725.1, 248.6, 527.6, 632.6, 533, 858.1, 709, 742.7, 626.2, 733.7,
    606.7, 620.8, 599.8, 703.7, 656.3, 953.7, 664.2, 633.5, 612.8, 346.2, 344.1, 346.2, 448.6, 431.9, 470, 535.2,
    588.2, 536.5, 584.3, 555.1, 356.8, 591.8, 569.9, 226.9, 227, 510.9, 240, 850.4, 568, 571.1, 573.6, 586.7, 362.9,
    511.7, 337.1, 577.7, 518.3, 764.9, 509.6, 547, 516.9, 354.1, 319.6, 354.1, 634, 777.5, 180.5, 194.3, 370, 370,
    501.4, 472.8, 958.7, 874.6, 261.9, 634, 639.8, 612.9, 430.4,
  ]

  private static let semibold: [Double] = [
    210.2, 288.6, 384.4, 613.6, 619.2, 808.3, 632.3, 204.9, 370.7, 370.7, 516.4, 648.3, 275.8, 449.6, 276.4, 357.4,
    638.5, 453, 591.4, 628.4, 641.7, 604.5, 637.7, 558.8, 622.3, 618.2, 268.1, 275.2, 642, 642, 642, 521.7, 957.2,
    690, 627.4, 701.7, 689.3, 576.5, 555.8, 724.9, 728.3, 253.5, 537.7, 646.1, 536.4, 867.9, 704.9, 750.8, 631.9,
    742.1, 613.7, 627.8, 609.9, 701.3, 680.2, 983.2, 687.3, 654.3, 627.7, 364, 356.3, 364, 456, 441.3, 471.5, 543.6,
    594.4, 546.6, 587.2, 560, 366.3, 601.2, 582.1, 238.4, 239.8, 524.5, 254.5, 867.9, 580.2, 576.7, 582.5, 595.4, 375,
    521.6, 347, 592.6, 529.1, 778.4, 522.3, 557.8, 528.3, 370.7, 336.2, 370.7, 642, 771.7, 196.1, 209.9, 384.9, 384.2,
    470.8, 474.3, 960.2, 876, 270.7, 642, 648.2, 627.8, 433.6,
  ]

  private static let bold: [Double] = [
    202, 310.7, 387.8, 626.6, 631.6, 830.4, 650.2, 207.7, 392.8, 392.8, 543.9, 662.1, 290.3, 459.2, 290.2, 375.3,
    666.1, 468.1, 609.3, 642.9, 662.3, 622.3, 658.2, 573.2, 643.6, 636.8, 281.8, 289.6, 655.8, 655.8, 655.8, 546.5,
    994.5, 721.1, 637.7, 716.9, 698.9, 588.2, 561.9, 737.3, 736.7, 265.9, 553.5, 665.4, 541.7, 883, 706.2, 764.5,
    642.9, 755.8, 626.1, 640.2, 625.1, 704.1, 711.2, 1018.3, 717.6, 680.5, 648.4, 386.1, 374.2, 386.1, 469.1, 456.5,
    478.4, 553.8, 603.2, 563.8, 599.1, 569, 381.5, 615.7, 600.1, 257.5, 257.7, 543.8, 269.5, 888.6, 600.3, 590.6,
    596.9, 609.9, 395, 541.7, 363.1, 612.6, 545.6, 797.7, 540.2, 574.3, 544.9, 392.8, 358.3, 392.8, 655.8, 771.7,
    216.8, 230.6, 404.9, 404.2, 445.9, 481.1, 967, 882.9, 284.4, 655.8, 662, 647.8, 441.8,
  ]
}
