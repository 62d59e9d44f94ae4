import Geometry
import LayerTree
import SeededRandom
import Testing

@Suite struct KeyframeTests {
  /// The value at a share of the way by an independent implementation: a walk from key time to key time.
  private func plainValue(_ animation: KeyframeAnimation, _ numbers: [Double], at share: Double) -> Double {
    switch animation.calculationMode {
    case .linear:
      var shown = numbers[0]
      for index in 0..<numbers.count - 1 {
        let (start, end) = (animation.keyTimes[index], animation.keyTimes[index + 1])
        if share < start { break }
        let part = min((share - start) / (end - start), 1)
        let bent =
          animation.timingFunctions.indices.contains(index) ? animation.timingFunctions[index].value(at: part) : part
        shown = numbers[index] + (numbers[index + 1] - numbers[index]) * bent
      }
      return shown
    case .discrete:
      var shown = numbers[0]
      for index in 0..<numbers.count where share >= animation.keyTimes[index] { shown = numbers[index] }
      return shown
    case .paced:
      var way = share * zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }.reduce(0, +)
      for (from, to) in zip(numbers, numbers.dropFirst()) {
        if way <= abs(to - from) { return from + (to > from ? way : -way) }
        way -= abs(to - from)
      }
      return numbers.last ?? 0
    }
  }

  @Test(arguments: KeyframeAnimation.CalculationMode.allCases, 0..<20 as Range<UInt64>)
  func `values agree with a plain walk`(_ mode: KeyframeAnimation.CalculationMode, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 2...7, using: &generator)
    let numbers = (0..<count).map { _ in Double.random(in: -50...50, using: &generator) }
    let inner = (0..<count - (mode == .discrete ? 1 : 2)).map { _ in Double.random(in: 0.01...0.99, using: &generator) }
    let functions: [UnitBezier] = [.easeIn, .default, UnitBezier(x1: 0.2, y1: -0.5, x2: 0.7, y2: 1.5)]
    let keyframes = KeyframeAnimation(
      .positionX, values: numbers.map(AnimatableValue.number), keyTimes: [0] + inner.sorted() + [1],
      calculationMode: mode, timingFunctions: Array(functions.prefix(Int(seed) % 4)))
    let layer = slider(Animation(.keyframe(keyframes), timing: seconds(1)))
    for _ in 0..<100 {
      let share = Double.random(in: 0..<1, using: &generator)
      let shown = try #require(try left(of: layer, at: share))
      #expect(abs(shown - plainValue(keyframes, numbers, at: share)) < 1e-9, "\(keyframes) at \(share)")
    }
  }

  @Test func `a step is on time at decimal times`() throws {
    let keyframes = KeyframeAnimation(
      .positionX, values: (1...8).map { .number(Double($0)) }, calculationMode: .discrete)
    let layer = slider(Animation(.keyframe(keyframes), timing: endless(0.8)))
    for step in 0..<80 {
      #expect(try left(of: layer, at: Double(step) / 10) == Double(step % 8 + 1), "at \(step)/10 s")
    }
  }

  @Test func `paced keeps one speed in the plane and ignores key times`() throws {
    var layer = box(0, 0, 0, 0) { $0.bounds.size = Size(width: 1, height: 1) }
    let corners = [(0.0, 0.0), (30, 40), (30, 40), (40, 40)].map { AnimatableValue.point(Point(x: $0, y: $1)) }
    let keyframes = KeyframeAnimation(
      .position, values: corners, keyTimes: [0, 0.1, 0.2, 1], calculationMode: .paced,
      timingFunctions: [.easeIn, .easeIn, .easeIn])
    layer.animations = [Animation(.keyframe(keyframes), timing: seconds(6))]
    #expect(items(layer, at: 2.5) == [filled(14.5, 19.5, 1, 1)])
    #expect(items(layer, at: 5.5) == [filled(34.5, 39.5, 1, 1)])
  }

  @Test func `missing key times are even, and an animation without values has no effect`() throws {
    func shown(_ values: [Double], _ times: [Double], _ time: Double) throws -> Double? {
      let keyframes = KeyframeAnimation(.positionX, values: values.map(AnimatableValue.number), keyTimes: times)
      return try left(of: slider(Animation(.keyframe(keyframes), timing: seconds(1))), at: time)
    }
    #expect(try shown([0, 10, 40], [0, 0.3], 0.75) == 25)
    #expect(try shown([7], [], 0.5) == 7)
    #expect(try shown([], [], 0.5) == -1_000)
    // Before the first and after the last key time the outer values apply.
    #expect(try shown([1, 2], [0.4, 0.6], 0.1) == 1)
    #expect(try shown([1, 2], [0.4, 0.6], 0.9) == 2)
  }

  @Test func `additive keyframes add up`() throws {
    let wave = KeyframeAnimation(.positionX, values: [.number(0), .number(8)], isAdditive: true)
    let layer = slider(
      slide(from: 100, to: 200, seconds(1)), Animation(.keyframe(wave), timing: seconds(1)))
    #expect(try left(of: layer, at: 0.5) == 154)
  }
}
