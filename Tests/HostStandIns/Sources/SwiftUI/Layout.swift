// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Layouts, readers and timelines.
public import CoreGraphics

public struct ProposedViewSize: Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> LayoutView<Self> {
    LayoutView(layout: self, content: content())
  }
}

public struct LayoutSubviews: Sequence {
  fileprivate let all: [LayoutSubview]
  public func makeIterator() -> IndexingIterator<[LayoutSubview]> { all.makeIterator() }
}

public struct LayoutSubview {
  fileprivate final class Place { var frame = CGRect.zero }
  fileprivate let place = Place()
  public func place(at position: CGPoint, proposal: ProposedViewSize) {
    place.frame = CGRect(origin: position, size: proposal.replacingUnspecifiedDimensions())
  }
}

public struct LayoutView<L: Layout>: View, Drawn {
  let layout: L
  let content: any View
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = LayoutSubviews(all: [LayoutSubview()])
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func draw(in frame: CGRect) {
    let subviews = LayoutSubviews(all: [LayoutSubview()])
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: frame, proposal: ProposedViewSize(frame.size), subviews: subviews, cache: &cache)
    parts(of: content).draw(in: subviews.all[0].place.frame)
  }
}

public enum GlobalCoordinateSpace { case global }

public struct GeometryProxy {
  let global: CGRect
  public var size: CGSize { global.size }
  public func frame(in space: GlobalCoordinateSpace) -> CGRect { global }
}

public struct GeometryReader<Content: View>: View, Drawn {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func draw(in frame: CGRect) {
    let part = parts(of: content(GeometryProxy(global: frame)))
    let size = part.size(ProposedViewSize(frame.size))
    part.draw(in: CGRect(origin: frame.origin, size: size))
  }
}

public struct AnimationTimelineSchedule: Sendable {
  let isPaused: Bool
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule(isPaused: false) }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(isPaused: paused)
  }
}

/// The date of all timelines, which the judge sets.
@MainActor public var currentDate = Date(timeIntervalSinceReferenceDate: 0)

public struct TimelineViewDefaultContext { public let date: Date }

public struct TimelineView<Content: View>: View, Drawn {
  private let content: (TimelineViewDefaultContext) -> Content
  public init(
    _ schedule: AnimationTimelineSchedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
  public var body: Never { fatalError() }
  private var part: any Drawn { parts(of: content(TimelineViewDefaultContext(date: currentDate))) }
  func size(_ proposal: ProposedViewSize) -> CGSize { part.size(proposal) }
  func draw(in frame: CGRect) { part.draw(in: frame) }
}

public struct UnitCurve: Sendable {
  private let points: [Double]
  private init(_ points: [Double]) { self.points = points }
  public static let easeIn = UnitCurve([0.42, 0, 1, 1])
  public static let easeOut = UnitCurve([0, 0, 0.58, 1])
  public static let easeInOut = UnitCurve([0.42, 0, 0.58, 1])
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve([startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map(Double.init))
  }
  public func value(at progress: Double) -> Double {
    unitCurve(points[0], points[1], points[2], points[3], at: progress)
  }
}
