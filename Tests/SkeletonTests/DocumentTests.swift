import Skeleton
import Synchronization
import TestSupport
import Testing

@Suite struct DocumentTests {
  private static let markup = """
    <feed width="200"><row padding="4" gap="4">
      <avatar/><text id="name" lines="2" grow="1"/>
    </row></feed>
    """

  /// The outputs of `render cell.xml -o a.svg --responsive -o b.html --size 320x --size 768x`.
  private static var options: RenderOptions {
    var options = RenderOptions()
    options.size.width = 320
    options.markup.isResponsive = true
    options.markup.sizes = [CanvasSize(width: 768)]
    return options
  }

  private static let outputs = [OutputFormat.svg, .html]

  @Test func `one parse serves all widths, sizes and themes of all outputs`() throws {
    let counts = Mutex<[Stage: Int]>([:])
    let source = DocumentSource(Self.markup)
    let document = try Document(source, RenderRequest(Self.options)) { end in
      counts.withLock { $0[end.stage, default: 0] += 1 }
    }
    let scene = try document.scene(Self.options)
    for format in Self.outputs { _ = try scene.render(as: format) }
    let stages = counts.withLock { $0 }
    #expect(stages[.parse] == 1)
    // The scene, and at least five widths for each output and direction, for which the document is read once.
    let placed = stages[.place] ?? 0
    #expect(placed >= 8)
    #expect(stages[.resolve] == 1 + 3)
    // The dark theme of each output is composed from the scene.
    #expect(stages[.compose] == placed + Self.outputs.count)
  }

  @Test(arguments: outputs)
  func `a deadline inside a variant is an error`(_ format: OutputFormat) throws {
    let calls = Mutex(0)
    func problems(afterCalls limit: Int) throws -> [String]? {
      calls.withLock { $0 = 0 }
      var context = RenderContext()
      context.deadline = {
        calls.withLock { calls in
          calls += 1
          return calls > limit
        }
      }
      do {
        _ = try render(Self.markup, as: format, options: Self.options, context: context)
        return nil
      } catch {
        return error.problems.map(\.code)
      }
    }
    var limit = 0
    while let codes = try problems(afterCalls: limit) {
      try #require(codes == ["render.deadline"], "after \(limit) calls")
      limit += 1
    }
    // Parse, resolve, place, compose and encode are five; the others belong to variants.
    #expect(limit >= 14)
  }

  @Test func `a component imports the style sheet of any file name`() throws {
    let scene = try Document("<feed><text/></feed>").scene().written(to: "out/it's \"new\"\n.tsx")
    let code = String(decoding: try scene.render(as: .react).bytes, as: UTF8.self)
    #expect(code.contains("import \"./it's \\\"new\\\"\\n.css\"\n"))
  }

  @Test func `a limit inside a variant is an error`() throws {
    var options = RenderOptions()
    options.repetition = .fill
    options.size = CanvasSize(width: 200, height: 2_000)
    options.limits.views = 90
    // At a width of 160 points 50 cells fill the height, instead of 40.
    let markup = "<feed><cell repeat=\"2\"><image aspectRatio=\"4\"/></cell></feed>"
    _ = try render(markup, as: .html, options: options)
    options.markup.isResponsive = true
    let error = #expect(throws: RenderError.self) { try render(markup, as: .html, options: options) }
    #expect(error?.problems.map(\.code) == ["input.limit"])
  }

  @Test func `a dark theme that does not fit a requested preset is left out`() throws {
    func page(_ colors: String, _ preset: ShimmerPreset? = nil) throws -> String {
      var options = RenderOptions()
      options.preset = preset
      let markup = "<feed width=\"90\"><theme name=\"dark\" colors=\"\(colors)\"/><text/></feed>"
      return String(decoding: try render(markup, as: .html, options: options).bytes, as: UTF8.self)
    }
    #expect(try page("#111111 #222222 #333333").contains("prefers-color-scheme:dark"))
    #expect(try page("#111111 #222222", .pulse).contains("prefers-color-scheme:dark"))
    #expect(try !page("#111111 #222222 #333333", .pulse).contains("prefers-color-scheme:dark"))
  }

  @Test func `a string is a document`() throws {
    #expect(try render(Self.markup, as: .png).bytes == render(Array(Self.markup.utf8), as: .png).bytes)
    let error = #expect(throws: RenderError.self) { try Document("<feed>\n<text") }
    #expect(error?.problems.first?.line == 2)
    #expect(error?.report.hasPrefix("markup:2:") == true)
  }

  @Test func `views and bones have their rules, frames and lines`() throws {
    let scene = try Document(Self.markup).scene()
    let views = scene.views
    #expect(views.map(\.path) == ["feed", "feed/row", "feed/row/avatar", "feed/row/text"])
    #expect(views.map(\.rule) == ["root", "container", "content", "text"])
    #expect(views.map(\.parent) == [nil, 0, 1, 1])
    #expect(views.map(\.line) == [1, 1, 2, 2])
    let bones = scene.bones
    #expect(bones.map(\.view) == [2, 3, 3])
    #expect(bones.map(\.line) == [nil, 0, 1])
    #expect(bones.map(\.identifier) == [nil, "name", "name"])
    #expect(bones.map(\.rule) == bones.map { views[$0.view].rule })
    #expect(views[3].bones == 1..<3)
    let avatar = try #require(bones.first)
    #expect(avatar.frame == views[2].frame)
    #expect(avatar.radii.topLeft == avatar.frame.width / 2)
  }

  @Test(arguments: [40, 500, 2_500, 40_000, 500_000])
  func `a text of any length has as many lines as fit its frame`(words: Int) throws {
    let text = String(repeating: "placeholder ", count: words)
    let scene = try Document(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
        <node class="android.widget.TextView" text="\(text)" bounds="[48,200][1000,700]"/>
      </node></hierarchy>
      """
    ).scene()
    let frames = scene.bones.map(\.frame)
    #expect((3...20).contains(frames.count), "\(frames.count) lines")
    let isInside = frames.allSatisfy {
      $0.x >= 48 && $0.x + $0.width <= 1_000 && $0.y >= 200 && $0.y + $0.height <= 700
    }
    #expect(isInside)
    // The last line of a text that does not fit is cut, too.
    #expect(words < 2_500 || frames.last?.width == 952)
  }

  @Test func `a drawing is read beside attributes of megabytes`() throws {
    let value = String(repeating: "iVBORw0K", count: 3 << 17)
    let document = DocumentSource(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" content="&lt;\(value)">
        <image x="10" y="10" width="80" height="60" href="data:image/png;base64,\(value)"/>
        <rect x="100" y="10" width="80" height="10"/>
      </svg>
      """)
    let scene = try Document(document).scene()
    #expect(scene.bones.map(\.frame.x) == [10, 100])
    var options = RenderOptions()
    options.limits.inputBytes = 6 << 20
    let error = #expect(throws: RenderError.self) { try Document(document, options: options) }
    #expect(error?.problems.map(\.code) == ["xml.limit"])
  }

  @Test func `rendering does not depend on kept masks`() throws {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond) = (1, 4)
    let scenes = try [Self.markup, "<feed width=\"50\"><image/></feed>"].map { try Document($0).scene(options) }
    for format in OutputFormat.allCases {
      var masks = SceneMasks()
      for time in [SampleTime.seconds(0.2), .progress(0.7), nil, .seconds(0.2)] {
        for scene in scenes {
          let picture = try scene.render(as: format, at: time, keeping: &masks)
          #expect(try picture.bytes == scene.render(as: format, at: time).bytes, "\(format)")
        }
      }
    }
  }
}

@Suite struct SceneFramesTests {
  @Test func `a frame after others is the frame drawn alone`() throws {
    let scene = try Document(Fixture("seeds/newsfeed.xml").bytes()).scene()
    var frames = try scene.frames()
    #expect(Set(frames.rgba()) == [0])
    for time in [SampleTime.seconds(0), .seconds(0.25), .progress(0.9), .seconds(0.25)] {
      frames.show(time)
      var alone = try scene.frames()
      alone.show(time)
      #expect(frames.rgba() == alone.rgba())
    }
  }

  @Test func `rows hold red in the lowest byte`() throws {
    let markup = "<feed width=\"4\" height=\"2\" background=\"#804020\"><divider/></feed>"
    var options = RenderOptions()
    options.scale = 2
    var frames = try Document(markup).scene(options).frames()
    frames.show(.seconds(0))
    #expect((frames.width, frames.height) == (8, 4))
    #expect(Array(frames.row(0)) == [UInt32](repeating: 0xFF20_4080, count: 8))
    #expect(frames.row(4).isEmpty && frames.row(-1).isEmpty)
    #expect(frames.rgba().prefix(4) == [0x80, 0x40, 0x20, 0xFF])
  }

  @Test func `the limit of bones may be the largest number`() throws {
    var options = RenderOptions()
    options.limits.bones = .max
    let scene = try Document("<feed><cell repeat='600'><avatar/><text/></cell></feed>").scene(options)
    #expect(scene.bones.count == 1_200)
  }

  @Test func `a canvas beyond the limits is an error`() throws {
    var options = RenderOptions()
    options.limits.pixels = 100
    let error = #expect(throws: RenderError.self) { try Document("<feed/>").scene(options).frames() }
    #expect(error?.problems.map(\.code) == ["scene.canvas"])
  }
}
