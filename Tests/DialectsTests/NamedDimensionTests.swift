import Diagnostics
import Testing

@testable import Dialects
@testable import ViewTree

/// Dimensions of libraries that are not among the resources.
@Suite struct NamedDimensionTests {
  @Test(arguments: [
    ("activity_margin", "16dp"), ("activity_horizontal_margin", "16dp"), ("tiny_margin", "4dp"),
    ("small_margin", "8dp"), ("margin_half", "8dp"), ("medium_margin", "16dp"), ("big_margin", "24dp"),
    ("spacing_xlarge", "32dp"), ("doublePadding", "32dp"), ("listitem_verticalpadding", "16dp"),
    ("text_size_micro", "11sp"), ("smaller_text_size", "12sp"), ("normal_text_size", "14sp"),
    ("bigger_text_size", "16sp"), ("textSizeHuge", "22sp"), ("text_size_18", "18sp"),
    ("spacing_12dp", "12dp"), ("dp16", "16dp"), ("margin_20", "20dp"), ("sp_15", "15sp"),
    ("keyline_1", "16dp"), ("margin_7", "16dp"), ("margin_8", "8dp"), ("spacing_2dp", "2dp"),
    ("normal_icon_size", "24dp"), ("list_avatar_size", "40dp"), ("divider_height", "1dp"), ("fab_size", "56dp"),
    ("thumbnail_length", "56dp"), ("thumbnail_length_2020", "56dp"), ("large_icon_margin", "24dp"),
  ])
  func `a missing dimension has the length of its name`(name: String, expected: String) throws {
    let document = "<View $NS android:minWidth='@dimen/\(name)' android:minHeight='\(expected)'/>"
    let layout = try #require(try AndroidApp().root(document).androidLayout)
    #expect(layout.minWidth == layout.minHeight)
  }

  @Test(arguments: ["row_height", "year_2020", "widget_width", "text", "size"])
  func `a name without a length gives none`(name: String) throws {
    let layout = try #require(try AndroidApp().root("<View $NS android:minWidth='@dimen/\(name)'/>").androidLayout)
    #expect(layout.minWidth == 0)
  }

  /// Each folder `values-sw…dp` of `sdp-android` and `ssp-android` states the number times its width ÷ 300.
  ///
  /// Here a dp has 10 pixels, and texts are 1.5 times as large.
  @Test(arguments: [
    ("_16sdp", 290.0, 800.0, 160), ("_16sdp", 329, 800, 160), ("_16sdp", 330, 800, 176), ("_16sdp", 389, 800, 192),
    ("_16sdp", 390, 800, 208), ("_17sdp", 411, 800, 221), ("_17sdp", 800, 411, 221), ("_minus2sdp", 390, 800, -26),
    ("_minus3sdp", 290, 800, -30), ("_12ssp", 390, 800, 234), ("_12ssp", 290, 800, 180), ("_minus3ssp", 290, 800, -45),
    ("_1sdp", 390, 800, 13), ("_600sdp", 390, 800, 7_800), ("_16sdp", 1_100, 1_300, 576), ("_16sdp", 1_079, 1_300, 560),
  ])
  func `a dimension of sdp or ssp grows with the smallest width`(
    name: String, width: Double, height: Double, pixels: Int
  ) throws {
    var app = AndroidApp()
    app.request.density = 10
    app.request.fontScale = 1.5
    app.request.size = Canvas(width: width, height: height)
    let read = try app.read("<FrameLayout $NS><View android:layout_marginLeft='@dimen/\(name)'/></FrameLayout>")
    #expect(read.value.root.children.first?.android?.params.margins.left == pixels)
    #expect(read.diagnostics.isEmpty)
    let own = AndroidApp(["values/dimens.xml": "<dimen name='\(name)'>5dp</dimen>"])
    #expect(try own.root("<View $NS android:minWidth='@dimen/\(name)'/>").androidLayout?.minWidth == 5)
  }

  @Test(arguments: [
    (290.0, 800.0, 0.0..<330), (390, 800, 390..<420), (411, 800, 390..<420), (800, 411, 390..<Double.infinity),
    (1_100, 1_300, 1_080..<Double.infinity),
  ])
  func `the views are the same at the widths of one folder`(
    width: Double, height: Double, widths: Range<Double>
  ) throws {
    var app = AndroidApp()
    app.request.size = Canvas(width: width, height: height)
    let sized = "<FrameLayout $NS><View android:layout_marginLeft='@dimen/_16sdp'/></FrameLayout>"
    #expect(try app.read(sized).value.widthsOfViews == widths)
    #expect(try app.read(sized.replacing("_16sdp", with: "_16dp")).value.widthsOfViews == 0..<Double.infinity)
  }

  @Test(arguments: [
    "16sdp", "_sdp", "_minussdp", "_16sdps", "_16dp", "_infsdp", "_1e1sdp", "_plus2ssp", "_12asp", "_0sdp", "_601sdp",
  ])
  func `other names are missing`(name: String) throws {
    let warnings = try AndroidApp().warnings("<View $NS android:minWidth='@dimen/\(name)'/>")
    #expect(warnings.count == 1 && warnings[0].contains("@dimen/\(name)"))
  }

  @Test func `a dimension of the resources has its value`() throws {
    let app = AndroidApp(["values/dimens.xml": "<dimen name='small_margin'>5dp</dimen>"])
    let layout = try #require(try app.root("<View $NS android:minWidth='@dimen/small_margin'/>").androidLayout)
    #expect(layout.minWidth == 5)
  }
}
