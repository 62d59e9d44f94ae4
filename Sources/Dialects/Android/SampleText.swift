/// A namespace for sample texts in place of Android Studio's sample data, such as `@tools:sample/full_names`.
enum SampleText {
  /// Returns a sample text for a reference such as `@tools:sample/full_names`; nil for other texts.
  ///
  /// The result is "Sample text" for an unknown name, and empty for the name of a picture.
  static func text(for reference: String) -> String? {
    guard reference.hasPrefix("@tools:sample/") || reference.hasPrefix("@sample/") else { return nil }
    let name = reference.split(separator: "/", maxSplits: 1).last ?? ""
    if name.hasPrefix("lorem") { return lorem(words: wordCount(in: name)) }
    return samples.first { name.hasPrefix($0.name) }?.text ?? "Sample text"
  }

  private static let samples: [(name: String, text: String)] = [
    ("full_names", "Alice Example"), ("first_names", "Alice"), ("last_names", "Example"), ("cities", "Los Angeles"),
    ("us_zipcodes", "90210"), ("us_phones", "(555) 555-0100"), ("date", "10/13/1990"), ("avatars", ""),
    ("backgrounds", ""),
  ]

  /// Returns the number of words that the name of a sample states, 1 to 100: 6 for `lorem[4:10]`, 4 for `lorem[4]`.
  ///
  /// The number is 20 for `lorem`, a paragraph, and for `lorem/random`, a random choice.
  private static func wordCount(in name: Substring) -> Int {
    guard let open = name.firstIndex(of: "["), name.hasSuffix("]") else { return 20 }
    let bounds = name[name.index(after: open)...].dropLast().split(separator: ":").compactMap { Int($0) }
    let count = bounds.count > 1 ? bounds[1] - bounds[0] : bounds.first ?? 20
    return min(max(count, 1), 100)
  }

  /// Returns a text of a number of words.
  static func lorem(words count: Int) -> String {
    let words = [
      "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do", "eiusmod", "tempor",
      "incididunt", "ut", "labore", "et", "dolore", "magna", "aliqua",
    ]
    return (0..<count).map { words[$0 % words.count] }.joined(separator: " ")
  }
}
