import ImageCoding
import Raster

/// A frame that a viewer shows, with its duration.
struct ShownFrame: Equatable {
  /// The red, green, blue and straight alpha of each pixel; 0 for pixels with alpha 0.
  var rgba: [UInt8]
  var milliseconds: Double

  init(rgba: [UInt8], milliseconds: Double) {
    self.rgba = rgba
    for start in stride(from: 0, to: rgba.count, by: 4) where rgba[start + 3] == 0 {
      for channel in start..<start + 3 { self.rgba[channel] = 0 }
    }
    self.milliseconds = milliseconds
  }

  init(_ image: RowImage, milliseconds: Double) {
    self.init(rgba: straightBytes(of: image), milliseconds: milliseconds)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.rgba == right.rgba && abs(left.milliseconds - right.milliseconds) < 1e-3
  }
}

extension [ShownFrame] {
  /// The same frames with consecutive equal ones merged.
  var merged: [ShownFrame] {
    reduce(into: []) { frames, frame in
      if frames.last?.rgba == frame.rgba {
        frames[frames.count - 1].milliseconds += frame.milliseconds
      } else {
        frames.append(frame)
      }
    }
  }

  /// The total duration in milliseconds.
  var period: Double { reduce(0) { $0 + $1.milliseconds } }

  /// True if the same frames are shown for the same times, up to a rounding of each time to `unit` milliseconds.
  func looks(like other: [ShownFrame], unit: Double = 0) -> Bool {
    guard map(\.rgba) == other.map(\.rgba) else { return false }
    var (time, otherTime) = (0.0, 0.0)
    return zip(self, other).allSatisfy { frame, otherFrame in
      time += frame.milliseconds
      otherTime += otherFrame.milliseconds
      return abs(time - otherTime) <= unit / 2 + 1e-3
    }
  }
}

extension SampleAnimation {
  /// The frames that a viewer should show.
  func shown() throws -> [ShownFrame] {
    try frames().map { ShownFrame($0, milliseconds: period * 1_000 / Double(frameCount)) }.merged
  }
}

/// The straight-alpha colors by the plain formula, rounded to nearest.
func straightBytes(of image: RowImage) -> [UInt8] {
  var bytes: [UInt8] = []
  for pixel in Pixmap(image).pixels {
    let channels = (0..<4).map { Double(pixel.bits >> (8 * $0) & 255) }
    let alpha = channels[3]
    bytes += channels.prefix(3).map { alpha == 0 ? 0 : UInt8(($0 * 255 / alpha).rounded()) } + [UInt8(alpha)]
  }
  return bytes
}
