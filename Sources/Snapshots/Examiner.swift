import Comparison
import Skeleton
import SystemIO

/// The state of a comparison of a folder's documents with their goldens, document by document.
struct Examiner<Folder: SnapshotFolder> {
  let folder: Folder
  let suite: SnapshotSuite
  let tolerance: PixelTolerance
  /// The number of bytes of image files that further verdicts may keep for a report; none are kept at 0 or below.
  private var pictureBudget: Int
  /// The goldens that the examined documents should have, by the paths of the documents.
  private(set) var goldens: [String: DocumentGoldens] = [:]

  /// The maximum size in bytes of all image files in one report, which a browser still displays well.
  ///
  /// Once it is reached, further differences are reported without pictures.
  static var largestPictureBudget: Int { 96 << 20 }

  init(_ folder: Folder, _ suite: SnapshotSuite, tolerance: PixelTolerance, keepsPictures: Bool) {
    (self.folder, self.suite, self.tolerance) = (folder, suite, tolerance)
    pictureBudget = keepsPictures ? Self.largestPictureBudget : 0
  }

  /// The verdict on a document in all variants; nil for an XML file that is a JUnit report of an earlier run.
  ///
  /// A document that cannot be read or drawn has a verdict with the reason.
  ///
  /// - Parameter found: a function that receives each golden that differs or is missing, with its new content.
  mutating func examine(
    _ document: SuiteDocument, found: (_ difference: GoldenDifference, _ actual: [UInt8]) -> Void
  ) -> DocumentVerdict? {
    let name = printable(folder.fullName(document.path))
    if let rival = suite.rivals[document.path] {
      return failure(of: document, sharedGoldens(name, rival))
    }
    let bytes: [UInt8]
    do throws(IOFailure) {
      bytes = try folder.read(document.path)
    } catch {
      return failure(of: document, FailureReport(text: "\(error)\n"))
    }
    if isJUnitReport(bytes) {
      folder.release(document.path)
      return nil
    }
    let parsed: Document
    let variants: [Variant]
    do throws(RenderError) {
      parsed = try Document(DocumentSource(bytes, named: name))
      variants = try suite.configuration.variants(of: parsed)
    } catch {
      return failure(of: document, FailureReport(error))
    }
    goldens[document.path] = DocumentGoldens(document, variants, suite.configuration.formats)
    if let rival = suite.rival(of: document, variants) { return failure(of: document, sharedGoldens(name, rival)) }
    var verdicts: [VariantVerdict] = []
    for variant in variants { verdicts.append(examine(document, parsed, variant, found: found)) }
    return DocumentVerdict(path: document.path, outcome: commonFailure(of: verdicts) ?? .drawn(verdicts))
  }

  private func failure(of document: SuiteDocument, _ report: FailureReport) -> DocumentVerdict {
    DocumentVerdict(path: document.path, outcome: .failed(report))
  }

  private func sharedGoldens(_ name: String, _ rival: String) -> FailureReport {
    let other = printable(folder.fullName(rival))
    return FailureReport(text: "\(name): error: it would share goldens with \(other); rename one of the two\n")
  }

  private mutating func examine(
    _ document: SuiteDocument, _ parsed: Document, _ variant: Variant,
    found: (_ difference: GoldenDifference, _ actual: [UInt8]) -> Void
  ) -> VariantVerdict {
    do throws(RenderError) {
      var differences: [GoldenDifference] = []
      for (format, output) in try drawGoldens(of: parsed, variant, suite.configuration, suite.rules) {
        guard let difference = compare(document.golden(variant, format), format, output) else { continue }
        found(difference, output.bytes)
        differences.append(difference)
      }
      return VariantVerdict(title: variant.title, outcome: differences.isEmpty ? .same : .differs(differences))
    } catch {
      return VariantVerdict(title: variant.title, outcome: .failed(FailureReport(error)))
    }
  }

  private mutating func compare(
    _ path: String, _ format: GoldenFormat, _ actual: ActualOutput
  ) -> GoldenDifference? {
    let isNew = !suite.files.contains(path)
    let keepsPictures = pictureBudget > 0 && format == .png
    var difference = GoldenDifference(
      path: path, isNew: isNew, isPicture: format == .png, lines: ["no golden \(printable(path))"])
    var pictures = ReportPictures(actual: actual.bytes)
    if !isNew {
      do throws(IOFailure) {
        let golden = try folder.read(path)
        let comparison = GoldenComparison(golden, named: folder.fullName(path), with: actual, tolerance: tolerance)
        guard let found = comparison.difference() else { return nil }
        // Bones and pixels state the kind of the golden, lines do not.
        difference.lines = (format == .ascii ? ["\(printable(path)) differs:"] : []) + wholeLines(found.text)
        if keepsPictures, let compared = found.pictures {
          pictures.expected = golden
          pictures.difference = try? compared.differencePicture.png()
        }
      } catch {
        difference.lines = ["\(error)"]
      }
    }
    if keepsPictures { difference.pictures = pictures }
    pictureBudget -= difference.pictures?.byteCount ?? 0
    return difference
  }

  /// The outcome of a document that fails in all variants for the same reason; nil for all other documents.
  private func commonFailure(of verdicts: [VariantVerdict]) -> DocumentVerdict.Outcome? {
    guard case .failed(let report)? = verdicts.first?.outcome else { return nil }
    let isCommon = verdicts.allSatisfy { verdict in
      if case .failed(report) = verdict.outcome { true } else { false }
    }
    return isCommon ? .failed(report) : nil
  }
}
