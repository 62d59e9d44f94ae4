import Geometry
import LayerTree

/// A continuous function of the width of a placeholder, in points: the least or the greatest of linear functions.
package struct FluidCurve: Hashable, Sendable {
  /// The linear functions by ascending width; one for a length that is linear in its whole range.
  package private(set) var pieces: [FluidLength]
  /// True for the least of the linear functions, false for the greatest.
  package private(set) var isLeast = true

  /// The maximum jump between two linear functions that are joined, and the slopes that are equal over 1,000 points.
  private static let tolerance = 0.05

  package init(_ length: FluidLength) {
    pieces = [length]
  }

  /// Returns the curve continued by a linear function from a width in points on; nil if the result is no curve.
  fileprivate func continued(by next: FluidLength, at width: Double) -> FluidCurve? {
    guard let last = pieces.last, abs(last.value(at: width) - next.value(at: width)) <= Self.tolerance else {
      return nil
    }
    if abs(last.slope - next.slope) * 1_000 <= Self.tolerance { return self }
    let isLeast = next.slope < last.slope
    if pieces.count > 1, isLeast != self.isLeast { return nil }
    var curve = self
    curve.pieces.append(next)
    curve.isLeast = isLeast
    return curve
  }

  /// The length in points at a width in points.
  package func value(at width: Double) -> Double {
    let values = pieces.map { $0.value(at: width) }
    return (isLeast ? values.min() : values.max()) ?? 0
  }

  /// True for a length that is linear in its whole range, and close to another one.
  package func isAlways(_ length: FluidLength) -> Bool { pieces.count == 1 && pieces[0].isClose(length) }

  /// The curve minus a length.
  package func shifted(by length: FluidLength) -> FluidCurve {
    var curve = self
    curve.mapPieces { $0.adding(-1, of: length) }
    return curve
  }

  /// Replaces each linear function.
  package mutating func mapPieces(_ transform: (FluidLength) -> FluidLength) { pieces = pieces.map(transform) }

  /// The difference of two curves, if it is a linear function.
  package func distance(to other: FluidCurve) -> FluidLength? {
    guard pieces.count == other.pieces.count, isLeast == other.isLeast else { return nil }
    let differences = zip(pieces, other.pieces).map {
      FluidLength(base: $1.base - $0.base, slope: $1.slope - $0.slope)
    }
    let first = differences[0]
    return differences.allSatisfy { first.isClose($0) } ? first : nil
  }
}

extension FluidLength {
  package static let zero = FluidLength(base: 0, slope: 0)

  /// The length plus `count` times another one.
  package func adding(_ count: Double, of other: FluidLength) -> FluidLength {
    FluidLength(base: base + count * other.base, slope: slope + count * other.slope)
  }

  /// The length without a slope that changes it by 0.05 points at most in an interval.
  fileprivate func steady(from interval: FluidInterval) -> FluidLength {
    guard abs(slope) * (interval.end - interval.start) <= 0.05 else { return self }
    let value = value(at: (interval.start + interval.end) / 2)
    // The numbers of a document are round.
    let round = [1, 0.5, 0.1].map { (value / $0).rounded() * $0 }.first { abs($0 - value) <= 0.02 }
    return FluidLength(base: round ?? (value * 100).rounded() / 100, slope: 0)
  }

  /// True if two lengths differ by at most 0.01 points at all widths up to 1,000 points.
  package func isClose(_ other: FluidLength) -> Bool {
    abs(base - other.base) <= 0.01 && abs(slope - other.slope) <= 1e-5
  }
}

/// A range of widths in which a placeholder has the same boxes, whose lengths are curves; it contains intervals.
package struct FluidForm: Sendable {
  /// The start of the range, in points.
  package private(set) var start: Double
  package private(set) var height: FluidCurve
  /// The bones in document order, then the surfaces, then the rectangles of the gradients, then the frames of the regions.
  package private(set) var boxes: [Box]

  package typealias Box = FluidBox<FluidCurve>

  /// The form of a scene whose bones keep their places at every width.
  ///
  /// It has neither surfaces nor bones that are not rectangles.
  package init(keeping scene: Scene) {
    var scene = scene
    scene.surfaces = []
    scene.bones = Bones(scene.bones.filter { if case .roundedRect(_) = $0.shape { true } else { false } })
    let sample = FluidSample(of: scene) ?? FluidSample(numbers: [scene.size.height])
    start = 0
    let lengths = sample.numbers.map { FluidCurve(FluidLength(base: $0, slope: 0)) }
    height = lengths[0]
    boxes = sample.names.enumerated().map { index, name in
      Box(name: name, lengths: Array(lengths[(1 + index * 8)..<(9 + index * 8)]))
    }
  }

  fileprivate init(_ interval: FluidInterval) {
    (start, height) = (interval.start, FluidCurve(interval.height.steady(from: interval)))
    boxes = interval.boxes.map { box in
      Box(name: box.name, lengths: box.lengths.map { FluidCurve($0.steady(from: interval)) })
    }
  }

  /// Returns the form continued by an interval; nil if boxes or lengths have no continuation.
  fileprivate func continued(by interval: FluidInterval) -> FluidForm? {
    let next = FluidForm(interval)
    guard boxes.map(\.name) == next.boxes.map(\.name),
      let height = height.continued(by: next.height.pieces[0], at: next.start)
    else { return nil }
    var form = self
    form.height = height
    for index in boxes.indices {
      for (side, length) in next.boxes[index].lengths.enumerated() {
        guard let curve = boxes[index].lengths[side].continued(by: length.pieces[0], at: next.start) else {
          return nil
        }
        form.boxes[index].lengths[side] = curve
      }
    }
    return form
  }
}

extension FluidScene {
  /// The intervals, combined where all lengths continue as curves, by ascending width.
  package var forms: [FluidForm] {
    intervals.reduce(into: []) { forms, interval in
      if let form = forms.last?.continued(by: interval) {
        forms[forms.count - 1] = form
      } else {
        forms.append(FluidForm(interval))
      }
    }
  }
}
