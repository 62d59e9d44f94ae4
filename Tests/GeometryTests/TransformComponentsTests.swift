import Geometry
import SeededRandom
import Testing

@Suite struct TransformComponentsTests {
  @Test func `every map is made of its parts, mirrored and sheared ones too`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<5_000 {
      let map = random(using: &generator)
      #expect(distance(AffineTransform(TransformComponents(map)), map) < 1e-11, "\(map)")
    }
  }

  @Test func `the parts that a map was made of come back`() {
    var generator = SplitMix64(seed: 12)
    for _ in 0..<5_000 {
      let parts = TransformComponents(
        translation: Point(x: number(-99...99, &generator), y: number(-99...99, &generator)),
        scaleX: number(0.1...5, &generator), scaleY: number(0.1...5, &generator), shear: number(-2...2, &generator),
        rotation: number(-3.1...3.1, &generator))
      let found = TransformComponents(AffineTransform(parts))
      #expect(found.translation == parts.translation)
      #expect(abs(found.scaleX - parts.scaleX) < 1e-11)
      #expect(abs(found.scaleY - parts.scaleY) < 1e-11)
      #expect(abs(found.shear - parts.shear) < 1e-10)
      #expect(abs(found.rotation - parts.rotation) < 1e-11)
    }
  }

  @Test func `degenerate transforms keep the remaining extent`() {
    #expect(TransformComponents(.scale(x: 0, y: 0)) == TransformComponents(scaleX: 0, scaleY: 0))
    for map in [AffineTransform.scale(x: 0, y: 2), .scale(x: 3, y: 0), .scale(x: 0, y: -2)] {
      let turned = map.concatenating(.rotation(1))
      #expect(distance(AffineTransform(TransformComponents(turned)), turned) < 1e-12)
    }
  }

  @Test func `ends are exact and the way back is the way there`() {
    var generator = SplitMix64(seed: 13)
    for _ in 0..<1_000 {
      let a = random(using: &generator)
      let b = random(using: &generator)
      #expect(a.interpolated(to: b, 0) == a)
      #expect(a.interpolated(to: b, 1) == b)
      #expect(a.interpolated(to: a, 0.3) == a)
      #expect(distance(a.interpolated(to: b, 1e-9), a) < 1e-5, "\(a) to \(b)")
      let share = number(0.1...0.9, &generator)
      #expect(distance(a.interpolated(to: b, share), b.interpolated(to: a, 1 - share)) < 1e-8, "\(a) to \(b)")
    }
  }

  @Test func `rotation goes the short way, half a turn clockwise`() {
    for degrees in stride(from: -350.0, through: 350, by: 10) {
      for start in stride(from: -180.0, through: 180, by: 15) {
        let from = AffineTransform.rotation(start * .pi / 180)
        let to = AffineTransform.rotation((start + degrees) * .pi / 180)
        var turn = degrees.truncatingRemainder(dividingBy: 360)
        if turn > 180 { turn -= 360 }
        if turn <= -180 { turn += 360 }
        let expected = AffineTransform.rotation((start + turn / 2) * .pi / 180)
        #expect(distance(from.interpolated(to: to, 0.5), expected) < 1e-9, "\(start)° by \(degrees)°")
      }
    }
  }

  @Test func `mirrored along x and along y differ by half a turn, not by two scales`() {
    let middle = AffineTransform.scale(x: -1, y: 1).interpolated(to: .scale(x: 1, y: -1), 0.5)
    #expect(abs(abs(middle.determinant) - 1) < 1e-12)
  }

  @Test func `a transform and its inverse cancel, and a degenerate one has no inverse`() {
    var generator = SplitMix64(seed: 14)
    for _ in 0..<1_000 {
      let map = random(using: &generator)
      let there = map.inverse.map { map.concatenating($0) }
      #expect(there.map { distance($0, .identity) < 1e-9 } ?? false)
    }
    #expect(AffineTransform.scale(x: 0, y: 1).inverse == nil)
  }

  private func number(_ range: ClosedRange<Double>, _ generator: inout SplitMix64) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// A random transform that is not nearly singular.
  private func random(using generator: inout SplitMix64) -> AffineTransform {
    while true {
      let map = AffineTransform(
        a: number(-3...3, &generator), b: number(-3...3, &generator), c: number(-3...3, &generator),
        d: number(-3...3, &generator), tx: number(-99...99, &generator), ty: number(-99...99, &generator))
      if abs(map.determinant) > 0.2 { return map }
    }
  }

  private func distance(_ a: AffineTransform, _ b: AffineTransform) -> Double {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map(abs).max() ?? 0
  }
}
