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

  @Test func `easings contain each timing function and its reverse once`() {
    var animation = fade { _ in }
    animation.timingFunction = .easeIn
    #expect(AnimationSchedule([animation, animation]).easings == [.linear, .easeIn, UnitBezier.easeIn.reversed])
  }
}
