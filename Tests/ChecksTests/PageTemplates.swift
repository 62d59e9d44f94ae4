import Geometry
import SeededRandom

/// An element of a generated page, in the form of a captured page.
struct PageBox {
  enum Part { case container, list, row, picture, text, control, fixed }

  var element: String
  var part: Part
  var frame: Rect
  var lines: [Rect] = []
  var attributes = ""
  var children: [PageBox] = []

  var markup: String {
    var text = "<\(element) frame=\"\(numbers(frame))\""
    if !lines.isEmpty { text += " lines=\"\(lines.map(numbers).joined(separator: ", "))\"" }
    return text + " \(attributes)>\(children.map(\.markup).joined())</\(element)>"
  }

  private func numbers(_ frame: Rect) -> String { "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)" }

  mutating func move(by offset: Point) {
    frame = frame.offset(by: offset)
    for index in lines.indices { lines[index] = lines[index].offset(by: offset) }
    for index in children.indices { children[index].move(by: offset) }
  }

  /// Inserts vertical space: boxes from `y` on move down, and boxes around `y` become higher.
  mutating func insert(_ space: Double, at y: Double) {
    guard frame.maxY > y else { return }
    guard frame.minY < y else { return move(by: Point(x: 0, y: space)) }
    if !children.isEmpty || part == .row || part == .list { frame.size.height += space }
    for index in children.indices { children[index].insert(space, at: y) }
  }

  /// Changes all boxes of the tree, children first.
  mutating func forEach(_ change: (inout PageBox) -> Void) {
    for index in children.indices { children[index].forEach(change) }
    change(&self)
  }

  func all() -> [PageBox] { [self] + children.flatMap { $0.all() } }
}

/// The measures of a generated page, from which its content and its placeholder are built separately.
struct PageTemplate {
  enum Kind: Int, CaseIterable { case feed, cards, table, article, settings, gallery, stats, product, mail, carousel }
  /// The ways in which placeholders are written by hand.
  enum Style: Int, CaseIterable { case pulse, gradient, busy, plain }

  var kind: Kind
  var width: Double
  let seed: UInt64

  var rowCount: Int
  var isRound: Bool
  var avatar: Double
  var lineCount: Int
  var hasButton: Bool
  var padding: Double
  var hasAside: Bool { width >= 1_024 && (kind == .feed || kind == .article || kind == .mail) }

  init(seed: UInt64, width: Double? = nil) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    kind = Kind.allCases[Int(seed) % Kind.allCases.count]
    self.width = width ?? [375, 768, 1_280].randomElement(using: &random) ?? 375
    rowCount = Int.random(in: 3...6, using: &random)
    isRound = Bool.random(using: &random)
    avatar = [40, 48, 56].randomElement(using: &random) ?? 48
    lineCount = Int.random(in: 1...3, using: &random)
    hasButton = Bool.random(using: &random)
    padding = [8, 12, 16].randomElement(using: &random) ?? 12
  }

  var columns: Int {
    switch kind {
    case .cards: width < 600 ? 1 : width < 1_000 ? 2 : 3
    case .gallery: width < 600 ? 2 : width < 1_000 ? 3 : 5
    case .stats: width < 600 ? 2 : 4
    default: 1
    }
  }

  var main: Rect { Rect(x: 16, y: 72, width: width - 32 - (hasAside ? 300 : 0), height: 0) }

  // MARK: - Content

  func content() -> PageBox {
    var random = SplitMix64(seed: seed &+ 1_000)
    var page = PageBox(element: "body", part: .container, frame: Rect(x: 0, y: 0, width: width, height: 844))
    page.children = [header]
    var body = PageBox(element: "main", part: .container, frame: main)
    body.children = parts { frame, role in
      contentBox(frame, role, &random)
    } row: { frame in
      PageBox(element: kind == .table ? "tr" : "li", part: .row, frame: frame)
    } list: {
      PageBox(element: kind == .table ? "tbody" : "ul", part: .list, frame: $0)
    }
    finish(&page, body)
    return page
  }

  /// The parts that both screens have in common, around the part that loads.
  private func finish(_ page: inout PageBox, _ body: PageBox) {
    var body = body
    body.frame.size.height = (body.children.map(\.frame.maxY).max() ?? 72) - 72
    page.children.append(body)
    let end = body.frame.maxY + 24
    var footer = PageBox(element: "footer", part: .fixed, frame: Rect(x: 0, y: end, width: width, height: 60))
    footer.children = (0..<3).map {
      text("a", Rect(x: 16 + 110 * Double($0), y: end + 20, width: 90 - 7 * Double($0), height: 16), 12, .fixed)
    }
    page.children.append(footer)
    page.frame.size.height = max(844, end + 60)
  }

  private var header: PageBox {
    var header = PageBox(
      element: "header", part: .fixed, frame: Rect(x: 0, y: 0, width: width, height: 56),
      attributes: "background=\"rgb(250, 250, 250)\"")
    header.children = [
      text("h1", Rect(x: 16, y: 16, width: 120, height: 24), 20, .fixed),
      PageBox(element: "svg", part: .fixed, frame: Rect(x: width - 40, y: 16, width: 24, height: 24)),
    ]
    return header
  }

  private func text(_ element: String, _ frame: Rect, _ size: Double, _ part: PageBox.Part) -> PageBox {
    PageBox(element: element, part: part, frame: frame, lines: [frame], attributes: "fontSize=\"\(Int(size))\"")
  }

  /// A part of a page to which content and placeholder give a form of their own.
  enum Role {
    case avatar, picture, icon, button, toggle
    /// A text of lines of a height.
    case text(lines: Int, height: Double, element: String)
  }

  private func contentBox(_ frame: Rect, _ role: Role, _ random: inout SplitMix64) -> PageBox {
    let gray = "background=\"rgb(20, 90, 200)\""
    switch role {
    case .avatar:
      let radius = isRound ? frame.width / 2 : 4
      return PageBox(
        element: "img", part: .picture, frame: frame, attributes: "radius=\"\(radius) \(radius) \(radius) \(radius)\"")
    case .picture:
      return PageBox(
        element: seed % 3 == 0 ? "video" : "img", part: .picture, frame: frame, attributes: "radius=\"4 4 4 4\"")
    case .icon: return PageBox(element: "svg", part: .picture, frame: frame)
    case .button:
      return PageBox(element: "button", part: .control, frame: frame, attributes: gray + " radius=\"6 6 6 6\"")
    case .toggle:
      let radius = frame.height / 2
      return PageBox(
        element: "input", part: .control, frame: frame,
        attributes: gray + " type=\"checkbox\" radius=\"\(radius) \(radius) \(radius) \(radius)\"")
    case .text(let lines, let height, let element):
      let size = (height / 1.5).rounded()
      let boxes = (0..<lines).map { line in
        let share =
          line + 1 < lines ? Double.random(in: 0.88...1, using: &random) : Double.random(in: 0.5...0.95, using: &random)
        // The box of a line of text is about 1.2 times the font size.
        let inset = (height - 1.2 * size) / 2
        return Rect(
          x: frame.minX, y: frame.minY + Double(line) * height + inset, width: (frame.width * share).rounded(),
          height: 1.2 * size)
      }
      return PageBox(element: element, part: .text, frame: frame, lines: boxes, attributes: "fontSize=\"\(Int(size))\"")
    }
  }

  // MARK: - Placeholder

  func placeholder(_ style: Style) -> PageBox {
    var random = SplitMix64(seed: seed &+ 2_000)
    var page = PageBox(element: "body", part: .container, frame: Rect(x: 0, y: 0, width: width, height: 844))
    page.children = [header]
    var body = PageBox(element: "div", part: .container, frame: main)
    switch style {
    case .pulse: body.attributes = "animated=\"true\" class=\"animate-pulse\""
    case .busy: body.attributes = "aria-busy=\"true\""
    case .gradient, .plain: break
    }
    body.children = parts { frame, role in
      bones(frame, role, style, &random)
    } row: { frame in
      PageBox(element: "div", part: .row, frame: frame)
    } list: {
      PageBox(element: "div", part: .list, frame: $0)
    }
    finish(&page, body)
    return page
  }

  private func bones(_ frame: Rect, _ role: Role, _ style: Style, _ random: inout SplitMix64) -> PageBox {
    func bone(_ frame: Rect, _ part: PageBox.Part, _ radius: Double) -> PageBox {
      let fill =
        switch style {
        case .gradient:
          "backgroundImage=\"gradient\" animated=\"true\" background=\"rgb(224, 224, 224)\" class=\"Skeleton-root\""
        case .pulse, .busy, .plain: "background=\"rgb(229, 231, 235)\""
        }
      return PageBox(
        element: "div", part: part, frame: frame,
        attributes: "\(fill) radius=\"\(radius) \(radius) \(radius) \(radius)\"")
    }
    switch role {
    case .avatar: return bone(frame, .picture, isRound ? frame.width / 2 : 6)
    case .picture: return bone(frame, .picture, style == .plain ? 0 : 8)
    case .icon: return bone(frame, .picture, 4)
    case .button: return bone(frame, .control, 6)
    case .toggle: return bone(frame, .control, frame.height / 2)
    case .text(let lines, let height, _):
      var group = PageBox(element: "div", part: .text, frame: frame)
      // Bars of Tailwind have 12, 16, 20 … pixels.
      let bar = max(8, ((height * (style == .gradient ? 0.85 : 0.66)) / 4).rounded() * 4)
      group.children = (0..<lines).map { line in
        let share: Double = line + 1 < lines ? 1 : [0.5, 0.6, 0.66, 0.75, 0.8].randomElement(using: &random) ?? 0.75
        return bone(
          Rect(
            x: frame.minX, y: frame.minY + Double(line) * height + ((height - bar) / 2).rounded(),
            width: (frame.width * share).rounded(), height: bar), .container, 4)
      }
      return group
    }
  }

  // MARK: - Layout

  /// The boxes of the part that loads, from top to bottom.
  private func parts(
    _ box: (Rect, Role) -> PageBox, row: (Rect) -> PageBox, list: (Rect) -> PageBox
  ) -> [PageBox] {
    var result: [PageBox] = []
    var y = main.minY
    if kind == .article || kind == .product {
      result.append(
        box(Rect(x: 16, y: y, width: min(main.width, 600), height: 40), .text(lines: 1, height: 40, element: "h1")))
      y += 56
      if kind == .article {
        result.append(box(Rect(x: 16, y: y, width: avatar, height: avatar), .avatar))
        result.append(
          box(Rect(x: 28 + avatar, y: y + 10, width: 160, height: 20), .text(lines: 1, height: 20, element: "span")))
        y += avatar + 16
      }
      let high = min(360, (main.width * 0.5).rounded())
      result.append(box(Rect(x: 16, y: y, width: main.width, height: high), .picture))
      y += high + 16
      for paragraph in 0..<(kind == .article ? 3 : 1) {
        let lines = lineCount + 1 + paragraph % 2
        result.append(
          box(
            Rect(x: 16, y: y, width: main.width, height: 24 * Double(lines)),
            .text(lines: lines, height: 24, element: "p")))
        y += 24 * Double(lines) + 16
      }
      if kind == .product { result.append(box(Rect(x: 16, y: y, width: 160, height: 44), .button)) }
    } else {
      result.append(self.list(at: y, box, row: row, list: list))
    }
    if hasAside {
      for place in 0..<3 {
        result.append(box(Rect(x: width - 284, y: 80 + 100 * Double(place), width: 80, height: 80), .picture))
        result.append(
          box(
            Rect(x: width - 190, y: 90 + 100 * Double(place), width: 170, height: 40),
            .text(lines: 2, height: 20, element: "p")))
      }
    }
    return result
  }

  private func list(
    at top: Double, _ box: (Rect, Role) -> PageBox, row: (Rect) -> PageBox, list: (Rect) -> PageBox
  ) -> PageBox {
    let isAcross = kind == .carousel
    let gap = columns > 1 || kind == .cards || isAcross ? 16.0 : 0
    let count = isAcross ? max(3, Int(width / 180)) : columns > 1 ? columns * max(2, rowCount / 2) : rowCount
    let wide = isAcross ? 160 : ((main.width - gap * Double(columns - 1)) / Double(columns)).rounded(.down)
    let high = rowHeight(wide)
    var result = list(main)
    for index in 0..<count {
      let x = 16 + Double(isAcross ? index : index % columns) * (wide + gap)
      let y = top + (isAcross ? 0 : Double(index / columns) * (high + gap))
      var cell = row(Rect(x: x, y: y, width: wide, height: high))
      cell.children = rowParts(cell.frame, box)
      result.children.append(cell)
    }
    result.frame.size.height = (result.children.map(\.frame.maxY).max() ?? top) - top
    return result
  }

  private func rowHeight(_ wide: Double) -> Double {
    switch kind {
    case .feed: 2 * padding + max(avatar, 24 + 20 * Double(lineCount))
    case .cards, .carousel: (wide * 0.6).rounded() + 12 + 24 + 20 * Double(lineCount) + 12 + (hasButton ? 48 : 0)
    case .table: 44
    case .settings: 56
    case .gallery: wide
    case .stats: 96
    case .mail: 2 * padding + 44
    case .article, .product: 0
    }
  }

  private func rowParts(_ frame: Rect, _ box: (Rect, Role) -> PageBox) -> [PageBox] {
    let (x, y, wide) = (frame.minX, frame.minY, frame.width)
    switch kind {
    case .feed:
      let left = x + avatar + 12, room = wide - avatar - 12 - (hasButton ? 96 : 0)
      return [
        box(Rect(x: x, y: y + padding, width: avatar, height: avatar), .avatar),
        box(
          Rect(x: left, y: y + padding, width: min(room, 420), height: 24), .text(lines: 1, height: 24, element: "h3")),
        box(
          Rect(x: left, y: y + padding + 24, width: min(room, 560), height: 20 * Double(lineCount)),
          .text(lines: lineCount, height: 20, element: "p")),
      ] + (hasButton ? [box(Rect(x: x + wide - 80, y: y + padding, width: 80, height: 32), .button)] : [])
    case .cards, .carousel:
      let high = (wide * 0.6).rounded()
      return [
        box(Rect(x: x, y: y, width: wide, height: high), .picture),
        box(Rect(x: x + 8, y: y + high + 12, width: wide - 16, height: 24), .text(lines: 1, height: 24, element: "h3")),
        box(
          Rect(x: x + 8, y: y + high + 36, width: wide - 16, height: 20 * Double(lineCount)),
          .text(lines: lineCount, height: 20, element: "p")),
      ]
        + (hasButton
          ? [box(Rect(x: x + 8, y: y + high + 44 + 20 * Double(lineCount), width: 96, height: 36), .button)] : [])
    case .table:
      let cells = max(4, Int(wide / 150))
      let cell = (wide / Double(cells)).rounded(.down)
      return (0..<cells).map {
        box(
          Rect(x: x + Double($0) * cell, y: y + 12, width: cell - 24, height: 20),
          .text(lines: 1, height: 20, element: "td"))
      }
    case .settings:
      return [
        box(Rect(x: x, y: y + 16, width: 24, height: 24), .icon),
        box(Rect(x: x + 40, y: y + 16, width: 180, height: 24), .text(lines: 1, height: 24, element: "span")),
        box(Rect(x: x + wide - 44, y: y + 16, width: 44, height: 24), .toggle),
      ]
    case .gallery: return [box(frame, .picture)]
    case .stats:
      return [
        box(Rect(x: x + 12, y: y + 16, width: wide - 72, height: 20), .text(lines: 1, height: 20, element: "p")),
        box(
          Rect(x: x + 12, y: y + 44, width: min(120, wide - 24), height: 36),
          .text(lines: 1, height: 36, element: "strong")),
        box(Rect(x: x + wide - 44, y: y + 16, width: 32, height: 32), .icon),
      ]
    case .mail:
      return [
        box(Rect(x: x, y: y + padding, width: 40, height: 40), .avatar),
        box(Rect(x: x + 56, y: y + padding, width: 140, height: 22), .text(lines: 1, height: 22, element: "b")),
        box(
          Rect(x: x + 56, y: y + padding + 22, width: wide - 150, height: 22),
          .text(lines: 1, height: 22, element: "span")),
        box(
          Rect(x: x + wide - 60, y: y + padding, width: 60, height: 20), .text(lines: 1, height: 20, element: "time")),
      ]
    case .article, .product: return []
    }
  }
}
