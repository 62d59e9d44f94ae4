import SystemIO
import Testing

@Suite struct PathPatternTests {
  /// All words of at most `length` letters, without the empty one.
  private func words(_ letters: String, _ length: Int) -> [String] {
    var (words, last) = ([String](), [""])
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + String($0) } }
      words += last
    }
    return words
  }

  private func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*", matches(pattern.dropFirst(), name) { return true }
    return !name.isEmpty && (first == "*" || first == name.first)
      && matches(first == "*" ? pattern : pattern.dropFirst(), name.dropFirst())
  }

  @Test func `a star matches any part of a name, by trying all parts`() throws {
    let names = words("ab", 5)
    for text in words("ab*", 4) where text != "**" {
      let pattern = try #require(PathPattern(text))
      #expect(names.filter(pattern.matches) == names.filter { matches(text[...], $0[...]) }, "\(text)")
    }
  }

  @Test(arguments: [
    ("a/b", "a/b", true), ("a", "a/b/c", true), ("a/b", "a", false), ("b", "a/b", false), ("**/c", "c", true),
    ("**/c", "a/b/c", true), ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c", true), ("a/**/c", "a/b/d", false),
    ("**", "a/b", true), ("*/c", "a/b/c", false), ("./a/", "a", true),
    ("a/**", "a", true), ("a/**", "a/b/c", true), ("a/**", "b/a", false), ("**/b/**/d", "a/b/c/d", true),
    ("**/b/**/d", "b/d", true), ("**/b/**/d", "a/c/d", false), ("**/**", "a", true), ("*/*/c", "a/b/c", true),
    ("*/*/c", "a/c", false), ("a/b/c", "a/b", false), ("./*.xml", "b.xml", true), ("**/*.xml", "a.xml.txt", false),
  ])
  func `two stars match any number of folders`(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == isMatch)
  }

  @Test(arguments: ["", "/a", "a//b", "../a", "a/..", "a/./b", "."])
  func `a pattern that matches no path in the folder is refused`(_ text: String) {
    #expect(PathPattern(text) == nil)
  }
}
