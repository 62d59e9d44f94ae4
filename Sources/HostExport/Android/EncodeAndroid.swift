import Geometry
import TextFormats

/// Encodes a scene as an Android layout file in XML; lengths are in dp.
///
/// The drawable of a bone (a color, an oval, a rectangle with corners, a vector) is an inline resource that aapt
/// extracts in the build. Separate drawable files would have to keep the names in the layout.
///
/// - Parameters:
///   - scene: the scene, which must be mirrored if it is right-to-left: all margins are relative to the start edge.
///   - title: the content description, which screen readers read aloud. The bytes of the result are UTF-8 text.
func encodeAndroid(_ scene: inout HostScene, _ name: HostName, title: String, _ values: AndroidValues) -> CodeWriter {
  let shimmer = scene.shimmer
  let moves = shimmer.motion != nil && !scene.items.isEmpty
  if moves || (shimmer.plain == nil && !scene.items.isEmpty) {
    let colors = Set(shimmer.colors + (shimmer.second ?? [])).count
    let isStraight = shimmer.direction.x == 0 || shimmer.direction.y == 0 || shimmer.second != nil
    let way = isStraight ? nil : "straight across"
    scene.note(moves ? .ownGradient("ShimmerFrameLayout", colors: colors, way: way) : .plainBones)
  }
  if scene.loading != nil { scene.note(.loadingTimes) }
  let drawing = AndroidDrawing(values: values)
  var bones = drawing.views(HostBox.boxes(of: scene.items))
  if moves { bones = [shimmerLayout(scene, bones, values)] }
  bones += drawing.views(HostBox.boxes(of: scene.kept)) + scene.indicators.map(drawing.indicator)
  let root = MarkupElement.svg(
    "FrameLayout",
    [
      "xmlns:android": "http://schemas.android.com/apk/res/android",
      "xmlns:app": moves ? "http://schemas.android.com/apk/res-auto" : nil,
      "xmlns:aapt": bones.contains(where: \.holdsDrawable) ? "http://schemas.android.com/aapt" : nil,
      "android:layout_width": values.width(scene.size.width), "android:layout_height": values.height,
      "android:background": values.text(.background), "android:contentDescription": values.label(title),
      "android:accessibilityLiveRegion": "polite",
      "android:layoutDirection": scene.direction == .rightToLeft ? "rtl" : nil,
    ], bones)
  var code = CodeWriter(indent: 4, scene.work)
  code.line("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
  let headers = name.headers(format: "android", for: "Android 5.0 (API level 21)")
  for header in headers { code.line("<!-- \(header) -->") }
  if moves { code.line("<!-- Needs the library com.facebook.shimmer:shimmer, 0.5.0 or later. -->") }
  root.write(prettyTo: &code)
  return code
}

/// The element of Facebook's `ShimmerFrameLayout`, which moves one gradient over all of `bones`.
private func shimmerLayout(
  _ scene: HostScene, _ bones: [MarkupElement], _ values: AndroidValues
) -> MarkupElement {
  let shimmer = scene.shimmer
  var direction = shimmer.direction
  if scene.direction == .rightToLeft { direction.x = -direction.x }
  let isHorizontal = abs(direction.x) >= abs(direction.y)
  let way =
    isHorizontal
    ? direction.x < 0 ? "right_to_left" : "left_to_right"
    : direction.y < 0 ? "bottom_to_top" : "top_to_bottom"
  return .svg(
    "com.facebook.shimmer.ShimmerFrameLayout",
    [
      "android:layout_width": "match_parent", "android:layout_height": "match_parent",
      "app:shimmer_colored": "true", "app:shimmer_base_color": values.text(.base),
      "app:shimmer_highlight_color": values.text(.highlight), "app:shimmer_direction": way,
      "app:shimmer_duration": shimmer.motion.map { "\($0.milliseconds)" },
      "app:shimmer_repeat_mode": shimmer.motion?.autoreverses == true ? "reverse" : nil, "app:shimmer_tilt": "0",
    ], bones)
}

/// The conversion of bones and lists of bones into the elements of an Android layout.
private struct AndroidDrawing {
  let values: AndroidValues

  func views(_ boxes: [HostBox]) -> [MarkupElement] {
    boxes.flatMap { box -> [MarkupElement] in
      switch box {
      case .bone(let bone): (bone.label.map { [.comment($0)] } ?? []) + [view(bone)]
      case .list(let cells): [list(cells)]
      }
    }
  }

  private func list(_ cells: HostList) -> MarkupElement {
    // Not rounded: rounding errors would add up along a list.
    let (width, height) = (
      values.width(cells.size.width, formatted(cells.size.width)), "\(formatted(cells.size.height))dp"
    )
    let cell = MarkupElement.svg(
      "FrameLayout", ["android:layout_width": width, "android:layout_height": height], views(cells.boxes))
    let list = MarkupElement.svg(
      "LinearLayout",
      [
        "android:layout_width": width == "match_parent" ? width : "wrap_content",
        "android:layout_height": "wrap_content",
      ],
      Array(repeating: cell, count: cells.count))
    return list.with(margins(cells.origin)).with([
      "android:orientation": cells.axis == .horizontal ? "horizontal" : "vertical"
    ])
  }

  func indicator(_ frame: Rect) -> MarkupElement {
    .svg("ProgressBar", placed(size: frame.size)).with(margins(frame.origin))
      // The description of the whole layout is announced: an indicator would be a second one.
      .with(["android:importantForAccessibility": "no"])
  }

  private func view(_ bone: HostBone) -> MarkupElement {
    let view = MarkupElement.svg("View", placed(size: bone.frame.size)).with(margins(bone.frame.origin))
    let color = bone.color.map(values.text) ?? values.text(.bone)
    guard let drawable = drawable(bone, color) else { return view.with(["android:background": color]) }
    var filled = view
    filled.children = [.svg("aapt:attr", ["name": "android:background"], [drawable])]
    return filled
  }

  private func placed(size: Size) -> KeyValuePairs<String, String?> {
    ["android:layout_width": values.width(size.width), "android:layout_height": "\(plain(size.height))dp"]
  }

  private func margins(_ origin: Point) -> KeyValuePairs<String, String?> {
    let (x, y) = (plain(origin.x), plain(origin.y))
    return [
      "android:layout_marginStart": x == "0" ? nil : "\(x)dp", "android:layout_marginTop": y == "0" ? nil : "\(y)dp",
    ]
  }

  // MARK: - Drawables

  /// The drawable element for the background of a bone; nil for a rectangle, which needs only a background color.
  private func drawable(_ bone: HostBone, _ color: String) -> MarkupElement? {
    switch bone.form {
    case .box(let rounded):
      let size = rounded.rect.size
      guard let radius = rounded.uniformRadius else { return shape(color, corners(rounded.radii)) }
      if radius == 0 { return nil }
      if size.width == size.height, abs(radius * 2 - size.width) <= HostBone.tolerance {
        return shape(color, nil, oval: true)
      }
      return shape(color, .svg("corners", ["android:radius": "\(plain(radius))dp"]))
    case .outline(let path, let rule): return vector(path, rule, bone.frame, color)
    }
  }

  private func shape(_ color: String, _ corners: MarkupElement?, oval: Bool = false) -> MarkupElement {
    let solid = MarkupElement.svg("solid", ["android:color": color])
    return .svg("shape", ["android:shape": oval ? "oval" : nil], [solid] + (corners.map { [$0] } ?? []))
  }

  /// The `<corners>` element for a drawable with the corner radii `radii`, in dp.
  ///
  /// Drawables have left and right corners, not start and end corners. For right-to-left languages the developer must
  /// swap the radii.
  private func corners(_ radii: CornerRadii) -> MarkupElement {
    func text(_ radius: Double) -> String { "\(plain(radius))dp" }
    return .svg(
      "corners",
      [
        "android:topLeftRadius": text(radii.topLeft), "android:topRightRadius": text(radii.topRight),
        "android:bottomRightRadius": text(radii.bottomRight), "android:bottomLeftRadius": text(radii.bottomLeft),
      ])
  }

  private func vector(_ path: Path, _ rule: FillRule, _ frame: Rect, _ color: String) -> MarkupElement {
    let inner = path.applying(.translation(x: -frame.minX, y: -frame.minY))
    let (width, height) = (plain(max(frame.width, 0.01)), plain(max(frame.height, 0.01)))
    return .svg(
      "vector",
      [
        "android:width": "\(width)dp", "android:height": "\(height)dp", "android:viewportWidth": width,
        "android:viewportHeight": height,
      ],
      [
        .svg(
          "path",
          [
            "android:fillColor": color, "android:fillType": rule == .evenOdd ? "evenOdd" : nil,
            "android:pathData": inner.svgData,
          ])
      ])
  }
}

extension MarkupElement {
  /// True if the element or a descendant contains an inline drawable, an `aapt:attr` element.
  fileprivate var holdsDrawable: Bool { name == "aapt:attr" || children.contains(where: \.holdsDrawable) }
}
