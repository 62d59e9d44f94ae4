import Diagnostics
import Geometry
import LayerTree
import Testing
import ViewTree

@testable import SceneModel

/// The times of a scene: phases of loading, its loop, and the notes about both.
@Suite struct SceneTimingTests {
  private func scene(
    _ shimmer: String = "", contents: String = "<icon/>", _ change: (inout ViewDocument) -> Void = { _ in }
  ) throws -> Scene {
    let (views, layout) = try placed("<feed width=\"100\" height=\"40\"><shimmer \(shimmer)/>\(contents)</feed>")
    var document = views
    change(&document)
    return try composeScene(layout, of: document).value
  }

  /// A layer whose left end is at 0 at 0 s and moves by 1 point each second.
  private func moving(_ duration: Double) -> Layer {
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (duration, .infinity)
    let basic = BasicAnimation(.positionX, from: .number(0), to: .number(duration))
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 1, height: 1), anchorPoint: UnitPoint(x: 0, y: 0))
    layer.backgroundColor = .black
    layer.animations = [Animation(.basic(basic), timing: timing)]
    return layer
  }

  private func left(_ list: DisplayList) -> Double? {
    guard case .fill(.roundedRect(let rounded), _) = list.items.first else { return nil }
    return rounded.rect.minX
  }

  /// A quarter of the first sweep, or of a loop of four seconds if the shimmer does not move forwards.
  @Test(arguments: [
    ("", 0.25), ("speed=\"2\"", 0.125), ("speed=\"2\" beginTime=\"3s\" duration=\"6s\"", 3.75), ("speed=\"0\"", 1),
    ("speed=\"-1\"", 1), ("preset=\"solid\"", 1),
  ])
  func `a progress is a time for everything but the shimmer`(_ shimmer: String, _ expected: Double) throws {
    var scene = try scene(shimmer)
    scene.layers.append(moving(4))
    scene.liveLayers = [moving(4)]
    #expect(left(scene.drawn(at: .progress(0.25))) == expected)
    #expect(scene.drawn(at: .progress(0.25)) == scene.drawn(at: .time(expected)))
    #expect(left(scene.drawn(at: .time(1.5))) == 1.5)
  }

  @Test func `without bones a progress is a share of the loop`() throws {
    var scene = try scene(contents: "")
    scene.layers.append(moving(4))
    scene.liveLayers = [moving(4)]
    #expect(left(scene.drawn(at: .progress(0.25))) == 1)
  }

  /// Loading begins at 2 s, the placeholder appears half a second later and loading ends at 5 s.
  @Test(
    arguments: [
      (0, 1.75, .content), (0, 2, .nothing), (0, 2.25, .nothing), (0, 2.5, .placeholder), (0, 4.75, .placeholder),
      (0, 5, .content), (3.5, 5, .placeholder), (3.5, 5.75, .placeholder), (3.5, 6, .content),
    ] as [(Double, Double, Scene.Phase)])
  func `a scene has phases`(_ minimum: Double, _ time: Double, _ phase: Scene.Phase) throws {
    var scene = try scene { document in
      (document.loading.startTime, document.loading.showDelay, document.loading.stopTime) = (2, 0.5, 5)
      document.loading.minimumTime = minimum
    }
    scene.liveLayers = [moving(128)]
    #expect(scene.phase(at: time) == phase)
    #expect(scene.isAnimating(at: time) == (phase == .placeholder))
    #expect(scene.isAnimating(at: .time(time)) == (phase == .placeholder))
    let drawn = scene.drawn(at: .time(time))
    #expect(drawn.items.isEmpty == (phase == .nothing))
    #expect(left(drawn) == (phase == .placeholder ? time : phase == .content ? 0 : nil))
  }

  /// The shimmer begins with the placeholder; a loaded view is shown for half a second.
  @Test(
    arguments: [
      ("", 0, nil, AnimationLoop(start: 0, duration: 1)), ("", 0.5, nil, AnimationLoop(start: 1, duration: 1)),
      ("preset=\"solid\"", 0.5, nil, AnimationLoop(start: 0.5, duration: 0)),
      ("preset=\"solid\"", 0, nil, AnimationLoop(start: 0, duration: 0)),
      ("", 0.5, 3.25, AnimationLoop(start: 0, duration: 4, rests: true)),
      ("preset=\"solid\"", 0.5, 3.25, AnimationLoop(start: 0, duration: 3.75, rests: true)),
    ] as [(String, Double, Double?, AnimationLoop)])
  func `a loop leaves out a delay, unless loading ends`(
    _ shimmer: String, _ delay: Double, _ stop: Double?, _ loop: AnimationLoop
  ) throws {
    let scene = try scene(shimmer) { ($0.loading.showDelay, $0.loading.stopTime) = (delay, stop) }
    #expect(scene.loop == loop)
    let note = "the delay is not part of the loop; --stop-at makes an animation that contains it"
    #expect(scene.loopNotes.map(\.problem.message) == (delay > 0 && stop == nil ? [note] : []))
  }

  // MARK: - Notes

  /// A pulse changes one color, here without a way back; a jump of one level is not visible.
  @Test(
    arguments: [
      ("colors=\"#000000 #010101\"", nil), ("colors=\"#000000 #020101\"", 2), ("colors=\"#020202 #000000\"", 2),
      ("colors=\"#101010 #101610\"", 6), ("colors=\"#101017 #101010\"", 7), ("colors=\"#00000080 #000000FF\"", 127),
      ("colors=\"#000000 #FFFFFF\" repeatCount=\"1\"", nil), ("colors=\"#000000 #FFFFFF\" repeatCount=\"1.5\"", 255),
      ("", nil),
    ] as [(String, Int?)])
  func `a jump of the shimmer has a note`(_ attributes: String, _ levels: Int?) throws {
    let scene = try scene("preset=\"pulse\" autoreverses=\"false\" \(attributes)")
    let expected: [SceneProblem?] = if let levels { [.loopJumps(levels: levels)] } else { [] }
    #expect(scene.loopNotes.map { $0.problem as? SceneProblem } == expected)
    let reversing = try self.scene("preset=\"pulse\" \(attributes)")
    #expect(reversing.loopNotes.isEmpty)
  }

  @Test func `a jump that is not visible has no note`() throws {
    let shimmer = "preset=\"pulse\" autoreverses=\"false\" colors=\"#000000 #FFFFFF\""
    #expect(try scene(shimmer, contents: "").loopNotes.isEmpty)
    #expect(try scene(shimmer) { $0.loading.stopTime = 3 }.loopNotes.isEmpty)
  }

  /// The common period of the shimmer, which is one second, and of another animation is at most 30 seconds, or that of
  /// the slower one.
  @Test(arguments: [(14.5, nil), (30, nil), (31, nil), (15.5, 1.0), (29.5, 1.0)] as [(Double, Double?)])
  func `a loop without a common period has a note`(_ duration: Double, _ period: Double?) throws {
    var scene = try scene()
    scene.layers.append(moving(duration))
    let notes = scene.loopNotes.map { $0.problem as? SceneProblem }
    let expected: [SceneProblem?] = if let period { [.loopIsCut(period: period)] } else { [] }
    #expect(notes == expected)
    #expect(scene.loop.isWhole == (period == nil))
  }

  @Test(
    arguments: [
      (0.5, 0, false, ["minimum time"]), (0, 0.5, false, ["transition"]), (0, 0, true, ["finish cycle"]),
      (0.5, 0.5, true, ["minimum time", "transition", "finish cycle"]), (0, 0, false, []),
    ] as [(Double, Double, Bool, [String])])
  func `options for an end have no effect without an end`(
    _ minimum: Double, _ transition: Double, _ finishes: Bool, _ options: [String]
  ) throws {
    func notes(_ stop: Double?) throws -> [SceneProblem?] {
      try scene { document in
        (document.loading.minimumTime, document.loading.transition) = (minimum, transition)
        (document.loading.finishesCycle, document.loading.stopTime) = (finishes, stop)
      }.loopNotes.map { $0.problem as? SceneProblem }
    }
    let expected: [SceneProblem?] = options.isEmpty ? [] : [.loopOmitsEnd(options)]
    #expect(try notes(nil) == expected)
    #expect(try notes(3) == [])
  }

  @Test(
    arguments: [
      (.loopJumps(levels: 3), "the shimmer jumps by 3 of 255 levels where it begins again; --preset seamless does not"),
      (
        .loopIsCut(period: 1.5),
        "everything that moves is back at its start after more than 30 s only; the loop is one period of 1.5 s"
      ),
      (
        .loopOmitsEnd(["transition", "finish cycle"]),
        "transition, finish cycle without effect: loading has no end; --stop-at makes an animation with one"
      ),
    ] as [(SceneProblem, String)])
  func `notes state the way out`(_ problem: SceneProblem, _ message: String) {
    #expect(problem.message == message && problem.code == "scene.loop")
  }

  // MARK: - Other properties

  @Test func `the names of themes are those of the document after the built-in ones`() throws {
    #expect(try scene().themeNames == ["light", "dark"])
    let themes = ["night", "dark", "sea"].map { "<theme name=\"\($0)\" overlay=\"#111111\"/>" }.joined()
    #expect(try scene(contents: "<icon/>" + themes).themeNames == ["light", "dark", "night", "sea"])
  }

  @Test func `a scene is blank without bones and kept views`() throws {
    var scene = try scene(contents: "")
    #expect(scene.isBlank && !scene.drawsMoreThanBones)
    scene.liveLayers = [moving(1)]
    #expect(!scene.isBlank && scene.drawsMoreThanBones)
    scene.liveLayers = []
    scene.revealedLayers = [moving(1)]
    #expect(scene.isBlank && scene.drawsMoreThanBones)
    #expect(try !self.scene().isBlank && !self.scene().drawsMoreThanBones)
  }
}
