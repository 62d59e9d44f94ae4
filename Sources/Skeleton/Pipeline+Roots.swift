import Diagnostics
import SceneModel
import XMLTree

// Documents of several roots: storyboards, xibs, Hyperview documents with several screens. The first root is often a
// container without content of its own, such as a navigation controller.

extension Pipeline {
  /// Composes the scene of the root that the options name, or else of the first root with bones.
  ///
  /// Without a root in the options, a note reports that another root than the first is drawn. If the named root has no
  /// bones, a warning names the first root with bones. If no root has bones, the scene is that of the first root.
  ///
  /// - Throws: ``InvalidInput`` with all errors of the pipeline stage that failed, or if the deadline passes.
  /// - Returns: the scene, and the index, counted from 0, of its root if that is not the first one; nil for the root
  ///   that the options name.
  func scene(of document: XMLDocument) throws(InvalidInput) -> (scene: Reported<Scene>, otherRoot: Int?) {
    let scene = try sceneOfRoot(in: document)
    return scene.value.isBlank ? try sceneOfOtherRoot(in: document, insteadOf: scene) : (scene, nil)
  }

  /// Returns the scene that ``scene(of:)`` returns for a document in which the scene of the named or first root has no
  /// bones.
  private func sceneOfOtherRoot(
    in document: XMLDocument, insteadOf scene: Reported<Scene>
  ) throws(InvalidInput) -> (scene: Reported<Scene>, otherRoot: Int?) {
    guard var other = try firstRootWithBones(in: document) else { return (scene, nil) }
    if options.root == nil {
      other.scene.diagnostics.append(.note(RootProblem.drawsOther(index: other.index)))
      return (other.scene, other.index)
    }
    var scene = scene
    scene.diagnostics.append(.warning(RootProblem.otherHasBones(index: other.index, other.bones), at: nil))
    return (scene, nil)
  }

  /// This pipeline with the option `root` set to the root that ``scene(of:)`` draws, or unchanged if that is the first
  /// root.
  ///
  /// - Throws: ``InvalidInput`` if no dialect recognizes the document, or if the deadline passes.
  func choosingRoot(in document: XMLDocument) throws(InvalidInput) -> Pipeline {
    guard options.root == nil, try roots(of: document).count > 1, try isBlank(document),
      let other = try firstRootWithBones(in: document)
    else { return self }
    return withRoot(other.index)
  }

  /// Returns true if the scene of the first root has no bones; false if it has bones or cannot be composed.
  ///
  /// - Throws: ``InvalidInput`` if the deadline passes.
  private func isBlank(_ document: XMLDocument) throws(InvalidInput) -> Bool {
    do throws(InvalidInput) {
      return try sceneOfRoot(in: document).value.isBlank
    } catch {
      try options.checkDeadline()
      return false
    }
  }

  /// The maximum number of roots that are searched for bones; later ones are not drawn in place of the first.
  ///
  /// The largest storyboards have about a hundred roots.
  private static let mostRoots = 100

  private func firstRootWithBones(
    in document: XMLDocument
  ) throws(InvalidInput) -> (index: Int, bones: Int, scene: Reported<Scene>)? {
    for index in 0..<min(try roots(of: document).count, Self.mostRoots) {
      do throws(InvalidInput) {
        let scene = try withRoot(index).sceneOfRoot(in: document)
        if !scene.value.isBlank { return (index, scene.value.bones.count, scene) }
      } catch {
        // An error of another root is not reported. A deadline ends the search.
        try options.checkDeadline()
      }
    }
    return nil
  }

  private func withRoot(_ index: Int) -> Pipeline {
    var pipeline = self
    pipeline.options.root = RootName(String(index))
    return pipeline
  }
}

extension SkeletonScene {
  /// The text that selects the root that the scene shows with the option `root`, such as its identifier.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func rootName() throws(RenderError) -> String {
    if let root = options.root { return root.text }
    let names = try document.selectableRoots(options)
    let index = otherRoot ?? 0
    return index < names.count ? names[index] : "root"
  }
}

/// A note or warning about a document with several root views.
enum RootProblem: Problem {
  /// The first root has no bones, and the root at `index`, counted from 0, is drawn instead.
  case drawsOther(index: Int)
  /// The root that the options name has no bones; the root at `index`, counted from 0, has the given number of bones.
  case otherHasBones(index: Int, Int)

  var code: String { "scene.root" }

  var message: String {
    switch self {
    case .drawsOther(let index):
      "the first root has no bones; root \(index) is drawn (`--root \(index)`), `skeleton layout --roots` lists all"
    case .otherHasBones(let index, let bones):
      "root \(index) has \(bones) \(bones == 1 ? "bone" : "bones"): --root \(index)"
    }
  }
}
