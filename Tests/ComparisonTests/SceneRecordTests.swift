import Comparison
import ImageCoding
import Skeleton
import TestSupport
import Testing

/// The values of a scene, compared with those of its files.
@Suite struct SceneRecordTests {
  @Test(arguments: try ["seeds", "native/bones", "native/shimmer", "auto-layout"].flatMap(Fixture.all))
  func `a record of a scene is the record of its JSON`(_ fixture: Fixture) throws {
    let document = try Document(fixture.bytes())
    let scene = try document.scene()
    #expect(try BonesRecord(scene.content) == readBonesRecord(scene.render(as: .json).bytes))
    let options = RenderOptions()
    let layout = try document.layout(as: .json, options)
    #expect(try BonesRecord(document.placedViews(options).views) == readBonesRecord(layout.bytes))
  }

  @Test(arguments: [OutputFormat.png, .apng, .webp], ["seeds/newsfeed.xml", "seeds/arcs.xml"])
  func `shown frames are the frames of the file`(_ format: OutputFormat, _ path: String) throws {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration) = (0.5, 12, 0.5)
    for stop in [nil, 0.25] {
      options.stopTime = stop
      let scene = try Document(Fixture(path).bytes()).scene(options)
      let shown = try scene.shownFrames(as: format).reader
      let file = try frames(of: scene.render(as: format).bytes)
      #expect(shown.size == file.size)
      while let frame = try file.next() {
        let drawn = try #require(try shown.next())
        #expect(drawn.pixels == frame.pixels)
        #expect(format == .png || drawn.duration == frame.duration)
      }
      #expect(try shown.next() == nil)
    }
  }
}
