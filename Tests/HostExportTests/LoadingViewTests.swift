import Skeleton
import TestSupport
import Testing

/// The views of generated code that show a placeholder while its content loads; `Tests/Vocabulary` runs React's.
@Suite struct LoadingViewTests {
  private static let document = #"<feed width="100" height="40"><view frame="10 10 80 20"/></feed>"#

  private func text(_ format: OutputFormat) throws -> String {
    var options = RenderOptions()
    (options.showDelay, options.transition) = (0.2, 0.25)
    return String(decoding: try render(Array(Self.document.utf8), as: format, options: options).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (OutputFormat.swiftui, "changed ?? (!isLoading ? .content : showDelay > 0 ? .waiting : .placeholder)"),
    (
      .compose,
      """
                  when {
                      !isLoading -> LoadingLoadingPhase.Content
                      showDelay > 0 -> LoadingLoadingPhase.Waiting
                      else -> LoadingLoadingPhase.Placeholder
                  }
      """
    ),
    (
      .reactContentLoader,
      """
        const first = isLoading ? (showDelay > 0 ? 'waiting' : 'placeholder') : 'content'
        const [phase, setPhase] = React.useState(first)
      """
    ),
  ])
  func `the first frame shows content that is there, or a placeholder without a delay`(
    _ format: OutputFormat, _ code: String
  ) throws {
    #expect(try text(format).contains(code))
  }

  @Test(arguments: [
    (OutputFormat.swiftui, "if phase == .waiting { waiting.hidden() }"),
    (.compose, "if (phase == LoadingLoadingPhase.Waiting) placeholder(Modifier.graphicsLayer { alpha = 0f })"),
    (.reactContentLoader, "{phase === 'waiting' && <div style={{ width: 100, height: 40 }} />}"),
  ])
  func `the size of the placeholder is reserved during the delay`(_ format: OutputFormat, _ code: String) throws {
    #expect(try text(format).contains(code))
  }

  @Test(arguments: [
    (OutputFormat.swiftui, "withAnimation(nil) { changed = .placeholder }"), (.compose, "opacity.snapTo(1f)"),
    (.reactContentLoader, "const next = (isLoading ? { leaving: 'placeholder', content: first }"),
    (.reactContentLoader, "const fade = isLeaving ? `opacity ${transition}s linear` : 'none'"),
  ])
  func `a placeholder that fades returns at once when loading begins again`(
    _ format: OutputFormat, _ code: String
  ) throws {
    #expect(try text(format).contains(code))
  }

  @Test func `the effect of React depends on all of its properties`() throws {
    let code = try text(.reactContentLoader)
    #expect(code.contains("}, [isLoading, phase, isVisible, showDelay, minimumTime, transition, finishCycle])"))
  }

  @Test(arguments: [OutputFormat.swiftui, .compose, .reactContentLoader, .android])
  func `a delay does not change the begin time of the shimmer`(_ format: OutputFormat) throws {
    func warnings(_ attribute: String) throws -> [String] {
      let document =
        #"<feed width="100" height="40"><shimmer \#(attribute)/><view frame="10 10 80 20"/></feed>"#
      var options = RenderOptions()
      options.showDelay = 0.2
      return try render(Array(document.utf8), as: format, options: options).warnings.map(\.message)
    }
    #expect(try !warnings("").contains { $0.contains("'beginTime'") })
    #expect(try warnings(#"beginTime="0.3s""#).contains { $0.contains("'beginTime'") })
  }
}
