import Skeleton
import Synchronization
package import SystemIO

/// The previewed file, whose content is read again when it changes.
package final class DocumentFile: Sendable {
  /// The content of the previewed file, and the state of the file, at the last check.
  struct Content: Sendable {
    /// The number of the file's content, from 1; it increases with each change of the content.
    var revision = 1
    var bytes: [UInt8] = []
    /// The reason why the file cannot be read; nil if the file was read.
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

  /// Reads the file at a path; later it may disappear and reappear.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the maximum size in bytes.
  /// - Throws: ``IOFailure`` if the file cannot be read or is larger than the limit.
  package init(_ path: String, limit: Int) throws(IOFailure) {
    (self.path, self.limit) = (path, limit)
    let stamp = FileStamp(path)
    content = Mutex(Content(bytes: try readRegularFile(path, limit: limit), stamp: stamp))
  }

  var current: Content { content.withLock { $0 } }

  /// Reads the file again if its ``FileStamp`` (size, times) has changed, and updates the content and its revision.
  ///
  /// While a program writes the file in place, a read may be incomplete; the file is read again when the program is
  /// done. A failure to read is stored in the content.
  func refresh() {
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

  /// Checks the file for changes every `pause` until the task is cancelled.
  package func watch(every pause: Duration = .milliseconds(150)) async {
    while !Task.isCancelled {
      try? await Task.sleep(for: pause)
      refresh()
    }
  }
}

extension DocumentFile.Content {
  /// Returns the document that a text from the page's editor represents: the file itself if the text is unchanged.
  ///
  /// An editor uses UTF-8 and line feeds. The file therefore keeps its encoding and line ends while its text is
  /// unchanged; an edited text is UTF-8, independent of its declaration.
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
