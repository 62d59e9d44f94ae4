import Synchronization

/// A stream of server-sent events: one for the state of the file, one for each change, and periodic comments.
///
/// HTML Standard, section 9.2.
package final class ChangeEvents: Sendable {
  private let file: DocumentFile
  private let isDone: @Sendable () -> Void
  private let announced = Mutex(0)

  init(_ file: DocumentFile, whenDone: @escaping @Sendable () -> Void) {
    (self.file, isDone) = (file, whenDone)
  }

  deinit { isDone() }

  /// The next piece of the stream.
  ///
  /// A periodic comment lets the server detect that the browser has disconnected.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  package func next() async throws -> [UInt8] {
    for _ in 0..<50 {
      let revision = file.current.revision
      let isNew = announced.withLock { announced in
        defer { announced = revision }
        return announced != revision
      }
      if isNew { return Array("event: change\ndata: \(revision)\n\n".utf8) }
      try await Task.sleep(for: .milliseconds(100))
    }
    return Array(":\n\n".utf8)
  }
}
