import SceneModel
import Skeleton
import Synchronization
import Testing

/// Small documents that require much work: each is rejected by a limit, or its work is proportional to its size.
@Suite struct BoundedWorkTests {
  private func refusal(of markup: String, as format: OutputFormat, _ change: (inout RenderOptions) -> Void = { _ in })
    -> String?
  {
    var options = RenderOptions()
    change(&options)
    do {
      _ = try render(Array(markup.utf8), as: format, options: options)
      return nil
    } catch {
      return error.problems.first?.message
    }
  }

  // MARK: - Rejected by a limit

  @Test func `lines of text count as bones`() {
    #expect(
      refusal(of: "<feed width=\"375\"><text lines=\"1000000\"/></feed>", as: .json)
        == "there are more than 250000 bones (--max-views)")
  }

  @Test func `views of other files that contain many more end at their limit`() throws {
    func xib(_ content: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(content)</subviews></view>
      </objects></document>
      """
    }
    func views(of name: String) -> String {
      (0..<50).map { number in
        "<view customClass=\"\(name)\" id=\"\(name)\(number)\">"
          + "<rect key=\"frame\" x=\"0\" y=\"\(8 * number)\" width=\"320\" height=\"8\"/></view>"
      }.joined()
    }
    let label = "<label text=\"x\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"8\"/></label>"
    let files = ["Inner.xib": xib(label), "Outer.xib": xib(views(of: "Inner"))]
    var options = RenderOptions()
    options.code = ProjectCode(paths: { Array(files.keys) }) { path in files[path].map { Array($0.utf8) } }
    let scene = try Document(Array(xib(views(of: "Outer")).utf8)).scene(options)
    // The document would have 7,601 views with all 2,550 views of other files, of which 2,000 are read.
    #expect((5_000..<6_500).contains(scene.content.decisions.count))
  }

  @Test func `shapes of a clip path count for each element that it clips`() {
    let shape = "<rect width=\"3\" height=\"3\"/>"
    let clipped = "<rect width=\"9\" height=\"9\" clip-path=\"url(#c)\"/>"
    let document =
      "<svg width=\"40\" height=\"40\"><clipPath id=\"c\">\(String(repeating: shape, count: 60))</clipPath>"
      + String(repeating: clipped, count: 60) + "</svg>"
    #expect(refusal(of: document, as: .json) == nil)
    #expect(
      refusal(of: document, as: .json) { $0.limits.views = 3_000 }
        == "there are more than 3000 views after repetition (--max-views)")
  }

  @Test(arguments: [OutputFormat.png, .gif, .ascii])
  func `rows of curves count as work`(format: OutputFormat) {
    let document = """
      <screen width="40" height="4000"><replicator instanceCount="30" instanceTransform="rotate(0.1deg)">
      <view width="9" height="4000" background="red"/></replicator></screen>
      """
    func limited(to work: Int) -> String? {
      refusal(of: document, as: format) { ($0.scale, $0.framesPerSecond, $0.limits.work) = (1, 1, work) }
    }
    #expect(limited(to: 1_000) == "the document takes more than 1000 units of work (--max-work)")
    #expect(limited(to: 1_000_000) == nil)
  }

  @Test func `the pixels and the frames of a picture have limits`() {
    let document = "<feed width=\"100\" height=\"100\"><text/></feed>"
    #expect(refusal(of: document, as: .webp) { ($0.scale, $0.limits.pixels) = (1, 9_999) }?.contains("9999") == true)
    #expect(
      refusal(of: document, as: .gif) { ($0.scale, $0.duration, $0.framesPerSecond, $0.limits.frames) = (1, 1, 10, 9) }
        == "the animation has 10 frames, at most 9 are drawn (--max-frames, --fps or --duration)")
  }

  @Test func `elements count as work`() {
    let document = "<feed width=\"300\">" + String(repeating: "<text/>", count: 500) + "</feed>"
    #expect(
      refusal(of: document, as: .json) { $0.limits.work = 300 }
        == "the document takes more than 300 units of work (--max-work)")
  }

  @Test func `each output of a scene has the whole budget`() throws {
    var options = RenderOptions()
    (options.scale, options.limits.work) = (1, 8_000)
    let curve = "<path d='M 0 0 L 39 390 L 20 399 Z'/>"
    let units = Mutex(0)
    var context = RenderContext()
    context.workObserver = { added in units.withLock { $0 += added } }
    let scene = try Document("<svg width='40' height='399'>\(curve)</svg>").scene(options)
      .encoded(with: options, context: context)
    for _ in 0..<50 where units.withLock(\.self) <= 2 * 8_000 { _ = try scene.render(as: .png) }
    #expect(units.withLock(\.self) > 2 * 8_000)
  }

  private static let replicators = """
    <screen width="200" height="200"><replicator instanceCount="300" instanceDelay="0.01"><replicator
    instanceCount="300" instanceDelay="0.001"><view width="5" height="5" background="red"><animation keyPath="opacity"
    from="0" to="1" duration="1s" repeatCount="infinite"/></view></replicator></replicator></screen>
    """

  @Test(arguments: [OutputFormat.gif, .apng, .webp])
  func `copies of replicators count in each frame`(format: OutputFormat) {
    #expect(refusal(of: Self.replicators, as: format)?.contains("the layers and copies of") == true)
  }

  @Test(arguments: [OutputFormat.svg, .html, .lottie])
  func `copies of replicators count in files that play themselves`(format: OutputFormat) {
    #expect(refusal(of: Self.replicators, as: format) == "replicators make more than 65536 layers")
  }

  @Test(arguments: [
    ("width=\"100000\" height=\"100000\"", 200_000, 200_000, "1000000000 are drawn"),
    ("width=\"1000000\" height=\"10\"", 2_000_000, 20, "65535 on a side are drawn"),
  ])
  func `a canvas that is written row by row has a limit`(sides: String, width: Int, height: Int, limit: String) {
    #expect(
      refusal(of: "<screen \(sides)><avatar frame=\"5 5 40 40\"/></screen>", as: .png)
        == "the canvas has \(width) × \(height) pixels, at most \(limit) (--max-pixels, --scale or --size)")
  }

  // MARK: - Proportional to the size

  /// Documents with one dimension that is doubled four times.
  private static let growing: KeyValuePairs<String, @Sendable (Int) -> String> = [
    "siblings": { "<feed width=\"300\">\(String(repeating: "<view height=\"9\"/>", count: $0))</feed>" },
    "depth": {
      "<feed width=\"300\">\(String(repeating: "<row>", count: $0 / 2))<text/>"
        + String(repeating: "</row>", count: $0 / 2) + "</feed>"
    },
    "cells in cells": {
      "<feed width=\"300\">\(String(repeating: "<cell>", count: $0 / 2))<text/>"
        + String(repeating: "</cell>", count: $0 / 2) + "</feed>"
    },
    "lines": { "<feed width=\"300\"><text lines=\"\($0)\"/></feed>" },
    "names": { count in
      "<feed width=\"300\">\((0..<count).map { "<view id=\"name\($0)\" height=\"9\"/>" }.joined())</feed>"
    },
    "copies": {
      "<screen width=\"90\" height=\"90\"><replicator instanceCount=\"\($0)\" instanceDelay=\"0.01\"><view width=\"5\" "
        + "height=\"5\" background=\"red\"><animation keyPath=\"opacity\" from=\"0\" to=\"1\" duration=\"1s\" "
        + "repeatCount=\"infinite\"/></view></replicator></screen>"
    },
    "path": { count in
      let points = (0..<count).map { "L \($0 % 40) \($0 * 7 % 40)" }.joined(separator: " ")
      return "<svg width=\"40\" height=\"40\"><path d=\"M 0 0 \(points) Z\"/></svg>"
    },
    "clips": { count in
      let clips = (0..<count).map { "<clipPath id=\"c\($0)\"><rect width=\"3\" height=\"3\"/></clipPath>" }.joined()
      let rects = (0..<count).map { "<rect width=\"9\" height=\"9\" clip-path=\"url(#c\($0))\"/>" }.joined()
      return "<svg width=\"40\" height=\"40\">\(clips)\(rects)</svg>"
    },
  ]

  @Test(arguments: growing.map(\.key))
  func `the output grows no faster than the document`(dimension: String) throws {
    let document = try #require(Self.growing.first { $0.key == dimension }).value
    // The outputs of a scene share its layouts at other widths.
    let scenes = try [16, 32, 64, 128, 256].map { try Document(document($0)).scene() }
    for format in [OutputFormat.json, .svg, .html, .lottie, .swiftui, .compose, .hxml, .android] {
      let bytes = try scenes.map { try $0.render(as: format).bytes.count }
      for (small, large) in zip(bytes, bytes.dropFirst()) {
        // Twice the parts, and one more digit in each number.
        #expect(Double(large) <= 2.3 * Double(small), "\(format) \(bytes)")
      }
    }
  }
}
