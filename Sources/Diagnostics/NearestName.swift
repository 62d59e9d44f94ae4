/// The candidate that `name` was probably meant to be, or nil when none is close.
///
/// Close is at most a third of the longer name in edit distance (insertions, deletions, substitutions and
/// neighbours exchanged), letters of either case alike; of equals the first wins.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.lowercased().utf8.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, letters)
    guard distance * 3 <= max(wanted.count, letters.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

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
