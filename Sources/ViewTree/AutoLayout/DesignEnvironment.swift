package import Geometry

/// The surroundings that a document of Interface Builder was drawn in, as the document states them.
package struct DesignEnvironment: Hashable, Sendable {
  /// The first number of `toolsVersion`: 13000 is Xcode 9; 0 where the document states none.
  package var toolsVersion: Int
  /// Such as `retina4_7`; nil where the document names no device.
  package var deviceName: String?
  package var isLandscape: Bool
  /// The size of a picture that is not as large as the stored root, in points; nil at the stored size.
  package var pictureSize: Size?

  package init(toolsVersion: Int = 0, deviceName: String? = nil, isLandscape: Bool = false) {
    self.toolsVersion = toolsVersion
    self.deviceName = deviceName
    self.isLandscape = isLandscape
  }
}

/// The facts about the root of a document that its safe area and margins depend on.
package struct DesignRoot: Hashable, Sendable {
  /// The root is the view of a controller, not a view at the top of a document.
  package var isControllers: Bool
  /// In points.
  package var storedSize: Size
  package var hasNavigationBar = false
  package var hasTabBar = false
  package var hasToolbar = false

  package init(isControllers: Bool, storedSize: Size) {
    self.isControllers = isControllers
    self.storedSize = storedSize
  }
}

/// The source of the margins of a view.
package enum MarginRule: Hashable, Sendable {
  /// The document states them, in points.
  case written(Insets)
  /// UIKit's 8 points.
  case standard
  case none
  /// A table view cell or its content view.
  case cell(hasAccessory: Bool)
}
