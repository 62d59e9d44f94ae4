import Geometry
import ViewTree

extension BoneFinder {
  /// The number of texts with one identifier from which their font sizes are compared.
  private static let fewestTexts = 3

  /// The font sizes in points of the texts of an Android dump that have one resource identifier; the key is the
  /// identifier.
  ///
  /// Views with one identifier come from one element of a layout file, so that their style is the same. A dump does not
  /// contain it. Each frame permits sizes up to the computed one, and a text that ends with an ellipsis has too small a
  /// computed one: the lower median of the sizes holds for all.
  func fontSizesOfIdentifiers() -> [String: Double] {
    guard settings.platform == .android else { return [:] }
    var texts: [String: [Int]] = [:]
    for index in layout.views.indices where decisions[index].rule == .text {
      let view = layout.views[index].view
      guard view.text?.count == .fittingContent, let identifier = view.identifier,
        // A text that the edge of its list cuts has no height to compute from.
        visible[index] == layout.views[index].frame
      else { continue }
      texts[identifier, default: []].append(index)
    }
    return texts.compactMapValues { indices in
      guard indices.count >= Self.fewestTexts else { return nil }
      let sizes = indices.map { index in
        let text = layout.views[index].view.text ?? TextLines(count: .fittingContent, fontSize: 0)
        return TextFit(text, in: layout.views[index].frame.size, unit: settings.unit).fontSize / settings.unit
      }
      return sizes.sorted()[(sizes.count - 1) / 2]
    }
  }
}
