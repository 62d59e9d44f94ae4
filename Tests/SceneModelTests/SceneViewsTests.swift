import Diagnostics
import Geometry
import Testing

@testable import SceneModel

/// The views behind the bones of a scene.
@Suite struct SceneViewsTests {
  private let markup = """
    <feed width="100"><cell padding="5"><cell padding="3"><icon/></cell></cell><icon/>
      <column skeleton="keep" width="10" height="11"><row skeleton="keep" width="7" height="3"/></column>
      <row skeleton="keep" hidden="true" height="5"/><activityIndicator style="bar"/>
      <row skeleton="keep" height="6"/></feed>
    """

  private func numbers(_ views: [Scene.NamedView]) -> [[Double]] { views.map(\.frame.numbers) }

  @Test func `the cells around a bone are listed from the outermost on`() throws {
    let scene = try scene(markup).value
    let cells = scene.bones.map { scene.cells(around: $0) }
    #expect(cells.map { numbers($0) } == [[[0, 0, 100, 40], [5, 5, 90, 30]], []])
    #expect(cells[0].map(\.element) == ["cell", "cell"] && cells[0].map(\.index) == [1, 2])
  }

  @Test func `kept views are listed without those in them`() throws {
    let scene = try scene(markup).value
    #expect(scene.keptViews().map(\.element) == ["column", "activityIndicator", "row"])
    #expect(numbers(scene.keptViews()) == [[0, 64, 10, 11], [0, 75, 120, 4], [0, 79, 100, 6]])
    #expect(numbers(scene.keptViews(named: "row")) == [[0, 64, 7, 3], [0, 79, 100, 6]])
    #expect(numbers(scene.keptViews(named: "activityIndicator")) == [[0, 75, 120, 4]])
    #expect(scene.keptViews(named: "view").isEmpty && scene.keptViews(named: "cell").isEmpty)
  }
}
