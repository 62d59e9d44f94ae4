import Comparison

// The results of recording, approving and pruning, as text.

extension Recording {
  /// The result of the recording as text: a line for each document with written or kept goldens, and a line with
  /// totals.
  package var text: String {
    var text = ""
    for document in documents {
      var parts: [String] = []
      if document.new > 0 { parts.append("\(document.new) new") }
      if document.changed > 0 { parts.append("\(document.changed) changed") }
      if document.left > 0 { parts.append("\(document.left) left that differ") }
      if !parts.isEmpty { text += "\(printable(document.path)): \(parts.joined(separator: ", "))\n" }
    }
    let (new, changed) = (documents.reduce(0) { $0 + $1.new }, documents.reduce(0) { $0 + $1.changed })
    let left = documents.reduce(0) { $0 + $1.left }
    return text + counted(documents.count, "document")
      + ": \(new) new, \(changed) changed, \(same + left) left as they were\n"
  }

  /// The problems of all documents with their positions, in the format of a compiler's messages.
  ///
  /// Every line ends with a line break. The text is empty if there are no problems.
  package var report: String { documents.map(\.report).joined() }

  /// True if every document could be drawn and all of its goldens could be written.
  package var isComplete: Bool { documents.allSatisfy(\.report.isEmpty) }
}

extension Approval {
  /// The result of the approval as text: a line for each replaced golden and each left output, and a line with the
  /// total.
  package var text: String {
    let lines =
      approved.map { "approved: \(printable($0))\n" }
      + unwanted.map { "left, no document asks for it: \(printable($0))\n" }
    let count =
      approved.isEmpty
      ? "nothing to approve: the last verify found nothing that differs, or there was none"
      : "\(counted(approved.count, "golden")) approved"
    return lines.joined() + count + "\n"
  }
}

extension Orphans {
  /// The goldens without a document and the documents without goldens as text, a line for each, then the totals.
  ///
  /// The text is empty if there are none.
  ///
  /// - Parameter isDeleted: true if the goldens without a document have been deleted.
  package func text(isDeleted: Bool) -> String {
    if isEmpty { return "" }
    let verb = isDeleted ? "deleted, had no document" : "golden without a document"
    var text = goldens.map { "\(verb): \(printable($0))\n" }.joined()
    text += unclear.map { "belongs to no document, perhaps no golden: \(printable($0))\n" }.joined()
    for document in documents {
      let names =
        document.missing.count == document.expected
        ? "" : " (\(document.missing.map(lastName).map(printable).joined(separator: ", ")))"
      let count = "\(document.missing.count) of \(document.expected) missing"
      text += "document without goldens: \(printable(document.path)), \(count)\(names)\n"
    }
    var parts = [counted(goldens.count, "golden") + (isDeleted ? " deleted" : " without a document")]
    if !unclear.isEmpty { parts.append("\(unclear.count) unclear") }
    if !documents.isEmpty { parts.append(counted(documents.count, "document") + " without all goldens") }
    return text + parts.joined(separator: ", ") + "\n"
  }

  /// Returns true if every golden has a document and every document has its goldens; unclear files do not count.
  ///
  /// - Parameter isDeleted: true if the goldens without a document have been deleted.
  package func isSettled(isDeleted: Bool) -> Bool { documents.isEmpty && (isDeleted || goldens.isEmpty) }
}

private func lastName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
