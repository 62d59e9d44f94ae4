package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel
package import TextFormats

/// Encodes a scene as the UTF-8 text of an HTML file without scripts.
///
/// The diagnostics are notes about limits of the format, and about a visible jump of the scene's loop. After the deadline
/// the result is empty.
///
/// - Parameters:
///   - scene: the scene at its own size.
///   - dark: the scene in the dark theme, which is shown with `prefers-color-scheme: dark`; nil for one theme.
///   - moment: the moment of a still picture; nil for the whole loop or, if `options.clock` is `none`, for a still
///     picture of the moment with the largest contrast.
///   - options: the animation technique and the title.
///   - drawing: the placeholder at every width, which is written instead of the scene at its own size; nil for none.
///   - isFragment: true for elements to embed in a page, false for a complete page.
package func encodeHTML(
  _ scene: Scene, dark: Scene? = nil, at moment: Moment?, _ options: MarkupOptions, drawing: WebDrawing? = nil,
  isFragment: Bool = false
) -> Reported<[UInt8]> {
  let parts = WebParts(scene, dark: dark, at: moment, options, drawing: drawing)
  let isShell = drawing?.isShell == true
  if parts.isIncomplete { return Reported([]) }
  var writer = TextWriter()
  if !isFragment { writer.write("<!DOCTYPE html>\n") }
  let (hook, content) = parts.content(
    of: scene, at: moment, title: options.title, isFragment: isFragment, isShell: isShell)
  let rules = (isFragment ? [] : pageRules(of: scene, dark: dark, isPlain: parts.isSeeThrough)) + hook + parts.rules
  let style = rules.map { $0 + "\n" }.joined()
  let document: MarkupElement
  if isFragment {
    // Content below a region that has ended receives clicks.
    let ended = drawing?.endedRoot.map { ".\(partName("-f")):has(>\($0)){pointer-events:none}\n" } ?? ""
    let name = ended.isEmpty && !isShell ? nil : partName("-f")
    document = .html("div", ["class": name], [.html("style", text: ended + style)] + content)
  } else {
    let head = MarkupElement.html(
      "head",
      [
        .void("meta", ["charset": "utf-8"]),
        .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .html("title", text: options.title), .html("style", text: style),
      ])
    document = .html("html", ["lang": "en"], [head, .html("body", [.html("main", content)])])
  }
  document.write(to: &writer)
  let bytes = namingParts(of: writer.bytes)
  let hash = isShell ? [Diagnostic.note(ExportProblem.styleHash(styleHash(of: bytes)))] : []
  return Reported(bytes, parts.notes + hash)
}

/// The hash of the first style sheet of a page as a source of a content security policy: CSP 3, section 6.7.2.3.
private func styleHash(of page: [UInt8]) -> String {
  let text = String(decoding: page, as: UTF8.self)
  let start = text.firstRange(of: "<style>")?.upperBound ?? text.endIndex
  let end = text[start...].firstRange(of: "</style>")?.lowerBound ?? text.endIndex
  var hash = SHA256()
  hash.append(String(text[start..<end]))
  return "sha256-" + Base64.string(hash.digest())
}

/// The elements of a placeholder for web pages, and their style sheet, without a wrapper.
package struct WebParts {
  package private(set) var pictures: [MarkupElement]
  package private(set) var rules: [String] = []
  /// The notes about limits of the format, and about a visible jump of the scene's loop.
  package private(set) var notes: [Diagnostic]
  /// True after the deadline: the parts must not be used.
  package let isIncomplete: Bool
  /// True if what lies under the placeholder shows through its holes, so that a page has no background.
  let isSeeThrough: Bool
  private let moves: Bool

  /// The parts for a scene; the parameters are those of ``encodeHTML(_:dark:at:_:drawing:isFragment:)``.
  package init(_ scene: Scene, dark: Scene?, at moment: Moment?, _ options: MarkupOptions, drawing: WebDrawing?) {
    let work = SharedWorkMeter(options.deadline)
    notes = moment == nil ? scene.loopJumpNotes : []
    if let drawing {
      (pictures, rules, moves, isIncomplete) = ([drawing.picture], drawing.rules, true, work.isOver)
      isSeeThrough = false
      notes += drawing.notes
      return
    }
    var html = HTMLDrawing(clock: moment == nil ? options.clock : .none, work)
    pictures = [picture(scene, dark: dark, at: moment, &html, &rules)]
    isSeeThrough = html.drawing.cutsHoles
    let shared = html.drawing.definitions.elements
    if !shared.isEmpty {
      // An element in the text of the page would add a line to it.
      pictures.append(
        .svg("svg", ["width": "0", "height": "0", "style": "position:absolute"], [.svg("defs", shared)]))
    }
    moves = html.drawing.clock == .css
    rules = commonRules(pictures.contains { $0.contains("svg") }, moves: moves) + rules
    rules += html.colors.rules(for: "." + partName("")) + html.drawing.styles.rules
    if let rule = html.darkColors.rule { rules.append(rule) }
    notes += html.drawing.problems.map { .note($0) }
    isIncomplete = work.isOver
  }

  /// The wrapper of the pictures with the text for screen readers, which cannot see the pictures, and the rules for the
  /// begin and the end of loading.
  ///
  /// - Parameters:
  ///   - scene: the scene, which determines the writing direction.
  ///   - moment: the moment of a still picture; nil for an animation.
  ///   - title: the text for screen readers.
  ///   - isFragment: true for elements of a page whose main heading is another one.
  ///   - isShell: true for elements that disappear with the first content after them.
  package func content(
    of scene: Scene, at moment: Moment?, title: String, isFragment: Bool, isShell: Bool = false
  ) -> (rules: [String], elements: [MarkupElement]) {
    let hook = moment == nil ? LoadingHook(scene) : nil
    let wrapper = MarkupElement.html(
      "div",
      [
        "class": partName(""), LoadingHook.attribute: hook == nil ? nil : "loading", "aria-busy": "true",
        "dir": scene.direction == .rightToLeft ? "rtl" : nil,
      ], [.html("div", ["aria-hidden": "true"], pictures)])
    let words = MarkupElement.html(isFragment ? "span" : "h1", text: title)
    let rules = [statusRule] + (isShell ? [shellRule] : hook?.rules ?? []) + (moves ? announcementRules(of: scene) : [])
    return (rules, [wrapper, .html("div", ["class": partName("-status"), "role": "status"], [words])])
  }
}

/// The `<div>` that draws a scene of fixed size.
///
/// - Parameter rules: the CSS rules of the file; that for the scene's size and color is appended.
private func picture(
  _ scene: Scene, dark: Scene?, at moment: Moment?, _ html: inout HTMLDrawing, _ rules: inout [String]
) -> MarkupElement {
  html.drawing.size = scene.size
  html.drawing.styles.stillTime = scene.middleOfLoop
  html.drawing.cutsHoles = scene.isSeeThrough || dark?.isSeeThrough == true
  let isStill = html.drawing.clock == .none
  let deadline = html.drawing.work.deadline
  func items(_ scene: Scene) -> [DisplayItem] {
    scene.presentation(at: moment ?? .time(scene.stillTime), deadline: deadline).items
  }
  let overlay = HTMLOverlay(light: scene.overlay, dark: dark?.overlay)
  let parts =
    isStill
    ? HTMLParts(elements: html.svg(items(scene), dark: dark.map(items)))
    : html.parts(scene.layers, dark: dark?.layers, overlay: overlay)
  let name = partName("-s")
  var rule = ".\(name){position:relative;overflow:hidden"
  rule += ";width:\(boxLength(scene.size.width))px;height:\(boxLength(scene.size.height))px"
  if parts.needsOverlay { rule += ";" + html.background(overlay) }
  rules.append(rule + "}")
  return .html("div", ["class": name], parts.elements)
}

/// A side of an element's box in points, as text; browsers cut lengths to a multiple of 1/64, so it is the nearest one.
private func boxLength(_ length: Double) -> String { formatted((length * 64).rounded() / 64, decimals: 6) }

/// The CSS rules of a page without margin, whose background is the color of the overlay, in both themes.
///
/// - Parameter isPlain: true for a page without a background, which is visible through holes.
private func pageRules(of scene: Scene, dark: Scene?, isPlain: Bool) -> [String] {
  if isPlain { return ["body{margin:0}"] }
  let light = scene.overlay
  let background = light == .white || light.alpha == 0 ? "" : ";background:\(light.styleText)"
  var rules = ["body{margin:0\(background)}"]
  if let dark = dark?.overlay, dark != light, dark.alpha > 0 {
    rules.append("@media (prefers-color-scheme:dark){body{background:\(dark.styleText)}}")
  }
  return rules
}

private func commonRules(_ hasSVG: Bool, moves: Bool) -> [String] {
  let name = "." + partName("")
  return [
    "\(name)-s div,\(name)-s i\(hasSVG ? ",\(name)-s svg" : ""){position:absolute;left:0;top:0}",
    "\(name)-s div,\(name)-s i{height:100%;transform-origin:0 0}",
    "\(name)-s div{width:100%}",
    // A compositor layer before and after the animation: neither its start nor its end requires a repaint.
    moves ? "\(name)-s [style*=animation]{will-change:transform,opacity}" : nil,
  ].compactMap(\.self)
}

/// The CSS rule that shows the status to screen readers only.
private let statusRule =
  ".\(partName("-status")){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}"

/// The CSS rule that removes a shell when the page says so or when content follows it, before any script.
private let shellRule =
  [">[\(LoadingHook.attribute)=ready]", "~[data-skeleton-content]:not(:empty)"]
  .map { ".\(partName("-f")):has(\($0))" }.joined(separator: ",") + "{display:none}"

/// The CSS rules that hide the status from screen readers before the placeholder appears and after it has disappeared.
///
/// A status is announced when it becomes visible.
private func announcementRules(of scene: Scene) -> [String] {
  var rules: [String] = []
  var animations: [String] = []
  func hide(_ letter: String, _ frames: String, _ timing: String) {
    rules.append("@keyframes \(partName("-\(letter)")){\(frames){visibility:hidden}}")
    animations.append("\(partName("-\(letter)")) \(timing)")
  }
  let show = scene.loading.showTime
  if show > 0 { hide("w", "from,to", "\(formatted(show))s") }
  if let end = scene.hideTime { hide("e", "from,to", "1s \(formatted(max(0, end)))s forwards") }
  if animations.isEmpty { return [] }
  return rules + [".\(partName("-status")){animation:\(animations.joined(separator: ","))}"]
}

extension MarkupElement {
  /// Returns true if the element or one of its descendants has the element name `name`.
  fileprivate func contains(_ name: String) -> Bool {
    self.name == name || children.contains { $0.contains(name) }
  }
}
