package import Skeleton

/// A property of a placeholder that `skeleton check` measures, and for which a budget can be stated.
package struct Measure: Hashable, Sendable {
  /// The name of the measure in `skeleton.json` and in `--budget`, such as `bones` and `bytes.svg`.
  package let name: String
  /// A description of the measured property in a few words, for help and reports.
  package let summary: String
  /// True if larger values are better, so that a budget is a minimum; false if it is a maximum.
  package let isMinimum: Bool
  /// The format whose output is measured; nil for measures that do not depend on a format.
  package let format: OutputFormat?

  private init(_ name: String, _ summary: String, isMinimum: Bool = false, format: OutputFormat? = nil) {
    (self.name, self.summary, self.isMinimum, self.format) = (name, summary, isMinimum, format)
  }

  /// Creates the measure for its name, such as `bytes.svg`; nil for an unknown name.
  package init?(_ name: String) {
    guard let measure = Self.all.first(where: { $0.name == name }) else { return nil }
    self = measure
  }

  /// The identifier of the measure's rule in reports, without the format: `budget.bytes` for `bytes.svg`.
  package var rule: String { "budget." + name.prefix { $0 != "." } }

  /// True if equal documents always have equal values; false for times, which are never part of a baseline.
  package var isDeterministic: Bool { self != .milliseconds }
}

extension Measure {
  /// The number of errors of a document that cannot be drawn; 0 for any other document.
  package static let errors = Measure("errors", "documents that cannot be drawn")
  package static let bones = Measure("bones", "bones of a placeholder")
  /// The number of views of the layout, in which repeated views count once for each copy.
  package static let views = Measure("views", "views after repetition")
  /// The size in bytes of the output in a format.
  package static func bytes(_ format: OutputFormat) -> Measure {
    Measure("bytes.\(format.rawValue)", "bytes of an output", format: format)
  }
  /// The size in bytes of the output in a format after compression by gzip.
  package static func compressedBytes(_ format: OutputFormat) -> Measure {
    Measure("compressedBytes.\(format.rawValue)", "bytes of an output after gzip", format: format)
  }
  /// The absolute difference between the heights of the placeholder and of its content, in points.
  package static let heightDifference = Measure(
    "heightDifference", "points between the heights of placeholder and content")
  /// The layout shift score of the replacement of the placeholder by its content, 0…1; smaller is better.
  package static let layoutShift = Measure("layoutShift", "layout shift when the content replaces the placeholder")
  /// The number of differences between the placeholder and its content that ``LoadingReport`` finds.
  package static let mismatches = Measure("mismatches", "differences between placeholder and content")
  /// The share of the area of the content that has a bone, 0…1.
  package static let coverage = Measure("coverage", "share of the content that has a bone", isMinimum: true)
  /// The share of the area of the bones that has content, 0…1.
  package static let precision = Measure("precision", "share of the bones that has content", isMinimum: true)
  /// The share of the rows of the content that have a row of the same height in the placeholder, 0…1.
  package static let rows = Measure(
    "rows", "share of the rows that have the height of their content", isMinimum: true)
  /// The share of the bones with content that have its size, corners and place, 0…1.
  package static let shapes = Measure(
    "shapes", "share of the bones that have the size, corners and place of their content", isMinimum: true)
  /// The contrast ratio between bones and overlay, 1…21; the lowest of all themes.
  package static let contrast = Measure("contrast", "contrast ratio between bones and overlay", isMinimum: true)
  /// The number of pictures without a description for screen readers; an empty title of the outputs counts as one more.
  package static let missingTextAlternatives = Measure(
    "missingTextAlternatives", "pictures without a description for screen readers")
  /// The number of references to resources or styles that do not exist.
  package static let unresolvedReferences = Measure("unresolvedReferences", "references without a target")
  /// The time from the bytes of the document to an SVG, in milliseconds; it differs from run to run.
  package static let milliseconds = Measure("milliseconds", "milliseconds from bytes to SVG")

  /// All measures, in the order in which reports list them.
  package static let all: [Measure] =
    [.errors, .bones, .views] + OutputFormat.allCases.map { .bytes($0) }
    + OutputFormat.allCases.map { .compressedBytes($0) }
    + [
      .heightDifference, .layoutShift, .mismatches, .coverage, .precision, .rows, .shapes, .contrast,
      .missingTextAlternatives, .unresolvedReferences, .milliseconds,
    ]

  /// The measures of the comparison with the content.
  static let comparisons: [Measure] = [.coverage, .precision, .rows, .shapes, .layoutShift]

  /// The rules of all measures, each once, in the order of ``all``, with their descriptions.
  package static let rules: [(identifier: String, summary: String)] = all.reduce(into: []) { rules, measure in
    if !rules.contains(where: { $0.identifier == measure.rule }) { rules.append((measure.rule, measure.summary)) }
  }
}
