import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct InterfaceBuilderRootTests {
  private let newsfeed = InterfaceBuilderFile("newsfeed.storyboard")

  @Test func `the initial controller leads through its segues to the first whose view shows something`() throws {
    let shown = try newsfeed.shown()
    #expect(shown.root.identifier == "feed-view")
    #expect(shown.canvas == Canvas(width: 375, height: 603))
    #expect(shown.frames("feed-view") == [[0, 0, 375, 603]])
  }

  @Test(arguments: [
    ("feed", "feed-view"), ("scene-feed", "feed-view"), ("Feed", "feed-view"), ("FeedScreen", "feed-view"),
    ("feed-view", "feed-view"), ("navigation", "feed-view"), ("scene-navigation", "feed-view"), ("Start", "feed-view"),
    ("scene-tabs", "feed-view"), ("empty", "empty-view"), ("FeedTable", "table"), ("table", "table"),
    ("storyCell", "cell"), ("cell", "cell"), ("content", "content"), ("name", "name"),
    ("0", "feed-view"), ("1", "empty-view"), ("2", "cell"),
  ])
  func `a root is named by its ids, identifiers or index`(name: String, view: String) throws {
    #expect(try newsfeed.shown { $0.root = name }.root.identifier == view)
  }

  @Test(arguments: ["hidden", "transparent"])
  func `a root shows, hidden or not`(name: String) throws {
    let root = try InterfaceBuilderFile("states.xib").shown { $0.root = name }.root
    #expect(!root.isHidden)
    #expect(root.appearance.opacity == 1)
  }

  @Test func `an object id goes before an index`() throws {
    let views = InterfaceBuilderFile("two-views.xib")
    #expect(try views.shown { $0.root = "7" }.root.identifier == "7")
    #expect(try views.shown { $0.root = "0" }.root.identifier == "first")
  }

  @Test func `an unknown name is refused with the nearest known one`() throws {
    #expect(
      try newsfeed.refusals { $0.root = "storycel" } == ["there is no root \"storycel\"; did you mean \"storyCell\"?"])
    let list = ["there is no root \"99\"; `skeleton layout --roots` lists all"]
    #expect(try newsfeed.refusals { $0.root = "99" } == list)
    // A segue has an id, but no views.
    #expect(try newsfeed.refusals { $0.root = "s3" }.count == 1)
  }

  @Test func `the roots are the controllers with views, the first choice first, and the prototypes`() throws {
    let roots = try Dialect.interfaceBuilder.roots(of: newsfeed.parsed())
    #expect(
      roots == [
        RootDescription(
          identifiers: ["Feed", "FeedScreen", "feed", "scene-feed", "feed-view"], element: "viewController",
          size: Size(width: 375, height: 603)),
        RootDescription(
          identifiers: ["empty", "scene-empty", "empty-view"], element: "viewController",
          size: Size(width: 375, height: 667)),
        RootDescription(
          identifiers: ["storyCell", "cell"], element: "tableViewCell", size: Size(width: 375, height: 210)),
      ])
  }

  @Test func `equal and empty identifiers of a root are listed once or not`() throws {
    let document = try parseMarkup(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="card" restorationIdentifier="card" reuseIdentifier=""><rect key="frame" width="9" height="9"/></view>
      </objects></document>
      """)
    #expect(Dialect.interfaceBuilder.roots(of: document).map(\.identifiers) == [["card"]])
  }

  @Test func `every root can be named by each of its identifiers`() throws {
    for root in try Dialect.interfaceBuilder.roots(of: newsfeed.parsed()) {
      for identifier in root.identifiers {
        let canvas = try newsfeed.shown { $0.root = identifier }.canvas
        #expect(canvas == Canvas(width: root.size?.width, height: root.size?.height), "\(identifier)")
      }
    }
  }

  @Test func `the first view of a xib is shown, but no bar`() throws {
    let views = InterfaceBuilderFile("two-views.xib")
    #expect(try views.shown().root.identifier == "first")
    let roots = try Dialect.interfaceBuilder.roots(of: views.parsed())
    #expect(roots.map(\.identifiers) == [["first"], ["bar"], ["Second", "second"]])
  }

  @Test
  func `segues in a circle lead nowhere, and the first scene that shows something stands in`() throws {
    #expect(try InterfaceBuilderFile("circular-segues.storyboard").shown().root.identifier == "full-view")
  }

  @Test func `a given size replaces the canvas and the root's frame`() throws {
    let shown = try newsfeed.shown { $0.size = Canvas(width: 390) }
    #expect(shown.canvas == Canvas(width: 390, height: 603))
    #expect(shown.frames("feed-view") == [[0, 0, 390, 603]])
    #expect(shown.frames("table") == [[0, 10, 375, 500]])
  }

  @Test(arguments: [
    (
      "xcode-4-archive.xib",
      "this is an archive of Xcode 4, which is not supported; open and save it in Xcode 5 or later"
    ),
    ("watch.storyboard", "this is a document for watchOS, which stores no frames; expected one for iOS or tvOS"),
    ("mac.storyboard", "this is a document for macOS, which is not supported; expected one for iOS or tvOS"),
    ("no-frames.storyboard", "the document holds no view with a frame"),
  ])
  func `a document without views of UIKit is recognized and refused with the reason`(
    fixture: String, reason: String
  ) throws {
    let file = InterfaceBuilderFile(fixture)
    #expect(try Dialect.guess(from: file.parsed().root) == .interfaceBuilder)
    #expect(try file.refusals() == [reason])
    #expect(try Dialect.interfaceBuilder.roots(of: file.parsed()).isEmpty)
  }

  @Test func `a document of another vocabulary is refused by name`() throws {
    let document = try parseMarkup("<feed/>")
    let error = #expect(throws: InvalidInput.self) {
      try Dialect.interfaceBuilder.resolveViews(document, ViewRequest())
    }
    #expect(
      error?.diagnostics.map(\.problem.message)
        == ["<feed> is not a document of Interface Builder, expected <document>"])
    #expect(Dialect.interfaceBuilder.roots(of: document).isEmpty)
    #expect(try Dialect.guess(from: parseMarkup("<archive type=\"tar\"/>").root) == nil)
  }

  @Test func `screens of Apple TV are read`() throws {
    let shown = try InterfaceBuilderFile("television.storyboard").shown()
    #expect(shown.canvas == Canvas(width: 1920, height: 1080))
  }

  // MARK: - The canvas for any size class

  private static func anyScreen(
    _ attributes: String = "useTraitCollections='YES'", _ device: String = "", _ inside: String = "",
    size: Double = 600, height: Double = 600
  ) -> String {
    """
    <document \(attributes)>\(device)<objects><viewController id='c'><view key='view' id='v'>\(rectElement(size, height))
    <subviews><label text='Ann' translatesAutoresizingMaskIntoConstraints='NO' id='l'>
    <rect key='frame' x='16' y='300' width='568' height='21'/></label></subviews><constraints>
    <constraint firstItem='l' firstAttribute='leading' secondItem='v' secondAttribute='leading' constant='16' id='a'/>
    <constraint firstAttribute='trailing' secondItem='l' secondAttribute='trailing' constant='16' id='b'/>
    <constraint firstItem='l' firstAttribute='centerY' secondItem='v' secondAttribute='centerY' id='e'/>
    </constraints></view>\(inside)</viewController></objects></document>
    """
  }

  /// Xcode 6 and 7 have a canvas of 600 × 600 points for any size class.
  @Test(arguments: [
    (anyScreen(), 375.0, 667.0), (anyScreen("useTraitCollections='YES' targetRuntime='iOS.CocoaTouch'"), 375, 667),
    (anyScreen("useTraitCollections='YES' targetRuntime='iOS.CocoaTouch.iPad'"), 768, 1_024),
    (anyScreen(""), 600, 600), (anyScreen("useTraitCollections='NO'"), 600, 600),
    (anyScreen("useTraitCollections='YES'", "<device id='retina4_7'/>"), 600, 600),
    (
      anyScreen("useTraitCollections='YES'", "", "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"),
      600, 600
    ),
    (anyScreen(size: 601), 601, 600),
  ])
  func `the view of a controller for any size class is shown on a phone`(
    _ markup: String, _ width: Double, _ height: Double
  ) throws {
    let document = try parseMarkup(markup)
    let shown = try ShownDocument(of: document)
    #expect(shown.canvas == Canvas(width: width, height: height))
    #expect(Dialect.interfaceBuilder.roots(of: document).first?.size == Size(width: width, height: height))
    let isStored = height == 600
    #expect(shown.frames("l").first?[2] == (isStored ? 568 : width - 32))
    let middle = try #require(shown.views.first { $0.view.identifier == "l" }).frame.midY
    #expect(isStored || abs(middle - height / 2) < 1)
  }

  private static func anyNib(_ outlet: String, _ inside: String = "") -> String {
    """
    <document useTraitCollections='YES'><objects><placeholder placeholderIdentifier='IBFilesOwner' id='-1'><connections>
    <outlet property='\(outlet)' destination='v' id='o'/></connections></placeholder><view id='v'>
    \(rectElement(600, 600))\(inside)</view></objects></document>
    """
  }

  @Test(arguments: [
    (anyNib("view"), 375.0, 667.0), (anyNib("contentView"), 600, 600),
    (anyNib("view", "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"), 600, 600),
  ])
  func `the main view of a file's owner for any size class is shown on a phone`(
    _ markup: String, _ width: Double, _ height: Double
  ) throws {
    let shown = try ShownDocument(of: parseMarkup(markup))
    #expect(shown.canvas == Canvas(width: width, height: height))
  }

  @Test func `a requested size and solved constraints leave the canvas for any size class`() throws {
    func canvas(_ change: (inout ViewRequest) -> Void) throws -> Canvas {
      var request = ViewRequest()
      change(&request)
      return try ShownDocument(of: parseMarkup(Self.anyScreen()), request).canvas
    }
    let high = try ShownDocument(of: parseMarkup(Self.anyScreen(height: 601)))
    #expect(high.canvas == Canvas(width: 600, height: 601))
    #expect(try canvas { $0.size.width = 320 } == Canvas(width: 320, height: 600))
    #expect(try canvas { $0.size.height = 568 } == Canvas(width: 600, height: 568))
    #expect(try canvas { $0.solves = true } == Canvas(width: 600, height: 600))
    #expect(try canvas { $0.completions = .none } == Canvas(width: 600, height: 600))
  }

  // MARK: - Simulated screens

  private static func insetScreen(_ y: Double, _ height: Double, _ metrics: String = "type='retina4'") -> String {
    """
    <document targetRuntime='iOS.CocoaTouch'><objects><viewController id='c'><view key='view' hidden='YES' id='v'>
    <rect key='frame' x='0.0' y='\(y)' width='320' height='\(height)'/><color key='backgroundColor' white='0.5'
    alpha='1'/><subviews><label text='Ann' id='l'>\(rectElement(91, 21))</label></subviews></view>
    <navigationItem key='navigationItem' title='Bob'/><simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>
    </viewController></objects><simulatedMetricsContainer key='defaultSimulatedMetrics'>
    <simulatedScreenMetrics key='destination' \(metrics)/></simulatedMetricsContainer></document>
    """
  }

  /// A status bar of 20 points with a navigation bar of 44 above the view, and a toolbar of 44 or a tab bar of 49 below.
  @Test(
    arguments: [
      (insetScreen(64, 504), 568.0, [0, 64, 320, 504]), (insetScreen(64, 460), 568, [0, 64, 320, 460]),
      (insetScreen(64, 455), 568, [0, 64, 320, 455]), (insetScreen(20, 548), 568, [0, 20, 320, 548]),
      (insetScreen(64, 504, "type='retina4.fullscreen'"), 568, [0, 64, 320, 504]),
      (insetScreen(64, 416, ""), 480, [0, 64, 320, 416]), (insetScreen(64, 500), 500, [0, 0, 320, 500]),
      (insetScreen(64, 568), 568, [0, 0, 320, 568]), (insetScreen(0, 568), 568, [0, 0, 320, 568]),
      (insetScreen(64, 504, "type='other'"), 504, [0, 0, 320, 504]),
      (insetScreen(64, 603, "type='retina4_7.fullscreen'"), 603, [0, 0, 320, 603]),
    ] as [(String, Double, [Double])])
  func `the view of a controller between bars is on the simulated screen`(
    _ markup: String, _ height: Double, _ frame: [Double]
  ) throws {
    let shown = try ShownDocument(of: parseMarkup(markup))
    #expect(shown.canvas == Canvas(width: 320, height: height))
    #expect(shown.frames("v") == [frame] && shown["v"]?.isHidden == false)
    #expect(shown.frames("l") == [[7, frame[1] + 9, 91, 21]])
    #expect(shown.root.appearance.background == shown["v"]?.appearance.background)
    #expect(shown.views.first { $0.view.element == "navigationBar" }?.frame.numbers == [0, 20, 320, 44])
  }

  @Test func `constraints below a bar use the top of the view between the bars`() throws {
    let guide = "<layoutGuides><viewControllerLayoutGuide type='top' id='g'/></layoutGuides>"
    let constraint =
      "<constraint firstItem='e' firstAttribute='top' secondItem='g' secondAttribute='bottom' constant='3' "
    let markup = Self.insetScreen(64, 504)
      .replacing("<view key", with: guide + "<view key")
      .replacing(
        "</subviews>",
        with: "<label text='Eve' translatesAutoresizingMaskIntoConstraints='NO' id='e'/></subviews>"
          + "<constraints>\(constraint) id='k'/></constraints>")
    let shown = try ShownDocument(of: parseMarkup(markup))
    #expect(shown.frames("e").first?[1] == 67)
    #expect(shown.frames("v") == [[0, 64, 320, 504]])
  }

  @Test func `a requested size and solved constraints leave the simulated screen`() throws {
    for change: (inout ViewRequest) -> Void in [{ $0.size.height = 504 }, { $0.solves = true }] {
      var request = ViewRequest()
      change(&request)
      let shown = try ShownDocument(of: parseMarkup(Self.insetScreen(64, 504)), request)
      #expect(shown.canvas == Canvas(width: 320, height: 504) && shown.root.identifier == "v")
    }
  }
}
