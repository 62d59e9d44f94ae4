import Diagnostics
import Geometry
import LayerTree
import Testing
import TextFormats
import XMLTree

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// The document of a piece of native markup.
func readNative(_ markup: String, _ request: ViewRequest = ViewRequest()) throws -> ViewDocument {
  try Dialect.native.resolveViews(parseXML(Array(markup.utf8)), request).value
}

/// The errors of a piece of native markup, each with line and column.
func errorsOfNative(_ markup: String) -> [String] {
  do {
    _ = try readNative(markup)
    return []
  } catch let error as InvalidInput {
    let text = SourceText(name: "", utf8: Array(markup.utf8))
    return error.diagnostics.map { diagnostic in
      let position = diagnostic.location.map(text.position)
      return "\(position?.line ?? 0):\(position?.column ?? 0): \(diagnostic.problem.message)"
    }
  } catch {
    return ["\(error)"]
  }
}

/// A native document in the format of its golden: every view with the properties and animations of its layer.
func motionReport(_ document: ViewDocument) -> String {
  var report = ""
  if let stop = document.loading.stopTime { report += "stops at \(number(stop))\n" }
  for animation in document.shimmer?.animations ?? [] { report += lines(of: animation, depth: 1) }
  return report + lines(of: document.root, depth: 0)
}

private func lines(of view: View, depth: Int) -> String {
  var words = [view.element]
  if let hint = view.hint { words.append(hint.rawValue) }
  if view.appearance.opacity != 1 { words.append("opacity=\(number(view.appearance.opacity))") }
  if let background = view.appearance.background { words.append(background.hexadecimal) }
  if view.repetition != .once { words.append("\(view.repetition)") }
  let layer = view.layer
  if layer.isMask { words.append("mask") }
  if layer.transform != .identity { words.append("transform=\(text(.transform(layer.transform)))") }
  if layer.anchorPoint != UnitPoint(x: 0.5, y: 0.5) { words.append("anchor=\(text(.unitPoint(layer.anchorPoint)))") }
  if layer.zPosition != 0 { words.append("z=\(number(layer.zPosition))") }
  if layer.depth != .none {
    let numbers = [layer.depth.rotationX, layer.depth.rotationY, layer.depth.translationZ].map(number)
    words.append("depth=" + numbers.joined(separator: ","))
  }
  if layer.perspective != 0 { words.append("perspective=\(number(layer.perspective))") }
  for transition in layer.transitions {
    let state = transition.isAppearing ? "appears" : "disappears"
    words.append(
      "\(transition.kind) \(transition.side) \(state) at \(number(transition.beginTime)) in "
        + "\(number(transition.duration)) \(text(transition.timingFunction))")
  }
  if layer.shadow != LayerShadow() {
    let shadow = layer.shadow
    words.append(
      "shadow=\(shadow.color.hexadecimal) \(number(shadow.opacity)) \(number(shadow.radius)) "
        + text(.point(shadow.offset)))
  }
  words.append(text(layer.content))
  let line = indent(depth) + words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  return line + layer.animations.map { lines(of: $0, depth: depth + 2) }.joined()
    + view.children.map { lines(of: $0, depth: depth + 1) }.joined()
}

private func text(_ content: LayerStyle.Content) -> String {
  switch content {
  case .none: ""
  case .shape(let shape):
    "path(\(shape.path.elements.count)) \(shape.fillRule) fill=\(shape.fillColor?.hexadecimal ?? "none")"
      + " stroke=\(shape.strokeColor?.hexadecimal ?? "none") width=\(number(shape.strokeStyle.lineWidth))"
      + " \(shape.strokeStyle.lineCap) \(shape.strokeStyle.lineJoin) miter=\(number(shape.strokeStyle.miterLimit))"
      + " from \(number(shape.strokeStyle.strokeStart)) to \(number(shape.strokeStyle.strokeEnd))"
  case .replicator(let replicator):
    "\(replicator.instanceCount) instances delay=\(number(replicator.instanceDelay))"
      + " transform=\(text(.transform(replicator.instanceTransform))) \(replicator.instanceColor.hexadecimal)"
      + " offsets="
      + [
        replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset,
        replicator.instanceAlphaOffset,
      ].map(number).joined(separator: ",")
  case .cards(let cards):
    "\(cards.layout) \(cards.columns)x\(cards.rows) inset=\(text(.size(cards.inset)))"
      + " spacing=\(text(.size(cards.spacing))) item=\(text(.size(cards.itemSize)))"
      + (cards.page == 1 ? "" : " page=\(cards.page)")
      + cards.changes.map {
        "; \($0.layout)\($0.page.map { " page \($0)" } ?? "") at \(number($0.beginTime)) in \(number($0.duration)) \(text($0.timingFunction))"
      }.joined()
  }
}

private func lines(of animation: Animation, depth: Int) -> String {
  var words: [String] = []
  var members = ""
  var isAdditive = false
  switch animation.content {
  case .basic(let values):
    words = ["~", values.keyPath.rawValue]
    isAdditive = values.isAdditive
    for (name, value) in [("from", values.from), ("to", values.to), ("by", values.by)] {
      if let value { words.append("\(name)=\(text(value))") }
    }
  case .keyframe(let keyframes):
    words = ["~", keyframes.keyPath.rawValue, "\(keyframes.calculationMode)"]
    isAdditive = keyframes.isAdditive
    words.append(keyframes.values.map(text).joined(separator: "; "))
    if !keyframes.keyTimes.isEmpty { words.append("at " + keyframes.keyTimes.map(number).joined(separator: ",")) }
    if !keyframes.timingFunctions.isEmpty { words.append(keyframes.timingFunctions.map(text).joined(separator: "; ")) }
  case .group(let animations):
    words = ["~ group"]
    members = animations.map { lines(of: $0, depth: depth + 1) }.joined()
  }
  let timing = animation.timing
  words.append("| \(number(timing.beginTime)) + \(number(timing.duration))")
  if timing.speed != 1 { words.append("speed=\(number(timing.speed))") }
  if timing.timeOffset != 0 { words.append("offset=\(number(timing.timeOffset))") }
  if timing.repeatCount != 0 {
    words.append(timing.repeatCount.isInfinite ? "forever" : "\(number(timing.repeatCount)) times")
  }
  if timing.repeatDuration != 0 { words.append("for \(number(timing.repeatDuration))") }
  if timing.autoreverses { words.append("autoreverses") }
  if timing.fillMode != .removed { words.append("\(timing.fillMode)") }
  if let spring = animation.spring {
    let parts = [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity]
    words.append("spring(" + parts.map(number).joined(separator: " ") + ")")
  }
  if animation.timingFunction != .linear { words.append(text(animation.timingFunction)) }
  if isAdditive { words.append("additive") }
  return indent(depth) + words.joined(separator: " ") + "\n" + members
}

private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

private func text(_ value: AnimatableValue) -> String {
  switch value {
  case .flag(let isTrue): "\(isTrue)"
  case .number(let value): number(value)
  case .numbers(let values): values.map(number).joined(separator: ",")
  case .point(let point): "(\(number(point.x)), \(number(point.y)))"
  case .size(let size): "\(number(size.width))x\(number(size.height))"
  case .rect(let rect): "(\(number(rect.minX)), \(number(rect.minY))) \(number(rect.width))x\(number(rect.height))"
  case .unitPoint(let point): "(\(number(point.x)), \(number(point.y)))"
  case .transform(let map): "[" + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ") + "]"
  case .cornerRadii(let radii): number(radii.topLeft)
  case .color(let color): color.hexadecimal
  case .colors(let colors): colors.map(\.hexadecimal).joined(separator: ",")
  }
}

private func text(_ function: UnitBezier) -> String {
  "bezier(" + [function.x1, function.y1, function.x2, function.y2].map(number).joined(separator: " ") + ")"
}
