// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Colors, paths and canvases, whose fills are recorded.
public import CoreGraphics

public struct Color: Equatable, Sendable {
  public let components: [Double]
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    components = [red, green, blue, opacity]
  }
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
}

extension Color: View, Drawn {
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func draw(in frame: CGRect) {}
}

public struct UnitPoint: Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct Gradient: Sendable {
  public struct Stop: Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
}

public struct FillStyle: Sendable {
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

@MainActor public struct GraphicsContext {
  public enum Shading: Sendable {
    case color(Color)
    case linear(Gradient, CGPoint, CGPoint)
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      .linear(gradient, startPoint, endPoint)
    }
  }
  public struct Fill {
    public var path: Path
    public var shading: Shading
    public var isEvenOdd: Bool
    public var opacity: Double
    public var clips: [Path]
    /// The origin of the canvas in global coordinates.
    public var origin: CGPoint
  }
  static var fills: [Fill] = []
  let origin: CGPoint
  public var opacity = 1.0
  private var clips: [Path] = []
  init(origin: CGPoint) { self.origin = origin }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    Self.fills.append(
      Fill(path: path, shading: shading, isEvenOdd: style.isEOFilled, opacity: opacity, clips: clips, origin: origin))
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clips.append(path) }
}

public struct Canvas: View, Drawn {
  private let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void
  public init(renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func draw(in frame: CGRect) {
    var context = GraphicsContext(origin: frame.origin)
    renderer(&context, frame.size)
  }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Path: @unchecked Sendable {
  private var storage = CGMutablePath()
  public var boxes: [CGRect] { storage.boxes }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = CGMutablePath()
      copy.addPath(storage)
      storage = copy
    }
    body(storage)
  }
  public mutating func addPath(_ path: Path) { change { $0.addPath(path.storage) } }
  public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    change { $0.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) }
  }
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public mutating func closeSubpath() {}
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    withUnsafePointer(to: transform) { pointer in
      if let copy = storage.copy(using: pointer) { path.change { $0.addPath(copy) } }
    }
    return path
  }
}
