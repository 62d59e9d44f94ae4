package import TextFormats

/// The distribution of times in seconds.
package struct TimeHistogram: Sendable {
  /// The upper bounds of the buckets in seconds: from a cached answer to the usual time limit of a proxy.
  private static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  private var counts = [Int](repeating: 0, count: bounds.count)
  /// The number of times in all buckets together.
  package private(set) var total = 0
  private var sum = 0.0

  package init() {}

  package mutating func add(_ seconds: Double) {
    if let bucket = Self.bounds.firstIndex(where: { seconds <= $0 }) { counts[bucket] += 1 }
    total += 1
    sum += seconds
  }

  /// Writes the samples of a histogram.
  ///
  /// - Parameter labels: the labels of each sample, besides the bound of its bucket.
  package func write(_ name: String, _ labels: [(name: String, value: String)], to text: inout PrometheusText) {
    var below = 0
    for (bound, count) in zip(Self.bounds, counts) {
      below += count
      text.sample("\(name)_bucket", "\(below)", labels + [("le", bound.shortest)])
    }
    text.sample("\(name)_bucket", "\(total)", labels + [("le", "+Inf")])
    text.sample("\(name)_sum", formatted(sum, decimals: 6), labels)
    text.sample("\(name)_count", "\(total)", labels)
  }
}
