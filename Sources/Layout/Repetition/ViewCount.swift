import Diagnostics
import ViewTree

/// The number of views of a tree, in which a repeated view counts once for each copy.
struct ViewCount {
  private(set) var count = 0
  /// True if a view repeats until the viewport is full; such a view is counted once.
  private(set) var hasFilling = false
  /// True if the texts of a view differ from copy to copy.
  private(set) var hasVariation = false
  /// True if another view takes the place of a view.
  private(set) var hasSubstitutes = false
  private let limit: Int

  /// Counts a root, the only element of an array, with its descendants and their copies.
  ///
  /// - Throws: ``InvalidInput`` with ``ViewProblem/tooManyViews(limit:)`` at the view whose copies exceed the limit.
  init(_ root: [View], limit: Int) throws(InvalidInput) {
    self.limit = limit
    count = try total(of: root, below: 0)
  }

  /// Returns the number of views in the trees of `views`, copies included, plus `parents`.
  ///
  /// The properties of a view are read in its array: a copy of the view would retain all of them.
  ///
  /// - Throws: ``InvalidInput`` if the number exceeds the limit.
  private mutating func total(of views: [View], below parents: Int) throws(InvalidInput) -> Int {
    var count = parents
    for index in views.indices {
      var own = 1
      if !views[index].children.isEmpty { own = try total(of: views[index].children, below: 1) }
      if !views.isPlain(at: index) {
        if views.hasVariedTexts(at: index) { hasVariation = true }
        if views.hasSubstitute(at: index) { hasSubstitutes = true }
      }
      switch views[index].repetition {
      case .once: break
      case .fill: hasFilling = true
      case .times(let copies):
        let (product, overflow) = own.multipliedReportingOverflow(by: max(1, copies))
        own = overflow ? .max : product
      }
      let (sum, overflow) = count.addingReportingOverflow(own)
      guard !overflow, own <= limit, sum <= limit else {
        throw InvalidInput(ViewProblem.tooManyViews(limit: limit), at: views[index].location)
      }
      count = sum
    }
    return count
  }
}
