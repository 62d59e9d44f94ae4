import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The relation of the length unit of a platform's dumps (pixels on Android, points on iOS) to pixels and points.
struct DumpUnits {
  /// The default number of device pixels per dump unit.
  let scale: Double
  /// The assumed length of the shorter side of a phone's screen, in points; nil if the dump unit is the point.
  let pointsOfShorterSide: Double?
  let source: Source
  /// The height of the status bar in dump units; nil for an unknown one.
  var statusBar: Double?

  /// The number of dump units per point; nil for an unknown one.
  var density: Double?

  /// The minimum height of a status bar in points: `status_bar_height` is 24 dp, and more around a cutout.
  static let lowestStatusBar = 24.0

  /// Returns the number of dump units per point, at least 1, on a screen of the given size in dump units.
  func unitsPerPoint(on screen: Size) -> Double {
    guard let pointsOfShorterSide else { return 1 }
    if let density { return density }
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    // Phones are longer than 16:9 or have fewer pixels; Android's tablets begin at 600 dp, most have about 800. A phone
    // of 1440 × 2560 pixels has at least 1.64 without the 48 dp of its navigation bar, and tablets with a side of 1440
    // pixels have 3:2.
    let isTablet = short >= 1_200 && long < (short == 1_440 ? 1.6 : 1.7) * short
    let assumed = short / (isTablet ? 2 * pointsOfShorterSide : pointsOfShorterSide)
    return max(1, min(assumed, (statusBar ?? .infinity) / Self.lowestStatusBar))
  }
}

extension View {
  /// The corner radius of a dialog in points: 14 on iOS, 28 in Material 3, 16 in many systems built on Android.
  private static let dialogRadius = 16.0
  /// The minimum distance in points from the sides of a window to the panel in it.
  private static let leastInset = 8.0

  /// Shows the panel of a dialog: its window, or the only view in it if it is inset at all sides.
  ///
  /// The background of an `AlertDialog` is an `InsetDrawable`, whose insets are the padding of the window
  /// (`dialog_background_material`).
  fileprivate mutating func showPanel() {
    if let frame = storedFrame, children.count == 1, !children[0].children.isEmpty, let inner = children[0].storedFrame
    {
      let insets = Insets(
        top: inner.minY, right: frame.width - inner.maxX, bottom: frame.height - inner.maxY, left: inner.minX)
      if min(insets.top, insets.right, insets.bottom, insets.left) >= Self.leastInset { appearance.insets = insets }
    }
    appearance.isBoxed = true
    appearance.cornerRadius = CornerRadius(.points(Self.dialogRadius))
  }
}

extension DumpReader {
  /// Converts a dump to a document: its main window on a canvas with the size of the screen.
  ///
  /// - Parameters:
  ///   - windows: the elements that may be the screen; the root itself if it is part of a larger dump.
  ///   - declared: the size that the root states, in dump units; nil if the root is a view.
  /// - Throws: ``InvalidInput`` if the request names a root, or if there is nothing to show.
  mutating func readDocument(
    _ root: XMLElement, windows: [XMLElement], declared: Size?, units: DumpUnits, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    if request.root != nil { throw InvalidInput(ViewProblem.noRoots(rootElement: root.name), at: nil) }
    showAll(ifNothingIsVisibleIn: root)
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

    let size = Size(
      width: request.size.width ?? extent.width, height: request.size.height ?? extent.height)
    view.layout = .frame(Rect(origin: .zero, size: size))
    let perPoint = units.unitsPerPoint(on: extent.size)
    view.convertFrames(unitsPerPoint: perPoint)
    let screen = Rect(origin: .zero, size: size).inPoints(unitsPerPoint: perPoint)
    let canvas = Canvas(width: screen.width, height: screen.height)
    var document = ViewDocument(root: view, source: units.source, canvas: canvas, direction: direction)
    document.scale = units.scale
    document.unitsPerPoint = perPoint
    if window.view.location != root.location, window.isDialog(in: extent.size) {
      document.root.children[0].showPanel()
    }
    document.dump = DumpFacts(
      screenWidth: extent.width / perPoint, withoutFirst: withoutFirst, mergedLabels: mergedLabels, tabs: tabs,
      titles: titles, isCompressed: units.source == .androidDump && !hasPlainImages)
    return Reported(document, root.document.repairs + diagnostics)
  }

  /// Returns the rectangle that the picture shows, in dump units of the screen; nil if nothing visible is in the
  /// window.
  ///
  /// With a `declared` size the result is the screen from its origin, so that a single dialog keeps its position; the
  /// screen around one that states neither its size nor another window has the dialog at its center.
  /// Without it, for a file whose root is a view, the result is the frame of that view.
  private func extent(of window: DumpedWindow, declared: Size?) -> Rect? {
    let content = window.contentExtent
    let drawn = window.frame.isEmpty ? content?.union(window.frame) ?? .zero : window.frame
    if drawn.isEmpty { return nil }
    guard let declared else { return drawn }
    let isAlone = declared == .zero && windowsExtent == drawn
    let windows = isAlone ? window.screenOfDialog ?? drawn : windowsExtent
    let screen = Rect(
      x: 0, y: 0, width: max(declared.width, drawn.maxX, windows.maxX),
      height: max(declared.height, drawn.maxY, windows.maxY))
    // A file cut out of a larger one may state a screen that contains none of its views.
    guard let content, content.intersection(screen).isEmpty else { return screen }
    return Rect(
      x: 0, y: 0, width: max(screen.width, content.maxX), height: max(screen.height, content.maxY))
  }
}
