package import Geometry

/// The environment for which an Interface Builder document was designed: version of Xcode, device and orientation.
package struct DesignEnvironment: Hashable, Sendable {
  /// The first number of the document's `toolsVersion`, such as 13000 for Xcode 9; 0 if the document states none.
  package var toolsVersion: Int
  /// The identifier of the device, such as `retina4_7`; nil if the document states none.
  package var deviceName: String?
  package var isLandscape: Bool
  /// The requested size of the picture in points; nil if it is the stored size of the root.
  package var pictureSize: Size?

  package init(toolsVersion: Int, deviceName: String?, isLandscape: Bool) {
    self.toolsVersion = toolsVersion
    self.deviceName = deviceName
    self.isLandscape = isLandscape
  }

  /// The edition of the system's font with which Interface Builder draws the document.
  package var fontEdition: FontDescription.Edition {
    switch toolsVersion {
    case ..<XcodeEra.xcode9: .sanFranciscoUI
    case ..<XcodeEra.xcode12: .sanFranciscoPro
    default: .sanFranciscoPro2020
    }
  }
}

/// The bars and the stored size of a document's root, from which its safe area and margins are derived.
package struct DesignRoot: Hashable, Sendable {
  /// True if the root is the view of a view controller; false if it is a top-level view of the document.
  package var isControllers: Bool
  /// The size of the root as stored in the document, in points.
  package var storedSize: Size
  /// True if the root is the part of the screen between the bars.
  package var isInset = false
  package var hasNavigationBar = false
  /// True if the navigation bar has a large title below it.
  package var hasLargeTitle = false
  package var hasTabBar = false
  package var hasToolbar = false

  package init(isControllers: Bool, storedSize: Size) {
    self.isControllers = isControllers
    self.storedSize = storedSize
  }
}

/// The source of a view's layout margins, the insets that constraints to margins use.
package enum MarginRule: Hashable, Sendable {
  /// The margins that the document states for the view, in points.
  case written(Insets)
  /// UIKit's default margins of 8 points at all edges.
  case standard
  case none
  /// The default margins of a table view cell or its content view, which depend on the cell's width and accessory.
  case cell(hasAccessory: Bool)
}
