import Diagnostics
import Geometry
import ViewTree

/// The replacement of `repeat="fill"` in a document by the number of copies that fill the container or the viewport.
///
/// The views are processed in document order. The distance of two copies determines the number.
struct Filling {
  /// The root of the document, in which `.fill` is replaced for each processed view.
  private(set) var root: View
  /// The maximum number of views with `repeat="fill"`: the whole document is laid out up to twice for each.
  private static let maximumViews = 64

  private let viewport: Size
  private let limit: Int
  private let layout: (View) -> FragmentTree

  /// Prepares the replacement in the document with the given root, without a change.
  ///
  /// - Parameter layout: a function that lays out a root in the viewport.
  init(_ root: View, viewport: Size, limit: Int, layout: @escaping (View) -> FragmentTree) {
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
      _ = try ViewCount([root], limit: limit)
    }
  }

  /// Returns the number of copies of the view at `path` that fill its container or the viewport, at least 1.
  ///
  /// A container whose height does not depend on the copies holds whole copies only, beside the other views in it. Any
  /// other container grows, so that the copies reach the end of the viewport, where the last one may be cut.
  private func copies(at path: [Int]) -> Int {
    // Two copies determine the distance; where copies wrap, a second row needs one copy more than fit in the first.
    guard let two = trial(at: path, copies: 2), two.frames.count == 2 else { return 1 }
    let pair = two.frames
    let step = pair[1].origin - pair[0].origin
    if step.y > 0 {
      let copies = pieces(from: pair[0].minY, to: viewport.height, step: step.y)
      guard two.isFollowed || two.container.maxY < viewport.height, let one = trial(at: path, copies: 1),
        one.container.size == two.container.size
      else { return copies }
      let room = one.container.height - one.contentHeight
      return min(copies, 1 + wholePieces(in: room, step: step.y))
    }
    guard step.x != 0 else { return 1 }
    let isMirrored = step.x < 0
    let start = isMirrored ? viewport.width - pair[0].maxX : pair[0].minX
    let columns = pieces(from: start, to: viewport.width, step: abs(step.x))
    guard columns < limit, let row = trial(at: path, copies: columns + 1)?.frames,
      let next = row.firstIndex(where: { $0.minY > row[0].minY })
    else { return columns }
    let rows = pieces(from: row[0].minY, to: viewport.height, step: row[next].minY - row[0].minY)
    return next.multipliedReportingOverflow(by: rows).overflow ? .max : next * rows
  }

  /// Returns the number of steps of `step` points that fit between 0 and `room`, at least 0 and at most the limit of
  /// views.
  private func wholePieces(in room: Double, step: Double) -> Int {
    let count = (room / step + 1e-6).rounded(.down)
    return count >= 1 ? Int(min(count, Double(limit))) : 0
  }

  /// Returns the number of copies, each `step` points after the one before, that begin between `start` and `end`, in
  /// points; at least 1.
  ///
  /// The result is limited to one more than the limit of views.
  private func pieces(from start: Double, to end: Double, step: Double) -> Int {
    let count = ((end - start) / step - 1e-6).rounded(.up)
    return count >= 1 ? Int(min(count, Double(limit) + 1)) : 1
  }

  /// The result of a layout with a certain number of copies of one view.
  private struct Trial {
    /// The frames of the copies in their order, in points of the root.
    var frames: [Rect]
    /// The frame of the parent of the copies, in points of the root.
    var container: Rect
    /// The height in points that the contents of the parent need, with its padding.
    var contentHeight: Double
    /// True if a sibling after the view takes space in the parent.
    var isFollowed: Bool
  }

  /// Lays out the document with `copies` copies of the view at `path` and one copy of each other filling view.
  ///
  /// The result is nil if there is no view at `path`, or if the view is not laid out, such as below a hidden view.
  private func trial(at path: [Int], copies: Int) -> Trial? {
    var trial = root
    trial.setRepetition(.times(copies), at: path[...])
    let fragments = layout(trial)
    return Self.trial(at: path[...], in: trial, fragments.root, of: fragments, at: .zero)
  }

  private static func trial(
    at path: ArraySlice<Int>, in view: View, _ fragment: Fragment, of fragments: FragmentTree, at origin: Point
  ) -> Trial? {
    guard let step = path.first, view.children.indices.contains(step) else { return nil }
    let first = view.children[..<step].reduce(0) { $0 + $1.copies }
    let copies = view.children[step].copies
    let placed = fragments.children(of: fragment)
    guard first + copies <= placed.count else { return nil }
    if path.count == 1 {
      return Trial(
        frames: placed.dropFirst(first).prefix(copies).map {
          Rect(origin: origin + $0.origin, size: $0.fragment.size)
        },
        container: Rect(origin: origin, size: fragment.size), contentHeight: fragment.intrinsicHeight,
        isFollowed: view.children[(step + 1)...].contains(where: \.isInFlow))
    }
    let next = placed[placed.startIndex + first]
    return Self.trial(
      at: path.dropFirst(), in: view.children[step], next.fragment, of: fragments, at: origin + next.origin)
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

  /// True for a visible view of a flexbox that is not positioned absolutely and does not fill the rest itself.
  fileprivate var isInFlow: Bool {
    guard !isHidden, repetition != .fill, case .flex(let style) = layout else { return false }
    return style.position != .absolute
  }

  /// The path of child indices from this view to its first descendant with the repetition `fill`, or nil.
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
