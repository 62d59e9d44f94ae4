import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// `.storyboard` and `.xib` of iOS and tvOS: the frames that Interface Builder stores.
enum InterfaceBuilderDialect {
  /// Also claims what it then refuses: only this dialect can say why.
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
        identifiers: root.rootIdentifiers, element: root.name, size: root.shownView.map { reader.canvasSize(of: $0) })
    }
  }

  /// A sentence for a document that holds no views of UIKit that could be read, or nil.
  private static func reasonToRefuse(_ root: XMLElement) -> String? {
    let type = root.documentType
    let runtime = root["targetRuntime"] ?? ""
    if root.name == "archive" {
      return "this is an archive of Xcode 4, which is not supported; open and save it in Xcode 5 or later"
    }
    if root.name != "document" {
      return "a document of <\(root.name)> is none of Interface Builder, expected <document>"
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
}

extension InterfaceBuilderReader {
  /// The picture of one view: as large as it is stored, unless the caller says otherwise.
  fileprivate mutating func document(showing element: XMLElement) throws(InvalidInput) -> Reported<ViewDocument> {
    let stored = canvasSize(of: element)
    var root: View
    let size: Size
    if ElementRole(element.name) == .cell, let repetition = request.repetition {
      let cell = Size(width: request.size.width ?? stored.width, height: stored.height)
      prepareToSolve(element, stored: stored, shown: cell)
      size = sheetSize(of: repetition, cell: cell)
      root = try sheet(of: element, cell: isResized ? cell : stored, size: size)
    } else {
      size = requested(stored)
      canvas = size
      prepareToSolve(element, stored: stored, shown: size)
      root = try scene(of: element, frame: Rect(origin: .zero, size: size))
    }
    // Whoever names a view wants to see it: code shows it some time.
    root.isHidden = false
    if root.appearance.opacity == 0 { root.appearance.opacity = 1 }
    var document = ViewDocument(
      root: root, canvas: Canvas(width: size.width, height: size.height), direction: direction)
    document.alignsToPixels = isSolving
    document.largestShare = ViewDocument.largestShareOfScreens
    return Reported(document, diagnostics)
  }

  private func requested(_ size: Size) -> Size {
    Size(width: request.size.width ?? size.width, height: request.size.height ?? size.height)
  }

  /// The canvas of a repeated cell: a screen to fill, or as high as so many cells.
  private func sheetSize(of repetition: Repetition, cell: Size) -> Size {
    switch repetition {
    case .fill: requested(Size(width: cell.width, height: Canvas.defaultSize.height))
    case .once: requested(cell)
    case .times(let times): requested(Size(width: cell.width, height: cell.height * Double(times)))
    }
  }

  /// A cell below itself, as a table would show it.
  private mutating func sheet(of element: XMLElement, cell: Size, size: Size) throws(InvalidInput) -> View {
    let made = try counted { (reader) throws(InvalidInput) in
      try reader.scene(of: element, frame: Rect(origin: .zero, size: cell))
    }
    try spend(1)
    let list = element.name == "tableViewCell" ? "tableView" : "collectionView"
    var root = View(
      element: list, kind: .container, layout: .frame(Rect(origin: .zero, size: size)), location: element.location)
    root.clips = true
    root.appearance.background = made.view.appearance.background
    var y = 0.0
    while wantsMore(than: root.children.count, whenFull: y >= size.height) {
      if !root.children.isEmpty { try spend(made.count) }
      var row = made.view
      row.layout = .frame(Rect(x: 0, y: y, width: cell.width, height: cell.height))
      root.children.append(row)
      y += cell.height
    }
    return root
  }
}
