import Geometry

/// The differences between two records of bones or views.
package struct BonesDifference: Sendable {
  package var subject: BonesRecord.Subject
  /// The differences of the canvas, of other values of the scene, and of the shimmer.
  package var scene: [PropertyDifference]
  /// The changed and removed bones, in the order of the expected bones, then the added bones in the order of the actual
  /// bones.
  package var bones: [BoneDifference]
  /// The number of expected bones, with which the actual ones are compared.
  package var expectedCount: Int
  /// The number of actual bones, which are compared with the expected ones.
  package var actualCount: Int
  /// The intersection over union of the areas that all expected and all actual bones cover, 0…1.
  ///
  /// Views count only if they have no children.
  package var intersectionOverUnion: Double
  package var layoutShift: LayoutShift

  package var isEmpty: Bool { scene.isEmpty && bones.isEmpty }
}

/// A named value that differs between two records; `expected` or `actual` is nil if that record does not contain the
/// value.
package struct PropertyDifference: Hashable, Sendable {
  package var name: String
  package var expected: String?
  package var actual: String?
}

/// The changes of one bone or view between two records.
package struct BoneDifference: Hashable, Sendable {
  package enum Change: String, Sendable, CaseIterable {
    case added
    case removed
    case moved
    case resized
    case radius
    case kind
    case renamed
    case outline
    case reordered
  }

  /// The index of the bone among the expected ones, from 0; for an added bone, among the actual ones.
  package var number: Int
  package var bone: RecordedBone
  /// True if the bone is a line of a text that has several lines.
  package var isOneOfLines = false
  package var changes: [Change]
  package var properties: [PropertyDifference]
  /// The intersection over union of both frames, 0…1; nil for an added or removed bone.
  package var intersectionOverUnion: Double?
}
