import ViewTree

// Cards whose content is set by code.

extension View {
  /// Draws the empty cards of a screen as surfaces if another card of the screen has content.
  ///
  /// Cards are filled boxes behind their content. Without a card that shows its content, the empty ones are blocks.
  mutating func clearEmptyCards() {
    if containsCard(withContent: false), containsCard(withContent: true) { turnEmptyCardsIntoSurfaces() }
  }

  private var isEmptyCard: Bool { kind == .view && children.isEmpty && isCard }

  private var isCard: Bool { appearance.isBoxed && AndroidRole.of(shortName(of: element)) == .card }

  private func containsCard(withContent hasContent: Bool) -> Bool {
    if isHidden { return false }
    if isCard, hasContent ? !children.isEmpty : isEmptyCard { return true }
    return children.contains { $0.containsCard(withContent: hasContent) }
  }

  private mutating func turnEmptyCardsIntoSurfaces() {
    if isEmptyCard { (kind, appearance.isHollow) = (.container, true) }
    for index in children.indices { children[index].turnEmptyCardsIntoSurfaces() }
  }
}
