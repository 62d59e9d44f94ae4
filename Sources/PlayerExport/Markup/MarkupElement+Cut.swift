import TextFormats

extension MarkupElement {
  /// The style that makes a browser cut what lies on each other as one picture.
  ///
  /// It cuts each thing that is drawn by itself: a pixel that an edge covers by half would take a quarter of its color from
  /// what lies below. What may change its opacity is a layer of its own, drawn first and cut once. An opacity just below 1
  /// would do the same and take a level of every color.
  static let cutAsOne = "will-change:opacity"

  /// Elements of SVG that a clip path cuts.
  static func cut(_ elements: [MarkupElement], to clip: String) -> MarkupElement {
    let isOne = elements.count == 1 && elements[0].children.isEmpty
    return .svg("g", ["clip-path": clip, "style": isOne ? nil : cutAsOne], elements)
  }
}
