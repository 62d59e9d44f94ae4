import Geometry
import TextFormats

/// Encodes a scene as a SwiftUI view for iOS 16, or iOS 17 if its timing function requires it; lengths are in points.
///
/// - Parameters:
///   - scene: the scene, not mirrored.
///   - title: the label of the view for screen readers.
func encodeSwiftUI(_ scene: inout HostScene, _ name: HostName, title: String) -> CodeWriter {
  var code = CodeWriter(indent: 4, scene.work)
  SwiftUIDrawing(scene: scene, name: name).writeFile(to: &code, title: title)
  if scene.evenOddCount > 0 { scene.note(.evenOdd(scene.evenOddCount)) }
  return code
}

struct SwiftUIDrawing {
  let scene: HostScene
  let name: HostName

  func writeFile(to code: inout CodeWriter, title: String) {
    code.lines("// " + name.header(format: "swiftui", for: platforms), "", "import Accessibility", "import SwiftUI", "")
    code.lines("#if canImport(UIKit)", "import UIKit", "#endif", "")
    code.line("/// What shows while \(name.document ?? "a page") loads: \(scene.summary(unit: "points")).")
    code.block("struct \(name.type): View {") { code in
      if needsMotion { code.lines("@Environment(\\.accessibilityReduceMotion) private var reduceMotion", "") }
      code.block("var body: some View {") { code in writeBody(&code, title: title) }
      writeGradient(&code)
      if !scene.kept.isEmpty { writeKept(to: &code) }
    }
    if let loading = scene.loading { writeLoading(loading, to: &code) }
    if !scene.items.isEmpty { writeBones(to: &code) }
    writeAddBone(to: &code)
    writeColor(to: &code)
  }

  /// The minimum versions of the platforms; `UnitCurve` requires the later ones.
  private var platforms: String {
    let isCurved = needsMotion && scene.shimmer.motion?.curve != .linear
    return isCurved ? "iOS 17, macOS 14, tvOS 17, watchOS 10" : "iOS 16, macOS 13, tvOS 16, watchOS 9"
  }

  private var needsMotion: Bool { scene.shimmer.motion != nil && !scene.items.isEmpty }

  private func writeBody(_ code: inout CodeWriter, title: String) {
    if scene.items.isEmpty {
      code.line(color(scene.overlay))
    } else if needsMotion {
      code.block("Group {") { code in
        code.block("if reduceMotion {", "} else {") { code in
          code.line(color(scene.shimmer.calm))
        } then: { code in
          code.block("TimelineView(.animation) { timeline in") { $0.line("gradient(at: progress(at: timeline.date))") }
        }
      }
    } else {
      code.line(scene.shimmer.plain.map(color) ?? "gradient")
    }
    // By convention, an expression that ends with a brace has its modifiers below the brace.
    if needsMotion { writeModifiers(&code, title: title) } else { code.indented { writeModifiers(&$0, title: title) } }
  }

  private func writeModifiers(_ code: inout CodeWriter, title: String) {
    if !scene.items.isEmpty { code.line(".clipShape(\(name.bonesType)())") }
    code.line(".frame(width: \(plain(scene.size.width)), height: \(plain(scene.size.height)))")
    if !scene.items.isEmpty { code.line(".background(\(color(scene.overlay)))") }
    if !scene.kept.isEmpty { code.line(".overlay { kept }") }
    for indicator in scene.indicators {
      code.line(".overlay { ProgressView().position(x: \(plain(indicator.midX)), y: \(plain(indicator.midY))) }")
    }
    // The label belongs to the view as a whole, not to an indicator in it.
    code.lines(".accessibilityElement()", ".accessibilityLabel(\(swiftQuoted(title)))")
    code.line(".accessibilityAddTraits(.updatesFrequently)")
    code.block(".onAppear {") { code in
      code.block("if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {", "} else {") { code in
        code.line("AccessibilityNotification.Announcement(\(swiftQuoted(title))).post()")
      } then: { code in
        code.line("#if canImport(UIKit) && !os(watchOS)")
        code.line("UIAccessibility.post(notification: .announcement, argument: \(swiftQuoted(title)))")
        code.line("#endif")
      }
    }
  }

  // MARK: - Gradient

  private func writeGradient(_ code: inout CodeWriter) {
    let shimmer = scene.shimmer
    if scene.items.isEmpty { return }
    guard let motion = shimmer.motion else {
      if shimmer.plain == nil { writeStillGradient(&code) }
      return
    }
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
    code.line()
    if let second = shimmer.second?.last ?? shimmer.plain {
      code.block("private func gradient(at progress: Double) -> some View {") { code in
        code.block("ZStack {") { code in
          code.lines(color(shimmer.colors.last ?? .clear), "\(color(second)).opacity(progress)")
        }
      }
      return
    }
    code.line("/// Each color with its place at the start and at the end of the way, from `startPoint` to `endPoint`.")
    code.block("private func gradient(at progress: Double) -> some View {") { code in
      code.block("let stops: [(hex: UInt32, from: Double, to: Double)] = [", "]") { code in
        for (color, (from, to)) in zip(shimmer.colors, zip(shimmer.from, shimmer.to)) {
          code.line("(\(hexadecimal(color)), \(formatted(from)), \(formatted(to))),")
        }
      }
      code.block("return LinearGradient(", ")") { code in
        code.block("stops: stops.map {", "},") { code in
          code.line("Gradient.Stop(color: Color(hex: $0.hex), location: $0.from + ($0.to - $0.from) * progress)")
        }
        code.line("startPoint: \(unit(shimmer.start)), endPoint: \(unit(shimmer.end))")
      }
    }
  }

  private func writeStillGradient(_ code: inout CodeWriter) {
    let shimmer = scene.shimmer
    code.line()
    code.block("private var gradient: some View {") { code in
      code.block("LinearGradient(", ")") { code in
        code.block("stops: [", "],") { code in
          for (color, location) in zip(shimmer.colors, shimmer.from) {
            code.line("Gradient.Stop(color: \(self.color(color)), location: \(formatted(location))),")
          }
        }
        code.line("startPoint: \(unit(shimmer.start)), endPoint: \(unit(shimmer.end))")
      }
    }
  }

  private func unit(_ point: Point) -> String {
    let x = scene.size.width > 0 ? point.x / scene.size.width : 0
    let y = scene.size.height > 0 ? point.y / scene.size.height : 0
    return "UnitPoint(x: \(formatted(x)), y: \(formatted(y)))"
  }

  // MARK: - Colors

  func color(_ color: Color) -> String { "Color(hex: \(hexadecimal(color)))" }

  private func hexadecimal(_ color: Color) -> String {
    let digits = color.hexadecimal.dropFirst()
    // Alpha comes first, and is left out for opaque colors.
    return color.alpha == 255 ? "0x" + digits.prefix(6) : "0x" + digits.suffix(2) + digits.prefix(6)
  }

  private func writeColor(to code: inout CodeWriter) {
    let colors =
      scene.shimmer.colors + (scene.shimmer.second ?? []) + [scene.overlay]
      + scene.kept.flatMap(\.writtenBones).compactMap(\.color)
    let hasAlpha = colors.contains { $0.alpha < 255 }
    code.line()
    code.block("extension Color {") { code in
      code.line(hasAlpha ? "/// `0xRRGGBB`, or with a first byte that is not 0 `0xAARRGGBB`." : "/// `0xRRGGBB`.")
      code.block("fileprivate init(hex: UInt32) {") { code in
        code.line("func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }")
        if hasAlpha { code.line("let opacity = hex >> 24 == 0 ? 1 : channel(24)") }
        let opacity = hasAlpha ? ", opacity: opacity" : ""
        code.line("self.init(red: channel(16), green: channel(8), blue: channel(0)\(opacity))")
      }
    }
  }
}

private func swiftQuoted(_ text: String) -> String {
  sourceQuoted(text, escaping: "\"\\") { "\\u{\($0)}" }
}
