import Diagnostics
import SceneModel
import Testing

@testable import PlayerExport
@testable import Skeleton

/// SVG files that are made from the template of an earlier file.
@Suite struct SVGTemplateTests {
  private struct File {
    var height = 100.25
    var title = "Loading…"
    var hasDarkTheme = true
    var root = ""
    var views = #"<view frame="8 8 40 20" cornerRadius="4"/>"#

    func scene(_ theme: ThemeName) throws -> Scene {
      var options = RenderOptions()
      options.theme = theme
      return try Document("<feed width='377' height='\(height)' \(root)>\(views)</feed>").scene(options).content
    }

    func svg(_ templates: SVGTemplates) throws -> [UInt8] {
      let dark = hasDarkTheme ? try scene(.dark) : nil
      var options = MarkupOptions(title: title)
      options.templates = templates
      return encodeSVG(try scene(.light), dark: dark, at: nil, options).value
    }
  }

  private static let changes: [@Sendable (inout File) -> Void] = [
    { _ in },
    { $0.height = 333.75 },
    { $0.views += #"<view frame="60 8.25 99.5 20"/><view frame="60 50 100 31" cornerRadius="15"/>"# },
    { $0.title = "Bitte <warten>" },
    { $0.hasDarkTheme = false },
    { $0.root = ##"background="#102030""## },
    { $0.views += ##"<shimmer colors="#eee #ddd #eee" duration="3s"/>"## },
    { $0.views += #"<shimmer startPoint="0 0" endPoint="1 1"/>"# },
    { $0.views += #"<shimmer scope="view"/>"# },
    { $0.views += ##"<view frame="60 8 99 20" skeleton="keep" background="#ff0000"/>"## },
  ]

  @Test(arguments: changes.indices)
  func `a file after another one has the bytes of a file that is drawn alone`(_ change: Int) throws {
    var file = File()
    Self.changes[change](&file)
    let alone = try file.svg(SVGTemplates())
    for first in Self.changes {
      var other = File()
      first(&other)
      let templates = SVGTemplates()
      _ = try other.svg(templates)
      #expect(try file.svg(templates) == alone)
      #expect(try file.svg(templates) == alone)
    }
  }

  @Test func `files that differ in height and holes have one template, of at most sixteen`() throws {
    let templates = SVGTemplates()
    for change in Self.changes[0..<3] {
      var file = File()
      change(&file)
      _ = try file.svg(templates)
      #expect(templates.count == 1)
    }
    for number in 0..<20 { _ = try File(title: "\(number)").svg(templates) }
    #expect(templates.count == 16)
  }

  @Test(arguments: changes[7...].indices)
  func `other layers have no template`(_ change: Int) throws {
    var file = File()
    Self.changes[change](&file)
    let templates = SVGTemplates()
    _ = try file.svg(templates)
    #expect(templates.count == 0)
  }
}
