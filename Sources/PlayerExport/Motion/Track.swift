import Geometry

/// What some numbers of a picture do over time, in the form that CSS and SMIL play: key frames with easings between.
///
/// ```
/// rest ──┐ first run          second run
///        └───/\/\/\───────────┐ /\/\/\/\ …
/// ```
struct Track: Hashable {
  /// Before the first run, and after those that do not hold their end.
  var rest: [Double]
  /// A later one hides earlier ones from its begin on.
  var runs: [Run]

  struct Run: Hashable {
    /// Seconds of the scene; may be below 0.
    var begin: Double
    /// Of one pass through the key frames, in seconds.
    var duration: Double
    /// Passes; may be infinite or end within one.
    var count: Double
    /// At least two, the first at 0, the last at 1.
    var keyframes: [Keyframe]
    var holdsEnd: Bool
  }

  struct Keyframe: Hashable {
    /// A share of the run's duration.
    var offset: Double
    var values: [Double]
    /// On the way to the next.
    var easing: Easing
  }

  enum Easing: Hashable {
    case curve(UnitBezier)
    /// Stays until the next.
    case hold

    static let linear = Easing.curve(.linear)
  }
}

extension Track {
  /// The track of other numbers, each of which is linear in these.
  package func map(_ transform: ([Double]) -> [Double]) -> Track {
    var track = self
    track.rest = transform(rest)
    for run in track.runs.indices {
      for index in track.runs[run].keyframes.indices {
        track.runs[run].keyframes[index].values = transform(runs[run].keyframes[index].values)
      }
    }
    return track
  }

  /// The same, later.
  func delayed(by delay: Double) -> Track {
    var track = self
    for run in track.runs.indices { track.runs[run].begin += delay }
    return track
  }

  /// True if anything ever changes.
  var moves: Bool {
    runs.contains { $0.keyframes.contains { $0.values != rest } }
  }

  /// True if values jump from one to the next only.
  var onlyJumps: Bool {
    runs.allSatisfy { run in
      zip(run.keyframes, run.keyframes.dropFirst()).allSatisfy { $0.easing == .hold || $0.values == $1.values }
    }
  }

  /// The values that it starts from or shows at any key frame, in order.
  var keyValues: [[Double]] { [rest] + runs.flatMap { $0.keyframes.map(\.values) } }
}
