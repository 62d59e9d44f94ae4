/// Returns the candidate nearest to a misspelled `name`; nil if no candidate is close or begins with it.
///
/// A close candidate has an edit distance (insertions, deletions, substitutions, transpositions of neighbors) of at
/// most a third of the longer name. Upper and lower case are equal. Of several nearest candidates, the first with the same
/// letters is returned, else the first. If none is close, it is the first that begins with a `name` of at least three
/// letters.
///
/// A word that other systems use for a candidate wins over all names that are merely close; a misspelled one is found
/// after them.
///
/// - Parameters:
///   - synonyms: the candidates by the words of other systems, in lower case and without hyphens and underscores.
///   - reported: the number of diagnostics of the document before this one. From ``maximumSuggestions`` on the result is
///     nil, so that thousands of mistakes do not cost thousands of comparisons.
package func nearestName(
  to name: String, among candidates: [String], synonyms: [String: String] = [:], after reported: Int = 0
) -> String? {
  guard reported < maximumSuggestions else { return nil }
  if !synonyms.isEmpty {
    let word = name.lowercased().filter { $0 != "-" && $0 != "_" }
    if !candidates.contains(where: { $0.lowercased() == word }), let meant = synonyms[word], candidates.contains(meant)
    {
      return meant
    }
    return nearestName(to: name, among: candidates)
      ?? nearestName(to: word, among: synonyms.keys.sorted()).flatMap { synonyms[$0] }.flatMap {
        candidates.contains($0) ? $0 : nil
      }
  }
  let wanted = Array(name.lowercased().utf8.prefix(64))
  let wantedLetters = wanted.sorted()
  var best: (name: String, rank: Int)?
  for candidate in candidates {
    // The difference of the lengths is a lower bound of the distance.
    let length = candidate.utf8.count
    guard abs(length - wanted.count) * 3 <= max(length, wanted.count) else { continue }
    let letters = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, letters)
    guard distance * 3 <= max(wanted.count, letters.count) else { continue }
    // Exchanged letters are more frequent than wrong ones: "lable" is "label" rather than "table".
    let rank = distance * 2 - (letters.sorted() == wantedLetters ? 1 : 0)
    if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
  }
  if let best { return best.name }
  guard wanted.count >= 3 else { return nil }
  return candidates.first { $0.lowercased().utf8.starts(with: wanted) }
}

/// The maximum number of diagnostics of one document that suggest a name for a misspelled one.
package let maximumSuggestions = 20

/// Returns the number of edits between two byte strings: optimal string alignment, with transpositions of neighbors.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    for j in 0..<b.count {
      var distance = min(last[j + 1] + 1, current[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[b.count]
}
