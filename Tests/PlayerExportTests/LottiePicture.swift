import Diagnostics
import Geometry
import LayerTree

@testable import TextFormats

/// A small reader of the Lottie files of this module, which draws them at a frame as a display list.
struct LottiePicture {
  struct Unexpected: Error { let text: String }

  private let root: JSONNode
  let size: Size
  let frameCount: Double
  let framesPerSecond: Double
  /// The time of the first frame, in seconds of the scene.
  let start: Double

  init(_ bytes: [UInt8]) throws {
    root = try parseJSON(bytes)
    size = Size(width: root["w"].number, height: root["h"].number)
    (frameCount, framesPerSecond) = (root["op"].number, root["fr"].number)
    start = root["markers"].list.first?["cm"].text.split(separator: " ").first.flatMap { Double($0) } ?? 0
  }

  func picture(atFrame frame: Double) throws -> DisplayList {
    DisplayList(size: size, items: try items(ofLayers: root["layers"], frame))
  }

  // MARK: - Layers

  /// The items of layers, which a file lists from front to back.
  private func items(ofLayers node: JSONNode, _ frame: Double) throws -> [DisplayItem] {
    let layers = node.list
    return try layers.indices.reversed().flatMap { index -> [DisplayItem] in
      let layer = layers[index]
      if layer["td"].number == 1 { return [] }
      var items = try items(of: layer, frame)
      switch layer["tt"].number {
      case 0: break
      case 1: items = [.group(DisplayGroup(items: items, mask: try self.items(of: layers[index - 1], frame)))]
      case 2:
        let holes = try self.items(of: layers[index - 1], frame).flatMap(\.shapes)
        items = [.group(DisplayGroup(items: items, mask: [.overlay(.white, holes: holes)]))]
      default: throw Unexpected(text: "tt")
      }
      return items
    }
  }

  private func items(of layer: JSONNode, _ frame: Double) throws -> [DisplayItem] {
    var group = DisplayGroup(items: [])
    switch layer["ty"].number {
    case 4: group.items = try items(ofShapes: layer["shapes"].list, .identity, frame)
    case 0:
      let asset = root["assets"].list.first { $0["id"].text == layer["refId"].text }
      group.items = try items(ofLayers: asset?["layers"] ?? .null, frame)
    default: throw Unexpected(text: "ty")
    }
    if case .object(let members) = layer["ks"].value {
      guard members.allSatisfy({ $0.name == "o" }) else { throw Unexpected(text: "ks") }
      if !members.isEmpty { group.opacity = values(of: layer["ks"]["o"], frame)[0] / 100 }
    }
    group.clips = try layer["masksProperties"].list.map { mask in
      guard mask["mode"].text == "a", values(of: mask["o"], frame) == [100] else { throw Unexpected(text: "mask") }
      return .path(contour(mask["pt"]["k"]), .nonzero)
    }
    return group.opacity == 1 && group.clips.isEmpty ? group.items : [.group(group)]
  }

  // MARK: - Shapes

  /// The items of shape items, from front to back; a paint fills all shapes before it.
  private func items(
    ofShapes shapes: [JSONNode], _ outer: AffineTransform, _ frame: Double
  ) throws -> [DisplayItem] {
    var transform = outer
    var opacity = 1.0
    if let item = shapes.last, item["ty"].text == "tr" {
      transform = self.transform(item, frame).concatenating(outer)
      opacity = values(of: item["o"], frame)[0] / 100
    }
    var path = Path()
    var trim = (start: 0.0, end: 1.0)
    var items: [DisplayItem] = []
    for shape in shapes {
      switch shape["ty"].text {
      case "gr": items.insert(contentsOf: try self.items(ofShapes: shape["it"].list, transform, frame), at: 0)
      case "rc":
        let (center, size) = (values(of: shape["p"], frame), values(of: shape["s"], frame))
        let rect = Rect(x: center[0] - size[0] / 2, y: center[1] - size[1] / 2, width: size[0], height: size[1])
        let radii = CornerRadii(values(of: shape["r"], frame)[0]).fitted(to: rect.size)
        path.elements += RoundedRect(rect, radii: radii).outline.elements
      case "sh": path.elements += contour(shape["ks"]["k"]).elements
      case "tm": trim = (values(of: shape["s"], frame)[0] / 100, values(of: shape["e"], frame)[0] / 100)
      case "fl":
        let rule = shape["r"].number == 2 ? FillRule.evenOdd : .nonzero
        items.insert(.fill(.path(path.applying(transform), rule), .color(color(shape, frame))), at: 0)
      case "gf":
        let rule = shape["r"].number == 2 ? FillRule.evenOdd : .nonzero
        items.insert(.fill(.path(path.applying(transform), rule), gradient(shape, transform, frame)), at: 0)
      case "st":
        var style = StrokeStyle()
        style.lineWidth = values(of: shape["w"], frame)[0]
        style.lineCap = [.butt, .round, .square][Int(shape["lc"].number) - 1]
        style.lineJoin = [.miter, .round, .bevel][Int(shape["lj"].number) - 1]
        style.miterLimit = shape["ml"].number
        (style.strokeStart, style.strokeEnd) = trim
        if trim.start < trim.end || (trim.start, trim.end) == (0, 1) {
          items.insert(.fill(.stroke(path, style, transform), .color(color(shape, frame))), at: 0)
        }
      case "tr": break
      default: throw Unexpected(text: shape["ty"].text)
      }
    }
    return opacity == 1 ? items : [.group(DisplayGroup(items: items, opacity: opacity))]
  }

  private func contour(_ node: JSONNode) -> Path {
    func points(_ name: String) -> [Point] {
      node[name].list.map { Point(x: $0.list[0].number, y: $0.list[1].number) }
    }
    let (places, incoming, outgoing) = (points("v"), points("i"), points("o"))
    var path = Path([.move(places[0])])
    let isClosed = node["c"].value.isTrue
    for index in places.indices.dropFirst() + (isClosed ? [0] : []) {
      let before = index == 0 ? places.count - 1 : index - 1
      path.elements.append(
        .cubic(
          control1: places[before] + outgoing[before], control2: places[index] + incoming[index], end: places[index]))
    }
    if isClosed { path.elements.append(.close) }
    return path
  }

  private func transform(_ item: JSONNode, _ frame: Double) -> AffineTransform {
    func values(_ name: String, _ usual: [Double]) -> [Double] {
      if case .null = item[name].value { return usual }
      return self.values(of: item[name], frame)
    }
    let (anchor, scale, position) = (values("a", [0, 0]), values("s", [100, 100]), values("p", [0, 0]))
    let angle = -values("sk", [0])[0] * .pi / 180
    return AffineTransform.translation(x: -anchor[0], y: -anchor[1])
      .concatenating(.scale(x: scale[0] / 100, y: scale[1] / 100))
      .concatenating(AffineTransform(a: 1, b: 0, c: sine(angle) / cosine(angle), d: 1, tx: 0, ty: 0))
      .concatenating(.rotation(degrees: values("r", [0])[0]))
      .concatenating(.translation(x: position[0], y: position[1]))
  }

  // MARK: - Values

  private func color(_ paint: JSONNode, _ frame: Double) -> Color {
    color(values(of: paint["c"], frame), values(of: paint["o"], frame)[0] / 100)
  }

  private func color(_ channels: [Double], _ alpha: Double) -> Color {
    let bytes = channels.map { UInt8(min(max(($0 * 255).rounded(.down), 0), 255)) }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2]).multiplied(byOpacity: alpha)
  }

  private func gradient(_ paint: JSONNode, _ transform: AffineTransform, _ frame: Double) -> Paint {
    let count = Int(paint["g"]["p"].number)
    let numbers = values(of: paint["g"]["k"], frame)
    let ends = [paint["s"], paint["e"]].map { values(of: $0, frame) }
    let colors = (0..<count).map { index in
      let alpha = numbers.count > 4 * count ? numbers[4 * count + 2 * index + 1] : 1
      return color(Array(numbers[4 * index + 1..<4 * index + 4]), alpha)
    }
    let axis = transform.mappedAxis(Point(x: ends[0][0], y: ends[0][1]), Point(x: ends[1][0], y: ends[1][1]))
    return .linearGradient(
      LinearGradient(
        start: axis.start, end: axis.end, colors: colors, locations: (0..<count).map { numbers[4 * $0] }))
  }

  /// The numbers of a property at a frame.
  private func values(of property: JSONNode, _ frame: Double) -> [Double] {
    guard property["a"].number == 1 else { return property["k"].numbers }
    let frames = property["k"].list
    let index = frames.lastIndex { $0["t"].number <= frame } ?? 0
    let from = frames[index]
    if index + 1 == frames.count || from["h"].number == 1 { return from["s"].numbers }
    let to = frames[index + 1]
    let (out, into) = (from["o"], from["i"])
    let curve = UnitBezier(
      x1: out["x"].number, y1: out["y"].number, x2: into["x"].number, y2: into["y"].number)
    let progress = curve.value(at: (frame - from["t"].number) / (to["t"].number - from["t"].number))
    return zip(from["s"].numbers, to["s"].numbers).map { $0 + ($1 - $0) * progress }
  }
}

extension AffineTransform {
  /// The axis on the canvas of a gradient whose isolines are perpendicular to its axis before the transform.
  func mappedAxis(_ start: Point, _ end: Point) -> (start: Point, end: Point) {
    let vector = end - start
    let scale = 1 / ((a * d - b * c) * vector.dot(vector))
    let slope = Point(x: d * vector.x - b * vector.y, y: a * vector.y - c * vector.x) * scale
    let origin = apply(start)
    return (origin, origin + slope * (1 / slope.dot(slope)))
  }
}

extension DisplayItem {
  /// The filled shapes of an item and the items in it.
  var shapes: [Shape] {
    switch self {
    case .fill(let shape, _): [shape]
    case .group(let group): group.items.flatMap(\.shapes)
    case .overlay: []
    }
  }
}

extension JSONNode {
  fileprivate static let null = JSONNode(value: .null, location: .init(offset: 0))

  fileprivate subscript(name: String) -> JSONNode {
    guard case .object(let members) = value else { return .null }
    return members.first { $0.name == name }?.node ?? .null
  }

  fileprivate var list: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }
  fileprivate var text: String { if case .string(let text) = value { text } else { "" } }
  fileprivate var number: Double { if case .number(let number) = value { number } else { 0 } }
  /// The number of a node, or the numbers of a list.
  fileprivate var numbers: [Double] { if case .number(let number) = value { [number] } else { list.map(\.number) } }
}

extension JSONNode.Value {
  fileprivate var isTrue: Bool { if case .bool(let flag) = self { flag } else { false } }
}
