import Comparison
import ImageCoding

/// The actual output of an assertion: its bytes, and the decoded values for comparisons by value.
struct Snapshot {
  var bytes: [UInt8]
  /// The bones or views in the output; nil for text and for animations without bones.
  var record: BonesRecord?
  /// A reader of the output's pixels, which can be read once; nil for text and JSON.
  var frames: (any FrameReader)?

  init(_ bytes: [UInt8], record: BonesRecord? = nil, frames: (any FrameReader)? = nil) {
    (self.bytes, self.record, self.frames) = (bytes, record, frames)
  }
}
