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

  @Test func `a dimension of the resources has its value`() throws {
    let app = AndroidApp(["values/dimens.xml": "<dimen name='small_margin'>5dp</dimen>"])
    let layout = try #require(try app.root("<View $NS android:minWidth='@dimen/small_margin'/>").androidLayout)
    #expect(layout.minWidth == 5)
  }
}
