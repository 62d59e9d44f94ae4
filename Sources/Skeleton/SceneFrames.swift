import Diagnostics
import Geometry
import LayerTree
package import Raster
import SceneModel

/// A live picture of a scene in pixels, for display in real time; after the first frame only changed pixels are
/// redrawn.
///
/// ```swift
/// var frames = try scene.frames()
/// while isLoading {
///   frames.show(.seconds(clock.now))
///   for y in 0..<frames.height { copy(frames.row(y)) }
/// }
/// ```
public struct SceneFrames: Sendable {
  private let scene: Scene
  private var frame: LiveFrame

  init(_ scene: Scene, size: PixelSize) {
    self.scene = scene
    frame = LiveFrame(size: size, scale: scene.scale)
  }

  /// The pixels of the current frame; transparent before the first call of ``show(_:)``.
  package var pixmap: Pixmap { frame.pixmap }

  /// The width of the frames in pixels.
  public var width: Int { frame.pixmap.size.width }
  /// The height of the frames in pixels.
  public var height: Int { frame.pixmap.size.height }

  /// Draws the frame at a time of the scene, which becomes the current frame; before the first call the frame is
  /// transparent.
  public mutating func show(_ time: SampleTime) {
    frame.show(scene.presentation(at: Moment(time)))
  }

  /// The pixels of one row of the current frame, from left to right; rows are numbered from 0 at the top.
  ///
  /// A pixel is a premultiplied sRGB color with 8 bits each of red, green, blue and alpha, red in the lowest byte: on
  /// little-endian machines the bytes in memory are R, G, B, A.
  ///
  /// - Parameter y: the index of the row in `0..<height`; the result is empty outside of this range.
  public func row(_ y: Int) -> [UInt32] {
    guard (0..<height).contains(y) else { return [] }
    return frame.pixmap.pixels[y * width..<(y + 1) * width].map(\.bits)
  }

  /// The current frame as bytes: rows from top to bottom, and red, green, blue and alpha of each pixel, premultiplied.
  public func rgba() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for pixel in frame.pixmap.pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel.bits))
      bytes.append(UInt8(truncatingIfNeeded: pixel.bits >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel.bits >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel.bits >> 24))
    }
    return bytes
  }
}

extension SkeletonScene {
  /// The live picture of the scene, for display in real time; its size in pixels is the canvas size times the scale.
  ///
  /// - Throws: ``RenderError`` for a canvas that is empty or exceeds the limits.
  public func frames() throws(RenderError) -> SceneFrames {
    let encoder = encoder()
    let size = try document.checking { () throws(InvalidInput) in try encoder.pixelSize() }
    return SceneFrames(content, size: size)
  }
}
