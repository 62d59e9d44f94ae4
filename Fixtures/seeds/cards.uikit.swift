// Made from cards.xml by skeleton, format uikit. For iOS 13, tvOS 13.

import UIKit

/// The placeholder of cards.xml at every width: no bones.
final class CardsSkeletonView: UIView {
    /// Each color has a value for the light and one for the dark appearance.
    struct Colors {
        var overlay = color(0x808080, dark: 0x121212)
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
        return CGSize(width: size.width, height: 667)
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
                path.addBone(x: 34.53, y: 62.35, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 149.53, y: 62.35, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 264.53, y: 62.35, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 34.53, y: 274.68, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 149.53, y: 274.68, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 264.53, y: 274.68, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 34.53, y: 487.01, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
        (
            {
                let path = CGMutablePath()
                path.addBone(x: 149.53, y: 487.01, width: 75.93, height: 117.64, radius: 1.13)
                return path
            }(),
            color(0xFFFFFF, dark: 0xFFFFFF)
        ),
    ]
}

/// A cell with the placeholder, as high as its width requires.
final class CardsSkeletonTableViewCell: UITableViewCell {
    private(set) lazy var placeholder = CardsSkeletonView(in: contentView)

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }
}

/// A cell with the placeholder, as high as its width requires.
final class CardsSkeletonCollectionViewCell: UICollectionViewCell {
    private(set) lazy var placeholder = CardsSkeletonView(in: contentView)

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
