import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import Testing

/// The original storyboard of the newsfeed placeholder.
@Suite struct NewsfeedTests {
  /// Avatar, full name, create time and three lines of the status: x, y, width, height.
  private static let frames = [
    [16.0, 16, 44, 44], [68, 24, 210, 8], [68, 40, 160, 8], [16, 84, 300, 8], [16, 100, 336, 8], [16, 116, 262, 8],
  ]

  @Test(.enabled(if: CorpusFile.isPresent), arguments: [nil, "newsfeedCell"])
  func `the first cell has the original's six holes`(root: String?) throws {
    let storyboard = try #require(CorpusFile.all(in: "seed").first { $0.path.contains("StudyReport") })
    var options = RenderOptions()
    options.root = root.map { RootName($0) }
    let scene = try Document(storyboard.bytes(), options: options).scene(options).content
    let bones = scene.bones.map(\.shape.bounds)
    #expect(bones.prefix(6).map { [$0.minX, $0.minY, $0.width, $0.height] } == Self.frames)
    // The table repeats its cell of 210 points until it is full; the cell alone is not repeated.
    #expect(scene.size == Size(width: 375, height: root == nil ? 603 : 210))
    let rows = root == nil ? [0.0, 210, 420] : [0]
    #expect(bones.count == 6 * rows.count)
    for (index, bone) in bones.enumerated() {
      let first = Self.frames[index % 6]
      #expect([bone.minX, bone.minY] == [first[0], first[1] + rows[index / 6]])
    }
    let items = scene.presentation(at: .progress(0)).items
    let holes = items.compactMap { if case .overlay(_, let holes) = $0 { holes } else { nil } }
    #expect(holes == [scene.bones.map(\.shape)])
  }
}
