package import Geometry

/// The environment in which an Interface Builder document was designed: Xcode's version, the device, its orientation.
package struct DesignEnvironment: Hashable, Sendable {
  /// The first number of `toolsVersion`: 13000 is Xcode 9; 0 if the document states none.
  package var toolsVersion: Int
  /// The identifier of the device, such as `retina4_7`; nil if the document states none.
  package var deviceName: String?
  package var isLandscape: Bool
  /// The size of the picture in points if it differs from the stored size of the root; otherwise nil.
  package var pictureSize: Size?

  package init(toolsVersion: Int = 0, deviceName: String? = nil, isLandscape: Bool = false) {
    self.toolsVersion = toolsVersion
    self.deviceName = deviceName
    self.isLandscape = isLandscape
  }
}

/// The facts about a document's root on which its safe area and margins depend: the bars around it and its size.
package struct DesignRoot: Hashable, Sendable {
  /// True if the root is the view of a controller; false if it is a top-level view of a document.
  package var isControllers: Bool
  /// The stored width and height of the document's root, in points.
  package var storedSize: Size
  package var hasNavigationBar = false
  package var hasTabBar = false
  package var hasToolbar = false

  package init(isControllers: Bool, storedSize: Size) {
    self.isControllers = isControllers
    self.storedSize = storedSize
  }
}

/// The source of a view's layout margins.
package enum MarginRule: Hashable, Sendable {
  /// The margins that the document states for the view, in points.
  case written(Insets)
  /// UIKit's default margins of 8 points at all edges.
  case standard
  case none
  /// The margins of a table view cell or of its content view, which depend on the cell's width and accessory.
  case cell(hasAccessory: Bool)
}
