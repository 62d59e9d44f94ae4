/// A timing function: the way of a mass that a damped spring pulls from 0 to 1, as `CASpringAnimation` defines it.
///
/// The mass m obeys m·x″ = k·(1 − x) − c·x′ with x(0) = 0 and x′(0) = v. With ω₀ = √(k/m) and β = c/(2m):
///
///     β < ω₀   underdamped         1 − e^(−βt) · (cos ωt + (β − v)/ω · sin ωt),  ω = √(ω₀² − β²)
///     β = ω₀   critically damped   1 − e^(−βt) · (1 + (β − v)·t)
///     β > ω₀   overdamped          1 − A·e^(r₁t) − (1 − A)·e^(r₂t),  r = −β ± √(β² − ω₀²),  A = (v + r₂)/(r₂ − r₁)
package struct DampedSpring: Hashable, Sendable {
  /// The mass m of the object at the spring, above 0, in a unit of choice, which stiffness and damping share.
  package var mass = 1.0
  /// The stiffness k of the spring, above 0, in units of mass per second squared.
  package var stiffness = 100.0
  /// The damping coefficient c of the spring, above 0, in units of mass per second.
  package var damping = 10.0
  /// The velocity v of the object at time 0, in ways per second; above 0 it moves towards the target.
  package var initialVelocity = 0.0

  package init() {}

  /// The distance from the target, as a fraction of the way, below which the object is at rest.
  private static let restingDistance = 1e-3
  /// The longest settling duration, in seconds; weaker damping is cut off there.
  package static let longestDuration = 1e6
  /// The relative difference of β and ω₀ within which a spring counts as critically damped.
  ///
  /// The other two formulas divide by the square root of the difference.
  private static let criticalDistance = 1e-9

  /// The formula of the motion with its coefficients; rates and frequencies are per second.
  private enum Motion {
    case underdamped(rate: Double, frequency: Double, sine: Double)
    case critical(rate: Double, slope: Double)
    case overdamped(slowRate: Double, fastRate: Double, slowShare: Double)
  }

  private var motion: Motion {
    let squaredFrequency = stiffness / mass
    let rate = damping / (2 * mass)
    let difference = rate * rate - squaredFrequency
    if abs(difference) <= Self.criticalDistance * squaredFrequency {
      return .critical(rate: rate, slope: rate - initialVelocity)
    }
    if difference < 0 {
      let frequency = (-difference).squareRoot()
      return .underdamped(rate: rate, frequency: frequency, sine: (rate - initialVelocity) / frequency)
    }
    let fastRate = -rate - difference.squareRoot()
    // The product of both rates is ω₀²; the difference of β and the root would lose digits.
    let slowRate = squaredFrequency / fastRate
    let slowShare = (initialVelocity + fastRate) / (fastRate - slowRate)
    return .overdamped(slowRate: slowRate, fastRate: fastRate, slowShare: slowShare)
  }

  /// Returns the position of the object, 0 at the start and 1 at the target, at a time in seconds.
  ///
  /// The position exceeds 1 while the spring overshoots. It is 0 before time 0.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch motion {
    case .underdamped(let rate, let frequency, let sineShare):
      let angle = frequency * time
      return 1 - exponential(-rate * time) * (cosine(angle) + sineShare * sine(angle))
    case .critical(let rate, let slope): return 1 - exponential(-rate * time) * (1 + slope * time)
    case .overdamped(let slow, let fast, let share):
      return 1 - share * exponential(slow * time) - (1 - share) * exponential(fast * time)
    }
  }

  /// Returns the velocity of the object, in ways per second, at a time in seconds from 0.
  package func velocity(at time: Double) -> Double {
    switch motion {
    case .underdamped(let rate, let frequency, let sineShare):
      let angle = frequency * time
      let decay = exponential(-rate * time)
      return decay
        * ((rate - sineShare * frequency) * cosine(angle) + (rate * sineShare + frequency) * sine(angle))
    case .critical(let rate, let slope):
      return exponential(-rate * time) * (rate * (1 + slope * time) - slope)
    case .overdamped(let slow, let fast, let share):
      return -share * slow * exponential(slow * time) - (1 - share) * fast * exponential(fast * time)
    }
  }

  /// The time in seconds from which the object stays within 1/1000 of the way of its target: `settlingDuration`.
  ///
  /// The bound of the distance counts, not the distance: Core Animation's value for the default spring is 1.4727 s,
  /// where e^(−βt) · (1 + |β − v|/ω) is 1/1000.
  package var settlingDuration: Double {
    let motion = motion
    func bound(_ time: Double) -> Double {
      switch motion {
      case .underdamped(let rate, _, let sineShare): exponential(-rate * time) * (1 + abs(sineShare))
      case .critical(let rate, let slope): exponential(-rate * time) * (1 + abs(slope) * time)
      case .overdamped(let slow, let fast, let share):
        abs(share) * exponential(slow * time) + abs(1 - share) * exponential(fast * time)
      }
    }
    var (low, high) = (0.0, 1e-3)
    while bound(high) > Self.restingDistance, high < Self.longestDuration { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > Self.restingDistance { low = middle } else { high = middle }
    }
    return min(high, Self.longestDuration)
  }

  /// Returns the times before `end` between which the curve of the spring is simple, ascending, in seconds.
  ///
  /// They are the times at which an underdamped spring turns or passes its target, at most `limit`, and the times
  /// in which the fast part of an overdamped spring fades. A critically damped spring has none.
  package func bends(before end: Double, limit: Int) -> [Double] {
    switch motion {
    case .underdamped(let rate, let frequency, let sineShare):
      let turn = arcTangent(y: sineShare * frequency - rate, x: rate * sineShare + frequency)
      let pass = arcTangent(y: -1, x: sineShare)
      let first = [turn, pass].map { $0 > 0 ? $0 : $0 + .pi }.sorted()
      var times: [Double] = []
      var halfTurns = 0.0
      while times.count < limit {
        for angle in first {
          let time = (angle + halfTurns * .pi) / frequency
          guard time < end else { return times }
          times.append(time)
        }
        halfTurns += 1
      }
      return times
    case .overdamped(_, let fast, _): return [1, 2, 4, 8, 16].map { $0 / -fast }.filter { $0 < end }
    case .critical: return []
    }
  }
}
