import Diagnostics
import Dialects
import Layout
import Testing
import ViewTree
import XMLTree

@Suite struct LayoutExplanationTests {
  /// The phrases for each coordinate of the views of a document, by identifier: x, y, width, height.
  private func reasons(_ contents: String) throws -> [String: [[String]]] {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="20000">
      <objects><view id="root"><rect key="frame" width="200" height="400"/>\(contents)</view></objects></document>
      """
    var request = ViewRequest()
    request.solves = true
    let views = try Dialect.interfaceBuilder.resolveViews(parseXML(Array(markup.utf8)), request).value
    let explanation = LayoutExplanation()
    var reasons: [String: [[String]]] = [:]
    for placed in try place(views, explanation: explanation).value.views {
      guard let identifier = placed.view.identifier, let entry = explanation[placed.view] else { continue }
      reasons[identifier] = [entry.x, entry.y, entry.width, entry.height]
    }
    return reasons
  }

  @Test func `constraints and intrinsic sizes decide the frame of a label`() throws {
    let reasons = try reasons(
      subviews(constrained("label", "a", "text=\"Title\""))
        + constraints("a.leading = root.leading + 16.5", "a.bottom = root.bottom", "a.trailing <= root.trailing"))
    #expect(
      reasons["a"] == [
        ["\"c0\" (label.leading = view.leading + 16.5)"],
        ["\"c1\" (label.bottom = view.bottom)", "intrinsic size", "size of view #root"],
        ["intrinsic size"], ["intrinsic size"],
      ])
    #expect(reasons["root"]?.allSatisfy { $0 == ["size of the canvas, cell or container"] } == true)
  }

  @Test func `a view between two edges has the size of its parent as a reason`() throws {
    let reasons = try reasons(
      subviews(constrained("view", "outer", "", subviews(plain("inner"))))
        + constraints(
          "outer.leading = root.leading", "outer.trailing = root.trailing", "outer.top = root.top",
          "outer.height = 80", "inner.leading = outer.leading", "inner.width = outer.width * 0.5",
          "inner.top = outer.top"))
    #expect(
      reasons["outer"]?[2] == [
        "\"c0\" (view.leading = view.leading)", "\"c1\" (view.trailing = view.trailing)", "size of view #root",
      ])
    #expect(reasons["inner"]?[2] == ["\"c5\" (view.width = view.width × 0.5)", "size of view #outer"])
    #expect(reasons["inner"]?[3] == ["not constrained: 0"])
  }

  @Test func `stacks, drawn sizes and autoresizing are named`() throws {
    let drawn = "<view id=\"drawn\"><rect key=\"frame\" width=\"120\" height=\"30\"/></view>"
    let fixed =
      "<view id=\"fixed\"><rect key=\"frame\" x=\"5\" y=\"300\" width=\"10\" height=\"10\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></view>"
    let reasons = try reasons(
      subviews(constrained("stackView", "stack", "axis=\"vertical\"", subviews(drawn)), fixed)
        + constraints("stack.leading = root.leading", "stack.top = root.top"))
    #expect(reasons["drawn"]?[2] == ["drawn size"])
    #expect(reasons["drawn"]?[0] == ["arrangement of stackView #stack"])
    #expect(reasons["stack"]?[3] == ["arrangement", "drawn size of view #drawn"])
    #expect(reasons["fixed"]?.allSatisfy { $0 == ["stored frame and autoresizing mask"] } == true)
  }
}
