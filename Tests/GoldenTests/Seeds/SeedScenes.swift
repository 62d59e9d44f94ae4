import Diagnostics
import SceneModel
import Skeleton
import TestSupport

/// The scene of `Fixtures/seeds/NAME.xml`.
func seedScene(_ name: String) throws -> Scene {
  try Document(Fixture("seeds/\(name).xml").bytes()).scene().content
}

func seedScene(markup: String, stopTime: Double? = nil) throws -> Scene {
  var options = RenderOptions()
  options.stopTime = stopTime
  return try Document(Array(markup.utf8), options: options).scene(options).content
}
