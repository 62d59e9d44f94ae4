// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of CoreGraphics as generated views use, by Apple's documentation; paths can be read.
@_exported import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

public final class CGColor: Equatable, Sendable {
  public let components: [CGFloat]
  public init(components: [CGFloat]) { self.components = components }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }
}

public enum CGPathFillRule: Sendable { case winding, evenOdd }

/// A path whose curves are polygons.
public class CGPath {
  public internal(set) var polygons: [[CGPoint]]
  init(_ polygons: [[CGPoint]] = []) { self.polygons = polygons }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(polygons.map { $0.map { transform?.pointee.apply($0) ?? $0 } })
  }

  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    var winding = 0
    for polygon in polygons {
      for (one, other) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (one.y <= point.y) != (other.y <= point.y) {
        let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
        if x > point.x { winding += one.y <= point.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The bounds of each subpath.
  public var boxes: [CGRect] {
    polygons.map { polygon in
      let (xs, ys) = (polygon.map(\.x), polygon.map(\.y))
      let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }
  }
}

public final class CGMutablePath: CGPath {
  public init() { super.init() }

  private var current: CGPoint { polygons.last?.last ?? .zero }

  public func move(to point: CGPoint) { polygons.append([point]) }
  public func addLine(to point: CGPoint) { polygons[polygons.count - 1].append(point) }
  public func closeSubpath() {}

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = current
    addCurve(
      to: end, control1: start + (control - start) * (2 / 3), control2: end + (control - end) * (2 / 3))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let start = current
    for step in 1...16 {
      let (t, u) = (CGFloat(step) / 16, 1 - CGFloat(step) / 16)
      addLine(to: start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t))
    }
  }

  /// An arc between the two tangents, with a line to its start.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    func unit(_ vector: CGPoint) -> CGPoint { vector * (1 / max(hypot(vector.x, vector.y), 1e-9)) }
    let (back, forward) = (unit(current - corner), unit(end - corner))
    let angle = acos(max(-1, min(1, back.x * forward.x + back.y * forward.y)))
    let distance = radius / tan(angle / 2)
    let (start, stop) = (corner + back * distance, corner + forward * distance)
    addLine(to: start)
    let kappa: CGFloat = 0.5522847498
    addCurve(to: stop, control1: start + back * (-kappa * radius), control2: stop + forward * (-kappa * radius))
  }

  public func addRect(_ rect: CGRect) {
    polygons.append([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    // CoreGraphics ends the process, too.
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height)
    if cornerWidth == 0 { return addRect(rect) }
    let corners = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      rect.origin,
    ]
    move(to: CGPoint(x: rect.minX + cornerWidth, y: rect.minY))
    for (corner, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      addArc(tangent1End: corner, tangent2End: end, radius: cornerWidth)
    }
  }

  public func addPath(_ path: CGPath) { polygons += path.polygons }
}

private func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
private func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
private func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

/// The least parameter of the cubic Bézier timing curve from (0, 0) to (1, 1) whose x is `x`, as its y.
public func unitCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  func value(_ one: Double, _ two: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<50 {
    let middle = (low + high) / 2
    if value(x1, x2, middle) < x { low = middle } else { high = middle }
  }
  return value(y1, y2, low)
}
