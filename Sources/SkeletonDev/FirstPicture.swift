import Skeleton

/// The first picture of the README: the views of a screen as a wireframe, and its placeholder in light and in dark.
///
/// The picture is one SVG with three panels next to each other; the two placeholders play.
struct FirstPicture {
  /// The path of the document below the folder `Fixtures`.
  static let document = Gallery.starter("feed")
  /// The name of the SVG file in the folder of the gallery.
  static let name = "first.svg"

  /// The text of the SVG file.
  let svg: String

  /// Draws the picture of a document.
  ///
  /// - Throws: ``RenderError`` if the document cannot be rendered.
  init(of document: [UInt8]) throws {
    let parsed = try Document(document)
    var options = RenderOptions()
    options.preset = .vivid
    let wireframe = try parsed.scene(options)
    let placeholders = try ["light", "dark"].map { theme in
      options.theme = ThemeName(theme)
      // The name is part of the identifiers in the SVG, which must differ between the panels.
      options.documentName = "first-\(theme)"
      return String(decoding: try parsed.scene(options).render(as: .svg).bytes, as: UTF8.self)
    }
    let panels = [
      Panel(caption: "the views of a screen", border: "#c8c8c8", content: Self.wireframe(of: wireframe)),
      Panel(caption: "its placeholder", border: "#c8c8c8", content: placeholders[0]),
      Panel(caption: "in dark", border: "#3a3a3a", content: placeholders[1]),
    ]
    svg = Self.picture(of: panels, size: wireframe.size)
  }
}

// MARK: - Drawing

extension FirstPicture {
  private struct Panel {
    var caption: String
    /// The color of the panel's outline, in the notation of SVG.
    var border: String
    /// The SVG markup of the panel's contents, in points from the top left corner of the panel.
    var content: String
  }

  /// The SVG file with the panels from left to right, each with its caption below.
  ///
  /// - Parameter size: the size of each panel, in points.
  private static func picture(of panels: [Panel], size: (width: Double, height: Double)) -> String {
    let (gap, captionHeight) = (16.0, 30.0)
    let count = Double(panels.count)
    let width = count * size.width + (count - 1) * gap + 2
    let height = size.height + captionHeight
    let outline = "width=\"\(size.width)\" height=\"\(size.height)\" rx=\"14\""
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="-1 -1 \(width) \(height)" \
      role="img">
       <title>The views of a screen, and its placeholder in light and in dark</title>
       <style>
      .name{font:12px ui-monospace,monospace;fill:#1a56c4;text-anchor:middle}
      .caption{font:16px system-ui,sans-serif;fill:#808080;text-anchor:middle}
       </style>
       <clipPath id="panel"><rect \(outline)/></clipPath>

      """
    for (index, panel) in panels.enumerated() {
      text += """
         <g transform="translate(\(Double(index) * (size.width + gap)))">
         <g clip-path="url(#panel)">
        \(panel.content)</g>
         <rect \(outline) fill="none" stroke="\(panel.border)"/>
         <text class="caption" x="\(size.width / 2)" y="\(size.height + 22)">\(panel.caption)</text>
         </g>

        """
    }
    return text + "</svg>\n"
  }

  /// The outlines of the views as SVG markup, in points of the canvas: leaves filled, with their element's name if there
  /// is room, and containers dashed.
  private static func wireframe(of scene: SkeletonScene) -> String {
    let views = scene.views
    let containers = Set(views.compactMap(\.parent))
    var text = "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    for (index, view) in views.enumerated() where view.parent != nil {
      let name = Self.name(of: view)
      guard let frame = visibleFrame(of: index, in: views) else { continue }
      if containers.contains(index) {
        // A cell touches its neighbors, so its outline lies inside; other outlines keep off their contents.
        let inset = name == "cell" ? 5 : -3.5
        text += rectangle(frame, inset: inset, radius: 6) + " fill=\"#fff\" stroke=\"#9ab4e8\""
        text += " stroke-dasharray=\"3 3\"/>\n"
      } else if name != "spacer" {
        let radius = name == "avatar" ? frame.width / 2 : 3
        text += rectangle(frame, inset: 0.5, radius: radius) + " fill=\"#e8f0fe\" stroke=\"#1a56c4\"/>\n"
        // A letter is 7 points wide.
        if Double(name.count) * 7 > frame.width { continue }
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2 + 3.5)
        text += "<text class=\"name\" x=\"\(tenths(x))\" y=\"\(tenths(y))\">\(name)</text>\n"
      }
    }
    return text
  }

  private static func name(of view: SkeletonView) -> Substring {
    view.path.split(separator: "/").last?.prefix { $0 != "[" } ?? ""
  }

  /// The frame of a view, cut at the lower edge of the feed that contains it; nil for a view below that edge.
  private static func visibleFrame(of index: Int, in views: [SkeletonView]) -> SkeletonRect? {
    var frame = views[index].frame
    var parent = views[index].parent
    while let place = parent {
      let edge = views[place].frame.y + views[place].frame.height
      if name(of: views[place]) == "feed" { frame.height = min(frame.height, edge - frame.y) }
      parent = views[place].parent
    }
    return frame.height > 0 ? frame : nil
  }

  /// The start of an SVG tag `<rect …` for a rounded rectangle, to which further attributes and the end are appended.
  ///
  /// - Parameters:
  ///   - frame: the rectangle, in points.
  ///   - inset: the distance of each edge from that of `frame` inwards, in points; negative for a larger rectangle.
  ///   - radius: the radius of all corners, in points.
  private static func rectangle(_ frame: SkeletonRect, inset: Double, radius: Double) -> String {
    let (x, y) = (tenths(frame.x + inset), tenths(frame.y + inset))
    let (width, height) = (tenths(frame.width - 2 * inset), tenths(frame.height - 2 * inset))
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\""
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
