import Diagnostics
import Geometry
import LayerTree
import ViewTree

// The last pass: the shapes of the remaining bones.

extension BoneFinder {
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
      guard decisions[index].rule == .unite else {
        index += 1
        continue
      }
      united.append(index + 1..<layout.views[index].end)
      index = layout.views[index].end
    }
    // The shapes of later views depend on the rules as they were decided.
    for index in united.joined() { decisions[index].rule = .united }
    found.decisions = decisions
    return found
  }

  private static let sampledViews = 1_024
  /// The additional room for the bones of the view with which the search stops at the limit.
  private static let roomAboveLimit = 64

  private func append(of index: Int, to found: inout FoundBones, limit: Int) {
    switch decisions[index].rule {
    case .text: appendLines(of: index, to: &found.bones, limit: limit)
    case .control: append(controlShapes(of: index), of: index, to: &found.bones)
    case .icon: append(cut([drawing(of: index).icon(isRound: false)], index), of: index, to: &found.bones)
    case .pill: append([pillShape(of: index)], of: index, to: &found.bones)
    case .rows: append(rowShapes(of: index).map { .roundedRect($0) }, of: index, to: &found.bones)
    case .content, .leaf, .hint: append([shape(of: index)], of: index, to: &found.bones)
    case .reduced: append([.roundedRect(roundedSlab(reduced(outline(of: index)), index))], of: index, to: &found.bones)
    case .surface:
      let view = layout.views[index].view
      found.surfaces.append(Surface(view: index, identifier: view.identifier, shape: outline(of: index)))
    case .divider:
      if let line = hairline(at: index) { found.surfaces.append(line) }
    case .unite:
      if let bone = unitedBone(of: index) { found.bones.append(bone) }
    default: break
    }
  }

  /// The line that the divider at `index` in the layout draws; nil for a gap between sections, and for a document
  /// whose author designed the placeholder itself.
  ///
  /// A line is thinner than 2 points, at least 16 points long, and visible over the color behind it.
  private func hairline(at index: Int) -> Surface? {
    let (view, line) = (layout.views[index].view, visible[index].intersection(layout.views[index].paintedFrame))
    guard !settings.isPlaceholder, min(line.width, line.height) < Self.thickestHairline * settings.unit,
      max(line.width, line.height) >= Self.shortestHairline * settings.unit, !line.isEmpty
    else { return nil }
    if view.kind != .divider {
      guard let background = layout.views[index].view.appearance.background,
        background.over(colorBehind(index)).distance(to: colorBehind(index)) >= Self.leastContrast
      else { return nil }
    }
    return Surface(view: index, identifier: view.identifier, shape: RoundedRect(line), isHairline: true)
  }

  /// The thickness below which a divider is a line, and the minimum length of a line, both in points.
  private static let thickestHairline = 2.0
  private static let shortestHairline = 16.0
  /// The minimum difference of a channel, 0…255, between a line and the color behind it.
  private static let leastContrast = 8

  /// Appends one bone for each shape of the view at `index` in the layout, in units of the document; several are
  /// numbered from 0.
  private func append(_ shapes: [Shape], of index: Int, to bones: inout Bones) {
    let kind = layout.views[index].view.kind
    for (part, shape) in shapes.enumerated() {
      bones.append(Bone(view: index, kind: kind, line: shapes.count > 1 ? part : nil, shape: shape))
    }
  }

  /// The bone around the visible frames of all bones of a view's descendants; nil if the descendants have no bones.
  ///
  /// - Parameter index: the index of the view in the layout.
  private func unitedBone(of index: Int) -> Bone? {
    let below = index + 1..<layout.views[index].end
    let frames = below.filter { decisions[$0].rule.givesBones }.map { visible[$0] }
    guard let first = frames.first else { return nil }
    let bounds = frames.dropFirst().reduce(first) { $0.union($1) }
    let radii = layout.views[index].view.appearance.cornerRadius.radii(for: bounds.size)
    return Bone(
      view: index, kind: layout.views[index].view.kind, shape: .roundedRect(RoundedRect(bounds, radii: radii)))
  }

  // MARK: - Shapes

  /// The length in points that may be cut off from a bone without making its corners square.
  ///
  /// Android's frames are whole pixels: a window of 390 points at 2.625 pixels per point has 1,024 pixels, 390.1 points.
  fileprivate var slack: Double { !settings.isPlaceholder ? 0.5 : 0 }

  private func shape(of index: Int) -> Shape {
    let placed = layout.views[index]
    guard let path = placed.view.appearance.path else { return .roundedRect(roundedImage(outline(of: index), index)) }
    return .path(
      path.applying(.translation(x: placed.frame.minX, y: placed.frame.minY)), placed.view.appearance.fillRule)
  }

  /// The visible part of the painted frame of the view at `index` in the layout, with its corner radii, in units of the
  /// document.
  private func outline(of index: Int) -> RoundedRect {
    let placed = layout.views[index]
    let frame = placed.paintedFrame
    let radii = placed.view.appearance.cornerRadius.radii(for: frame.size)
    return RoundedRect(frame, radii: radii).clipped(to: visible[index], tolerance: slack)
  }

  /// The outline of the view at `index` in the layout, in units of the document: an avatar becomes a circle, another
  /// image a rounded rectangle.
  ///
  /// The outline is returned unchanged for other views, if the document states a corner radius, and if the image is as
  /// wide as the canvas.
  private func roundedImage(_ outline: RoundedRect, _ index: Int) -> RoundedRect {
    let view = layout.views[index].view
    let rect = outline.rect
    if !settings.isPlaceholder, view.isAvatar, view.appearance.writtenCornerRadius == nil, view.hint != .bone,
      max(rect.width, rect.height) <= 1.1 * min(rect.width, rect.height)
    {
      let radii = CornerRadius.circle.radii(for: layout.views[index].paintedFrame.size)
      return RoundedRect(layout.views[index].paintedFrame, radii: radii).clipped(to: visible[index], tolerance: slack)
    }
    guard settings.source != .drawing, hasSoftCorners(index) || isSlab(index), view.appearance.writtenCornerRadius == nil,
      view.hint != .bone, rect.width < canvas.width - 1
    else { return outline }
    let radius = min(ControlShape.imageRadius * settings.unit, min(rect.width, rect.height) / 4)
    return RoundedRect(layout.views[index].paintedFrame, radii: CornerRadii(radius))
      .clipped(to: visible[index], tolerance: slack)
  }

  /// True for a view of UIKit without content in the document, such as a chart or a map: code draws it and sets its
  /// corners.
  ///
  /// The styles of Hyperview state the corners of all views.
  private func isSlab(_ index: Int) -> Bool {
    guard Sources.uiKit.contains(layout.source(of: index)) else { return false }
    switch layout.views[index].view.kind {
    case .view, .media, .unknown: return true
    default: return false
    }
  }

  /// The outline with the corners of an image, if it is that of a view of UIKit that was made smaller.
  private func roundedSlab(_ outline: RoundedRect, _ index: Int) -> RoundedRect {
    guard isSlab(index), layout.views[index].view.appearance.writtenCornerRadius == nil else { return outline }
    return RoundedRect(outline.rect, radii: CornerRadii(ControlShape.imageRadius * settings.unit))
  }

  /// True for an image, and on Android for a map, a video or a view of an unknown class, such as a chart.
  ///
  /// True also for a plain view of a dump, which states no corners.
  private func hasSoftCorners(_ index: Int) -> Bool {
    switch layout.views[index].view.kind {
    case .image: true
    case .media, .unknown: Sources.android.contains(settings.source)
    case .view: layout.source(of: index) == .androidDump
    default: false
    }
  }

  /// The shape of the view at `index` in the layout, a filled box around one text, in units of the document.
  ///
  /// A corner radius that the document states is kept; otherwise the corners are rounded.
  private func pillShape(of index: Int) -> Shape {
    let outline = outline(of: index)
    guard layout.views[index].view.appearance.writtenCornerRadius == nil else { return .roundedRect(outline) }
    let radius = min(ControlShape.imageRadius * settings.unit, outline.rect.height / 2)
    return .roundedRect(RoundedRect(outline.rect, radii: CornerRadii(radius)))
  }

  // MARK: - Controls

  private func drawing(of index: Int) -> ControlDrawing {
    let placed = layout.views[index]
    // The background of a button fills its frame; without one, the frame may be a touch target.
    let isFilled = placed.view.control == .button && placed.view.appearance.background != nil
    return ControlDrawing(
      frame: placed.paintedFrame, unit: settings.unit, direction: settings.direction, title: placed.view.text,
      radius: placed.view.appearance.writtenCornerRadius, sliderValue: placed.view.sliderValue,
      fillsFrame: settings.isPlaceholder || isFilled)
  }

  /// The visible placeholder shapes of the control at `index` in the layout, in units of the document.
  ///
  /// Their form depends on the kind of the control and on the platform. If the kind is unknown, the shape is the
  /// control's frame.
  private func controlShapes(of index: Int) -> [Shape] {
    guard let kind = layout.views[index].view.control else {
      return [.roundedRect(reduced(outline(of: index)))]
    }
    if kind == .textField, isEditor(index) {
      if showsHintOnly(index) { return cut(hintShapes(of: index), index) }
      let rows = GenericRows(frame: visible[index], unit: settings.unit, direction: settings.direction)
      return rows.groups(.paragraphs).flatMap { $0 }.map { .roundedRect($0) }
    }
    if kind == .anyButton, isRow(index) {
      let title = layout.views[index].view.text
      guard var title, title.content?.isEmpty == false else { return [] }
      title.padding = .zero
      let margin = Insets(top: 0, right: 16 * settings.unit, bottom: 0, left: 16 * settings.unit)
      let lines = TextLineBoxes(
        title, in: layout.views[index].frame.inset(by: margin), direction: settings.direction, unit: settings.unit)
      return cut((0..<lines.count).map { .roundedRect(lines.bar($0)) }, index)
    }
    if kind == .anyButton, isTargetOfWord(index) {
      var drawing = drawing(of: index)
      drawing.title?.alignment = .center
      return cut(drawing.shapes(.title), index)
    }
    let height = layout.views[index].frame.height / settings.unit
    return cut(drawing(of: index).shapes(ControlShape.of(kind, by: settings.source.controlDesign, height: height)), index)
  }

  /// True if the view at `index` in the layout is a button of unknown fill from edge to edge of a screen: a row of a list.
  ///
  /// Filled buttons keep the layout margins of 16 points, "Buttons" and "Layout" of the Human Interface Guidelines, and
  /// 16 dp in Material Design, except at the bottom of a screen of Android.
  private func isRow(_ index: Int) -> Bool {
    let (size, bottom) = (layout.views[index].frame.size, layout.views[index].frame.maxY)
    let isAtBottom = settings.source.controlDesign == .material && bottom > canvas.height - 64 * settings.unit
    return !settings.isPlaceholder && isScreen && !isAtBottom
      && size.width >= 0.98 * canvas.width && size.height <= ControlShape.highestButton * settings.unit
  }

  /// True if the view at `index` in the layout is a button of a dump with a word in a frame of the size of a touch target.
  ///
  /// It is a text button: a filled button has padding of 16 to 24 dp at both sides of its word, "Buttons" in Material
  /// Design 3, so that it is wider. At the end of an app bar it may be wider too: buttons in bars have no fill.
  private func isTargetOfWord(_ index: Int) -> Bool {
    let placed = layout.views[index]
    guard isScreen, Sources.dumps.contains(layout.source(of: index)), placed.view.appearance.cornerRadius == .zero, (2...10).contains(placed.view.text?.content?.count ?? 0)
    else { return false }
    let (frame, unit) = (placed.frame, settings.unit)
    guard (36 * unit...64 * unit).contains(frame.height) else { return false }
    let isInBar = frame.midY < Self.endOfAppBar * unit && frame.maxX > canvas.maxX - 24 * unit
    return frame.width <= (isInBar ? 1.6 : 1.1) * frame.height
  }

  /// The distance in points from the top of a screen to the end of its app bar: a status bar of up to 40 dp, and 64 dp.
  private static let endOfAppBar = 104.0

  /// True if the view at `index` in the layout is a text field as high as a third of a screen or more: the editor of a
  /// note or a message.
  private func isEditor(_ index: Int) -> Bool {
    !settings.isPlaceholder && isScreen && 3 * visible[index].height >= canvas.height
  }

  /// True for a text field of an Android layout that states a text: an editor that displays its hint until the user
  /// writes.
  private func showsHintOnly(_ index: Int) -> Bool {
    layout.source(of: index) == .androidLayout && layout.views[index].view.text?.content?.isEmpty == false
  }

  /// The lines of the hint at the top of the text field at `index` in the layout, in units of the document.
  private func hintShapes(of index: Int) -> [Shape] {
    let lines = lineBoxes(of: index) { $0.isAtTop = true }
    return (0..<lines.count).map { .roundedRect(lines.bar($0)) }
  }

  /// The visible parts of the shapes of the view at `index` in the layout, in units of the document; rectangles that
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
    if let size, layout.views[index].frame.height < 0.6 * size * settings.unit { return }
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
}

extension BoneFinder {
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

extension PlacedView {
  /// The frame without the insets of the painted area, in units of the document; the frame if nothing would remain.
  var paintedFrame: Rect {
    guard view.appearance.insets != .zero || view.appearance.picture != nil else { return frame }
    let painted = frame.inset(by: view.appearance.insets)
    let area = painted.isEmpty ? frame : painted
    return view.appearance.picture?.frame(in: area) ?? area
  }
}
