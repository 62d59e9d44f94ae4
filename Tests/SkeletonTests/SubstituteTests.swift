import Skeleton
import TestSupport
import Testing

/// Views of any dialect that rules make elements of the native dialect.
@Suite struct SubstituteTests {
  /// The seeds' own storyboards, as far as their views go.
  private func storyboard(_ view: String, width: Int, height: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <subviews>\(view)</subviews></view></objects></document>
    """
  }

  private func indicator(_ name: String, _ frame: String, _ content: String = "") -> String {
    "<view id=\"i\" customClass=\"\(name)\"><rect key=\"frame\" \(frame)/>\(content)</view>"
  }

  private func pixels(_ markup: String, at time: Double, _ change: (inout RenderOptions) -> Void = { _ in }) throws
    -> [UInt8]
  {
    var options = RenderOptions()
    options.scale = 1
    change(&options)
    var frames = try Document(markup, options: options).scene(options).frames()
    frames.show(.seconds(time))
    return frames.rgba()
  }

  @Test(arguments: [0.0, 0.31, 1.13, 2.9, 3.2])
  func `QULoadingIndicatorView is the alternating circles in its frame`(_ time: Double) throws {
    let thunder = "<subviews>\(indicator("QUThunderView", "x=\"30\" y=\"20\" width=\"40\" height=\"60\""))</subviews>"
    let view = indicator("QULoadingIndicatorView", "x=\"10\" y=\"14\" width=\"100\" height=\"100\"", thunder)
    let native =
      "<view width='120' height='120' background='white'><activityIndicator style='circles' frame='10 14 100 100'/></view>"
    let stop: (inout RenderOptions) -> Void = { $0.stopTime = 3 }
    #expect(
      try pixels(storyboard(view, width: 120, height: 120), at: time, stop) == pixels(native, at: time, stop))
  }

  @Test(arguments: [0.0, 0.25, 0.74])
  func `CCActivityIndicatorView is the eight arcs about its center`(_ time: Double) throws {
    let view = indicator("CCActivityIndicatorView", "x=\"8\" y=\"6\" width=\"60\" height=\"48\"")
    let native =
      "<view width='80' height='60' background='white'><activityIndicator style='arcs' frame='18 10 40 40'/></view>"
    #expect(try pixels(storyboard(view, width: 80, height: 60), at: time) == pixels(native, at: time))
  }

  @Test func `the caller's rules win over the shipped ones`() throws {
    let view = indicator("CCActivityIndicatorView", "x=\"8\" y=\"6\" width=\"60\" height=\"48\"")
    var options = RenderOptions()
    options.rules = try RuleSet("<rules><rule match='.CCActivityIndicatorView' skeleton='bone'/></rules>")
    let scene = try Document(storyboard(view, width: 80, height: 60)).scene(options)
    #expect(scene.bones.map(\.path) == ["view/view"])
  }

  @Test func `attributes of the view are the parameters of the component`() throws {
    let xml = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="lines"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="Lamp"/>
      </userDefinedRuntimeAttributes>
      """
    let view = indicator("ProductCard", "x=\"0\" y=\"0\" width=\"200\" height=\"100\"", xml)
    var options = RenderOptions()
    options.elements = try ElementSet(
      """
      <elements><element name="card"><parameter name="title"/><parameter name="lines" default="1"/>
      <column gap="8"><text id="title" text="{title}"/><text id="lines" lines="{lines}"/></column></element></elements>
      """)
    options.rules = try RuleSet("<rules><rule match='.ProductCard' element='card'/></rules>")
    let scene = try Document(storyboard(view, width: 200, height: 100)).scene(options)
    #expect(scene.bones.filter { $0.identifier == "lines" }.count == 3)
    #expect(scene.bones.first?.path == "view/column/text[0]")
    #expect(scene.unmatchedRules?.report == nil || scene.unmatchedRules?.report == "")
    let android = """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="200dp"
        android:layout_height="100dp"><com.shop.ProductCard title="Desk" lines="2" android:layout_width="match_parent"
        android:layout_height="60dp"/></FrameLayout>
      """
    let other = try Document(android).scene(options)
    #expect(other.bones.filter { $0.identifier == "lines" }.count == 2)
  }

  @Test func `an unknown element of a rule and a wrong parameter are errors`() throws {
    let markup = "<feed width='100'><view id='a' width='9' height='9'/></feed>"
    func message(_ element: String, _ elements: String = "<elements/>") throws -> String? {
      var options = RenderOptions()
      options.elements = try ElementSet(elements)
      options.rules = try RuleSet("<rules><rule match='#a' element='\(element)'/></rules>")
      do throws(RenderError) {
        _ = try Document(markup).scene(options)
        return nil
      } catch {
        return error.problems.first?.description
      }
    }
    #expect(try message("avatar") == nil)
    #expect(try message("avatr")?.hasSuffix("did you mean \"avatar\"?") == true)
    #expect(
      try message("card", "<elements><element name='card'><parameter name='t'/><text text='{t}'/></element></elements>")
        == "1:19: <card> needs the attribute 't'")
  }

  @Test func `explain names the line of a rule`() throws {
    var options = RenderOptions()
    options.rules = try RuleSet.read(
      DocumentSource("<rules>\n<rule match='feed > #a' skeleton='bone'/></rules>", named: "hints.xml")
    ).rules
    let scene = try Document("<feed width='100'><view id='a' width='9' height='9'/></feed>").scene(options)
    #expect(String(decoding: scene.explanation.bytes, as: UTF8.self).contains("(rule in hints.xml:2)"))
  }
}
