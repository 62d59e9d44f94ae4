/// An instruction for the bones of a view, from the document or a rules file, which overrides the built-in rules.
@usableFromInline
package enum Hint: String, Hashable, Sendable, CaseIterable {
  /// One bone for the view together with its children.
  case bone
  /// No bone for the view and its children.
  case ignore
  /// No bone: background, corners and shapes of the view and its children are drawn above the overlay.
  case keep
  /// One bone that encloses all bones of the view and its children.
  case unite
  /// The bones that the built-in rules give, as for a view without a hint.
  case auto
}
