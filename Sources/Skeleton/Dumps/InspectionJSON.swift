import Diagnostics
import Dialects
import Geometry
import LayerTree
import SceneModel
import TextFormats
import TextPictures
import ViewTree
import XMLTree

<<<<<<< HEAD
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
=======
extension InspectedDocument {
  /// The facts about the document as one object: remarks, loop, themes, views with their rules, bones.
  ///
  /// - Parameter limit: the most views and bones that are listed; their counts are always given.
  package func json(limit: Int) -> [UInt8] {
    let scene = scene.scene
    let loop = scene.loop
    let lines = LineStarts(document.text)
>>>>>>> c84b1ca8c28788bdc1cc049a22dd5840c3f39d12
    var shown = scene
    shown.bones = Array(scene.bones.prefix(limit))
    var json = JSONWriter()
    json.object { json in
      json.member("ok", true)
      json.write(remarks)
      json.breakLine()
      json.object("loop") { json in
        json.member("start", loop.start)
        json.member("duration", loop.duration)
        json.member("middle", loop.middle)
      }
      json.breakLine()
      json.member("themes", themes)
      json.breakLine()
      json.array("roots", .beforeElements) { json in
        for (index, root) in roots.prefix(limit).enumerated() { json.object { $0.write(root, at: index) } }
      }
      json.breakLine()
      json.member("viewCount", scene.layout.views.count)
      json.member("boneCount", scene.bones.count)
      json.array("views", .beforeElements) { json in
        for index in scene.layout.views.indices.prefix(limit) {
          json.object { $0.write(view: index, of: scene.layout, decisions[index], lines) }
        }
      }
      json.breakLine()
      json.name("scene")
      json.value(json: bonesJSON(shown, scale: scene.scale))
    }
    json.endLine()
    return json.bytes
  }
}

<<<<<<< HEAD
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
=======
extension InspectionError {
  /// The same object for a document that cannot be used.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("ok", false)
      json.write(remarks)
    }
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ remarks: [Remark]) {
    array("problems", .beforeElements) { json in
      for remark in remarks {
        json.object { json in
          json.member("severity", "\(remark.severity)")
          json.member("code", remark.code)
          json.member("message", remark.message)
          guard let line = remark.line, let column = remark.column else { return }
          json.member("line", line)
          json.member("column", column)
        }
      }
>>>>>>> c84b1ca8c28788bdc1cc049a22dd5840c3f39d12
    }
  }

<<<<<<< HEAD
  /// A value of the option `root`, and its title.
=======
  /// Writes a value of the option `root` and a title for it.
>>>>>>> c84b1ca8c28788bdc1cc049a22dd5840c3f39d12
  fileprivate mutating func write(_ root: RootDescription, at index: Int) {
    let size = root.size.map { " \(Int($0.width.rounded()))×\(Int($0.height.rounded()))" } ?? ""
    let name = root.identifiers.first.map { " \($0)" } ?? ""
    member("name", "\(index)")
    member("title", "\(index): \(root.element)\(name)\(size)")
  }

<<<<<<< HEAD
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
=======
  /// Writes a view: its path, the rule that decided about it, its bones, its frame in points and its line.
  fileprivate mutating func write(
    view index: Int, of layout: PlacedViews, _ decision: BoneDecision, _ lines: LineStarts
  ) {
    let placed = layout.views[index]
    member("path", layout.path(of: index))
    member("id", ifPresent: placed.view.identifier)
    member("kind", placed.view.kind.rawValue)
    member("rule", decision.rule.rawValue)
    member("reason", decision.rule.reason)
    member("hint", ifPresent: placed.view.hint?.rawValue)
    array("bones") { json in
      json.value(decision.bones.lowerBound)
      json.value(decision.bones.upperBound)
    }
    member("frame", placed.frame.originAndSize)
    member("line", lines.line(of: placed.view.location))
  }
}

/// Where the lines of a text begin, for many positions in it.
private struct LineStarts {
  private var offsets = [0]

  init(_ text: [UInt8]) {
    for (offset, byte) in text.enumerated() where byte == 0x0A { offsets.append(offset + 1) }
  }

  /// From 1.
  func line(of location: SourceLocation) -> Int {
    var (low, high) = (0, offsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= location.offset { low = middle } else { high = middle }
    }
    return low + 1
>>>>>>> c84b1ca8c28788bdc1cc049a22dd5840c3f39d12
  }
}
