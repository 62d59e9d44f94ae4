import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The properties of a document and its picture that are needed for reading each element.
struct InterfaceBuilderContext {
  let scenes: InterfaceBuilderScenes
  let request: ViewRequest
  /// The size classes of the stored frames.
  let sizeClasses: SizeClasses
  let environment: LayoutEnvironment
  let imageSizes: [String: Size]
  let colors: InterfaceBuilderColors
  /// The size classes of the picture.
  private(set) var targetClasses: SizeClasses
  /// True if views state their constraints in addition to their stored frames.
  private(set) var isSolving = false
  /// True if the size of the root differs from the stored one.
  private(set) var isResized = false
  /// The stored width of the root, in points.
  private(set) var storedRootWidth = 0.0
  /// The size of the picture in points; the default size until it is known.
  var canvas = Canvas.defaultSize
  /// The identifiers of nested controllers (embed segues), the current one last.
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

  /// Enables reading of constraints on request, and for a picture whose size differs from that of the stored root.
  mutating func show(stored: Size, at size: Size) {
    isResized = size != stored
    isSolving = request.solves || isResized
    storedRootWidth = stored.width
    if isResized { targetClasses = SizeClasses(ofSize: size) }
  }

  /// The context of an embedded controller's view; nil if the controller contains itself or the nesting is too deep.
  func embedding(_ identifier: String) -> InterfaceBuilderContext? {
    guard !embeddings.contains(identifier), embeddings.count < Self.embeddingLimit else { return nil }
    var context = self
    context.embeddings.append(identifier)
    return context
  }

  /// The maximum number of nested controllers; each level uses the stack.
  private static let embeddingLimit = 8
}

/// The results of reading besides the views.
struct InterfaceBuilderReport {
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of elements already reported as unknown.
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
