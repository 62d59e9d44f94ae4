import Geometry
import ViewTree
import XMLTree

/// A view whose attributes are read, and whose children are not read yet.
struct OpenNativeView {
  var view: View
  /// The root element of the built-in markup that draws the view; nil for a view without built-in markup.
  var template: XMLElement?
  /// The state that the children of the view inherit: animation times, indicator colors and writing direction.
  var context: NativeContext
  /// True if character data between the element's tags is the text of the view; otherwise it is an error.
  var allowsText: Bool
  /// The ``NativeDraft/sizingFont`` of the view.
  var sizingFont: SizingFont?
}

/// The state that an element inherits from its ancestors: animation times, indicator colors and writing direction.
struct NativeContext {
  var scope = AnimatingScope()
  /// True if an ancestor is animated.
  ///
  /// The element is then drawn above the overlay, unless its hint states otherwise.
  var isLive = false
  /// The writing direction of the parent, which the element has unless it states its own.
  var direction = LayoutDirection.leftToRight

  /// True if no ancestor of the element is animated or is an activity indicator.
  var isPlain: Bool { !isLive && scope.isPlain }
}
