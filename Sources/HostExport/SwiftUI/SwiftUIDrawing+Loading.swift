import Geometry
import LayerTree
import TextFormats

extension SwiftUIDrawing {
  /// Writes the SwiftUI view that shows the placeholder while its content loads, then the content.
  func writeLoading(_ loading: LoadingTiming, to code: inout CodeWriter) {
    code.lines("", "/// The placeholder while `isLoading` is true, then the content; times are in seconds.")
    code.block("struct \(name.loadingType)<Content: View>: View {") { code in
      code.line("let isLoading: Bool")
      code.line("var placeholder = \(name.type)()")
      code.line("/// Content that arrives earlier is shown without a placeholder.")
      code.line("var showDelay = \(number(loading.showDelay))")
      code.line("/// A placeholder that has appeared remains at least for this time.")
      code.line("var minimumTime = \(number(loading.minimumTime))")
      code.line("var transition = \(number(loading.transition))")
      if scene.sweepPeriod != nil {
        code.line("/// The sweep ends before the placeholder disappears.")
        code.line("var finishCycle = \(loading.finishesCycle)")
      }
      code.lines("@ViewBuilder var content: () -> Content", "")
      code.line("/// Nil in the first frame.")
      code.line("@State private var changed: Phase?")
      code.lines("@State private var shownAt = Date.distantPast", "")
      code.lines("private enum Phase { case waiting, placeholder, leaving, content }", "")
      code.line("/// The first frame shows content that is there already, or a placeholder without a delay.")
      code.block("private var phase: Phase {") { code in
        code.line("changed ?? (!isLoading ? .content : showDelay > 0 ? .waiting : .placeholder)")
      }
      code.line()
      code.line("/// Reserves the size of the placeholder.")
      code.block("private var waiting: \(name.type) {") { code in
        code.lines("var waiting = placeholder", "waiting.isAnnounced = false", "return waiting")
      }
      code.lines("", "private var isVisible: Bool { phase == .placeholder || phase == .leaving }", "")
      code.block("var body: some View {") { code in
        code.block("ZStack {") { code in
          code.line("if phase == .waiting { waiting.hidden() }")
          code.line("if phase == .leaving || phase == .content { content().transition(.identity) }")
          code.line("// Above the content while it fades.")
          code.block("if isVisible {") { code in
            code.line("placeholder.opacity(phase == .leaving ? 0 : 1).transition(.identity).zIndex(1)")
          }
        }
        code.line(".task(id: isLoading) { await update() }")
      }
      code.line()
      code.line("/// The task is cancelled when `isLoading` changes again.")
      code.block("@MainActor private func update() async {") { code in
        code.block("if isLoading {", "} else {") { code in
          code.line("let wasShown = changed != nil && isVisible")
          code.block("if !isVisible {") { code in
            code.line("changed = showDelay > 0 ? .waiting : .placeholder")
            code.line("if showDelay > 0 { guard await wait(showDelay) else { return } }")
          }
          code.line("if !wasShown { shownAt = Date() }")
          code.line("// A placeholder that fades returns at once.")
          code.line("withAnimation(nil) { changed = .placeholder }")
        } then: { code in
          code.block("if isVisible {") { code in
            code.line("guard await wait(remainingTime) else { return }")
            code.line("withAnimation(.linear(duration: transition)) { changed = .leaving }")
            code.line("guard await wait(transition) else { return }")
          }
          code.line("changed = .content")
        }
      }
      code.line()
      code.block("private var remainingTime: Double {") { code in
        if let period = scene.sweepPeriod {
          code.line("let end = max(Date(), shownAt + minimumTime)")
          code.line("let rest = end.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: \(number(period)))")
          code.line("let sweep = finishCycle && rest > 0 ? \(number(period)) - rest : 0")
          code.line("return end.timeIntervalSinceNow + sweep")
        } else {
          code.line("(shownAt + minimumTime).timeIntervalSinceNow")
        }
      }
      code.line()
      code.block("private func wait(_ seconds: Double) async -> Bool {") { code in
        code.line("try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))")
        code.line("return !Task.isCancelled")
      }
    }
  }

  /// A number, in any unit, as a Swift literal of the type `Double`, such as `2.0`.
  private func number(_ value: Double) -> String {
    let text = formatted(value)
    return text.contains(".") ? text : text + ".0"
  }
}
