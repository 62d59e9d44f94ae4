/// The constraints that a parent imposes on the layout of a child.
struct Constraints: Hashable {
  /// The meaning of an `auto` size along one axis, or a size that replaces the style.
  enum Sizing: Hashable {
    /// `auto` is the *fit-content* size: as large as the content, within the available space.
    case fitContent
    /// `auto` fills the available space except for the margins; the result counts as definite.
    case stretch
    /// Like `stretch`, but the size does not count as explicit: limits transferred by an aspect ratio apply.
    case fill
    /// The border box is the available space, independent of the style.
    case fixed
  }

  /// The space available to the child's margin box, in points; the width is nil only while intrinsic sizes are
  /// computed.
  var available: PartialSize
  /// The size of the parent's content box in points, to which percentages of the child refer.
  var percentageBasis: PartialSize
  var width = Sizing.fitContent
  var height = Sizing.fitContent
  /// True if the content determined the child's height, so that percentages of the child's children do not refer to it.
  ///
  /// CSS Flexible Box Layout 1, section 9.8: a flexed main size is definite only if the container's is.
  var treatsHeightAsIndefinite = false

  /// The constraints without definite sizes: both axes are indefinite and *fit-content*, for intrinsic sizes.
  static let unknown = Constraints(
    available: PartialSize(width: nil, height: nil), percentageBasis: PartialSize(width: nil, height: nil))
}
