import Testing
import ViewTree

@testable import Layout

/// Widths of texts in the system's font from 20 points on.
@Suite struct DisplayCutTests {
  private func font(
    _ pointSize: Double, _ edition: FontDescription.Edition, _ weight: FontDescription.Weight = .regular
  ) -> Font {
    var description = FontDescription(pointSize: pointSize, weight: weight)
    description.edition = edition
    return Font(description)
  }

  @Test(
    arguments: [
      // Labels of public storyboards: the first number of `toolsVersion`, the size in points, and the stored width.
      (12_120, 36.0, "degrees Fahrenheit", 306.0), (12_120, 36, "degrees Celsius", 254), (12_120, 70, "100", 117),
      (13_771, 36, "degrees Fahrenheit", 295.5), (13_771, 36, "degrees Celsius", 245.5), (13_771, 70, "100", 116.5),
      (14_490, 20, "Hobbies:", 79), (17_156, 40, "degrees Fahrenheit", 328), (17_156, 30, "London", 98),
    ])
  func `the font of a label has the advances of the system that the version of Xcode simulates`(
    version: Int, pointSize: Double, text: String, stored: Double
  ) throws {
    let description = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(pointSize)\"/>"
    let solved = try SolvedDocument(
      subviews(constrained("label", "a", "text=\"\(text)\"", description))
        + constraints("a.leading = root.leading", "a.top = root.top", "a.width <= 400"),
      header: "toolsVersion=\"\(version)\"")
    let width = try #require(solved.frames["a"]?[2])
    #expect(abs(width - stored) <= 1)
  }

  @Test func `the width is the sum of advances, tracking and kerning`() {
    // A 1292 units of 1/2048, V 1292, the pair −130; the tracking at 20 points is 19 thousandths.
    #expect(abs(font(20, .sanFranciscoUI).width(of: "AV") - (2_454.0 / 2_048 + 0.038) * 20) < 1e-9)
    // The comma 520 units, the space 420, the pair −100; no tracking at 80 points.
    #expect(abs(font(80, .sanFranciscoPro).width(of: ", ") - 840.0 / 2_048 * 80) < 1e-9)
    #expect(abs(font(80, .sanFranciscoPro2020).width(of: "6.") - 1_704.0 / 2_048 * 80) < 1e-9)
  }

  @Test(arguments: FontDescription.Weight.allCases)
  func `the editions differ from 20 points on`(weight: FontDescription.Weight) {
    let editions: [FontDescription.Edition] = [.sanFranciscoUI, .sanFranciscoPro, .sanFranciscoPro2020]
    let (small, large) = (19.5, 20.0)
    #expect(Set(editions.map { font(small, $0, weight).width(of: "Hello, world") }).count == 1)
    #expect(Set(editions.map { font(large, $0, weight).width(of: "Hello, world") }).count == 3)
  }

  @Test func `a named font with unknown advances has no editions`() {
    let widths = [FontDescription.Edition.sanFranciscoUI, .sanFranciscoPro].map { edition in
      var description = FontDescription(.named("Unknown-Bold"), pointSize: 40)
      description.edition = edition
      return Font(description).width(of: "Hello")
    }
    #expect(widths[0] == widths[1])
  }

  @Test func `accented letters have the advances of their letters`() {
    let font = font(40, .sanFranciscoPro)
    #expect(font.width(of: "é") == font.width(of: "e"))
  }
}
