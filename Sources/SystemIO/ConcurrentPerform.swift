/// Calls `work` for each of `0..<iterations` concurrently on separate threads, and returns when all calls have
/// returned.
///
/// If no thread is available, the calling thread does the work.
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
