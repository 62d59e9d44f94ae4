import Skeleton
import Synchronization

/// The scenes that were made last: a time that is scrubbed to costs its picture only.
final class SceneShelf: Sendable {
  struct Key: Hashable {
    var document: [UInt8]
    /// Without the time: a scene contains all its moments.
    var options: RenderOptions

    init(document: [UInt8], options: RenderOptions) {
      (self.document, self.options) = (document, options)
      self.options.time = nil
    }
  }

  private let kept = Mutex<[(key: Key, scene: InspectedDocument)]>([])
  private static let capacity = 4

  /// The cached scene, or the result of `make`; failures are not cached.
  func scene(
    _ key: Key, make: () throws(InspectionError) -> InspectedDocument
  ) throws(InspectionError) -> InspectedDocument {
    let found = kept.withLock { kept -> InspectedDocument? in
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
