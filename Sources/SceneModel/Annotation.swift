import Diagnostics
import Geometry
import LayerTree

extension Scene {
  /// The scene with a red outline and the number of each bone drawn above all other layers.
  ///
  /// Bones are numbered from 0 in the order of ``bones``.
  package var annotated: Scene {
    var scene = self
    // The unit of a dump is the pixel, so the size of the marks grows with the screen.
    let unit = max(1, min(size.width, size.height) / 400)
    for (index, bone) in bones.enumerated() {
      let bounds = bone.shape.bounds
      scene.layers += frameShapes(around: bounds, stroke: unit).map { Layer(filling: $0, with: Self.mark) }
      let height = min(10 * unit, max(6 * unit, bounds.height - 2 * unit))
      let corner = Point(x: bounds.minX + 2 * unit, y: bounds.minY + min(2 * unit, (bounds.height - height) / 2))
      let (digits, width) = digitShapes(index, at: corner, height: height)
      let plate = Rect(origin: corner, size: Size(width: width, height: height))
        .inset(by: Insets(top: -unit, right: -unit, bottom: -unit, left: -unit))
      let rounded = RoundedRect(plate, radii: CornerRadii(2 * unit))
      scene.layers.append(Layer(filling: .roundedRect(rounded), with: .white))
      scene.layers += digits.map { Layer(filling: $0, with: Self.mark) }
    }
    return scene
  }

  /// The legend of ``annotated``: one line of text for each bone, in the order of the numbers.
  ///
  /// A line contains the number, the path of the bone's view, its identifier and kind, and the index of its text line.
  package var legend: String {
    bones.enumerated().map { index, bone in
      let identifier = identifier(of: bone).map { " #\($0)" } ?? ""
      let line = bone.line.map { " line \($0)" } ?? ""
      return "\(index)  \(path(of: bone))\(identifier)  \(bone.kindName)\(line)".visible + "\n"
    }.joined()
  }

  /// The color of the outlines and numbers of ``annotated``: a red that no placeholder has.
  private static let mark = Color(red: 214, green: 0, blue: 60)

  private func frameShapes(around rect: Rect, stroke: Double) -> [Shape] {
    let sides = [
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: stroke),
      Rect(x: rect.minX, y: rect.maxY - stroke, width: rect.width, height: stroke),
      Rect(x: rect.minX, y: rect.minY + stroke, width: stroke, height: rect.height - 2 * stroke),
      Rect(x: rect.maxX - stroke, y: rect.minY + stroke, width: stroke, height: rect.height - 2 * stroke),
    ]
    return sides.filter { !$0.isEmpty }.map { .roundedRect(RoundedRect($0)) }
  }
}
