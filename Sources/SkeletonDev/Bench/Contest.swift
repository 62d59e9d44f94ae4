/// The settings of a measurement of several functions in turn, which disturbances of the machine affect equally.
struct Contest {
  /// The number of rounds, in each of which every function is measured.
  var rounds: Int
  /// The number of calls of each function in a round; a call receives its index in the round, counted from 0.
  var repetitions: Int

  /// Measures functions and returns the median duration of one call of each, in milliseconds, in the order of the
  /// functions.
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

/// Calls a function and returns the duration of the call in milliseconds; throws the error of the function.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .milliseconds(1)
}

extension [Double] {
  /// The median of the numbers, in their unit; 0 for an empty array.
  var median: Double {
    guard !isEmpty else { return 0 }
    let ordered = sorted()
    return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
  }
}
