import Diagnostics
import Geometry
import ViewTree
import XMLTree

// The contents of views, cells and corners that the classes of a document state: `Foo.xib` of the class `Foo`,
// `UINib(nibName: "FooCell")` and `avatar.layer.cornerRadius = 20`.

extension InterfaceBuilderReader {
  // MARK: - Views of classes

  /// Returns the view of the `.xib` file that is named like the class of a view without subviews; nil if there is none.
  ///
  /// Such a class loads the file in its initializer: `UINib(nibName:bundle:)`, `Bundle.loadNibNamed(_:owner:)`.
  mutating func viewOfClass(of element: XMLElement) throws(InvalidInput) -> View? {
    guard context.completes(.nibsOfClasses), element.name == "view", let name = element["customClass"],
      !name.hasPrefix("UI"), installedSubviews(of: element).isEmpty, let scenes = nib(named: name),
      let root = scenes.topLevel.first(where: { !$0.isController && ElementRole($0.name) == .plain })
    else { return nil }
    let size = storedFrame(of: element)?.size ?? .zero
    return try hierarchy(of: root, in: scenes, named: name, as: size, at: element)
  }

  /// Returns the cells of the first `.xib` file that the classes of a list without cells name; empty for none.
  ///
  /// The names are those of classes and of files: `register(UINib(nibName: "FeedCell", bundle: nil), …)`.
  mutating func codedCells(of list: XMLElement, _ element: String) throws(InvalidInput) -> [View] {
    guard context.completes(.nibsOfClasses) else { return [] }
    for names in codeNames(around: list) {
      for written in names.ending(with: ["Cell"]).prefix(Self.mostNames) {
        let name = written.hasPrefix("\"") ? String(written.dropFirst()) : written
        guard let scenes = nib(named: name), let cell = scenes.topLevel.first(where: { $0.name == element }),
          var size = storedFrame(of: cell)?.size
        else { continue }
        var piece = ListPiece(.prototype, storedFrame: nil)
        if element == "tableViewCell" {
          if size.height <= 0 { size.height = rowHeight(of: cell) }
          size.width = storedFrame(of: list)?.width ?? size.width
          piece.storedFrame = Rect(origin: .zero, size: size)
        } else {
          piece.itemSize = size
        }
        guard var view = try hierarchy(of: cell, in: scenes, named: name, as: size, at: list) else { continue }
        view.layout.changeAutoLayout { $0.piece = piece }
        return [view]
      }
    }
    return []
  }

  /// The maximum number of names of cells in a class that are tried.
  private static let mostNames = 16

  /// The objects of the `.xib` file with a name; nil if there is none of iOS or tvOS.
  private mutating func nib(named name: String) -> InterfaceBuilderScenes? {
    if let known = nibs[name] { return known }
    let root = context.request.code?.nib(name).flatMap { try? parseXML($0).root }
    let scenes = root.flatMap { InterfaceBuilderDialect.canRead($0) ? InterfaceBuilderScenes($0) : nil }
    nibs[name] = .some(scenes)
    return scenes
  }

  /// Converts a view of another file to one in the place of an element; nil if files contain each other.
  ///
  /// - Parameters:
  ///   - size: the size of the view in the document, in points.
  ///   - place: the element whose location in the document the views get.
  private mutating func hierarchy(
    of root: XMLElement, in scenes: InterfaceBuilderScenes, named name: String, as size: Size, at place: XMLElement
  ) throws(InvalidInput) -> View? {
    guard let stored = storedFrame(of: root)?.size,
      let inner = context.embedding(name, in: scenes, stored: stored, as: size.isEmpty ? stored : size)
    else { return nil }
    let (outer, before) = (context, report)
    context = inner
    defer { context = outer }
    var view = try hierarchy(of: root)
    // Problems of another file have no place in this one.
    report.dropDiagnostics(since: before)
    view.move(to: place.location)
    return view
  }

  // MARK: - Names

  /// The names in the classes that know an element: those of the views and of the controller around it, and the owner of
  /// the file, each with its data source.
  private func codeNames(around element: XMLElement) -> [SourceNames] {
    guard let code = context.request.code else { return [] }
    var classes: [String] = []
    var ancestor: XMLElement? = element
    while let current = ancestor {
      if let name = current["customClass"] { classes.append(name) }
      ancestor = current.parent
    }
    let owner = context.scenes.document.elements(in: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let name = owner?["customClass"] { classes.append(name) }
    let known = classes.compactMap(code.names)
    let sources = known.flatMap { $0.ending(with: ["DataSource"]).prefix(Self.mostNames) }
    return known + sources.compactMap(code.names)
  }

  /// Sets the corner radius that a class of the document states for the layer of an outlet, in points.
  ///
  /// `avatar.layer.cornerRadius = 20` states it, and half of the own height is the radius of a circle or a pill.
  mutating func applyCodedRadius(of element: XMLElement, to view: inout View) {
    guard context.completes(.nibsOfClasses), context.request.code != nil, let identifier = element["id"],
      let outlets = context.outlets[identifier], view.appearance.cornerRadius == .zero,
      let height = storedFrame(of: element)?.size.height
    else { return }
    for names in codeNames(around: element) {
      for outlet in outlets {
        guard let value = names.following(outlet, "layer", "cornerRadius").first else { continue }
        let radius = value == outlet || value == "self" ? height / 2 : parseNumber(value)
        if let radius { view.appearance.cornerRadius = CornerRadius(.points(max(0, radius))) }
        return
      }
    }
  }
}

extension View {
  /// Gives the view, its descendants and their constraints a location.
  fileprivate mutating func move(to place: SourceLocation) {
    location = place
    layout.changeAutoLayout { spec in
      guard let items = spec.scene?.items.indices else { return }
      for index in items { spec.scene?.items[index].location = place }
    }
    for index in children.indices { children[index].move(to: place) }
  }
}
