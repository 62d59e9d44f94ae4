import Geometry
import TextFormats

/// The differences of the canvas size in points, of the other values of the scene, and of the shimmer, in this order.
func compareScenes(_ expected: BonesRecord, _ actual: BonesRecord) -> [PropertyDifference] {
  let sides = [
    ("canvas width", expected.size.width, actual.size.width),
    ("canvas height", expected.size.height, actual.size.height),
  ]
  return sides.compactMap { name, before, after in
    before == after ? nil : PropertyDifference(name: name, before, after)
  } + compareFields(expected.fields, actual.fields, prefix: "")
    + compareFields(expected.shimmer, actual.shimmer, prefix: "shimmer ")
}

/// Compares the values with the same names; returns a difference for each value that differs.
///
/// A value that one record lacks is nil in its difference. Lists of equal length are compared element by element; an
/// element is named by the name of its list and its index, counted from 0, such as `color 2`.
///
/// - Parameter prefix: the text before the name of each value.
func compareFields(
  _ expected: [RecordedField], _ actual: [RecordedField], prefix: String
) -> [PropertyDifference] {
  let names = expected.map(\.name) + actual.map(\.name).filter { name in !expected.contains { $0.name == name } }
  return names.flatMap { name -> [PropertyDifference] in
    let before = expected.first { $0.name == name }?.value
    let after = actual.first { $0.name == name }?.value
    if before == after { return [] }
    if case .list(let old)? = before, case .list(let new)? = after, old.count == new.count {
      return zip(old, new).enumerated().compactMap { index, pair in
        guard pair.0 != pair.1 else { return nil }
        let item = "\(prefix)\(itemNames[name] ?? name) \(index)"
        return PropertyDifference(name: item, expected: pair.0, actual: pair.1)
      }
    }
    return [PropertyDifference(name: prefix + name, expected: before?.text, actual: after?.text)]
  }
}

/// The names that reports give to the elements of lists in the bones JSON, such as `color` for `colors`.
///
/// The key is the name of the list. An element of a list without an entry has the name of the list.
private let itemNames = [
  "colors": "color", "toColors": "end color", "locations": "location", "to": "end location",
  "startPoint": "start point coordinate", "endPoint": "end point coordinate",
  "timingFunction": "timing function number",
]

extension PropertyDifference {
  /// Creates the difference of two numbers, which are written as text with up to four decimals.
  ///
  /// All decimals are written if the numbers would look equal otherwise. The numbers are in the unit of the compared
  /// property.
  init(name: String, _ expected: Double, _ actual: Double) {
    let isClose = formatted(expected) == formatted(actual)
    self.init(
      name: name, expected: isClose ? expected.shortest : formatted(expected),
      actual: isClose ? actual.shortest : formatted(actual))
  }
}
