import Geometry
import TextFormats

extension ComposeDrawing {
  /// Writes the Kotlin function that returns a path of all bones, and the extension that adds a box to it, if needed.
  func writeBones(to code: inout CodeWriter) {
    code.lines("", "/** All bones, in dp from the top left corner. */")
    code.block("private fun \(name.bonesFunction)() = Path().apply {") { code in
      code.write(scene.items, Self.loops, write)
    }
    if scene.items.flatMap(\.writtenBones).contains(where: { $0.uniformRadius != nil }) {
      code.line()
      let parameters = "x: Float, y: Float, width: Float, height: Float, radius: Float = 0f"
      code.block("private fun Path.addBone(\(parameters)) {") { code in
        code.line("addRoundRect(RoundRect(Rect(Offset(x, y), Size(width, height)), CornerRadius(radius)))")
      }
    }
  }

  static let loops = LoopSyntax(
    head: { index, count in "repeat(\(count)) { \(index) ->" },
    declaration: { name, outer, step, index in "val \(name) = \(outer)\(step)f * \(index)" })

  func write(_ bone: HostBone, _ offset: LoopOffset, to code: inout CodeWriter) {
    if let color = bone.color { return draw(bone, self.color(color), offset, to: &code) }
    let comment = bone.label.map { " // \($0)" } ?? ""
    switch bone.form {
    case .box(let rounded):
      let rect = rounded.rect
      let (x, y) = (sum(rect.minX, offset.x), sum(rect.minY, offset.y))
      let (width, height) = ("\(plain(rect.width))f", "\(plain(rect.height))f")
      if let radius = rounded.uniformRadius {
        let corners = radius > 0 ? ", radius = \(plain(radius))f" : ""
        code.line("addBone(\(x), \(y), width = \(width), height = \(height)\(corners))" + comment)
        return
      }
      if let label = bone.label { code.line("// \(label)") }
      code.block("addRoundRect(", ")") { code in
        code.block("RoundRect(", "),") { code in
          code.line("Rect(Offset(\(x), \(y)), Size(\(width), \(height))),")
          let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
          for (name, radius) in zip(names, rounded.radii.clockwise) where radius > 0 {
            code.line("\(name) = CornerRadius(\(plain(radius))f),")
          }
        }
      }
    case .outline(let path, _):
      if let label = bone.label { code.line("// \(label)") }
      let place = offset.x == nil && offset.y == nil ? "" : ", Offset(\(offset.x ?? "0f"), \(offset.y ?? "0f"))"
      code.line("addPath(PathParser().parsePathString(\"\(path.svgData)\").toPath()\(place))")
    }
  }

  /// Writes the Kotlin call that draws a shape above the overlay.
  ///
  /// - Parameters:
  ///   - color: the Kotlin expression of the shape's color.
  ///   - offset: the offset of the cell that contains the shape.
  private func draw(_ bone: HostBone, _ color: String, _ offset: LoopOffset, to code: inout CodeWriter) {
    let place = "Offset(\(sum(bone.frame.minX, offset.x)), \(sum(bone.frame.minY, offset.y)))"
    let size = "Size(\(plain(bone.frame.width))f, \(plain(bone.frame.height))f)"
    switch (bone.form, bone.uniformRadius) {
    case (_, let radius?):
      code.line("drawRoundRect(\(color), \(place), \(size), CornerRadius(\(plain(radius))f))")
    case (.box(let rounded), nil):
      code.line("drawPath(PathParser().parsePathString(\"\(rounded.svgData)\").toPath(), \(color))")
    case (.outline(let path, _), nil):
      code.line("drawPath(PathParser().parsePathString(\"\(path.svgData)\").toPath(), \(color))")
    }
  }

  private func sum(_ number: Double, _ variable: String?) -> String {
    guard let variable else { return "\(plain(number))f" }
    return plain(number) == "0" ? variable : "\(plain(number))f + \(variable)"
  }
}
