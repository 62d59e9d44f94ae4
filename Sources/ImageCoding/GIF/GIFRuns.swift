import Geometry
import Raster

/// An image as runs of pixels with equal palette indices; each distinct row is converted once.
struct GIFRuns {
  struct Run {
    var place: UInt8
    var count: Int
  }

  private var runs: [Run] = []
  private var ends: [Int] = []
  private let rowIndices: [Int32]

  /// Divides an image into runs; all of its colors must be in the palette.
  init(of image: RowImage, in palette: GIFPalette) {
    rowIndices = image.rowIndices
    let table = palette.table
    var colors: [ColorRun] = []
    for index in 0..<image.rowCount {
      colors.removeAll(keepingCapacity: true)
      image.appendRuns(of: Int32(index), columns: 0..<image.size.width, to: &colors)
      var start = 0
      for run in colors {
        runs.append(Run(place: table.place(of: run.pixel) ?? 0, count: Int(run.end) - start))
        start = Int(run.end)
      }
      ends.append(runs.count)
    }
  }

  /// The compressed image data for a GIF file, without the first byte, which states the bit depth.
  ///
  /// - Parameter bitDepth: the number of bits of a palette index, 1…8.
  func compressed(bitDepth: Int) -> [UInt8] {
    var stream = LZWStream(bitDepth: bitDepth)
    for index in rowIndices {
      for run in runs[(index == 0 ? 0 : ends[Int(index) - 1])..<ends[Int(index)]] {
        stream.append(run.place, count: run.count)
      }
    }
    return stream.finish()
  }
}
