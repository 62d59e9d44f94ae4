import Diagnostics
import Tables

/// The words of other systems for what the native dialect has under another name, for suggestions in errors.
///
/// The words are those of ``DataFile/nativeSynonyms``, in lower case.
package enum Synonyms {
  /// The element that a word of another system names.
  package static let elements = table("elements")

  /// Returns the attributes that words of other systems name, in an element.
  static func attributes(of element: String) -> [String: String] {
    attributes.merging(attributesOfElements[element] ?? [:]) { $1 }
  }

  /// The attributes of single elements that a word names, in place of those of all elements.
  private static let attributesOfElements = [
    "text": sizeOfText, "label": sizeOfText, "button": sizeOfText, "chip": sizeOfText, "badge": sizeOfText,
    "feed": ["rows": "repeat", "items": "repeat"], "cell": ["rows": "repeat", "repeatcount": "repeat"],
  ]

  private static let sizeOfText = ["size": "fontSize", "align": "textAlign"]

  private static let attributes = table("attributes")

  // MARK: - Values

  /// The value of an attribute that another text means; nil if there is none.
  ///
  /// - Parameter expected: the description of the valid values, such as `start, end or center`.
  static func value(_ text: String, expected: String) -> String? {
    let word = text.lowercased().filter { $0 != "-" && $0 != "_" }
    let isLength = expected.contains("a length such as 16")
    if isLength || expected.hasPrefix("a number of points"), let unit = units.first(where: word.hasSuffix) {
      let number = String(word.dropLast(unit.count))
      return Double(number).map { $0 >= 0 } == true ? number : nil
    }
    if let meant = values[word] {
      if isLength { return meant == "100%" || meant == "auto" ? meant : nil }
      return expected.split { !$0.isLetter }.contains { $0 == meant } ? meant : nil
    }
    let words = expected.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
    return words.contains { $0.contains(" ") } ? nil : nearestName(to: text, among: words)
  }

  /// The units of other systems for what is a point here.
  private static let units = ["dp", "dip", "sp", "px"]

  private static let values = table("values")

  /// The reason why attributes of other systems have no counterpart, and the next step; nil for other attributes.
  static func reasonWithout(_ attribute: String) -> String? {
    let word = attribute.lowercased().filter { $0 != "-" && $0 != "_" }
    return withoutCounterpart.first { $0.words.contains(word) }?.reason
  }

  private static let withoutCounterpart: [(words: Set<String>, reason: String)] = [
    (["style", "css", "modifier"], "write each property as an attribute, such as gap=\"8\""),
    (
      [
        "src", "srcset", "href", "url", "source", "contentmode", "resizemode", "scaletype", "objectfit", "contentscale",
        "tintcolor", "alt",
      ], "a placeholder shows no picture: leave it out"
    ),
    (
      ["onclick", "onpress", "ontap", "action", "onchange", "onchanged", "enabled", "disabled"],
      "a placeholder is not operated: leave it out"
    ),
  ]

  /// The name that each word means, from the entry of the file with a heading.
  private static func table(_ heading: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in lines(below: heading) { for word in line.words { table[word] = line.name } }
    return table
  }

  /// The lines of the entry of the file with a heading: a name of the dialect, and the words that mean it.
  static func lines(below heading: String) -> [(name: String, words: [String])] {
    guard let entry = DataFile.nativeSynonyms.entries.first(where: { $0[0] == heading }) else { return [] }
    return entry.dropFirst().map { line in
      let words = line.split { $0 == ":" || $0 == " " }.map(String.init)
      return (words[0], Array(words.dropFirst()))
    }
  }
}
