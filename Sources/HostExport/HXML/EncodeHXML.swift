import Geometry
import TextFormats

/// Encodes a scene as a Hyperview document in HXML: a screen that is shown while another screen loads.
///
/// Bones are boxes of one color.
func encodeHXML(_ scene: inout HostScene, _ name: HostName) -> CodeWriter {
  let shimmer = scene.shimmer
  if !scene.items.isEmpty, shimmer.motion != nil || shimmer.plain == nil { scene.note(.noGradient) }
  if scene.loading != nil { scene.note(.loadingTimes) }
  scene.leaveOutKeptOutlines()
  if scene.outlineCount > 0 { scene.note(.boxes(scene.outlineCount)) }
  var drawing = HXMLDrawing()
  drawing.add("screen", ["backgroundColor": scene.overlay.styleText, "flex": "1"])
  if !scene.items.isEmpty {
    drawing.add("bone", ["backgroundColor": shimmer.calm.styleText, "position": "absolute"])
  }
  var body = drawing.views(HostBox.boxes(of: scene.items))
  body += drawing.views(HostBox.boxes(of: scene.kept))
  body += scene.indicators.map { drawing.indicator($0) }
  let screen = MarkupElement.svg(
    "screen", ["id": name.identifier],
    [.svg("styles", drawing.styles), .svg("body", ["style": "screen"], body)])
  var code = CodeWriter(indent: 2, scene.work)
  code.lines("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!--")
  for header in name.headers(format: "hxml") { code.line("  " + header) }
  code.line("  Shown by what opens the screen that loads: show-during-load=\"\(name.identifier)\".")
  code.line("-->")
  MarkupElement.svg("doc", ["xmlns": "https://hyperview.org/hyperview"], [screen]).write(prettyTo: &code)
  scene.problems.removeAll { !$0.concernsStillBoxes }
  return code
}

extension HostProblem {
  /// True if the problem applies to a still picture of boxes, which is all that the Hyperview document contains.
  fileprivate var concernsStillBoxes: Bool {
    switch self {
    case .noGradient, .boxes, .ownIndicator, .leftOut, .standsStill, .pixels, .loadingTimes: true
    case .ownGradient, .plainBones, .oneScope, .timing, .animatedShimmer, .evenOdd, .interchange: false
    }
  }
}

/// The conversion of bones into the views of a Hyperview document and the styles to which they refer.
private struct HXMLDrawing {
  private(set) var styles: [MarkupElement] = []
  private var names: Set<String> = []
  /// The next number, counted from 2, to append to a style name that is already in use; the key is that name without a
  /// number.
  private var numbers: [String: Int] = [:]

  /// Adds a style with some properties; returns its name: `name` if that is unused, otherwise with a number appended.
  @discardableResult
  mutating func add(_ name: String, _ properties: KeyValuePairs<String, String?>...) -> String {
    var free = name
    while !names.insert(free).inserted {
      let number = numbers[name] ?? 2
      free = "\(name)-\(number)"
      numbers[name] = number + 1
    }
    styles.append(properties.reduce(.svg("style", ["id": free])) { $0.with($1) })
    return free
  }

  mutating func views(_ boxes: [HostBox]) -> [MarkupElement] {
    boxes.map { box in
      switch box {
      case .bone(let bone): view(bone)
      case .list(let cells): list(cells)
      }
    }
  }

  private mutating func view(_ bone: HostBone) -> MarkupElement {
    let color = bone.color?.styleText
    let name = add(
      bone.key, properties(of: bone.frame), ["position": color.map { _ in "absolute" }, "backgroundColor": color],
      radii(of: bone))
    return .svg("view", ["style": color == nil ? "bone \(name)" : name])
  }

  private func radii(of bone: HostBone) -> KeyValuePairs<String, String?> {
    guard case .box(let rounded) = bone.form else { return [:] }
    // Whole points, as the schema requires.
    func radius(_ number: Double) -> String? { number >= 0.5 ? plain(number.rounded()) : nil }
    if let uniform = rounded.uniformRadius { return ["borderRadius": radius(uniform)] }
    let radii = rounded.radii
    return [
      "borderTopLeftRadius": radius(radii.topLeft), "borderTopRightRadius": radius(radii.topRight),
      "borderBottomRightRadius": radius(radii.bottomRight), "borderBottomLeftRadius": radius(radii.bottomLeft),
    ]
  }

  private func properties(of frame: Rect) -> KeyValuePairs<String, String?> {
    [
      "left": plain(frame.minX), "top": plain(frame.minY), "width": plain(frame.width), "height": plain(frame.height),
    ]
  }

  private mutating func list(_ list: HostList) -> MarkupElement {
    let name = LoopOffset.index(atDepth: min(list.depth, 8))
    let outer = add(
      name + "s",
      [
        "position": "absolute", "left": plain(list.origin.x), "top": plain(list.origin.y),
        "flexDirection": list.axis == .horizontal ? "row" : nil,
      ])
    // Not rounded: rounding errors would add up along a list.
    let inner = add(name, ["width": formatted(list.size.width), "height": formatted(list.size.height)])
    let cell = MarkupElement.svg("view", ["style": inner], views(list.boxes))
    return .svg("view", ["style": outer], Array(repeating: cell, count: list.count))
  }

  mutating func indicator(_ frame: Rect) -> MarkupElement {
    let name = add(
      "indicator", ["position": "absolute"], properties(of: frame),
      ["alignItems": "center", "justifyContent": "center"])
    return .svg("view", ["style": name], [.svg("spinner")])
  }
}
