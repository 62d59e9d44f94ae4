import Geometry
import LayerTree
import SeededRandom
import Testing

@Suite struct PresentationTests {
  @Test func `background, content and sublayers lie on each other in that order`() {
    var shape = ShapeContent(path: Path([.move(.zero), .line(Point(x: 5, y: 0)), .line(Point(x: 5, y: 5)), .close]))
    shape.fillColor = .white
    shape.strokeColor = .black
    let layer = box(10, 20, 40, 30) {
      $0.content = .shape(shape)
      $0.sublayers = [box(1, 2, 3, 4)]
    }
    let place = AffineTransform.translation(x: 10, y: 20)
    #expect(
      items(layer) == [
        filled(10, 20, 40, 30), .fill(.path(shape.path.applying(place), .nonzero), .color(.white)),
        .fill(.stroke(shape.path, StrokeStyle(), place), .color(.black)), filled(11, 22, 3, 4),
      ])
  }

  @Test func `sublayers are placed from the origin of the bounds`() {
    let layer = box(10, 20, 40, 30) {
      $0.bounds.origin = Point(x: 100, y: 200)
      $0.sublayers = [box(101, 202, 3, 4)]
    }
    #expect(items(layer) == [filled(10, 20, 40, 30), filled(11, 22, 3, 4)])
  }

  @Test func `a transform is about the anchor point`() {
    var layer = box(10, 20, 40, 30)
    layer.transform = .scale(x: 0.5, y: 0.5)
    #expect(items(layer) == [filled(20, 27.5, 20, 15)])
    layer = Layer(frame: Rect(x: 10, y: 20, width: 40, height: 30), anchorPoint: UnitPoint(x: 1, y: 0))
    layer.backgroundColor = .black
    layer.transform = .scale(x: 0.5, y: 0.5)
    #expect(items(layer) == [filled(30, 20, 20, 15)])
  }

  @Test func `zPosition orders siblings and equal ones stay in order`() {
    let siblings = [(1.0, 2.0), (2, 0), (3, 2), (4, -1), (5, 0)].map { x, z in box(x, 0, 1, 1) { $0.zPosition = z } }
    let shown = presentation(of: siblings, size: Size(width: 9, height: 9), at: 0).items
    #expect(shown == [4, 2, 5, 1, 3].map { filled($0, 0, 1, 1) })
  }

  @Test func `hidden, transparent and empty layers draw nothing`() {
    let nothing: [(inout Layer) -> Void] = [
      { $0.isHidden = true }, { $0.opacity = 0 }, { $0.opacity = -1 }, { $0.backgroundColor = .clear },
      { $0.bounds.size.width = 0 }, { $0.transform = .scale(x: 0, y: 1) }, { $0.position.x = .nan },
      { $0.position.x = 1e300 }, { $0.transform = .scale(x: 1e12, y: 1e12) }, { $0.bounds.size.height = -3 },
      { $0 = box(0, 0, 1e300, 1) }, { $0 = box(0, 0, .infinity, .nan) },
      {
        $0.content = .shape(ShapeContent(path: Path([.line(Point(x: 1e12, y: 0))]))); $0.backgroundColor = nil
      },
    ]
    for (index, change) in nothing.enumerated() { #expect(items(box(1, 1, 5, 5, change)).isEmpty, "\(index)") }
  }

  @Test func `a stroke has a color, a width and a length`() {
    func line(_ change: (inout ShapeContent) -> Void) -> [DisplayItem] {
      var shape = ShapeContent(path: Path([.move(Point(x: 3, y: 2)), .line(Point(x: 40, y: 9))]))
      (shape.fillColor, shape.strokeColor) = (nil, .black)
      change(&shape)
      return items(
        box(0, 0, 0, 0) {
          $0.backgroundColor = nil
          $0.content = .shape(shape)
        })
    }
    #expect(line { _ in }.count == 1)
    #expect(line { ($0.strokeStyle.strokeStart, $0.strokeStyle.strokeEnd) = (0.5, 0.625) }.count == 1)
    #expect(line { ($0.strokeStyle.strokeStart, $0.strokeStyle.strokeEnd) = (0.5, 0.5) }.isEmpty)
    #expect(line { ($0.strokeStyle.strokeStart, $0.strokeStyle.strokeEnd) = (0.625, 0.5) }.isEmpty)
    #expect(line { $0.strokeStyle.lineWidth = 0 }.isEmpty && line { $0.strokeStyle.lineWidth = -1 }.isEmpty)
    #expect(line { $0.strokeColor = nil }.isEmpty && line { $0.strokeColor = .clear }.isEmpty)
    #expect(line { $0.path = Path([]) }.isEmpty)
  }

  // MARK: - Necessary and unnecessary groups

  @Test func `the opacity of one shape goes into its paint, rounded once`() {
    let faint = box(0, 0, 9, 9) { $0.opacity = 0.5 }
    let layer = box(0, 0, 0, 0) {
      $0.opacity = 0.3
      $0.sublayers = [faint]
    }
    #expect(items(layer) == [filled(0, 0, 9, 9, Color(red: 0, green: 0, blue: 0, alpha: 38))])
  }

  @Test func `the opacity of several shapes is one of the group`() {
    let layer = box(0, 0, 9, 9) {
      $0.opacity = 0.5
      $0.sublayers = [box(1, 1, 5, 5), box(2, 2, 5, 5)]
    }
    let inside = [filled(0, 0, 9, 9), filled(1, 1, 5, 5), filled(2, 2, 5, 5)]
    #expect(items(layer) == [.group(DisplayGroup(items: inside, opacity: 0.5))])
    let around = box(0, 0, 0, 0) {
      $0.opacity = 0.5
      $0.sublayers = [layer]
    }
    #expect(items(around) == [.group(DisplayGroup(items: inside, opacity: 0.25))])
    // The items before and after are not part of it.
    #expect(items(box(0, 0, 1, 1), layer, box(0, 0, 1, 1)).count == 3)
  }

  @Test func `the opacity of an overlay and of a gradient go into their colors`() {
    var overlay = Layer()
    overlay.opacity = 0.2
    overlay.content = .overlay(.white, holes: [])
    let faint = Color(red: 255, green: 255, blue: 255, alpha: 51)
    #expect(items(overlay) == [.overlay(faint, holes: [])])
    let gradient = box(0, 0, 10, 10) {
      $0.backgroundColor = nil
      $0.opacity = 0.2
      $0.content = .gradient(
        GradientContent(axis: .angle(0), stops: GradientStops(colors: [.white, .white], locations: [0, 1])))
    }
    guard case .fill(_, .linearGradient(let shown)) = items(gradient).first else { return #expect(Bool(false)) }
    #expect(shown.colors == [faint, faint])
  }

  @Test func `bounds clip the sublayers, and only those that reach beyond`() {
    var layer = box(10, 10, 20, 20) {
      $0.masksToBounds = true
      $0.sublayers = [box(0, 0, 5, 5), box(15, 15, 10, 10), box(30, 0, 5, 5)]
    }
    #expect(items(layer) == [filled(10, 10, 20, 20), filled(10, 10, 5, 5), filled(25, 25, 5, 5)])
    layer.cornerRadius = CornerRadii(4)
    let outline = Shape.roundedRect(
      RoundedRect(Rect(x: 10, y: 10, width: 20, height: 20), radii: CornerRadii(4)))
    let inside = [filled(10, 10, 5, 5), filled(25, 25, 10, 10), filled(40, 10, 5, 5)]
    #expect(
      items(layer) == [.fill(outline, .color(.black)), .group(DisplayGroup(items: inside, clips: [outline]))])
    layer.bounds.size = .zero
    #expect(items(layer).isEmpty)
  }

  @Test func `a layer inside its clip needs no clip`() {
    let triangle = Path([.move(.zero), .line(Point(x: 9, y: 0)), .line(Point(x: 0, y: 9)), .close])
    var layer = box(10, 10, 20, 20) {
      $0.backgroundColor = nil
      $0.masksToBounds = true
      $0.content = .shape(ShapeContent(path: triangle))
    }
    let shown = DisplayItem.fill(
      .path(triangle.applying(.translation(x: 10, y: 10)), .nonzero), .color(.black))
    #expect(items(layer) == [shown])
    layer.bounds.size.width = 8
    layer.anchorPoint = UnitPoint(x: 0, y: 0)
    layer.position = Point(x: 10, y: 10)
    #expect(items(layer) != [shown])
    // A gradient has the corners of its bounds already.
    layer.cornerRadius = CornerRadii(4)
    layer.content = .gradient(
      GradientContent(axis: .angle(0), stops: GradientStops(colors: [.white], locations: [0])))
    guard case .fill = items(layer).first else { return #expect(Bool(false)) }
  }

  @Test func `clips, opacity and mask of one picture are one group`() {
    let outline = Shape.roundedRect(RoundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radii: CornerRadii(4)))
    let layer = box(0, 0, 20, 20) {
      $0.backgroundColor = nil
      $0.masksToBounds = true
      $0.cornerRadius = CornerRadii(4)
      $0.opacity = 0.5
      $0.mask = box(2, 2, 6, 6)
      $0.sublayers = [box(0, 0, 9, 9), box(5, 5, 9, 9)]
    }
    let group = DisplayGroup(
      items: [filled(0, 0, 9, 9), filled(5, 5, 9, 9)], opacity: 0.5, clips: [outline], mask: [filled(2, 2, 6, 6)])
    #expect(items(layer) == [.group(group)])
  }

  @Test func `a mask moves with its layer and an empty one hides it`() {
    var layer = box(10, 20, 30, 30) { $0.mask = box(1, 2, 3, 4) }
    #expect(
      items(layer) == [.group(DisplayGroup(items: [filled(10, 20, 30, 30)], mask: [filled(11, 22, 3, 4)]))])
    layer.mask?.isHidden = true
    #expect(items(layer).isEmpty)
    // Two masks are two groups.
    layer.mask?.isHidden = false
    let outer = box(0, 0, 0, 0) {
      $0.sublayers = [layer]
      $0.mask = box(0, 0, 5, 5)
    }
    guard case .group(let group) = items(outer).first else { return #expect(Bool(false)) }
    #expect(group.items == items(layer))
    #expect(group.mask == [filled(0, 0, 5, 5)])
  }

  // MARK: - Order of times, depth, number

  @Test func `any time can be shown first`() {
    let layers = movingLayers
    let times = (0..<200).map { Double($0) * 0.037 - 1 }
    let size = Size(width: 100, height: 100)
    let stepped = times.map { presentation(of: layers, size: size, at: $0) }
    #expect(Set(stepped).count > 150)
    var generator = SplitMix64(seed: 7)
    for index in times.indices.shuffled(using: &generator) {
      #expect(presentation(of: layers, size: size, at: times[index]) == stepped[index])
    }
  }

  @Test func `a tree of the greatest depth is compared without a crash`() {
    var layer = box(0, 0, 1, 1)
    for _ in 0..<1_024 {
      let inner = layer
      layer = box(0, 0, 1, 1) {
        $0.backgroundColor = nil
        $0.opacity = 0.999
        $0.animations = [slide(from: 0.5, to: 0.5, endless(1))]
        $0.sublayers = [inner]
      }
    }
    #expect(items(layer).count == 1)
  }

  @Test func `replicators that multiply without end stop somewhere`() {
    var layer = box(0, 0, 1, 1)
    for _ in 0..<8 {
      let inner = layer
      var replicator = ReplicatorContent()
      replicator.instanceCount = 1_000
      layer = box(0, 0, 1, 1) {
        $0.content = .replicator(replicator)
        $0.sublayers = [inner]
      }
    }
    let size = Size(width: 1, height: 1)
    #expect(presentation(of: [layer], size: size, at: 0, maximumLayers: 5_000).items.count == 5_000)
    #expect(layerCount(of: [layer]) == .max)
  }

  @Test func `copies, sublayers and masks count as layers`() {
    var replicator = ReplicatorContent()
    replicator.instanceCount = 7
    let layer = box(0, 0, 1, 1) {
      $0.content = .replicator(replicator)
      $0.sublayers = [box(0, 0, 1, 1), box(0, 0, 1, 1) { $0.mask = box(0, 0, 1, 1) }]
    }
    #expect(layerCount(of: [layer, layer]) == 2 * (1 + 7 * 3))
    let size = Size(width: 1, height: 1)
    #expect(presentation(of: [layer, layer], size: size, at: 0, maximumLayers: 44).items.count == 30)
    #expect(presentation(of: [layer, layer], size: size, at: 0, maximumLayers: 22).items.count == 15)
  }

  /// Layers with all types of animations.
  private var movingLayers: [Layer] {
    var replicator = ReplicatorContent()
    replicator.instanceCount = 5
    replicator.instanceDelay = 0.1
    replicator.instanceTransform = .rotation(0.4)
    replicator.instanceAlphaOffset = -0.15
    let marker = slider(slide(from: 0, to: 20, endless(0.7)), slide(to: 50, seconds(1) { $0.beginTime = 1.3 }))
    let turning = box(20, 20, 30, 30) { layer in
      layer.cornerRadius = CornerRadii(3)
      layer.masksToBounds = true
      layer.sublayers = [box(5, 5, 60, 60) { $0.opacity = 0.5 }]
      layer.animations = [
        Animation(.basic(BasicAnimation(.rotation, from: .number(0), to: .number(6))), timing: endless(3))
      ]
    }
    return [
      box(0, 0, 100, 100) {
        $0.content = .replicator(replicator)
        $0.sublayers = [marker]
      }, turning,
    ]
  }
}
