/// An index of items by the bands that they may touch.
struct BandIndex: Sendable {
  /// The items that touch many bands, or whose bands are unknown.
  private var everywhere: [Int32] = []
  /// The members of all bands, one band after the other.
  private var members: [Int32]
  /// The offset of each band's members; one more entry than there are bands.
  private var starts: [Int]

  /// The maximum number of bands of an item that is indexed by band; other items belong to all bands.
  private static let fewBands = 4

  /// An index of items into `count` bands.
  ///
  /// - Parameter bands: the bands of each item; nil is all bands.
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

  /// The items that may touch a band, in ascending order.
  func members(of band: Int) -> [Int] {
    let own = members[starts[band]..<starts[band + 1]]
    if everywhere.isEmpty { return own.map(Int.init) }
    return (everywhere + own).sorted().map(Int.init)
  }
}
