/// An index of display items or holes by the bands of rows that they may touch; bands and items are counted from 0.
struct BandIndex: Sendable {
  /// The indices of the items that touch many bands, or whose bands are unknown, in ascending order.
  private var everywhere: [Int32] = []
  /// The indices of the items of all bands, one band after the other.
  private var members: [Int32]
  /// The position in `members` at which each band begins; one more entry than there are bands.
  private var starts: [Int]

  /// The maximum number of bands of an item that is indexed by band; items with more bands belong to all bands.
  private static let fewBands = 4

  /// An index of items into `count` bands.
  ///
  /// - Parameter bands: the range of bands that each item may touch; nil is all bands.
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

  /// The indices of the items that may touch a band, in ascending order.
  func members(of band: Int) -> [Int] {
    let own = members[starts[band]..<starts[band + 1]]
    if everywhere.isEmpty { return own.map(Int.init) }
    return (everywhere + own).sorted().map(Int.init)
  }
}
