import ArgumentParser
import Skeleton
import Testing

@testable import CommandOptions

/// All options of the command line in one command.
private struct Everything: ParsableArguments {
  @OptionGroup(title: "Canvas") var canvas: DeclaredOptions<FrameSelection>
  @OptionGroup(title: "Appearance") var appearance: DeclaredOptions<AppearanceSelection>
  @OptionGroup(title: "Time") var time: DeclaredOptions<TimeSelection>
  @OptionGroup(title: "Text pictures") var text: DeclaredOptions<TextSelection>
  @OptionGroup(title: "SVG, HTML and source code") var markup: DeclaredOptions<MarkupSelection>
  @OptionGroup var input: InputOptions

  func options() throws -> RenderOptions {
    var options = try input.renderOptions()
    canvas.apply(to: &options)
    appearance.apply(to: &options)
    time.apply(to: &options)
    text.apply(to: &options)
    markup.apply(to: &options)
    return options
  }
}

/// The canvases and times of a command with several pictures.
private struct Several: ParsableArguments {
  @OptionGroup var canvas: DeclaredOptions<Repeated<CanvasSelection>>
  @OptionGroup var time: DeclaredOptions<Repeated<TimeSelection>>
}

@Suite struct DeclaredOptionsTests {
  @Test func `the command line has every option of the table, with its sentence and its default`() {
    let help = Everything.helpMessage(columns: 4_000)
    for option in RenderOption.on(.commandLine) {
      let argument = "--\(option.commandName)" + (option.form == .flag ? "" : " <\(option.placeholder)>")
      #expect(help.contains("  \(argument)"), "\(option.name)")
      #expect(help.contains(option.summary + option.remark), "\(option.name)")
    }
    for group in RenderOption.Group.allCases {
      #expect(help.contains("\n\(group.rawValue.uppercased()):\n"), "\(group)")
    }
  }

  /// `--size` and `--device` exclude each other.
  @Test(arguments: ["size", "device"])
  func `the values and flags of a command line are the table's`(without excluded: String) throws {
    var arguments = ["-"]
    var expected = RenderOptions()
    for option in RenderOption.on(.commandLine) where option.name != excluded && option.name != "direction" {
      let text = option.form == .flag ? "true" : option.example
      arguments += option.form == .flag ? ["--\(option.commandName)"] : ["--\(option.commandName)", text]
      var alone = RenderOptions()
      try option.setting(text).apply(to: &alone)
      #expect(alone != RenderOptions(), "\(option.name)")
      try option.setting(text).apply(to: &expected)
    }
    #expect(try Everything.parse(arguments).options() == expected)
    #expect(try Everything.parse(["-"]).options() == RenderOptions())
  }

  @Test(arguments: [
    (
      ["--at", "2"],
      "The value '2' is invalid for '--at <time>': "
        + "expected a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%"
    ),
    (
      ["--at", "-1s"],
      "The value '-1s' is invalid for '--at <time>': "
        + "expected a time from 0 such as 0.5s or 500ms, or a share of the sweep from 0% to 100%"
    ),
    (
      ["--max-depth", "4097"],
      "The value '4097' is invalid for '--max-depth <count>': expected a whole number from 1 to 4096"
    ),
    (["--preset", "classi"], "The value 'classi' is invalid for '--preset <name>': did you mean \"classic\"?"),
    (["--size", "9x", "--device", "pixel-8"], "--size and --device both name the canvas; give one of them"),
  ])
  func `the error of a wrong value names the allowed values`(_ arguments: [String], _ sentence: String) {
    let error = #expect(throws: (any Error).self) { try Everything.parse(["-"] + arguments) }
    #expect(error.map { Everything.message(for: $0) } == sentence)
  }

  @Test func `the last of several values counts`() throws {
    #expect(try Everything.parse(["-", "--scale", "2", "--scale", "3"]).options().scale == 3)
  }

  @Test func `devices and sizes make several canvases, times several moments`() throws {
    let devices = try Several.parse([
      "--device", "iphone-15,ipad-11", "--device", "pixel-8", "--at", "0%", "--at", "1s",
    ])
    let variants = Variant.combinations(of: devices.canvas.axes)
    #expect(variants.map { $0.device?.name } == ["iphone-15", "ipad-11", "pixel-8"])
    #expect(variants.map(\.sizeText) == ["393x852", "834x1194", "411x914"])
    #expect(devices.time.values(of: "at").map(\.text) == ["0%", "1s"])
    let sizes = Variant.combinations(of: try Several.parse(["--size", "320x", "--size", "768.0x9"]).canvas.axes)
    #expect(sizes.map(\.extent) == [CanvasSize(width: 320), CanvasSize(width: 768, height: 9)])
    #expect(sizes.map(\.sizeText) == ["320x", "768.0x9"])
    #expect(Variant.combinations(of: try Several.parse([]).canvas.axes).map(\.extent) == [CanvasSize()])
  }

  @Test func `completions propose devices, themes, presets, dialects, files and roots`() {
    let script = Everything.completionScript(for: .bash)
    for word in ["pixel-8", "dark", "seamless", "uiautomator", "storyboard", "---completion"] {
      #expect(script.contains(word), "\(word)")
    }
  }

  @Test func `the preview has a free port of the IPv4 loopback by default`() throws {
    let options = try PreviewOptions.parse(["a.xml"])
    #expect(options.port.number == 0 && !options.usesIPv6 && options.timeout.seconds == 30)
  }

  @Test func `a default is never the name of a type`() {
    #expect(
      PreviewOptions.helpMessage(columns: 4_000).contains(
        "The time after which a picture is given up: 2s, 500ms. (default: 30s)"))
    for help in [PreviewOptions.helpMessage(), Everything.helpMessage()] { #expect(!help.contains("Argument(")) }
  }
}
