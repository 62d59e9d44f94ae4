import Geometry
import LayerTree
import Testing

@Suite struct AnimationLoopTests {
  private func moving(_ timings: MediaTiming...) -> Layer {
    var layer = box(0, 0, 1, 1)
    layer.animations = timings.map { slide(from: 0, to: 1, $0) }
    return layer
  }

  static let periods: [(periods: [Double], common: Double)] = [
    ([0.7, 0.8], 5.6), ([1, 1.2], 6), ([0.1, 0.3, 0.25], 1.5), ([1.0 / 3, 0.5], 1), ([0.4, 0.4, 0.4], 0.4),
    ([1.5, 2.5, 3], 15), ([0.001, 30], 30), ([45], 45), ([5, 45], 45),
  ]

  @Test(arguments: periods)
  func `periods meet at their least common multiple, exactly`(periods: [Double], common: Double) {
    for order in [periods, periods.reversed()] {
      var layer = moving()
      layer.animations = order.map { slide(from: 0, to: 1, endless($0)) }
      #expect(AnimationLoop(of: [layer]) == AnimationLoop(start: 0, duration: common))
    }
  }

  @Test func `beyond 30 s it is the shimmer's period, and not whole`() {
    var shimmer = slide(from: 0, to: 1, endless(1.1))
    shimmer.isShimmer = true
    var layer = moving(endless(7), endless(13))
    #expect(AnimationLoop(of: [layer]) == AnimationLoop(start: 0, duration: 13, isWhole: false))
    #expect(!AnimationLoop(of: [moving(endless(7.75), endless(6.2))]).isWhole)
    layer.animations.append(shimmer)
    #expect(AnimationLoop(of: [layer]) == AnimationLoop(start: 0, duration: 1.1, isWhole: false))
    // Periods without a common multiple that a computer can represent.
    let odd = moving(endless(0.123456789), endless(0.987654321), endless(0.192837465), endless(0.918273645))
    #expect(!AnimationLoop(of: [odd]).isWhole)
  }

  @Test func `it starts at the first multiple of the period at which everything has begun`() {
    let late = seconds(0.5) {
      $0.beginTime = 2.1
      $0.repeatCount = .infinity
    }
    #expect(AnimationLoop(of: [moving(endless(2), late)]) == AnimationLoop(start: 4, duration: 2))
    var outer = moving(endless(1))
    outer.timing.beginTime = 5
    outer.timing.speed = 0.5
    #expect(AnimationLoop(of: [outer]) == AnimationLoop(start: 6, duration: 2))
  }

  @Test func `copies of a replicator have begun when the last one has`() {
    var replicator = ReplicatorContent()
    replicator.instanceCount = 12
    replicator.instanceDelay = 1.0 / 12
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    layer.content = .replicator(replicator)
    layer.sublayers = [moving(endless(1))]
    #expect(AnimationLoop(of: [layer]) == AnimationLoop(start: 1, duration: 1))
  }

  @Test func `finite animations are shown from 0 to the last end, extended to whole periods`() {
    let late = seconds(0.4) { $0.beginTime = 1 }
    #expect(AnimationLoop(of: [moving(late, seconds(0.2))]) == AnimationLoop(start: 0, duration: 1.4, rests: true))
    // A repeated animation returns to its start only after whole periods.
    #expect(AnimationLoop(of: [moving(endless(1), late)]) == AnimationLoop(start: 0, duration: 2))
    #expect(AnimationLoop(of: [moving(endless(0.7), endless(0.2), late)]) == AnimationLoop(start: 0, duration: 1.4))
    var slow = moving(seconds(1))
    slow.timing.speed = 0.25
    #expect(AnimationLoop(of: [slow]) == AnimationLoop(start: 0, duration: 4, rests: true))
    let backwards = seconds(1) {
      $0.speed = -1
      $0.timeOffset = 1
    }
    #expect(AnimationLoop(of: [moving(backwards)]) == AnimationLoop(start: 0, duration: 1, rests: true))
  }

  @Test func `moved groups count once, and unmoved elements do not count`() {
    var layer = moving()
    layer.animations = [Animation(.group([slide(from: 0, to: 1, endless(0.3))]), timing: endless(2))]
    #expect(AnimationLoop(of: [layer]) == AnimationLoop(start: 0, duration: 2))
    #expect(AnimationLoop(of: [moving(seconds(1) { $0.speed = 0 })]) == .still)
    #expect(AnimationLoop(of: []) == .still)
    layer.timing.speed = 0
    #expect(AnimationLoop(of: [layer]) == .still)
    // A layer that appears and disappears counts, regardless of its animations.
    layer.timing = endless(3)
    #expect(AnimationLoop(of: [layer]) == AnimationLoop(start: 0, duration: 3))
  }

  static let frameCounts: [(duration: Double, rate: Double, count: Int)] = [
    (1, 60, 60), (0.7, 50, 35), (0.8, 60, 48), (1.2, 60, 72), (0.01, 60, 1), (5.6, 50, 280), (0, 60, 1),
    (0.29, 100, 29), (0.57, 100, 57),
  ]

  @Test(arguments: frameCounts)
  func `frames are as many as fit and evenly apart`(duration: Double, rate: Double, count: Int) {
    let loop = AnimationLoop(start: 3, duration: duration)
    let times = frameTimes(loop, framesPerSecond: rate)
    #expect(times.count == count)
    #expect(times.first == 3)
    for (index, time) in times.enumerated() {
      #expect(abs(time - (3 + duration * Double(index) / Double(count))) < 1e-12)
    }
  }

  @Test func `the last frame of an animation that plays once is its end`() {
    let once = AnimationLoop(start: 1, duration: 2, rests: true)
    #expect(frameTimes(once, framesPerSecond: 2) == [1, 1.5, 2, 3])
    #expect(frameTimes(AnimationLoop(start: 1, duration: 2), framesPerSecond: 2) == [1, 1.5, 2, 2.5])
  }

  @Test func `a picture of one frame after a loop is the first again`() throws {
    let layer = slider(slide(from: 0, to: 100, endless(0.7)), slide(from: 0, to: 30, endless(0.8), isAdditive: true))
    let loop = AnimationLoop(of: [layer])
    for (index, time) in frameTimes(loop, framesPerSecond: 25).enumerated() {
      let (now, later) = (try left(of: layer, at: time), try left(of: layer, at: time + loop.duration))
      #expect(abs((now ?? 0) - (later ?? -1)) < 1e-6, "frame \(index)")
    }
  }
}
