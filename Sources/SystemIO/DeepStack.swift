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
        if let argument = unsafe argument { unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
      }, errand.toOpaque())
    if isRunning == 0 {
      _ = pthread_join(thread, nil)
    } else {
      unsafe errand.takeRetainedValue().work()
    }
  }
}

/// A closure that a C function can carry.
private final class Errand {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}
