import Raster

/// Which colors an image has, or all frames of an animation together.
struct ColorSurvey: Equatable {
  /// All pixels that occur; nil if there are more than a table holds.
  private(set) var table: ColorTable? = ColorTable()
  /// Whether every pixel is opaque.
  private(set) var isOpaque = true

  init() {}

  init(of image: RowImage) {
    add(image)
  }

  mutating func add(_ image: RowImage) {
    guard table != nil || isOpaque else { return }
    // Taken out, so that it is changed in place.
    var table = table.take()
    // The complement never equals the first pixel.
    var previous = ~(image.pixels.first ?? 0)
    for pixel in image.pixels where pixel != previous {
      previous = pixel
      if pixel >> 24 < 255 { isOpaque = false }
      if table?.insert(pixel) == false { table = nil }
    }
    self.table = table
  }
}
