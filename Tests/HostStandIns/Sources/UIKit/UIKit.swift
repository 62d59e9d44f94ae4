// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of UIKit as generated views use, by Apple's documentation. Layout happens on request.
@_exported import QuartzCore

public enum UIUserInterfaceStyle: Sendable { case light, dark }
public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

public struct UITraitCollection: Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public init(userInterfaceStyle: UIUserInterfaceStyle = .light) { self.userInterfaceStyle = userInterfaceStyle }
}

public final class UIColor: Sendable {
  private let provider: @Sendable (UITraitCollection) -> [CGFloat]
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    provider = { _ in [red, green, blue, alpha] }
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = { dynamicProvider($0).provider($0) }
  }
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let systemRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = provider(traits)
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public var cgColor: CGColor { CGColor(components: provider(UITraitCollection())) }
}

@MainActor open class UIResponder {
  public init() {}
}
public final class UIEvent {}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1)
}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled = false
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceMotionStatusDidChange")
  public struct Notification: Sendable { public static let announcement = Notification() }
  public private(set) static var announcements: [String] = []
  public static func post(notification: Notification, argument: Any?) {
    announcements.append(argument as? String ?? "")
  }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public let layer = CALayer()
  private var place = CGRect.zero

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(frame: .zero) }

  /// The size of the subviews follows by their masks.
  open var frame: CGRect {
    get { place }
    set {
      let old = place.size
      place = newValue
      layer.frame = newValue
      if old != newValue.size { setNeedsLayout() }
      for view in subviews where view.autoresizingMask.contains(.flexibleWidth) {
        view.frame.size.width += newValue.width - old.width
        view.frame.size.height += newValue.height - old.height
      }
    }
  }
  public var bounds: CGRect { CGRect(origin: .zero, size: place.size) }
  public var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
  }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }
  public var autoresizingMask: AutoresizingMask = []
  open var isHidden = false
  public var alpha: CGFloat = 1
  public var backgroundColor: UIColor?
  public var isAccessibilityElement = false
  public var accessibilityLabel: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  public var traitCollection: UITraitCollection { superview?.traitCollection ?? UITraitCollection() }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.moved()
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    moved()
  }
  private func moved() {
    didMoveToWindow()
    for view in subviews { view.moved() }
  }
  open func didMoveToWindow() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    for view in subviews { view.traitCollectionDidChange(previousTraitCollection) }
  }

  private var needsLayout = true
  public private(set) var intrinsicContentSizeChanges = 0
  public func setNeedsLayout() { needsLayout = true }
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public func invalidateIntrinsicContentSize() { intrinsicContentSizeChanges += 1 }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The origin in the coordinates of the window.
  private var origin: CGPoint {
    guard let superview else { return self is UIWindow ? .zero : place.origin }
    let other = superview.origin
    return CGPoint(x: other.x + place.minX, y: other.y + place.minY)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view = view ?? window else { return rect }
    return rect.offsetBy(dx: view.origin.x - origin.x, dy: view.origin.y - origin.y)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { bounds.size }

  /// Ends at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

public struct UILayoutPriority: Sendable {
  public static let required = UILayoutPriority()
  public static let fittingSizeLevel = UILayoutPriority()
}

@MainActor public final class UIWindow: UIView {
  private var traits = UITraitCollection()
  public override var traitCollection: UITraitCollection { traits }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set {
      traits.userInterfaceStyle = newValue
      traitCollectionDidChange(nil)
    }
  }
  public var direction = UIUserInterfaceLayoutDirection.leftToRight
  public override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
}

public final class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public init(style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public private(set) var isAnimating = false
  public func startAnimating() { isAnimating = true }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default` }
  public let contentView = UIView(frame: .zero)
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open override func layoutSubviews() { contentView.frame = bounds }
  /// Without constraints the height of a cell is that of `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}

open class UICollectionViewCell: UIView {
  public let contentView = UIView(frame: .zero)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open override func layoutSubviews() { contentView.frame = bounds }
  /// Without constraints the height of a cell is that of `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}

// MARK: - Controllers

@MainActor open class UIViewController: UIResponder {
  private var loaded: UIView?
  public override init() { super.init() }
  public var view: UIView {
    if loaded == nil {
      loaded = makeView()
      viewDidLoad()
    }
    return loaded ?? UIView(frame: .zero)
  }
  func makeView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
  open func viewDidLoad() {}
}

/// A table of one section; rows are as high as their cells require.
@MainActor public final class UITableView: UIView {
  fileprivate weak var source: UITableViewController?
  private var types: [String: UITableViewCell.Type] = [:]
  public private(set) var visibleCells: [UITableViewCell] = []
  public func register(_ type: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    types[identifier] = type
  }
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let type = types[identifier] else { fatalError("no cell is registered as \(identifier)") }
    return type.init(style: .default, reuseIdentifier: identifier)
  }
  public func reloadData() {
    visibleCells.forEach { $0.removeFromSuperview() }
    visibleCells = []
    setNeedsLayout()
  }
  public override func layoutSubviews() {
    guard visibleCells.isEmpty, let source else { return }
    var y: CGFloat = 0
    for row in 0..<source.tableView(self, numberOfRowsInSection: 0) {
      let cell = source.tableView(self, cellForRowAt: IndexPath(indexes: [0, row]))
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      addSubview(cell)
      visibleCells.append(cell)
      y += height
    }
  }
}

@MainActor open class UITableViewController: UIViewController {
  public var tableView: UITableView { view as? UITableView ?? UITableView(frame: .zero) }
  override func makeView() -> UIView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.source = self
    return table
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
