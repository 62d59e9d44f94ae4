extension ComposeDrawing {
  /// Writes the composable Kotlin function that shows the placeholder while its content loads, then the content.
  ///
  /// - Parameter loading: the times that are the defaults of the function's parameters.
  func writeLoading(_ loading: HostLoading, to code: inout CodeWriter) {
    code.lines("", "/** [\(name.type)] while [isLoading] is true, then [content]; times are in milliseconds. */")
    code.line("@Composable")
    code.line("fun \(name.loadingType)(")
    code.indented { code in
      code.lines("isLoading: Boolean,", "modifier: Modifier = Modifier,")
      code.line("showDelay: Long = \(HostLoading.milliseconds(loading.showDelay)),")
      code.line("minimumTime: Long = \(HostLoading.milliseconds(loading.minimumTime)),")
      code.line("transition: Int = \(HostLoading.milliseconds(loading.transition)),")
      if loading.period != nil { code.line("finishCycle: Boolean = \(loading.finishesCycle),") }
      code.line("content: @Composable () -> Unit,")
    }
    code.block(") {") { code in
      code.line("var isShown by remember { mutableStateOf(false) }")
      code.line("var isReady by remember { mutableStateOf(false) }")
      code.line("var shownAt by remember { mutableStateOf(0L) }")
      code.line("// Cancelled when isLoading changes again.")
      code.block("LaunchedEffect(isLoading) {") { code in
        code.block("if (isLoading) {", "} else {") { code in
          code.line("isReady = false")
          code.block("if (!isShown) {") { code in
            code.lines("delay(showDelay)", "shownAt = withFrameMillis { it }", "isShown = true")
          }
        }
        code.indented { code in
          code.block("if (isShown) {") { code in
            code.line("val elapsed = withFrameMillis { it } - shownAt")
            let whole = "maxOf(elapsed, minimumTime)"
            if let period = loading.period {
              let length = max(1, HostLoading.milliseconds(period))
              code.line("val least = \(whole)")
              code.line("val end = if (finishCycle) (least + \(length - 1)) / \(length) * \(length) else least")
              code.line("delay(end - elapsed)")
            } else {
              code.line("delay(\(whole) - elapsed)")
            }
          }
          code.lines("isReady = true", "isShown = false")
        }
        code.line("}")
      }
      code.block("Box(modifier) {") { code in
        code.line("if (isReady) content()")
        code.line("// Above the content while it fades.")
        code.line("AnimatedVisibility(")
        code.indented { code in
          code.lines("isShown,", "enter = EnterTransition.None,")
          code.line("exit = fadeOut(tween(transition, easing = LinearEasing)),")
        }
        code.block(") {") { code in code.line("\(name.type)()") }
      }
    }
  }

  /// The names of the Compose classes and functions that the function of ``writeLoading(_:to:)`` uses.
  ///
  /// They are relative to the package `androidx.compose`.
  func loadingImports(_ loading: HostLoading) -> [String] {
    [
      "animation.AnimatedVisibility", "animation.EnterTransition", "animation.fadeOut", "animation.core.LinearEasing",
      "animation.core.tween", "foundation.layout.Box", "runtime.LaunchedEffect", "runtime.getValue",
      "runtime.mutableStateOf", "runtime.remember", "runtime.setValue", "runtime.withFrameMillis",
    ]
  }
}
