import Tables
import ViewTree

extension ResourceResolver {
  /// Returns the dimension of a library with this name; nil for other names.
  ///
  /// The libraries are AndroidX, Material, `sdp-android` and `ssp-android`. The dimensions of the last two have names
  /// such as `_16sdp` and `_minus2sdp`, and the folders `values-sw300dp`, `values-sw330dp` and so on, each of which
  /// states the number times its width ÷ 300. Narrower devices have those of 300 dp, wider ones those of 1080 dp.
  func libraryDimension(named name: String) -> String? {
    if let text = PlatformTables.dimension(name, ofFramework: false) { return text }
    let units = [(name: "sdp", unit: "dp"), (name: "ssp", unit: "sp")]
    guard name.hasPrefix("_"), let (suffix, unit) = units.first(where: { name.hasSuffix($0.name) }) else { return nil }
    let digits = name.dropFirst().dropLast(suffix.count)
    let isNegative = digits.hasPrefix("minus")
    guard let number = Int(isNegative ? digits.dropFirst("minus".count) : digits), (1...600).contains(number) else {
      return nil
    }
    // The smallest width is at most the height.
    let width = 300 + 30 * countReached(of: Array(stride(from: 330, through: min(device.height, 1_080), by: 30)))
    let length = Double(number) * Double(width) / 300
    return "\(isNegative ? -length : length)\(unit)"
  }

  /// Returns the dimension that the name of a missing resource states, such as `16dp` for `activity_margin`; nil for a
  /// name without a length.
  ///
  /// The name states a number, as in `spacing_12dp`, or a purpose and a step, as in `small_margin`. A low number without
  /// a unit counts steps: `keyline_1`.
  func dimension(named name: String) -> String? {
    let words = CodeName.words(of: name)
    // The unit is before or after its number: `dp16`, `16dp`.
    let kinds = words.map { $0.filter(\.isLetter) }
    func states(_ ends: [String]) -> Bool { kinds.contains { kind in ends.contains(where: kind.hasSuffix) } }
    let isText = states(["text", "font"]) && words.contains("size")
    let isSpace = states(Self.spaces)
    let digits = words.firstNonNil { word in Int(word.drop { !$0.isNumber }.prefix { $0.isNumber }) }
    let hasUnit = states(["dp", "dip", "sp"])
    if let digits, digits <= Self.maximumNamedLength, hasUnit || digits >= Self.leastBareLength && (isText || isSpace) {
      return "\(digits)\(isText || states(["sp"]) ? "sp" : "dp")"
    }
    let step = words.firstNonNil { Self.steps[$0] } ?? .medium
    if isText { return "\(Self.textSizes[step.rawValue])sp" }
    if isSpace { return "\(Self.spacings[step.rawValue])dp" }
    return Self.lengths.first { states([$0.word]) }.map { "\($0.dp)dp" }
  }

  /// The ends of words for distances.
  private static let spaces = ["margin", "padding", "spacing", "gap", "inset", "keyline"]

  private enum Step: Int {
    case tiny, small, medium, large, huge
  }

  private static let steps: [Substring: Step] = [
    "tiny": .tiny, "mini": .tiny, "micro": .tiny, "xs": .tiny, "xsmall": .tiny, "quarter": .tiny,
    "small": .small, "smaller": .small, "half": .small, "large": .large, "larger": .large, "big": .large,
    "bigger": .large, "xl": .huge, "xlarge": .huge, "huge": .huge, "double": .huge,
  ]
  /// The steps of distances in dp on Material's grid of 4 dp; a margin of a screen is 16 dp.
  private static let spacings = [4, 8, 16, 24, 32]
  /// The sizes of texts in sp: Material 3, type scale, Label Small, Body Small, Medium and Large, and Title Large.
  private static let textSizes = [11, 12, 14, 16, 22]
  /// The lengths of things in dp: Material 3, Lists, FAB and Divider.
  private static let lengths: [(word: String, dp: Int)] = [
    ("divider", 1), ("separator", 1), ("stroke", 1), ("border", 1), ("icon", 24), ("avatar", 40), ("thumbnail", 56),
    ("fab", 56),
  ]
  private static let leastBareLength = 8
  /// A longer length in a name is a part of another word, such as a year.
  private static let maximumNamedLength = 500
}
