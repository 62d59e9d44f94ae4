import Geometry
import ViewTree

/// The simulated device and the bars around a scene, from which safe areas, guides and margins follow.
///
/// The rules R3 to R8 and R16 are numbered as in the notes on measured public files.
struct SceneSurroundings {
  private let environment: DesignEnvironment
  /// The device that the document names; nil if it names none.
  private let designedDevice: SimulatedDevice?
  private let device: SimulatedDevice?

  init(_ environment: DesignEnvironment) {
    self.environment = environment
    designedDevice = environment.deviceName.flatMap {
      SimulatedDevice(named: $0, toolsVersion: environment.toolsVersion)
    }
    device = environment.pictureSize.map { SimulatedDevice(ofSize: $0) } ?? designedDevice
  }

  /// Sets the safe areas, layout guides and layout margins of a scene, in points; the size of the root must be set.
  func apply(to scene: inout ConstraintScene) {
    for index in scene.items.indices {
      scene.items[index].layoutMargins = margins(scene.items[index].margins, cellWidth: scene.width)
    }
    guard let root = scene.root else { return }
    if scene.items.first?.margins == .standard {
      let side = rootMargin(width: scene.width)
      scene.items[0].layoutMargins = Insets(top: 0, right: side, bottom: 0, left: side)
    }
    scene.safeArea = safeArea(of: root)
    var stored = environment
    stored.pictureSize = nil
    scene.storedSafeArea = SceneSurroundings(stored).safeArea(of: root)
    scene.layoutGuides = layoutGuides(of: root)
  }

  /// The frame of a bar in points of a root of the size `size`; empty if the root is designed for a part of the screen.
  func frame(of bar: ScreenBar, in size: Size) -> Rect {
    let (system, bars) = (systemInsets, bar.root.bars)
    switch (fit(of: bar.root), bar.kind) {
    case (.screen, .navigation): return Rect(x: 0, y: system.top, width: size.width, height: bars.top)
    case (.sheet, .navigation):
      return Rect(x: 0, y: 0, width: size.width, height: bar.root.hasNavigationBar ? 56 : 0)
    case (.screen, .tabs), (.screen, .tools):
      let height = bar.kind == .tabs ? SimulatedDevice.tabBar : SimulatedDevice.navigationBar
      let tabs = bar.kind == .tools && bar.root.hasTabBar ? SimulatedDevice.tabBar : 0
      return Rect(x: 0, y: size.height - system.bottom - tabs - height, width: size.width, height: height)
    case (.sheet, _), (.belowBars, _), (.part, _): return .zero
    }
  }

  /// The frame of a bar with its background, which extends to the edge of the screen: `UIBarPosition.topAttached`.
  ///
  /// The background of a toolbar above a tab bar ends at the tab bar.
  func background(of bar: ScreenBar, in size: Size) -> Rect {
    let frame = frame(of: bar, in: size)
    let isInner = bar.kind == .tools && bar.root.hasTabBar
    return Rect(
      minX: frame.minX, minY: bar.kind == .navigation ? 0 : frame.minY, maxX: frame.maxX,
      maxY: bar.kind == .navigation || isInner ? frame.maxY : size.height)
  }

  /// The height of a toolbar in points, by rule R16.
  var toolbarHeight: Double { device?.hasNotch == true ? 49 : 44 }

  // MARK: - Safe area

  /// The insets in points that the status bar and the home indicator of the device cover.
  private var systemInsets: Insets {
    (device ?? unnamedDevice).insets(isLandscape: isLandscape)
  }

  private var isLandscape: Bool {
    environment.pictureSize.map { $0.width > $0.height } ?? environment.isLandscape
  }

  private var unnamedDevice: SimulatedDevice {
    var device = SimulatedDevice.unnamed
    if (XcodeEra.xcode11..<XcodeEra.xcode14_3).contains(environment.toolsVersion) { device.statusBar = 0 }
    return device
  }

  private func safeArea(of root: DesignRoot) -> Insets {
    guard root.isControllers else { return safeAreaOfView(root) }
    switch fit(of: root) {
    case .screen: return systemInsets + root.bars
    case .sheet: return Insets(top: root.hasNavigationBar ? 56 : 0, right: 0, bottom: systemInsets.bottom, left: 0)
    case .belowBars, .part: return .zero
    }
  }

  /// Returns the safe area in points of a view that is the root of a document, without a view controller, by rule R5.
  private func safeAreaOfView(_ root: DesignRoot) -> Insets {
    var insets = systemInsets
    if root.hasNavigationBar { insets.top += SimulatedDevice.navigationBar }
    guard fit(of: root) != .screen else { return insets }
    let screen = (designedDevice ?? unnamedDevice).screen
    let isWiderThanScreen = root.storedSize.width > (isLandscape ? screen.height : screen.width)
    if environment.toolsVersion < XcodeEra.xcode14, !isWiderThanScreen { insets.bottom = 0 }
    let isHigh = root.storedSize.height >= SimulatedDevice.smallestScreenHeight
    if environment.toolsVersion < XcodeEra.xcode11, !isHigh { insets.top = 0 }
    return insets
  }

  /// Returns the insets of `topLayoutGuide` and `bottomLayoutGuide` in points; the status bar counts even if the root
  /// is a part of the screen.
  private func layoutGuides(of root: DesignRoot) -> Insets {
    guard root.isControllers else { return .zero }
    let (system, bars) = (systemInsets, root.bars)
    switch fit(of: root) {
    case .screen: return Insets(top: system.top, right: 0, bottom: system.bottom, left: 0) + bars
    case .sheet: return Insets(top: bars.top, right: 0, bottom: 0, left: 0)
    case .belowBars: return .zero
    case .part: return Insets(top: system.top + bars.top, right: 0, bottom: 0, left: 0)
    }
  }

  /// The part of the screen for which a root was designed.
  private enum RootFit {
    case screen
    /// The area of the screen below a status bar and a navigation bar, which are 64 points high together, or between
    /// the bars of a screen.
    case belowBars
    /// A page sheet, whose top edge is 54 points below that of the screen.
    case sheet
    case part
  }

  /// Returns the part of the screen for which a root was designed, by rule R7.
  private func fit(of root: DesignRoot) -> RootFit {
    if root.isInset { return .belowBars }
    let stored = root.storedSize
    guard var screen = designedDevice?.screen else { return .screen }
    if environment.isLandscape { screen = Size(width: screen.height, height: screen.width) }
    guard stored != screen else { return .screen }
    guard stored.width == screen.width else { return .part }
    if stored.height == screen.height - 64 { return .belowBars }
    let isSheet = stored.height == screen.height - 54 && environment.toolsVersion >= XcodeEra.xcode11
    return isSheet ? .sheet : .part
  }

  // MARK: - Margins

  /// Returns the left and right layout margin in points of a root that is `width` points wide.
  ///
  /// By rule R8, a root without a device has the narrow margin before Xcode 7 only.
  private func rootMargin(width: Double) -> Double {
    let isOld = environment.toolsVersion < XcodeEra.xcode7
    let isNarrow = environment.deviceName == nil && environment.pictureSize == nil && isOld
    return isNarrow || width < SimulatedDevice.wideRoot ? 16 : 20
  }

  private func margins(_ rule: MarginRule, cellWidth: Double) -> Insets {
    switch rule {
    case .written(let margins): return margins
    case .none: return .zero
    case .standard: return Insets(top: 8, right: 8, bottom: 8, left: 8)
    case .cell(let hasAccessory):
      let version = environment.toolsVersion
      guard version >= XcodeEra.xcode9 else { return Insets(top: 8, right: 8, bottom: 8, left: 8) }
      let side = cellMargin(cellWidth: cellWidth)
      let vertical: Double = version < XcodeEra.xcode26 ? 11 : 15
      return Insets(
        top: vertical, right: hasAccessory ? 8 : side, bottom: version < XcodeEra.xcode11 ? 10.5 : vertical,
        left: side)
    }
  }

  /// Returns the left and right layout margin in points of a cell that is `cellWidth` points wide, by rule R3.
  ///
  /// From Xcode 11 on the margin depends on the width of the device.
  private func cellMargin(cellWidth: Double) -> Double {
    let version = environment.toolsVersion
    guard version >= XcodeEra.xcode11 else { return cellWidth < SimulatedDevice.wideRoot ? 16 : 20 }
    let screenWidth = isLandscape ? device?.screen.height : device?.screen.width
    let isWide = (screenWidth ?? 0) >= SimulatedDevice.widePhone && cellWidth != SimulatedDevice.smallestScreenWidth
    return isWide ? 20 : version < XcodeEra.xcode12 ? 15 : 16
  }
}

extension DesignRoot {
  /// The insets in points that the navigation, tab and tool bars of the root's view controllers cover.
  fileprivate var bars: Insets {
    Insets(
      top: hasNavigationBar ? SimulatedDevice.navigationBar + (hasLargeTitle ? SimulatedDevice.largeTitle : 0) : 0,
      right: 0,
      bottom: hasTabBar ? SimulatedDevice.tabBar : hasToolbar ? SimulatedDevice.navigationBar : 0, left: 0)
  }
}

extension SimulatedDevice {
  /// The height of `UINavigationBar` and of `UIToolbar`, in points.
  static let navigationBar = 44.0
  /// The height in points that a large title adds to `UINavigationBar`.
  static let largeTitle = 52.0
  static let tabBar = 49.0
  /// The screen width of the iPhone 4, the smallest screen, in points.
  static let smallestScreenWidth = 320.0
  static let smallestScreenHeight = 480.0
  /// The width in points from which UIKit's margins of a root are 20 points instead of 16.
  static let wideRoot = 400.0
  /// The screen width of the larger phones in points, from the iPhone 6 Plus on.
  static let widePhone = 414.0
}
