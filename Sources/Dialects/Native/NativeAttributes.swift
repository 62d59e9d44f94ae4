import Geometry
import LayerTree
import ViewTree

extension NativeDraft {
  /// The table of the attributes that every view accepts.
  ///
  /// Shorthands such as `padding` come before the attributes that refine them, such as `paddingTop`.
  static let attributes = AttributeTable(
    identity + appearance + text + container + item + sizes + padding + margin + placement + layer)

  /// The table of the attributes of `<table>`, including those of all views.
  static let tableAttributes = NativeDraft.attributes.adding([
    NativeAttribute("columns", columnSharing) { $0.style.sharesColumns = $1 }
  ])

  private typealias Attribute = NativeAttribute<NativeDraft>

  private static let identity: [Attribute] = [
    Attribute("id", .text) { $0.view.identifier = $1 },
    // The direction is applied before the attributes that depend on it.
    Attribute("direction", direction) { $0.setDirection($1) },
    Attribute("skeleton", .cases("hint")) { $0.view.hint = $1 },
    Attribute("region", .region) { $0.view.region = $1 },
    Attribute("repeat", .repetition) { $0.repetition = $1 },
    Attribute("vary", .text) { $0.view.variedTexts = $1.split { $0 == " " }.map(String.init) },
    Attribute("hidden", .boolean) { $0.view.isHidden = $1 },
    Attribute("clip", .boolean) { $0.view.clips = $1 },
  ]

  private static let appearance: [Attribute] = [
    Attribute("background", .color) { $0.view.appearance.background = $1 },
    Attribute("border", .length) {
      $0.view.appearance.isBoxed = $1 != .zero
      $0.view.appearance.isHollow = true
    },
    Attribute("opacity", .opacity) { $0.view.appearance.opacity = $1 },
    Attribute("cornerRadius", .cornerRadius) {
      $0.view.appearance.cornerRadius = $1
      $0.view.appearance.statesCornerRadius = true
    },
  ]

  private static let text: [Attribute] = [
    Attribute("text", .text) { $0.text = $1 },
    Attribute("fontSize", .fontSize) { $0.fontSize = $1 },
    Attribute("lines", .count) { $0.lines = $1 },
    Attribute("lineHeight", lineHeight) { $0.lineHeight = $1 },
    Attribute("lastLine", share) { $0.lastLine = $1 },
    Attribute("textAlign", textAlignment) { $0.textAlignment = $1 },
  ]

  private static let container: [Attribute] = [
    Attribute("flexDirection", .cases("flexDirection")) { $0.style.direction = $1 },
    Attribute("wrap", .cases("wrap")) { $0.style.wrap = $1 },
    Attribute("justifyContent", justifyContent) { $0.style.justifyContent = $1 },
    Attribute("alignItems", alignItems) { $0.style.alignItems = $1 },
    Attribute("alignContent", alignContent) { $0.style.alignContent = $1 },
    Attribute("gap", gap) { ($0.style.rowGap, $0.style.columnGap) = ($1[0], $1[$1.count - 1]) },
    Attribute("rowGap", .length) { $0.style.rowGap = $1 },
    Attribute("columnGap", .length) { $0.style.columnGap = $1 },
  ]

  private static let item: [Attribute] = [
    Attribute("alignSelf", alignSelf) { $0.style.alignSelf = $1 },
    Attribute("order", .order) { $0.style.order = $1 },
    Attribute("grow", .factor) { $0.style.grow = $1 },
    Attribute("shrink", .factor) { $0.style.shrink = $1 },
    Attribute("basis", .basis) { $0.style.basis = $1 },
  ]

  private static let sizes: [Attribute] = [
    Attribute("width", .size) { $0.style.width = $1 },
    Attribute("height", .size) { $0.style.height = $1 },
    Attribute("minWidth", .size) { $0.style.minWidth = $1 },
    Attribute("maxWidth", .size) { $0.style.maxWidth = $1 },
    Attribute("minHeight", .size) { $0.style.minHeight = $1 },
    Attribute("maxHeight", .size) { $0.style.maxHeight = $1 },
    Attribute("aspectRatio", .aspectRatio) { $0.style.aspectRatio = $1 },
  ]

  private static let padding: [Attribute] = [
    Attribute("padding", .padding) { $0.style.padding = $1 },
    Attribute("paddingTop", .length) { $0.style.padding.top = $1 },
    Attribute("paddingRight", .length) { $0.style.padding.right = $1 },
    Attribute("paddingBottom", .length) { $0.style.padding.bottom = $1 },
    Attribute("paddingLeft", .length) { $0.style.padding.left = $1 },
    Attribute("paddingStart", .length) { $0.setStart(&$0.style.padding, $1) },
    Attribute("paddingEnd", .length) { $0.setEnd(&$0.style.padding, $1) },
  ]

  private static let margin: [Attribute] = [
    Attribute("margin", .margin) { $0.style.margin = $1 },
    Attribute("marginTop", .offset) { $0.style.margin.top = $1 },
    Attribute("marginRight", .offset) { $0.style.margin.right = $1 },
    Attribute("marginBottom", .offset) { $0.style.margin.bottom = $1 },
    Attribute("marginLeft", .offset) { $0.style.margin.left = $1 },
    Attribute("marginStart", .offset) { $0.setStart(&$0.style.margin, $1) },
    Attribute("marginEnd", .offset) { $0.setEnd(&$0.style.margin, $1) },
  ]

  private static let placement: [Attribute] = [
    Attribute("position", .cases("position")) { $0.style.position = $1 },
    Attribute("top", .offset) { $0.style.inset.top = $1 },
    Attribute("right", .offset) { $0.style.inset.right = $1 },
    Attribute("bottom", .offset) { $0.style.inset.bottom = $1 },
    Attribute("left", .offset) { $0.style.inset.left = $1 },
    Attribute("start", .offset) { $0.setStart(&$0.style.inset, $1) },
    Attribute("end", .offset) { $0.setEnd(&$0.style.inset, $1) },
    Attribute("frame", .frame) { $0.place(in: $1) },
  ]

  private static let layer: [Attribute] = [
    Attribute("transform", .transform) { $0.layer.transform = $1 },
    Attribute("anchorPoint", .unitPoint) { $0.layer.anchorPoint = $1 },
    Attribute("zPosition", .number) { $0.layer.zPosition = $1 },
    Attribute("rotationX", .angle) { $0.layer.depth.rotationX = $1 },
    Attribute("rotationY", .angle) { $0.layer.depth.rotationY = $1 },
    Attribute("translationZ", .number) { $0.layer.depth.translationZ = $1 },
    Attribute("perspective", .factor) { $0.layer.perspective = $1 },
    Attribute("shadowColor", .color) { $0.layer.shadow.color = $1 },
    Attribute("shadowOpacity", .opacity) { $0.layer.shadow.opacity = $1 },
    Attribute("shadowRadius", .factor) { $0.layer.shadow.radius = $1 },
    Attribute("shadowOffset", shadowOffset) { $0.layer.shadow.offset = $1 },
    Attribute("startAnimating", .time) { $0.indicator.start = $1 },
    Attribute("stopAnimating", .time) { $0.indicator.stop = $1 },
  ]

  /// Positions the view absolutely in its parent, at a rectangle in points.
  ///
  /// The x is measured from the left edge, or from the right edge if the parent is written from right to left.
  private mutating func place(in frame: Rect) {
    style.position = .absolute
    style.inset = Edges(nil)
    if parentDirection == .leftToRight {
      style.inset.left = .points(frame.minX)
    } else {
      style.inset.right = .points(frame.minX)
    }
    style.inset.top = .points(frame.minY)
    style.width = .points(frame.width)
    style.height = .points(frame.height)
    style.margin = Edges(.zero)
  }

  private static let lineHeight = ValueSyntax<Double>.points(
    "lineHeight", expected: "a number of points above 0 such as 24", in: 0...ViewLimits.number,
    excludingLowerBound: true)

  /// The syntax of a percentage from 0% to 100%; the value is 0…1.
  private static let share = ValueSyntax<Double>(
    "share", expected: "a percentage from 0% to 100% such as 60%", .pattern(NumberPattern.positive + "%"),
    parse: { text in
      stripping("%", from: text).flatMap { parseNumber($0) }.flatMap { (0...100).contains($0) ? $0 / 100 : nil }
    })

  /// The syntax of `gap`: one length in points or percent for both gaps, or the row gap followed by the column gap.
  private static let gap = ValueSyntax<[Length]>(
    "gap", expected: "one or two lengths such as 8 or 8 16",
    .pattern(NumberPattern.list(NumberPattern.positiveLength, "?")),
    parse: { text in parseList(text, counts: 1...2) { ValueSyntax<Length>.length.parse(String($0)) } })

  private static let textAlignment = ValueSyntax<TextAlignment>.keyword(
    "textAlign", ["start": .natural, "left": .left, "center": .center, "right": .right, "end": .end])

  private static let direction = ValueSyntax<LayoutDirection>.keyword(
    "direction", ["ltr": .leftToRight, "rtl": .rightToLeft])

  private static let justifyContent = ValueSyntax<FlexStyle.JustifyContent>.keyword(
    "justifyContent",
    [
      "start": .flexStart, "end": .flexEnd, "center": .center, "spaceBetween": .spaceBetween,
      "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly, "flexStart": .flexStart, "flexEnd": .flexEnd,
    ])

  private static let alignContent = ValueSyntax<FlexStyle.AlignContent>.keyword(
    "alignContent",
    [
      "stretch": .stretch, "start": .flexStart, "end": .flexEnd, "center": .center, "spaceBetween": .spaceBetween,
      "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly, "flexStart": .flexStart, "flexEnd": .flexEnd,
    ])

  private static let alignItems = ValueSyntax<FlexStyle.AlignItems>.keyword(
    "alignItems",
    [
      "stretch": .stretch, "start": .flexStart, "end": .flexEnd, "center": .center, "baseline": .baseline,
      "flexStart": .flexStart, "flexEnd": .flexEnd,
    ])

  private static let alignSelf = ValueSyntax<FlexStyle.AlignItems?>.keyword(
    "alignSelf",
    [
      "auto": nil, "stretch": .stretch, "start": .flexStart, "end": .flexEnd, "center": .center,
      "baseline": .baseline, "flexStart": .flexStart, "flexEnd": .flexEnd,
    ])

  private static let columnSharing = ValueSyntax<Bool>.keyword("columnSharing", ["own": false, "shared": true])

  private static let shadowOffset = ValueSyntax<Point>.pair(
    "shadowOffset", expected: "two numbers of points such as 0 -3"
  ) { Point(x: $0, y: $1) }
}
