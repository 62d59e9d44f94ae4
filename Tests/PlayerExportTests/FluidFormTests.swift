import Diagnostics
import SceneModel
import Testing

@testable import PlayerExport
@testable import Skeleton

/// Placeholders for every width, as functions of the width and as rows.
@Suite struct FluidFormTests {
  private static func forms(_ markup: String, widths: ClosedRange<Double> = 160...1_440) throws -> [FluidForm] {
    let document = try Document(markup)
    let scene = try document.scene()
    let variants = SceneVariants(of: document, scene.request)
    let fluid = try FluidScene(
      widths: widths, limits: FluidLimits(for: scene.content), scene: variants.scenesOfWidths(isRightToLeft: false))
    return try #require(fluid).forms
  }

  @Test func `a bar with a maximum width is the least of two lengths`() throws {
    let forms = try Self.forms(#"<feed padding="10"><view height="20" maxWidth="300"/></feed>"#)
    #expect(forms.count == 1)
    #expect(forms[0].boxes[0].width.cssText(unit: "%") == "min(100% - 20px,300px)")
    #expect(forms[0].boxes[0].width.value(at: 200) == 180)
    #expect(forms[0].boxes[0].width.value(at: 900) == 300)
  }

  @Test func `a bar with a minimum width is the greatest of two lengths`() throws {
    let forms = try Self.forms(#"<feed padding="10"><view height="20" width="50%" minWidth="120"/></feed>"#)
    #expect(forms.count == 1)
    #expect(forms[0].boxes[0].width.cssText(unit: "%") == "max(120px,50% - 10px)")
  }

  @Test func `other numbers of boxes are other forms`() throws {
    let views = #"<view width="120" height="40"/><view width="140" height="40"/>"#
    let forms = try Self.forms("<row wrap=\"wrap\" gap=\"8\">\(views)</row>")
    #expect(forms.map { $0.start.rounded() } == [160, 268])
  }

  @Test(arguments: [
    ("cell", ["feed/cell[0]", "feed/cell[1]"]), ("view", ["feed/cell[0]/icon", "feed/cell[1]/icon"]), ("feed", []),
  ])
  func `the gradients of a scope are boxes`(_ scope: String, _ paths: [String]) throws {
    let cell = #"<cell padding="8"><icon/></cell>"#
    let form = try #require(try Self.forms("<feed><shimmer scope=\"\(scope)\"/>\(cell)\(cell)</feed>").first)
    #expect(form.boxes.filter { $0.name.role == .scope }.map(\.name.path) == paths)
  }

  @Test func `a region has the bones in it and its frame`() throws {
    let feed = #"<feed><view region="header" padding="8"><text/></view><text/></feed>"#
    let form = try #require(try Self.forms(feed).first)
    #expect(form.boxes.map(\.name.region) == ["header", nil, "header"])
    let frame = try #require(form.boxes.last)
    #expect(frame.name.role == .region)
    #expect(frame.width.cssText(unit: "%") == "100%")
  }

  @Test func `equal cells are rows`() throws {
    let cell = #"<cell padding="8" gap="4"><avatar/><text/></cell>"#
    let feed = "<feed><text/>\(cell)\(cell)\(cell)</feed>"
    let form = try #require(try Self.forms(feed).first)
    let rows = try #require(FluidRows(form))
    #expect(rows.path == "feed/cell")
    #expect(rows.count == 3)
    // 8 + 40 + 4 + 23.8 + 8
    #expect(abs(rows.period.base - 83.8) < 0.01 && rows.period.slope == 0)
    #expect(abs(rows.top.base - 31.8) < 0.01)
  }

  @Test(arguments: [2, 1])
  func `rows have equally many boxes of each role`(count: Int) throws {
    let cells = (0..<2).map { "<cell padding='8'><avatar \($0 < count ? "region='list'" : "")/></cell>" }
    let form = try #require(try Self.forms("<feed>\(cells.joined())</feed>").first)
    #expect(form.boxes.count { $0.name.role == .region } == count)
    #expect(FluidRows(form)?.count == (count == 2 ? 2 : nil))
  }

  @Test(arguments: [
    #"<feed><cell><avatar/><text/></cell></feed>"#,
    #"<feed><cell><avatar/><text/></cell><cell><avatar width="41"/><text/></cell></feed>"#,
    #"<feed><row><view width="20" height="20"/><view width="20" height="20"/></row></feed>"#,
    #"<feed><text lines="3" lastLine="100%"/></feed>"#,
  ])
  func `cells that differ and columns are no rows`(markup: String) throws {
    let form = try #require(try Self.forms(markup).first)
    #expect(FluidRows(form) == nil)
  }
}
