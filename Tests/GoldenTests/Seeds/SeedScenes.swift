import Diagnostics
import SceneModel
import Skeleton
import TestSupport

/// The scene of `Fixtures/seeds/NAME.xml`.
func seedScene(_ name: String) throws -> Scene {
  try Pipeline(RenderOptions()).scene(of: Fixture("seeds/\(name).xml").bytes()).value
}

func seedScene(markup: String, stopTime: Double? = nil) throws -> Scene {
  var options = RenderOptions()
  options.stopTime = stopTime
  return try Pipeline(options).scene(of: Array(markup.utf8)).value
}
