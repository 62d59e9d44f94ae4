import Comparison

extension Verification {
  /// The verification as text: a paragraph for each document or variant that differs or failed, and a line with totals.
  package var text: String {
    var text = ""
    for document in documents where !document.isClean {
      switch document.outcome {
      case .failed(let report):
        text += "\(printable(document.path)): cannot be drawn\n" + indented(wholeLines(report.text))
      case .drawn(let variants):
        for verdict in variants where !verdict.isClean {
          text += "\(printable(document.path)), \(verdict.title): \(verdict.word)\n" + indented(verdict.lines)
        }
      }
    }
    return text + summary + "\n"
  }

  /// The totals as text in one line: `1800 variants of 300 documents: 1782 as recorded, 12 differ, 6 new`.
  package var summary: String {
    let counts = counts
    var parts = ["\(counts.same) as recorded"]
    if counts.different > 0 { parts.append("\(counts.different) differ") }
    if counts.new > 0 { parts.append("\(counts.new) without goldens") }
    if counts.failed > 0 { parts.append("\(counts.failed) cannot be drawn") }
    if counts.failedDocuments > 0 { parts.append(counted(counts.failedDocuments, "document") + " cannot be drawn") }
    return counted(counts.variants, "variant") + " of " + counted(counts.documents, "document") + ": "
      + parts.joined(separator: ", ")
  }

  /// The commands that the user can run next, one on each line, with the reason for each; empty if there are none.
  ///
  /// - Parameter command: the command without its last word, `approve` or `prune`, such as `skeleton snapshot`.
  package func advice(_ command: String) -> String {
    var text = ""
    if let failure = actualsFailure { text += "note: the actuals could not be kept: \(failure)\n" }
    if let actuals {
      text += "note: what was drawn is in \(actuals); to make it goldens: \(command) approve\(argument)\n"
    }
    if counts.failedDocuments > 0 {
      text +=
        "note: only layouts are listed: leave out the other entries with \"exclude\" in "
        + "\(SnapshotConfiguration.fileName)\n"
    }
    if orphanCount > 0 {
      text += "note: \(counted(orphanCount, "golden")) without a document; to list: \(command) prune\(argument)\n"
    }
    return text
  }

  /// The verified folder as an argument of a shell command, after a space; empty for the working folder.
  var argument: String {
    if folder == "." { return "" }
    let isPlain = folder.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
        || "_./-".utf8.contains(byte)
    }
    return isPlain ? " \(folder)" : " '" + folder.replacing("'", with: "'\\''") + "'"
  }
}

extension VariantVerdict {
  /// The outcome of the variant in a few words for reports, such as `as recorded` or `differs`.
  var word: String {
    switch outcome {
    case .same: "as recorded"
    case .differs: isNew ? "no golden" : "differs"
    case .failed: "cannot be drawn"
    }
  }

  /// The differences from the goldens, or the report of a failure, as lines of text; empty if nothing differs.
  package var lines: [String] {
    switch outcome {
    case .same: []
    case .differs(let differences): differences.flatMap(\.lines)
    case .failed(let report): wholeLines(report.text)
    }
  }
}

/// A count with its noun, in the plural unless the count is 1: `1 document`, `2 documents`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// The lines of a text in their order, without line breaks; empty lines are left out.
func wholeLines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

private func indented(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }
