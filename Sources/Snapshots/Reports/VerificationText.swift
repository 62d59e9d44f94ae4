extension Verification {
  /// One paragraph for each document and variant that is not as recorded, and a line that counts all.
  package var text: String {
    var text = ""
    for document in documents where !document.isClean {
      switch document.outcome {
      case .failed(let report): text += "\(document.path): cannot be drawn\n" + indented(wholeLines(report))
      case .drawn(let variants):
        for verdict in variants where !verdict.isClean {
          text += "\(document.path), \(verdict.variant.title): \(verdict.word)\n" + indented(verdict.lines)
        }
      }
    }
    return text + summary + "\n"
  }

  /// `1800 variants of 300 documents: 1782 as recorded, 12 differ, 6 new`.
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

  /// What to do next; whole lines, empty when nothing needs to be said.
  ///
  /// - Parameter command: the command's name as it was called, without its last word.
  package func advice(_ command: String) -> String {
    var text = ""
    if let failure = actualsFailure { text += "note: the actuals could not be kept: \(failure)\n" }
    if let actuals {
      text += "note: the actuals are in \(actuals); '\(command) approve\(argument)' makes them goldens\n"
    }
    if counts.failedDocuments > 0 {
      text += "note: what is no layout can be left out: \"exclude\" in \(SnapshotConfiguration.fileName)\n"
    }
    if orphanCount > 0 {
      text += "note: \(counted(orphanCount, "golden")) without a document; see '\(command) prune\(argument)'\n"
    }
    return text
  }

  private var argument: String { folder == "." ? "" : " \(folder)" }
}

extension VariantVerdict {
  /// What became of it, in a word or two.
  var word: String {
    switch outcome {
    case .same: "as recorded"
    case .differs: isNew ? "no golden" : "differs"
    case .failed: "cannot be drawn"
    }
  }

  /// What is not as recorded, in words.
  package var lines: [String] {
    switch outcome {
    case .same: []
    case .differs(let differences): differences.flatMap(\.lines)
    case .failed(let report): wholeLines(report)
    }
  }
}

/// `1 document`, `2 documents`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

private func indented(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }
