import Diagnostics
import Tables
import XMLTree

/// The dimensions, styles and themes of Android, AppCompat and Material Components that affect sizes.
///
/// The values come from the resource files of the versions that each data file names, all under the Apache License 2.0.
/// Parents of styles are merged. Dimensions and macros are replaced by their values, which are those of phones in
/// portrait. Only the attributes that views read are listed, and all those of themes. A style that equals the one with
/// the next shorter name in the table has no entry: ``Styles/nearestStyle(_:)``.
///
/// A style takes one line, `name` or `name < parent`, followed by indented lines with its items, words `name=value`.
/// The parent `-` means that the style has no parent. The default parent is the longest prefix of the name before a dot
/// that is the name of a style.
///
/// Dimensions and font families are words `name=value`. All tables are sorted by name.
enum PlatformTables {
  static let framework = Styles([.frameworkStyles], families: .frameworkFamilies)
  static let application = Styles([.appcompatStyles, .materialStyles, .themes], families: .applicationFamilies)
  static let dimensionsOfFramework = [SortedTable(words: DataFile.frameworkDimensions.bytes)]
  static let dimensionsOfApplication = [DataFile.appcompatDimensions, .materialDimensions]
    .map { SortedTable(words: $0.bytes) }

  /// The styles of one package, the framework or an application's libraries, by name.
  struct Styles: Sendable {
    let tables: [SortedTable]
    /// The font families of the styles that have one of their own, by the name of the style.
    let families: SortedTable

    init(_ styles: [DataFile], families: DataFile) {
      tables = styles.map { SortedTable(lines: $0.bytes) }
      self.families = SortedTable(words: families.bytes)
    }

    func style(_ name: String) -> ResourceStyle? {
      guard let text = tables.bytes(of: name) else { return nil }
      var words = text.split(whereSeparator: { $0.isXMLSpace })[...]
      func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
      var parent: String?
      if words.first?.elementsEqual("<".utf8) == true {
        parent = words.dropFirst().first.map(string)
        words = words.dropFirst(2)
      }
      var items: [String: String] = [:]
      items.reserveCapacity(words.count + 1)
      items["android:fontFamily"] = families.value(of: name)
      for word in words {
        guard let sign = word.firstIndex(of: UInt8(ascii: "=")) else { continue }
        items[string(word[..<sign])] = string(word[(sign + 1)...])
      }
      return ResourceStyle(
        name: name, parent: parent == "-" ? "" : parent ?? longestPrefix(of: name) ?? "", items: items,
        isOfPlatform: true)
    }

    /// Returns the style whose name is the longest prefix of a name; nil if there is none.
    ///
    /// A style that is missing in the tables differs from it only in colors, or not at all.
    func nearestStyle(_ name: String) -> ResourceStyle? { longestPrefix(of: name).flatMap(style) }

    /// Returns the longest prefix of a name, up to one of its dots, that is the name of a style; nil if there is none.
    private func longestPrefix(of name: String) -> String? {
      var rest = name[...]
      while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
        rest = rest[..<dot]
        let prefix = String(rest)
        if tables.contains(where: { $0.contains(prefix) }) { return prefix }
      }
      return nil
    }
  }

  /// Returns the value of a dimension of the framework or of an application's libraries; nil if there is none.
  static func dimension(_ name: String, ofFramework isOfFramework: Bool) -> String? {
    (isOfFramework ? dimensionsOfFramework : dimensionsOfApplication).value(of: name)
  }
}
