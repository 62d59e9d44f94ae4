import Geometry
import LayerTree
import Raster
import SceneModel
import TestSupport
import Testing

/// The fixtures of key paths and calculation modes, compared with still documents.
///
/// At any share of their second they look like a still document whose attribute has the value of a plain formula.
@Suite struct KeyPathPictureTests {
  /// A fixture, and the still document for a share of its second.
  struct Case: Sendable, CustomTestStringConvertible {
    let fixture: String
    let still: @Sendable (Double) -> String

    var testDescription: String { fixture }
  }

  @Test(arguments: cases)
  func `looks as a still one with the value of that time`(_ sample: Case) throws {
    let moving = try seedScene(
      markup: String(decoding: Fixture("native/motion/\(sample.fixture).xml").bytes(), as: UTF8.self))
    // The shares avoid the instants of jumps; the second iteration equals the first.
    for share in [0.02, 0.2, 0.34, 0.45, 0.55, 0.71, 0.98] {
      let expected = try picture(of: seedScene(markup: sample.still(share)), at: 0)
      #expect(try isAlike(picture(of: moving, at: share), expected), "at \(share) s")
      #expect(try isAlike(picture(of: moving, at: 1 + share), expected), "at \(1 + share) s")
    }
  }

  @Test func `every key path and every mode has its fixture here`() throws {
    let fixtures = try Fixture.all(in: "native/motion").map { $0.testDescription.replacing(".xml", with: "") }
    let expected = fixtures.filter { $0.hasPrefix("key-path-") || $0.hasPrefix("mode-") }
    #expect(Set(expected) == Set(Self.cases.map(\.fixture)))
    let keyPaths = LayerKeyPath.allCases.map { "key-path-" + $0.rawValue.replacing(".", with: "-") }
    #expect(Set(keyPaths).isSubset(of: expected))
  }

  // MARK: - Still documents

  static let cases: [Case] = views + shapes + gradients + modes

  private static let views = [
    view("backgroundColor") { "frame='40 20 40 40' background='\(mix((220, 20, 60), (30, 144, 255), $0))'" },
    view("bounds-size") { share in
      let (width, height) = (20 + 40 * share, 20 + 20 * share)
      return "frame='\(60 - width / 2) \(40 - height / 2) \(width) \(height)' background='slategray'"
    },
    Case(fixture: "key-path-bounds") { share in
      let (width, height) = (20 + 40 * share, 20 + 20 * share)
      let (x, y) = (60 - width / 2, 40 - height / 2)
      return screen(
        "<view skeleton='keep' frame='\(x) \(y) \(width) \(height)' background='slategray'>"
          + "<view frame='\(4 - 10 * share) \(4 + 6 * share) 8 8' background='gold'/></view>")
    },
    view("frame") { "frame='\(10 + 40 * $0) \(10 + 20 * $0) \(20 + 40 * $0) \(20 + 20 * $0)' background='slategray'" },
    view("cornerRadius") { "frame='40 20 40 40' background='slategray' cornerRadius='\(20 * $0)'" },
    view("hidden") { "frame='40 20 40 40' background='\($0 < 0.5 ? "slategray" : "white")'" },
    view("opacity") { "frame='40 20 40 40' background='slategray' opacity='\(0.2 + 0.8 * $0)'" },
    view("position") { "frame='\(80 * $0) 20 40 40' background='slategray'" },
    view("position-x") { "frame='\(80 * $0) 20 40 40' background='slategray'" },
    view("position-y") { "frame='40 \(60 * $0 - 10) 40 40' background='slategray'" },
    view("shadowColor") { share in
      shadowed("shadowRadius='2' shadowOpacity='0.8' shadowColor='\(mix((220, 20, 60), (30, 144, 255), share))'")
    },
    view("shadowOpacity") { shadowed("shadowRadius='2' shadowOpacity='\(0.8 * $0)'") },
    view("shadowRadius") { shadowed("shadowRadius='\(6 * $0)' shadowOpacity='0.8'") },
    view("shadowOffset") {
      "frame='40 20 40 40' background='slategray' shadowOpacity='0.5' shadowOffset='\(8 * $0) \(12 * $0)'"
    },
    view("transform") { placed("rotate(\(90 * $0)deg) scale(\(1 + 0.5 * $0))") },
    view("transform-rotation-x") { placed("scale(1, \(cosine($0 * 80 * .pi / 180)))") },
    view("transform-rotation-y") { placed("scale(\(cosine($0 * 80 * .pi / 180)), 1)") },
    view("transform-rotation-z") { placed("rotate(\(360 * $0)deg)") },
    view("transform-scale") { placed("scale(\(0.5 + $0))") },
    view("transform-scale-x") { placed("scale(\(0.5 + $0), 1)") },
    view("transform-scale-y") { placed("scale(1, \(0.5 + $0))") },
    view("transform-translation") { placed("translate(\(40 * $0 - 20), \(10 * $0))") },
    view("transform-translation-x") { placed("translate(\(40 * $0 - 20), 0)") },
    view("transform-translation-y") { placed("translate(0, \(40 * $0 - 20))") },
    view("transform-translation-z") { placed("scale(\(200 / (300 - 160 * $0)))") },
    view("zPosition") { placed("scale(\(200 / (300 - 160 * $0)))") },
  ]

  private static let shapes = [
    shape("fillColor") { "fill='\(mix((255, 215, 0), (255, 99, 71), $0))' stroke='black' lineWidth='4'" },
    shape("lineWidth") { "fill='lightgray' stroke='black' lineWidth='\(1 + 9 * $0)'" },
    shape("strokeColor") { share in
      "fill='lightgray' stroke='\(["#F2F2F2", "#E6E6E6", "#B3B3B3"][Int(share * 3)])' lineWidth='4'"
    },
    shape("strokeEnd") { "fill='lightgray' stroke='black' lineWidth='4' strokeEnd='\($0)'" },
    shape("strokeStart") { "fill='lightgray' stroke='black' lineWidth='4' strokeStart='\($0)'" },
  ]

  private static let gradients = [
    gradient("colors") { share in
      let (even, odd) = (mix((238, 238, 238), (221, 221, 221), share), mix((221, 221, 221), (238, 238, 238), share))
      return "colors='\(even) \(odd) \(even)' locations='0 0.5 1' to='0 0.5 1' startPoint='0 0' endPoint='1 0'"
    },
    gradient("endPoint") { "\(stops) startPoint='0 0' endPoint='\(1 + $0) \($0)'" },
    gradient("startPoint") { "\(stops) startPoint='\($0 - 1) 0' endPoint='1 0'" },
    gradient("locations") { share in
      let locations = [0, 0.1, 0.2].map { "\($0 + 0.8 * share)" }.joined(separator: " ")
      return "colors='#EEE #DDD #EEE' locations='\(locations)' to='\(locations)' startPoint='0 0' endPoint='1 0'"
    },
  ]

  private static let modes = [
    mode("linear") { share in
      let values = [20.0, 60, 100, 60]
      let index = Int(share * 3)
      return (values[index] + (values[index + 1] - values[index]) * (share * 3 - Double(index)), 40)
    },
    mode("linear-with-key-times") { share in
      let isFirst = share < 0.25
      let part = isFirst ? share / 0.25 : (share - 0.25) / 0.75
      let eased = isFirst ? bezier(0.42, 0, 1, 1, part) : bezier(0.4, 0, 0.2, 1, part)
      return (isFirst ? 20 + 80 * eased : 100 - 80 * eased, 40)
    },
    mode("discrete") { ([20, 60, 100][Int($0 * 3)], 40) },
    mode("discrete-with-key-times") { ($0 < 0.1 ? 20 : $0 < 0.5 ? 60 : 100, 40) },
    mode("paced") { share in
      let corners = [(20.0, 20.0), (100, 20), (100, 60), (20, 20)]
      let lengths = [80.0, 40, 8_000.0.squareRoot()]
      var way = share * lengths.reduce(0, +)
      var side = 0
      while way > lengths[side] {
        way -= lengths[side]
        side += 1
      }
      let (from, to, part) = (corners[side], corners[side + 1], way / lengths[side])
      return (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    },
  ]

  private static func view(_ keyPath: String, _ attributes: @escaping @Sendable (Double) -> String) -> Case {
    Case(fixture: "key-path-\(keyPath)") { screen("<view skeleton='keep' \(attributes($0))/>") }
  }

  private static func shape(_ keyPath: String, _ attributes: @escaping @Sendable (Double) -> String) -> Case {
    Case(fixture: "key-path-\(keyPath)") { share in
      screen("<shape skeleton='keep' frame='40 20 40 40' path='M5 35L20 5L35 35Z' \(attributes(share))/>")
    }
  }

  private static func gradient(_ keyPath: String, _ attributes: @escaping @Sendable (Double) -> String) -> Case {
    Case(fixture: "key-path-\(keyPath)") { share in
      screen("<shimmer preset='solid' \(attributes(share))/><view frame='40 20 40 40'/>")
    }
  }

  private static func mode(_ name: String, _ center: @escaping @Sendable (Double) -> (Double, Double)) -> Case {
    Case(fixture: "mode-\(name)") { share in
      let (x, y) = center(share)
      return screen("<view skeleton='keep' frame='\(x - 20) \(y - 20) 40 40' background='slategray'/>")
    }
  }

  private static let stops = "colors='#EEE #DDD #EEE' locations='0 0.5 1' to='0 0.5 1'"

  private static func placed(_ transform: String) -> String {
    "frame='40 20 40 40' background='slategray' transform='\(transform)'"
  }

  private static func shadowed(_ shadow: String) -> String {
    "frame='40 20 40 40' background='slategray' shadowOffset='6 6' \(shadow)"
  }

  private static func screen(_ content: String) -> String {
    "<screen width='120' height='80' background='white'>\(content)</screen>"
  }

  private static func mix(_ from: (Int, Int, Int), _ to: (Int, Int, Int), _ share: Double) -> String {
    func channel(_ from: Int, _ to: Int) -> Int { Int((Double(from) + Double(to - from) * share).rounded()) }
    return "rgba(\(channel(from.0, to.0)), \(channel(from.1, to.1)), \(channel(from.2, to.2)), 1)"
  }

  /// CSS's cubic-bezier() by bisection.
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
    func curve(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      if curve(x1, x2, t) < x { low = t } else { high = t }
    }
    return curve(y1, y2, low)
  }

  // MARK: - Pictures

  private func picture(of scene: Scene, at time: Double) throws -> RowImage {
    var rasterizer = Rasterizer(size: try PixelSize(covering: scene.size, scale: 1), scale: 1)
    return rasterizer.draw(scene.presentation(at: .time(time)))
  }

  /// True if the images differ by at most 1 level: coordinates computed in two ways differ in their last bits.
  private func isAlike(_ a: RowImage, _ b: RowImage) -> Bool {
    a.size == b.size
      && (0..<a.size.height).allSatisfy { y in
        zip(a.row(a.rowIndices[y]), b.row(b.rowIndices[y])).allSatisfy { a, b in
          stride(from: 0, to: 32, by: 8).allSatisfy { shift in
            abs(Int(a.bits >> UInt32(shift) & 255) - Int(b.bits >> UInt32(shift) & 255)) <= 1
          }
        }
      }
  }
}
