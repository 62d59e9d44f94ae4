import Comparison
import Diagnostics
package import SystemIO

/// The result of recording goldens: the numbers of written and unchanged goldens, and the problems.
package struct Recording: Sendable {
  package struct Document: Sendable {
    package var path: String
    /// The number of the document's goldens that did not exist before and were written.
    package var new = 0
    /// The number of the document's goldens that differed and were overwritten.
    package var changed = 0
    /// The number of the document's goldens that differ but were kept, because only missing goldens were requested.
    package var left = 0
    /// The problems of the document with their positions, in the format of a compiler's messages.
    ///
    /// Every line ends with a line break. The text is empty if there are no problems.
    package var report = ""
  }

  package var documents: [Document] = []
  /// The number of goldens of all documents that are equivalent to the output and were not written.
  package var same = 0
  /// The first failure to write a golden; nil if all could be written.
  package var failure: IOFailure?
}

/// Draws all documents and writes their goldens: missing ones and, unless `missingOnly` is true, those that differ.
///
/// A golden that is equivalent to the output is unchanged, even with different bytes. The actual outputs of the last
/// verification are removed.
///
/// - Parameters:
///   - only: the patterns of documents to record; empty for all.
///   - missingOnly: true to keep goldens that differ.
///   - others: the treatment of files with the names of goldens that the tool has not written.
///   - progress: a function that receives the number of finished documents and their total.
/// - Throws: ``SnapshotError`` if the folder or its configuration cannot be read, or if no document matches.
package func record<Folder: SnapshotFolder>(
  _ folder: Folder, only: [PathPattern] = [], missingOnly: Bool = false,
  others: OtherFiles = .kept, progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
) throws(SnapshotError) -> Recording {
  let suite = try SnapshotSuite(folder)
  let documents = try suite.documents(only, of: folder)
  var recording = Recording()
  var written = try mapError(WrittenFiles(folder), SnapshotError.io)
  for folder in suite.unreadable.map({ folder.verdict(on: $0) }) {
    if case .failed(let report) = folder.outcome {
      recording.documents.append(Recording.Document(path: folder.path, report: report.text))
    }
  }
  // Exactly: tolerated differences must not accumulate in goldens.
  var examiner = Examiner(folder, suite, tolerance: .perChannel(0), keepsPictures: false)
  for (index, document) in documents.enumerated() {
    var recorded = Recording.Document(path: document.path)
    var kept: Set<String> = []
    let goldens = missingOnly ? [] : suite.goldens(of: document, in: folder).paths
    for path in goldens where suite.files.contains(path) {
      guard let refusal = written.refusal(of: path, others) else { continue }
      kept.insert(path)
      recorded.report += "\(refusal)\n"
    }
    let verdict = examiner.examine(document) { difference, actual in
      if kept.contains(difference.path) { return }
      if missingOnly && !difference.isNew {
        recorded.left += 1
        return
      }
      do throws(IOFailure) {
        try written.write(actual, to: difference.path, others)
        if difference.isNew { recorded.new += 1 } else { recorded.changed += 1 }
      } catch {
        recorded.report += "\(error)\n"
        recording.failure = recording.failure ?? error
      }
    }
    if let verdict {
      recorded.report += verdict.failures
      recording.documents.append(recorded)
      recording.same += verdict.variants.reduce(0) { count, verdict in
        if case .failed = verdict.outcome { return count }
        return count + suite.configuration.formats.count - verdict.differences.count
      }
    }
    progress(index + 1, documents.count)
  }
  do throws(IOFailure) {
    let files = Set(try folder.listing(of: "")?.files ?? [])
    try written.finish(keeping: files.contains)
    // The actuals of the last run may be older than the recorded goldens.
    var actuals = try Actuals(folder)
    try actuals.clear()
  } catch {
    throw .io(error)
  }
  recording.documents.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  return recording
}

extension DocumentVerdict {
  /// The reports of the document's failures in all variants, one after the other; equal reports are included once.
  ///
  /// Every line ends with a line break. The text is empty if no variant has failed.
  var failures: String {
    if case .failed(let report) = outcome { return report.text }
    var reports: [String] = []
    for verdict in variants {
      if case .failed(let report) = verdict.outcome, !reports.contains(report.text) { reports.append(report.text) }
    }
    return reports.joined()
  }
}
