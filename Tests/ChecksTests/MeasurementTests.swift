import Checks
import Skeleton
import Testing

@Suite struct MeasurementTests {
  private func scene(_ markup: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> SkeletonScene {
    var options = RenderOptions()
    change(&options)
    return try Document(markup, options: options).scene(options)
  }

  private func measurements(
    _ markup: String, content: String? = nil, formats: [OutputFormat] = []
  ) throws -> Measurements {
    try Measurements(of: scene(markup), content: content.map { .scene(try scene($0)) }, formats: formats)
  }

  @Test func `bones, views and bytes are those of the outputs`() throws {
    let markup = "<feed width=\"200\"><text lines=\"2\"/><image width=\"50\" height=\"50\"/></feed>"
    let measured = try measurements(markup, formats: [.svg])
    let scene = try scene(markup)
    #expect(measured[.bones] == 3)
    #expect(measured[.views] == 3)
    let svg = try scene.render(as: .svg)
    #expect(measured[.bytes(.svg)] == Double(svg.bytes.count))
    let (compressed, plain) = try (#require(measured[.compressedBytes(.svg)]), #require(measured[.bytes(.svg)]))
    #expect(compressed < plain)
    #expect(measured[.bytes(.html)] == nil)
    #expect(measured[.layoutShift] == nil)
  }

  @Test func `an image that loads higher pushes the text below it down`() throws {
    // The text, 20 of 200 points high, moves from 100 to 150: it covers 2 × 20 of 200 rows and moves by a quarter.
    let placeholder = """
      <feed width="100" height="200"><image id="a" width="100" height="100"/><view id="b" width="100" height="20"/></feed>
      """
    let content = placeholder.replacing("height=\"100\"", with: "height=\"150\"")
    let measured = try measurements(placeholder, content: content)
    #expect(measured[.layoutShift] == 0.2 * 0.25)
    #expect(measured[.heightDifference] == 50)
    #expect(try measurements(placeholder, content: placeholder)[.layoutShift] == 0)
  }

  @Test func `a view is recognized by its identifier, also at another path`() throws {
    let placeholder = "<feed width=\"100\" height=\"100\"><image id=\"a\" width=\"100\" height=\"20\"/></feed>"
    let content = """
      <feed width="100" height="100"><column paddingTop="40"><image id="a" width="100" height="20"/></column></feed>
      """
    #expect(try measurements(placeholder, content: content)[.layoutShift] == 0.4 * 0.4)
    let other = placeholder.replacing("id=\"a\"", with: "id=\"b\" marginTop=\"40\"")
    #expect(try measurements(placeholder, content: other)[.layoutShift] == 0)
    let unnamed = placeholder.replacing("id=\"a\" ", with: "")
    #expect(
      try measurements(unnamed, content: unnamed.replacing("<image ", with: "<image marginTop=\"40\" "))[.layoutShift]
        == 0.4 * 0.4)
  }

  /// The views in a feed of 100 × 100 points, and the layout shift: impact times distance.
  @Test(
    arguments: [
      // The second of two equal names, which moves by 30 and covers 40.
      (
        "<view id='a' frame='0 0 100 20'/><view id='a' frame='0 20 100 20'/>",
        "<view id='a' frame='0 0 100 20'/><view id='a' frame='0 50 100 20'/>", 0.4 * 0.3, 30.0
      ),
      // Without names, by their paths.
      (
        "<view frame='0 0 100 20'/><view frame='3 33 50 11'/>", "<view frame='0 0 100 20'/><view frame='3 38 50 11'/>",
        50 * 16 / 10_000.0 * 0.05, 5
      ),
      // Hidden views, and those in them, are not there.
      (
        "<view id='a' frame='0 0 100 20'/><view id='b' frame='0 30 100 20'/>",
        "<view id='a' frame='0 0 100 20'/><view id='b' frame='0 70 100 20' hidden='true'/>", 0, 30
      ),
      (
        "<view id='a' frame='0 0 100 20'/><view id='b' frame='0 30 100 20'/>",
        "<view id='a' frame='0 0 100 20'/><column frame='0 70 100 25' hidden='true'><view id='b' height='9'/></column>",
        0, 30
      ),
      // A view that a rule keeps is visible while loading, an ignored one is not.
      ("<view id='a' frame='0 0 100 20' skeleton='keep'/>", "<view id='a' frame='0 10 100 20'/>", 0.3 * 0.1, 10),
      ("<view id='a' frame='0 0 100 20' skeleton='ignore'/>", "<view id='a' frame='0 10 100 20'/>", 0, 10),
      // The end of the content is that of its lowest leaf.
      (
        "<view id='a' frame='0 0 100 20'/>",
        "<view id='a' frame='0 0 100 20'/><column frame='0 30 50 40'><view height='7'/></column>", 0, 17
      ),
    ] as [(String, String, Double, Double)])
  func `views are paired with their counterparts`(
    placeholder: String, content: String, shift: Double, height: Double
  ) throws {
    func feed(_ views: String) -> String { "<feed width='100' height='100'>\(views)</feed>" }
    let measured = try measurements(feed(placeholder), content: feed(content))
    let found = try #require(measured[.layoutShift])
    #expect(abs(found - shift) < 1e-9)
    #expect(measured[.heightDifference] == height)
  }

  @Test(
    arguments: [
      // (143, 159, 175) over white, the two colors of a pulse, and no color at all.
      ("<shimmer preset='solid' colors='#20406080'/>", 2.711_053),
      ("<shimmer preset='pulse' colors='#767676 #FFFFFF'/>", 4.542_225),
      ("<shimmer preset='pulse' colors='#FFFFFF #767676'/>", 4.542_225),
      ("<shimmer preset='solid' colors='#FFFFFF00'/>", 1),
    ] as [(String, Double)])
  func `the contrast is that of the strongest color as it is shown`(shimmer: String, expected: Double) throws {
    let measured = try measurements("<feed width='100'>\(shimmer)<view width='50' height='20'/></feed>")
    let found = try #require(measured[.contrast])
    #expect(abs(found - expected) < 1e-5)
  }

  @Test func `the contrast is that of WCAG between the strongest color and the overlay`() throws {
    let markup = """
      <feed width="100"><shimmer colors="#767676 #767676 #767676"/><view width="50" height="20"/></feed>
      """
    // The gray that WCAG names as the lightest with 4.5:1 on white.
    let contrast = try #require(try measurements(markup)[.contrast])
    #expect(abs(contrast - 4.54) < 0.01)
    #expect(try measurements("<feed width=\"100\"/>")[.contrast] == nil)
  }

  @Test func `a picture of an Android layout needs a description, or is declared decorative`() throws {
    let markup = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical"
          xmlns:tools="http://schemas.android.com/tools"
          android:layout_width="match_parent" android:layout_height="match_parent">
        <ImageView android:layout_width="40dp" android:layout_height="40dp"/>
        <ImageView android:layout_width="40dp" android:layout_height="40dp" android:contentDescription="A face"/>
        <ImageView android:layout_width="40dp" android:layout_height="40dp" android:contentDescription="@null"/>
        <ImageView android:layout_width="40dp" android:layout_height="40dp" android:importantForAccessibility="no"/>
        <ImageView android:layout_width="40dp" android:layout_height="40dp" tools:ignore="ContentDescription"/>
        <ImageButton android:layout_width="40dp" android:layout_height="40dp"/>
      </LinearLayout>
      """
    let measured = try measurements(markup)
    #expect(measured[.missingTextAlternatives] == 2)
    #expect(measured.spots[.missingTextAlternatives]?.map(\.line) == [4, 9])
  }

  @Test func `an icon button of Interface Builder needs a label`() throws {
    func document(_ accessibility: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <button opaque="NO" id="b"><rect key="frame" x="0" y="0" width="44" height="44"/>\(accessibility)
      <state key="normal" image="heart"/></button></subviews></view></objects></document>
      """
    }
    #expect(try measurements(document(""))[.missingTextAlternatives] == 1)
    let label = "<accessibility key=\"accessibilityConfiguration\" label=\"Like\"/>"
    #expect(try measurements(document(label))[.missingTextAlternatives] == 0)
  }

  @Test func `outputs without a title have no text alternative`() throws {
    let scene = try scene("<feed width=\"100\"><view height=\"20\"/></feed>") { $0.markup.title = "" }
    #expect(try Measurements(of: scene, content: nil, formats: [])[.missingTextAlternatives] == 1)
  }

  @Test func `a reference without a target counts with its place`() throws {
    let markup = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
          android:layout_width="match_parent" android:layout_height="match_parent">
        <TextView android:layout_width="@dimen/missing" android:layout_height="40dp" android:text="a"/>
      </LinearLayout>
      """
    let measured = try measurements(markup)
    #expect(measured[.unresolvedReferences] == 1)
    #expect(measured.spots[.unresolvedReferences]?.map(\.line) == [3])
  }
}
