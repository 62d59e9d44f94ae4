/// The threads of the caller on which bands of a picture are drawn; the pixels do not depend on their number.
package struct Workers: Sendable {
  /// A function that calls `work` once with each number in `0..<iterations`, and returns after the last call ended.
  ///
  /// The calls may be concurrent and in any order.
  package typealias Perform = @Sendable (_ iterations: Int, _ work: @Sendable (Int) -> Void) -> Void

  private let count: Int
  private let bandArea: Int
  let perform: Perform

  /// Creates the description of threads for at most `count` concurrent bands.
  ///
  /// - Parameters:
  ///   - count: the maximum number of concurrent bands, at least 1; a smaller value counts as 1.
  ///   - bandArea: the minimum number of pixels of a band, at least 1; drawing a smaller band takes less time than
  ///     starting a thread.
  ///   - perform: the function that runs the work on the threads.
  package init(count: Int, bandArea: Int = 1 << 17, perform: @escaping Perform) {
    self.count = max(1, count)
    self.bandArea = max(1, bandArea)
    self.perform = perform
  }

  /// The division of `count` rows of `width` pixels into bands of about equal height, from top to bottom.
  ///
  /// As many bands as possible, but at most one for each thread, and no more than the minimum area permits; at least
  /// one.
  func bands(ofRows count: Int, width: Int) -> [Range<Int>] {
    let bandCount = max(1, min(self.count, count, count * width / bandArea))
    return (0..<bandCount).map { count * $0 / bandCount..<count * ($0 + 1) / bandCount }
  }
}
