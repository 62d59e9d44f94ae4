import SystemIO

/// The goldens written by an approval.
package struct Approval: Hashable, Sendable {
  /// Goldens, from the folder on, in the order of their bytes.
  package var approved: [String] = []
  /// Actuals that no document produces any more; they stay.
  package var unwanted: [String] = []
}

/// Makes the actuals of the last run goldens, and removes them from where they were.
///
/// - Parameter only: the goldens of which documents; all when there is no pattern.
package func approve(_ folder: some SnapshotFolder, only: [PathPattern] = []) throws(SnapshotError) -> Approval {
  let suite = try SnapshotSuite(folder)
  let chosen = try only.isEmpty ? suite.documents : suite.documents(only, of: folder)
  let (expected, wanted) = (suite.goldens(of: suite.documents), suite.goldens(of: chosen))
  let actuals = Actuals(folder: folder)
  return try SnapshotError.rethrowing { () throws(IOFailure) in
    var approval = Approval()
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
    return approval
  }
}
