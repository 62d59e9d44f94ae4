import Geometry
import Inference
import LayerTree
import ViewTree

/// The form and size of a control's placeholder; lengths are in points.
///
/// The sizes for all dialects are in `of(_:by:height:)`.
enum ControlShape: Hashable, Sendable {
  /// A box over the width of the frame, with a height of at most `maximumHeight` and a corner radius, both in points.
  case box(maximumHeight: Double, radius: Double)
  /// A box of a fixed size in points at the end of the frame, with the bars of the title before it.
  ///
  /// The end is on the right for left-to-right text. Without a title the box is in the center of the frame.
  case fixed(Size, radius: Double)
  /// A square at the start of the frame, with the bars of the title after it; `side` and `radius` are in points.
  ///
  /// The start is on the left for left-to-right text. Without a title the square is in the center of the frame.
  case mark(side: Double, radius: Double)
  /// A circle in the center of the frame, as large as fits the frame, but at most `maximumDiameter` points wide.
  case disc(maximumDiameter: Double)
  /// A ring in the center of the frame, as large as fits the frame, but at most `maximumDiameter` points wide.
  ///
  /// Its line is `thickness` points thick at that size, and thinner in proportion in a smaller frame.
  case ring(maximumDiameter: Double, thickness: Double)
  /// A line over the width of the frame, with a round knob of diameter `knob` in its middle; lengths are in points.
  ///
  /// In a frame more than twice as high as wide the line is vertical.
  /// A knob that is not larger than the thickness of the line, such as 0, is not drawn.
  case track(thickness: Double, knob: Double)
  /// Circles side by side in the center of the frame: up to `count`, as many as fit its width, at least one.
  ///
  /// `pitch` is the distance between their centers; lengths are in points.
  case dots(count: Int, diameter: Double, pitch: Double)
  /// A row of `count` stars in the center of the frame, as large as fits the frame.
  case stars(count: Int)
  /// Bars one below the other in the center of the frame: an odd number up to seven that fits its height.
  ///
  /// `pitch` is the distance between their centers in points.
  case rows(pitch: Double)
  /// The bars for the text lines of the control's title.
  case title
  /// These bars, and a line over the width of the frame, `distance` points above its bottom.
  case underlinedTitle(thickness: Double, distance: Double)
  /// A rounded square in the center of the frame.
  ///
  /// Its side is half of the frame's shorter side, but at least 24 points if they fit.
  case icon
  /// A capsule over the width of the frame, with a height of at most `maximumHeight` points.
  case capsule(maximumHeight: Double)

  /// The placeholder of a control, with the sizes of UIKit or of Material Design, in points.
  static func of(_ kind: ControlKind, by design: ControlDesign, height: Double) -> ControlShape {
    switch (kind, design) {
    // A lower button is touchable text: UIKit's plain buttons are 34 high, Material's boxes at least 36.
    // A much higher one is a touchable tile.
    case (.anyButton, _) where height > Sizes.highestTile: .box(maximumHeight: .infinity, radius: 8)
    // MaterialButton and the buttons of AppCompat are at least 48 dp high, of which insets above and below are 6 each.
    case (.anyButton, .material) where height >= Sizes.lowestInsetButton:
      .box(maximumHeight: min(height - 12, 56), radius: 8)
    case (.anyButton, _): height < Sizes.lowestButton ? .title : of(.button, by: design, height: height)
    // UIButton.Configuration: 50 for the large size, corners about 8; Material 3 buttons: 40 high, up to 56.
    case (.button, _): .box(maximumHeight: 56, radius: 8)
    case (.textButton, _), (.plainTextField, _): .title
    // abc_edit_text_material: a line of 1 dp, 7 dp above the bottom of the view.
    case (.underlinedTextField, _): .underlinedTitle(thickness: 1, distance: 7)
    // An image larger than a touch target is not an icon.
    case (.iconButton, _): height > 64 ? .box(maximumHeight: .infinity, radius: imageRadius) : .icon
    // Material 3 chips: 32 high, badges: 16 high. UIKit has neither.
    case (.chip, _): .capsule(maximumHeight: 40)
    case (.badge, _): .capsule(maximumHeight: 24)
    // UISwitch.intrinsicContentSize; Material 3 switch track.
    case (.toggle, .uiKit): .fixed(Size(width: 51, height: 31), radius: 15.5)
    case (.toggle, .material): .fixed(Size(width: 52, height: 32), radius: 16)
    // Material 3: check boxes are 18 dp containers in 20 dp icons, radio buttons 20 dp rings; both have 48 dp targets.
    case (.checkBox, _): .mark(side: 20, radius: 4)
    case (.radioButton, _): .mark(side: 20, radius: 10)
    // UITextField's rounded border is 34 high; Material 3 text fields are 56.
    case (.textField, _): .box(maximumHeight: .infinity, radius: 8)
    // UISearchTextField: 36 high, corners of 10.
    case (.searchField, _): .box(maximumHeight: 36, radius: 10)
    // UISlider: a track of 4, a thumb of 28; Material: a track of 4, a thumb of 20.
    case (.slider, .uiKit): .track(thickness: 4, knob: 28)
    case (.slider, .material): .track(thickness: 4, knob: 20)
    // UIProgressView and Material's linear indicator are 4 high.
    case (.progress, _): .track(thickness: 4, knob: 0)
    // UIActivityIndicatorView.Style.large is 37; Material's circular indicator is 48, its track 4.
    case (.spinner, .uiKit): .disc(maximumDiameter: 37)
    case (.spinner, .material): .ring(maximumDiameter: 48, thickness: 4)
    // UIPageControl: dots of 7, 16 from center to center.
    case (.pageControl, _): .dots(count: 3, diameter: 7, pitch: 16)
    // RatingBar.numStars is 5 by default.
    case (.rating, _): .stars(count: 5)
    // UIStepper: 94 × 32; UISegmentedControl: 32 high, corners of about 8.
    case (.stepper, _): .fixed(Size(width: 94, height: 32), radius: 8)
    case (.segmentedControl, _): .box(maximumHeight: 32, radius: 8)
    // UIPickerView rows are 32 high; NumberPicker shows three rows.
    case (.picker, _): .rows(pitch: 32)
    }
  }

  /// The corner radius of images without a stated radius, in points.
  static let imageRadius = 6.0

  /// The shape for a frame that is exactly the control's size: it fills the frame, with corner radii in proportion.
  ///
  /// Shapes other than boxes, squares, capsules and lines without a knob are unchanged.
  fileprivate func stretched(to size: Size) -> ControlShape {
    switch self {
    case .box(_, let radius): .box(maximumHeight: .infinity, radius: radius)
    case .capsule: .capsule(maximumHeight: .infinity)
    case .fixed(let own, let radius):
      .box(maximumHeight: .infinity, radius: radius * min(size.width / own.width, size.height / own.height))
    case .mark(let side, let radius):
      .box(maximumHeight: .infinity, radius: radius * min(size.width, size.height) / side)
    case .track(_, knob: 0): .track(thickness: size.height, knob: 0)
    default: self
    }
  }
}

/// The conversion of a control's ``ControlShape`` into shapes within its frame.
struct ControlDrawing {
  /// The frame of the control, in points; the shapes have the same coordinates.
  let frame: Rect
  let direction: LayoutDirection
  /// The title of the control as lines of text; nil for none.
  var title: TextLines?
  /// The corner radius that the document states for the control, in points or percent; nil for none.
  let radius: CornerRadius?
  /// The value of a slider as a fraction of its range, 0…1; nil if it is not known.
  var sliderValue: Double?
  /// The number of wheels of a picker.
  var wheelCount = 1
  /// True if the frame is that of the image in the control.
  var isPicture = false
  /// True if the frame is exactly the control's size; false if it may be a touch target around the control.
  var fillsFrame = false

  func shapes(_ shape: ControlShape) -> [Shape] {
    switch fillsFrame ? shape.stretched(to: frame.size) : shape {
    case .box(let height, let radius): [box(maximumHeight: height, radius: radius)]
    case .capsule(let height): [box(maximumHeight: height, radius: height)]
    case .fixed(let size, let radius): beside(title, size: size, radius: radius, isAtEnd: true)
    case .mark(let side, let radius):
      beside(title, size: Size(width: side, height: side), radius: radius, isAtEnd: false)
    case .disc(let diameter): [square(side: min(frame.width, frame.height, diameter), share: 0.5)]
    case .ring(let diameter, let thickness): [ring(diameter: diameter, thickness: thickness)]
    case .track(let thickness, let knob): track(thickness, knob: knob)
    case .dots(let count, let diameter, let pitch): dots(count, diameter: diameter, pitch: pitch)
    case .stars(let count): stars(count)
    case .rows(let pitch): rows(pitch: pitch)
    case .title: titleBars(in: frame)
    case .underlinedTitle(let thickness, let distance): titleBars(in: frame) + [line(thickness, above: distance)]
    case .icon: [icon()]
    }
  }

  private func box(maximumHeight: Double, radius: Double) -> Shape {
    let height = min(frame.height, maximumHeight)
    let rect = frame.centered(height: height)
    let radii = self.radius?.radii(for: rect.size) ?? CornerRadii(min(radius, height / 2))
    return .roundedRect(RoundedRect(rect, radii: radii))
  }

  /// An icon in the center of the frame, which is a touch target; in points.
  ///
  /// Its side is half of the frame's shorter side, but at least 24 points if they fit.
  func icon() -> Shape {
    let target = min(frame.width, frame.height)
    if isPicture {
      return .roundedRect(RoundedRect(frame, radii: radius?.radii(for: frame.size) ?? CornerRadii(target / 4)))
    }
    let side = max(target / 2, min(target, 24))
    return square(side: side, share: 0.25)
  }

  /// A ring in the center of the frame, in points; `thickness` is that of the line at the full diameter.
  private func ring(diameter: Double, thickness: Double) -> Shape {
    // A ring that shows a value is as large as its view.
    let side = min(frame.width, frame.height, sliderValue == nil ? diameter : .infinity)
    let rect = frame.centered(Size(width: side, height: side))
    let line = min(max(thickness * side / diameter, 2), side / 2)
    let inner = rect.inset(by: Insets(top: line, right: line, bottom: line, left: line))
    let outlines = [rect, inner].filter { !$0.isEmpty }
      .flatMap { RoundedRect($0, radii: CornerRadii($0.width / 2)).outline.elements }
    return .path(Path(outlines), .evenOdd)
  }

  /// A square in the center of the frame, in points.
  ///
  /// - Parameter share: the corner radius as a fraction of the side.
  private func square(side: Double, share: Double) -> Shape {
    let rect = frame.centered(Size(width: side, height: side))
    return .roundedRect(RoundedRect(rect, radii: CornerRadii(side * share)))
  }

  /// A box at one end of the frame, and beside it the bars of the title; in points.
  ///
  /// Without a title, or without space for it, only the box is drawn: in the center of a touch target, at the edge of a
  /// longer frame (`CompoundButton.onDraw`).
  ///
  /// - Parameter isAtEnd: true for a box after the title in the direction of writing, on the right for left-to-right
  ///   text; false for a box before the title.
  private func beside(_ title: TextLines?, size: Size, radius: Double, isAtEnd: Bool) -> [Shape] {
    var size = Size(width: min(size.width, frame.width), height: min(size.height, frame.height))
    var radius = radius
    let gap = 8.0
    let small = size * Self.smallSwitch
    let hasLabel = title?.content?.isEmpty == false
    if isAtEnd, hasLabel, frame.width - size.width - gap <= 1.5 * size.height,
      frame.width - small.width - gap > 1.5 * small.height
    {
      // The switch of Material 2 is 34 dp wide, that of Material 3 is 52.
      (size, radius) = (small, radius * Self.smallSwitch)
    }
    let room = frame.width - size.width - gap
    let isLeft = isAtEnd == (direction == .rightToLeft)
    let x = isLeft ? frame.minX : frame.maxX - size.width
    let box = Rect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    let words = Rect(x: isLeft ? box.maxX + gap : frame.minX, y: frame.minY, width: room, height: frame.height)
    guard let title, title.content?.isEmpty != true,
      room > 1.5 * size.height || room > 0 && hasLabel && fitsInOneLine(title, words)
    else {
      let place = frame.width > Self.longestTarget ? box : frame.centered(size)
      return [.roundedRect(RoundedRect(place, radii: CornerRadii(radius)))]
    }
    return [.roundedRect(RoundedRect(box, radii: CornerRadii(radius)))] + titleBars(title, in: words)
  }

  /// Returns true for a short title beside a box; a description of the box does not fit in what is left of its touch
  /// target.
  private func fitsInOneLine(_ title: TextLines, _ words: Rect) -> Bool {
    TextLineBoxes(title, in: words.inset(by: title.padding), direction: direction, shortest: 1).count == 1
  }

  /// The length in points above which the frame of a box alone is more than its touch target: twice the target of 48 dp.
  private static let longestTarget = 96.0
  /// The width of the switch of Material 2 as a fraction of that of Material 3.
  private static let smallSwitch = 34.0 / 52

  private func titleBars(in rect: Rect) -> [Shape] {
    titleBars(title ?? TextLines(count: .exactly(1), fontSize: TextLines.defaultFontSize), in: rect)
  }

  /// The greatest length in points by which a bar exceeds a frame of the same width: half a pixel of the densest screen
  /// of Android, `xxxhdpi`, which has 4 pixels per point.
  private static let roundingError = 0.125

  /// The maximum number of bars of a title; bounds the work for a document that states more lines.
  private static let mostBars = 16

  private func titleBars(_ title: TextLines, in rect: Rect) -> [Shape] {
    let padded = rect.inset(by: title.padding)
    let rect = padded.isEmpty ? rect : padded
    if let icon = title.icons.first, let shapes = titleBar(title, beside: icon, in: rect) { return shapes }
    // The title of a button is not a sample of a longer text: a key with one character has a dot.
    let lines = TextLineBoxes(title, in: rect, direction: direction, shortest: 1)
    // A centered bar as wide as the frame exceeds it by a rounding error, which must not make its corners square.
    return (0..<min(lines.count, Self.mostBars)).map {
      .roundedRect(lines.bar($0).clipped(to: rect, tolerance: Self.roundingError))
    }
  }

  /// The image and the bar of a button with both, one below the other in points; nil without space.
  ///
  /// The inset of the icon is its distance to the title. Both are centered together.
  private func titleBar(_ title: TextLines, below icon: TextIcon, in rect: Rect) -> [Shape]? {
    let top = icon.size.height + icon.inset
    guard icon.size.width <= rect.width, rect.height - top >= 8 else { return nil }
    let words = Rect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top)
    let lines = TextLineBoxes(title, in: words, direction: direction)
    guard lines.count == 1 else { return nil }
    let bar = lines.bar(0)
    let picture = Rect(
      x: bar.rect.midX - icon.size.width / 2, y: bar.rect.minY - icon.inset - icon.size.height,
      width: icon.size.width, height: icon.size.height)
    let radii = CornerRadii(min(icon.size.width, icon.size.height) / 4)
    return [.roundedRect(RoundedRect(picture, radii: radii)), .roundedRect(bar)]
  }

  /// The image and the bar of a button with both, side by side in points; nil without space for both.
  ///
  /// The inset of the icon is its distance to the title. Both are aligned together.
  private func titleBar(_ title: TextLines, beside icon: TextIcon, in rect: Rect) -> [Shape]? {
    if icon.edge == .top { return titleBar(title, below: icon, in: rect) }
    let size = Size(width: min(icon.size.width, rect.height), height: min(icon.size.height, rect.height))
    let room = rect.width - size.width - icon.inset
    guard size.width >= 4, room >= 8 else { return nil }
    let isFirst = (icon.edge == .left) == (direction == .leftToRight)
    let words = Rect(
      x: isFirst ? rect.maxX - room : rect.minX, y: rect.minY, width: room, height: rect.height)
    let lines = TextLineBoxes(title, in: words, direction: direction)
    guard lines.count == 1 else { return nil }
    let bar = lines.bar(0)
    // A title in the center of the remaining width is centered together with its image.
    let x = isFirst ? bar.rect.minX - icon.inset - size.width : bar.rect.maxX + icon.inset
    let picture = Rect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    let radii = CornerRadii(min(size.width, size.height) / 4)
    return [.roundedRect(RoundedRect(picture, radii: radii)), .roundedRect(bar)]
  }

  private func track(_ thickness: Double, knob: Double) -> [Shape] {
    let isVertical = frame.height > 2 * frame.width
    let breadth = min(thickness, isVertical ? frame.width : frame.height)
    let bar = frame.centered(
      isVertical ? Size(width: breadth, height: frame.height) : Size(width: frame.width, height: breadth))
    let line = Shape.roundedRect(RoundedRect(bar, radii: CornerRadii(breadth / 2)))
    let side = min(knob, frame.height, frame.width)
    guard side > breadth else { return [line] }
    let value = sliderValue.map { (direction == .rightToLeft) != isVertical ? 1 - $0 : $0 } ?? 0.5
    let space = isVertical ? frame.height - side : frame.width - side
    let start = isVertical ? frame.minY + space * value : frame.minX + space * value
    let thumb =
      isVertical
      ? Rect(x: frame.midX - side / 2, y: start, width: side, height: side)
      : Rect(x: start, y: frame.midY - side / 2, width: side, height: side)
    return [line, .roundedRect(RoundedRect(thumb, radii: CornerRadii(side / 2)))]
  }

  private func line(_ thickness: Double, above distance: Double) -> Shape {
    let y = max(frame.minY, frame.maxY - distance - thickness)
    return .roundedRect(RoundedRect(Rect(x: frame.minX, y: y, width: frame.width, height: thickness)))
  }

  private func dots(_ count: Int, diameter: Double, pitch: Double) -> [Shape] {
    let side = min(diameter, frame.height)
    let fitting = max(1, min(count, TextFit.whole((frame.width - side) / pitch + 1)))
    return (0..<fitting).map { index in
      let x = frame.midX + (Double(index) - Double(fitting - 1) / 2) * pitch - side / 2
      let rect = Rect(x: x, y: frame.midY - side / 2, width: side, height: side)
      return .roundedRect(RoundedRect(rect, radii: CornerRadii(side / 2)))
    }
  }

  private func rows(pitch: Double) -> [Shape] {
    // The selected row is in the middle.
    let count = (max(1, min(TextFit.whole(frame.height / pitch), 7)) - 1) / 2 * 2 + 1
    let height = min(12, frame.height)
    // One wheel has words; several share the width of a phone, with words of half their width.
    let wheel = wheelCount == 1 ? frame.width * 0.8 : min(frame.width, Self.widestPicker) / Double(wheelCount)
    return (0..<count * wheelCount).map { index in
      let y = frame.midY + (Double(index / wheelCount) - Double(count - 1) / 2) * pitch - height / 2
      let x = frame.midX + (Double(index % wheelCount) - Double(wheelCount - 1) / 2) * wheel
      let rect = Rect(x: x - wheel / 4, y: y, width: wheel / 2, height: height)
      return .roundedRect(RoundedRect(rect, radii: CornerRadii(height / 2)))
    }
  }

  /// The greatest width in points of the wheels of a picker together: the default width of `UIPickerView`.
  private static let widestPicker = 320.0

  private func stars(_ count: Int) -> [Shape] {
    let side = min(frame.height, frame.width / Double(count))
    return (0..<count).map { index in
      let center = Point(
        x: frame.midX + (Double(index) - Double(count - 1) / 2) * side, y: frame.midY)
      return .path(Path.star(around: center, radius: side * 0.45), .nonzero)
    }
  }
}

extension Path {
  /// A five-pointed star with one point at the top, in the unit of `radius`.
  ///
  /// - Parameter radius: the distance of the points from the center.
  fileprivate static func star(around center: Point, radius: Double) -> Path {
    // Sines and cosines of multiples of 36°; the inner corners of a pentagram are at 0.382 of its radius.
    let corners: [(x: Double, y: Double)] = [
      (0, -1), (0.225, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809), (0, 0.382), (-0.588, 0.809),
      (-0.363, 0.118), (-0.951, -0.309), (-0.225, -0.309),
    ]
    let points = corners.map { Point(x: center.x + radius * $0.x, y: center.y + radius * $0.y) }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }
}
