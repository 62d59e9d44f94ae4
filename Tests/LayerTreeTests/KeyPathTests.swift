import Geometry
import LayerTree
import Testing

/// Every animated property, compared with a layer that has the intermediate value from the beginning.
@Suite struct KeyPathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var keyPath: LayerKeyPath
    var from: AnimatableValue
    var to: AnimatableValue
    /// Sets the value at a share of the way, by plain arithmetic.
    var setValue: @Sendable (inout Layer, Double) -> Void

    var testDescription: String { keyPath.rawValue }
  }

  static func number(
    _ keyPath: LayerKeyPath, _ from: Double, _ to: Double, _ set: @escaping @Sendable (inout Layer, Double) -> Void
  ) -> Case {
    Case(keyPath: keyPath, from: .number(from), to: .number(to)) { set(&$0, from + (to - from) * $1) }
  }

  static func color(_ keyPath: LayerKeyPath, _ set: @escaping @Sendable (inout Layer, Color) -> Void) -> Case {
    let from = Color(red: 10, green: 200, blue: 30, alpha: 255)
    let to = Color(red: 210, green: 0, blue: 130, alpha: 55)
    return Case(keyPath: keyPath, from: .color(from), to: .color(to)) { layer, share in
      let channels = [(10.0, 200.0), (200, -200), (30, 100), (255, -200)].map { UInt8(($0 + $1 * share).rounded()) }
      set(&layer, Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3]))
    }
  }

  static let cases: [Case] = [
    number(.opacity, 0.2, 0.9) { $0.opacity = $1 },
    Case(keyPath: .isHidden, from: .flag(true), to: .flag(false)) { $0.isHidden = $1 < 0.5 },
    Case(keyPath: .position, from: .point(Point(x: 1, y: 2)), to: .point(Point(x: 9, y: -6))) {
      $0.position = Point(x: 1 + 8 * $1, y: 2 - 8 * $1)
    },
    number(.positionX, 4, 40) { $0.position.x = $1 },
    number(.positionY, -4, 60) { $0.position.y = $1 },
    Case(
      keyPath: .boundsSize, from: .size(Size(width: 10, height: 20)), to: .size(Size(width: 30, height: 80))
    ) { $0.bounds.size = Size(width: 10 + 20 * $1, height: 20 + 60 * $1) },
    Case(
      keyPath: .bounds, from: .rect(Rect(x: 0, y: 4, width: 10, height: 20)),
      to: .rect(Rect(x: 8, y: 0, width: 30, height: 80))
    ) { $0.bounds = Rect(x: 8 * $1, y: 4 - 4 * $1, width: 10 + 20 * $1, height: 20 + 60 * $1) },
    Case(
      keyPath: .frame, from: .rect(Rect(x: 0, y: 4, width: 10, height: 20)),
      to: .rect(Rect(x: 8, y: 0, width: 30, height: 80))
    ) {
      $0.bounds.size = Size(width: 10 + 20 * $1, height: 20 + 60 * $1)
      $0.position = Point(x: 8 * $1 + 5 + 10 * $1, y: 4 - 4 * $1 + 10 + 30 * $1)
    },
    Case(
      keyPath: .transform, from: .transform(.rotation(0.5)),
      to: .transform(AffineTransform.scale(x: 3, y: 5).concatenating(.rotation(-1)))
    ) {
      $0.transform = AffineTransform.scale(x: 1 + 2 * $1, y: 1 + 4 * $1).concatenating(.rotation(0.5 - 1.5 * $1))
    },
    number(.scale, 0.5, 2) { $0.transform = .scale(x: $1, y: $1) },
    number(.scaleX, 0.5, 2) { $0.transform = .scale(x: $1, y: 1) },
    number(.scaleY, 0.5, 2) { $0.transform = .scale(x: 1, y: $1) },
    number(.rotationX, -1, 1.2) { $0.depth.rotationX = $1 },
    number(.rotationY, 0.3, 1.2) { $0.depth.rotationY = $1 },
    number(.rotation, -1, 6) { $0.transform = .rotation($1) },
    Case(keyPath: .translation, from: .point(Point(x: 0, y: 5)), to: .point(Point(x: 40, y: 25))) {
      $0.transform = .translation(x: 40 * $1, y: 5 + 20 * $1)
    },
    number(.translationX, 3, -9) { $0.transform = .translation(x: $1, y: 0) },
    number(.translationY, 3, -9) { $0.transform = .translation(x: 0, y: $1) },
    number(.translationZ, 3, -9) { $0.depth.translationZ = $1 },
    number(.zPosition, 3, -9) { $0.zPosition = $1 },
    color(.backgroundColor) { $0.backgroundColor = $1 },
    Case(
      keyPath: .cornerRadius, from: .cornerRadii(CornerRadii(1)),
      to: .cornerRadii(CornerRadii(topLeft: 5, topRight: 9, bottomRight: 1, bottomLeft: 3))
    ) {
      $0.cornerRadius = CornerRadii(topLeft: 1 + 4 * $1, topRight: 1 + 8 * $1, bottomRight: 1, bottomLeft: 1 + 2 * $1)
    },
    color(.shadowColor) { $0.shadow.color = $1 },
    number(.shadowOpacity, 0.2, 0.9) { $0.shadow.opacity = $1 },
    number(.shadowRadius, 1, 9) { $0.shadow.radius = $1 },
    Case(keyPath: .shadowOffset, from: .point(Point(x: 1, y: 2)), to: .point(Point(x: 9, y: -6))) {
      $0.shadow.offset = Point(x: 1 + 8 * $1, y: 2 - 8 * $1)
    },
    Case(keyPath: .locations, from: .numbers([0, 0.5]), to: .numbers([-1, 1.5])) { layer, share in
      layer.editGradient { $0.stops.locations = [-share, 0.5 + share] }
    },
    Case(keyPath: .colors, from: .colors([.black, .white]), to: .colors([.white, Color(gray: 55)])) { layer, share in
      let first = UInt8((255 * share).rounded())
      let second = UInt8((255 - 200 * share).rounded())
      layer.editGradient { $0.stops.colors = [Color(gray: first), Color(gray: second)] }
    },
    Case(
      keyPath: .startPoint, from: .unitPoint(UnitPoint(x: 0, y: 0)), to: .unitPoint(UnitPoint(x: 1, y: 0.5))
    ) { layer, share in
      layer.editGradient { $0.axis = .points(UnitPoint(x: share, y: 0.5 * share), UnitPoint(x: 1, y: 0)) }
    },
    Case(keyPath: .endPoint, from: .unitPoint(UnitPoint(x: 2, y: 0)), to: .unitPoint(UnitPoint(x: 1, y: 1))) {
      layer, share in
      layer.editGradient { $0.axis = .points(UnitPoint(x: 0, y: 0), UnitPoint(x: 2 - share, y: share)) }
    },
    number(.strokeStart, 0, 0.8) { layer, value in layer.editShape { $0.strokeStyle.strokeStart = value } },
    number(.strokeEnd, 0.9, 0.1) { layer, value in layer.editShape { $0.strokeStyle.strokeEnd = value } },
    number(.lineWidth, 1, 9) { layer, value in layer.editShape { $0.strokeStyle.lineWidth = value } },
    color(.fillColor) { layer, color in layer.editShape { $0.fillColor = color } },
    color(.strokeColor) { layer, color in layer.editShape { $0.strokeColor = color } },
  ]

  @Test func `every key path is here, by Core Animation's name`() {
    #expect(Self.cases.map(\.keyPath) == LayerKeyPath.allCases.sorted { Self.index(of: $0) < Self.index(of: $1) })
    #expect(LayerKeyPath(rawValue: "transform.rotation.z") == .rotation)
    #expect(LayerKeyPath(rawValue: "hidden") == .isHidden)
    for item in Self.cases {
      #expect(item.from.kind == item.keyPath.kind)
      #expect(item.to.kind == item.keyPath.kind)
    }
  }

  @Test(arguments: cases)
  func `an animated value looks like a plain one`(_ item: Case) {
    for share in [0, 0.125, 0.25, 0.5, 0.875] {
      let basic = BasicAnimation(item.keyPath, from: item.from, to: item.to)
      var animated = Self.layer(for: item.keyPath)
      animated.animations = [Animation(.basic(basic), timing: seconds(8))]
      var plain = Self.layer(for: item.keyPath)
      item.setValue(&plain, share)
      let shown = items(animated, at: share * 8)
      #expect(areClose(shown, items(plain)), "\(share): \(shown)")
      #expect(areClose(items(animated, at: 8), items(Self.layer(for: item.keyPath))), "after its end")
    }
  }

  @Test(arguments: cases)
  func `an animation without a start begins at the value of the layer`(_ item: Case) {
    for share in [0, 0.25, 0.5, 0.875] {
      var animated = Self.layer(for: item.keyPath)
      item.setValue(&animated, 0)
      var plain = animated
      animated.animations = [Animation(.basic(BasicAnimation(item.keyPath, to: item.to)), timing: seconds(8))]
      item.setValue(&plain, share)
      #expect(areClose(items(animated, at: share * 8), items(plain)), "\(share)")
    }
  }

  /// The scale of a layer is the mean of its scales along both axes: 1 and 3.
  @Test func `an animation of the scale begins at the mean of both axes`() {
    var animated = box(10, 20, 40, 30)
    animated.transform = .scale(x: 1, y: 3)
    animated.animations = [Animation(.basic(BasicAnimation(.scale, to: .number(7))), timing: seconds(8))]
    var plain = box(10, 20, 40, 30)
    plain.transform = .scale(x: 3, y: 3)
    #expect(areClose(items(animated, at: 1.6), items(plain)))
  }

  @Test(arguments: cases)
  func `keyframes of every kind are steps, stretches and ways of one speed`(_ item: Case) {
    for mode in KeyframeAnimation.CalculationMode.allCases {
      let keyframes = KeyframeAnimation(item.keyPath, values: [item.from, item.to], calculationMode: mode)
      var animated = Self.layer(for: item.keyPath)
      animated.animations = [Animation(.keyframe(keyframes), timing: seconds(8))]
      for share in [0, 0.25, 0.75] {
        var plain = Self.layer(for: item.keyPath)
        item.setValue(&plain, mode == .discrete ? share.rounded() : share)
        #expect(areClose(items(animated, at: share * 8), items(plain)), "\(mode) \(share)")
      }
    }
  }

  private static func index(of keyPath: LayerKeyPath) -> Int {
    cases.firstIndex { $0.keyPath == keyPath } ?? -1
  }

  /// A layer with the property of a key path.
  private static func layer(for keyPath: LayerKeyPath) -> Layer {
    switch keyPath {
    case .locations, .colors, .startPoint, .endPoint:
      return box(10, 20, 40, 30) { layer in
        layer.content = .gradient(
          GradientContent(
            axis: .points(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 0)),
            stops: GradientStops(colors: [.black, .white], locations: [0, 1])))
      }
    case .strokeStart, .strokeEnd, .lineWidth, .fillColor, .strokeColor:
      return box(0, 0, 0, 0) { layer in
        var shape = ShapeContent(path: Path([.move(.zero), .line(Point(x: 30, y: 0)), .line(Point(x: 30, y: 30))]))
        shape.strokeColor = .black
        layer.content = .shape(shape)
      }
    default: return box(10, 20, 40, 30)
    }
  }
}

extension Layer {
  fileprivate mutating func editGradient(_ change: (inout GradientContent) -> Void) {
    guard case .gradient(var gradient) = content else { return }
    change(&gradient)
    content = .gradient(gradient)
  }

  fileprivate mutating func editShape(_ change: (inout ShapeContent) -> Void) {
    guard case .shape(var shape) = content else { return }
    change(&shape)
    content = .shape(shape)
  }
}
