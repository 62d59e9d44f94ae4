/// The differences between two files: of their bones or views, and of their pixels.
package struct Differences: Sendable {
  /// The name of the expected file in reports; `actualName` is the name of the actual file.
  package var expectedName: String
  package var actualName: String
  /// The differences of bones or views; nil if one of the files is an image.
  package var bones: BonesDifference?
  /// The differences of pixels; nil if one of the files is a JSON file of bones or views.
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
