import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import Testing

@testable import HostExport

/// A placeholder for every width, both themes and both directions, in the form of source code.
@Suite struct HostPlaceholderTests {
  private func scene(_ body: String, theme: ThemeName? = nil) throws -> Scene {
    var options = RenderOptions()
    options.theme = theme
    return try Document("<feed width='90' height='41'>\(body)</feed>", options: options).scene(options).content
  }

  private func placeholder(_ leftToRight: String, _ rightToLeft: String) throws -> HostPlaceholder {
    let (one, other) = (try scene(leftToRight), try scene(rightToLeft))
    let forms = FluidForms(leftToRight: [FluidForm(keeping: one)], rightToLeft: [FluidForm(keeping: other)])
    return HostPlaceholder(one, dark: nil, at: nil, forms, SharedWorkMeter(.never))
  }

  // MARK: - Directions

  /// A view with x, width, y, height and the radii clockwise from the top left.
  private func view(_ numbers: [Double]) -> String {
    "<view frame='\(numbers[0]) \(numbers[2]) \(numbers[1]) \(numbers[3])' "
      + "cornerRadius='\(numbers[4]) \(numbers[5]) \(numbers[6]) \(numbers[7])'/>"
  }

  @Test(arguments: 0..<8, [0.05, -0.05, 0.07, -0.07])
  func `lengths of both directions are the same up to 0.06 points`(index: Int, difference: Double) throws {
    let numbers = [11.0, 60, 7, 20, 1, 2, 3, 4]
    var others = numbers
    others[index] += difference
    #expect(try placeholder(view(numbers), view(others)).mirroring == (abs(difference) < 0.06 ? .same : .separate))
  }

  @Test func `other bones are other places`() throws {
    let view = "<view frame='11 7 60 20' id='a'/>"
    #expect(try placeholder(view, view).mirroring == .same)
    #expect(try placeholder(view, view.replacing("'a'", with: "'b'")).mirroring == .separate)
    #expect(try placeholder(view, view + "<view frame='11 30 60 9'/>").mirroring == .separate)
    #expect(try placeholder(view + "<view frame='11 30 60 9'/>", view).mirroring == .separate)
  }

  /// A layout aligns views at the other side from right to left; radii and left margins keep their sides.
  @Test(arguments: [
    ("height='20' cornerRadius='1 2 3 4'", "same"), ("height='20' marginLeft='5'", "same"),
    ("width='60' height='20'", "mirrored"), ("width='50%' height='20'", "mirrored"),
    ("width='60' height='20' cornerRadius='2 2 5 5'", "mirrored"),
    ("width='60' height='20' cornerRadius='2 5 5 2'", "separate"),
    ("width='60' height='20' cornerRadius='2 2 5 6'", "separate"),
    ("width='60' height='20' cornerRadius='2 3 5 5'", "separate"),
    ("width='60' height='20' marginLeft='5'", "separate"),
    ("width='60' height='20' marginLeft='0.05'", "mirrored"), ("width='60' height='20' marginLeft='0.07'", "separate"),
  ])
  func `code has places for the other direction only if they are no mirror image`(
    attributes: String, mirroring: String
  ) throws {
    let markup = "<feed padding='8'><view \(attributes)/></feed>"
    let code = String(decoding: try render(Array(markup.utf8), as: .swiftui).bytes, as: UTF8.self)
    #expect(code.contains("guard isRightToLeft else { return path }") == (mirroring == "mirrored"))
    #expect(code.contains("        if isRightToLeft {\n            path.addBone(") == (mirroring == "separate"))
  }

  // MARK: - Colors

  @Test(arguments: [
    ("#111111 #EEEEEE #333333", 2), ("#333333 #111111 #EEEEEE", 0), ("#111111 #333333 #EEEEEE", 1),
    ("#EEEEEE #333333 #111111 #333333 #333333", 1),
  ])
  func `the color for reduced motion is the first with the median brightness`(colors: String, index: Int) throws {
    let view = "<shimmer colors='\(colors)'/><view frame='11 7 60 20'/>"
    #expect(try placeholder(view, view).calm == index)
  }

  @Test(
    arguments: [
      ("#222222 #DDDDDD #444444", [0x22, 0xDD, 0x44]), ("#222222 #DDDDDD", [0x11, 0xEE, 0x33]),
    ] as [(String, [UInt8])])
  func `the colors of a dark theme belong to those of the light one if they are as many`(
    dark: String, levels: [UInt8]
  ) throws {
    let body = """
      <theme name='light' overlay='#FFFFFF' colors='#111111 #EEEEEE #333333'/>
      <theme name='dark' overlay='#010203' colors='\(dark)'/><view frame='11 7 60 20'/>
      """
    let (one, other) = (try scene(body, theme: .light), try scene(body, theme: .dark))
    let placeholder = HostPlaceholder(one, dark: other, at: nil, FluidForms(keeping: one), SharedWorkMeter(.never))
    #expect(placeholder.gradient.map(\.light.red) == [0x11, 0xEE, 0x33])
    #expect(placeholder.gradient.map(\.dark.red) == levels)
    #expect(placeholder.overlay.light == .white && placeholder.overlay.dark == Color(red: 1, green: 2, blue: 3))
  }
}
