package import Diagnostics
package import LayerTree
package import SceneModel

/// A user interface framework for which source code is generated.
package enum HostVocabulary: Sendable, CaseIterable {
  /// A Hyperview screen.
  case hxml
  case swiftUI
  /// Jetpack Compose.
  case compose
  /// Children of react-content-loader's `<ContentLoader>`.
  case reactContentLoader
  /// An Android layout, its drawables inside.
  case android
}

/// The texts of a generated file.
package struct HostOptions: Sendable {
  /// The label for screen readers.
  package var title: String
  /// The document's file name; its last path component counts.
  package var documentName: String?
  /// The part of the document that is shown.
  package var root: String?

  package init(title: String = "Loading…", documentName: String? = nil, root: String? = nil) {
    self.title = title
    self.documentName = documentName
    self.root = root
  }
}

/// A scene as source code of a host.
///
/// - Parameter moment: where the gradient stands; nil is that it moves, where the host can.
package func encodeHost(
  _ scene: Scene, in vocabulary: HostVocabulary, at moment: Moment?, _ options: HostOptions
) -> Reported<[UInt8]> {
  let name = HostName(options)
  switch vocabulary {
  case .hxml: return encodeHXML(HostScene(scene, at: moment), name)
  case .swiftUI: return encodeSwiftUI(HostScene(scene, at: moment), name, title: options.title)
  case .compose: return encodeCompose(HostScene(scene, at: moment), name, title: options.title)
  // Both turn everything round by themselves where texts run from right to left.
  case .reactContentLoader:
    return encodeReactContentLoader(HostScene(scene, at: moment, isMirrored: true), name, title: options.title)
  case .android: return encodeAndroid(HostScene(scene, at: moment, isMirrored: true), name, title: options.title)
  }
}
