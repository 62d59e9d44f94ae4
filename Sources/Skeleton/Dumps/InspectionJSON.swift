import Diagnostics
import Dialects
import Geometry
import LayerTree
import SceneModel
import TextFormats
import TextPictures
import ViewTree
import XMLTree

/// The most problems that an inspection lists.
private let maximumProblems = 100

extension SkeletonScene {
  /// The facts about the document as one object: problems, loop, themes, roots, views with their rules, bones.
  ///
  /// - Parameter limit: the most views and the most bones that are listed; their counts are always complete.
  package func inspectionJSON(limit: Int) throws(RenderError) -> [UInt8] {
    let roots = try document.rootDescriptions(options)
    var writer = TextWriter()
    let scene = content
    let loop = scene.loop
    writer.write("{\"ok\":true,\"problems\":")
    writer.write(findings.problems(limit: maximumProblems))
    writer.write(",\n\"loop\":{\"start\":\(formatted(loop.start)),\"duration\":\(formatted(loop.duration))")
    writer.write(",\"middle\":\(formatted(loop.middle))},\n\"themes\":[")
    for (index, theme) in scene.themeNames.enumerated() {
      if index > 0 { writer.write(",") }
      writer.write(quoted: theme)
    }
    writer.write("],\n\"roots\":[")
    for (index, root) in roots.prefix(limit).enumerated() {
      writer.write("\(index == 0 ? "" : ",")\n")
      writer.write(root, at: index)
    }
    writer.write("],\n\"viewCount\":\(scene.layout.views.count),\"boneCount\":\(scene.bones.count),\"views\":[")
    let lines = LineStarts(document.elements.text)
    for index in scene.layout.views.indices.prefix(limit) {
      writer.write(index == 0 ? "\n" : ",\n")
      writer.write(view(at: index, lines), hint: scene.layout.views[index].view.hint)
    }
    var shown = scene
    shown.bones = Array(scene.bones.prefix(limit))
    writer.write("],\n\"scene\":")
    writer.write(json: bonesJSON(shown, scale: scene.scale))
    writer.write("}\n")
    return writer.bytes
  }
}

extension RenderError {
  /// The object of an inspection for a document that cannot be used.
  package var inspectionJSON: [UInt8] {
    var writer = TextWriter()
    writer.write("{\"ok\":false,\"problems\":")
    writer.write(findings.problems(limit: maximumProblems))
    writer.write("}\n")
    return writer.bytes
  }
}

extension TextWriter {
  fileprivate mutating func write(_ problems: [RenderProblem]) {
    write("[")
    for (index, problem) in problems.enumerated() {
      write("\(index == 0 ? "" : ",")\n{\"severity\":\"\(problem.severity.rawValue)\",\"code\":")
      write(quoted: problem.code)
      write(",\"message\":")
      write(quoted: problem.message)
      if let line = problem.line, let column = problem.column { write(",\"line\":\(line),\"column\":\(column)") }
      write("}")
    }
    write("]")
  }

  /// A value of the option `root`, and its title.
  fileprivate mutating func write(_ root: RootDescription, at index: Int) {
    let size = root.size.map { " \(Int($0.width.rounded()))×\(Int($0.height.rounded()))" } ?? ""
    let name = root.identifiers.first.map { " \($0)" } ?? ""
    write("{\"name\":\"\(index)\",\"title\":")
    write(quoted: "\(index): \(root.element)\(name)\(size)")
    write("}")
  }

  /// A view: its path, the rule that decided about it, its bones, its frame in points and its line in the document.
  fileprivate mutating func write(_ view: SkeletonView, hint: Hint?) {
    write("{\"path\":")
    write(quoted: view.path)
    if let identifier = view.identifier {
      write(",\"id\":")
      write(quoted: identifier)
    }
    write(",\"kind\":\"\(view.kind)\",\"rule\":\"\(view.rule)\",\"reason\":")
    write(quoted: view.reason)
    if let hint { write(",\"hint\":\"\(hint.rawValue)\"") }
    let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
    write(",\"bones\":[\(view.bones.lowerBound),\(view.bones.upperBound)]")
    write(",\"frame\":[\(frame.map { formatted($0) }.joined(separator: ","))]")
    write(",\"line\":\(view.line)}")
  }
}
