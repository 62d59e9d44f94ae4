// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of Core Animation as generated views use, by Apple's documentation; animations are evaluated on request.
@_exported import CoreGraphics

/// The time of the clock, which the judge sets.
nonisolated(unsafe) public var currentMediaTime: CFTimeInterval = 1_000
public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { currentMediaTime }

open class CALayer {
  public init() {}
  open var frame = CGRect.zero
  open var mask: CALayer?
  public private(set) var sublayers: [CALayer]?
  private weak var superlayer: CALayer?
  open var backgroundColor: CGColor?
  private var animations: [String: CABasicAnimation] = [:]

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  public func removeFromSuperlayer() { superlayer?.sublayers?.removeAll { $0 === self } }

  /// A begin time of 0 becomes the current time.
  public func add(_ animation: CABasicAnimation, forKey key: String?) {
    if animation.beginTime == 0 { animation.beginTime = CACurrentMediaTime() }
    animations[key ?? ""] = animation
  }
  public func removeAnimation(forKey key: String) { animations[key] = nil }
  public func removeAllAnimations() { animations = [:] }
  public func animation(forKey key: String) -> CABasicAnimation? { animations[key] }
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String
  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

public final class CABasicAnimation {
  public let keyPath: String?
  public init(keyPath: String?) { self.keyPath = keyPath }
  public var fromValue: Any?
  public var toValue: Any?
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var timingFunction: CAMediaTimingFunction?
  public var isRemovedOnCompletion = true

  /// The progress at a time, after the timing function; nil if the animation does not run.
  public func progress(at time: CFTimeInterval) -> Double? {
    guard time >= beginTime, duration > 0 else { return nil }
    let runs = (time - beginTime) / duration
    if runs >= Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1) { return nil }
    var phase = runs.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    if phase > 1 { phase = 2 - phase }
    return timingFunction?.value(at: phase) ?? phase
  }
}

public struct CAMediaTimingFunctionName: Sendable {
  fileprivate let points: [Double]
  public static let linear = Self(points: [0, 0, 1, 1])
  public static let easeIn = Self(points: [0.42, 0, 1, 1])
  public static let easeOut = Self(points: [0, 0, 0.58, 1])
  public static let easeInEaseOut = Self(points: [0.42, 0, 0.58, 1])
  public static let `default` = Self(points: [0.25, 0.1, 0.25, 1])
}

public final class CAMediaTimingFunction {
  private let points: [Double]
  public init(name: CAMediaTimingFunctionName) { points = name.points }
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    points = [x1, y1, x2, y2].map(Double.init)
  }
  func value(at x: Double) -> Double { unitCurve(points[0], points[1], points[2], points[3], at: x) }
}

public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
}
