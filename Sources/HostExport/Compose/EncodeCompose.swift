import Geometry
import TextFormats

/// Encodes a scene as a composable function of Jetpack Compose in Kotlin; lengths are in dp.
///
/// - Parameters:
///   - scene: the scene, not mirrored.
///   - title: the content description, which screen readers read aloud.
func encodeCompose(_ scene: inout HostScene, _ name: HostName, title: String) -> CodeWriter {
  var code = CodeWriter(indent: 4, scene.work)
  ComposeDrawing(scene: scene, name: name).writeFile(to: &code, title: title)
  if scene.evenOddCount > 0 { scene.note(.evenOdd(scene.evenOddCount)) }
  return code
}

struct ComposeDrawing {
  let scene: HostScene
  let name: HostName

  /// True if the Kotlin file fills the bones with a gradient (a `Brush`); false if it uses single colors.
  private var hasBrush: Bool { hasBones && scene.shimmer.plain == nil }
  private var hasBones: Bool { !scene.items.isEmpty }
  private var moves: Bool { hasBones && scene.shimmer.motion != nil }

  func writeFile(to code: inout CodeWriter, title: String) {
    // `TimeSource` is stable since Kotlin 1.9, and `rememberInfiniteTransition` has a label since Compose 1.4.
    let platforms = "Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21)"
    code.lines("// " + name.header(format: "compose", for: platforms), "")
    if moves { code.line("import android.provider.Settings") }
    for name in imports { code.line("import androidx.compose.\(name)") }
    if scene.loading != nil { code.lines("import kotlin.time.TimeSource", "import kotlinx.coroutines.delay") }
    code.line()
    code.line("/** What shows while \(name.document ?? "a page") loads: \(scene.summary(unit: "dp")). */")
    code.line("@Composable")
    code.block("fun \(name.type)(modifier: Modifier = Modifier) {") { code in
      if moves { writeMotion(&code) }
      if hasBones { code.line("val bones = remember { \(name.bonesFunction)() }") }
      if scene.indicators.isEmpty {
        writeCanvas(&code, modifier: "modifier", title: title)
      } else {
        code.block("Box(", ") {") { code in
          code.line("modifier")
          code.indented { writeSemantics(&$0, title: title) }
        } then: { code in
          writeCanvas(&code, modifier: "Modifier", title: nil)
          for indicator in scene.indicators {
            let (x, y) = (plain(indicator.minX), plain(indicator.minY))
            let (width, height) = (plain(indicator.width), plain(indicator.height))
            code.line("CircularProgressIndicator(Modifier.offset(\(x).dp, \(y).dp).size(\(width).dp, \(height).dp))")
          }
        }
      }
    }
    if let loading = scene.loading { writeLoading(loading, to: &code) }
    if hasBrush { writeBrush(to: &code) }
    if hasBones { writeBones(to: &code) }
  }

  private func writeMotion(_ code: inout CodeWriter) {
    guard let motion = scene.shimmer.motion else { return }
    code.line("// True if the user has removed animations in the settings of the system.")
    code.line("val resolver = LocalContext.current.contentResolver")
    code.block("val reducesMotion = remember(resolver) {") { code in
      code.line("Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f")
    }
    code.line("val transition = rememberInfiniteTransition(label = \"shimmer\")")
    code.block("val progress by transition.animateFloat(", ")") { code in
      code.lines("initialValue = 0f,", "targetValue = 1f,")
      code.block("animationSpec = infiniteRepeatable(", "),") { code in
        code.line("animation = tween(durationMillis = \(motion.milliseconds), easing = \(easing(motion.curve))),")
        code.line("repeatMode = RepeatMode.\(motion.autoreverses ? "Reverse" : "Restart"),")
      }
      code.line("label = \"progress\",")
    }
  }

  /// Writes the modifier that makes the whole view one node for accessibility services: a progress indicator without a
  /// value, whose description is announced.
  private func writeSemantics(_ code: inout CodeWriter, title: String) {
    code.block(".clearAndSetSemantics {", "},") { code in
      code.line("contentDescription = \(kotlinQuoted(title))")
      code.line("liveRegion = LiveRegionMode.Polite")
      code.line("progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate")
    }
  }

  /// - Parameter title: the content description; nil if a surrounding view has it.
  private func writeCanvas(_ code: inout CodeWriter, modifier: String, title: String?) {
    code.block("Canvas(", ") {") { code in
      code.line(modifier)
      code.indented { code in
        let size = ".size(width = \(plain(scene.size.width)).dp, height = \(plain(scene.size.height)).dp)"
        code.line(size + (title == nil ? "," : ""))
        if let title { writeSemantics(&code, title: title) }
      }
    } then: { code in
      code.line("drawRect(\(color(scene.overlay)))")
      guard hasBones || !scene.kept.isEmpty else { return }
      code.line("// From here on in dp.")
      code.block("scale(density, pivot = Offset.Zero) {") { code in
        writeBonesCall(&code)
        code.write(scene.kept, Self.loops, write)
      }
    }
  }

  private func writeBonesCall(_ code: inout CodeWriter) {
    guard hasBones else { return }
    if moves {
      let calm = color(scene.shimmer.calm)
      code.block("if (reducesMotion) {", "} else {", { $0.line("drawPath(bones, \(calm))") }, then: writeMovingBones)
    } else {
      writeMovingBones(&code)
    }
  }

  private func writeMovingBones(_ code: inout CodeWriter) {
    let shimmer = scene.shimmer
    if let plain = shimmer.plain {
      code.line("drawPath(bones, \(color(plain)))")
      if moves, let second = shimmer.second?.last {
        code.line("drawPath(bones, \(color(second)), alpha = progress)")
      }
    } else {
      code.line("drawPath(bones, shimmer\(moves ? "(progress)" : ""))")
    }
  }

  private func writeBrush(to code: inout CodeWriter) {
    let shimmer = scene.shimmer
    code.line()
    if moves {
      code.line("/** The gradient, [progress] of its way: each color with its place at the start and at the end. */")
      code.line("private fun shimmer(progress: Float) = Brush.linearGradient(")
    } else {
      code.line("private val shimmer = Brush.linearGradient(")
    }
    code.indented { code in
      for (color, (from, to)) in zip(shimmer.colors, zip(shimmer.from, shimmer.to)) {
        let (start, end) = ("\(formatted(from))f", "\(formatted(to))f")
        let place = moves && start != end ? "lerp(\(start), \(end), progress)" : start
        code.line("\(place) to \(self.color(color)),")
      }
      code.line("start = \(offset(shimmer.start)),")
      code.line("end = \(offset(shimmer.end)),")
    }
    code.line(")")
  }

  // MARK: - Values

  private func offset(_ point: Point) -> String { "Offset(\(plain(point.x))f, \(plain(point.y))f)" }

  func color(_ color: Color) -> String {
    let digits = color.hexadecimal.dropFirst()
    return "Color(0x\(digits.suffix(2))\(digits.prefix(6)))"
  }

  private func easing(_ curve: UnitBezier) -> String {
    if curve == .linear { return "LinearEasing" }
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { "\(plain($0))f" }
    return "CubicBezierEasing(\(numbers.joined(separator: ", ")))"
  }

  // MARK: - Imports

  private var imports: [String] {
    let bones = scene.items.flatMap(\.writtenBones)
    let kept = scene.kept.flatMap(\.writtenBones)
    let hasBoxes = bones.contains { if case .box = $0.form { true } else { false } }
    let hasOutlines = scene.outlineCount > 0 || kept.contains { $0.uniformRadius == nil }
    var names = [
      "foundation.Canvas", "foundation.layout.size", "runtime.Composable", "ui.Modifier",
      "ui.graphics.Color", "ui.semantics.LiveRegionMode", "ui.semantics.ProgressBarRangeInfo",
      "ui.semantics.clearAndSetSemantics", "ui.semantics.contentDescription", "ui.semantics.liveRegion",
      "ui.semantics.progressBarRangeInfo", "ui.unit.dp",
    ]
    if moves {
      names.append("ui.platform.LocalContext")
      names += ["animateFloat", "infiniteRepeatable", "rememberInfiniteTransition", "RepeatMode", "tween"].map {
        "animation.core." + $0
      }
      names.append("animation.core." + (scene.shimmer.motion?.curve == .linear ? "LinearEasing" : "CubicBezierEasing"))
      names.append("runtime.getValue")
    }
    if hasBones {
      names += ["runtime.remember", "ui.graphics.Path"]
    }
    if hasBones || !scene.kept.isEmpty { names += ["ui.geometry.Offset", "ui.graphics.drawscope.scale"] }
    if kept.contains(where: { $0.uniformRadius != nil }) {
      names += ["ui.geometry.CornerRadius", "ui.geometry.Size"]
    }
    if hasBrush { names.append("ui.graphics.Brush") }
    if hasBrush && moves { names.append("ui.util.lerp") }
    if hasBoxes { names += ["CornerRadius", "Rect", "RoundRect", "Size"].map { "ui.geometry." + $0 } }
    if hasOutlines { names.append("ui.graphics.vector.PathParser") }
    if !scene.indicators.isEmpty {
      names += ["foundation.layout.Box", "foundation.layout.offset", "material3.CircularProgressIndicator"]
    }
    if scene.loading != nil { names += Self.loadingImports }
    return Set(names).sorted()
  }
}

private func kotlinQuoted(_ text: String) -> String {
  sourceQuoted(text, escaping: "\"\\$") { "\\u" + String(repeating: "0", count: 4 - $0.utf8.count) + $0 }
}
