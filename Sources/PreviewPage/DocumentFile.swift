import Skeleton
import Synchronization
package import SystemIO

/// The document shown in the preview, whose file is read again when it changes.
package final class DocumentFile: Sendable {
  /// The bytes of the file, or the reason why there are none, at the last check.
  struct Content: Sendable {
    /// The number of the content, counted from 1; it increases with each change of the bytes or of the failure.
    var revision = 1
    var bytes: [UInt8] = []
    /// The reason why the file cannot be read, with empty `bytes`; nil if the file was read.
    var failure: IOFailure?
    var stamp: FileStamp?
    /// True if the file was read once more at a later check that found the same stamp.
    ///
    /// The clock of a file system ticks every few milliseconds: a second change within the tick of the first has the
    /// same stamp.
    var isSettled = false
  }

  package let path: String
  private let limit: Int
  private let content: Mutex<Content>
  /// The files besides the document from which the pictures are made.
  private let parts: [DocumentFile]

  /// Reads the file at a path for the first time; afterwards the file may disappear and reappear.
  ///
  /// - Parameters:
  ///   - path: the path of a regular file.
  ///   - limit: the maximum size of the file in bytes, at each reading.
  ///   - parts: the files whose changes count as changes of this file.
  /// - Throws: ``IOFailure`` if the file cannot be read or is larger than the limit.
  package init(_ path: String, limit: Int, parts: [DocumentFile] = []) throws(IOFailure) {
    (self.path, self.limit, self.parts) = (path, limit, parts)
    let stamp = FileStamp(path)
    content = Mutex(Content(bytes: try readRegularFile(path, limit: limit), stamp: stamp))
  }

  var current: Content { content.withLock { $0 } }

  /// The number of the content of the file and its parts, counted from 1; it increases with each change of one of them.
  var revision: Int { parts.reduce(current.revision) { $0 + $1.revision - 1 } }

  /// Reads the file again if its ``FileStamp`` (identity, size, times) has changed, and updates the content and its
  /// revision.
  ///
  /// While a program writes the file in place, a read may be incomplete; the file is read again when the program is
  /// done. A failure to read is stored in the content.
  func refresh() {
    for part in parts { part.refresh() }
    let stamp = FileStamp(path)
    let before = current
    guard stamp != before.stamp || !before.isSettled else { return }
    var next = before
    next.isSettled = stamp == before.stamp
    next.stamp = stamp
    do throws(IOFailure) {
      (next.bytes, next.failure) = (try readRegularFile(path, limit: limit), nil)
    } catch {
      (next.bytes, next.failure) = ([], error)
    }
    guard next.bytes != before.bytes || next.failure != before.failure else {
      let isSettled = next.isSettled
      return content.withLock { ($0.stamp, $0.isSettled) = (stamp, isSettled) }
    }
    next.revision += 1
    let changed = next
    content.withLock { $0 = changed }
  }

  /// Checks the file for changes every 150 ms, until the task is cancelled.
  package func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(150))
      refresh()
    }
  }
}

extension DocumentFile.Content {
  /// Returns the document for a text from the page's editor: the bytes of the file if the text is unchanged, otherwise
  /// the text as UTF-8.
  ///
  /// The editor uses UTF-8 and line feeds. An unchanged text therefore keeps the encoding and the line ends of the
  /// file; an edited text is UTF-8, even if its XML declaration names another encoding.
  func document(of text: [UInt8], name: String) -> DocumentSource {
    let file = DocumentSource(bytes, named: name)
    if failure == nil, withLineFeeds(file.text) == withLineFeeds(text) { return file }
    return DocumentSource([0xEF, 0xBB, 0xBF] + text, named: name)
  }

  private func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0D) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() {
      // CR LF is one line end, and so is a CR alone.
      if byte == 0x0A, index > 0, text[index - 1] == 0x0D { continue }
      result.append(byte == 0x0D ? 0x0A : byte)
    }
    return result
  }
}
