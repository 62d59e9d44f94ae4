import Diagnostics
import Dialects
import Geometry
import SceneModel
import XMLTree

/// A document and what to call it: every stage's result comes with its diagnostics as a person reads them.
package struct NamedDocument: Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The document as UTF-8, as far as it can be decoded: what lines and columns count in.
  package var text: [UInt8] { sourceText(of: bytes) }
}

/// A value, and what to tell about it on standard error: whole lines, empty when there is nothing.
package struct Noted<Value> {
  package var value: Value
  package var notes: String
  /// Whether any of them is a warning.
  package var warns: Bool

  package init(_ value: Value, notes: String = "", warns: Bool = false) {
    self.value = value
    self.notes = notes
    self.warns = warns
  }
}

/// A document that cannot be used, in words: whole lines with positions, in the manner of compilers.
package struct DocumentError: Error {
  package let report: String

  package init(report: String) {
    self.report = report
  }
}

/// A scene that is ready to be drawn at any moment, in any format.
package struct PreparedScene: Sendable {
  let scene: Scene

  /// The extent of the canvas in points.
  package var size: (width: Double, height: Double) { (scene.size.width, scene.size.height) }

  /// The scene with every bone outlined and numbered.
  package var annotated: PreparedScene { PreparedScene(scene: scene.annotated) }

  /// What the numbers of ``annotated`` stand for, one bone on each line.
  package var legend: String { scene.legend }
}

/// A document that is parsed once, for pictures of any size.
package struct ParsedDocument: Sendable {
  fileprivate let document: NamedDocument
  fileprivate let elements: XMLDocument

  /// - Parameter stageDidEnd: told the name of each stage when it ends.
  package func scene(
    _ options: RenderOptions, _ context: RenderContext = RenderContext(),
    stageDidEnd: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(DocumentError) -> Noted<PreparedScene> {
    var pipeline = Pipeline(RenderRequest(options, context))
    pipeline.stageDidEnd = stageDidEnd
    return try document.noting { () throws(InvalidInput) in
      let scene = try pipeline.scene(of: elements)
      return Reported(PreparedScene(scene: scene.value), scene.diagnostics)
    }
  }
}

extension NamedDocument {
  /// - Parameters:
  ///   - options: of which the limits count.
  ///   - stageDidEnd: told the name of each stage when it ends.
  package func parsed(
    _ options: RenderOptions, _ context: RenderContext = RenderContext(),
    stageDidEnd: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(DocumentError) -> ParsedDocument {
    var pipeline = Pipeline(RenderRequest(options, context))
    pipeline.stageDidEnd = stageDidEnd
    return try noting { () throws(InvalidInput) in
      Reported(ParsedDocument(document: self, elements: try pipeline.parse(bytes)))
    }.value
  }

  package func scene(_ options: RenderOptions) throws(DocumentError) -> Noted<PreparedScene> {
    try parsed(options).scene(options)
  }

  /// A scene of this document in one format; `options.time` nil is the middle of the loop.
  ///
  /// - Parameters:
  ///   - progress: told how many frames, or bands of a tall picture, of how many are done.
  ///   - write: takes the next bytes; false to have no more.
  package func encode(
    _ prepared: PreparedScene, as format: OutputFormat, _ options: RenderOptions,
    _ context: RenderContext = RenderContext(), progress: (_ done: Int, _ count: Int) -> Void = { _, _ in },
    write: ([UInt8]) -> Bool
  ) throws(DocumentError) -> Noted<Void> {
    try noting { () throws(InvalidInput) in
      let notes = try Skeleton.encode(
        prepared.scene, of: bytes, as: format, RenderRequest(options, context), progress: progress, write: write)
      return Reported((), notes)
    }
  }

  /// The same, whole.
  package func encode(
    _ prepared: PreparedScene, as format: OutputFormat, _ options: RenderOptions,
    _ context: RenderContext = RenderContext(), progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(DocumentError) -> Noted<[UInt8]> {
    var bytes: [UInt8] = []
    let noted = try encode(prepared, as: format, options, context, progress: progress) { piece in
      bytes += piece
      return true
    }
    return Noted(bytes, notes: noted.notes, warns: noted.warns)
  }

  /// The frames of all views.
  package func layout(as format: LayoutFormat, _ options: RenderOptions) throws(DocumentError) -> Noted<[UInt8]> {
    try noting { () throws(InvalidInput) in
      let placed = try Pipeline(options).layout(of: bytes)
      let layout = placed.value.layout
      return Reported(format == .json ? layoutJSON(layout) : layoutOutline(layout), placed.diagnostics)
    }
  }

  /// One line for each view: whether it is a bone, and by which rule.
  package func explanation(_ options: RenderOptions) throws(DocumentError) -> Noted<[UInt8]> {
    try noting { () throws(InvalidInput) in try Pipeline(options).explanation(of: bytes) }
  }

  /// One line for each part that `root` can name.
  package func roots(_ options: RenderOptions) throws(DocumentError) -> [UInt8] {
    try noting { () throws(InvalidInput) in
      Reported(rootList(try Pipeline(options).roots(of: bytes)))
    }.value
  }

  /// The hints of a rules file.
  package func rules() throws(DocumentError) -> Noted<RuleSet> {
    try noting { () throws(InvalidInput) in
      let rules = try parseRules(parseXML(bytes))
      return Reported(RuleSet(rules.value), rules.diagnostics)
    }
  }

  fileprivate func noting<Value>(
    _ stage: () throws(InvalidInput) -> Reported<Value>
  ) throws(DocumentError) -> Noted<Value> {
    do throws(InvalidInput) {
      let reported = try stage()
      return Noted(
        reported.value, notes: report(reported.diagnostics),
        warns: reported.diagnostics.contains { $0.severity == .warning })
    } catch {
      throw DocumentError(report: report(error.diagnostics))
    }
  }

  /// At most so many diagnostics of one document are printed.
  private static let maximumDiagnostics = 20

  private func report(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let text = SourceText(name: name, utf8: sourceText(of: bytes))
    let shown = diagnostics.prefix(Self.maximumDiagnostics)
    let rest = diagnostics.count - shown.count
    return shown.map(text.rendered).joined() + (rest > 0 ? "\(name): \(rest) more are not shown\n" : "")
  }
}
