import Foundation
import Testing

/// The command `layout`: frames, parts, names, recorded sizes and widths; and the lists of `formats` and `native`.
@Suite struct LayoutCommandTests {
  private static let feed = """
    <feed width="201" padding="7"><text id="t" width="60%" height="11"/><image id="i" width="31" height="13"/></feed>
    """

  private static let android = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical"
      android:layout_width="match_parent" android:layout_height="wrap_content">
      <TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="abc"/>
      <View android:layout_width="51dp" android:layout_height="7dp"/>
    </LinearLayout>
    """

  private func layout(_ markup: String, _ options: String...) throws -> SkeletonProcess {
    try SkeletonProcess(arguments: ["layout", "-"] + options, input: markup)
  }

  @Test func `frames are an indented list, or JSON with one view on each line`() throws {
    let list = try layout(Self.feed)
    #expect(list.text == "feed  0 0  201×38\n  text #t  7 7  112.2×11\n  image #i  7 18  31×13\n")
    #expect(
      try layout(Self.feed, "--format", "json").text == """
        {"version":1,"width":201,"height":38,"views":[
        {"path":"feed","kind":"container","frame":[0,0,201,38]},
        {"path":"feed/text","id":"t","kind":"text","frame":[7,7,112.2,11]},
        {"path":"feed/image","id":"i","kind":"image","frame":[7,18,31,13]}
        ]}

        """)
  }

  @Test func `frames in pixels are the points times the scale, with the index of each view`() throws {
    let options = ["layout", "-", "--size", "411x", "--scale", "3", "--unit", "px"]
    let list = try SkeletonProcess(arguments: options, input: Self.android)
    #expect(list.text.hasSuffix("  View  0 57  153×21\n"), "\(list.text)")
    let json = try SkeletonProcess(arguments: options + ["--format", "json"], input: Self.android).text
    #expect(json.hasPrefix(#"{"version":1,"width":1233,"height":78,"unit":"px","views":["#), "\(json)")
    #expect(json.contains(#"{"index":"1","path":"LinearLayout/View","kind":"spacer","frame":[0,57,153,21]}"#))
  }

  @Test(arguments: [
    (#"{"0":[121,57,45]}"#, "121×57", "0 57"), (#"{"0":[null,57]}"#, "46×57", "0 57"),
    (#"{"0":[121,null,9]}"#, "121×38", "0 38"), (#"{"0":[121]}"#, "121×38", "0 38"),
    (#"{"0":[10000000]}"#, "822×38", "0 38"), ("{}", "46×38", "0 38"), (#"{"1":[3,5]}"#, "46×38", "0 38"),
  ])
  func `recorded sizes in pixels replace those of the content`(sizes: String, text: String, place: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(sizes, to: "sizes.json")
    let run = try layout(Self.android, "--size", "411x", "--scale", "2", "--unit", "px", "--leaf-sizes", file)
    #expect(run.standardError == "")
    let lines = run.text.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[1] == "  TextView  0 0  \(text)")
    #expect(lines[2].hasPrefix("  View  \(place)  "))
  }

  @Test(arguments: [
    (#"{"0":[1,2,3,4]}"#, 6), (#"{"0":[1.5]}"#, 7), (#"{"0":[10000001]}"#, 7), (#"{"0":[2,-10000001]}"#, 9),
    (#"{"0":3}"#, 6), (#"{"0":["a"]}"#, 7),
  ])
  func `recorded sizes are at most three whole numbers`(sizes: String, column: Int) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(sizes, to: "sizes.json")
    _ = try folder.write(Self.android, to: "a.xml")
    let run = try SkeletonProcess("layout", "a.xml", "--leaf-sizes", "sizes.json", in: folder)
    #expect(run.exitCode == 65)
    let sentence =
      "the sizes of \"0\" are not [width, height, baseline] in whole pixels; null is the size of the content"
    #expect(run.standardError.hasPrefix("sizes.json:1:\(column): error: \(sentence)\n"), "\(run.standardError)")
    _ = try folder.write(" []", to: "sizes.json")
    let other = try SkeletonProcess("layout", "a.xml", "--leaf-sizes", "sizes.json", in: folder)
    #expect(other.standardError.hasPrefix("sizes.json:1:2: error: sizes of leaves are an object, found an array\n"))
    #expect(try SkeletonProcess("layout", "a.xml", "--leaf-sizes", "none.json", in: folder).exitCode == 66)
  }

  @Test func `a document of one root has no parts to select`() throws {
    let run = try layout(Self.feed, "--roots")
    #expect(run.exitCode == 0)
    #expect(run.text == "")
    #expect(run.standardError == "note: the document has one root, so that --root selects nothing\n")
    let parts = try SkeletonProcess("layout", "--roots", "Fixtures/interface-builder/newsfeed.storyboard")
    #expect(parts.standardError == "" && parts.text != "")
  }

  @Test func `the bones of every width are lengths of a base and a slope`() throws {
    let run = try layout(Self.feed, "--fluid", "--widths", "200-301")
    let radii = "[[5.5,0],[5.5,0],[5.5,0],[5.5,0]]"
    #expect(
      run.text == """
        {"version":1,"direction":"ltr","exact":true,"intervals":[
        {"start":200,"end":301,"height":[38,0],"bones":[
        {"path":"feed/text","id":"t","kind":"text","line":0,"x":[7,0],"y":[7,0],"width":[-8.4,0.6],"height":[11,0],\
        "radii":\(radii)},
        {"path":"feed/image","id":"i","kind":"image","x":[7,0],"y":[18,0],"width":[31,0],"height":[13,0],\
        "radii":\(radii.replacing("5.5", with: "3.25"))}
        ]}
        ]}

        """)
    let usual = try layout(Self.feed, "--fluid").text
    #expect(usual.contains(#""start":160,"end":1440,"#))
  }

  @Test(arguments: [
    ("1-10000", true), ("99.5-100", true), ("0.9-100", false), ("1-10001", false), ("100-100", false),
    ("101-100", false),
    ("a-9", false), ("9-a", false), ("9", false), ("1-2-3", false), ("9-", false),
  ])
  func `two widths from 1 to 10000 are a range if the second one is larger`(widths: String, isAccepted: Bool) throws {
    let run = try layout("<feed/>", "--fluid", "--widths", widths)
    #expect(run.exitCode == (isAccepted ? 0 : 64))
    #expect(run.standardError.contains("is invalid for '--widths <min-max>'") == !isAccepted)
  }

  @Test func `the rules of the program are listed by both of their commands`() throws {
    let rules = try SkeletonProcess("formats", "--rules").text
    #expect(rules.contains("Fixtures/rules/") && rules.split(separator: "\n").count > 40)
    #expect(try SkeletonProcess("explain", "--rules").text == rules)
    #expect(try SkeletonProcess("formats").text.hasPrefix("Input dialects\n"))
    // The option of a command with a document is the one for a file of hints.
    #expect(try SkeletonProcess("explain", "--rules", "a.xml").exitCode == 64)
  }

  @Test func `the reference of the native dialect has all elements, or the named ones in their order`() throws {
    let all = try SkeletonProcess("native").text
    let (text, avatar) = (try SkeletonProcess("native", "text").text, try SkeletonProcess("native", "avatar").text)
    #expect(all.hasPrefix("ELEMENTS\n") && all.contains("\n  <text>\n") && all.contains("\n  <avatar>\n"))
    #expect(text.hasPrefix("\n  <text>\n") && avatar.hasPrefix("\n  <avatar>\n"))
    #expect(try SkeletonProcess("native", "text", "avatar").text == text + avatar)
    let half = try SkeletonProcess("native", "text", "avatr")
    #expect(half.exitCode == 64)
    #expect(half.standardError == "error: there is no element <avatr>; did you mean <avatar>?\n")
    #expect(half.text == text)
  }
}
