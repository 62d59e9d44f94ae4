import Geometry
import LayerTree
import Testing

@testable import PlayerExport

@Suite struct AnimationScheduleTests {
  private func fade(_ change: (inout MediaTiming) -> Void) -> Animation {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return Animation(.basic(BasicAnimation(.opacity, from: .number(1), to: .number(0))), timing: timing)
  }

  @Test func `a single run begins, settles and has no period`() {
    let schedule = AnimationSchedule([fade { $0.beginTime = 1 }])
    #expect(schedule.begin == 1 && schedule.settled == 3 && schedule.period == nil)
  }

  @Test func `endless runs settle at their begin and repeat after their period`() {
    let schedule = AnimationSchedule([
      fade { ($0.beginTime, $0.repeatCount, $0.autoreverses) = (0.5, .infinity, true) }
    ])
    #expect(schedule.begin == 0.5 && schedule.settled == 0.5 && schedule.period == 4 && schedule.isWhole)
  }

  @Test func `two endless periods repeat after their least common multiple`() {
    let schedule = AnimationSchedule([
      fade { $0.repeatCount = .infinity }, fade { ($0.duration, $0.repeatCount) = (3, .infinity) },
    ])
    #expect(schedule.period == 6)
  }

  @Test func `an animation that ends after the begin of an endless one settles later`() {
    let schedule = AnimationSchedule([
      fade { $0.repeatCount = .infinity }, fade { ($0.beginTime, $0.duration) = (1, 4) },
    ])
    #expect(schedule.begin == 0 && schedule.settled == 5 && schedule.period == 2)
  }

  @Test func `no animation has an empty schedule`() {
    let schedule = AnimationSchedule([])
    #expect(schedule.begin == 0 && schedule.settled == 0 && schedule.period == nil)
    #expect(schedule.commonTiming == nil && schedule.breaks(from: 0, to: 9).isEmpty)
  }

  @Test func `breaks are the ends of runs and key times inside of them`() {
    let keyframes = KeyframeAnimation(
      .opacity, values: [.number(0), .number(1), .number(0)], keyTimes: [0, 0.25, 1])
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (2, 2)
    let schedule = AnimationSchedule([Animation(.keyframe(keyframes), timing: timing)])
    #expect(schedule.breaks(from: 0, to: 4) == [0.5, 2, 2.5])
    #expect(schedule.breaks(from: 0.5, to: 2.5) == [2])
  }

  @Test func `a common timing needs equal timings that run forwards`() {
    let timing = fade { $0.beginTime = 1 }
    #expect(AnimationSchedule([timing, timing]).commonTiming?.beginTime == 1)
    #expect(AnimationSchedule([timing, fade { $0.beginTime = 2 }]).commonTiming == nil)
    #expect(AnimationSchedule([fade { $0.speed = -1 }]).commonTiming == nil)
  }

  @Test func `runs without a duration have no common timing, and the runs after 2,000 no breaks`() {
    #expect(AnimationSchedule([fade { $0.duration = 0 }]).commonTiming == nil)
    let schedule = AnimationSchedule([fade { ($0.duration, $0.repeatCount) = (0.001, 5_000) }])
    // The first run begins at the start, which is no break.
    #expect(schedule.breaks(from: 0, to: 5).count == 1_999)
  }

  @Test func `easings contain each timing function and its reverse once`() {
    var animation = fade { _ in }
    animation.timingFunction = .easeIn
    #expect(AnimationSchedule([animation, animation]).easings == [.linear, .easeIn, UnitBezier.easeIn.reversed])
  }

  // MARK: - Directions and limits

  @Test(arguments: [
    // Begin, duration, offset, speed, count; begin and end of the effect in seconds of local time.
    (1.0, 2.0, 0.0, 2.0, 1.0, 1.0, 2.0), (1, 2, 0.5, 1, 1, 0.5, 2.5), (1, 2, 0.5, 2, 3, 0.75, 3.75),
    (1, 2, 2, -1, 1, 0, 3), (1, 2, 1, -0.5, 1, 0, 3),
  ])
  func `speed and offset move the begin and the end`(
    beginTime: Double, duration: Double, offset: Double, speed: Double, count: Double, begin: Double, end: Double
  ) {
    let schedule = AnimationSchedule([
      fade {
        ($0.beginTime, $0.duration, $0.timeOffset, $0.speed) = (beginTime, duration, offset, speed)
        $0.repeatCount = count
      }
    ])
    #expect(schedule.begin == begin && schedule.settled == end)
    #expect(schedule.longestDuration == duration / abs(speed))
  }

  @Test func `an animation that stands has no times`() {
    let still = AnimationSchedule([fade { $0.speed = 0 }])
    #expect(still.begin == 0 && still.settled == 0 && still.breaks(from: 0, to: 9).isEmpty)
    #expect(still.longestDuration == 0)
    let both = AnimationSchedule([fade { $0.autoreverses = true }, fade { $0.duration = 3 }])
    #expect(both.longestDuration == 4)
    let beside = AnimationSchedule([
      fade { ($0.beginTime, $0.speed) = (-5, 0) }, fade { $0.beginTime = 1 },
      fade { ($0.beginTime, $0.speed) = (9, 0) },
    ])
    #expect(beside.begin == 1 && beside.settled == 3)
  }

  /// Begin, duration, offset, speed, count, the range and the breaks in it, in seconds of local time.
  @Test(
    arguments: [
      (1.0, 2.0, 0.5, 2.0, 3.0, 0.0, 5.0, [0.75, 1.75, 2.75, 3.75]), (1, 2, 0.5, 2, 3, 1, 3, [1.75, 2.75]),
      (1, 2, 3, -1, 2, 0, 5, [2, 4]), (1, 2, 3, -0.5, 2, -2, 9, [-1, 3, 7]), (1, 2, 0, 1, 1.5, 0, 9, [1, 3, 4]),
      (1, 0, 0, 1, 2, 0, 9, []), (1, .infinity, 0, 1, 1, 0, 9, []),
    ] as [(Double, Double, Double, Double, Double, Double, Double, [Double])])
  func `the runs of any direction break at their ends`(
    beginTime: Double, duration: Double, offset: Double, speed: Double, count: Double, start: Double, end: Double,
    breaks: [Double]
  ) {
    let schedule = AnimationSchedule([
      fade {
        ($0.beginTime, $0.duration, $0.timeOffset, $0.speed) = (beginTime, duration, offset, speed)
        $0.repeatCount = count
      }
    ])
    #expect(schedule.breaks(from: start, to: end) == breaks)
  }

  @Test func `a repeat duration bounds the breaks and the end`() {
    let schedule = AnimationSchedule([fade { ($0.beginTime, $0.repeatDuration, $0.speed) = (1, 7, 2) }])
    #expect(schedule.settled == 4.5 && schedule.period == nil)
    #expect(schedule.breaks(from: 0, to: 9) == [1, 2, 3, 4, 4.5])
  }

  @Test func `the way of a spring that has a curve is above a hundredth of a point in 1,000`() {
    let spring = DampedSpring()
    var animation = fade { $0.duration = 2 }
    animation.spring = spring
    for (share, isEmpty) in [(0.98, true), (1.02, false)] {
      let end = 0.2 + share * 1e-5 / spring.velocity(at: 0.2)
      #expect(AnimationSchedule([animation]).cutEasings(from: 0.2, to: end).isEmpty == isEmpty)
    }
  }

  @Test func `an animation that reverses breaks at each turn, and its key times on both ways`() {
    let keyframes = KeyframeAnimation(.opacity, values: [.number(0), .number(1), .number(0)], keyTimes: [0, 0.25, 1])
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount, timing.autoreverses, timing.beginTime) = (2, 2, true, 1)
    let schedule = AnimationSchedule([Animation(.keyframe(keyframes), timing: timing)])
    #expect(schedule.breaks(from: 0, to: 9.2) == [1, 1.5, 3, 4.5, 5, 5.5, 7, 8.5, 9])
    #expect(schedule.breaks(from: 1, to: 5) == [1.5, 3, 4.5])
  }

  @Test(arguments: [
    (KeyframeAnimation.CalculationMode.linear, [] as [Double], [1.0]), (.linear, [0, 0.75, 1], [1.5]),
    (.paced, [0, 0.75, 1], [1.0]), (.discrete, [], [2.0 / 3, 4.0 / 3]), (.discrete, [0, 0.25, 0.75, 1], [0.5, 1.5]),
  ])
  func `key times that do not fit the values are evenly spaced`(
    mode: KeyframeAnimation.CalculationMode, times: [Double], breaks: [Double]
  ) {
    let keyframes = KeyframeAnimation(
      .opacity, values: [.number(0), .number(1), .number(0)], keyTimes: times, calculationMode: mode)
    let timing = fade { _ in }.timing
    let found = AnimationSchedule([Animation(.keyframe(keyframes), timing: timing)]).breaks(from: 0, to: 2)
    #expect(found.count == breaks.count && zip(found, breaks).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }

  @Test func `the key times of a group are those of its members, through its timing function`() {
    let member = fade { ($0.duration, $0.beginTime) = (0.5, 0.25) }
    var group = Animation(.group([member]), timing: fade { _ in }.timing)
    #expect(AnimationSchedule([group]).breaks(from: 0, to: 2) == [0.25, 0.75])
    group.timingFunction = .easeIn
    let breaks = AnimationSchedule([group]).breaks(from: 0, to: 2)
    #expect(breaks.count == 2)
    for (time, share) in zip(breaks, [0.125, 0.375]) {
      #expect(abs(UnitBezier.easeIn.value(at: time / 2) - share) < 1e-9)
    }
  }

  /// A part of a curve runs through the same points as the curve.
  @Test(
    arguments: [(0.5, 1.5), (0, 0.4), (1.2, 2)],
    [UnitBezier.easeIn, .easeInEaseOut, UnitBezier(x1: 0.2, y1: 1.4, x2: 0.6, y2: 0.8)])
  func `a part of a timing function is a curve of its own`(_ range: (Double, Double), _ function: UnitBezier) throws {
    for isBackward in [false, true] {
      var animation = fade { ($0.autoreverses, $0.repeatCount) = (true, 4) }
      animation.timingFunction = function
      let (start, end) = isBackward ? (4 - range.1, 4 - range.0) : range
      let part = try #require(AnimationSchedule([animation]).cutEasings(from: start, to: end).first)
      func value(_ time: Double) -> Double { function.value(at: (isBackward ? 4 - time : time) / 2) }
      for share in [0.1, 0.3, 0.5, 0.8] {
        let expected = (value(start + (end - start) * share) - value(start)) / (value(end) - value(start))
        #expect(abs(part.value(at: share) - expected) < 1e-6, "\(isBackward) \(share)")
      }
    }
  }

  @Test func `a linear function and a time without an effect have no parts`() {
    var animation = fade { _ in }
    #expect(AnimationSchedule([animation]).cutEasings(from: 0, to: 1).isEmpty)
    animation.timingFunction = .easeIn
    let schedule = AnimationSchedule(Array(repeating: animation, count: 20))
    #expect(schedule.cutEasings(from: 0.5, to: 1).count == 16)
    #expect(schedule.cutEasings(from: 3, to: 4).isEmpty)
    // A thousandth of the duration.
    #expect(schedule.cutEasings(from: 1, to: 1.0019).isEmpty && !schedule.cutEasings(from: 1, to: 1.0021).isEmpty)
  }

  @Test func `a part of a spring has its values and velocities`() throws {
    let spring = DampedSpring()
    var animation = fade { $0.duration = 2 }
    animation.spring = spring
    let part = try #require(AnimationSchedule([animation]).cutEasings(from: 0.1, to: 0.12).first)
    for share in [0, 0.25, 0.5, 0.75, 1] {
      let expected =
        (spring.value(at: 0.1 + 0.02 * share) - spring.value(at: 0.1))
        / (spring.value(at: 0.12) - spring.value(at: 0.1))
      #expect(abs(part.value(at: share) - expected) < 1e-3)
    }
  }

  @Test func `times that are nearly equal are one`() {
    let schedule = AnimationSchedule([
      fade { $0.beginTime = 1 }, fade { $0.beginTime = 1 + 1e-8 }, fade { $0.beginTime = 1.01 },
    ])
    #expect(schedule.breaks(from: 0, to: 2).map { ($0 * 1_000).rounded() } == [1_000, 1_010])
    #expect(schedule.breaks(from: 1, to: 3).count == 1)
  }
}
