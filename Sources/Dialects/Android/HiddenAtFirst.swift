import ViewTree

// Views that the layout editor shows although the application hides them when the screen opens.

extension View {
  /// Hides the views that only the layout editor shows, unless they are the main part of the screen.
  ///
  /// `tools:visibility` shows the views of all states of a screen at once. A view with at least as much content as the
  /// rest of the screen is the content that is shown after loading.
  mutating func hideMinorStates() {
    let shown = contentCount(excludesDesignTimeViews: true)
    if shown > 0 { hideStates(smallerThan: shown) }
  }

  private mutating func hideStates(smallerThan shown: Int) {
    for index in children.indices {
      guard children[index].isHiddenAtFirst, children[index].contentCount(excludesDesignTimeViews: false) < shown else {
        children[index].hideStates(smallerThan: shown)
        continue
      }
      guard let layout = children[index].androidLayout else { continue }
      children[index].androidLayout?.visibility = layout.visibilityAtFirst
      children[index].isHidden = true
    }
  }

  /// True if only the layout editor shows the view: the document states that it is hidden when the screen opens.
  private var isHiddenAtFirst: Bool { androidLayout.map { $0.visibilityAtFirst != .visible } ?? false }

  /// Returns the number of texts, pictures, controls and custom views in this view that are visible.
  private func contentCount(excludesDesignTimeViews: Bool) -> Int {
    guard isVisible, !(excludesDesignTimeViews && isHiddenAtFirst) else { return 0 }
    guard kind == .container || kind == .bar else { return isContent ? 1 : 0 }
    return children.reduce(0) { $0 + $1.contentCount(excludesDesignTimeViews: excludesDesignTimeViews) }
  }
}
