import Foundation
import TestSupport
import Testing

/// The mistakes of a first hour with the command: each gets a sentence that names the next step.
@Suite struct FirstUseTests {
  @Test(arguments: [
    (["rendr", "a.xml"], "there is no command 'skeleton rendr'; did you mean 'render'?"),
    (["snapshot", "recrod", "Cells"], "there is no command 'skeleton snapshot recrod'; did you mean 'record'?"),
    (["explian"], "there is no command 'skeleton explian'; did you mean 'explain'?"),
    (["snapshot", "zzz"], "there is no command 'skeleton snapshot zzz'; expected record, verify, approve, prune"),
    (["cell.xml", "--size", "390x"], "the name of a command comes first: skeleton render cell.xml"),
    (
      ["render", "a.xml", "b.xml"],
      "skeleton render reads one document; run it once for each file: "
        + #"for file in *.xml; do skeleton render "$file" -o "${file%.xml}.png"; done"#
    ),
    (["render", "Main.storyboard", "x.png"], "a file to write follows -o: skeleton render Main.storyboard -o x.png"),
    (
      ["render", "a.xml", "--theme", "dark", "b.svg.xml"],
      "skeleton render reads one document; run it once for each file: "
        + #"for file in *.xml; do skeleton render "$file" -o "${file%.xml}.png"; done"#
    ),
    (["native", "div"], "there is no element <div>; did you mean <column>?"),
    (["draw", "a.xml"], "there is no command 'skeleton draw'; did you mean 'render'?"),
    (["version"], "there is no command 'skeleton version'; did you mean 'skeleton --version'?"),
    (["snapshot", "test", "."], "there is no command 'skeleton snapshot test'; did you mean 'verify'?"),
    (["render", "a.xml", "--dark"], "there is no option --dark; did you mean '--theme dark'?"),
    (["render", "a.xml", "--width", "390"], "there is no option --width; did you mean '--size 390x'?"),
    (["render", "a.xml", "-f", "png"], "there is no option -f; did you mean '--format'?"),
    (["--verison"], "there is no option --verison; did you mean '--version'?"),
    (["render", "a.xml", "--rtl", "true"], "--rtl takes no value; leave true out"),
    (["render", "a.xml", "-o", "a.jpg"], "the extension of a.jpg names no format; did you mean .png?"),
    (
      ["batch", "a.xml"],
      "skeleton batch reads records from standard input, one JSON object on each line; "
        + "a document is drawn by skeleton render FILE"
    ),
  ])
  func `wrong words are answered with the right ones`(_ arguments: [String], _ sentence: String) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError == "error: \(sentence)\n")
    #expect(run.standardOutput.isEmpty)
  }

  @Test func `a second format and a missing file are answered with the next step`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<cell/>", to: "cell.xml")
    let run = try SkeletonProcess(shell: "cd '\(folder.url.path)' && skeleton render cell.xlm")
    #expect(run.exitCode == 66)
    #expect(run.standardError == "cell.xlm: error: cannot read: no such file or directory; did you mean cell.xml?\n")
    let directory = try SkeletonProcess("render", folder.url.path)
    #expect(directory.exitCode == 66)
    #expect(directory.standardError.contains("it is a directory; skeleton check and skeleton snapshot read"))
    let formats = try SkeletonProcess("render", folder.path("cell.xml"), "--format", "png", "--format", "svg")
    #expect(formats.exitCode == 64)
    #expect(
      formats.standardError.contains(
        "--format is given 2 times: png and svg; for several files: -o cell.png -o cell.svg"))
  }

  @Test func `an unknown option keeps the message of the parser`() throws {
    let run = try SkeletonProcess("render", "a.xml", "--them", "dark")
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("Unknown option '--them'. Did you mean '--theme'?"))
  }

  @Test(arguments: [
    ("<cell/>\n<cell/>", "2:1: error: a second root element, expected one; put the elements into one such as <feed>"),
    (#"{"id": 1}"#, "1:1: error: the input is JSON, expected an XML document; `skeleton batch` reads records"),
    ("<!doctype html><html><br></html>", "1:1: error: the input is HTML, expected an XML document in a dialect"),
    ("<!DOCTYPE html><p>x", "1:1: error: the input is HTML, expected an XML document in a dialect"),
    ("<html><body/></html>", "1:1: error: the input is HTML, expected an XML document in a dialect"),
    ("<Feed/>", "1:1: error: the root element <Feed> belongs to no dialect; did you mean <feed>?"),
    ("<Document/>", "1:1: error: the root element <Document> belongs to no dialect; did you mean <document>?"),
    ("<bones/>", "1:1: error: the root element <bones> belongs to no dialect; expected one such as <feed>"),
  ])
  func `a file of another format is refused with the next step`(_ markup: String, _ sentence: String) throws {
    let run = try SkeletonProcess("render", "-", input: markup)
    #expect(run.exitCode == 65)
    #expect(run.standardError.hasPrefix("<stdin>:\(sentence)"), "\(run.standardError)")
  }

  @Test func `a pattern without a match is named in the error`() throws {
    let run = try SkeletonProcess(shell: "skeleton render nosuch/*.xml")
    #expect(run.exitCode == 66)
    #expect(run.standardError.hasPrefix("nosuch/*.xml: error: cannot read: no file matches the pattern;"))
  }

  @Test(arguments: [
    ("2", "expected a time from 0 such as 0.5s or 500ms, or a share"), ("-1s", "expected a time from 0"),
  ])
  func `a time without a unit or below 0 is answered with the allowed values`(_ time: String, _ part: String) throws {
    let run = try SkeletonProcess("render", "a.xml", "--at", time)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("The value '\(time)' is invalid for '--at <time>': \(part)"))
  }

  @Test func `a rule that matches no view is a note with its place, and an error on request`() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(
      """
      <rules>
        <rule match="avatar" skeleton="ignore"/>
        <rule match="PriceTagView" skeleton="bone"/>
        <rule match="#nosuch" skeleton="bone"/>
      </rules>
      """, to: "rules.xml")
    let cell = "<cell><avatar/><text/></cell>"
    for command in [["render", "--format", "json"], ["explain"]] {
      let run = try SkeletonProcess(arguments: command + ["-", "--rules", rules], input: cell)
      #expect(run.exitCode == 0)
      let lines = run.standardError.split(separator: "\n").filter { $0.contains("note") }
      #expect(lines.count == 2)
      #expect(lines.first?.hasSuffix("rules.xml:3:3: note: \(Self.unmatched("PriceTagView"))") == true)
      #expect(lines.last?.hasSuffix("rules.xml:4:3: note: \(Self.unmatched("#nosuch"))") == true)
    }
    #expect(try SkeletonProcess("render", "-", "--rules", rules, "--strict", input: cell).exitCode == 0)
    let strict = try SkeletonProcess("render", "-", "--rules", rules, "--strict-rules", input: cell)
    #expect(strict.exitCode == 65)
    #expect(strict.standardError.contains("rules.xml:3:3: note: \(Self.unmatched("PriceTagView"))"))
    let matched = try SkeletonProcess("render", "-", "--rules", rules, "--quiet", input: cell)
    #expect(matched.standardError == "")
  }

  @Test func `a rule that matches no view suggests the nearest name of the document`() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(
      """
      <rules>
        <rule match="UITextView" lines="2"/>
        <rule match=".PriceTag" skeleton="bone"/>
        <rule match="#tittle" skeleton="bone"/>
      </rules>
      """, to: "rules.xml")
    let screen = try folder.write(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
        android:layout_height="match_parent">
        <TextView android:id="@+id/title" android:layout_width="80dp" android:layout_height="20dp"/>
        <com.example.PriceTagView android:layout_width="80dp" android:layout_height="20dp"/>
      </LinearLayout>
      """, to: "screen.xml")
    let run = try SkeletonProcess("explain", screen, "--rules", rules)
    for (match, nearest) in [("UITextView", "TextView"), (".PriceTag", ".PriceTagView"), ("#tittle", "#title")] {
      let sentence = "the rule for \"\(match)\" matches no view; did you mean \"\(nearest)\"?"
      #expect(run.standardError.contains(sentence), "\(run.standardError)")
    }
  }

  @Test func `the names for selectors are listed with their counts`() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.write(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
        android:layout_height="match_parent">
        <TextView android:id="@+id/title" android:layout_width="80dp" android:layout_height="20dp"/>
        <TextView android:layout_width="80dp" android:layout_height="20dp"/>
        <com.example.PriceTagView android:layout_width="80dp" android:layout_height="20dp"/>
      </LinearLayout>
      """, to: "screen.xml")
    let run = try SkeletonProcess("layout", screen, "--classes")
    #expect(
      run.text == """
        1  LinearLayout
        1  PriceTagView
        2  TextView
        1  .PriceTagView
        1  #title

        """)
  }

  private static func unmatched(_ match: String) -> String {
    "the rule for \"\(match)\" matches no view; `skeleton layout --classes` lists what selectors can name"
  }

  @Test func `the loop of the default preset is not warned about`() throws {
    for format in ["gif", "svg", "html", "lottie"] {
      let run = try SkeletonProcess(
        "render", "Fixtures/seeds/table.xml", "--format", format, "--fps", "5", "--quiet", "-o", "/dev/null")
      #expect(run.standardError == "", "\(format)")
      let loud = try SkeletonProcess("render", "Fixtures/seeds/table.xml", "--format", format, "-o", "/dev/null")
      #expect(loud.standardError == "", "\(format)")
    }
  }

  @Test func `help of every command names values, never types, and gives an example`() throws {
    let commands = [
      "render", "play", "diff", "snapshot", "snapshot record", "snapshot verify", "snapshot approve", "snapshot prune",
      "layout", "explain", "batch", "preview", "formats",
    ]
    for command in commands {
      let help = try SkeletonProcess(arguments: command.split(separator: " ").map(String.init) + ["--help"]).text
      #expect(help.contains("Example: skeleton \(command)"), "\(command)")
      // The description of a value of a type: `SecondsArgument(seconds: 30.0)`, `Optional(1)`.
      #expect(!help.contains(/[A-Z]\w*\((\w+: |\d|")/), "\(command)")
      #expect(!help.contains("Argument"), "\(command)")
    }
  }

  @Test func `completions propose formats and the roots of the document`() throws {
    let script = try SkeletonProcess("--generate-completion-script", "bash").text
    for word in ["react-content-loader", "iphone-15", "seamless", "uiautomator", "storyboard", "dark"] {
      #expect(script.contains(word), "\(word)")
    }
    let storyboard = "Fixtures/interface-builder/newsfeed.storyboard"
    let listed = try SkeletonProcess("layout", "--roots", storyboard).text
    let proposed = try SkeletonProcess(
      "---completion", "render", "--", "--root", "4", "1", "skeleton", "render", storyboard, "--root", ""
    ).text
    let names = proposed.split(separator: "\n").map(String.init)
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { listed.contains($0) }, "\(proposed)")
  }
}
