import SceneModel
import Testing
import ViewTree

/// The paths of views, which begin with the path of the view before.
@Suite struct ViewPathTests {
  private func plain(_ index: Int, in layout: PlacedViews) -> String {
    let placed = layout.views[index]
    let name = placed.view.element + (placed.ordinal.map { "[\($0)]" } ?? "")
    return placed.parent.map { plain($0, in: layout) + "/" + name } ?? name
  }

  @Test func `paths in any order equal the plain formula`() throws {
    let layout = try placed(
      """
      <feed><cell repeat="12"><row><avatar/><column><text/><text/></column></row><text/></cell><row><text/></row></feed>
      """
    ).layout
    var paths = ViewPaths(layout)
    let forwards = Array(layout.views.indices)
    for index in forwards + forwards.reversed() + forwards.map({ $0 * 7 % forwards.count }) {
      #expect(paths.path(of: index) == plain(index, in: layout))
      #expect(layout.path(of: index) == plain(index, in: layout))
    }
  }
}
