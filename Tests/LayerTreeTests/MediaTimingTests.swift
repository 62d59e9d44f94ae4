import LayerTree
import Testing

@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func `a plain animation runs once and is removed`() {
    let timing = timing { _ in }
    #expect(timing.progress(at: -0.1) == nil)
    #expect(timing.progress(at: 0) == 0)
    #expect(timing.progress(at: 1) == 0.5)
    #expect(timing.progress(at: 2) == nil)
  }

  @Test func `begin, speed and offset map parent time to active time`() {
    let timing = timing {
      $0.beginTime = 1
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    #expect(timing.activeLocalTime(at: 1.5) == 1.5)
    #expect(timing.progress(at: 1.5) == 0.75)
  }

  @Test func `speed zero freezes at the offset`() {
    let timing = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(timing.progress(at: 0) == 0.25)
    #expect(timing.progress(at: 1e6) == 0.25)
  }

  @Test func `autoreverse goes there and back`() {
    let timing = timing {
      $0.autoreverses = true
      $0.repeatCount = .infinity
    }
    #expect(timing.progress(at: 1) == 0.5)
    #expect(timing.progress(at: 2) == 1)
    #expect(timing.progress(at: 3) == 0.5)
    #expect(timing.progress(at: 4) == 0)
  }

  @Test(arguments: [(1.0, 1.0), (2, 1), (2.5, 0.5), (0.25, 0.25)])
  func `forwards shows where the last run ended`(count: Double, shown: Double) {
    let timing = timing {
      $0.repeatCount = count
      $0.fillMode = .forwards
    }
    #expect(timing.progress(at: 100) == shown)
    #expect(timing.progress(at: -1) == nil)
  }

  @Test func `backwards shows the start before the begin time`() {
    let timing = timing {
      $0.beginTime = 1
      $0.fillMode = .backwards
    }
    #expect(timing.progress(at: 0) == 0)
    #expect(timing.progress(at: 4) == nil)
  }

  @Test func `a repeat duration cuts a run short`() {
    let timing = timing {
      $0.repeatDuration = 3
      $0.fillMode = .both
    }
    #expect(timing.progress(at: 50) == 0.5)
  }

  @Test func `a loop begins at the first multiple of its period after the beginning`() {
    let endless = timing {
      $0.beginTime = 2.5
      $0.repeatCount = .infinity
    }
    #expect(AnimationLoop(of: endless) == AnimationLoop(start: 4, duration: 2))
    let finite = timing { $0.repeatCount = 3 }
    #expect(AnimationLoop(of: finite) == AnimationLoop(start: 0, duration: 6, rests: true))
    let fast = timing {
      $0.speed = 4
      $0.repeatCount = .infinity
    }
    #expect(AnimationLoop(of: fast).middle == 0.25)
    #expect(AnimationLoop(of: timing { $0.speed = 0 }) == .still)
  }

  @Test(
    arguments: [
      (3, 1, false, 3), (3, 2, false, 1.5), (3, 2, true, 3), (3, 0.5, true, 12), (3, 0, false, nil), (3, -2, true, nil),
      (0, 1, false, nil), (-3, 1, false, nil), (.infinity, 1, false, nil), (.infinity, 1, true, nil), (3, 0, true, nil),
    ] as [(Double, Double, Bool, Double?)])
  func `a run has a duration in the time of the parent if it is positive and finite`(
    _ duration: Double, _ speed: Double, _ autoreverses: Bool, _ expected: Double?
  ) {
    let timing = timing { ($0.duration, $0.speed, $0.autoreverses) = (duration, speed, autoreverses) }
    #expect(timing.repetitionPeriod == expected)
  }

  /// A repeat duration comes before a count, and a count of 0 is 1.
  @Test(arguments: [
    (0.0, 0.0, false, 2.0), (0, 0, true, 4), (2.5, 0, false, 5), (2.5, 0, true, 10), (2.5, 0.75, true, 0.75),
    (-3, -1, false, 2), (.infinity, 0, false, .infinity),
  ])
  func `all runs have a duration in active time`(
    _ count: Double, _ duration: Double, _ autoreverses: Bool, _ expected: Double
  ) {
    let timing = timing { ($0.repeatCount, $0.repeatDuration, $0.autoreverses) = (count, duration, autoreverses) }
    #expect(timing.activeDuration == expected)
  }

  @Test(arguments: [(4.0, 3.0, 6.25), (1, -2, 9), (0, 3, 7), (-4, 3, 7)])
  func `the active time begins before the begin time with an offset`(
    _ speed: Double, _ offset: Double, _ expected: Double
  ) {
    let timing = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (7, speed, offset) }
    #expect(timing.effectiveBeginTime == expected)
  }

  /// Times within a nanosecond are equal.
  @Test(
    arguments: [
      (-1e-9, nil), (-0.9e-9, 0), (0.9e-9, 0), (1e-9, 5e-10), (2 - 1.5e-9, 1 - 7.5e-10), (2 - 1e-9, nil),
      (2 - 0.9e-9, nil),
    ] as [(Double, Double?)])
  func `an animation begins and ends within a nanosecond`(_ time: Double, _ expected: Double?) {
    let progress = timing { _ in }.progress(at: time)
    #expect((progress == nil) == (expected == nil))
    if let progress, let expected { #expect(abs(progress - expected) < 1e-12) }
  }
}
