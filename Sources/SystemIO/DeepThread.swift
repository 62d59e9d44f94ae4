import Platform

/// A thread with a stack of 256 MiB, for recursion in deep trees.
///
/// The stack is address space: a page uses memory only after its first use. The thread has to be joined with ``join()``
/// or detached with ``detach()``.
package struct DeepThread {
  private let thread: pthread_t

  /// Starts a thread that calls `work` immediately; nil, without a call, if no such thread is available.
  package init?(_ work: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, 256 << 20) == 0 else { return nil }

    let errand = unsafe Unmanaged.passRetained(Errand(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(
        &thread, &attributes,
        { argument in
          unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work()
          return nil
        }, errand.toOpaque())
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, &attributes,
        { argument in
          if let argument = unsafe argument { unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work() }
          return nil
        }, errand.toOpaque())
    #endif
    guard let created = status == 0 ? thread : nil else {
      unsafe errand.release()
      return nil
    }
    self.thread = created
  }

  /// Blocks the calling thread until the thread has ended its work.
  package func join() {
    _ = pthread_join(thread, nil)
  }

  /// Detaches the thread, which is then not joined and ends with its work or with the process.
  package func detach() {
    _ = pthread_detach(thread)
  }
}

/// An object that holds a closure, to be passed through a C function pointer.
private final class Errand {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}

/// Calls a function on a ``DeepThread`` and waits for its end; if no such thread is available, calls it on the calling
/// thread.
package func runOnDeepStack(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    let begin = {
      reserveMemory()
      work()
    }
    guard let thread = DeepThread(begin) else { return work() }
    // Signals are handled by the working thread.
    var all = sigset_t()
    var before = sigset_t()
    _ = unsafe sigfillset(&all)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    thread.join()
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// Extends the calling thread's heap by 4 MiB in one step, to save system calls.
///
/// glibc otherwise extends it by a system call for every few pages, about a hundred in a short run.
///
/// No page is accessed. Freeing the first block, which was mapped separately, raises glibc's threshold for returning
/// memory; the second block is therefore kept.
private func reserveMemory() {
  for size in [8 << 20, 4 << 20] {
    unsafe UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16).deallocate()
  }
}
