import Platform

/// Removes the folder at a path with all files below it; links are removed and not followed.
///
/// Files and folders that cannot be removed stay, without an error.
package func removeTree(_ path: String) {
  for name in entries(of: path) ?? [] {
    let entry = "\(path)/\(name)"
    var status = stat()
    guard unsafe lstat(entry, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR { removeTree(entry) } else { _ = unsafe unlink(entry) }
  }
  _ = unsafe rmdir(path)
}

/// The names of the entries of a folder without `.` and `..`, in the order of their bytes; nil if the folder cannot be
/// read.
package func entries(of folder: String) -> [String]? {
  entries(in: folder)?.map(\.name).filter { $0 != "." && $0 != ".." }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The process identifier (PID) of the process that started this one.
package func parentProcessIdentifier() -> Int { Int(getppid()) }

/// Registers a function to call when the process exits normally; a signal that ends the process prevents the call.
package func runAtExit(_ work: @convention(c) () -> Void) { atexit(work) }
