import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

// MARK: - Findings

extension LoadingJudge {
  mutating func reportStuck() {
    let views = content.busyNodes.prefix(3).map { "<\(content.tree.views[$0].view.element)>" }
    let rest = content.busyNodes.count - views.count
    add(
      .stuck,
      "the content still loads: \(views.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "") "
        + "\(content.busyNodes.count == 1 ? "is a placeholder" : "are placeholders")", nil,
      content.frames[content.busyNodes[0]])
  }

  mutating func reportShift() {
    guard report.shift.score >= 0.001 else { return }
    let moved = common.filter {
      abs($0.before.minY - $0.after.minY) >= Limits.row || abs($0.before.minX - $0.after.minX) >= Limits.row
    }
    let groups = Dictionary(grouping: moved) { part in
      let offset = part.after.origin - part.before.origin
      return [Int(offset.x.rounded()), Int(offset.y.rounded())]
    }
    for (offset, parts) in groups {
      let shift = LayoutShift(withSurroundings(parts, loading, content), loading, isRightToLeft: loading.isRightToLeft)
      report.regions.append(
        ShiftedRegion(
          area: parts.map(\.before).unioned ?? .zero, offset: Point(x: Double(offset[0]), y: Double(offset[1])),
          score: shift.score, name: loading.name(of: parts[0].node), count: parts.count))
    }
    report.regions.sort { ($1.score, $0.area.minY, $0.area.minX) < ($0.score, $1.area.minY, $1.area.minX) }
    let total = "layout shift \(formatted(report.shift.score))"
    for region in report.regions.prefix(8) {
      let rest = region.count > 1 ? " and \(region.count - 1) more \("part", region.count - 1)" : ""
      let score = report.regions.count > 1 ? "\(formatted(region.score)) of the \(total)" : total
      add(
        .shift,
        "\(region.name)\(rest) \(region.count == 1 ? "moves" : "move") \(movement(region.offset)) when the content appears: \(score)",
        nil, region.area)
    }
  }

  /// A displacement in words, such as `12 down and 4 left`.
  private func movement(_ offset: Point) -> String {
    var words: [String] = []
    if offset.y != 0 { words.append("\(whole(abs(offset.y))) \(offset.y < 0 ? "up" : "down")") }
    if offset.x != 0 { words.append("\(whole(abs(offset.x))) \(offset.x < 0 ? "left" : "right")") }
    return words.joined(separator: " and ")
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
      let rows = Set(group.places.compactMap { $0?.row }).sorted()
      let times = group.places.count
      let place =
        rows.isEmpty
        ? (times > 1 ? " (\(times) times)" : "") : rows.count == 1 ? " in row \(rows[0] + 1)" : " in \(rows.count) rows"
      add(group.kind, group.text + place, group.location, group.area)
    }
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

  func listName(_ list: RowList) -> String {
    var node: Int? = list.node
    while let index = node {
      if content.tree.views[index].view.identifier != nil { return "the list" + content.identifier(of: index) }
      node = content.tree.views[index].parent
    }
    return "the list"
  }
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
    case .plainTextField: "text field"
    default: rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }
  }
}

/// The number without decimals, as text.
func whole(_ length: Double) -> String { "\(Int(length.rounded()))" }

/// The direction and the distance of a displacement in words, such as `12 points above`.
func direction(_ offset: Point) -> String {
  var words: [String] = []
  if offset.y != 0 { words.append("\(whole(abs(offset.y))) \(offset.y < 0 ? "above" : "below")") }
  if offset.x != 0 { words.append("\(whole(abs(offset.x))) \(offset.x < 0 ? "left of" : "right of")") }
  return words.joined(separator: " and ")
}

func listed(_ rows: [Int]) -> String {
  rows.count > 6
    ? "\(rows.prefix(6).map(String.init).joined(separator: ", ")) and more"
    : rows.map(String.init).joined(separator: ", ")
}

extension String.StringInterpolation {
  /// Appends a noun in the singular for 1 and in the plural for all other numbers.
  mutating func appendInterpolation(_ noun: String, _ count: Int) {
    appendLiteral(count == 1 ? noun : noun + "s")
  }
}

extension Point {
  var negated: Point { Point(x: -x, y: -y) }
}

extension Rect {
  var area: Double { max(0, width) * max(0, height) }
}
