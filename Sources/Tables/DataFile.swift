import CTables

/// A data file of the library, which is embedded in the code.
///
/// The files are in `Sources/CTables`. Each begins with lines that state its source or its format, with `#` and a space
/// at their start.
/// `.ci/android-dimensions` writes the dimensions from the resource files of their source.
package enum DataFile: String, CaseIterable, Sendable {
  case frameworkDimensions = "android/framework-dimensions"
  case frameworkFamilies = "android/framework-families"
  case frameworkStyles = "android/framework-styles"
  case appcompatDimensions = "android/appcompat-dimensions"
  case appcompatStyles = "android/appcompat-styles"
  case materialDimensions = "android/material-dimensions"
  case materialStyles = "android/material-styles"
  case applicationFamilies = "android/application-families"
  case themes = "android/themes"
  case advances = "fonts/advances"
  case kerningText = "fonts/kerning-text"
  case kerningDisplayUi = "fonts/kerning-display-ui"
  case kerningDisplayPro = "fonts/kerning-display-pro"
  case robotoAdvances = "fonts/roboto-advances"
  case robotoKerning = "fonts/roboto-kerning"
  case nativeReference = "native/reference"
  case nativeSynonyms = "native/synonyms"
  case readerCompletions = "rules/reader-completions"

  /// The bytes after these lines.
  package var bytes: [UInt8] {
    var count = 0
    guard let start = unsafe skeleton_table(rawValue, &count) else { return [] }
    var bytes = unsafe UnsafeBufferPointer(start: start, count: count)[...]
    while unsafe bytes.starts(with: "# ".utf8), let end = unsafe bytes.firstIndex(of: UInt8(ascii: "\n")) {
      unsafe bytes = unsafe bytes[(end + 1)...]
    }
    return unsafe Array(bytes)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The entries of a file in which empty lines separate them, each as its lines.
  package var entries: [[String]] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
      .map { lines in lines.map { String(Substring($0)) } }
  }

  /// Returns the words of a row, which begins with a line with its name, followed by indented lines with words.
  ///
  /// The result is empty if there is no such row.
  package func row(_ name: String) -> [Substring] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    guard let start = lines.firstIndex(where: { $0.elementsEqual(name.utf8) }) else { return [] }
    let space = UInt8(ascii: " ")
    return lines[(start + 1)...].prefix { $0.first == space }.flatMap {
      $0.split(separator: space).map { Substring($0) }
    }
  }
}

/// The advance widths of characters in several fonts.
package enum FontAdvances {
  /// Returns the numbers of a row of ``DataFile/advances``; empty for an unknown name.
  package static func named(_ name: String) -> [Double] { DataFile.advances.row(name).compactMap { Double($0) } }
}
