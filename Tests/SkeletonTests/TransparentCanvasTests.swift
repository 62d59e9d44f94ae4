import Skeleton
import TestSupport
import Testing

/// Pictures without a background, of which only the bones are drawn.
@Suite struct TransparentCanvasTests {
  private static let bone = "<shimmer preset=\"solid\" colors=\"#334455\"/><view frame=\"0 0 4 4\" cornerRadius=\"0\"/>"

  /// The colors of a pixel of the bone and of one beside it, as red, green, blue and alpha.
  private func colors(_ background: String, _ content: String = bone, theme: ThemeName = .light) throws -> [[UInt8]] {
    var options = RenderOptions()
    (options.scale, options.theme) = (1, theme)
    let markup = "<feed width=\"8\" height=\"4\" background=\"\(background)\">\(content)</feed>"
    var frames = try Document(markup, options: options).scene(options).frames()
    frames.show(.seconds(0))
    let bytes = frames.rgba()
    return [1, 6].map { Array(bytes[(8 + $0) * 4..<(9 + $0) * 4]) }
  }

  @Test func `only the bones of a transparent canvas are drawn`() throws {
    #expect(try colors("transparent") == [[0x33, 0x44, 0x55, 255], [0, 0, 0, 0]])
    #expect(try colors("#FFFFFF") == [[0x33, 0x44, 0x55, 255], [255, 255, 255, 255]])
    #expect(try colors("transparent", theme: .dark)[1] == [0, 0, 0, 0])
    #expect(try colors("transparent", "").allSatisfy { $0 == [0, 0, 0, 0] })
  }

  @Test func `a view or a theme that covers a transparent canvas is its background`() throws {
    let cover = "<view frame=\"0 0 8 4\" background=\"#FF0000\">\(Self.bone)</view>"
    let inner = cover.replacing("<shimmer preset=\"solid\" colors=\"#334455\"/>", with: "")
    #expect(try colors("transparent", inner)[1] == [255, 0, 0, 255])
    let theme = "<theme name=\"light\" overlay=\"#00FF00\"/>" + Self.bone
    #expect(try colors("transparent", theme)[1] == [0, 255, 0, 255])
  }

  @Test func `a page with a transparent canvas has no background`() throws {
    let markup = Array("<feed width=\"8\" height=\"4\" background=\"transparent\">\(Self.bone)</feed>".utf8)
    let html = String(decoding: try render(markup, as: .html).bytes, as: UTF8.self)
    #expect(html.contains("body{margin:0}") && !html.contains("background"))
    let svg = String(decoding: try render(markup, as: .svg).bytes, as: UTF8.self)
    // The gradient is as large as the canvas, and no color is.
    #expect(!svg.contains(##"width="8" height="4" fill="#"##))
  }
}
