import Geometry
import LayerTree
import ViewTree

/// Moves the bones of a layout that may be a part of a screen from the sides of the canvas to the margin of the screen.
///
/// A layout without padding is a part of a screen, to whose container the padding belongs. The margin of a compact
/// window is 16 dp: Material Design, Layout, "Window size classes". Pictures and other wide content may touch the
/// sides.
///
/// - Parameter surfaces: the surfaces of the same layout; a bone is not moved onto one beside it.
func insetFromSides(
  _ bones: inout Bones, beside surfaces: [Surface], of layout: PlacedViews
) {
  guard layout.size.width >= SideMargins.leastWidth else { return }
  let boxes = surfaces.filter { $0.kind != .hairline }.map(\.shape.rect)
  var pass = SideMargins(bones: bones, boxes: boxes, layout: layout)
  // The pass has the only reference to the list, so that a change does not copy it.
  bones = Bones()
  pass.inset()
  pass.mirror()
  pass.inset()
  pass.mirror()
  bones = pass.bones
}

/// Moves bones away from the left side of a canvas; for the right side, the bones are mirrored before and after.
private struct SideMargins {
  var bones: Bones
  /// The frames of surfaces, in points.
  private var boxes: [Rect]
  let layout: PlacedViews
  private var isMirrored = false
  /// The number of bones that may still be moved; bounds the work.
  private var steps: Int
  private let width: Double

  /// The width of the smallest canvas with margins, in points; a narrower one is that of a tile.
  static let leastWidth = 240.0
  /// The margin of compact windows and the greatest distance at which a bone touches the side, in points.
  private static let (margin, touching) = (16.0, 3.0)
  /// The gap that remains between bones that are pushed together, in points.
  private static let leastGap = 8.0
  /// The greatest width of a picture that is an icon or an avatar, in points.
  private static let largestIcon = 56.0
  /// The greatest number of bones that one bone pushes along, one after the other.
  private static let longestChain = 8
  /// The maximum number of comparisons of two bones; about 10 ms in a release build.
  private static let mostSteps = 2_000_000

  init(bones: Bones, boxes: [Rect], layout: PlacedViews) {
    self.bones = bones
    self.boxes = boxes
    self.layout = layout
    width = layout.size.width
    steps = Self.mostSteps
  }

  mutating func mirror() {
    isMirrored.toggle()
    boxes = boxes.map { Rect(minX: width - $0.maxX, minY: $0.minY, maxX: width - $0.minX, maxY: $0.maxY) }
    for index in bones.indices {
      guard case .roundedRect(let outline) = bones.shapes[index] else { continue }
      let offset = Point(x: width - outline.rect.minX - outline.rect.maxX, y: 0)
      bones.shapes[index] = .roundedRect(outline.offset(by: offset))
    }
  }

  mutating func inset() {
    for index in bones.indices {
      guard let rect = movableRect(index), rect.minX < Self.touching, !isCut(index) else { continue }
      push(index, to: Self.margin, depth: 0)
    }
  }

  /// The frame, in points, of the bone at `index` of the list, if it keeps a margin: a text, a control,
  /// an icon or an avatar; nil for all other bones.
  ///
  /// A track from side to side keeps its width: a linear progress indicator at an edge of a container is as wide as the
  /// container (Material Design 3, Progress indicators).
  private func movableRect(_ index: Int) -> Rect? {
    guard case .roundedRect(let outline) = bones.shapes[index] else { return nil }
    switch bones.kind(at: index) {
    case .control where isTrack(index):
      return outline.rect.width >= width - 2 * Self.touching ? nil : outline.rect
    case .text, .control: return outline.rect
    case .image: return outline.rect.width <= Self.largestIcon ? outline.rect : nil
    default: return nil
    }
  }

  /// True for the bone of a progress bar or slider.
  private func isTrack(_ index: Int) -> Bool {
    [.progress, .slider].contains(layout.views[bones.view(at: index)].view.control)
  }

  /// True if the side of the canvas cuts the view of the bone at `index` of the list, as in a list that scrolls
  /// horizontally.
  private func isCut(_ index: Int) -> Bool {
    let frame = layout.views[bones.view(at: index)].frame
    return isMirrored ? frame.maxX > width + 1 : frame.minX < -1
  }

  /// Moves the left side of the bone at `index` to `x`, in points: the whole bone if there is room,
  /// otherwise only this side of a wide bone.
  ///
  /// A wide line that is aligned with another text changes only on this side. A narrow bone pushes its neighbors along;
  /// `depth` is the number of bones that pushed before, from 0.
  private mutating func push(_ index: Int, to x: Double, depth: Int) {
    guard depth < Self.longestChain, steps > 0, case .roundedRect(let outline) = bones.shapes[index] else { return }
    let rect = outline.rect
    guard rect.minX < x else { return }
    let neighbors = neighbors(of: index, rect)
    let end = width - Self.margin
    let limits = neighbors.map { $0.minX - min(Self.leastGap, $0.minX - rect.maxX) } + boxesBeside(rect)
    let limit = limits.min() ?? end
    var moved = rect
    let isStretchable = rect.width > Self.largestIcon && limit - x >= rect.width / 2
    if isStretchable, rect.maxX + x - rect.minX > limit || depth == 0 && isAligned(index, rect) {
      moved = Rect(minX: x, minY: rect.minY, maxX: max(min(rect.maxX, limit), x + 1), maxY: rect.maxY)
    } else {
      moved = Rect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }
    bones.shapes[index] = .roundedRect(RoundedRect(moved, radii: outline.radii))
    for neighbor in neighbors where neighbor.minX - moved.maxX < min(Self.leastGap, neighbor.minX - rect.maxX) {
      let start = moved.maxX + min(Self.leastGap, max(0, neighbor.minX - rect.maxX))
      push(neighbor.index, to: start, depth: depth + 1)
    }
  }

  /// True if the bone at `index`, whose frame is `rect` in points, is a wide line of text, and the right
  /// side of another text is at the same x: the lines of one paragraph, or a title and its text.
  ///
  /// The common side then stays in line, and the bone becomes shorter.
  private mutating func isAligned(_ index: Int, _ rect: Rect) -> Bool {
    guard bones.kind(at: index) == .text, rect.width >= width / 2 else { return false }
    steps -= bones.count
    return bones.indices.contains { other in
      guard other != index, bones.kind(at: other) == .text, case .roundedRect(let outline) = bones.shapes[other] else {
        return false
      }
      return abs(outline.rect.maxX - rect.maxX) <= 1
    }
  }

  /// The left sides of the surfaces at the right of a frame that share a part of its height.
  private mutating func boxesBeside(_ rect: Rect) -> [Double] {
    steps -= boxes.count
    return boxes.filter { box in
      box.minX >= rect.maxX - 1 && min(box.maxY, rect.maxY) > max(box.minY, rect.minY)
    }
    .map(\.minX)
  }

  private struct Neighbor {
    var index: Int
    var minX: Double
  }

  /// The bones at the right of the bone at `index`, whose frame is `rect` in points, that share a part
  /// of its height.
  private mutating func neighbors(of index: Int, _ rect: Rect) -> [Neighbor] {
    var found: [Neighbor] = []
    for other in bones.indices where other != index {
      steps -= 1
      guard steps > 0 else { break }
      guard let frame = movableRect(other), frame.minX >= rect.maxX - 1,
        min(frame.maxY, rect.maxY) > max(frame.minY, rect.minY)
      else { continue }
      found.append(Neighbor(index: other, minX: frame.minX))
    }
    return found
  }
}
