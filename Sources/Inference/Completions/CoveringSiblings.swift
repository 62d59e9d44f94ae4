import Geometry
package import ViewTree

/// A rule about siblings with frames that overlap, which changes the kind or the visibility of one of them.
struct SiblingCompletion: StatedRule {
  let rule: Rule
  let apply: @Sendable (inout PlacedSiblings) -> Void

  init(
    _ name: String, because: String, shownBy: String, _ apply: @escaping @Sendable (inout PlacedSiblings) -> Void
  ) {
    rule = Rule(name, for: .interfaceBuilder, because: because, shownBy: shownBy)
    self.apply = apply
  }
}

extension SiblingCompletion {
  /// The rules, in the order in which they are applied to the children of one view.
  static let all = [
    SiblingCompletion(
      "a large view of a custom class that covers no sibling is a drawing",
      because: "code draws a chart or a camera preview in it; a dimming view covers content",
      shownBy: "interface-builder/coverings.xib"
    ) { $0.markDrawings() },
    SiblingCompletion(
      "a button without contents that covers a sibling is a touch target",
      because: "it catches touches for the sibling or beside it; the image of a small button may be set in code",
      shownBy: "interface-builder/coverings.xib"
    ) { $0.emptyBlankButtons() },
    SiblingCompletion(
      "a button without contents that code cannot find is a touch target",
      because: "code sets a title or an image through an outlet or a tag (`UIView.viewWithTag`)",
      shownBy: "rules/buttons/button-that-code-cannot-find-catches-touches.xib"
    ) { $0.emptyTouchAreas() },
  ]
}

/// Settles siblings that overlap: changes kinds and visibility as the rules for siblings state.
///
/// - Parameter omitted: the number of a rule that is not applied, so that a test sees its effect; nil for none.
package func settleSiblings(in layout: inout PlacedViews, of document: ViewDocument, without omitted: Int? = nil) {
  let rules = Rule.siblingCompletions.rules(for: document.source, without: omitted)
  if rules.isEmpty { return }
  // The height of a sheet is unrelated to that of the screen on which its cells are shown.
  let size = Size(
    width: document.canvas.width ?? Canvas.defaultSize.width,
    height: document.canvas.height ?? Canvas.defaultSize.height)
  let area = document.root.isSheet ? Canvas.defaultSize.area : size.area
  for parent in layout.views.indices where layout.views[parent].end > parent + 1 {
    var siblings = PlacedSiblings(layout: layout, indices: [], pictureArea: area)
    layout.views = []
    siblings.indices = siblings.layout.children(of: parent).filter { !siblings.layout.views[$0].view.isCell }
    for rule in rules { rule.element.apply(&siblings) }
    layout = siblings.layout
  }
}

/// The children of one view that a list does not place.
struct PlacedSiblings {
  var layout: PlacedViews
  /// The indexes of the siblings in the layout.
  var indices: [Int]
  /// The area of the picture in square points; views that cover half of it count as large.
  let pictureArea: Double

  /// The maximum number of siblings that are compared in pairs.
  ///
  /// Hand-drawn screens have a few dozen siblings.
  private static let limit = 500

  private func frame(_ index: Int) -> Rect { layout.views[index].frame }

  private func isLarge(_ index: Int) -> Bool { frame(index).size.area >= pictureArea / 2 }

  /// The frame of a visible view; nil if the view is hidden, a spacer, or without an area.
  private func shownFrame(_ index: Int) -> Rect? {
    let view = layout.views[index].view
    return view.isHidden || view.kind == .spacer || frame(index).isEmpty ? nil : frame(index)
  }

  /// Returns true if a visible sibling intersects the frame of a view by more than a rounding error.
  private func touches(_ sibling: Int, _ index: Int) -> Bool {
    guard let common = shownFrame(sibling)?.intersection(frame(index)) else { return false }
    return min(common.width, common.height) > Self.roundingError
  }

  /// Returns true if a visible sibling is entirely inside the frame of a view.
  private func holds(_ sibling: Int, _ index: Int) -> Bool {
    shownFrame(sibling).map { frame(index).contains($0, tolerance: Self.roundingError) } ?? false
  }

  /// The maximum distance in points of edges that are equal in the document.
  private static let roundingError = 1e-9

  /// Makes drawings of large views of custom classes that touch no earlier sibling.
  mutating func markDrawings() {
    for (order, index) in indices.enumerated()
    where layout.views[index].view.covering == .drawing && isLarge(index) {
      if !indices[..<order].contains(where: { touches($0, index) }) { layout.views[index].view.kind = .media }
    }
  }

  /// Makes spacers of buttons without contents that cover a sibling: a large one touches it, another one contains it.
  ///
  /// A background image is the content of a button, unless it is as large as the picture.
  mutating func emptyBlankButtons() {
    for index in indices {
      let covering = layout.views[index].view.covering
      guard covering == .blankButton || covering == .imageButton else { continue }
      let isLarge = isLarge(index)
      guard isLarge || covering == .blankButton && indices.count <= Self.limit else { continue }
      let covers = indices.contains { $0 != index && (isLarge ? touches($0, index) : holds($0, index)) }
      if covers { layout.views[index].view.kind = .spacer }
    }
  }

  mutating func emptyTouchAreas() {
    for index in indices where layout.views[index].view.covering == .touchArea {
      layout.views[index].view.kind = .spacer
    }
  }
}

extension PlacedViews {
  /// The indexes of the children of the view at an index.
  func children(of parent: Int) -> [Int] {
    sequence(first: parent + 1) { views[$0].end }.prefix { $0 < views[parent].end }
  }
}

extension View {
  /// True if the view contains a sheet: copies of a repeated cell without a table or collection around them.
  fileprivate var isSheet: Bool {
    guard case .list(let list)? = layout.autoLayout?.contents, case .sheet = list.kind else { return false }
    return true
  }
}
