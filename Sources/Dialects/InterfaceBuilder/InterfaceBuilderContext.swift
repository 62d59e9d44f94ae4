import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The properties of a document, of the request and of the picture on which the conversion of each element depends.
struct InterfaceBuilderContext {
  let scenes: InterfaceBuilderScenes
  let request: ViewRequest
  /// The size classes of the device for which the frames in the file are stored.
  let sizeClasses: SizeClasses
  let environment: LayoutEnvironment
  let imageSizes: [String: Size]
  /// The sizes of the images that Interface Builder found: it writes a size of 16 × 16 points for another one.
  let sizesOfFoundImages: [String: Size]
  let colors: InterfaceBuilderColors
  /// The identifiers of the objects to which outlets, actions and segues refer: code can change them.
  ///
  /// It is nil for a file without outlets, in which the names that code uses are unknown.
  let referredObjects: Set<String>?
  /// The class of the owner of a `.xib` file; nil for none.
  let ownerClass: String?
  /// The names of the outlets through which code refers to objects, by the identifiers of these.
  private let outlets: [String: [String]]
  /// The cells at the top of a file with only one table, to which code has outlets.
  let cellsBesideTable: [XMLElement]
  /// The size classes of the picture, which select the variations of constraints and subviews.
  private(set) var targetClasses: SizeClasses
  /// True if constraints of views are read in addition to their stored frames, to be solved by layout.
  private(set) var isSolving = false
  /// True if the size of the root view in the picture differs from the stored one.
  private(set) var isResized = false
  /// The stored size of the document's root view, in points.
  private(set) var storedRootSize = Size.zero
  /// True if the picture shows a loading, empty or error state, by the class of its root, its controller or its owner.
  private(set) var showsState = false
  /// The location in the file of the document's root view; nil until it is known.
  var shownRoot: SourceLocation?
  /// True if the root view is the part of the picture between the bars of the screen.
  var isInset = false
  /// The size of the picture in points; the default size until the root is known.
  var canvas = Canvas.defaultSize
  /// The sizes in points of the images of cells with a style, nil for none, by the indexes of the cells that were read.
  var imagesOfCells: [Int: Size?] = [:]
  /// The identifiers of the embedded controllers that are being read, from the outermost to the innermost.
  private(set) var embeddings: [String] = []

  init(_ scenes: InterfaceBuilderScenes, _ request: ViewRequest) {
    self.scenes = scenes
    self.request = request
    sizeClasses = SizeClasses(of: scenes.document)
    targetClasses = sizeClasses
    environment = LayoutEnvironment(of: scenes.document)
    imageSizes = scenes.document.imageSizes
    sizesOfFoundImages = imageSizes.filter { $0.value != Size(width: 16, height: 16) }
    colors = InterfaceBuilderColors(of: scenes.document)
    let hasOutlets = scenes.document.descendants.contains { $0.name == "outlet" || $0.name == "outletCollection" }
    referredObjects = hasOutlets ? Set(scenes.document.descendants.lazy.compactMap { $0["destination"] }) : nil
    ownerClass =
      scenes.document.elements(in: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }?[
        "customClass"]
    outlets = scenes.document.descendants.reduce(into: [:]) { names, element in
      guard element.name == "outlet", let name = element["property"], let object = element["destination"] else {
        return
      }
      names[object, default: []].append(name)
    }
    let outlets = outlets
    let cells = scenes.topLevel.filter { $0.name == "tableViewCell" && $0["id"].flatMap { outlets[$0] } != nil }
    let isUsed = !cells.isEmpty && scenes.document.descendants.count { $0.name == "tableView" } == 1
    cellsBesideTable = isUsed ? cells : []
  }

  /// Returns the names of the outlets through which code refers to the object with an identifier.
  func outlets(to identifier: String?) -> [String] { identifier.flatMap { outlets[$0] } ?? [] }

  /// The size of the user's texts.
  var contentSize: ContentSizeCategory { ContentSizeCategory(fontScale: request.fontScale) }

  var direction: LayoutDirection { request.direction ?? .leftToRight }

  /// Sets the stored size of the root view and its size in the picture, in points.
  ///
  /// If they differ, or if the stored frames are in a safe area that no device has, constraints are read, and the size
  /// classes are those of the picture. Constraints are also read on request.
  ///
  /// - Parameters:
  ///   - lacksFrames: true if the file omits frames of views that the constraints determine.
  ///   - isMisplaced: true if the file states that its frames are not those of its constraints.
  mutating func show(stored: Size, at size: Size, lacksFrames: Bool = false, isMisplaced: Bool = false) {
    let isFaulty = completes(.realSafeAreas) && environment.storesDoubledSafeArea
    isResized = size != stored || request.fontScale != 1 || isFaulty || isMisplaced
    isSolving = request.solves || isResized || lacksFrames
    storedRootSize = stored
    if isResized { targetClasses = SizeClasses(ofSize: size) }
  }

  /// The value of an attribute for the size classes of the picture; nil if the element does not state it.
  ///
  /// `<variation key="widthClass=regular" hidden="NO"/>` states it for some classes.
  func value(_ name: String, of element: XMLElement) -> String? {
    targetClasses.variations(of: element).last { $0[name] != nil }?[name] ?? element[name]
  }

  /// True for a view that is hidden in the size classes of the picture.
  func isHidden(_ element: XMLElement) -> Bool { value("hidden", of: element) == "YES" }

  /// Sets the root of the picture.
  mutating func show(_ root: XMLElement) {
    let owners = root.parent?.children.filter { $0["placeholderIdentifier"] == "IBFilesOwner" } ?? []
    let classes = ([root, root.parent].compactMap { $0 } + owners).compactMap { $0["customClass"] }
    showsState = classes.contains { CodeName.words(of: $0).contains(where: StateName.words.contains) }
  }

  /// Returns true if a completion is applied; none is if constraints alone decide.
  func completes(_ completion: ReaderCompletion) -> Bool {
    !request.solves && request.completions.contains(completion)
  }

  /// Returns the context for the view of an embedded controller with the given identifier.
  ///
  /// The result is nil if the controller contains itself, or if more than 8 controllers are nested.
  func embedding(_ identifier: String) -> InterfaceBuilderContext? {
    guard !embeddings.contains(identifier), embeddings.count < Self.embeddingLimit else { return nil }
    var context = self
    context.embeddings.append(identifier)
    return context
  }

  /// Returns the context for the view of another file, in the place of a view of this one.
  ///
  /// The sizes of the view in its file and here are in points. The result is nil if the file contains itself, or if
  /// more than 8 files and controllers are nested.
  func embedding(
    _ name: String, in nib: InterfaceBuilderContext, stored: Size, as size: Size
  ) -> InterfaceBuilderContext? {
    guard let outer = embedding(name) else { return nil }
    var context = nib
    context.embeddings = outer.embeddings
    context.canvas = size
    context.show(stored: stored, at: size, lacksFrames: outer.isSolving)
    return context
  }

  /// The maximum number of controllers embedded in each other, because each level uses the stack.
  ///
  /// A container view below this level shows its own subviews instead of a controller.
  private static let embeddingLimit = 8
}

/// The warnings of a conversion, and the number of its views, which is limited.
struct InterfaceBuilderReport {
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of unknown elements for which a warning was already added.
  private var unknownNames: Set<String> = []
  private var viewCount = 0
  private let viewLimit: Int
  private var meter: WorkMeter

  init(_ limits: ViewLimits) {
    viewLimit = limits.views
    meter = WorkMeter(limits.deadline)
  }

  /// Removes the diagnostics that were added to an earlier value.
  mutating func dropDiagnostics(since earlier: InterfaceBuilderReport) { diagnostics = earlier.diagnostics }

  mutating func warn(_ problem: any Problem, at location: SourceLocation) {
    diagnostics.append(.warning(problem, at: location))
  }

  /// Adds a warning for an element that Interface Builder's library does not contain, once for each element name.
  mutating func warnOfUnknown(_ element: XMLElement) {
    guard unknownNames.insert(element.name).inserted else { return }
    warn(ViewProblem.unknownClass(element.name), at: element.location)
  }

  /// Counts one view.
  ///
  /// - Throws: ``InvalidInput`` if there are more views than the limit or the deadline has passed.
  mutating func addView() throws(InvalidInput) {
    try meter.count()
    viewCount += 1
    guard viewCount <= viewLimit else { throw InvalidInput(ViewProblem.tooManyViews(limit: viewLimit), at: nil) }
  }
}
