import ViewTree

/// A namespace for the names of loading, empty and error states.
enum StateName {
  static let words: Set<Substring> = ["loading", "empty", "error", "offline", "retry", "nothing"]

  /// Returns true for a name such as `errorLabel` or `EmptyHistoryCell`; false for a `loadingIndicator`, which moves as
  /// the placeholder does.
  static func names(_ name: String) -> Bool {
    let all = CodeName.words(of: name)
    return all.contains(where: words.contains) && !all.contains("indicator")
  }

  /// Returns true for a name of a cell that takes the place of rows, also for `NoResultsCell` and `listplaceholder`.
  static func namesCell(_ name: String) -> Bool {
    names(name) || CodeName.words(of: name).first == "no" || name.lowercased().contains("placeholder")
  }
}
