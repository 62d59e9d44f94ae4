/// A palette of at most `maximumCount` opaque colors that approximates a histogram, computed by median cut.
///
/// The box of colors with the largest squared error is cut in two until there are enough boxes. The cut is across the
/// channel with the largest variance, at the position with the smallest error of the two parts. The palette has the
/// mean color of each box.
func medianCut(_ histogram: ColorHistogram, maximumCount: Int) -> ColorTable {
  var boxes = [ColorBox(histogram.entries[...])]
  while boxes.count < maximumCount {
    guard let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }), boxes[index].error > 0,
      let parts = boxes[index].cut()
    else { break }
    boxes[index] = parts.0
    boxes.append(parts.1)
  }
  return ColorTable(boxes.map(\.mean))
}

private struct ColorBox {
  private let entries: ArraySlice<ColorHistogram.Entry>
  /// The mean of each channel, in levels of 0…255, and the sum of squared distances from it: red, green, blue.
  private let moments: [(mean: Double, error: Double)]

  init(_ entries: ArraySlice<ColorHistogram.Entry>) {
    self.entries = entries
    moments = Self.shifts.map { shift in
      var (count, sum, squares) = (0.0, 0.0, 0.0)
      for entry in entries {
        let value = Double(entry.color >> shift & 0xFF)
        count += Double(entry.count)
        sum += value * Double(entry.count)
        squares += value * value * Double(entry.count)
      }
      // All of these are whole numbers, and exact: counts and values are small.
      return count > 0 ? (sum / count, max(0, squares - sum * sum / count)) : (0, 0)
    }
  }

  private static let shifts: [UInt32] = [0, 8, 16]

  /// The sum of the squared distances of all pixels of the box from their mean color, in squared levels of 0…255.
  var error: Double { entries.count > 1 ? moments.reduce(0) { $0 + $1.error } : 0 }

  /// The mean color of the box as an opaque pixel, with red in the lowest byte and alpha in the highest.
  var mean: UInt32 {
    zip(moments, Self.shifts).reduce(0xFF00_0000) { $0 | UInt32($1.0.mean.rounded()) << $1.1 }
  }

  /// Cuts the box in two across its channel with the largest error; nil if all its colors have the same value there.
  func cut() -> (ColorBox, ColorBox)? {
    guard let widest = moments.indices.max(by: { moments[$0].error < moments[$1].error }) else { return nil }
    let shift = Self.shifts[widest]
    func value(_ entry: ColorHistogram.Entry) -> UInt32 { entry.color >> shift & 0xFF }
    let sorted = entries.sorted { (value($0), $0.color) < (value($1), $1.color) }
    let count = sorted.reduce(0) { $0 + Double($1.count) }
    let sum = sorted.reduce(0) { $0 + Double($1.count) * Double(value($1)) }
    var (countBefore, sumBefore) = (0.0, 0.0)
    var best: (place: Int, gain: Double)?
    for place in sorted.indices.dropLast() {
      countBefore += Double(sorted[place].count)
      sumBefore += Double(sorted[place].count) * Double(value(sorted[place]))
      guard value(sorted[place]) != value(sorted[place + 1]) else { continue }
      let (countAfter, sumAfter) = (count - countBefore, sum - sumBefore)
      let gain = sumBefore * sumBefore / countBefore + sumAfter * sumAfter / countAfter
      if gain > best?.gain ?? -1 { best = (place + 1, gain) }
    }
    guard let best else { return nil }
    return (ColorBox(sorted[..<best.place]), ColorBox(sorted[best.place...]))
  }
}
