import CContext
import Glibc

/// Runs work on a stack that holds trees far deeper than a usual one; where there is none to be had, on a ``DeepThread``.
///
/// As that thread's, it is 256 MiB of address space only. But it is of the same thread: to make another, and to wake it on
/// a processor that slept, takes a twentieth of the time of a short run.
package func runOnDeepStack(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    let begin = {
      reserveMemory()
      work()
    }
    if runOnMappedStack(begin) { return }
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

/// Returns whether there was a stack.
private func runOnMappedStack(_ work: @escaping () -> Void) -> Bool {
  let size = 256 << 20
  let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
  guard let stack = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), unsafe stack != MAP_FAILED else {
    return false
  }
  defer { _ = unsafe munmap(stack, size) }
  // What is deeper than that ends the program, and writes nowhere else.
  guard unsafe mprotect(stack, Int(getpagesize()), PROT_NONE) == 0 else { return false }
  var work = work
  return unsafe withUnsafeMutablePointer(to: &work) { work in
    unsafe callOnStack(stack, size, { unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, work)
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
