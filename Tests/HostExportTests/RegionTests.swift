import Skeleton
import Testing

/// The regions of a placeholder in the outputs whose code hides and ends them.
@Suite struct RegionTests {
  /// A region at one side, and one whose contents are rows.
  private static let document = """
    <feed width="300"><view region="header" width="100" height="40"/>
    <view region="list"><cell repeat="3" padding="8"><avatar/></cell></view></feed>
    """

  private func text(_ format: OutputFormat) throws -> String {
    String(decoding: try render(Array(Self.document.utf8), as: format).bytes, as: UTF8.self)
  }

  /// The lines from one that begins with `start` to the one before the next that begins with `end`, without indents.
  private func lines(_ format: OutputFormat, from start: String, to end: String) throws -> String {
    let lines = try text(format).split(separator: "\n").map { $0.drop { $0 == " " } }
    let first = try #require(lines.firstIndex { $0.hasPrefix(start) })
    return lines[first...].prefix { !$0.hasPrefix(end) }.joined(separator: "\n")
  }

  @Test func `a web page hides the boxes of a region, and cuts an ended one out of the picture`() throws {
    func box(_ attributes: String) -> String {
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'>%3Crect \(attributes)/>%3C/svg>\")"
    }
    let mirrored = "width='100' height='40' style='x:calc(100%25 - 100px)'"
    let rules = try text(.element).split(separator: "\n").filter { $0.contains("[data-region-") }
    #expect(
      rules == [
        ":host(:is([data-region-header=ended],[data-region-list=ended])){pointer-events:none}",
        "&:is([data-region-header=ended],[data-region-list=ended]){pointer-events:none}",
        "[data-region-header] &>:nth-child(1){display:none}", "[data-region-list] &>:nth-child(2){display:none}",
        "[data-region-header=ended] &{--e0:\(box("width='100' height='40'"))}",
        "[data-region-header=ended] &:dir(rtl){--e0:\(box(mirrored))}",
        // The rows reach to the end of a picture with any number of them.
        "[data-region-list=ended] &{--e1:\(box("width='100%25' y='40' height='100000'"))}",
        ":is([data-region-header=ended],[data-region-list=ended]) &{mask:var(--e0,none) 0 0/100% 100% exclude,"
          + "var(--e1,none) 0 0/100% 100% exclude,linear-gradient(#000 0 0)}",
      ])
  }

  @Test func `a view of UIKit is cut where a region has ended, and is not touched there`() throws {
    #expect(
      try lines(.uikit, from: "override func layoutSubviews", to: "override func didMoveToWindow") == """
        override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [content, holes] { layer.frame = bounds }
        holes.path = bones(in: bounds.size)
        let container = sweepContainer ?? window ?? self
        gradient.frame = convert(container.bounds, from: container)
        gradient.startPoint = CGPoint(x: isRightToLeft ? 3.55 : -2.55, y: 0)
        gradient.endPoint = CGPoint(x: isRightToLeft ? -0.45 : 1.45, y: 0)
        let path = CGMutablePath()
        path.addRect(bounds)
        let ended = endedFrames(in: bounds.size)
        for frame in ended where !ended.contains(where: { $0 != frame && $0.contains(frame) }) {
        path.addRect(frame.intersection(bounds))
        }
        cut.path = path
        layer.mask = ended.isEmpty ? nil : cut
        CATransaction.commit()
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
        && !endedFrames(in: bounds.size).contains { $0.contains(point) }
        }
        """)
  }

  @Test func `a view of SwiftUI is clipped where a region has ended`() throws {
    #expect(
      try lines(.swiftui, from: "private func draw", to: "context.fill(") == """
        private func draw(in context: inout GraphicsContext, _ size: CGSize, _ frame: CGRect, at progress: Double?) {
        var whole = Path(CGRect(origin: .zero, size: size))
        let ended = endedFrames(in: size)
        for frame in ended where !ended.contains(where: { $0 != frame && $0.contains(frame) }) {
        whole.addRect(frame)
        }
        context.clip(to: whole, style: FillStyle(eoFill: true))
        """)
    #expect(try text(.swiftui).contains(".allowsHitTesting(endedRegions.isEmpty)"))
  }

  /// The rows have any height.
  @Test(arguments: [OutputFormat.swiftui, .uikit])
  func `the bones of a region are hidden with it, and its frame follows the width`(_ format: OutputFormat) throws {
    let bones = try lines(format, from: "if !hiddenRegions", to: "guard isRightToLeft")
    #expect(
      bones == """
        if !hiddenRegions.contains(.`header`) && !endedRegions.contains(.`header`) {
        path.addBone(x: 0, y: 0, width: 100, height: 40)
        }
        if !hiddenRegions.contains(.`list`) && !endedRegions.contains(.`list`) {
        for row in 0..<Self.rowCount(rows, in: size) {
        let y = 56 * CGFloat(row)
        path.addBone(x: 8, y: 48 + y, width: 40, height: 40, radius: 20)
        }
        }
        """)
    let frames = try lines(format, from: "private func endedFrames", to: "if !isRightToLeft")
    #expect(
      frames == """
        private func endedFrames(in size: CGSize) -> [CGRect] {
        var frames: [CGRect] = []
        let width = size.width
        if endedRegions.contains(.`header`) {
        frames.append(CGRect(x: 0, y: 0, width: 100, height: 40))
        }
        if endedRegions.contains(.`list`) {
        frames.append(CGRect(x: 0, y: 40, width: width, height: size.height))
        }
        """)
  }

  @Test func `a composable hides the bones of a region`() throws {
    let bones = try lines(.compose, from: "if (LoadingSkeletonRegion.Header", to: "}")
    #expect(bones.hasPrefix("if (LoadingSkeletonRegion.Header !in hiddenRegions) {\nbone(0f, 0f, 100f, 40f)"))
    #expect(try text(.compose).contains("enum class LoadingSkeletonRegion { Header, List }"))
  }
}
