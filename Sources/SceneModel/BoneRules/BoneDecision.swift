/// The decision of the rules about one view.
package struct BoneDecision: Sendable {
  package var rule: BoneRule
  /// The indexes of its bones; empty for none.
  package var bones: Range<Int> = 0..<0

  init(_ rule: BoneRule) {
    self.rule = rule
  }
}

/// The rule that decided about a view.
package enum BoneRule: String, Hashable, Sendable, CaseIterable {
  // Rules that give bones.
  case text, content, leaf, surface, hint, unite
  // Rules that give none.
  case root, container, divider, spacer, bar, empty, hidden, transparent, noArea, outside, inside, backdrop, united
  case ignore, keep

  /// Why, in a few words.
  package var reason: String {
    switch self {
    case .text: "one bone for each line of text"
    case .content: "an image, a control, a shape or an unknown leaf"
    case .leaf: "a plain view without children stands for itself"
    case .surface: "content of nearly half the canvas or more, drawn smaller about its middle"
    case .hint: "the hint says that it is one bone"
    case .unite: "one bone around all bones inside"
    case .root: "a root is never a bone"
    case .container: "its children are looked at"
    case .divider: "a hairline is no content"
    case .spacer: "it shows nothing"
    case .bar: "a bar stays while content loads"
    case .empty: "a plain leaf of at least half the canvas"
    case .hidden: "hidden, or inside something hidden"
    case .transparent: "its opacity is 0, or that of something around it"
    case .noArea: "its frame is empty"
    case .outside: "outside the canvas or cut away by something around it"
    case .inside: "a text or a control covers it"
    case .backdrop: "it is a backdrop of other bones"
    case .united: "part of the one bone around it"
    case .ignore: "the hint says that it is no bone"
    case .keep: "drawn above the overlay, as the hint says"
    }
  }
}
