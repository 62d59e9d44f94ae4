import Geometry
import SeededRandom
import Testing

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// Changes of a view between hidden and visible.
@Suite struct TransitionTests {
  private let size = Size(width: 40, height: 20)

  private func layer(_ transitions: [LayerTransition]) -> Layer {
    var layer = Layer(frame: Rect(origin: .zero, size: size))
    layer.animations = LayerTransition.animations(of: transitions, size: size)
    return layer
  }

  /// The reference counts in whole milliseconds.
  @Test func `random transitions follow a count of milliseconds`() {
    var random = SplitMix64(seed: 16)
    for _ in 0..<200 {
      var transitions: [LayerTransition] = []
      var spans: [(begin: Int, end: Int)] = []
      var time = Int.random(in: 1...300, using: &random)
      var appears = Bool.random(using: &random)
      for _ in 0..<4 {
        var transition = LayerTransition()
        transition.kind = LayerTransition.Kind.allCases.randomElement(using: &random) ?? .fade
        transition.side = LayerTransition.Side.allCases.randomElement(using: &random) ?? .fromTop
        let duration = 10 * Int.random(in: 1...40, using: &random)
        (transition.isAppearing, transition.beginTime) = (appears, Double(time) / 1000)
        transition.duration = Double(duration) / 1000
        transitions.append(transition)
        spans.append((time, time + duration))
        time += duration + Int.random(in: 10...300, using: &random)
        appears.toggle()
      }
      let layer = layer(transitions.reversed())
      for _ in 0..<20 {
        // Between whole milliseconds, so that rounding decides nothing.
        let now = Double(Int.random(in: -50...time, using: &random)) + 0.5
        let shown = layer.presented(atLocalTime: now / 1000)
        var (isHidden, opacity, offset) = (transitions[0].isAppearing, 1.0, Point.zero)
        for (transition, span) in zip(transitions, spans) where now >= Double(span.begin) {
          isHidden = !transition.isAppearing && now >= Double(span.end)
          let share = (now - Double(span.begin)) / Double(span.end - span.begin)
          (opacity, offset) = share < 1 ? expected(transition, share) : (1, .zero)
        }
        #expect(shown.isHidden == isHidden, "at \(now) ms")
        #expect(isHidden || abs(shown.opacity - opacity) < 1e-9, "at \(now) ms")
        let moved = shown.position - layer.position
        #expect(isHidden || (abs(moved.x - offset.x) < 1e-9 && abs(moved.y - offset.y) < 1e-9), "at \(now) ms")
      }
    }
  }

  private func expected(_ transition: LayerTransition, _ share: Double) -> (opacity: Double, offset: Point) {
    let rest = transition.isAppearing ? share - 1 : share
    let sides: [LayerTransition.Side: Point] = [
      .fromLeft: Point(x: 40, y: 0), .fromRight: Point(x: -40, y: 0), .fromTop: Point(x: 0, y: 20),
      .fromBottom: Point(x: 0, y: -20),
    ]
    switch (transition.kind, transition.isAppearing) {
    case (.fade, _): return (1 - abs(rest), .zero)
    case (.moveIn, false), (.reveal, true): return (1, .zero)
    default: return (1, (sides[transition.side] ?? .zero) * rest)
    }
  }

  @Test func `a transition begins after another one and after an animation`() throws {
    let markup =
      "<screen><view><transition name='in' beginTime='1s' duration='0.5s'/>"
      + "<animation name='grow' keyPath='transform.scale' to='2' beginTime='after:in + 0.2s' duration='1s'/>"
      + "<transition to='hidden' type='push' subtype='fromTop' beginTime='after:grow'/></view></screen>"
    let layer = try readNative(markup).root.children[0].layer
    #expect(layer.transitions.map(\.beginTime) == [1, 2.7] && layer.transitions.map(\.duration) == [0.5, 0.25])
    #expect(layer.transitions.map(\.kind) == [.fade, .push] && layer.transitions[1].side == .fromTop)
    #expect(layer.animations[0].timing.beginTime == 1.7)
  }

  @Test func `mistakes are reported with their places`() {
    func errors(_ element: String) -> [String] { errorsOfNative("<screen><view>\(element)</view></screen>") }
    for attribute in ["type='slide'", "subtype='left'", "to='gone'", "duration='-1s'", "beginTime='after:x'"] {
      #expect(errors("<transition \(attribute)/>").count == 1, "\(attribute)")
    }
    #expect(errors("<transition><view/></transition>") == ["1:27: <view> cannot stand inside <transition>"])
  }

  @Test func `a view with a transition is drawn above the overlay`() throws {
    let root = try readNative("<screen><view background='red'><transition/></view></screen>").root
    #expect(root.children[0].hint == .keep)
  }

  @Test func `the attributes of depth are those of the layer`() throws {
    let layer = try readNative(
      "<screen><view rotationX='90deg' rotationY='1rad' translationZ='-5' perspective='300'/></screen>"
    ).root.children[0].layer
    #expect(layer.depth.rotationX == .pi / 2 && layer.depth.rotationY == 1 && layer.depth.translationZ == -5)
    #expect(layer.perspective == 300)
  }
}
