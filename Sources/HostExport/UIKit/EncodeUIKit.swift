import Geometry
import LayerTree
import SceneModel
import TextFormats

/// The source code of a placeholder as a view of UIKit for every width, and as cells of tables and collections.
///
///     view                    the background
///     ├─ content              masked by the union of all bones
///     │  └─ gradient          in the coordinates of the window; one for each cell or bone if the document states that
///     ├─ surfaces, hairlines  filled boxes over the bones
///     └─ shapes, indicators   the views that are kept
///
/// The mask is filled by the nonzero winding rule: bones that overlap remain holes.
struct UIKitDrawing: HostDrawing {
  let placeholder: HostPlaceholder
  let name: HostName
  let swift: SwiftPlaceholder

  init(_ placeholder: HostPlaceholder, _ name: HostName) {
    (self.placeholder, self.name) = (placeholder, name)
    swift = SwiftPlaceholder(placeholder, pathType: .coreGraphics)
  }

  private var loading: LoadingTiming? { scene.loading }

  func writeFile(to code: inout CodeWriter, title: String) {
    for header in name.headers(format: "uikit", for: "iOS 13, tvOS 13") { code.line("// " + header) }
    code.line()
    if placeholder.moves { code.line("import Combine") }
    code.lines("import UIKit", "")
    code.line("/// The placeholder of \(name.document ?? "a document") at every width: \(scene.parts).")
    code.block("final class \(name.viewType): UIView {") { code in
      swift.writeTypes(to: &code)
      writeColors(to: &code)
      writeProperties(to: &code)
      writeSetUp(title: title, to: &code)
      writeAnimating(to: &code)
      writeSize(to: &code)
      writeLayout(to: &code)
      writeMotion(to: &code)
      swift.writePaths(to: &code)
      if !placeholder.keptShapes.isEmpty { writeKept(to: &code) }
    }
    code.line()
    writeCell("TableViewCell", &code)
    code.line()
    writeCell("CollectionViewCell", &code)
    code.line()
    writeColorFunction(to: &code)
    swift.writeAddBone(to: &code)
  }

  // MARK: - Colors

  private func writeColors(to code: inout CodeWriter) {
    code.line("/// Each color has a value for the light and one for the dark appearance.")
    code.block("struct Colors {") { code in
      code.line("var overlay = \(color(placeholder.overlay))")
      if placeholder.hasBones {
        code.line("/// From the start of the gradient to its end; assign as many.")
        code.block("var gradient = [", "]") { code in
          let colors = placeholder.gradient.map { color($0) + "," }
          // Translucent colors are longer: two of them fit a line.
          let perLine = colors.contains { $0.count > 34 } ? 2 : 3
          for start in stride(from: 0, to: colors.count, by: perLine) {
            code.line(colors[start...].prefix(perLine).joined(separator: " "))
          }
        }
      }
      if let second = placeholder.second {
        code.line("/// The colors to which those of the gradient change.")
        code.block("var gradientEnd = [", "]") { code in for one in second { code.line("\(color(one)),") } }
      }
      for tint in placeholder.tints { code.line("var \(tint.name) = \(color(tint.color))") }
    }
    code.line()
  }

  func color(_ color: HostPlaceholder.ThemeColor) -> String {
    "color(\(swift.hexadecimal(color.light)), dark: \(swift.hexadecimal(color.dark)))"
  }

  private func writeColorFunction(to code: inout CodeWriter) {
    code.line("/// A color as `\(swift.hasAlpha ? "0xRRGGBBAA" : "0xRRGGBB")` in both appearances.")
    code.block("private func color(_ light: UInt32, dark: UInt32) -> UIColor {") { code in
      code.block("UIColor { traits in") { code in
        code.line("let hex = traits.userInterfaceStyle == .dark ? dark : light")
        code.line("func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }")
        code.line("return UIColor(\(swift.channels), alpha: \(swift.hasAlpha ? "channel(0)" : "1"))")
      }
    }
  }

  // MARK: - View

  private func writeProperties(to code: inout CodeWriter) {
    if let rows = placeholder.rows {
      code.line(
        "var rows = Rows.count(\(rows.count)) { didSet { invalidateIntrinsicContentSize(); setNeedsLayout() } }")
    }
    if placeholder.hasRegions {
      code.line("/// Regions whose bones are not shown; the background remains.")
      code.line("var hiddenRegions: Set<Region> = [] { didSet { setNeedsLayout() } }")
      code.line("/// Regions that are cut out, so that the content below is visible and receives touches.")
      code.line("var endedRegions: Set<Region> = [] { didSet { setNeedsLayout() } }")
    }
    code.line("var colors = Colors() { didSet { updateColors() } }")
    if placeholder.isGradient, !placeholder.hasScopes {
      code.line("/// The view that the gradient covers; nil for the window. All placeholders in it show one sweep.")
      code.line("weak var sweepContainer: UIView? { didSet { setNeedsLayout() } }")
    }
    let hiding = "isHidden = hidesWhenStopped && !isAnimating"
    code.line("var hidesWhenStopped = true { didSet { \(hiding) } }")
    if let loading {
      code.line("/// The time in seconds before the placeholder appears.")
      code.line("var showDelay: TimeInterval = \(formatted(loading.showDelay))")
      code.line("/// A placeholder that has appeared remains at least for this time.")
      code.line("var minimumTime: TimeInterval = \(formatted(loading.minimumTime))")
      code.line("var transition: TimeInterval = \(formatted(loading.transition))")
      if scene.sweepPeriod != nil {
        code.line("/// The sweep ends before the placeholder disappears.")
        code.line("var finishesCycle = \(loading.finishesCycle)")
      }
    }
    let observer = " { didSet { \(hiding)\(placeholder.moves ? "; updateSweep()" : "") } }"
    code.line("private(set) var isAnimating = false\(loading == nil ? observer : "")")
    code.line()
    if swift.constantHeight == nil {
      code.line("/// The width of the last layout, on which the height depends.")
      code.line("private var layoutWidth: CGFloat = 0")
    }
    if loading != nil { code.lines("private var shownAt: CFTimeInterval?", "private var change: DispatchWorkItem?") }
    if placeholder.hasBones {
      code.line("private let content = CALayer()")
      code.line("private let holes = CAShapeLayer()")
      if placeholder.hasScopes {
        code.line("private var gradients: [CAGradientLayer] = []")
      } else {
        code.line("private let gradient = CAGradientLayer()")
      }
    }
    for tint in placeholder.tints { code.line("private let \(tint.name)Layer = CAShapeLayer()") }
    if placeholder.hasRegions { code.line("private let cut = CAShapeLayer()") }
    if placeholder.moves { code.line("private var reduceMotion: AnyCancellable?") }
    code.line()
  }

  /// The names of the layers of the view, from back to front.
  private var layers: [String] {
    (placeholder.hasBones ? ["content"] : []) + placeholder.tints.map { "\($0.name)Layer" }
  }

  private func writeSetUp(title: String, to code: inout CodeWriter) {
    code.block("override init(frame: CGRect) {") { $0.lines("super.init(frame: frame)", "setUp()") }
    code.line()
    code.block("required init?(coder: NSCoder) {") { $0.lines("super.init(coder: coder)", "setUp()") }
    code.line()
    let filling =
      "A placeholder that fills the content view of a cell\(placeholder.hasRows ? " with one row" : "") and animates"
    // A screen reader reads the label of the list, not that of each cell.
    code.line("/// \(filling); screen readers skip it.")
    code.block("convenience init(in contentView: UIView) {") { code in
      code.line("self.init(frame: contentView.bounds)")
      if placeholder.hasRows { code.line("rows = .count(1)") }
      code.lines("isAccessibilityElement = false", "contentView.addSubview(self)", "startAnimating()")
    }
    code.line()
    code.block("private func setUp() {") { code in
      code.line("isHidden = true")
      if placeholder.hasBones {
        code.line("content.mask = holes")
        if !placeholder.hasScopes { code.line("content.addSublayer(gradient)") }
      }
      for layer in layers { code.line("layer.addSublayer(\(layer))") }
      if placeholder.hasRegions { code.line("cut.fillRule = .evenOdd") }
      if !placeholder.keptShapes.isEmpty {
        code.block("for shape in Self.shapes {") { code in
          code.line("let kept = CAShapeLayer()")
          code.lines(
            "kept.path = shape.path", "kept.fillColor = shape.color.resolvedColor(with: traitCollection).cgColor")
          code.line("layer.addSublayer(kept)")
        }
      }
      for indicator in scene.indicators {
        code.block("do {") { code in
          code.line("let indicator = UIActivityIndicatorView(style: .medium)")
          code.line("indicator.center = CGPoint(x: \(plain(indicator.midX)), y: \(plain(indicator.midY)))")
          code.lines("indicator.startAnimating()", "addSubview(indicator)")
        }
      }
      code.line("isAccessibilityElement = true")
      code.line("accessibilityLabel = \(swiftQuoted(title))")
      code.line("accessibilityTraits = .updatesFrequently")
      if placeholder.moves {
        code.line("reduceMotion = NotificationCenter.default")
        code.indented { code in
          code.line(".publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)")
          code.line(".sink { [weak self] _ in self?.updateColors() }")
        }
      }
      code.line("updateColors()")
    }
    code.line()
  }

  private func writeSize(to code: inout CodeWriter) {
    let constant = swift.constantHeight
    let rows = placeholder.hasRows ? ", rows: Self.rowCount(rows, in: size)" : ""
    code.block("override func sizeThatFits(_ size: CGSize) -> CGSize {") { code in
      if placeholder.hasRows { code.line("if rows == .fill { return size }") }
      code.line("return CGSize(width: size.width, height: \(constant ?? "Self.height(width: size.width\(rows))"))")
    }
    code.line()
    if constant == nil { code.line("/// Unknown before the first layout, because the height depends on the width.") }
    code.block("override var intrinsicContentSize: CGSize {") { code in
      let unknown = (constant == nil ? ["bounds.width <= 0"] : []) + (placeholder.hasRows ? ["rows == .fill"] : [])
      let choice = unknown.isEmpty ? "" : "\(unknown.joined(separator: " || ")) ? UIView.noIntrinsicMetric : "
      code.line("let height = \(choice)sizeThatFits(bounds.size).height")
      code.line("return CGSize(width: UIView.noIntrinsicMetric, height: height)")
    }
    code.line()
    swift.writeRowCount(to: &code)
    if constant == nil {
      swift.writeHeight(to: &code)
      code.line()
    }
  }

  private func writeLayout(to code: inout CodeWriter) {
    if placeholder.needsDirection {
      code.line("private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }")
      code.line()
    }
    code.block("override func layoutSubviews() {") { code in
      code.line("super.layoutSubviews()")
      if swift.constantHeight == nil {
        code.block("if bounds.width != layoutWidth {") {
          $0.lines("layoutWidth = bounds.width", "invalidateIntrinsicContentSize()")
        }
      }
      guard !layers.isEmpty || placeholder.hasRegions else { return }
      code.lines("CATransaction.begin()", "CATransaction.setDisableActions(true)")
      let framed = layers + (placeholder.hasBones ? ["holes"] : [])
      code.line("for layer in [\(framed.joined(separator: ", "))] { layer.frame = bounds }")
      if placeholder.hasBones { code.line("holes.path = bones(in: bounds.size)") }
      for tint in placeholder.tints { code.line("\(tint.name)Layer.path = \(tint.plural)(in: bounds.size)") }
      if placeholder.hasBones { writeGradientFrame(to: &code) }
      if placeholder.hasRegions {
        code.line("let path = CGMutablePath()")
        code.line("path.addRect(bounds)")
        code.line("let ended = endedFrames(in: bounds.size)")
        code.block("for frame in ended where !ended.contains(where: { $0 != frame && $0.contains(frame) }) {") {
          $0.line("path.addRect(frame.intersection(bounds))")
        }
        code.lines("cut.path = path", "layer.mask = ended.isEmpty ? nil : cut")
      }
      code.line("CATransaction.commit()")
    }
    code.line()
    if placeholder.hasRegions {
      code.block("override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {") { code in
        code.line("super.point(inside: point, with: event)")
        code.indented { $0.line("&& !endedFrames(in: bounds.size).contains { $0.contains(point) }") }
      }
      code.line()
    }
    code.block("override func didMoveToWindow() {") { code in
      code.lines("super.didMoveToWindow()", "setNeedsLayout()")
      if placeholder.moves { code.line("updateSweep()") }
    }
    code.line()
    code.block("override func traitCollectionDidChange(_ previous: UITraitCollection?) {") { code in
      code.lines("super.traitCollectionDidChange(previous)", "updateColors()", "setNeedsLayout()")
    }
  }

  // MARK: - Cells

  private func writeCell(_ suffix: String, _ code: inout CodeWriter) {
    code.line(
      "/// A cell with \(placeholder.hasRows ? "one row of the placeholder" : "the placeholder"), as high as its width requires."
    )
    code.block("final class \(name.type)\(suffix): UI\(suffix) {") { code in
      code.line("private(set) lazy var placeholder = \(name.viewType)(in: contentView)")
      code.line()
      code.block("override func layoutSubviews() {") { code in
        code.lines("super.layoutSubviews()", "placeholder.frame = contentView.bounds")
      }
      code.line()
      code.line("override func sizeThatFits(_ size: CGSize) -> CGSize { placeholder.sizeThatFits(size) }")
    }
  }
}

func swiftQuoted(_ text: String) -> String {
  sourceQuoted(text, escaping: "\"\\") { "\\u{\($0)}" }
}
