import XMLTree

extension XMLElement {
  /// The elements around the element, from its parent to the root.
  var ancestors: some Sequence<XMLElement> { sequence(first: self, next: \.parent).dropFirst() }
}

extension Sequence {
  /// The first result of a function that is not nil; nil if there is none.
  ///
  /// The function is called once for each element up to that one, other than in `lazy.compactMap(transform).first`, which
  /// calls it twice for the last: nested calls would take exponential time.
  func firstNonNil<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    for element in self { if let result = try transform(element) { return result } }
    return nil
  }
}

extension StringProtocol {
  /// Returns true if the text contains a word, compared byte by byte.
  ///
  /// The search of the standard library compares characters and builds a table of the word for each call.
  func contains(_ word: String) -> Bool {
    let word = word.utf8
    guard let first = word.first else { return true }
    var rest = Substring(self).utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
