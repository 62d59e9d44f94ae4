import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The facts about a document and its picture that the reading of each element depends on.
struct InterfaceBuilderContext {
  let scenes: InterfaceBuilderScenes
  let request: ViewRequest
  /// Those that the stored frames are shown in.
  let sizeClasses: SizeClasses
  let environment: LayoutEnvironment
  let imageSizes: [String: Size]
  let colors: InterfaceBuilderColors
  /// Those of the picture.
  private(set) var targetClasses: SizeClasses
  /// Views state their constraints, not only their stored frames.
  private(set) var isSolving = false
  /// The root has another size than the stored one.
  private(set) var isResized = false
  /// In points.
  private(set) var storedRootWidth = 0.0
  /// The size of the picture, once it is known.
  var canvas = Canvas.defaultSize
  /// Controllers inside each other through embed segues, the one being read last.
  private(set) var embeddings: [String] = []

  init(_ scenes: InterfaceBuilderScenes, _ request: ViewRequest) {
    self.scenes = scenes
    self.request = request
    sizeClasses = SizeClasses(of: scenes.document)
    targetClasses = sizeClasses
    environment = LayoutEnvironment(of: scenes.document)
    imageSizes = scenes.document.imageSizes
    colors = InterfaceBuilderColors(of: scenes.document)
  }

  var direction: LayoutDirection { request.direction ?? .leftToRight }

  /// Decides whether constraints are read: on request, and for a picture that is not as large as the stored root.
  mutating func show(stored: Size, at size: Size) {
    isResized = size != stored
    isSolving = request.solves || isResized
    storedRootWidth = stored.width
    if isResized { targetClasses = SizeClasses(ofSize: size) }
  }

  /// The context of a controller's view in a container; nil where the controller contains itself, or too many contain
  /// each other.
  func embedding(_ identifier: String) -> InterfaceBuilderContext? {
    guard !embeddings.contains(identifier), embeddings.count < Self.embeddingLimit else { return nil }
    var context = self
    context.embeddings.append(identifier)
    return context
  }

  /// Controllers inside controllers; each takes stack.
  private static let embeddingLimit = 8
}

/// The results of reading beside the views.
struct InterfaceBuilderReport {
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of elements that were reported as unknown.
  private var unknownNames: Set<String> = []
  private var viewCount = 0
  private let viewLimit: Int
  private var meter: WorkMeter

  init(_ limits: ViewLimits) {
    viewLimit = limits.views
    meter = WorkMeter(limits.deadline)
  }

  mutating func warn(_ problem: any Problem, at location: SourceLocation) {
    diagnostics.append(.warning(problem, at: location))
  }

  /// Reports an element that Interface Builder's library does not contain, once for each name.
  mutating func warnOfUnknown(_ element: XMLElement) {
    guard unknownNames.insert(element.name).inserted else { return }
    warn(ViewProblem.unknownClass(element.name), at: element.location)
  }

  /// Counts a view towards the limit and the deadline.
  mutating func addView() throws(InvalidInput) {
    try meter.count()
    viewCount += 1
    guard viewCount <= viewLimit else { throw InvalidInput(ViewProblem.tooManyViews(limit: viewLimit), at: nil) }
  }
}
