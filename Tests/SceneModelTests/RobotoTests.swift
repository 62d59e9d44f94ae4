import Testing
import ViewTree

/// The metrics of Roboto 2.138: those of its files at 2048 pixels, and rounded ones.
@Suite struct RobotoTests {
  @Test(
    arguments: [
      (2_048, [-2_163, -1_900, 500, 555]), (14, [-15, -13, 3, 4]), (17, [-18, -16, 4, 5]), (42, [-45, -39, 10, 12]),
    ] as [(Float, [Int])])
  func `top and bottom are rounded outwards, ascent and descent to the nearest pixel`(
    _ size: Float, _ metrics: [Int]
  ) {
    let font = Roboto(.regular, size: size)
    #expect([font.top, font.ascent, font.descent, font.bottom] == metrics)
    #expect(font.lineHeight == metrics[2] - metrics[1])
    #expect(font.size == size)
  }

  /// Characters without a width in the files have half an em, or an em if they are ideographs; marks have none.
  @Test(
    arguments: [
      (0x20, 508), (0x41, 1_336), (0x7E, 1_393), (0x1F, 1_126), (0x7F, 1_126), (0x250, 1_126), (0x2FF, 1_126),
      (0x300, 0), (0x36F, 0), (0x378, 1_126), (0x200A, 1_126), (0x200B, 0), (0x200F, 0), (0x2122, 1_281),
      (0x2212, 1_171), (0x2213, 1_126), (0x2E7F, 1_126), (0x2E80, 2_048), (0x4E00, 2_048), (0xFDFF, 2_048),
      (0xFE00, 0), (0xFE0F, 0), (0xFE10, 2_048), (0x1F600, 2_048),
    ] as [(UInt32, Int)])
  func `a character has an advance`(_ character: UInt32, _ width: Int) throws {
    let text = String(try #require(Unicode.Scalar(character)))
    #expect(Roboto(.regular, size: 2_048).width(of: text[...]) == width)
  }

  @Test(arguments: [
    (AndroidText.Face.thin, 1_223, 1_223, 0), (.light, 1_280, 1_264, 0), (.regular, 1_336, 1_304, -87),
    (.italic, 1_296, 1_265, 0), (.medium, 1_363, 1_326, -77), (.bold, 1_379, 1_339, -77), (.black, 1_395, 1_354, 0),
    (.monospace, 1_229, 1_229, 0),
  ])
  func `a face has its advances and its kerning`(_ face: AndroidText.Face, _ a: Int, _ v: Int, _ kerning: Int) {
    let font = Roboto(face, size: 2_048)
    #expect(font.width(of: "A") == a && font.width(of: "V") == v)
    #expect(font.width(of: "AV") == a + v + kerning)
  }

  /// Droid Sans Mono: 1229 units of 1/2048 em.
  @Test(arguments: ["i", "W", " ", ".", "~", "é", "Ж"])
  func `characters of the monospaced font have one advance`(_ text: String) {
    #expect(Roboto(.monospace, size: 2_048).width(of: text[...]) == 1_229)
    // 17 pixels have 10.2 pixels for each character.
    #expect(Roboto(.monospace, size: 17).width(of: "\(text)T\(text)"[...]) == 30)
  }

  @Test func `each width and each kerning is rounded to pixels`() {
    // A space has 254 pixels, A and V have 668 and 652, and the kerning of −43.5 pixels is −43.
    let font = Roboto(.regular, size: 1_024)
    #expect(font.width(of: " ") == 254 && font.width(of: "AV") == 668 + 652 - 43 && font.width(of: "") == 0)
    // A middle dot of the file is a space: T and a space are 40 units nearer.
    #expect(Roboto(.regular, size: 2_048).width(of: "T ") == 1_222 + 508 - 40)
    #expect(Roboto(.regular, size: 2_048).width(of: " T") == 1_222 + 508 - 40)
    // Characters of a group have the advance of the first one.
    #expect(Roboto(.regular, size: 2_048).width(of: "é") == Roboto(.regular, size: 2_048).width(of: "e"))
  }

  @Test(arguments: [(0.25, 4), (0.21875, 3), (0.21, 3), (-0.25, -3), (-0.28, -4)] as [(Float, Int)])
  func `the space after a character is rounded to pixels`(_ letterSpacing: Float, _ pixels: Int) {
    let font = Roboto(.regular, size: 14)
    let spaced = Roboto(.regular, size: 14, letterSpacing: letterSpacing)
    #expect(spaced.width(of: "AVA") == font.width(of: "AVA") + 3 * pixels)
  }
}
