import Geometry
import LayerTree
import Testing

/// What a test could not go on without.
struct TestFailure: Error {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
