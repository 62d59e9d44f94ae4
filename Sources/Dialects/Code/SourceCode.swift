import Synchronization
import ViewTree

/// The source files of an application, which name the files that a list, a pager or a toolbar shows, and its `.xib` files.
///
/// A file is read when a document first needs it. The library opens no files: the caller supplies paths and bytes.
package final class SourceCode: Sendable {
  private let list: @Sendable () -> [String]
  private let contents: @Sendable (_ path: String) -> [UInt8]?
  private let state = Mutex(State())

  private struct State {
    /// The paths in order; nil before the first request.
    var paths: [String]?
    /// The paths of source files by the names of the files without folders and extensions, mostly those of classes.
    var classes: [String: String] = [:]
    /// The paths of `.xib` files by the names of the files without folders and extensions.
    var nibs: [String: String] = [:]
    var names: [String: SourceNames] = [:]
    /// The class that inflates a layout, by the name of the layout; nil for none.
    var screens: [String: String?] = [:]
  }

  /// The maximum number of files that are searched for a name, and of their bytes together.
  private static let (largestCount, largestSize) = (10_000, 1 << 27)

  /// - Parameters:
  ///   - paths: a function that returns the paths of the files, in any order; it is called once.
  ///   - contents: a function that returns the bytes of a file; nil if it cannot be read.
  package init(
    paths: @escaping @Sendable () -> [String], contents: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    (list, self.contents) = (paths, contents)
  }

  /// The names in the file that is named after a class; nil if there is none, or if it cannot be read.
  func names(ofClass name: String) -> SourceNames? {
    state.withLock { state in
      if let names = state.names[name] { return names }
      _ = paths(&state)
      guard let bytes = state.classes[name].flatMap(contents) else { return nil }
      let names = SourceNames(of: bytes)
      state.names[name] = names
      return names
    }
  }

  private func paths(_ state: inout State) -> [String] {
    if let paths = state.paths { return paths }
    let paths = Array(list().sorted().prefix(Self.largestCount))
    for path in paths.reversed() {
      let name = ResourceFile.resourceName(of: path)
      if path.hasSuffix(".xib") { state.nibs[name] = path } else if !path.hasSuffix(".h") { state.classes[name] = path }
    }
    state.paths = paths
    return paths
  }

  /// The bytes of the `.xib` file with a name; nil if there is none, or if it cannot be read.
  func nib(_ name: String) -> [UInt8]? {
    let path = state.withLock { state in
      _ = paths(&state)
      return state.nibs[name]
    }
    return path.flatMap(contents)
  }

  /// The name of the class that inflates a layout, which it names as `R.layout.row` or by the class `RowBinding`; nil for
  /// none.
  ///
  /// The result is the class whose name has the most words in common with the layout's, of equal ones the first in the
  /// order of the paths. All files are searched once for each layout.
  func screen(of layout: String) -> String? {
    state.withLock { state in
      if let known = state.screens[layout] { return known }
      let searched = ["R.layout." + layout, CodeName.className(of: layout) + "Binding"].map { Array($0.utf8) }
      let words = Set(CodeName.words(of: layout))
      var rest = Self.largestSize
      var best: (name: String, common: Int)?
      for path in paths(&state) where rest > 0 {
        guard let bytes = contents(path) else { continue }
        rest -= bytes.count
        guard searched.contains(where: { bytes.contains(word: $0) }) else { continue }
        let name = ResourceFile.resourceName(of: path)
        let common = words.intersection(CodeName.words(of: name)).count
        if common > best?.common ?? -1 { best = (name, common) }
      }
      state.screens[layout] = .some(best?.name)
      return best?.name
    }
  }
}

extension [UInt8] {
  /// True if the bytes contain others that are not followed by a character of a name.
  fileprivate func contains(word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word) {
        let next = rest.dropFirst(word.count).first ?? 0
        let isName =
          next == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
        if !isName { return true }
      }
      rest = rest.dropFirst()
    }
    return false
  }
}
