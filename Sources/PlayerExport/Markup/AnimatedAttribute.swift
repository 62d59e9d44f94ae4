import Geometry
import LayerTree
import TextFormats

/// An SVG attribute that is also a CSS property, with the conversion of a track's numbers into its value.
struct AnimatedAttribute: Sendable {
  var name: String
  /// Formats the numbers of a key frame, in the units of the animated ``TrackedProperty``, as the value of the
  /// attribute, in the notation that CSS and SMIL share.
  var text: @Sendable ([Double]) -> String

  static func number(_ name: String, at index: Int = 0, unit: String = "") -> AnimatedAttribute {
    AnimatedAttribute(name: name) { formatted($0[index]) + unit }
  }

  static func color(_ name: String) -> AnimatedAttribute {
    AnimatedAttribute(name: name) { Color(channels: $0).styleText }
  }

  /// The filter that draws the shadow of ``TrackedProperty/shadow``: Filter Effects 1, section 6.1.
  ///
  /// The third length is the standard deviation of the blur.
  static let shadow = AnimatedAttribute(name: "filter") { numbers in
    let lengths = [numbers[5], numbers[6], numbers[4]].map { formatted($0) + "px" }.joined(separator: " ")
    return "drop-shadow(\(lengths) \(Color(channels: numbers.prefix(4)).styleText))"
  }

  /// The value of ``shadow`` for a shadow of display items.
  static func shadowText(_ shadow: DisplayShadow) -> String {
    // A filter has one deviation; that of a stretched layer differs along the axes.
    let deviation = (shadow.deviation.width + shadow.deviation.height) / 2
    return Self.shadow.text(shadow.color.channels + [deviation, shadow.offset.x, shadow.offset.y])
  }

  /// The attributes of a dash pattern that shows a part of a contour with `pathLength="1"`.
  ///
  /// The numbers of a key frame are the start and the length of the part, as fractions of the contour's length.
  static let dash = [
    AnimatedAttribute(name: "stroke-dasharray") { "\(formatted($0[1])) 3" },
    AnimatedAttribute(name: "stroke-dashoffset") { formatted(-$0[0]) },
  ]
}

/// The transform functions, such as `translate` and `scale`, of an element that a track moves.
///
/// All key frames have the same functions in the same order, so that players interpolate their arguments.
struct TransformFormat {
  private var functions: [Function] = []

  /// A transform function in the notations of CSS and of SVG, whose arguments are computed from the numbers of a key
  /// frame.
  private struct Function {
    var style: ([Double]) -> String
    var type: String
    var attribute: ([Double]) -> String
  }

  /// The transform functions for a track of ``TrackedProperty/placement``; those that are always the identity are left
  /// out.
  ///
  /// - Parameter keys: the numbers of each key frame, in the order of ``LayerPlacement/numbers``.
  init(placement keys: [[Double]]) {
    let keys = keys.map { LayerPlacement($0) }
    let parts = PlacementParts(keys)
    guard !parts.isPlain else {
      move(keys) { $0.offset }
      return
    }
    move(keys) { $0.translation }
    if parts.turns { turn("rotate") { $0.rotation } }
    if parts.shears { turn("skewX") { $0.shear } }
    if parts.scales { scale(isUniform: keys.allSatisfy { $0.scaleX == $0.scaleY }) }
    move(keys) { Point(x: -$0.anchor.x, y: -$0.anchor.y) }
  }

  private mutating func move(_ keys: [LayerPlacement], _ offset: @escaping (LayerPlacement) -> Point) {
    func x(_ numbers: [Double]) -> String { formatted(offset(LayerPlacement(numbers)).x) }
    func y(_ numbers: [Double]) -> String { formatted(offset(LayerPlacement(numbers)).y) }
    if keys.allSatisfy({ formatted(offset($0).x) == "0" && formatted(offset($0).y) == "0" }) { return }
    functions.append(
      Function(
        style: { "translate(\(x($0))px,\(y($0))px)" }, type: "translate", attribute: { "\(x($0)) \(y($0))" }))
  }

  private mutating func turn(_ type: String, _ angle: @escaping (LayerPlacement) -> Double) {
    func degrees(_ numbers: [Double]) -> String { formatted(angle(LayerPlacement(numbers)) * 180 / .pi) }
    functions.append(Function(style: { "\(type)(\(degrees($0))deg)" }, type: type, attribute: degrees))
  }

  private mutating func scale(isUniform: Bool) {
    func factors(_ numbers: [Double], _ separator: String) -> String {
      let placement = LayerPlacement(numbers)
      func factor(_ value: Double) -> String {
        formatted(abs(value) < Self.smallestFactor ? Self.smallestFactor : value, decimals: 5)
      }
      return isUniform ? factor(placement.scaleX) : factor(placement.scaleX) + separator + factor(placement.scaleY)
    }
    functions.append(
      Function(style: { "scale(\(factors($0, ",")))" }, type: "scale", attribute: { factors($0, " ") }))
  }

  /// The minimum magnitude of a scale factor in the file; smaller factors are replaced by it.
  ///
  /// Browsers repaint elements whose transform has no inverse.
  private static let smallestFactor = 1e-5

  /// The transform functions for a strip of a gradient: a translation along x in points, and a scale along x if
  /// necessary.
  ///
  /// - Parameter keys: the numbers of each key frame: the translation, then the scale factor, which may be missing for
  ///   1.
  init(strip keys: [[Double]]) {
    functions.append(
      Function(
        style: { "translateX(\(formatted($0[0]))px)" }, type: "translate", attribute: { formatted($0[0]) }))
    if keys.allSatisfy({ $0.count < 2 || abs($0[1] - 1) < 1e-6 }) { return }
    functions.append(
      Function(
        style: { "scaleX(\(formatted($0[1], decimals: 5)))" }, type: "scale",
        attribute: { "\(formatted($0[1], decimals: 5)) 1" }))
  }

  var isEmpty: Bool { functions.isEmpty }

  /// The value of the CSS property `transform` for the numbers of a key frame; `none` if there are no functions.
  func style(_ values: [Double]) -> String {
    functions.isEmpty ? "none" : functions.map { $0.style(values) }.joined(separator: " ")
  }

  /// The value of the SVG attribute `transform` for the numbers of a key frame; empty if there are no functions.
  func attribute(_ values: [Double]) -> String {
    functions.map { "\($0.type)(\($0.attribute(values)))" }.joined(separator: " ")
  }

  /// The SMIL elements `<animateTransform>` that play a track.
  ///
  /// The values of the first function replace the attribute's value; those of the further functions are added to it.
  func elements(_ track: Track) -> [MarkupElement] {
    track.runs.flatMap { run in
      functions.enumerated().map { index, function in
        MarkupElement.animation(of: run, element: "animateTransform", "transform", function.attribute)
          .with(["type": function.type, "additive": index > 0 ? "sum" : nil])
      }
    }
  }
}

extension MarkupElement {
  /// The SVG animation element that plays one run of a track.
  static func animation(
    of run: Track.Run, element name: String = "animate", _ attribute: String, _ text: ([Double]) -> String
  ) -> MarkupElement {
    var points: [(time: Double, text: String, curve: UnitBezier)] = []
    let onlyHolds = run.keyframes.dropLast().allSatisfy { $0.easing == .hold }
    for (index, frame) in run.keyframes.enumerated() {
      let text = text(frame.values)
      switch frame.easing {
      case .curve(let curve): points.append((frame.offset, text, curve))
      case .hold:
        points.append((frame.offset, text, .linear))
        if !onlyHolds, index + 1 < run.keyframes.count {
          points.append((run.keyframes[index + 1].offset, text, .linear))
        }
      }
    }
    var element = MarkupElement.svg(
      name, ["attributeName": attribute, "values": points.map(\.text).joined(separator: ";")])
    if points.count > 2 || onlyHolds {
      element["keyTimes"] = points.map { formatted($0.time, decimals: 6) }.joined(separator: ";")
    }
    if onlyHolds {
      element["calcMode"] = "discrete"
    } else if points.dropLast().contains(where: { $0.curve != .linear }) {
      element["calcMode"] = "spline"
      element["keySplines"] = points.dropLast().map { point in
        [point.curve.x1, point.curve.y1, point.curve.x2, point.curve.y2].map { number in
          formatted(min(max(number, 0), 1))
        }.joined(separator: " ")
      }.joined(separator: ";")
    }
    element["dur"] = formatted(run.duration) + "s"
    if formatted(run.begin) != "0" { element["begin"] = formatted(run.begin) + "s" }
    if run.count != 1 { element["repeatCount"] = run.count.isInfinite ? "indefinite" : formatted(run.count) }
    if run.holdsEnd { element["fill"] = "freeze" }
    return element
  }
}
