import Geometry
import Inference
import LayerTree
import Testing
import ViewTree

@testable import SceneModel

/// The placeholders of controls: the sizes of UIKit and Material Design, and shapes in frames of all sizes.
@Suite struct ControlShapeTests {
  private static let material: [(kind: ControlKind, height: Double, shape: ControlShape)] = [
    // MaterialButton has insets of 6 from a height of 48 dp on, which is 43 points on a screen of 440 dp.
    (.anyButton, 96.1, .box(maximumHeight: .infinity, radius: 8)), (.anyButton, 96, .box(maximumHeight: 56, radius: 8)),
    (.anyButton, 60, .box(maximumHeight: 48, radius: 8)), (.anyButton, 43, .box(maximumHeight: 31, radius: 8)),
    (.anyButton, 42.9, .box(maximumHeight: 56, radius: 8)), (.anyButton, 36, .box(maximumHeight: 56, radius: 8)),
    (.anyButton, 35.9, .title), (.button, 30, .box(maximumHeight: 56, radius: 8)), (.textButton, 90, .title),
    (.plainTextField, 90, .title), (.underlinedTextField, 40, .underlinedTitle(thickness: 1, distance: 7)),
    (.iconButton, 64, .icon), (.iconButton, 64.1, .box(maximumHeight: .infinity, radius: 6)),
    (.chip, 40, .capsule(maximumHeight: 40)), (.badge, 40, .capsule(maximumHeight: 24)),
    (.toggle, 40, .fixed(Size(width: 52, height: 32), radius: 16)), (.checkBox, 40, .mark(side: 20, radius: 4)),
    (.radioButton, 40, .mark(side: 20, radius: 10)), (.textField, 40, .box(maximumHeight: .infinity, radius: 8)),
    (.searchField, 40, .box(maximumHeight: 36, radius: 10)), (.slider, 40, .track(thickness: 4, knob: 20)),
    (.progress, 40, .track(thickness: 4, knob: 0)), (.spinner, 40, .ring(maximumDiameter: 48, thickness: 4)),
    (.pageControl, 40, .dots(count: 3, diameter: 7, pitch: 16)), (.rating, 40, .stars(count: 5)),
    (.stepper, 40, .fixed(Size(width: 94, height: 32), radius: 8)),
    (.segmentedControl, 40, .box(maximumHeight: 32, radius: 8)), (.picker, 40, .rows(pitch: 32)),
  ]

  @Test(arguments: material.indices)
  func `a control of Material has its size`(_ number: Int) {
    let (kind, height, shape) = Self.material[number]
    #expect(ControlShape.of(kind, by: .material, height: height) == shape)
  }

  @Test(
    arguments: [
      (.anyButton, 96.1, .box(maximumHeight: .infinity, radius: 8)),
      (.anyButton, 96, .box(maximumHeight: 56, radius: 8)),
      (.anyButton, 43, .box(maximumHeight: 56, radius: 8)), (.anyButton, 36, .box(maximumHeight: 56, radius: 8)),
      (.anyButton, 35.9, .title), (.toggle, 40, .fixed(Size(width: 51, height: 31), radius: 15.5)),
      (.slider, 40, .track(thickness: 4, knob: 28)), (.spinner, 40, .disc(maximumDiameter: 37)),
    ] as [(ControlKind, Double, ControlShape)])
  func `a control of UIKit has its size`(_ kind: ControlKind, _ height: Double, _ shape: ControlShape) {
    #expect(ControlShape.of(kind, by: .uiKit, height: height) == shape)
  }

  // MARK: - Shapes

  private func drawing(
    _ width: Double, _ height: Double, _ direction: LayoutDirection = .leftToRight, radius: CornerRadius? = nil,
    _ change: (inout ControlDrawing) -> Void = { _ in }
  ) -> ControlDrawing {
    var drawing = ControlDrawing(
      frame: Rect(x: 11, y: 23, width: width, height: height), direction: direction, radius: radius)
    change(&drawing)
    return drawing
  }

  /// The numbers x, y, width, height of each shape, and the corner radius of rounded rectangles.
  private func numbers(_ shapes: [Shape]) -> [[Double]] {
    shapes.map { shape in
      guard case .roundedRect(let rounded) = shape else { return shape.bounds.numbers }
      return rounded.rect.numbers + [(rounded.radii.bottomRight * 10_000).rounded() / 10_000]
    }
  }

  private static let shapes: [(shape: ControlShape, width: Double, height: Double, numbers: [[Double]])] = [
    (.box(maximumHeight: 31, radius: 8), 157, 67, [[11, 41, 157, 31, 8]]),
    (.box(maximumHeight: .infinity, radius: 8), 157, 67, [[11, 23, 157, 67, 8]]),
    (.box(maximumHeight: 9, radius: 8), 157, 67, [[11, 52, 157, 9, 4.5]]),
    (.capsule(maximumHeight: 31), 157, 67, [[11, 41, 157, 31, 15.5]]),
    (.capsule(maximumHeight: 31), 157, 17, [[11, 23, 157, 17, 8.5]]),
    (.disc(maximumDiameter: 37), 157, 67, [[71, 38, 37, 37, 18.5]]),
    (.disc(maximumDiameter: 37), 21, 67, [[11, 46, 21, 21, 10.5]]),
    (.disc(maximumDiameter: 37), 157, 19, [[80, 23, 19, 19, 9.5]]),
    (.icon, 157, 67, [[72.75, 39.75, 33.5, 33.5, 8.375]]), (.icon, 31, 41, [[14.5, 31.5, 24, 24, 6]]),
    (.icon, 17, 41, [[11, 35, 17, 17, 4.25]]), (.icon, 41, 17, [[23, 23, 17, 17, 4.25]]),
    // Without a title: at the edge of a frame that is longer than two touch targets, otherwise in its center.
    (.fixed(Size(width: 51, height: 31), radius: 15), 157, 67, [[117, 41, 51, 31, 15]]),
    (.fixed(Size(width: 51, height: 31), radius: 15), 97, 67, [[57, 41, 51, 31, 15]]),
    (.fixed(Size(width: 51, height: 31), radius: 15), 96, 67, [[33.5, 41, 51, 31, 15]]),
    (.fixed(Size(width: 51, height: 31), radius: 15), 29, 17, [[11, 23, 29, 17, 8.5]]),
    (.mark(side: 20, radius: 4), 157, 67, [[11, 46.5, 20, 20, 4]]),
    (.mark(side: 20, radius: 4), 58, 67, [[30, 46.5, 20, 20, 4]]),
    // A line with a knob, which is vertical in a frame more than twice as high as wide.
    (.track(thickness: 4, knob: 28), 157, 67, [[11, 54.5, 157, 4, 2], [75.5, 42.5, 28, 28, 14]]),
    (.track(thickness: 4, knob: 28), 31, 97, [[24.5, 23, 4, 97, 2], [12.5, 57.5, 28, 28, 14]]),
    (.track(thickness: 4, knob: 28), 31, 62, [[11, 52, 31, 4, 2], [12.5, 40, 28, 28, 14]]),
    (.track(thickness: 4, knob: 28), 157, 17, [[11, 29.5, 157, 4, 2], [81, 23, 17, 17, 8.5]]),
    (.track(thickness: 4, knob: 28), 157, 3, [[11, 23, 157, 3, 1.5]]),
    (.track(thickness: 4, knob: 28), 3, 157, [[11, 23, 3, 157, 1.5]]),
    (.track(thickness: 4, knob: 4), 157, 67, [[11, 54.5, 157, 4, 2]]),
    (.track(thickness: 4, knob: 0), 157, 67, [[11, 54.5, 157, 4, 2]]),
    // As many dots as fit: three need 39 points.
    (
      .dots(count: 3, diameter: 7, pitch: 16), 157, 67,
      [[70, 53, 7, 7, 3.5], [86, 53, 7, 7, 3.5], [102, 53, 7, 7, 3.5]]
    ),
    (
      .dots(count: 3, diameter: 7, pitch: 16), 39, 67,
      [[11, 53, 7, 7, 3.5], [27, 53, 7, 7, 3.5], [43, 53, 7, 7, 3.5]]
    ),
    (.dots(count: 3, diameter: 7, pitch: 16), 38, 67, [[18.5, 53, 7, 7, 3.5], [34.5, 53, 7, 7, 3.5]]),
    (.dots(count: 3, diameter: 7, pitch: 16), 5, 67, [[10, 53, 7, 7, 3.5]]),
    (.dots(count: 2, diameter: 7, pitch: 16), 157, 5, [[79, 23, 5, 5, 2.5], [95, 23, 5, 5, 2.5]]),
    // An odd number of rows up to seven that fits the height.
    (.rows(pitch: 32), 157, 67, [[58.1, 50.5, 62.8, 12, 6]]), (.rows(pitch: 32), 157, 95, [[58.1, 64.5, 62.8, 12, 6]]),
    (
      .rows(pitch: 32), 157, 97,
      [[58.1, 33.5, 62.8, 12, 6], [58.1, 65.5, 62.8, 12, 6], [58.1, 97.5, 62.8, 12, 6]]
    ),
    (.rows(pitch: 32), 157, 9, [[58.1, 23, 62.8, 9, 4.5]]),
    (.title, 157, 67, [[11, 50.55, 157, 11.9, 5.95]]),
    (.underlinedTitle(thickness: 1, distance: 7), 157, 67, [[11, 50.55, 157, 11.9, 5.95], [11, 82, 157, 1, 0]]),
    (.underlinedTitle(thickness: 1, distance: 7), 157, 5, [[11, 23, 157, 5, 2.5], [11, 23, 157, 1, 0]]),
  ]

  @Test(arguments: shapes.indices)
  func `a control is drawn in its frame`(_ number: Int) {
    let (shape, width, height, expected) = Self.shapes[number]
    #expect(numbers(drawing(width, height).shapes(shape)) == expected)
  }

  @Test(
    arguments: [
      (.fixed(Size(width: 51, height: 31), radius: 15), 157, [11, 41, 51, 31, 15]),
      (.fixed(Size(width: 51, height: 31), radius: 15), 96, [33.5, 41, 51, 31, 15]),
      (.mark(side: 20, radius: 4), 157, [148, 46.5, 20, 20, 4]),
      (.mark(side: 20, radius: 4), 58, [30, 46.5, 20, 20, 4]),
    ] as [(ControlShape, Double, [Double])])
  func `from right to left the other edge is the start`(_ shape: ControlShape, _ width: Double, _ expected: [Double]) {
    #expect(numbers(drawing(width, 67, .rightToLeft).shapes(shape)) == [expected])
  }

  /// A control that fills its frame has corners in proportion.
  @Test(
    arguments: [
      (.box(maximumHeight: 31, radius: 8), 157, 67, [[11, 23, 157, 67, 8]]),
      (.capsule(maximumHeight: 31), 157, 67, [[11, 23, 157, 67, 33.5]]),
      (.fixed(Size(width: 50, height: 40), radius: 7), 80, 120, [[11, 23, 80, 120, 11.2]]),
      (.fixed(Size(width: 50, height: 40), radius: 7), 200, 60, [[11, 23, 200, 60, 10.5]]),
      (.mark(side: 20, radius: 4), 157, 65, [[11, 23, 157, 65, 13]]),
      (.mark(side: 20, radius: 4), 65, 157, [[11, 23, 65, 157, 13]]),
      (.track(thickness: 4, knob: 0), 157, 67, [[11, 23, 157, 67, 33.5]]),
      (.track(thickness: 4, knob: 28), 157, 67, [[11, 54.5, 157, 4, 2], [75.5, 42.5, 28, 28, 14]]),
      (.disc(maximumDiameter: 37), 157, 67, [[71, 38, 37, 37, 18.5]]),
    ] as [(ControlShape, Double, Double, [[Double]])])
  func `a control without a touch target fills its frame`(
    _ shape: ControlShape, _ width: Double, _ height: Double, _ expected: [[Double]]
  ) {
    #expect(numbers(drawing(width, height) { $0.fillsFrame = true }.shapes(shape)) == expected)
  }

  @Test(
    arguments: [
      (.box(maximumHeight: 31, radius: 8), false, [11, 41, 157, 31, 3]),
      (.capsule(maximumHeight: 31), false, [11, 41, 157, 31, 3]), (.icon, true, [11, 23, 157, 67, 3]),
      (.icon, false, [72.75, 39.75, 33.5, 33.5, 8.375]),
    ] as [(ControlShape, Bool, [Double])])
  func `the author's radius replaces that of boxes and pictures`(
    _ shape: ControlShape, _ isPicture: Bool, _ expected: [Double]
  ) {
    let drawing = drawing(157, 67, radius: CornerRadius(.points(3))) { $0.isPicture = isPicture }
    #expect(numbers(drawing.shapes(shape)) == [expected])
  }

  @Test func `a picture fills its frame`() {
    #expect(numbers(drawing(157, 67) { $0.isPicture = true }.shapes(.icon)) == [[11, 23, 157, 67, 16.75]])
    #expect(numbers(drawing(31, 67) { $0.isPicture = true }.shapes(.icon)) == [[11, 23, 31, 67, 7.75]])
  }

  /// The value of a slider grows in the direction of writing, and upwards in a slider that is turned.
  @Test(
    arguments: [
      (157, 67, .leftToRight, [43.25, 42.5]), (157, 67, .rightToLeft, [107.75, 42.5]),
      (31, 97, .leftToRight, [12.5, 74.75]),
    ] as [(Double, Double, LayoutDirection, [Double])])
  func `a knob is at the value of the slider`(
    _ width: Double, _ height: Double, _ direction: LayoutDirection, _ place: [Double]
  ) {
    let drawing = drawing(width, height, direction) { $0.sliderValue = 0.25 }
    #expect(numbers(drawing.shapes(.track(thickness: 4, knob: 28))).last == place + [28, 28, 14])
  }

  /// The outer and the inner circle, as x, y and diameter; the line is at least 2 thick.
  @Test(
    arguments: [
      (157, 67, nil, [[65.5, 32.5, 48], [69.5, 36.5, 40]]), (157, 96, 0.5, [[41.5, 23, 96], [49.5, 31, 80]]),
      (96, 157, 0, [[11, 53.5, 96], [19, 61.5, 80]]), (36, 67, nil, [[11, 38.5, 36], [14, 41.5, 30]]),
      (18, 67, nil, [[11, 47.5, 18], [13, 49.5, 14]]), (157, 3, nil, [[88, 23, 3]]),
    ] as [(Double, Double, Double?, [[Double]])])
  func `a ring has a line in proportion`(
    _ width: Double, _ height: Double, _ value: Double?, _ circles: [[Double]]
  ) {
    let outlines = circles.map { circle in
      let rect = Rect(x: circle[0], y: circle[1], width: circle[2], height: circle[2])
      return RoundedRect(rect, radii: CornerRadii(circle[2] / 2)).outline
    }
    let shapes = drawing(width, height) { $0.sliderValue = value }.shapes(.ring(maximumDiameter: 48, thickness: 4))
    #expect(shapes == [.path(Path(outlines.flatMap(\.elements)), .evenOdd)])
  }

  @Test(arguments: [(96, 3), (128, 3), (160, 5), (159, 3), (223, 5), (224, 7), (400, 7), (31, 1)] as [(Double, Int)])
  func `a picker shows an odd number of rows`(_ height: Double, _ count: Int) {
    #expect(drawing(157, height).shapes(.rows(pitch: 32)).count == count)
  }

  /// The wheels share the width of a phone at most; their words are half as wide.
  @Test func `a picker shows its wheels side by side`() {
    let narrow = drawing(157, 97) { $0.wheelCount = 2 }.shapes(.rows(pitch: 32))
    let pairs: [[[Double]]] = [33.5, 65.5, 97.5].map { y in
      [[30.625, y, 39.25, 12, 6], [109.125, y, 39.25, 12, 6]]
    }
    #expect(numbers(narrow) == Array(pairs.joined()))
    let wide = drawing(401, 67) { $0.wheelCount = 4 }.shapes(.rows(pitch: 32))
    let words: [[Double]] = [71.5, 151.5, 231.5, 311.5].map { [$0, 50.5, 40, 12, 6] }
    #expect(numbers(wide) == words)
  }

  /// Five stars as wide as fits; their points are on a circle, and the corners between them on one of 0.382 of it.
  @Test(arguments: [(157, 67, 31.4), (457, 67, 67), (157, 23, 23)] as [(Double, Double, Double)])
  func `stars are as large as fits`(_ width: Double, _ height: Double, _ side: Double) throws {
    let stars = drawing(width, height).shapes(.stars(count: 5))
    #expect(stars.count == 5)
    for (index, star) in stars.enumerated() {
      guard case .path(let path, .nonzero) = star else { throw UnexpectedShape() }
      #expect(path.elements.last == .close)
      let center = Point(x: 11 + width / 2 + Double(index - 2) * side, y: 23 + height / 2)
      let points = path.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
      #expect(points.count == 10)
      for (number, point) in points.enumerated() {
        let radius = 0.45 * side * (number % 2 == 0 ? 1 : 0.382)
        let way = AffineTransform.rotation(Double(number) * .pi / 5).apply(Point(x: 0, y: -radius))
        let error = point - center - way
        #expect(error.dot(error).squareRoot() < 0.002 * side)
      }
    }
  }
}

private struct UnexpectedShape: Error {}
