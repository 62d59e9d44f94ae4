package import Diagnostics
import LayerTree

/// The maximum work of presenting the layers of all frames of an animation, in layers of 2 µs each.
///
/// ``Scene/checkLayers(inFrames:)`` throws an error for more.
private let maximumDrawnLayers = 1 << 22
/// The maximum number of layers in a file that a player animates; each takes about 1 kB of the file.
///
/// ``Scene/checkWrittenLayers()`` throws an error for more.
private let maximumWrittenLayers = 1 << 16

extension Scene {
  /// Checks the work of presenting the layers above the overlay in all frames of an animation.
  ///
  /// Copies of replicators count in each frame.
  ///
  /// - Parameter frames: the number of frames.
  /// - Throws: ``InvalidInput`` if the work exceeds that of 4,194,304 layers with few animations.
  package func checkLayers(inFrames frames: Int) throws(InvalidInput) {
    if presentationWork(of: liveLayers, moments: frames) > maximumDrawnLayers {
      throw InvalidInput(SceneProblem.tooManyDrawnLayers(frames: frames, limit: maximumDrawnLayers), at: nil)
    }
  }

  /// Checks the number of layers above the overlay for a file that a player animates; copies of replicators count.
  ///
  /// - Throws: ``InvalidInput`` if there are more than 65,536 layers, or if one frame exceeds the limit of work of
  ///   ``checkLayers(inFrames:)``.
  package func checkWrittenLayers() throws(InvalidInput) {
    if layerCount(of: liveLayers) > maximumWrittenLayers {
      throw InvalidInput(SceneProblem.tooManyLayers(limit: maximumWrittenLayers), at: nil)
    }
    try checkLayers(inFrames: 1)
  }
}
