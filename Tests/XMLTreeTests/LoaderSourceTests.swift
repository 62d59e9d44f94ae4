import Diagnostics
import Testing
import XMLTree

/// Loaders of react-content-loader and vue-content-loader in source files.
@Suite struct LoaderSourceTests {
  private func parse(_ text: String) throws -> XMLDocument {
    try parseXML(Array(text.utf8), repairing: { _ in false })
  }

  @Test func `numbers and texts in braces are values, at their place in the file`() throws {
    let document = try parse(
      """
      import ContentLoader from 'react-content-loader'

      export const Row = () => (
        <ContentLoader width={280} speed={ 2 } foregroundColor={'#ecebeb'} viewBox={`0 0 280 40`}>
          {/* the <avatar> */}
          <rect x="0" y={-1.5} width={"90%"} />
        </ContentLoader>
      )
      """)
    let root = document.root
    #expect(root.name == "ContentLoader" && position(root.location, in: document) == "4:3")
    #expect(
      [root["width"], root["speed"], root["foregroundColor"], root["viewBox"]] == ["280", "2", "#ecebeb", "0 0 280 40"])
    let rect = try #require(root.child("rect"))
    #expect(position(rect.location, in: document) == "6:5")
    #expect([rect["y"], rect["width"]] == ["-1.5", "90%"])
    #expect(document.repairs.isEmpty)
  }

  @Test func `expressions are left out with a note`() throws {
    let document = try parse(
      "<ContentLoader {...props} width={width} style={{ width: '100%' }} rtl>{rows.map(y => <rect y={y}/>)}<rect/></ContentLoader>"
    )
    #expect(document.root["width"] == nil && document.root["rtl"] == "" && document.root["style"] == nil)
    #expect(document.root.children.map(\.name) == ["rect"])
    #expect(
      document.repairs.map(\.problem.message) == [
        "spread properties are left out: their values are not in the file",
        "the attribute 'width' is left out: its value is neither a number nor a text",
        "elements that an expression makes are left out",
      ])
  }

  @Test func `several loaders have a common root, also under the name by which they are imported`() throws {
    let document = try parse(
      """
      import Loader, { Rect } from "react-content-loader/native";
      // <Loader> in a comment
      const A = () => <Loader><Rect width={1}/></Loader>, address = "https://example.org"
      const B = () => <><Loader><><Rect width="2"/></></Loader></>
      """)
    #expect(document.root.name == "loaders")
    #expect(document.root.children.map(\.name) == ["ContentLoader", "ContentLoader"])
    #expect(document.root.children.map { $0.child("Rect")?["width"] } == ["1", "2"])
  }

  @Test func `a template of Vue has bound attributes`() throws {
    let document = try parse(
      """
      <template>
        <div v-if="!ready"><content-loader :width="400" :primaryColor="'#eee'" @click="go" v-bind:speed="speed">
          <!-- rows --><rect :y="8" height="6.4" width="a > b"/></content-loader></div>
      </template>
      """)
    let root = document.root
    #expect(root.name == "ContentLoader" || root.name == "content-loader")
    #expect([root["width"], root["primaryColor"], root["speed"]] == ["400", "#eee", nil])
    #expect(root.child("rect")?["y"] == "8" && root.child("rect")?["width"] == "a > b")
    #expect(document.repairs.count == 1)
  }

  @Test(arguments: [
    "import x from 'react-content-loader'", "<ContentLoader width={", "<ContentLoader><rect></ContentLoader",
    "const a = {",
    "<ContentLoader a='", "<ContentLoader <", "<ContentLoader/", "content-loader <content-loader",
    String(repeating: "<ContentLoader>", count: 100_000),
  ])
  func `a text that does not end is refused`(_ text: String) {
    #expect(throws: InvalidInput.self) { try parse(text) }
  }
}
