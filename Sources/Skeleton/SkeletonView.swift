import Diagnostics
import Geometry
import LayerTree
import SceneModel
import ViewTree
import XMLTree

/// A rectangle in points, from the top left corner of the canvas.
public struct SkeletonRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  init(_ rect: Rect) {
    (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
  }
}

/// The radii of the corners of a rectangle, in points.
public struct SkeletonRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeft: Double
  /// The radius of the top right corner.
  public var topRight: Double
  /// The radius of the bottom right corner.
  public var bottomRight: Double
  /// The radius of the bottom left corner.
  public var bottomLeft: Double

  init(_ radii: CornerRadii) {
    (topLeft, topRight) = (radii.topLeft, radii.topRight)
    (bottomRight, bottomLeft) = (radii.bottomRight, radii.bottomLeft)
  }
}

/// One placeholder shape of a scene.
public struct SkeletonBone: Hashable, Sendable {
  /// The index of its view in ``SkeletonScene/views``.
  public let view: Int
  /// The element names from the root to its view, such as `feed/cell[0]/row/text`.
  public let path: String
  /// The identifier of its view.
  public let identifier: String?
  /// The kind of its view, such as `text` or `image`.
  public let kind: String
  /// The line of a text, from 0; nil for everything else.
  public let line: Int?
  /// The rule that made it, such as `text` or `hint`.
  public let rule: String
  /// The bounds of its shape.
  public let frame: SkeletonRect
  /// 0 for shapes that are not rectangles.
  public let radii: SkeletonRadii
}

/// One view of a scene: its place, and the rule that decided about its bones.
public struct SkeletonView: Hashable, Sendable {
  /// The index of the view around it; nil for the root.
  public let parent: Int?
  /// The element names from the root, such as `feed/cell[0]/row/text`.
  public let path: String
  /// The identifier of the element.
  public let identifier: String?
  /// Such as `text` or `image`.
  public let kind: String
  /// The place on the canvas.
  public let frame: SkeletonRect
  /// The rule that decided, such as `text`, `container` or `hidden`.
  public let rule: String
  /// The reason of the rule, in a few words.
  public let reason: String
  /// The indexes of its bones in ``SkeletonScene/bones``.
  public let bones: Range<Int>
  /// The line of its element in the document, from 1.
  public let line: Int
}

extension SkeletonScene {
  /// The placeholder shapes, in document order.
  public var bones: [SkeletonBone] {
    content.bones.map { bone in
      var radii = CornerRadii.zero
      if case .roundedRect(let rounded) = bone.shape { radii = rounded.radii }
      return SkeletonBone(
        view: bone.view, path: content.path(of: bone), identifier: bone.identifier, kind: bone.kindName,
        line: bone.line, rule: content.decisions[bone.view].rule.rawValue, frame: SkeletonRect(bone.shape.bounds),
        radii: SkeletonRadii(radii))
    }
  }

  /// All views with their frames, in document order.
  public var views: [SkeletonView] {
    let lines = LineStarts(document.elements.text)
    return content.layout.views.indices.map { view(at: $0, lines) }
  }

  /// The view at an index.
  func view(at index: Int, _ lines: LineStarts) -> SkeletonView {
    let (placed, decision) = (content.layout.views[index], content.decisions[index])
    return SkeletonView(
      parent: placed.parent, path: content.layout.path(of: index), identifier: placed.view.identifier,
      kind: placed.view.kind.rawValue, frame: SkeletonRect(placed.frame), rule: decision.rule.rawValue,
      reason: decision.rule.reason, bones: decision.bones, line: lines.line(of: placed.view.location))
  }
}

/// The offsets at which the lines of a text begin, for resolving many positions.
struct LineStarts {
  private var offsets = [0]

  init(_ text: [UInt8]) {
    for (offset, byte) in text.enumerated() where byte == 0x0A { offsets.append(offset + 1) }
  }

  /// From 1.
  func line(of location: SourceLocation) -> Int {
    var (low, high) = (0, offsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= location.offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
