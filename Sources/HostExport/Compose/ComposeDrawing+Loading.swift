import Geometry
import LayerTree
import TextFormats

extension ComposeDrawing {
  /// Writes the composable Kotlin function that shows the placeholder while its content loads, then the content.
  func writeLoading(_ loading: LoadingTiming, to code: inout CodeWriter) {
    code.lines("", "/** [\(name.type)] while [isLoading] is true, then [content]; times are in milliseconds. */")
    code.line("@Composable")
    code.block("fun \(name.loadingType)(", ") {") { code in
      code.lines("isLoading: Boolean,", "modifier: Modifier = Modifier,")
      code.line("placeholder: @Composable (Modifier) -> Unit = { \(name.type)(it) },")
      code.line("showDelay: Long = \(milliseconds(loading.showDelay)),")
      code.line("minimumTime: Long = \(milliseconds(loading.minimumTime)),")
      code.line("transition: Int = \(milliseconds(loading.transition)),")
      if scene.sweepPeriod != nil { code.line("finishCycle: Boolean = \(loading.finishesCycle),") }
      code.line("content: @Composable () -> Unit")
    } then: { code in
      writeStates(&code)
      code.line("// Cancelled when isLoading changes again.")
      code.block("LaunchedEffect(isLoading) {") { writeChanges(to: &$0) }
      code.block("Box(modifier) {") { code in
        code.line("// Reserves the size of the placeholder.")
        code.line("if (phase == \(phases).Waiting) placeholder(Modifier.graphicsLayer { alpha = 0f })")
        code.line("if (phase == \(phases).Leaving || phase == \(phases).Content) content()")
        code.line("// Above the content while it fades.")
        code.line("if (isVisible) placeholder(Modifier.graphicsLayer { alpha = opacity.value })")
      }
    }
    code.lines("", "private enum class \(phases) { Waiting, Placeholder, Leaving, Content }")
  }

  /// The name of the Kotlin enumeration of the phases between placeholder and content.
  private var phases: String { name.loadingType + "Phase" }

  /// Writes the Kotlin variables that the function of ``writeLoading(_:to:)`` remembers.
  private func writeStates(_ code: inout CodeWriter) {
    code.line("// The first frame shows content that is there already, or a placeholder without a delay.")
    code.block("var phase by remember {") { code in
      code.block("mutableStateOf(", ")") { code in
        code.block("when {") { code in
          code.line("!isLoading -> \(phases).Content")
          code.line("showDelay > 0 -> \(phases).Waiting")
          code.line("else -> \(phases).Placeholder")
        }
      }
    }
    code.line("val isVisible = phase == \(phases).Placeholder || phase == \(phases).Leaving")
    code.line("val shownAt = remember(isVisible) { TimeSource.Monotonic.markNow() }")
    code.line("val opacity = remember { Animatable(1f) }")
  }

  /// Writes the Kotlin statements that change the phase over time.
  private func writeChanges(to code: inout CodeWriter) {
    code.block("if (isLoading) {", "} else {") { code in
      code.block("if (!isVisible) {") { code in
        code.line("phase = \(phases).Waiting")
        code.line("delay(showDelay)")
      }
      code.line("// A placeholder that fades returns at once.")
      code.line("opacity.snapTo(1f)")
      code.line("phase = \(phases).Placeholder")
    } then: { code in
      code.block("if (isVisible) {") { code in
        code.line("val elapsed = shownAt.elapsedNow().inWholeMilliseconds")
        let whole = "maxOf(elapsed, minimumTime)"
        if let period = scene.sweepPeriod {
          let length = max(1, milliseconds(period))
          code.line("val least = \(whole)")
          code.line("val end = if (finishCycle) (least + \(length - 1)) / \(length) * \(length) else least")
          code.line("delay(end - elapsed)")
        } else {
          code.line("delay(\(whole) - elapsed)")
        }
        code.line("phase = \(phases).Leaving")
        code.line("opacity.animateTo(0f, tween(transition, easing = LinearEasing))")
      }
      code.line("phase = \(phases).Content")
    }
  }
}

/// A time in seconds as whole milliseconds, rounded, and limited to at most a day.
private func milliseconds(_ seconds: Double) -> Int { Int((min(seconds, 86_400) * 1_000).rounded()) }
