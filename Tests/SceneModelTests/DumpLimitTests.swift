import Geometry
import Inference
import Testing
import ViewTree

/// Both sides of the limits of rules for dumps of Android, which state frames and no fills.
@Suite struct DumpLimitTests {
  /// The view `it` on a screen with 400 × 800 points.
  private func view(_ nodes: String) throws -> View {
    let screen = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(nodes)</node>"
    var waiting = [try placed("<hierarchy rotation='0'>\(screen)</hierarchy>").document.root]
    while let view = waiting.popLast() {
      if view.identifier == "it" { return view }
      waiting += view.children
    }
    throw NoView()
  }

  private struct NoView: Error {}

  private func node(_ frame: Rect, _ attributes: String = "", _ inside: String = "") -> String {
    let corners = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Int($0) }
    let bounds = "[\(corners[0]),\(corners[1])][\(corners[2]),\(corners[3])]"
    let name = attributes.contains("class=") ? "" : "class='android.view.ViewGroup'"
    return "<node \(name) \(attributes) bounds='\(bounds)'>\(inside)</node>"
  }

  private func text(_ frame: Rect, _ attributes: String = "") -> String {
    node(frame, "class='android.widget.TextView' text='Word' \(attributes)")
  }

  @Test(
    arguments: [(51.0, false), (52, true), (60, true), (61, false)],
    [(11.0, false), (12, true), (28, true), (29, false)])
  func `a floating button has a size and a margin`(_ side: (Double, Bool), _ margin: (Double, Bool)) throws {
    let frame = Rect(x: 400 - margin.0 - side.0, y: 600, width: side.0, height: side.0)
    let icon = Rect(x: frame.midX - 12, y: 620, width: 24, height: 24)
    let image = node(icon, "class='android.widget.ImageView'")
    let button = node(frame, "class='android.view.View' clickable='true' resource-id='it'", image)
    let view = try view(node(Rect(x: 0, y: 0, width: 400, height: 800)) + button)
    #expect((view.appearance.cornerRadius == CornerRadius(.points(16))) == (side.1 && margin.1))
  }

  @Test(arguments: [(600.0, true), (100, false)])
  func `the last view of a screen floats in its lower half only`(_ y: Double, _ floats: Bool) throws {
    let button = node(
      Rect(x: 328, y: y, width: 56, height: 56),
      "class='android.widget.Button' clickable='true' resource-id='it'")
    let view = try view(text(Rect(x: 16, y: 40, width: 200, height: 24)) + button)
    #expect((view.appearance.cornerRadius == CornerRadius(.points(16))) == floats)
  }

  @Test(
    arguments: [(27.0, false), (28, true), (48, true), (49, false)], [(3.0, false), (4, true), (16, true), (17, false)])
  func `chips have a height and a distance`(_ height: (Double, Bool), _ gap: (Double, Bool)) throws {
    let chips = (0..<3).map { index in
      let frame = Rect(x: 16 + Double(index) * (70 + gap.0), y: 100, width: 70, height: height.0)
      return text(frame, "clickable='true' \(index == 1 ? "resource-id='it'" : "")")
    }
    #expect(
      (try view(node(Rect(x: 0, y: 90, width: 400, height: 80), "", chips.joined())).control == .chip)
        == (height.1 && gap.1))
  }

  /// The padding before, above, after and below the contents of a card.
  @Test(arguments: [
    ([8.0, 8, 6, 6], true), ([7, 8, 6, 6], false), ([8, 7, 6, 6], false), ([8, 8, 5, 6], false), ([8, 8, 6, 5], false),
  ])
  func `a card has space inside`(_ padding: [Double], _ isFilled: Bool) throws {
    let card = Rect(x: 16, y: 100, width: 200, height: 120)
    let inside = card.inset(by: Insets(top: padding[1], right: padding[2], bottom: padding[3], left: padding[0]))
    #expect(try view(node(card, "resource-id='it'", text(inside))).appearance.isBoxed == isFilled)
  }

  @Test(arguments: [(0.0, false), (1, true)]) func `a card has space around it`(_ gap: Double, _ isFilled: Bool) throws
  {
    let card = Rect(x: 16, y: 100, width: 200, height: 120)
    let inside = text(Rect(x: 40, y: 120, width: 90, height: 20))
    let below = text(Rect(x: 16, y: 220 + gap, width: 200, height: 20))
    #expect(try view(node(card, "resource-id='it'", inside) + below).appearance.isBoxed == isFilled)
  }

  @Test(arguments: [(387.0, true), (388, false)]) func `a card is narrower than the screen`(
    _ width: Double, _ isFilled: Bool
  ) throws {
    let inside = text(Rect(x: 40, y: 120, width: 90, height: 20))
    let card = node(Rect(x: 6, y: 100, width: width, height: 120), "resource-id='it'", inside)
    #expect(try view(card).appearance.isBoxed == isFilled)
  }

  @Test(arguments: [([6.0, 2], 36.0, true), ([5, 2], 36, false), ([6, 1], 36, false), ([6, 2], 37, false)])
  func `a badge has a small padding`(_ padding: [Double], _ height: Double, _ isFilled: Bool) throws {
    let badge = Rect(x: 100, y: 100, width: 60, height: height)
    let inside = badge.inset(by: Insets(top: padding[1], right: padding[0], bottom: padding[1], left: padding[0]))
    #expect(try view(node(badge, "resource-id='it'", text(inside))).appearance.isBoxed == isFilled)
  }

  @Test(arguments: [(43.0, 0.0), (44, 2), (50, 5), (51, 0)]) func `a touch target is higher than its button`(
    _ height: Double, _ inset: Double
  ) throws {
    let button = Rect(x: 100, y: 100, width: 120, height: height)
    let inside = text(Rect(x: 120, y: 112, width: 60, height: height - 24))
    let view = try view(node(button, "clickable='true' resource-id='it'", inside))
    #expect(view.appearance.isBoxed)
    #expect(view.appearance.insets.top == inset)
  }

  @Test(arguments: [(47.0, false), (48, true), (120, true), (121, false)])
  func `initials are an avatar in a row of a list`(_ height: Double, _ isAvatar: Bool) throws {
    let initials = Rect(x: 26, y: 100 + height / 2 - 10, width: 20, height: 20)
    let name = text(Rect(x: 80, y: 100 + height / 2 - 10, width: 100, height: 20))
    let row = node(
      Rect(x: 0, y: 100, width: 400, height: height), "",
      node(initials, "class='android.widget.TextView' text='AB' resource-id='it'") + name)
    #expect((try view(row).kind == .image) == isAvatar)
  }

  @Test(arguments: [(299.0, true), (300, false)])
  func `a list without rows is filled unless it is low`(_ width: Double, _ isFilled: Bool) throws {
    let list = "class='androidx.recyclerview.widget.RecyclerView' scrollable='true' resource-id='it'"
    let view = try view(node(Rect(x: 0, y: 100, width: width, height: 100), list))
    #expect((view.list != nil || !view.children.isEmpty) == isFilled)
  }

  /// A cell, cut by the bottom of its list, whose picture is at `content` in it.
  private struct CutCell {
    var x = 0.0
    var width = 200.0
    var height = 100.0
    var bottom = 400.0
    var content = Point(x: 8, y: 8)
    var name = "android.widget.LinearLayout"
  }

  private static let cuts: [(change: @Sendable (inout CutCell) -> Void, isRest: Bool)] = [
    ({ _ in }, true), ({ $0.width = 201 }, true), ({ $0.width = 202 }, false), ({ $0.width = 199 }, true),
    ({ $0.width = 198 }, false), ({ $0.x = 1 }, true), ({ $0.x = 2 }, false), ({ $0.height = 119 }, true),
    ({ $0.height = 120 }, false), ({ $0.bottom = 399 }, true), ({ $0.bottom = 398 }, false),
    ({ $0.content.x = 10 }, true), ({ $0.content.x = 11 }, false), ({ $0.content.y = 10 }, true),
    ({ $0.content.y = 11 }, false), ({ $0.name = "android.widget.FrameLayout" }, false),
  ]

  @Test(arguments: cuts.indices)
  func `a cut cell is hidden if its contents begin like those of a whole one`(_ number: Int) throws {
    var cut = CutCell()
    Self.cuts[number].change(&cut)
    func cell(_ frame: Rect, _ picture: Rect, _ attributes: String, _ inside: String = "") -> String {
      node(frame, attributes, node(picture, "class='android.widget.ImageView'") + inside)
    }
    let whole = cell(
      Rect(x: 0, y: 0, width: 200, height: 160), Rect(x: 8, y: 8, width: 184, height: 92),
      "class='android.widget.LinearLayout'", text(Rect(x: 8, y: 110, width: 184, height: 20)))
    let frame = Rect(x: cut.x, y: cut.bottom - cut.height, width: cut.width, height: cut.height)
    let origin = frame.origin + cut.content
    let rest = cell(
      frame, Rect(minX: origin.x, minY: origin.y, maxX: 190, maxY: frame.maxY), "class='\(cut.name)' resource-id='it'")
    let list = "class='androidx.recyclerview.widget.RecyclerView' scrollable='true'"
    let view = try view(node(Rect(x: 0, y: 0, width: 400, height: 400), list, whole + rest))
    #expect(view.isHidden == Self.cuts[number].isRest)
  }

  /// The target of an icon is up to 48 points wide, and the view at least one and a half times as high.
  @Test(arguments: [
    (48.0, 72.0, true), (48, 71, false), (49, 74, false), (24, 36, true), (24, 35, false), (36, 301, true),
    (48, 48, false),
  ])
  func `an icon in a view much higher than wide is a square`(_ width: Double, _ height: Double, _ isSquare: Bool) throws
  {
    let frame = Rect(x: 17, y: 101, width: width, height: height)
    let image = try view(
      text(Rect(x: 16, y: 40, width: 200, height: 24))
        + node(frame, "class='android.widget.ImageView' resource-id='it'"))
    let square = FittedPicture(size: Size(width: 1, height: 1), isScaled: true)
    #expect(image.appearance.picture == (isSquare ? square : nil))
    // The picture of a view of another class is not known.
    let other = try view(
      text(Rect(x: 16, y: 40, width: 200, height: 24)) + node(frame, "class='android.view.View' resource-id='it'"))
    #expect(other.appearance.picture == nil)
  }

  @Test(arguments: [(63.0, false), (64, true), (180, true), (181, false)])
  func `touchable texts of a grid have icons above them`(_ height: Double, _ hasIcon: Bool) throws {
    let tiles = (0..<3).map { index in
      let frame = Rect(x: Double(index) * height, y: 100, width: height, height: height)
      return text(frame, "clickable='true' \(index == 1 ? "resource-id='it'" : "")")
    }
    let view = try view(node(Rect(x: 0, y: 100, width: 400, height: 200), "", tiles.joined()))
    #expect((view.text?.icons.isEmpty == false) == hasIcon)
  }
}
