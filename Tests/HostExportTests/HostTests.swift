import Skeleton
import TestSupport
import Testing

/// The source code of UI frameworks as text; their own parsers read it in `Tests/Vocabulary`.
@Suite struct HostTests {
  private static let all: [OutputFormat] = [.hxml, .uikit, .swiftui, .compose, .reactContentLoader, .android]

  @Test(arguments: [
    (OutputFormat.swiftui, "For iOS 16, macOS 13, tvOS 16, watchOS 9."),
    (.uikit, "For iOS 13, tvOS 13."), (.compose, "For Compose 1.4, Kotlin 1.9, Android 5.0"),
    (.react, "For React 18, Chrome 120, Firefox 121, Safari 17.2."), (.reactStyles, "For Chrome 120,"),
    (.element, "For Chrome 120, Firefox 121, Safari 17.2."), (.android, "For Android 5.0 (API level 21)."),
    (.reactContentLoader, "For React 16.8, react-content-loader 5."),
  ])
  func `the first comment states the minimum versions`(_ format: OutputFormat, _ versions: String) throws {
    let code = try text("<feed><shimmer preset=\"solid\"/><icon/></feed>", format)
    #expect(code.split(separator: "\n").prefix(3).joined().contains(versions))
  }

  @Test func `boneyard has the bones in percent at its widths`() throws {
    let output = try render(
      Array(
        #"<feed padding="8"><view padding="8" border="1"><avatar/><text width="50%" fontSize="20"/></view></feed>"#.utf8
      ),
      as: .boneyard)
    #expect(
      String(decoding: output.bytes, as: UTF8.self).hasPrefix(
        #"""
        {"breakpoints":{"320":{"name":"loading","viewportWidth":320,"width":320,"height":100,"bones":[
        [2.5,8,95,84,0,true],
        [5,16,12.5,40,"50%"],
        [5,63,45,14,7]
        ]},
        """#))
    #expect(
      output.warnings.map(\.message) == [
        "the form of boneyard leaves out one gradient for all bones, the colors, the sizes in points at widths between"
          + " the breakpoints"
      ])
  }

  @Test func `boneyard has a picture from each width on at which the form changes`() throws {
    let box = #"<view width="160" height="40"/>"#
    let rows = [2, 3].map { "<row wrap=\"wrap\">\(String(repeating: box, count: $0))</row>" }
    let document = "<feed padding=\"8\">\(rows.joined())</feed>"
    let widths = try text(document, .boneyard).matches(of: /"viewportWidth":(\d+)/).map(\.1)
    #expect(widths == ["320", "336", "375", "430", "496", "600", "768", "1024", "1280"])
  }

  // MARK: - Loops

  @Test func `cells that repeat are a loop, cells in cells a loop in a loop`() throws {
    let document = """
      <feed width="300">
        <cell repeat="2" height="50">
          <view id="title" frame="0 0 90 10"/>
          <view position="absolute" top="20"><row><cell repeat="3" width="60" height="20"><view id="dot" width="8" height="8"/></cell></row></view>
        </cell>
      </feed>
      """
    #expect(
      try lines(document, .swiftui, from: "var path", to: "guard") == """
        for row in 0..<Self.rowCount(rows, in: size) {
        let y = 50 * CGFloat(row)
        path.addBone(x: 0, y: y, width: 90, height: 10)  // title
        path.addBone(x: 0, y: 20 + y, width: 8, height: 8)  // dot
        path.addBone(x: 60, y: 20 + y, width: 8, height: 8)  // dot
        path.addBone(x: 120, y: 20 + y, width: 8, height: 8)  // dot
        }
        """)
    let react = try text(document, .reactContentLoader)
    #expect(react.contains(#"<rect x={60 * item} y={20 + 50 * cell} width="8" height="8" />"#))
    let compose = try text(document, .compose)
    #expect(compose.contains("bone(0f, 20f + y, 8f, 8f) // dot"))
  }

  /// A search that visits each level twice takes 2²⁰⁰ steps here.
  @Test(arguments: all) func `cells in each other are visited once`(_ format: OutputFormat) throws {
    let depth = 200
    let cells = String(repeating: "<cell>", count: depth) + "<text/>" + String(repeating: "</cell>", count: depth)
    #expect(try !text("<feed width=\"300\">\(cells)</feed>", format).isEmpty)
  }

  @Test(arguments: all) func `controls of the writing direction are left out`(_ format: OutputFormat) throws {
    let document = "<feed width=\"300\"><view id=\"a\u{202E}b\u{2066}c\" width=\"8\" height=\"8\"/></feed>"
    let code = try text(document, format)
    #expect(!code.unicodeScalars.contains { $0.properties.isBidiControl })
  }

  @Test func `a grid is rows of columns`() throws {
    let row = #"<row><cell repeat="3" width="50" height="40"><view width="40" height="30"/></cell></row>"#
    let swift = try text("<feed width=\"300\">\(row)\(row)\(row)\(row)</feed>", .swiftui)
    #expect(swift.contains("var rows = Rows.count(4)"))
    #expect(swift.ranges(of: "path.addBone(").count == 3)
  }

  @Test func `cells that differ by more than their position are written separately`() throws {
    let cells = ##"<cell height="20"><view id="a" width="10" height="10"/></cell>"##
    func swift(_ last: String) throws -> String {
      try text("<feed width=\"99\">\(cells)\(cells)\(last)</feed>", .swiftui)
    }
    #expect(try swift(cells).contains("var rows = Rows.count(3)"))
    for other in [
      cells.replacing(#"width="10""#, with: #"width="11""#),
      cells.replacing(#"id="a""#, with: #"id="a" cornerRadius="2""#),
      cells.replacing(#"id="a""#, with: #"id="a" position="absolute" top="1""#),
    ] {
      let text = try swift(other)
      #expect(!text.contains("enum Rows"), "\(other)")
      #expect(text.ranges(of: "path.addBone(").count == 3, "\(other)")
    }
  }

  @Test func `lines of a text are written one by one, with their numbers`() throws {
    let kotlin = try text(#"<feed width="100"><text id="status" lines="3"/></feed>"#, .compose)
    #expect(!kotlin.contains("repeat("))
    for line in 1...3 { #expect(kotlin.contains("// status, line \(line)\n")) }
  }

  @Test func `hosts that nest have the cells of a list one after the other`() throws {
    let document = #"<feed width="80" padding="5"><cell repeat="2" height="30"><view frame="1 2 40 8"/></cell></feed>"#
    let hxml = try text(document, .hxml)
    #expect(hxml.contains(#"<style id="cells" position="absolute" left="5" top="5" />"#))
    #expect(hxml.contains(#"<style id="cell" width="70" height="30" />"#))
    #expect(hxml.contains(#"<style id="view" left="1" top="2" width="40" height="8" />"#))
    #expect(hxml.ranges(of: #"<view style="bone view" />"#).count == 2)
    let android = try text(document, .android)
    #expect(android.ranges(of: #"<FrameLayout android:layout_width="70dp" android:layout_height="30dp">"#).count == 2)
  }

  // MARK: - Names

  @Test(arguments: [
    ("newsfeed.xml", nil, "NewsfeedSkeleton"), ("a/b/window_dump-2.xml", nil, "WindowDump2Skeleton"),
    ("MainViewController.xib", nil, "MainViewControllerSkeleton"), ("3d.xml", nil, "Screen3dSkeleton"),
    ("новости.xml", nil, "LoadingSkeleton"), (nil, nil, "LoadingSkeleton"), ("card.skeleton.xml", nil, "CardSkeleton"),
    ("home-skeleton.xml", nil, "HomeSkeleton"), ("Main.storyboard", "feedCell", "FeedCellSkeleton"),
    ("Main.storyboard", "1", "MainSkeleton"), ("Main.storyboard", "Zc5-y5-2fd", "MainSkeleton"),
  ])
  func `a type is named after the document`(_ name: String?, _ root: String?, _ type: String) throws {
    let document =
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="Zc5-y5-2fd"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <view id="1" restorationIdentifier="feedCell"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </objects></document>
      """
    let swift = try text(root == nil ? Self.feed() : document, .swiftui) { options in
      (options.documentName, options.root) = (name, root.map { RootName($0) })
    }
    #expect(swift.contains("struct \(type): View {"))
  }

  @Test func `no name ends a comment or a literal`() throws {
    let identifier = "a*/--&gt;&#10;}\u{2028}/*"
    let document = "<feed width=\"90\"><view id=\"\(identifier)\" frame=\"0 0 50 10\"/></feed>"
    for format in Self.all {
      let text = try text(document, format) { options in
        options.documentName = "x/b-----\n*\u{85}>.xml"
        options.markup.title = "\"$a\\ '<&\n"
      }
      #expect(!text.contains("\u{2028}") && !text.contains("\u{85}"))
      #expect(text.ranges(of: "*/").count == text.ranges(of: "/*").count, "\(format)")
      let header = text.split(separator: "\n").first { $0.contains("Made from") }
      #expect(header?.contains("Made from b- - - - - *>.xml by skeleton, format \(format.rawValue).") == true)
    }
    let quoted: [OutputFormat: String] = [
      .uikit: #"accessibilityLabel = "\"$a\\ '<&\n""#, .swiftui: #".accessibilityLabel("\"$a\\ '<&\n")"#,
      .compose: #"contentDescription = "\"\$a\\ '<&\n""#,
      .reactContentLoader: #"title = "\"$a\\ '<&\n""#,
      .android: #"android:contentDescription="&quot;$a\\ \'&lt;&amp;\n""#,
    ]
    for (format, literal) in quoted {
      #expect(try text(document, format) { $0.markup.title = "\"$a\\ '<&\n" }.contains(literal), "\(format)")
    }
  }

  @Test func `generated identifiers are not used as names`() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,300]">
      <node class="android.widget.TextView" resource-id="org.app:id/title" text="a" bounds="[0,0][200,40]"/>
      </node></hierarchy>
      """
    #expect(try text(dump, .compose).contains(" // title\n"))
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="aaa-bb-ccc"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
      <imageView id="a1B-c2-D3e"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView></subviews></view>
      </objects></document>
      """
    #expect(try text(nib, .hxml).contains(#"<style id="image" "#))
    #expect(!(try text(nib, .swiftui)).contains("a1B"))
  }

  @Test(arguments: [("com.example.feed", "package com.example.feed\n"), ("a.in.b_1", "package a.`in`.b_1\n")])
  func `a package of Kotlin is declared`(_ name: String, _ line: String) throws {
    #expect(try text(Self.feed(), .compose) { $0.markup.packageName = name }.contains("\n" + line))
  }

  @Test func `boxes behind bones and lines between them are named`() throws {
    func names(_ fixture: String) throws -> [Bool] {
      let document = try Fixture("rules/surfaces/\(fixture).xib").bytes()
      let swift = try text(String(decoding: document, as: UTF8.self), .swiftui)
      return ["lines between bones", "boxes behind bones"].map { swift.contains("/// The \($0)") }
    }
    #expect(try names("hairline-with-a-color-is-a-thin-surface") == [true, false])
    #expect(try names("rows-of-a-grouped-table-are-surfaces") == [false, true])
  }

  // MARK: - Motion

  @Test func `stops move as the shimmer's, within 0 and 1`() throws {
    let swift = try text(Self.feed(#"<shimmer preset="classic"/>"#), .swiftui)
    #expect(swift.contains("[(0, 0.425), (0, 0.925), (0.425, 0.925), (0.5, 0.95), (1, 1)]"))
    #expect(swift.contains("let start = point(-2.55, 0)\n        let end = point(1.45, 0)\n"))
    let uikit = try text(Self.feed(#"<shimmer preset="classic"/>"#), .uikit)
    #expect(uikit.contains("sweep.toValue = [0.425, 0.925, 0.925, 0.95, 1] as [NSNumber]"))
    #expect(uikit.contains("sweep.beginTime = sweep.duration"))
    let kotlin = try text(Self.feed(#"<shimmer preset="classic"/>"#), .compose)
    #expect(kotlin.contains("listOf(0f to 0.425f, 0f to 0.925f, 0.425f to 0.925f, "))
    #expect(kotlin.contains("val start = point(-2.55f, 0f)"))
  }

  @Test func `a pulse is a second color that comes and goes`() throws {
    let document = Self.feed(#"<shimmer preset="pulse"/>"#)
    #expect(try text(document, .swiftui).contains("with: .color(palette.gradientEnd[0])"))
    #expect(try text(document, .uikit).contains("sweep.autoreverses = true"))
    #expect(try text(document, .swiftui).contains("UnitCurve.easeInOut.value(at: phase <= 1 ? phase : 2 - phase)"))
    #expect(try text(document, .compose).contains("drawPath(bones, colors.gradientEnd[0], alpha = progress)"))
    #expect(try text(document, .android).contains(#"app:shimmer_repeat_mode="reverse""#))
    #expect(try text(document, .reactContentLoader).contains("speed={1.6}"))
  }

  @Test(arguments: all) func `a moment stands still`(_ format: OutputFormat) throws {
    let text = try text(Self.feed(#"<shimmer preset="classic"/>"#), format) { $0.time = .progress(0.5) }
    for word in ["Timeline", "transition", "progress)", "progress(", "speed", "Shimmer", "reduceMotion"] {
      #expect(!text.contains(word), "\(word)")
    }
    if format == .swiftui { #expect(text.contains("let places: [Double] = [0, 0.3175, 0.5873, ")) }
    if format == .uikit { #expect(text.contains("gradient.locations = [0, 0.3175, 0.5873, ")) }
    if format == .compose { #expect(text.contains("listOf(0f, 0.3175f, 0.5873f, ")) }
    if format == .reactContentLoader { #expect(text.contains("animate={false}")) }
  }

  @Test func `from right to left is from right to left`() throws {
    func mirrored(_ format: OutputFormat) throws -> String {
      try text(#"<feed width="100"><view width="30" height="9"/></feed>"#, format) { $0.isRightToLeft = true }
    }
    // These contain both directions.
    for format in [OutputFormat.swiftui, .uikit] {
      #expect(try mirrored(format).contains("path.addBone(x: 0, y: 0, width: 30, height: 9)"))
      #expect(try mirrored(format).contains("guard isRightToLeft else { return path }"))
    }
    let react = try mirrored(.reactContentLoader)
    #expect(react.contains("\n    rtl\n") && react.contains(#"<rect x="0" y="0" width="30" height="9" />"#))
    let android = try mirrored(.android)
    #expect(android.contains(#"android:layoutDirection="rtl""#) && !android.contains("layout_marginStart"))
    #expect(android.contains(#"app:shimmer_direction="right_to_left""#))
  }

  // MARK: - Unsupported features

  @Test func `unsupported features of a host are reported`() throws {
    func warnings(_ document: String, _ format: OutputFormat) throws -> [String] {
      try render(Array(document.utf8), as: format).warnings.filter { $0.code == "export.host" }.map(\.message)
    }
    let outline = """
      <screen width="90" height="90"><view frame="0 0 40 40"/>
      <shape skeleton="bone" frame="50 50 9 9" path="M0 0h9v9z"/></screen>
      """
    #expect(
      try warnings(outline, .hxml) == [
        "Hyperview has no gradients: all bones have one calm color",
        "bones that are no boxes become the boxes around them (1)",
      ])
    #expect(try warnings(outline, .swiftui) == [])
    let finite = Self.feed(#"<shimmer scope="cell" repeatCount="2" beginTime="1s"/>"#)
    #expect(
      try warnings(finite, .compose) == [
        "'beginTime', 'repeatCount' of the shimmer: it repeats for ever, at once"
      ])
    #expect(
      try warnings(Self.feed(), .reactContentLoader) == [
        "react-content-loader moves a gradient of its own: 2 of the 3 colors, as fast"
      ])
    let askew = Self.feed(#"<shimmer angle="30deg"/>"#)
    #expect(try warnings(askew, .reactContentLoader).first?.hasSuffix("as fast, from left to right") == true)
    #expect(try warnings(askew, .android).first?.hasSuffix("as fast, straight across") == true)
    #expect(try warnings(Self.feed(#"<shimmer preset="solid"/>"#), .hxml) == [])
  }

  @Test func `the pixels of a dump are not points`() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
      <node class="android.widget.TextView" text="a" bounds="[0,0][200,40]"/></node></hierarchy>
      """
    for format in Self.all {
      let warnings = try render(Array(dump.utf8), as: format).warnings.map(\.message)
      #expect(warnings.contains { $0.hasSuffix("divide by the screen's density, about 2.7") }, "\(format)")
    }
  }

  @Test func `an activity indicator becomes the host's own, where it stands`() throws {
    let document = #"<screen width="90" height="90"><activityIndicator frame="20 30 40 40"/></screen>"#
    #expect(try text(document, .swiftui).contains("ProgressView().position(x: 40, y: 50)"))
    #expect(
      try text(document, .compose).contains(
        "Modifier.absoluteOffset(20.dp, 30.dp).size(40.dp, 40.dp)"))
    #expect(try text(document, .hxml).contains("<spinner />"))
    #expect(try text(document, .android).contains("<ProgressBar"))
    let react = try render(Array(document.utf8), as: .reactContentLoader)
    #expect(react.warnings.map(\.message) == ["what is drawn above the overlay is left out: <activityIndicator>"])
  }

  @Test func `kept shapes are drawn above the bones, equal boxes as loops`() throws {
    let dot = ##"<view width="10" height="10" background="#336699" cornerRadius="2" skeleton="keep"/>"##
    let document = """
      <screen width="90" height="90">
        <row gap="5" skeleton="keep" background="#00000080" height="30">\(dot)\(dot)\(dot)</row>
        <text id="shown" width="50"/>
      </screen>
      """
    let swift = try lines(document, .swiftui, from: "context.fill(bones", to: "/// How far")
    #expect(
      swift.hasPrefix(
        """
        context.fill(
        Path { path in
        path.addBone(x: 0, y: 0, width: 90, height: 30)
        },
        with: .color(Color(hex: 0x00000080))
        )
        context.fill(
        Path { path in
        path.addBone(x: 0, y: 0, width: 10, height: 10, radius: 2)
        },
        with: .color(Color(hex: 0x336699FF))
        )
        """))
    let compose = try text(document, .compose)
    #expect(compose.contains(#"drawPath(PathParser().parsePathString("M0 0h90v30h-90z").toPath(), Color(0x80000000))"#))
    #expect(compose.ranges(of: "toPath(), Color(0xFF336699))").count == 3)
    #expect(try text(document, .hxml).contains(#"<view style="kept" />"#))
    #expect(try text(document, .android).contains(##"android:background="#80000000""##))
    let react = try render(Array(document.utf8), as: .reactContentLoader).warnings.map(\.message)
    #expect(react.contains("what is drawn above the overlay is left out: shapes of views that are kept"))
  }

  @Test func `shadows above the overlay are reported`() throws {
    let markup =
      "<screen width='50' height='50'><view skeleton='keep' background='gray' width='9' height='9' shadowOpacity='1'/>"
      + "</screen>"
    let output = try render(Array(markup.utf8), as: .swiftui)
    #expect(messages(output) == ["what is drawn above the overlay is left out: shadows"])
  }

  @Test func `animations above the overlay are reported`() throws {
    func warnings(_ fixture: String) throws -> [String] {
      messages(try render(Fixture("seeds/\(fixture).xml").bytes(), as: .swiftui))
    }
    #expect(try warnings("cards") == ["what moves above the overlay stands still"])
    #expect(try warnings("hearts") == ["what is drawn above the overlay is left out: <replicator>"])
    #expect(try warnings("arcs") == ["activity indicators become the host's own (1)"])
  }

  // MARK: - Support

  private static func feed(_ shimmer: String = "") -> String {
    #"<feed width="100" height="40">\#(shimmer)<view frame="10 10 80 20"/></feed>"#
  }

  /// The messages about the host; a scene that does not follow the width has another note.
  private func messages(_ output: RenderedOutput) -> [String] {
    output.warnings.filter { $0.code == "export.host" }.map(\.message)
  }

  private func text(
    _ document: String, _ format: OutputFormat, _ change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> String {
    var options = RenderOptions()
    change(&options)
    return String(decoding: try render(Array(document.utf8), as: format, options: options).bytes, as: UTF8.self)
  }

  /// The lines between two others, without their indents.
  private func lines(_ document: String, _ format: OutputFormat, from start: String, to end: String) throws -> String {
    let lines = try text(document, format).split(separator: "\n").map { $0.drop { $0 == " " } }
    let first = lines.firstIndex { $0.hasPrefix(start) } ?? 0
    return lines[(first + 1)...].prefix { !$0.hasPrefix(end) }.joined(separator: "\n")
  }
}
