import Diagnostics
import HostExport
import LayerTree
import PlayerExport
import SceneModel

/// The widths that a responsive SVG follows, in points: from a watch to a wide window.
private let responsiveWidths = 160.0...1_440

/// A scene as SVG.
func svg(
  _ scene: Scene, of document: [UInt8], at moment: Moment?, _ options: RenderRequest
) -> Reported<[UInt8]> {
  guard options.markup.isResponsive, moment == nil else {
    return encodeSVG(scene, at: moment, MarkupOptions(options.markup))
  }
  return encodeResponsiveSVG(scene, widths: responsiveWidths, MarkupOptions(options.markup)) { width in
    var options = options
    options.size.width = width
    return try? Pipeline(options).scene(of: document).value
  }
}

/// A scene as HTML: with a dark theme beside the document's own unless one is asked for, and at all sizes.
func html(
  _ scene: Scene, of document: [UInt8], at moment: Moment?, _ options: RenderRequest
) throws(InvalidInput) -> Reported<[UInt8]> {
  var layouts = [HTMLLayout(scene: scene, dark: darkScene(of: document, options))]
  for size in options.markup.sizes {
    var options = options
    options.size = size
    let scene = try Pipeline(options).scene(of: document).value
    layouts.append(HTMLLayout(scene: scene, dark: darkScene(of: document, options)))
  }
  return encodeHTML(
    layouts, at: moment, MarkupOptions(options.markup), isFragment: options.markup.isFragment)
}

/// A scene as a Lottie animation of one loop, or of so many seconds from its start on.
func lottie(_ scene: Scene, at moment: Moment?, _ options: RenderRequest) -> Reported<[UInt8]> {
  var loop = scene.loop
  let notes = moment == nil && options.duration == nil ? scene.loopNotes : []
  if let duration = options.duration { loop = AnimationLoop(start: loop.start, duration: duration) }
  let output = encodeLottie(scene, at: moment, loop, framesPerSecond: options.framesPerSecond ?? 60)
  return Reported(output.value, notes + output.diagnostics)
}

/// Nil when a theme is asked for.
private func darkScene(of document: [UInt8], _ options: RenderRequest) -> Scene? {
  guard options.theme == nil else { return nil }
  var options = options
  options.theme = .dark
  // A theme of the document with that name may not suit its shimmer: then there is none.
  return try? Pipeline(options).scene(of: document).value
}

/// A scene as source code of a host.
func host(
  _ scene: Scene, in vocabulary: HostVocabulary, at moment: Moment?, _ options: RenderRequest
) -> Reported<[UInt8]> {
  let told = HostOptions(title: options.markup.title, documentName: options.documentName, root: options.root?.text)
  return encodeHost(scene, in: vocabulary, at: moment, told)
}

extension MarkupOptions {
  init(_ style: MarkupStyle) {
    let clock: Clock =
      switch style.animation {
      case .css: .css
      case .smil: .smil
      case .none: .none
      }
    self.init(clock: clock, title: style.title)
  }
}
