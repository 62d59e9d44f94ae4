/// The rule that decided about one view, and the bones that it gave the view.
@usableFromInline
package struct BoneDecision: Sendable {
  package var rule: BoneRule
  @usableFromInline var storedBones: Range<Int32> = 0..<0

  init(_ rule: BoneRule) {
    self.rule = rule
  }

  /// The indexes of the view's bones in ``Scene/bones``; an empty range if it has none.
  package var bones: Range<Int> {
    @inlinable get { Int(storedBones.lowerBound)..<Int(storedBones.upperBound) }
    @inlinable set { storedBones = Int32(newValue.lowerBound)..<Int32(newValue.upperBound) }
  }
}

/// A rule that decides about a view of a document: it gives the view bones, or none.
package enum BoneRule: String, Hashable, Sendable, CaseIterable {
  // Rules that create bones.
  case text, control, icon, pill, rows, content, leaf, reduced, hint, unite
  // Rules that create no bones.
  case surface, root, container, divider, spacer, bar, empty, blank, hidden, transparent, noArea, outside, inside
  case onContent, behind, backdrop, united, ignore, keep

  /// The reason for the decision as a short English phrase.
  package var reason: String {
    switch self {
    case .text: "one bone for each line of text"
    case .control: "a control in the shape that its platform gives it"
    case .icon: "a small touchable square: an icon of half its side"
    case .pill: "a filled box around one text or icon: a button, a chip or a badge"
    case .rows: "a list or a page whose pieces are not in the document: rows, tiles or paragraphs"
    case .content: "an image, a shape or an unknown leaf"
    case .leaf: "a plain view without children"
    case .reduced: "content of nearly half the screen or more, drawn smaller about its middle"
    case .hint: "one bone, by its hint"
    case .unite: "one bone around all bones inside"
    case .surface: "a filled box around bones: a tint of the overlay"
    case .root: "a root is never a bone"
    case .container: "a container: the rules decide about its children"
    case .divider: "a hairline or a gap: at most a tint of the overlay"
    case .spacer: "it shows nothing"
    case .bar: "a bar stays while content loads"
    case .empty: "a plain leaf of at least half the screen"
    case .blank: "a text without characters"
    case .hidden: "hidden, or inside something hidden"
    case .transparent: "its opacity is 0, or that of something around it"
    case .noArea: "its frame is empty"
    case .outside: "outside the canvas or cut away by something around it"
    case .inside: "a text, a control or a list covers it"
    case .onContent: "it lies on an image or other content, of which it covers little"
    case .behind: "another view at the same place covers it or replaces it"
    case .backdrop: "it is a backdrop of other bones"
    case .united: "part of the one bone around it"
    case .ignore: "no bone, by its hint"
    case .keep: "drawn above the overlay"
    }
  }
}
