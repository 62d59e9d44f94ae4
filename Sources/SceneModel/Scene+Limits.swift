package import Diagnostics
import LayerTree

/// The maximum number of layers in all frames of an animation together; each takes 2 µs in a release build.
private let maximumDrawnLayers = 1 << 22
/// The maximum number of layers in a file that a player animates; each takes about 1 kB.
private let maximumWrittenLayers = 1 << 16

extension Scene {
  /// Checks the total number of layers in the frames of an animation; replicator copies count in each frame.
  ///
  /// - Throws: ``InvalidInput`` if all frames together have more than 4,194,304 layers.
  package func checkLayers(inFrames frames: Int) throws(InvalidInput) {
    if presentationWork(of: liveLayers, moments: frames) > maximumDrawnLayers {
      throw InvalidInput(SceneProblem.tooManyDrawnLayers(frames: frames, limit: maximumDrawnLayers), at: nil)
    }
  }

  /// Checks the number of layers for a file that a player animates; each copy of a replicator counts.
  ///
  /// - Throws: ``InvalidInput`` if there are more than 65,536 layers.
  package func checkWrittenLayers() throws(InvalidInput) {
    if layerCount(of: liveLayers) > maximumWrittenLayers {
      throw InvalidInput(SceneProblem.tooManyLayers(limit: maximumWrittenLayers), at: nil)
    }
    if presentationWork(of: liveLayers, moments: 1) > maximumDrawnLayers {
      throw InvalidInput(SceneProblem.tooManyDrawnLayers(frames: 1, limit: maximumDrawnLayers), at: nil)
    }
  }
}
