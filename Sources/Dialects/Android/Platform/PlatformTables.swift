import Diagnostics
import Synchronization

/// The dimensions, styles and themes of Android, AppCompat and Material Components that affect sizes.
///
/// The values come from the resource files of the versions that each table names, all under the Apache License 2.0.
/// Parents of styles are merged. Dimensions and macros are replaced by their values, which are those of phones in
/// portrait.
///
/// A style takes one line, `name` or `name < parent`, followed by indented lines with its items. The parent `-` means
/// that the style has no parent. The default parent is the longest prefix of the name before a dot that is a style.
enum PlatformTables {
  /// A style in its table, not parsed yet: its parent and the text of its items.
  ///
  /// The parent is nil if the style's name determines it, and empty if there is none.
  struct Entry: Sendable {
    var parent: String?
    var items: Substring
  }

  static let framework = Tables(
    styles: [frameworkStyles1, frameworkStyles2], families: frameworkFamilies)
  static let application = Tables(
    styles: [
      appCompatStyles, materialStyles1, materialStyles2, materialStyles3, materialStyles4, themes1, themes2,
    ],
    families: applicationFamilies)
  private static let dimensionsOfFramework = dimensions([frameworkDimensions])
  private static let dimensionsOfApplication = dimensions([
    appCompatDimensions, materialDimensions1, materialDimensions2,
  ])

  /// The styles of one package, the framework or an application's libraries, by name.
  final class Tables: Sendable {
    private let styles: [Substring: Entry]
    /// The font families of the styles that have one of their own, by the name of the style.
    private let families: [Substring: String]
    /// The styles parsed so far, by name.
    ///
    /// A layout that is drawn at many widths refers to the same ones each time. The lock is held only for a look-up.
    private let parsed = Mutex<[String: ResourceStyle]>([:])

    init(styles: [String], families: String) {
      var entries: [Substring: Entry] = [:]
      entries.reserveCapacity(PlatformTables.expectedCount)
      for table in styles { PlatformTables.read(table, into: &entries) }
      self.styles = entries
      var family = ""
      self.families = PlatformTables.lines(families).reduce(into: [:]) { table, line in
        guard line.utf8.first == PlatformTables.space else { return family = String(line) }
        for name in PlatformTables.words(line) { table[name] = family }
      }
    }

    func style(_ name: String) -> ResourceStyle? {
      guard let entry = styles[name[...]] else { return nil }
      if let known = parsed.withLock({ $0[name] }) { return known }
      var style = ResourceStyle(name: name, parent: entry.parent ?? longestPrefix(of: name) ?? "")
      style.isOfPlatform = true
      style["android:fontFamily"] = families[name[...]]
      for word in PlatformTables.words(entry.items) {
        guard let (name, value) = PlatformTables.pair(word) else { continue }
        style[String(name)] = String(value)
      }
      parsed.withLock { [style] in $0[name] = style }
      return style
    }

    /// Returns the longest prefix of a name, up to one of its dots, that is the name of a style; nil if there is none.
    func longestPrefix(of name: String) -> String? {
      var rest = name[...]
      while let dot = rest.lastIndex(of: ".") {
        rest = rest[..<dot]
        if styles[rest] != nil { return String(rest) }
      }
      return nil
    }
  }

  /// Returns the value of a dimension of the framework or of an application's libraries; nil if there is none.
  static func dimension(_ name: String, ofFramework isOfFramework: Bool) -> String? {
    (isOfFramework ? dimensionsOfFramework : dimensionsOfApplication)[name[...]].map(String.init)
  }

  /// More than the styles of a package, and than its dimensions.
  private static let expectedCount = 1_600

  private static func dimensions(_ tables: [String]) -> [Substring: Substring] {
    var dimensions: [Substring: Substring] = [:]
    dimensions.reserveCapacity(expectedCount)
    for table in tables {
      for word in words(table[...]) {
        guard let (name, value) = pair(word) else { continue }
        dimensions[name] = value
      }
    }
    return dimensions
  }

  private static func read(_ table: String, into styles: inout [Substring: Entry]) {
    var name: Substring?
    var parent: String?
    var itemsStart = table.startIndex
    func close(_ end: String.Index) {
      guard let name else { return }
      styles[name] = Entry(parent: parent == "-" ? "" : parent, items: table[min(itemsStart, end)..<end])
    }
    let bytes = table.utf8
    var start = table.startIndex
    while start < table.endIndex {
      let lineEnd = bytes[start...].firstIndex(of: lineFeed) ?? table.endIndex
      let line = table[start..<lineEnd]
      defer { start = lineEnd < table.endIndex ? bytes.index(after: lineEnd) : lineEnd }
      guard line.utf8.first != space else { continue }
      close(line.startIndex)
      let end = line.utf8.firstIndex(of: space) ?? line.endIndex
      name = line[..<end]
      parent = end < line.endIndex ? words(line).last.map(String.init) : nil
      itemsStart = line.endIndex
    }
    close(table.endIndex)
  }

  // MARK: - Bytes

  // Tables are read as bytes, ten times faster than as characters.

  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  private static func lines(_ text: String) -> [Substring] {
    text.utf8.split(separator: lineFeed).map { Substring($0) }
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.utf8.split { $0 == space || $0 == lineFeed }.map { Substring($0) }
  }

  /// The name and the value of an item `name=value`; nil without an equals sign.
  private static func pair(_ word: Substring) -> (name: Substring, value: Substring)? {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return (word[..<equals], word[word.utf8.index(after: equals)...])
  }
}
