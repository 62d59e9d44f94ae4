import Diagnostics
import Dialects
import Geometry
import LayerTree
import SceneModel
import TextFormats
import TextPictures
import ViewTree

extension InspectedDocument {
  /// The facts about the document as one object: remarks, loop, themes, views with their rules, bones.
  ///
  /// - Parameter limit: the most views and bones that are listed; their counts are always given.
  package func json(limit: Int) -> [UInt8] {
    let scene = scene.scene
    let loop = scene.loop
    let lines = LineStarts(document.text)
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
    }
  }

  /// Writes a value of the option `root` and a title for it.
  fileprivate mutating func write(_ root: RootDescription, at index: Int) {
    let size = root.size.map { " \(Int($0.width.rounded()))×\(Int($0.height.rounded()))" } ?? ""
    let name = root.identifiers.first.map { " \($0)" } ?? ""
    member("name", "\(index)")
    member("title", "\(index): \(root.element)\(name)\(size)")
  }

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
  }
}
