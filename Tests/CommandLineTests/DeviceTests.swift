import Foundation
import Skeleton
import Testing

/// One run, one picture for each device.
@Suite struct DeviceTests {
  private static let screen = "Fixtures/hxml/loading-screens-come-last.xml"

  @Test func `each device has a file of its pixels, and the document is parsed once`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      "render", Self.screen, "--device", "iphone-15,ipad-11", "--device", "pixel-8", "-o",
      folder.path("{device}-{size}.png"), "--timings")
    #expect(run.exitCode == 0)
    #expect(
      try folder.names() == ["ipad-11-834x1194.png", "iphone-15-393x852.png", "pixel-8-411x914.png"])
    #expect(try Self.pixels(folder.path("iphone-15-393x852.png")) == [1179, 2556])
    #expect(try Self.pixels(folder.path("ipad-11-834x1194.png")) == [1668, 2388])
    #expect(try Self.pixels(folder.path("pixel-8-411x914.png")) == [1080, 2400])
    let stages = run.standardError.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    let perDevice: [Substring] = ["resolve", "place", "compose", "png"]
    let expected: [Substring] = ["parse"] + perDevice + perDevice + perDevice
    #expect(stages == expected)
  }

  @Test func `source code for several sizes has a type for each`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      "render", Self.screen, "--size", "320x568", "--size", "375x667", "-o", folder.path("{size}.swift"), "-o",
      folder.path("{size}.kt"))
    #expect(run.exitCode == 0)
    for size in ["320x568", "375x667"] {
      let type = "Screen\(size)Skeleton"
      let swift = try String(contentsOfFile: folder.path("\(size).swift"), encoding: .utf8)
      #expect(swift.contains("struct \(type): View"))
      let kotlin = try String(contentsOfFile: folder.path("\(size).kt"), encoding: .utf8)
      #expect(kotlin.contains("fun \(type)("))
    }
  }

  @Test func `several sizes are parsed once, and a warning is reported once`() throws {
    let run = try SkeletonProcess(
      "render", "Fixtures/hxml/mistakes-are-told-once.xml", "--size", "320x", "--size", "375x", "--timings")
    #expect(run.standardError.split(separator: "\n").filter { $0.hasPrefix("parse:") }.count == 1)
    #expect(run.standardError.split(separator: "\n").filter { $0.contains("there is no style \"Heder\"") }.count == 1)
  }

  @Test func `a scale of one's own goes before the device's`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.png")
    let run = try SkeletonProcess("render", Self.screen, "--device", "iPhone 15", "--scale", "1", "-o", path)
    #expect(run.exitCode == 0)
    #expect(try Self.pixels(path) == [393, 852])
  }

  @Test(arguments: [
    (["--device", "iphne-15"], "did you mean \"iphone-15\"?"),
    (["--device", "ipad"], "did you mean \"ipad-"),
    (["--device", "iphone-15,"], "expected the name of a device such as iphone-15; `skeleton formats` lists them"),
    (["--device", "toaster"], "expected the name of a device such as iphone-15; `skeleton formats` lists them"),
    (["--device", "iphone-15", "--size", "30x"], "--size and --device both name the canvas; give one of them"),
    (["--device", "iphone-15,ipad-11", "-o", "a.png"], "a.png would be written more than once; put {device}"),
    (
      ["-o", "a-{scale}.png"],
      "a-{scale}.png contains {scale}, expected {size}, {device}, {theme}, {root}, {direction} or {at}"
    ),
    (
      ["--theme", "light", "--theme", "dark", "-o", "a.png"], "a.png would be written more than once; put {theme} into"
    ),
    (
      ["--rtl", "--direction", "ltr", "--size", "9x", "--size", "8x", "-o", "a.png"],
      "a.png would be written more than once; put {size} and {direction} into its name"
    ),
    (
      ["--device", "iphone-15,iphone-15", "-o", "{device}.png"],
      "iphone-15.png would be written more than once; give each value"
    ),
  ])
  func `a device that cannot be drawn for is wrong usage`(arguments: [String], sentence: String) throws {
    let run = try SkeletonProcess(arguments: ["render", Self.screen] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardOutput.isEmpty)
    #expect(run.standardError.contains(sentence), "\(run.standardError)")
  }

  @Test func `commands with one picture take one device`() throws {
    let one = try SkeletonProcess("layout", Self.screen, "--device", "iphone-16-pro")
    #expect(one.text.hasPrefix("screen #main  0 0  402×874\n"))
    #expect(try SkeletonProcess("explain", Self.screen, "--device", "ipad-mini").exitCode == 0)
    let several = try SkeletonProcess("layout", Self.screen, "--device", "iphone-15,ipad-11")
    #expect(several.exitCode == 64)
    #expect(several.standardError.contains("The value 'iphone-15,ipad-11' is invalid for '--device <name>'"))
  }

  @Test(arguments: [
    ["layout", "--size", "200x", "--size", "800x"], ["layout", "--device", "ipad-11", "--device", "pixel-8"],
    ["explain", "--root", "a", "--root", "b"], ["play", "--theme", "light", "--theme", "dark"],
    ["layout", "--direction", "ltr", "--direction", "rtl"],
  ])
  func `commands with one picture refuse a second value`(_ arguments: [String]) throws {
    let run = try SkeletonProcess(arguments: [arguments[0], Self.screen] + arguments.dropFirst())
    #expect(run.exitCode == 64)
    #expect(
      run.standardError.contains(
        "\(arguments[1]) is given 2 times: \(arguments[2]) and \(arguments[4]); give one value"))
  }

  @Test func `every combination of sizes, themes, roots and directions is a picture`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      "render", Self.screen, "--size", "320x", "--theme", "light", "--theme", "dark", "--rtl", "--direction", "ltr",
      "-o", folder.path("{theme}-{direction}-{size}.svg"))
    #expect(run.exitCode == 0)
    let names = ["dark-ltr-320x.svg", "dark-rtl-320x.svg", "light-ltr-320x.svg", "light-rtl-320x.svg"]
    #expect(try folder.names() == names)
    let contents = try names.map { try Data(contentsOf: URL(filePath: folder.path($0))) }
    #expect(Set(contents).count == 4)
    let alone = try SkeletonProcess(
      "render", Self.screen, "--size", "320x", "--theme", "dark", "--rtl", "--format", "svg")
    #expect(contents[1] == alone.standardOutput)
  }

  @Test func `all roots of a document, and the name of the one that is drawn`() throws {
    let folder = try TemporaryFolder()
    let storyboard = "Fixtures/gallery/contacts.storyboard"
    let list = try SkeletonProcess("layout", storyboard, "--roots").text.split(separator: "\n")
    try #require(list.count > 1)
    #expect(try SkeletonProcess("render", storyboard, "--root", "all", "-o", folder.path("{root}.json")).exitCode == 0)
    #expect(try folder.names().count == list.count)
    let other = try TemporaryFolder()
    #expect(try SkeletonProcess("render", storyboard, "-o", other.path("{root}.json")).exitCode == 0)
    let drawn = try other.names()
    #expect(drawn.count == 1)
    #expect(
      drawn.first.map { try? Data(contentsOf: URL(filePath: folder.path($0))) }
        == drawn.first.map { try? Data(contentsOf: URL(filePath: other.path($0))) })
    let feed = "Fixtures/seeds/newsfeed.xml"
    #expect(try SkeletonProcess("render", feed, "--root", "all", "-o", other.path("one.json")).exitCode == 0)
  }

  @Test func `formats lists every device and dialect`() throws {
    let list = try SkeletonProcess("formats").text
    for name in RenderOptions.devices + RenderOptions.dialects { #expect(list.contains("\n  \(name) "), "\(name)") }
    #expect(list.contains("iPad Pro 11-inch: 834×1194, scale 2\n"))
  }

  private static func pixels(_ path: String) throws -> [Int] {
    let png = try Data(contentsOf: URL(filePath: path))
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
