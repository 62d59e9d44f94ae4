import Geometry
import TextFormats

/// Writes the React component that shows the placeholder while its content loads, then its children.
///
/// - Parameters:
///   - loading: the times that are the defaults of the component's properties.
///   - scene: the scene, whose size the component has before the placeholder appears.
///   - name: the names of the components.
///   - title: the text that screen readers announce when the placeholder appears.
func writeLoading(
  _ loading: HostLoading, of scene: HostScene, _ name: HostName, title: String, to code: inout CodeWriter
) {
  code.lines("", "// The placeholder while isLoading is true, then the children; times are in seconds.")
  code.line("export const \(name.loadingType) = ({")
  code.indented { code in
    code.line("isLoading,")
    code.line("showDelay = \(formatted(loading.showDelay)),")
    code.line("minimumTime = \(formatted(loading.minimumTime)),")
    code.line("transition = \(formatted(loading.transition)),")
    if loading.period != nil { code.line("finishCycle = \(loading.finishesCycle),") }
    code.line("title = \(String(decoding: quoted(title), as: UTF8.self)),")
    code.lines("children,", "...props")
  }
  code.block("}) => {") { code in
    code.line("// waiting → placeholder → leaving → content")
    code.line("const [phase, setPhase] = React.useState('waiting')")
    code.line("const shownAt = React.useRef(0)")
    code.block("React.useEffect(() => {", "}, [isLoading, phase, showDelay, minimumTime, transition])") { code in
      code.line("const next = isLoading")
      code.indented { code in
        code.line("? { waiting: 'placeholder', leaving: 'waiting', content: 'waiting' }[phase]")
        code.line(": { waiting: 'content', placeholder: 'leaving', leaving: 'content' }[phase]")
      }
      code.line("if (!next) return undefined")
      code.line("let seconds = 0")
      code.line("if (next === 'placeholder') seconds = showDelay")
      code.block("if (next === 'leaving') {") { code in
        code.line("const elapsed = (Date.now() - shownAt.current) / 1000")
        code.line("let end = Math.max(elapsed, minimumTime)")
        if let period = loading.period {
          let length = formatted(period)
          let sweeps = length == "1" ? "Math.ceil(end)" : "Math.ceil(end / \(length)) * \(length)"
          code.line("if (finishCycle) end = \(sweeps)")
        }
        code.line("seconds = end - elapsed")
      }
      code.line("if (next === 'content' && phase === 'leaving') seconds = transition")
      code.block("const timer = setTimeout(() => {", "}, seconds * 1000)") { code in
        code.line("if (next === 'placeholder') shownAt.current = Date.now()")
        code.line("setPhase(next)")
      }
      code.line("return () => clearTimeout(timer)")
    }
    code.line("const isLeaving = phase === 'leaving'")
    code.line("const fade = `opacity ${transition}s linear`")
    code.line("const above = isLeaving ? { position: 'absolute', inset: 0, pointerEvents: 'none' } : {}")
    let tiny = "width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)'"
    code.line("const hidden = { position: 'absolute', \(tiny) }")
    code.block("return (", ")") { code in
      code.block("<div style={{ position: 'relative' }}>", "</div>") { code in
        code.block("<div aria-busy={isLoading}>", "</div>") { code in
          let (width, height) = (plain(scene.size.width), plain(scene.size.height))
          code.line("{phase === 'waiting' && <div style={{ width: \(width), height: \(height) }} />}")
          code.line("{(isLeaving || phase === 'content') && children}")
          code.block("{(isLeaving || phase === 'placeholder') && (", ")}") { code in
            let style = "{{ ...above, opacity: isLeaving ? 0 : 1, transition: fade }}"
            code.block("<div aria-hidden style=\(style)>", "</div>") { code in
              code.line("<\(name.type) {...props} title={title} aria-busy={undefined} />")
            }
          }
        }
        // A busy region makes no announcements: the status is outside of it.
        code.block("<span role=\"status\" style={hidden}>", "</span>") { code in
          code.line("{phase === 'placeholder' && title}")
        }
      }
    }
  }
}
