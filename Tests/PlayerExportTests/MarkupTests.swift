import Foundation
import Skeleton
import TestSupport
import Testing
import TextFormats

/// SVG and HTML as text; a browser draws them in `Tests/Browser`.
@Suite struct MarkupTests {
  @Test func `all holes are one path of a clip, those that overlap too`() throws {
    let text = try svg(
      #"<feed width="100" height="40"><view frame="0 0 60 20"/><view frame="40 10 60 20"/></feed>"#)
    #expect(text.contains(#"<path d="M0 0h60v20h-60z M40 10h60v20h-60z"/>"#))
    #expect(text.components("<clipPath ") == 1)
    #expect(!text.contains("evenodd"))
  }

  @Test func `there is a strip for each pair of neighboring stops`() throws {
    let text = try svg(Self.feed(#"<shimmer preset="classic"/>"#))
    #expect(text.components("style=\"animation:") == 4)
    #expect(text.contains("from{transform:translateX(-255px) scaleX(0)}to{transform:translateX(-85px) scaleX(1)}"))
  }

  @Test func `stops that move as one are one element that slides`() throws {
    let text = try svg(Self.feed(#"<shimmer preset="seamless"/>"#))
    #expect(text.components("style=\"animation:") == 1)
    #expect(text.contains("from{transform:translateX(0px)}to{transform:translateX(160px)}"))
    #expect(text.components("<linearGradient ") == 1)
  }

  @Test func `colors that change are a second picture that fades in`() throws {
    let text = try html(Self.feed(#"<shimmer preset="pulse"/>"#))
    #expect(text.contains("from{opacity:0}50%{opacity:1}to{opacity:0}"))
    #expect(text.contains("1.6s ease-in-out infinite"))
  }

  @Test func `one gradient whose stops are moved within 0 and 1 is what SMIL plays`() throws {
    let text = try svg(Self.feed(#"<shimmer preset="classic"/>"#)) { $0.markup.animation = .smil }
    #expect(text.components("<linearGradient ") == 1)
    #expect(text.contains(#"x1="-255" y1="0" x2="145" y2="0""#))
    #expect(text.contains(#"<animate attributeName="offset" values="0;0.425" dur="1s" repeatCount="indefinite"/>"#))
    #expect(!text.contains("@keyframes"))
  }

  @Test func `translucent stops that move apart are left to SMIL, with a note`() throws {
    let shimmer = ##"<shimmer colors="#00000010 #FFFFFF80 #00000010" locations="0 0.2 0.4" to="0.5 0.8 1"/>"##
    let output = try render(Array(Self.feed(shimmer).utf8), as: .svg)
    #expect(output.warnings.contains { $0.code == "export.motion" })
    let text = String(decoding: output.bytes, as: UTF8.self)
    // Mixed with straight alpha between stops at sufficiently small distances.
    #expect(text.components("<stop ") > 6)
    #expect(text.contains("stop-opacity"))
  }

  @Test func `timing becomes delay, count, fill and key frames`() throws {
    let text = try svg(
      Self.feed(
        #"""
        <shimmer preset="classic" beginTime="0.5s" duration="2s" speed="2" repeatCount="3" autoreverses="true"
          timingFunction="0.4 0 0.2 1"/>
        """#))
    // Two seconds in each direction at double speed.
    #expect(text.contains("-0 2s linear 0.5s 3 forwards"))
    #expect(text.contains("scaleX(0);animation-timing-function:cubic-bezier(0.4,0,0.2,1)}50%"))
    #expect(text.contains("scaleX(1);animation-timing-function:cubic-bezier(0.8,0,0.6,1)}to"))
  }

  @Test func `a still has no motion`() throws {
    for format in [OutputFormat.svg, .html] {
      let text = try markup(Self.feed(#"<shimmer preset="classic"/>"#), format) { $0.time = .seconds(0.5) }
      #expect(!text.contains("anim"))
      #expect(text.contains("<linearGradient "))
    }
  }

  @Test func `names follow from the content`() throws {
    let one = try svg(Self.feed(#"<shimmer preset="classic"/>"#))
    let other = try svg(Self.feed(#"<shimmer preset="seamless"/>"#))
    let name = #/id="(sk[0-9a-z]{6})-/#
    let names = try [one, other].map { try #require($0.firstMatch(of: name)).output.1 }
    #expect(names[0] != names[1])
    #expect(try svg(Self.feed(#"<shimmer preset="classic"/>"#)) == one)
    for id in one.matches(of: #/(?:id="|url\(#|@keyframes )([^")\{]*)/#) {
      #expect(id.output.1.hasPrefix(names[0]), "\(id.output.1)")
    }
  }

  @Test func `the label for screen readers occurs once, as text`() throws {
    func named(_ options: inout RenderOptions) { options.markup.title = "<Feed> & \"more\"" }
    let svg = try svg(Self.feed(""), named)
    #expect(svg.contains("<title>&lt;Feed&gt; &amp; &quot;more&quot;</title>"))
    #expect(svg.contains(#"role="img""#))
    let fragment = try html(Self.feed("")) { options in
      named(&options)
      options.markup.isFragment = true
    }
    #expect(fragment.components("&lt;Feed&gt;") == 1)
    #expect(fragment.contains(#"role="status""#) && fragment.contains(#"aria-busy="true""#))
    #expect(!fragment.contains("<html") && !fragment.contains("<script") && !fragment.contains("body{"))
  }

  @Test func `a page follows the preferences of its reader`() throws {
    let text = try html(Self.feed(#"<shimmer preset="classic"/>"#))
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
    #expect(text.contains("@media (prefers-reduced-motion:reduce)"))
    let dark = try html(Self.feed(#"<shimmer preset="classic"/>"#)) { $0.theme = "dark" }
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(dark.contains("#373737"))
  }

  @Test func `a page is as dark as its picture`() throws {
    let text = try html(Self.feed(""))
    #expect(text.contains("body{margin:0}\n@media (prefers-color-scheme:dark){body{background:#121212}}"))
    let dark = try html(Self.feed("")) { $0.theme = .dark }
    #expect(dark.contains("body{margin:0;background:#121212}"))
    let light = try html(Self.feed("")) { $0.theme = .light }
    #expect(light.contains("body{margin:0}\n") && !light.contains("prefers-color-scheme"))
    let fragment = try html(Self.feed("")) { $0.markup.isFragment = true }
    #expect(!fragment.contains("body{"))
  }

  @Test(arguments: MarkupStyle.Animation.allCases)
  func `an SVG follows the color scheme of its reader, unless a theme is given`(
    _ animation: MarkupStyle.Animation
  ) throws {
    let text = try svg(Self.feed("")) { $0.markup.animation = animation }
    let rule = try #require(text.firstMatch(of: #/@media \(prefers-color-scheme:dark\)\{(.*)\}/#)).output.1
    // The attributes stay light, for programs that read no style sheet.
    let overlay = try #require(text.firstMatch(of: #/<rect [^>]*fill="#fff" class="([^"]*)"/#)).output.1
    #expect(rule.contains(".\(overlay){fill:#121212}"))
    for theme in [ThemeName.light, .dark] {
      let fixed = try svg(Self.feed("")) { ($0.markup.animation, $0.theme) = (animation, theme) }
      #expect(!fixed.contains("prefers-color-scheme"))
    }
    let still = try svg(Self.feed("")) { ($0.markup.animation, $0.time) = (animation, .progress(0.5)) }
    #expect(still.contains("prefers-color-scheme:dark"))
  }

  @Test func `the dark colors of an SVG are those of the dark theme`() throws {
    for fixture in try ["seeds", "native/shimmer"].flatMap(Fixture.all) {
      let markup = String(decoding: try fixture.bytes(), as: UTF8.self)
      let both = try svg(markup)
      let (light, dark) = (try svg(markup) { $0.theme = .light }, try svg(markup) { $0.theme = .dark })
      guard Self.paints(light) != Self.paints(dark) else { continue }
      #expect(both.contains("prefers-color-scheme:dark"), "\(fixture.path)")
      #expect(Self.paints(dark).isSubset(of: Self.paints(both)), "\(fixture.path)")
    }
  }

  private static func paints(_ svg: String) -> Set<String> {
    Set(svg.matches(of: #/(?:fill|stop-color|stroke)[:=]"?(#[0-9a-fA-F]+)/#).map { String($0.output.1) })
  }

  @Test func `the SVG inside an HTML follows the color scheme too`() throws {
    let shimmer = ##"<shimmer colors="#00000010 #FFFFFF80 #00000010" locations="0 0.2 0.4" to="0.5 0.8 1"/>"##
    for time in [SampleTime.progress(0.5), nil] {
      let text = try html(Self.feed(shimmer)) { $0.time = time }
      #expect(text.contains("{fill:#121212}"))
    }
  }

  @Test func `a part of a page follows the width of its container`() throws {
    let text = try html(#"<feed padding="16"><view height="20"/><avatar/></feed>"#) { $0.markup.isFragment = true }
    #expect(text.contains("container-type:inline-size"))
    #expect(text.contains("width:calc(100%25 - 32px)"))
    #expect(!text.contains("width:375px"))
  }

  @Test func `a part of a page with other shapes than boxes has a fixed size and a note`() throws {
    let star = #"<feed width="100"><shape path="M0 0L40 0L20 40Z" fill="red"/><view height="20"/></feed>"#
    var options = RenderOptions()
    options.markup.isFragment = true
    let output = try render(Array(star.utf8), as: .html, options: options)
    #expect(output.warnings.map(\.code) == ["scene.width"])
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("width:100px"))
  }

  @Test func `a shell needs nothing that a strict policy forbids, and states the hash of its style sheet`() throws {
    var options = RenderOptions()
    options.markup.isShell = true
    options.showDelay = 0.2
    let output = try render(
      Array(#"<feed padding="16"><view height="20"/><avatar/></feed>"#.utf8), as: .html, options: options)
    let text = String(decoding: output.bytes, as: UTF8.self)
    for word in ["data:", "style=", "<script", "src=", "href="] { #expect(!text.contains(word), "\(word)") }
    #expect(text.contains("clip-path:url(#") && text.contains("width:calc(100cqw - 32px)"))
    #expect(text.contains("[data-theme=dark] &{"))
    #expect(output.warnings.map(\.code) == ["export.policy"])
    let hash = try #require(output.warnings[0].message.firstMatch(of: #/'sha256-([A-Za-z0-9+\/]{43}=)'/#))
    let style = try #require(text.firstMatch(of: #/<style>(?<text>[^<]*)<\/style>/#)).output.text
    var sum = SHA256()
    sum.append(String(style))
    #expect(Array(hash.output.1.utf8) == Base64.encode(sum.digest()))
  }

  @Test func `a gap around a circle is left out at every width, with a note`() throws {
    var options = RenderOptions()
    options.markup.isFragment = true
    let cover = #"<screen width="100" height="100"><image frame="0 0 100 50"/><avatar frame="10 30 40 40"/></screen>"#
    let output = try render(Array(cover.utf8), as: .html, options: options)
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("container-type:inline-size"))
    #expect(output.warnings.map(\.message).filter { $0.contains("the gap around a circle") }.count == 1)
  }

  @Test func `a shell of other shapes than boxes is refused`() {
    var options = RenderOptions()
    options.markup.isShell = true
    let star = #"<feed width="100"><shape path="M0 0L40 0L20 40Z" fill="red"/><view height="20"/></feed>"#
    #expect(throws: RenderError.self) { try render(Array(star.utf8), as: .html, options: options) }
  }

  @Test func `a responsive SVG has one rectangle for a bar that stretches`() throws {
    let text = try svg(#"<feed padding="16"><view height="20"/><avatar/></feed>"#) { $0.markup.isResponsive = true }
    #expect(text.contains(#"<rect x="16" y="16" height="20" style="width:calc(100% - 32px)"/>"#))
    #expect(text.contains(#"<rect x="16" width="40" y="36" height="40" rx="20"/>"#))
    #expect(!text.contains("@media (min-width"))
  }

  @Test(arguments: [
    ("<feed padding=\"16\"><view height=\"20\"/><avatar/></feed>", #"width="100%" height="92""#),
    ("<feed><image aspectRatio=\"2\"/><view height=\"20\"/></feed>", #"width="100%" height="740""#),
  ])
  func `a responsive SVG has a natural height that shows all bones`(markup: String, size: String) throws {
    let text = try svg(markup) { $0.markup.isResponsive = true }
    #expect(text.contains(size), "\(text.prefix(200))")
    #expect(text.contains("{width:100%}"))
    #expect(!text.contains("viewBox"))
  }

  @Test func `straight lines are trimmed like others, each contour by its share`() throws {
    let text = try svg(
      #"""
      <screen width="100" height="40"><shape path="M0 10H30M0 20H10" stroke="red" skeleton="keep">
      <animation keyPath="strokeEnd" from="0" to="1" duration="1s" repeatCount="infinite"/></shape></screen>
      """#)
    #expect(text.components(#"pathLength="1""#) == 2)
    #expect(text.contains("75%{stroke-dasharray:1 3"))
  }

  @Test func `the newsfeed is small`() throws {
    let newsfeed = try Fixture("seeds/newsfeed.xml").bytes()
    #expect(try render(newsfeed, as: .svg).bytes.count < 4_096)
    #expect(try render(newsfeed, as: .html).bytes.count < 6_144)
  }

  @Test func `animations are written without NaN and infinities`() throws {
    for fixture in try ["native/motion", "native/shimmer", "seeds"].flatMap(Fixture.all) {
      for animation in MarkupStyle.Animation.allCases {
        var options = RenderOptions()
        options.markup.animation = animation
        for format in [OutputFormat.svg, .html] {
          let text = String(decoding: try render(fixture.bytes(), as: format, options: options).bytes, as: UTF8.self)
          let wrong = #"\b(nan|inf|-0px|e[+-]?[0-9]{2})\b|[0-9]\.[0-9]{7}"#
          // Fifty times as fast as a `Regex`.
          #expect(text.range(of: wrong, options: .regularExpression) == nil, "\(fixture.path)")
        }
      }
    }
  }

  // MARK: - Holes and boxes

  @Test func `a band stays in its scope`() throws {
    let text = try html(Self.feed(#"<shimmer scope="view"/>"#))
    #expect(text.contains("left:10px;top:10px;width:80px;height:20px;overflow:hidden"))
    #expect(!(try html(Self.feed(""))).contains(##"overflow:hidden""##))
  }

  @Test func `definitions take no room in the page`() throws {
    let text = try html(#"<feed width="40" height="40"><shape path="M0 0H20V20Z" width="20" height="20"/></feed>"#)
    #expect(text.contains(#"<svg width="0" height="0" style="position:absolute">"#))
  }

  @Test func `the box of a page has the size of the canvas, in multiples that browsers keep`() throws {
    let feed = #"<feed width="99.5" height="40.2"><view frame="10 10 80 20"/></feed>"#
    #expect(try html(feed).contains("width:99.5px;height:40.203125px"))
    // A file is stretched to whole pixels.
    #expect(try svg(feed).contains(#"width="100" height="41" viewBox="0 0 100 41""#))
  }

  @Test func `a translucent band has no color behind it, except without motion`() throws {
    let shimmer = ##"<shimmer preset="seamless" colors="#FF000080 #00FF0080 #FF000080"/>"##
    for format in [OutputFormat.svg, .html] {
      let text = try markup(Self.feed(shimmer), format) { _ in }
      #expect(text.contains("-still{display:none}") && text.contains("-still{display:inline}"), "\(format)")
      #expect(text.components("-still\"") + text.components("-still ") == 1, "\(format)")
    }
    #expect(!(try svg(Self.feed(#"<shimmer preset="seamless"/>"#))).contains("-still"))
  }

  @Test func `the placeholder that dissolves has the color of the overlay, its box has none`() throws {
    let text = try html(Self.feed("")) { ($0.stopTime, $0.transition, $0.theme) = (1, 0.5, .light) }
    #expect(text.contains("width:100px;height:40px}"))
    // The loaded content, and the placeholder above it.
    #expect(text.components(";background:#fff\"") == 2)
  }

  /// A hole through which a page shows is cut out of the overlay, in front of the gradient.
  @Test(arguments: [
    (##"<shimmer preset="solid" colors="#FF000080"/>"##, true),
    (##"<shimmer preset="solid" colors="#FF0000"/>"##, false),
    (##"<shimmer colors="#FF0000 #00FF0080 #FF0000" locations="0 0.2 0.4" to="0.5 0.8 1"/>"##, true),
    (
      ##"<shimmer preset="solid" colors="#FF0000"/><theme name="dark" overlay="#000000" colors="#FF000080"/>"##, true
    ),
  ])
  func `the page shows through a translucent gradient`(shimmer: String, isCut: Bool) throws {
    for format in [OutputFormat.svg, .html] {
      let text = try markup(Self.feed(shimmer), format) { _ in }
      #expect(text.contains("<mask ") == isCut, "\(format)")
      #expect(text.contains(format == .svg ? "<clipPath " : "clip-path:path(") == !isCut, "\(format)")
    }
    let page = try html(Self.feed(shimmer))
    #expect(page.contains("width:100px;height:40px}") == isCut)
    let responsive = try svg(Self.feed(shimmer)) { $0.markup.isResponsive = true }
    #expect(responsive.contains("<mask ") == isCut)
  }

  @Test func `a dark theme with a gradient of another form has elements of its own`() throws {
    let themes = ##"<theme name="dark" overlay="#000000" colors="#111111 #111111 #333333"/>"##
    for animation in MarkupStyle.Animation.allCases {
      let text = try svg(Self.feed(#"<shimmer preset="classic"/>"# + themes)) { $0.markup.animation = animation }
      #expect(text.contains("#333"), "\(animation)")
    }
    let text = try svg(Self.feed(#"<shimmer preset="classic"/>"# + themes))
    #expect(text.contains("-night{display:inline}") && text.contains(#"-night" display="none""#))
    // The holes are the same, the gradients are not.
    #expect(text.components("<clipPath ") == 1)
    let page = try html(Self.feed(#"<shimmer preset="classic"/>"# + themes))
    #expect(page.components(#"-day""#) == 1 && page.components(#"-night""#) == 1)
    #expect(page.contains("#333"))
  }

  // MARK: - Support

  private static func feed(_ shimmer: String) -> String {
    #"<feed width="100" height="40">\#(shimmer)<view frame="10 10 80 20"/></feed>"#
  }

  private func svg(_ document: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> String {
    try markup(document, .svg, change)
  }

  private func html(_ document: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> String {
    try markup(document, .html, change)
  }

  private func markup(
    _ document: String, _ format: OutputFormat, _ change: (inout RenderOptions) -> Void
  ) throws -> String {
    var options = RenderOptions()
    change(&options)
    return String(decoding: try render(Array(document.utf8), as: format, options: options).bytes, as: UTF8.self)
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
