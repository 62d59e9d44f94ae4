package import Skeleton

/// A property of a placeholder that `skeleton check` measures, and for which a budget can be stated.
package enum Measure: Hashable, Sendable {
  /// The number of errors of a document that cannot be drawn; 0 for any other document.
  case errors
  case bones
  /// The number of views of the layout, in which repeated views count once for each copy.
  case views
  /// The size in bytes of the output in a format.
  case bytes(OutputFormat)
  /// The size in bytes of the output in a format after compression by gzip.
  case compressedBytes(OutputFormat)
  /// The absolute difference between the heights of the placeholder and of its content, in points.
  case heightDifference
  /// The layout shift score of the replacement of the placeholder by its content, 0…1; smaller is better.
  case layoutShift
  /// The number of differences between the placeholder and its content that ``LoadingReport`` finds.
  case mismatches
  /// The share of the area of the content that has a bone, 0…1.
  case coverage
  /// The share of the area of the bones that has content, 0…1.
  case precision
  /// The share of the rows of the content that have a row of the same height in the placeholder, 0…1.
  case rows
  /// The share of the bones with content that have its size, corners and place, 0…1.
  case shapes
  /// The contrast ratio between bones and overlay, 1…21; the lowest of all themes.
  case contrast
  /// The number of pictures without a description for screen readers; an empty title of the outputs counts as one more.
  case missingTextAlternatives
  /// The number of references to resources or styles that do not exist.
  case unresolvedReferences
  /// The time from the bytes of the document to an SVG, in milliseconds; it differs from run to run.
  case milliseconds

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

  /// The name of the measure in `skeleton.json` and in `--budget`, such as `bones` and `bytes.svg`.
  package var name: String {
    switch self {
    case .errors: "errors"
    case .bones: "bones"
    case .views: "views"
    case .bytes(let format): "bytes.\(format.rawValue)"
    case .compressedBytes(let format): "compressedBytes.\(format.rawValue)"
    case .heightDifference: "heightDifference"
    case .layoutShift: "layoutShift"
    case .mismatches: "mismatches"
    case .coverage: "coverage"
    case .precision: "precision"
    case .rows: "rows"
    case .shapes: "shapes"
    case .contrast: "contrast"
    case .missingTextAlternatives: "missingTextAlternatives"
    case .unresolvedReferences: "unresolvedReferences"
    case .milliseconds: "milliseconds"
    }
  }

  /// Creates the measure for its name, such as `bytes.svg`; nil for an unknown name.
  package init?(_ name: String) {
    guard let measure = Self.all.first(where: { $0.name == name }) else { return nil }
    self = measure
  }

  /// The identifier of the measure's rule in reports, without the format: `budget.bytes` for `bytes.svg`.
  package var rule: String { "budget." + name.prefix { $0 != "." } }

  /// The rules of all measures, each once, in the order of ``all``, with their descriptions.
  package static let rules: [(identifier: String, summary: String)] = all.reduce(into: []) { rules, measure in
    if !rules.contains(where: { $0.identifier == measure.rule }) { rules.append((measure.rule, measure.summary)) }
  }

  /// True if larger values are better, so that a budget is a minimum; false if it is a maximum.
  package var isMinimum: Bool {
    switch self {
    case .contrast, .coverage, .precision, .rows, .shapes: true
    default: false
    }
  }

  /// True if equal documents always have equal values; false for times, which are never part of a baseline.
  package var isDeterministic: Bool { self != .milliseconds }

  /// The format whose output is measured; nil for measures that do not depend on a format.
  package var format: OutputFormat? {
    switch self {
    case .bytes(let format), .compressedBytes(let format): format
    default: nil
    }
  }

  /// A description of the measured property in a few words, for help and reports.
  package var summary: String {
    switch self {
    case .errors: "documents that cannot be drawn"
    case .bones: "bones of a placeholder"
    case .views: "views after repetition"
    case .bytes: "bytes of an output"
    case .compressedBytes: "bytes of an output after gzip"
    case .heightDifference: "points between the heights of placeholder and content"
    case .layoutShift: "layout shift when the content replaces the placeholder"
    case .mismatches: "differences between placeholder and content"
    case .coverage: "share of the content that has a bone"
    case .precision: "share of the bones that has content"
    case .rows: "share of the rows that have the height of their content"
    case .shapes: "share of the bones that have the size, corners and place of their content"
    case .contrast: "contrast ratio between bones and overlay"
    case .missingTextAlternatives: "pictures without a description for screen readers"
    case .unresolvedReferences: "references without a target"
    case .milliseconds: "milliseconds from bytes to SVG"
    }
  }
}
