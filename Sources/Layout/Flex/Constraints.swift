/// What a parent asks of a child's layout.
struct Constraints: Hashable {
  /// What an `auto` size becomes along one axis, or what replaces the size altogether.
  enum Sizing: Hashable {
    /// `auto` is the *fit-content* size: as large as the content, within the available space.
    case fitContent
    /// `auto` fills the available space but for the margins; the result counts as definite.
    case stretch
    /// The same, but that the limits which an aspect ratio transfers hold: nobody asked for it.
    case fill
    /// The border box is the available space, whatever the style says.
    case fixed
  }

  /// The space that the child may take; indefinite widths occur only where intrinsic sizes are asked for.
  var available: PartialSize
  /// What percentages refer to: the content box of the parent.
  var percentageBasis: PartialSize
  var width = Sizing.fitContent
  var height = Sizing.fitContent
  /// The height is one that content decided: percentages of children do not refer to it.
  ///
  /// CSS Flexible Box Layout 1, section 9.8: a flexed main size is definite only if the container's is.
  var treatsHeightAsIndefinite = false

  /// Nothing is definite.
  static let unknown = Constraints(
    available: PartialSize(width: nil, height: nil), percentageBasis: PartialSize(width: nil, height: nil))
}
