/// A lookup table from a band of rows to the display items or holes that may touch it.
///
/// Bands are counted from 0 at the top, display items or holes from 0 in the order of the list.
struct BandIndex: Sendable {
  /// The indices of the items that touch more than ``fewBands`` bands, or whose bands are unknown, in ascending order.
  private var everywhere: [Int32] = []
  /// The indices of the items of each band that are not in ``everywhere``, in ascending order.
  private var members: [[Int32]]

  /// The maximum number of bands that an item may touch to be listed by band; others are listed once for all bands.
  private static let fewBands = 4

  /// Creates the table for `count` bands.
  ///
  /// - Parameter bands: the bands that each item may touch, by the index of the item; nil means all bands.
  init(_ bands: [Range<Int>?], count: Int) {
    members = [[Int32]](repeating: [], count: count)
    for (index, bands) in bands.enumerated() {
      let index = Int32(clamping: index)
      if let bands, bands.count <= Self.fewBands {
        for band in bands { members[band].append(index) }
      } else {
        everywhere.append(index)
      }
    }
  }

  /// The indices of the items that may touch the band at index `band`, in ascending order.
  ///
  /// The index must be less than the number of bands.
  func members(of band: Int) -> [Int] {
    let members = everywhere.isEmpty ? members[band] : (everywhere + members[band]).sorted()
    return members.map(Int.init)
  }
}
