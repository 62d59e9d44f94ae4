// Made from hearts.xml by skeleton, format uikit. For iOS 13, tvOS 13.

import UIKit

/// The placeholder of hearts.xml at every width: no bones.
final class HeartsSkeletonView: UIView {
    /// Each color has a value for the light and one for the dark appearance.
    struct Colors {
        var overlay = color(0xFFFFFFFF, dark: 0x121212FF)
    }

    var colors = Colors() { didSet { updateColors() } }
    var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    private(set) var isAnimating = false { didSet { isHidden = hidesWhenStopped && !isAnimating } }


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
        for shape in Self.shapes {
            let kept = CAShapeLayer()
            kept.path = shape.path
            kept.fillColor = shape.color.resolvedColor(with: traitCollection).cgColor
            layer.addSublayer(kept)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Loading…"
        accessibilityTraits = .updatesFrequently
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
        return CGSize(width: size.width, height: 160)
    }

    override var intrinsicContentSize: CGSize {
        let height = sizeThatFits(bounds.size).height
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        backgroundColor = colors.overlay
    }

    /// The shapes above the bones.
    private static let shapes: [(path: CGPath, color: UIColor)] = [
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 0, y: 0, width: 160, height: 160, radius: 10)
                return path
            }(),
            color(0x00000080, dark: 0x00000080)
        ),
    ]
}

/// A cell with the placeholder, as high as its width requires.
final class HeartsSkeletonTableViewCell: UITableViewCell {
    private(set) lazy var placeholder = HeartsSkeletonView(in: contentView)

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }
}

/// A cell with the placeholder, as high as its width requires.
final class HeartsSkeletonCollectionViewCell: UICollectionViewCell {
    private(set) lazy var placeholder = HeartsSkeletonView(in: contentView)

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }
}

/// A color as `0xRRGGBBAA` in both appearances.
private func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
        let hex = traits.userInterfaceStyle == .dark ? dark : light
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
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
