import Foundation
import TestSupport
import Testing

@testable import LayerTree
@testable import ViewTree

@Suite struct MotionFixtureTests {
  private static let fixtures = (try? ["native/motion", "seeds"].flatMap(Fixture.all)) ?? []

  @Test(arguments: fixtures)
  func `reads as recorded`(_ fixture: Fixture) throws {
    let document = try readNative(String(decoding: fixture.bytes(), as: UTF8.self))
    fixture.expectGolden(Array(motionReport(document).utf8), "motion.txt")
  }

  @Test(arguments: LayerKeyPath.allCases)
  func `every key path has a fixture that animates it`(property: LayerKeyPath) throws {
    let name = "native/motion/key-path-\(property.rawValue.replacingOccurrences(of: ".", with: "-")).xml"
    let document = try readNative(String(decoding: Fixture(name).bytes(), as: UTF8.self))
    let animations = document.root.allAnimations + (document.shimmer?.animations ?? [])
    #expect(animations.compactMap(\.property) == [property])
  }

  @Test(arguments: KeyframeAnimation.CalculationMode.allCases)
  func `every calculation mode has a fixture`(mode: KeyframeAnimation.CalculationMode) throws {
    let document = try readNative(
      String(decoding: Fixture("native/motion/mode-\(mode).xml").bytes(), as: UTF8.self))
    #expect(document.root.allAnimations.compactMap(\.keyframes).map(\.calculationMode) == [mode])
  }

  @Test func `every golden has its fixture`() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Fixture.folder.appending(path: "native/motion").path)
    for name in names where name.hasSuffix(".motion.txt") {
      #expect(names.contains(name.dropLast(".motion.txt".count) + ".xml"))
    }
    #expect(Self.fixtures.count >= 50)
  }
}

extension View {
  /// The animations of the view and its descendants, in document order.
  var allAnimations: [Animation] { layer.animations + children.flatMap(\.allAnimations) }
}

extension Animation {
  /// The property of a basic or keyframe animation.
  var property: LayerKeyPath? {
    switch content {
    case .basic(let basic): basic.keyPath
    case .keyframe(let keyframes): keyframes.keyPath
    case .group: nil
    }
  }

  var keyframes: KeyframeAnimation? {
    if case .keyframe(let keyframes) = content { keyframes } else { nil }
  }
}
