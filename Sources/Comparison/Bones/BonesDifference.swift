import Geometry

/// How two sets of bones differ.
package struct BonesDifference: Sendable {
  package var subject: BonesRecord.Subject
  /// The canvas, the overlay, the shimmer.
  package var scene: [PropertyDifference]
  /// In the order of the expected bones, then those that are new.
  package var bones: [BoneDifference]
  package var expectedCount: Int
  package var actualCount: Int
  /// Of the areas that all bones cover together, of views those that hold no others.
  package var intersectionOverUnion: Double
  package var layoutShift: LayoutShift

  package var isEmpty: Bool { scene.isEmpty && bones.isEmpty }
}

/// A named value that is not what it was; nil where there is none.
package struct PropertyDifference: Hashable, Sendable {
  package var name: String
  package var expected: String?
  package var actual: String?
}

/// What happened to one bone.
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

  /// Its place among the expected bones, from 0; if it is new, among the actual ones.
  package var number: Int
  package var bone: RecordedBone
  /// True if it is a line of a text that has several.
  package var isOneOfLines = false
  package var changes: [Change]
  package var properties: [PropertyDifference]
  /// Nil when there is only one of the two.
  package var intersectionOverUnion: Double?
}
