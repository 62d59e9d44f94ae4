import Inference
import Testing
import ViewTree

@testable import SceneModel

/// The bones of views by themselves: design, section 4.
@Suite struct ViewBoneTests {
  @Test func `a leaf view is one bone, exactly its frame`() throws {
    let found = try Found(
      "<screen width=\"200\" height=\"200\"><view id=\"v\" frame=\"10.25 20 30 8\" cornerRadius=\"3\"/></screen>")
    #expect(found.rule("v") == .leaf)
    #expect(found.frames("v") == [[10.25, 20, 30, 8]])
    #expect(found.radii("v") == [3, 3, 3, 3])
  }

  @Test func `a leaf thinner than two points is a divider, in pixels as well`() throws {
    let found = try Found(
      """
      <screen width="200" height="200">
        <view id="thin" height="1.9"/><view id="thick" height="2"/><view id="column" frame="0 9 1.9 99"/>
      </screen>
      """)
    #expect(found.names == ["thick"])
    #expect(found.rule("thin") == .divider && found.rule("column") == .divider)
    // On 1200 pixels two points are six.
    let dump = try Found(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1200,2400]">
        <node class="android.view.View" resource-id="thin" bounds="[0,100][1200,105]"/>
        <node class="android.view.View" resource-id="thick" bounds="[0,200][600,206]"/>
      </node></hierarchy>
      """)
    #expect(dump.rule("thin") == .divider && dump.rule("thick") == .leaf)
  }

  @Test func `a childless view of half a screen is empty, of half a cell a bone`() throws {
    func rule(height: Double) throws -> Role? {
      try Found("<screen width=\"200\" height=\"400\"><view id=\"v\" height=\"\(height)\"/></screen>").rule("v")
    }
    #expect(try rule(height: 199) == .leaf)
    #expect(try rule(height: 200) == .empty)
    let cell = try Found("<cell width=\"200\" height=\"60\"><view id=\"v\" height=\"50\"/></cell>")
    #expect(cell.rule("v") == .leaf)
  }

  @Test func `an unknown leaf is content unless it takes half the canvas`() throws {
    let found = try Found(
      xib(
        """
        <fooView id="small">\(rect(0, 0, 300, 179))</fooView>
        <barView id="large">\(rect(0, 200, 300, 200))</barView>
        """
      ))
    #expect(found.rule("small") == .content && found.rule("large") == .empty)
    #expect(found.frames("small") == [[0, 0, 300, 179]])
  }

  @Test func `a bone that the canvas cuts off has square corners at its edge`() throws {
    let found = try Found(
      """
      <screen width="100" height="100">
        <image id="cut" frame="20 20 80.7 20" cornerRadius="8"/><image id="whole" frame="20 50 80 20" cornerRadius="8"/>
      </screen>
      """)
    #expect(found.radii("cut") == [8, 0, 0, 8])
    #expect(found.radii("whole") == [8, 8, 8, 8])
  }

  @Test func `an invisible view gives no bone`() throws {
    let found = try Found(
      """
      <screen id="root" width="200" height="200">
        <image id="hidden" width="20" height="20" hidden="true"/>
        <image id="clear" width="20" height="20" opacity="0"/>
        <column id="around" opacity="0"><image id="inClear" width="20" height="20"/></column>
        <image id="flat" width="20" height="0"/>
        <image id="outside" frame="200 0 20 20"/>
        <divider id="divider"/><spacer id="spacer"/>
        <image id="pale" width="20" height="20" opacity="0.1"/>
      </screen>
      """)
    #expect(found.names == ["pale"])
    let rules = ["root", "hidden", "clear", "inClear", "flat", "outside", "divider", "spacer", "around"].map(found.rule)
    #expect(
      rules == [.root, .hidden, .transparent, .transparent, .noArea, .outside, .divider, .spacer, .transparent])
  }

  @Test func `a bar shows its title, and a bar without items gives no bone`() throws {
    let found = try Found(
      xib(
        """
        <navigationBar id="bar">\(rect(0, 0, 300, 44))<items><navigationItem id="item" title="Feed"/></items>
        </navigationBar><label id="l">\(rect(20, 60, 200, 20))</label>
        <toolbar id="tools">\(rect(0, 356, 300, 44))</toolbar>
        """))
    #expect(found.names == ["", "l"])
    #expect(found.rule("bar") == .container && found.rule("tools") == .bar)
  }

  @Test func `a bone is cut to the canvas and to what clips, and a cut corner is square`() throws {
    let found = try Found(
      """
      <screen width="200" height="200">
        <view clip="true" frame="50 50 100 100">
          <image id="cut" frame="60 20 80 40" cornerRadius="8"/>
          <image id="gone" frame="120 120 10 10"/>
        </view>
        <image id="edge" frame="-10 150 40 40" cornerRadius="8"/>
        <view frame="0 0 10 10"><image id="free" frame="20 0 10 10"/></view>
      </screen>
      """)
    #expect(found.frames("cut") == [[110, 70, 40, 40]])
    #expect(found.radii("cut") == [8, 0, 0, 8])
    #expect(found.frames("edge") == [[0, 150, 30, 40]])
    #expect(found.radii("edge") == [0, 8, 8, 0])
    #expect(found.rule("gone") == .outside)
    #expect(found.frames("free") == [[20, 0, 10, 10]], "only what clips cuts")
  }

  @Test func `scroll views clip`() throws {
    let found = try Found(
      xib(
        """
        <scrollView id="s">\(rect(0, 0, 100, 100))
          <subviews><label id="l">\(rect(50, 0, 200, 20))</label></subviews></scrollView>
        """
      ))
    #expect(found.frames("l").map { [$0[0], $0[2]] } == [[50, 50]])
    #expect(found.radii("l").map { [$0[1], $0[2]] } == [0, 0])
  }
}
