package import ViewTree

/// The tables of the characters' advance widths in the system's font, in thousandths of the font size.
///
/// From 20 points on, ``DisplayAdvances`` has the advances of ASCII characters.
///
/// They are Inter's advances (SIL Open Font License 1.1), fitted in two steps to labels and buttons in public Interface
/// Builder files whose stored width is that of their text:
///
/// 1. To 172 of them.
/// 2. Robustly to 358 of them, from the half of the repositories that `SkeletonDev labels` selects with the seed 2911.
///
/// The median error for the 358 is below half a point.
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
    233.4, 247.4, 366.2, 595.7, 593.3, 758.6, 585, 201.6, 318.9, 318.9, 467.7, 622.5, 246.3, 428.6, 253.3, 318.5,
    586.2, 412.7, 572.3, 599.2, 594.8, 562.4, 593.6, 528.6, 581, 572.7, 243, 246.8, 615, 615, 615, 471.9, 889, 616,
    613.4, 678.6, 677.9, 559.2, 551.7, 707.8, 716, 233.8, 506, 603.8, 520.9, 840.5, 718.6, 728.4, 611.5, 717.1,
    591.4, 601.6, 574.8, 707.5, 608.3, 902.1, 614.6, 591.7, 587.6, 311.9, 317.6, 311.9, 415.2, 410.7, 464.9, 519.6,
    572.8, 525, 569.7, 541, 333.1, 568, 539.5, 202.2, 204.9, 480.8, 206.4, 824.3, 547.8, 556.2, 554.9, 564.9, 330.1,
    477.8, 321.4, 556.6, 492.2, 736.1, 481.3, 519.9, 491, 318.6, 281.7, 318.6, 615, 786.9, 151.9, 166.4, 328.3,
    328.3, 509.9, 467.7, 953.6, 850.1, 261.3, 615, 633.7, 594.7, 423.5,
  ]

  private static let regular: [Double] = [
    240, 253.8, 389.5, 595.6, 602.4, 772.2, 603.8, 209.7, 335.1, 335.1, 468.6, 629.5, 254.8, 438.3, 264.9, 330.3,
    609.5, 432.8, 569.1, 607.8, 609.4, 573.7, 608.9, 537.7, 591.5, 587.7, 246.9, 254.6, 623.2, 623.2, 623.2, 482.6,
    889.5, 634.4, 615.2, 678.8, 681.5, 564.6, 544.6, 711.1, 722.1, 240.1, 515.3, 616.5, 524.7, 847.1, 713.7, 736,
    621, 722.9, 599.6, 612.7, 581.9, 706.2, 627.2, 924.6, 639.4, 606.1, 596.4, 328, 329.1, 328, 438.2, 419.2, 465.8,
    523.8, 574.1, 522.6, 563.8, 536, 343.3, 575.2, 552.4, 208.7, 209, 491.8, 220.7, 835.6, 551.1, 564.5, 564.3,
    573.4, 343.6, 487.9, 323.6, 562, 501.8, 745.9, 491.3, 533.6, 500, 334.7, 300.1, 334.7, 623.2, 780.5, 162.1,
    175.9, 352.6, 352.6, 510.8, 468.6, 954.4, 851.3, 269.6, 623.2, 628.7, 595.5, 424.4,
  ]

  private static let medium: [Double] = [
    227.1, 272.7, 388.1, 605.8, 612, 791.5, 619.3, 207.9, 354.2, 354.2, 493.6, 640.1, 266.4, 443.4, 269.5, 344.8,
    612, 442.4, 581.6, 618.3, 626.1, 589.4, 623.1, 548.7, 606.5, 602.8, 260, 266.2, 633.8, 633.8, 633.8, 503.9,
    924.7, 661.3, 623, 691.8, 685.6, 573, 557, 719.5, 723.9, 251, 526.8, 631.7, 533.5, 860.1, 710.7, 743.9, 627.2,
    733, 609.5, 620, 597.2, 705.6, 655, 953.2, 663.8, 632, 612.1, 346, 343.9, 346, 448.4, 431.5, 469.8, 536.2,
    591.6, 538.3, 584.1, 555.1, 354.6, 587.7, 565.3, 223.6, 225.7, 513.5, 234.4, 849.8, 567.9, 572.8, 577.3, 586,
    359.9, 510.2, 336.3, 577.8, 518, 763.4, 509.1, 545.3, 516, 353.9, 319.4, 353.9, 633.8, 777.3, 180.3, 194.1,
    369.8, 369.8, 482.7, 472.6, 958.5, 855.4, 280.7, 633.8, 639.6, 612.7, 430.2,
  ]

  private static let semibold: [Double] = [
    213.2, 290.2, 386.9, 614.4, 620.2, 809.3, 633.3, 206.3, 372, 372, 517.4, 649.3, 276.2, 448.8, 282.4, 358.1,
    645.8, 454.7, 592.7, 628.6, 640.5, 604.6, 638.3, 559.8, 623.8, 618, 270.2, 276.2, 643, 643, 643, 524.4, 958,
    687.1, 629.3, 703, 692.6, 580.7, 556.3, 728.6, 728.8, 257.6, 538.6, 647, 538.5, 871.6, 708.5, 753.7, 634.6,
    743.1, 618.1, 628.6, 609, 704.9, 680.6, 984.4, 688.6, 654.4, 628.7, 365, 357.3, 365, 457, 442.1, 472.5, 546.5,
    599.7, 550.3, 588.8, 562, 365.8, 598.9, 579.4, 237.1, 240.4, 528.9, 250.9, 869.1, 582, 580.2, 588, 596.5, 373.8,
    521.9, 348.3, 594.6, 530.7, 778.8, 523.8, 558, 529.3, 371.7, 337.2, 371.7, 643, 772.7, 197.1, 210.9, 385.9,
    385.2, 453.3, 475.3, 961.2, 857.9, 290.7, 643, 649.2, 628.8, 434.6,
  ]

  private static let bold: [Double] = [
    206.3, 313, 391, 628.1, 633.3, 832.1, 651.9, 209.9, 394.9, 394.9, 545.6, 663.8, 291.5, 459.1, 296.9, 376.8,
    673.9, 470.3, 611.1, 643.7, 661.6, 622.9, 659.3, 574.7, 645.7, 637.2, 284.7, 291.3, 657.5, 657.5, 657.5, 550,
    996, 719.6, 641.1, 719.7, 703.7, 594, 563.9, 742.5, 738.6, 271.5, 555.8, 667.7, 545.2, 888.1, 711.1, 768.8,
    647.1, 758.3, 632, 642.6, 625.7, 709.1, 713.1, 1020.9, 720.3, 682.1, 650.8, 387.8, 375.9, 387.8, 470.8, 458.1,
    480.1, 558.4, 610, 569, 602.1, 572.6, 382.7, 614.7, 598.9, 257.5, 259.8, 549.8, 267.5, 891.5, 603.6, 595.8, 604,
    612.6, 395.4, 543.7, 365.8, 616.2, 548.6, 799.6, 543.1, 576.1, 547.4, 394.5, 360, 394.5, 657.5, 773.4, 218.5,
    232.3, 406.6, 405.9, 429.1, 482.8, 968.7, 865.6, 305.2, 657.5, 663.7, 649.5, 443.5,
  ]
}
