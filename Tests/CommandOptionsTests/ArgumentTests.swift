import ArgumentParser
import Skeleton
import Testing

@testable import CommandOptions

/// A command that reads one document.
private struct One: ParsableArguments {
  @OptionGroup var input: InputOptions
}

/// The notation of single arguments, and the pictures of repeated ones.
@Suite struct ArgumentTests {
  @Test(
    arguments: [
      ("0", 0, "0s"), ("2", 2, "2s"), ("0.5", 0.5, "0.5s"), ("1500ms", 1.5, "1.5s"), ("30s", 30, "30s"),
      ("-1", nil, nil), ("soon", nil, nil), ("", nil, nil),
    ] as [(String, Double?, String?)])
  func `a time is at least 0 seconds`(text: String, seconds: Double?, printed: String?) {
    let argument = SecondsArgument(argument: text)
    #expect(argument?.seconds == seconds)
    #expect(argument?.defaultValueDescription == printed)
  }

  @Test(
    arguments: [
      ("1", 1), ("256", 256), ("1000000000000", 1_000_000_000_000), ("1000000000001", nil), ("0", nil), ("-1", nil),
      ("1.0", nil), ("", nil),
    ] as [(String, Int?)])
  func `a count is a whole number from 1 to a million millions`(text: String, count: Int?) {
    #expect(CountArgument(argument: text)?.count == count)
    #expect(count.map { CountArgument($0).defaultValueDescription } == count.map { "\($0)" })
  }

  @Test(arguments: [("0", 0), ("65535", 65_535), ("65536", nil), ("-1", nil), ("http", nil)] as [(String, UInt16?)])
  func `a port has 16 bits`(text: String, number: UInt16?) {
    #expect(PortArgument(argument: text)?.number == number)
    #expect(PortArgument(0).defaultValueDescription == "a free one")
    #expect(PortArgument(1).defaultValueDescription == "1")
  }

  /// The message of the parser, the arguments of the process, and the message with visible line breaks.
  @Test(arguments: [
    ("Error: a\nUsage: b", ["a\nb"], "Error: a\nUsage: b"),
    ("Error: a\nb\nUsage: c", ["a\nb"], "Error: a\\nb\nUsage: c"),
    ("Error: a\nb", [], "Error: a\nb"), ("Error: x\n", ["x\n"], "Error: x\n"),
    ("Error: a\n\nb", ["a\n\nb"], "Error: a\\n\\nb"),
  ])
  func `a line break of an argument is visible`(message: String, arguments: [String], expected: String) {
    #expect(visibleMessage(message, of: arguments) == expected)
  }

  @Test func `a failure has one visible line, or a report as it is`() {
    #expect(Failure.usage("a\nb").message == "error: a\\nb\n")
    #expect(Failure.usage("a").exitCode == 64)
    #expect(Failure(exitCode: 69, sentence: "b").exitCode == 69)
    #expect(Failure.invalidInput("a\nb\n").message == "a\nb\n")
    #expect(Failure.invalidInput("").exitCode == 65)
    #expect(Failure(exitCode: 1).message == "")
  }

  // MARK: - Pictures of repeated options

  private func settings(_ values: KeyValuePairs<String, String>) throws -> [OptionSetting] {
    try values.map { try #require(RenderOption.named($0.key)).setting($0.value) }
  }

  @Test func `the last axis changes fastest`() throws {
    let axes = try [settings(["theme": "light", "theme": "dark"]), [], settings(["size": "9x", "size": "x7"])]
    let variants = Variant.combinations(of: axes)
    #expect(variants.map { $0.title(of: ["theme", "size"]) } == ["light, 9x", "light, x7", "dark, 9x", "dark, x7"])
    #expect(variants.map { $0.title(of: ["size"]) } == ["9x", "x7", "9x", "x7"])
    #expect(variants.map(\.extent) == [9, nil, 9, nil].map { CanvasSize(width: $0, height: $0 == nil ? 7 : nil) })
    #expect(Variant.combinations(of: []).count == 1)
    #expect(Variant().title(of: ["size"]) == "")
  }

  @Test func `a direction is left to right unless it is given`() throws {
    let (plain, flag) = (Variant(), Variant(try settings(["rtl": "true"])))
    let named = ["rtl", "ltr"].map { text in Variant((try? settings(["direction": text])) ?? []) }
    #expect([plain, flag, named[0], named[1]].map(\.direction) == ["ltr", "rtl", "rtl", "ltr"])
    #expect([plain, flag, named[0], named[1]].map(\.hasDirection) == [false, true, true, true])
    #expect(flag.title(of: ["rtl", "direction"]) == "rtl")
    #expect(named[1].title(of: ["rtl", "direction"]) == "ltr")
    #expect(plain.sizeText == nil && plain.device == nil)
  }

  @Test func `all roots of a document are pictures, one root is nothing to select`() throws {
    let screens = "<screen id='a'><body/></screen><screen><body/></screen>"
    let document = try Document("<doc xmlns='https://hyperview.org/hyperview'>\(screens)</doc>")
    let axes = try [settings(["theme": "dark"]), settings(["root": "all"])]
    let several = try Variant.combinations(of: axes, rootsOf: document, RenderOptions())
    #expect(several.map { $0.title(of: ["theme", "root"]) } == ["dark, a", "dark, 1"])
    let single = try Variant.combinations(of: axes, rootsOf: Document("<feed/>"), RenderOptions())
    #expect(single.map { $0.title(of: ["theme", "root"]) } == ["dark"])
    let named = try Variant.combinations(of: [settings(["root": "1"])], rootsOf: document, RenderOptions())
    #expect(named.map { $0.text(of: "root") } == ["1"])
  }

  // MARK: - Options of commands

  @Test func `the page of the preview has a command for the same picture`() throws {
    let options = try PreviewOptions.parse([
      "a.xml", "--theme", "dark", "--scale", "3", "--fps", "7", "--rtl", "--size", "90x",
    ])
    let render = try options.renderOptions()
    #expect(render.theme == .dark && render.scale == 3 && render.framesPerSecond == 7 && render.isRightToLeft)
    #expect(render.size == CanvasSize(width: 90))
    #expect(
      options.fixedArguments(render, without: ["theme", "size"]) == ["--rtl", "--scale", "3", "--fps", "7"])
    let hints = try PreviewOptions.parse(["a.xml", "--rules", "r.xml", "--data", "d.json"])
    #expect(
      hints.fixedArguments(RenderOptions(), without: []) == ["--rules", "r.xml", "--data", "d.json"])
  }

  @Test func `a server has limits and no rules by default`() throws {
    let plain = try ServeOptions.parse([]).renderOptions()
    #expect(plain.options == RenderOptions() && plain.common.isEmpty)
    let limited = try ServeOptions.parse(["--max-views", "77"]).renderOptions()
    #expect(limited.options.limits.views == 77 && limited.common.isEmpty)
    let themed = try ServeOptions.parse(["--theme-style", "Theme.Holo"]).renderOptions()
    #expect(themed.options.themeStyle == "Theme.Holo" && themed.common == Array("Theme.Holo".utf8))
  }

  @Test func `an option without effect is a failure on request only`() throws {
    let columns = try #require(RenderOption.named("columns"))
    let strict = try One.parse(["a.xml", "--strict"]).input
    let failure = #expect(throws: Failure.self) { try strict.noteIgnored([columns], by: [.png]) }
    #expect(failure?.exitCode == 65)
    #expect(failure?.message == "warning: --columns has no effect on png; it applies to ascii, ansi\n")
    #expect(throws: Never.self) { try strict.noteIgnored([columns], by: [.png, .ansi]) }
    #expect(throws: Never.self) { try strict.noteIgnored([], by: [.png]) }
    #expect(throws: Never.self) { try One.parse(["a.xml", "--quiet"]).input.noteIgnored([columns], by: [.png]) }
  }

  @Test func `commas separate resource folders and devices`() throws {
    let resources = try One.parse(["a.xml", "--res", "a,b", "--res", "c,"]).input.resources
    #expect(resources.named == ["a", "b", "c"])
    #expect(One.message(for: ValidationError("x")) == "x")
  }
}
