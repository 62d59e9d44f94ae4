import Geometry
import LayerTree
import SceneModel
import TextFormats

/// Encodes a placeholder as a composable function of Jetpack Compose in Kotlin for every width; lengths are in dp.
///
/// - Parameter title: the content description, which screen readers read aloud.
func encodeCompose(_ placeholder: inout HostPlaceholder, _ name: HostName, title: String) -> CodeWriter {
  var code = CodeWriter(indent: 4, placeholder.host.work)
  ComposeDrawing(placeholder, name).writeFile(to: &code, title: title)
  if placeholder.host.evenOddCount > 0 { placeholder.host.note(.evenOdd(placeholder.host.evenOddCount)) }
  return code
}

struct ComposeDrawing {
  let placeholder: HostPlaceholder
  let name: HostName
  let syntax = LengthSyntax.kotlin

  init(_ placeholder: HostPlaceholder, _ name: HostName) {
    (self.placeholder, self.name) = (placeholder, name)
  }

  var scene: HostScene { placeholder.host }
  private var hasRows: Bool { placeholder.rows != nil }
  private var hasRegions: Bool { !placeholder.regions.isEmpty }
  private var moves: Bool { placeholder.moves }
  /// True if the file fills the bones with a gradient (a `Brush`); false if it uses single colors.
  private var hasBrush: Bool { placeholder.hasBones && scene.shimmer.plain == nil }
  private var needsDirection: Bool { placeholder.mirroring != .same || hasBrush }
  private var colorsType: String { name.type + "Colors" }
  private var regionType: String { name.type + "Region" }

  /// The roles of boxes that are drawn, each with the names of its function and of its color.
  private var roles: [(role: FluidBoneName.Role, function: String, color: String)] {
    var roles: [(role: FluidBoneName.Role, function: String, color: String)] = []
    if placeholder.surface != nil { roles.append((.surface, name.bonesFunction + "Surfaces", "surface")) }
    if placeholder.hairline != nil { roles.append((.hairline, name.bonesFunction + "Hairlines", "hairline")) }
    return roles
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
    if hasRegions {
      let cases = placeholder.regions.map(regionCase).joined(separator: ", ")
      code.lines("enum class \(regionType) { \(cases) }", "")
    }
    code.line("/** What shows while \(name.document ?? "a page") loads, at every width: \(scene.parts). */")
    code.line("@Composable")
    code.block("fun \(name.type)(", ") {") { code in
      let colors = "if (isSystemInDarkTheme()) \(colorsType).Dark else \(colorsType).Light"
      code.line("modifier: Modifier = Modifier,")
      if let rows = placeholder.rows {
        code.line("/** The number of equal rows; null for as many as the height requires. */")
        code.line("rows: Int? = \(rows.count),")
      }
      if hasRegions {
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
    for (role, function, _) in roles {
      writePath(role, function, role == .surface ? "The boxes behind bones" : "The lines between bones", to: &code)
    }
    if placeholder.hasScopes { writeScopes(to: &code) }
    writeAddBone(to: &code)
    code.lines("", "@Preview", "@Composable")
    code.line("private fun \(name.type)Preview() = \(name.type)()")
  }

  // MARK: - Parameters

  private func writeColors(to code: inout CodeWriter) {
    let lists = [
      ("overlay", [placeholder.overlay]), ("gradient", placeholder.hasBones ? placeholder.gradient : nil),
      ("gradientEnd", placeholder.second), ("surface", placeholder.surface.map { [$0] }),
      ("hairline", placeholder.hairline.map { [$0] }),
    ].compactMap { name, colors in colors.map { (name: name, colors: $0) } }
    code.line(
      "/** The colors of one theme; [gradient] has as many as in [Light]. */".replacing(
        "; [gradient] has as many as in [Light]",
        with: placeholder.hasBones ? "; [gradient] has as many as in [Light]" : ""))
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

  private func regionCase(_ region: String) -> String {
    let name = region.words.map { $0.withFirst(uppercased: true) }.joined()
    return name.utf8.first?.isLetter == true ? name : "Region" + name
  }

  // MARK: - Body

  private func writeBody(to code: inout CodeWriter, title: String) {
    if needsDirection { code.line("val isRightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl") }
    if moves { writeMotion(&code) }
    if hasBrush, !placeholder.hasScopes {
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
        if hasBrush, !placeholder.hasScopes {
          code.block(".onGloballyPositioned {", "}") { code in
            code.line("root = Rect(-it.positionInRoot(), it.findRootCoordinates().size.toSize())")
          }
        }
        code.block(".layout { measurable, constraints ->", "}") { code in
          code.line("val width = if (constraints.hasBoundedWidth) constraints.maxWidth else constraints.minWidth")
          let arguments = hasRows ? "width / density, rows" : "width / density"
          var height = "(\(name.bonesFunction)Height(\(arguments)) * density).roundToInt()"
          if hasRows {
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
      guard placeholder.hasBones || !roles.isEmpty || !placeholder.keptShapes.isEmpty else { return }
      code.line("// From here on in dp.")
      code.block("scale(density, pivot = Offset.Zero) {") { code in
        if placeholder.hasBones || !roles.isEmpty { code.line("val area = size / density") }
        if moves, let motion = scene.shimmer.motion { writeProgress(motion, to: &code) }
        if placeholder.hasBones { writeBonesFill(to: &code) }
        for role in roles { code.line("drawPath(\(call(role.function)), colors.\(role.color))") }
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
    var arguments = ["area"]
    if hasRows { arguments.append("rows") }
    if hasRegions { arguments.append("hiddenRegions") }
    if placeholder.mirroring != .same { arguments.append("isRightToLeft") }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  private var parameters: String {
    var parameters = ["size: Size"]
    if hasRows { parameters.append("rows: Int?") }
    if hasRegions { parameters.append("hiddenRegions: Set<\(regionType)>") }
    if placeholder.mirroring != .same { parameters.append("isRightToLeft: Boolean") }
    return parameters.joined(separator: ", ")
  }

  private func writeBonesFill(to code: inout CodeWriter) {
    code.line("val bones = \(call(name.bonesFunction))")
    let calm = "colors.gradient[\(placeholder.calm)]"
    guard hasBrush else {
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

  // MARK: - Functions

  private static func condition(_ width: String) -> String { "if (width < \(width)f) {" }

  private func product(_ length: FluidLength) -> String {
    let text = syntax.text(length)
    return text.contains(" ") ? "(\(text))" : text
  }

  private func writeHeight(to code: inout CodeWriter) {
    code.line("/** The height in dp at a width in dp. */")
    let parameters = hasRows ? "width: Float, rows: Int" : "width: Float"
    if hasRows || !placeholder.forms.leftToRight.allSatisfy({ $0.height.pieces.allSatisfy { $0.slope != 0 } }) {
      code.line("@Suppress(\"UNUSED_PARAMETER\")")
    }
    code.block("private fun \(name.bonesFunction)Height(\(parameters)): Float {") { code in
      code.branch(placeholder.forms.leftToRight.map { ($0.start, $0.height) }, below: Self.condition) { height, code in
        guard let rows = placeholder.rows else { return code.line("return \(syntax.text(height))") }
        let rest = height.shifted(by: FluidLength.zero.adding(Double(rows.count), of: rows.period))
        let sum = "\(product(rows.period)) * rows"
        code.line("return " + (rest.isAlways(.zero) ? sum : "\(syntax.text(rest)) + \(sum)"))
      }
    }
  }

  private func writePath(
    _ role: FluidBoneName.Role, _ function: String, _ comment: String, outlines: [HostBone] = [],
    to code: inout CodeWriter
  ) {
    code.line()
    code.line("/** \(comment), in dp from the top left corner. */")
    code.block("private fun \(function)(\(parameters)) = Path().apply {") { code in
      code.line("val width = size.width")
      let mirrored = placeholder.mirroring == .mirrored ? "isRightToLeft" : "false"
      code.block("fun bone(x: Float, y: Float, boxWidth: Float, boxHeight: Float, vararg radii: Float) {") { code in
        code.line("addBone(width, \(mirrored), Rect(Offset(x, y), Size(boxWidth, boxHeight)), radii)")
      }
      if placeholder.mirroring == .separate {
        code.block(
          "if (isRightToLeft) {", "} else {", { write(role, isRightToLeft: true, to: &$0) },
          then: { write(role, isRightToLeft: false, to: &$0) })
      } else {
        write(role, isRightToLeft: false, to: &code)
      }
      for outline in outlines {
        if let label = outline.label { code.line("// \(label)") }
        code.line("addPath(PathParser().parsePathString(\"\(outline.svgData)\").toPath())")
      }
    }
  }

  private func write(_ role: FluidBoneName.Role, isRightToLeft: Bool, to code: inout CodeWriter) {
    for region in [nil] + placeholder.regions {
      let all = placeholder.boxes(isRightToLeft: isRightToLeft) { $0.name.role == role && $0.name.region == region }
      if all.allSatisfy(\.boxes.isEmpty) { continue }
      let body: (inout CodeWriter) -> Void = { code in
        guard let rows = placeholder.rows else {
          return code.write(all, below: Self.condition) { write($0, nil, &$1) }
        }
        code.write(all.map { ($0.start, $0.boxes.filter { rows.row(of: $0) == nil }) }, below: Self.condition) {
          write($0, nil, &$1)
        }
        let first = all.flatMap { $0.boxes.filter { rows.row(of: $0) == 0 } }
        if first.isEmpty { return }
        let top = rows.top.isClose(.zero) ? "size.height" : "(size.height - \(product(rows.top)))"
        code.line("val count = rows ?: ceil(\(top) / \(product(rows.period))).toInt().coerceIn(0, 1000)")
        code.block("for (row in 0 until count) {") { code in
          code.line("val y = \(product(rows.period)) * row")
          for box in first { write(box, "y", &code) }
        }
      }
      if let region {
        code.block("if (\(regionType).\(regionCase(region)) !in hiddenRegions) {") { body(&$0) }
      } else {
        body(&code)
      }
    }
  }

  private func write(_ box: FluidForm.Box, _ offset: String?, _ code: inout CodeWriter) {
    let frame = [
      syntax.text(box.x), syntax.text(box.y, plus: offset), syntax.text(box.width), syntax.text(box.height),
    ]
    var radii = box.radii.map(syntax.text)
    if Set(radii).count == 1 { radii = radii[0] == "0f" ? [] : [radii[0]] }
    let comment = placeholder.label(of: box).map { " // \($0)" } ?? ""
    code.line("bone(\((frame + radii).joined(separator: ", ")))" + comment)
  }

  private func writeScopes(to code: inout CodeWriter) {
    code.lines("", "/** The rectangles of the gradients, from back to front, in dp. */")
    let hasDirection = placeholder.mirroring != .same
    let parameters = hasDirection ? "size: Size, isRightToLeft: Boolean" : "size: Size"
    code.block("private fun \(name.bonesFunction)Scopes(\(parameters)): List<Rect> {") { code in
      code.lines("val width = size.width", "val frames = mutableListOf<Rect>()")
      func write(_ isRightToLeft: Bool, _ code: inout CodeWriter) {
        code.write(placeholder.boxes(isRightToLeft: isRightToLeft) { $0.name.role == .scope }, below: Self.condition) {
          box, code in
          let (x, y) = (syntax.text(box.x), syntax.text(box.y))
          let (width, height) = (syntax.text(box.width), syntax.text(box.height))
          code.line("frames.add(Rect(Offset(\(x), \(y)), Size(\(width), \(height))))")
        }
      }
      if placeholder.mirroring == .separate {
        code.block("if (isRightToLeft) {", "} else {", { write(true, &$0) }, then: { write(false, &$0) })
      } else {
        write(false, &code)
      }
      if placeholder.mirroring == .mirrored {
        code.line("if (!isRightToLeft) return frames")
        code.line("return frames.map { Rect(Offset(width - it.right, it.top), it.size) }")
      } else {
        code.line("return frames")
      }
    }
  }

  private func writeAddBone(to code: inout CodeWriter) {
    guard placeholder.hasBones || !roles.isEmpty else { return }
    code.lines("", "/** Adds a box; the radii are one for all corners, or four clockwise from the top left. */")
    let parameters = "width: Float, isMirrored: Boolean, box: Rect, radii: FloatArray"
    code.block("private fun Path.addBone(\(parameters)) {") { code in
      code.line("if (box.width <= 0f || box.height <= 0f) return")
      code.line("val left = if (isMirrored) width - box.right else box.left")
      code.line("val order = if (isMirrored) listOf(1, 0, 3, 2) else listOf(0, 1, 2, 3)")
      code.block("val corners = order.map {", "}") { code in
        code.line("CornerRadius(if (radii.isEmpty()) 0f else if (radii.size == 1) radii[0] else radii[it])")
      }
      code.line("val rect = Rect(Offset(left, box.top), box.size)")
      code.line("addRoundRect(RoundRect(rect, corners[0], corners[1], corners[2], corners[3]))")
    }
  }

  private func writeBrush(to code: inout CodeWriter) {
    guard hasBrush else { return }
    let shimmer = scene.shimmer
    code.line()
    let progress = moves ? ", progress: Float" : ""
    let parameters = "colors: \(colorsType), frame: Rect, isRightToLeft: Boolean\(progress)"
    code.block("private fun \(name.bonesFunction)Brush(\(parameters)): Brush {") { code in
      if moves {
        code.line("// The place of each color at the start and at the end of a sweep.")
        let places = zip(shimmer.from, shimmer.to).map { "\(formatted($0))f to \(formatted($1))f" }
        code.line("val places = listOf(\(places.joined(separator: ", ")))")
        code.block("val stops = places.mapIndexed { index, place ->", "}") { code in
          code.line("lerp(place.first, place.second, progress) to colors.gradient[index]")
        }
      } else {
        code.line("val places = listOf(\(shimmer.from.map { formatted($0) + "f" }.joined(separator: ", ")))")
        code.line("val stops = places.mapIndexed { index, place -> place to colors.gradient[index] }")
      }
      let reach = shimmer.reach
      let names = [("start", reach.start), ("end", reach.end)]
      switch placeholder.axis {
      case .points(let start, let end):
        code.block("fun point(x: Float, y: Float): Offset {") { code in
          code.line("val share = if (isRightToLeft) 1f - x else x")
          code.line("return Offset(frame.left + frame.width * share, frame.top + frame.height * y)")
        }
        for (name, location) in names {
          let (x, y) = (start.x + (end.x - start.x) * location, start.y + (end.y - start.y) * location)
          code.line("val \(name) = point(\(formatted(x))f, \(formatted(y))f)")
        }
      case .angle(let angle):
        let (x, y) = (cosine(angle), sine(angle))
        let sides =
          "frame.width * \(formatted(abs(x), decimals: 6))f + frame.height * \(formatted(abs(y), decimals: 6))f"
        code.line("// The ends of the axis are at corners of the rectangle.")
        code.line("val half = (\(sides)) / 2f")
        code.line("val x = (if (isRightToLeft) -half else half) * \(formatted(x, decimals: 6))f")
        code.line("val y = half * \(formatted(y, decimals: 6))f")
        for (name, location) in names {
          let factor = formatted(2 * location - 1) + "f"
          code.line("val \(name) = frame.center + Offset(x, y) * \(factor)")
        }
      }
      code.line("return Brush.linearGradient(*stops.toTypedArray(), start = start, end = end)")
    }
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
  fileprivate var svgData: String {
    switch form {
    case .box(let rounded): rounded.svgData
    case .outline(let path, _): path.svgData
    }
  }
}

private func kotlinQuoted(_ text: String) -> String {
  sourceQuoted(text, escaping: "\"\\$") { "\\u" + String(repeating: "0", count: 4 - $0.utf8.count) + $0 }
}
