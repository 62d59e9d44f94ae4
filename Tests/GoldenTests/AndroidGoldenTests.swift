import Foundation
import Skeleton
import TestSupport
import Testing

/// Boxes of Android layouts in device pixels.
@Suite struct AndroidGoldenTests {
  /// A device configuration, named like the fixture that it decides.
  private static let configurations: [(name: String, options: RenderOptions)] = [
    ("right-to-left", options { $0.isRightToLeft = true }), ("dark", options { $0.theme = .dark }),
    ("tablet", options { $0.size = CanvasSize(width: 800, height: 1280) }),
    ("landscape", options { $0.size = CanvasSize(width: 780, height: 360) }),
  ]

  private static func options(_ change: (inout RenderOptions) -> Void) -> RenderOptions {
    var options = RenderOptions()
    options.size = CanvasSize(width: 1080, height: 1920, unit: .pixels)
    options.scale = 2.625
    options.frameUnit = .pixels
    change(&options)
    return options
  }

  @Test(arguments: configurations.map(\.name))
  func `resources follow the device`(_ name: String) throws {
    var options = try #require(Self.configurations.first { $0.name == name }).options
    let fixture = Fixture("android/res/layout/\(name).xml")
    options.resources = try Self.resources(of: fixture)
    fixture.expectGolden(try Document(fixture.bytes()).layout(as: .text, options).bytes, "layout.txt")
  }

  @Test func `views stand at the key lines of a coordinator`() throws {
    let fixture = Fixture("android/res/layout/views-stand-at-key-lines.xml")
    var options = Self.options { _ in }
    options.resources = try Self.resources(of: fixture)
    fixture.expectGolden(try Document(fixture.bytes()).layout(as: .text, options).bytes, "layout.txt")
  }

  @Test(arguments: [
    "border-alone-hides-nothing-behind-it", "card-as-large-as-its-tile-is-a-surface", "activity_main",
    "custom-class-shows-the-layout-that-it-states", "custom-class-states-the-texts-of-its-layout",
    "fragment-shows-the-layout-of-its-name",
    "icon-on-a-color-of-the-theme-is-a-tile", "list-of-narrow-items-is-a-grid",
    "list-shows-the-layout-named-like-its-items", "text-in-a-round-box-is-a-button", "vector-on-a-disc-is-round",
    "appcompat/high-button-fills-its-frame", "appcompat/text-input-of-appcompat-has-a-line",
    "themes/theme-without-its-parent-has-default-styles",
    "code/activity_gallery", "code/activity_home", "code/fragment_sessions",
  ])
  func `layouts have these bones and surfaces`(_ name: String) throws {
    let parts = name.split(separator: "/")
    let folder = (["android"] + parts.dropLast() + ["res/layout"]).joined(separator: "/")
    let fixture = Fixture("\(folder)/\(parts.last ?? "").xml")
    var options = RenderOptions()
    options.resources = try Self.resources(of: fixture)
    options.code = fixture.code.map { code in ProjectCode(paths: { code.paths }, contents: code.contents) }
    options.documentName = fixture.path
    fixture.expectGolden(try Document(fixture.bytes()).scene(options).render(as: .json).bytes, "bones.json")
  }

  @Test(arguments: try Fixture.all(in: "android/boxes"))
  func `boxes are whole pixels with the indexes of their elements`(_ fixture: Fixture) throws {
    let layout = try Document(fixture.bytes()).layout(as: .json, Self.options { _ in })
    fixture.expectGolden(layout.bytes, "boxes.json")
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "android/boxes").count >= 3)
  }

  private static func resources(of fixture: Fixture) throws -> ResourceFolders {
    let (paths, contents) = try #require(fixture.resources)
    return ResourceFolders([ResourceFolders.Folder(paths: paths, contents: contents)])
  }
}
