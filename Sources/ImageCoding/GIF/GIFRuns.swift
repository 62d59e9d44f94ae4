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
    for index in 0..<image.rowCount {
      var run: (pixel: PremultipliedPixel, count: Int)?
      for pixel in image.row(Int32(index)) {
        if run?.pixel == pixel {
          run?.count += 1
        } else {
          if let run { runs.append(Run(place: palette.table.place(of: run.pixel) ?? 0, count: run.count)) }
          run = (pixel, 1)
        }
      }
      if let run { runs.append(Run(place: palette.table.place(of: run.pixel) ?? 0, count: run.count)) }
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
