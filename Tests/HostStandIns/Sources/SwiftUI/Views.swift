// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of SwiftUI as generated views and the pages use, by Apple's documentation. A view draws itself into a list of
// fills at a proposed size.
@_exported import CoreGraphics

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

/// A view that the stand-in draws itself.
@MainActor protocol Drawn {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func draw(in frame: CGRect)
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("a drawn view has no body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<A: View>(_ a: A) -> A { a }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<A: View>(_ a: A) -> A { a }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Group<Never> { Group(all: [a, b]) }
  public static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> Group<Never> {
    Group(all: [a, b, c])
  }
  public static func buildBlock<A: View, B: View, C: View, D: View>(_ a: A, _ b: B, _ c: C, _ d: D) -> Group<Never> {
    Group(all: [a, b, c, d])
  }
  public static func buildOptional<A: View>(_ a: A?) -> A? { a }
  public static func buildEither<A: View>(first: A) -> Group<Never> { Group(all: [first]) }
  public static func buildEither<A: View>(second: A) -> Group<Never> { Group(all: [second]) }
  public static func buildLimitedAvailability<A: View>(_ a: A) -> A { a }
}

@MainActor func parts(of view: any View) -> any Drawn {
  func body<V: View>(_ view: V) -> any Drawn { parts(of: view.body) }
  return view as? any Drawn ?? body(view)
}

/// The fills of a view that is proposed a size, and its own size.
@MainActor public func drawing<V: View>(
  of view: V, width: CGFloat, height: CGFloat? = nil, in environment: EnvironmentValues
) -> (size: CGSize, fills: [GraphicsContext.Fill]) {
  EnvironmentValues.current = environment
  GraphicsContext.fills = []
  let proposal = ProposedViewSize(width: width, height: height)
  let drawn = parts(of: view)
  let size = drawn.size(proposal)
  drawn.draw(in: CGRect(origin: .zero, size: size))
  return (size, GraphicsContext.fills)
}

public struct EmptyView: View, Drawn {
  public nonisolated init() {}
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func draw(in frame: CGRect) {}
}

extension Optional: View, Drawn where Wrapped: View {
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { map { parts(of: $0).size(proposal) } ?? .zero }
  func draw(in frame: CGRect) { _ = map { parts(of: $0).draw(in: frame) } }
}

public struct Group<Content>: View, Drawn {
  fileprivate nonisolated(unsafe) let all: [any View]
  fileprivate nonisolated init(all: [any View]) { self.all = all }
  public init(@ViewBuilder content: () -> Content) where Content: View { all = [content()] }
  public var body: Never { fatalError() }
  var parts: [any Drawn] {
    all.flatMap { view -> [any Drawn] in
      if let group = view as? Group<Never> { return group.parts }
      return [SwiftUI.parts(of: view)]
    }
  }
  func size(_ proposal: ProposedViewSize) -> CGSize {
    parts.map { $0.size(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  func draw(in frame: CGRect) { parts.forEach { $0.draw(in: frame) } }
}

public typealias ZStack<Content: View> = Group<Content>

/// Children below each other, each as wide as proposed.
public struct VStack<Content: View>: View, Drawn {
  private let content: Group<Never>
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    let view = content()
    self.content = view as? Group<Never> ?? Group(all: [view])
  }
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = content.parts.map { $0.size(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }
  func draw(in frame: CGRect) {
    var y = frame.minY
    for part in content.parts {
      let size = part.size(ProposedViewSize(width: frame.width, height: nil))
      part.draw(in: CGRect(x: frame.minX, y: y, width: size.width, height: size.height))
      y += size.height
    }
  }
}

public typealias LazyVStack<Content: View> = VStack<Content>
public typealias ScrollView<Content: View> = VStack<Content>
public typealias List<Content: View> = VStack<Content>

public struct ForEach: View, Drawn {
  private let group: Group<Never>
  public init<V: View>(_ range: Range<Int>, @ViewBuilder content: (Int) -> V) { group = Group(all: range.map(content)) }
  public init<Item: Identifiable, V: View>(_ items: [Item], @ViewBuilder content: (Item) -> V) {
    group = Group(all: items.map(content))
  }
  public var body: Never { fatalError() }
  private var stack: VStack<Group<Never>> { VStack { group } }
  func size(_ proposal: ProposedViewSize) -> CGSize { stack.size(proposal) }
  func draw(in frame: CGRect) { stack.draw(in: frame) }
}

public struct Text: View, Drawn {
  public init(_ text: String) {}
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }
  func draw(in frame: CGRect) {}
}

public struct ProgressView: View, Drawn {
  public init() {}
  public var body: Never { fatalError() }
  func size(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }
  func draw(in frame: CGRect) {}
}

// MARK: - Modifiers

/// A view in a changed environment, with an overlay.
public struct Modified: View, Drawn {
  let view: any View
  var change: (inout EnvironmentValues) -> Void = { _ in }
  var overlay: (any View)?
  var isHidden = false
  public var body: Never { fatalError() }
  private func inside<R>(_ body: () -> R) -> R {
    let old = EnvironmentValues.current
    defer { EnvironmentValues.current = old }
    change(&EnvironmentValues.current)
    return body()
  }
  func size(_ proposal: ProposedViewSize) -> CGSize { inside { parts(of: view).size(proposal) } }
  func draw(in frame: CGRect) {
    if isHidden { return }
    inside {
      parts(of: view).draw(in: frame)
      overlay.map { parts(of: $0).draw(in: frame) }
    }
  }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Modified {
    Modified(view: self, change: { $0[keyPath: keyPath] = value })
  }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Modified {
    Modified(view: self, change: { $0.colorScheme = scheme ?? $0.colorScheme })
  }
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> Modified { Modified(view: self, overlay: content()) }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified { Modified(view: self) }
  public func opacity(_ opacity: Double) -> Modified { Modified(view: self) }
  public func hidden() -> Modified { Modified(view: self, isHidden: true) }
  public func allowsHitTesting(_ enabled: Bool) -> Modified { Modified(view: self) }
  public func accessibilityElement() -> Modified { Modified(view: self) }
  public func accessibilityLabel(_ label: String) -> Modified { Modified(view: self) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Modified { Modified(view: self) }
  public func onAppear(perform action: (() -> Void)? = nil) -> Modified {
    action?()
    return Modified(view: self)
  }
  public func task<T: Equatable>(id value: T, _ action: @escaping @Sendable @MainActor () async -> Void) -> Modified {
    Modified(view: self)
  }
  public func transition(_ transition: AnyTransition) -> Modified { Modified(view: self) }
  public func zIndex(_ value: Double) -> Modified { Modified(view: self) }
}

public struct AnyTransition: Sendable { public static let identity = AnyTransition() }
public struct Animation: Sendable { public static func linear(duration: Double) -> Animation { Animation() } }
public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
public struct AccessibilityTraits: Sendable { public static let updatesFrequently = AccessibilityTraits() }

// MARK: - Environment and state

public enum ColorScheme: Sendable { case light, dark }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues: Sendable {
  nonisolated(unsafe) static var current = EnvironmentValues()
  public init() {}
  public var accessibilityReduceMotion = false
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

@propertyWrapper public struct State<Value> {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
}
public protocol Scene {}
