import Geometry
import LayerTree
import ViewTree

extension NativeDraft {
  fileprivate var shape: ShapeContent {
    get { if case .shape(let style) = layer.content { style } else { ShapeContent() } }
    set { layer.content = .shape(newValue) }
  }

  fileprivate var replicator: ReplicatorContent {
    get { if case .replicator(let style) = layer.content { style } else { ReplicatorContent() } }
    set { layer.content = .replicator(newValue) }
  }

  fileprivate var cards: CardsStyle {
    get { if case .cards(let style) = layer.content { style } else { CardsStyle() } }
    set { layer.content = .cards(newValue) }
  }
}

extension ShapeContent {
  /// The table of the attributes of `<shape>`: those of all views, followed by its own.
  static let attributes = NativeDraft.attributes.adding([
    NativeAttribute("path", .pathData, isRequired: true) { $0.shape.path = $1 },
    NativeAttribute("fill", .paint) { $0.shape.fillColor = $1 },
    NativeAttribute("fillRule", .fillRule) { $0.shape.fillRule = $1 },
    NativeAttribute("stroke", .paint) { $0.shape.strokeColor = $1 },
    NativeAttribute("lineWidth", .factor) { $0.shape.strokeStyle.lineWidth = $1 },
    NativeAttribute("lineCap", .cases("lineCap")) { $0.shape.strokeStyle.lineCap = $1 },
    NativeAttribute("lineJoin", .cases("lineJoin")) { $0.shape.strokeStyle.lineJoin = $1 },
    NativeAttribute("miterLimit", .factor) { $0.shape.strokeStyle.miterLimit = $1 },
    NativeAttribute("strokeStart", .opacity) { $0.shape.strokeStyle.strokeStart = $1 },
    NativeAttribute("strokeEnd", .opacity) { $0.shape.strokeStyle.strokeEnd = $1 },
  ])
}

extension ReplicatorContent {
  /// The table of the attributes of `<replicator>`: those of all views, followed by its own.
  static let attributes = NativeDraft.attributes.adding([
    NativeAttribute("instanceCount", .positiveCount) { $0.replicator.instanceCount = $1 },
    NativeAttribute("instanceDelay", .time) { $0.replicator.instanceDelay = $1 },
    NativeAttribute("instanceTransform", .transform) { $0.replicator.instanceTransform = $1 },
    NativeAttribute("instanceColor", .color) { $0.replicator.instanceColor = $1 },
    NativeAttribute("instanceRedOffset", .number) { $0.replicator.instanceRedOffset = $1 },
    NativeAttribute("instanceGreenOffset", .number) { $0.replicator.instanceGreenOffset = $1 },
    NativeAttribute("instanceBlueOffset", .number) { $0.replicator.instanceBlueOffset = $1 },
    NativeAttribute("instanceAlphaOffset", .number) { $0.replicator.instanceAlphaOffset = $1 },
  ])
}

extension CardsStyle {
  /// The table of the attributes of `<cards>`: those of all views, followed by its own.
  static let attributes = NativeDraft.attributes.adding([
    NativeAttribute("layout", .cases("arrangement")) { $0.cards.layout = $1 },
    NativeAttribute("columns", .positiveCount) { $0.cards.columns = $1 },
    NativeAttribute("rows", .positiveCount) { $0.cards.rows = $1 },
    NativeAttribute("page", .positiveCount) { $0.cards.page = $1 },
    NativeAttribute("inset", .extent) { $0.cards.inset = $1 },
    NativeAttribute("spacing", .extent) { $0.cards.spacing = $1 },
    NativeAttribute("itemSize", .extent) { $0.cards.itemSize = $1 },
  ])
}

/// The values of a `<layoutChange>` element while its attributes are being read; times are in seconds.
struct LayoutChangeDraft {
  private var change = LayoutChange(to: .grid, at: 0)
  private var time = AnimatingTime.afterStart(0)

  static let attributes = AttributeTable<LayoutChangeDraft>([
    NativeAttribute("to", .cases("arrangement"), isRequired: true) { $0.change.layout = $1 },
    NativeAttribute("page", .positiveCount) { $0.change.page = $1 },
    NativeAttribute("at", .animatingTime, isRequired: true) { $0.time = $1 },
    NativeAttribute("duration", .duration) { $0.change.duration = $1 },
    NativeAttribute("timingFunction", .timingFunction) { $0.change.timingFunction = $1 },
  ])

  /// Returns the layout change with its time in seconds of the scene; nil if that time never comes.
  func resolved(in scope: AnimatingScope) -> LayoutChange? {
    guard let time = scope.resolve(time) else { return nil }
    var change = change
    change.beginTime = time
    return change
  }
}

extension ValueSyntax where Value == Path {
  /// The syntax of SVG path data: SVG 1.1, section 8.3.
  ///
  /// The message for an invalid path states the reason and the position.
  static let pathData = ValueSyntax(
    "pathData", expected: "SVG path data such as M0 0H10V10Z", .pattern(#"[ ]*[Mm][0-9a-zA-Z+., \-]*"#),
    explain: { text in
      Path.drawn(bySVGPathData: text).error.map {
        ValueMistake(expectation: "SVG path data; \($0.reason) at character \($0.position + 1)", position: $0.position)
      }
    },
    parse: { text in
      let (path, error) = Path.drawn(bySVGPathData: text)
      return error == nil ? path : nil
    })
}

extension ValueSyntax where Value == FillRule {
  static let fillRule = ValueSyntax.keyword("fillRule", ["nonzero": .nonzero, "evenodd": .evenOdd])
}

extension ValueSyntax where Value == Int {
  fileprivate static let positiveCount = ValueSyntax(
    "positiveCount", expected: "a whole number from 1 such as 12", .pattern("[0-9]{1,10}"),
    parse: { text in ValueSyntax<Int>.count.parse(text).flatMap { $0 >= 1 ? $0 : nil } })
}

extension ValueSyntax where Value == Size {
  /// The syntax of a size of 0 or more in points: one number for both dimensions, or width and height.
  fileprivate static let extent = ValueSyntax(
    "extent", expected: "one or two numbers of points from 0 such as 30 or 30 20",
    .pattern(NumberPattern.list(NumberPattern.positive, "?")),
    parse: { text in
      guard let values = parseList(text, counts: 1...2, { parseNumber($0) }), values.allSatisfy({ $0 >= 0 })
      else { return nil }
      return Size(width: values[0], height: values[values.count - 1])
    })
}
