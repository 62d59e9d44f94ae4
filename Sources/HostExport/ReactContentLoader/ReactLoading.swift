import LayerTree
import TextFormats

/// Writes the React component that shows the placeholder and announces it, and the component of the announcement.
///
/// - Parameter isTyped: true for TypeScript, false for JavaScript.
func writeAnnouncement(_ name: HostName, title: String, isTyped: Bool = false, to code: inout CodeWriter) {
  code.lines("", "// Screen readers announce a change of a status that is in the page already.")
  code.block("const Status = ({ children }\(isTyped ? ": { children: React.ReactNode }" : "")) => {") { code in
    code.line("const [text, setText] = React.useState\(isTyped ? "<React.ReactNode>" : "")(null)")
    code.line("React.useEffect(() => setText(children), [children])")
    let tiny = "width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)'"
    code.line("const hidden = { position: 'absolute', \(tiny) }\(isTyped ? " as const" : "")")
    code.line("return <span role=\"status\" style={hidden}>{text}</span>")
  }
  code.lines("", "// A busy region makes no announcements: the status is outside of it.")
  let title = String(decoding: quoted(title), as: UTF8.self)
  let type = isTyped ? ": Props" : ""
  let head = "const \(name.type) = ({ title = \(title), ...props }\(type)) => ("
  code.block(isTyped ? "export " + head : head, ")") { code in
    code.block("<>", "</>") { code in
      code.line("<\(name.bonesType) title={title} {...props} />")
      code.line("<Status>{title}</Status>")
    }
  }
}

/// Writes the React component that shows the placeholder while its content loads, then its children.
///
/// - Parameters:
///   - sweepPeriod: the duration of a sweep in seconds; nil for a placeholder that does not move.
///   - waiting: the element that has the size of the placeholder before it appears, in JSX.
///   - isTyped: true for TypeScript, false for JavaScript.
func writeLoading(
  _ loading: LoadingTiming, sweepPeriod: Double?, waiting: String, _ name: HostName, title: String,
  isTyped: Bool = false, to code: inout CodeWriter
) {
  let hasCycle = sweepPeriod != nil
  code.lines("", "// The placeholder while isLoading is true, then the children; times are in seconds.")
  if isTyped {
    let times =
      ["showDelay", "minimumTime", "transition"].map { "\($0)?: number" }
      + (hasCycle ? ["finishCycle?: boolean"] : [])
    code.line("type LoadingProps = Props & { isLoading: boolean; \(times.joined(separator: "; ")) }")
    code.line("type Phases = Record<string, string | undefined>")
  }
  let phases = isTyped ? " as Phases" : ""
  code.block("export const \(name.loadingType) = ({", "}\(isTyped ? ": LoadingProps" : "")) => {") { code in
    code.line("isLoading,")
    code.line("showDelay = \(formatted(loading.showDelay)),")
    code.line("minimumTime = \(formatted(loading.minimumTime)),")
    code.line("transition = \(formatted(loading.transition)),")
    if hasCycle { code.line("finishCycle = \(loading.finishesCycle),") }
    code.line("title = \(String(decoding: quoted(title), as: UTF8.self)),")
    code.lines("children,", "...props")
  } then: { code in
    code.line("// waiting → placeholder → leaving → content")
    code.line("const first = isLoading ? (showDelay > 0 ? 'waiting' : 'placeholder') : 'content'")
    code.line("const [phase, setPhase] = React.useState(first)")
    code.line("// At once: a placeholder that fades returns, and content without a placeholder appears.")
    code.line(
      "const next = (isLoading ? { leaving: 'placeholder', content: first } : { waiting: first }\(phases))[phase]")
    code.line("if (next) setPhase(next)")
    code.line("const isLeaving = phase === 'leaving'")
    code.line("const isVisible = isLeaving || phase === 'placeholder'")
    code.line("const shownAt = React.useRef(0)")
    let cycle = hasCycle ? ", finishCycle" : ""
    let dependencies = "[isLoading, phase, isVisible, showDelay, minimumTime, transition\(cycle)]"
    code.block("React.useEffect(() => {", "}, \(dependencies))") { code in
      code.line("shownAt.current = isVisible ? shownAt.current || Date.now() : 0")
      code.line("const steps\(isTyped ? ": Phases" : "") = isLoading")
      code.indented { code in
        code.lines("? { waiting: 'placeholder' }", ": { placeholder: 'leaving', leaving: 'content' }")
      }
      code.line("const later = steps[phase]")
      code.line("if (!later) return undefined")
      code.line("let seconds = isLoading ? showDelay : transition")
      code.block("if (later === 'leaving') {") { code in
        code.line("const elapsed = (Date.now() - shownAt.current) / 1000")
        code.line("let end = Math.max(elapsed, minimumTime)")
        if let period = sweepPeriod {
          let length = formatted(period)
          let sweeps = length == "1" ? "Math.ceil(end)" : "Math.ceil(end / \(length)) * \(length)"
          code.line("if (finishCycle) end = \(sweeps)")
        }
        code.line("seconds = end - elapsed")
      }
      code.line("const timer = setTimeout(() => setPhase(later), seconds * 1000)")
      code.line("return () => clearTimeout(timer)")
    }
    code.line("const fade = isLeaving ? `opacity ${transition}s linear` : 'none'")
    let style = isTyped ? ": React.CSSProperties" : ""
    code.line("const above\(style) = isLeaving ? { position: 'absolute', inset: 0, pointerEvents: 'none' } : {}")
    code.block("return (", ")") { code in
      code.block("<div style={{ position: 'relative' }}>", "</div>") { code in
        code.block("<div aria-busy={isLoading}>", "</div>") { code in
          code.line("{phase === 'waiting' && \(waiting)}")
          code.line("{(isLeaving || phase === 'content') && children}")
          code.block("{isVisible && (", ")}") { code in
            let style = "{{ ...above, opacity: isLeaving ? 0 : 1, transition: fade }}"
            code.block("<div aria-hidden style=\(style)>", "</div>") { code in
              code.line("<\(name.bonesType) {...props} title={title} aria-busy={undefined} />")
            }
          }
        }
        // A busy region makes no announcements: the status is outside of it.
        code.line("<Status>{isVisible && title}</Status>")
      }
    }
  }
}
