import Cassowary
package import Geometry
package import ViewTree

/// The frames of the views of a ``ConstraintScene``.
package struct SolvedScene: Sendable {
  /// For each item its frame in points of its parent, unrounded, from the leading edge.
  package var frames: [Rect]
  /// The indices of the constraints that do not hold, each with the constraints of the file that conflict with it.
  package var broken: [(constraint: Int, conflict: [Int])]

  package init(frames: [Rect], broken: [(constraint: Int, conflict: [Int])]) {
    self.frames = frames
    self.broken = broken
  }
}

/// The frames that the constraints of a scene give to its views; nil when they are beyond the solver.
///
/// Safe areas and margins of views depend on where the views stand, and heights of texts on their widths: the scene is
/// solved again until they agree, a few times at most.
package func solveConstraintScene(_ scene: ConstraintScene) -> SolvedScene? {
  guard var layout = AutoLayout(scene) else { return nil }
  return layout.solve()
}

/// A scene that is solved once and again when its root changes its size.
package struct AutoLayout {
  private let scene: ConstraintScene
  private var system: AutoLayoutSystem

  /// Nil when the constraints are beyond the solver, or there is nothing to solve.
  package init?(_ scene: ConstraintScene) {
    guard !scene.items.isEmpty, scene.items.count <= Self.limit, scene.constraints.count <= 5 * Self.limit else {
      return nil
    }
    self.scene = scene
    do throws(SolverError) {
      system = try AutoLayoutSystem(
        scene, Self.contents(of: scene), AutoLayoutSurroundings(scene),
        referenceSizes: Self.referenceSizes(of: scene), isRootRequired: false)
    } catch {
      return nil
    }
  }

  private static func contents(of scene: ConstraintScene) -> [IntrinsicSize] {
    let toolbar = scene.environment.map { SceneSurroundings($0).toolbarHeight } ?? SimulatedDevice.navigationBar
    let isDesign = scene.isDesign
    return scene.items.map { item in
      // A plain view has no intrinsic size in UIKit; Interface Builder gives it the one that it was drawn with.
      if isDesign, let size = item.designSize { return .size(width: size.width, height: size.height) }
      return IntrinsicSize(item.content, toolbarHeight: toolbar)
    }
  }

  /// The frames at the present size; nil when the numbers are beyond the solver.
  package mutating func solve() -> SolvedScene? {
    do throws(SolverError) {
      try settle()
    } catch {
      return nil
    }
    return SolvedScene(frames: frames(), broken: system.broken)
  }

  /// Gives the root another width and solves what depends on it, in a fraction of the time of the first solution.
  ///
  /// - Returns: the frames, with safe areas and margins as before; nil when the numbers are beyond the solver.
  package mutating func resize(width: Double) -> SolvedScene? {
    do throws(SolverError) {
      try system.suggest(width: width)
      try system.widenTexts()
      try wrapTexts()
      try insistOnRootSize()
    } catch {
      return nil
    }
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

  /// Lets constraints of the file give way if they made the root larger or smaller than asked for.
  private mutating func insistOnRootSize() throws(SolverError) {
    guard !system.isRootRequired, !system.hasAskedSize else { return }
    system = try system.rebuilt(system.surroundings, isRootRequired: true)
    try wrapTexts()
  }

  /// Heights of texts depend on widths, and these, rarely, on heights.
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

  /// Views of one scene: 20,000 take 0.3 seconds in good order and 3 in none; more than that is no screen.
  private static let limit = 20_000

  /// How often what depends on a solution may change it.
  private static let rounds = 4

  // MARK: - Frames

  private func frames() -> [Rect] {
    let solution = system.solver.solution()
    let frames = system.boxes.map { box in
      Rect(
        x: solution.value(of: box.x), y: solution.value(of: box.y), width: max(0, solution.value(of: box.width)),
        height: max(0, solution.value(of: box.height)))
    }
    return zip(scene.items, frames).map { item, frame in
      guard let parent = item.parent else { return frame }
      return frame.offset(by: frames[parent].origin * -1)
    }
  }

  /// The sizes of parents that stored frames of autoresized views belong to.
  ///
  /// A root and an autoresized parent store it. Of a constrained one the stored frame does not count: it has the size
  /// that the constraints give it in a root as large as it is stored.
  private static func referenceSizes(of scene: ConstraintScene) -> [Size?] {
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
    guard let solved = solveConstraintScene(root) else { return stored }
    return zip(stored, solved.frames).map { $0 ?? $1.size }
  }
}

extension ConstraintScene {
  /// True if the root is as large as it is stored.
  fileprivate var isDesign: Bool {
    guard let stored = items.first?.storedFrame?.size else { return false }
    return width == stored.width && height == .exactly(stored.height)
  }
}
