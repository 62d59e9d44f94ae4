import TextFormats

extension MarkupElement {
  /// The CSS declaration that makes a browser clip overlapping elements as one picture.
  ///
  /// Otherwise each element is clipped separately: a pixel that an edge covers by half would take a quarter of its
  /// color from the elements below. An element that may change its opacity is a compositor layer, drawn first and
  /// clipped once. An opacity just below 1 would have the same effect but change every color by a level.
  static let cutAsOne = "will-change:opacity"

  /// An SVG group that is clipped as one picture; `clip` is the reference `url(#…)` to a clip path.
  static func cut(_ elements: [MarkupElement], to clip: String) -> MarkupElement {
    let isOne = elements.count == 1 && elements[0].children.isEmpty
    return .svg("g", ["clip-path": clip, "style": isOne ? nil : cutAsOne], elements)
  }
}
