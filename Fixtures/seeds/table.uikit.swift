// Made from table.xml by skeleton, format uikit. For iOS 13, tvOS 13.

import Combine
import UIKit

/// The placeholder of table.xml at every width: one gradient behind all bones.
final class TableSkeletonView: UIView {
    /// Each color has a value for the light and one for the dark appearance.
    struct Colors {
        var overlay = color(0xFFFFFF, dark: 0x121212)
        /// From the start of the gradient to its end; assign as many.
        var gradient = [
            color(0xF6F7F8, dark: 0x1E1E1E), color(0xEEEEEE, dark: 0x262626), color(0xDDDDDD, dark: 0x373737),
            color(0xEEEEEE, dark: 0x262626), color(0xF6F7F8, dark: 0x1E1E1E),
        ]
    }

    var colors = Colors() { didSet { updateColors() } }
    /// The view that the gradient covers; nil for the window. All placeholders in it show one sweep.
    weak var sweepContainer: UIView? { didSet { setNeedsLayout() } }
    var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    private(set) var isAnimating = false { didSet { isHidden = hidesWhenStopped && !isAnimating; updateSweep() } }

    private let content = CALayer()
    private let holes = CAShapeLayer()
    private let gradient = CAGradientLayer()
    private var reduceMotion: AnyCancellable?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A placeholder that fills the content view of a cell and animates; screen readers skip it.
    convenience init(in contentView: UIView) {
        self.init(frame: contentView.bounds)
        isAccessibilityElement = false
        contentView.addSubview(self)
        startAnimating()
    }

    private func setUp() {
        isHidden = true
        content.mask = holes
        content.addSublayer(gradient)
        layer.addSublayer(content)
        isAccessibilityElement = true
        accessibilityLabel = "Loading…"
        accessibilityTraits = .updatesFrequently
        reduceMotion = NotificationCenter.default
            .publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)
            .sink { [weak self] _ in self?.updateColors() }
        updateColors()
    }

    func startAnimating() {
        if !isAnimating, isAccessibilityElement {
            UIAccessibility.post(notification: .announcement, argument: accessibilityLabel)
        }
        isAnimating = true
    }

    func stopAnimating() { isAnimating = false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: 300)
    }

    override var intrinsicContentSize: CGSize {
        let height = sizeThatFits(bounds.size).height
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [content, holes] { layer.frame = bounds }
        holes.path = bones(in: bounds.size)
        let container = sweepContainer ?? window ?? self
        gradient.frame = convert(container.bounds, from: container)
        gradient.startPoint = CGPoint(x: isRightToLeft ? 3.55 : -2.55, y: 0)
        gradient.endPoint = CGPoint(x: isRightToLeft ? -0.45 : 1.45, y: 0)
        CATransaction.commit()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
        updateSweep()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        backgroundColor = colors.overlay
        let isCalm = UIAccessibility.isReduceMotionEnabled
        gradient.backgroundColor = isCalm ? colors.gradient[1].resolvedColor(with: traitCollection).cgColor : nil
        gradient.colors = isCalm ? nil : colors.gradient.map { $0.resolvedColor(with: traitCollection).cgColor }
        updateSweep()
    }

    /// The sweep runs in absolute time: views that are created later join it.
    private func updateSweep() {
        gradient.removeAnimation(forKey: "sweep")
        guard isAnimating, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        let sweep = CABasicAnimation(keyPath: "locations")
        sweep.fromValue = [0, 0, 0.425, 0.5, 1] as [NSNumber]
        sweep.toValue = [0.425, 0.925, 0.925, 0.95, 1] as [NSNumber]
        sweep.duration = 1
        sweep.repeatCount = .infinity
        // A multiple of the period; Core Animation replaces 0 by the current time.
        sweep.beginTime = sweep.duration
        sweep.isRemovedOnCompletion = false
        gradient.add(sweep, forKey: "sweep")
    }

    /// All bones, in points from the top left corner.
    private func bones(in size: CGSize) -> CGPath {
        let path = CGMutablePath()
        let width = size.width
        path.addBone(x: 16, y: 21.95, width: 110.5, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 57.75, width: 110.5, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 93.55, width: 119, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 129.35, width: 76.5, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 177.15, width: 102, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 212.95, width: 34, height: 11.9, radius: 5.95)
        if width < 167.0156 {
            path.addBone(x: 134, y: 177.15, width: width - 150, height: 11.9, radius: min(0.5 * width - 75, 5.95))  // profit
            path.addBone(x: 134, y: 212.95, width: width - 150, height: 11.9, radius: min(0.5 * width - 75, 5.95))  // roi
        } else {
            path.addBone(x: 151, y: 21.95, width: min(width - 167, 34), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // symbol
            path.addBone(x: 151, y: 57.75, width: min(width - 167, 59.5), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // bought
            path.addBone(x: 151, y: 93.55, width: min(width - 167, 59.5), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // current
            path.addBone(x: 151, y: 129.35, width: min(width - 167, 23.8), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // quantity
            path.addBone(x: 134, y: 177.15, width: min(width - 150, 23.8), height: 11.9, radius: 5.95)  // profit
            path.addBone(x: 134, y: 212.95, width: min(width - 150, 23.8), height: 11.9, radius: 5.95)  // roi
        }
        guard isRightToLeft else { return path }
        var mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return path.copy(using: &mirror) ?? path
    }
}

/// A cell with the placeholder, as high as its width requires.
final class TableSkeletonTableViewCell: UITableViewCell {
    private(set) lazy var placeholder = TableSkeletonView(in: contentView)

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }
}

/// A cell with the placeholder, as high as its width requires.
final class TableSkeletonCollectionViewCell: UICollectionViewCell {
    private(set) lazy var placeholder = TableSkeletonView(in: contentView)

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }
}

/// A color as `0xRRGGBB` in both appearances.
private func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
        let hex = traits.userInterfaceStyle == .dark ? dark : light
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
}

extension CGMutablePath {
    fileprivate func addBone(
        x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat = 0
    ) {
        guard width > 0, height > 0 else { return }
        let radius = min(radius, width / 2, height / 2)
        let frame = CGRect(x: x, y: y, width: width, height: height)
        addRoundedRect(in: frame, cornerWidth: radius, cornerHeight: radius)
    }
}
