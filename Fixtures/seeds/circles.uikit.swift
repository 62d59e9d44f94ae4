// Made from circles.xml by skeleton, format uikit. For iOS 13, tvOS 13.

import UIKit

/// The placeholder of circles.xml at every width: no bones.
final class CirclesSkeletonView: UIView {
    /// Each color has a value for the light and one for the dark appearance.
    struct Colors {
        var overlay = color(0xFFFFFF, dark: 0x121212)
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
        do {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.center = CGPoint(x: 50, y: 50)
            indicator.startAnimating()
            addSubview(indicator)
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
        return CGSize(width: size.width, height: 100)
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
}

/// A cell with the placeholder, as high as its width requires.
final class CirclesSkeletonTableViewCell: UITableViewCell {
    private(set) lazy var placeholder = CirclesSkeletonView(in: contentView)

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }
}

/// A cell with the placeholder, as high as its width requires.
final class CirclesSkeletonCollectionViewCell: UICollectionViewCell {
    private(set) lazy var placeholder = CirclesSkeletonView(in: contentView)

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
