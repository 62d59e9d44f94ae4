import Synchronization

/// A stream of server-sent events for a browser: one event for the initial state of the file, and one for each change
/// of the file.
///
/// Periodic comments keep the stream alive. HTML Standard, section 9.2.
package final class ChangeEvents: Sendable {
  private let file: DocumentFile
  private let isDone: @Sendable () -> Void
  private let announced = Mutex(0)

  init(_ file: DocumentFile, whenDone: @escaping @Sendable () -> Void) {
    (self.file, isDone) = (file, whenDone)
  }

  deinit { isDone() }

  /// Waits for a change of the file, and returns an event in UTF-8, or a comment after 5 seconds without a change.
  ///
  /// The comment lets the server detect that the browser has disconnected.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  package func next() async throws -> [UInt8] {
    for _ in 0..<50 {
      let revision = file.revision
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
