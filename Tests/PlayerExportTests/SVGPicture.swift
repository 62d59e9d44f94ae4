import Geometry
import LayerTree
import XMLTree

/// A small reader of the SVG files of this module, which draws them at a time as a display list.
///
/// It reads the elements, CSS key frames and classes that the files use, and stops at others. A mask is white, perhaps
/// translucent, or white with black holes.
struct SVGPicture {
  struct Unexpected: Error { let text: String }

  private struct KeyFrame {
    var offset: Double
    var values: [String: String]
    var easing: String?
  }

  /// The box of the picture in a page; nil for an SVG file.
  private(set) var canvas: Canvas?
  private let root: XMLElement
  private var keyFrames: [String: [KeyFrame]] = [:]
  private(set) var hiddenClasses: Set<String> = []
  private(set) var named: [String: XMLElement] = [:]

  init(_ bytes: [UInt8]) throws {
    let root = try parseXML(bytes).root
    try self.init(root, rules: root.child("style")?.text ?? "")
  }

  init(_ root: XMLElement, rules: String, canvas: Canvas? = nil) throws {
    (self.root, self.canvas) = (root, canvas)
    for element in root.descendants { if let name = element["id"] { named[name] = element } }
    for rule in rules.split(separator: "\n") where !rule.hasPrefix("@media") {
      if let match = rule.wholeMatch(of: /\.([\w-]+)\{display:none\}/) { hiddenClasses.insert(String(match.1)) }
      guard let match = rule.wholeMatch(of: /@keyframes ([\w-]+)\{(.*)\}/) else { continue }
      keyFrames[String(match.1)] = try match.2.matches(of: /([^{}]+)\{([^{}]*)\}/).flatMap { frame in
        let pairs = frame.2.split(separator: ";").map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
        var values = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
        let easing = values.removeValue(forKey: "animation-timing-function")
        return try frame.1.split(separator: ",").map { selector in
          let offset = selector == "from" ? 0 : selector == "to" ? 100 : Double(selector.dropLast())
          guard let offset else { throw Unexpected(text: String(selector)) }
          return KeyFrame(offset: offset / 100, values: values, easing: easing)
        }
      }
    }
  }

  /// The picture at a time in seconds.
  func picture(at time: Double) throws -> DisplayList {
    if let canvas { return DisplayList(size: canvas.size, items: try boxItems(canvas, time)) }
    let size = Size(width: number(root["width"]), height: number(root["height"]))
    return DisplayList(size: size, items: try root.children.flatMap { try items($0, .identity, time) })
  }

  // MARK: - Elements

  func items(_ element: XMLElement, _ outer: AffineTransform, _ time: Double) throws -> [DisplayItem] {
    if ["title", "style", "defs", "animate", "animateTransform"].contains(element.name) { return [] }
    let values = try values(of: element, time)
    if values["display"] == "none" || hiddenClasses.contains(values["class"] ?? "") { return [] }
    let transform = try self.transform(values["transform"] ?? "").concatenating(outer)
    var items: [DisplayItem] = []
    var clips: [Shape] = []
    if element.name == "g" || element.name == "svg" {
      if element.name == "svg", values["overflow"] != "visible" {
        clips = [.path(try outline(element, values).applying(transform), .nonzero)]
      }
      items = try element.children.flatMap { try self.items($0, transform, time) }
    } else {
      let path = try outline(element, values)
      if values["fill"] != "none" {
        let rule = values["fill-rule"] == "evenodd" ? FillRule.evenOdd : .nonzero
        let shape = Shape.path(path.applying(transform), rule)
        items.append(.fill(shape, try paint("fill", values, transform, time)))
      }
      if values["stroke"] != nil, let style = strokeStyle(values) {
        let shape = Shape.stroke(path, style, transform)
        items.append(.fill(shape, try paint("stroke", values, transform, time)))
      }
    }
    var group = DisplayGroup(items: items, opacity: number(values["opacity"] ?? "1"), clips: clips)
    if let filter = values["filter"] {
      group = DisplayGroup(items: [.group(group)])
      group.shadow = try shadow(filter, transform, time)
    }
    for (attribute, child) in [("clip-path", "clipPath"), ("mask", "mask")] {
      guard let reference = values[attribute] else { continue }
      guard let cutter = named[String(reference.dropFirst(5).dropLast())], cutter.name == child else {
        throw Unexpected(text: reference)
      }
      // A mask is in the coordinates of the element, after its own transform.
      let cut = try cutter.children.flatMap { try self.items($0, transform, time) }
      group = DisplayGroup(items: [.group(group)], mask: child == "mask" ? withHoles(cut) : cut)
    }
    let isPlain = group.opacity == 1 && group.mask == nil && values["filter"] == nil
    if element.name == "g" && isPlain { return items }
    return [.group(group)]
  }

  /// The shadow of a function `drop-shadow()` or of an element `<filter>`, in points of the canvas.
  private func shadow(_ filter: String, _ transform: AffineTransform, _ time: Double) throws -> DisplayShadow {
    var (lengths, paint): ([Double], Color)
    if let match = filter.wholeMatch(of: Self.shadowPattern) {
      (lengths, paint) = (numbers(in: match.1), try color(String(match.2), 1))
    } else {
      guard let drop = named[String(filter.dropFirst(5).dropLast())]?.child("feDropShadow") else {
        throw Unexpected(text: filter)
      }
      let values = try values(of: drop, time)
      lengths = ["dx", "dy", "stdDeviation"].map { number(values[$0]) }
      paint = try color(values["flood-color"] ?? "#000", number(values["flood-opacity"] ?? "1"))
    }
    let (x, y) = (transform.apply(Point(x: 1, y: 0)), transform.apply(Point(x: 0, y: 1)))
    let origin = transform.apply(.zero)
    func along(_ axis: KeyPath<Point, Double>) -> Double {
      let (one, other) = ((x - origin)[keyPath: axis], (y - origin)[keyPath: axis])
      return (one * one + other * other).squareRoot() * lengths[2]
    }
    return DisplayShadow(
      color: paint, deviation: Size(width: along(\.x), height: along(\.y)),
      offset: transform.apply(Point(x: lengths[0], y: lengths[1])) - origin)
  }

  private static var shadowPattern: Regex<(Substring, Substring, Substring)> {
    /drop-shadow\(((?:-?[\d.]+px ){3})(.*)\)/
  }

  /// The items of a mask, with black shapes as holes in the white ones.
  private func withHoles(_ items: [DisplayItem]) -> [DisplayItem] {
    func isBlack(_ item: DisplayItem) -> Bool {
      if case .group(let group) = item { return group.items.allSatisfy(isBlack) }
      if case .fill(_, .color(let color)) = item { return color.luma == 0 }
      return false
    }
    let holes = items.filter(isBlack).flatMap(\.shapes)
    return holes.isEmpty ? items : [.overlay(.white, holes: holes)]
  }

  func outline(_ element: XMLElement, _ values: [String: String]) throws -> Path {
    switch element.name {
    case "path":
      let data = values["d"] ?? ""
      let text = data.hasPrefix("path(") ? String(data.dropFirst(6).dropLast(2)) : data
      return try Path(svgPathData: text)
    case "rect", "svg":
      let rect = Rect(
        x: number(values["x"]), y: number(values["y"]), width: number(values["width"]), height: number(values["height"])
      )
      return RoundedRect(rect, radii: CornerRadii(number(values["rx"])).fitted(to: rect.size)).outline
    default: throw Unexpected(text: element.name)
    }
  }

  /// The style of a line; nil for a dash pattern that hides it.
  private func strokeStyle(_ values: [String: String]) -> StrokeStyle? {
    var style = StrokeStyle()
    style.lineWidth = number(values["stroke-width"] ?? "1")
    style.lineCap = ["round": .round, "square": .square][values["stroke-linecap"]] ?? .butt
    style.lineJoin = ["round": .round, "bevel": .bevel][values["stroke-linejoin"]] ?? .miter
    style.miterLimit = number(values["stroke-miterlimit"] ?? "4")
    if let dashes = values["stroke-dasharray"] {
      style.strokeStart = -number(values["stroke-dashoffset"])
      style.strokeEnd = style.strokeStart + number(dashes.split(separator: " ").first.map(String.init))
      if style.strokeStart >= 1 { return nil }
    }
    return style
  }

  private func paint(
    _ attribute: String, _ values: [String: String], _ transform: AffineTransform, _ time: Double
  ) throws -> Paint {
    let text = values[attribute] ?? "#000"
    let opacity = number(values[attribute + "-opacity"] ?? "1")
    guard text.hasPrefix("url(") else { return .color(try color(text, opacity)) }
    guard let gradient = named[String(text.dropFirst(5).dropLast())], gradient.name == "linearGradient" else {
      throw Unexpected(text: text)
    }
    let own = try self.values(of: gradient, time)
    let inner = try self.transform(own["gradientTransform"] ?? "").concatenating(transform)
    let stops = try gradient.children.map { stop in
      let values = try self.values(of: stop, time)
      return (
        number(values["offset"]), try color(values["stop-color"] ?? "#000", number(values["stop-opacity"] ?? "1"))
      )
    }
    let ends = ["x1", "y1", "x2", "y2"].map { number(own[$0]) }
    let (start, end) = inner.mappedAxis(Point(x: ends[0], y: ends[1]), Point(x: ends[2], y: ends[3]))
    return .linearGradient(
      LinearGradient(start: start, end: end, colors: stops.map(\.1), locations: stops.map(\.0)))
  }

  // MARK: - Values

  /// The attributes of an element with the values of its animations.
  func values(of element: XMLElement, _ time: Double) throws -> [String: String] {
    var values = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
    for declaration in (values["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      if parts[0] != "animation" {
        values[String(parts[0])] = String(parts[1])
        continue
      }
      for animation in parts[1].replacing(/\([^)]*\)/, with: { $0.output.replacing(",", with: " ") }).split(
        separator: ",")
      {
        values.merge(try animated(String(animation), time)) { $1 }
      }
    }
    for animation in element.children where animation.name.hasPrefix("animate") {
      let name = animation["attributeName"] ?? ""
      guard let value = try animated(animation, time) else { continue }
      guard animation.name == "animateTransform" else {
        values[name] = value
        continue
      }
      let first = animation["additive"] == "sum" ? values[name] ?? "" : ""
      values[name] = first + " \(animation["type"] ?? "")(\(value))"
    }
    return values
  }

  /// The value of an animation element of SMIL at a time; nil before its begin and after its end.
  private func animated(_ element: XMLElement, _ time: Double) throws -> String? {
    let texts = (element["values"] ?? "").split(separator: ";").map(String.init)
    let times = element["keyTimes"].map(numbers) ?? texts.indices.map { Double($0) / Double(texts.count - 1) }
    let splines = element["keySplines"]?.split(separator: ";").map(numbers)
    guard texts.count == times.count, splines.map({ $0.count == texts.count - 1 }) ?? true else {
      throw Unexpected(text: element["keyTimes"] ?? "")
    }
    let frames = texts.indices.map { index in
      let curve = splines?.dropFirst(index).first.map { "cubic-bezier(\($0.map { "\($0)" }.joined(separator: ",")))" }
      let easing = element["calcMode"] == "discrete" ? "step-end" : curve ?? "linear"
      return KeyFrame(offset: times[index], values: ["": texts[index]], easing: easing)
    }
    let count = element["repeatCount"].map { Double($0) ?? .infinity } ?? 1
    return try value(
      of: frames, begin: number(element["begin"]), duration: number(element["dur"]), count: count,
      holdsEnd: element["fill"] == "freeze", time)[""]
  }

  /// The values of one animation of the CSS property `animation` at a time; empty before its begin and after its end.
  private func animated(_ text: String, _ time: Double) throws -> [String: String] {
    guard
      let match = text.wholeMatch(
        of: /([\w-]+) ([\d.]+)s ([a-z-]+(?:\([^)]*\))?)(?: (-?[\d.]+)s)?(?: (infinite|[\d.]+))?( forwards)?/),
      let frames = keyFrames[String(match.1)], let duration = Double(match.2)
    else { throw Unexpected(text: text) }
    let begin = match.4.flatMap { Double($0) } ?? 0
    let count = match.5.map { Double($0) ?? .infinity } ?? 1
    let own = frames.map { KeyFrame(offset: $0.offset, values: $0.values, easing: $0.easing ?? String(match.3)) }
    return try value(of: own, begin: begin, duration: duration, count: count, holdsEnd: match.6 != nil, time)
  }

  private func value(
    of frames: [KeyFrame], begin: Double, duration: Double, count: Double, holdsEnd: Bool, _ time: Double
  ) throws -> [String: String] {
    let isOver = (time - begin) / duration >= count
    if time < begin || (isOver && !holdsEnd) { return [:] }
    let rest = count.truncatingRemainder(dividingBy: 1)
    let share = isOver ? (rest == 0 ? 1 : rest) : ((time - begin) / duration).truncatingRemainder(dividingBy: 1)
    let index = frames.lastIndex { $0.offset <= share } ?? 0
    guard index + 1 < frames.count else { return frames[index].values }
    let (from, to) = (frames[index], frames[index + 1])
    let progress = try eased((share - from.offset) / (to.offset - from.offset), from.easing ?? "linear")
    return try from.values.merging(to.values) { first, last in try mixed(first, last, progress) }
  }

  private func eased(_ progress: Double, _ easing: String) throws -> Double {
    switch easing {
    case "linear": return progress
    case "step-end": return 0
    case "ease": return UnitBezier.default.value(at: progress)
    case "ease-in": return UnitBezier.easeIn.value(at: progress)
    case "ease-out": return UnitBezier.easeOut.value(at: progress)
    case "ease-in-out": return UnitBezier.easeInEaseOut.value(at: progress)
    default:
      let numbers = numbers(in: easing)
      guard easing.hasPrefix("cubic-bezier"), numbers.count == 4 else { throw Unexpected(text: easing) }
      return UnitBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]).value(at: progress)
    }
  }

  /// The mixture of two values of the same form, number by number.
  private func mixed(_ first: String, _ last: String, _ progress: Double) throws -> String {
    if first == last || progress == 0 { return first }
    if let one = first.wholeMatch(of: Self.shadowPattern), let other = last.wholeMatch(of: Self.shadowPattern) {
      let lengths = try mixed(String(one.1), String(other.1), progress)
      return "drop-shadow(\(lengths)\(try mixed(String(one.2), String(other.2), progress)))"
    }
    if first.hasPrefix("#") || first.hasPrefix("rgb") {
      let (first, last) = (try color(first, 1), try color(last, 1))
      let color = first.mixed(with: last, progress)
      return "rgb(\(color.red) \(color.green) \(color.blue) \(Double(color.alpha) / 255))"
    }
    var ends = numbers(in: last)[...]
    return first.replacing(Self.numberPattern) { match in
      let start = Double(match.output) ?? 0
      return "\(start + ((ends.popFirst() ?? start) - start) * progress)"
    }
  }

  private static var numberPattern: Regex<Substring> { /-?\d*\.?\d+(?:e-?\d+)?/ }

  private func numbers(in text: some StringProtocol) -> [Double] {
    String(text).matches(of: Self.numberPattern).compactMap { Double($0.output) }
  }

  func number(_ text: String?) -> Double { text.flatMap { numbers(in: $0).first } ?? 0 }

  func color(_ text: String, _ opacity: Double) throws -> Color {
    var channels: [Double]
    if text.hasPrefix("#") {
      let digits = text.dropFirst().compactMap(\.hexDigitValue)
      if digits.count < 6 {
        channels = digits.map { Double($0 * 17) }
      } else {
        let levels: [Int] = stride(from: 0, to: digits.count, by: 2).map { 16 * digits[$0] + digits[$0 + 1] }
        channels = levels.map(Double.init)
      }
    } else if text.hasPrefix("rgb") {
      channels = numbers(in: text)
      if channels.count == 4 { channels[3] *= 255 }
    } else {
      throw Unexpected(text: text)
    }
    let bytes = (channels + [255]).prefix(4).map { UInt8(min(max($0.rounded(), 0), 255)) }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]).multiplied(byOpacity: opacity)
  }

  func transform(_ text: String) throws -> AffineTransform {
    try text.matches(of: /([a-zA-Z]+)\(([^)]*)\)/).reversed().reduce(.identity) { result, match in
      let n = numbers(in: match.2)
      let one: AffineTransform
      switch match.1 {
      case "translate": one = .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
      case "translateX": one = .translation(x: n[0], y: 0)
      case "translateY": one = .translation(x: 0, y: n[0])
      case "scale": one = .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
      case "scaleX": one = .scale(x: n[0], y: 1)
      case "scaleY": one = .scale(x: 1, y: n[0])
      case "rotate": one = .rotation(degrees: n[0])
      case "skewX":
        let angle = n[0] * .pi / 180
        one = AffineTransform(a: 1, b: 0, c: sine(angle) / cosine(angle), d: 1, tx: 0, ty: 0)
      case "matrix": one = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      default: throw Unexpected(text: String(match.0))
      }
      return result.concatenating(one)
    }
  }
}
