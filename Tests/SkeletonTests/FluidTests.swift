import Foundation
import Geometry
import LayerTree
import SceneModel
import SeededRandom
import Synchronization
import Testing

@testable import Skeleton

/// The bones as functions of the width, compared with layouts of the same document.
@Suite struct FluidTests {
  /// Documents of all dialects that are laid out, with the tolerance of their numbers in points.
  private static let documents = [
    "seeds/newsfeed.xml", "gallery/first.xml", "native/responsive", "rules/lists", "native/bones", "android/boxes",
  ]

  private static func files() throws -> [URL] {
    try documents.flatMap { name in
      let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/\(name)")
      guard url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else {
        return [url]
      }
      return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        .filter { ["xml", "xib", "storyboard"].contains($0.pathExtension) }
        .sorted { $0.path < $1.path }
    }
  }

  @Test func `bones at random widths equal those of a layout`() throws {
    var generator = SplitMix64(seed: 51)
    var (compared, layouts) = (0, [Int]())
    for file in try Self.files() where compared < 24 {
      guard let document = try? Document([UInt8](Data(contentsOf: file))),
        let scene = try? document.scene(), scene.content.bones.count <= 200
      else { continue }
      let variants = SceneVariants(of: document, scene.request)
      guard
        let fluid = try FluidScene(
          widths: 200...1_000, limits: FluidLimits(for: scene.content), roundedLength: scene.content.roundedLength,
          scene: variants.scenesOfWidths(isRightToLeft: false))
      else { continue }
      guard fluid.isExact else { continue }
      compared += 1
      layouts.append(fluid.layoutCount)
      for _ in 0..<8 {
        let width = Double.random(in: 200...1_000, using: &generator)
        let interval = fluid.interval(at: width)
        // This document is read at the width itself.
        var request = scene.request
        request.size.width = width
        let scenes = try SceneVariants(of: document, request).scenesOfWidths(isRightToLeft: false)
        let fresh = try #require(try scenes(width))
        let bones = interval.bones
        #expect(bones.count == fresh.bones.count, "\(file.lastPathComponent) at \(width)")
        guard bones.count == fresh.bones.count else { continue }
        let tolerance = 0.05 + 2 * scene.content.roundedLength
        #expect(abs(interval.height.value(at: width) - fresh.size.height) <= tolerance, "\(file.lastPathComponent)")
        for (bone, other) in zip(bones, fresh.bones) {
          let rect = other.shape.bounds
          let differences = [
            bone.x.value(at: width) - rect.minX, bone.y.value(at: width) - rect.minY,
            bone.width.value(at: width) - rect.width, bone.height.value(at: width) - rect.height,
          ]
          // The widths of the rows that fill this list are not linear: up to 0.12 points beside the line.
          let isKnown = file.lastPathComponent == "list-that-is-the-root-has-rows.xib"
          withKnownIssue(isIntermittent: true) {
            #expect(
              differences.allSatisfy { abs($0) <= tolerance },
              "\(file.lastPathComponent) at \(width): \(bone.name.path) \(differences)")
          } when: {
            isKnown
          }
        }
      }
    }
    #expect(compared >= 24)
    #expect(layouts.sorted()[layouts.count / 2] <= 60)
  }

  @Test func `an Android document is read once for all widths that select the same resources`() throws {
    let heights = ["values": 10, "values-w600dp": 20, "values-sw400dp-land": 30].map { folder, height in
      ("\(folder)/dimens.xml", Array(#"<resources><dimen name="cover">\#(height)dp</dimen></resources>"#.utf8))
    }
    let files = Dictionary(uniqueKeysWithValues: heights)
    var options = RenderOptions()
    options.resources = ResourceFolders([ResourceFolders.Folder(paths: files.keys.sorted()) { files[$0] }])
    let layout = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="match_parent">
        <ImageView android:layout_width="match_parent" android:layout_height="@dimen/cover"/>
      </LinearLayout>
      """
    let request = RenderRequest(options)
    let readings = Mutex(0)
    let document = try Document(DocumentSource(Array(layout.utf8)), request) { end in
      if end.stage == .resolve { readings.withLock { $0 += 1 } }
    }
    let scenes = try SceneVariants(of: document, request).scenesOfWidths(isRightToLeft: false)
    // The screen is 914.3 dp high: it is in landscape at 915.
    let shown = try [300, 599.5, 600, 914, 915, 1_200, 601, 320].map { width in
      try scenes(width)?.bones.first?.shape.bounds.height ?? 0
    }
    let expected = [10.0, 10, 20, 20, 30, 30, 20, 10]
    #expect(zip(shown, expected).allSatisfy { abs($0 - $1) < 0.5 }, "\(shown)")
    // One for each range: to 400, 600 and 914 points, and above.
    #expect(readings.withLock { $0 } == 4)
  }

  @Test func `the JSON has the lengths of each interval`() throws {
    let markup = #"<feed><cell padding="10"><view height="20" maxWidth="300"/></cell></feed>"#
    let output = try Document(markup).fluidLayout(widths: 160...1_000, RenderOptions())
    #expect(
      String(decoding: output.bytes, as: UTF8.self) == """
        {"version":1,"direction":"ltr","exact":true,"intervals":[
        {"start":160,"end":320,"height":[40,0],"bones":[
        {"path":"feed/cell/view","kind":"view","x":[10,0],"y":[10,0],"width":[-20,1],"height":[20,0],"radii":[[0,0],[0,0],[0,0],[0,0]]}
        ]},
        {"start":320,"end":1000,"height":[40,0],"bones":[
        {"path":"feed/cell/view","kind":"view","x":[10,0],"y":[10,0],"width":[300,0],"height":[20,0],"radii":[[0,0],[0,0],[0,0],[0,0]]}
        ]}
        ]}

        """)
  }
}
