package import SystemIO

/// The result of an approval: the goldens that were replaced, and the actual outputs that were left.
package struct Approval: Hashable, Sendable {
  /// The paths of the replaced goldens, relative to the folder of documents, in the order of their UTF-8 bytes.
  package var approved: [String] = []
  /// The paths, relative to the folder of documents, of actual outputs that belong to no document and stay.
  package var unwanted: [String] = []
  /// The messages about goldens that were not replaced, because the tool has not written them; each ends with a line
  /// break.
  package var report = ""
}

/// Replaces goldens by the actual outputs of the last verification, which are removed.
///
/// - Parameters:
///   - only: the patterns of documents whose goldens are replaced; empty for all.
///   - others: the treatment of files that the tool has not written.
/// - Throws: ``SnapshotError`` if the folder cannot be read or written, or if no document matches.
package func approve(
  _ folder: some SnapshotFolder, only: [PathPattern] = [], others: OtherFiles = .kept
) throws(SnapshotError) -> Approval {
  let suite = try SnapshotSuite(folder)
  let chosen = try only.isEmpty ? suite.documents : suite.documents(only, of: folder)
  let expected = suite.goldens(of: suite.documents, in: folder)
  let wanted = only.isEmpty ? expected : suite.goldens(of: chosen, in: folder)
  var approval = Approval()
  do throws(IOFailure) {
    var actuals = try Actuals(folder)
    var written = try WrittenFiles(folder)
    for path in try actuals.paths() {
      if wanted.contains(path) {
        let bytes = try actuals.read(path)
        if let refusal = written.refusal(of: path, others) {
          approval.report += "\(refusal)\n"
          continue
        }
        try written.write(bytes, to: path, others)
        try actuals.remove(path)
        approval.approved.append(path)
      } else if !expected.contains(path) {
        approval.unwanted.append(path)
      }
    }
    try written.finish()
    if !approval.approved.isEmpty { try actuals.finish() }
  } catch {
    throw .io(error)
  }
  return approval
}
