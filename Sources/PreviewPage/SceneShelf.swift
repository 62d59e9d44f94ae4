import Skeleton
import Synchronization

/// A cache of the last four scenes that were used, so that another moment of a scene requires no layout.
final class SceneShelf: Sendable {
  struct Key: Hashable {
    var document: [UInt8]
    /// The options of the scene; the time of the picture is nil, because a scene contains all moments.
    var options: RenderOptions

    init(document: [UInt8], options: RenderOptions) {
      (self.document, self.options) = (document, options)
      self.options.time = nil
    }
  }

  private let kept = Mutex<[(key: Key, scene: SkeletonScene)]>([])
  private static let capacity = 4

  /// Returns the cached scene of a key; otherwise calls `make` and caches its result, in place of the scene not used
  /// for the longest time.
  ///
  /// - Throws: the error of `make`, which is not cached.
  func scene(
    _ key: Key, make: () throws(RenderError) -> SkeletonScene
  ) throws(RenderError) -> SkeletonScene {
    let found = kept.withLock { kept -> SkeletonScene? in
      guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
      kept.append(kept.remove(at: index))
      return kept.last?.scene
    }
    if let found { return found }
    let scene = try make()
    kept.withLock { kept in
      if kept.count >= Self.capacity { kept.removeFirst() }
      kept.append((key, scene))
    }
    return scene
  }
}
