import Cassowary
import Geometry
import ViewTree

/// The constraints of one scene in a solver.
///
/// Four variables for each item. Of required constraints that cannot hold together the latest of the file gives way.
struct AutoLayoutSystem {
  private(set) var scene: ConstraintScene
  var solver = Solver(workLimit: AutoLayoutSystem.workLimit)
  /// The sizes that must not be below 0, as the indices of their boxes and their axes.
  private var forbidden: Set<ForbiddenSize> = []
  /// The sizes of the items' contents.
  let contents: [IntrinsicSize]
  var boxes: [AutoLayoutBox] = []
  /// What scroll views show, by the index of the item.
  var contentBoxes: [Int: AutoLayoutBox] = [:]
  /// The insets of safe areas and margins, from the last solution.
  let surroundings: AutoLayoutSurroundings
  /// The size of each parent that the stored frames of its autoresized children belong to; nil is the present one.
  let referenceSizes: [Size?]
  /// The constraint of the file for each constraint of the solver; −1 for the system's.
  private var origins: [Int] = []
  var broken: [(constraint: Int, conflict: [Int])] = []
  /// What says how high a text is, to be changed when its width is known.
  var texts: [AutoLayoutText] = []
  private let rootWidth: Variable
  private let rootHeight: Variable
  /// True if constraints of the file give way to the root's size.
  let isRootRequired: Bool

  /// The limit for the coefficients that the pivots of one system change.
  ///
  /// 11 million took 0.43 s in an optimized build. The slowest document of the corpus is drawn in 20 ms.
  private static let workLimit = 20_000_000

  /// - Parameter isRootRequired: whether constraints of the file give way to the root's size; a change of that takes
  ///   longer then.
  /// - Throws: ``SolverError/stalled``, or what says that a number is beyond the solver.
  init(
    _ scene: ConstraintScene, _ contents: [IntrinsicSize], _ surroundings: AutoLayoutSurroundings,
    referenceSizes: [Size?], isRootRequired: Bool
  ) throws(SolverError) {
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
    // Before what stack views add: where the stack stands decides where its views do.
    for (index, constraint) in scene.constraints.enumerated() { try add(constraint, at: index) }
    for index in scene.items.indices { try addArrangement(of: index) }
    var ambiguity = solver.ambiguousVariables()
    for index in scene.items.indices.dropFirst() { try addContent(of: index, ambiguity) }
    ambiguity = solver.ambiguousVariables()
    for index in scene.items.indices.dropFirst() { try addFallback(of: index, ambiguity) }
  }

  /// The same scene with what has been learned about it.
  func rebuilt(_ surroundings: AutoLayoutSurroundings, isRootRequired: Bool) throws(SolverError) -> AutoLayoutSystem {
    try AutoLayoutSystem(
      scene, contents, surroundings, referenceSizes: referenceSizes, isRootRequired: isRootRequired)
  }

  // MARK: - Adding

  /// Adds a constraint of the system's, to which the latest of the file gives way where both cannot hold.
  ///
  /// - Returns: nil for one that other constraints of the system contradict.
  @discardableResult
  mutating func add(
    _ expression: Expression, _ relation: Relation, _ strength: Strength = .required
  ) throws(SolverError) -> Constraint.ID? {
    while true {
      do {
        let id = try solver.add(Constraint(expression, relation, strength: strength))
        origins.append(-1)
        return id
      } catch {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        guard let latest = conflict.last(where: { origins[$0.index] >= 0 }) else { return nil }
        try solver.remove(latest)
        let others = conflict.map { origins[$0.index] }.filter { $0 >= 0 && $0 != origins[latest.index] }
        broken.append((origins[latest.index], others))
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, at index: Int) throws(SolverError) {
    guard let strength = Strength(constraint.priority) else { return }
    do {
      _ = try solver.add(Constraint(expression(of: constraint), constraint.relation.relation, strength: strength))
      origins.append(index)
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      broken.append((index, conflict.map { origins[$0.index] }.filter { $0 >= 0 }))
    }
  }

  /// Adds constraints until no size is below 0; constraints of the file that force one to be give way, the latest first.
  ///
  /// Each size is added once. A size that stays below 0 after that is so by rounding errors beyond the solver's
  /// tolerance, and to add it again would not end.
  ///
  /// - Throws: ``SolverError/stalled`` when a size stays below 0.
  mutating func forbidNegativeSizes() throws(SolverError) {
    while let (size, expression) = negativeSize() {
      guard forbidden.insert(size).inserted else { throw .stalled }
      guard try add(expression, .greaterThanOrEqual) != nil else { return }
    }
  }

  private func negativeSize() -> (ForbiddenSize, Expression)? {
    let solution = solver.solution()
    for (index, box) in boxes.enumerated() {
      for axis in Axis.allCases where solution.value(of: box.size(axis)) < -1e-6 {
        return (ForbiddenSize(box: index, axis: axis), box.size(axis))
      }
    }
    return nil
  }

  // MARK: - Root and items

  private mutating func addRoot(isRequired: Bool) throws(SolverError) {
    let box = AutoLayoutBox(
      x: .constant(0), y: .constant(0), width: Expression(rootWidth), height: Expression(rootHeight))
    boxes.append(box)
    let strength = isRequired ? Strength.required : .rootSize
    try setRoot(rootWidth, to: scene.width, strength)
    switch scene.height {
    case .exactly(let height): try setRoot(rootHeight, to: height, strength)
    // UILayoutPriorityFittingSizeLevel.
    case .fitting:
      if let fitting = Strength(50) { try add(box.height, .equal, fitting) }
    }
  }

  private mutating func setRoot(_ variable: Variable, to value: Double, _ strength: Strength) throws(SolverError) {
    if strength == .required {
      try add(Expression(variable) - value, .equal)
    } else {
      try solver.addEdit(variable, strength: strength, value: value)
      origins.append(-1)
    }
  }

  /// Gives the root another width.
  mutating func suggest(width: Double) throws(SolverError) {
    scene.width = width
    if isRootRequired {
      self = try rebuilt(surroundings, isRootRequired: false)
    } else {
      try solver.suggest(width, for: rootWidth)
    }
  }

  /// True if the root is as large as it was asked to be.
  var hasAskedSize: Bool {
    let solution = solver.solution()
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
    let x = Expression(solver.makeVariable())
    let y = Expression(solver.makeVariable())
    let width = Expression(solver.makeVariable())
    let height = Expression(solver.makeVariable())
    boxes.append(AutoLayoutBox(x: x, y: y, width: width, height: height))
  }

  /// The content of a scroll view begins where the view does, and is as large as the constraints say.
  private mutating func addScrollContent(of index: Int) {
    guard scene.items[index].scrolls else { return }
    var box = boxes[index]
    box.width = Expression(solver.makeVariable())
    box.height = Expression(solver.makeVariable())
    contentBoxes[index] = box
  }

  // MARK: - What is left open

  /// Only where it decides something: a position is a sum over all that it hangs on.
  private mutating func addFallback(of index: Int, _ ambiguity: Ambiguity) throws(SolverError) {
    let item = scene.items[index]
    guard item.holding == .constraints, let parent = item.parent else { return }
    let stored = scene.fallback == .storedFrames ? item.storedFrame ?? .zero : .zero
    let fallbackSize = item.designSize ?? stored.size
    for axis in Axis.allCases {
      let size = boxes[index].size(axis)
      if size.isOpen(ambiguity) { try add(size - fallbackSize[axis], .equal, .fallbackSize) }
      let origin = boxes[index].origin(axis)
      guard origin.isOpen(ambiguity) else { continue }
      try add(origin - boxes[parent].origin(axis) - stored.origin[axis], .equal, .fallbackPosition)
    }
  }
}

/// One side of a box that must not be below 0.
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
