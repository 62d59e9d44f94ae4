import Foundation
import Skeleton
import TestSupport
import Testing

/// The texts that describe a document: frames, rules, reasons of frames, parts and problems.
@Suite struct DumpTests {
  private static let cell = """
    <feed width="201"><row gap="7"><avatar id="a" width="31" height="31"/><text id="t" lines="3" grow="1"/></row>
    <view skeleton="ignore" height="5"/><image skeleton="bone" height="9"/></feed>
    """

  /// Roots without bones, with one and with two.
  private static let screens = """
    <doc xmlns='https://hyperview.org/hyperview'><screen id='a'><body/></screen>
    <screen id='b'><body><text>Hello</text></body></screen>
    <screen><body><text>Hello</text><text>You</text></body></screen></doc>
    """

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Rules

  private let why = (
    root: "a root is never a bone: one bone over the whole picture would show nothing",
    container: "a container is no bone: the rules decide about the views in it",
    content: "a picture is one bone: an image, a map, a video or a drawn shape is content",
    text: "a text has one bone for each line: the lines are visible, and their number follows from the text, its font "
      + "and its frame",
    ignore: "a view with the hint ignore has no bone: its author excludes it and the views in it  (skeleton=\"ignore\")"
  )

  @Test func `an explanation has the bones and the rule of each view in columns`() throws {
    let scene = try Document(Self.cell).scene()
    #expect(
      text(try scene.explanation.bytes) == """
        feed                –          root       \(why.root)
        feed/row            –          container  \(why.container)
        feed/row/avatar #a  bone 0     content    \(why.content)
        feed/row/text #t    bones 1–3  text       \(why.text)
        feed/view           –          ignore     \(why.ignore)
        feed/image          bone 4     hint       a view with the hint bone is one bone: its author unites it and the \
        views in it  (skeleton="bone")

        """)
  }

  @Test func `an explanation names the lines of the rules that apply`() throws {
    var options = RenderOptions()
    let rules = """
      <rules>
      <rule match="#a" skeleton="keep"/>
      <rule match="avatar" cornerRadius="3"/><rule match="image" skeleton="ignore"/></rules>
      """
    options.rules = try RuleSet.read(DocumentSource(rules, named: "hints.xml")).rules
    let lines = text(try Document(Self.cell).scene(options).explanation.bytes).split(separator: "\n")
    #expect(lines[2].hasSuffix("  (skeleton=\"keep\")  (rules in hints.xml:2, 3)"))
    #expect(lines[3].hasSuffix(" its font and its frame"))
    #expect(lines[5].hasSuffix("  (skeleton=\"ignore\")  (rule in hints.xml:3)"))
  }

  @Test func `the names for selectors are counted, in the order of their letters`() throws {
    let (views, findings) = try Document(Self.cell).placedViews(RenderOptions())
    #expect(findings.report == "")
    #expect(text(selectorList(views)) == "1  avatar\n1  feed\n1  image\n1  row\n1  text\n1  view\n1  #a\n1  #t\n")
  }

  // MARK: - Frames

  private static let android = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical"
      android:layout_width="match_parent" android:layout_height="wrap_content">
      <TextView android:id="@+id/t" android:layout_width="23dp" android:layout_height="19dp" android:text="abc"
        android:visibility="invisible"/>
      <FrameLayout android:layout_width="51dp" android:layout_height="7dp">
        <View android:layout_width="5dp" android:layout_height="3dp" android:visibility="gone"/>
        <View android:layout_width="5dp" android:layout_height="3dp"/>
      </FrameLayout>
    </LinearLayout>
    """

  @Test func `frames in pixels have the indexes and the visibility of Android's views`() throws {
    var options = RenderOptions()
    (options.frameUnit, options.scale, options.size) = (.pixels, 3, CanvasSize(width: 101))
    #expect(
      text(try Document(Self.android).layout(as: .json, options).bytes) == """
        {"version":1,"width":303,"height":78,"unit":"px","views":[
        {"index":"","path":"LinearLayout","kind":"container","frame":[0,0,303,78]},
        {"index":"0","path":"LinearLayout/TextView","id":"t","kind":"text","frame":[0,0,69,57],\
        "visibility":"invisible"},
        {"index":"1","path":"LinearLayout/FrameLayout","kind":"container","frame":[0,57,153,21]},
        {"index":"1/0","path":"LinearLayout/FrameLayout/View[0]","kind":"spacer","frame":[0,57,0,0],\
        "visibility":"gone"},
        {"index":"1/1","path":"LinearLayout/FrameLayout/View[1]","kind":"spacer","frame":[0,57,15,9]}
        ]}

        """)
  }

  @Test func `guidelines and barriers are gone in the list of frames`() throws {
    var options = RenderOptions()
    (options.frameUnit, options.scale) = (.pixels, 2)
    let document = try Document(
      """
      <androidx.constraintlayout.widget.ConstraintLayout xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:app="http://schemas.android.com/apk/res-auto" android:layout_width="match_parent"
        android:layout_height="100dp">
        <androidx.constraintlayout.widget.Guideline android:id="@+id/g" android:layout_width="wrap_content"
          android:layout_height="wrap_content" android:orientation="vertical" app:layout_constraintGuide_begin="31dp"/>
        <androidx.constraintlayout.widget.Barrier android:id="@+id/b" android:layout_width="wrap_content"
          android:layout_height="wrap_content" app:barrierDirection="end" app:constraint_referenced_ids="v"/>
        <View android:id="@+id/v" android:layout_width="13dp" android:layout_height="17dp"
          app:layout_constraintStart_toEndOf="@id/g" app:layout_constraintTop_toTopOf="parent"/>
      </androidx.constraintlayout.widget.ConstraintLayout>
      """)
    let lines = text(try document.layout(as: .json, options).bytes).split(separator: "\n").map(String.init)
    let ends = [
      #"Guideline","id":"g","kind":"spacer","frame":[62,0,0,0],"visibility":"gone"},"#,
      #"Barrier","id":"b","kind":"spacer","frame":[88,0,0,0],"visibility":"gone"},"#,
      #"View","id":"v","kind":"spacer","frame":[62,0,26,34]}"#,
    ]
    let expected = ends.enumerated().map { #"{"index":"\#($0)","path":"ConstraintLayout/\#($1)"# }
    #expect(Array(lines[2...4]) == expected)
  }

  @Test func `edges are rounded to whole pixels, and sides are the distances between them`() throws {
    var options = RenderOptions()
    (options.frameUnit, options.scale) = (.pixels, 2.5)
    let markup = ##"<feed width="41" height="23"><view frame="1.3 2.7 5.3 7.1" background="#123456"/></feed>"##
    // 1.3 × 2.5 = 3.25, 6.6 × 2.5 = 16.5; 2.7 × 2.5 = 6.75, 9.8 × 2.5 = 24.5.
    #expect(text(try Document(markup).layout(as: .text, options).bytes) == "feed  0 0  103×58\n  view  3 7  14×18\n")
    options.frameUnit = .points
    #expect(
      text(try Document(markup).layout(as: .text, options).bytes) == "feed  0 0  41×23\n  view  1.3 2.7  5.3×7.1\n")
  }

  @Test func `the constraints that decide a frame are named, equal ones together`() throws {
    var options = RenderOptions()
    options.solvesConstraints = true
    let markup = try Fixture("auto-layout/margins-of-a-root-begin-at-its-safe-area.xib").bytes()
    let lines = text(try Document(markup).layoutExplanation(options).bytes)
    #expect(
      lines.hasPrefix(
        """
        view #wide  0 0  600×154
          x, y, width, height    size of the canvas, cell or container
        view/view #a  20 44  560×76
          x                      "c3" (view.leading = view.leadingMargin)
          y                      "c1" (view.top = view.topMargin)
          width                  "c3" (view.leading = view.leadingMargin); "c4" (view.trailingMargin = view.trailing); \
        size of view #wide

        """), "\(lines)")
    let cells = try Fixture("auto-layout/self-sizing-cells.xib").bytes()
    let many = text(try Document(cells).layoutExplanation(options).bytes).split(separator: "\n")
    // The first six of many phrases are listed.
    let long = many.filter { $0.hasSuffix(" more") }
    #expect(!long.isEmpty && long.allSatisfy { $0.components(separatedBy: "; ").count == 7 })
    let complete = many.filter { $0.hasPrefix("  ") && !$0.hasSuffix(" more") }
    #expect(complete.allSatisfy { $0.components(separatedBy: "; ").count <= 6 })
    for (markup, model) in [(Self.cell, "flexbox"), (Self.android, "Android layout")] {
      let text = text(try Document(markup).layoutExplanation(RenderOptions()).bytes)
      #expect(text.components(separatedBy: "\n  x, y, width, height    \(model)\n").count > 3)
    }
  }

  // MARK: - Recorded sizes

  private func leafSizes(_ json: String) throws(RenderError) -> LeafSizes {
    try LeafSizes(DocumentSource(json, named: "sizes.json"))
  }

  /// The baselines of 13 and 3 pixels are at one height, and the rest is the size of the content or of the parameters.
  @Test func `leaves have their recorded sizes`() throws {
    func text(_ width: String, _ height: String) -> String {
      "<TextView android:layout_width='\(width)' android:layout_height='\(height)' android:text='a'/>"
    }
    let wrap = "wrap_content"
    let markup = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="horizontal"
        android:layout_width="match_parent" android:layout_height="wrap_content">
        \(text(wrap, wrap))\(text(wrap, "20dp"))
        <FrameLayout android:layout_width="wrap_content" android:layout_height="wrap_content">\(text("10dp", wrap))
        </FrameLayout></LinearLayout>
      """
    var options = RenderOptions()
    (options.frameUnit, options.scale, options.size) = (.pixels, 2, CanvasSize(width: 200))
    options.leafSizes = try leafSizes(#"{"0": [31, 17, 13], "1": [7, null, 3], "2/0": [null, 41]}"#)
    #expect(
      self.text(try Document(markup).layout(as: .text, options).bytes) == """
        LinearLayout  0 0  400×41
          TextView[0]  0 0  31×17
          TextView[1]  31 10  7×40
          FrameLayout  38 0  20×41
            TextView  38 0  20×41

        """)
  }

  @Test func `missing sizes are those of the content`() throws {
    let sizes = try leafSizes(#"{"0": [7, null, null], "1": []}"#)
    #expect(try sizes == leafSizes(#"{"0": [7], "1": [null, null, null]}"#))
    #expect(try sizes != leafSizes(#"{"0": [null, 7], "1": []}"#))
    #expect(try sizes != leafSizes(#"{"0": [7]}"#))
    #expect(throws: Never.self) { try leafSizes(#"{"0": [10000000, -10000000, 0]}"#) }
  }

  @Test(arguments: [
    ("[]", "1:1: sizes of leaves are an object, found an array", "leafSizes.notAnObject"),
    ("{\"0\": 5}", "1:7: ", "leafSizes.notSizes"), ("{\"0\": [1, 2, 3, 4]}", "1:7: ", "leafSizes.notSizes"),
    ("{\"0\": [1.5]}", "1:8: ", "leafSizes.notSizes"), ("{\"0\": [1, 10000001]}", "1:11: ", "leafSizes.notSizes"),
    ("{\"0\": [-10000001]}", "1:8: ", "leafSizes.notSizes"), ("{\"0\": [\"1\"]}", "1:8: ", "leafSizes.notSizes"),
  ])
  func `a size is a whole number of pixels or null`(json: String, start: String, code: String) throws {
    let error = try #require(throws: RenderError.self) { try leafSizes(json) }
    #expect(error.problems.map(\.code) == [code])
    #expect(error.description.hasPrefix(start))
    if code == "leafSizes.notSizes" {
      let sentence =
        "the sizes of \"0\" are not [width, height, baseline] in whole pixels; null is the size of the content"
      #expect(error.description == start + sentence)
    }
  }

  /// A selector with ancestors has no suggestion: its names may exist in other places.
  @Test func `a rule that matches no view is a note with the nearest name`() throws {
    let selectors = ["#tilte", "avatr", "row avatr", "#title", ".CardVeiw", "zzz"]
    let rules = selectors.map { "<rule match=\"\($0)\" skeleton=\"keep\"/>\n" }.joined()
    var options = RenderOptions()
    options.rules = try RuleSet.read(DocumentSource("<rules>\n\(rules)</rules>", named: "hints.xml")).rules
    let scene = try Document("<feed width=\"90\"><avatar/><text id=\"title\"/></feed>").scene(options)
    let notes = try #require(scene.unmatchedRules)
    func sentence(_ line: Int, _ match: String, _ advice: String) -> String {
      "\(line):1: the rule for \"\(match)\" matches no view; \(advice)"
    }
    let list = "`skeleton layout --classes` lists what selectors can name"
    #expect(
      notes.problems.map(\.description) == [
        sentence(2, "#tilte", "did you mean \"#title\"?"), sentence(3, "avatr", "did you mean \"avatar\"?"),
        sentence(4, "row avatr", list), sentence(6, ".CardVeiw", list), sentence(7, "zzz", list),
      ])
    #expect(notes.problems.allSatisfy { $0.severity == .note } && !notes.hasWarnings)
    options.rules = nil
    #expect(try Document("<feed width=\"90\"/>").scene(options).unmatchedRules?.problems == nil)
  }

  // MARK: - Roots

  @Test func `roots are listed with their indexes and identifiers`() throws {
    let document = try Document(Self.screens)
    #expect(text(try document.roots(RenderOptions())) == "0  screen  a\n1  screen  b\n2  screen  \n")
    #expect(try document.rootNames() == ["a", "b"])
    #expect(try document.selectableRoots(RenderOptions()) == ["a", "b", "2"])
    let views = try Document(Fixture("interface-builder/two-views.xib").bytes())
    #expect(
      text(try views.roots(RenderOptions()))
        == "0  view  320×100  first\n1  toolbar  320×44  bar\n2  view  200×50  Second  second\n")
  }

  @Test(
    arguments: [
      (nil, "b", ["the first root has no bones; root 1 is drawn (`--root 1`), `skeleton layout --roots` lists all"]),
      ("a", "a", [nil, "root 1 has 1 bone: --root 1"]), ("b", "b", []), ("2", "2", []),
    ] as [(String?, String, [String?])])
  func `the root that is drawn has a name, and a hint if another one has bones`(
    root: String?, name: String, messages: [String?]
  ) throws {
    var options = RenderOptions()
    options.root = root.map { RootName($0) }
    let scene = try Document(Self.screens).scene(options)
    #expect(try scene.rootName() == name)
    #expect(scene.warnings.count == messages.count)
    for (warning, message) in zip(scene.warnings, messages) where message != nil { #expect(warning.message == message) }
  }

  @Test func `the hint counts several bones`() throws {
    let markup = Self.screens.replacing("<screen id='b'><body><text>Hello</text></body></screen>\n", with: "")
    var options = RenderOptions()
    options.root = "a"
    #expect(try Document(markup).scene(options).warnings.last?.message == "root 1 has 2 bones: --root 1")
  }

  @Test(arguments: [(99, "99"), (100, "s0")])
  func `the first hundred roots are searched for bones`(index: Int, name: String) throws {
    let empty = (0..<index).map { "<screen id='s\($0)'><body/></screen>" }.joined()
    let document = try Document(
      "<doc xmlns='https://hyperview.org/hyperview'>\(empty)<screen><body><text>Hello</text></body></screen></doc>")
    #expect(try document.scene().rootName() == name)
  }

  // MARK: - Inspection

  private func inspection(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `an inspection has the views, the bones, the loop and the themes`() throws {
    let markup = """
      <feed width="201"><theme name="sepia" overlay="#F4ECD8"/>
      <row gap="7"><avatar id="a" width="31" height="31"/><text id="t" text="Two words" lines="2" grow="1"/></row>
      <button text="Buy"/><view skeleton="ignore" height="5"/></feed>
      """
    var context = RenderContext()
    context.keepsCharacters = true
    let scene = try Document(markup).scene(context: context)
    let all = try inspection(try scene.inspectionJSON(limit: 100))
    #expect(all["ok"] as? Bool == true)
    #expect((all["problems"] as? [Any])?.isEmpty == true)
    let loop = try #require(all["loop"] as? [String: Double])
    #expect(loop["start"] == 0 && loop["duration"] == 1)
    #expect((loop["middle"] ?? -1) > 0 && (loop["middle"] ?? 2) < 1)
    #expect((all["themes"] as? [String])?.contains("sepia") == true)
    #expect((all["roots"] as? [Any])?.isEmpty == true)
    let views = try #require(all["views"] as? [[String: Any]])
    #expect(views.map { $0["path"] as? String } == scene.views.map(\.path))
    #expect(all["viewCount"] as? Int == views.count && all["boneCount"] as? Int == scene.bones.count)
    #expect(views.map { $0["line"] as? Int } == scene.views.map(\.line))
    #expect(views.map { $0["bones"] as? [Int] } == scene.views.map { [$0.bones.lowerBound, $0.bones.upperBound] })
    let frames = scene.views.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    for (view, frame) in zip(views, frames) {
      let written = try #require(view["frame"] as? [Double])
      #expect(zip(written, frame).allSatisfy { abs($0 - $1) < 0.001 } && written.count == 4)
    }
    #expect(views.first { $0["path"] as? String == "feed/view" }?["hint"] as? String == "ignore")
    let words = views.compactMap { ($0["text"] as? [String: Any]) }
    #expect(words.map { $0["content"] as? String } == ["Two words", "Buy"])
    #expect(words.map { $0["alignment"] as? String } == ["natural", "center"])
    #expect(words.allSatisfy { $0["weight"] as? String == "regular" || $0["weight"] is Int })
    let few = try inspection(try scene.inspectionJSON(limit: 1))
    #expect((few["views"] as? [Any])?.count == 1)
    #expect(few["viewCount"] as? Int == views.count && few["boneCount"] as? Int == scene.bones.count)
    #expect(((few["scene"] as? [String: Any])?["bones"] as? [Any])?.count == 1)
    #expect(((all["scene"] as? [String: Any])?["bones"] as? [Any])?.count == scene.bones.count)
  }

  @Test func `the inspection of several roots names them`() throws {
    let all = try inspection(try Document(Self.screens).scene().inspectionJSON(limit: 2))
    let roots = try #require(all["roots"] as? [[String: String]])
    #expect(roots.map { $0["title"] } == ["0: screen a", "1: screen b"])
    #expect((all["problems"] as? [[String: Any]])?.map { $0["severity"] as? String } == ["note"])
  }

  @Test(arguments: [(99, 99), (100, 100), (101, 100)])
  func `an inspection of errors has at most a hundred`(count: Int, listed: Int) throws {
    let markup = "<feed>\n" + String(repeating: "<avatr/>", count: count) + "</feed>"
    let error = try #require(throws: RenderError.self) { try Document(markup).scene() }
    let all = try inspection(error.inspectionJSON)
    #expect(all["ok"] as? Bool == false)
    let problems = try #require(all["problems"] as? [[String: Any]])
    #expect(problems.count == listed)
    #expect(problems[1]["code"] as? String == "native.element" && problems[1]["severity"] as? String == "error")
    #expect(problems[1]["line"] as? Int == 2 && problems[1]["column"] as? Int == 9)
    // The report for people has twenty.
    let more = "markup: \(count - 20) more are not shown\n"
    #expect(error.report.hasSuffix(more) && error.problems.count == count)
  }
}
