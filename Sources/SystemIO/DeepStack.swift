import Glibc

/// Runs work on a stack that holds trees far deeper than a thread's usual one, and waits for its end.
///
/// A stack of 256 MiB is address space only: a page counts when it is first used. Where no such thread can be had, the
/// work runs on the caller's.
package func runOnDeepStack(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return work() }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, 256 << 20) == 0 else { return work() }

    let errand = unsafe Unmanaged.passRetained(Errand(work))
    var thread = pthread_t()
    let isRunning = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        reserveMemory()
        if let argument = unsafe argument { unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
      }, errand.toOpaque())
    if isRunning == 0 {
      // Signals are for the thread that works.
      var all = sigset_t()
      var before = sigset_t()
      _ = unsafe sigfillset(&all)
      _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
      _ = pthread_join(thread, nil)
      _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    } else {
      unsafe errand.takeRetainedValue().work()
    }
  }
}

/// Lets the memory of this thread grow at once: glibc extends it by a system call for every few pages, a hundred of them
/// in a short run.
///
/// Nothing is touched. What is freed first was mapped by itself, and tells glibc to keep pieces of that size from now on;
/// so the second piece is kept.
private func reserveMemory() {
  for size in [8 << 20, 4 << 20] {
    unsafe UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16).deallocate()
  }
}

/// A closure that a C function can carry.
private final class Errand {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}
