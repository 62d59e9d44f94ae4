import Cassowary
import Geometry
import ViewTree

/// The Auto Layout constraints of one scene in a solver.
///
/// Each view has four variables: position and size in points. If required constraints contradict each other, the last
/// one in the document is broken. The methods that change constraints throw ``SolverError`` if the solver stalls or a
/// number is out of its range. They take a view by its index in the scene.
struct AutoLayoutSystem {
  private(set) var scene: ConstraintScene
  var solver: Solver {
    didSet { knownSolution = nil }
  }
  /// The result of ``solution()``; nil after a change of the solver.
  private var knownSolution: Solution?
  /// The widths and heights for which ``forbidNegativeSizes()`` has already added a constraint to be at least 0.
  private var forbidden: Set<ForbiddenSize> = []
  /// The intrinsic size of each view of the scene, in points, by the index of the view.
  let contents: [IntrinsicSize]
  var boxes: [AutoLayoutBox] = []
  /// The boxes of the contents of scroll views; the key is the index of the scroll view in the scene.
  var contentBoxes: [Int: AutoLayoutBox] = [:]
  /// The insets of safe areas and margins in points, computed from the previous solution.
  let surroundings: AutoLayoutSurroundings
  /// The size to which the stored frames of a view's autoresized children refer, in points, indexed by the view.
  ///
  /// An element is nil if these frames refer to the current size of the view.
  let referenceSizes: [Size?]
  /// The reason for which each constraint of the solver exists, by its index.
  private(set) var origins: [LayoutReason] = []
  /// The reason of the constraints that ``add(_:_:_:)`` adds next.
  var reason = LayoutReason.root
  var broken: [(constraint: Int, conflict: [Int])] = []
  /// The constraints for the sizes of wrapping texts, whose constants change as soon as the widths are known.
  var texts: [AutoLayoutText] = []
  private let rootWidth: Variable
  private let rootHeight: Variable
  /// True if the size of the root is required, so that contradicting constraints of the document are broken.
  let isRootRequired: Bool

  /// Creates the constraints of a scene in a new solver.
  ///
  /// - Parameters:
  ///   - isRootRequired: true to break constraints of the document that contradict the root's size; each change of the
  ///     size then solves all constraints again.
  ///   - work: the work that solvers have done for the scene, and its limits.
  /// - Throws: ``SolverError/stalled`` beyond the limits, or another ``SolverError`` for a number out of range.
  init(
    _ scene: ConstraintScene, _ contents: [IntrinsicSize], _ surroundings: AutoLayoutSurroundings,
    referenceSizes: [Size?], isRootRequired: Bool, _ work: SolverWork
  ) throws(SolverError) {
    solver = Solver(work)
    self.scene = scene
    self.contents = contents
    self.surroundings = surroundings
    self.referenceSizes = referenceSizes
    self.isRootRequired = isRootRequired
    rootWidth = solver.makeVariable()
    rootHeight = solver.makeVariable()
    try addRoot(isRequired: isRootRequired)
    for index in scene.items.indices.dropFirst() { try addItem(index) }
    for index in scene.items.indices { addScrollContent(of: index) }
    // Constraints of the file precede those of stack views: the position of a stack determines those of its views.
    for (index, constraint) in scene.constraints.enumerated() { try add(constraint, at: index) }
    for index in scene.items.indices { try addArrangement(of: index) }
    var ambiguity = solver.ambiguousVariables()
    for index in scene.items.indices.dropFirst() { try addContent(of: index, ambiguity) }
    ambiguity = solver.ambiguousVariables()
    for index in scene.items.indices.dropFirst() { try addFallback(of: index, ambiguity) }
  }

  /// Returns a new system for the same scene with other insets, in points, and with the work and limits of this one.
  func rebuilt(_ surroundings: AutoLayoutSurroundings, isRootRequired: Bool) throws(SolverError) -> AutoLayoutSystem {
    try AutoLayoutSystem(
      scene, contents, surroundings, referenceSizes: referenceSizes, isRootRequired: isRootRequired,
      solver.work)
  }

  /// The current values of the solver's variables.
  mutating func solution() -> Solution {
    if let knownSolution { return knownSolution }
    let solution = solver.solution()
    knownSolution = solution
    return solution
  }

  // MARK: - Adding

  /// Adds a constraint that is not in the file; contradicting constraints of the file are broken, the last one first.
  ///
  /// - Returns: the identifier of the constraint; nil if other constraints of the system contradict it.
  @discardableResult
  mutating func add(
    _ expression: Expression, _ relation: Relation, _ strength: Strength = .required
  ) throws(SolverError) -> Constraint.ID? {
    while true {
      do {
        let id = try solver.add(Constraint(expression, relation, strength: strength))
        origins.append(reason)
        return id
      } catch {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        guard let latest = conflict.last(where: { origins[$0.index].constraint != nil }),
          let index = origins[latest.index].constraint
        else { return nil }
        try solver.remove(latest)
        broken.append((index, conflict.compactMap { origins[$0.index].constraint }.filter { $0 != index }))
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, at index: Int) throws(SolverError) {
    guard let strength = Strength(constraint.priority) else { return }
    do {
      _ = try solver.add(Constraint(expression(of: constraint), constraint.relation.relation, strength: strength))
      origins.append(.constraint(index))
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      broken.append((index, conflict.compactMap { origins[$0.index].constraint }))
    }
  }

  /// Adds constraints until no width or height is negative; contradicting constraints of the document are broken, the
  /// last one first.
  ///
  /// Each size is added once. A size that is still negative after that results from rounding errors beyond the solver's
  /// tolerance, and adding its constraint again would not terminate.
  ///
  /// - Throws: ``SolverError/stalled`` if a size stays negative, or another ``SolverError`` for a number out of range.
  mutating func forbidNegativeSizes() throws(SolverError) {
    while true {
      try solver.work.spend(2 * boxes.count)
      let sizes = negativeSizes()
      guard !sizes.isEmpty else { return }
      for size in sizes {
        guard forbidden.insert(size).inserted else { throw .stalled }
        reason = .nonnegativeSize
        guard try add(boxes[size.box].size[size.axis], .greaterThanOrEqual) != nil else { return }
      }
    }
  }

  private mutating func negativeSizes() -> [ForbiddenSize] {
    let solution = solution()
    var sizes: [ForbiddenSize] = []
    for index in boxes.indices {
      for axis in Axis.allCases where solution.value(of: boxes[index].size[axis]) < -1e-6 {
        sizes.append(ForbiddenSize(box: index, axis: axis))
      }
    }
    return sizes
  }

  // MARK: - Root and items

  private mutating func addRoot(isRequired: Bool) throws(SolverError) {
    reason = .root
    let size = PerAxis(Expression(rootWidth), Expression(rootHeight))
    boxes.append(AutoLayoutBox(origin: PerAxis(.constant(0), .constant(0)), size: size))
    let strength = isRequired ? Strength.required : .rootSize
    try add(size.horizontal - scene.width, .equal, strength)
    switch scene.height {
    case .exactly(let height): try add(size.vertical - height, .equal, strength)
    // The priority is UILayoutPriorityFittingSizeLevel.
    case .fitting:
      if let fitting = Strength(50) { try add(size.vertical, .equal, fitting) }
    }
  }

  /// True if the solution gives the root the size that the scene requests, within 10⁻⁶ points.
  mutating func hasAskedSize() -> Bool {
    let solution = solution()
    guard abs(solution[rootWidth] - scene.width) < 1e-6 else { return false }
    guard case .exactly(let height) = scene.height else { return true }
    return abs(solution[rootHeight] - height) < 1e-6
  }

  private mutating func addItem(_ index: Int) throws(SolverError) {
    let item = scene.items[index]
    if case .autoresizing(let mask) = item.holding, let parent = item.parent {
      boxes.append(autoresized(item, mask, in: parent))
      return
    }
    boxes.append(AutoLayoutBox(origin: makeVariables(), size: makeVariables()))
  }

  private mutating func makeVariables() -> PerAxis<Expression> { PerAxis { _ in Expression(solver.makeVariable()) } }

  /// Adds the content box of a scroll view, which begins at the view's origin and whose size the constraints determine.
  private mutating func addScrollContent(of index: Int) {
    guard scene.items[index].scrolls else { return }
    contentBoxes[index] = AutoLayoutBox(origin: boxes[index].origin, size: makeVariables())
  }

  // MARK: - Undetermined sizes and positions

  /// Adds weak constraints that set the frame of a view to its stored one where others leave it open.
  private mutating func addFallback(of index: Int, _ ambiguity: Ambiguity) throws(SolverError) {
    let item = scene.items[index]
    guard item.holding == .constraints, let parent = item.parent else { return }
    let stored = scene.fallback == .storedFrames ? item.storedFrame ?? .zero : .zero
    let fallbackSize = item.designSize ?? stored.size
    reason = .storedFrame(index)
    for axis in Axis.allCases {
      let size = boxes[index].size[axis]
      if size.isOpen(ambiguity) { try add(size - fallbackSize[axis], .equal, .fallbackSize) }
      let origin = boxes[index].origin[axis]
      guard origin.isOpen(ambiguity) else { continue }
      try add(origin - boxes[parent].origin[axis] - stored.origin[axis], .equal, .fallbackPosition)
    }
  }
}

/// The width or height of a box that has a constraint to be at least 0.
private struct ForbiddenSize: Hashable {
  let box: Int
  let axis: Axis
}

extension LayoutConstraint.Relation {
  fileprivate var relation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
