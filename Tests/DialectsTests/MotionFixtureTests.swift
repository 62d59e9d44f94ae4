import Foundation
import TestSupport
import Testing

@testable import ViewTree

@Suite struct MotionFixtureTests {
  private static let fixtures = (try? ["native/motion", "seeds"].flatMap(Fixture.all)) ?? []

  @Test(arguments: fixtures)
  func `reads as recorded`(_ fixture: Fixture) throws {
    let document = try readNative(String(decoding: fixture.bytes(), as: UTF8.self))
    fixture.expectGolden(Array(motionReport(document).utf8), "motion.txt")
  }

  @Test(arguments: AnimatedProperty.allCases)
  func `every key path has a fixture that animates it`(property: AnimatedProperty) throws {
    let name = "native/motion/key-path-\(property.rawValue.replacingOccurrences(of: ".", with: "-")).xml"
    let document = try readNative(String(decoding: Fixture(name).bytes(), as: UTF8.self))
    let animations = document.root.allAnimations + (document.shimmer?.animations ?? [])
    #expect(animations.compactMap(\.property) == [property])
  }

  @Test(arguments: Keyframes.CalculationMode.allCases)
  func `every calculation mode has a fixture`(mode: Keyframes.CalculationMode) throws {
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
  /// Those of the view and of all below, in document order.
  var allAnimations: [AnimationSpec] { layer.animations + children.flatMap(\.allAnimations) }
}

extension AnimationSpec {
  /// What a basic or keyframe animation changes.
  var property: AnimatedProperty? {
    switch action {
    case .basic(let property, _), .keyframe(let property, _): property
    case .group: nil
    }
  }

  var keyframes: Keyframes? {
    if case .keyframe(_, let keyframes) = action { keyframes } else { nil }
  }
}
