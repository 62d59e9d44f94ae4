package import Geometry

/// The correspondence between the bones of two records, by their indexes in the records.
///
/// `removed` has indexes of the expected record, `added` of the actual one, both in ascending order.
struct BoneMatching {
  /// The indexes of the same bone in both records, in the order of the expected record.
  var pairs: [(expected: Int, actual: Int)] = []
  var removed: [Int] = []
  var added: [Int] = []
}

/// Finds the bones that are the same in two records: by path and line, then by frame, which a renamed view keeps.
///
/// Frames match if the area of their intersection is at least half of that of their union. Pairs with the largest
/// overlap are matched first.
func match(_ expected: [RecordedBone], _ actual: [RecordedBone]) -> BoneMatching {
  var places: [BoneKey: [Int]] = [:]
  // In reverse order, so that the first of several bones with one key is the last in its list.
  for index in actual.indices.reversed() { places[BoneKey(actual[index]), default: []].append(index) }
  var counterparts = [Int?](repeating: nil, count: expected.count)
  for index in expected.indices { counterparts[index] = places[BoneKey(expected[index])]?.popLast() }
  var isTaken = [Bool](repeating: false, count: actual.count)
  for index in counterparts.compactMap({ $0 }) { isTaken[index] = true }
  let lost = expected.indices.filter { counterparts[$0] == nil }
  let found = actual.indices.filter { !isTaken[$0] }
  for (old, new) in renamed(lost, of: expected, found, of: actual) {
    counterparts[old] = new
    isTaken[new] = true
  }
  return BoneMatching(
    pairs: expected.indices.compactMap { index in counterparts[index].map { (index, $0) } },
    removed: expected.indices.filter { counterparts[$0] == nil }, added: actual.indices.filter { !isTaken[$0] })
}

/// The pairs of bones with other names and similar frames: an index in `expected` and one in `actual`.
///
/// Bones of the same path, such as lines of one text, are never paired.
///
/// - Parameters:
///   - lost: the indexes of the expected bones without a counterpart.
///   - found: the indexes of the actual bones without a counterpart.
private func renamed(
  _ lost: [Int], of expected: [RecordedBone], _ found: [Int], of actual: [RecordedBone]
) -> [(Int, Int)] {
  // Only bones whose rows overlap can match: sorted by y, each is compared with a few neighbors.
  let sorted = found.sorted { (actual[$0].frame.minY, $0) < (actual[$1].frame.minY, $1) }
  let tallest = found.reduce(0) { max($0, actual[$1].frame.height) }
  var candidates: [(old: Int, new: Int, overlap: Double)] = []
  for old in lost {
    let frame = expected[old].frame
    var place = sorted.partitioningIndex { actual[$0].frame.minY >= frame.minY - tallest }
    while place < sorted.count, actual[sorted[place]].frame.minY < frame.maxY {
      let new = sorted[place]
      place += 1
      if expected[old].path == actual[new].path { continue }
      let overlap = intersectionOverUnion(frame, actual[new].frame)
      if overlap >= 0.5 { candidates.append((old, new, overlap)) }
    }
  }
  candidates.sort { ($1.overlap, $0.old, $0.new) < ($0.overlap, $1.old, $1.new) }
  var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
  return candidates.filter { candidate in
    guard !oldTaken.contains(candidate.old), !newTaken.contains(candidate.new) else { return false }
    oldTaken.insert(candidate.old)
    newTaken.insert(candidate.new)
    return true
  }.map { ($0.old, $0.new) }
}

/// The identity of a bone in a record, which stays the same when the bone moves.
private struct BoneKey: Hashable {
  var path: String
  var line: Int?

  init(_ bone: RecordedBone) {
    (path, line) = (bone.path, bone.line)
  }
}

/// The overlap of two rectangles: the area of their intersection as a fraction of that of their union, 0…1.
///
/// It is 1 if both rectangles have no area.
package func intersectionOverUnion(_ a: Rect, _ b: Rect) -> Double {
  let both = a.intersection(b)
  let common = both.width * both.height
  let either = a.width * a.height + b.width * b.height - common
  return either > 0 ? common / either : 1
}
