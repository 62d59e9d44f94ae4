import Glibc

/// Whether there is a file or folder of that name that can be looked at.
package func fileExists(_ path: String) -> Bool {
  unsafe access(path, F_OK) == 0
}

/// Makes a folder, and those that it is in, where they are not there yet.
package func makeFolder(_ path: String) throws(IOFailure) {
  if path.isEmpty || fileExists(path) { return }
  if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
  if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
    throw .cannotCreate(path: path, reason: lastErrorReason())
  }
}

/// The folder for files that nobody keeps: <https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html>.
package func temporaryFolder() -> String {
  environmentVariable("TMPDIR").map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "/tmp"
}

/// The number of the running process.
package func processIdentifier() -> Int { Int(getpid()) }
