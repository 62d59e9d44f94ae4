import Skeleton
package import SystemIO

/// The result of comparing all documents of a folder with their goldens.
package struct Verification: Sendable {
  /// The path of the verified folder as the user wrote it.
  package var folder: String
  /// The verdicts on documents and unreadable subfolders, in the order of their paths' UTF-8 bytes.
  package var documents: [DocumentVerdict] = []
  /// The number of goldens in the folder that belong to no document.
  package var orphanCount = 0
  /// The path of the folder with the actual outputs of this verification; nil if no output differs or none could be
  /// written.
  package var actuals: String?
  /// The first failure to write or remove an actual output; nil if there was none.
  package var actualsFailure: IOFailure?

  package init(folder: String) {
    self.folder = folder
  }

  /// True if every output equals its golden and every document can be drawn.
  package var isClean: Bool { documents.allSatisfy(\.isClean) }
}

/// The result of comparing one document with its goldens in all variants.
package struct DocumentVerdict: Sendable {
  package enum Outcome: Sendable {
    /// The document cannot be drawn in any variant.
    case failed(FailureReport)
    case drawn([VariantVerdict])
  }

  /// The path of the document, relative to the verified folder.
  package var path: String
  package var outcome: Outcome

  package init(path: String, outcome: Outcome) {
    (self.path, self.outcome) = (path, outcome)
  }

  package var variants: [VariantVerdict] {
    if case .drawn(let variants) = outcome { variants } else { [] }
  }

  package var isClean: Bool {
    if case .drawn(let variants) = outcome { variants.allSatisfy(\.isClean) } else { false }
  }
}

/// The reason why a document cannot be drawn.
package struct FailureReport: Hashable, Sendable {
  /// The errors with their positions; every line ends with a line break.
  package var text: String
  /// The line and the column of the first error, counted from 1; nil for an error without a position.
  package var line: Int?
  package var column: Int?

  package init(text: String, line: Int? = nil, column: Int? = nil) {
    (self.text, self.line, self.column) = (text, line, column)
  }

  init(_ error: RenderError) {
    let first = error.problems.first { $0.severity == .error }
    self.init(text: error.report, line: first?.line, column: first?.column)
  }
}

/// The result of one comparison: of a document with its goldens in one variant, or of an assertion of a test.
package struct VariantVerdict: Sendable {
  package enum Outcome: Sendable {
    case same
    /// The differences from the goldens, at least one, in the order of ``GoldenFormat``.
    case differs([GoldenDifference])
    /// The variant cannot be drawn.
    case failed(FailureReport)
  }

  /// The name of the comparison in reports: ``Variant/title``, or the name of the test.
  package var title: String
  package var outcome: Outcome
  /// The place of the assertion in a test's source file; nil for a comparison of a folder.
  package var place: (path: String, line: Int)?

  package init(title: String, outcome: Outcome, place: (path: String, line: Int)? = nil) {
    (self.title, self.outcome, self.place) = (title, outcome, place)
  }

  package var isClean: Bool {
    if case .same = outcome { true } else { false }
  }

  package var differences: [GoldenDifference] {
    if case .differs(let differences) = outcome { differences } else { [] }
  }

  /// True if at least one golden of the variant is missing and no other golden differs.
  package var isNew: Bool {
    let differences = differences
    return !differences.isEmpty && differences.allSatisfy(\.isNew)
  }
}

/// The total numbers of documents and variants in a verification, by outcome.
package struct VerificationCounts: Hashable, Sendable {
  package var documents = 0
  package var variants = 0
  package var same = 0
  package var different = 0
  package var new = 0
  package var failed = 0
  package var failedDocuments = 0
}

extension Verification {
  package var counts: VerificationCounts {
    var counts = VerificationCounts(documents: documents.count)
    for document in documents {
      if case .failed = document.outcome { counts.failedDocuments += 1 }
      for verdict in document.variants {
        counts.variants += 1
        switch verdict.outcome {
        case .same: counts.same += 1
        case .failed: counts.failed += 1
        case .differs: if verdict.isNew { counts.new += 1 } else { counts.different += 1 }
        }
      }
    }
    return counts
  }
}
