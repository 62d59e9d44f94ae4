import Diagnostics
import Dialects
import Geometry
import LayerTree
import SceneModel
import TextFormats
import TextPictures
import ViewTree
import XMLTree

/// The maximum number of problems that the inspection of a document lists; later ones are left out.
private let maximumProblems = 100

extension SkeletonScene {
  /// The inspection of the document as the UTF-8 text of a JSON object: problems, loop, themes, roots, views with their
  /// rules, and bones.
  ///
  /// - Parameter limit: the maximum number of listed roots, views and bones; the counts of views and bones are
  ///   complete.
  /// - Throws: ``RenderError`` for errors of the document.
  package func inspectionJSON(limit: Int) throws(RenderError) -> [UInt8] {
    let roots = try document.rootDescriptions(options)
    let scene = content
    let loop = scene.loop
    var shown = scene
    shown.bones = Bones(scene.bones.prefix(limit))
    return JSONWriter.document { json in
      json.member("ok", true)
      json.write(findings.problems(limit: maximumProblems))
      json.breakLine()
      json.object("loop") { json in
        json.member("start", loop.start)
        json.member("duration", loop.duration)
        json.member("middle", scene.stillTime)
      }
      json.breakLine()
      json.member("themes", scene.themeNames)
      json.breakLine()
      json.objects("roots", .beforeElements, for: roots.prefix(limit).enumerated()) { json, root in
        json.write(root.element, at: root.offset)
      }
      json.breakLine()
      json.member("viewCount", scene.layout.views.count)
      json.member("boneCount", scene.bones.count)
      json.objects("views", .beforeElements, for: zip(views(limit: limit), scene.layout.views)) { json, view in
        json.write(view.0, as: view.1.view)
      }
      json.breakLine()
      json.name("scene")
      json.value(json: bonesJSON(shown, scale: scene.scale))
    }
  }
}

extension RenderError {
  /// The inspection of a document that cannot be rendered, as UTF-8 text of one JSON object with the member `ok` false
  /// and its problems.
  package var inspectionJSON: [UInt8] {
    JSONWriter.document { json in
      json.member("ok", false)
      json.write(findings.problems(limit: maximumProblems))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ problems: [RenderProblem]) {
    objects("problems", .beforeElements, for: problems) { json, problem in
      json.member("severity", problem.severity.rawValue)
      json.member("code", problem.code)
      json.member("message", problem.message)
      json.member("line", ifPresent: problem.line)
      json.member("column", ifPresent: problem.column)
    }
  }

  /// Writes the members of a root view: its index, counted from 0, which the option `root` accepts, and a title.
  fileprivate mutating func write(_ root: RootDescription, at index: Int) {
    let size = root.size.map { " \(Int($0.width.rounded()))×\(Int($0.height.rounded()))" } ?? ""
    let name = root.identifiers.first.map { " \($0)" } ?? ""
    member("name", "\(index)")
    member("title", "\(index): \(root.element)\(name)\(size)")
  }

  /// Writes the members of a view: path, kind, rule, bones, frame in points of the canvas, line in the document, and
  /// its text.
  ///
  /// - Parameters:
  ///   - view: the view's description.
  ///   - content: the view itself, for its hint and its text; neither has a member if it is missing.
  fileprivate mutating func write(_ view: SkeletonView, as content: View) {
    member("path", view.path)
    member("id", ifPresent: view.identifier)
    member("kind", view.kind)
    member("rule", view.rule)
    member("reason", view.reason)
    member("hint", ifPresent: content.hint?.rawValue)
    member("bones", [Double(view.bones.lowerBound), Double(view.bones.upperBound)])
    member("frame", [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
    member("line", view.line)
    if let characters = content.characters ?? content.text?.content { write(characters, of: content) }
  }

  /// Writes the member `text` of a view: its characters, the font size in points, weight and alignment.
  private mutating func write(_ characters: String, of view: View) {
    let alignment = view.text?.alignment ?? (view.kind == .control ? .center : .natural)
    object("text") { json in
      json.member("content", characters)
      json.member("fontSize", view.text?.fontSize ?? TextLines.defaultFontSize)
      json.member("weight", (view.text?.weight ?? .regular).rawValue)
      json.member("alignment", alignment.rawValue)
    }
  }
}
