import Diagnostics
import Layout
import SceneModel
import ViewTree
import XMLTree

/// A composer of the scenes of one parsed document at further sizes and in the dark theme.
///
/// Encoders use it for outputs that contain several scenes. A limit or a deadline that is exceeded in a variant is an
/// error of the output; a variant that cannot exist is nil.
struct SceneVariants: Sendable {
  private let document: Document
  private let options: RenderRequest
  /// The scene that the document has with the options; nil if it is not known.
  private let scene: Scene?

  init(of document: Document, _ options: RenderRequest, scene: Scene? = nil) {
    (self.document, self.options, self.scene) = (document, options, scene)
  }

  /// Returns a composer of the scene at other widths in points, with frames that are not rounded to device pixels.
  ///
  /// Its result is nil if a frame exceeds the range of coordinates at a width. It throws ``InvalidInput`` with all other
  /// errors of the scene at this width, or if the deadline passes.
  ///
  /// - Parameter isRightToLeft: true for the scenes in the direction of writing from right to left.
  /// - Throws: ``InvalidInput`` with the errors of reading the document, or if the deadline passes.
  func scenesOfWidths(
    isRightToLeft: Bool
  ) throws(InvalidInput) -> (Double) throws(InvalidInput) -> Scene? {
    var options = options
    options.isRightToLeft = isRightToLeft
    options.alignsToPixels = false
    // Most of the time of a layout is spent in reading the document: one reading serves a range of widths.
    let first = try document.pipeline(options).asVariant.views(of: document.elements)
    var readings = first.value.widthsOfViews == nil ? [] : [first]
    return { width throws(InvalidInput) in
      var options = options
      options.size.width = width
      var views = readings.first { $0.value.widthsOfViews?.contains(width) == true }
      if views == nil, !readings.isEmpty {
        let reading = try document.pipeline(options).asVariant.views(of: document.elements)
        if reading.value.widthsOfViews != nil { readings.append(reading) }
        views = reading
      }
      return try scene(options, of: views, unless: { $0 is LayoutProblem })
    }
  }

  /// Composes the scene in the dark theme, for an output that contains both themes.
  ///
  /// Nil if the options name a theme, or if the document's own dark theme has another number of colors than its
  /// shimmer.
  ///
  /// - Throws: ``InvalidInput`` with all other errors of the dark scene, or if the deadline passes.
  func darkScene() throws(InvalidInput) -> Scene? {
    guard options.theme == nil else { return nil }
    var options = options
    options.theme = .dark
    let known = scene?.dependsOnTheme == false ? scene : nil
    return try scene(options, recoloring: known) { problem in
      if case .themeColorCount? = problem as? SceneProblem { true } else { false }
    }
  }

  /// The units of work that the counters of a scene may have counted and not reported.
  private static let unreportedWork = 128

  /// Composes a scene; nil if all errors are of a kind that makes this variant impossible.
  ///
  /// - Parameters:
  ///   - known: a scene that differs from the variant only in the theme; nil if there is none.
  ///   - views: the views of the variant at another width; nil to read the document.
  ///   - isImpossible: returns true for a problem that makes the variant impossible.
  /// - Throws: ``InvalidInput`` with the errors of the scene if one of them is of another kind.
  private func scene(
    _ options: RenderRequest, recoloring known: Scene? = nil, of views: Reported<ViewDocument>? = nil,
    unless isImpossible: (any Problem) -> Bool
  ) throws(InvalidInput) -> Scene? {
    do throws(InvalidInput) {
      if let known { return try document.pipeline(options).asVariant.scene(inThemeOfOptions: known) }
      return try scene(options, of: views)
    } catch {
      let errors = error.diagnostics.filter { $0.severity == .error }
      guard errors.allSatisfy({ isImpossible($0.problem) }) else { throw error }
      return nil
    }
  }

  private func scene(
    _ options: RenderRequest, of views: Reported<ViewDocument>?
  ) throws(InvalidInput) -> Scene {
    // The counters of a small scene end before they report their work, and an output may have a hundred such scenes.
    if !options.deadline.allowsMore(Self.unreportedWork) { throw options.deadline.error }
    let pipeline = document.pipeline(options).asVariant
    if let views {
      let scene = try pipeline.scene(ofViews: views).value
      if !scene.isBlank { return scene }
    }
    return try pipeline.scene(of: document.elements).scene.value
  }
}
