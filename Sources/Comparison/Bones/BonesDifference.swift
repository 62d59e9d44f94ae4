/// The result of a comparison of two records of bones or views, an expected one and an actual one.
///
/// It contains the differences, the numbers of bones or views, and the overlap of their areas.
package struct BonesDifference: Sendable {
  package var subject: BonesRecord.Subject
  /// The differences of the canvas size, of the other values of the scene, and of the shimmer, in this order.
  package var scene: [PropertyDifference]
  /// The bones that differ: the changed and removed ones in the order of the expected record, then the added ones in
  /// the order of the actual record.
  package var bones: [BoneDifference]
  /// The number of bones or views in the expected record.
  package var expectedCount: Int
  /// The number of bones or views in the actual record.
  package var actualCount: Int
  /// The overlap of the area that all expected bones cover with that of all actual bones: intersection over union, 0…1.
  ///
  /// Views with children do not count. The value is 1 if neither record covers an area.
  package var intersectionOverUnion: Double
  package var layoutShift: LayoutShift

  package var isEmpty: Bool { scene.isEmpty && bones.isEmpty }
}

/// A named value that differs between two records; nil for the record that does not contain it.
package struct PropertyDifference: Hashable, Sendable {
  package var name: String
  package var expected: String?
  package var actual: String?
}

/// The changes of a bone or view between two records, or its addition or removal.
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

  /// The index of the bone in the expected record, counted from 0; for an added bone, in the actual record.
  package var number: Int
  package var bone: RecordedBone
  /// True if the bone is a line of a text that has several lines in one of the records.
  package var isOneOfLines = false
  package var changes: [Change]
  package var properties: [PropertyDifference]
  /// The overlap of the expected and the actual frame: intersection over union, 0…1; nil for an added or removed bone.
  package var intersectionOverUnion: Double?
}
