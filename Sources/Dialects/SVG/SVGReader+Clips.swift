import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Clip paths and masks: CSS Masking 1. What is left of a shape is computed as an outline.

/// The area that a clip path, a mask or a viewport leaves visible: the union of its pieces.
struct SVGRegion {
  /// One shape of a region, in points of the canvas.
  struct Piece {
    /// The view of the shape, which takes the place of a rectangle around it; nil for the piece of a viewport.
    var view: View?
    var outline: SVGOutline
    var rule: FillRule
    var bounds: Rect
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Creates the region of a rectangle in user units.
  init(viewport: Rect, _ transform: AffineTransform) {
    let outline = SVGOutline.roundedRect(viewport, radii: .zero).applying(transform)
    pieces = outline.bounds.map { [Piece(view: nil, outline: outline, rule: .nonzero, bounds: $0)] } ?? []
  }
}

/// The key of a region in the cache: the index of its element, and the transform from its user units to the canvas.
struct SVGRegionKey: Hashable {
  let index: Int
  let transform: AffineTransform
}

extension SVGReader {
  /// Adds the clip path and the mask of an element to the clips of its context, and reports its filter.
  ///
  /// - Parameter stated: the properties that name the clip path; nil for those of the element. A clip path may itself be
  ///   clipped, which refers to the element too.
  mutating func clip(_ item: inout SVGItem, by stated: SVGProperties? = nil) {
    let (element, properties) = (item.element, item.properties)
    let effects = stated ?? properties
    guard effects.haveEffects else { return }
    for name in ["clip-path", "mask"] {
      guard let value = effects[name], value != "none" else { continue }
      let location = effects.property(name)?.attribute?.location ?? element.location
      let wanted = name == "mask" ? "mask" : "clipPath"
      guard let identifier = svgReference(value), let target = self.element(withIdentifier: identifier),
        SVGReader.svgName(of: target) == wanted
      else {
        report(SVGProblem.reference(value), at: location)
        continue
      }
      if let region = region(of: target, isMask: wanted == "mask", item, at: location) {
        item.context.clips.append(region)
      }
    }
    for name in ["filter", "marker-start", "marker-mid", "marker-end"] {
      guard let value = properties[name], value != "none" else { continue }
      reportOnce(
        .unsupportedProperty(name, value), at: properties.property(name)?.attribute?.location ?? element.location)
    }
    for name in ["fill", "stroke"] {
      guard let value = properties[name],
        let target = svgReference(value).flatMap({ self.element(withIdentifier: $0) }),
        SVGReader.svgName(of: target) == "pattern"
      else { continue }
      reportOnce(.pattern(value), at: properties.property(name)?.attribute?.location ?? element.location)
    }
  }

  /// Returns the region of a clip path or mask for an element; nil if it does not limit the element.
  private mutating func region(
    of target: XMLElement, isMask: Bool, _ item: SVGItem, at location: SourceLocation
  ) -> SVGRegion? {
    let unitsName = isMask ? "maskContentUnits" : "clipPathUnits"
    var transform = item.context.transform
    if target[unitsName] == "objectBoundingBox" {
      // An element without an area has no bounding box to which the region could refer.
      guard let units = unitsOfBoundingBox(of: item) else { return SVGRegion(pieces: []) }
      transform = units
    }
    let key = SVGRegionKey(index: target.index, transform: transform)
    if let known = regions[key] { return known }
    guard open.insert(target.index).inserted else {
      report(SVGProblem.cycle("#" + (target["id"] ?? "")), at: location)
      return nil
    }
    defer { open.remove(target.index) }
    guard countCopy(of: target, for: item.element) else { return nil }
    let outer = (purpose, remainingViews)
    purpose = isMask ? .mask : .clipPath
    // The views are counted for each element that shows them.
    defer { (purpose, remainingViews) = outer }
    let own = self.properties(of: target)
    var inner = SVGContext(transform: transform, style: inherited(SVGStyle(), own))
    inner.style.fonts = item.style.fonts
    var clipped = item
    clipped.context.clips = []
    clip(&clipped, by: own)
    inner.clips = clipped.context.clips
    if isMask, let frame = maskFrame(of: target, item) { inner.clips.append(frame) }
    let views = readChildren(of: target, inner)
    var pieces: [SVGRegion.Piece] = []
    for view in views { view.collectPieces(from: .zero, into: &pieces) }
    let region: SVGRegion? =
      isMask
      ? visible(pieces, isAlpha: own["mask-type"] == "alpha").map(SVGRegion.init)
      : SVGRegion(pieces: pieces)
    if region == nil { report(SVGProblem.mask("#" + (target["id"] ?? "")), at: location) }
    // A clip of the region itself may depend on the bounding box of the element.
    if !own.haveEffects { regions[key] = .some(region) }
    return region
  }

  /// Returns the rectangle that a mask states around its shapes; nil if it states none.
  ///
  /// The initial rectangle exceeds the bounding box of the element by a tenth on each side, and limits nothing.
  private mutating func maskFrame(of mask: XMLElement, _ item: SVGItem) -> SVGRegion? {
    let names = ["x", "y", "width", "height"]
    guard names.contains(where: { mask[$0] != nil }) else { return nil }
    let outerReference = reference
    defer { reference = outerReference }
    var transform = item.context.transform
    if mask["maskUnits"] != "userSpaceOnUse" {
      guard let units = unitsOfBoundingBox(of: item) else { return nil }
      transform = units
      reference = Size(width: 1, height: 1)
    }
    let defaults = zip(names, [-0.1, -0.1, 1.2, 1.2]).map { ($0, $1) }
    let frameItem = SVGItem(element: mask, form: item.form, properties: SVGProperties(), context: item.context)
    guard let sides = lengths(frameItem, defaults) else { return nil }
    let frame = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    return frame.isEmpty ? SVGRegion(pieces: []) : SVGRegion(viewport: frame, transform)
  }

  /// Returns the transform to the canvas from units in which the bounding box of an element is the unit square; nil for
  /// an element without an area.
  private mutating func unitsOfBoundingBox(of item: SVGItem) -> AffineTransform? {
    boundingBox(of: item).map { box in
      AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
        .concatenating(item.context.transform)
    }
  }

  /// Returns the pieces of a mask that show the masked element; nil for a mask that is no union of shapes.
  ///
  /// Black shapes below others have no effect; black shapes above others, gradients and texts would need a mask of pixels.
  ///
  /// - Parameter isAlpha: true if the opacity of the shapes counts, and not their brightness.
  private func visible(_ pieces: [SVGRegion.Piece], isAlpha: Bool) -> [SVGRegion.Piece]? {
    var shown: [SVGRegion.Piece] = []
    for var piece in pieces {
      guard var view = piece.view, view.kind == .shape, view.appearance.background != .clear else { return nil }
      if isAlpha || view.appearance.background != .black {
        view.appearance.background = nil
        view.appearance.opacity = 1
        piece.view = view
        shown.append(piece)
      } else if !shown.isEmpty {
        return nil
      }
    }
    return shown
  }

  // MARK: - Clipping

  /// Returns what the clip paths of a context leave of a view with an outline in points of the canvas; nil for nothing.
  ///
  /// A shape of a clip path inside the outline takes the place of the view, as react-content-loader mounts its drawing in
  /// a page: a rectangle with a clip path becomes a group of the shapes of that clip path.
  mutating func clipped(_ view: View, _ outline: SVGOutline, _ rule: FillRule, _ item: SVGItem) -> View? {
    let element = item.element
    guard !item.context.clips.isEmpty else { return view }
    guard let bounds = outline.bounds else { return nil }
    var parts = [SVGRegion.Piece(view: nil, outline: outline, rule: rule, bounds: bounds)]
    var isWhole = true
    for region in item.context.clips {
      var left: [SVGRegion.Piece] = []
      for part in parts {
        let (pieces, isInside) = self.pieces(of: part, in: region, element)
        if !isInside { isWhole = false }
        left += pieces
      }
      parts = left
      if parts.isEmpty || copies.comparisons <= 0 { break }
    }
    if isWhole { return view }
    if view.kind == .text {
      guard let frame = parts.map(\.bounds).unioned else { return nil }
      return clippingGroup(of: view, frame, element)
    }
    var views: [View] = []
    for part in parts {
      if view.kind == .shape, let shown = part.view {
        views.append(shown)
      } else if let placed = part.outline.placed {
        var copy = view
        copy.layout = .frame(placed.frame)
        copy.appearance.cornerRadius = placed.cornerRadius
        copy.appearance.path = placed.path
        copy.appearance.fillRule = part.rule
        views.append(copy)
      }
    }
    if views.count == 1, parts[0].view == nil { return views[0] }
    count(views.count, at: element)
    return group(of: views, element)
  }

  private func clippingGroup(of view: View, _ frame: Rect, _ element: XMLElement) -> View {
    var group = View(element: element.name, kind: .container, layout: .frame(frame), location: element.location)
    group.clips = true
    group.children = [view.offset(by: frame.origin * -1)]
    return group
  }

  /// Returns the parts of a piece that a region leaves visible, and true if it leaves all of it.
  private mutating func pieces(
    of part: SVGRegion.Piece, in region: SVGRegion, _ element: XMLElement
  ) -> (pieces: [SVGRegion.Piece], isInside: Bool) {
    var pieces: [SVGRegion.Piece] = []
    copies.comparisons -= region.pieces.count
    for piece in region.pieces {
      switch relation(of: part, to: piece, element) {
      case .apart: continue
      case .inside: return ([part], true)
      case .around: pieces.append(piece)
      case .overlap(let outline, let bounds):
        pieces.append(SVGRegion.Piece(view: nil, outline: outline, rule: .nonzero, bounds: bounds))
      }
    }
    return (pieces, false)
  }

  /// The relation of a part of a shape to a piece of a region.
  private enum Relation {
    case apart
    case inside
    case around
    case overlap(SVGOutline, Rect)
  }

  /// The distance in points by which an outline may exceed another one that contains it.
  private static let tolerance = 0.01
  /// The fraction of an area that may be outside of another one that contains it: the error of straight lines in place of
  /// curves.
  private static let areaTolerance = 1e-4

  private mutating func relation(
    of part: SVGRegion.Piece, to piece: SVGRegion.Piece, _ element: XMLElement
  ) -> Relation {
    let overlap = part.bounds.intersection(piece.bounds)
    if overlap.isEmpty { return .apart }
    let isInBounds = piece.bounds.contains(part.bounds, tolerance: Self.tolerance)
    let isAroundBounds = part.bounds.contains(piece.bounds, tolerance: Self.tolerance)
    if piece.outline.isRectangle, isInBounds { return .inside }
    if part.outline.isRectangle, isAroundBounds { return .around }
    if part.outline.isRectangle, piece.outline.isRectangle {
      return .overlap(.roundedRect(overlap, radii: .zero), overlap)
    }
    let size = max(overlap.width, overlap.height)
    let paths = [part, piece].map { $0.outline.path.flattened(tolerance: size / 2048) }
    guard let common = paths[0].intersection(with: paths[1], rules: (part.rule, piece.rule), work: &copies.comparisons)
    else {
      reportOnce(.complexClipPath, at: element.location)
      return .overlap(.roundedRect(overlap, radii: .zero), overlap)
    }
    if isInBounds, common.common >= common.first * (1 - Self.areaTolerance) { return .inside }
    if isAroundBounds, common.common >= common.second * (1 - Self.areaTolerance) { return .around }
    let outline = SVGOutline(common.path)
    guard common.common > 0, let bounds = outline.bounds, !bounds.isEmpty else { return .apart }
    return .overlap(outline, bounds)
  }
}

extension SVGOutline {
  /// Creates an outline of straight lines; a rectangle parallel to the axes stays one.
  fileprivate init(_ path: FlatPath) {
    self = .path(Path(path))
    guard path.contours.count == 1, path.contours[0].count == 4, let bounds else { return }
    let isRectangle = path.contours[0].allSatisfy { point in
      (point.x == bounds.minX || point.x == bounds.maxX) && (point.y == bounds.minY || point.y == bounds.maxY)
    }
    if isRectangle, Set(path.contours[0]).count == 4 { self = .roundedRect(bounds, radii: .zero) }
  }
}

extension View {
  /// Appends the views without children among this view and its descendants, with their outlines on the canvas.
  ///
  /// - Parameter origin: the origin of the parent, in points of the canvas.
  fileprivate func collectPieces(from origin: Point, into pieces: inout [SVGRegion.Piece]) {
    guard let frame = storedFrame?.offset(by: origin) else { return }
    if !children.isEmpty {
      for child in children { child.collectPieces(from: frame.origin, into: &pieces) }
      return
    }
    var view = self
    view.layout = .frame(frame)
    let outline: SVGOutline
    if let path = appearance.path {
      outline = .path(path.applying(.translation(x: frame.minX, y: frame.minY)))
    } else {
      let radius = appearance.cornerRadius.radii(for: frame.size).topLeft
      outline = .roundedRect(frame, radii: Size(width: radius, height: radius))
    }
    pieces.append(SVGRegion.Piece(view: view, outline: outline, rule: appearance.fillRule, bounds: frame))
  }
}
