import PreviewPage
import Skeleton

/// Options derived from the bytes: each mutation has others, and the same bytes always have the same.
func varied(by bytes: [UInt8]) -> RenderOptions {
  // FNV-1a, 64 bits.
  var state = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  func draw(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
  var options = RenderOptions()
  options.scale = [1, 1, 0.5, 2, 1.5][draw(5)]
  options.framesPerSecond = 2
  options.columns = [24, 1, 80][draw(3)]
  if draw(3) == 0 { options.size = CanvasSize(["40x30", "200x", "x90"][draw(3)]) ?? CanvasSize() }
  if draw(4) == 0 { options.device = Device.all[draw(Device.all.count)] }
  options.isRightToLeft = draw(4) == 0
  options.solvesConstraints = draw(2) == 0
  if draw(4) == 0 { options.repetition = draw(2) == 0 ? .fill : .times(1 + draw(4)) }
  if draw(3) == 0 { options.theme = "dark" }
  if draw(3) == 0 { options.preset = ShimmerPreset.allCases[draw(ShimmerPreset.allCases.count)] }
  if draw(4) == 0 { options.startTime = Double(draw(3)) / 2 }
  if draw(4) == 0 { options.stopTime = options.startTime + Double(draw(4)) / 2 }
  if draw(4) == 0 { options.duration = 0.5 + Double(draw(3)) }
  options.terminalColors = TerminalColors.allCases[draw(TerminalColors.allCases.count)]
  options.markup.animation = MarkupStyle.Animation.allCases[draw(MarkupStyle.Animation.allCases.count)]
  options.markup.isFragment = draw(4) == 0
  options.markup.isShell = draw(8) == 0
  options.markup.isResponsive = draw(4) == 0
  if draw(6) == 0 { options.markup.sizes = [CanvasSize("320x")].compactMap(\.self) }
  if draw(6) == 0 { options.root = RootName(["0", "1", "view"][draw(3)]) }
  if draw(6) == 0 { options.time = draw(2) == 0 ? .progress(0.25) : .seconds(Double(draw(3))) }
  if draw(8) == 0 { options.documentName = ["Card.xml", "\u{202E}gnp.xml", ""][draw(3)] }
  if draw(8) == 0 { options.themeStyle = "Theme.Material3.Dark" }
  return options
}

/// A picture with the limits of a release; `.ci/fuzz` allows two seconds for each.
func renderWithinLimits(_ bytes: [UInt8]) throws(RenderError) {
  let formats = OutputFormat.allCases
  var options = RenderOptions()
  options.solvesConstraints = bytes.count % 2 == 1
  _ = try Document(bytes, options: options).scene(options).render(as: formats[bytes.count / 2 % formats.count])
}

private let anchors = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY"]
private let relations = ["", "", "", "relation=\"lessThanOrEqual\"", "relation=\"greaterThanOrEqual\""]
private let priorities = ["", "", "", "priority=\"750\"", "priority=\"250\"", "priority=\"999\""]

/// A system of constraints between up to 24 views: six bytes are one constraint.
func solveConstraints(_ bytes: [UInt8]) {
  let count = Int(bytes.first ?? 0) % 24 + 1
  let views = (0..<count).map { index in
    "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(index)\">"
      + "<rect key=\"frame\" x=\"\(index)\" y=\"\(index)\" width=\"20\" height=\"20\"/></view>"
  }
  let constraints = stride(from: 1, to: max(1, bytes.count - 6), by: 6).map { start in
    let part = bytes[start..<start + 6].map(Int.init)
    let multiplier = part[5] % 8 == 0 ? "multiplier=\"\([0.5, 2, 3, 1e-3, 1e6][part[5] / 8 % 5])\"" : ""
    return "<constraint firstItem=\"v\(part[0] % count)\" firstAttribute=\"\(anchors[part[1] % 8])\""
      + " secondItem=\"v\(part[2] % count)\" secondAttribute=\"\(anchors[part[3] % 8])\" constant=\"\(part[4] - 128)\""
      + " \(relations[part[5] % 5]) \(priorities[part[1] / 8 % 6]) \(multiplier) id=\"c\(start)\"/>"
  }
  let markup = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="r">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views.joined())</subviews>
    <constraints>\(constraints.joined())</constraints></view></objects></document>
    """
  var options = RenderOptions()
  options.solvesConstraints = true
  _ = try? Document(markup, options: options).scene(options)
}

/// The fields of a query over the defaults.
func applySettings(_ bytes: [UInt8]) {
  let request = PageRequest(method: "GET", path: "/", query: String(decoding: bytes, as: UTF8.self))
  guard let options = try? pageOptions(request.fields, over: RenderOptions()) else { return }
  precondition(options.scale.map { $0 > 0 && $0 <= 1_000 } ?? true)
}
