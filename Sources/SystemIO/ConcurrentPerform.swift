/// Does work for each of `0..<iterations`, all at once on threads of their own, and returns when all of it is done.
///
/// Where a thread cannot be had, its part is done by the caller's.
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
