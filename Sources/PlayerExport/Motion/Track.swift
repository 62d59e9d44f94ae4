import Geometry

/// The values of some numbers over time, in seconds, in the form that CSS and SMIL play: key frames with easings.
///
/// ```
/// rest ──┐ first run          second run
///        └───/\/\/\───────────┐ /\/\/\/\ …
/// ```
struct Track: Hashable {
  /// The values before the first run, between runs, and after runs that do not hold their end; one element for each
  /// number of the track, in its own unit.
  var rest: [Double]
  /// The periods of time with key frames; a later run overrides earlier ones from its begin time on.
  var runs: [Run]

  struct Run: Hashable {
    /// The begin time of the run in seconds of the track's time; may be below 0.
    var begin: Double
    /// The duration of one pass through the key frames of the run, in seconds, above 0.
    var duration: Double
    /// The number of passes through the key frames of the run; may be fractional or infinite.
    var count: Double
    /// The key frames of the run in order of time, at least two, the first at offset 0 and the last at offset 1.
    var keyframes: [Keyframe]
    var holdsEnd: Bool
  }

  struct Keyframe: Hashable {
    /// The time of the key frame as a fraction of the duration of one pass, 0…1.
    var offset: Double
    var values: [Double]
    /// The interpolation from the values of this key frame to those of the next one; without effect in the last key
    /// frame.
    var easing: Easing
  }

  enum Easing: Hashable {
    case curve(UnitBezier)
    /// The value stays constant until the next key frame.
    case hold

    static let linear = Easing.curve(.linear)
  }

  /// The track whose values are linear functions of this track's values, at the same times.
  ///
  /// - Parameter transform: a linear function, which may change the unit and the number of values, that converts the
  ///   values of one key frame.
  func map(_ transform: ([Double]) -> [Double]) -> Track {
    var track = self
    track.rest = transform(rest)
    for run in track.runs.indices {
      for index in track.runs[run].keyframes.indices {
        track.runs[run].keyframes[index].values = transform(runs[run].keyframes[index].values)
      }
    }
    return track
  }

  /// The same track with all runs beginning `delay` seconds later.
  func delayed(by delay: Double) -> Track {
    var track = self
    for run in track.runs.indices { track.runs[run].begin += delay }
    return track
  }

  /// True if any value of the track ever changes.
  var moves: Bool {
    runs.contains { $0.keyframes.contains { $0.values != rest } }
  }

  /// True if the values of the track change only in jumps, without interpolation.
  var onlyJumps: Bool {
    runs.allSatisfy { run in
      zip(run.keyframes, run.keyframes.dropFirst()).allSatisfy { $0.easing == .hold || $0.values == $1.values }
    }
  }

  /// The track's values at rest, then those of all key frames in the order of the runs; each element has all numbers of
  /// the track, in their units.
  var keyValues: [[Double]] { [rest] + runs.flatMap { $0.keyframes.map(\.values) } }
}
