import LayerTree
import Testing

/// The times at which a placeholder appears and disappears.
@Suite struct LoadingTimingTests {
  private func loading(_ change: (inout LoadingTiming) -> Void) -> LoadingTiming {
    var loading = LoadingTiming()
    change(&loading)
    return loading
  }

  /// The sweep of a shimmer that begins at 1 s and takes half a second.
  private func sweep(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    seconds(0.5) { timing in
      (timing.beginTime, timing.repeatCount) = (1, .infinity)
      change(&timing)
    }
  }

  /// Loading begins at 2 s, and the delay is half a second.
  @Test(
    arguments: [
      (nil, 9, true, nil), (2.5, 9, false, 2.5), (2.25, 9, false, 2.25), (2.75, 0.125, true, 2.75),
      (2.75, 0.25, true, 2.75), (2.75, 0.375, true, 2.875), (3, 1.75, true, 4.25),
    ] as [(Double?, Double, Bool, Double?)])
  func `a placeholder appears after its delay, and remains for its minimum time`(
    _ stop: Double?, _ minimum: Double, _ isShown: Bool, _ hide: Double?
  ) {
    let timing = loading { timing in
      (timing.startTime, timing.showDelay) = (2, 0.5)
      (timing.stopTime, timing.minimumTime) = (stop, minimum)
    }
    #expect(timing.showTime == 2.5 && timing.isShown == isShown)
    #expect(timing.earliestHideTime == hide && timing.hideTime(afterSweepsOf: sweep()) == hide)
  }

  @Test func `loading is plain without a delay and an end of its own`() {
    #expect(LoadingTiming().isPlain)
    #expect(loading { ($0.startTime, $0.stopTime) = (2, 3) }.isPlain)
    #expect(!loading { $0.showDelay = 0.5 }.isPlain && !loading { $0.minimumTime = 0.5 }.isPlain)
    #expect(!loading { $0.transition = 0.5 }.isPlain && !loading { $0.finishesCycle = true }.isPlain)
  }

  @Test func `sweeps have a begin, a period and an end`() throws {
    let waiting = loading { $0.finishesCycle = true }
    let fast = sweep { timing in
      (timing.speed, timing.repeatCount, timing.timeOffset) = (2, 4, 0.25)
      timing.autoreverses = true
    }
    // 0.25 s of the sweep are over at its begin, which is an eighth of a second before.
    let cycle = try #require(waiting.cycle(of: fast))
    #expect(cycle.begin == 0.875 && cycle.period == 0.5 && cycle.end == 2.875)
    let none = [waiting.cycle(of: nil), waiting.cycle(of: sweep { $0.speed = 0 }), LoadingTiming().cycle(of: fast)]
    #expect(none.allSatisfy { $0 == nil })
  }

  /// A sweep that is under way is completed: they end at 1.5 s, 2 s and 2.5 s.
  @Test(arguments: [(0.5, 0.5), (1, 1), (1.125, 1.5), (1.5, 1.5), (1.625, 2), (2.375, 2.5), (2.5, 2.5), (2.625, 2.625)])
  func `a placeholder waits for the end of a sweep`(_ stop: Double, _ hide: Double) {
    let timing = loading { ($0.stopTime, $0.finishesCycle) = (stop, true) }
    let sweep = sweep { $0.repeatCount = 3 }
    #expect(timing.hideTime(afterSweepsOf: sweep) == hide)
    #expect(timing.hideTime(afterSweepsOf: nil) == stop)
    let hidden = loading { ($0.stopTime, $0.finishesCycle, $0.showDelay) = (stop, true, 3) }
    #expect(hidden.hideTime(afterSweepsOf: sweep) == stop)
  }
}
