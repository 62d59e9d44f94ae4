package import SystemIO

/// The reason why a folder of documents cannot be verified, recorded or approved.
package enum SnapshotError: Error {
  case io(IOFailure)
  /// The configuration file or its rules file is invalid.
  ///
  /// The text has a message with its position for each error, and every line ends with a line break.
  case invalidConfiguration(String)
  /// The folder contains no documents, or none that matches the patterns `only`.
  ///
  /// `folder` is the path of the folder as the user wrote it.
  case noDocuments(folder: String, only: [PathPattern])
  /// Goldens should be deleted, and no manifest states which files are goldens.
  case noManifest(folder: String)
}

extension SnapshotError: CustomStringConvertible {
  /// The message of the error as text whose last line ends with a line break.
  package var description: String {
    switch self {
    case .io(let failure): "\(failure)\n"
    case .invalidConfiguration(let report): report
    case .noDocuments(let folder, let only) where only.isEmpty:
      "\(folder): error: there is no document in it: no \(SuiteDocument.extensions.joined(separator: ", "))\n"
    case .noManifest(let folder):
      "\(folder): error: nothing deleted: without snapshots.sha256 goldens and other files look alike; "
        + "run 'skeleton snapshot record --adopt' first, or add --force\n"
    case .noDocuments(let folder, let only):
      "\(folder): error: no document in it matches --only \(only.map(\.text).joined(separator: " or "))\n"
    }
  }
}
