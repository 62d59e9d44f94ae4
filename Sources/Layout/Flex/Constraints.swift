/// The constraints of a parent on the layout of a child.
struct Constraints: Hashable {
  /// The meaning of an `auto` size along one axis, or a size that replaces the style.
  enum Sizing: Hashable {
    /// `auto` is the *fit-content* size: as large as the content, within the available space.
    case fitContent
    /// `auto` fills the available space except for the margins; the result counts as definite.
    case stretch
    /// Like `stretch`, but limits transferred by an aspect ratio apply: the stretch is not explicit.
    case fill
    /// The border box is the available space, independent of the style.
    case fixed
  }

  /// The space available to the child's margin box, in points; widths are indefinite only for intrinsic sizes.
  var available: PartialSize
  /// The size to which percentages of the child refer, in points: the content box of the parent.
  var percentageBasis: PartialSize
  var width = Sizing.fitContent
  var height = Sizing.fitContent
  /// True if the child's height was determined by content: percentages of its children do not refer to it.
  ///
  /// CSS Flexible Box Layout 1, section 9.8: a flexed main size is definite only if the container's is.
  var treatsHeightAsIndefinite = false

  /// The constraints without definite sizes: both axes are indefinite and *fit-content*.
  static let unknown = Constraints(
    available: PartialSize(width: nil, height: nil), percentageBasis: PartialSize(width: nil, height: nil))
}
