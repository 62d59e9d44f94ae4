import Glibc

/// Runs work on a ``DeepThread`` and waits for its end; where no such thread can be had, on the caller's.
package func runOnDeepStack(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    let begin = {
      reserveMemory()
      work()
    }
    guard let thread = DeepThread(begin) else { return work() }
    // Signals are for the thread that works.
    var all = sigset_t()
    var before = sigset_t()
    _ = unsafe sigfillset(&all)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    thread.join()
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// Extends the heap of this thread in one step.
///
/// glibc otherwise extends it by a system call for every few pages, about a
/// hundred in a short run.
///
/// No page is touched. Freeing the first block, which was mapped separately, raises glibc's threshold for returning
/// memory; the second block is therefore kept.
private func reserveMemory() {
  for size in [8 << 20, 4 << 20] {
    unsafe UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16).deallocate()
  }
}
