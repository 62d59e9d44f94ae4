import LayerTree
import SeededRandom

/// An independent implementation of `CAMediaTiming` in whole ticks of 1/64 ms, without rounding, run by run.
struct PlainTiming {
  enum Repetition {
    /// A repeat count in eighths of a run.
    case eighths(Int)
    case duration(Int)
    case endless
  }

  var begin = 0
  var duration = 64
  /// The speed in quarters.
  var speed = 4
  var offset = 0
  var repetition = Repetition.eighths(8)
  var autoreverses = false
  var fillsBackwards = false
  var fillsForwards = false

  /// The ticks per millisecond.
  static let scale = 64

  /// The basic local time in ticks, nil without an effect; `time` is a multiple of 4 in ticks.
  func localTime(at time: Int) -> Int? {
    var active = (time - begin) * speed / 4 + offset
    let run = autoreverses ? 2 * duration : duration
    let end: Int? =
      switch repetition {
      case .eighths(let count): run * count / 8
      case .duration(let duration): duration
      case .endless: nil
      }
    if active < 0 {
      guard fillsBackwards else { return nil }
      active = 0
    }
    var isOver = false
    if let end, active >= end {
      guard fillsForwards else { return nil }
      active = end
      isOver = true
    }
    while active > run || (active == run && !isOver) { active -= run }
    return active > duration ? run - active : active
  }

  /// The same timing as a value of the engine.
  var timing: MediaTiming {
    var timing = MediaTiming()
    func seconds(_ ticks: Int) -> Double { Double(ticks) / Double(Self.scale) / 1_000 }
    timing.beginTime = seconds(begin)
    timing.duration = seconds(duration)
    timing.speed = Double(speed) / 4
    timing.timeOffset = seconds(offset)
    switch repetition {
    case .eighths(let count): timing.repeatCount = Double(count) / 8
    case .duration(let duration): timing.repeatDuration = seconds(duration)
    case .endless: timing.repeatCount = .infinity
    }
    timing.autoreverses = autoreverses
    timing.fillMode = fillsBackwards ? fillsForwards ? .both : .backwards : fillsForwards ? .forwards : .removed
    return timing
  }

  /// A random timing in whole milliseconds, sometimes with special values.
  static func random(using generator: inout SplitMix64) -> PlainTiming {
    var timing = PlainTiming()
    func milliseconds(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) * scale }
    timing.begin = milliseconds(-500...1_000)
    timing.duration = milliseconds(1...800)
    timing.speed = [0, 1, 2, 3, 4, 4, 4, 5, 8, 12, -2, -4].randomElement(using: &generator) ?? 4
    timing.offset = Bool.random(using: &generator) ? 0 : milliseconds(-300...900)
    timing.repetition =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .endless
      case 1: .duration(milliseconds(1...3_000))
      case 2: .eighths(8 * Int.random(in: 1...4, using: &generator))
      default: .eighths(Int.random(in: 1...40, using: &generator))
      }
    timing.autoreverses = Bool.random(using: &generator)
    timing.fillsBackwards = Bool.random(using: &generator)
    timing.fillsForwards = Bool.random(using: &generator)
    return timing
  }
}
