import Geometry
import TextFormats
import ViewTree
import XMLTree

/// The properties of a built-in indicator that its element states; a property that is nil has the value of the style.
struct IndicatorProperties: Hashable, Sendable {
  /// The number of arcs, markers, dots or bars; nil for that of the style.
  var count: Int?
  /// The angle that one arc sweeps, or that all markers cover together, in radians; nil for that of the style.
  var spread: Double?
  /// The width of a stroke or a marker, or the diameter of a dot, in points; nil for that of the style.
  var thickness: Double?
  /// The length of a marker, or the height of a bar, in points; nil for that of the style.
  var length: Double?
  /// The distance of arcs and markers from the center, or the space between dots, in points; nil for that of the style.
  var radius: Double?
  /// The factor, without unit, by which the style's own speed is multiplied.
  var speed: Double
  /// The width of the panel in points, including its padding; nil for that of the style.
  ///
  /// `height` is the height of the panel in the same form.
  var width: Double?
  var height: Double?
  /// The space between the edges of the panel and the drawing, in points; percentages count as 0.
  var padding = Edges(0.0)

  /// The names of the attributes, apart from `width` and `height`, which all elements have.
  static let names = ["count", "spread", "thickness", "length", "radius", "speed", "padding"]

  /// The properties that the attributes of an element state; values that are not valid are left out.
  init(of element: XMLElement) {
    func value<Value>(_ name: String, _ syntax: ValueSyntax<Value>) -> Value? {
      element[name].flatMap { syntax.parse($0) }
    }
    count = value("count", .indicatorCount)
    spread = value("spread", .angle)
    thickness = value("thickness", .indicatorLength)
    length = value("length", .indicatorLength)
    radius = value("radius", .indicatorLength)
    speed = value("speed", .indicatorSpeed) ?? 1
    width = element["width"].flatMap { parseNumber($0) }
    height = element["height"].flatMap { parseNumber($0) }
    if let edges = value("padding", .padding) {
      let points = [edges.top, edges.right, edges.bottom, edges.left].map { $0.resolved(against: 0) }
      padding = Edges(top: points[0], right: points[1], bottom: points[2], left: points[3])
    }
  }
}

extension ValueSyntax where Value == Int {
  /// The syntax of the number of parts of an indicator, each of which is drawn in every frame.
  static let indicatorCount = ValueSyntax(
    "indicatorCount", expected: "a whole number from 1 to 60", .pattern("[0-9]{1,2}"),
    parse: { text in ValueSyntax<Int>.count.parse(text).flatMap { (1...60).contains($0) ? $0 : nil } })
}

extension ValueSyntax where Value == Double {
  static let indicatorLength = number(
    "indicatorLength", expected: "a number of points from 0 such as 6", in: 0...10_000)
  static let indicatorSpeed = number(
    "indicatorSpeed", expected: "a number from 0.01 to 100 such as 1.5", in: 0.01...100)
}

/// The variables of a built-in indicator's markup, and the rows of its parts.
struct IndicatorDrawing {
  private(set) var values: [String: String] = [:]
  /// The variables of each part that `repeat="data"` writes, by name; one element for each part.
  private(set) var rows: [[String: String]] = []

  init(_ style: IndicatorStyle, _ properties: IndicatorProperties) {
    switch style {
    case .arcs: drawArcs(properties)
    case .markers: drawRing(properties, count: 12, thickness: 8, length: 25, radius: 35, size: 160, period: 1)
    case .circles:
      let period = 0.7 / properties.speed
      set(["period": period, "change": period - 0.001])
    case .spinner: drawRing(properties, count: 8, thickness: 2.5, length: 6, radius: 7, size: 20, period: 0.8)
    case .dots: drawRow(properties, count: 3, thickness: 8, length: nil, gap: 6, period: 1.2, delay: 0.15)
    case .bar:
      let thickness = properties.thickness ?? properties.height ?? 4
      let (width, length) = (properties.width ?? 120, properties.length ?? 48)
      set([
        "width": width, "thickness": thickness, "length": length, "round": thickness / 2, "from": -length / 2,
        "to": width + length / 2, "period": 1.2 / properties.speed,
      ])
    case .pulse:
      let (width, height) = (properties.width ?? 40, properties.height ?? 40)
      set(["width": width, "height": height, "round": properties.radius ?? 8, "period": 0.8 / properties.speed])
    case .wave: drawRow(properties, count: 5, thickness: 4, length: 40, gap: 4, period: 0.4, delay: 0.1)
    }
  }

  private mutating func set(_ numbers: [String: Double]) {
    for (name, number) in numbers { values[name] = number.shortest }
  }

  /// Sets the sizes, in points, of the panel and of the drawing in it, and returns the size of the drawing.
  ///
  /// The parameter `size` is the width and the height of the drawing in a panel without a stated size.
  private mutating func setPanel(_ properties: IndicatorProperties, size: Double) -> Size {
    let horizontal = properties.padding.left + properties.padding.right
    let vertical = properties.padding.top + properties.padding.bottom
    let drawing = Size(
      width: properties.width.map { max(0, $0 - horizontal) } ?? size,
      height: properties.height.map { max(0, $0 - vertical) } ?? size)
    set([
      "width": drawing.width + horizontal, "height": drawing.height + vertical, "innerWidth": drawing.width,
      "innerHeight": drawing.height,
    ])
    return drawing
  }

  /// Sets the variables of a ring of markers; the parameters are the default values.
  ///
  /// Lengths are in points, and the period is in seconds.
  private mutating func drawRing(
    _ properties: IndicatorProperties, count: Int, thickness: Double, length: Double, radius: Double, size: Double,
    period: Double
  ) {
    let count = properties.count ?? count
    let (thickness, length) = (properties.thickness ?? thickness, properties.length ?? length)
    let radius = properties.radius ?? radius
    let panel = setPanel(properties, size: max(size, 2 * radius + length))
    let period = period / properties.speed
    let degrees = properties.spread.map { $0 * 180 / .pi } ?? 360
    set([
      "count": Double(count), "thickness": thickness, "length": length, "round": min(thickness, length) / 2,
      "x": panel.width / 2 - thickness / 2, "y": panel.height / 2 + radius - length / 2,
      "delay": period / Double(count), "period": period, "step": degrees / Double(count),
    ])
  }

  private mutating func drawRow(
    _ properties: IndicatorProperties, count: Int, thickness: Double, length: Double?, gap: Double, period: Double,
    delay: Double
  ) {
    let thickness = properties.thickness ?? thickness
    set([
      "thickness": thickness, "round": thickness / 2, "gap": properties.radius ?? gap,
      "period": period / properties.speed,
    ])
    // Dots are as long as thick.
    if let length { set(["length": properties.length ?? length]) }
    rows = (0..<(properties.count ?? count)).map { ["begin": (Double($0) * delay / properties.speed).shortest] }
  }

  private mutating func drawArcs(_ properties: IndicatorProperties) {
    let count = properties.count ?? 8
    let (radius, thickness) = (properties.radius ?? 10, properties.thickness ?? 6)
    let panel = setPanel(properties, size: max(40, 2 * radius + thickness))
    let step = 2 * Double.pi / Double(count)
    // 39 of 45 degrees: the arcs are 6 degrees apart.
    let sweep = min(properties.spread ?? step * 39 / 45, step * 0.999)
    set(["thickness": thickness, "period": 0.1 / properties.speed])
    let colors = ["color1", "color2", "color3", "color4"]
    rows = (0..<count).map { index in
      func point(_ angle: Double) -> String {
        "\(panel.width / 2 + radius * cosine(angle)) \(panel.height / 2 + radius * sine(angle))"
      }
      let start = (step - sweep) / 2 + Double(index) * step
      let values = (0..<count).map { colors[min(3, abs(index - $0))] }.joined(separator: " ")
      let isLarge = sweep > .pi ? 1 : 0
      let path = "M\(point(start))A\(radius) \(radius) 0 \(isLarge) 1 \(point(start + sweep))"
      return ["path": path, "values": values, "stroke": colors[min(3, index + 1)]]
    }
  }

  /// The variables of all parts as the text of a JSON array with one object for each part.
  var data: String {
    let rows = rows.map { row in
      "{" + row.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }.joined(separator: ",") + "}"
    }
    return "[" + rows.joined(separator: ",") + "]"
  }
}
