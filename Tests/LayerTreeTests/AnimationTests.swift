import Geometry
import LayerTree
import Testing

@Suite struct AnimationTests {
  /// The ends of a basic animation over a value of 20, and its value after a quarter of the way.
  static let ends: [(from: Double?, to: Double?, by: Double?, shown: Double)] = [
    (100, 200, nil, 125), (100, nil, 40, 110), (nil, 200, 40, 170), (100, nil, nil, 80), (nil, 200, nil, 65),
    (nil, nil, 40, 30), (nil, nil, nil, 20), (100, 200, 999, 125),
  ]

  @Test(arguments: ends)
  func `missing end values follow from the given ones`(from: Double?, to: Double?, by: Double?, shown: Double) throws {
    var layer = slider(slide(from: from, to: to, by: by, seconds(4)))
    layer.position.x = 20
    #expect(try left(of: layer, at: 1) == shown)
    #expect(try left(of: layer, at: 4) == 20)
  }

  @Test func `a later animation hides an earlier one while it has effect`() throws {
    let layer = slider(
      slide(from: 0, to: 100, seconds(10)), slide(from: 500, to: 600, seconds(2) { $0.beginTime = 3 }))
    #expect(try [2.5, 3, 4, 5].map { try left(of: layer, at: $0) } == [25, 500, 550, 50])
  }

  @Test func `an animation without from starts at the presented value`() throws {
    // Every animation begins in the middle of the previous one.
    let layer = slider(
      slide(from: 0, to: 100, seconds(4) { $0.fillMode = .forwards }),
      slide(
        to: 0,
        seconds(4) {
          $0.beginTime = 2
          $0.fillMode = .forwards
        }),
      slide(
        by: 50,
        seconds(1) {
          $0.beginTime = 4
          $0.fillMode = .forwards
        }))
    #expect(try [0, 1, 2, 3, 4, 4.5, 5, 9].map { try left(of: layer, at: $0) } == [0, 25, 50, 37.5, 25, 50, 75, 75])
  }

  @Test func `a repeated animation without from keeps the value of its first run`() throws {
    let layer = slider(slide(from: 0, to: 80, endless(8)), slide(to: 100, endless(2)))
    #expect(try left(of: layer, at: 5) == 50)
    let later = slider(
      slide(from: 0, to: 80, endless(8)),
      slide(
        to: 100,
        seconds(2) {
          $0.beginTime = 3
          $0.repeatCount = .infinity
        }))
    #expect(try left(of: later, at: 8) == 65)
  }

  @Test func `a time offset moves the beginning`() throws {
    let late = seconds(4) {
      $0.beginTime = 3
      $0.timeOffset = 2
      $0.speed = 2
    }
    // It has an effect from 2 s on.
    let layer = slider(slide(from: 0, to: 100, seconds(10)), slide(to: 100, late))
    #expect(try left(of: layer, at: 1.9) == 19)
    #expect(try left(of: layer, at: 2) == 20)
    #expect(try left(of: layer, at: 3) == 60)
  }

  @Test func `members of a group begin in its first run`() throws {
    let member = slide(to: 100, seconds(1) { $0.beginTime = 1 })
    let group = Animation(
      .group([member]),
      timing: seconds(4) {
        $0.beginTime = 1
        $0.speed = 2
      })
    let layer = slider(slide(from: 0, to: 10, seconds(10)), group)
    // The member runs from 1.5 s to 2 s of the layer.
    #expect(abs((try left(of: layer, at: 1.75) ?? 0) - (1.5 + 100) / 2) < 1e-9)
  }

  @Test func `additive animations add up over what is below`() throws {
    var layer = slider(
      slide(from: 0, to: 100, seconds(10)), slide(from: 1, to: 3, seconds(2), isAdditive: true),
      slide(from: 1_000, to: 1_000, seconds(1), isAdditive: true))
    #expect(try [0.5, 1, 2].map { try left(of: layer, at: $0) } == [1_006.5, 12, 20])
    layer.animations.removeFirst()
    #expect(try left(of: layer, at: 0) == 1)
  }

  @Test func `an additive transform comes before the one below`() {
    var layer = box(0, 0, 10, 10) { $0.anchorPoint = UnitPoint(x: 0, y: 0) }
    layer.position = .zero
    layer.transform = .scale(x: 2, y: 2)
    let move = AnimatableValue.transform(.translation(x: 5, y: 0))
    layer.animations = [
      Animation(.basic(BasicAnimation(.transform, from: move, to: move, isAdditive: true)), timing: seconds(1))
    ]
    #expect(items(layer) == [filled(10, 0, 20, 20)])
  }

  @Test func `parts of a transform survive a scale of zero`() throws {
    var layer = box(0, 0, 10, 10)
    let quarter = BasicAnimation(.rotation, from: .number(.pi / 2), to: .number(.pi / 2))
    let shrink = BasicAnimation(.scale, from: .number(0), to: .number(0))
    let stretch = BasicAnimation(.scaleX, from: .number(2), to: .number(2))
    let flatten = BasicAnimation(.scaleY, from: .number(0.5), to: .number(0.5))
    layer.animations = [quarter, shrink, stretch, flatten].map { Animation(.basic($0), timing: seconds(1)) }
    guard case .fill(.roundedRect(let rounded), _) = try #require(items(layer).first) else {
      throw TestFailure("a quarter turn keeps rectangles")
    }
    #expect(abs(rounded.rect.width - 5) < 1e-9)
    #expect(abs(rounded.rect.height - 20) < 1e-9)
  }

  @Test func `a rotation as a number goes as far as it says`() throws {
    var layer = box(0, 0, 10, 20)
    layer.animations = [
      Animation(.basic(BasicAnimation(.rotation, from: .number(0), to: .number(6 * .pi))), timing: seconds(12))
    ]
    // After a twelfth it is a quarter turn, although the whole way ends where it began.
    guard case .fill(.roundedRect(let rounded), _) = try #require(items(layer, at: 1).first) else {
      throw TestFailure("a quarter turn keeps rectangles")
    }
    #expect(abs(rounded.rect.width - 20) < 1e-9)
  }

  @Test func `values of a wrong type and unknown properties are ignored`() {
    let layer = box(0, 0, 10, 10)
    for keyPath in LayerKeyPath.allCases {
      var changed = layer
      let wrong: AnimatableValue = keyPath.kind == .numbers ? .flag(true) : .numbers([1, 2, 3])
      changed.animations = [Animation(.basic(BasicAnimation(keyPath, from: wrong, to: wrong)))]
      #expect(items(changed) == items(layer), "\(keyPath)")
    }
    var lacking = layer
    lacking.animations = [Animation(.basic(BasicAnimation(.lineWidth, from: .number(1), to: .number(2))))]
    #expect(items(lacking) == items(layer))
  }

  @Test func `an animation that begins when its layer ends is removed`() {
    let move = BasicAnimation(.opacity, from: .number(0), to: .number(1))
    var late = Animation(.basic(move), timing: seconds(1))
    late.timing.beginTime = 2
    #expect(late.removed(at: 2) == nil)
    #expect(late.removed(at: 2.5) != nil)
  }

  @Test func `lists of different lengths change over in the middle`() {
    let short = AnimatableValue.numbers([1])
    let long = AnimatableValue.numbers([2, 3])
    #expect(short.interpolated(to: long, 0.4) == short)
    #expect(short.interpolated(to: long, 0.5) == long)
  }
}
