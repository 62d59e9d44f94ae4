import Diagnostics
import Dialects
import Testing
import ViewTree
import XMLTree

/// The parts of real storyboards that `--root` selects.
@Suite struct RootTests {
  @Test(arguments: ["seed", "ib"])
  func `every root that a document lists can be shown by its first name, or by its index`(folder: String) throws {
    var count = 0
    for file in CorpusFile.all(in: folder) {
      let document = try parseXML(file.bytes())
      for (index, root) in Dialect.interfaceBuilder.roots(of: document).enumerated() {
        count += 1
        var request = ViewRequest()
        request.root = root.identifiers.first ?? "\(index)"
        let canvas = try Dialect.interfaceBuilder.resolveViews(document, request).value.canvas
        #expect(canvas.width ?? 0 > 0 && canvas.height ?? 0 > 0, "\(file): \(root.identifiers)")
      }
    }
    print("\(folder): \(count) roots")
  }
}
