import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct AndroidResourceTests {
  private func width(_ value: String, _ app: AndroidApp = AndroidApp()) throws -> AndroidDimension? {
    try app.root("<View $NS android:layout_width='\(value)' android:layout_height='1dp'/>").android?.params.width
  }

  @Test(arguments: [
    ("10dp", 26), ("10dip", 26), ("10px", 10), ("10sp", 26), ("0.1dp", 1), ("1in", 420), ("10mm", 165), ("36pt", 210),
    ("-4dp", -11), ("16.0dp", 42),
  ])
  func `dimensions become pixels as Android rounds them`(text: String, pixels: Int) throws {
    var app = AndroidApp()
    app.request.density = 2.625
    #expect(try width(text, app) == .pixels(pixels))
  }

  @Test func `references lead to references`() throws {
    let app = AndroidApp(["values/d.xml": "<dimen name='a'>@dimen/b</dimen><item type='dimen' name='b'>12dp</item>"])
    #expect(try width("@dimen/a", app) == .pixels(12))
  }

  @Test func `a reference to itself is reported`() throws {
    let app = AndroidApp(["values/d.xml": "<dimen name='a'>@dimen/b</dimen><dimen name='b'>@dimen/a</dimen>"])
    let warnings = try app.warnings("<View $NS android:layout_width='@dimen/a' android:layout_height='1dp'/>")
    #expect(warnings == ["the resource @dimen/a refers to itself"])
  }

  @Test func `a missing resource is reported once, with its name and place`() throws {
    let read = try AndroidApp(["values/d.xml": ""]).read(
      "<FrameLayout $NS><View android:layout_width='@dimen/a'/><View android:layout_width='@dimen/a'/></FrameLayout>")
    #expect(read.diagnostics.map(\.problem.message) == ["the resource @dimen/a does not exist in the resource folders"])
    #expect(read.diagnostics.first?.location != nil)
  }

  @Test(arguments: [
    (400.0, 800.0, "10dp"), (800, 400, "20dp"), (700, 900, "30dp"), (900, 700, "30dp"),
  ])
  func `qualifiers follow the canvas`(width: Double, height: Double, expected: String) throws {
    var app = AndroidApp([
      "values/d.xml": "<dimen name='a'>10dp</dimen>", "values-land/d.xml": "<dimen name='a'>20dp</dimen>",
      "values-sw600dp/d.xml": "<dimen name='a'>30dp</dimen>", "values-de/d.xml": "<dimen name='a'>40dp</dimen>",
      "values-v99/d.xml": "<dimen name='a'>50dp</dimen>",
    ])
    app.request.size = Canvas(width: width, height: height)
    #expect(try self.width("@dimen/a", app) == .pixels(Int(expected.dropLast(2)) ?? 0))
  }

  /// The rules of `ResTable_config::isBetterThan`.
  @Test(arguments: [
    ((400.0, 800.0), ["", "small"], "10dp"), ((300, 400), ["", "small"], "20dp"), ((400, 800), ["small", ""], "20dp"),
    ((400, 800), ["", "normal"], "20dp"), ((500, 700), ["normal", "large"], "20dp"),
    ((400, 800), ["w400dp", "w320dp-h700dp"], "20dp"), ((400, 600), ["w400dp", "w320dp-h700dp"], "10dp"),
  ])
  func `the nearest screen size is selected`(
    _ size: (width: Double, height: Double), _ qualifiers: [String], _ expected: String
  ) throws {
    var files: [String: String] = [:]
    for (index, name) in qualifiers.enumerated() {
      let folder = name.isEmpty ? "values" : "values-\(name)"
      files["\(folder)/d.xml"] = "<dimen name='a'>\(index + 1)0dp</dimen>"
    }
    var app = AndroidApp(files)
    app.request.size = Canvas(width: size.width, height: size.height)
    #expect(try self.width("@dimen/a", app) == .pixels(Int(expected.dropLast(2)) ?? 0))
  }

  @Test func `night and right-to-left resources follow the request`() throws {
    var app = AndroidApp([
      "values/d.xml": "<dimen name='a'>10dp</dimen>", "values-night/d.xml": "<dimen name='a'>20dp</dimen>",
      "values-ldrtl/d.xml": "<dimen name='a'>30dp</dimen>",
    ])
    app.request.android.isNight = true
    #expect(try width("@dimen/a", app) == .pixels(20))
    app.request.direction = .rightToLeft
    #expect(try width("@dimen/a", app) == .pixels(30))
  }

  @Test func `styles inherit by dots and by parents`() throws {
    let app = AndroidApp([
      "values/s.xml": """
      <style name='Base'><item name='android:layout_width'>10dp</item><item name='android:minHeight'>1dp</item></style>
      <style name='Base.Large'><item name='android:layout_width'>20dp</item></style>
      <style name='Other' parent='Base.Large'><item name='android:alpha'>0.5</item></style>
      """
    ])
    let root = try app.root("<View $NS style='@style/Other'/>")
    #expect(root.android?.params.width == .pixels(20))
    #expect(root.android?.minHeight == 1)
    #expect(root.appearance.opacity == 0.5)
  }

  @Test func `styles that inherit from each other are reported`() throws {
    let app = AndroidApp(["values/s.xml": "<style name='A' parent='B'/><style name='B' parent='A'/>"])
    #expect(try app.warnings("<View $NS style='@style/A'/>") == ["the resource @style/A refers to itself"])
  }

  @Test func `attributes of the theme come from the theme that is asked for`() throws {
    var app = AndroidApp([
      "values/s.xml": """
      <attr name='gap' format='dimension'/>
      <style name='AppTheme' parent='Theme.Material3.DayNight'><item name='gap'>7dp</item></style>
      """
    ])
    app.request.android.themeStyle = "@style/AppTheme"
    #expect(try width("?attr/gap", app) == .pixels(7))
    #expect(try width("?gap", app) == .pixels(7))
    #expect(try width("?attr/actionBarSize", app) == .pixels(64))
    app.request.android.themeStyle = "AppTheem"
    let warnings = try app.warnings("<View $NS/>")
    #expect(warnings == ["there is no theme \"AppTheem\"; did you mean \"AppTheme\"?"])
  }

  @Test(arguments: [("@android:style/Unheard", false), ("Own", true)])
  func `only a theme that is not of the platform descends from that of new projects`(
    theme: String, descends: Bool
  ) throws {
    var app = AndroidApp(["values/s.xml": "<style name='Own'/>"])
    app.request.android.themeStyle = theme
    #expect((try width("?attr/actionBarSize", app) == .pixels(64)) == descends)
  }

  /// `themes.xml` and `themes_holo.xml`: rows are as high as in Material, and so is the action bar of `Theme`.
  @Test(arguments: [
    ("Theme", 56, false), ("Theme.Light", 56, true), ("Theme.Holo", 48, false),
    ("Theme.Holo.Light.DarkActionBar", 48, true), ("Theme.DeviceDefault", 56, false),
    ("Theme.DeviceDefault.Light", 56, true), ("Theme.Lighting", 56, false),
  ])
  func `a theme before Material has the heights of its rows and its action bar`(
    theme: String, bar: Int, isLight: Bool
  ) throws {
    let app = AndroidApp([
      "values/s.xml": """
      <style name='AppTheme' parent='android:\(theme)'><item name='gap'>?android:attr/actionBarSize</item></style>
      """
    ])
    #expect(try width("?android:attr/listPreferredItemHeight", app) == .pixels(64))
    #expect(try app.warnings("<View $NS android:layout_width='?android:listPreferredItemHeight'/>") == [])
    #expect(try ["?android:attr/actionBarSize", "?gap"].map { try width($0, app) } == [.pixels(bar), .pixels(bar)])
    let resolver = ResourceResolver(
      app.resources, on: ResourceConfiguration(width: 400, height: 800, density: 1), fontScale: 1, completions: .none)
    let place = ResourcePlace(location: SourceLocation(offset: 0))
    let button = resolver.theme("AppTheme", at: place)["android:buttonStyle"]
    #expect(button == "@android:style/Widget.Material.\(isLight ? "Light." : "")Button")
  }

  /// `styles_holo.xml`, `styles_device_defaults.xml` and `styles_material.xml`.
  @Test(arguments: ["Holo", "Holo.Light", "DeviceDefault", "DeviceDefault.Light", "Material"])
  func `a button of a style before Material is at least 48 dp high`(family: String) throws {
    var app = AndroidApp([
      "values/s.xml": """
      <style name='AppTheme' parent='Theme.AppCompat'><item name='buttonStyle'>@style/Own</item></style>
      <style name='Own' parent='android:Widget.\(family).Button'/>
      """
    ])
    app.request.android.themeStyle = "AppTheme"
    #expect(try app.root("<Button $NS android:text='a'/>").android?.minHeight == 48)
  }

  /// `themes_material.xml`: a child has the padding of a group.
  @Test(arguments: [
    ("expandableListPreferredItemPaddingLeft", 40), ("expandableListPreferredChildPaddingLeft", 40),
    ("expandableListPreferredItemIndicatorLeft", 3), ("expandableListPreferredChildIndicatorLeft", 3),
    ("listPreferredItemPaddingLeft", 16), ("listPreferredItemPaddingEnd", 16),
  ])
  func `a theme has the paddings of the rows of lists`(name: String, dp: Int) throws {
    let app = AndroidApp([:])
    #expect(try width("?android:attr/\(name)", app) == .pixels(dp))
    #expect(try app.warnings("<View $NS android:layout_width='?android:attr/\(name)'/>") == [])
  }

  @Test func `a theme overlay holds below its view`() throws {
    let app = AndroidApp([
      "values/s.xml": "<style name='Overlay'><item name='actionBarSize'>9dp</item></style>"
    ])
    let root = try app.root(
      """
      <FrameLayout $NS><FrameLayout android:theme='@style/Overlay'><View android:layout_width='?actionBarSize'/>
      </FrameLayout><View android:layout_width='?actionBarSize'/></FrameLayout>
      """)
    #expect(root.children[0].children[0].android?.params.width == .pixels(9))
    #expect(root.children[1].android?.params.width == .pixels(64))
  }

  @Test func `the theme behind a splash screen is that of the screen`() throws {
    var app = AndroidApp([
      "values/themes.xml": """
      <style name='Start' parent='Theme.SplashScreen'><item name='postSplashScreenTheme'>@style/Own</item></style>
      <style name='Own' parent='Theme.Material3.Light'><item name='actionBarSize'>9dp</item></style>
      """
    ])
    app.request.android.themeStyle = "Start"
    let root = try app.root(
      """
      <FrameLayout $NS><View android:layout_width='?actionBarSize'/>
      <View android:layout_width='?android:attr/listPreferredItemHeight'/></FrameLayout>
      """)
    #expect(root.children.map { $0.android?.params.width } == [.pixels(9), .pixels(64)])
  }

  /// A number of styles, each with the next one as its parent, and the last with one of a library.
  private static func chain(_ count: Int) -> [String: String] {
    let names = ["Theme.1"] + (2..<count + 1).map { "Own.\($0)" } + ["Theme.AppCompat"]
    return Dictionary(uniqueKeysWithValues: zip(names, names.dropFirst()))
  }

  /// The templates of Android Studio: the theme of the application has a parent of a library, or one that has.
  @Test(
    arguments: [
      (["Theme.App": "Theme.Material3.Light"], "Theme.App"),
      (["Base.Theme.App": "Theme.Material3.Light", "Theme.App": "Base.Theme.App"], "Theme.App"),
      (["Base.Theme.App": "Theme.MaterialComponents", "Rating": "Theme.AppCompat"], "Base.Theme.App"),
      (["Base.Theme.A": "Theme.AppCompat", "Theme.Long.Name": "@style/Base.Theme.A"], "Theme.Long.Name"),
      (["Theme.A": "Base.Theme.A", "Base.Theme.A": "Theme.A"], nil), (chain(50), "Theme.1"), (chain(51), nil),
      (["Theme.A": "Own", "Own": ""], nil),
      (["Theme.AppCompat.Own": "Theme.AppCompat"], nil), (["Rating": "Theme.AppCompat"], nil),
    ] as [([String: String], String?)])
  func `the theme of an application descends from one of a library`(_ parents: [String: String], _ theme: String?) {
    let styles = parents.map { "<style name='\($0.key)' parent='\($0.value)'/>" }
    #expect(AndroidApp(["values/themes.xml": styles.joined()]).resources.templateTheme == theme)
  }

  @Test func `shapes, layers and insets give corners, colors and padding`() throws {
    let app = AndroidApp([
      "drawable/shape.xml": """
      <shape $NS><corners android:radius='8dp'/><solid android:color='#80FF0000'/><padding android:left='3dp'/></shape>
      """,
      "drawable/inset.xml": "<inset $NS android:drawable='@drawable/shape' android:inset='4dp'/>",
      "drawable/state.xml": """
      <selector $NS><item android:state_pressed='true' android:drawable='@null'/>
      <item android:drawable='@drawable/inset'/></selector>
      """,
    ])
    let root = try app.root("<View $NS android:background='@drawable/state'/>")
    #expect(root.appearance.background == Color(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(root.appearance.cornerRadius == CornerRadius(.points(8)))
    #expect(root.android?.padding == Edges(top: 4, right: 4, bottom: 4, left: 7))
  }

  @Test func `vectors and missing icons have a size`() throws {
    let app = AndroidApp(["drawable/v.xml": "<vector $NS android:width='30dp' android:height='20dp'/>"])
    func size(_ name: String) throws -> [Int?] {
      let image = try app.root("<ImageView $NS android:src='@drawable/\(name)'/>").androidImage
      return [image?.width, image?.height]
    }
    #expect(try size("v") == [30, 20])
    #expect(try size("ic_back_48dp") == [48, 48])
    #expect(try size("face") == [24, 24] && size("logo") == [96, 96])
  }

  @Test func `bitmaps have the size of their header and of their folder`() throws {
    var app = AndroidApp()
    app.request.density = 3
    let gif = Array("GIF89a".utf8) + [20, 0, 10, 0]
    let resources = AndroidResources([
      ResourceFolder(paths: ["drawable-hdpi/a.gif", "drawable-nodpi/b.gif"]) { _ in gif }
    ])
    func image(_ name: String) throws -> AndroidImage? {
      var request = app.request
      request.android.resources = resources
      let text = "<ImageView xmlns:android='\(AndroidNamespace.android)' android:src='@drawable/\(name)'/>"
      return try Dialect.android.resolveViews(parseXML(Array(text.utf8)), request).value.root.children.first?
        .androidImage
    }
    #expect(try image("a") == AndroidImage(width: 40, height: 20))
    #expect(try image("b") == AndroidImage(width: 20, height: 10))
  }

  @Test(arguments: [
    (#"It\'s \"fine\""#, "It's \"fine\""), ("two\n   words", "two words"), (#"\u0041\n"#, "A\n"), (#""a  b""#, "a  b"),
  ])
  func `string resources resolve their escapes`(text: String, shown: String) {
    #expect(unescaped(text) == shown)
  }

  /// AAPT2 keeps the spaces and the quotation marks of an attribute, but not its escapes.
  @Test(arguments: [
    (#"It\'s \"fine\""#, "It's \"fine\""), ("two\n   words", "two\n   words"), (#"\u0041\n"#, "A\n"),
    (#""a  b""#, "\"a  b\""), (#"a  "b"#, "a  \"b"), ("  a ", "  a "),
  ])
  func `literals keep their spaces and quotation marks`(text: String, shown: String) {
    #expect(unescaped(text, keepsSpaces: true) == shown)
  }

  @Test func `a text in an attribute keeps the spaces that one among the resources loses`() throws {
    let text = "a  b \"c   d\""
    let app = AndroidApp(["values/s.xml": "<string name='s'>\(text)</string>"])
    func shown(_ written: String) throws -> String? {
      try app.root("<FrameLayout $NS><TextView android:text='\(written)'/></FrameLayout>").children[0].androidText?.text
    }
    #expect(try shown(text.replacing("\"", with: "&quot;")) == text)
    #expect(try shown("@string/s") == "a b c   d")
  }

  @Test(arguments: [("&#x200B;", ""), ("&#x200B;\u{FEFF}", ""), ("&#x200B;Name", "\u{200B}Name")])
  func `a text without a visible character is empty`(text: String, shown: String) throws {
    let root = try AndroidApp().root("<FrameLayout $NS><TextView android:text='\(text)'/></FrameLayout>")
    #expect(root.children[0].text?.content == shown)
  }

  @Test func `a million resources are read`() throws {
    let dimens = (0..<1_000_000).map { "<dimen name='d\($0)'>\($0 % 100)dp</dimen>" }.joined()
    let app = AndroidApp(["values/d.xml": dimens])
    #expect(try width("@dimen/d999942", app) == .pixels(42))
  }
}
