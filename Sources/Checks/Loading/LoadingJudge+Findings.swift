import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

// MARK: - Findings

extension LoadingJudge {
  mutating func reportStuck() {
    stuckRegions = regionsThatLoad()
    let regions = stuckRegions.prefix(3).map { region in
      let frame = content.frames[region.node]
      let size = "\(whole(frame.width)) × \(whole(frame.height))"
      let number = region.count == 1 ? "is a placeholder" : "has \(region.count) placeholders"
      let parent = content.tree.views[region.node].parent
      if let list = contentLists.first(where: { $0.node == parent }) {
        let late = stuckRegions.map(\.node).filter { content.tree.views[$0].parent == parent }
        let before = (list.rows + late).count { $0 < region.node }
        return "\(list.unit) \(before + 1) of \(listName(list)) (\(size), \(place(frame))) \(number)"
      }
      let name = content.tree.views[region.node].view.identifier.map { _ in content.name(of: region.node) }
      return "\(name ?? "the area") (\(size), \(place(frame))) \(number)"
    }
    let rest = stuckRegions.count - regions.count
    add(
      .stuck,
      "the content still loads: \(regions.joined(separator: "; "))"
        + (rest > 0 ? "; and \(rest) more \("area", rest)" : ""), nil, content.frames[stuckRegions[0].node])
  }

  /// The outermost views of the content that only contain placeholders, with their numbers of placeholders.
  private func regionsThatLoad() -> [(node: Int, count: Int)] {
    var regions: [(node: Int, count: Int)] = []
    for node in content.busyNodes {
      if let last = regions.last, node < content.tree.views[last.node].end {
        regions[regions.count - 1].count += 1
        continue
      }
      var region = node
      while let parent = content.tree.views[region].parent, content.tree.views[parent].parent != nil,
        content.marks(in: parent).isEmpty
      {
        region = parent
      }
      regions.append((region, 1))
    }
    return regions
  }

  mutating func reportShift() {
    guard report.shift.score >= 0.001 else { return }
    let moved = common.filter {
      abs($0.before.minY - $0.after.minY) >= LayoutShift.smallestReportedMove
        || abs($0.before.minX - $0.after.minX) >= LayoutShift.smallestReportedMove
    }
    let groups = Dictionary(grouping: moved) { part in
      let offset = part.after.origin - part.before.origin
      return [Int(offset.x.rounded()), Int(offset.y.rounded())]
    }
    for (offset, parts) in groups {
      let shift = LayoutShift(of: parts, loading, content)
      report.regions.append(
        ShiftedRegion(
          area: parts.map(\.before).unioned ?? .zero, offset: Point(x: Double(offset[0]), y: Double(offset[1])),
          score: shift.score, name: loading.name(of: parts[0].node), count: parts.count,
          location: loading.tree.views[parts[0].node].view.location))
    }
    report.regions.sort { one, other in
      (other.score, one.area.minY, one.area.minX, one.offset.y, one.offset.x)
        < (one.score, other.area.minY, other.area.minX, other.offset.y, other.offset.x)
    }
    let total = "layout shift \(formatted(report.shift.score))"
    for region in report.regions.prefix(8) {
      let rest = region.count > 1 ? " and \(region.count - 1) more \("part", region.count - 1)" : ""
      let score = report.regions.count > 1 ? "\(formatted(region.score)) of the \(total)" : total
      let way = direction(region.offset, ["up", "down", "left", "right"])
      add(
        .shift,
        "\(region.name)\(rest) \(region.count == 1 ? "moves" : "move") \(way) when the content appears: \(score)",
        region.location, region.area)
    }
  }

  mutating func add(
    _ kind: LoadingFinding.Kind, _ message: String, _ location: SourceLocation? = nil, _ area: Rect? = nil
  ) {
    report.findings.append(LoadingFinding(kind: kind, message: message, location: location, area: area))
  }

  /// Notes a difference, which is reported once for all rows that have it.
  mutating func group(_ kind: LoadingFinding.Kind, _ text: String, _ bone: Int?, _ other: Int?) {
    if let bone, kind == .size || kind == .shape || kind == .moved { wrong.insert(bone) }
    let place = other.flatMap { rowOfContent[$0] } ?? bone.flatMap { rowOfBone[$0] }
    let key = GroupKey(kind: kind, text: text, list: place?.list)
    if let index = groupPlaces[key] { return groups[index].places.append(place) }
    if groups.count >= Self.maximumGroups { return }
    groupPlaces[key] = groups.count
    let location = bone.map { loading.tree.views[loading.marks[$0].node].view.location }
    let area = bone.map { loading.marks[$0].frame } ?? other.map { content.marks[$0].frame }
    groups.append(Group(kind: kind, text: text, places: [place], location: location, area: area))
  }

  mutating func flushGroups() {
    for group in groups {
      let rows = Set(group.places.compactMap { $0?.row })
      let first = group.area.map { place($0) } ?? ""
      let text: String
      if let list = group.places[0]?.list {
        text = "\(group.text) \(rowNames(rows, of: list)), \(rows.count > 1 ? "the first one " : "")\(first)"
      } else if group.places.count > 1 {
        text = "\(group.text), \(group.places.count) times, the first one \(first)"
      } else {
        text = "\(group.text), \(first)"
      }
      add(group.kind, text, group.location, group.area)
    }
  }

  /// The rows of a list in words, such as `in rows 2 and 5`, or the cells of a grid.
  func rowNames(_ rows: Set<Int>, of list: Int) -> String {
    let pair = lists[list]
    let unit = pair.content.unit
    let all = max(rows.count, min(pair.loading.rows.count, pair.content.rows.count))
    let numbers = rows.sorted().map { "\($0 + 1)" }
    if numbers.count == 1 { return "in \(unit) \(numbers[0])" }
    if numbers.count == all { return all == 2 ? "in both \(unit)s" : "in all \(all) \(unit)s" }
    if numbers.count <= 3 {
      return "in \(unit)s \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
    }
    return "in \(numbers.count) of \(all) \(unit)s"
  }
}

// MARK: - Words

extension LoadingJudge {
  func name(of index: Int) -> String {
    let mark = content.marks[index]
    if mark.kind == .picture, content.tree.views[mark.node].view.kind == .text {
      return "the icon" + content.identifier(of: mark.node)
    }
    let name = content.name(of: owner(index))
    let isAvatar =
      mark.kind != .text && (mark.roundness ?? 0) >= 0.45 && abs(mark.frame.width - mark.frame.height) < 2
      && (24...160).contains(mark.frame.width)
    return name == "the picture" && isAvatar ? "the avatar" : name
  }

  /// The noun of a mark without an article and an identifier, such as `picture`.
  func noun(of index: Int) -> String {
    let name = name(of: index).dropFirst(4)
    return String(name.firstRange(of: " \"").map { name[..<$0.lowerBound] } ?? name)
  }

  func listName(_ list: RowList) -> String {
    let noun = list.columns > 1 ? "the grid" : "the list"
    var node: Int? = list.node
    // The views around the list, as long as they contain nothing else.
    let count = content.marks(in: list.node).count
    while let index = node, content.marks(in: index).count == count {
      if content.tree.views[index].view.identifier != nil { return noun + content.identifier(of: index) }
      node = content.tree.views[index].parent
    }
    return noun
  }
}

extension RowList {
  /// The word for one of the rows: parts that are beside each other are cells.
  var unit: String { columns > 1 ? "cell" : "row" }
}

extension MarkedScreen {
  /// The name of a view for messages, such as `the picture "cover"`.
  func name(of node: Int) -> String {
    let view = tree.views[node].view
    let noun =
      switch view.element {
      case "video", "canvas", "button", "table": view.element
      case "img", "svg", "picture": "picture"
      case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
      case "a": "link"
      case "input", "textarea", "select": "field"
      default:
        switch view.kind {
        case .text: "text"
        case .image: "picture"
        case .control: view.control?.noun ?? "control"
        case .media: "media view"
        case .container: tree.source == .dom ? "text" : "view"
        default: "box"
        }
      }
    return "the \(noun)" + identifier(of: node)
  }

  /// The identifier of a view in quotation marks after a space, without the package of an Android resource.
  func identifier(of node: Int) -> String {
    guard let identifier = tree.views[node].view.identifier else { return "" }
    return " \"\(identifier.firstRange(of: ":id/").map { String(identifier[$0.upperBound...]) } ?? identifier)\""
  }
}

extension ControlKind {
  /// The name of the control in a sentence, such as `check box`.
  fileprivate var noun: String {
    switch self {
    case .button, .textButton, .iconButton, .anyButton: "button"
    case .plainTextField, .underlinedTextField: "text field"
    default: rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }
  }
}

/// The number without decimals, as text.
func whole(_ length: Double) -> String { "\(Int(length.rounded()))" }

/// The place of a rectangle in words.
func place(_ frame: Rect) -> String { "at x \(whole(frame.minX)), y \(whole(frame.minY))" }

/// The direction and the distance of a displacement in words, such as `12 above`.
///
/// - Parameter words: the words for up, down, left and right.
func direction(_ offset: Point, _ words: [String] = ["above", "below", "left of", "right of"]) -> String {
  var parts: [String] = []
  if offset.y != 0 { parts.append("\(whole(abs(offset.y))) \(words[offset.y < 0 ? 0 : 1])") }
  if offset.x != 0 { parts.append("\(whole(abs(offset.x))) \(words[offset.x < 0 ? 2 : 3])") }
  return parts.joined(separator: " and ")
}

func listed(_ rows: [Int]) -> String {
  rows.count > 6
    ? "\(rows.prefix(6).map(String.init).joined(separator: ", ")) and more"
    : rows.map(String.init).joined(separator: ", ")
}

extension String.StringInterpolation {
  /// Appends a noun in the singular for 1 and in the plural for all other numbers.
  mutating func appendInterpolation(_ noun: String, _ count: Int) {
    appendLiteral(count == 1 ? noun : noun + (noun.hasSuffix("x") ? "es" : "s"))
  }
}

extension Rect {
  var area: Double { max(0, width) * max(0, height) }
}
