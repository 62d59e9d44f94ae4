/// A lookup table from a band of rows to the display items or holes that may touch it.
///
/// Bands are counted from 0 at the top, display items or holes from 0 in the order of the list.
struct BandIndex: Sendable {
  /// The indices of the items that touch more than ``fewBands`` bands, or whose bands are unknown, in ascending order.
  private var everywhere: [Int32] = []
  /// The indices of the items that are not in ``everywhere``: all of band 0, then all of band 1, and so on, in
  /// ascending order in each band.
  private var members: [Int32]
  /// The index in ``members`` of the first entry of each band; one entry more than there are bands.
  private var starts: [Int]

  /// The maximum number of bands that an item may touch to be listed by band; others are listed once for all bands.
  private static let fewBands = 4

  /// Creates the table for `count` bands.
  ///
  /// - Parameter bands: the bands that each item may touch, by the index of the item; nil means all bands.
  init(_ bands: [Range<Int>?], count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for (index, bands) in bands.enumerated() {
      if let bands, bands.count <= Self.fewBands {
        for band in bands { starts[band + 1] += 1 }
      } else {
        everywhere.append(Int32(clamping: index))
      }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    members = [Int32](repeating: 0, count: starts[count])
    var next = starts
    for (index, bands) in bands.enumerated() {
      guard let bands, bands.count <= Self.fewBands else { continue }
      for band in bands {
        members[next[band]] = Int32(clamping: index)
        next[band] += 1
      }
    }
  }

  /// The indices of the items that may touch the band at index `band`, in ascending order.
  ///
  /// The index must be less than the number of bands.
  func members(of band: Int) -> [Int] {
    let own = members[starts[band]..<starts[band + 1]]
    if everywhere.isEmpty { return own.map(Int.init) }
    return (everywhere + own).sorted().map(Int.init)
  }
}
