import Geometry
import LayerTree
import SceneModel
import TextFormats

/// The source code of a placeholder as a view of SwiftUI for every width.
///
/// A layout takes the proposed width and answers the height. A canvas fills the union of all bones with the gradient,
/// in points, so that neither paths nor gradients are mirrored by the system.
struct SwiftUIDrawing: HostDrawing {
  let placeholder: HostPlaceholder
  let name: HostName
  let swift: SwiftPlaceholder

  init(_ placeholder: HostPlaceholder, _ name: HostName) {
    (self.placeholder, self.name) = (placeholder, name)
    swift = SwiftPlaceholder(placeholder, pathType: .swiftUI)
  }

  func writeFile(to code: inout CodeWriter, title: String) {
    for header in name.headers(format: "swiftui", for: platforms) { code.line("// " + header) }
    code.lines("", "import Accessibility", "import SwiftUI", "")
    code.lines("#if canImport(UIKit)", "import UIKit", "#endif", "")
    code.line("/// The placeholder of \(name.document ?? "a document") at every width: \(scene.parts).")
    code.block("struct \(name.type): View {") { code in
      swift.writeTypes(to: &code)
      writeColors(to: &code)
      writeProperties(to: &code)
      writeBody(title: title, to: &code)
      writeLayout(to: &code)
      writeDrawing(to: &code)
      if placeholder.hasBones { writeGradient(to: &code) }
      swift.writePaths(to: &code)
    }
    if let loading = scene.loading { writeLoading(loading, to: &code) }
    code.line()
    code.block("struct \(name.type)_Previews: PreviewProvider {") { code in
      code.block("static var previews: some View {") { code in
        code.line("\(name.type)()")
        code.line("\(name.type)().preferredColorScheme(.dark)")
        code.line("\(name.type)().environment(\\.layoutDirection, .rightToLeft)")
      }
    }
    swift.writeAddBone(to: &code)
    writeColor(to: &code)
  }

  /// The minimum versions of the platforms; `UnitCurve` requires the later ones.
  private var platforms: String {
    let isCurved = placeholder.moves && scene.shimmer.motion?.curve != .linear
    return isCurved ? "iOS 17, macOS 14, tvOS 17, watchOS 10" : "iOS 16, macOS 13, tvOS 16, watchOS 9"
  }

  // MARK: - Properties

  private func writeColors(to code: inout CodeWriter) {
    code.line("/// The colors of one color scheme.")
    code.block("struct Colors {") { code in
      code.line("var overlay: Color")
      if placeholder.hasBones {
        code.lines("/// As many colors as here, from the start to the end.", "var gradient: [Color]")
      }
      if placeholder.second != nil {
        code.lines("/// The colors to which those of the gradient change.", "var gradientEnd: [Color]")
      }
      for tint in placeholder.tints { code.line("var \(tint.name): Color") }
      for (name, theme) in [("light", \HostPlaceholder.ThemeColor.light), ("dark", \.dark)] {
        code.line()
        code.block("static let \(name) = Colors(", ")") { code in
          for (label, colors) in placeholder.namedColors {
            let colors = colors.map { color($0[keyPath: theme]) }
            if label != "overlay" { code.append(",") }
            if label.hasPrefix("gradient") {
              code.block("\(label): [", "]") { code in for color in colors { code.line(color + ",") } }
            } else {
              code.line("\(label): \(colors[0])")
            }
          }
        }
      }
    }
    code.line()
  }

  private func writeProperties(to code: inout CodeWriter) {
    if let rows = placeholder.rows { code.line("var rows = Rows.count(\(rows.count))") }
    if placeholder.hasRegions {
      code.line("/// Regions whose bones are not shown; the background remains.")
      code.line("var hiddenRegions: Set<Region> = []")
      code.line("/// Regions that are cut out, so that the content below is visible.")
      code.line("var endedRegions: Set<Region> = []")
    }
    code.lines("/// Nil for those of the color scheme.", "var colors: Colors?")
    if placeholder.isGradient, !placeholder.hasScopes {
      code.line(
        "/// The frame of the gradient in global coordinates, such as that of a list: all placeholders with the same")
      code.line("/// frame show one sweep. Nil for the frame of the placeholder.")
      code.line("var sweepFrame: CGRect?")
    }
    code.line("/// False in the cells of a list, which is announced once.")
    code.lines("var isAnnounced = true", "")
    if placeholder.moves { code.line("@Environment(\\.accessibilityReduceMotion) private var reduceMotion") }
    code.line("@Environment(\\.colorScheme) private var colorScheme")
    if placeholder.needsDirection { code.line("@Environment(\\.layoutDirection) private var layoutDirection") }
    code.line()
    code.line("private var palette: Colors { colors ?? (colorScheme == .dark ? .dark : .light) }")
    if placeholder.needsDirection { code.line("private var isRightToLeft: Bool { layoutDirection == .rightToLeft }") }
    code.line()
  }

  // MARK: - Body

  private func writeBody(title: String, to code: inout CodeWriter) {
    code.block("var body: some View {") { code in
      code.block(placeholder.hasRows ? "WidthLayout(rows: rows) {" : "WidthLayout {") { code in
        let canvas: (String, inout CodeWriter) -> Void = { progress, code in
          code.block("Canvas { context, size in") { code in
            if placeholder.isGradient, !placeholder.hasScopes { code.line("let frame = geometry.frame(in: .global)") }
            code.line("draw(in: &context, \(arguments(progress: progress)))")
          }
        }
        let timeline: (inout CodeWriter) -> Void = { code in
          guard placeholder.moves else { return canvas("", &code) }
          code.block("TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { timeline in") {
            canvas("reduceMotion ? nil : progress(at: timeline.date)", &$0)
          }
        }
        if placeholder.isGradient, !placeholder.hasScopes {
          code.block("GeometryReader { geometry in") { timeline(&$0) }
        } else {
          timeline(&code)
        }
      }
      if placeholder.hasRegions { code.line(".allowsHitTesting(endedRegions.isEmpty)") }
      for indicator in scene.indicators {
        code.block(".overlay {") { code in
          code.line("ProgressView().position(x: \(plain(indicator.midX)), y: \(plain(indicator.midY)))")
          code.indented { $0.line(".environment(\\.layoutDirection, .leftToRight)") }
        }
      }
      // The label belongs to the view as a whole, not to an indicator in it.
      code.lines(".accessibilityElement()", ".accessibilityLabel(\(swiftQuoted(title)))")
      code.line(".accessibilityAddTraits(.updatesFrequently)")
      code.block(".onAppear {") { code in
        code.line("guard isAnnounced else { return }")
        code.block("if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {", "} else {") { code in
          code.line("AccessibilityNotification.Announcement(\(swiftQuoted(title))).post()")
        } then: { code in
          code.line("#if canImport(UIKit) && !os(watchOS)")
          code.line("UIAccessibility.post(notification: .announcement, argument: \(swiftQuoted(title)))")
          code.line("#endif")
        }
      }
    }
    code.line()
  }

  /// The arguments of the function that draws, after the context.
  private func arguments(progress: String) -> String {
    var arguments = ["size"]
    if placeholder.isGradient, !placeholder.hasScopes { arguments.append("frame") }
    if !progress.isEmpty { arguments.append("at: " + progress) }
    return arguments.joined(separator: ", ")
  }

  private func writeLayout(to code: inout CodeWriter) {
    code.line("/// Takes the proposed width and answers the height.")
    code.block("private struct WidthLayout: Layout {") { code in
      if placeholder.hasRows { code.lines("let rows: Rows", "") }
      let parameters = "proposal: ProposedViewSize, subviews: Subviews, cache: inout ()"
      code.block("func sizeThatFits(\(parameters)) -> CGSize {") { code in
        code.line("let proposed = proposal.replacingUnspecifiedDimensions()")
        code.line("let size = CGSize(width: min(proposed.width, 10_000), height: min(proposed.height, 10_000))")
        if placeholder.hasRows {
          code.line("if rows == .fill, proposal.height != nil { return size }")
          code.line("let count = \(name.type).rowCount(rows, in: size)")
          code.line("let height = \(name.type).height(width: size.width, rows: count)")
        } else {
          code.line("let height = \(name.type).height(width: size.width)")
        }
        code.line("return CGSize(width: size.width, height: height)")
      }
      code.line()
      code.block("func placeSubviews(in bounds: CGRect, \(parameters)) {") { code in
        code.line("for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }")
      }
    }
    code.line()
    swift.writeRowCount(to: &code)
    swift.writeHeight(to: &code)
  }

  // MARK: - Drawing

  private func writeDrawing(to code: inout CodeWriter) {
    let hasFrame = placeholder.isGradient && !placeholder.hasScopes
    var parameters = ["in context: inout GraphicsContext", "_ size: CGSize"]
    if hasFrame { parameters.append("_ frame: CGRect") }
    if placeholder.moves { parameters.append("at progress: Double?") }
    code.line()
    code.block("private func draw(\(parameters.joined(separator: ", "))) {") { code in
      if placeholder.hasRegions {
        code.line("var whole = Path(CGRect(origin: .zero, size: size))")
        code.line("let ended = endedFrames(in: size)")
        code.block("for frame in ended where !ended.contains(where: { $0 != frame && $0.contains(frame) }) {") {
          $0.line("whole.addRect(frame)")
        }
        code.line("context.clip(to: whole, style: FillStyle(eoFill: true))")
      }
      code.line("context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.overlay))")
      if placeholder.hasBones { writeBonesFill(to: &code) }
      for tint in placeholder.tints {
        code.line("context.fill(\(tint.plural)(in: size), with: .color(palette.\(tint.name)))")
      }
      for (shape, color) in zip(placeholder.keptShapes, placeholder.kept) {
        code.block("context.fill(", ")") { code in
          code.block("Path { path in", "},") { swift.writeShape(shape, to: &$0) }
          let (light, dark) = (self.color(color.light), self.color(color.dark))
          code.line("with: .color(\(light == dark ? light : "colorScheme == .dark ? \(dark) : \(light)"))")
        }
      }
    }
  }

  private func writeBonesFill(to code: inout CodeWriter) {
    let second = placeholder.second
    if !placeholder.isGradient, !placeholder.hasScopes || second == nil || scene.shimmer.plain != nil {
      code.line("context.fill(bones(in: size), with: .color(palette.gradient[\(placeholder.calm)]))")
      if placeholder.moves, second != nil {
        code.block("if let progress {") { code in
          code.line("context.opacity = progress")
          code.line("context.fill(bones(in: size), with: .color(palette.gradientEnd[\(placeholder.calm)]))")
          code.line("context.opacity = 1")
        }
      }
      return
    }
    let calm = ".color(palette.gradient[\(placeholder.calm)])"
    let progress = placeholder.moves ? ", at: $0" : ""
    func shading(_ frame: String) -> String {
      placeholder.moves ? "progress.map { gradient(in: \(frame)\(progress)) } ?? \(calm)" : "gradient(in: \(frame))"
    }
    if placeholder.hasScopes {
      code.line("let bones = bones(in: size)")
      code.block("for frame in gradientFrames(in: size) {") { code in
        code.lines("var part = context", "part.clip(to: Path(frame))", "part.fill(bones, with: \(shading("frame")))")
      }
    } else {
      code.line("let area = (sweepFrame ?? frame).offsetBy(dx: -frame.minX, dy: -frame.minY)")
      code.line("context.fill(bones(in: size), with: \(shading("area")))")
    }
  }

  private func writeGradient(to code: inout CodeWriter) {
    let shimmer = scene.shimmer
    if placeholder.moves, let motion = shimmer.motion { writeProgress(motion, to: &code) }
    guard placeholder.isGradient else { return }
    code.line()
    let parameters = placeholder.moves ? ", at progress: Double" : ""
    code.block("private func gradient(in frame: CGRect\(parameters)) -> GraphicsContext.Shading {") { code in
      if placeholder.moves {
        code.line("// The place of each color at the start and at the end of a sweep.")
        let places = zip(shimmer.from, shimmer.to).map { "(\(formatted($0)), \(formatted($1)))" }
        code.line("let places: [(from: Double, to: Double)] = [\(places.joined(separator: ", "))]")
      } else {
        code.line("let places: [Double] = [\(shimmer.from.map { formatted($0) }.joined(separator: ", "))]")
      }
      code.block("let stops = zip(palette.gradient, places).map { color, place in") { code in
        let location = placeholder.moves ? "place.from + (place.to - place.from) * progress" : "place"
        code.line("Gradient.Stop(color: color, location: \(location))")
      }
      writeAxis(to: &code)
      code.line("return .linearGradient(Gradient(stops: stops), startPoint: start, endPoint: end)")
    }
  }

  /// Writes the statements that declare the ends of a gradient in points, which are mirrored for right-to-left writing.
  private func writeAxis(to code: inout CodeWriter) {
    let reach = scene.shimmer.reach
    let names = [("start", reach.start), ("end", reach.end)]
    switch placeholder.axis {
    case .points(let start, let end):
      code.block("func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {") { code in
        code.line("let x = isRightToLeft ? 1 - x : x")
        code.line("return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)")
      }
      for (name, location) in names {
        let (x, y) = (start.x + (end.x - start.x) * location, start.y + (end.y - start.y) * location)
        code.line("let \(name) = point(\(formatted(x)), \(formatted(y)))")
      }
    case .angle(let angle):
      let (x, y) = (cosine(angle), sine(angle))
      code.line("// The ends of the axis are at corners of the rectangle.")
      let sides = "frame.width * \(formatted(abs(x), decimals: 6)) + frame.height * \(formatted(abs(y), decimals: 6))"
      code.line("let half = (\(sides)) / 2")
      code.line("let x = (isRightToLeft ? -half : half) * \(formatted(x, decimals: 6))")
      code.line("let y = half * \(formatted(y, decimals: 6))")
      for (name, location) in names {
        let factor = formatted(2 * location - 1)
        code.line("let \(name) = CGPoint(x: frame.midX + \(factor) * x, y: frame.midY + \(factor) * y)")
      }
    }
  }

  private func writeProgress(_ motion: HostShimmer.Motion, to code: inout CodeWriter) {
    code.lines("", "/// How far the gradient is on its way, 0…1: the same in all views at any time.")
    code.block("private func progress(at date: Date) -> Double {") { code in
      let seconds = formatted(motion.duration)
      code.line("let runs = date.timeIntervalSinceReferenceDate\(seconds == "1" ? "" : " / \(seconds)")")
      var value = "runs.truncatingRemainder(dividingBy: 1)"
      if motion.autoreverses {
        code.line("let phase = runs.truncatingRemainder(dividingBy: 2)")
        value = "phase <= 1 ? phase : 2 - phase"
      }
      switch motion.curve {
      case .linear: code.line("return \(value)")
      case .easeIn: code.line("return UnitCurve.easeIn.value(at: \(value))")
      case .easeOut: code.line("return UnitCurve.easeOut.value(at: \(value))")
      case .easeInEaseOut: code.line("return UnitCurve.easeInOut.value(at: \(value))")
      default:
        code.block("let curve = UnitCurve.bezier(", ")") { code in
          code.line("startControlPoint: UnitPoint(x: \(plain(motion.curve.x1)), y: \(plain(motion.curve.y1))),")
          code.line("endControlPoint: UnitPoint(x: \(plain(motion.curve.x2)), y: \(plain(motion.curve.y2)))")
        }
        code.line("return curve.value(at: \(value))")
      }
    }
  }

  // MARK: - Colors

  private func color(_ color: Color) -> String { "Color(hex: \(swift.hexadecimal(color)))" }

  private func writeColor(to code: inout CodeWriter) {
    let hasAlpha = swift.hasAlpha
    code.line()
    code.block("extension Color {") { code in
      code.line("/// `\(hasAlpha ? "0xRRGGBBAA" : "0xRRGGBB")`.")
      code.block("fileprivate init(hex: UInt32) {") { code in
        code.line("func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }")
        code.line("self.init(\(swift.channels)\(hasAlpha ? ", opacity: channel(0)" : ""))")
      }
    }
  }
}
