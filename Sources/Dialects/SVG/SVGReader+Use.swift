import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Elements with a viewport of their own, and copies of elements: SVG 2, sections 5.4 to 5.6 and 8.2.

extension SVGReader {
  /// Converts an `<svg>` inside another one, or a copied `<symbol>`, which have their own viewport, to a group.
  ///
  /// The result is nil if its size is invalid or empty, or if it contains no views.
  ///
  /// - Parameter size: the width and the height that `<use>` states in place of the element's own; nil for none.
  mutating func viewport(_ item: SVGItem, size: (width: Double?, height: Double?) = (nil, nil)) -> View? {
    let element = item.element
    let isSymbol = SVGReader.svgName(of: element) == "symbol"
    guard let frame = lengths(item, [("x", 0), ("y", 0), ("width", 1), ("height", 1)]) else { return nil }
    let size = Size(width: size.width ?? frame[2], height: size.height ?? frame[3])
    guard size.width > 0, size.height > 0 else { return nil }
    let origin = isSymbol ? Point.zero : Point(x: frame[0], y: frame[1])
    var inner = item.context
    let outer = AffineTransform.translation(x: origin.x, y: origin.y).concatenating(inner.transform)
    let overflow = item.properties["overflow"]
    if purpose != .bounds, overflow == nil || overflow == "hidden" || overflow == "scroll" {
      inner.clips.append(SVGRegion(viewport: Rect(origin: .zero, size: size), outer))
    }
    let viewport = SVGViewport(element) { report($0, at: $1) }
    inner.transform = (viewport?.transform(to: size) ?? .identity).concatenating(outer)
    let outerReference = reference
    reference = viewport?.viewBox.size ?? size
    defer { reference = outerReference }
    return group(of: readChildren(of: element, inner), element)
  }

  /// Converts a `<use>` to a group with a copy of the element that it refers to.
  ///
  /// The result is nil, with a warning, if there is no such element, or if the copy would contain itself.
  mutating func use(_ item: SVGItem) -> View? {
    let element = item.element
    let address = ["href", "xlink:href", "xlinkHref"].firstNonNil { element.attribute($0) }
    guard let address, address.value.hasPrefix("#"),
      let target = self.element(withIdentifier: String(address.value.dropFirst()))
    else {
      report(SVGProblem.reference(address?.value ?? ""), at: address?.location ?? element.location)
      return nil
    }
    guard !target.contains(element), open.insert(target.index).inserted else {
      report(SVGProblem.cycle(address.value), at: address.location)
      return nil
    }
    defer { open.remove(target.index) }
    guard countCopy(of: target, for: element), let origin = lengths(item, [("x", 0), ("y", 0)]) else { return nil }
    var inner = item
    inner.context.transform = AffineTransform.translation(x: origin[0], y: origin[1])
      .concatenating(item.context.transform)
    return copy(of: target, for: inner).flatMap { group(of: [$0], element) }
  }

  private mutating func copy(of target: XMLElement, for user: SVGItem) -> View? {
    let name = SVGReader.svgName(of: target)
    if purpose == .clipPath, form(of: target) == .use {
      report(SVGProblem.inClipPath(target.name), at: target.location)
      return nil
    }
    guard name == "symbol" || name == "svg" else { return readView(target, user.context) }
    if purpose == .clipPath {
      report(SVGProblem.inClipPath(target.name), at: target.location)
      return nil
    }
    guard let sides = lengths(user, [("width", 1), ("height", 1)]) else { return nil }
    let isStated = ["width", "height"].map { side in user.properties[side].map { $0 != "auto" } ?? false }
    let shown = item(target, .svg, properties(of: target), in: user.context)
    let view = viewport(shown, size: (isStated[0] ? sides[0] : nil, isStated[1] ? sides[1] : nil))
    count(view == nil ? 0 : 1, at: user.element)
    return view
  }

  /// Returns the transform of an element from its user units to those of its parent; nil without a valid transform.
  ///
  /// The origin of the transform is that of the viewport, or of the bounding box: CSS Transforms 1, sections 4 and 5.
  mutating func transform(of item: SVGItem) -> AffineTransform? {
    let properties = item.properties
    guard let property = properties.property("transform") else { return nil }
    let location = property.attribute?.location ?? item.element.location
    guard let transform = parseSVGTransform(property.value, property.attribute == nil ? item.style.fonts : nil) else {
      report(SVGProblem.transform(property.value), at: location)
      return nil
    }
    let isBox = properties["transform-box"] == "fill-box"
    guard let origin = properties["transform-origin"] ?? (isBox ? "0 0" : nil) else { return transform }
    let box = isBox ? boundingBox(of: item) : Rect(origin: .zero, size: reference)
    guard let box, let point = transformOrigin(origin, in: box, item.style) else { return transform }
    return AffineTransform.translation(x: -point.x, y: -point.y).concatenating(transform)
      .concatenating(.translation(x: point.x, y: point.y))
  }

  /// Parses the origin of a transform: one or two lengths or keywords; nil for other texts.
  private func transformOrigin(_ text: String, in box: Rect, _ style: SVGStyle) -> Point? {
    var words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard (1...3).contains(words.count) else { return nil }
    if words.count == 1 { words.append("center") }
    if ["top", "bottom"].contains(words[0]) || ["left", "right"].contains(words[1]) { words.swapAt(0, 1) }
    let fractions = ["left": 0.0, "top": 0, "center": 50, "right": 100, "bottom": 100]
    let sides = zip(words, [box.width, box.height]).map { word, side in
      fractions[word].map { $0 / 100 * side } ?? parseSVGLength(word, of: side, style.fonts)
    }
    guard let x = sides[0], let y = sides[1] else { return nil }
    return Point(x: box.minX + x, y: box.minY + y)
  }

  /// Returns the smallest rectangle around the areas of an element's shapes, in its own user units.
  mutating func boundingBox(of item: SVGItem) -> Rect? {
    guard countCopy(of: item.element, for: item.element) else { return nil }
    let outer = (purpose, remainingViews)
    purpose = .bounds
    defer { (purpose, remainingViews) = outer }
    var own = item
    own.context = SVGContext(transform: .identity, style: item.style)
    return content(own)?.storedFrame
  }
}

extension XMLElement {
  /// Returns true if an element of the same document is this one or one of its descendants.
  fileprivate func contains(_ element: XMLElement) -> Bool {
    index <= element.index && element.index < document.end(ofElementAt: index)
  }
}
