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
}
