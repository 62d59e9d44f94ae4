import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read pages that were captured in a browser.
///
/// The script of `skeleton capture` writes a `<page>` with the boxes of the visible elements and of the lines of their
/// texts, in CSS pixels. A `<dom>` contains the same page at several widths.
enum DOMDialect: DialectReader {
  static func recognizes(_ root: XMLElement) -> Bool {
    root.namespace == nil && (root.name == "dom" || root.name == "page" && root["elements"] != nil)
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    let root = document.root
    if request.root != nil { throw InvalidInput(ViewProblem.noRoots(rootElement: root.name), at: nil) }
    var reader = DOMReader(request.limits)
    let elements = root.name == "page" ? [root] : root.children.filter { $0.name == "page" }
    let pages = elements.compactMap { reader.readPage($0) }
    try reader.meter.end()
    guard let first = pages.first else {
      throw InvalidInput([.error(ViewProblem.nothingToLayOut, at: root.location)] + reader.diagnostics)
    }
    let whole = pages.page(atWidth: request.size.width ?? first.frame.width)
    let page = reader.visiblePart(of: whole)
    let size = Size(
      width: request.size.width ?? page.frame.width, height: request.size.height ?? page.frame.height)
    var view = reader.rootView(of: page)
    view.layout = .frame(Rect(origin: .zero, size: size))
    try reader.meter.end()
    let written: LayoutDirection = page.element["direction"] == "rtl" ? .rightToLeft : .leftToRight
    let direction = request.direction ?? written
    if direction != written { view = view.mirrored(inWidth: size.width) }
    var views = ViewDocument(
      root: view, source: .dom, canvas: Canvas(width: size.width, height: size.height), direction: direction)
    if let scale = page.element["scale"].flatMap(parseNumber), scale > 0 { views.scale = scale }
    views.widths = pages.widths
    views.captureTime = page.element["time"].flatMap(secondsSince1970)
    views.capturedWidths = Set(pages.map(\.frame.width)).sorted()
    return Reported(views, reader.diagnostics)
  }
}

/// The seconds since 1970 of a time such as `2026-11-27T13:40:03.250Z`; nil for other texts.
private func secondsSince1970(_ text: String) -> Double? {
  guard text.utf8.count >= 20, text.hasSuffix("Z") else { return nil }
  let parts = text.dropLast().split { "-T:".contains($0) }
  let numbers = parts.compactMap(parseNumber)
  guard parts.count == 6, numbers.count == 6 else { return nil }
  // The number of days in the proleptic Gregorian calendar, with years that begin in March.
  let isEarly = numbers[1] <= 2
  let (year, month) = (numbers[0] - (isEarly ? 1 : 0), numbers[1] + (isEarly ? 9 : -3))
  let leapDays = (year / 4).rounded(.down) - (year / 100).rounded(.down) + (year / 400).rounded(.down)
  let days = 365 * year + leapDays + ((153 * month + 2) / 5).rounded(.down) + numbers[2] - 719_469
  return ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
}
