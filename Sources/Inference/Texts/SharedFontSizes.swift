import Geometry
import ViewTree

extension Roles {
  /// The number of texts with one identifier from which their font sizes are compared.
  private static let fewestTexts = 3
  /// The ratio of a text's computed font size to the common one below which its style is another, such as that of the
  /// title of a category among titles of settings.
  private static let leastRatio = 0.85

  /// The font sizes in points of texts of an Android dump that share a resource identifier, by view.
  ///
  /// Views with one identifier come from one element of a layout file, so that their style is the same. A dump does not
  /// contain it. Each frame permits sizes up to the computed one, and a text that ends with an ellipsis has too small a
  /// computed one: the lower median of the sizes holds for all that are not much smaller.
  func commonFontSizes() -> [Int: Double] {
    var texts: [String: [Int]] = [:]
    for index in layout.views.indices where decisions[index].role == .text {
      let view = layout.views[index].view
      guard view.text?.count == .fittingContent, let identifier = view.identifier else { continue }
      texts[identifier, default: []].append(index)
    }
    var sizes: [Int: Double] = [:]
    for indices in texts.values where indices.count >= Self.fewestTexts {
      // A text that the edge of its list cuts has no height to compute from.
      let whole = indices.filter { visible[$0] == layout.views[$0].frame }
      let own = whole.map(computedFontSize)
      guard own.count >= Self.fewestTexts else { continue }
      let common = own.sorted()[(own.count - 1) / 2]
      for index in indices { sizes[index] = common }
      for (index, size) in zip(whole, own) where size < Self.leastRatio * common { sizes[index] = nil }
    }
    return sizes
  }

  private func computedFontSize(of index: Int) -> Double {
    let text = layout.views[index].view.text ?? TextLines(count: .fittingContent, fontSize: 0)
    return TextFit(text, in: layout.views[index].frame.size).fontSize
  }
}
