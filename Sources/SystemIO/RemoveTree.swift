import Platform

/// Removes the folder at a path with all files below it.
///
/// Links are removed and not followed, also a link at the path itself. Files and folders that cannot be removed stay,
/// without an error.
package func removeTree(_ path: String) {
  removeTree(path, in: nil)
}

private func removeTree(_ name: String, in parent: Descriptor?) {
  let start = parent?.number ?? AT_FDCWD
  let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  guard let folder = Descriptor(unsafe openat(start, systemPath(name), flags)) else {
    _ = unsafe unlinkat(start, systemPath(name), 0)
    return
  }
  for entry in entries(in: folder) ?? [] { removeTree(entry.name, in: folder) }
  _ = unsafe unlinkat(start, systemPath(name), AT_REMOVEDIR)
}

/// The names of the entries of a folder without `.` and `..`, in the order of their bytes; nil if the folder cannot be
/// read.
package func entries(of folder: String) -> [String]? {
  Descriptor(unsafe open(systemPath(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)).flatMap(entries)?.map(\.name)
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The process identifier (PID) of the process that started this one.
package func parentProcessIdentifier() -> Int { Int(getppid()) }

/// Registers a function to call when the process exits normally; a signal that ends the process prevents the call.
package func runAtExit(_ work: @convention(c) () -> Void) { atexit(work) }
