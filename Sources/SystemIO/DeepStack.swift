import Glibc

/// Runs work on a ``DeepThread`` and waits for its end; where no such thread can be had, on the caller's.
package func runOnDeepStack(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    guard let thread = DeepThread(work) else { return work() }
    // Signals are for the thread that works.
    var all = sigset_t()
    var before = sigset_t()
    _ = unsafe sigfillset(&all)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    thread.join()
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
