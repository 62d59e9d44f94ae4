import CFloors
import Geometry
import LayerTree
import Raster
import SceneModel

/// A scene that was passed to the C reference implementations, which can draw it at a selected time.
///
/// The reference implementations draw only one horizontal gradient under an opaque overlay.
struct FloorScene {
  private let scene: Scene
  private let scale: Double
  /// The number of distinct rows of pixels in the picture.
  let rowCount: Int

  /// Passes a scene to the reference implementations; nil if they cannot draw the scene or have no memory for it.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - times: the times of the frames, in seconds of the scene, whose colors the palette of PNG files contains.
  ///   - sharesRows: true to pass the information which rows are equal.
  init?(_ scene: Scene, size: PixelSize, scale: Double, times: [Double], sharesRows: Bool) {
    self.scene = scene
    self.scale = scale
    let list = scene.presentation(at: .time(times.first ?? 0))
    guard list.items.count == 2, case .overlay(let color, let holes) = list.items[1], color.alpha == 255,
      Self.gradient(in: list) != nil
    else { return nil }
    let mask = DisplayList(size: list.size, items: [.overlay(.white, holes: holes)])
    var rasterizer = Rasterizer(size: size, scale: scale)
    let image = rasterizer.draw(mask)
    let overlay = UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
    guard floorsBegin(Int32(size.width), Int32(size.height), overlay) != 0 else { return nil }
    for (y, index) in image.rowIndices.enumerated() {
      let row = Array(image.row(index))
      var start = 0
      while start < row.count {
        var end = start + 1
        while end < row.count, row[end] == row[start] { end += 1 }
        let coverage = 255 - row[start].alpha
        if coverage > 0 { floorsAddHole(Int32(y), Int32(start), Int32(end), Int32(coverage)) }
        start = end
      }
    }
    floorsEnd(sharesRows ? 1 : 0)
    rowCount = Int(floorsRowCount())
    for time in times {
      show(at: time)
      floorsLearnColors()
    }
  }

  /// Selects the time, in seconds of the scene, of the next frame of the reference implementations.
  ///
  /// Does nothing if the scene has no gradient at this time.
  func show(at time: Double) {
    guard let gradient = Self.gradient(in: scene.presentation(at: .time(time))) else { return }
    floorsBeginGradient(gradient.start.x * scale, gradient.end.x * scale)
    for (location, color) in zip(gradient.locations, gradient.colors) {
      floorsAddStop(location, Int32(color.red), Int32(color.green), Int32(color.blue))
    }
  }

  /// The largest difference of a channel between `pixmap` and the current frame of the reference implementations.
  ///
  /// The unit is a level of 0…255; `pixmap` must have the size of the picture.
  func difference(to pixmap: Pixmap) -> Int {
    var largest = 0
    for y in 0..<pixmap.size.height {
      for x in 0..<pixmap.size.width {
        let (a, b) = (floorsPixel(Int32(x), Int32(y)), pixmap.pixels[y * pixmap.size.width + x].bits)
        guard a != b else { continue }
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
          largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
      }
    }
    return largest
  }

  private static func gradient(in list: DisplayList) -> LinearGradient? {
    guard case .fill(_, .linearGradient(let gradient))? = list.items.first, gradient.start.y == gradient.end.y,
      gradient.colors.allSatisfy({ $0.alpha == 255 })
    else { return nil }
    return gradient
  }
}
