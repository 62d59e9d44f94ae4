import Foundation
import Geometry
import SeededRandom
import Testing

@Suite struct DampedSpringTests {
  @Test func `the exponential function agrees with the C library within 2⁻⁵⁰`() {
    var worst = 0.0
    for step in -70_000...70_000 {
      let x = Double(step) / 100.7
      worst = max(worst, abs(exponential(x) / exp(x) - 1))
    }
    #expect(worst < 0x1p-50)
    #expect(exponential(0) == 1)
    #expect(exponential(-1e9) == 0)
    #expect(exponential(.nan) == 0)
    #expect(exponential(1e9).isFinite)
  }

  @Test func `the default spring settles when Core Animation says`() {
    #expect(abs(DampedSpring().settlingDuration - 1.4727003346780927) < 1e-9)
  }

  @Test(arguments: [1.0, 10, 19, 19.9999999, 20, 20.0000001, 21, 60, 500], [-20.0, 0, 5])
  func `value and velocity solve the equation of the spring`(damping: Double, velocity: Double) {
    var spring = DampedSpring()
    (spring.damping, spring.initialVelocity) = (damping, velocity)
    // The classical Runge-Kutta method of the fourth order.
    var (x, v) = (0.0, velocity)
    func acceleration(_ x: Double, _ v: Double) -> Double { 100 * (1 - x) - damping * v }
    let step = 1e-4
    for index in 0..<20_000 {
      if index.isMultiple(of: 500) {
        let time = Double(index) * step
        #expect(abs(spring.value(at: time) - x) < 1e-6, "at \(time) s")
        #expect(abs(spring.velocity(at: time) - v) < 1e-5, "at \(time) s")
      }
      let (a1, v1) = (acceleration(x, v), v)
      let (a2, v2) = (acceleration(x + v1 * step / 2, v + a1 * step / 2), v + a1 * step / 2)
      let (a3, v3) = (acceleration(x + v2 * step / 2, v + a2 * step / 2), v + a2 * step / 2)
      let (a4, v4) = (acceleration(x + v3 * step, v + a3 * step), v + a3 * step)
      x += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
      v += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `after its settling duration a spring stays within a thousandth`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let spring = DampedSpring.random(using: &generator)
      let end = spring.settlingDuration
      for step in 0..<50 {
        #expect(abs(spring.value(at: end * (1 + Double(step) / 25)) - 1) <= 1.001e-3, "\(spring)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `an underdamped spring turns or passes its target at its bends`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<200 {
      let spring = DampedSpring.random(using: &generator)
      guard spring.damping * spring.damping < 4 * spring.mass * spring.stiffness else { continue }
      let times = spring.bends(before: spring.settlingDuration, limit: 40)
      #expect(times == times.sorted())
      for time in times {
        let scale = exponential(-spring.damping / (2 * spring.mass) * time) + 1e-9
        let speed = 1 + abs(spring.initialVelocity) + spring.stiffness
        let isTurn = abs(spring.velocity(at: time)) < 1e-6 * scale * speed
        let isPass = abs(spring.value(at: time) - 1) < 1e-9 * (1 + abs(spring.initialVelocity))
        #expect(isTurn || isPass, "\(spring) at \(time)")
        count += 1
      }
    }
    #expect(count > 500)
  }

  /// The rates of the spring are 5 and 20 per second; the fast part has faded after 16 / 20 seconds.
  @Test(arguments: [(0.05, 0), (0.0625, 1), (0.4, 3), (0.41, 4), (9, 5)] as [(Double, Int)])
  func `the fast part of an overdamped spring fades`(_ end: Double, _ count: Int) {
    var spring = DampedSpring()
    spring.damping = 25
    let times = spring.bends(before: end, limit: 40)
    #expect(times.count == count)
    #expect(zip(times, [0.05, 0.1, 0.2, 0.4, 0.8]).allSatisfy { abs($0 - $1) < 1e-12 })
    spring.damping = 20
    #expect(spring.bends(before: end, limit: 40).isEmpty)
  }

  @Test func `a spring without friction is cut off`() {
    var spring = DampedSpring()
    spring.damping = 1e-9
    #expect(spring.settlingDuration == 1e6)
  }
}

extension DampedSpring {
  /// A spring of any damping, with velocities in both directions.
  fileprivate static func random(using generator: inout SplitMix64) -> DampedSpring {
    var spring = DampedSpring()
    spring.mass = Double.random(in: 0.2...4, using: &generator)
    spring.stiffness = Double.random(in: 5...500, using: &generator)
    let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
    spring.damping = critical * Double.random(in: 0.05...2, using: &generator)
    spring.initialVelocity = Bool.random(using: &generator) ? 0 : Double.random(in: -20...20, using: &generator)
    return spring
  }
}
