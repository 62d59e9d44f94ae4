package import SystemIO

/// The reason why a folder of documents cannot be processed.
package enum SnapshotError: Error {
  case io(IOFailure)
  /// An invalid configuration; a message of whole lines with positions.
  case invalidConfiguration(String)
  /// A folder without documents: its path as the user wrote it, and the patterns without a match.
  case noDocuments(folder: String, only: [PathPattern])

  static func rethrowing<Value>(_ body: () throws(IOFailure) -> Value) throws(SnapshotError) -> Value {
    do throws(IOFailure) {
      return try body()
    } catch {
      throw .io(error)
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The message in whole lines.
  package var description: String {
    switch self {
    case .io(let failure): "\(failure)\n"
    case .invalidConfiguration(let report): report
    case .noDocuments(let folder, let only) where only.isEmpty:
      "\(folder): error: there is no document in it: no \(SuiteDocument.extensions.joined(separator: ", "))\n"
    case .noDocuments(let folder, let only):
      "\(folder): error: no document in it is \(only.map(\.text).joined(separator: " or "))\n"
    }
  }
}
