import ImageCoding
import Raster
import Synchronization

/// A frame that a viewer shows, with its duration.
struct ShownFrame: Equatable {
  /// The red, green, blue and straight alpha of each pixel; 0 for pixels with alpha 0.
  var rgba: [UInt8]
  var milliseconds: Double

  init(rgba: [UInt8], milliseconds: Double) {
    self.rgba = rgba
    // A loop over indices: a debug build takes many times as long for a stride.
    var alpha = 3
    while alpha < rgba.count {
      if rgba[alpha] == 0 { for channel in alpha - 3..<alpha { self.rgba[channel] = 0 } }
      alpha += 4
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
  private static let knownFrames = Mutex<[SampleAnimation: [ShownFrame]]>([:])
  private static let knownFiles = Mutex<[SampleAnimation: [AnimationFormat: [UInt8]]]>([:])

  /// The frames that a viewer should show, computed once for all tests.
  func shown() throws -> [ShownFrame] {
    if let known = Self.knownFrames.withLock({ $0[self] }) { return known }
    let shown = try frames().map { ShownFrame($0, milliseconds: period * 1_000 / Double(frameCount)) }.merged
    Self.knownFrames.withLock { $0[self] = shown }
    return shown
  }

  /// The animation as a file, encoded once for all tests.
  func file(as format: AnimationFormat) throws -> [UInt8] {
    if let known = Self.knownFiles.withLock({ $0[self]?[format] }) { return known }
    let file = try encoded(as: format)
    Self.knownFiles.withLock { $0[self, default: [:]][format] = file }
    return file
  }
}

/// The straight-alpha colors by the plain formula, rounded to nearest.
func straightBytes(of image: RowImage) -> [UInt8] {
  // Most pixels have one of few colors.
  var known: [UInt32: [UInt8]] = [:]
  var bytes: [UInt8] = []
  for pixel in Pixmap(image).pixels {
    if let color = known[pixel.bits] {
      bytes += color
      continue
    }
    let channels = (0..<4).map { Double(pixel.bits >> (8 * $0) & 255) }
    let alpha = channels[3]
    let color = channels.prefix(3).map { alpha == 0 ? 0 : UInt8(($0 * 255 / alpha).rounded()) } + [UInt8(alpha)]
    known[pixel.bits] = color
    bytes += color
  }
  return bytes
}
