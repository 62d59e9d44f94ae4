/// The differences between two files: bones first, then pixels.
package struct Differences: Sendable {
  /// The names of the files in reports.
  package var expectedName: String
  package var actualName: String
  /// The differences of bones; nil if one of the files has no bones.
  package var bones: BonesDifference?
  /// The differences of pixels; nil if one of the files has no pixels.
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
