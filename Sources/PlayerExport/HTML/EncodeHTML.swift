package import Diagnostics
import Geometry
package import LayerTree
package import SceneModel
import TextFormats

/// A scene of an HTML file with several scenes, each of which is shown at certain widths of the container.
package struct HTMLLayout: Sendable {
  package var scene: Scene
  /// The same scene in the dark theme; nil if the file has one theme only.
  package var dark: Scene?

  package init(scene: Scene, dark: Scene? = nil) {
    self.scene = scene
    self.dark = dark
  }
}

/// Encodes scenes as the UTF-8 text of an HTML file without scripts, which shows the widest scene that fits its
/// container, or the narrowest if none fits.
///
/// The diagnostics are notes about limits of the format, and about a visible jump of the first scene's loop. After the
/// deadline the result is empty.
///
/// - Parameters:
///   - layouts: the scenes, in any order.
///   - moment: the moment of a still picture; nil for the whole loop or, if `options.clock` is `none`, for a still
///     picture of the moment with the largest contrast.
///   - options: the animation technique, the title and whether the file is responsive.
///   - isFragment: true for elements to embed in a page, false for a complete page.
package func encodeHTML(
  _ layouts: [HTMLLayout], at moment: Moment?, _ options: MarkupOptions, isFragment: Bool = false
) -> Reported<[UInt8]> {
  let layouts = layouts.sorted { $0.scene.size.width < $1.scene.size.width }
  let work = SharedWorkMeter(options.deadline)
  var html = HTMLDrawing(clock: moment == nil ? options.clock : .none, work)
  var rules: [String] = []
  var pictures: [MarkupElement] = []
  for (index, layout) in layouts.enumerated() {
    pictures.append(picture(layout, number: layouts.count > 1 ? index : nil, at: moment, &html, &rules))
    if index > 0 {
      let name = partName("-")
      let width = formatted(layout.scene.size.width)
      rules.append(
        "@container (min-width:\(width)px){.\(name)s\(index - 1){display:none}.\(name)s\(index){display:block}}")
    }
  }
  if work.isOver { return Reported([]) }
  if layouts.count > 1 { rules.insert(".\(partName("")){container-type:inline-size}", at: 0) }
  let shared = html.drawing.definitions.elements
  if !shared.isEmpty { pictures.append(.svg("svg", ["width": "0", "height": "0"], [.svg("defs", shared)])) }
  let hasSVG = pictures.contains { $0.contains("svg") }
  rules = (isFragment ? [] : pageRules(of: layouts)) + commonRules(hasSVG, moves: html.drawing.clock == .css) + rules
  let hook = moment == nil ? layouts.first.flatMap { LoadingHook($0.scene) } : nil
  rules += hook?.rules ?? []
  if html.drawing.clock == .css, let scene = layouts.first?.scene { rules += announcementRules(of: scene) }
  rules += html.colors.rules(for: ".\(partName(""))") + html.drawing.styles.rules
  if let rule = html.darkColors.rule { rules.append(rule) }
  let style = rules.map { $0 + "\n" }.joined()
  var writer = TextWriter()
  if !isFragment { writer.write("<!DOCTYPE html>\n") }
  root(pictures, style: style, options.title, of: layouts, hasHook: hook != nil, isFragment).write(to: &writer)
  var notes = moment == nil ? layouts.first?.scene.loopJumpNotes ?? [] : []
  if options.isResponsive, layouts.count == 1 { notes.append(.note(ExportProblem.oneLayout)) }
  return Reported(namingParts(of: writer.bytes), notes + html.drawing.problems.map { .note($0) })
}

/// The `<div>` that draws one scene over the color of its overlay.
///
/// - Parameters:
///   - layout: the scene in the light and the dark theme.
///   - number: the index of the scene by ascending width, counted from 0; nil for the only one.
///   - moment: the moment of a still picture; nil for an animation.
///   - html: the state of the file, to which colors and definitions are added.
///   - rules: the CSS rules of the file; those for the scene's size and color are appended.
private func picture(
  _ layout: HTMLLayout, number: Int?, at moment: Moment?, _ html: inout HTMLDrawing, _ rules: inout [String]
) -> MarkupElement {
  let scene = layout.scene
  html.drawing.size = scene.size
  html.drawing.styles.stillTime = scene.middleOfLoop
  let isStill = html.drawing.clock == .none
  let deadline = html.drawing.work.deadline
  func items(_ scene: Scene) -> [DisplayItem] {
    scene.presentation(at: moment ?? .time(scene.stillTime), deadline: deadline).items
  }
  let parts =
    isStill
    ? html.svg(items(scene), dark: layout.dark.map(items))
    : html.parts(scene.layers, dark: layout.dark?.layers, overlay: scene.overlay)
  let name = partName("-") + "s" + (number.map { String($0) } ?? "")
  let names = number == nil ? name : "\(partName("-s")) \(name)"
  var rule = ".\(name){position:relative;overflow:hidden"
  let size = scene.size.roundedUp
  rule += ";width:\(formatted(size.width))px;height:\(formatted(size.height))px"
  if !isStill { rule += ";background:" + html.colors.text(scene.overlay, dark: layout.dark?.overlay) }
  if let number, number > 0 { rule += ";display:none" }
  rules.append(rule + "}")
  return .html("div", ["class": names], parts)
}

/// The CSS rules of a page without margin, whose background is the color of the first scene's overlay, in both themes.
private func pageRules(of layouts: [HTMLLayout]) -> [String] {
  let light = layouts.first?.scene.overlay ?? .white
  let background = light == .white ? "" : ";background:\(light.styleText)"
  var rules = ["body{margin:0\(background)}"]
  if let dark = layouts.first?.dark?.overlay, dark != light {
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
    "\(name)-status{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}",
  ].compactMap(\.self)
}

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

/// The root element of an HTML file, which contains the style sheet, the drawing and the text for screen readers.
///
/// The drawing is hidden from screen readers.
///
/// - Parameters:
///   - pictures: the elements that draw the scenes.
///   - title: the text for screen readers.
///   - layouts: the scenes, of which the first determines the writing direction.
///   - hasHook: true if the file has the rules of a ``LoadingHook``.
///   - isFragment: true for an element to embed in a page, false for a complete page.
private func root(
  _ pictures: [MarkupElement], style: String, _ title: String, of layouts: [HTMLLayout], hasHook: Bool,
  _ isFragment: Bool
) -> MarkupElement {
  let isRightToLeft = layouts.first?.scene.direction == .rightToLeft
  let wrapper = MarkupElement.html(
    "div",
    [
      "class": partName(""), LoadingHook.attribute: hasHook ? "loading" : nil, "aria-busy": "true",
      "dir": isRightToLeft ? "rtl" : nil,
    ], [.html("div", ["aria-hidden": "true"], pictures)])
  let words = MarkupElement.html(isFragment ? "span" : "h1", text: title)
  let content = [wrapper, .html("div", ["class": partName("-status"), "role": "status"], [words])]
  if isFragment { return .html("div", [.html("style", text: style)] + content) }
  let head = MarkupElement.html(
    "head",
    [
      .void("meta", ["charset": "utf-8"]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .html("title", text: title), .html("style", text: style),
    ])
  return .html("html", ["lang": "en"], [head, .html("body", [.html("main", content)])])
}

extension MarkupElement {
  /// Returns true if the element or one of its descendants has the element name `name`.
  fileprivate func contains(_ name: String) -> Bool {
    self.name == name || children.contains { $0.contains(name) }
  }
}
