/// Calls `work` for each of `0..<iterations` concurrently on separate threads, and returns when all calls have
/// returned.
///
/// Calls for which no thread is available run on the calling thread.
@Sendable package func concurrentPerform(_ iterations: Int, _ work: @Sendable (Int) -> Void) {
  guard iterations > 0 else { return }
  withoutActuallyEscaping(work) { work in
    let threads = (1..<iterations).compactMap { index in
      let thread = DeepThread { work(index) }
      if thread == nil { work(index) }
      return thread
    }
    work(0)
    for thread in threads { thread.join() }
  }
}
