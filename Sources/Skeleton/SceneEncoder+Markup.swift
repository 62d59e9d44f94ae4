import Diagnostics
import HostExport
import LayerTree
import PlayerExport
import SceneModel

extension SceneEncoder {
  /// The widths to which a responsive SVG adapts, in points: from a watch to a wide window.
  private static var responsiveWidths: ClosedRange<Double> { 160...1_440 }

  private var markupOptions: MarkupOptions {
    var markup = MarkupOptions(options.markup)
    markup.deadline = options.deadline
    return markup
  }

  /// Encodes the scene as the UTF-8 text of an SVG file for its own width, or for a range of widths if the options
  /// request a responsive file.
  ///
  /// The file contains the dark theme too unless the options name a theme. A note states that a responsive SVG ignores
  /// further sizes.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width or in the dark theme, or if the deadline
  ///   passes.
  func svg() throws(InvalidInput) -> Reported<[UInt8]> {
    let dark = try variants.darkScene()
    guard options.markup.isResponsive, moment == nil else {
      return encodeSVG(scene, dark: dark, at: moment, markupOptions)
    }
    var output = try encodeResponsiveSVG(
      scene, dark: dark, widths: Self.responsiveWidths, markupOptions, solve: variants.scene(width:))
    if !options.markup.sizes.isEmpty {
      output.diagnostics.append(.note(OptionProblem.oneLayoutOfSVG))
    }
    return output
  }

  /// Encodes the scene as the UTF-8 text of an HTML file for its own size and all further sizes of the options.
  ///
  /// The file contains the dark theme too unless the options name a theme.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another size or in the dark theme, or if the deadline
  ///   passes.
  func html() throws(InvalidInput) -> Reported<[UInt8]> {
    var layouts = [HTMLLayout(scene: scene, dark: try variants.darkScene())]
    for size in options.markup.sizes {
      layouts.append(
        HTMLLayout(scene: try variants.scene(size: size), dark: try variants.darkScene(size: size)))
    }
    return encodeHTML(
      layouts, at: moment, markupOptions, isFragment: options.markup.isFragment)
  }

  /// Encodes the scene as the JSON text, in UTF-8, of a Lottie animation, with notes about limits of the format.
  func lottie() -> Reported<[UInt8]> {
    let output = encodeLottie(
      scene, at: moment, loop, framesPerSecond: options.framesPerSecond ?? 60,
      deadline: options.deadline)
    return Reported(output.value, loopNotes + output.diagnostics)
  }

  /// Encodes the scene as source code, in UTF-8, for a UI framework, with diagnostics about parts that the framework
  /// cannot show.
  func host(_ vocabulary: HostVocabulary) -> Reported<[UInt8]> {
    var naming = HostOptions(
      title: options.markup.title, documentName: options.documentName, root: options.root?.text)
    naming.canvasName = options.context.canvasName
    naming.deadline = options.deadline
    return encodeHost(scene, in: vocabulary, at: moment, naming)
  }
}

extension MarkupOptions {
  init(_ style: MarkupStyle) {
    let clock: Clock =
      switch style.animation {
      case .css: .css
      case .smil: .smil
      case .none: .none
      }
    self.init(clock: clock, title: style.title, isResponsive: style.isResponsive)
  }
}
