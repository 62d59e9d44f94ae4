import Diagnostics
import Dialects
import Geometry
import SeededRandom
import Testing
import TextFormats
import ViewTree
import XMLTree

@testable import Layout

/// Views that are alike share a box; the oracle is the layout with a box for each view.
@Suite struct SharedBoxTests {
  private static let containers = [
    "gap=\"3\"", "flexDirection=\"row\" alignItems=\"center\"", "flexDirection=\"row\" wrap=\"wrap\" gap=\"2 5\"",
    "flexDirection=\"rowReverse\" justifyContent=\"spaceBetween\"", "flexDirection=\"columnReverse\"",
    "grow=\"1\" padding=\"4.3\"", "shrink=\"1\" minHeight=\"0\" clip=\"true\"", "wrap=\"wrapReverse\" height=\"90\"",
    "direction=\"rtl\" flexDirection=\"row\"", "alignSelf=\"center\" width=\"50%\"", "order=\"-1\" margin=\"1 auto\"",
    "position=\"absolute\" top=\"3\" right=\"10%\"", "hidden=\"true\"", "aspectRatio=\"1.5\" padding=\"2%\"",
    "flexDirection=\"row\" alignItems=\"baseline\"",
  ]

  private static let leaves = [
    "<view width=\"12.7\" height=\"9\"/>", "<view grow=\"1\" maxWidth=\"31\" height=\"7.1\"/>",
    "<text text=\"four\"/>", "<text text=\"some words\" fontSize=\"12\"/>", "<text>between tags</text>",
    "<avatar/>", "<button text=\"OK\"/>", "<view width=\"33.3%\" height=\"20%\"/>", "<icon margin=\"auto\"/>",
    "<text lines=\"2\" basis=\"40\" shrink=\"2\"/>", "<spacer/>", "<view left=\"2\" width=\"5\" height=\"5\"/>",
  ]

  private static let names = ["view", "row", "column", "cell", "stack", "section"]

  private static func markup(_ random: inout SplitMix64, depth: Int) -> String {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
      return leaves.randomElement(using: &random) ?? ""
    }
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in markup(&random, depth: depth - 1) }
    let name = names.randomElement(using: &random) ?? "view"
    let copies = Int.random(in: 0..<6, using: &random) == 0 ? " repeat=\"3\"" : ""
    return "<\(name)\(copies) \(containers.randomElement(using: &random) ?? "")>\(children.joined())</\(name)>"
  }

  /// A feed of few kinds of cells in no order.
  private static func feed(seed: UInt64, distinct: Bool = false) -> String {
    var random = SplitMix64(seed: seed)
    let cells = (0..<(distinct ? 24 : 4)).map { _ in markup(&random, depth: distinct ? 4 : 3) }
    let children = distinct ? cells : (0..<24).map { _ in cells.randomElement(using: &random) ?? "" }
    let list = "<view \(containers.randomElement(using: &random) ?? "")>\(children.joined())</view>"
    return "<feed width=\"300\" height=\"400\">\(list)</feed>"
  }

  private func views(of markup: String) throws -> ViewDocument {
    let document = try parseXML(Array(markup.utf8))
    return try #require(Dialect.guess(from: document.root)).resolveViews(document, ViewRequest()).value
  }

  @Test(arguments: seeds(200)) func `shared boxes give the frames of one box for each view`(seed: UInt64) throws {
    let shared = try views(of: Self.feed(seed: seed))
    var plain = shared
    plain.root.forgetLayoutNumbers()
    let (sharedLayout, plainLayout) = (try place(shared).value, try place(plain).value)
    #expect(sharedLayout.views.map(\.frame) == plainLayout.views.map(\.frame))
    #expect(sharedLayout.views.map(\.ordinal) == plainLayout.views.map(\.ordinal))
    #expect(sharedLayout.views.map(\.end) == plainLayout.views.map(\.end))
  }

  /// The two layouts may have the same fault.
  @Test func `the frames of random feeds are those of a record`() throws {
    var digest = SHA256()
    for seed in 0..<40 as Range<UInt64> {
      for view in try place(views(of: Self.feed(seed: seed, distinct: true))).value.views {
        let frame = view.frame
        let lengths = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1_024).rounded() }
        digest.append("\(lengths)")
      }
    }
    #expect(digest.hexadecimal().prefix(12) == "673af0ba4ae5")
  }

  /// A hidden view with an aspect ratio takes no space, but its container is laid out again for an imposed height.
  @Test(arguments: seeds(300)) func `a layout that is used for an equal height gives the frames of a second layout`(
    seed: UInt64
  ) throws {
    let reused = try views(of: Self.feed(seed: seed, distinct: true))
    var repeated = reused
    repeated.root.addHiddenRatios()
    let frames = try place(reused).value.views.map(\.frame)
    let others = try place(repeated).value.views.filter { $0.view.element != View.hiddenRatio }.map(\.frame)
    try #require(frames.count == others.count)
    // The second layout may differ in the last bit of a sum.
    let largest = zip(frames, others).map { frame, other in
      max(
        abs(frame.minX - other.minX), abs(frame.minY - other.minY), abs(frame.maxX - other.maxX),
        abs(frame.maxY - other.maxY))
    }.max()
    #expect((largest ?? 0) < 1e-10)
  }

  @Test(arguments: [
    ("<view height=\"9\" width=\"50%\"/>", true), ("<view position=\"absolute\" height=\"50%\"/>", true),
    ("<row wrap=\"wrap\"><view/></row>", true), ("<view height=\"20%\"/>", false),
    ("<view minHeight=\"20%\"/>", false), ("<view basis=\"20%\"/>", false), ("<view top=\"5%\"/>", false),
    ("<view aspectRatio=\"2\"/>", false), ("<column wrap=\"wrap\"><view/></column>", false),
    ("<column rowGap=\"5%\"><view/></column>", false), ("<stack><view/></stack>", false),
  ])
  func `a layout is kept for an imposed height unless lengths depend on it`(child: String, isKept: Bool) throws {
    let tree = BoxTree(SharedWorkMeter(.never))
    let box = try [views(of: "<feed width=\"300\"><cell><row>\(child)</row></cell></feed>").root].makeBox(in: tree)
    #expect(box.children[0].ignoresDefiniteness == isKept)
    withExtendedLifetime(tree) {}
  }

  @Test func `equal cells have one box`() throws {
    let cell = "<cell gap=\"2\"><avatar/><text text=\"name\"/></cell>"
    let tree = BoxTree(SharedWorkMeter(.never))
    let box = try [views(of: "<feed>\(cell)\(cell)<cell gap=\"3\"/>\(cell)</feed>").root].makeBox(in: tree)
    #expect(box.children[0] == box.children[1])
    #expect(box.children[0] == box.children[3])
    #expect(box.children[0] != box.children[2])
    #expect(box.children[0].useCount == 3)
    #expect(box.firstPositions == [0, 0, 2, 0])
    withExtendedLifetime(tree) {}
  }

  @Test func `a view that changes its layout leaves the box of its equals`() throws {
    var document = try views(of: "<feed><view height=\"5\"/><view height=\"5\"/></feed>")
    document.root.children[1].isHidden = true
    let tree = BoxTree(SharedWorkMeter(.never))
    let box = [document.root].makeBox(in: tree)
    #expect(box.children[0] != box.children[1])
    withExtendedLifetime(tree) {}
  }
}

extension View {
  fileprivate mutating func forgetLayoutNumbers() {
    layoutNumber = 0
    for index in children.indices { children[index].forgetLayoutNumbers() }
  }

  fileprivate static let hiddenRatio = "hiddenRatio"

  /// Adds a hidden view with an aspect ratio to each container.
  fileprivate mutating func addHiddenRatios() {
    guard !children.isEmpty else { return }
    for index in children.indices { children[index].addHiddenRatios() }
    var style = FlexStyle()
    style.aspectRatio = 1
    var hidden = View(element: Self.hiddenRatio, kind: .view, layout: .flex(style), location: location)
    hidden.isHidden = true
    children.append(hidden)
    layoutNumber = 0
  }
}
