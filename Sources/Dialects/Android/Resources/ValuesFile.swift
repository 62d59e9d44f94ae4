import Diagnostics
import Synchronization
import XMLTree

/// A file of a `values` folder, which is parsed when a resource in it is needed first.
final class ValuesFile: Sendable {
  let file: ResourceFile

  private struct Content {
    /// The bytes of the file; nil after they have been parsed.
    var bytes: [UInt8]?
    var elements: [String: XMLElement] = [:]
    /// The values of the resources that were needed so far.
    var values: [String: ResourceValue] = [:]
    /// The reason why the file is skipped; nil if it is valid.
    var reason: String?

    mutating func parse() {
      guard let bytes else { return }
      self.bytes = nil
      do throws(InvalidInput) {
        elements = ResourceValue.elements(in: try parseXML(bytes))
      } catch {
        reason = error.diagnostics.first?.problem.message ?? ""
      }
    }
  }

  private let content: Mutex<Content>

  init(_ file: ResourceFile, bytes: [UInt8]) {
    self.file = file
    content = Mutex(Content(bytes: bytes))
  }

  /// Returns the value of a resource `type/name`; nil if the file does not contain it or cannot be parsed.
  subscript(key: String) -> ResourceValue? {
    content.withLock { content in
      if let value = content.values[key] { return value }
      content.parse()
      guard let element = content.elements[key] else { return nil }
      let value = ResourceValue(element)
      content.values[key] = value
      return value
    }
  }

  /// The keys `type/name` of all resources, in no order; empty if the file cannot be parsed.
  var keys: [String] {
    content.withLock { content in
      content.parse()
      return Array(content.elements.keys)
    }
  }

  /// The warning about a file that cannot be parsed; nil if the file is valid or was not needed yet.
  var problem: ResourceProblem? {
    content.withLock { $0.reason.map { .unreadableFile(file.path, reason: $0) } }
  }
}
