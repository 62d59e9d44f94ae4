import Geometry
import Raster

/// What must be known of all frames before the first is written.
struct AnimationPlan {
  let size: PixelSize
  let clock: FrameClock
  /// How often the animation plays; nil is forever.
  let playCount: Int?
  /// How long each frame shows, in ticks; 0: not at all.
  private(set) var durations: [Int]
  /// The colors of all frames that show.
  private(set) var survey = ColorSurvey()
  private var shown = 0

  init(size: PixelSize, timing: FrameTiming, clock: FrameClock) throws(ImageCodingError) {
    self.size = size
    self.clock = clock
    playCount = timing.playCount
    durations = try timing.durations(on: clock)
  }

  /// The indices of the frames that show.
  var indices: [Int] { durations.indices.filter { durations[$0] > 0 } }

  /// Takes note of a frame that shows; each in turn.
  ///
  /// One like the frame before it does not show after all: the one before stays, unless that would be too long.
  mutating func add(_ frames: FramePair, at index: Int) {
    if index > 0 {
      let sum = durations[shown] + durations[index]
      if sum <= clock.maximum, FrameDifference(from: frames.previous, to: frames.current).rect == nil {
        durations[shown] = sum
        durations[index] = 0
        return
      }
    }
    shown = index
    survey.add(frames.current)
  }
}
