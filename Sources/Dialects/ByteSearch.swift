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
