/// The input of the layout of a box from its parent: the available space and the percentage basis in points, and the
/// modes of width and height.
struct Constraints: Hashable {
  /// The mode of a width or height: the meaning of `auto`, or a size that replaces that of the style.
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

  /// The constraints for computing intrinsic sizes: no available space, no percentage basis, and `auto` as
  /// *fit-content* on both axes.
  static let unknown = Constraints(
    available: PartialSize(width: nil, height: nil), percentageBasis: PartialSize(width: nil, height: nil))
}
