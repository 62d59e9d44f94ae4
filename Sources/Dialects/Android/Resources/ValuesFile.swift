import Diagnostics
import Synchronization
import XMLTree

/// A file of a `values` folder, which is parsed when a resource in it is needed first.
final class ValuesFile: Sendable {
  let path: String
  /// The index of the resource folder that contains the file, counted from 0; the application's folder has index 0.
  let library: Int
  let qualifiers: ResourceQualifiers

  private enum Content {
    case bytes([UInt8])
    case values([String: ResourceValue])
    case skipped(reason: String)
  }

  private let content: Mutex<Content>

  init(path: String, library: Int, qualifiers: ResourceQualifiers, bytes: [UInt8]) {
    (self.path, self.library, self.qualifiers) = (path, library, qualifiers)
    content = Mutex(.bytes(bytes))
  }

  /// Returns the value of a resource `type/name`; nil if the file does not contain it or cannot be parsed.
  subscript(key: String) -> ResourceValue? {
    content.withLock { content in
      guard case .values(let values) = Self.parse(&content) else { return nil }
      return values[key]
    }
  }

  /// The keys `type/name` of all resources, in no order; empty if the file cannot be parsed.
  var keys: [String] {
    content.withLock { content in
      guard case .values(let values) = Self.parse(&content) else { return [] }
      return Array(values.keys)
    }
  }

  /// The warning about a file that cannot be parsed; nil if the file is valid or was not needed yet.
  var problem: ResourceProblem? {
    content.withLock { content in
      guard case .skipped(let reason) = content else { return nil }
      return .unreadableFile(path, reason: reason)
    }
  }

  /// Replaces bytes by the values in them, and returns the new content.
  private static func parse(_ content: inout Content) -> Content {
    guard case .bytes(let bytes) = content else { return content }
    do throws(InvalidInput) {
      let found = resources(in: try parseXML(bytes)).map { ($0.key, $0.value) }
      // The first of several resources with one name applies.
      content = .values(Dictionary(found) { first, _ in first })
    } catch {
      content = .skipped(reason: error.diagnostics.first?.problem.message ?? "")
    }
    return content
  }
}
