import Skeleton
import TestSupport
import Testing

/// Reduced motion, the busy region and the announcement to screen readers in all outputs with code or markup.
@Suite struct AnnouncementTests {
  private static let document = #"<feed width="100" height="40"><view frame="10 10 80 20"/></feed>"#
  private static let indicator =
    #"<screen width="90" height="90"><activityIndicator frame="20 30 40 40"/><view frame="0 0 9 9"/></screen>"#

  private func text(
    _ document: String, _ format: OutputFormat, _ change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> String {
    var options = RenderOptions()
    options.markup.title = "Wait"
    change(&options)
    return String(decoding: try render(Array(document.utf8), as: format, options: options).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (OutputFormat.swiftui, "AccessibilityNotification.Announcement(\"Wait\").post()"),
    (.uikit, "UIAccessibility.post(notification: .announcement, argument: accessibilityLabel)"),
    (.compose, "liveRegion = LiveRegionMode.Polite"), (.android, "android:accessibilityLiveRegion=\"polite\""),
    (.html, "role=\"status\""), (.reactContentLoader, "role=\"status\""),
  ])
  func `a placeholder is announced once`(_ format: OutputFormat, _ announcement: String) throws {
    for document in [Self.document, Self.indicator] {
      #expect(try text(document, format).ranges(of: announcement).count == 1)
    }
    #expect(try text(Self.document, format) { $0.transition = 0.25 }.ranges(of: announcement).count == 1)
  }

  @Test(arguments: [
    (OutputFormat.swiftui, ".accessibilityAddTraits(.updatesFrequently)"),
    (.compose, "progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate"), (.html, "aria-busy=\"true\""),
    (.reactContentLoader, "aria-busy=\"true\""),
  ])
  func `there is one busy region`(_ format: OutputFormat, _ region: String) throws {
    for document in [Self.document, Self.indicator] {
      #expect(try text(document, format).ranges(of: region).count == 1)
    }
  }

  @Test func `an activity indicator is not announced a second time`() throws {
    let compose = try text(Self.indicator, .compose)
    #expect(compose.contains("    Box(modifier) {\n"))
    #expect(compose.ranges(of: "contentDescription = ").count == 1)
    #expect(try text(Self.indicator, .swiftui).contains(".accessibilityElement()"))
    #expect(try text(Self.indicator, .android).contains(#"android:importantForAccessibility="no""#))
  }

  @Test func `a React page announces outside of its busy region, when the placeholder appears`() throws {
    let plain = try text(Self.document, .reactContentLoader)
    #expect(plain.contains("    <LoadingBones title={title} {...props} />\n    <Status>{title}</Status>\n"))
    let code = try text(Self.document, .reactContentLoader) { ($0.transition, $0.markup.title) = (0.25, "\"Wait\"") }
    #expect(code.ranges(of: #"title = "\"Wait\"","#).count == 2)
    #expect(code.ranges(of: "aria-busy={isLoading}").count == 1)
    #expect(code.contains("      </div>\n      <Status>{isVisible && title}</Status>\n"))
    #expect(code.contains("<div aria-hidden style={{ ...above"))
  }

  @Test func `versions of iOS before 17 announce by UIKit`() throws {
    let code = try text(Self.document, .swiftui)
    #expect(code.contains("#if canImport(UIKit)\nimport UIKit\n#endif\n"))
    #expect(
      code.contains(
        """
                    } else {
                        #if canImport(UIKit) && !os(watchOS)
                        UIAccessibility.post(notification: .announcement, argument: "Wait")
                        #endif
                    }
        """))
  }

  @Test func `reduced motion replaces the gradient by one color`() throws {
    let swift = try text(Self.document, .swiftui)
    #expect(swift.contains("paused: reduceMotion") && swift.contains("?? .color(palette.gradient[1])"))
    let uikit = try text(Self.document, .uikit)
    #expect(uikit.contains("gradient.backgroundColor = isCalm ? colors.gradient[1]"))
    #expect(uikit.contains("UIAccessibility.reduceMotionStatusDidChangeNotification"))
    let compose = try text(Self.document, .compose)
    #expect(compose.contains("Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f"))
    #expect(compose.contains("if (reducesMotion) {\n                drawPath(bones, colors.gradient[1])\n"))
    let react = try text(Self.document, .reactContentLoader)
    #expect(react.contains("window.matchMedia('(prefers-reduced-motion: reduce)')"))
    #expect(react.contains("return { animate: false, backgroundColor: '#eee', foregroundColor: '#eee' }"))
    #expect(react.contains("{...useReducedMotion()}\n    {...props}"))
    for format in [OutputFormat.html, .svg] {
      #expect(try text(Self.document, format).contains("@media (prefers-reduced-motion:reduce)"), "\(format)")
    }
  }

  @Test(arguments: [OutputFormat.html, .svg])
  func `reduced motion stops a shimmer of SMIL`(_ format: OutputFormat) throws {
    let moving =
      #"<feed width="100" height="40"><shimmer beginTime="0s"/><view frame="10 10 80 20"/></feed>"#
    let code = try text(moving, format) { $0.markup.animation = .smil }
    #expect(code.contains("<animate "))
    #expect(code.contains("-band{display:none}"))
    #expect(code.ranges(of: "-band\"").count == 1)
    #expect(code.ranges(of: "-still").count == 3)
  }

  @Test(arguments: [OutputFormat.html, .svg])
  func `reduced motion stops what is above the overlay, except a fade with an end`(_ format: OutputFormat) throws {
    func kept(_ animation: String) -> String {
      """
      <screen width="90" height="90"><view skeleton="keep" frame="20 30 40 40" background="red">
      <animation keyPath=\(animation) duration="2s"/></view></screen>
      """
    }
    let endless = #""transform.rotation.z" from="0deg" to="90deg" repeatCount="infinite""#
    #expect(try text(kept(endless), format).ranges(of: "-0{from,to{transform:").count == 1)
    let pulse = #""opacity" from="1" to="0" repeatCount="infinite""#
    #expect(try text(kept(pulse), format).ranges(of: "-0{from,to{opacity:").count == 1)
    let fade = #""opacity" from="1" to="0""#
    #expect(try !text(kept(fade), format).contains("prefers-reduced-motion"))
    let once = #""position.x" from="20" to="70""#
    #expect(try text(kept(once), format).contains("-0{}}"))
    let last = #""position.x" from="20" to="70" fillMode="forwards""#
    #expect(try text(kept(last), format).contains("-0{from,to{transform:"))
  }

  @Test func `motion that SMIL goes on with has a note`() throws {
    func notes(_ document: String) throws -> [String] {
      var options = RenderOptions()
      options.markup.animation = .smil
      return try render(Array(document.utf8), as: .svg, options: options).warnings.map(\.message)
    }
    let moving = """
      <screen width="90" height="90"><view skeleton="keep" frame="20 30 40 40" background="red">
      <animation keyPath="position.x" from="20" to="70" duration="2s"/></view></screen>
      """
    #expect(try notes(moving).contains { $0.contains("'prefers-reduced-motion'") })
    #expect(try !notes(Self.document).contains { $0.contains("'prefers-reduced-motion'") })
  }

  @Test(arguments: [OutputFormat.svg, .gif, .webp, .apng, .lottie])
  func `options for the end of loading have a note without an end`(_ format: OutputFormat) throws {
    func notes(_ stop: Double?) throws -> Int {
      var options = RenderOptions()
      (options.minimumTime, options.transition, options.stopTime) = (0.5, 0.25, stop)
      return try render(Array(Self.document.utf8), as: format, options: options).warnings
        .count { $0.message.contains("minimum time, transition without effect") }
    }
    #expect(try notes(nil) == 1)
    #expect(try notes(2) == 0)
  }

  @Test(arguments: [OutputFormat.swiftui, .compose, .reactContentLoader])
  func `a placeholder without motion needs no setting of the user`(_ format: OutputFormat) throws {
    let solid = #"<feed width="100" height="40"><shimmer preset="solid"/><view frame="10 10 80 20"/></feed>"#
    let code = try text(solid, format)
    for word in ["reduceMotion", "reducesMotion", "useReducedMotion", "Settings"] { #expect(!code.contains(word)) }
  }

  @Test func `the status of a page is hidden until the placeholder appears and after it has gone`() throws {
    func status(_ change: (inout RenderOptions) -> Void) throws -> String? {
      let html = try text(Self.document, .html, change)
      return html.split(separator: "\n").last { $0.contains("-status{animation") }.map(String.init)
    }
    #expect(try status { _ in } == nil)
    #expect(try status { $0.showDelay = 0.4 }?.contains("-w 0.4s}") == true)
    let ended = try status { ($0.showDelay, $0.stopTime, $0.transition) = (0.4, 2, 0.25) }
    #expect(ended?.contains("-w 0.4s,") == true && ended?.contains("-e 1s 2s forwards}") == true)
  }
}
