package import Geometry

/// A record of the bones of a scene or of the views of a layout, with the values that their JSON files contain.
package struct BonesRecord: Hashable, Sendable {
  /// The type of the boxes that a record contains: bones of a scene or views of a layout.
  package enum Subject: String, Sendable {
    case bone
    case view
  }

  package var subject: Subject
  /// The size of the canvas, in points.
  package var size: Size
  package var isRightToLeft: Bool
  /// The other values of the scene in the order of the JSON: scale, direction, overlay and members that are not known.
  package var fields: [RecordedField]
  package var shimmer: [RecordedField]
  package var bones: [RecordedBone]
}

/// A bone or view of a record, with its frame in points of the canvas.
package struct RecordedBone: Hashable, Sendable {
  package var path: String
  package var identifier: String?
  package var kind: String
  /// The index, counted from 0, of the text line or control part that the bone represents; nil for all other bones.
  package var line: Int?
  /// The frame of the bone or view in points of the canvas.
  package var frame: Rect
  package var radii: CornerRadii
  /// The other values of the bone, such as the path data of an outline, in the order of the JSON.
  package var fields: [RecordedField]
}

/// A named value of a record; a list is compared element by element, all other values as a whole.
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
