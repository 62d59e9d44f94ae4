import Diagnostics
import Geometry
import Inference
import LayerTree
import ViewTree

// The last pass: the shapes of the remaining bones.

extension Roles {
  /// Collects the bones and surfaces that the decisions about the views give, in document order.
  ///
  /// - Parameter limit: the maximum number of bones; with more, the search stops and the result is marked as cut.
  /// - Throws: ``InvalidInput`` if the deadline of `meter` has passed.
  mutating func collect(limit: Int, _ meter: inout WorkMeter) throws(InvalidInput) -> FoundBones {
    var found = FoundBones()
    if layout.views.count < Self.sampledViews { found.bones.reserveCapacity(layout.views.count) }
    var united: [Range<Int>] = []
    var index = 0
    while index < layout.views.count {
      try meter.count()
      let first = found.bones.count
      // A growing list would be copied. Cells are alike: the bones of the first views give the length of the list, which
      // exceeds the limit by the bones of one view at most.
      if index == Self.sampledViews {
        found.bones.reserveCapacity(min(limit, first * layout.views.count / index * 17 / 16) + Self.roomAboveLimit)
      }
      append(of: index, to: &found, limit: limit)
      decisions[index].bones = first..<found.bones.count
      if found.bones.count > limit {
        found.isCut = true
        return found
      }
      guard decisions[index].role == .unite else {
        index += 1
        continue
      }
      united.append(index + 1..<layout.views[index].end)
      index = layout.views[index].end
    }
    // The shapes of later views depend on the rules as they were decided.
    for index in united.joined() { decisions[index].role = .united }
    found.decisions = decisions
    return found
  }

  private static let sampledViews = 1_024
  /// The additional room for the bones of the view with which the search stops at the limit.
  private static let roomAboveLimit = 64

  private func append(of index: Int, to found: inout FoundBones, limit: Int) {
    switch decisions[index].role {
    case .text:
      if case .onSurface = decisions[index].form { appendSurface(of: index, to: &found.surfaces) }
      appendLines(of: index, to: &found.bones, limit: limit)
    case .control: append(controlShapes(of: index), of: index, to: &found.bones)
    case .icon: append(cut([drawing(of: index).icon()], index), of: index, to: &found.bones)
    case .pill: append([pillShape(of: index)], of: index, to: &found.bones)
    case .rows: append(rowShapes(of: index).map { .roundedRect($0) }, of: index, to: &found.bones)
    case .content, .leaf, .hint: append([shape(of: index)], of: index, to: &found.bones)
    case .reduced: append([.roundedRect(reducedOutline(of: index))], of: index, to: &found.bones)
    case .surface: appendSurface(of: index, to: &found.surfaces)
    case .divider:
      guard case .line = decisions[index].form else { break }
      let line = visible[index].intersection(layout.views[index].paintedFrame)
      let identifier = layout.views[index].view.identifier
      found.surfaces.append(
        Surface(view: index, identifier: identifier, shape: RoundedRect(line), kind: .hairline))
    case .unite:
      if let bone = unitedBone(of: index, limit: limit) { found.bones.append(bone) }
    default: break
    }
  }

  /// Appends the box of the view at `index` in the layout, in points.
  ///
  /// Views around it that clip their contents clip it to their round corners: `View.setClipToOutline` and
  /// `CALayer.masksToBounds`.
  private func appendSurface(of index: Int, to surfaces: inout [Surface]) {
    let shape = clippedToCorners(outline(of: index), of: index)
    surfaces.append(Surface(view: index, identifier: layout.views[index].view.identifier, shape: shape))
  }

  /// Appends one bone for each shape of the view at `index` in the layout, in points; several are
  /// numbered from 0.
  private func append(_ shapes: [Shape], of index: Int, to bones: inout Bones) {
    let kind = layout.views[index].view.kind
    for (part, shape) in shapes.enumerated() {
      bones.append(Bone(view: index, kind: kind, line: shapes.count > 1 ? part : nil, shape: shape))
    }
  }

  /// The bone around all bones of a view's descendants; nil if the descendants have no bones.
  private func unitedBone(of index: Int, limit: Int) -> Bone? {
    var inside = FoundBones()
    for below in index + 1..<layout.views[index].end where decisions[below].role != .unite {
      append(of: below, to: &inside, limit: limit)
      if inside.bones.count > limit { break }
    }
    guard let bounds = inside.bones.shapes.map(\.bounds).unioned else { return nil }
    let radii = layout.views[index].view.appearance.cornerRadius.radii(for: bounds.size)
    return Bone(
      view: index, kind: layout.views[index].view.kind, line: nil,
      shape: .roundedRect(RoundedRect(bounds, radii: radii)))
  }

  // MARK: - Shapes

  /// The length in points that may be cut off from a bone without making its corners square.
  ///
  /// Android's frames are whole pixels: a window of 390 points at 2.625 pixels per point has 1,024 pixels, 390.1 points.
  fileprivate var slack: Double { !settings.isPlaceholder ? 0.5 : 0 }

  private func shape(of index: Int) -> Shape {
    let placed = layout.views[index]
    guard let path = placed.view.appearance.path else { return .roundedRect(formedOutline(of: index)) }
    return .path(
      path.applying(.translation(x: placed.frame.minX, y: placed.frame.minY)), placed.view.appearance.fillRule)
  }

  /// The visible part of the painted frame of the view at `index` in the layout, with its corner radii, in
  /// points.
  private func outline(of index: Int) -> RoundedRect {
    let placed = layout.views[index]
    let frame = placed.paintedFrame
    let radii = placed.view.appearance.cornerRadius.radii(for: frame.size)
    return RoundedRect(frame, radii: radii).clipped(to: visible[index], tolerance: slack)
  }

  /// The outline of the view at `index` in the layout, in points, with the corners of its form and of the view around it.
  private func formedOutline(of index: Int) -> RoundedRect {
    var (outline, painted) = (outline(of: index), layout.views[index].paintedFrame)
    switch decisions[index].form {
    case .circle:
      return RoundedRect(painted, radii: CornerRadius.circle.radii(for: painted.size))
        .clipped(to: visible[index], tolerance: slack)
    case .rounded:
      let rect = outline.rect
      let radius = min(ControlShape.imageRadius, min(rect.width, rect.height) / 4)
      outline = guessedCorners(painted, CornerRadii(radius), of: index).clipped(to: visible[index], tolerance: slack)
    default: break
    }
    return clippedToCorners(outline, of: index)
  }

  /// The outline of the view at `index` with the corners of the views around it; a placeholder states its own corners.
  private func clippedToCorners(_ outline: RoundedRect, of index: Int) -> RoundedRect {
    settings.isPlaceholder ? outline : outline.clipped(toCornersOf: outlinesAround(index), tolerance: slack)
  }

  /// The outlines of the views around the one at an index that clip it to round corners, in points.
  private func outlinesAround(_ index: Int) -> [RoundedRect] {
    layout.outwards(from: index).dropFirst().compactMap { outer in
      let (view, frame) = (layout.views[outer].view, layout.views[outer].paintedFrame)
      let radius = view.appearance.cornerRadius
      return radius != .zero && view.clips ? RoundedRect(frame, radii: radius.radii(for: frame.size)) : nil
    }
  }

  /// The outline of the view at `index` in the layout, made smaller, with the corners of its form.
  private func reducedOutline(of index: Int) -> RoundedRect {
    let outline = reduced(outline(of: index))
    guard case .rounded = decisions[index].form else { return outline }
    return RoundedRect(outline.rect, radii: CornerRadii(ControlShape.imageRadius))
  }

  /// The shape of the view at `index` in the layout, a filled box around one text, in points.
  ///
  /// A corner radius that the document states is kept; otherwise the corners are rounded.
  private func pillShape(of index: Int) -> Shape {
    let outline = outline(of: index)
    guard layout.views[index].view.appearance.writtenCornerRadius == nil else { return .roundedRect(outline) }
    let radius = min(ControlShape.imageRadius, outline.rect.height / 2)
    return .roundedRect(guessedCorners(outline.rect, CornerRadii(radius), of: index))
  }

  /// The frame of a bone in points with the radii of corners that its document does not state.
  ///
  /// Corners at an edge of the surface around the bone have the default radius 0 of `CALayer`, or lie in the corners of
  /// the surface.
  private func guessedCorners(_ frame: Rect, _ radii: CornerRadii, of index: Int) -> RoundedRect {
    let outline = RoundedRect(frame, radii: radii)
    guard !settings.isPlaceholder,
      let surface = layout.outwards(from: index).dropFirst().first(where: { decisions[$0].role == .surface })
    else { return outline }
    let around = self.outline(of: surface)
    return outline.squared(at: around.rect, tolerance: slack).clipped(toCornersOf: [around], tolerance: slack)
  }

  // MARK: - Controls

  private func drawing(of index: Int) -> ControlDrawing {
    let placed = layout.views[index]
    // A round button is as high as the view, whatever the usual height of buttons.
    var fillsFrame = placed.view.control == .button && placed.view.appearance.cornerRadius == .circle
    if case .whole = decisions[index].form { fillsFrame = true }
    var title = placed.view.text
    // The padding begins at the frame of the view, as that of `TextView.onDraw`.
    if let padding = title?.padding { title?.padding = padding - placed.view.appearance.insets }
    return ControlDrawing(
      frame: placed.paintedFrame, direction: settings.direction, title: title,
      radius: placed.view.appearance.writtenCornerRadius, sliderValue: placed.view.sliderValue,
      wheelCount: placed.view.wheelCount, isPicture: placed.view.appearance.picture != nil, fillsFrame: fillsFrame)
  }

  /// The visible placeholder shapes of the control at `index` in the layout, in points.
  ///
  /// Their form depends on the kind of the control and on the platform. If the kind is unknown, the shape is the
  /// control's frame.
  private func controlShapes(of index: Int) -> [Shape] {
    guard let kind = layout.views[index].view.control else {
      return [.roundedRect(reduced(outline(of: index)))]
    }
    switch decisions[index].form {
    case .hint: return cut(hintShapes(of: index), index)
    case .row: return cut(rowTitleShapes(of: index), index)
    case .word:
      var drawing = drawing(of: index)
      drawing.title?.alignment = .center
      return cut(drawing.shapes(.title), index)
    default:
      let height = layout.views[index].frame.height
      return cut(drawing(of: index).shapes(ControlShape.of(kind, by: settings.controlDesign, height: height)), index)
    }
  }

  /// The lines of the title of the button at `index` in the layout, which is a row; empty without a title.
  private func rowTitleShapes(of index: Int) -> [Shape] {
    guard var title = layout.views[index].view.text, title.content?.isEmpty == false else { return [] }
    title.padding = .zero
    let margin = Insets(top: 0, right: 16, bottom: 0, left: 16)
    let lines = TextLineBoxes(
      title, in: layout.views[index].frame.inset(by: margin), direction: settings.direction)
    return (0..<lines.count).map { .roundedRect(lines.bar($0)) }
  }

  /// The lines of the hint at the top of the text field at `index` in the layout, in points.
  private func hintShapes(of index: Int) -> [Shape] {
    let lines = lineBoxes(of: index) { $0.verticalAlignment = .top }
    return (0..<lines.count).map { .roundedRect(lines.bar($0)) }
  }

  /// The visible parts of the shapes of the view at `index` in the layout, in points; rectangles that
  /// are not visible are left out.
  ///
  /// Shapes other than rectangles are not cut.
  private func cut(_ shapes: [Shape], _ index: Int) -> [Shape] {
    let frame = layout.views[index].frame
    return shapes.compactMap { shape in
      guard case .roundedRect(let outline) = shape else { return shape }
      let cut = visible[index].contains(frame) ? outline : outline.clipped(to: visible[index], tolerance: slack)
      return cut.rect.isEmpty ? nil : .roundedRect(reduced(cut))
    }
  }

  // MARK: - Texts

  private func appendLines(of index: Int, to bones: inout Bones, limit: Int) {
    // Texts with the same identifier have the same font size.
    let size = sharedFontSizes[index]
    // The edge of a list cuts the frames of its last texts in a dump.
    if let size, layout.views[index].frame.height < 0.6 * size { return }
    let lines = lineBoxes(of: index) { if let size { $0.sharedFontSize = size } }
    let radius = layout.views[index].view.appearance.writtenCornerRadius
    let kind = layout.views[index].view.kind
    if let text = layout.views[index].view.text, !text.icons.isEmpty {
      appendIcons(of: text, at: index, firstLine: lines.count, to: &bones)
      if text.content?.isEmpty == true { return }
    }
    for line in lines.lines(within: visible[index]) {
      guard bones.count <= limit else { return }
      let bar = lines.bar(line, radius: radius)
      let cut = reduced(bar.clipped(to: visible[index], tolerance: slack))
      // Less than half a line at the edge of a screen is no longer recognized as text.
      let least = !settings.isPlaceholder ? bar.rect.height / 2 : 0
      if cut.rect.isEmpty || cut.rect.height < least { continue }
      bones.append(Bone(view: index, kind: kind, line: line, shape: .roundedRect(cut)))
    }
  }

  /// Appends the pictures beside a text as bones, whose line numbers begin with `firstLine`.
  private func appendIcons(of text: TextLines, at index: Int, firstLine: Int, to bones: inout Bones) {
    let placed = layout.views[index]
    for (number, icon) in text.icons.enumerated() {
      let rect = icon.frame(in: placed.frame, padding: text.padding)
      let radii = CornerRadii(min(rect.width, rect.height) * (icon.isRound ? 0.5 : 0.25))
      let cut = reduced(RoundedRect(rect, radii: radii).clipped(to: visible[index], tolerance: slack))
      if cut.rect.isEmpty { continue }
      bones.append(Bone(view: index, kind: placed.view.kind, line: firstLine + number, shape: .roundedRect(cut)))
    }
  }
}

extension TextIcon {
  /// The frame of the picture in the frame of its view, in points; `padding` is that of the lines.
  fileprivate func frame(in view: Rect, padding: Insets) -> Rect {
    let lines = view.inset(by: padding)
    let (x, y) = (lines.midX - size.width / 2, lines.midY - size.height / 2)
    switch edge {
    case .left: return Rect(x: view.minX + inset, y: y, width: size.width, height: size.height)
    case .right: return Rect(x: view.maxX - inset - size.width, y: y, width: size.width, height: size.height)
    case .top: return Rect(x: x, y: view.minY + inset, width: size.width, height: size.height)
    case .bottom: return Rect(x: x, y: view.maxY - inset - size.height, width: size.width, height: size.height)
    }
  }
}
