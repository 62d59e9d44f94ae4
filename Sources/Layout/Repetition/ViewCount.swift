import Diagnostics
import ViewTree

extension View {
  /// The number of views after repetition, computed without copying.
  ///
  /// - Throws: ``InvalidInput`` with ``ViewProblem/tooManyViews(limit:)`` at the view whose copies exceed the limit.
  func count(limit: Int) throws(InvalidInput) -> Int {
    var count = 1
    let views = children.span
    for index in views.indices {
      count += try views[index].count(limit: limit)
      guard count <= limit else {
        throw InvalidInput(ViewProblem.tooManyViews(limit: limit), at: views[index].location)
      }
    }
    let (total, overflow) = count.multipliedReportingOverflow(by: copies)
    guard !overflow, total <= limit else { throw InvalidInput(ViewProblem.tooManyViews(limit: limit), at: location) }
    return total
  }
}
