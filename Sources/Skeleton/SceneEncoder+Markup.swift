import Diagnostics
import HostExport
import LayerTree
import PlayerExport
import SceneModel
import ViewTree

extension SceneEncoder {
  /// The widths to which an output for every width adapts, in points: those of the document, else from a watch to a wide
  /// window.
  private var responsiveWidths: ClosedRange<Double> { scene.document.widths ?? 160...1_440 }

  private var markupOptions: MarkupOptions {
    var markup = MarkupOptions(options.markup)
    markup.deadline = options.deadline
    markup.templates = options.context.cache?.templates
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
      scene, dark: dark, widths: responsiveWidths, markupOptions,
      solve: try variants.scenesOfWidths(isRightToLeft: options.isRightToLeft))
    output.diagnostics += sizeNotes
    return output
  }

  /// The note that an output for every width ignores further sizes; empty without further sizes.
  private var sizeNotes: [Diagnostic] {
    options.markup.sizes.isEmpty ? [] : [.note(OptionProblem.oneForAllWidths)]
  }

  /// Encodes the scene as the UTF-8 text of an HTML file: a page for the scene's own size, or a part of a page or a page
  /// for every width.
  ///
  /// The file contains the dark theme too unless the options name a theme.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width or in the dark theme, or if the deadline
  ///   passes.
  func html() throws(InvalidInput) -> Reported<[UInt8]> {
    let dark = try variants.darkScene()
    var notes: [Diagnostic] = []
    var drawing: WebDrawing?
    let isShell = options.markup.isShell
    let isMoving = moment == nil && options.markup.animation == .css
    if isShell || isMoving && (options.markup.isResponsive || options.markup.isFragment) {
      let web = try webDrawing(dark: dark, isShell: isShell)
      (drawing, notes) = (web.value, web.diagnostics + sizeNotes)
      if isShell, web.value == nil { throw InvalidInput(SceneProblem.notFluid, at: nil) }
      if isShell, !isMoving { notes.append(.note(OptionProblem.shellMoves)) }
    }
    let output = encodeHTML(
      scene, dark: dark, at: isShell ? nil : moment, markupOptions, drawing: drawing,
      isFragment: isShell || options.markup.isFragment)
    return Reported(output.value, notes + output.diagnostics)
  }

  /// The drawing of the scene for web pages at every width, in both themes and directions.
  ///
  /// Nil, with a note, if the scene has shapes that do not follow the width.
  ///
  /// - Parameter isShell: true for a part of a page that a strict content security policy allows.
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width, or if the deadline passes.
  private func webDrawing(dark: Scene?, isShell: Bool = false) throws(InvalidInput) -> Reported<WebDrawing?> {
    guard let forms = try fluidForms() else { return Reported(nil, [.note(SceneProblem.notFluid)]) }
    let work = SharedWorkMeter(options.deadline)
    return Reported(WebDrawing(scene, dark: dark, forms.value, isShell: isShell, work), forms.diagnostics)
  }

  /// The forms at every width in both directions; nil if the scene has shapes that do not follow the width.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width, or if the deadline passes.
  private func fluidForms() throws(InvalidInput) -> Reported<FluidForms>? {
    if let known = source.knownForms { return known }
    guard scene.liveLayers.count == scene.surfaces.count, let leftToRight = try fluidScene(isRightToLeft: false),
      let rightToLeft = try fluidScene(isRightToLeft: true, like: leftToRight)
    else { return nil }
    let forms = FluidForms(leftToRight: leftToRight.forms, rightToLeft: rightToLeft.forms)
    let reported = Reported(forms, leftToRight.notes)
    source.keep(reported)
    return reported
  }

  /// Encodes the scene as a source file, in UTF-8, with a view for every width, both themes and both directions.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width or in the dark theme, or if the deadline
  ///   passes.
  func host(_ framework: HostFramework) throws(InvalidInput) -> Reported<[UInt8]> {
    let forms = try hostForms()
    let output = encodeHost(
      scene, dark: try variants.darkScene(), forms.value, in: framework, at: moment, try hostOptions())
    return Reported(output.value, forms.diagnostics + output.diagnostics)
  }

  /// The boxes at every width for source code, with notes about parts that do not follow the width.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width, or if the deadline passes.
  private func hostForms() throws(InvalidInput) -> Reported<FluidForms> {
    try fluidForms() ?? Reported(FluidForms(keeping: scene), [.note(SceneProblem.notFluid)])
  }

  /// The fingerprints of the scene, which generated source code contains.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width or in the dark theme, or if the deadline
  ///   passes.
  func stamp() throws(InvalidInput) -> HostStamp {
    HostStamp(scene, dark: try variants.darkScene(), try hostForms().value)
  }

  private func fluidScene(
    isRightToLeft: Bool, like other: FluidScene? = nil
  ) throws(InvalidInput) -> FluidScene? {
    try FluidScene(
      widths: responsiveWidths, like: other, limits: FluidLimits(for: scene), roundedLength: scene.roundedLength,
      scene: try variants.scenesOfWidths(isRightToLeft: isRightToLeft))
  }

  /// Encodes the scene as the JSON text, in UTF-8, of a Lottie animation, with notes about limits of the format.
  func lottie() -> Reported<[UInt8]> {
    let output = encodeLottie(
      scene, at: moment, loop, framesPerSecond: options.framesPerSecond ?? 60,
      deadline: options.deadline)
    return Reported(output.value, loopNotes + output.diagnostics)
  }

  /// Encodes the scene as a source file, in UTF-8, with a component of a web page for every width.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width or in the dark theme, or if the deadline
  ///   passes.
  func component(_ component: WebComponent) throws(InvalidInput) -> Reported<[UInt8]> {
    let dark = try variants.darkScene()
    let web = moment == nil ? try webDrawing(dark: dark) : Reported(nil)
    let parts = WebParts(scene, dark: dark, at: moment, markupOptions, drawing: web.value)
    let output = encodeWebComponent(component, scene, parts, drawing: web.value, try hostOptions())
    return Reported(output.value, web.diagnostics + output.diagnostics)
  }

  /// Encodes the bones at several widths as the JSON text, in UTF-8, that the libraries of boneyard read.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width, or if the deadline passes.
  func boneyard() throws(InvalidInput) -> Reported<[UInt8]> {
    encodeBoneyard(try fluidScene(isRightToLeft: options.isRightToLeft), of: scene, try hostOptions())
  }

  /// - Throws: ``InvalidInput`` with the errors of the scene at another width, for the fingerprints of its bones.
  private func hostOptions() throws(InvalidInput) -> HostOptions {
    var naming = HostOptions(
      title: options.markup.title, documentName: options.documentName, root: options.root?.text)
    naming.canvasName = options.context.canvasName
    naming.outputName = options.context.outputName
    naming.usesResources = options.context.isInLayoutFolder
    naming.typeName = options.markup.name
    naming.packageName = options.markup.packageName
    if let arguments = options.context.arguments {
      naming.verification = try stamp().comment(arguments: arguments)
    }
    naming.deadline = options.deadline
    return naming
  }

  /// Encodes the scene as source code, in UTF-8, for a UI framework, with diagnostics about parts that the framework
  /// cannot show.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the scene at another width, for the fingerprints of its bones.
  func host(_ vocabulary: HostVocabulary) throws(InvalidInput) -> Reported<[UInt8]> {
    let hasValues = vocabulary == .androidValues || vocabulary == .androidNight
    let dark = hasValues || options.context.isInLayoutFolder ? try variants.darkScene() : nil
    return encodeHost(scene, dark: dark, in: vocabulary, at: moment, try hostOptions())
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
