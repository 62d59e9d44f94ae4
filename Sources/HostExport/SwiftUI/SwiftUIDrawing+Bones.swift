import Geometry
import TextFormats

extension SwiftUIDrawing {
  /// Writes the Swift type of the SwiftUI shape that contains all bones.
  func writeBones(to code: inout CodeWriter) {
    code.lines("", "/// All bones, in points from the top left corner.")
    code.block("private struct \(name.bonesType): Shape {") { code in
      code.block("func path(in rect: CGRect) -> Path {") { code in
        code.line("var path = Path()")
        code.write(scene.items, Self.loops, write)
        code.line("return path")
      }
    }
  }

  /// Writes the Swift property that draws the shapes above the overlay, each in its color.
  func writeKept(to code: inout CodeWriter) {
    code.line()
    code.block("private var kept: some View {") { code in
      code.block("Canvas { context, _ in") { code in
        for item in scene.kept {
          code.block("context.fill(", ")") { code in
            code.block("Path { path in", "},") { $0.write([item], Self.loops, write) }
            code.line("with: .color(\(color(item.writtenBones.first?.color ?? .clear)))")
          }
        }
      }
    }
  }

  /// Writes the Swift function that adds a box to a path, if a bone or shape uses it.
  func writeAddBone(to code: inout CodeWriter) {
    let bones = (scene.items + scene.kept).flatMap(\.writtenBones)
    if bones.contains(where: { $0.uniformRadius != nil }) {
      code.line()
      code.block("extension Path {") { code in
        code.block("fileprivate mutating func addBone(", ") {") { code in
          code.line("x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat = 0")
        } then: { code in
          code.line("let corners = CGSize(width: radius, height: radius)")
          code.line("let frame = CGRect(x: x, y: y, width: width, height: height)")
          code.line("addRoundedRect(in: frame, cornerSize: corners, style: .circular)")
        }
      }
    }
  }

  private static let loops = LoopSyntax(
    head: { index, count in "for \(index) in 0..<\(count) {" },
    declaration: { name, outer, step, index in "let \(name) = \(outer)\(step) * CGFloat(\(index))" })

  private func write(_ bone: HostBone, _ offset: LoopOffset, to code: inout CodeWriter) {
    let comment = bone.label.map { "  // \($0)" } ?? ""
    switch bone.form {
    case .box(let rounded):
      let rect = rounded.rect
      let frame =
        "x: \(sum(rect.minX, offset.x)), y: \(sum(rect.minY, offset.y)), "
        + "width: \(plain(rect.width)), height: \(plain(rect.height))"
      if let radius = rounded.uniformRadius {
        code.line("path.addBone(\(frame)\(radius > 0 ? ", radius: \(plain(radius))" : ""))" + comment)
      } else {
        if let label = bone.label { code.line("// \(label)") }
        let radii = rounded.radii
        code.block("path.addPath(", ")") { code in
          code.block("UnevenRoundedRectangle(", ")") { code in
            code.line("topLeadingRadius: \(plain(radii.topLeft)), bottomLeadingRadius: \(plain(radii.bottomLeft)),")
            code.line("bottomTrailingRadius: \(plain(radii.bottomRight)), topTrailingRadius: \(plain(radii.topRight)),")
            code.line("style: .circular")
          }
          code.append(".path(in: CGRect(\(frame)))")
        }
      }
    case .outline(let path, _):
      if let label = bone.label { code.line("// \(label)") }
      for element in path.elements { code.line("path." + call(element, offset)) }
    }
  }

  private func call(_ element: Path.Element, _ offset: LoopOffset) -> String {
    func point(_ point: Point) -> String { "CGPoint(x: \(sum(point.x, offset.x)), y: \(sum(point.y, offset.y)))" }
    switch element {
    case .move(let end): return "move(to: \(point(end)))"
    case .line(let end): return "addLine(to: \(point(end)))"
    case .quadratic(let control, let end): return "addQuadCurve(to: \(point(end)), control: \(point(control)))"
    case .cubic(let first, let second, let end):
      return "addCurve(to: \(point(end)), control1: \(point(first)), control2: \(point(second)))"
    case .close: return "closeSubpath()"
    }
  }

  private func sum(_ number: Double, _ variable: String?) -> String {
    guard let variable else { return plain(number) }
    return plain(number) == "0" ? variable : "\(plain(number)) + \(variable)"
  }
}
