import Synchronization

/// The corners of recent pictures, of which the owner of the value draws more.
///
/// Screens of one application have the same few corners. The coverage of a corner depends on its key only, so that the
/// order of pictures does not change a byte.
package final class MeasuredCorners: Sendable {
  /// The number of kept corners after which all are forgotten.
  ///
  /// A corner of the largest radius takes about 4 kB, and one of an avatar or a line of text 500 bytes.
  private static let mostCorners = 2048
  /// The largest radius in pixels of a kept corner.
  private static let largestRadius = 128.0

  private let corners = Mutex<[CornerCoverage.Key: CornerCoverage]>([:])

  package init() {}

  /// The number of kept corners.
  var count: Int { corners.withLock(\.count) }

  /// Returns a corner with the rows that were measured before; without rows for a new corner.
  func corner(_ key: CornerCoverage.Key) -> CornerCoverage {
    corners.withLock { $0[key] } ?? CornerCoverage(key)
  }

  func keep(_ measured: [CornerCoverage]) {
    corners.withLock { corners in
      for corner in measured where corner.key.radius <= Self.largestRadius {
        if corners.count >= Self.mostCorners { corners = [:] }
        corners[corner.key] = corner
      }
    }
  }
}
