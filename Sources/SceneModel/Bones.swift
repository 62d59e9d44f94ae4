package import Geometry
package import LayerTree
import Memory
package import ViewTree

/// A placeholder shape of a view: a hole in the overlay through which the shimmer is visible.
package struct Bone: Hashable, Sendable {
  /// The index of the bone's view in ``Scene/layout``.
  package let view: Int
  package let kind: ViewKind
  /// The index, counted from 0, of the text line that the bone represents, or of the shape if a view has several.
  ///
  /// Nil for all other bones.
  package let line: Int?
  package var shape: Shape

  package var kindName: String { kind.rawValue }
}

/// The bones of a scene in document order.
///
/// The shapes are an array of their own, which is also that of the holes in the scene's overlay.
package struct Bones: Hashable, Sendable {
  private var marks: [Mark] = []
  package internal(set) var shapes: [Shape] = []
  /// The outlines, without the gaps, of the bones with a gap around a circle, by their indices.
  package internal(set) var outlines: [Int: RoundedRect] = [:]

  /// The properties of a bone besides its shape, in as few bytes as possible.
  private struct Mark: Hashable {
    var view: Int32
    var line: Int32?
    var kind: ViewKind
  }

  package init(_ bones: some Sequence<Bone> = []) {
    for bone in bones { append(bone) }
  }

  mutating func reserveCapacity(_ count: Int) {
    marks.reserveCapacity(count)
    shapes.reserveLargeCapacity(count)
  }

  mutating func append(_ bone: Bone) {
    marks.append(Mark(view: Int32(bone.view), line: bone.line.map { Int32(clamping: $0) }, kind: bone.kind))
    shapes.append(bone.shape)
  }

  func view(at index: Int) -> Int { Int(marks[index].view) }

  func kind(at index: Int) -> ViewKind { marks[index].kind }
}

extension Bones: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { shapes.count }

  package subscript(index: Int) -> Bone {
    let mark = marks[index]
    return Bone(view: Int(mark.view), kind: mark.kind, line: mark.line.map { Int($0) }, shape: shapes[index])
  }
}

extension Scene {
  /// The identifier of a bone's view in the document; nil if the document states none.
  package func identifier(of bone: Bone) -> String? { layout.views[bone.view].view.identifier }

  /// The path of a bone's view: the element names from the root, such as `page/cell[2]/text`.
  package func path(of bone: Bone) -> String { layout.path(of: bone.view) }

  /// The names of bones, which take less time in the order of ``bones``.
  package var boneNames: BoneNames { BoneNames(layout) }
}

/// The paths and identifiers of bones, as ``Scene/path(of:)`` and ``Scene/identifier(of:)`` return them.
package struct BoneNames: Sendable {
  private let layout: PlacedViews
  private var paths: ViewPaths

  fileprivate init(_ layout: PlacedViews) {
    self.layout = layout
    paths = ViewPaths(layout)
  }

  /// The path of a bone's view in UTF-8.
  package mutating func path(of bone: Bone) -> [UInt8] { paths.utf8(of: bone.view) }

  package func identifier(of bone: Bone) -> String? { layout.views[bone.view].view.identifier }
}
