/// The differences between two files: bones first, then pixels.
package struct Differences: Sendable {
  /// The name of the expected file in reports; `actualName` is that of the actual one.
  package var expectedName: String
  package var actualName: String
  /// The differences of bones or views; nil if one of the files is an image.
  package var bones: BonesDifference?
  /// The differences of pixels; nil if one of the files is JSON with bones or frames.
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
