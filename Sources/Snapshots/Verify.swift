package import SystemIO

/// Compares all documents with their goldens, and writes the outputs that differ to files for ``approve(_:only:)``.
///
/// - Parameters:
///   - only: the patterns of documents to compare; empty for all.
///   - keepsPictures: true if the result contains image files, for a report.
///   - progress: a function that receives the number of finished documents and their total.
/// - Throws: ``SnapshotError`` if the folder cannot be read, its configuration is invalid, or no document matches.
package func verify<Folder: SnapshotFolder>(
  _ folder: Folder, only: [PathPattern] = [], keepsPictures: Bool = false,
  progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
) throws(SnapshotError) -> Verification {
  let suite = try SnapshotSuite(folder)
  let documents = try suite.documents(only, of: folder)
  var actuals: Actuals<Folder>?
  var verification = Verification(folder: folder.name)
  func keeping(_ work: () throws(IOFailure) -> Void) -> Bool {
    do throws(IOFailure) {
      try work()
      return true
    } catch {
      verification.actualsFailure = verification.actualsFailure ?? error
      return false
    }
  }
  _ = keeping { () throws(IOFailure) in
    actuals = try Actuals(folder)
    try actuals?.clear()
  }
  var examiner = Examiner(
    folder, suite, tolerance: suite.configuration.tolerance, keepsPictures: keepsPictures)
  var verdicts = suite.unreadable.map { folder.verdict(on: $0) }
  for (index, document) in documents.enumerated() {
    let verdict = examiner.examine(document) { difference, actual in
      if keeping({ () throws(IOFailure) in try actuals?.keep(actual, for: difference.path) }), actuals != nil {
        verification.actuals = folder.fullName(Actuals<Folder>.part)
      }
    }
    if let verdict { verdicts.append(verdict) }
    progress(index + 1, documents.count)
  }
  _ = keeping { () throws(IOFailure) in try actuals?.finish() }
  verification.documents = verdicts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  verification.orphanCount =
    suite.orphanGoldens(
      in: folder, try? WrittenFiles(folder), known: examiner.goldens
    ).goldens.count
  return verification
}

extension SnapshotFolder {
  /// The verdict on a subfolder that cannot be read, which is listed like a document that cannot be drawn.
  func verdict(on folder: FolderListing.UnreadableFolder) -> DocumentVerdict {
    let report = "\(fullName(folder.path)): error: cannot read: \(folder.reason)\n"
    return DocumentVerdict(path: folder.path, outcome: .failed(FailureReport(text: report)))
  }
}
