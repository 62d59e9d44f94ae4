package import Diagnostics
import LayerTree
package import PlayerExport
package import SceneModel
import TextFormats

/// A source file with a component of a web page, which shows a placeholder at every width.
package enum WebComponent: String, Sendable, CaseIterable {
  /// A component of React in TypeScript, which imports the style sheet.
  case react
  /// The style sheet of the component of React.
  case styles = "react-css"
  /// A custom element in JavaScript, with its style sheet.
  case element
}

/// Encodes a placeholder as a source file with a component of a web page.
///
/// The diagnostics report features of the scene that the format cannot express. The file is empty after the deadline.
///
/// - Parameters:
///   - parts: the elements and the style sheet of the placeholder.
///   - drawing: the drawing in `parts` for every width; nil if they have the size of the scene.
package func encodeWebComponent(
  _ component: WebComponent, _ scene: Scene, _ parts: WebParts, drawing: WebDrawing?, _ options: HostOptions
) -> Reported<[UInt8]> {
  if parts.isIncomplete { return Reported([]) }
  let name = HostName(options)
  let work = SharedWorkMeter(options.deadline)
  var code = CodeWriter(indent: 2, work)
  // The first versions with nested rules, `:dir()` and `mask` without a prefix.
  let versions = "Chrome 120, Firefox 121, Safari 17.2"
  let headers = name.headers(format: component.rawValue, for: (component == .react ? "React 18, " : "") + versions)
  switch component {
  case .react: writeReact(headers, scene, parts, drawing, name, title: options.title, to: &code)
  case .styles:
    for header in headers { code.line("/* \(header) */") }
    parts.rules.forEach { code.line($0) }
  case .element: writeElement(headers, scene, parts, drawing, name, title: options.title, to: &code)
  }
  if work.isOver { return Reported([]) }
  let prefix = component == .element ? "skeleton" : name.identifier
  return Reported(namingParts(of: code.bytes, prefix: Array(prefix.utf8)), parts.notes)
}

// MARK: - React

private func writeReact(
  _ headers: [String], _ scene: Scene, _ parts: WebParts, _ drawing: WebDrawing?, _ name: HostName, title: String,
  to code: inout CodeWriter
) {
  let styles = String(decoding: quoted("./\(name.file ?? name.type).css"), as: UTF8.self)
  for header in headers { code.line("// " + header) }
  code.lines("import * as React from 'react'", "import \(styles)", "")
  let rows = drawing?.rowCount != nil
  code.block("type Props = React.HTMLAttributes<HTMLDivElement> & {") { code in
    code.line("title?: string")
    if rows { code.line("rows?: number | 'fill'") }
  }
  code.lines("", "// The sweeps of all placeholders of a page begin with the page, so that they are one.")
  code.line("const align = (root: HTMLElement | null) => root?.querySelectorAll('i').forEach((part) =>")
  code.indented { $0.line("part.getAnimations().forEach((sweep) => { sweep.startTime = 0 }))") }
  code.line()
  let properties = "title, \(rows ? "rows, " : "")className = '', style, ...props"
  code.block("const \(name.bonesType) = ({ \(properties) }: Props) => (", ")") { code in
    code.line("<div")
    code.indented { code in
      code.lines("aria-busy", "{...props}", "className={`\(partMark) ${className}`}")
      if rows {
        code.line("data-rows={rows}")
        code.line("style={{ '--skeleton-rows': rows, ...style } as React.CSSProperties}")
      } else {
        code.line("style={style}")
      }
      code.lines("ref={align}", "onAnimationStart={(event) => align(event.currentTarget)}")
    }
    code.line(">")
    code.indented { code in
      if drawing == nil {
        var writer = TextWriter()
        for picture in parts.pictures { picture.write(to: &writer) }
        let markup = templateQuoted(String(decoding: writer.bytes, as: UTF8.self))
        code.line("<div aria-hidden dangerouslySetInnerHTML={{ __html: \(markup) }} />")
      } else {
        code.line("<div aria-hidden>\(parts.pictures.map(jsx).joined())</div>")
      }
    }
    code.line("</div>")
  }
  writeAnnouncement(name, title: title, isTyped: true, to: &code)
  if !scene.loading.isPlain {
    writeLoading(
      scene.loading, sweepPeriod: scene.sweepPeriod,
      waiting: "<\(name.bonesType) {...props} style={{ visibility: 'hidden' }} />", name, title: title, isTyped: true,
      to: &code)
  }
  code.lines("", "export default \(name.type)")
}

/// An element whose only attribute is its class, in JSX.
private func jsx(_ element: MarkupElement) -> String {
  let name = element["class"].map { "\(element.name) className=\"\($0)\"" } ?? element.name
  return element.children.isEmpty ? "<\(name) />" : "<\(name)>\(element.children.map(jsx).joined())</\(element.name)>"
}

// MARK: - Custom element

private func writeElement(
  _ headers: [String], _ scene: Scene, _ parts: WebParts, _ drawing: WebDrawing?, _ name: HostName, title: String,
  to code: inout CodeWriter
) {
  let (rules, elements) = parts.content(of: scene, at: nil, title: title, isFragment: true)
  let ended = drawing?.endedRoot.map { [":host(\($0)){pointer-events:none}"] } ?? []
  let filled = drawing?.rowCount == nil ? [] : [":host([rows=fill]){height:100%}"]
  let style = ([":host{display:block}"] + filled + ended + rules + parts.rules).map { $0 + "\n" }.joined()
  var writer = TextWriter()
  for element in [.html("style", text: style)] + elements { element.write(to: &writer) }
  for header in headers { code.line("// " + header) }
  code.lines("const markup = \(templateQuoted(String(decoding: writer.bytes, as: UTF8.self)))", "")
  for property in drawing?.properties ?? [] {
    let syntax = "syntax: '<percentage>', inherits: false, initialValue: '0%'"
    code.line("try { CSS.registerProperty({ name: '\(property)', \(syntax) }) } catch {}")
  }
  code.block("class \(name.type) extends HTMLElement {") { code in
    let regions = drawing?.regions.map { "'\(WebDrawing.attribute(of: $0))'" } ?? []
    code.line(
      "static observedAttributes = [\((["'data-skeleton-state'", "'rows'"] + regions).joined(separator: ", "))]")
    code.line()
    code.block("connectedCallback() {") { code in
      code.line("if (this.shadowRoot) return")
      code.line("const root = this.attachShadow({ mode: 'open' })")
      code.line("root.innerHTML = markup")
      code.line("// The sweeps of all placeholders of a page begin with the page, so that they are one.")
      code.block("const align = () => root.querySelectorAll('i').forEach((part) => {", "})") { code in
        code.line("for (const sweep of part.getAnimations()) sweep.startTime = 0")
      }
      code.lines("root.addEventListener('animationstart', align)", "align()", "this.attributeChangedCallback()")
    }
    code.line()
    code.block("attributeChangedCallback() {") { code in
      code.lines("const box = this.shadowRoot?.querySelector('.\(partMark)')", "if (!box) return")
      code.line("const { skeletonState = 'loading' } = this.dataset")
      code.lines("box.dataset.skeletonState = skeletonState")
      if drawing?.rowCount != nil {
        code.line("const rows = this.getAttribute('rows')")
        code.line("box.toggleAttribute('data-rows', rows !== null)")
        code.line("if (rows !== null) box.dataset.rows = rows")
        code.line("box.style.setProperty('--skeleton-rows', rows)")
      }
      if !regions.isEmpty {
        code.block("for (const name of [\(regions.joined(separator: ", "))]) {") { code in
          code.line("box.toggleAttribute(name, this.hasAttribute(name))")
          code.line("if (this.hasAttribute(name)) box.setAttribute(name, this.getAttribute(name))")
        }
      }
    }
  }
  let tag = "'\(name.identifier)'"
  code.lines("", "customElements.get(\(tag)) ?? customElements.define(\(tag), \(name.type))")
}

/// The class of the root, which ``namingParts(of:prefix:)`` replaces.
private let partMark = String(TextWriter.mark)

/// A text as a template literal of JavaScript.
private func templateQuoted(_ text: String) -> String {
  let text = text.replacing("\\", with: "\\\\").replacing("`", with: "\\`").replacing("${", with: "\\${")
  return "`\(text)`"
}
