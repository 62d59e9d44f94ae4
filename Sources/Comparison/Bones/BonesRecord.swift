package import Geometry

/// A record of the bones of a scene, or of the views of a layout, with the values of their JSON.
package struct BonesRecord: Hashable, Sendable {
  /// The type of the boxes that a record contains.
  package enum Subject: String, Sendable {
    case bone
    case view
  }

  package var subject: Subject
  /// The size of the canvas in points.
  package var size: Size
  package var isRightToLeft: Bool
  /// All other values of the scene in the order of the JSON: scale, direction, overlay and unknown members.
  package var fields: [RecordedField]
  package var shimmer: [RecordedField]
  package var bones: [RecordedBone]
}

/// One bone or view of a record, with its frame in points.
package struct RecordedBone: Hashable, Sendable {
  package var path: String
  package var identifier: String?
  package var kind: String
  /// The line of the text or the part of the control, from 0; nil for other bones.
  package var line: Int?
  /// The frame of the bone or view in points of the canvas.
  package var frame: Rect
  package var radii: CornerRadii
  /// All other values of the bone, such as an outline, in the order of the JSON.
  package var fields: [RecordedField]
}

/// A named value of a record, which is compared as a whole, or as a list element by element.
package struct RecordedField: Hashable, Sendable {
  package var name: String
  package var value: RecordedValue
}

package enum RecordedValue: Hashable, Sendable {
  case single(String)
  case list([String])

  var text: String {
    switch self {
    case .single(let text): text
    case .list(let items): items.joined(separator: " ")
    }
  }
}
