import Geometry

extension ComposeDrawing {
  /// The path of all bones.
  func writeBones(to code: inout CodeWriter) {
    code.lines("", "/** All bones, in dp from the top left corner. */")
    code.block("private fun \(name.bonesFunction)() = Path().apply {") { code in
      write(scene.items, LoopOffset(), to: &code)
    }
    if scene.items.flatMap(\.writtenBones).contains(where: { $0.uniformRadius != nil }) {
      code.line()
      let parameters = "x: Float, y: Float, width: Float, height: Float, radius: Float = 0f"
      code.block("private fun Path.addBone(\(parameters)) {") { code in
        code.line("addRoundRect(RoundRect(Rect(Offset(x, y), Size(width, height)), CornerRadius(radius)))")
      }
    }
  }

  func write(_ items: [HostItem], _ offset: LoopOffset, to code: inout CodeWriter) {
    for item in items {
      switch item {
      case .bone(let bone): write(bone, offset, to: &code)
      case .group(let items, _): write(items, offset, to: &code)
      case .loop(let items, let count, let step, _):
        var inner = offset
        let index = offset.index
        let variables = inner.enter(step: step)
        code.block("repeat(\(count)) { \(index) ->") { code in
          for variable in variables {
            let outer = variable.outer.map { "\($0) + " } ?? ""
            code.line("val \(variable.name) = \(outer)\(formatted(variable.step))f * \(index)")
          }
          write(items, inner, to: &code)
        }
      }
    }
  }

  private func write(_ bone: HostBone, _ offset: LoopOffset, to code: inout CodeWriter) {
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

  /// What is drawn above the bones, in a color of its own.
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
