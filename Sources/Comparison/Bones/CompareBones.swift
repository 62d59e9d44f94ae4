package import Geometry
import TextFormats

/// Compares two records of bones or views; returns all differences, without a tolerance.
///
/// - Parameter ignored: rectangles of the canvas in points; a bone inside one of them in both records is not compared.
package func compareBones(
  _ expected: BonesRecord, _ actual: BonesRecord, ignoring ignored: [Rect] = []
) -> BonesDifference {
  func isIgnored(_ frames: Rect...) -> Bool {
    frames.allSatisfy { frame in ignored.contains { $0.contains(frame) } }
  }
  let matching = match(expected.bones, actual.bones)
  let reordered = Set(outOfOrder(matching.pairs.map(\.actual)))
  let lineCounts = (before: lineCounts(of: expected), after: lineCounts(of: actual))
  func lines(_ bone: RecordedBone) -> [PropertyDifference] {
    guard bone.line != nil else { return [] }
    let (before, after) = (lineCounts.before[bone.path] ?? 0, lineCounts.after[bone.path] ?? 0)
    return before == after || before == 0 || after == 0
      ? [] : [PropertyDifference(name: "lines", expected: "\(before)", actual: "\(after)")]
  }

  var bones: [(number: Int, difference: BoneDifference)] = []
  for (place, pair) in matching.pairs.enumerated() {
    let (before, after) = (expected.bones[pair.expected], actual.bones[pair.actual])
    if isIgnored(before.frame, after.frame) { continue }
    var difference = compareBone(before, after, number: pair.expected)
    if reordered.contains(place) {
      difference.changes.append(.reordered)
      difference.properties.append(
        PropertyDifference(name: "place", expected: "\(pair.expected)", actual: "\(pair.actual)"))
    }
    if !difference.changes.isEmpty { bones.append((pair.expected, difference)) }
  }
  for index in matching.removed where !isIgnored(expected.bones[index].frame) {
    let bone = expected.bones[index]
    bones.append(
      (index, BoneDifference(number: index, bone: bone, changes: [.removed], properties: lines(bone))))
  }
  bones.sort { $0.number < $1.number }
  var differences = bones.map(\.difference)
  for index in matching.added where !isIgnored(actual.bones[index].frame) {
    let bone = actual.bones[index]
    differences.append(BoneDifference(number: index, bone: bone, changes: [.added], properties: lines(bone)))
  }
  for index in differences.indices {
    let path = differences[index].bone.path
    differences[index].isOneOfLines = max(lineCounts.before[path] ?? 0, lineCounts.after[path] ?? 0) > 1
  }
  return BonesDifference(
    subject: expected.subject, scene: compareScenes(expected, actual), bones: differences,
    expectedCount: expected.bones.count, actualCount: actual.bones.count,
    intersectionOverUnion: overlap(of: contents(of: expected), contents(of: actual)),
    layoutShift: LayoutShift(
      matching.pairs.map { (expected.bones[$0.expected].frame, actual.bones[$0.actual].frame) },
      viewport: actual.size, isRightToLeft: actual.isRightToLeft))
}

private func compareBone(_ expected: RecordedBone, _ actual: RecordedBone, number: Int) -> BoneDifference {
  var difference = BoneDifference(number: number, bone: expected, changes: [], properties: [])
  func note(_ change: BoneDifference.Change, _ properties: [PropertyDifference]) {
    guard !properties.isEmpty else { return }
    difference.changes.append(change)
    difference.properties += properties
  }
  let (before, after) = (expected.frame, actual.frame)
  note(.moved, numbers("x", before.minX, after.minX) + numbers("y", before.minY, after.minY))
  note(.resized, numbers("width", before.width, after.width) + numbers("height", before.height, after.height))
  note(.radius, radii(expected.radii, actual.radii))
  note(.kind, values("kind", expected.kind, actual.kind))
  note(
    .renamed,
    values("path", expected.path, actual.path) + values("id", expected.identifier, actual.identifier)
      + values("line", expected.line.map(String.init), actual.line.map(String.init)))
  note(.outline, compareFields(expected.fields, actual.fields, prefix: ""))
  difference.intersectionOverUnion = intersectionOverUnion(before, after)
  return difference
}

private func numbers(_ name: String, _ expected: Double, _ actual: Double) -> [PropertyDifference] {
  expected == actual ? [] : [PropertyDifference(name: name, expected, actual)]
}

private func values(_ name: String, _ expected: String?, _ actual: String?) -> [PropertyDifference] {
  expected == actual ? [] : [PropertyDifference(name: name, expected: expected, actual: actual)]
}

/// The difference of the corner radii in points: one number if all corners of each are equal, otherwise four.
///
/// Empty if the radii are equal.
private func radii(_ expected: CornerRadii, _ actual: CornerRadii) -> [PropertyDifference] {
  func text(_ radii: CornerRadii) -> String { radii.clockwise.map(\.shortest).joined(separator: " ") }
  let isUniform = [expected, actual].allSatisfy { Set($0.clockwise).count == 1 }
  return isUniform
    ? numbers("radius", expected.topLeft, actual.topLeft) : values("radii", text(expected), text(actual))
}

private func lineCounts(of record: BonesRecord) -> [String: Int] {
  record.bones.reduce(into: [:]) { counts, bone in
    if bone.line != nil { counts[bone.path, default: 0] += 1 }
  }
}

/// The frames, in points of the canvas and in document order, of the bones or views that cover an area of their own.
///
/// They are the frames of all bones, or of the views without children: a container would hide the movement of its
/// children.
private func contents(of record: BonesRecord) -> [Rect] {
  let bones = record.bones
  if record.subject == .bone { return bones.map(\.frame) }
  return bones.indices.compactMap { index in
    // Views are in document order: the first child of a view follows it directly.
    let holdsNext = index + 1 < bones.count && bones[index + 1].path.hasPrefix(bones[index].path + "/")
    return holdsNext ? nil : bones[index].frame
  }
}

private func overlap(of before: [Rect], _ after: [Rect]) -> Double {
  if before == after { return 1 }
  let either = unionArea(of: before + after)
  return either > 0 ? max(0, unionArea(of: before) + unionArea(of: after) - either) / either : 1
}

/// The indexes of the fewest numbers without which all other numbers are in ascending order.
private func outOfOrder(_ numbers: [Int]) -> [Int] {
  // The last index of the ascending run of each length with the lowest end, and the index before each: patience
  // sorting.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for place in numbers.indices {
    let length = ends.partitioningIndex { numbers[$0] >= numbers[place] }
    previous[place] = length > 0 ? ends[length - 1] : nil
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var isInOrder = [Bool](repeating: false, count: numbers.count)
  var place = ends.last
  while let current = place {
    isInOrder[current] = true
    place = previous[current]
  }
  return numbers.indices.filter { !isInOrder[$0] }
}
