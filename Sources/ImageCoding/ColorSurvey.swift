import Geometry
import Raster

/// The distinct colors of an image, or of all frames of an animation, and whether all of them are opaque.
struct ColorSurvey: Equatable {
  /// The distinct pixels (premultiplied, packed as in ``ColorTable``) in order of appearance; nil if there are more
  /// than 256.
  private(set) var table: ColorTable? = ColorTable()
  /// True if every pixel of the images is opaque.
  private(set) var isOpaque = true

  init() {}

  init(of image: RowImage) {
    add(image)
  }

  init(of runs: RowRuns) {
    add(runs.all)
  }

  mutating func add(_ image: RowImage) {
    var runs: [ColorRun] = []
    for index in 0..<Int32(clamping: image.rowCount) {
      guard table != nil || isOpaque else { return }
      runs.removeAll(keepingCapacity: true)
      image.appendRuns(of: index, columns: 0..<image.size.width, to: &runs)
      add(runs)
    }
  }

  private mutating func add(_ runs: [ColorRun]) {
    guard table != nil || isOpaque else { return }
    // The table is moved out so that it is changed in place.
    var table = table.take()
    for run in runs {
      if run.pixel >> 24 < 255 { isOpaque = false }
      if table?.insert(run.pixel) == false { table = nil }
    }
    self.table = table
  }
}
