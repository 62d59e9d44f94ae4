import Diagnostics
import Geometry
import Inference
import Layout
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

func parseMarkup(_ markup: String) throws -> XMLDocument { try parseXML(Array(markup.utf8)) }

@Suite struct InterfaceBuilderViewTests {
  private static let kinds: [(String, ViewKind)] = [
    ("label", .text), ("textView", .text), ("imageView", .image),
    ("button", .control), ("textField", .control), ("switch", .control), ("slider", .control), ("stepper", .control),
    ("segmentedControl", .control), ("progressView", .control), ("pageControl", .control), ("datePicker", .control),
    ("pickerView", .control), ("searchBar", .control),
    ("mapView", .media), ("webView", .media), ("wkWebView", .media), ("glkView", .media), ("mtkView", .media),
    ("skView", .media), ("sceneKitView", .media), ("arscnView", .media),
    ("navigationBar", .bar), ("tabBar", .bar), ("toolbar", .bar), ("activityIndicatorView", .spacer),
    ("scrollView", .container), ("stackView", .container), ("visualEffectView", .container),
    ("tableView", .container), ("collectionView", .container), ("containerView", .view), ("view", .view),
    ("holder", .container), ("held", .text), ("blur", .container), ("clear", .text),
  ]

  /// The body text has 14, 15, 16, 17 and more points.
  @Test(arguments: [
    (0.5, ContentSizeCategory.extraSmall), (14.5 / 17, .extraSmall), (14.6 / 17, .small), (1, .large),
    (9, .accessibilityExtraExtraExtraLarge),
  ])
  func `a factor is the nearest content size, of two the smaller one`(_ scale: Double, _ size: ContentSizeCategory) {
    #expect(ContentSizeCategory(fontScale: scale) == size)
  }

  @Test(arguments: kinds)
  func `the kind of an element follows from its content`(identifier: String, kind: ViewKind) throws {
    let shown = try InterfaceBuilderFile("kinds.xib").shown()
    #expect(shown.kind(identifier) == kind)
    #expect(shown.warnings.isEmpty)
  }

  @Test func `the contents of a bar are ignored`() throws {
    let shown = try InterfaceBuilderFile("kinds.xib").shown()
    #expect(shown.kind("filled") == .bar)
    #expect(shown["lost"] == nil)
  }

  @Test func `a view is named by its element, object id and class`() throws {
    let view = try #require(InterfaceBuilderFile("states.xib").shown()["classy"])
    #expect(view.element == "view")
    #expect(view.className == "AvatarView")
  }

  @Test func `hidden, translucent and clipping views say so`() throws {
    let shown = try InterfaceBuilderFile("states.xib").shown()
    #expect(shown.views.filter(\.view.isHidden).map(\.view.identifier) == ["hidden"])
    #expect(shown.views.filter(\.view.clips).map(\.view.identifier) == ["root", "clipping", "scrolling"])
    #expect(shown["faint"]?.appearance.opacity == 0.25)
    #expect(shown["too-bright"]?.appearance.opacity == 1)
  }

  @Test(arguments: [(29.5, 100.0, true), (100, 29.5, true), (30, 30, false)])
  func `a clear strip is a spacer, even if code refers to it`(width: Double, height: Double, isSpacer: Bool) throws {
    let document = try parseMarkup(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="holder" destination="it" id="o"/></connections></placeholder>
      <view id="root"><rect key="frame" width="200" height="400"/><subviews>
      <view id="it"><rect key="frame" width="\(width)" height="\(height)"/>
      <color key="backgroundColor" white="0" alpha="0" colorSpace="custom"/></view></subviews></view>
      </objects></document>
      """)
    #expect(try ShownDocument(of: document).kind("it") == (isSpacer ? .spacer : .view))
  }

  /// Code gives it content by `UIViewController.view`.
  @Test func `the main view of an embedded controller is no spacer`() throws {
    let document = try parseMarkup(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s1"><objects><viewController id="a"><view key="view" id="v">
      <rect key="frame" width="375" height="667"/><subviews><containerView id="c">
      <rect key="frame" x="24" y="319" width="327" height="245"/>
      <connections><segue destination="b" kind="embed" id="g"/></connections></containerView></subviews></view>
      <connections><outlet property="map" destination="c" id="o"/></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="b"><view key="view" id="inner">
      <rect key="frame" width="327" height="245"/></view></viewController></objects></scene></scenes></document>
      """)
    #expect(try ShownDocument(of: document).kind("inner") == .view)
  }

  @Test func `views that are not installed are left out`() throws {
    let phone = try InterfaceBuilderFile("size-classes.xib").shown()
    #expect(phone.root.children.map(\.identifier) == ["anywhere", "phone"])
    let pad = try InterfaceBuilderFile("size-classes-of-a-pad.xib").shown()
    #expect(pad.root.children.map(\.identifier) == ["anywhere", "pad"])
  }

  @Test func `a variation's frame goes before the element's`() throws {
    #expect(try InterfaceBuilderFile("size-classes.xib").shown().frames("phone") == [[120, 0, 50, 50]])
  }

  @Test func `a container view shows the controller that is embedded in it`() throws {
    let shown = try InterfaceBuilderFile("embedded.storyboard").shown()
    #expect(shown.frames("inner-view") == [[20, 100, 300, 200]])
    #expect(shown.frames("label") == [[30, 120, 100, 21]])
    #expect(shown.kind("filled") == .container)
    #expect(shown.kind("empty") == .view)
    // It would contain itself.
    #expect(shown.kind("circular") == .view)
  }

  @Test func `a missing frame is the parent's bounds, or the text's size in the middle`() throws {
    let shown = try InterfaceBuilderFile("missing-frames.xib").shown()
    #expect(shown.frames("holder") == [[0, 0, 300, 200]])
    #expect(shown.frames("label") == [[100, 88, 100, 24]])
  }

  @Test func `invalid numbers are reported and ignored`() throws {
    let shown = try InterfaceBuilderFile("invalid-numbers.xib").shown()
    #expect(shown.frames("label") == [[0, 0, 0, 20]])
    #expect(shown["label"]?.text?.count == .exactly(1))
    #expect(
      shown.warnings.sorted() == [
        "'alpha' is \"nan\", expected a number within ±10000000",
        "'numberOfLines' is \"many\", expected a number within ±10000000",
        "'x' is \"wide\", expected a number within ±10000000",
        "'y' is \"1e9\", expected a number within ±10000000",
      ])
  }

  @Test func `an unknown element is reported once and shown`() throws {
    let shown = try InterfaceBuilderFile("unknown-elements.xib").shown()
    #expect(shown.root.children.map(\.kind) == [.unknown, .unknown])
    #expect(shown.warnings == ["<hologramView> is not known and shown as a plain box"])
  }

  @Test func `a large view of the author's class is a drawing where it covers nothing`() throws {
    let kinds = try settledKinds("coverings.xib")
    #expect(kinds["chart"] == .media)
    #expect(kinds["dimming"] == .view)
    #expect(kinds["small"] == .view)
  }

  @Test func `a large empty button gives no bone`() throws {
    let kinds = try settledKinds("coverings.xib")
    #expect(kinds["catcher"] == .spacer)
    #expect(kinds["titled"] == .control)
  }

  /// The kinds of the views of a file by their object id, after siblings that overlap are settled.
  private func settledKinds(_ fixture: String) throws -> [String: ViewKind] {
    let views = try Dialect.interfaceBuilder.resolveViews(InterfaceBuilderFile(fixture).parsed(), ViewRequest()).value
    var layout = try place(views).value
    settleSiblings(in: &layout, of: views)
    return layout.views.reduce(into: [:]) { kinds, placed in
      if let identifier = placed.view.identifier { kinds[identifier] = placed.view.kind }
    }
  }

  @Test func `right to left turns frames around, except where it is forbidden`() throws {
    let shown = try InterfaceBuilderFile("right-to-left.xib").shown { $0.direction = .rightToLeft }
    #expect(shown.frames("turned") == [[190, 0, 100, 50]])
    #expect(shown.frames("label") == [[265, 5, 20, 20]])
    #expect(shown.frames("player") == [[190, 60, 100, 50]])
    #expect(shown.frames("play") == [[195, 65, 20, 20]])
  }

  @Test func `views are read as deep as elements may be`() throws {
    let opening = "<view><rect key=\"frame\" width=\"9\" height=\"9\"/><subviews>"
    let depth = 250
    let nested = String(repeating: opening, count: depth) + String(repeating: "</subviews></view>", count: depth)
    let document = try parseMarkup("<document><objects>\(nested)</objects></document>")
    let shown = try ShownDocument(of: document)
    #expect(shown.views.count == depth)
  }

  @Test(arguments: [
    ("Title", true), ("Podcast Title", true), ("The Podcast Title", false), ("Title 1", false), ("Titles", false),
    ("Lorem ipsum dolor sit amet", true), ("Lorem" + String(repeating: " x", count: 17) + "x", true),
    ("Lorem" + String(repeating: " x", count: 18), false), ("Send message", true), ("Send", false), ("", false),
  ])
  func `short texts that name their role are samples`(_ text: String, _ isSample: Bool) {
    #expect(text.isSampleOfLabel == isSample)
  }

  @Test
  func `a long chain of embedded controllers is cut off`() throws {
    let scenes = (0..<200).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)"><view key="view" id="v\(index)">
      <rect key="frame" x="0" y="0" width="10" height="10"/><subviews><containerView id="e\(index)">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <connections><segue destination="c\(index + 1)" kind="embed" id="g\(index)"/></connections>
      </containerView></subviews></view></viewController></objects></scene>
      """
    }
    let document = try parseMarkup("<document><scenes>\(scenes.joined())</scenes></document>")
    let shown = try ShownDocument(of: document)
    #expect(shown["v8"] != nil)
    #expect(shown["v9"] == nil)
  }
}
