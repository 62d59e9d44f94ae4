import Geometry
import ViewTree

extension Roles {
  /// The number of texts with one identifier from which their font sizes are compared.
  private static let fewestTexts = 3
  /// The ratio of a text's computed font size to the common one below which its style is another, such as that of the
  /// title of a category among titles of settings.
  private static let leastRatio = 0.85

  /// The font sizes in points of texts of an Android dump that have one origin, an element with an identifier or a place in a
  /// component, by view.
  ///
  /// A dump does not contain the style. Each frame permits sizes up to the computed one, and a text that ends with an
  /// ellipsis has too small a computed one: the lower median of the sizes holds for all that are not much smaller.
  func commonFontSizes() -> [Int: Double] {
    var texts: [String: [Int]] = [:]
    for index in layout.views.indices where decisions[index].role == .text {
      guard layout.views[index].view.text?.count == .fittingContent,
        let origin = layout.views[index].view.identifier ?? place(of: index)
      else { continue }
      texts[origin, default: []].append(index)
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

  /// The place of a view in a component of several views, of which a list has one in each child of one size; nil for others.
  ///
  /// The size is in steps of 4 points, because sizes are rounded to pixels.
  private func place(of index: Int) -> String? {
    guard let parent = layout.views[index].parent, let list = layout.views[parent].parent else { return nil }
    var (position, count, child) = (0, 0, parent + 1)
    while child < layout.views[parent].end, count <= Self.mostParts {
      if child == index { position = count }
      (count, child) = (count + 1, layout.views[child].end)
    }
    guard (2...Self.mostParts).contains(count) else { return nil }
    let size = layout.views[parent].frame.size * 0.25
    return "\(list) \(position) \(count) \(Int(size.width.rounded())) \(Int(size.height.rounded()))"
  }

  /// The maximum number of views in a component.
  private static let mostParts = 16

  private func computedFontSize(of index: Int) -> Double {
    let text = layout.views[index].view.text ?? TextLines(count: .fittingContent, fontSize: 0)
    return TextFit(text, in: layout.views[index].frame.size).fontSize
  }
}
