package import Comparison
import Diagnostics
package import Geometry
import ImageCoding
import SceneModel
package import Skeleton
import ViewTree

extension Measurements {
  /// Measures a placeholder; the time of a render is not measured here.
  ///
  /// - Parameters:
  ///   - content: the loaded content on the same canvas; nil if it is unknown.
  ///   - isCapture: true if the scene is a captured loading screen, whose placeholder is recognized; false if the bones
  ///     of the scene are the placeholder.
  ///   - windowHeight: the height of the window of a captured page in points; nil for that of the page.
  ///   - variants: the scenes of further themes; the lowest contrast of all is the value.
  ///   - formats: the formats whose outputs are measured.
  /// - Throws: ``RenderError`` for an output that exceeds the limits.
  package init(
    of scene: SkeletonScene, content: LoadedContent?, isCapture: Bool = false, windowHeight: Double? = nil,
    variants: [SkeletonScene] = [],
    formats: [OutputFormat]
  ) throws(RenderError) {
    self[.errors] = 0
    self[.bones] = Double(scene.content.bones.count)
    self[.views] = Double(scene.content.layout.views.count)
    if let content {
      var screen = isCapture ? MarkedScreen(loading: scene.content) : MarkedScreen(bonesOf: scene.content)
      if isCapture { screen.windowHeight = windowHeight }
      var shift: LayoutShift?
      if case .scene(let content) = content {
        self[.heightDifference] = abs(scene.content.contentHeight - content.content.contentHeight)
        if !isCapture || !scene.content.layout.source.isCapture {
          shift = LayoutShift(from: scene.content, to: content.content)
        }
      }
      compare(screen, content, shift) { scene.document.findings($0).problems }
    }
    self[.contrast] = ([scene] + variants).compactMap(\.content.boneContrast).min()
    count(.missingTextAlternatives, at: scene.missingTextAlternatives)
    count(.unresolvedReferences, at: scene.findings.problems.filter { Self.references.contains($0.code) })
    var masks = SceneMasks()
    for format in formats {
      let bytes = try scene.render(as: format, keeping: &masks).bytes
      self[.bytes(format)] = Double(bytes.count)
      self[.compressedBytes(format)] = gzipped(bytes).map { Double($0.count) }
    }
  }

  /// Measures a placeholder whose bones are a JSON file.
  package init(of record: BonesRecord, content: LoadedContent) {
    self[.errors] = 0
    self[.bones] = Double(record.bones.count)
    compare(MarkedScreen(record), content, nil) { Findings($0, in: [], named: "").problems }
  }

  /// Measures a sequence of captures of one screen.
  package init(of frames: [LoadingFrame]) {
    let report = judgeFrames(frames)
    self[.errors] = 0
    self[.layoutShift] = report.totalShift
    count(.mismatches, at: Findings(report.findings.map(\.diagnostic), in: [], named: "").problems)
  }

  private mutating func compare(
    _ screen: MarkedScreen, _ content: LoadedContent, _ shift: LayoutShift?,
    problems: ([Diagnostic]) -> [RenderProblem]
  ) {
    let report = judgeLoading(screen, content.screen, shift: shift)
    loading = report
    self[.layoutShift] = report.shift.score
    count(.mismatches, at: problems(report.findings.map(\.diagnostic)))
    (self[.coverage], self[.precision]) = (report.coverage, report.precision)
    (self[.rows], self[.shapes]) = (report.rows, report.shape)
  }

  /// The codes of the problems that count as references without a target.
  private static let references: Set = [
    "android.resource", "android.include", "android.cycle", "android.theme", "android.file", "hxml.style",
  ]
}

/// The content that is shown after loading.
package enum LoadedContent: Sendable {
  case scene(SkeletonScene)
  /// The bones of the content in a JSON file.
  case record(BonesRecord)

  var screen: MarkedScreen {
    switch self {
    case .scene(let scene): MarkedScreen(content: scene.content)
    case .record(let record): MarkedScreen(record)
    }
  }
}

extension Source {
  /// True for the captured screens of programs, which may show a placeholder.
  var isCapture: Bool { self == .dom || self == .androidDump || self == .iosDump }
}

extension SkeletonScene {
  /// The widths in points at which the document was captured, in ascending order; empty for other documents.
  package var capturedWidths: [Double] { content.document.capturedWidths }

  /// The size of the picture in document units.
  package var screenSize: Size { content.size }

  /// True for a captured page.
  package var isPage: Bool { content.layout.source == .dom }

  /// True for the dump of a running app.
  package var isDump: Bool { content.layout.source.isCapture && !isPage }

  /// The screen as a capture of a placeholder, which is recognized.
  package var loadingScreen: MarkedScreen { MarkedScreen(loading: content) }

  /// The time in seconds at which the screen was captured; nil if the document does not state it.
  package var captureTime: Double? { content.document.captureTime }
}

extension SkeletonScene {
  /// A problem for each picture without a description for screen readers, and one if the title of the outputs is empty.
  ///
  /// Copies of a repeated view count once.
  fileprivate var missingTextAlternatives: [RenderProblem] {
    var missing: [Diagnostic] = []
    if options.markup.title.isEmpty { missing.append(.warning(CheckProblem.noTitle, at: nil)) }
    for placed in content.layout.views where placed.view.lacksTextAlternative && !placed.view.isHidden {
      missing.append(.warning(CheckProblem.noTextAlternative(placed.view.element), at: placed.view.location))
    }
    // Copies of a repeated view are one place.
    var seen: Set<Int> = []
    return document.findings(missing.filter { seen.insert($0.location?.offset ?? -1).inserted }).problems
  }
}

/// A finding about text alternatives, which only checks report.
enum CheckProblem: Problem, Hashable {
  case noTextAlternative(String)
  case noTitle

  var code: String { "check.alternative" }

  var message: String {
    switch self {
    case .noTextAlternative(let element): "<\(element)> has no text alternative for screen readers"
    case .noTitle: "the title of the outputs is empty, expected the text that screen readers read aloud"
    }
  }
}
