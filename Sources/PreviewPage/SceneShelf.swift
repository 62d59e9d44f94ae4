import Skeleton
import Synchronization

/// The scenes that were made last: a time that is scrubbed to costs its picture only.
final class SceneShelf: Sendable {
  struct Key: Hashable {
    var document: [UInt8]
    /// The choices that a scene depends on, in any fixed order.
    var choices: [String]
  }

  private let kept = Mutex<[(key: Key, scene: InspectedDocument)]>([])
  private static let capacity = 4

  /// The scene, or what `make` makes of it; mistakes are made anew.
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

extension RenderOptions {
  /// What a scene depends on and a person can choose in the page.
  var sceneChoices: [String] {
    [
      "\(size.width ?? 0) \(size.height ?? 0)", device ?? "", "\(scale ?? 0)", theme ?? "\u{0}", preset ?? "",
      root ?? "\u{0}", "\(isRightToLeft)",
    ]
  }
}
