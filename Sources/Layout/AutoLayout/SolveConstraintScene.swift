import Cassowary
import Diagnostics
package import Geometry
import ViewTree

/// The solution of a ``ConstraintScene``: the frames of its views and the constraints that it breaks.
package struct SolvedScene: Sendable {
  /// The frame of each view in points of its parent, unrounded, with x from the leading edge; indexed by the view.
  package var frames: [Rect]
  /// The indices in the scene of the broken constraints, each with the indices of the constraints that conflict with
  /// it.
  package var broken: [(constraint: Int, conflict: [Int])]
  /// The reasons of each view's frame, by the index of the view; empty unless they were requested.
  package var reasons: [FrameReasons] = []
}

/// A solver for the frames of one scene's views.
struct AutoLayout {
  private let scene: ConstraintScene
  /// The constraints; after ``solve()`` it contains the reasons of the frames.
  var system: AutoLayoutSystem

  /// Adds the constraints of a scene to a solver; nil for an empty scene, if the scene exceeds the solver's limits, or
  /// after the deadline.
  init?(_ scene: ConstraintScene, _ deadline: Deadline) {
    let work = SolverWork(limit: Self.workLimit) { deadline.allowsMore($0 / Self.coefficientsPerUnit) }
    self.init(scene, work)
  }

  private init?(_ scene: ConstraintScene, _ work: SolverWork) {
    guard !scene.items.isEmpty, scene.items.count <= Self.limit, scene.constraints.count <= 5 * Self.limit else {
      return nil
    }
    self.scene = scene
    var work = work
    let referenceSizes = Self.referenceSizes(of: scene, &work)
    let system = try? AutoLayoutSystem(
      scene, Self.contents(of: scene), AutoLayoutSurroundings(scene), referenceSizes: referenceSizes,
      isRootRequired: false, work)
    guard let system else { return nil }
    self.system = system
  }

  private static func contents(of scene: ConstraintScene) -> [IntrinsicSize] {
    let toolbar = scene.environment.map { SceneSurroundings($0).toolbarHeight } ?? SimulatedDevice.navigationBar
    return scene.items.indices.map { index in
      let item = scene.items[index]
      // A plain view has no intrinsic size in UIKit; Interface Builder uses the size with which it was drawn.
      if scene.usesDesignSize(of: index), let size = item.designSize {
        return .size(width: size.width, height: size.height)
      }
      return IntrinsicSize(item.content, toolbarHeight: toolbar)
    }
  }

  /// Computes the frames of the views at the current size of the root, in points.
  ///
  /// Safe areas and margins of views depend on positions, and heights of texts on widths. The scene is therefore solved
  /// repeatedly, a few times at most, until they agree.
  ///
  /// The result is nil if a number is out of the solver's range, if the work exceeds its limit, or after the deadline.
  mutating func solve() -> SolvedScene? {
    defer { system.solver.work.finish() }
    guard (try? settle()) != nil else { return nil }
    return SolvedScene(frames: frames(), broken: system.broken)
  }

  private mutating func settle() throws(SolverError) {
    for _ in 0..<Self.rounds {
      try wrapTexts()
      try insistOnRootSize()
      let frames = frames()
      let surroundings = AutoLayoutSurroundings(scene, frames: frames)
      guard surroundings.isDifferent(from: system.surroundings, in: scene) else { return }
      system = try system.rebuilt(surroundings, isRootRequired: system.isRootRequired)
    }
    try wrapTexts()
    try insistOnRootSize()
  }

  /// Breaks constraints of the document that make the root larger or smaller than the scene requests.
  private mutating func insistOnRootSize() throws(SolverError) {
    guard !system.isRootRequired, !system.hasAskedSize() else { return }
    system = try system.rebuilt(system.surroundings, isRootRequired: true)
    try wrapTexts()
  }

  /// Wraps the texts of the scene until their heights and widths agree with those in the solution.
  ///
  /// Heights depend on widths and, rarely, widths on heights.
  private mutating func wrapTexts() throws(SolverError) {
    try settleHeights()
    if try system.narrowTexts() { try settleHeights() }
    try system.forbidNegativeSizes()
  }

  private mutating func settleHeights() throws(SolverError) {
    for _ in 0..<Self.rounds {
      guard try system.updateTextHeights() else { return }
    }
  }

  /// The maximum number of views of one scene; a larger scene has no solution.
  ///
  /// 20,000 views take 0.2 seconds in favorable order and 1.3 seconds in random order; screens have fewer.
  private static let limit = 20_000

  /// The maximum number of coefficients that solvers compute for one solution of a scene, in all rounds together.
  ///
  /// 200 million took 0.3 to 0.8 s in an optimized build. The slowest document of the corpus is drawn in 20 ms.
  private static let workLimit = 200_000_000

  /// The number of coefficients that count as one unit of work of the document, about 2 µs.
  private static let coefficientsPerUnit = 400

  /// The maximum number of times that a scene is solved again because safe areas, margins or text sizes have changed.
  private static let rounds = 4

  // MARK: - Frames

  private mutating func frames() -> [Rect] {
    let solution = system.solution()
    let frames = system.boxes.map { box in
      Rect(
        x: solution.value(of: box.origin.horizontal), y: solution.value(of: box.origin.vertical),
        width: max(0, solution.value(of: box.size.horizontal)),
        height: max(0, solution.value(of: box.size.vertical)))
    }
    return zip(scene.items, frames).map { item, frame in
      guard let parent = item.parent else { return frame }
      return frame.offset(by: frames[parent].origin * -1)
    }
  }

  /// Returns the size to which the stored frames of a view's autoresized children refer, in points, indexed by the
  /// view.
  ///
  /// A root and an autoresized parent store this size. The stored frame of a constrained parent is not used: its size
  /// is the one that the constraints determine in a root of the stored size. An element is nil if that size cannot be
  /// determined.
  ///
  /// - Parameter work: the work of solvers for the scene, to which that for these sizes is added.
  private static func referenceSizes(of scene: ConstraintScene, _ work: inout SolverWork) -> [Size?] {
    let stored = scene.items.map { $0.holding == .constraints ? nil : $0.storedFrame?.size }
    let isNeeded = scene.items.contains { item in
      guard case .autoresizing = item.holding, let parent = item.parent else { return false }
      return stored[parent] == nil
    }
    var root = scene
    guard isNeeded, let size = scene.items[0].storedFrame?.size,
      scene.height != .exactly(size.height) || scene.width != size.width
    else { return stored }
    root.width = size.width
    root.height = .exactly(size.height)
    root.safeArea = scene.storedSafeArea
    guard var layout = AutoLayout(root, work) else { return stored }
    let solution = layout.solve()
    work = layout.system.solver.work
    guard let solved = solution else { return stored }
    return zip(stored, solved.frames).map { $0 ?? $1.size }
  }
}

extension ConstraintScene {
  /// True if the drawn size of the view at an index is its intrinsic size: rule R15.
  func usesDesignSize(of index: Int) -> Bool { isDesign && items[index].designSize != nil }

  /// True if the root of the scene has its stored size.
  private var isDesign: Bool {
    guard let stored = items.first?.storedFrame?.size else { return false }
    return width == stored.width && height == .exactly(stored.height)
  }
}
