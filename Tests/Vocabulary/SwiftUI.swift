// As much of SwiftUI's interface as the files of `--format swiftui` use: to check their types where there is no SwiftUI.

@_exported import Foundation

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<A: View>(_ a: A) -> A { a }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<(A, B)> { TupleView() }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { Either() }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { Either() }
}

public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { fatalError("only its type matters") } }

public struct TupleView<T>: Primitive {}
public struct Either<A, B>: Primitive {}
public struct Modified: Primitive {}
public struct ProgressView: Primitive { public init() {} }
public struct Group<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }
public struct ZStack<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }

extension View {
  public func clipShape<S: Shape>(_ shape: S) -> Modified { Modified() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> Modified { Modified() }
  public func background<S: ShapeStyle>(_ style: S) -> Modified { Modified() }
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> Modified { Modified() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified { Modified() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified { Modified() }
  public func opacity(_ opacity: Double) -> Modified { Modified() }
  public func accessibilityElement() -> Modified { Modified() }
  public func accessibilityLabel(_ label: String) -> Modified { Modified() }
}

// MARK: - Time and surroundings

public struct EnvironmentValues { public var accessibilityReduceMotion: Bool { false } }

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { EnvironmentValues()[keyPath: \.self] as! Value }
}

public struct AnimationTimelineSchedule {}
extension AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
public struct TimelineViewDefaultContext { public let date: Date }
public struct TimelineView<Content: View>: Primitive {
  public init(
    _ schedule: AnimationTimelineSchedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}

public struct UnitCurve: Sendable {
  public static let (easeIn, easeOut, easeInOut) = (UnitCurve(), UnitCurve(), UnitCurve())
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
  public func value(at progress: Double) -> Double { progress }
}

// MARK: - Paint

public protocol ShapeStyle {}

public struct Color: Primitive, ShapeStyle {
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
}

public struct UnitPoint { public init(x: CGFloat, y: CGFloat) {} }
public struct Gradient {
  public struct Stop { public init(color: Color, location: CGFloat) {} }
}
public struct LinearGradient: Primitive, ShapeStyle {
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

// MARK: - Shapes

public protocol Shape: View { func path(in rect: CGRect) -> Path }
extension Shape { public var body: Modified { Modified() } }

public enum RoundedCornerStyle { case circular, continuous }

public struct UnevenRoundedRectangle: Shape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct Path: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { self }
  public mutating func addPath(_ path: Path) {}
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func closeSubpath() {}
}
