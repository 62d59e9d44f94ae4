import Geometry
import Raster

/// The size, durations and colors of an animation, which an encoder requires before the first frame is written.
struct AnimationPlan {
  let size: PixelSize
  let clock: FrameClock
  /// The number of times that the animation plays; nil is an infinite loop.
  let playCount: Int?
  /// The duration of each frame in ticks of the clock, by the index of the frame; 0 for a frame that is left out.
  private(set) var durations: [Int]
  /// The colors of all frames recorded so far, without the frames that are left out.
  private(set) var survey = ColorSurvey()
  private var shown = 0

  init(size: PixelSize, timing: FrameTiming, clock: FrameClock) throws(ImageCodingError) {
    self.size = size
    self.clock = clock
    playCount = timing.playCount
    durations = try timing.durations(on: clock)
  }

  /// The indices of the frames that are not left out, in ascending order; the first is 0.
  var indices: [Int] { durations.indices.filter { durations[$0] > 0 } }

  /// Records the colors of the frame at `index`; frames must be recorded in ascending order of their indices.
  ///
  /// A frame that equals the previous one is left out instead, and its duration is added to that frame's, unless the
  /// sum exceeds the maximum of the clock.
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
