import Geometry
import LayerTree
import SceneModel
import TextFormats

/// The source code of a placeholder as a composable function of Jetpack Compose for every width; lengths are in dp.
struct ComposeDrawing: HostDrawing, BoxWriter {
  let placeholder: HostPlaceholder
  let name: HostName
  let syntax = LengthSyntax.kotlin

  init(_ placeholder: HostPlaceholder, _ name: HostName) {
    (self.placeholder, self.name) = (placeholder, name)
  }

  var moves: Bool { placeholder.moves }
  var colorsType: String { name.type + "Colors" }
  var regionType: String { name.type + "Region" }

  /// The name of the function that returns the path of surfaces.
  private func function(for tint: HostPlaceholder.SurfaceTint) -> String {
    name.bonesFunction + tint.plural.prefix(1).uppercased() + tint.plural.dropFirst()
  }

  func writeFile(to code: inout CodeWriter, title: String) {
    // `TimeSource` is stable since Kotlin 1.9.
    let platforms = "Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21)"
    for header in name.headers(format: "compose", for: platforms) { code.line("// " + header) }
    code.line()
    if let package = name.package { code.lines("package \(package)", "") }
    var body = code.empty
    write(to: &body, title: title)
    for name in imports(of: body) { code.line("import \(name)") }
    code.line()
    code.append(body)
  }

  private func write(to code: inout CodeWriter, title: String) {
    writeColors(to: &code)
    if placeholder.hasRegions {
      let cases = placeholder.regions.map(regionCase).joined(separator: ", ")
      code.lines("enum class \(regionType) { \(cases) }", "")
    }
    code.line("/** The placeholder of \(name.document ?? "a document") at every width: \(scene.parts). */")
    code.line("@Composable")
    code.block("fun \(name.type)(", ") {") { code in
      let colors = "if (isSystemInDarkTheme()) \(colorsType).Dark else \(colorsType).Light"
      code.line("modifier: Modifier = Modifier,")
      if let rows = placeholder.rows {
        code.line("/** The number of equal rows; null for as many as the height requires. */")
        code.line("rows: Int? = \(rows.count),")
      }
      if placeholder.hasRegions {
        code.line("/** Regions whose bones are not shown; the background remains. */")
        code.line("hiddenRegions: Set<\(regionType)> = emptySet(),")
      }
      code.line("colors: \(colorsType) = \(colors)")
    } then: { code in
      writeBody(to: &code, title: title)
    }
    if let loading = scene.loading { writeLoading(loading, to: &code) }
    code.line()
    writeHeight(to: &code)
    if placeholder.hasBones {
      writeBrush(to: &code)
      writePath(.bone, name.bonesFunction, "All bones", outlines: placeholder.outlines, to: &code)
    }
    for tint in placeholder.tints { writePath(.surface(tint.kind), function(for: tint), tint.summary, to: &code) }
    if placeholder.hasScopes { writeScopes(to: &code) }
    writeAddBone(to: &code)
    code.lines("", "@Preview", "@Composable")
    code.line("private fun \(name.type)Preview() = \(name.type)()")
  }

  // MARK: - Parameters

  private func writeColors(to code: inout CodeWriter) {
    let lists = placeholder.namedColors
    let gradient = placeholder.hasBones ? "; [gradient] has as many as in [Light]" : ""
    code.line("/** The colors of one theme\(gradient). */")
    code.block("class \(colorsType)(", ") {") { code in
      for (index, list) in lists.enumerated() {
        let type = list.name.hasPrefix("gradient") ? "List<Color>" : "Color"
        code.line("val \(list.name): \(type)" + (index + 1 < lists.count ? "," : ""))
      }
    } then: { code in
      code.block("companion object {") { code in
        for (theme, path) in [("Light", \HostPlaceholder.ThemeColor.light), ("Dark", \.dark)] {
          code.block("val \(theme) = \(colorsType)(", ")") { code in
            for (index, list) in lists.enumerated() {
              let colors = list.colors.map { color($0[keyPath: path]) }
              if list.name.hasPrefix("gradient") {
                code.block("\(list.name) = listOf(", ")") { code in
                  for (index, color) in colors.enumerated() {
                    code.line(color + (index + 1 < colors.count ? "," : ""))
                  }
                }
              } else {
                code.line("\(list.name) = \(colors[0])")
              }
              if index + 1 < lists.count { code.append(",") }
            }
          }
        }
      }
    }
    code.line()
  }

  func regionCase(_ region: String) -> String {
    let name = region.words.map { $0.withFirst(uppercased: true) }.joined()
    return name.utf8.first?.isLetter == true ? name : "Region" + name
  }

  // MARK: - Body

  private func writeBody(to code: inout CodeWriter, title: String) {
    if placeholder.needsDirection {
      code.line("val isRightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl")
    }
    if moves { writeMotion(&code) }
    if placeholder.isGradient, !placeholder.hasScopes {
      code.line("// The root of the composition in the coordinates of the placeholder.")
      code.line("var root by remember { mutableStateOf(Rect.Zero) }")
    }
    let hasBox = !scene.indicators.isEmpty
    if hasBox {
      code.block("Box(modifier) {") { code in
        writeCanvas(to: &code, modifier: "Modifier", title: title)
        for indicator in scene.indicators {
          let (x, y) = (plain(indicator.minX), plain(indicator.minY))
          let (width, height) = (plain(indicator.width), plain(indicator.height))
          code.line("CircularProgressIndicator(")
          code.indented {
            $0.line("Modifier.absoluteOffset(\(x).dp, \(y).dp).size(\(width).dp, \(height).dp).clearAndSetSemantics {}")
          }
          code.line(")")
        }
      }
    } else {
      writeCanvas(to: &code, modifier: "modifier", title: title)
    }
  }

  private func writeMotion(_ code: inout CodeWriter) {
    code.line("// True if the user has removed animations in the settings of the system.")
    code.line("val resolver = LocalContext.current.contentResolver")
    code.block("val reducesMotion = remember(resolver) {") { code in
      code.line("Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f")
    }
    code.line("// Frames have absolute times: placeholders that appear later join the sweep of the others.")
    code.block("val time = produceState(0L, reducesMotion) {") { code in
      code.line("while (!reducesMotion) withInfiniteAnimationFrameMillis { value = it }")
    }
  }

  /// Writes the progress of the sweep, which is read while the canvas is drawn: a frame does not compose the function again.
  private func writeProgress(_ motion: HostShimmer.Motion, to code: inout CodeWriter) {
    let length = motion.milliseconds
    var run = "time.value % \(length) / \(length)f"
    if motion.autoreverses {
      code.line("val phase = time.value % \(2 * length) / \(length)f")
      run = "if (phase > 1f) 2f - phase else phase"
    }
    code.line("val progress = " + (motion.curve == .linear ? run : "\(easing(motion.curve)).transform(\(run))"))
  }

  private func writeCanvas(to code: inout CodeWriter, modifier: String, title: String) {
    code.block("Canvas(", ") {") { code in
      code.line(modifier)
      code.indented { code in
        if placeholder.isGradient, !placeholder.hasScopes {
          code.block(".onGloballyPositioned {", "}") { code in
            code.line("root = Rect(-it.positionInRoot(), it.findRootCoordinates().size.toSize())")
          }
        }
        code.block(".layout { measurable, constraints ->", "}") { code in
          code.line("val width = if (constraints.hasBoundedWidth) constraints.maxWidth else constraints.minWidth")
          let arguments = placeholder.hasRows ? "width / density, rows" : "width / density"
          var height = "(\(name.bonesFunction)Height(\(arguments)) * density).roundToInt()"
          if placeholder.hasRows {
            code.line("val filled = if (constraints.hasBoundedHeight) constraints.maxHeight else constraints.minHeight")
            height = "if (rows == null) filled else \(height)"
          }
          code.line("val height = \(height)")
          code.line("val placeable = measurable.measure(Constraints.fixed(width, height))")
          code.line("layout(width, height) { placeable.place(0, 0) }")
        }
        code.block(".clearAndSetSemantics {", "}") { code in
          code.line("contentDescription = \(kotlinQuoted(title))")
          code.line("liveRegion = LiveRegionMode.Polite")
          code.line("progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate")
        }
      }
    } then: { code in
      code.line("drawRect(colors.overlay)")
      guard placeholder.hasBones || !placeholder.tints.isEmpty || !placeholder.keptShapes.isEmpty else { return }
      code.line("// From here on in dp.")
      code.block("scale(density, pivot = Offset.Zero) {") { code in
        if placeholder.hasBones || !placeholder.tints.isEmpty { code.line("val area = size / density") }
        if moves, let motion = scene.shimmer.motion { writeProgress(motion, to: &code) }
        if placeholder.hasBones { writeBonesFill(to: &code) }
        for tint in placeholder.tints { code.line("drawPath(\(call(function(for: tint))), colors.\(tint.name))") }
        for (shape, color) in zip(placeholder.keptShapes, placeholder.kept) {
          let path = shape.svgData
          let (light, dark) = (self.color(color.light), self.color(color.dark))
          let paint = light == dark ? light : "if (colors === \(colorsType).Dark) \(dark) else \(light)"
          code.line("drawPath(PathParser().parsePathString(\"\(path)\").toPath(), \(paint))")
        }
      }
    }
  }

  /// The call of a function that returns a path of boxes.
  private func call(_ function: String) -> String {
    "\(function)(\((["area"] + options.map(\.name)).joined(separator: ", ")))"
  }

  var parameters: String { (["size: Size"] + options.map { "\($0): \($1)" }).joined(separator: ", ") }

  /// The parameters of the functions that return paths, after the size, which not every placeholder requires.
  private var options: [(name: String, type: String)] {
    (placeholder.hasRows ? [("rows", "Int?")] : [])
      + (placeholder.hasRegions ? [("hiddenRegions", "Set<\(regionType)>")] : [])
      + (placeholder.mirroring != .same ? [("isRightToLeft", "Boolean")] : [])
  }

  private func writeBonesFill(to code: inout CodeWriter) {
    code.line("val bones = \(call(name.bonesFunction))")
    let calm = "colors.gradient[\(placeholder.calm)]"
    guard placeholder.isGradient else {
      code.line("drawPath(bones, \(calm))")
      if moves, placeholder.second != nil {
        code.line("if (!reducesMotion) drawPath(bones, colors.gradientEnd[0], alpha = progress)")
      }
      return
    }
    func draw(_ frame: String, _ code: inout CodeWriter) {
      var arguments = ["colors", frame, "isRightToLeft"]
      if moves { arguments.append("progress") }
      code.line("drawPath(bones, \(name.bonesFunction)Brush(\(arguments.joined(separator: ", "))))")
    }
    let moving: (inout CodeWriter) -> Void = { code in
      if placeholder.hasScopes {
        let mirrored = placeholder.mirroring == .same ? "" : ", isRightToLeft"
        code.block("for (frame in \(name.bonesFunction)Scopes(area\(mirrored))) {") { code in
          code.block("clipRect(frame.left, frame.top, frame.right, frame.bottom) {") { draw("frame", &$0) }
        }
      } else {
        code.line("val frame = Rect(root.topLeft / density, root.size / density)")
        draw("frame", &code)
      }
    }
    guard moves else { return moving(&code) }
    code.block("if (reducesMotion) {", "} else {", { $0.line("drawPath(bones, \(calm))") }, then: moving)
  }

  // MARK: - Values

  private func color(_ color: Color) -> String {
    let digits = color.hexadecimal.dropFirst()
    return "Color(0x\(digits.suffix(2))\(digits.prefix(6)))"
  }

  private func easing(_ curve: UnitBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { "\(plain($0))f" }
    return "CubicBezierEasing(\(numbers.joined(separator: ", ")))"
  }

  /// The imports of the names that occur in the source code, in order.
  private func imports(of body: CodeWriter) -> [String] {
    let all =
      [
        "android.provider.Settings", "kotlin.math.ceil", "kotlin.math.roundToInt", "kotlin.time.TimeSource",
        "kotlinx.coroutines.delay",
      ] + Self.compose.map { "androidx.compose." + $0 }
    var words = body.words
    // Words of comments, and names of other things.
    if scene.indicators.isEmpty { words.subtract(["size", "dp"]) }
    return all.filter { name in name.split(separator: ".").last.map { words.contains(String($0)) } == true }.sorted()
  }

  /// The names of Compose that generated files use.
  private static let compose = [
    "animation.core.Animatable", "animation.core.CubicBezierEasing", "animation.core.LinearEasing",
    "animation.core.tween",
    "animation.core.withInfiniteAnimationFrameMillis", "foundation.Canvas", "foundation.isSystemInDarkTheme",
    "foundation.layout.Box", "foundation.layout.absoluteOffset", "foundation.layout.size",
    "material3.CircularProgressIndicator", "runtime.Composable", "runtime.LaunchedEffect", "runtime.getValue",
    "runtime.mutableStateOf", "runtime.produceState", "runtime.remember", "runtime.setValue", "ui.Modifier",
    "ui.geometry.CornerRadius", "ui.geometry.Offset", "ui.geometry.Rect", "ui.geometry.RoundRect", "ui.geometry.Size",
    "ui.graphics.Brush", "ui.graphics.Color", "ui.graphics.Path",
    "ui.graphics.drawscope.clipRect",
    "ui.graphics.drawscope.scale", "ui.graphics.graphicsLayer", "ui.graphics.vector.PathParser",
    "ui.layout.findRootCoordinates", "ui.layout.layout", "ui.layout.onGloballyPositioned", "ui.layout.positionInRoot",
    "ui.platform.LocalContext", "ui.platform.LocalLayoutDirection", "ui.semantics.LiveRegionMode",
    "ui.semantics.ProgressBarRangeInfo", "ui.semantics.clearAndSetSemantics", "ui.semantics.contentDescription",
    "ui.semantics.liveRegion", "ui.semantics.progressBarRangeInfo", "ui.tooling.preview.Preview", "ui.unit.Constraints",
    "ui.unit.LayoutDirection", "ui.unit.dp", "ui.unit.toSize", "ui.util.lerp",
  ]
}

extension HostBone {
  /// The outline in the syntax of SVG path data.
  var svgData: String {
    switch form {
    case .box(let rounded): rounded.svgData
    case .outline(let path, _): path.svgData
    }
  }
}

private func kotlinQuoted(_ text: String) -> String {
  sourceQuoted(text, escaping: "\"\\$") { "\\u" + String(repeating: "0", count: 4 - $0.utf8.count) + $0 }
}
