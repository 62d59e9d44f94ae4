import Comparison
import Diagnostics
import ImageCoding
import SceneModel
package import Skeleton
import ViewTree

extension Measurements {
  /// Measures a placeholder; the time of a render is not measured here.
  ///
  /// - Parameters:
  ///   - content: the scene of the loaded content on the same canvas; nil if it is unknown.
  ///   - variants: the scenes of further themes; the lowest contrast of all is the value.
  ///   - formats: the formats whose outputs are measured.
  /// - Throws: ``RenderError`` for an output that exceeds the limits.
  package init(
    of scene: SkeletonScene, content: SkeletonScene?, variants: [SkeletonScene] = [], formats: [OutputFormat]
  ) throws(RenderError) {
    self[.errors] = 0
    self[.bones] = Double(scene.content.bones.count)
    self[.views] = Double(scene.content.layout.views.count)
    if let content {
      self[.heightDifference] = abs(scene.content.contentHeight - content.content.contentHeight)
      self[.layoutShift] = ContentShift(from: scene.content, to: content.content).shift.score
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

  /// The codes of the problems that count as references without a target.
  private static let references: Set = [
    "android.resource", "android.include", "android.cycle", "android.theme", "android.file", "hxml.style",
  ]
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
