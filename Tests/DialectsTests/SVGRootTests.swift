import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The roots of drawings and loaders: their backdrops, their direction and their shimmer.
@Suite struct SVGRootTests {
  /// A rectangle before another one, and true if it is a backdrop: it covers the drawing but for half a point.
  @Test(arguments: [
    ("<rect x='0.5' y='0.5' width='299' height='199'/>", true),
    ("<rect x='0.6' y='0.5' width='298.9' height='199'/>", false),
    ("<rect x='0.5' y='0.6' width='299' height='198.9'/>", false),
    ("<rect x='0.5' y='0.5' width='298.9' height='199'/>", false),
    ("<rect x='0.5' y='0.5' width='299' height='198.9'/>", false),
    ("<rect x='-3' y='-5' width='310' height='211'/>", true), ("<rect width='300' height='200' rx='7'/>", true),
    ("<path d='M0 0h300v200h-300z'/>", false), ("<image width='300' height='200'/>", false),
  ])
  func `a rectangle behind others that covers the drawing is no content`(element: String, isBackdrop: Bool) throws {
    let root = try readForeign("<svg viewBox='0 0 300 200'>\(element)\(element)</svg>").value.root
    #expect(root.children.map { $0.kind == .spacer } == [isBackdrop, false])
  }

  @Test(arguments: [("", false), ("rtl='true'", true), ("rtl=''", true), ("rtl='false'", false)])
  func `a loader states its direction`(attributes: String, isMirrored: Bool) throws {
    let markup = "<ContentLoader viewBox='0 0 300 200' \(attributes)><rect x='7' width='9' height='5'/></ContentLoader>"
    for (asked, isRightToLeft) in [(nil, isMirrored), (.leftToRight, false), (.rightToLeft, true)]
      as [(LayoutDirection?, Bool)]
    {
      let views = try readForeign(markup) { $0.direction = asked }.value
      #expect(views.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
      #expect(views.root.children.first?.storedFrame?.minX == (isRightToLeft ? 284 : 7))
    }
  }

  private static let loaders =
    "<loaders><ContentLoader id='a'><rect id='first' width='3' height='5'/></ContentLoader>"
    + "<ContentLoader><rect id='second' width='3' height='5'/></ContentLoader>"
    + "<ContentLoader id='1'><rect id='third' width='3' height='5'/></ContentLoader></loaders>"

  @Test(
    arguments: [
      (nil, "first"), ("a", "first"), ("0", "first"), ("1", "third"), ("2", "third"), ("3", nil), ("-1", nil),
      ("b", nil),
    ] as [(String?, String?)])
  func `one of several loaders is shown, by its identifier or its index`(name: String?, shape: String?) throws {
    if let shape {
      let root = try readForeign(Self.loaders) { $0.root = name }.value.root
      #expect(root.contentLeaves.map(\.identifier) == [shape])
    } else {
      #expect(errorsOfForeign(Self.loaders) { $0.root = name }.count == 1)
    }
  }

  @Test func `loaders are described, and a drawing has no parts`() throws {
    let roots = SVGDialect.roots(of: try parseXML(Array(Self.loaders.utf8)))
    #expect(roots.map(\.identifiers) == [["a"], [], ["1"]])
    #expect(roots.map(\.element) == ["ContentLoader", "ContentLoader", "ContentLoader"])
    let drawing = "<svg id='a' viewBox='0 0 9 9'><rect width='3' height='5'/></svg>"
    #expect(SVGDialect.roots(of: try parseXML(Array(drawing.utf8))).isEmpty)
    #expect(errorsOfForeign(drawing) { $0.root = "a" }.count == 1)
  }

  // MARK: - The shimmer

  /// The defaults and the limits: 0.01 to 100 for the ratio, 0 to 0.95 for the interval, more than 0 to 60 for seconds.
  ///
  /// Attributes, the ends and the first start of the gradient, and its seconds.
  private static let numbers: [(String, [Double], Double, Double)] = [
    ("gradientRatio='0'", [1, 1.005, 1.01], -1.04 / 3, 1.2),
    ("gradientRatio='0.02'", [1, 1.01, 1.02], -1.08 / 3, 1.2),
    ("gradientRatio='100'", [1, 51, 101], -401.0 / 3, 1.2), ("interval='2'", [1, 2, 3], -59, 1.2),
    ("interval='0.9'", [1, 2, 3], -29, 1.2), ("interval='0'", [1, 2, 3], -2, 1.2), ("speed='-1'", [1, 2, 3], -3, 1.2),
    ("speed='60'", [1, 2, 3], -3, 60), ("speed='{0.5}'", [1, 2, 3], -3, 0.5), ("speed='{7'", [1, 2, 3], -3, 1.2),
    ("speed='7}'", [1, 2, 3], -3, 1.2), ("animate='true'", [1, 2, 3], -3, 1.2),
    ("animate='{true}'", [1, 2, 3], -3, 1.2),
    ("foregroundColor='?'", [1, 2, 3], -3, 1.2), ("secondaryColor='red'", [1, 2, 3], -3, 1.2),
  ]

  @Test(arguments: numbers)
  func `the numbers of a loader are limited`(
    attributes: String, to: [Double], start: Double, duration: Double
  ) throws {
    let markup = "<ContentLoader \(attributes)><rect width='3' height='5'/></ContentLoader>"
    let shimmer = try #require(readForeign(markup).value.shimmer)
    #expect(shimmer.preset == .seamless && shimmer.duration == duration)
    #expect(zip(try #require(shimmer.to), to).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(try #require(shimmer.locations?.first) - start) < 1e-9)
    #expect(shimmer.location == SourceLocation(offset: 0))
  }
}
