#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Removes a folder with the files below it, as far as that is allowed; links are removed and not followed.
package func removeTree(_ path: String) {
  for name in entries(of: path) ?? [] {
    let entry = "\(path)/\(name)"
    var status = stat()
    guard unsafe lstat(entry, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR { removeTree(entry) } else { _ = unsafe unlink(entry) }
  }
  _ = unsafe rmdir(path)
}

/// The names in a folder without `.` and `..`, in the order of their bytes; nil if it cannot be read.
package func entries(of folder: String) -> [String]? {
  namesOfEntries(in: folder)?.filter { $0 != "." && $0 != ".." }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The number of the process that started this one.
package func parentProcessIdentifier() -> Int { Int(getppid()) }

/// Runs a function when the process ends by itself.
package func runAtExit(_ work: @convention(c) () -> Void) { atexit(work) }
