import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The bars around the root of a document, and the margins that elements state.
@Suite struct InterfaceBuilderSurroundingTests {
  private static let stored = Size(width: 331, height: 577)

  private func reader(_ document: XMLDocument) -> InterfaceBuilderReader {
    InterfaceBuilderReader(InterfaceBuilderScenes(document.root), ViewRequest())
  }

  /// The root of a document for the element with the identifier `it`.
  private func root(_ markup: String) throws -> DesignRoot? {
    let document = try parseMarkup("<document>\(markup)</document>")
    let element = try #require(document.root.descendants.first { $0["id"] == "it" })
    return reader(document).designRoot(element, stored: Self.stored)
  }

  private func bars(of root: DesignRoot) -> Set<String> {
    let flags = [
      "navigation": root.hasNavigationBar, "title": root.hasLargeTitle, "tabs": root.hasTabBar,
      "tools": root.hasToolbar,
    ]
    return Set(flags.filter(\.value).keys)
  }

  private static func container(_ name: String, _ relationship: String, _ bar: String = "") -> String {
    "<scene><objects><\(name) id='n'>\(bar)<connections><segue destination='c' kind='relationship' "
      + "relationship='\(relationship)' id='g'/></connections></\(name)></objects></scene>"
  }

  private static func pusher(_ kind: String) -> String {
    "<scene><objects><viewController id='p'><view key='view'/><connections><segue destination='c' kind='\(kind)' "
      + "id='s'/></connections></viewController></objects></scene>"
  }

  private static let navigation = container("navigationController", "rootViewController")
  private static let tabs = container("tabBarController", "viewControllers")
  private static let titled = container(
    "navigationController", "rootViewController", "<navigationBar key='navigationBar' largeTitles='YES'/>")

  /// Attributes and contents of a controller, the scenes of its containers, and the bars of its view.
  private static let controllers: [(String, String, String, Set<String>)] = [
    ("", "", "", []), ("", "", navigation, ["navigation"]), ("", "", tabs, ["tabs"]),
    ("hidesBottomBarWhenPushed='YES'", "", tabs, []), ("hidesBottomBarWhenPushed='NO'", "", tabs, ["tabs"]),
    ("", "", titled, ["navigation", "title"]),
    ("", "<navigationItem key='navigationItem'/>", titled, ["navigation", "title"]),
    ("", "<navigationItem largeTitleDisplayMode='always'/>", titled, ["navigation", "title"]),
    ("", "<navigationItem largeTitleDisplayMode='never'/>", titled, ["navigation"]),
    ("", "<navigationItem largeTitleDisplayMode='always'/>", navigation, ["navigation"]),
    ("", "", navigation.replacing("id='n'", with: "id='n' navigationBarHidden='YES'"), []),
    // A pushed controller is in the navigation controller of the one that pushes it, another one is not.
    ("", "", navigation.replacing("'c'", with: "'p'") + pusher("show"), ["navigation"]),
    ("", "", titled.replacing("'c'", with: "'p'") + pusher("push"), ["navigation", "title"]),
    ("", "", tabs.replacing("'c'", with: "'p'") + pusher("show"), ["tabs"]),
    ("", "", navigation.replacing("'c'", with: "'p'") + pusher("modal"), []),
    ("", "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>", "", ["tools"]),
    ("", "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>", "", ["navigation"]),
    ("", "<nil key='simulatedTopBarMetrics'/>", navigation, []),
    ("", "<nil key='simulatedStatusBarMetrics'/>", navigation, ["navigation"]),
  ]

  @Test(arguments: controllers)
  func `the view of a controller has the bars of its containers`(
    attributes: String, inside: String, scenes: String, bars: Set<String>
  ) throws {
    let found = try #require(
      try root(
        "<scenes><scene><objects><viewController id='c' \(attributes)><view key='view' id='it'/>\(inside)"
          + "</viewController></objects></scene>\(scenes)</scenes>"))
    #expect(found.isControllers && found.storedSize == Self.stored)
    #expect(self.bars(of: found) == bars)
  }

  @Test(arguments: [
    ("<nil key='simulatedTopBarMetrics'/>", false),
    ("<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>", true),
    ("<simulatedNavigationBarMetrics key='other'/>", false),
  ])
  func `a view at the top of a document has a simulated bar`(inside: String, hasBar: Bool) throws {
    let found = try #require(try root("<objects><view id='it'>\(inside)</view></objects>"))
    #expect(!found.isControllers && found.storedSize == Self.stored)
    #expect(bars(of: found) == (hasBar ? ["navigation"] : []))
  }

  @Test(arguments: [
    "<objects><tableViewCell id='it'/></objects>",
    "<objects><view><subviews><view id='it'/></subviews></view></objects>",
  ])
  func `cells and views inside others have no bars`(markup: String) throws {
    #expect(try root(markup) == nil)
  }

  @Test func `the view of an embedded controller has no bars`() throws {
    let document = try parseMarkup("<document><objects><view id='it'/></objects></document>")
    let element = try #require(document.root.descendants.first { $0["id"] == "it" })
    var reader = reader(document)
    reader.context = try #require(reader.context.embedding("c"))
    #expect(reader.designRoot(element, stored: Self.stored) == nil)
  }

  @Test(arguments: [
    ("<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>", [1.0, 4, 3, 2]),
    (
      "<directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'/>",
      [1, 4, 3, 2]
    ),
    ("<inset key='layoutMargins' minX='2' minY='1' maxX='4' maxY='3'/>", [1, 4, 3, 2]),
    // A missing or invalid margin is 0.
    ("<edgeInsets key='layoutMargins' left='2'/>", [0, 0, 0, 2]),
    ("<edgeInsets key='layoutMargins' top='1'/>", [1, 0, 0, 0]),
    ("<edgeInsets key='layoutMargins' right='4' bottom='wide'/>", [0, 4, 0, 0]),
    ("<edgeInsets key='layoutMargins' bottom='3'/>", [0, 0, 3, 0]),
    ("<edgeInsets key='other' top='9'/><edgeInsets key='layoutMargins' bottom='3' left='-5'/>", [0, 0, 3, -5]),
    ("<edgeInsets key='other' top='9'/>", nil), ("", nil),
  ])
  func `margins are stated by edge`(inside: String, margins: [Double]?) throws {
    let element = try parseMarkup("<view>\(inside)</view>").root
    #expect(element.explicitMargins.map { [$0.top, $0.right, $0.bottom, $0.left] } == margins)
  }

  private static let margins = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"

  @Test(arguments: [
    ("<view id='it'/>", MarginRule.standard), ("<stackView id='it'/>", .none),
    ("<tableViewCell id='it' accessoryType='checkmark'/>", .cell(hasAccessory: false)),
    (
      "<tableViewCell accessoryType='checkmark'><tableViewCellContentView id='it'/></tableViewCell>",
      .cell(hasAccessory: true)
    ),
    ("<tableViewCell><tableViewCellContentView id='it'/></tableViewCell>", .cell(hasAccessory: false)),
    (
      "<tableViewCell id='it'>\(margins)</tableViewCell>", .written(Insets(top: 1, right: 4, bottom: 3, left: 2))
    ),
  ])
  func `margins are those of the element, else of its kind`(markup: String, rule: MarginRule) throws {
    let document = try parseMarkup("<document><objects>\(markup)</objects></document>")
    let element = try #require(document.root.descendants.first { $0["id"] == "it" })
    #expect(reader(document).marginRule(of: element) == rule)
  }
}
