/// Times pieces of work against each other, in turns: what disturbs the machine disturbs all of them.
struct Contest {
  /// The number of interleaved rounds.
  var rounds: Int
  /// The number of repetitions in a round; each receives its number, from 0.
  var repetitions: Int

  /// The median of each piece of work in milliseconds.
  func medians(_ contestants: [(Int) throws -> Void]) throws -> [Double] {
    var times = contestants.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, work) in contestants.enumerated() {
        for repetition in 0..<repetitions {
          times[index].append(try milliseconds { try work(repetition) })
        }
      }
    }
    return times.map(\.median)
  }
}

/// The time of a piece of work, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  let elapsed = (ContinuousClock.now - start).components
  return Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) * 1e-15
}

extension [Double] {
  /// The middle value, 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let ordered = sorted()
    return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
  }
}
