import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Converts a view and its descendants, with the constraints between them.
  ///
  /// Constraints of a root, of a cell, and of the view of an embedded controller are solved separately from those of
  /// other views.
  ///
  /// - Parameters:
  ///   - element: the root, the cell, or the view of the embedded controller.
  ///   - rootSize: the size of the document's root, in points; nil for other views.
  ///   - solves: true if the frame of the view is not the stored one.
  mutating func hierarchy(
    of element: XMLElement, rootSize: Size? = nil, solves: Bool = false
  ) throws(InvalidInput) -> View {
    let outer = scene
    defer { scene = outer }
    let isSolving = context.isSolving || solves || containsSample(element)
    scene = isSolving ? constraintScene(of: element, rootSize: rootSize) : nil
    if scene != nil { solvesConstraints = true }
    var view = try view(element)
    view.layout.changeAutoLayout { $0.scene = scene?.scene }
    return view
  }

  /// Converts the root of a cell, a header or a footer of a list as ``hierarchy(of:rootSize:)`` does.
  mutating func hierarchy(
    of element: XMLElement, as piece: ListPiece, rootSize: Size? = nil, solves: Bool = false
  ) throws(InvalidInput) -> View {
    var view = try hierarchy(of: element, rootSize: rootSize, solves: solves)
    view.layout.changeAutoLayout { $0.piece = piece }
    return view
  }

  /// Returns true if a view or one of its installed subviews is a label whose stored frame has no space for its words or
  /// for sample words, so that the frames around it change.
  private mutating func containsSample(_ element: XMLElement) -> Bool {
    if isConstrainedLabel(element), storedFrame(of: element)?.isEmpty ?? true { return true }
    return installedSubviews(of: element).contains { !context.isHidden($0) && containsSample($0) }
  }

  // MARK: - Items

  /// Returns the views and constraints of a view hierarchy, without those of cells and embedded controllers in it.
  private mutating func constraintScene(of root: XMLElement, rootSize: Size?) -> ConstraintSceneDraft {
    var draft = ConstraintSceneDraft(size: rootSize ?? .zero)
    draft.scene.fallback = context.request.solves ? .nothing : .storedFrames
    draft.scene.direction = context.direction
    var item = LayoutItem(element: root.name, parent: nil, holding: .root, location: root.location)
    item.storedFrame = storedFrame(of: root).map { Rect(origin: .zero, size: $0.size) }
    describe(root, &item)
    draft.scene.environment = context.environment.design
    if context.isResized { draft.scene.environment?.pictureSize = context.canvas }
    if let rootSize { draft.scene.root = designRoot(root, stored: item.storedFrame?.size ?? rootSize) }
    addItems(in: root, at: draft.add(item, root), to: &draft)
    readConstraints(into: &draft)
    return draft
  }

  private mutating func addItems(in element: XMLElement, at parent: Int, to draft: inout ConstraintSceneDraft) {
    for subview in installedSubviews(of: element) {
      let holding = holding(of: subview, in: element)
      var item = LayoutItem(element: subview.name, parent: parent, holding: holding, location: subview.location)
      item.storedFrame = storedFrame(of: subview).map { settled($0, of: subview, in: element) }
      describe(subview, &item)
      if element.name == "stackView", subview.hasDesignSize { item.designSize = item.storedFrame?.size }
      let index = draft.add(item, subview)
      if subview["key"] == nil { draft.scene.items[parent].arrangement?.arranged.append(index) }
      addItems(in: subview, at: index, to: &draft)
    }
  }

  /// Returns the stored frame of a view, in points of its parent, with the height of an outdated content view
  /// corrected.
  ///
  /// A content view that is stored lower than its cell is outdated: it fills the cell, except 0.5 points for the
  /// separator before Xcode 11.
  private mutating func settled(_ frame: Rect, of element: XMLElement, in parent: XMLElement) -> Rect {
    guard element["key"] == "contentView", ElementRole(parent.name) == .cell, let cell = storedFrame(of: parent),
      frame.maxY < cell.height - 1
    else { return frame }
    var settled = frame
    settled.size.height = cell.height - frame.minY
    if element.name == "tableViewCellContentView", context.environment.toolsVersion < XcodeEra.xcode11 {
      settled.size.height -= 0.5
    }
    return settled
  }

  private func holding(of element: XMLElement, in parent: XMLElement) -> LayoutItem.Holding {
    if let key = element["key"], key == "contentView" || key == "backgroundView" {
      return .autoresizing([.widthSizable, .heightSizable])
    }
    let isFixed = ([element] + context.sizeClasses.variations(of: element)).contains { $0["fixedFrame"] == "YES" }
    let isConstrained = element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !isFixed
    if isConstrained || parent.name == "stackView" { return .constraints }
    let mask = AutoresizingMask(element.child("autoresizingMask"))
    return .autoresizing(element.standardLabelMask.map { mask.withHorizontalParts(of: $0) } ?? mask)
  }

  /// Sets the layout properties of an item to those that its element states: priorities, content, margins, arrangement.
  ///
  /// Missing priorities are the defaults of ``LayoutItem``.
  private mutating func describe(_ element: XMLElement, _ item: inout LayoutItem) {
    item.identifier = element["id"]
    item.isHidden = context.isHidden(element)
    item.scrolls = ["scrollView", "tableView", "collectionView", "textView"].contains(element.name)
    item.hugging = AxisPriorities(
      horizontal: priority(element, "horizontalHuggingPriority", default: item.hugging.horizontal),
      vertical: priority(element, "verticalHuggingPriority", default: item.hugging.vertical))
    let resistance = item.compressionResistance
    item.compressionResistance = AxisPriorities(
      horizontal: priority(element, "horizontalCompressionResistancePriority", default: resistance.horizontal),
      vertical: priority(element, "verticalCompressionResistancePriority", default: resistance.vertical))
    if showsSample(element) {
      // The words of a sample never break a constraint of the file.
      item.compressionResistance.horizontal = min(item.compressionResistance.horizontal, Self.sampleResistance)
      item.compressionResistance.vertical = min(item.compressionResistance.vertical, Self.sampleResistance)
    }
    item.alignmentInsets = Self.alignmentInsets[element.name] ?? .zero
    item.content = intrinsicContent(of: element)
    item.arrangement = arrangement(of: element)
    item.preservesSuperviewMargins = element["preservesSuperviewLayoutMargins"] == "YES"
    // From Xcode 9 on the canvas adds the safe area to the margins of a root also in a document without safe areas.
    let isOfNewRoot = item.parent == nil && context.environment.toolsVersion >= XcodeEra.xcode9
    let addsSafeArea = context.environment.usesSafeAreas || isOfNewRoot
    item.addsSafeAreaToMargins = addsSafeArea && element["insetsLayoutMarginsFromSafeArea"] != "NO"
    item.margins = marginRule(of: element)
    item.followsReadableWidth = element["layoutMarginsFollowReadableWidth"] == "YES"
  }

  private mutating func priority(_ element: XMLElement, _ name: String, default priority: Double) -> Double {
    min(max(number(element, name) ?? priority, 0), 1_000)
  }

  private mutating func arrangement(of element: XMLElement) -> StackArrangement? {
    guard element.name == "stackView" else { return nil }
    let value = context.value
    var arrangement = StackArrangement()
    arrangement.axis = value("axis", element) == "vertical" ? .vertical : .horizontal
    arrangement.distribution = value("distribution", element).flatMap(StackArrangement.Distribution.init) ?? .fill
    arrangement.alignment = StackArrangement.Alignment(interfaceBuilder: value("alignment", element))
    // The default spacing of UIStackView is 0, the system spacing is 8 points.
    arrangement.spacing = number(element, "spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    // Files that state margins have no `layoutMarginsRelativeArrangement`; Interface Builder arranges inside the
    // margins.
    arrangement.isMarginsRelative = element.explicitMargins != nil
    return arrangement
  }

  /// The priority of the compression resistance of a sample, just below that of other texts.
  private static let sampleResistance = 749.0

  /// The insets in points from the frame of a control to its alignment rectangle, by element name.
  ///
  /// They were measured on public Interface Builder files. Other elements have none.
  private static let alignmentInsets: [String: Insets] = [
    "slider": Insets(top: 0, right: 2, bottom: 1, left: 2),
    "switch": Insets(top: 0, right: 2, bottom: 0, left: 0),
    "segmentedControl": Insets(top: 0, right: 0, bottom: 1, left: 0),
  ]
}

extension StackArrangement.Alignment {
  fileprivate init(interfaceBuilder name: String?) {
    switch name {
    case "leading", "top": self = .start
    case "center": self = .center
    case "trailing", "bottom": self = .end
    case "firstBaseline": self = .firstBaseline
    case "baseline", "lastBaseline": self = .lastBaseline
    default: self = .fill
    }
  }
}

extension AutoresizingMask {
  fileprivate init(_ element: XMLElement?) {
    self = []
    let parts: [(name: String, mask: AutoresizingMask)] = [
      ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
      ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
    ]
    for part in parts where element?[part.name] == "YES" { insert(part.mask) }
  }

  /// The same mask with the horizontal parts of another one.
  fileprivate func withHorizontalParts(of other: AutoresizingMask) -> AutoresizingMask {
    let horizontal: AutoresizingMask = [.flexibleMinX, .widthSizable, .flexibleMaxX]
    return subtracting(horizontal).union(other.intersection(horizontal))
  }
}

extension XMLElement {
  /// The horizontal parts of the mask that a label of a cell with a style behaves by; nil for other views.
  ///
  /// `UITableViewCell` lays out these labels itself, whatever mask the file stores: the title of the default style fills
  /// the cell, and the detail of the style `value1` stands at the trailing edge. In the style `value2` the detail fills
  /// the rest. All other labels stand at the leading edge.
  var standardLabelMask: AutoresizingMask? {
    guard let cell = styledCell, let identifier = self["id"] else { return nil }
    let (isTitle, isDetail) = (identifier == cell["textLabel"], identifier == cell["detailTextLabel"])
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault": return isTitle ? .widthSizable : nil
    case "IBUITableViewCellStyleValue1": return isDetail ? .flexibleMinX : nil
    case "IBUITableViewCellStyleValue2": return isDetail ? .widthSizable : nil
    default: return nil
    }
  }

  /// True for a plain view or a scrolling text view for which the file states no placeholder size.
  ///
  /// Interface Builder uses the drawn size of such a view in a stack view as its intrinsic size.
  fileprivate var hasDesignSize: Bool {
    guard self["placeholderIntrinsicWidth"] == nil, self["placeholderIntrinsicHeight"] == nil else { return false }
    return name == "view" || name == "textView" && self["scrollEnabled"] != "NO"
  }
}
