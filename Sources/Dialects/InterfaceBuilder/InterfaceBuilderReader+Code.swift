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
      !name.hasPrefix("UI"), installedSubviews(of: element).isEmpty, let nib = nib(named: name),
      let root = nib.scenes.topLevel.first(where: { !$0.isController && ElementRole($0.name) == .plain })
    else { return nil }
    let size = storedFrame(of: element)?.size ?? .zero
    return try hierarchy(of: root, in: nib, named: name, as: size, at: element)
  }

  /// Returns the cells of the first `.xib` file that the classes of a list without cells name; empty for none.
  ///
  /// The names are those of classes and of files: `register(UINib(nibName: "FeedCell", bundle: nil), …)`.
  mutating func codedCells(of list: XMLElement, _ element: String) throws(InvalidInput) -> [View] {
    guard context.completes(.nibsOfClasses), let code = context.request.code else { return [] }
    let known = classes(around: list).compactMap(code.names)
    let sources = known.flatMap { $0.ending(with: ["Source"]) }.compactMap(code.names)
    for names in known + sources {
      for written in names.ending(with: ["Cell"]) {
        let name = written.hasPrefix("\"") ? String(written.dropFirst()) : written
        guard let nib = nib(named: name), let cell = nib.scenes.topLevel.first(where: { $0.name == element }),
          var size = storedFrame(of: cell)?.size
        else { continue }
        var piece = ListPiece(.prototype, storedFrame: nil)
        if element == "tableViewCell" {
          if let height = codedRowHeight(of: list) ?? (size.height <= 0 ? rowHeight(of: cell) : nil) {
            size.height = height
          }
          size.width = storedFrame(of: list)?.width ?? size.width
          piece.storedFrame = Rect(origin: .zero, size: size)
        } else {
          size = list.itemSize ?? size
          piece.itemSize = size
        }
        guard var view = try hierarchy(of: cell, in: nib, named: name, as: size, at: list) else { continue }
        view.layout.changeAutoLayout { $0.piece = piece }
        return [view]
      }
    }
    return []
  }

  /// The number of rows of a table that the first class around it states by numbers alone; nil for none.
  func codedRows(of table: XMLElement) -> Int? {
    guard context.completes(.nibsOfClasses), let code = context.request.code else { return nil }
    return classes(around: table).firstNonNil { code.names(ofClass: $0)?.rowCount }
  }

  /// The height in points that a class around a table states for all its rows by a number; nil for none.
  ///
  /// `UITableViewDelegate.tableView(_:heightForRowAt:)` overrides `UITableView.rowHeight`, which a controller
  /// sets through an outlet or through its property `tableView`.
  mutating func codedRowHeight(of table: XMLElement) -> Double? {
    guard context.completes(.nibsOfClasses), let code = context.request.code else { return nil }
    if let known = codedRowHeights[table.index] { return known }
    let owners = context.outlets(to: table["id"]) + (table["key"] == "view" ? ["tableView"] : [])
    let height = classes(around: table).lazy.compactMap(code.names).firstNonNil { names in
      names.rowHeight ?? owners.firstNonNil { names.rowHeights[$0] }
    }
    codedRowHeights[table.index] = .some(height)
    return height
  }

  /// True if a class around a table names the style of its separators, which is otherwise that of the file.
  func codeNamesSeparatorStyle(of table: XMLElement) -> Bool {
    guard context.completes(.nibsOfClasses), let code = context.request.code else { return false }
    return classes(around: table).compactMap(code.names).contains { names in
      names.ending(with: ["Style"]).contains { ["separatorStyle", "setSeparatorStyle"].contains($0) }
    }
  }

  /// The context of the `.xib` file with a name; nil if there is none of iOS or tvOS.
  private mutating func nib(named name: String) -> InterfaceBuilderContext? {
    if let known = nibs[name] { return known }
    let root = context.request.code?.nib(name).flatMap { try? parseXML($0).root }
    let nib = root.flatMap { root in
      InterfaceBuilderDialect.canRead(root)
        ? InterfaceBuilderContext(InterfaceBuilderScenes(root), context.request) : nil
    }
    nibs[name] = .some(nib)
    return nib
  }

  /// Converts a view of another file to one in the place of an element; nil if files contain each other.
  ///
  /// The size of the view in the document is in points. The views get the location of the element `place`.
  private mutating func hierarchy(
    of root: XMLElement, in nib: InterfaceBuilderContext, named name: String, as size: Size, at place: XMLElement
  ) throws(InvalidInput) -> View? {
    guard nibCount < Self.mostNibs, let stored = storedFrame(of: root)?.size,
      let inner = context.embedding(name, in: nib, stored: stored, as: size.isEmpty ? stored : size)
    else { return nil }
    nibCount += 1
    let (outer, before) = (context, report)
    context = inner
    defer { context = outer }
    var view = try hierarchy(of: root)
    // Problems of another file have no place in this one.
    report.dropDiagnostics(since: before)
    view.move(to: place.location)
    return view
  }

  /// The maximum number of views of other files in one document; further ones are empty.
  private static let mostNibs = 2_000

  // MARK: - Names

  /// The classes that know an element: those of the views and of the controller around it, and the owner of the file.
  private func classes(around element: XMLElement) -> [String] {
    let names = ([element] + element.ancestors).compactMap { $0["customClass"] }
    return names + (context.ownerClass.map { [$0] } ?? [])
  }

  /// Sets the corner radius that a class of the document states for the layer of an outlet or for its own, in points.
  ///
  /// `avatar.layer.cornerRadius = 20` states it, and half of the own height is the radius of a circle or a pill.
  mutating func applyCodedRadius(of element: XMLElement, to view: inout View) {
    guard context.completes(.nibsOfClasses), let code = context.request.code, view.appearance.cornerRadius == .zero,
      let height = storedFrame(of: element)?.size.height
    else { return }
    func radius(_ owner: String, in names: SourceNames?) -> Double? {
      guard let value = names?.radii[owner] else { return nil }
      return [owner, "self", "bounds", "frame", "min"].contains(value) ? height / 2 : parseNumber(value)
    }
    let outlets = context.outlets(to: element["id"])
    var found =
      outlets.isEmpty
      ? nil
      : classes(around: element).lazy.compactMap(code.names).compactMap { names in
        outlets.firstNonNil { radius($0, in: names) }
      }.first
    if found == nil, !view.isCell, let own = element["customClass"] {
      found = radius("self", in: code.names(ofClass: own))
    }
    if let found { view.appearance.cornerRadius = CornerRadius(.points(max(0, found))) }
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
