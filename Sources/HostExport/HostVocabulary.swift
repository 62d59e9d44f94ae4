package import Diagnostics
package import LayerTree
package import SceneModel

/// A user interface framework for which source code can be generated.
package enum HostVocabulary: Sendable, CaseIterable {
  /// A Hyperview screen in HXML.
  case hxml
  /// A React component that uses react-content-loader's `<ContentLoader>`.
  case reactContentLoader
  /// An Android layout in XML with inline drawables.
  case android
  /// The values to which an Android layout in a folder `layout` refers.
  case androidValues
  /// The colors of the dark appearance among ``androidValues``.
  case androidNight
}

/// The title of a generated source file, the names from which its identifiers are derived, and the time limit.
package struct HostOptions: Sendable {
  /// The label of the generated view for screen readers.
  package var title: String
  /// The file name of the document; only its last path component is used; nil for none.
  package var documentName: String?
  /// The name of the generated type; nil for a name that is derived from the other names.
  package var typeName: String?
  /// The name of the package in Kotlin; nil for none.
  package var packageName: String?
  /// The file name of the output; nil if it is not known.
  package var outputName: String?
  /// True for an Android layout whose colors, size and label are in other files.
  package var usesResources = false
  /// The name of the root view that is shown, if the document has several; nil for the first one.
  package var root: String?
  /// The name of the canvas, such as `320x568`, if the document is written for several; nil otherwise.
  package var canvasName: String?
  /// The text of the comment by which `skeleton verify` compares the file with its document; nil for no comment.
  package var verification: String?
  /// The time limit; source code that is not complete at the deadline must not be used.
  package var deadline = Deadline.never

  package init(title: String = "Loading…", documentName: String? = nil, root: String? = nil) {
    self.title = title
    self.documentName = documentName
    self.root = root
  }
}

/// Encodes a scene as a source file for a user interface framework; returns its bytes.
///
/// The diagnostics report features of the scene that the framework cannot express. The file is empty if the deadline
/// passes.
///
/// - Parameters:
///   - dark: the scene in the dark theme; nil for one theme, and for a vocabulary of one theme.
///   - moment: the moment of a still gradient; nil for an animated one, if the framework supports it.
///   - options: the title of the file and the names for its identifiers.
package func encodeHost(
  _ scene: Scene, dark: Scene?, in vocabulary: HostVocabulary, at moment: Moment?, _ options: HostOptions
) -> Reported<[UInt8]> {
  let name = HostName(options)
  let work = SharedWorkMeter(options.deadline)
  // These two frameworks mirror the drawing themselves for right-to-left text.
  let isMirrored = vocabulary != .hxml
  var host = HostScene(scene, at: moment, isMirrored: isMirrored, work)
  let darkHost = dark.map { HostScene($0, at: moment, isMirrored: isMirrored, work) }
  if work.isOver { return Reported([]) }
  let code =
    switch vocabulary {
    case .hxml: encodeHXML(&host, name)
    case .reactContentLoader: encodeReactContentLoader(&host, name, title: options.title)
    case .android:
      encodeAndroid(
        &host, name, title: options.title, AndroidValues(host, dark: darkHost, name, areUsed: options.usesResources))
    case .androidValues: AndroidValues(host, dark: darkHost, name).code(isNight: false, name, title: options.title)
    case .androidNight: AndroidValues(host, dark: darkHost, name).code(isNight: true, name, title: options.title)
    }
  return work.isOver ? Reported([]) : Reported(code.bytes, host.problems.map(\.diagnostic))
}

/// A user interface framework for which a view for every width is generated.
package enum HostFramework: String, Sendable, CaseIterable {
  case uikit
  case swiftUI = "swiftui"
  case compose
}

/// Encodes a scene as a source file with a view for every width, both themes and both directions; returns its bytes.
///
/// The diagnostics report features of the scene that the framework cannot express. The file is empty if the deadline
/// passes.
///
/// - Parameters:
///   - dark: the scene in the dark theme; nil for one theme.
///   - forms: the boxes at every width.
///   - moment: the moment of a still gradient; nil for an animated one.
package func encodeHost(
  _ scene: Scene, dark: Scene?, _ forms: FluidForms, in framework: HostFramework, at moment: Moment?,
  _ options: HostOptions
) -> Reported<[UInt8]> {
  let name = HostName(options)
  let work = SharedWorkMeter(options.deadline)
  var placeholder = HostPlaceholder(scene, dark: dark, at: moment, forms, work)
  if work.isOver { return Reported([]) }
  let code =
    switch framework {
    case .uikit: UIKitDrawing.encode(&placeholder, name, title: options.title)
    case .swiftUI: SwiftUIDrawing.encode(&placeholder, name, title: options.title)
    case .compose: ComposeDrawing.encode(&placeholder, name, title: options.title)
    }
  return work.isOver ? Reported([]) : Reported(code.bytes, placeholder.host.problems.map(\.diagnostic))
}
