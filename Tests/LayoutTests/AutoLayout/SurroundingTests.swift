import Geometry
import Testing

@testable import Layout

@Suite struct SurroundingTests {
  /// A controller's view of 375 × 667 points, drawn for a phone with a home button.
  private func solved(
    _ contents: String, size: Size? = nil, controller: String = "", container: String = ""
  ) throws -> SolvedDocument {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        toolsVersion="14490" useSafeAreas="YES" initialViewController="controller">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="controller">
      <layoutGuides><viewControllerLayoutGuide type="top" id="up"/><viewControllerLayoutGuide type="bottom" id="down"/>
      </layoutGuides>
      <view key="view" id="root"><rect key="frame" width="375" height="667"/>\(contents)
      <viewLayoutGuide key="safeArea" id="safe"/></view>\(controller)</viewController></objects></scene>\(container)
      </scenes></document>
      """
    return try SolvedDocument(markup: markup, root: "root", size: size)
  }

  private static let filling =
    subviews(plain("a"))
    + constraints(
      "a.leading = safe.leading", "a.trailing = safe.trailing", "a.top = safe.top", "a.bottom = safe.bottom")

  @Test(arguments: [
    (375.0, 667.0, [0.0, 20, 375, 647]), (320, 568, [0, 20, 320, 548]), (390, 844, [0, 47, 390, 763]),
    (844, 390, [47, 0, 750, 369]), (1_024, 1_366, [0, 24, 1_024, 1_322]),
  ])
  func `the safe area is that of a device of the size`(width: Double, height: Double, frame: [Double]) throws {
    #expect(try solved(Self.filling, size: Size(width: width, height: height)).frames["a"] == frame)
  }

  @Test func `bars of controllers cover more`() throws {
    let container = """
      <scene sceneID="t"><objects><navigationController id="n"><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="u"><objects><tabBarController id="t"><connections>
      <segue destination="n" kind="relationship" relationship="viewControllers" id="h"/></connections>
      </tabBarController></objects></scene>
      """
    #expect(try solved(Self.filling, container: container).frames["a"] == [0, 64, 375, 554])
  }

  @Test func `layout guides end where bars do`() throws {
    let contents =
      subviews(plain("a"))
      + constraints("a.leading = root.leading", "a.width = 9", "a.top = up.bottom + 5", "down.top = a.bottom + 7")
    #expect(try solved(contents).frames["a"] == [0, 25, 9, 635])
    // Interface Builder draws the status bar of a controller that hides it.
    let hiding = try solved(contents, controller: "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(hiding.frames["a"] == [0, 25, 9, 635])
  }

  @Test func `layout guides of a view below the bars are its edges`() throws {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        toolsVersion="11542" initialViewController="n">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="controller">
      <layoutGuides><viewControllerLayoutGuide type="top" id="up"/><viewControllerLayoutGuide type="bottom" id="down"/>
      </layoutGuides>
      <view key="view" id="root"><rect key="frame" y="64" width="375" height="603"/>\(subviews(plain("a")))
      \(constraints("a.leading = root.leading", "a.width = 9", "a.top = up.bottom", "down.top = a.bottom"))
      </view></viewController></objects></scene>
      <scene sceneID="t"><objects><navigationController id="n"><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene></scenes></document>
      """
    #expect(try SolvedDocument(markup: markup, root: "root").frames["a"] == [0, 0, 9, 603])
  }

  @Test(arguments: [("6250", 600, 16.0), ("10117", 600, 20), ("10117", 375, 16)])
  func `margins of a root without a device are wide from Xcode 7 on`(version: String, width: Int, side: Double) throws {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        toolsVersion="\(version)" initialViewController="controller">
      <scenes><scene sceneID="s"><objects><viewController id="controller">
      <view key="view" id="root"><rect key="frame" width="\(width)" height="600"/>\(subviews(plain("a")))
      \(constraints(
        "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.top", "a.height = 9"))
      </view></viewController></objects></scene></scenes></document>
      """
    let solved = try SolvedDocument(markup: markup, root: "root")
    #expect(solved.frames["a"] == [side, 0, Double(width) - 2 * side, 9])
  }

  @Test(arguments: [(1_024.0, 176.0, 672.0), (320, 16, 288)])
  func `margins that follow the readable width leave 672 points`(width: Double, x: Double, readable: Double) throws {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="20000">
      <objects><view id="root" layoutMarginsFollowReadableWidth="YES"><rect key="frame" width="200" height="400"/>
      \(subviews(plain("a")))\(constraints(
        "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.top", "a.height = 9"))
      </view></objects></document>
      """
    let solved = try SolvedDocument(markup: markup, root: "root", size: Size(width: width, height: 900))
    #expect(solved.frames["a"] == [x, 0, readable, 9])
  }

  @Test func `a keyboard layout guide has the frame of a hidden keyboard`() throws {
    let contents =
      subviews(plain("a")) + constraints("a.leading = root.leading", "a.top = safe.top", "keys.top = a.bottom + 8")
      + "<viewLayoutGuide key=\"keyboard\" id=\"keys\"/>"
    let solved = try solved(contents, size: Size(width: 390, height: 844))
    #expect(solved.frames["a"] == [0, 47, 0, 755])
  }

  @Test func `the safe area of a view is what bars reach into it`() throws {
    let inner = plain(
      "inner",
      subviews(plain("a"))
        + constraints("a.top = guide.top", "a.leading = inner.leading", "a.width = 9", "a.height = 9")
        + "<viewLayoutGuide key=\"safeArea\" id=\"guide\"/>")
    let contents =
      subviews(inner)
      + constraints(
        "inner.leading = root.leading", "inner.width = 50", "inner.top = root.top + 15", "inner.height = 90")
    #expect(try solved(contents).frames["a"] == [0, 5, 9, 9])
  }

  @Test(arguments: [(375.0, 16.0), (414, 20)])
  func `margins of a root depend on its width, those of a view are 8`(width: Double, margin: Double) throws {
    let inner = plain(
      "inner",
      subviews(plain("b"))
        + constraints("b.leading = inner.leadingMargin", "b.top = inner.topMargin", "b.width = 1", "b.height = 1"))
    let contents =
      subviews(inner)
      + constraints(
        "inner.leading = root.leadingMargin", "inner.trailing = root.trailingMargin", "inner.top = root.top + 100",
        "inner.height = 90")
    let solved = try solved(contents, size: Size(width: width, height: 667))
    #expect(solved.frames["inner"] == [margin, 100, width - 2 * margin, 90])
    #expect(solved.frames["b"] == [8, 8, 1, 1])
  }

  @Test func `a scroll view's constraints with what it holds are about its content`() throws {
    let scroll = constrained(
      "scrollView", "scroll", "",
      subviews(plain("a"))
        + constraints(
          "a.leading = scroll.leading", "a.top = scroll.top", "scroll.trailing = a.trailing",
          "scroll.bottom = a.bottom",
          "a.width = scroll.width", "a.height = 900"))
    let solved = try solved(
      subviews(scroll)
        + constraints(
          "scroll.leading = root.leading", "scroll.trailing = root.trailing", "scroll.top = root.top",
          "scroll.bottom = root.bottom"))
    #expect(solved.frames["scroll"] == [0, 0, 375, 667])
    #expect(solved.frames["a"] == [0, 0, 375, 900])
    #expect(solved.warnings.isEmpty)
  }

  @Test func `centers of a scroll view are those of its frame`() throws {
    let scroll = constrained(
      "scrollView", "scroll", "",
      subviews(plain("a"))
        + constraints(
          "a.leading = scroll.leading", "a.trailing = scroll.trailing", "a.centerX = scroll.centerX",
          "a.top = scroll.top", "a.bottom = scroll.bottom", "a.height = 9"))
    let solved = try solved(
      subviews(scroll)
        + constraints(
          "scroll.leading = root.leading", "scroll.trailing = root.trailing", "scroll.top = root.top",
          "scroll.bottom = root.bottom"))
    #expect(solved.frames["a"] == [0, 0, 375, 9])
  }

  @Test func `the frame guide of a scroll view is its frame`() throws {
    let scroll = constrained(
      "scrollView", "scroll", "",
      subviews(plain("a"))
        + constraints(
          "a.leading = frame.leading", "a.trailing = frame.trailing", "a.top = scroll.top", "a.height = 900",
          "a.bottom = scroll.bottom")
        + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>")
    let solved = try solved(
      subviews(scroll)
        + constraints(
          "scroll.leading = root.leading + 5", "scroll.trailing = root.trailing", "scroll.top = root.top",
          "scroll.bottom = root.bottom"))
    #expect(solved.frames["a"] == [0, 0, 370, 900])
  }
}

/// The rules of Interface Builder's versions and devices.
@Suite struct DesignEnvironmentTests {
  /// A view at the top of a document, with a view in its safe area.
  private func top(
    _ tools: Int, _ device: String, _ width: Double, _ height: Double, aside: String = ""
  ) throws -> Double? {
    let contents =
      subviews(plain("a"))
      + constraints("a.leading = root.leading", "a.width = 9", "a.top = safe.top", "a.height = 9")
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="\(tools)"
        useSafeAreas="YES"><device id="\(device)" orientation="portrait"/><objects><view id="root">
      <rect key="frame" width="\(width)" height="\(height)"/>\(contents)<viewLayoutGuide key="safeArea" id="safe"/>
      \(aside)</view></objects></document>
      """
    return try SolvedDocument(markup: markup, root: "root").frames["a"]?[1]
  }

  @Test(arguments: [
    (14_490, "retina4_7", 20.0), (14_868, "retina4_7", 0), (21_507, "retina4_7", 0), (21_701, "retina4_7", 20),
  ])
  func `a status bar above home buttons comes and goes with versions`(tools: Int, device: String, top: Double) throws {
    #expect(try self.top(tools, device, 375, 667) == top)
  }

  @Test(arguments: [(17_701, 44.0), (21_507, 48)])
  func `later systems have higher status bars`(tools: Int, top: Double) throws {
    #expect(try self.top(tools, "retina6_1", 414, 896) == top)
  }

  @Test(arguments: [(14_490, 300.0, 0.0), (14_490, 496, 20), (17_701, 300, 0), (21_701, 300, 20)])
  func `a part of a screen is covered if it is high, or drawn late`(tools: Int, height: Double, top: Double) throws {
    #expect(try self.top(tools, "retina4_7", 375, height) == top)
  }

  @Test func `a simulated navigation bar covers a view at the top of a document`() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(try top(14_490, "retina4_7", 375, 667, aside: bar) == 64)
  }

  @Test(arguments: [
    (12_000, "retina4_7", 600.0, 8.0), (14_490, "retina4_7", 600, 20), (14_490, "retina4_7", 375, 16),
    (15_505, "retina4_7", 600, 15), (17_701, "retina4_7", 600, 16), (17_701, "retina6_1", 331, 20),
    (17_701, "retina6_1", 320, 16),
  ])
  func `margins of cells depend on the version, the device and the width`(
    tools: Int, device: String, width: Double, margin: Double
  ) throws {
    let view =
      subviews(plain("a"))
      + constraints("a.leading = content.leadingMargin", "a.width = 9", "a.top = content.top", "a.height = 9")
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="\(tools)">
      <device id="\(device)" orientation="portrait"/><objects><tableViewCell id="root">
      <rect key="frame" width="\(width)" height="60"/><tableViewCellContentView key="contentView" id="content">
      <rect key="frame" width="\(width)" height="60"/>\(view)</tableViewCellContentView></tableViewCell></objects>
      </document>
      """
    #expect(try SolvedDocument(markup: markup, root: "root").frames["a"]?[0] == margin)
  }
}

/// The devices of Interface Builder with the heights of their status bar and home indicator.
@Suite struct SimulatedDeviceTests {
  /// The identifier, the version, the screen, the status bar and the home indicator.
  ///
  /// Versions from 20,800 on have higher status bars, from 23,700 on twice the safe area of phones without a home button;
  /// from 14,800 to 21,699 devices with a home button have no status bar.
  @Test(
    arguments: [
      ("retina5_9", 20_799, 375, 812, 44, 34), ("retina5_9", 20_800, 375, 812, 50, 34),
      ("retina5_4", 20_799, 375, 812, 50, 34), ("retina6_1", 20_799, 414, 896, 44, 34),
      ("retina6_1", 20_800, 414, 896, 48, 34), ("retina6_5", 20_799, 414, 896, 44, 34),
      ("retina6_5", 20_800, 414, 896, 44, 34), ("retina6_0", 20_799, 390, 844, 44, 34),
      ("retina6_0", 20_800, 390, 844, 47, 34), ("retina6_7", 20_799, 428, 926, 44, 34),
      ("retina6_7", 20_800, 428, 926, 47, 34), ("retina6_12", 20_799, 393, 852, 59, 34),
      ("retina6_3", 23_699, 402, 874, 62, 34), ("retina6_3", 23_700, 402, 874, 124, 68),
      ("retina6_5", 23_700, 414, 896, 88, 68), ("retina6_72", 23_700, 430, 932, 118, 68),
      ("retina4_7", 14_799, 375, 667, 20, 0), ("retina4_7", 14_800, 375, 667, 0, 0),
      ("retina4_7", 21_699, 375, 667, 0, 0), ("retina4_7", 21_700, 375, 667, 20, 0),
      ("retina4_7", 23_700, 375, 667, 20, 0), ("retina3_5", 14_799, 320, 480, 20, 0),
      ("retina4_0", 14_799, 320, 568, 20, 0), ("retina5_5", 14_799, 414, 736, 20, 0),
      ("ipad9_7", 14_799, 768, 1_024, 20, 0), ("ipad10_2", 21_700, 810, 1_080, 20, 0),
      ("ipad10_5", 14_800, 834, 1_112, 0, 0), ("ipad8_3rounded", 23_700, 744, 1_133, 24, 20),
      ("ipad10_9rounded", 20_000, 820, 1_180, 24, 20), ("ipad11_0rounded", 20_000, 834, 1_194, 24, 20),
      ("ipad12_9rounded", 20_000, 1_024, 1_366, 24, 20), ("ipad12_9", 14_799, 1_024, 1_366, 20, 0),
    ] as [(String, Int, Double, Double, Double, Double)])
  func `a device has the bars that its version draws`(
    _ name: String, _ version: Int, _ width: Double, _ height: Double, _ status: Double, _ indicator: Double
  ) throws {
    let device = try #require(SimulatedDevice(named: name, toolsVersion: version))
    #expect(device.screen == Size(width: width, height: height))
    #expect([device.statusBar, device.homeIndicator] == [status, indicator])
    #expect(SimulatedDevice(named: name + "x", toolsVersion: version) == nil)
  }

  /// The size in points, in either orientation; the status bar and the home indicator.
  @Test(
    arguments: [
      (320, 480, 20, 0), (375, 812, 50, 34), (414, 896, 48, 34), (1_024, 1_366, 24, 20), (743, 1_133, 20, 0),
      (744, 1_000, 24, 20), (743.5, 1_500, 47, 34), (400, 760, 47, 34), (400, 759, 20, 0), (401, 402, 20, 0),
    ] as [(Double, Double, Double, Double)])
  func `a size has the bars of its device or of a similar one`(
    _ width: Double, _ height: Double, _ status: Double, _ indicator: Double
  ) {
    for size in [Size(width: width, height: height), Size(width: height, height: width)] {
      let device = SimulatedDevice(ofSize: size)
      #expect(device.screen == Size(width: width, height: height))
      #expect([device.statusBar, device.homeIndicator] == [status, indicator])
    }
  }

  /// The screen's width, the bars, and the insets upright and sideways.
  @Test(
    arguments: [
      (743, 50, 34, Insets(top: 0, right: 50, bottom: 21, left: 50)), (743, 20, 0, .zero),
      (744, 24, 20, Insets(top: 24, right: 0, bottom: 20, left: 0)),
      (744, 20, 0, Insets(top: 20, right: 0, bottom: 0, left: 0)),
    ] as [(Double, Double, Double, Insets)])
  func `a phone has its insets at the sides in landscape`(
    _ width: Double, _ status: Double, _ indicator: Double, _ landscape: Insets
  ) {
    let device = SimulatedDevice(
      screen: Size(width: width, height: 1_300), statusBar: status, homeIndicator: indicator)
    #expect(device.insets(isLandscape: false) == Insets(top: status, right: 0, bottom: indicator, left: 0))
    #expect(device.insets(isLandscape: true) == landscape)
    #expect(device.isPad == (width >= 744))
    #expect(device.hasNotch == (width < 744 && indicator > 0))
  }
}
