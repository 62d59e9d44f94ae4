import Geometry
import Testing
import XMLTree

@testable import Dialects

/// The paint of shapes and the inherited properties of drawings.
@Suite struct SVGStyleTests {
  /// Weights of the channels: CSS Masking 1, section 7.10.2.
  @Test(
    arguments: [
      ("none", nil), ("black", 0), ("red", 0.2125), ("lime", 0.7154), ("blue", 0.0721), ("#F0F8", 0.2125 + 0.0721),
      ("#FFF0", nil), ("transparent", nil), ("currentColor", 0), ("currentcolor", 0), ("initial", 0),
      // A variable counts as white.
      ("var(--x)", 1), ("url(http://x/#a)", 1),
      // The color after the reference replaces a missing element: SVG 2, section 13.2.
      ("url(#b)", nil), ("url(#b) none", nil), ("url(#b) red", 0.2125), ("url(#b) rgb(0, 255, 0)", 0.7154),
      ("url( '#b' )  blue", 0.0721),
    ] as [(String, Double?)])
  func `a paint has the brightness of its color`(text: String, luminance: Double?) throws {
    let paint = try #require(SVGPaint(text) { $0 == "a" })
    var style = SVGStyle()
    style.fill = paint
    #expect((paint == SVGPaint.none) == (luminance == nil))
    if let luminance { #expect(abs(try #require(style.luminance) - luminance) < 1e-9) }
  }

  @Test func `a paint refers to a gradient, or is that of the parent`() {
    for text in ["url(#a)", "url('#a')", "url(\"#a\") red"] { #expect(SVGPaint(text) { $0 == "a" } == .server) }
    for text in ["inherit", "unset"] { #expect(SVGPaint(text) { $0 == "a" } == nil) }
  }

  private static func style(_ change: (inout SVGStyle) -> Void = { _ in }) -> SVGStyle {
    var style = SVGStyle()
    change(&style)
    return style
  }

  private static let styles: [(String, SVGStyle)] = [
    ("", style()), ("fill='none'", style { $0.fill = .none }), ("fill='inherit'", style()),
    ("fill-opacity='0'", style { $0.isFillOpaque = false }), ("fill-opacity='-5%'", style { $0.isFillOpaque = false }),
    ("fill-opacity='0.01'", style()), ("fill-opacity='x'", style()),
    ("stroke='#000'", style { $0.stroke = .color(luminance: 0) }),
    ("stroke-opacity='0'", style { $0.isStrokeOpaque = false }),
    ("stroke-opacity='1%'", style()), ("stroke-width='3'", style { $0.strokeWidth = 3 }),
    ("strokeWidth='3'", style { $0.strokeWidth = 3 }), ("style='stroke-width: 3px'", style { $0.strokeWidth = 3 }),
    ("stroke-width='0'", style { $0.strokeWidth = 0 }), ("stroke-width='-1'", style()),
    (
      "font-size='10' stroke-width='2em'",
      style {
        $0.fonts.element = 10
        $0.strokeWidth = 20
      }
    ),
    ("font-size='2em'", style { $0.fonts.element = 32 }), ("font-size='50%'", style { $0.fonts.element = 8 }),
    ("font-size='0'", style()), ("font-size='-3'", style()), ("font-size='2rem'", style { $0.fonts.element = 32 }),
    ("stroke-linecap='round'", style { $0.lineCap = .round }),
    ("stroke-linecap='square'", style { $0.lineCap = .square }),
    ("stroke-linecap='x'", style()), ("fill-rule='evenodd'", style { $0.fillRule = .evenOdd }),
    ("clip-rule='evenodd'", style { $0.clipRule = .evenOdd }), ("fill-rule='x'", style()),
    ("visibility='hidden'", style { $0.isVisible = false }), ("visibility='collapse'", style { $0.isVisible = false }),
    ("visibility='x'", style()), ("text-anchor='middle'", style { $0.textAnchor = 0.5 }),
    ("textAnchor='end'", style { $0.textAnchor = 1 }), ("text-anchor='x'", style()),
  ]

  private func inherited(_ attributes: String, from parent: SVGStyle = SVGStyle()) throws -> SVGStyle {
    let document = try parseXML(Array("<svg \(attributes)/>".utf8))
    let properties = SVGProperties(document.root, SVGStyleSheet(document.root)) { _ in true }
    return parent.inherited(by: properties) { _ in false }
  }

  @Test(arguments: styles)
  func `properties change the style of the parent, and invalid ones do not`(
    attributes: String, style: SVGStyle
  ) throws {
    #expect(try inherited(attributes) == style)
  }

  @Test(arguments: ["", "fill='inherit' visibility='inherit' text-anchor='x' fill-rule='inherit' stroke-width='x'"])
  func `a style is inherited`(attributes: String) throws {
    let parent = Self.style {
      ($0.fill, $0.stroke, $0.strokeWidth, $0.lineCap) = (.none, .server, 7, .square)
      ($0.fillRule, $0.clipRule, $0.isVisible, $0.textAnchor) = (.evenOdd, .evenOdd, false, 1)
      ($0.isFillOpaque, $0.isStrokeOpaque, $0.fonts.element) = (false, false, 11)
    }
    #expect(try inherited(attributes, from: parent) == parent)
    var other = parent
    (other.isVisible, other.textAnchor, other.fillRule, other.clipRule) = (true, 0, .nonzero, .nonzero)
    (other.isFillOpaque, other.isStrokeOpaque) = (true, true)
    let reset =
      "visibility='visible' text-anchor='start' fill-rule='nonzero' clip-rule='nonzero' fill-opacity='1' "
      + "stroke-opacity='1'"
    #expect(try inherited(reset, from: parent) == other)
    #expect(try inherited("visibility='initial'", from: parent).isVisible)
  }

  @Test(
    arguments: [
      ("", true, false, 0), ("fill='none'", false, false, nil), ("fill-opacity='0'", false, false, nil),
      ("fill='none' stroke='red'", false, true, 0.2125), ("stroke='red'", true, true, 0),
      ("fill='none' stroke='red' stroke-opacity='0'", false, false, 0.2125),
      ("fill-opacity='0' stroke='blue'", false, true, 0.0721),
    ] as [(String, Bool, Bool, Double?)])
  func `a shape is painted by its fill and its stroke`(
    attributes: String, isFilled: Bool, isStroked: Bool, luminance: Double?
  ) throws {
    let style = try inherited(attributes)
    #expect(style.isFilled == isFilled && style.isStroked == isStroked)
    #expect(style.isPainted == (isFilled || isStroked))
    #expect((style.luminance == nil) == (luminance == nil))
    if let found = style.luminance, let luminance { #expect(abs(found - luminance) < 1e-9) }
  }

  @Test(arguments: [
    ("rect{stroke-width:3px}", "stroke-width='5' style='stroke-width: 7px'", 7.0),
    ("rect{stroke-width:3px}", "stroke-width='5'", 3),
    ("rect{stroke-width:3px!important}", "style='stroke-width: 7px'", 3),
    ("rect{stroke-width:3px!important}", "style='stroke-width: 7px !important'", 7),
    ("rect{stroke-width:3px!important}rect{stroke-width:4px!important}", "", 4),
    ("rect.a{stroke-width:3px}rect{stroke-width:4px}", "class='a'", 3),
  ])
  func `declarations go before attributes, and important ones before others`(
    sheet: String, attributes: String, width: Double
  ) throws {
    let document = try parseXML(Array("<svg><style>\(sheet)</style><rect \(attributes)/></svg>".utf8))
    let rect = try #require(document.root.children.first { $0.name == "rect" })
    let properties = SVGProperties(rect, SVGStyleSheet(document.root)) { _ in true }
    #expect(SVGStyle().inherited(by: properties) { _ in false }.strokeWidth == width)
  }

  @Test(arguments: [
    ("x", "3px", true), ("x", "3", false), ("x", "0", true), ("rx", "3", false), ("height", "3", false),
    ("stroke-width", "3", true),
  ])
  func `lengths of geometry need a unit in a declaration`(name: String, value: String, isRead: Bool) throws {
    let document = try parseXML(Array("<svg style='\(name): \(value)'/>".utf8))
    let properties = SVGProperties(document.root, SVGStyleSheet(document.root)) { _ in true }
    #expect(properties[name] == (isRead ? value : nil))
    #expect(properties.isEmpty == !isRead && !properties.haveEffects)
  }
}
