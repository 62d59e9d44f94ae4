import Diagnostics
import Geometry
import Inference
import LayerTree
import Layout
import SceneModel
import ViewTree

/// The images and the known texts of a document, compared with its bones by formulas that are not the rules' own.
struct DrawnContent: Sendable {
  /// The number of images and media views that a picture has to show.
  var images = 0
  /// The paths of those among them without a bone.
  var droppedImages: [String] = []
  /// The number of texts whose characters the document contains and whose bones are one line.
  var lines = 0
  /// The paths of those among them whose bar differs by more than 15 % from the width of the text.
  var misfits: [String] = []
  /// The paths of the texts with a bar beyond their frame, or higher than 48 points.
  var oversized: [String] = []

  init() {}

  init(of scene: Scene) {
    let canvas = Rect(origin: .zero, size: scene.size)
    // The copies of a cell count once.
    var measured: Set<SourceLocation> = []
    for (index, decision) in scene.decisions.enumerated() {
      let placed = scene.layout.views[index]
      let visible = placed.frame.intersection(canvas)
      switch placed.view.kind {
      case .image, .media:
        if Self.excused.contains(decision.role) || visible.size.area <= 0 { continue }
        images += 1
        // The cover of a header is a surface.
        guard decision.bones.isEmpty, decision.role != .surface,
          Self.coveredShare(of: visible, after: index, in: scene) < 0.4
        else { continue }
        droppedImages.append("\(scene.layout.path(of: index)): \(decision.role)")
      case .text where decision.role == .text:
        let bones = scene.bones[decision.bones]
        let bounds = bones.map(\.shape.bounds)
        if bounds.contains(where: { !Self.fits($0, placed.frame) || $0.height > 48 * scene.unitsPerPoint + 0.01 }) {
          oversized.append(scene.layout.path(of: index))
        }
        guard bones.count == 1, let width = Self.textWidth(of: placed, bar: bounds[0]),
          measured.insert(placed.view.location).inserted
        else { continue }
        lines += 1
        if abs(bounds[0].width - width) > 0.15 * width { misfits.append(scene.layout.path(of: index)) }
      default: break
      }
    }
  }

  /// The rules by which a picture leaves an image out on purpose: by the document, by a hint, or for lack of room.
  private static let excused: Set<Role> = [.hidden, .transparent, .noArea, .outside, .ignore, .keep, .united]

  private static func fits(_ bar: Rect, _ frame: Rect) -> Bool {
    let tolerance = 0.01
    return bar.minX >= frame.minX - tolerance && bar.maxX <= frame.maxX + tolerance
      && bar.minY >= frame.minY - tolerance && bar.maxY <= frame.maxY + tolerance
  }

  /// The width of a single line in units of the document, at most that of its frame; nil for unknown characters.
  ///
  /// The font size follows from the height of the bar, which is 0.7 ems. A bar is at least twice as wide as high, but
  /// never wider than its frame.
  private static func textWidth(of placed: PlacedView, bar: Rect) -> Double? {
    guard let text = placed.view.text, let content = text.content, !content.isEmpty else { return nil }
    let font = Font(pointSize: bar.height / 0.7, weight: text.weight)
    let width = font.wrap(content, in: .infinity, limit: 1).lastLineWidth
    let room = placed.frame.width - text.padding.left - text.padding.right
    return min(max(min(width, room), 2 * bar.height), placed.frame.width)
  }

  /// The share of a view's visible area, 0…1, that bones or the contents in front of it cover.
  ///
  /// A bone behind the view counts because it shows the content on which the view lies. The share is counted at 16 × 16
  /// points of the area.
  private static func coveredShare(of area: Rect, after index: Int, in scene: Scene) -> Double {
    let views = scene.layout.views.indices.filter { other in
      other > index && [.text, .control, .image, .media].contains(scene.layout.views[other].view.kind)
        && ![.hidden, .transparent, .blank].contains(scene.decisions[other].role)
    }
    let boxes = scene.bones.map(\.shape.bounds) + views.map { scene.layout.views[$0].frame }
    let front = boxes.filter { $0.intersection(area).size.area > 0 }
    guard !front.isEmpty else { return 0 }
    var covered = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let x = area.minX + area.width * (Double(column) + 0.5) / 16
        let y = area.minY + area.height * (Double(row) + 0.5) / 16
        if front.contains(where: { x >= $0.minX && x < $0.maxX && y >= $0.minY && y < $0.maxY }) { covered += 1 }
      }
    }
    return Double(covered) / 256
  }
}
