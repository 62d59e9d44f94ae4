import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts drawable resources and color state lists to drawables, in the state of an enabled view that is not pressed.
struct DrawableReader {
  let resolver: ResourceResolver
  let theme: AndroidTheme
  let place: ResourcePlace
  /// The number of drawables, as files or elements, that contain the one being read.
  ///
  /// At 20, a contained drawable counts as empty, and a contained color as unknown.
  private var depth = 0

  private static let maximumDepth = 20

  init(_ resolver: ResourceResolver, theme: AndroidTheme, place: ResourcePlace) {
    (self.resolver, self.theme, self.place) = (resolver, theme, place)
  }

  private var deeper: DrawableReader {
    var reader = self
    reader.depth += 1
    return reader
  }

  // MARK: - References

  /// Returns the drawable that `text`, a reference or a color, denotes; nil for `@null`.
  ///
  /// With a warning, a missing drawable becomes a square picture, usually of 24 dp, and a cycle an empty drawable.
  func drawable(_ text: String) -> AndroidDrawable? {
    guard depth < Self.maximumDepth else {
      resolver.warnOnce("drawable " + text, ResourceProblem.cycle(text), at: place)
      return .empty
    }
    if text.hasPrefix("@tools:sample/") || text.hasPrefix("@sample/") { return .picture(width: nil, height: nil) }
    switch resolver.resolve(text, in: theme, at: place) {
    case .null: return nil
    case .text(let value): return .color(androidColor(value).map(AndroidDrawable.Paint.color) ?? .unknown)
    case .file(let file, let type): return type == "color" ? .color(color(in: file)) : drawable(in: file)
    case .platform(let reference): return platformDrawable(reference)
    case .missing:
      let reference = ResourceReference(text)
      return reference.map(isChoiceMark) == true ? choiceMark : missingDrawable(reference)
    case .array, .style, .platformLayout: return .empty
    }
  }

  /// Returns a substitute for a missing bitmap or vector: a square of the size that its name contains in dp.
  ///
  /// Without such a size the side is 48 dp for a `mipmap`, 8 dp for a bullet, and otherwise 24 dp. For nil, and for a
  /// missing color or theme attribute, the result is a fill of unknown color.
  private func missingDrawable(_ reference: ResourceReference?) -> AndroidDrawable {
    guard let reference, reference.type != "color", reference.type != "attr" else { return .color(.unknown) }
    let isBullet = CodeName.words(of: reference.name).contains { $0 == "bullet" || $0 == "dot" }
    let named = Self.side(inName: reference.name) ?? (isBullet ? Self.bulletSide : nil)
    let side = pixels(named ?? (reference.type == "mipmap" ? 48 : Self.iconSide))
    var drawable = AndroidDrawable.picture(side: side)
    drawable.hasUnknownSize = named == nil
    drawable.isAssumed = named == nil && !reference.name.hasPrefix("ic_")
    return drawable
  }

  /// The diameter of a bullet in dp: half of the text size of 16 sp beside it.
  private static let bulletSide = 8
  /// The assumed side of a drawable without a known size, in dp: that of Material icons.
  private static let iconSide = 24

  /// Returns the size in dp that a name such as `ic_arrow_back_white_24dp` contains, a convention of Android Studio.
  ///
  /// The result is nil if no part of the name is a common size of icons, such as 24 or 48.
  private static func side(inName name: String) -> Int? {
    for part in name.split(separator: "_").reversed() {
      let digits = part.hasSuffix("dp") ? part.dropLast(2) : part
      if let side = Int(digits), [16, 18, 20, 24, 32, 36, 40, 48, 56, 64, 72, 96, 128].contains(side) { return side }
    }
    return nil
  }

  private func platformDrawable(_ reference: ResourceReference) -> AndroidDrawable {
    switch reference.type {
    case "color":
      return .color(platformPaint(reference) ?? .unknown)
    case "attr":
      if let paint = platformPaint(reference) { return .color(paint) }
      if reference.name.hasPrefix("selectableItem") || reference.name.hasSuffix("ItemBackground")
        || reference.name == "activatedBackgroundIndicator"
      {
        return .empty
      }
      if isChoiceMark(reference) { return choiceMark }
      if reference.name.hasPrefix("list") || reference.name.hasPrefix("divider") {
        return .divider(thickness: pixels(1))
      }
      return missingDrawable(ResourceReference(type: "drawable", name: reference.name))
    default: break
    }
    if let drawable = PlatformDrawables.drawable(reference.name, density: resolver.density) { return drawable }
    return missingDrawable(reference)
  }

  private func isChoiceMark(_ reference: ResourceReference) -> Bool {
    reference.type == "attr" && reference.name.hasPrefix("listChoiceIndicator")
  }

  /// The mark of a choice in a list: `btn_check_material_anim` and `btn_radio_material_anim` are 32 dp wide and high.
  private var choiceMark: AndroidDrawable { .picture(side: pixels(32)) }

  private func pixels(_ dp: Int) -> Int { resolver.pixels(dp) }

  // MARK: - Files

  private func drawable(in file: ResourceFile) -> AndroidDrawable {
    guard file.isXML else { return bitmap(in: file) }
    guard let root = resolver.document(file, at: place)?.root else { return .picture(width: nil, height: nil) }
    return deeper.drawable(root) ?? .empty
  }

  private func bitmap(in file: ResourceFile) -> AndroidDrawable {
    guard let header = resolver.bitmapHeader(file) else {
      resolver.warnOnce(file.path, ResourceProblem.unreadableImage(file.path), at: place)
      return missingDrawable(ResourceReference(type: "drawable", name: file.path))
    }
    var density = 160.0
    switch file.qualifiers.density {
    case .dotsPerInch(let value): density = value
    case ResourceQualifiers.Density.none?: density = resolver.device.dotsPerInch
    case .any, nil: break
    }
    // Bitmap.scaleFromDensity rounds half up; a nine-patch has an invisible frame of one pixel.
    let frame = file.isNinePatch ? 2 : 0
    func scaled(_ pixels: Int) -> Int {
      Int((Double(max(1, pixels - frame)) * resolver.device.dotsPerInch / density + 0.5).rounded(.down))
    }
    var drawable = AndroidDrawable.picture(width: scaled(header.width), height: scaled(header.height))
    drawable.isPicture = !file.isNinePatch
    return drawable
  }

  /// Returns the color of a color state list in its default state; `unknown` if the file or the color cannot be read.
  private func color(in file: ResourceFile) -> AndroidDrawable.Paint {
    guard file.isXML, let root = resolver.document(file, at: place)?.root else { return .unknown }
    guard let item = defaultItem(of: root), let text = attribute("color", of: item) else { return .unknown }
    let paint = deeper.paint(text)
    guard case .color(let color) = paint, let alpha = attribute("alpha", of: item).flatMap({ number($0) }) else {
      return paint
    }
    return .color(color.multiplied(byOpacity: Double(alpha)))
  }

  /// Returns the paint that a color, or a reference to a color or to a theme attribute, denotes.
  ///
  /// The paint is `nothing` for `@null`, and `unknown` for other texts and for colors that do not exist.
  func paint(_ text: String) -> AndroidDrawable.Paint {
    guard depth < Self.maximumDepth else { return .unknown }
    switch resolver.resolve(text, in: theme, at: place) {
    case .null: return .nothing
    case .text(let value): return androidColor(value).map(AndroidDrawable.Paint.color) ?? .unknown
    case .file(let file, let type): return type == "color" ? color(in: file) : drawable(in: file).fill
    case .platform(let reference): return platformPaint(reference) ?? .unknown
    case .array, .style, .platformLayout, .missing: return .unknown
    }
  }

  private func platformPaint(_ reference: ResourceReference) -> AndroidDrawable.Paint? {
    PlatformColors.paint(ofAttribute: reference.name, isNight: resolver.device.isNight)
  }

  // MARK: - Elements

  private func attribute(_ name: String, of element: XMLElement) -> String? { element["android:" + name] }

  private func number(_ text: String) -> Float? {
    guard case .text(let value) = resolver.resolve(text, in: theme, at: place), let number = Float(value),
      number.isFinite
    else { return nil }
    return number
  }

  private func dimension(_ name: String, of element: XMLElement) -> DimensionValue? {
    guard let text = attribute(name, of: element),
      case .text(let value) = resolver.resolve(text, in: theme, at: place)
    else { return nil }
    return DimensionValue(value)
  }

  private func size(_ name: String, of element: XMLElement) -> Int? {
    dimension(name, of: element)?.pixelSize(resolver.metrics)
  }

  /// Returns the sizes in pixels of the attributes `left`, `top`, `right` and `bottom`; 0 for a missing one.
  private func edges(of element: XMLElement) -> Edges<Int> {
    func edge(_ name: String) -> Int { size(name, of: element) ?? 0 }
    let (left, top) = (edge("left"), edge("top"))
    return Edges(top: top, right: edge("right"), bottom: edge("bottom"), left: left)
  }

  private func drawable(_ element: XMLElement) -> AndroidDrawable? {
    guard depth < Self.maximumDepth else { return .empty }
    switch element.name {
    case "shape": return shape(element)
    case "color": return attribute("color", of: element).map { .color(paint($0)) }
    case "selector", "animated-selector", "level-list", "animation-list", "transition":
      // A state list without an item for the state draws nothing.
      guard let item = defaultItem(of: element), applies(item) else { return .empty }
      if element.name == "selector", let color = attribute("color", of: item) { return .color(paint(color)) }
      return content(of: item)
    case "layer-list": return layers(element)
    case "ripple": return ripple(element)
    case "inset": return inset(element)
    case "vector", "animated-vector": return vector(element)
    case "bitmap", "nine-patch": return attribute("src", of: element).flatMap { deeper.drawable($0) }
    case "adaptive-icon": return .picture(side: pixels(48))
    default: return content(of: element)
    }
  }

  /// Returns the drawable that an element such as `<item>`, `<clip>` or `<rotate>` contains; nil if there is none.
  ///
  /// The drawable is that of the attribute `android:drawable` or of the first child element with a drawable.
  private func content(of element: XMLElement) -> AndroidDrawable? {
    if let text = attribute("drawable", of: element) { return deeper.drawable(text) }
    return element.children.firstNonNil { deeper.drawable($0) }
  }

  /// Returns the first `<item>` of a state list that applies to an enabled view without further states.
  ///
  /// The result is the last item if none applies, and nil for a list without items.
  private func defaultItem(of element: XMLElement) -> XMLElement? {
    let items = element.children.filter { $0.name == "item" }
    return items.first(where: applies) ?? items.last
  }

  /// Returns true for an item of a state list that applies to an enabled view without further states.
  private func applies(_ item: XMLElement) -> Bool {
    item.attributes.allSatisfy { attribute in
      guard attribute.name.contains(":state_") else { return true }
      let isOn = attribute.name.hasSuffix("state_enabled") || attribute.name.hasSuffix("state_window_focused")
      return (attribute.value == "true") == isOn
    }
  }

  private func shape(_ element: XMLElement) -> AndroidDrawable {
    var drawable = AndroidDrawable()
    if let color = element.child("solid").flatMap({ attribute("color", of: $0) }) { drawable.fill = paint(color) }
    if let gradient = element.child("gradient") { drawable.fill = fill(of: gradient) }
    if let stroke = element.child("stroke"), size("width", of: stroke) ?? 0 > 0 {
      drawable.border = attribute("color", of: stroke).map(paint) ?? .unknown
    }
    if let size = element.child("size") {
      drawable.width = self.size("width", of: size)
      drawable.height = self.size("height", of: size)
    }
    drawable.padding = element.child("padding").map(edges)
    switch attribute("shape", of: element) {
    case "oval", "ring": drawable.cornerRadius = .circle
    case "line":
      (drawable.fill, drawable.border) = (.nothing, .nothing)
    default: drawable.cornerRadius = element.child("corners").map(corners)
    }
    return drawable
  }

  /// Returns the mean color of a gradient, whose colors `GradientDrawable` interpolates from edge to edge.
  ///
  /// The result is `nothing` for a gradient to a transparent color: a shadow or a scrim, through which the content is
  /// seen. It is `unknown` if a color is missing, unknown or translucent.
  private func fill(of gradient: XMLElement) -> AndroidDrawable.Paint {
    func paint(_ name: String) -> AndroidDrawable.Paint? { attribute(name, of: gradient).map { self.paint($0) } }
    let (start, center, end) = (paint("startColor"), paint("centerColor"), paint("endColor"))
    if [start, center, end].contains(where: { $0?.color?.alpha == 0 }) { return .nothing }
    // The center is an end of both halves.
    let stops = [start ?? .unknown, end ?? .unknown] + (center.map { [$0, $0] } ?? [])
    let colors = stops.compactMap(\.color)
    guard colors.count == stops.count, colors.allSatisfy({ $0.alpha == 255 }) else { return .unknown }
    func mean(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      UInt8(colors.reduce(0) { $0 + Int($1[keyPath: channel]) } / colors.count)
    }
    return .color(Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue)))
  }

  private func corners(_ element: XMLElement) -> CornerRadius {
    let all = points("radius", of: element) ?? 0
    func corner(_ name: String) -> Length { .points(points(name, of: element) ?? all) }
    return CornerRadius(
      topLeft: corner("topLeftRadius"), topRight: corner("topRightRadius"), bottomRight: corner("bottomRightRadius"),
      bottomLeft: corner("bottomLeftRadius"))
  }

  private func points(_ name: String, of element: XMLElement) -> Double? {
    dimension(name, of: element).map { Double($0.pixels(DisplayMetrics(density: 1, scaledDensity: 1))) }
  }

  /// Returns one drawable for a layer list: the maximum size of its layers, and the paint of the topmost visible one.
  ///
  /// A picture does not replace the paint of the layers below it. A layer that does not fill the view is drawn at its
  /// place if there is no other visible layer.
  private func layers(_ element: XMLElement) -> AndroidDrawable {
    var result = AndroidDrawable()
    var placed: AndroidDrawable?
    for item in element.children where item.name == "item" {
      guard var layer = content(of: item) else { continue }
      layer.width = size("width", of: item) ?? layer.width
      layer.height = size("height", of: item) ?? layer.height
      layer.grow(by: edges(of: item))
      result.width = [result.width, layer.width].compactMap(\.self).max()
      result.height = [result.height, layer.height].compactMap(\.self).max()
      if let padding = layer.padding { result.padding = (result.padding ?? Edges(0)) + padding }
      guard layer.isVisible else { continue }
      layer.place = place(of: item, layer)
      guard layer.place == nil else {
        placed = layer
        continue
      }
      result.isPicture = result.isPicture || layer.isPicture
      result.fill = layer.isPicture && result.fill.isVisible ? result.fill : layer.fill
      result.border = layer.border.isVisible ? layer.border : result.border
      result.cornerRadius = layer.cornerRadius ?? result.cornerRadius
    }
    guard let placed, !result.isVisible else { return result }
    (result.fill, result.border, result.cornerRadius) = (placed.fill, placed.border, placed.cornerRadius)
    (result.isPicture, result.place) = (placed.isPicture, placed.place)
    return result
  }

  /// Returns the place of a layer that does not fill its view: `LayerDrawable.resolveGravity`; nil for a layer that does.
  ///
  /// An axis without a gravity is filled unless the item states a size. Without any size it is filled.
  private func place(of item: XMLElement, _ layer: AndroidDrawable) -> AndroidDrawable.Place? {
    var gravity = attribute("gravity", of: item).flatMap { AndroidGravity(flags: $0) } ?? AndroidGravity()
    if layer.width == nil || gravity.horizontal == nil && attribute("width", of: item) == nil {
      gravity.horizontal = .fill
    }
    if layer.height == nil || gravity.vertical == nil && attribute("height", of: item) == nil {
      gravity.vertical = .fill
    }
    let place = AndroidDrawable.Place(
      gravity: gravity, width: gravity.horizontal == .fill ? nil : layer.width,
      height: gravity.vertical == .fill ? nil : layer.height)
    return place.width == nil && place.height == nil ? nil : place
  }

  /// Returns the drawable of the first layer of a ripple that has one, without the mask; an empty drawable if none has.
  private func ripple(_ element: XMLElement) -> AndroidDrawable {
    let items = element.children.filter { $0.name == "item" && attribute("id", of: $0) != "@android:id/mask" }
    return items.firstNonNil { content(of: $0) } ?? .empty
  }

  private func inset(_ element: XMLElement) -> AndroidDrawable? {
    guard let drawable = content(of: element) else { return nil }
    let all = size("inset", of: element) ?? 0
    func side(_ name: String) -> Int { size(name, of: element) ?? all }
    return drawable.inset(
      by: Edges(
        top: side("insetTop"), right: side("insetRight"), bottom: side("insetBottom"), left: side("insetLeft")))
  }

  private func vector(_ element: XMLElement) -> AndroidDrawable? {
    if element.name == "animated-vector" { return content(of: element) }
    var picture = AndroidDrawable.picture(
      width: size("width", of: element) ?? pixels(Self.iconSide),
      height: size("height", of: element) ?? pixels(Self.iconSide))
    if isOnDisc(element) { picture.cornerRadius = .circle }
    return picture
  }

  /// Returns true for a vector whose first filled path is a disc that is as wide as the drawing: the ground of an icon.
  private func isOnDisc(_ vector: XMLElement) -> Bool {
    let ground = vector.descendants.first { path in
      path.name == "path" && attribute("fillColor", of: path).map { paint($0).isVisible } ?? false
    }
    guard let ground, let data = attribute("pathData", of: ground), data.utf8.count <= Self.longestDisc,
      let width = attribute("viewportWidth", of: vector).flatMap(Double.init), width > 0
    else { return false }
    let path = Path.drawn(bySVGPathData: data).path
    guard let box = path.outlineBounds, box.width >= Self.shareOfGround * width else { return false }
    let radius = box.width / 2
    return path.flattened(tolerance: radius / 100).contours.joined().allSatisfy { point in
      let (x, y) = (point.x - box.midX, point.y - box.midY)
      return abs((x * x + y * y).squareRoot() - radius) <= radius / 50
    }
  }

  /// The maximum length of the path of a disc in bytes, and its minimum width as a share of the drawing's.
  private static let (longestDisc, shareOfGround) = (256, 0.9)
}

/// Parses a color `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`, in Android's order with alpha first; nil for other texts.
func androidColor(_ text: String) -> Color? {
  guard text.hasPrefix("#"), let color = hexadecimalColor(text.dropFirst()) else { return nil }
  guard text.utf8.count == 5 || text.utf8.count == 9 else { return color }
  return Color(red: color.green, green: color.blue, blue: color.alpha, alpha: color.red)
}
