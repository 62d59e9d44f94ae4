import Geometry
import LayerTree
import SceneModel
import TextFormats

extension ComposeDrawing {
  func writeHeight(to code: inout CodeWriter) {
    code.line("/** The height in dp at a width in dp. */")
    let parameters = placeholder.hasRows ? "width: Float, rows: Int" : "width: Float"
    if placeholder.hasRows
      || !placeholder.forms.leftToRight.allSatisfy({ $0.height.pieces.allSatisfy { $0.slope != 0 } })
    {
      code.line("@Suppress(\"UNUSED_PARAMETER\")")
    }
    code.block("private fun \(name.bonesFunction)Height(\(parameters)): Float {") { code in
      code.branch(placeholder.forms.leftToRight.map { ($0.start, $0.height) }, in: syntax) { height, code in
        code.line("return " + syntax.text(height, of: placeholder.rows, count: "rows"))
      }
    }
  }

  func writePath(
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
      writeBoxes(role, to: &code)
      for outline in outlines {
        if let label = outline.label { code.line("// \(label)") }
        code.line("addPath(PathParser().parsePathString(\"\(outline.svgData)\").toPath())")
      }
    }
  }

  func isShown(_ region: String) -> String { "\(regionType).\(regionCase(region)) !in hiddenRegions" }

  func writeLoop(over rows: FluidRows, to code: inout CodeWriter, _ body: (inout CodeWriter) -> Void) {
    let period = syntax.product(rows.period)
    code.line("val count = rows ?: ceil(\(syntax.height(below: rows)) / \(period)).toInt().coerceIn(0, 1000)")
    code.block("for (row in 0 until count) {") { code in
      code.line("val y = \(period) * row")
      body(&code)
    }
  }

  func write(_ box: FluidForm.Box, below offset: String?, to code: inout CodeWriter) {
    let frame = [
      syntax.text(box.x), syntax.text(box.y, plus: offset), syntax.text(box.width), syntax.text(box.height),
    ]
    var radii = box.radii.map(syntax.text)
    if Set(radii).count == 1 { radii = radii[0] == "0f" ? [] : [radii[0]] }
    let comment = placeholder.label(of: box).map { " // \($0)" } ?? ""
    code.line("bone(\((frame + radii).joined(separator: ", ")))" + comment)
  }

  func writeScopes(to code: inout CodeWriter) {
    code.lines("", "/** The rectangles of the gradients, from back to front, in dp. */")
    let hasDirection = placeholder.mirroring != .same
    let parameters = hasDirection ? "size: Size, isRightToLeft: Boolean" : "size: Size"
    code.block("private fun \(name.bonesFunction)Scopes(\(parameters)): List<Rect> {") { code in
      code.lines("val width = size.width", "val frames = mutableListOf<Rect>()")
      writeDirections(to: &code) { isRightToLeft, code in
        code.write(placeholder.boxes(isRightToLeft: isRightToLeft) { $0.name.role == .scope }, in: syntax) {
          box, code in
          let (x, y) = (syntax.text(box.x), syntax.text(box.y))
          let (width, height) = (syntax.text(box.width), syntax.text(box.height))
          code.line("frames.add(Rect(Offset(\(x), \(y)), Size(\(width), \(height))))")
        }
      }
      if placeholder.mirroring == .mirrored {
        code.line("if (!isRightToLeft) return frames")
        code.line("return frames.map { Rect(Offset(width - it.right, it.top), it.size) }")
      } else {
        code.line("return frames")
      }
    }
  }

  func writeAddBone(to code: inout CodeWriter) {
    guard placeholder.hasBones || !placeholder.tints.isEmpty else { return }
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

  func writeBrush(to code: inout CodeWriter) {
    guard placeholder.isGradient else { return }
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
}
