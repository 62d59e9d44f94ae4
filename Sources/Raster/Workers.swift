/// Threads that somebody lends: bands of a picture are drawn at once on them, and look as if they were not.
package struct Workers: Sendable {
  /// Does the work for each of `0..<iterations`, in any order or at once, and returns when all of it is done.
  package typealias Perform = @Sendable (_ iterations: Int, _ work: @Sendable (Int) -> Void) -> Void

  private let count: Int
  private let bandArea: Int
  let perform: Perform

  /// - Parameters:
  ///   - count: how many bands are drawn at once, at least 1.
  ///   - bandArea: the fewest pixels of a band, at least 1: fewer are drawn sooner than a thread begins.
  package init(count: Int, bandArea: Int = 1 << 17, perform: @escaping Perform) {
    self.count = max(1, count)
    self.bandArea = max(1, bandArea)
    self.perform = perform
  }

  /// Rows in as many bands of about the same height as are worth it.
  func bands(ofRows count: Int, width: Int) -> [Range<Int>] {
    let bandCount = max(1, min(self.count, count, count * width / bandArea))
    return (0..<bandCount).map { count * $0 / bandCount..<count * ($0 + 1) / bandCount }
  }
}
