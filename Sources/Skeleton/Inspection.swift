import Diagnostics
import Dialects
import SceneModel
import ViewTree

/// A document with all that was found out about it on the way to its scene.
package struct InspectedDocument: Sendable {
  /// The scene, to be drawn with ``NamedDocument/encode(_:as:_:progress:)``.
  package let scene: PreparedScene
  /// In document order; none is an error.
  package let remarks: [Remark]
  /// Names that the option `theme` takes.
  package let themes: [String]
  let document: NamedDocument
  /// What the option `root` can name; empty for documents of one root.
  let roots: [RootDescription]
  /// One for each view.
  let decisions: [BoneDecision]
}

/// The document cannot be used: what is wrong with it, in document order.
package struct InspectionError: Error {
  package let remarks: [Remark]
}

/// One thing to tell about a document, and where.
package struct Remark: Hashable, Sendable {
  /// `error`, `warning` or `note`.
  package let severity: String
  /// A stable name for programs, such as `xml.syntax`.
  package let code: String
  package let message: String
  /// From 1; nil when the whole document is meant.
  package let line: Int?
  /// Unicode scalars from 1; nil when the whole document is meant.
  package let column: Int?
}

extension NamedDocument {
  /// The scene of the document, and for each view the rule that decided about it.
  package func inspected(
    _ options: RenderOptions, _ context: RenderContext = RenderContext()
  ) throws(InspectionError) -> InspectedDocument {
    do throws(InvalidInput) {
      let pipeline = Pipeline(RenderRequest(options, context))
      let found = try pipeline.inspection(of: bytes)
      let (document, scene, roots) = found.value
      let bones = findBones(in: scene.layout, of: document)
      return InspectedDocument(
        scene: PreparedScene(scene: scene), remarks: remarks(found.diagnostics),
        themes: ["light", "dark"] + document.themes.map(\.name).filter { $0 != "light" && $0 != "dark" },
        document: self, roots: roots, decisions: bones.decisions)
    } catch {
      throw InspectionError(remarks: remarks(error.diagnostics))
    }
  }

  /// At most so many of one document are told.
  private static let maximumRemarks = 100

  private func remarks(_ diagnostics: [Diagnostic]) -> [Remark] {
    guard !diagnostics.isEmpty else { return [] }
    let text = SourceText(name: name, utf8: text)
    return diagnostics.prefix(Self.maximumRemarks).map { diagnostic in
      let position = diagnostic.location.map(text.position)
      return Remark(
        severity: diagnostic.severity.rawValue, code: diagnostic.problem.code, message: diagnostic.problem.message,
        line: position?.line, column: position?.column)
    }
  }
}
