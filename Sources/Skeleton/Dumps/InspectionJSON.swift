import Diagnostics
import Dialects
import Geometry
import LayerTree
import SceneModel
import TextFormats
import TextPictures
import ViewTree

extension InspectedDocument {
  /// What is known about the document as one object: remarks, loop, themes, views with their rules, bones.
  ///
  /// - Parameter limit: views and bones that are listed at most; their counts are told in any case.
  package func json(limit: Int) -> [UInt8] {
    var writer = TextWriter()
    let scene = scene.scene
    let loop = scene.loop
    writer.write("{\"ok\":true,\"problems\":")
    writer.write(remarks)
    writer.write(",\n\"loop\":{\"start\":\(formatted(loop.start)),\"duration\":\(formatted(loop.duration))")
    writer.write(",\"middle\":\(formatted(scene.stillTime))},\n\"themes\":[")
    for (index, theme) in themes.enumerated() {
      if index > 0 { writer.write(",") }
      writer.write(quoted: theme)
    }
    writer.write("],\n\"roots\":[")
    for (index, root) in roots.prefix(limit).enumerated() {
      writer.write("\(index == 0 ? "" : ",")\n")
      writer.write(root, at: index)
    }
    writer.write("],\n\"viewCount\":\(scene.layout.views.count),\"boneCount\":\(scene.bones.count),\"views\":[")
    let lines = LineStarts(document.text)
    for index in scene.layout.views.indices.prefix(limit) {
      writer.write(index == 0 ? "\n" : ",\n")
      writer.write(view: index, of: scene.layout, decisions[index], lines)
    }
    var shown = scene
    shown.bones = Array(scene.bones.prefix(limit))
    writer.write("],\n\"scene\":")
    writer.write(json: bonesJSON(shown, scale: scene.scale))
    writer.write("}\n")
    return writer.bytes
  }
}

extension InspectionError {
  /// The same object for a document that cannot be used.
  package var json: [UInt8] {
    var writer = TextWriter()
    writer.write("{\"ok\":false,\"problems\":")
    writer.write(remarks)
    writer.write("}\n")
    return writer.bytes
  }
}

extension TextWriter {
  fileprivate mutating func write(_ remarks: [Remark]) {
    write("[")
    for (index, remark) in remarks.enumerated() {
      write("\(index == 0 ? "" : ",")\n{\"severity\":\"\(remark.severity)\",\"code\":")
      write(quoted: remark.code)
      write(",\"message\":")
      write(quoted: remark.message)
      if let line = remark.line, let column = remark.column { write(",\"line\":\(line),\"column\":\(column)") }
      write("}")
    }
    write("]")
  }

  /// What the option `root` takes, and what that is.
  fileprivate mutating func write(_ root: RootDescription, at index: Int) {
    let size = root.size.map { " \(Int($0.width.rounded()))×\(Int($0.height.rounded()))" } ?? ""
    let name = root.identifiers.first.map { " \($0)" } ?? ""
    write("{\"name\":\"\(index)\",\"title\":")
    write(quoted: "\(index): \(root.element)\(name)\(size)")
    write("}")
  }

  /// A view: its path, the rule that decided about it, its bones, its frame in points and the line that it is from.
  fileprivate mutating func write(
    view index: Int, of layout: PlacedViews, _ decision: BoneDecision, _ lines: LineStarts
  ) {
    let placed = layout.views[index]
    write("{\"path\":")
    write(quoted: layout.path(of: index))
    if let identifier = placed.view.identifier {
      write(",\"id\":")
      write(quoted: identifier)
    }
    write(",\"kind\":\"\(placed.view.kind.rawValue)\",\"rule\":\"\(decision.rule.rawValue)\",\"reason\":")
    write(quoted: decision.rule.reason)
    if let hint = placed.view.hint { write(",\"hint\":\"\(hint.rawValue)\"") }
    let frame = [placed.frame.minX, placed.frame.minY, placed.frame.width, placed.frame.height]
    write(",\"bones\":[\(decision.bones.lowerBound),\(decision.bones.upperBound)]")
    write(",\"frame\":[\(frame.map { formatted($0) }.joined(separator: ","))]")
    write(",\"line\":\(lines.line(of: placed.view.location))}")
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
  }
}
