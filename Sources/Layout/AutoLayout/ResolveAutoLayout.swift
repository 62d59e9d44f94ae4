package import Diagnostics
import Geometry
package import ViewTree

/// Replaces the Auto Layout specifications of a document by frames: solves its constraints and fills its lists.
///
/// A document whose root has another specification is returned unchanged. The order of reading: `AutoLayoutPass` here
/// and in `Lists`, the surroundings in `Environment`, `SolveConstraintScene.swift`, then `AutoLayoutSystem`, whose
/// extensions translate stacks, contents and autoresizing into constraints of `Cassowary`.
///
/// - Parameters:
///   - explains: true to compute the reasons of each frame for `didSolve`.
///   - didSolve: receives each scene with its solution.
/// - Throws: ``InvalidInput`` when there are more views than the limit, or after the deadline.
package func resolveAutoLayout(
  _ document: ViewDocument, limits: ViewLimits = ViewLimits(), explains: Bool = false,
  didSolve: @escaping (ConstraintScene, SolvedScene) -> Void = { _, _ in }
) throws(InvalidInput) -> Reported<ViewDocument> {
  guard document.root.layout.autoLayout != nil else { return Reported(document) }
  let size = Size(
    width: document.canvas.width ?? Canvas.defaultSize.width,
    height: document.canvas.height ?? Canvas.defaultSize.height)
  var pass = AutoLayoutPass(document, limits, explains: explains, didSolve: didSolve)
  var resolved = document
  resolved.root = try pass.hierarchy(document.root, frame: Rect(origin: .zero, size: size))
  return Reported(resolved, pass.diagnostics)
}

/// The replacement of Auto Layout specifications by frames in one document, view by view from the root.
///
/// Its methods throw ``InvalidInput`` if there are more views than the limit, or after the deadline. `solved` are the
/// frames of the views in the scene that contains a view, in points of their parents; empty to use stored frames.
struct AutoLayoutPass {
  let direction: LayoutDirection
  private(set) var diagnostics: [Diagnostic] = []
  private let limit: Int
  fileprivate let deadline: Deadline
  private var meter: WorkMeter
  private let explains: Bool
  private let didSolve: (ConstraintScene, SolvedScene) -> Void
  /// The number of views that were added so far, copies of repeated views included.
  private var viewCount = 0

  init(
    _ document: ViewDocument, _ limits: ViewLimits, explains: Bool,
    didSolve: @escaping (ConstraintScene, SolvedScene) -> Void
  ) {
    direction = document.direction
    limit = limits.views
    deadline = limits.deadline
    meter = WorkMeter(limits.deadline)
    self.explains = explains
    self.didSolve = didSolve
  }

  /// Adds `views` to the number of views, and checks the limit and the deadline.
  mutating func spend(_ views: Int) throws(InvalidInput) {
    try meter.count()
    viewCount += views
    guard viewCount <= limit else { throw InvalidInput(ViewProblem.tooManyViews(limit: limit), at: nil) }
  }

  /// The number of views that may still be added before the limit is exceeded.
  var affordableViews: Int { max(0, limit - viewCount) }

  /// Calls `make` and returns its result with the number of views that it added.
  mutating func counted<Value>(
    _ make: (inout AutoLayoutPass) throws(InvalidInput) -> Value
  ) throws(InvalidInput) -> (value: Value, count: Int) {
    let before = viewCount
    let value = try make(&self)
    return (value, viewCount - before)
  }
}

// MARK: - Views

extension AutoLayoutPass {
  /// Returns a view at a frame with all its descendants, whose constraints are solved separately from those of the
  /// parent.
  ///
  /// The view is a root, a cell, or the view of an embedded controller. If the constraints cannot be solved, the stored
  /// frames are used, and a warning is added.
  ///
  /// - Parameter fitsContents: true to take the height from the constraints, if they connect top and bottom.
  mutating func hierarchy(
    _ view: View, frame: Rect, fitsContents: Bool = false
  ) throws(InvalidInput) -> View {
    try deadline.check()
    guard var scene = view.layout.autoLayout?.scene else { return try framed(view, frame, []) }
    scene.width = frame.width
    scene.height = fitsContents ? .fitting : .exactly(frame.height)
    if let environment = scene.environment { SceneSurroundings(environment).apply(to: &scene) }
    var solution = try solution(of: scene)
    if fitsContents, let height = solution?.frames.first?.height, height < 1 {
      scene.height = .exactly(frame.height)
      solution = try self.solution(of: scene)
    }
    guard let solution else {
      diagnostics.append(.warning(LayoutProblem.unsolvable, at: view.location))
      return try framed(view, frame, [])
    }
    didSolve(scene, solution)
    report(solution.broken, in: scene)
    let size = Size(width: frame.width, height: solution.frames.first?.height ?? frame.height)
    return try framed(view, Rect(origin: frame.origin, size: size), solution.frames)
  }

  /// The solution of a scene, with the reasons of its frames if the pass explains them; nil beyond the solver's limits.
  ///
  /// - Throws: ``InvalidInput`` after the deadline.
  private func solution(of scene: ConstraintScene) throws(InvalidInput) -> SolvedScene? {
    guard var layout = AutoLayout(scene, deadline), var solution = layout.solve() else {
      try deadline.check()
      return nil
    }
    guard explains else { return solution }
    solution.reasons = try layout.system.frameReasons(deadline)
    return solution
  }

  private mutating func report(_ broken: [(constraint: Int, conflict: [Int])], in scene: ConstraintScene) {
    for (constraint, conflict) in broken {
      let problem = LayoutProblem.brokenConstraint(
        scene.description(of: scene.constraints[constraint]),
        with: conflict.map { scene.name(of: scene.constraints[$0]) })
      diagnostics.append(.warning(problem, at: scene.constraints[constraint].location))
    }
  }

  /// Returns a view at a frame in points of its parent, with all its descendants at their frames.
  mutating func framed(_ view: View, _ frame: Rect, _ solved: [Rect]) throws(InvalidInput) -> View {
    guard let spec = view.layout.autoLayout else { return view }
    try spend(1)
    var framed = view
    framed.layout = .frame(frame)
    switch spec.contents {
    case .subviews: framed.children = try subviews(of: view, size: frame.size, solved)
    case .cell: framed.children = try cellContents(of: view, size: frame.size, solved)
    // The cell places the lines when the height of its content view is known.
    case .listContent: return framed
    case .embedded:
      framed.children.removeAll()
      for child in view.children {
        framed.children.append(try hierarchy(child, frame: Rect(origin: .zero, size: frame.size)))
      }
    case .list(let list): framed.children = try contents(of: view, list, frame: frame, solved)
    }
    guard spec.mirrorsContents else { return framed }
    for index in framed.children.indices { framed.children[index].mirrorFrame(inWidth: frame.width) }
    return framed
  }

  /// Returns the children of a view at their solved or stored frames, without the headers, cells and footers of lists.
  mutating func subviews(of view: View, size: Size, _ solved: [Rect]) throws(InvalidInput) -> [View] {
    var views: [View] = []
    for child in view.children {
      guard let spec = child.layout.autoLayout, spec.piece == nil else { continue }
      var frame = spec.stored.frame(in: size)
      if let item = spec.item, solved.indices.contains(item) { frame = solved[item] }
      // The root is designed for the part of the screen that the bar does not cover.
      if case .screenBar = spec.stored, frame.isEmpty { continue }
      var view = spec.scene == nil ? try framed(child, frame, solved) : try hierarchy(child, frame: frame)
      if case .screenBar(let bar) = spec.stored, view.appearance.background != nil {
        view.extend(to: SceneSurroundings(bar.environment).background(of: bar, in: size), from: frame)
      }
      views.append(view)
    }
    return views
  }
}

extension StoredPlacement {
  /// Returns the frame of a view in points of its parent, whose size is `size`: the stored one, that of the whole
  /// parent, or that of a text line in the middle of the parent.
  fileprivate func frame(in size: Size) -> Rect {
    switch self {
    case .frame(let frame): return frame
    case .parentBounds: return Rect(origin: .zero, size: size)
    case .anchored(let anchored): return anchored.frame(in: size)
    case .screenBar(let bar): return SceneSurroundings(bar.environment).frame(of: bar, in: size)
    case .centeredLine(let line), .contentLine(let line):
      let (width, height) = (min(line.size.width, size.width), min(line.size.height, size.height))
      return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }
  }
}

extension TextLine {
  /// The estimated size of a line of text in points: its width is half an em for each letter, as in the native dialect,
  /// and 10 ems for an empty text.
  var size: Size {
    Size(width: fontSize * (text.isEmpty ? 10 : textWidthInEms(text)), height: (1.2 * fontSize).rounded(.up))
  }
}

extension View {
  /// Extends the view from one frame to another one in the same parent; its children stay at their places.
  fileprivate mutating func extend(to background: Rect, from frame: Rect) {
    let distance = Point(x: frame.minX - background.minX, y: frame.minY - background.minY)
    layout = .frame(background)
    children = children.map { $0.offset(by: distance) }
  }

  /// Mirrors the frame of the view, if it has one, horizontally in a parent that is `width` points wide.
  fileprivate mutating func mirrorFrame(inWidth width: Double) {
    guard case .frame(var frame) = layout else { return }
    frame.origin.x = width - frame.maxX
    layout = .frame(frame)
  }
}
