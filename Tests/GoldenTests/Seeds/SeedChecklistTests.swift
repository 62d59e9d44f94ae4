import Geometry
import LayerTree
import SceneModel
import Skeleton
import TestSupport
import Testing

/// The methods of the reproduced systems: one test for each name, by the letter of the system.
@Suite struct SeedChecklistTests {
  private func scene(_ name: String) throws -> SkeletonScene {
    try Document(Fixture("seeds/\(name).xml").bytes()).scene()
  }

  /// The number of overlays that a scene shows at a time in seconds.
  private func overlays(of scene: SkeletonScene, at time: Double) -> Int {
    scene.content.presentation(at: .time(time)).items.count { if case .overlay = $0 { true } else { false } }
  }

  /// The colors of the filled and stroked shapes that a scene shows at a time in seconds, from back to front.
  private func colors(of scene: SkeletonScene, at time: Double) -> [Color] {
    func colors(_ items: [DisplayItem]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .fill(_, .color(let color)): [color]
        case .fill, .overlay: []
        case .group(let group): colors(group.items)
        }
      }
    }
    return colors(scene.content.presentation(at: .time(time)).items)
  }

  private func shapes(of scene: SkeletonScene, at time: Double) -> Int { colors(of: scene, at: time).count }

  /// The number of stroked shapes, which are those of arcs.
  private func arcs(of scene: SkeletonScene, at time: Double) -> Int {
    scene.content.presentation(at: .time(time)).items.count { if case .fill(.stroke, _) = $0 { true } else { false } }
  }

  // MARK: - A. Newsfeed placeholder

  @Test func `A startLoading adds the overlay`() throws {
    var scene = try scene("newsfeed")
    try scene.start(at: 1)
    #expect([0.9, 1, 5].map { overlays(of: scene, at: $0) } == [0, 1, 1])
  }

  @Test func `A stopLoading removes overlay and gradient`() throws {
    var scene = try scene("newsfeed")
    try scene.stop(at: 2)
    #expect([1.9, 2].map { overlays(of: scene, at: $0) } == [1, 0])
    #expect(!scene.isAnimating(at: 2))
  }

  // MARK: - B. Eight arcs

  private static let arcs = "<screen width='40' height='40'><activityIndicator id='i' style='arcs'/></screen>"

  @Test func `B startAnimating shows the arcs`() throws {
    var scene = try Document(Self.arcs).scene()
    #expect(arcs(of: scene, at: 0) == 8)
    try scene.start(at: 1)
    #expect([0.9, 1].map { arcs(of: scene, at: $0) } == [0, 8])
  }

  @Test func `B stopAnimating hides the arcs`() throws {
    var scene = try Document(Self.arcs).scene()
    try scene.stop(at: 2)
    #expect([1.9, 2].map { arcs(of: scene, at: $0) } == [8, 0])
  }

  @Test func `B isAnimating is true from start to stop`() throws {
    var scene = try Document(Self.arcs).scene()
    try scene.start(at: 1)
    try scene.stop(at: 2)
    #expect([0.9, 1, 1.9, 2].map { scene.isAnimating("i", at: $0) } == [false, true, true, false])
  }

  // MARK: - D. Alternating circles

  private func circles(_ attributes: String) -> String {
    "<screen width='100' height='100'><activityIndicator id='i' style='circles' \(attributes)/></screen>"
  }

  @Test func `D startAnimating starts circles and thunder`() throws {
    let scene = try Document(circles("startAnimating='1s'")).scene()
    #expect(shapes(of: scene, at: 0.9) == 0)
    #expect(shapes(of: scene, at: 1.3) > 0)
  }

  @Test func `D stopAnimating fades everything out in 0·3 seconds`() throws {
    let scene = try Document(circles("stopAnimating='2s'")).scene()
    #expect(shapes(of: scene, at: 2.2) > 0)
    #expect(shapes(of: scene, at: 2.31) == 0)
  }

  @Test func `D animating is true from start to stop`() throws {
    let scene = try Document(circles("startAnimating='1s' stopAnimating='2s'")).scene()
    #expect([0.9, 1, 1.9, 2].map { scene.isAnimating("i", at: $0) } == [false, true, true, false])
  }

  @Test func `D colors are those of the circles in their order`() throws {
    let scene = try Document(circles("colors='#FF0000 #00FF00'")).scene()
    // In front of the growing circle is the flash of two triangles, one path.
    let fronts = [0.35, 1.05, 1.75].map { colors(of: scene, at: $0).dropLast().last }
    #expect(
      fronts == [
        Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0), Color(red: 255, green: 0, blue: 0),
      ])
  }
}
