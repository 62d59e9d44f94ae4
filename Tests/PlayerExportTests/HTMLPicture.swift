import Geometry
import LayerTree
import XMLTree

/// A reader of the pages of this module: boxes with transforms and gradients, and inline SVG.
///
/// It stops at boxes in perspective and at changing orders.
extension SVGPicture {
  struct Canvas {
    var element: XMLElement
    var size: Size
    var background: String?
  }

  init(page bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    func part(_ name: String) throws -> Substring {
      guard let start = text.firstRange(of: "<\(name)>"), let end = text.firstRange(of: "</\(name)>") else {
        throw Unexpected(text: name)
      }
      return text[start.upperBound..<end.lowerBound]
    }
    let rules = try part("style")
    let main = try parseXML(Array("<main>\(part("main"))</main>".utf8)).root
    guard let box = main.descendants.first(where: { $0["class"]?.hasSuffix("-s") == true }),
      let sides = rules.firstMatch(of: /overflow:hidden;width:([\d.]+)px;height:([\d.]+)px(?:;background:([^};]*))?/)
    else { throw Unexpected(text: "no box") }
    let size = Size(width: Double(sides.1) ?? 0, height: Double(sides.2) ?? 0)
    try self.init(
      main, rules: String(rules), canvas: Canvas(element: box, size: size, background: sides.3.map(String.init)))
  }

  func boxItems(_ canvas: Canvas, _ time: Double) throws -> [DisplayItem] {
    let box = Rect(origin: .zero, size: canvas.size)
    var items: [DisplayItem] = []
    if let background = canvas.background { items.append(try fill(box, background, .identity)) }
    return try items + canvas.element.children.flatMap { try boxItems($0, in: canvas.size, .identity, time) }
  }

  private func boxItems(_ element: XMLElement, in parent: Size, _ outer: AffineTransform, _ time: Double) throws
    -> [DisplayItem]
  {
    if element.name == "svg" { return try items(element, outer, time) }
    let values = try values(of: element, time)
    guard ["div", "i"].contains(element.name), values["z-index"] == nil else { throw Unexpected(text: element.name) }
    if hiddenClasses.contains(values["class"] ?? "") { return [] }
    func length(_ name: String, _ standard: Double) -> Double {
      values[name].map { $0.hasSuffix("%") ? number($0) / 100 * standard : number($0) } ?? standard
    }
    let size = Size(width: length("width", parent.width), height: length("height", parent.height))
    let transform = try transform(values["transform"] ?? "")
      .concatenating(.translation(x: number(values["left"]), y: number(values["top"]))).concatenating(outer)
    let box = Rect(origin: .zero, size: size)
    var items: [DisplayItem] = []
    if let background = values["background"] { items.append(try fill(box, background, transform)) }
    items += try element.children.flatMap { try boxItems($0, in: size, transform, time) }
    var group = DisplayGroup(items: items, opacity: number(values["opacity"] ?? "1"))
    if values["overflow"] == "hidden" { group.clips.append(.path(outline(of: box).applying(transform), .nonzero)) }
    if let clip = values["clip-path"] {
      if clip.hasPrefix("path(") {
        let path = try Path(svgPathData: String(clip.dropFirst(6).dropLast(2)))
        group.clips.append(.path(path.applying(transform), .nonzero))
      } else {
        guard let cutter = named[String(clip.dropFirst(5).dropLast())] else { throw Unexpected(text: clip) }
        group.mask = try cutter.children.flatMap { try self.items($0, transform, time) }
      }
    }
    return [.group(group)]
  }

  private func outline(of box: Rect) -> Path { RoundedRect(box).outline }

  /// A box with a color, or with a gradient from left to right.
  private func fill(_ box: Rect, _ background: String, _ transform: AffineTransform) throws -> DisplayItem {
    let shape = Shape.path(outline(of: box).applying(transform), .nonzero)
    guard let match = background.wholeMatch(of: /linear-gradient\(90deg,(.*)\)/) else {
      return .fill(shape, .color(try color(background, 1)))
    }
    let stops = try match.1.split(separator: ",").map { stop in
      let words = stop.split(separator: " ")
      return (try color(String(words[0]), 1), words.count > 1 ? number(String(words[1])) : 0)
    }
    let end = max(1, stops.map(\.1).max() ?? 0)
    let ends = transform.mappedAxis(.zero, Point(x: end, y: 0))
    return .fill(
      shape,
      .linearGradient(
        LinearGradient(start: ends.0, end: ends.1, colors: stops.map(\.0), locations: stops.map { $0.1 / end })))
  }
}
