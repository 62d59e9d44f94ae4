import Diagnostics
import Geometry
import ViewTree

// Calendars: the days of one month in weeks of seven.

extension AndroidReader {
  /// Converts a calendar to a view with a circle for each day of a month, and with the name of the month as its title.
  mutating func calendar(
    _ element: AndroidElement, hasTitle: Bool, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try month(in: leaves.leaf(element, .column, surroundings), element, hasTitle: hasTitle, surroundings)
  }

  /// Returns a calendar in place of the content of a container.
  mutating func genericCalendar(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    let view = leaves.box(element, .column, inner, width: .matchParent, height: .wrapContent)
    return try month(in: view, element, hasTitle: true, inner)
  }

  /// Returns a column with the weeks of a month in it.
  private mutating func month(
    in column: View, _ element: AndroidElement, hasTitle: Bool, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    var view = column
    if hasTitle { view.children.append(calendarTitle(element, surroundings)) }
    view.children += Array(repeating: week(element, surroundings), count: Self.weeks)
    try spend(view.viewTotal - 1)
    return view
  }

  /// The name of the month, in the middle of a row.
  private func calendarTitle(_ element: AndroidElement, _ inner: AndroidSurroundings) -> View {
    leaves.stack(
      element, .horizontal, gravity: .center, inner, width: .matchParent, height: leaves.dp(Self.weekHeight),
      of: [leaves.label(element, SampleText.lorem(words: 2), size: 14, inner)])
  }

  private func week(_ element: AndroidElement, _ inner: AndroidSurroundings) -> View {
    var circle = leaves.icon(element, side: Self.daySide, inner)
    circle.appearance.cornerRadius = .circle
    circle.androidLayout?.params.gravity = .center
    var day = leaves.box(element, .plainFrame, inner, width: .pixels(0), height: .matchParent)
    day.androidLayout?.params.weight = 1
    day.children = [circle]
    return leaves.stack(
      element, .horizontal, gravity: .startTop, inner, width: .matchParent, height: leaves.dp(Self.weekHeight),
      of: Array(repeating: day, count: 7))
  }

  /// The greatest number of weeks that the days of a month belong to: `MonthAdapter.MAXIMUM_WEEKS` of Material.
  private static let weeks = 6
  /// The height of a week and the diameter of a day in dp.
  ///
  /// Sources: the touch target of Material, and `mtrl_calendar_day_height`.
  private static let (weekHeight, daySide) = (48, 32)
}
