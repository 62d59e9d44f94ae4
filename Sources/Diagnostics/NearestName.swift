/// The candidate that `name` was probably meant to be, or nil when none is close.
///
/// Close is at most a third of the longer name in edit distance (insertions, deletions, substitutions and
/// neighbours exchanged), letters of either case alike; of equals the first wins.
///
/// - Parameter reported: how many diagnostics there are already. Names are compared for the first
///   ``maximumSuggestions`` only: a report of thousands of mistakes is not read for its suggestions.
package func nearestName(to name: String, among candidates: [String], after reported: Int = 0) -> String? {
  guard reported < maximumSuggestions else { return nil }
  let wanted = Array(name.lowercased().utf8.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    // Each letter more or less is an edit: names of other lengths cannot be close.
    let length = candidate.utf8.count
    guard abs(length - wanted.count) * 3 <= max(length, wanted.count) else { continue }
    let letters = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, letters)
    guard distance * 3 <= max(wanted.count, letters.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// The diagnostics of one document that suggest a name.
package let maximumSuggestions = 20

/// The optimal string alignment distance.
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
