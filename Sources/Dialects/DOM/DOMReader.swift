import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of a captured page to views.
///
/// A browser states every box, so that a form control and a filled button are drawn with their own boxes instead of a
/// platform's.
struct DOMReader {
  var diagnostics: [Diagnostic] = []
  private(set) var meter: WorkMeter

  init(_ limits: ViewLimits) {
    meter = WorkMeter(limits.deadline)
  }

  // MARK: - Boxes

  /// Reads a `<page>`; nil, with a warning, if it states no size.
  mutating func readPage(_ element: XMLElement) -> CapturedBox? {
    let sides = ["width", "height"].compactMap { name in element[name].flatMap(parseNumber) }.filter { $0 > 0 }
    guard sides.count == 2 else {
      diagnostics.append(.warning(DOMProblem.noSize, at: element.location))
      return nil
    }
    var box = CapturedBox(element: element, frame: Rect(x: 0, y: 0, width: sides[0], height: sides[1]))
    box.children = readChildren(of: element)
    return box
  }

  private mutating func readChildren(of element: XMLElement) -> [CapturedBox] {
    var boxes: [CapturedBox] = []
    for child in element.children {
      guard meter.allowsMore() else { break }
      guard let frame = child["frame"].flatMap(Rect.init(numbers:)) else {
        diagnostics.append(.warning(DOMProblem.noFrame(element: child.name), at: child.location))
        continue
      }
      var box = CapturedBox(element: child, frame: frame)
      if let lines = child.attribute("lines") {
        box.lines = lines.value.split(separator: ",").compactMap { Rect(numbers: $0) }
        for _ in box.lines where !meter.allowsMore() { break }
      }
      box.children = readChildren(of: child)
      boxes.append(box)
    }
    return boxes
  }

  /// The page without what other boxes cover.
  mutating func visiblePart(of page: CapturedBox) -> CapturedBox {
    let covered = CoveredParts(of: page, &meter)
    return covered.visiblePart(of: page, &meter) ?? page
  }

  // MARK: - Views

  /// The view of a page, with the background of the page.
  mutating func rootView(of page: CapturedBox) -> View {
    let element = page.element
    let background = element["background"].flatMap(parseColor)
    var root = View(element: element.name, kind: .container, layout: .frame(page.frame), location: element.location)
    root.appearance.background = background
    root.children = childViews(of: page, behind: background)
    return root
  }

  private mutating func childViews(of box: CapturedBox, behind: Color?) -> [View] {
    // A higher index is in front: CSS 2, section 9.9.1. The order of equal ones is that of the document.
    let order = box.children.map { $0.element["zIndex"].flatMap(Int.init) ?? 0 }
    let sorted = box.children.indices.sorted { (order[$0], $0) < (order[$1], $1) }
    return sorted.compactMap { view(of: box.children[$0], in: box.frame, behind: behind) }
  }

  private mutating func view(of box: CapturedBox, in parent: Rect, behind: Color?) -> View? {
    guard meter.allowsMore() else { return nil }
    let element = box.element
    let paint = DOMPaint(element, behind: behind)
    let role = DOMRole(of: element, isBoxed: paint.isBoxed)
    var view = View(
      element: element.name, kind: .container, layout: .frame(box.frame.offset(by: parent.origin * -1)),
      location: element.location)
    view.identifier = element["id"]
    view.className = element["class"]
    view.hint = element.attribute("skeleton")?.hint(reportingTo: &diagnostics)
    view.isCell = DOMRole.cells.contains(element.name) || DOMRole.cells.contains(element["role"] ?? "")
    view.clips = element["clips"] == "true"
    if element["aria-busy"] == "true" { view.loadingSigns.insert(.busy) }
    if element["animated"] == "true" { view.loadingSigns.insert(.animated) }
    if ["status", "progressbar"].contains(element["role"]) { view.loadingSigns.insert(.status) }
    view.appearance = paint.appearance
    view.lacksTextAlternative = element.name == "img" && element["label"] == nil
    if role == .group {
      view.children = lines(of: box) + childViews(of: box, behind: paint.appearance.background ?? behind)
      if paint.isPicture, !view.children.isEmpty {
        // The picture is painted behind the content, and is a box of its own.
        view.children.insert(picture(of: view, size: box.frame.size), at: 0)
        view.appearance = Appearance()
      }
    }
    view.kind = role.kind(isLeaf: view.children.isEmpty, paint, isAnimated: element["animated"] == "true")
    return view
  }

  /// The background picture of an element.
  private func picture(of view: View, size: Size) -> View {
    var picture = View(
      element: "backgroundImage", kind: .image, layout: .frame(Rect(origin: .zero, size: size)), location: view.location
    )
    picture.appearance = view.appearance
    return picture
  }

  /// The views of the lines of an element's own text.
  private func lines(of box: CapturedBox) -> [View] {
    let size = box.element["fontSize"].flatMap(parseNumber).flatMap { $0 > 0 ? $0 : nil }
    return box.lines.map { line in
      var view = View(
        element: "text", kind: .text, layout: .frame(line.offset(by: box.frame.origin * -1)),
        location: box.element.location)
      view.text = TextLines(count: .exactly(1), fontSize: size ?? TextLines.defaultFontSize)
      return view
    }
  }
}

/// The part of a page that an element is, by its name and its ARIA role.
private enum DOMRole {
  case picture
  case media
  /// A form control or a filled button: one box.
  case control
  case divider
  case group

  /// The names of elements and ARIA roles that are items of a list.
  static let cells: Set<String> = ["li", "tr", "article", "listitem", "row"]

  private static let names: [String: DOMRole] = [
    "img": .picture, "svg": .picture, "canvas": .media, "video": .media, "object": .media, "embed": .media,
    "audio": .control, "math": .picture, "input": .control, "textarea": .control, "select": .control,
    "progress": .control, "meter": .control, "hr": .divider,
  ]
  private static let roles: [String: DOMRole] = [
    "img": .picture, "separator": .divider, "slider": .control, "switch": .control, "checkbox": .control,
    "radio": .control, "textbox": .control, "searchbox": .control, "combobox": .control,
  ]

  /// - Parameter isBoxed: true if the element paints a box.
  init(of element: XMLElement, isBoxed: Bool) {
    // A link with a fill is a button, unless it contains other elements.
    let isButton =
      element.name == "button" || element["role"] == "button" || element.name == "a" && !element.hasChildren
    let isEmbedded = element.name == "iframe" && !element.hasChildren
    let role = element["role"].flatMap { Self.roles[$0] }
    self =
      Self.names[element.name] ?? role ?? (isEmbedded ? .media : isButton && isBoxed ? .control : .group)
  }

  /// - Parameter isLeaf: true for an element without visible children and texts.
  func kind(isLeaf: Bool, _ paint: DOMPaint, isAnimated: Bool) -> ViewKind {
    switch self {
    case .picture: .image
    case .media: .media
    case .control: .shape
    case .divider: .divider
    case .group where !isLeaf: .container
    // An endless animation without content shows that content loads, as the placeholder does.
    case .group: isAnimated ? .spacer : paint.isPicture ? .image : paint.isBoxed ? .view : .spacer
    }
  }
}

/// The box that an element paints.
private struct DOMPaint {
  private(set) var appearance = Appearance()
  let isPicture: Bool

  /// True if the box is visible before what is behind it.
  var isBoxed: Bool { appearance.isBoxed || appearance.background != nil }

  /// - Parameter behind: the color behind the element; nil if it is unknown.
  init(_ element: XMLElement, behind: Color?) {
    let image = element["backgroundImage"]
    isPicture = image == "picture"
    let radii = (element["radius"] ?? "").split(separator: " ").compactMap(parseNumber)
    if radii.count == 4 {
      let corners = radii.map { Length.points(max(0, $0)) }
      appearance.cornerRadius = CornerRadius(
        topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    }
    appearance.statesCornerRadius = true
    // A box of the color behind it is not visible.
    if let color = element["background"].flatMap(parseColor), color != behind { appearance.background = color }
    let borders = (element["border"] ?? "").split(separator: " ").compactMap(parseNumber)
    let isFramed = borders.count == 4 && borders.allSatisfy { $0 > 0 }
    appearance.isBoxed = isFramed || image != nil
    appearance.isHollow = isFramed && image == nil && appearance.background == nil
  }
}

extension Rect {
  /// Parses four numbers, separated by spaces: x, y, width and height; nil for other texts and negative sizes.
  fileprivate init?(numbers text: some StringProtocol) {
    let parts = text.split(separator: " ", maxSplits: 4)
    let numbers = parts.compactMap(parseNumber)
    guard parts.count == 4, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A warning about a captured page, a part of which is left out.
package enum DOMProblem: Problem, Hashable {
  case noSize
  case noFrame(element: String)

  package var code: String { "dom.frame" }

  package var message: String {
    switch self {
    case .noSize: "<page> has no width and height above 0 and is left out"
    case .noFrame(let element):
      "<\(element)> is left out: its 'frame' is not x, y, width and height, such as \"0 0 360 48\""
    }
  }
}
