import Glibc

/// A thread whose stack holds trees far deeper than a usual one.
///
/// A stack of 256 MiB is address space only: a page counts when it is first used. What is done on it needs to be
/// waited for with ``join()``.
package struct DeepThread {
  private let thread: pthread_t

  /// Starts the work at once; nil when there is no such thread to be had.
  package init?(_ work: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, 256 << 20) == 0 else { return nil }

    let errand = unsafe Unmanaged.passRetained(Errand(work))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        if let argument = unsafe argument { unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
      }, errand.toOpaque())
    guard status == 0 else {
      unsafe errand.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the work.
  package func join() {
    _ = pthread_join(thread, nil)
  }

  /// Lets the thread go its own way, to the end of the process.
  package func detach() {
    _ = pthread_detach(thread)
  }
}

/// A closure that a C function can carry.
private final class Errand {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}
