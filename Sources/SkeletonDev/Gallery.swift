import Skeleton
import TextFormats

/// The pictures of the gallery, and the HTML and Markdown pages that show them.
///
/// Each picture is an animated SVG that adapts to the color scheme. The HTML page shows it twice, in light and in dark;
/// on the Markdown page it has the color scheme of the reader's system.
struct Gallery {
  /// A section of the gallery's pages: a title, and pictures in the order in which they are shown.
  struct Section {
    var title: String
    var pictures: [Picture]
  }

  struct Picture {
    var title: String
    /// The path of the SVG file, relative to the folder of the gallery.
    var path: String
    /// The path of the document, relative to the folder of the gallery; nil for an example of the native reference.
    var source: String?
    /// The bytes of the SVG file; nil for a file that is already part of the repository.
    var bytes: [UInt8]?
  }

  var sections: [Section]
  /// The first picture of the README, which is no picture of the gallery's pages.
  var first: FirstPicture

  /// The name of the folder below `Fixtures` that contains the gallery.
  static let folder = "gallery"

  /// The screens of `skeleton init`, with which the gallery begins.
  static let starters = ["feed", "profile", "chat", "settings", "shop", "detail", "form", "dashboard"]

  /// The path of a screen of `skeleton init`, relative to the folder `Fixtures`.
  static func starter(_ name: String) -> String { "../Sources/SkeletonCLI/Starters/\(name).xml" }

  static let seeds = ["newsfeed", "table", "cards", "arcs", "markers", "circles", "stars", "hearts"]

  /// A document for each dialect: the name of the dialect, and the path of the document relative to the folder
  /// `Fixtures`.
  static let dialects: [(name: String, document: String)] = [
    ("native", "gallery/product-list.xml"), ("ib", "gallery/contacts.storyboard"),
    ("android", "gallery/profile.xml"), ("uiautomator", "gallery/shop.dump.xml"),
    ("appium", "dumps/appium-ios-kinds-by-type.xml"), ("svg", "contentloader/rounded-corners.xml"),
    ("hxml", "hxml/sections-and-items-are-cells.xml"),
    ("dom", "dom/shop.xml"),
  ]

  /// Renders all pictures of the gallery.
  ///
  /// - Parameter read: a function that returns the bytes of a file at a path relative to `Fixtures`.
  /// - Throws: the error of `read`, or ``RenderError`` if a document cannot be rendered.
  init(read: (String) throws -> [UInt8]) throws {
    let starters = try Self.starters.map { name in
      let document = Self.starter(name)
      let svg = try render(try read(document), as: .svg, options: Self.options(named: "\(name).xml"))
      return Picture(title: name, path: "starter-\(name).svg", source: "../\(document)", bytes: svg.bytes)
    }
    let seeds = Self.seeds.map {
      Picture(title: $0, path: "../seeds/\($0).svg", source: "../seeds/\($0).xml")
    }
    let elements = try nativeReferenceExamples().map { example in
      let svg = try render(example.markup, as: .svg, options: Self.options(named: example.name))
      let name = example.name.dropFirst("native-".count)
      return Picture(
        title: name.hasPrefix("recipe-") ? String(name) : "<\(name)>", path: "\(example.name).svg", bytes: svg.bytes)
    }
    let dialects = try Self.dialects.map { name, document in
      let svg = try render(try read(document), as: .svg, options: Self.options(named: document))
      return Picture(title: name, path: "dialect-\(name).svg", source: "../\(document)", bytes: svg.bytes)
    }
    first = try FirstPicture(of: try read(FirstPicture.document))
    sections = [
      Section(title: "Screens of skeleton init", pictures: starters),
      Section(title: "Seeds", pictures: seeds), Section(title: "Native elements", pictures: elements),
      Section(title: "Dialects", pictures: dialects),
    ]
  }

  private static func options(named name: String) -> RenderOptions {
    var options = RenderOptions()
    options.documentName = name
    return options
  }

  /// The files to write, with their bytes and their names in the folder of the gallery: the pages, the README's
  /// picture, the pictures.
  var files: [(name: String, bytes: [UInt8])] {
    let pictures = sections.flatMap(\.pictures).compactMap { picture in picture.bytes.map { (picture.path, $0) } }
    return [("README.md", Array(markdown.utf8)), ("gallery.html", Array(html.utf8))]
      + [(FirstPicture.name, Array(first.svg.utf8))] + pictures
  }
}

// MARK: - Pages

extension Gallery {
  private static let summary =
    "The screens of `skeleton init`, every seed, every native element and a document of each dialect, as SVG that plays "
    + "itself. "
    + "Made by `swift run SkeletonDev gallery`."

  var markdown: String {
    var text = "# Gallery\n\n\(Self.summary)\n\nThe pictures follow the color scheme of the reader; "
    text += "[gallery.html](gallery.html) shows light and dark side by side.\n"
    for section in sections {
      text += "\n## \(section.title)\n\n| | |\n|---|---|\n"
      for picture in section.pictures {
        let title = picture.source.map { "[\(picture.title)](\($0))" } ?? "`\(picture.title)`"
        text += "| \(title) | ![\(escaped(picture.title))](\(picture.path)) |\n"
      }
    }
    return text
  }

  var html: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Gallery</title>
      <style>
      body{font:15px/1.5 system-ui,sans-serif;margin:24px;color-scheme:light dark}
      section{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
      figure{margin:0;display:flex;flex-wrap:wrap;gap:8px;max-width:100%}
      figcaption{width:100%}
      img{max-width:100%;height:auto}
      .light{color-scheme:light}
      .dark{color-scheme:dark}
      </style>
      </head>
      <body>
      <h1>Gallery</h1>

      """
    text += "<p>\(escaped(Self.summary))</p>\n"
    for section in sections {
      text += "<h2>\(section.title)</h2>\n<section>\n"
      for picture in section.pictures {
        let title = escaped(picture.title)
        let caption = picture.source.map { "<a href=\"\($0)\">\(title)</a>" } ?? "<code>\(title)</code>"
        text += "<figure><figcaption>\(caption)</figcaption>"
        for scheme in ["light", "dark"] {
          text += "<img class=\"\(scheme)\" loading=\"lazy\" src=\"\(picture.path)\" alt=\"\(title), \(scheme)\">"
        }
        text += "</figure>\n"
      }
      text += "</section>\n"
    }
    return text + "</body>\n</html>\n"
  }
}
