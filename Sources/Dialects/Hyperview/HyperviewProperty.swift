import ViewTree

/// A style property that affects the size, position or outline of a view: its name and the syntax of its value.
struct HyperviewProperty: Sendable {
  let name: String
  /// The description of a valid value of the property, which follows "expected" in a warning.
  let expectation: String
  /// A function that parses a text and assigns the value to a style.
  ///
  /// It returns false, without a change, for an invalid text.
  let apply: @Sendable (inout HyperviewStyle, String) -> Bool

  private init<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, _ assign: @escaping @Sendable (inout HyperviewStyle, Value) -> Void
  ) {
    self.name = name
    expectation = syntax.expectation
    apply = { style, text in
      guard let value = syntax.parse(text) else { return false }
      assign(&style, value)
      return true
    }
  }
}

extension HyperviewProperty {
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names of all style properties, including those that are ignored, for suggestions in warnings.
  static let names = all.map(\.name) + paintOnly.sorted()

  private typealias Values = HyperviewValues

  private static let all = container + item + edges + sizes + look + corners

  private static let container = [
    HyperviewProperty("flexDirection", Values.words(FlexStyle.Direction.self)) { $0.flexbox.direction = $1 },
    HyperviewProperty("flexWrap", Values.words(FlexStyle.Wrap.self)) { $0.flexbox.wrap = $1 },
    HyperviewProperty("justifyContent", Values.words(FlexStyle.JustifyContent.self)) { $0.flexbox.justifyContent = $1 },
    HyperviewProperty("alignItems", Values.alignItems) { $0.flexbox.alignItems = $1 },
    HyperviewProperty("alignContent", Values.words(FlexStyle.AlignContent.self)) { $0.flexbox.alignContent = $1 },
    HyperviewProperty("gap", Values.positiveLength) { $0.gap = $1 },
    HyperviewProperty("rowGap", Values.positiveLength) { $0.rowGap = $1 },
    HyperviewProperty("columnGap", Values.positiveLength) { $0.columnGap = $1 },
  ]

  private static let item = [
    HyperviewProperty("alignSelf", Values.alignSelf) { $0.flexbox.alignSelf = $1 },
    HyperviewProperty("flex", Values.number) { $0.flex = $1 },
    HyperviewProperty("flexGrow", Values.positive) { $0.grow = $1 },
    HyperviewProperty("flexShrink", Values.positive) { $0.shrink = $1 },
    HyperviewProperty("flexBasis", Values.size) { $0.basis = $1 },
    HyperviewProperty("position", Values.position) { $0.flexbox.position = $1 },
    HyperviewProperty("display", Values.display) { $0.isRemoved = $1 },
  ]

  private static let edges = HyperviewEdge.allCases.flatMap { edge in
    let name = edge.rawValue
    var properties = [
      HyperviewProperty("padding" + name, Values.positiveLength) { $0.padding[edge] = $1 },
      HyperviewProperty("margin" + name, Values.margin) { $0.margin[edge] = $1 },
    ]
    if edge == .horizontal || edge == .vertical { return properties }
    properties.append(HyperviewProperty("border" + name + "Width", Values.positive) { $0.border[edge] = $1 })
    if edge == .all { return properties }
    properties.append(HyperviewProperty(name.lowercased(), Values.offset) { $0.inset[edge] = $1 })
    return properties
  }

  private static let sizes = [
    HyperviewProperty("width", Values.size) { $0.flexbox.width = $1 },
    HyperviewProperty("height", Values.size) { $0.flexbox.height = $1 },
    HyperviewProperty("minWidth", Values.size) { $0.flexbox.minWidth = $1 ?? .zero },
    HyperviewProperty("maxWidth", Values.size) { $0.flexbox.maxWidth = $1 },
    HyperviewProperty("minHeight", Values.size) { $0.flexbox.minHeight = $1 ?? .zero },
    HyperviewProperty("maxHeight", Values.size) { $0.flexbox.maxHeight = $1 },
    HyperviewProperty("aspectRatio", Values.aspectRatio) { $0.flexbox.aspectRatio = $1 },
    HyperviewProperty("fontSize", Values.positive) { $0.fontSize = $1 },
    HyperviewProperty("lineHeight", Values.positive) { $0.lineHeight = $1 },
    HyperviewProperty("textAlign", Values.textAlignment) { $0.textAlignment = $1 },
  ]

  private static let look = [
    HyperviewProperty("overflow", Values.overflow) { $0.clips = $1 },
    HyperviewProperty("backgroundColor", Values.color) { $0.background = $1 },
    HyperviewProperty("opacity", Values.number) { $0.opacity = min(max($1, 0), 1) },
    HyperviewProperty("borderRadius", Values.positiveLength) { $0.radius = $1 },
  ]

  /// The style properties for the radius of one corner, such as `borderTopLeftRadius`.
  ///
  /// Each corner has three names: by side, by layout direction, and by CSS's logical edges.
  private static let corners: [HyperviewProperty] = [
    corner(["TopLeft", "TopStart", "StartStart"]) { $0.topStartRadius = $1 },
    corner(["TopRight", "TopEnd", "StartEnd"]) { $0.topEndRadius = $1 },
    corner(["BottomRight", "BottomEnd", "EndEnd"]) { $0.bottomEndRadius = $1 },
    corner(["BottomLeft", "BottomStart", "EndStart"]) { $0.bottomStartRadius = $1 },
  ].flatMap { $0 }

  private static func corner(
    _ names: [String], _ assign: @escaping @Sendable (inout HyperviewStyle, Length) -> Void
  ) -> [HyperviewProperty] {
    names.map { HyperviewProperty("border" + $0 + "Radius", Values.positiveLength, assign) }
  }

  /// The names of the valid style properties that do not affect outlines: colors, shadows, fonts and so on.
  ///
  /// They are ignored without a warning.
  static let paintOnly: Set<String> = [
    "backfaceVisibility", "borderBlockColor", "borderBlockEndColor", "borderBlockStartColor", "borderBottomColor",
    "borderColor", "borderCurve", "borderEndColor", "borderLeftColor",
    "borderRightColor", "borderStartColor", "borderStyle", "borderTopColor", "boxShadow",
    "boxSizing", "color", "cursor", "direction", "elevation", "filter", "fontFamily", "fontStyle", "fontVariant",
    "fontWeight", "includeFontPadding", "isolation", "letterSpacing", "mixBlendMode", "numberOfLines", "objectFit",
    "outlineColor", "outlineOffset", "outlineStyle", "outlineWidth", "overlayColor", "pointerEvents", "resizeMode",
    "shadowColor", "shadowOffsetX", "shadowOffsetY", "shadowOpacity", "shadowRadius",
    "textAlignVertical", "textDecorationColor", "textDecorationLine", "textDecorationStyle", "textShadowColor",
    "textShadowOffsetX", "textShadowOffsetY", "textShadowRadius", "textTransform", "tintColor", "transform",
    "userSelect", "verticalAlign", "writingDirection", "zIndex",
  ]
}
