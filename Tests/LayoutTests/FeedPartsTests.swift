import Diagnostics
import Dialects
import Geometry
import SeededRandom
import Testing
import ViewTree
import XMLTree

@testable import Layout

/// Long feeds are laid out in parts; the oracle is the layout of the whole, which a minimum height of 0 demands.
@Suite struct FeedPartsTests {
  private func views(_ attributes: String, _ children: String) throws -> ViewDocument {
    let document = try parseXML(Array("<feed width=\"300\" \(attributes)>\(children)</feed>".utf8))
    return try #require(Dialect.guess(from: document.root)).resolveViews(document, ViewRequest()).value
  }

  /// 1,200 children, a few kinds in no order.
  private static func children(seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    let kinds = [
      "<cell padding=\"16\" gap=\"12\"><row gap=\"12\"><avatar width=\"48\" height=\"48\"/><text text=\"a name\"/></row></cell>",
      "<cell margin=\"4 auto\" width=\"50%\"><text lines=\"3\" fontSize=\"13\"/></cell>",
      "<view height=\"10%\"/>", "<view height=\"20.7\"/>", "<view minHeight=\"7.3\" grow=\"2\"/>",
      "<view height=\"21.7\" shrink=\"3\"/>",
      "<view aspectRatio=\"1.7\" width=\"31%\"/>", "<cell repeat=\"3\"><icon/></cell>",
      "<image height=\"40\" top=\"3\"/>",
      "<row wrap=\"wrap\"><view width=\"170\" height=\"9\"/><view width=\"140\" height=\"5.5\"/></row>",
    ]
    return (0..<1_200).map { _ in kinds.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: [
    "", "gap=\"7.5\"", "padding=\"5 3 11\" gap=\"2\"", "padding=\"3%\"", "justifyContent=\"spaceBetween\"",
    "alignItems=\"center\"", "direction=\"rtl\" alignItems=\"flexEnd\"",
  ])
  func `parts of a feed have the frames of the whole`(attributes: String) throws {
    let children = Self.children(seed: UInt64(attributes.utf8.count))
    let parts = try views(attributes, children)
    let whole = try views("\(attributes) minHeight=\"0\"", children)
    #expect(FeedParts(of: parts.root, width: 300)?.ranges.count == 3)
    #expect(FeedParts(of: whole.root, width: 300) == nil)
    let (placed, expected) = (try place(parts).value, try place(whole).value)
    #expect(placed.views.count == expected.views.count)
    #expect(abs(placed.size.height - expected.size.height) < 1e-6)
    let different = zip(placed.views, expected.views).dropFirst().first { one, other in
      one.ordinal != other.ordinal || one.end != other.end || one.parent != other.parent
        || [
          one.frame.origin.x - other.frame.origin.x, one.frame.origin.y - other.frame.origin.y,
          one.frame.width - other.frame.width, one.frame.height - other.frame.height,
        ].contains { abs($0) > 1e-9 }
    }
    #expect(different == nil)
  }

  /// Pixels are rounded: sums in another order would give other pixels.
  @Test(arguments: [7.3, 20.7, 33.35]) func `the positions of children in parts are exactly those in the whole`(
    height: Double
  ) throws {
    let children = String(repeating: "<view height=\"\(height)\" shrink=\"0\"/>", count: 1_200)
    let attributes = "padding=\"0.1\" gap=\"1.7\""
    let parts = try place(views(attributes, children)).value
    let whole = try place(views("\(attributes) minHeight=\"0\"", children)).value
    #expect(parts.views.dropFirst().map(\.frame) == whole.views.dropFirst().map(\.frame))
  }

  @Test func `a long feed is too high as a whole`() throws {
    let document = try views("", String(repeating: "<view height=\"1900000\"/>", count: 600))
    let error = #expect(throws: InvalidInput.self) { try place(document) }
    #expect(error?.diagnostics.first?.problem.message.contains("<feed>") == true)
  }

  @Test(arguments: [
    (root: "", child: "<view/>", isDivided: true), (root: "", child: "", isDivided: false),
    ("flexDirection=\"row\"", "<view/>", false),
    ("flexDirection=\"columnReverse\"", "<view/>", false), ("wrap=\"wrap\"", "<view/>", false),
    ("minHeight=\"1\"", "<view/>", false), ("maxHeight=\"100\"", "<view/>", false),
    ("aspectRatio=\"2\"", "<view/>", false),
    ("", "<view position=\"absolute\" top=\"0\" height=\"1\"/>", false), ("", "<view order=\"1\"/>", false),
    ("", "<view margin=\"-1 0 0\"/>", false), ("", "<view margin=\"0 0 -1%\"/>", false),
    ("", "<view hidden=\"true\"/>", false), ("", "<view frame=\"0 0 1 1\"/>", false),
    ("", "<cell><table columns=\"shared\"><tr><text/></tr></table></cell>", false),
    ("", "<cell><table><tr><text/></tr></table></cell>", true),
  ])
  func `a feed is divided if its children depend on each other only by heights`(
    root: String, child: String, isDivided: Bool
  ) throws {
    let document = try views(root, String(repeating: "<view height=\"2\"/>", count: 512) + child)
    #expect((FeedParts(of: document.root, width: 300) != nil) == isDivided)
  }
}
