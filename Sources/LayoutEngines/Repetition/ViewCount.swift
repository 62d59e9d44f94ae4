import Diagnostics
import ViewTree

extension View {
  /// The views that this one stands for, repetition carried out, without a copy being made.
  ///
  /// - Throws: ``InvalidInput`` with ``ViewProblem/tooManyViews(limit:)`` at the view whose copies exceed the limit.
  func count(limit: Int) throws(InvalidInput) -> Int {
    var count = 1
    for child in children {
      count += try child.count(limit: limit)
      guard count <= limit else { throw InvalidInput(ViewProblem.tooManyViews(limit: limit), at: child.location) }
    }
    guard case .times(let copies) = repetition else { return count }
    let (total, overflow) = count.multipliedReportingOverflow(by: max(1, copies))
    guard !overflow, total <= limit else { throw InvalidInput(ViewProblem.tooManyViews(limit: limit), at: location) }
    return total
  }
}
