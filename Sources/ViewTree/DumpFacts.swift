package import Diagnostics

/// The facts that a dump of a running screen states beside its views.
package struct DumpFacts: Sendable {
  /// The width of the screen in points.
  package var screenWidth: Double
  /// The locations in the file of touchable views whose first child the dump omits, although it counts that child.
  package var withoutFirst: Set<SourceLocation>
  /// The labels that contain the texts of several views, by the location of their view in the file.
  package var mergedLabels: [SourceLocation: String]
  /// The locations in the file of tabs whose words are in ``mergedLabels``; true for those at the bottom of the screen.
  package var tabs: [SourceLocation: Bool]
  /// The labels of alerts, by the location of their view in the file.
  package var titles: [SourceLocation: String]
  /// True if the dump may omit images without a description, as `uiautomator dump --compressed` does.
  package var isCompressed: Bool

  package init(
    screenWidth: Double, withoutFirst: Set<SourceLocation>, mergedLabels: [SourceLocation: String],
    tabs: [SourceLocation: Bool], titles: [SourceLocation: String], isCompressed: Bool
  ) {
    self.screenWidth = screenWidth
    self.withoutFirst = withoutFirst
    self.mergedLabels = mergedLabels
    self.tabs = tabs
    self.titles = titles
    self.isCompressed = isCompressed
  }
}
