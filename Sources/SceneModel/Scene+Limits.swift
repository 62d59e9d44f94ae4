package import Diagnostics
import LayerTree

/// The layers of all frames of a moving picture together: 2 µs each in a release build.
private let maximumDrawnLayers = 1 << 22
/// The layers of a file that plays itself: it has about 1 kB for each.
private let maximumWrittenLayers = 1 << 16

extension Scene {
  /// Checks the work of a moving picture before its first frame: the copies of replicators multiply with the frames.
  ///
  /// - Throws: ``InvalidInput`` when there are more layers in all frames than a limit.
  package func checkLayers(inFrames frames: Int) throws(InvalidInput) {
    let (count, overflow) = layerCount(of: liveLayers).multipliedReportingOverflow(by: frames)
    if overflow || count > maximumDrawnLayers {
      throw InvalidInput(SceneProblem.tooManyDrawnLayers(frames: frames, limit: maximumDrawnLayers), at: nil)
    }
  }

  /// Checks the size of a file that plays itself: each copy of a replicator is written.
  ///
  /// - Throws: ``InvalidInput`` when there are more layers than a limit.
  package func checkWrittenLayers() throws(InvalidInput) {
    if layerCount(of: liveLayers) > maximumWrittenLayers {
      throw InvalidInput(SceneProblem.tooManyLayers(limit: maximumWrittenLayers), at: nil)
    }
  }
}
