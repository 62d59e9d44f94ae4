import Diagnostics
import LayerTree
import Synchronization

/// The tracks of gradient locations that earlier files of the process have sampled.
///
/// Both themes of a scene have the same locations over time, and so do the scenes of one application. A track depends on
/// its key only, so that the order of files does not change a byte.
final class SampledLocations: Sendable {
  static let shared = SampledLocations()

  /// The values on which the locations of a gradient over time depend.
  struct Key: Hashable {
    private let animations: [Animation]
    private let locations: [Double]
    private let colorCount: Int
    private let tolerances: [Double]

    /// The most animations of a gradient that is kept: up to two, the sampler counts single units of work.
    private static let mostAnimations = 2
    /// The most locations, and the most numbers in a value of an animation, of a gradient that is kept.
    private static let mostNumbers = 16

    /// The key for a gradient; nil for animations of several values, whose tracks may be long.
    ///
    /// - Parameters:
    ///   - stops: the stops without animations.
    ///   - animations: the animations of the stops, the axis and the bounds.
    ///   - tolerances: the tolerance of each location.
    init?(_ stops: GradientStops, _ animations: [Animation], tolerances: [Double]) {
      guard Self.isSmall(stops, animations) else { return nil }
      (self.animations, self.tolerances) = (animations, tolerances)
      (locations, colorCount) = (stops.locations, stops.colors.count)
    }

    /// True for stops and animations of few numbers, which are kept.
    static func isSmall(_ stops: GradientStops, _ animations: [Animation]) -> Bool {
      animations.count <= mostAnimations && max(stops.locations.count, stops.colors.count) <= mostNumbers
        && animations.allSatisfy { $0.hasFewNumbers(limit: mostNumbers) }
    }
  }

  /// The number of kept tracks after which all are forgotten; a track takes about 1 kB.
  private static let mostTracks = 256
  /// The most numbers in a kept track.
  private static let mostNumbers = 512

  private struct Entry {
    var track: Track
    /// The units of work that sampling the track takes.
    var units: Int
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// The number of kept tracks.
  var count: Int { entries.withLock(\.count) }

  /// Returns the track for a key, which is sampled if it is not known; it is incomplete after the deadline of `work`.
  ///
  /// The counted work is the same in both cases, so that a limit of work has the same effect.
  func track(for key: Key?, _ work: SharedWorkMeter, sample: () -> Track) -> Track {
    guard let key else { return sample() }
    if let known = entries.withLock({ $0[key] }) {
      for _ in 0..<known.units { _ = work.allowsMore() }
      return known.track
    }
    let before = work.counted
    let track = sample()
    if !work.isOver { keep(Entry(track: track, units: work.counted - before), for: key) }
    return track
  }

  private func keep(_ entry: Entry, for key: Key) {
    let keyframeCount = entry.track.runs.reduce(1) { $0 + $1.keyframes.count }
    if keyframeCount * entry.track.rest.count > Self.mostNumbers { return }
    entries.withLock { entries in
      if entries.count >= Self.mostTracks { entries = [:] }
      entries[key] = entry
    }
  }
}

extension Animation {
  /// True for an animation between two values of at most `limit` numbers or colors each.
  fileprivate func hasFewNumbers(limit: Int) -> Bool {
    guard case .basic(let basic) = content else { return false }
    return [basic.from, basic.to, basic.by].allSatisfy { value in
      switch value {
      case .numbers(let numbers): numbers.count <= limit
      case .colors(let colors): colors.count <= limit
      default: true
      }
    }
  }
}
