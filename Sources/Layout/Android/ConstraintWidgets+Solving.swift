import Geometry
import ViewTree

extension ConstraintWidgets {
  /// Finds the positions along an axis; returns the size of the content in pixels.
  func solve(_ axis: Axis, range: ConstraintRange) -> Int {
    self.axis = axis
    wraps = range.minimum != range.maximum
    findChains()
    if range.minimum == range.maximum {
      _ = deficits(at: Double(range.minimum))
      return range.minimum
    }
    // The smallest size in which no widget lacks space; sizes grow with the layout.
    var (low, high) = (range.minimum, range.maximum)
    while low < high {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle + 1 }
    }
    _ = deficits(at: Double(low))
    return low
  }

  /// True if no widget lacks space that a larger layout would provide.
  private func fits(_ size: Int) -> Bool {
    let missing = deficits(at: Double(size))
    guard missing.contains(where: { $0 > 0.01 }) else { return true }
    let later = deficits(at: Double(size) + Self.probe)
    let result = !zip(missing, later).contains { $0 > 0.01 && $1 < $0 - 0.01 }
    return result
  }

  /// True if a layout that wraps its content extends to a child.
  private func takesRoom(_ index: Int) -> Bool {
    switch helper(index) {
    case nil, .flow, .placeholder: true
    case .guideline(let guideline): guideline.orientation != axis
    case .barrier, .group, .layer: false
    }
  }

  /// The probe step for positions that depend on the size of the layout, in pixels.
  private static let probe = 64.0

  private func deficits(at size: Double) -> [Double] {
    contentSize = size
    deficits = Array(repeating: 0, count: children.count * 3)
    progress = Array(repeating: .open, count: children.count)
    for index in children.indices { resolve(index) }
    for index in children.indices where !children[index].isGone && takesRoom(index) {
      let span = spans[axis][index]
      deficits[index * 3 + 1] = max(0, -span.first)
      deficits[index * 3 + 2] = max(0, span.last - contentSize)
    }
    return deficits
  }

  func position(_ anchor: ConstraintAnchor) -> Double {
    guard let widget = anchor.widget else { return anchor.isEnd ? contentSize : 0 }
    resolve(widget)
    return anchor.isEnd ? spans[axis][widget].last : spans[axis][widget].first
  }

  func resolve(_ index: Int) {
    switch progress[index] {
    case .done: return
    case .running:
      isCircular = true
      return
    case .open: progress[index] = .running
    }
    if let flow = flowOf[index], !children[index].isGone {
      resolve(flow)
      if progress[index] == .done { return }
      resolveSingle(index)
    } else if let chain = chainOf[index] {
      resolveChain(chains[chain])
      for member in chains[chain] where isFlow(member) { placeMembers(of: member) }
    } else if let helper = helper(index), resolve(helper, index) {
      // A helper without constraints of its own.
    } else if let circle = params[index].circle, let target = indices[circle.identifier], !children[index].isGone {
      resolveCircle(index, circle, target)
    } else {
      resolveSingle(index)
      if isFlow(index), !children[index].isGone { placeMembers(of: index) }
    }
    progress[index] = .done
  }

  func setSpan(_ index: Int, _ first: Double, _ size: Double) {
    spans[axis][index].first = first
    spans[axis][index].last = first + size
    progress[index] = .done
  }

  /// The size of a widget between two lines in pixels; `room` is nil if one of the lines is unknown.
  func size(_ span: ConstraintSpan, room: Double?) -> Double {
    if let ratio = span.ratioSize { return span.limited(ratio) }
    switch span.sizing {
    case .fixed: return span.size
    case .matchParent: return wraps ? span.size : max(0, contentSize)
    case .percent: return span.limited(span.percent * contentSize)
    case .constrained, .wrap:
      return room.map { min(span.limited(span.size), max(0, $0)) } ?? span.limited(span.size)
    case .match: return span.limited(room ?? span.size)
    }
  }

  private func resolveSingle(_ index: Int) {
    let span = spans[axis][index]
    let child = children[index]
    if span.sizing == .matchParent, !wraps {
      let start = Double(child.margins.start(axis))
      return setSpan(index, start, max(0, contentSize - start - Double(child.margins.end(axis))))
    }
    if axis == .vertical, let baseline = baselinePosition(index) {
      return setSpan(index, baseline, size(span, room: nil))
    }
    switch (span.start, span.end) {
    case (let start?, let end?):
      let first = position(start) + start.margin
      let last = position(end) - end.margin
      let size = child.isGone ? 0 : size(span, room: last - first)
      if !child.isGone { deficits[index * 3] = max(0, size - (last - first), -size) }
      var bias = span.bias
      if start.widget == end.widget && start.isEnd == end.isEnd && start.widget != nil {
        // With both sides at one line the widget is centered on it.
        bias = 0.5
      }
      setSpan(index, first + (last - first - size) * bias, size)
    case (let start?, nil): setSpan(index, position(start) + start.margin, size(span, room: nil))
    case (nil, let end?):
      let size = size(span, room: nil)
      setSpan(index, position(end) - end.margin - size, size)
    case (nil, nil):
      let editor = axis == .horizontal ? params[index].editorX : params[index].editorY
      setSpan(index, Double(editor ?? 0), size(span, room: nil))
    }
  }

  private func baselinePosition(_ index: Int) -> Double? {
    guard let target = params[index].targets[.baseline], let widget = indices[target.identifier], widget != index,
      let own = children[index].baseline, !children[index].isGone
    else { return nil }
    resolve(widget)
    let span = spans.vertical[widget]
    let line: Double
    switch target.side {
    case .top: line = span.first
    case .bottom: line = span.last
    default: line = span.first + Double(children[widget].baseline ?? 0)
    }
    return line - Double(own) + Double(params[index].baselineMargin)
  }

  private func resolveCircle(_ index: Int, _ circle: ConstraintLayoutParams.Circle, _ target: Int) {
    resolve(target)
    let span = spans[axis][index]
    let other = spans[axis][target]
    let center = (other.first + other.last) / 2
    let angle = Double(circle.angle) / 180 * .pi
    let offset = Double(circle.radius) * (axis == .horizontal ? sine(angle) : -cosine(angle))
    let size = size(span, room: nil)
    setSpan(index, center + offset - size / 2, size)
  }

  /// Places a helper; false for a helper with constraints like those of a view.
  private func resolve(_ helper: ConstraintHelper, _ index: Int) -> Bool {
    switch helper {
    case .guideline(let guideline):
      guard guideline.orientation != axis else {
        setSpan(index, 0, 0)
        return true
      }
      let isMirrored = axis == .horizontal && node.isRightToLeft
      let place: Double
      switch guideline.position {
      case .begin(let pixels): place = isMirrored ? contentSize - Double(pixels) : Double(pixels)
      case .end(let pixels): place = isMirrored ? Double(pixels) : contentSize - Double(pixels)
      case .percent(let share): place = contentSize * Double(isMirrored ? 1 - share : share)
      }
      setSpan(index, place, 0)
      return true
    case .barrier(let barrier):
      resolveBarrier(index, barrier)
      return true
    case .group, .layer:
      setSpan(index, 0, 0)
      return true
    case .placeholder, .flow: return false
    }
  }

  private func resolveBarrier(_ index: Int, _ barrier: ConstraintBarrier) {
    let side: (axis: Axis, isEnd: Bool) =
      switch barrier.direction {
      case .left: (.horizontal, false)
      case .right: (.horizontal, true)
      case .start: (.horizontal, node.isRightToLeft)
      case .end: (.horizontal, !node.isRightToLeft)
      case .top: (.vertical, false)
      case .bottom: (.vertical, true)
      }
    guard side.axis == axis else { return setSpan(index, 0, 0) }
    var place: Double?
    for name in barrier.referenced {
      guard let member = indices[name], member != index else { continue }
      if children[member].isGone && !barrier.allowsGoneWidgets { continue }
      resolve(member)
      let edge = side.isEnd ? spans[axis][member].last : spans[axis][member].first
      place = place.map { side.isEnd ? max($0, edge) : min($0, edge) } ?? edge
    }
    let margin = Double(barrier.margin)
    setSpan(index, place.map { $0 + (side.isEnd ? margin : -margin) } ?? 0, 0)
  }
}
