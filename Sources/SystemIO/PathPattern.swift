/// A pattern for file paths relative to a folder: `*` matches any part of one name, `**` any number of folders.
///
/// A pattern that matches a folder matches all of its contents.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let names: [Substring]

  /// Parses a pattern; nil if it cannot match a path inside a folder, such as a pattern with `..` or an empty name.
  package init?(_ text: String) {
    var names = text.split(separator: "/", omittingEmptySubsequences: false)
    if names.count > 1, names.last?.isEmpty == true { names.removeLast() }
    if names.count > 1, names.first == "." { names.removeFirst() }
    guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    self.text = text
    self.names = names
  }

  package func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/")
    // The numbers of path components that the pattern so far can match.
    var ends: Set<Int> = [0]
    for name in names {
      if name == "**" {
        ends = Set((ends.min() ?? path.count)...path.count)
      } else {
        ends = Set(ends.filter { $0 < path.count && Self.matches(name, path[$0]) }.map { $0 + 1 })
      }
      if ends.isEmpty { return false }
    }
    return true
  }

  /// Returns true if a pattern with `*` matches one path component.
  ///
  /// The search backtracks to the last `*` only, which is sufficient.
  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    let (pattern, name) = (Array(pattern.utf8), Array(name.utf8))
    let star = UInt8(ascii: "*")
    var (place, position) = (0, 0)
    var retry: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == star {
        retry = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == name[position] {
        place += 1
        position += 1
      } else if let last = retry {
        retry = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
