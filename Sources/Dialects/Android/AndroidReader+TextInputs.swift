import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Text fields with labels: `TextInputLayout`.

extension AndroidReader {
  /// Adds to the top padding of a text input layout the part of its label that is above the box of the field.
  ///
  /// An outlined box begins at half the height of its label, and a field without a box begins below its label:
  /// `TextInputLayout.calculateLabelMarginTop`.
  func reserveLabelOverlap(in view: inout View, _ element: AndroidElement) {
    let height = Float(Self.sizeOfLabel) * resolver.metrics.scaledDensity * Self.ascent
    let overlap: Float =
      switch element.word("boxBackgroundMode") {
      case "outline", "2": height / 2
      case "none", "0", nil: height
      default: 0
      }
    if element.bool("hintEnabled") != false { view.androidLayout?.padding.top += Int(overlap) }
  }

  /// Returns the line below a text field with its error or helper text and its counter; empty for a field without them and
  /// without space for them.
  ///
  /// Material Components, TextInputLayout: texts of 12 sp below the box, 16 dp from its sides.
  mutating func captions(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let helper = element.bool("helperTextEnabled") == false ? nil : element.string("helperText")
    let error = element.bool("errorEnabled") == false ? nil : element.string("error")
    let maximum = element.bool("counterEnabled") == true ? element.integer("counterMaxLength") ?? 0 : nil
    let words = [error, helper].compactMap { $0 }.first { !$0.isEmpty }
    // An indicator without words is invisible and keeps its line: `IndicatorViewController.setErrorEnabled`.
    let isReserved = ["errorEnabled", "helperTextEnabled"].contains { element.bool($0) == true }
    guard words != nil || maximum != nil || isReserved else { return [] }
    var parts: [View] = []
    if words != nil || isReserved {
      parts.append(leaves.label(element, words, size: Self.sizeOfLabel, inner))
      if words == nil { parts[0].kind = .spacer }
    }
    parts.append(leaves.gap(element, inner))
    if let maximum {
      parts.append(leaves.label(element, maximum > 0 ? "0/\(maximum)" : "0", size: Self.sizeOfLabel, inner))
    }
    var line = leaves.stack(element, .horizontal, gravity: .startTop, inner, width: .matchParent, of: parts)
    let side = resolver.pixels(16)
    line.androidLayout?.padding = Edges(top: resolver.pixels(4), right: side, bottom: 0, left: side)
    try spend(line.viewTotal)
    return [line]
  }

  /// The font size of a label in sp, and the ascent of Roboto as a fraction of the font size.
  private static let (sizeOfLabel, ascent): (Int, Float) = (12, 1_900 / 2_048)
}
