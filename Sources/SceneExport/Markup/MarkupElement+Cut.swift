extension MarkupElement {
  /// What a browser needs to cut what lies on each other as one picture.
  ///
  /// It cuts each thing that is drawn by itself: a pixel that an edge covers by half would take a quarter of its color from
  /// what lies below. What is not quite opaque is drawn first and cut once; of 255 levels that takes 0.03.
  static let cutAsOne = "0.9999"

  /// Elements of SVG that a clip path cuts.
  static func cut(_ elements: [MarkupElement], to clip: String) -> MarkupElement {
    let isOne = elements.count == 1 && elements[0].children.isEmpty
    return .svg("g", ["clip-path": clip, "opacity": isOne ? nil : cutAsOne], elements)
  }
}
