import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// How a platform's numbers become pictures.
struct DumpUnits {
  /// Pixels per unit unless the caller says otherwise.
  let scale: Double
  /// The shorter side of a screen of which one unit is a point; nil when the unit is the point already.
  let pointsOfShorterSide: Double?
  let platform: Platform

  /// Units of the dump for a point on a screen of an extent.
  func unitsPerPoint(on screen: Size) -> Double {
    guard let pointsOfShorterSide else { return 1 }
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    // Phones are longer than 16:9 or have fewer pixels; Android's tablets begin at 600 dp, most have about 800.
    let isTablet = short >= 1_200 && long < 1.7 * short
    return max(1, short / (isTablet ? 2 * pointsOfShorterSide : pointsOfShorterSide))
  }
}

extension DumpReader {
  /// The document: one window, on a canvas of the screen's extent.
  ///
  /// - Parameters:
  ///   - windows: the elements that may be the screen, or the root itself when it is cut out of a dump.
  ///   - declared: the extent that the root states.
  mutating func readDocument(
    _ root: XMLElement, windows: [XMLElement], declared: Size?, units: DumpUnits, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    if request.root != nil { throw InvalidInput(ViewProblem.noRoots(rootElement: root.name), at: nil) }
    guard let window = readMainWindow(among: windows), let extent = extent(of: window, declared: declared)
    else { throw InvalidInput(ViewProblem.nothingToLayOut, at: root.location) }

    var view: View
    if window.view.location == root.location {
      view = window.view
    } else {
      view = View(element: root.name, kind: .container, layout: .frame(extent), location: root.location)
      view.hint = root.attribute("skeleton")?.hint(reportingTo: &diagnostics)
      view.children = [window.view]
    }
    view.isHidden = false
    view.layout = .frame(Rect(origin: .zero, size: extent.size))
    let direction = request.direction ?? .leftToRight
    if direction == .rightToLeft { view = view.mirrored(inWidth: extent.width) }

    let canvas = Canvas(
      width: request.size.width ?? extent.width, height: request.size.height ?? extent.height)
    view.layout = .frame(Rect(x: 0, y: 0, width: canvas.width ?? 0, height: canvas.height ?? 0))
    var document = ViewDocument(root: view, canvas: canvas, direction: direction)
    document.scale = units.scale
    document.platform = units.platform
    document.largestShare = ViewDocument.largestShareOfScreens
    document.ruleScale = units.unitsPerPoint(on: extent.size)
    document.root = DumpCompletion(unit: document.ruleScale, lists: lists, withoutFirst: withoutFirst)
      .completed(document.root)
    return Reported(document, diagnostics)
  }

  /// The part of the plane that the picture shows; nil when there is nothing to show.
  ///
  /// Coordinates count from the screen's corner, so a dialog alone still stands where it stood. Only an element that is
  /// itself the root of the file is cut out.
  private func extent(of window: DumpedWindow, declared: Size?) -> Rect? {
    let content = window.contentExtent
    let drawn = window.frame.isEmpty ? content?.union(window.frame) ?? .zero : window.frame
    if drawn.isEmpty { return nil }
    guard let declared else { return drawn }
    let screen = Rect(
      x: 0, y: 0, width: max(declared.width, drawn.maxX), height: max(declared.height, drawn.maxY))
    // A file cut out of a larger one can state a screen that none of its views is on.
    guard let content, content.intersection(screen).isEmpty else { return screen }
    return Rect(
      x: 0, y: 0, width: max(screen.width, content.maxX), height: max(screen.height, content.maxY))
  }
}
