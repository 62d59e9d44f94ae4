import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The number of pixels of Android's dumps in a point.
@Suite struct AndroidDumpUnitTests {
  private func document(_ markup: String) throws -> ViewDocument {
    try Dialect.uiautomator.resolveViews(parseXML(Array(markup.utf8)), ViewRequest()).value
  }

  private static func node(_ className: String, _ attributes: String, _ bounds: String, _ content: String = "")
    -> String
  {
    "<node class='\(className)' \(attributes) bounds='\(bounds)'>\(content)</node>"
  }

  /// A text, so that descriptions are not displayed.
  private static let text = node("android.widget.TextView", "text='Hi'", "[0,700][90,720]")

  /// The density of a screen of 1080 × 2400 pixels with a view.
  private static func density(_ view: String) throws -> Double? {
    let screen = node("android.widget.FrameLayout", "", "[0,0][1080,2400]", text + view)
    return try AndroidDump(parseXML(Array("<hierarchy>\(screen)</hierarchy>".utf8)).root).units.density
  }

  /// `status_bar_height` is 24 dp, and more around a cutout.
  @Test(
    arguments: [
      (nil, 2.7), (36, 1.5), (63, 2.625), (64.8, 2.7), (72, 2.7), (24, 1), (23, 1), (1, 1),
    ] as [(Double?, Double)])
  func `a status bar is 24 points high at least`(_ height: Double?, _ unitsPerPoint: Double) {
    var units = DumpUnits(scale: 1, pointsOfShorterSide: 400, source: .androidDump)
    units.statusBar = height
    for size in [Size(width: 1_080, height: 2_400), Size(width: 2_400, height: 1_080)] {
      #expect(abs(units.unitsPerPoint(on: size) - unitsPerPoint) < 1e-9)
    }
  }

  @Test(
    arguments: [
      ("android:id/statusBarBackground", "[0,0][1080,36]", 36),
      ("android:id/statusBarBackground", "[0,0][1080,0]", nil),
      ("android:id/statusBarBackground", "[0,0]", nil), ("a:id/statusBarBackground", "[0,0][1080,36]", nil),
      ("android:id/navigationBarBackground", "[0,2364][1080,2400]", nil),
    ] as [(String, String, Double?)])
  func `the background of the status bar states its height`(
    _ identifier: String, _ bounds: String, _ height: Double?
  ) throws {
    let bar = Self.node("android.view.View", "resource-id='\(identifier)'", bounds)
    let screen = Self.node("android.widget.FrameLayout", "", "[0,0][1080,2400]", Self.text + bar)
    let markup = "<hierarchy>\(screen)</hierarchy>"
    #expect(try AndroidDump(parseXML(Array(markup.utf8)).root).units.statusBar == height)
    #expect(try document(markup).unitsPerPoint == (height == nil ? 2.7 : 1.5))
  }

  /// `Widget.AppCompat.Toolbar.Button.Navigation` is 56 dp wide.
  @Test(
    arguments: [
      ("androidx.appcompat.widget.Toolbar", "", 147, 2.625), ("android.widget.Toolbar", "", 154, 2.75),
      ("androidx.appcompat.widget.Toolbar", "", 148, nil), ("androidx.appcompat.widget.Toolbar", "", 146, nil),
      ("androidx.appcompat.widget.Toolbar", "", 56, 1), ("androidx.appcompat.widget.Toolbar", "", 55, nil),
      // 136.5 and 157.5 pixels.
      ("androidx.appcompat.widget.Toolbar", "", 137, 2.4375), ("androidx.appcompat.widget.Toolbar", "", 136, nil),
      ("androidx.appcompat.widget.Toolbar", "", 158, 2.8125), ("androidx.appcompat.widget.Toolbar", "", 157, nil),
      ("androidx.appcompat.widget.Toolbar", "", 63, 1.125), ("androidx.appcompat.widget.Toolbar", "", 224, 4),
      ("androidx.appcompat.widget.Toolbar", "", 280, nil), ("android.view.ViewGroup", "", 147, nil),
      ("android.view.ViewGroup", "resource-id='a:id/toolbar'", 147, 2.625),
      ("android.view.ViewGroup", "resource-id='android:id/action_bar'", 112, 2),
      ("android.view.ViewGroup", "resource-id='a:id/my_toolbar'", 147, nil),
      ("a.CollapsingToolbarLayout", "", 147, nil),
      // An icon of 48 dp in a bar of the application's own, at 420 dpi.
      ("android.widget.LinearLayout", "resource-id='a:id/toolbar'", 126, nil),
    ] as [(String, String, Int, Double?)])
  func `the navigation button of a toolbar states the density`(
    _ name: String, _ attributes: String, _ width: Int, _ density: Double?
  ) throws {
    func units(_ items: [(String, Int)], after: String = "") throws -> DumpUnits {
      let nodes = items.map { Self.node($0.0, "", "[7,63][\(7 + $0.1),210]") }
      let bar = Self.node(name, attributes, "[0,63][1080,210]", nodes.joined())
      let screen = Self.node("android.widget.FrameLayout", "", "[0,0][1080,2400]", Self.text + bar + after)
      let markup = "<hierarchy>\(screen)</hierarchy>"
      let units = try AndroidDump(parseXML(Array(markup.utf8)).root).units
      #expect(try document(markup).unitsPerPoint == units.density ?? 2.7)
      return units
    }
    let button = ("android.widget.ImageButton", width)
    #expect(try units([button]).density == density)
    #expect(try units([button, ("android.widget.ImageButton", 140)]).density == density)
    // Another view at the start, and a view of another class.
    #expect(try units([("android.widget.TextView", 301), button]).density == nil)
    #expect(try units([("android.widget.ImageView", width)]).density == nil)
    // The first toolbar counts.
    let navigation = Self.node("android.widget.ImageButton", "", "[0,300][140,447]")
    let other = Self.node("android.widget.Toolbar", "", "[0,300][1080,447]", navigation)
    #expect(try units([button], after: other).density == density ?? 2.5)
  }

  /// `mtrl_navigation_bar_item_default_icon_size` is 24 dp, and a screen is 320 dp wide at least.
  @Test(
    arguments: [
      ("ImageView", "a:id/navigation_bar_item_icon_view", "[147,2211][210,2274]", 2.625),
      ("ImageView", "a:id/navigation_bar_item_icon_view", "[147,2211][211,2275]", nil),
      ("ImageView", "a:id/navigation_bar_item_icon_view", "[147,2211][210,2275]", nil),
      ("ImageView", "a:id/navigation_bar_item_icon_view", "[147,2211][225,2289]", 3.25),
      ("ImageView", "a:id/navigation_bar_item_icon_view", "[147,2211][231,2295]", nil),
      ("ImageView", "a:id/navigation_bar_item_icon_view", "[147,2211][179,2243]", 1.33125),
      ("ImageView", "a:id/icon", "[147,2211][210,2274]", nil),
      ("FrameLayout", "a:id/navigation_bar_item_icon_view", "[147,2211][210,2274]", nil),
    ] as [(String, String, String, Double?)])
  func `the icon of a navigation bar states the density`(
    _ name: String, _ identifier: String, _ bounds: String, _ density: Double?
  ) throws {
    #expect(try Self.density(Self.node("android.widget.\(name)", "resource-id='\(identifier)'", bounds)) == density)
  }

  /// `ViewConfiguration.minimumTouchTargetSize` is 48 dp, and `ButtonDefaults.MinHeight` 40 dp.
  @Test(
    arguments: [
      (126, 105, "", 2.625), (126, 104, "", 2.625), (126, 106, "", 2.625), (126, 103, "", nil), (126, 107, "", nil),
      (126, 126, "", nil), (125, 105, "", nil), (64, 54, "", 1.33125), (126, 105, "clickable='true'", nil),
    ] as [(Int, Int, String, Double?)])
  func `the target around a button of Compose states the density`(
    _ target: Int, _ button: Int, _ attributes: String, _ density: Double?
  ) throws {
    func found(
      _ parent: String = "clickable='true'", _ parentClass: String = "android.view.View", in role: String = "",
      _ name: String = "android.widget.Button"
    ) throws -> Double? {
      let words = Self.node("android.widget.TextView", "text='Go'", "[31,711][91,731]")
      let node = Self.node(name, attributes, "[20,705][220,\(705 + button)]", role)
      return try Self.density(Self.node(parentClass, parent, "[20,700][220,\(700 + target)]", words + node))
    }
    #expect(try found() == density)
    #expect(try found("") == nil)
    #expect(try found("clickable='true'", "android.view.ViewGroup") == nil)
    #expect(try found(in: Self.text) == nil)
    #expect(try found("clickable='true'", "android.view.View", "android.widget.CheckBox") == nil)
  }

  @Test func `a navigation button takes precedence over the status bar`() {
    var units = DumpUnits(scale: 1, pointsOfShorterSide: 400, source: .androidDump)
    (units.statusBar, units.density) = (36, 2.625)
    #expect(units.unitsPerPoint(on: Size(width: 1_080, height: 2_400)) == 2.625)
    #expect(units.unitsPerPoint(on: Size(width: 1_600, height: 1_200)) == 2.625)
    // Elements of iOS are in points.
    var points = DumpUnits(scale: 1, pointsOfShorterSide: nil, source: .iosDump)
    points.density = 2.625
    #expect(points.unitsPerPoint(on: Size(width: 1_080, height: 2_400)) == 1)
  }

  /// Tablets begin at 600 dp; phones are longer than 16:9 or have fewer pixels.
  @Test(arguments: [
    (1_200, 2_039, 1.5), (1_200, 2_040, 3), (1_199, 1_600, 2.9975), (1_600, 1_200, 1.5), (2_040, 1_200, 3),
    (399, 800, 1), (404, 800, 1.01),
    // A phone of 1440 × 2560 pixels without its navigation bar.
    (1_440, 2_304, 3.6), (1_440, 2_303, 1.8), (2_392, 1_440, 3.6), (1_439, 2_392, 1.79875),
  ])
  func `a screen of many pixels and a low ratio is that of a tablet`(
    _ width: Int, _ height: Int, _ unitsPerPoint: Double
  ) throws {
    let markup = Self.node("android.view.View", "", "[0,0][\(width),\(height)]")
    #expect(try document(markup).unitsPerPoint == unitsPerPoint)
  }
}
