import Glibc

/// The terminal on which a person sees what this process has to say.
///
/// It is the one behind standard error; else the one behind the standard output of the process that started this one
/// and passes on what it reads, as `swift test` does.
package struct WatchedTerminal: ~Copyable {
  private let descriptor: Int32
  package let terminal: Terminal

  /// Nil when nobody watches.
  package init?() {
    if let terminal = Terminal.behind(STDERR_FILENO) {
      (descriptor, self.terminal) = (dup(STDERR_FILENO), terminal)
    } else {
      guard let path = linkTarget("/proc/\(getppid())/fd/1"), path.hasPrefix("/dev/") else { return nil }
      let opened = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard let terminal = Terminal.behind(opened) else {
        if opened >= 0 { close(opened) }
        return nil
      }
      (descriptor, self.terminal) = (opened, terminal)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes in one piece: what others write meanwhile comes before or behind it.
  package func write(_ text: String) {
    try? writeAll(Array(text.utf8), to: descriptor, path: "<terminal>")
  }
}

private func linkTarget(_ path: String) -> String? {
  var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe readlink(path, &characters, characters.count)
  return count > 0 ? String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
}
