import Foundation
import Testing

/// The command `capture` without a browser; Tests/Browser/capture.py runs it with one.
@Suite struct CaptureCommandTests {
  @Test func `the script is printed`() throws {
    let run = try SkeletonProcess("capture", "--print-script", "--selector", "main")
    #expect(run.exitCode == 0)
    #expect(run.text.hasSuffix("({selector: \"main\", text: false})\n"))
  }

  @Test(arguments: [
    ([], "expected the address of a page, or --print-script"),
    (["a.html", "--print-script"], "--print-script has no page to open"),
    (["a.html", "--width", "360,"], "--width is \"360,\", expected whole numbers from 50 to 10000 such as 360,768"),
    (["a.html", "--width", "9"], "--width is \"9\", expected whole numbers from 50 to 10000 such as 360,768"),
  ])
  func `wrong usage is refused`(arguments: [String], sentence: String) throws {
    let run = try SkeletonProcess(arguments: ["capture"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains(sentence))
  }

  @Test func `a page and a browser that do not exist are refused`() throws {
    let folder = try TemporaryFolder()
    let missing = try SkeletonProcess("capture", "none.html", "--browser", "/bin/true", in: folder)
    #expect(missing.exitCode == 66)
    let sentence = "error: none.html: there is no such file; an address begins with http:// or https://\n"
    #expect(missing.standardError == sentence)
    _ = try folder.write("<p>a</p>", to: "a.html")
    let none = try SkeletonProcess("capture", "a.html", "--browser", folder.path("none"), in: folder)
    #expect(none.exitCode == 66)
    let ended = try SkeletonProcess("capture", "a.html", "--browser", "/bin/true", in: folder)
    #expect(ended.exitCode == 69)
    #expect(ended.standardError.contains("/bin/true does not start: the program has ended"))
    #expect(try folder.names() == ["a.html"])
  }
}
