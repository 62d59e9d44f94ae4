import Diagnostics
import Geometry
import SceneModel
import TextFormats

/// The SVG rectangles of boxes whose lengths depend on the width of the viewport, in the forms of a placeholder.
///
/// A box that is equal in all forms is written once. All other boxes have a class that shows them in their form only.
struct FluidBoxes {
  private(set) var elements: [MarkupElement] = []
  /// The CSS rules that select the visible boxes by the width of the viewport.
  private(set) var rules: [String] = []

  /// Creates the rectangles of the boxes of each form.
  ///
  /// - Parameters:
  ///   - forms: the start of each form in points of the width, and its boxes.
  ///   - top: the distance from the top of the placeholder to that of the viewport.
  ///   - className: the CSS class of a form without the number of the form, from 0.
  ///   - units: the CSS units of a hundredth of the width, for lengths along the width and for others.
  init(
    _ forms: [(start: Double, boxes: [FluidForm.Box])], from top: FluidLength = .zero, _ work: SharedWorkMeter,
    className: String, units: (along: String, across: String) = ("%", "vw")
  ) {
    func name(_ index: Int) -> String { "\(className)\(index)" }
    let forms = forms.map { (start: $0.start, boxes: $0.boxes.flatMap(\.rectangles)) }
    var own: [[MarkupElement]] = forms.map { _ in [] }
    for box in 0..<(forms.map(\.boxes.count).max() ?? 0) {
      guard work.allowsMore(1 + forms.count / 2) else { break }
      let found = forms.indices.filter { box < forms[$0].boxes.count }
        .map { ($0, Self.element(forms[$0].boxes[box], from: top, units)) }
      if found.count == forms.count, Set(found.map(\.1.attributes)).count == 1 {
        elements.append(found[0].1)
      } else {
        for (index, element) in found { own[index].append(element.with(["class": name(index)])) }
      }
    }
    elements += own.joined()
    let used = own.indices.filter { !own[$0].isEmpty }
    let later = used.filter { $0 > 0 }.map { "." + name($0) }
    if !later.isEmpty { rules.append(later.joined(separator: ",") + "{display:none}") }
    for index in own.indices.dropFirst() {
      let hidden = own[index - 1].isEmpty ? "" : ".\(name(index - 1)){display:none}"
      let shown = own[index].isEmpty ? "" : ".\(name(index)){display:inline}"
      guard !(hidden + shown).isEmpty else { continue }
      rules.append("@media (min-width:\(formatted(forms[index].start))px){\(hidden)\(shown)}")
    }
  }

  private static func element(
    _ rectangle: (box: FluidForm.Box, clip: String?), from top: FluidLength, _ units: (along: String, across: String)
  ) -> MarkupElement {
    let box = rectangle.box
    let (x, width) = box.uncut
    let properties = [
      ("x", x, units.along), ("width", width, units.along), ("y", box.y.shifted(by: top), units.across),
      ("height", box.height, units.across), ("rx", box.lengths[4], units.across),
    ]
    var element = MarkupElement.svg("rect")
    var styles: [String] = []
    for (property, length, unit) in properties {
      let value = length.cssText(unit: unit)
      if !value.hasSuffix("px"), !value.hasSuffix("%") {
        // An attribute has neither functions nor units of containers and, as a height, no `vw` in some browsers.
        styles.append("\(property):\(value)")
      } else if value != "0px" || property == "width" || property == "height" {
        element[property] = value.hasSuffix("px") ? String(value.dropLast(2)) : value
      }
    }
    if let clip = rectangle.clip { styles.append("clip-path:" + clip) }
    if !styles.isEmpty { element["style"] = styles.joined(separator: ";") }
    return element
  }
}

extension FluidForm.Box {
  /// The boxes with four equal radii each that cover the box together, and the CSS shapes that cut them.
  fileprivate var rectangles: [(box: FluidForm.Box, clip: String?)] {
    if let cut { return [cut] }
    return uniform.map { ($0, nil) }
  }

  /// The box without its cut, if it has sides with square corners and equal radii at all other corners.
  ///
  /// The radius may be larger than half of such a box, which a rectangle of SVG cannot express: it is extended by the
  /// radius beyond the square sides.
  private var cut: (box: FluidForm.Box, clip: String?)? {
    let all = Array(radii)
    guard let radius = all.first(where: { !$0.isAlways(.zero) }), let length = radius.linear else { return nil }
    let isSquare = all.map { $0.isAlways(.zero) }
    // The sides in the order of CSS, with the corners at their ends.
    let sides = [(0, 1), (1, 2), (2, 3), (3, 0)].map { isSquare[$0.0] && isSquare[$0.1] }
    let isOnSide = all.indices.map { sides[$0] || sides[($0 + 3) % 4] }
    guard sides.contains(true), isSquare == isOnSide, zip(all, isSquare).allSatisfy({ $1 || $0 == radius }) else {
      return nil
    }
    var box = self
    box.lengths = lengths.prefix(4) + Array(repeating: radius, count: 4)
    for (side, isCut) in sides.enumerated() where isCut {
      // The top and the left side move the place, each side changes the extent.
      let place = side == 0 ? 2 : side == 3 ? 0 : nil
      if let place { box.lengths[place].mapPieces { $0.adding(-1, of: length) } }
      box.lengths[side % 2 == 0 ? 3 : 1].mapPieces { $0.adding(1, of: length) }
    }
    let insets = sides.map { $0 ? length.cssText(unit: "vw") : "0" }
    return (box, "inset(\(insets.joined(separator: " ")))")
  }

  /// The boxes with four equal radii each that cover the box together.
  ///
  /// These are a box with the largest radius, and a quarter of the box for each corner with another one.
  fileprivate var uniform: [FluidForm.Box] {
    let values = radii.map { $0.value(at: 400) }
    guard let largest = values.max().flatMap(values.firstIndex(of:)) else { return [self] }
    func with(_ radius: FluidCurve) -> FluidForm.Box {
      var box = self
      box.lengths = lengths.prefix(4) + Array(repeating: radius, count: 4)
      return box
    }
    let all = Array(radii)
    let corners = values.indices.filter { abs(values[$0] - values[largest]) > 0.01 }
    return [with(all[largest])]
      + corners.map { corner in
        var part = with(all[corner])
        for (place, length, isFar) in [(0, 1, corner == 1 || corner == 2), (2, 3, corner > 1)] {
          part.lengths[length].mapPieces { FluidLength.zero.adding(0.5, of: $0) }
          guard isFar else { continue }
          if let start = lengths[place].linear {
            part.lengths[place] = part.lengths[length]
            part.lengths[place].mapPieces { start.adding(1, of: $0) }
          } else if let half = part.lengths[length].linear {
            part.lengths[place].mapPieces { $0.adding(1, of: half) }
          }
        }
        return part
      }
  }

  /// The distance from the left, and the width, without the cut at the edges of the viewport, which cuts the box too.
  fileprivate var uncut: (x: FluidCurve, width: FluidCurve) {
    guard radii.allSatisfy({ $0.isAlways(.zero) }) else { return (x, width) }
    let pairs = width.pieces.flatMap { width in x.pieces.map { (x: $0, width: width) } }
    if x.pieces.count == 1, let whole = width.without(x.pieces[0].adding(-1, of: .fullWidth).negative) {
      return (x, whole)
    }
    // At the left edge, the right end is linear.
    if let place = x.without(.zero), place.pieces.count == 1, pairs.count == 4 {
      let ends = width.pieces.map { $0.adding(1, of: place.pieces[0]) }
      for (index, end) in ends.enumerated() where width.pieces[1 - index].isClose(end) {
        return (place, FluidCurve(width.pieces[index]))
      }
    }
    return (x, width)
  }
}

extension FluidCurve {
  /// The linear function, if there is only one.
  fileprivate var linear: FluidLength? { pieces.count == 1 ? pieces[0] : nil }

  /// The curve of two linear functions without one of them; nil if it does not have it.
  fileprivate func without(_ length: FluidLength) -> FluidCurve? {
    guard pieces.count == 2, let index = pieces.firstIndex(where: length.isClose) else { return nil }
    return FluidCurve(pieces[1 - index])
  }

  /// The length as a value of CSS: a number, or the function `calc`, `min` or `max`.
  ///
  /// - Parameter unit: the CSS unit of a hundredth of the width: `%`, `vw` or `cqw`.
  func cssText(unit: String) -> String {
    let sums = pieces.map { $0.sum(unit: unit) }
    if sums.count > 1 { return "\(isLeast ? "min" : "max")(\(sums.joined(separator: ",")))" }
    return sums[0].contains(" ") ? "calc(\(sums[0]))" : sums[0]
  }
}

extension FluidLength {
  fileprivate static let fullWidth = FluidLength(base: 0, slope: 1)
  fileprivate var negative: FluidLength { FluidLength.zero.adding(-1, of: self) }

  /// The length as a sum in CSS: points plus a fraction of the width.
  fileprivate func sum(unit: String) -> String {
    let share = formatted(slope * 100)
    let points = formatted(base)
    if share == "0" { return points + "px" }
    if points == "0" { return share + unit }
    let isNegative = base < 0
    return "\(share)\(unit) \(isNegative ? "-" : "+") \(isNegative ? String(points.dropFirst()) : points)px"
  }

  /// The length as a value of CSS, with the unit of ``FluidCurve/cssText(unit:)``.
  func cssText(unit: String) -> String { FluidCurve(self).cssText(unit: unit) }
}
