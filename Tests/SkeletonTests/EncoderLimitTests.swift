import Skeleton
import Synchronization
import Testing

/// Limits of pictures, exactly reached and exceeded by one, and the pieces in which pictures are written.
@Suite struct EncoderLimitTests {
  /// A canvas of 31 × 7 points: a picture of 217 pixels at a scale of 1.
  private static let markup = #"<feed width="31" height="7"><view width="13" height="5"/></feed>"#

  private func codes(_ format: OutputFormat, _ change: (inout RenderOptions) -> Void) -> [String] {
    var options = RenderOptions()
    options.scale = 1
    change(&options)
    do throws(RenderError) {
      _ = try render(Self.markup, as: format, options: options)
      return []
    } catch {
      return error.problems.map(\.code)
    }
  }

  @Test(arguments: [OutputFormat.apng, .gif, .webp])
  func `a moving picture has at most the given pixels and frames`(format: OutputFormat) {
    #expect(codes(format) { ($0.limits.pixels, $0.framesPerSecond) = (217, 3) } == [])
    #expect(codes(format) { ($0.limits.pixels, $0.framesPerSecond) = (216, 3) } == ["scene.canvas"])
    #expect(codes(format) { ($0.limits.frames, $0.framesPerSecond) = (3, 3) } == [])
    #expect(codes(format) { ($0.limits.frames, $0.framesPerSecond) = (2, 3) } == ["image.limit"])
    #expect(codes(format) { ($0.limits.animationPixels, $0.framesPerSecond) = (651, 3) } == [])
    #expect(codes(format) { ($0.limits.animationPixels, $0.framesPerSecond) = (650, 3) } == ["image.limit"])
    // A moment is one frame.
    #expect(codes(format) { ($0.limits.frames, $0.time) = (1, .seconds(0.5)) } == [])
  }

  @Test func `a picture in bands is limited by its area and its longer side`() {
    #expect(codes(.png) { ($0.limits.pixels, $0.limits.streamedPixels) = (10, 217) } == [])
    #expect(codes(.png) { ($0.limits.pixels, $0.limits.streamedPixels) = (10, 216) } == ["scene.canvas"])
    #expect(codes(.png) { $0.limits.streamedSide = 31 } == [])
    #expect(codes(.png) { $0.limits.streamedSide = 30 } == ["scene.canvas"])
    // The side of a picture that is in memory as a whole has no limit of its own.
    #expect(codes(.apng) { ($0.limits.streamedSide, $0.framesPerSecond) = (30, 3) } == [])
    #expect(codes(.ascii) { ($0.columns, $0.limits.streamedSide) = (31, 31) } == [])
    #expect(codes(.ascii) { ($0.columns, $0.limits.streamedSide) = (31, 30) } == ["scene.canvas"])
    #expect(codes(.ansi) { ($0.columns, $0.limits.streamedPixels) = (31, 217) } == [])
    #expect(codes(.ansi) { ($0.columns, $0.limits.streamedPixels) = (31, 216) } == ["scene.canvas"])
  }

  @Test func `GIF has 50 frames per second, the other moving pictures 60`() throws {
    var counts: [OutputFormat: Int] = [:]
    for format in [OutputFormat.apng, .gif, .webp] {
      var last = (done: 0, count: 0)
      var options = RenderOptions()
      (options.scale, options.duration) = (1, 0.1)
      let findings = try Document(Self.markup).scene(options).encode(
        as: format, progress: { last = ($0, $1) }, write: { _ in true })
      #expect(findings.report == "")
      #expect(last.done == last.count)
      counts[format] = last.count
    }
    #expect(counts == [.apng: 6, .gif: 5, .webp: 6])
  }

  @Test func `a picture beyond the limit of pixels is drawn in bands, each of them twice`() throws {
    let markup = #"<feed width="31"><view width="13" height="997"/></feed>"#
    var options = RenderOptions()
    options.scale = 1
    let whole = try render(markup, as: .png, options: options)
    options.limits.pixels = 30_906
    var steps: [[Int]] = []
    var bytes: [UInt8] = []
    let scene = try Document(markup).scene(options)
    _ = try scene.encode(as: .png, progress: { steps.append([$0, $1]) }) {
      bytes += $0
      return true
    }
    #expect(steps == [[1, 2], [2, 2]])
    // The header with the size is that of the picture as a whole.
    #expect(bytes.prefix(24) == whole.bytes.prefix(24))
    options.limits.pixels = 30_907
    var none = 0
    _ = try Document(markup).scene(options).encode(as: .png, progress: { none += $0 + $1 }, write: { _ in true })
    #expect(none == 0)
  }

  /// The sides of a WebP picture have 14 bits.
  @Test(arguments: [(16_383, 1, true), (16_384, 1, false), (1, 16_383, true), (1, 16_384, false)])
  func `a shown WebP picture is as large as its file`(width: Int, height: Int, isShown: Bool) throws {
    var options = RenderOptions()
    (options.scale, options.time) = (1, .seconds(0.5))
    let markup = "<feed width=\"\(width)\" height=\"\(height)\"><view width=\"1\" height=\"1\"/></feed>"
    let scene = try Document(markup).scene(options)
    if isShown {
      #expect(throws: Never.self) { _ = try scene.shownFrames(as: .webp) }
    } else {
      let error = #expect(throws: RenderError.self) { _ = try scene.shownFrames(as: .webp) }
      #expect(error?.problems.last?.code == "image.encoding")
    }
    // The file of a PNG has longer sides.
    #expect(throws: Never.self) { _ = try scene.shownFrames(as: .png) }
  }

  @Test func `256 bytes of a text are a unit of work`() throws {
    let last = Mutex(0)
    var context = RenderContext()
    context.workObserver = { units in last.withLock { $0 = units } }
    let views = String(repeating: "<view height=\"3\"/>", count: 900)
    let scene = try Document("<feed width=\"31\">\(views)</feed>").scene(context: context)
    for format in [OutputFormat.json, .hxml] {
      let count = try scene.render(as: format).bytes.count
      // So many bytes that a unit of 255 or 257 bytes would be another number.
      #expect(count > 257 * 256 || format == .hxml)
      #expect(last.withLock { $0 } == count / 256, "\(format)")
    }
  }

  @Test func `a picture that is no longer wanted ends without an error`() throws {
    let scene = try Document(Self.markup).scene()
    for format in [OutputFormat.png, .svg, .json, .ascii] {
      var count = 0
      let warnings = try scene.render(as: format) { _ in
        count += 1
        return false
      }
      #expect(warnings.isEmpty && count == 1, "\(format)")
    }
  }

  @Test func `the pieces of an output are the output`() throws {
    let scene = try Document(Self.markup).scene()
    for format in OutputFormat.allCases where !format.moves {
      var bytes: [UInt8] = []
      _ = try scene.render(as: format) {
        bytes += $0
        return true
      }
      #expect(try bytes == scene.render(as: format).bytes, "\(format)")
    }
  }

  // MARK: - Names of files

  @Test(
    arguments: [
      ("a.png", .png), ("a.PNG", .png), ("a.apng", .apng), ("a.json", .json), ("a.lottie.json", .lottie),
      ("a.boneyard.json", .boneyard), ("a.swift", .swiftui), ("a.uikit.swift", .uikit), ("a.element.js", .element),
      ("a.android.xml", .android), ("res/layout/a.xml", .android), ("values/a.xml", .androidValues),
      ("x/values-night/a.xml", .androidNight), ("layout/a.png", .png), ("layout.xml", nil), ("values/x/a.xml", nil),
      ("a.js", nil), ("png", nil), ("", nil),
    ] as [(String, OutputFormat?)])
  func `the longest extension of a name is the format`(name: String, format: OutputFormat?) {
    #expect(OutputFormat(forFileNamed: name) == format)
  }

  @Test func `the name of the folder of a path is its last one`() {
    #expect(OutputFormat.folder(of: "a/b/c.xml") == "b")
    #expect(OutputFormat.folder(of: "/c.xml") == "")
    #expect(OutputFormat.folder(of: "c.xml") == "")
  }

  @Test func `formats that move, that are no text, and that declare types`() {
    #expect(OutputFormat.allCases.filter(\.isBinary) == [.png, .apng, .gif, .webp])
    #expect(OutputFormat.allCases.filter { $0.contents == .json } == [.lottie, .json, .boneyard])
    #expect(
      OutputFormat.allCases.filter { !$0.moves }
        == [.png, .hxml, .androidValues, .androidNight, .ascii, .ansi, .json, .boneyard])
    #expect(OutputFormat.withTypes == [.uikit, .swiftui, .compose, .react, .element, .reactContentLoader])
  }
}
