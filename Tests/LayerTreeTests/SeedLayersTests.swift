import Geometry
import LayerTree
import Testing

/// The indicators of the seeds as layers, with their numbers.
@Suite struct SeedLayersTests {
  // MARK: - C, replicated markers

  /// A marker that fades in 1 s, replicated twelve times around the center of a panel of 160 points.
  private var markers: Layer {
    var marker = Layer(position: Point(x: 80, y: 115))
    marker.bounds.size = Size(width: 8, height: 25)
    marker.cornerRadius = CornerRadii(4)
    marker.backgroundColor = .white
    marker.opacity = 0
    marker.animations = [
      Animation(.basic(BasicAnimation(.opacity, from: .number(1), to: .number(0))), timing: endless(1))
    ]
    var replicator = ReplicatorContent()
    replicator.instanceCount = 12
    replicator.instanceDelay = 1.0 / 12
    replicator.instanceTransform = .rotation(2 * .pi / 12)
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 160, height: 160))
    layer.content = .replicator(replicator)
    layer.sublayers = [marker]
    return layer
  }

  /// The opacity of each marker, identified by its position.
  private func opacities(at time: Double) throws -> [Double] {
    var found = [Double](repeating: 0, count: 12)
    for item in items(markers, at: time) {
      guard case .fill(let shape, .color(let color)) = item else { throw TestFailure("\(item)") }
      let box = shape.box
      let (x, y) = (box.midX - 80, box.midY - 80)
      #expect(abs((x * x + y * y).squareRoot() - 35) < 1e-6)
      // Marker 0 is below the center; the next ones follow clockwise.
      let index = (0..<12).min { a, b in distance(x, y, a) < distance(x, y, b) } ?? 0
      #expect(distance(x, y, index) < 1e-6)
      found[index] = Double(color.alpha) / 255
    }
    return found
  }

  private func distance(_ x: Double, _ y: Double, _ index: Int) -> Double {
    let turn = AffineTransform.rotation(Double(index) * .pi / 6).apply(Point(x: 0, y: 35))
    return max(abs(turn.x - x), abs(turn.y - y))
  }

  @Test(arguments: 0..<24)
  func `twelve markers fade one after the other, the first turn included`(step: Int) throws {
    // Twelve instants of the first turn, then some in the middle of others.
    let time = step < 12 ? Double(step) / 12 : Double(step) / 12 + 0.0375
    let shown = try opacities(at: time)
    for index in 0..<12 {
      let age = time - Double(index) / 12
      let expected = age < -1e-9 ? 0 : 1 - (age + 1e-9).truncatingRemainder(dividingBy: 1)
      #expect(abs(shown[index] - expected) <= 0.5 / 255 + 1e-6, "marker \(index) at \(time)")
    }
    if step < 12 { #expect(shown.count { $0 > 0 } == step + 1) }
  }

  @Test func `before the beginning there is no marker`() throws {
    #expect(items(markers, at: -0.001).isEmpty)
    #expect(try opacities(at: 0) == [1] + [Double](repeating: 0, count: 11))
    #expect(try opacities(at: 0.99).allSatisfy { $0 > 0 })
  }

  // MARK: - B, eight arcs

  private static let levels: [UInt8] = [242, 230, 179, 128, 128, 128, 128, 128]

  private var arcs: [Layer] {
    (1...8).map { arc in
      let start = (3 + Double(arc - 1) * 45) * .pi / 180
      func point(_ angle: Double) -> Point { Point(x: 20 + 10 * cosine(angle), y: 20 + 10 * sine(angle)) }
      let end = start + 39 * .pi / 180
      let arcElements = Path.arc(
        from: point(start), to: point(end), radii: Size(width: 10, height: 10), rotation: 0, isLarge: false,
        sweeps: true)
      var shape = ShapeContent(path: Path([.move(point(start))] + arcElements))
      shape.fillColor = nil
      shape.strokeColor = Color(gray: 128)
      shape.strokeStyle.lineWidth = 6
      var layer = Layer(frame: Rect(x: 0, y: 0, width: 40, height: 40))
      layer.content = .shape(shape)
      let colors = (1...8).map { AnimatableValue.color(Color(gray: Self.levels[abs(arc - $0)])) }
      let keyframes = KeyframeAnimation(.strokeColor, values: colors, calculationMode: .discrete)
      layer.animations = [Animation(.keyframe(keyframes), timing: endless(0.8))]
      return layer
    }
  }

  @Test func `eight arcs take their gray from the distance to the frame, at every step`() {
    let size = Size(width: 40, height: 40)
    for step in 0..<24 {
      for time in [Double(step) / 10, Double(step) / 10 + 0.09] {
        let frame = step % 8 + 1
        let shown = presentation(of: arcs, size: size, at: time).items.map { item -> UInt8 in
          guard case .fill(.stroke(_, let style, .identity), .color(let color)) = item, style.lineWidth == 6 else {
            return 0
          }
          return color.red
        }
        #expect(shown == (1...8).map { Self.levels[abs($0 - frame)] }, "at \(time)")
      }
    }
    #expect(AnimationLoop(of: arcs) == AnimationLoop(start: 0, duration: 0.8))
  }

  // MARK: - D, circles

  @Test func `a circle scales from its middle by the exact ease-out`() throws {
    var circle = Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    circle.cornerRadius = CornerRadii(50)
    circle.backgroundColor = Color(red: 0x1A, green: 0xBC, blue: 0x9C)
    circle.animations = [
      Animation(
        .basic(BasicAnimation(.scale, from: .number(0), to: .number(1))), timing: seconds(0.7), timingFunction: .easeOut
      )
    ]
    #expect(items(circle, at: 0).isEmpty)
    for step in 1...10 {
      let time = Double(step) * 0.7 / 11
      guard case .fill(.roundedRect(let rounded), _) = try #require(items(circle, at: time).first) else {
        throw TestFailure("a scaled circle is a circle")
      }
      let scale = easeOut(time / 0.7)
      #expect(abs(rounded.rect.width / 100 - scale) < 1e-6, "at \(time)")
      #expect(abs(rounded.radii.topLeft / 50 - scale) < 1e-6)
      #expect(abs(rounded.rect.midX - 50) < 1e-9)
      #expect(abs(rounded.rect.midY - 50) < 1e-9)
    }
  }

  /// The curve (0, 0) (0, 0) (0.58, 1) (1, 1) by bisection.
  private func easeOut(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let t = (low + high) / 2
      if 3 * (1 - t) * t * t * 0.58 + t * t * t < x { low = t } else { high = t }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }
}

extension Shape {
  /// The smallest box around all points.
  fileprivate var box: Rect {
    switch self {
    case .roundedRect(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds
    case .stroke(let path, _, let transform): path.applying(transform).controlBounds
    }
  }
}
