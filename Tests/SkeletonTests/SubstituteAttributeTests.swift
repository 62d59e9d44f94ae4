import Skeleton
import TestSupport
import Testing

/// The attributes of a view that become parameters of a component, or attributes of a native element.
@Suite struct SubstituteAttributeTests {
  private static let card = """
    <elements><element name="card"><parameter name="lines" default="1"/>
    <text id="lines" lines="{lines}"/></element></elements>
    """

  private func scene(_ markup: String, _ rules: String, elements: String = card) throws -> SkeletonScene {
    var options = RenderOptions()
    options.scale = 1
    options.elements = try ElementSet(elements)
    options.rules = try RuleSet("<rules>\(rules)</rules>")
    return try Document(markup).scene(options)
  }

  private func android(_ attributes: String) -> String {
    """
    <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
      xmlns:app="http://schemas.android.com/apk/res-auto" xmlns:tools="http://schemas.android.com/tools"
      android:layout_width="200dp" android:layout_height="100dp"><com.shop.Card \(attributes)
      android:layout_width="match_parent" android:layout_height="90dp"/></FrameLayout>
    """
  }

  /// A xib of 200 by 100 points with one view, 100 by 40 points at (10, 10).
  private func xib(_ element: String, _ attributes: String, _ content: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><subviews>
    <\(element) id="v" \(attributes)><rect key="frame" x="10" y="10" width="100" height="40"/>\(content)</\(element)>
    </subviews></view></objects></document>
    """
  }

  private func runtime(_ attributes: (name: String, value: String)...) -> String {
    let items = attributes.map { name, value in
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(name)\" value=\"\(value)\"/>"
    }
    return "<userDefinedRuntimeAttributes>\(items.joined())</userDefinedRuntimeAttributes>"
  }

  private func pixels(_ scene: SkeletonScene, at time: Double) throws -> [UInt8] {
    var frames = try scene.frames()
    frames.show(.seconds(time))
    return frames.rgba()
  }

  /// Returns true if a scene equals the native views over white, at three times.
  private func isDrawn(_ scene: SkeletonScene, as native: String) throws -> Bool {
    let other = try self.scene(
      "<view width=\"200\" height=\"100\" background=\"white\">\(native)</view>", "", elements: "<elements/>")
    return try [0.0, 0.31, 1.13].allSatisfy { try pixels(scene, at: $0) == pixels(other, at: $0) }
  }

  // MARK: - Names in namespaces

  @Test(arguments: [("lines=\"3\"", 3), ("app:lines=\"3\"", 3), ("android:lines=\"3\"", 3), ("tools:lines=\"3\"", 1)])
  func `a parameter takes the attribute of its local name`(_ attribute: String, _ lines: Int) throws {
    let scene = try scene(android(attribute), "<rule match='Card' element='card'/>")
    #expect(scene.bones.count { $0.identifier == "lines" } == lines)
  }

  @Test(arguments: [
    ("[kind]", true), ("[kind=x]", true), ("[app:kind=x]", true), ("[kind=y]", false), ("[android:kind]", false),
    ("[layout_height=90dp]", true),
  ])
  func `a selector matches attributes by their local name`(_ attribute: String, _ isMatch: Bool) throws {
    let scene = try scene(android("app:kind=\"x\""), "<rule match='Card\(attribute)' element='card'/>")
    #expect((scene.bones.first?.identifier == "lines") == isMatch)
  }

  // MARK: - Native elements

  @Test func `runtime attributes are attributes of a native element`() throws {
    let rule = "<rule match='.MySpin' element='activityIndicator'/>"
    let content = runtime(("style", "dots"), ("count", "5"), ("colors", "red"))
    let scene = try scene(xib("view", "customClass=\"MySpin\"", content), rule)
    #expect(
      try isDrawn(scene, as: "<activityIndicator style='dots' count='5' colors='red' frame='10 10 100 40'/>"))
    let wrong = runtime(("style", "dots"), ("count", "99"))
    let other = try self.scene(xib("view", "customClass=\"MySpin\"", wrong), rule)
    #expect(other.warnings.map(\.message).contains { $0.hasPrefix("'count' of <activityIndicator> is \"99\"") })
    #expect(try isDrawn(other, as: "<activityIndicator style='dots' frame='10 10 100 40'/>"))
  }

  @Test func `attributes of the dialect are attributes of a native element if they are valid`() throws {
    let rule = "<rule match='Card' element='activityIndicator'/>"
    let scene = try scene(android("app:speed=\"2\" android:padding=\"8dp\" android:radius=\"wide\""), rule)
    #expect(scene.warnings.isEmpty)
    let rows = android("android:lines=\"3\" android:id=\"@+id/a\"")
    let lines = try self.scene(rows, "<rule match='Card' element='text'/>")
    #expect(lines.bones.count == 3)
  }

  // MARK: - Shipped elements

  @Test func `colors of QULoadingIndicatorView`() throws {
    let content = runtime(("colors", "#FF0000 #00FF00"))
    let scene = try scene(xib("view", "customClass=\"QULoadingIndicatorView\"", content), "")
    #expect(
      try isDrawn(scene, as: "<activityIndicator style='circles' colors='#FF0000 #00FF00' frame='10 10 100 40'/>"))
  }

  @Test func `count of CCActivityIndicatorView`() throws {
    let content = runtime(("count", "5"), ("radius", "12"))
    let scene = try scene(xib("view", "customClass=\"CCActivityIndicatorView\"", content), "")
    #expect(try isDrawn(scene, as: "<activityIndicator style='arcs' count='5' radius='12' frame='40 10 40 40'/>"))
    // A class may have another property of the same name.
    let other = runtime(("count", "many"))
    let usual = try self.scene(xib("view", "customClass=\"CCActivityIndicatorView\"", other), "")
    #expect(usual.warnings.map(\.message).contains { $0.hasPrefix("'count' of <activityIndicator> is \"many\"") })
    #expect(try isDrawn(usual, as: "<activityIndicator style='arcs' frame='40 10 40 40'/>"))
  }

  @Test func `style, color and hidesWhenStopped of Interface Builder's indicator`() throws {
    let red = "<color key=\"color\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let size = "width='37' height='37' thickness='4.6' length='11.1' radius='12.95'"
    let large = "<activityIndicator style='spinner' \(size) frame='41.5 11.5 37 37' colors='red'"
    func indicator(_ attributes: String) throws -> SkeletonScene {
      try scene(xib("activityIndicatorView", attributes, red), "")
    }
    #expect(try isDrawn(indicator("animating=\"YES\" style=\"large\""), as: large + "/>"))
    #expect(
      try isDrawn(
        indicator("animating=\"YES\" style=\"medium\""),
        as: "<activityIndicator style='spinner' frame='50 20 20 20' colors='red'/>"))
    #expect(try isDrawn(indicator("style=\"large\""), as: ""))
    #expect(
      try isDrawn(
        indicator("hidesWhenStopped=\"NO\" style=\"large\""),
        as: large + " hidesWhenStopped='false' stopAnimating='0s'/>"))
    var stopping = try indicator("animating=\"YES\" hidesWhenStopped=\"NO\" style=\"large\"")
    try stopping.stop(at: 1)
    #expect(stopping.isAnimating("v", at: 0.5) && !stopping.isAnimating("v", at: 1))
  }
}
