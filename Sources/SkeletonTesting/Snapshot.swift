import Comparison
import ImageCoding

/// The actual output of an assertion: its bytes, and the values that they encode, for comparisons by value.
struct Snapshot {
  var bytes: [UInt8]
  /// The record of the bones or views; nil for text and animations without bones.
  var record: BonesRecord?
  /// A reader of the pixels, which can be read once; nil for text and records.
  var frames: (any FrameReader)?

  init(_ bytes: [UInt8], record: BonesRecord? = nil, frames: (any FrameReader)? = nil) {
    (self.bytes, self.record, self.frames) = (bytes, record, frames)
  }
}
