import Raster

/// The colors of an image with at most 256 of them.
struct PNGPalette: Equatable {
  private static let maximumCount = 256
  /// A power of two, several times the number of colors, so that most are found at once.
  private static let slotCount = 2048

  /// Premultiplied pixels; translucent ones first, so that opaque ones need no entry in `tRNS`; otherwise in the order
  /// in which they appear.
  private(set) var colors: [UInt32] = []
  /// Places in `colors` by hash, −1 where none is.
  private var slots = [Int16](repeating: -1, count: Self.slotCount)

  /// Nothing if the image has more colors than a palette.
  init?(colorsOf image: RowImage) {
    // The complement never equals the first pixel.
    var previous = ~(image.pixels.first ?? 0)
    for pixel in image.pixels where pixel != previous {
      previous = pixel
      let slot = slot(of: pixel)
      if slots[slot] < 0 {
        guard colors.count < Self.maximumCount else { return nil }
        slots[slot] = Int16(colors.count)
        colors.append(pixel)
      }
    }
    colors = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    slots = [Int16](repeating: -1, count: Self.slotCount)
    for (place, color) in colors.enumerated() {
      slots[slot(of: color)] = Int16(place)
    }
  }

  /// How many colors at the beginning are translucent.
  var translucentCount: Int { colors.count { $0 >> 24 < 255 } }

  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Appends the places of a row's pixels, the first in the highest bits of its byte.
  func append(_ row: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
    let bitDepth = bitDepth
    var previous = ~(row.first ?? 0)
    var place: UInt8 = 0
    var byte: UInt8 = 0
    var freeBits = 8
    for pixel in row {
      if pixel != previous {
        previous = pixel
        place = UInt8(truncatingIfNeeded: slots[slot(of: pixel)])
      }
      freeBits -= bitDepth
      byte |= place << UInt8(freeBits)
      if freeBits == 0 {
        bytes.append(byte)
        byte = 0
        freeBits = 8
      }
    }
    if freeBits < 8 { bytes.append(byte) }
  }

  /// The slot that holds a color, or the free one where it belongs: Knuth's multiplicative hash, linear probing.
  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 2_654_435_761) >> 21)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
