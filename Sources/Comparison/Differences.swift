/// All that differs between two files: bones first, then pixels.
package struct Differences: Sendable {
  /// What the files are called.
  package var expectedName: String
  package var actualName: String
  /// Nil when one of them has no bones.
  package var bones: BonesDifference?
  /// Nil when one of them has no pixels.
  package var pictures: PicturesDifference?

  package init(
    expectedName: String, actualName: String, bones: BonesDifference? = nil, pictures: PicturesDifference? = nil
  ) {
    self.expectedName = expectedName
    self.actualName = actualName
    self.bones = bones
    self.pictures = pictures
  }

  package var isEmpty: Bool { bones?.isEmpty ?? true && pictures?.isEmpty ?? true }
}
