import Geometry
import Raster

/// The distinct colors of an image, or of all frames of an animation, and whether all of them are opaque.
struct ColorSurvey: Equatable {
  /// The distinct pixels in order of appearance; nil if there are more than 256.
  private(set) var table: ColorTable? = ColorTable()
  /// True if every pixel of the images is opaque.
  private(set) var isOpaque = true

  init() {}

  init(of image: RowImage) {
    add(image)
  }

  /// Surveys the runs of an image.
  ///
  /// - Parameter indexed: replaced by the same runs with the index in ``table`` of each color; by nil if there is no
  ///   table.
  init(of runs: RowRuns<ColorRun>, _ indexed: inout RowRuns<PNGValueRun>?) {
    indexed = runs.mapAll { all, indexed in
      guard var table = table.take() else { return }
      for index in all.indices {
        let run = all[index]
        guard let place = table.insert(run.pixel) else { return }
        indexed.append(PNGValueRun(end: run.end, value: UInt32(place)))
      }
      self.table = table
    }
    if let table {
      isOpaque = table.colors.allSatisfy(\.isOpaque)
    } else {
      indexed = nil
      isOpaque = runs.all.allSatisfy(\.pixel.isOpaque)
    }
  }

  mutating func add(_ image: RowImage) {
    var runs: [ColorRun] = []
    for index in 0..<Int32(clamping: image.rowCount) {
      guard table != nil || isOpaque else { return }
      runs.removeAll(keepingCapacity: true)
      image.appendRuns(of: index, columns: 0..<image.size.width, to: &runs)
      // The table is moved out so that it is changed in place.
      var table = table.take()
      for run in runs {
        if !run.pixel.isOpaque { isOpaque = false }
        if table != nil, table?.insert(run.pixel) == nil { table = nil }
      }
      self.table = table
    }
  }
}
