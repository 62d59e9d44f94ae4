import Geometry
import LayerTree
import SceneModel
import TextFormats

/// The Swift source code that the views of UIKit and SwiftUI have in common: the boxes at every width, rows and regions.
struct SwiftPlaceholder: BoxWriter {
  /// The type of a path and the statements about it.
  enum PathType: String {
    case coreGraphics = "CGPath"
    case swiftUI = "Path"
  }

  let placeholder: HostPlaceholder
  let pathType: PathType
  let syntax = LengthSyntax.swift
  /// The cases of the enumeration of the regions, by their names.
  private let regionCases: [String: String]

  init(_ placeholder: HostPlaceholder, pathType: PathType) {
    (self.placeholder, self.pathType) = (placeholder, pathType)
    var taken: Set<String> = []
    regionCases = placeholder.regions.reduce(into: [:]) { cases, region in
      let words = region.words
      var name = words.enumerated().map { $1.withFirst(uppercased: $0 > 0) }.joined()
      if name.utf8.first?.isLetter != true { name = "region" + name }
      while !taken.insert(name).inserted { name += "2" }
      cases[region] = "`\(name)`"
    }
  }

  private var isMutable: Bool { pathType == .swiftUI }

  // MARK: - Rows and regions

  /// Writes the nested types of the parameters.
  func writeTypes(to code: inout CodeWriter) {
    if placeholder.rows != nil {
      code.line("/// The number of equal rows; `fill` is as many as the height requires.")
      code.block("enum Rows: Hashable {") { $0.lines("case count(Int)", "case fill") }
      code.line()
    }
    if !placeholder.regions.isEmpty {
      code.block("enum Region: CaseIterable {") { code in
        for region in placeholder.regions { code.line("case \(regionCase(region))") }
      }
      code.line()
    }
  }

  func regionCase(_ region: String) -> String { regionCases[region] ?? "`\(region)`" }

  /// The modifier of functions that a layout calls: a view of SwiftUI is isolated to the main actor, and a layout is not.
  private var isolation: String { isMutable ? "nonisolated " : "" }

  /// Writes the function that returns the number of rows; nothing without rows.
  func writeRowCount(to code: inout CodeWriter) {
    guard let rows = placeholder.rows else { return }
    code.block("\(isolation)private static func rowCount(_ rows: Rows, in size: CGSize) -> Int {") { code in
      if rows.period.slope != 0 || rows.top.slope != 0 { code.line("let width = size.width") }
      code.line("if case .count(let count) = rows { return max(0, count) }")
      let share = "\(syntax.height(below: rows)) / \(syntax.product(rows.period))"
      code.line("return Int(min(1_000, max(0, (\(share)).rounded(.up))))")
    }
    code.line()
  }

  /// Writes the function that returns the height.
  func writeHeight(to code: inout CodeWriter) {
    code.line("/// The height in points at a width in points.")
    let parameters = placeholder.rows == nil ? "" : ", rows: Int"
    code.block("\(isolation)private static func height(width: CGFloat\(parameters)) -> CGFloat {") { code in
      code.branch(placeholder.forms.leftToRight.map { ($0.start, $0.height) }, in: syntax) { height, code in
        code.line("return " + self.height(height, rows: "rows"))
      }
    }
  }

  /// The height as an expression of a size and the rows; nil if it depends on the width.
  var constantHeight: String? {
    let texts = placeholder.forms.leftToRight.map { height($0.height, rows: "Self.rowCount(rows, in: size)") }
    return Set(texts).count == 1 && !texts[0].contains("width") ? texts[0] : nil
  }

  /// - Parameter count: the number of rows as an expression.
  private func height(_ height: FluidCurve, rows count: String) -> String {
    syntax.text(height, of: placeholder.rows, count: "CGFloat(\(count))")
  }

  // MARK: - Boxes

  /// Writes the functions that return the paths of bones and surfaces, and the frames of gradients and regions.
  func writePaths(to code: inout CodeWriter) {
    if placeholder.hasBones {
      code.line()
      writePath(.bone, name: "bones", "All bones", outlines: placeholder.outlines, to: &code)
    }
    for tint in placeholder.tints {
      code.line()
      writePath(.surface(tint.kind), name: tint.plural, tint.summary, to: &code)
    }
    if placeholder.hasScopes {
      code.line()
      writeScopes(to: &code)
    }
    if placeholder.hasRegions {
      code.line()
      writeRegionFrames(to: &code)
    }
  }

  /// Writes a function that returns the path of all boxes of a role.
  ///
  /// - Parameter outlines: shapes that keep their places at every width.
  private func writePath(
    _ role: FluidBoneName.Role, name: String, _ comment: String, outlines: [HostBone] = [], to code: inout CodeWriter
  ) {
    code.line("/// \(comment), in points from the top left corner.")
    code.block("private func \(name)(in size: CGSize) -> \(pathType.rawValue) {") { code in
      code.line(isMutable ? "var path = Path()" : "let path = CGMutablePath()")
      var body = code.empty
      writeBoxes(role, to: &body)
      for outline in outlines { writeShape(outline, to: &body) }
      if body.mentions("width") { code.line("let width = size.width") }
      code.append(body)
      if placeholder.mirroring == .mirrored {
        code.line("guard isRightToLeft else { return path }")
        if isMutable {
          code.line("return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))")
        } else {
          code.line("var mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)")
          code.line("return path.copy(using: &mirror) ?? path")
        }
      } else {
        code.line("return path")
      }
    }
  }

  func isShown(_ region: String) -> String {
    "!hiddenRegions.contains(.\(regionCase(region))) && !endedRegions.contains(.\(regionCase(region)))"
  }

  func writeLoop(over rows: FluidRows, to code: inout CodeWriter, _ body: (inout CodeWriter) -> Void) {
    code.block("for row in 0..<Self.rowCount(rows, in: size) {") { code in
      code.line("let y = \(syntax.product(rows.period)) * CGFloat(row)")
      body(&code)
    }
  }

  func write(_ box: FluidForm.Box, below offset: String?, to code: inout CodeWriter) {
    let frame =
      "x: \(syntax.text(box.x)), y: \(syntax.text(box.y, plus: offset)), "
      + "width: \(syntax.text(box.width)), height: \(syntax.text(box.height))"
    let radii = box.radii.map(syntax.text)
    let comment = placeholder.label(of: box).map { "  // \($0)" } ?? ""
    code.line("path.addBone(\(frame)\(corners(radii)))" + comment)
  }

  /// The last arguments of `addBone`; none for sharp corners.
  private func corners(_ radii: [String]) -> String {
    if Set(radii).count > 1 { return ", radii: \(radii.joined(separator: ", "))" }
    return radii[0] == "0" ? "" : ", radius: \(radii[0])"
  }

  /// Writes the statements that add a shape to a path, which keeps its place at every width.
  func writeShape(_ outline: HostBone, to code: inout CodeWriter) {
    if let label = outline.label { code.line("// \(label)") }
    switch outline.form {
    case .box(let rounded):
      let rect = rounded.rect
      let radii = rounded.radii.clockwise.map(plain)
      let frame =
        "x: \(plain(rect.minX)), y: \(plain(rect.minY)), width: \(plain(rect.width)), height: \(plain(rect.height))"
      code.line("path.addBone(\(frame)\(corners(radii)))")
    case .outline(let path, _): for element in path.elements { code.line("path." + call(element)) }
    }
  }

  private func call(_ element: Path.Element) -> String {
    func point(_ point: Point) -> String { "CGPoint(x: \(plain(point.x)), y: \(plain(point.y)))" }
    switch element {
    case .move(let end): return "move(to: \(point(end)))"
    case .line(let end): return "addLine(to: \(point(end)))"
    case .quadratic(let control, let end): return "addQuadCurve(to: \(point(end)), control: \(point(control)))"
    case .cubic(let first, let second, let end):
      return "addCurve(to: \(point(end)), control1: \(point(first)), control2: \(point(second)))"
    case .close: return "closeSubpath()"
    }
  }

  /// Writes a function that returns the frames of the gradients, one for each cell or bone.
  private func writeScopes(to code: inout CodeWriter) {
    writeFrames(
      of: "gradientFrames(in size: CGSize)", "The rectangles of the gradients, from back to front.", to: &code
    ) { code, isRightToLeft in
      let scopes = placeholder.boxes(isRightToLeft: isRightToLeft) { $0.name.role == .scope }
      code.write(scopes, in: syntax) { box, code in code.line("frames.append(\(rectangle(box)))") }
    }
  }

  /// Writes a function that returns the frames of the regions that have ended, without those in others.
  private func writeRegionFrames(to code: inout CodeWriter) {
    writeFrames(of: "endedFrames(in size: CGSize)", "The frames of the regions that have ended.", to: &code) {
      code, isRightToLeft in
      for region in placeholder.regions {
        let boxes = placeholder.boxes(isRightToLeft: isRightToLeft) {
          $0.name.role == .region && $0.name.region == region
        }
        let hasRows = boxes.contains { form in
          placeholder.forms.leftToRight.flatMap(\.boxes).contains {
            $0.name.region == region && placeholder.rows?.row(of: $0) != nil
          } && !form.boxes.isEmpty
        }
        code.block("if endedRegions.contains(.\(regionCase(region))) {") { code in
          code.write(boxes, in: syntax) { box, code in
            code.line("frames.append(\(rectangle(box, height: hasRows ? "size.height" : nil)))")
          }
        }
      }
    }
  }

  private func rectangle(_ box: FluidForm.Box, height: String? = nil) -> String {
    "CGRect(x: \(syntax.text(box.x)), y: \(syntax.text(box.y)), width: \(syntax.text(box.width)), "
      + "height: \(height ?? syntax.text(box.height)))"
  }

  private func writeFrames(
    of head: String, _ comment: String, to code: inout CodeWriter, _ write: (inout CodeWriter, Bool) -> Void
  ) {
    code.line("/// " + comment)
    code.block("private func \(head) -> [CGRect] {") { code in
      code.line("var frames: [CGRect] = []")
      var body = code.empty
      writeDirections(to: &body) { write(&$1, $0) }
      if body.mentions("width") { code.line("let width = size.width") }
      code.append(body)
      if placeholder.mirroring == .mirrored {
        code.line("if !isRightToLeft { return frames }")
        code.line("return frames.map { $0.offsetBy(dx: size.width - $0.minX - $0.maxX, dy: 0) }")
      } else {
        code.line("return frames")
      }
    }
  }

  // MARK: - Helpers

  /// Writes the extension that adds a box to a path, with the forms of it that the boxes need.
  func writeAddBone(to code: inout CodeWriter) {
    let drawn = (placeholder.forms.leftToRight + placeholder.forms.rightToLeft).flatMap(\.boxes)
      .filter { FluidBoneName.Role.drawn.contains($0.name.role) }
    let kept = (placeholder.keptShapes + placeholder.outlines).compactMap { bone -> Set<String>? in
      if case .box(let rounded) = bone.form { Set(rounded.radii.clockwise.map(plain)) } else { nil }
    }
    let radii = drawn.map { Set($0.radii.map(syntax.text)) } + kept
    let (isEven, isUneven) = (radii.contains { $0.count == 1 }, radii.contains { $0.count > 1 })
    guard isEven || isUneven else { return }
    let modifier = isMutable ? "mutating " : ""
    code.line()
    code.block("extension \(isMutable ? "Path" : "CGMutablePath") {") { code in
      if isEven, radii.allSatisfy({ $0.count > 1 || $0 == ["0"] }) {
        code.block(
          "fileprivate \(modifier)func addBone(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {"
        ) {
          $0.line("if width > 0, height > 0 { addRect(CGRect(x: x, y: y, width: width, height: height)) }")
        }
      } else if isEven {
        code.block("fileprivate \(modifier)func addBone(", ") {") { code in
          code.line("x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat = 0")
        } then: { code in
          code.line("guard width > 0, height > 0 else { return }")
          code.line("let radius = min(radius, width / 2, height / 2)")
          code.line("let frame = CGRect(x: x, y: y, width: width, height: height)")
          if isMutable {
            code.line("let corners = CGSize(width: radius, height: radius)")
            code.line("addRoundedRect(in: frame, cornerSize: corners, style: .circular)")
          } else {
            code.line("addRoundedRect(in: frame, cornerWidth: radius, cornerHeight: radius)")
          }
        }
      }
      if isEven, isUneven { code.line() }
      if isUneven { writeUnevenBone(modifier, to: &code) }
    }
  }

  private func writeUnevenBone(_ modifier: String, to code: inout CodeWriter) {
    code.line("/// - Parameter radii: the radii, clockwise from the top left corner.")
    code.block("fileprivate \(modifier)func addBone(", ") {") { code in
      code.line("x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radii: CGFloat...")
    } then: { code in
      code.line("guard width > 0, height > 0 else { return }")
      code.line("let sums = [radii[0] + radii[1], radii[1] + radii[2], radii[2] + radii[3], radii[3] + radii[0]]")
      code.line("let scale = zip(sums, [width, height, width, height]).map { $0 > $1 ? $1 / $0 : 1 }.min() ?? 1")
      code.line("let right = CGPoint(x: x + width, y: y)")
      code.line("let corners = [right, CGPoint(x: x + width, y: y + height), CGPoint(x: x, y: y + height)]")
      code.line("let ends = Array(corners.dropFirst()) + [CGPoint(x: x, y: y), right]")
      code.line("move(to: CGPoint(x: x + radii[0] * scale, y: y))")
      code.block("for (index, corner) in (corners + [CGPoint(x: x, y: y)]).enumerated() {") { code in
        code.line("addArc(tangent1End: corner, tangent2End: ends[index], radius: radii[(index + 1) % 4] * scale)")
      }
      code.line("closeSubpath()")
    }
  }

  /// The digits of a color in Swift: `0xRRGGBB`, or `0xRRGGBBAA` if a color of the file has an alpha.
  func hexadecimal(_ color: Color) -> String {
    "0x" + color.hexadecimal.dropFirst().prefix(hasAlpha ? 8 : 6)
  }

  /// The arguments `red`, `green` and `blue` of a color, from the digits of ``hexadecimal(_:)``.
  var channels: String {
    zip(["red", "green", "blue"], hasAlpha ? [24, 16, 8] : [16, 8, 0]).map { "\($0): channel(\($1))" }
      .joined(separator: ", ")
  }

  /// True if a color of the file is translucent.
  var hasAlpha: Bool {
    let tints = placeholder.tints.map(\.color)
    return ([placeholder.overlay] + placeholder.gradient + (placeholder.second ?? []) + placeholder.kept + tints)
      .contains { $0.light.alpha < 255 || $0.dark.alpha < 255 }
  }
}
