/// Measures several functions in turn, so that disturbances of the machine affect all of them equally.
struct Contest {
  /// The number of rounds; in each, every function runs.
  var rounds: Int
  /// The number of repetitions of a function in a round; each call receives its number, from 0.
  var repetitions: Int

  /// The median time of one call of each function, in milliseconds, in the order of the functions.
  ///
  /// - Throws: the error of a function.
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

/// The duration of one call of a function, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  let elapsed = (ContinuousClock.now - start).components
  return Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) * 1e-15
}

extension [Double] {
  /// The median of the numbers; 0 for no numbers.
  var median: Double {
    guard !isEmpty else { return 0 }
    let ordered = sorted()
    return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
  }
}
