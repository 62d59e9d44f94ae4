/// Returns the candidate nearest to a misspelled `name`; nil if no candidate is close or begins with it.
///
/// A close candidate has an edit distance (insertions, deletions, substitutions, transpositions of neighbors) of at
/// most a third of the longer name. Upper and lower case are equal. Of several nearest candidates, the first is
/// returned. If none is close, it is the first that begins with a `name` of at least three letters.
///
/// - Parameter reported: the number of diagnostics of the document before this one. From ``maximumSuggestions`` on the
///   result is nil, so that thousands of mistakes do not cost thousands of comparisons.
package func nearestName(to name: String, among candidates: [String], after reported: Int = 0) -> String? {
  guard reported < maximumSuggestions else { return nil }
  let wanted = Array(name.lowercased().utf8.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    // The difference of the lengths is a lower bound of the distance.
    let length = candidate.utf8.count
    guard abs(length - wanted.count) * 3 <= max(length, wanted.count) else { continue }
    let letters = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, letters)
    guard distance * 3 <= max(wanted.count, letters.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
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
