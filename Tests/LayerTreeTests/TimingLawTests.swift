import Foundation
import Geometry
import LayerTree
import SeededRandom
import Testing

/// The times of the engine, compared with a plain reference in whole numbers.
@Suite struct TimingLawTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `progress agrees with counting runs one by one`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var shown = 0
    for _ in 0..<5_000 {
      let plain = PlainTiming.random(using: &generator)
      let time = Int.random(in: -1_000...5_000, using: &generator)
      let expected = plain.localTime(at: time * PlainTiming.scale).map { Double($0) / Double(plain.duration) }
      let actual = plain.timing.progress(at: Double(time) / 1_000)
      #expect(agree(actual, expected), "\(plain) at \(time) ms: \(String(describing: actual))")
      if expected != nil { shown += 1 }
    }
    #expect(shown > 2_000)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `an instant where a run ends or begins is on the side it belongs to`(seed: UInt64) {
    var generator = SplitMix64(seed: seed + 100)
    for _ in 0..<2_000 {
      var plain = PlainTiming.random(using: &generator)
      plain.speed = 4
      // Decimal times without an exact binary representation.
      let time = plain.begin - plain.offset + plain.duration * Int.random(in: 0...6, using: &generator)
      let expected = plain.localTime(at: time).map { Double($0) / Double(plain.duration) }
      let actual = plain.timing.progress(at: Double(time / PlainTiming.scale) / 1_000)
      #expect(agree(actual, expected), "\(plain) at \(time): \(String(describing: actual))")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `time goes from layer to group to member`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed + 200)
    var shown = 0
    for _ in 0..<1_500 {
      let group = PlainTiming.random(using: &generator)
      let member = PlainTiming.random(using: &generator)
      let begin = Int.random(in: -300...300, using: &generator)
      let speed = [1, 2, 4, 6, -4].randomElement(using: &generator) ?? 4
      let time = Int.random(in: -500...3_000, using: &generator)

      let layerTime = (time - begin) * PlainTiming.scale * speed / 4
      let expected = group.localTime(at: layerTime).flatMap { member.localTime(at: $0) }
        .map { 1_000 * Double($0) / Double(member.duration) }

      let inner = slide(from: 0, to: 1_000, member.timing)
      var layer = slider(Animation(.group([inner]), timing: group.timing))
      layer.timing.beginTime = Double(begin) / 1_000
      layer.timing.speed = Double(speed) / 4
      let actual = try left(of: layer, at: Double(time) / 1_000)
      #expect(agree(actual, expected ?? -1_000), "\(group) \(member): \(String(describing: actual))")
      if expected != nil { shown += 1 }
    }
    #expect(shown > 200)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a spring runs in the time of its member, group and layer`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed + 300)
    var shown = 0
    for _ in 0..<1_500 {
      let group = PlainTiming.random(using: &generator)
      let member = PlainTiming.random(using: &generator)
      let time = Int.random(in: -500...3_000, using: &generator)
      // Underdamped, critically damped and overdamped: the frequency is 10 per second.
      let damping = ([2, 10, 20, 45] as [Double])[Int.random(in: 0..<4, using: &generator)]
      let expected = group.localTime(at: time * PlainTiming.scale).flatMap { member.localTime(at: $0) }
        .map { 1_000 * closedForm(damping, Double($0) / Double(PlainTiming.scale) / 1_000) }

      var inner = slide(from: 0, to: 1_000, member.timing)
      inner.spring = DampedSpring()
      inner.spring?.damping = damping
      let layer = slider(Animation(.group([inner]), timing: group.timing))
      let actual = try left(of: layer, at: Double(time) / 1_000)
      #expect(agree(actual, expected ?? -1_000), "\(group) \(member): \(String(describing: actual))")
      if expected != nil { shown += 1 }
    }
    #expect(shown > 200)
  }

  /// The position of a spring of mass 1 and stiffness 100 at rest, by the formulas of a textbook.
  private func closedForm(_ damping: Double, _ time: Double) -> Double {
    let ratio = damping / 20
    if ratio == 1 { return 1 - exp(-10 * time) * (1 + 10 * time) }
    if ratio < 1 {
      let root = (1 - ratio * ratio).squareRoot()
      return 1 - exp(-ratio * 10 * time) * sin(10 * root * time + acos(ratio)) / root
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (10 * (ratio - root), 10 * (ratio + root))
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  @Test func `a group ends its members' time and holds it while it fills`() throws {
    let member = slide(from: 0, to: 100, seconds(4) { $0.fillMode = .forwards })
    let cut = slider(Animation(.group([member]), timing: seconds(1)))
    #expect(try left(of: cut, at: 0.5) == 12.5)
    #expect(try left(of: cut, at: 1) == -1_000)
    let filled = slider(Animation(.group([member]), timing: seconds(1) { $0.fillMode = .forwards }))
    #expect(try left(of: filled, at: 9) == 25)
  }

  @Test func `a group's timing function bends the time of its members`() throws {
    let group = Animation(
      .group([slide(from: 0, to: 100, seconds(1))]), timing: seconds(1), timingFunction: .easeIn)
    let shown = try left(of: slider(group), at: 0.5)
    #expect(shown == UnitBezier.easeIn.value(at: 0.5) * 100)
  }

  @Test func `sublayers live in the time of their layer`() throws {
    var outer = Layer()
    outer.timing.speed = 2
    outer.timing.beginTime = 1
    var inner = Layer()
    inner.timing.speed = 0
    inner.timing.timeOffset = 0.25
    inner.sublayers = [slider(slide(from: 0, to: 100, seconds(1)))]
    outer.sublayers = [slider(slide(from: 0, to: 100, seconds(1)))]
    #expect(try left(of: outer, at: 1.25) == 50)
    #expect(try left(of: outer, at: 0.9) == -1_000)
    // Speed 0 freezes the time at the offset, for all sublayers.
    outer.sublayers = [inner]
    #expect(try left(of: outer, at: 77) == 25)
  }

  @Test func `a layer with a duration shows only while its time has effect`() throws {
    var layer = slider()
    layer.timing = seconds(2) { $0.beginTime = 1 }
    #expect(try [0.5, 1, 2.9, 3].map { try left(of: layer, at: $0) != nil } == [false, true, true, false])
    layer.timing.fillMode = .both
    #expect(try left(of: layer, at: 99) != nil)
  }

  @Test func `times that are not numbers have no effect`() {
    for time in [Double.nan, .infinity, -.infinity] {
      for fill in MediaTiming.FillMode.allCases {
        let timing = seconds(1) {
          $0.fillMode = fill
          $0.repeatCount = .infinity
        }
        #expect(timing.progress(at: time).map { (0...1).contains($0) } ?? true)
      }
    }
  }

  private func agree(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-6 * max(1, abs(b))
  }
}
