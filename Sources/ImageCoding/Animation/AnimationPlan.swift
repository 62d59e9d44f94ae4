import Geometry
import Raster

/// The durations and colors of an animation's frames, which are required before the first frame is written.
struct AnimationPlan {
  let size: PixelSize
  let clock: FrameClock
  /// The number of times that the animation plays; nil is an infinite loop.
  let playCount: Int?
  /// The duration of each frame in ticks of the clock, by index; 0 for a frame that is left out.
  private(set) var durations: [Int]
  /// The colors of all frames that are not left out.
  private(set) var survey = ColorSurvey()
  private var shown = 0

  init(size: PixelSize, timing: FrameTiming, clock: FrameClock) throws(ImageCodingError) {
    self.size = size
    self.clock = clock
    playCount = timing.playCount
    durations = try timing.durations(on: clock)
  }

  /// The indices of the frames that are not left out, in ascending order.
  var indices: [Int] { durations.indices.filter { durations[$0] > 0 } }

  /// Records the colors of the frame at `index`; frames are recorded in order, without those that are left out.
  ///
  /// A frame that equals the previous one is left out, and the previous one is prolonged unless its duration would
  /// exceed the maximum.
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
