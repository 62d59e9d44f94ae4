package import SystemIO

/// The result of an approval: the goldens that were replaced, and the actual outputs that were left.
package struct Approval: Hashable, Sendable {
  /// The paths of the replaced goldens, relative to the folder of documents, in the order of their UTF-8 bytes.
  package var approved: [String] = []
  /// The paths, relative to the folder of documents, of actual outputs that belong to no document and stay.
  package var unwanted: [String] = []
}

/// Replaces goldens by the actual outputs of the last verification, which are removed.
///
/// - Parameter only: the patterns of documents whose goldens are replaced; empty for all.
/// - Throws: ``SnapshotError`` if the folder cannot be read or written, or if no document matches.
package func approve(_ folder: some SnapshotFolder, only: [PathPattern] = []) throws(SnapshotError) -> Approval {
  let suite = try SnapshotSuite(folder)
  let chosen = try only.isEmpty ? suite.documents : suite.documents(only, of: folder)
  let (expected, wanted) = (suite.goldens(of: suite.documents), suite.goldens(of: chosen))
  let actuals = Actuals(folder: folder)
  var approval = Approval()
  do throws(IOFailure) {
    for path in try actuals.paths() {
      if wanted.contains(path) {
        try folder.write(try actuals.read(path), to: path)
        try actuals.remove(path)
        approval.approved.append(path)
      } else if !expected.contains(path) {
        approval.unwanted.append(path)
      }
    }
    if !approval.approved.isEmpty { try actuals.removeTopIfEmpty() }
  } catch {
    throw .io(error)
  }
  return approval
}
