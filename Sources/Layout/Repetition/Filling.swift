import Diagnostics
import Geometry
import ViewTree

/// The replacement of `repeat="fill"` in a document by the number of copies that begin inside the viewport.
///
/// The views are processed in document order. Each view is laid out in two copies, whose distance determines the
/// number.
struct Filling {
  /// The root of the document, in which `.fill` is replaced for each processed view.
  private(set) var root: View
  /// The maximum number of views with `repeat="fill"`, because the whole document is laid out up to twice for each;
  /// more are an error.
  private static let maximumViews = 64

  private let viewport: Size
  private let limit: Int
  private let layout: (View) -> Fragment

  /// Prepares the replacement in the document with the given root, without a change.
  ///
  /// - Parameters:
  ///   - viewport: the size to fill, in points.
  ///   - limit: the maximum number of views, copies included.
  ///   - layout: a function that lays out a root in the viewport.
  init(_ root: View, viewport: Size, limit: Int, layout: @escaping (View) -> Fragment) {
    self.root = root
    self.viewport = viewport
    self.limit = limit
    self.layout = layout
  }

  /// Replaces the repetition `.fill` of all views by a number of copies.
  ///
  /// - Throws: ``InvalidInput`` if copies of a view exceed the limit, if there are too many filling views, or after the
  ///   deadline.
  mutating func run(_ work: SharedWorkMeter) throws(InvalidInput) {
    var count = 0
    while let path = root.pathToFilling {
      try work.end()
      count += 1
      if count > Self.maximumViews {
        throw InvalidInput(ViewProblem.tooManyFillingViews(limit: Self.maximumViews), at: nil)
      }
      let copies = copies(at: path)
      root.setRepetition(.times(copies), at: path[...])
      _ = try ViewCount(root, limit: limit)
    }
  }

  /// Returns the number of copies of the view at `path` that fill the viewport, at least 1.
  ///
  /// - Parameter path: the child indices from the root to the view.
  private func copies(at path: [Int]) -> Int {
    // Two copies determine the distance; where copies wrap, a second row needs one copy more than fit in the first.
    guard let pair = frames(at: path, copies: 2), pair.count == 2 else { return 1 }
    let step = pair[1].origin - pair[0].origin
    if step.y > 0 { return pieces(from: pair[0].minY, to: viewport.height, step: step.y) }
    guard step.x != 0 else { return 1 }
    let isMirrored = step.x < 0
    let start = isMirrored ? viewport.width - pair[0].maxX : pair[0].minX
    let columns = pieces(from: start, to: viewport.width, step: abs(step.x))
    guard columns < limit, let row = frames(at: path, copies: columns + 1),
      let next = row.firstIndex(where: { $0.minY > row[0].minY })
    else { return columns }
    let rows = pieces(from: row[0].minY, to: viewport.height, step: row[next].minY - row[0].minY)
    return next.multipliedReportingOverflow(by: rows).overflow ? .max : next * rows
  }

  /// Returns the number of copies, each `step` points after the one before, that begin between `start` and `end`, in
  /// points; at least 1.
  ///
  /// The result is limited to one more than the limit of views.
  private func pieces(from start: Double, to end: Double, step: Double) -> Int {
    let count = ((end - start) / step - 1e-6).rounded(.up)
    return count >= 1 ? Int(min(count, Double(limit) + 1)) : 1
  }

  /// Returns the frames of `copies` copies of the view at `path`, in points of the root.
  ///
  /// Each other filling view has one copy.
  ///
  /// The result is nil if there is no view at `path`, or if the view is not laid out, such as below a hidden view.
  private func frames(at path: [Int], copies: Int) -> [Rect]? {
    var trial = root
    trial.setRepetition(.times(copies), at: path[...])
    let fragment = layout(trial)
    return Self.frames(of: path[...], in: trial, fragment, at: .zero)
  }

  private static func frames(of path: ArraySlice<Int>, in view: View, _ fragment: Fragment, at origin: Point) -> [Rect]?
  {
    guard let step = path.first, view.children.indices.contains(step) else { return nil }
    let first = view.children[..<step].reduce(0) { $0 + $1.copies }
    let copies = view.children[step].copies
    guard first + copies <= fragment.children.count else { return nil }
    if path.count == 1 {
      return fragment.children[first..<first + copies].map { Rect(origin: origin + $0.origin, size: $0.fragment.size) }
    }
    let placed = fragment.children[first]
    return frames(of: path.dropFirst(), in: view.children[step], placed.fragment, at: origin + placed.origin)
  }
}

extension View {
  /// The number of copies of the view in its parent, at least 1; 1 for a filling view that is not resolved yet.
  var copies: Int {
    switch repetition {
    case .once, .fill: 1
    case .times(let count): max(1, count)
    }
  }

  /// The path of child indices from this view to its first descendant, in document order, with the repetition `fill`;
  /// nil if there is none.
  fileprivate var pathToFilling: [Int]? {
    let views = children.span
    for index in views.indices {
      if views[index].repetition == .fill { return [index] }
      if let path = views[index].pathToFilling { return [index] + path }
    }
    return nil
  }

  fileprivate mutating func setRepetition(_ repetition: Repetition, at path: ArraySlice<Int>) {
    guard let step = path.first, children.indices.contains(step) else {
      self.repetition = repetition
      return
    }
    children[step].setRepetition(repetition, at: path.dropFirst())
  }
}
