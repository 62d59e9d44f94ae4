import CContext
import Glibc

/// Runs work on a stack that holds trees far deeper than a usual one; where there is none to be had, on the caller's.
///
/// As ``DeepThread``'s, it is 256 MiB of address space only. It is of the same thread: to make another, and to wake it on
/// a processor that slept, takes a twentieth of the time of a short run.
package func runOnDeepStack(_ work: () -> Void) {
  let size = 256 << 20
  let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
  guard let stack = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), unsafe stack != MAP_FAILED else {
    return work()
  }
  defer { _ = unsafe munmap(stack, size) }
  // What is deeper than that ends the program, and writes nowhere else.
  guard unsafe mprotect(stack, Int(getpagesize()), PROT_NONE) == 0 else { return work() }
  withoutActuallyEscaping(work) { work in
    var begin = {
      reserveMemory()
      work()
    }
    let hasRun = unsafe withUnsafeMutablePointer(to: &begin) { begin in
      unsafe callOnStack(stack, size, { unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, begin)
    }
    if !hasRun { work() }
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
