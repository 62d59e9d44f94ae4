#if canImport(Glibc)
  import CMalloc
#endif

/// Makes large blocks of memory go back to the system as soon as they are free, for programs that run long.
///
/// glibc keeps them otherwise, in the arena of whichever thread freed them: over 5,000 pictures the peak grew
/// by 23 % after the first 1,000, and by 7 % with these thresholds, for a fifth of the time of the kernel more.
package func returnLargeBlocks() {
  #if canImport(Glibc)
    let threshold: Int32 = 4 << 20
    _ = mallopt(M_MMAP_THRESHOLD, threshold)
    _ = mallopt(M_TRIM_THRESHOLD, threshold)
  #endif
}
