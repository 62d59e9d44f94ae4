import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read Interface Builder's `.storyboard` and `.xib` files.
///
/// Files of iOS and tvOS are supported. Their views have stored frames and constraints.
enum InterfaceBuilderDialect: DialectReader {
  /// Returns true for a document of Interface Builder, even if it is not supported; ``read(_:_:)`` reports the reason.
  static func recognizes(_ root: XMLElement) -> Bool {
    root.name == "document" || root.name == "archive" && root.documentType.hasPrefix(Self.typePrefix)
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    if let reason = reasonToRefuse(document.root) {
      throw InvalidInput(ViewProblem.unsupportedDocument(reason), at: document.root.location)
    }
    let scenes = InterfaceBuilderScenes(document.root)
    let root = try scenes.root(named: request.root)
    var reader = InterfaceBuilderReader(scenes, request)
    return try reader.document(showing: root)
  }

  static func roots(of document: XMLDocument) -> [RootDescription] {
    guard reasonToRefuse(document.root) == nil else { return [] }
    let scenes = InterfaceBuilderScenes(document.root)
    var reader = InterfaceBuilderReader(scenes, ViewRequest())
    return scenes.roots.map { root in
      RootDescription(
        identifiers: root.rootIdentifiers, element: root.name,
        size: root.shownView.map { reader.pictureSize(of: $0, stored: reader.canvasSize(of: $0)) })
    }
  }

  /// True for a document of iOS or tvOS with views.
  static func canRead(_ root: XMLElement) -> Bool { recognizes(root) && reasonToRefuse(root) == nil }

  /// Returns the sentence that explains why a document contains no UIKit views; nil for a supported document.
  private static func reasonToRefuse(_ root: XMLElement) -> String? {
    let type = root.documentType
    let runtime = root["targetRuntime"] ?? ""
    if root.name == "archive" {
      return "this is an archive of Xcode 4, which is not supported; open and save it in Xcode 5 or later"
    }
    if root.name != "document" {
      return "<\(root.name)> is not a document of Interface Builder, expected <document>"
    }
    if type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") || runtime == "watchKit" {
      return "this is a document for watchOS, which stores no frames; expected one for iOS or tvOS"
    }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || runtime.hasPrefix("MacOSX") {
      return "this is a document for macOS, which is not supported; expected one for iOS or tvOS"
    }
    return nil
  }

  fileprivate static let typePrefix = "com.apple.InterfaceBuilder"
}

extension XMLElement {
  fileprivate var documentType: String { self["type"] ?? "" }

  /// True if the element contains a view whose stored frame is not that of its constraints.
  fileprivate var hasMisplacedViews: Bool { descendants.contains { $0["misplaced"] == "YES" } }

  /// True if the element contains a view without a stored frame that constraints place: an arranged subview of a stack
  /// view, or a view whose autoresizing mask gives no constraints.
  ///
  /// Interface Builder omits the frames of views that it has not laid out since the last change. Xcode 8 omitted those of
  /// all views with constraints in some files.
  fileprivate var lacksFramesOfConstrainedViews: Bool {
    descendants.contains { view in
      if view["translatesAutoresizingMaskIntoConstraints"] == "NO" {
        return ElementRole(view.name) != nil && view.property("frame") == nil
      }
      return view.name == "stackView"
        && view.elements(in: "subviews").contains { ElementRole($0.name) != nil && $0.property("frame") == nil }
    }
  }
}

extension InterfaceBuilderReader {
  /// Converts one view to a document, in its stored size or in the requested one.
  ///
  /// A cell is repeated if the caller requests a repetition.
  fileprivate mutating func document(showing element: XMLElement) throws(InvalidInput) -> Reported<ViewDocument> {
    let stored = canvasSize(of: element)
    var root: View
    let size: Size
    context.show(element)
    if ElementRole(element.name) == .cell, let repetition = context.request.repetition {
      let cell = Size(width: context.request.size.width ?? stored.width, height: stored.height)
      context.show(stored: stored, at: cell)
      size = sheetSize(of: repetition, cell: cell)
      root = try sheet(of: element, cell: cell, size: size)
    } else {
      size = pictureSize(of: element, stored: stored)
      let place = placeOnScreen(of: element, stored: stored)
      context.isInset = place != nil
      context.canvas = place == nil ? size : stored
      context.show(
        stored: stored, at: context.canvas, lacksFrames: element.lacksFramesOfConstrainedViews,
        isMisplaced: context.completes(.misplacedViews) && element.hasMisplacedViews)
      context.shownRoot = element.location
      root = try hierarchy(of: element, rootSize: context.canvas)
      // A view selected as the root is shown even if it is hidden or transparent.
      root.reveal()
      if let place { root = try screen(of: size, around: root, at: place, in: element) }
      root.children += try screenBars(over: element)
    }
    root.reveal()
    var document = ViewDocument(
      root: root, source: .interfaceBuilder, canvas: Canvas(width: size.width, height: size.height),
      direction: context.direction)
    document.alignsToPixels = solvesConstraints
    return Reported(document, report.diagnostics)
  }

  /// Returns the size in points of the picture of a view that is no repeated cell: the requested one, else that of the
  /// view or of the phone on which it is shown.
  fileprivate func pictureSize(of element: XMLElement, stored: Size) -> Size {
    if placeOnScreen(of: element, stored: stored) != nil, let screen = context.environment.simulatedScreen {
      return screen
    }
    if context.request.size == Canvas(), isOfAnySizeClass(element, stored: stored) {
      let isPad = context.scenes.document["targetRuntime"] == "iOS.CocoaTouch.iPad"
      return isPad ? Size(width: 768, height: 1_024) : Canvas.defaultSize
    }
    return requested(stored)
  }

  /// True for the view of a controller that is stored on the canvas for any width class and any height class.
  ///
  /// Documents with a device have no such canvas, and freeform scenes have sizes of their own. In a `.xib` file the
  /// controller is the owner, whose property `view` is an outlet, and the view has the metrics.
  private func isOfAnySizeClass(_ element: XMLElement, stored: Size) -> Bool {
    guard context.completes(.anyCanvas), stored == Size(width: 600, height: 600), let parent = element.parent else {
      return false
    }
    let isOwners = context.outlets(to: element["id"]).contains("view")
    guard parent.isController || parent.name == "objects" && isOwners,
      (parent.isController ? parent : element).child("freeformSimulatedSizeMetrics") == nil
    else { return false }
    let document = context.scenes.document
    return document["useTraitCollections"] == "YES" && document.child("device") == nil
  }

  /// Returns the frame on the simulated screen of a controller's view that is stored between the bars; nil for other views,
  /// and if a size is requested or constraints alone decide.
  private func placeOnScreen(of element: XMLElement, stored: Size) -> Rect? {
    guard context.request.size == Canvas(), !context.request.solves, element.parent?.isController == true,
      let screen = context.environment.simulatedScreen, stored.width == screen.width,
      let y = element.frameElement?["y"].flatMap(parseNumber), y > 0,
      Self.bottomBars.contains(screen.height - y - stored.height)
    else { return nil }
    return Rect(origin: Point(x: 0, y: y), size: stored)
  }

  /// The heights in points of no bar, a `UIToolbar` and a `UITabBar`, below which Xcode 5 stores the views of controllers.
  private static let bottomBars = [0.0, 44, 49]

  /// Returns a screen of a size in points with a controller's view at a frame on it; the bars have the view's background.
  private mutating func screen(
    of size: Size, around root: View, at place: Rect, in element: XMLElement
  ) throws(InvalidInput) -> View {
    try report.addView()
    let frame = Rect(origin: .zero, size: size)
    var screen = View(
      element: "window", .container, at: .frame(frame), location: element.parent?.location ?? element.location)
    screen.appearance.background = root.appearance.background
    screen.appearance.darkBackground = root.appearance.darkBackground
    screen.children = [root]
    screen.children[0].layout.changeAutoLayout { $0.stored = .frame(place) }
    return screen
  }

  private func requested(_ size: Size) -> Size {
    Size(width: context.request.size.width ?? size.width, height: context.request.size.height ?? size.height)
  }

  /// Returns the size in points of the picture that repeats a cell.
  ///
  /// It is as wide as the cell and as high as all copies together; for `fill`, as high as the default screen. Requested
  /// dimensions take precedence.
  private func sheetSize(of repetition: Repetition, cell: Size) -> Size {
    switch repetition {
    case .fill: requested(Size(width: cell.width, height: Canvas.defaultSize.height))
    case .once: requested(cell)
    case .times(let times): requested(Size(width: cell.width, height: cell.height * Double(times)))
    }
  }

  /// Converts a cell to a list of a size in points whose only child is the cell, which layout repeats.
  private mutating func sheet(of element: XMLElement, cell: Size, size: Size) throws(InvalidInput) -> View {
    let piece = ListPiece(.prototype, storedFrame: Rect(origin: .zero, size: cell))
    let row = try hierarchy(of: element, as: piece, rootSize: cell)
    try report.addView()
    var root = View(
      element: element.name == "tableViewCell" ? "tableView" : "collectionView", .container,
      at: .frame(Rect(origin: .zero, size: size)), location: element.location)
    root.layout.changeAutoLayout { $0.contents = .list(list(.sheet)) }
    root.clips = true
    root.appearance.background = row.appearance.background
    root.appearance.darkBackground = row.appearance.darkBackground
    root.children = [row]
    return root
  }
}

extension View {
  /// Makes a hidden or transparent view visible.
  fileprivate mutating func reveal() {
    isHidden = false
    if appearance.opacity == 0 { appearance.opacity = 1 }
  }
}
