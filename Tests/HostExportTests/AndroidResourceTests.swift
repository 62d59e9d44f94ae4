import Foundation
import Geometry
import LayerTree
import SceneModel
import Skeleton
import TestSupport
import Testing

/// Android layouts with resources, read back by the reader of Android's layouts and resource folders.
@Suite struct AndroidResourceTests {
  private static let paths = [
    OutputFormat.android: "layout/feed_skeleton.xml", .androidValues: "values/feed_skeleton.xml",
    .androidNight: "values-night/feed_skeleton.xml",
  ]

  /// The files of a resource folder, by their paths.
  private func files(_ name: String, width: Double) throws -> [String: [UInt8]] {
    var options = RenderOptions()
    options.size = CanvasSize(width: width)
    options.markup.title = "It's loading"
    var files: [String: [UInt8]] = [:]
    for (format, path) in Self.paths {
      let scene = try Document(Fixture("seeds/\(name).xml").bytes(), options: options).scene(options)
      files[path] = try scene.written(to: path).render(as: format).bytes
    }
    return files
  }

  @Test(arguments: ["newsfeed", "stars"], [320.0, 375, 600])
  func `a layout with its values has the bones of the document and the colors of both themes`(
    name: String, width: Double
  ) throws {
    let files = try files(name, width: width)
    for theme in [ThemeName.light, .dark] {
      var options = RenderOptions()
      (options.size, options.theme) = (CanvasSize(width: width), theme)
      let drawn = try Document(Fixture("seeds/\(name).xml").bytes(), options: options).scene(options).content
      var reading = RenderOptions()
      (reading.size, reading.theme) = (CanvasSize(width: width), theme)
      reading.resources = ResourceFolders([.init(paths: files.keys.sorted()) { files[$0] }])
      let layout = try #require(files["layout/feed_skeleton.xml"])
      let read = try Document(layout, options: reading).scene(reading).content
      #expect(read.overlay == drawn.overlay)
      #expect(read.bones.count == drawn.bones.count)
      let boxes = [read, drawn].map { scene in
        scene.bones.map(\.shape.bounds).sorted { ($0.minY, $0.minX, $0.width) < ($1.minY, $1.minX, $1.width) }
      }
      for (one, other) in zip(boxes[0], boxes[1]) {
        let distances = [
          one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
        ]
        #expect(distances.allSatisfy { abs($0) <= 1 }, "\(one) is \(other) in the document")
      }
    }
  }

  @Test func `values contain the label, which layouts in other folders contain themselves`() throws {
    let files = try files("newsfeed", width: 375)
    let values = String(decoding: try #require(files["values/feed_skeleton.xml"]), as: UTF8.self)
    #expect(values.contains(#"<string name="feed_skeleton_label">It\'s loading</string>"#))
    #expect(values.contains(##"<color name="feed_skeleton_background">#FFFFFF</color>"##))
    let night = String(decoding: try #require(files["values-night/feed_skeleton.xml"]), as: UTF8.self)
    #expect(!night.contains("string") && !night.contains("dimen") && night.contains("#121212"))
    let layout = String(decoding: try #require(files["layout/feed_skeleton.xml"]), as: UTF8.self)
    #expect(!layout.contains("375dp") && layout.contains(#"android:layout_width="match_parent""#))
    let alone = try render(Fixture("seeds/newsfeed.xml").bytes(), as: .android).bytes
    #expect(!String(decoding: alone, as: UTF8.self).contains("@"))
  }
}
