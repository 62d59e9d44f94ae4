import Geometry
import LayerTree
import Testing

@testable import ViewTree

@Suite struct SpringAndShadowTests {
  private func animation(_ attributes: String) throws -> Animation {
    let markup = "<screen><view><animation keyPath='opacity' to='1' \(attributes)/></view></screen>"
    return try #require(readNative(markup).root.children[0].layer.animations.first)
  }

  private func errors(_ element: String) -> [String] { errorsOfNative("<screen><view>\(element)</view></screen>") }

  @Test(arguments: ["mass", "stiffness", "damping", "initialVelocity"])
  func `each constant makes a spring with the others' defaults`(name: String) throws {
    let spring = try #require(animation("\(name)='3'").spring)
    let constants = [
      "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
      "initialVelocity": spring.initialVelocity,
    ]
    let defaults = ["mass": 1.0, "stiffness": 100, "damping": 10, "initialVelocity": 0]
    for (other, value) in constants { #expect(value == (other == name ? 3 : defaults[other])) }
    #expect(try animation("").spring == nil)
  }

  @Test func `a spring lasts until it settles unless it has a duration`() throws {
    #expect(try abs(animation("mass='1'").timing.duration - 1.47270) < 1e-5)
    #expect(try animation("mass='1' duration='2s'").timing.duration == 2)
  }

  @Test func `a spring has no other course`() {
    #expect(
      errors("<animation keyPath='opacity' values='0 1' damping='2'/>")
        == ["1:52: 'values' of <animation> excludes 'damping'; leave one of them out"])
    #expect(
      errors("<animation keyPath='opacity' to='1' timingFunction='easeIn' mass='2'/>")
        == ["1:67: 'timingFunction' of <animation> excludes 'mass'; leave one of them out"])
    for value in ["0", "-1", "x", "1e9"] {
      #expect(errors("<animation keyPath='opacity' to='1' stiffness='\(value)'/>").count == 1)
    }
  }

  @Test func `center and alpha are the names of views for position and opacity`() throws {
    let markup =
      "<screen><view><animation keyPath='center' to='1 2'/><animation keyPath='alpha' to='0'/></view></screen>"
    let animations = try readNative(markup).root.children[0].layer.animations
    #expect(animations.compactMap(\.property) == [.position, .opacity])
  }

  @Test func `frame and bounds have four numbers`() throws {
    for keyPath in ["frame", "bounds"] {
      let markup = "<screen><view><animation keyPath='\(keyPath)' values='0 0 1 1; 2,3,4,5'/></view></screen>"
      let keyframes = try #require(readNative(markup).root.children[0].layer.animations.first?.keyframes)
      #expect(keyframes.values.last == .rect(Rect(x: 2, y: 3, width: 4, height: 5)))
      #expect(errors("<animation keyPath='\(keyPath)' to='1 2'/>").count == 1)
    }
  }

  @Test func `a shadow has the default values of a layer`() throws {
    let view = try readNative("<screen><view shadowOpacity='0.5'/></screen>").root.children[0]
    var expected = LayerShadow()
    expected.opacity = 0.5
    #expect(view.layer.shadow == expected)
    #expect(expected.radius == 3 && expected.offset == Point(x: 0, y: -3) && expected.color == .black)
    #expect(errorsOfNative("<screen><view shadowRadius='-1'/></screen>").count == 1)
    #expect(errorsOfNative("<screen><view shadowOffset='3'/></screen>").count == 1)
    #expect(errorsOfNative("<screen><view shadowOpacity='2'/></screen>").count == 1)
  }
}
