import Comparison
package import Diagnostics
import Skeleton
import SystemIO
import TextFormats

/// Parses the configuration file `snapshots.json`; members that it lacks have their defaults.
///
/// ```json
/// {
///   "sizes": ["own", "390x844", "820x"],
///   "devices": ["iphone-16", "pixel-9"],
///   "themes": ["light", "dark"],
///   "directions": ["ltr", "rtl"],
///   "root": "all",
///   "formats": ["bones", "ascii", "png"],
///   "scale": 2, "at": "50%", "columns": 80,
///   "tolerance": 0,
///   "rules": "hints.xml",
///   "goldens": "Goldens",
///   "exclude": ["drafts", "**/*.svg"]
/// }
/// ```
///
/// All options of ``RenderOption/Surface/snapshots`` are members too.
///
/// - Throws: ``InvalidInput`` with all errors and their positions.
package func readConfiguration(_ text: [UInt8]) throws(InvalidInput) -> SnapshotConfiguration {
  var reader = ConfigurationReader()
  for member in try reader.mistakes.members(of: text) { reader.read(member) }
  if let perceptual = reader.perceptual {
    if reader.hasTolerance { reader.mistakes.note(.exclusive("tolerance", "perceptual"), at: perceptual.location) }
    reader.configuration.tolerance = .perceptual(perceptual.deltaE)
  }
  if !reader.configuration.devices.isEmpty, !reader.hasSizes { reader.configuration.sizes = [] }
  try reader.mistakes.check()
  return reader.configuration
}

/// A reader of the members of a configuration file, which collects their errors.
private struct ConfigurationReader {
  var configuration = SnapshotConfiguration()
  var mistakes = ConfigurationMistakes(in: .snapshots)
  var hasTolerance = false
  var hasSizes = false
  var perceptual: (deltaE: Double, location: SourceLocation)?

  private static let names =
    [
      "version", "sizes", "devices", "themes", "directions", "fontScales", "root", "formats", "tolerance", "perceptual",
      "rules",
      "elements", "data", "goldens", "exclude",
    ] + RenderOption.on(.snapshots).map(\.name)

  mutating func read(_ member: JSONNode.Member) {
    let (name, node) = (member.name, member.node)
    switch name {
    case "version": _ = number(name, node, 1...1, "1")
    case "sizes":
      let sizes = strings(name, node, "own, 390x844, 390x or x844", named: ["own"], CanvasSize.init(ofVariant:))
      (configuration.sizes, hasSizes) = (sizes ?? configuration.sizes, true)
    case "devices":
      let expected = "a device such as iphone-16 or pixel-9; skeleton render --help lists all"
      configuration.devices = strings(name, node, expected, named: RenderOptions.devices) { Device(named: $0) } ?? []
    case "themes":
      let expected = "a name without / and ."
      configuration.themes = strings(name, node, expected, named: [], themeName) ?? configuration.themes
    case "directions":
      configuration.directions =
        strings(name, node, "ltr or rtl", named: ["ltr", "rtl"]) { ["ltr": false, "rtl": true][$0] }
        ?? configuration.directions
    case "fontScales": configuration.fontScales = scales(name, node) ?? configuration.fontScales
    case "root": configuration.roots = rootChoice(name, node)
    case "formats":
      let named = GoldenFormat.allCases.map(\.rawValue)
      let formats = strings(name, node, "bones, ascii or png", named: named, GoldenFormat.init(rawValue:))
      // Differences are listed bones first, independent of the order here.
      configuration.formats = GoldenFormat.allCases.filter { formats?.contains($0) ?? true }
    case "tolerance":
      hasTolerance = true
      let levels = number(name, node, 0...255, "a whole number from 0 to 255", isWhole: true)
      configuration.tolerance = .perChannel(levels.map { Int($0) } ?? 0)
    case "perceptual":
      perceptual = number(name, node, 0...1_000, "a number from 0 to 1000").map { ($0, node.location) }
    case "rules": configuration.rules = path(name, node)
    case "elements": configuration.elements = path(name, node)
    case "data": configuration.data = path(name, node)
    case "goldens":
      configuration.goldens = string(name, node, "a folder inside the folder of the documents", insideFolder)
    case "exclude":
      let expected = "a path inside the folder such as drafts or **/*.svg"
      configuration.excluded = strings(name, node, expected, named: [], PathPattern.init) ?? []
    default:
      if let option = RenderOption.on(.snapshots).first(where: { $0.name == name }) {
        mistakes.setting(option, node)?.apply(to: &configuration.options)
        return
      }
      mistakes.noteUnknown(member, among: Self.names)
    }
  }

  // MARK: - Values

  private mutating func number(
    _ name: String, _ node: JSONNode, _ range: ClosedRange<Double>, _ expected: String, isWhole: Bool = false
  ) -> Double? {
    var found = node.noun
    if case .number(let number) = node.value {
      if range.contains(number), !isWhole || number == number.rounded() { return number }
      found = number.shortest
    }
    mistakes.note(.wrongType(name, found: found, expected: expected), at: node.location)
    return nil
  }

  /// The value of `root`: `all`, `first`, the name of a root, or an array of names.
  private mutating func rootChoice(_ name: String, _ node: JSONNode) -> SnapshotConfiguration.RootChoice {
    let expected = "all, first, or identifiers of roots as skeleton layout --roots lists them"
    let parse = { (text: String) -> String? in text.isEmpty ? nil : text }
    guard case .string = node.value else { return .named(strings(name, node, expected, named: [], parse) ?? []) }
    switch string(name, node, expected, parse) {
    case "all", nil: return .all
    case "first": return .first
    case let root?: return .named([root])
    }
  }

  private mutating func path(_ name: String, _ node: JSONNode) -> String? {
    string(name, node, "the path of a file") { $0.isEmpty ? nil : $0 }
  }

  private mutating func string<Value>(
    _ name: String, _ node: JSONNode, _ expected: String, named: [String] = [], _ parse: (String) -> Value?
  ) -> Value? {
    guard case .string(let text) = node.value else {
      mistakes.noteType(name, node, expected: expected)
      return nil
    }
    if let value = parse(text) { return value }
    let nearest = nearestName(to: text, among: named)
    mistakes.note(.wrongValue(name, found: text, nearest: nearest, expected: expected), at: node.location)
    return nil
  }

  /// Reads font scales, which the names of goldens contain in whole percent.
  private mutating func scales(_ name: String, _ node: JSONNode) -> [Double]? {
    let expected = "a number from 0.5 to 4 such as 1.3"
    guard let items = mistakes.array(name, node, of: "numbers") else { return nil }
    if items.isEmpty { mistakes.note(.empty(name), at: node.location) }
    var scales: [Double] = []
    for item in items {
      guard let scale = number(name, item, 0.5...4, expected).map({ ($0 * 100).rounded() / 100 }) else { continue }
      if scales.contains(scale) { mistakes.note(.duplicate(name, found: scale.shortest), at: item.location) }
      scales.append(scale)
    }
    return scales
  }

  /// The values of a JSON array of strings; errors about invalid and duplicate elements are collected.
  ///
  /// Invalid elements are left out. The result is nil if the JSON value is not an array.
  ///
  /// - Parameters:
  ///   - expected: the description of valid elements, for errors.
  ///   - named: valid texts of elements, for suggestions.
  ///   - parse: returns the value of an element; nil if the element is invalid.
  private mutating func strings<Value: Hashable>(
    _ name: String, _ node: JSONNode, _ expected: String, named: [String], _ parse: (String) -> Value?
  ) -> [Value]? {
    guard let items = mistakes.array(name, node, of: "strings") else { return nil }
    if items.isEmpty && name != "exclude" { mistakes.note(.empty(name), at: node.location) }
    var values: [Value] = []
    for item in items {
      guard let value = string(name, item, expected, named: named, parse) else { continue }
      if values.contains(value), case .string(let text) = item.value {
        mistakes.note(.duplicate(name, found: text), at: item.location)
      }
      values.append(value)
    }
    return values
  }
}

/// Returns the path of a folder without a slash at its end; nil for a path that leads out of its folder.
private func insideFolder(_ text: String) -> String? {
  let names = text.split(separator: "/", omittingEmptySubsequences: false)
  let path = names.last?.isEmpty == true ? names.dropLast() : names
  let isInside = !path.isEmpty && path.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  return isInside ? path.joined(separator: "/") : nil
}

/// Returns the text if it is a valid theme name in the file names of goldens; otherwise nil.
///
/// Valid names are not empty, at most 64 bytes long, and different from the texts of sizes,
/// devices and directions.
private func themeName(_ text: String) -> String? {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && !"/\\.".unicodeScalars.contains(scalar)
  }
  let isOwn = text != "ltr" && text != "rtl" && CanvasSize(ofVariant: text) == nil && Device(named: text) == nil
  return isPlain && isOwn && !text.isEmpty && text.utf8.count <= 64 && text.first != " " && text.last != " "
    ? text : nil
}
