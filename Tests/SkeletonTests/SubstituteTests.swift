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
        return error.problems.map(\.description).joined(separator: "; ")
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
    #expect(try String(decoding: scene.explanation.bytes, as: UTF8.self).contains("(rule in hints.xml:2)"))
  }

  @Test func `explain names every rule that was applied, and shipped rules`() throws {
    func explanation(_ markup: String, _ rules: String = "<rules/>") throws -> String {
      var options = RenderOptions()
      options.rules = try RuleSet.read(DocumentSource(rules, named: "hints.xml")).rules
      return String(decoding: try Document(markup).scene(options).explanation.bytes, as: UTF8.self)
    }
    let rules = """
      <rules>
      <rule match='#a' skeleton='bone'/>
      <rule match='b' lines='2'/>
      <rule match='view' lines='1'/></rules>
      """
    let native = "<feed width='100'><view id='a' width='9' height='9'/></feed>"
    #expect(try explanation(native, rules).contains("(rules in hints.xml:2, 4)"))
    let view = storyboard(
      indicator("QULoadingIndicatorView", "x=\"10\" y=\"14\" width=\"100\" height=\"100\""), width: 120, height: 120)
    #expect(try explanation(view).contains("(shipped rule)"))
    #expect(!(try explanation(native)).contains("(shipped rule)"))
    let own = "<rules>\n<rule match='.QULoadingIndicatorView' skeleton='bone'/></rules>"
    let explained = try explanation(view, own)
    #expect(explained.contains("(rule in hints.xml:2)") && !explained.contains("(shipped rule)"))
  }

  @Test func `an unknown element of a rule is reported in the rules file`() throws {
    var options = RenderOptions()
    options.rules = try RuleSet.read(
      DocumentSource("<rules>\n<rule match='view' element='avatr'/></rules>", named: "hints.xml")
    ).rules
    do throws(RenderError) {
      _ = try Document("<feed width='100'><view/><view/></feed>").scene(options)
      Issue.record("the rule is accepted")
    } catch {
      #expect(error.report.hasPrefix("hints.xml:2:1: error:"))
      #expect(error.problems.count == 1)
    }
  }

  @Test func `an unknown class that a rule replaces has no warning`() throws {
    let markup = """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="200dp"
        android:layout_height="100dp"><com.shop.Card android:layout_width="90dp" android:layout_height="60dp"/>
        <com.shop.Card android:id="@+id/b" android:layout_width="90dp" android:layout_height="60dp"/></FrameLayout>
      """
    func warnings(_ match: String) throws -> [String] {
      var options = RenderOptions()
      options.rules = try RuleSet("<rules><rule match='\(match)' element='avatar'/></rules>")
      return try Document(markup).scene(options).warnings.map(\.message).filter { $0.contains("<Card>") }
    }
    #expect(try warnings("Card") == [])
    #expect(try warnings("#b").count == 1)
  }

  @Test func `a component of a rule may have rows of data`() throws {
    var options = RenderOptions()
    options.elements = try ElementSet(
      """
      <elements><element name='list'><column><row repeat='data'><text id='t' text='{n}'/></row></column></element>
      </elements>
      """)
    options.data = try RowSet("[{\"n\":\"a\"},{\"n\":\"b\"},{\"n\":\"c\"}]")
    options.rules = try RuleSet("<rules><rule match='#v' element='list'/></rules>")
    let scene = try Document("<feed width='100'><view id='v' width='90' height='90'/></feed>").scene(options)
    #expect(scene.bones.count { $0.identifier == "t" } == 3)
  }

  @Test func `a substitute has the opacity and the transform of its view`() throws {
    var options = RenderOptions()
    options.rules = try RuleSet("<rules><rule match='#v' element='activityIndicator'/></rules>")
    func pixels(_ element: String) throws -> [UInt8] {
      var options = options
      options.scale = 1
      let view = "opacity='0.5' transform='rotate(45deg)' frame='30 10 40 40'"
      var frames = try Document("<screen width='100' height='60'><\(element) \(view)/></screen>").scene(options)
        .frames()
      frames.show(.seconds(0.31))
      return frames.rgba()
    }
    #expect(try pixels("view id='v'") == pixels("activityIndicator"))
  }
}
