import Testing

@Suite struct SolveOptionTests {
  private static let screen = "Fixtures/auto-layout/sign-in.storyboard"

  @Test(arguments: ["layout", "explain", "render"])
  func `constraints are solved at another size, and with --solve at the document's own`(command: String) throws {
    let stored = try SkeletonProcess(command, Self.screen)
    let solved = try SkeletonProcess(command, Self.screen, "--solve")
    let resized = try SkeletonProcess(command, Self.screen, "--size", "320x568")
    for run in [stored, solved, resized] {
      #expect(run.exitCode == 0)
      #expect(run.standardError == "")
    }
    #expect(stored.text == solved.text)
    #expect(stored.text != resized.text)
  }

  @Test func `explain --layout names the constraints and sizes that decide a frame`() throws {
    let solved = try SkeletonProcess("explain", "--layout", "--solve", Self.screen)
    #expect(solved.exitCode == 0 && solved.standardError == "")
    #expect(solved.text.contains("intrinsic size"))
    #expect(solved.text.contains("(stackView.leading = "))
    let stored = try SkeletonProcess("explain", "--layout", Self.screen)
    #expect(stored.text.contains("  x, y, width, height    stored frame\n"))
    let native = try SkeletonProcess(
      "explain", "--layout", "Fixtures/native/bones/bones-inside-text-and-controls-give-none.xml")
    #expect(native.text.contains("  x, y, width, height    flexbox\n"))
  }

  @Test func `a width alone resizes as well`() throws {
    let run = try SkeletonProcess("layout", Self.screen, "--size", "320x")
    #expect(run.text.contains("stackView[1] #buttons  16 818  288×44"))
  }
}
