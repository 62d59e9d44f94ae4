/// The caller's threads, which draw bands of a picture concurrently; the pixels do not depend on them.
package struct Workers: Sendable {
  /// A function that calls `work` with each of `0..<iterations`, in any order or concurrently, and then returns.
  package typealias Perform = @Sendable (_ iterations: Int, _ work: @Sendable (Int) -> Void) -> Void

  private let count: Int
  private let bandArea: Int
  let perform: Perform

  /// Threads for at most `count` concurrent bands.
  ///
  /// - Parameters:
  ///   - count: the number of concurrent bands, at least 1.
  ///   - bandArea: the minimum number of pixels of a band, at least 1; a smaller band takes less time than the start of
  ///     a thread.
  ///   - perform: the function that runs the work on the threads.
  package init(count: Int, bandArea: Int = 1 << 17, perform: @escaping Perform) {
    self.count = max(1, count)
    self.bandArea = max(1, bandArea)
    self.perform = perform
  }

  /// The division of `count` rows of `width` pixels into bands of about equal height: as many as possible with the
  /// minimum area, at most one for each thread.
  func bands(ofRows count: Int, width: Int) -> [Range<Int>] {
    let bandCount = max(1, min(self.count, count, count * width / bandArea))
    return (0..<bandCount).map { count * $0 / bandCount..<count * ($0 + 1) / bandCount }
  }
}
