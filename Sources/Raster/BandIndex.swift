/// Which of some things reach into each band.
struct BandIndex: Sendable {
  /// Those that reach into many bands, or nobody knows into which.
  private var everywhere: [Int32] = []
  /// The members of all bands, one band after the other.
  private var members: [Int32]
  /// Where each band's members begin; one more than there are bands.
  private var starts: [Int]

  /// More bands than this are all.
  private static let fewBands = 4

  /// - Parameter bands: of each thing; nil is all of them.
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

  /// The things that reach into a band, in their order.
  func members(of band: Int) -> [Int] {
    let own = members[starts[band]..<starts[band + 1]]
    if everywhere.isEmpty { return own.map(Int.init) }
    return (everywhere + own).sorted().map(Int.init)
  }
}
