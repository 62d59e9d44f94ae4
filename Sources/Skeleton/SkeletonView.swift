import Diagnostics
import Geometry
import Inference
import LayerTree
import SceneModel
import ViewTree
import XMLTree

/// A rectangle on the canvas, in points relative to the canvas's top left corner.
public struct SkeletonRect: Hashable, Sendable {
  /// The x coordinate of the rectangle's left edge, in points of the canvas.
  public var x: Double
  /// The y coordinate of the rectangle's top edge, in points of the canvas.
  public var y: Double
  /// The width of the rectangle, in points.
  public var width: Double
  /// The height of the rectangle, in points.
  public var height: Double

  init(_ rect: Rect) {
    (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
  }
}

/// The radii of the corners of a rectangle, in points.
public struct SkeletonRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: Double
  /// The radius of the top right corner, in points.
  public var topRight: Double
  /// The radius of the bottom right corner, in points.
  public var bottomRight: Double
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: Double

  init(_ radii: CornerRadii) {
    (topLeft, topRight) = (radii.topLeft, radii.topRight)
    (bottomRight, bottomLeft) = (radii.bottomRight, radii.bottomLeft)
  }
}

/// A bone of a scene: the placeholder shape of a view, of a line of its text, or of a part of a control.
public struct SkeletonBone: Hashable, Sendable {
  /// The index of the bone's view in ``SkeletonScene/views``, counted from 0.
  public let view: Int
  /// The path of the bone's view: the element names from the root, such as `feed/cell[0]/row/text`.
  public let path: String
  /// The identifier of the bone's view; nil if the element has none.
  public let identifier: String?
  /// The kind of the bone's view, such as `text` or `image`.
  public let kind: String
  /// The index of the text line or of the part of a control that the bone replaces, counted from 0; nil for all other
  /// bones.
  public let line: Int?
  /// The name of the rule that created the bone, such as `text` or `hint`.
  public let rule: String
  /// The bounding box of the bone's shape on the canvas, in points.
  public let frame: SkeletonRect
  /// The corner radii of the bone's shape, in points; all 0 for shapes that are not rounded rectangles.
  public let radii: SkeletonRadii
}

/// A view of a scene: its frame on the canvas, and the rule that gave it bones or none.
public struct SkeletonView: Hashable, Sendable {
  /// The index of the parent view in ``SkeletonScene/views``, counted from 0; nil for the root.
  public let parent: Int?
  /// The path of the view: the element names from the root, such as `feed/cell[0]/row/text`.
  public let path: String
  /// The identifier of the view's element; nil if the element has none.
  public let identifier: String?
  /// The kind of the view, such as `text` or `image`, independent of the dialect.
  public let kind: String
  /// The frame of the view on the canvas, in points.
  public let frame: SkeletonRect
  /// The name of the rule that gave the view bones or none, such as `text`, `container` or `hidden`.
  public let rule: String
  /// The reason why this rule applied to the view, in a few English words.
  public let reason: String
  /// The indexes of the view's bones in ``SkeletonScene/bones``; empty if it has none.
  public let bones: Range<Int>
  /// The line of the view's element in the document, counted from 1.
  public let line: Int
}

extension SkeletonScene {
  /// The bones of the scene, in document order.
  public var bones: [SkeletonBone] {
    let content = content
    return content.bones.map { bone in
      var radii = CornerRadii.zero
      if case .roundedRect(let rounded) = bone.shape { radii = rounded.radii }
      return SkeletonBone(
        view: bone.view, path: content.path(of: bone), identifier: content.identifier(of: bone), kind: bone.kindName,
        line: bone.line, rule: content.decisions[bone.view].role.rawValue, frame: SkeletonRect(bone.shape.bounds),
        radii: SkeletonRadii(radii))
    }
  }

  /// The views of the scene with their frames, in document order, each parent before its children.
  public var views: [SkeletonView] { views(limit: .max) }

  /// The first `limit` views of the scene.
  func views(limit: Int) -> [SkeletonView] {
    let (layout, decisions) = (content.layout, content.decisions)
    let shown = layout.views.prefix(limit)
    let positions = SourceText(name: document.name, utf8: document.text).positions(of: shown.map(\.view.location))
    return zip(shown.indices, positions).map { index, position in
      let (placed, decision) = (layout.views[index], decisions[index])
      return SkeletonView(
        parent: placed.parent, path: layout.path(of: index), identifier: placed.view.identifier,
        kind: placed.view.kind.rawValue, frame: SkeletonRect(placed.frame), rule: decision.role.rawValue,
        reason: decision.reason, bones: decision.bones, line: position?.line ?? 1)
    }
  }
}
