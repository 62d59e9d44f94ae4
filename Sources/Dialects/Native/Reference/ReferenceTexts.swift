import Tables

/// The texts of the reference of the native dialect, which ``DataFile/nativeReference`` contains.
struct ReferenceTexts {
  /// The summary of each element and a document that shows it, by the name of the element.
  private(set) var elements: [String: (summary: String, example: String)] = [:]
  /// The default value and the summary of each attribute.
  ///
  /// The key is the name of the attribute, or `element.attribute` if elements have different attributes with the same
  /// name.
  private(set) var attributes: [String: (defaultValue: String, summary: String)] = [:]
  private(set) var recipes: [NativeReference.Recipe] = []

  /// The texts, which are read on demand: only the reference requires them.
  static let all = ReferenceTexts(DataFile.nativeReference.entries)

  /// - Parameter entries: the lines of each entry, the first with its kind and its name; other entries are ignored.
  init(_ entries: [[String]]) {
    for lines in entries where lines.count >= 3 {
      let heading = lines[0].split(separator: " ").map(String.init)
      guard heading.count == 2 else { continue }
      switch heading[0] {
      case "element": elements[heading[1]] = (lines[1], lines[2])
      case "attribute": attributes[heading[1]] = (lines[1], lines[2])
      case "recipe":
        let example = lines[3...].joined(separator: "\n")
        recipes.append(NativeReference.Recipe(name: heading[1], title: lines[1], text: lines[2], example: example))
      default: continue
      }
    }
  }
}
