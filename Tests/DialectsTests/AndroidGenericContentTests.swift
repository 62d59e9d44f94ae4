import Testing

@testable import Dialects
@testable import ViewTree

/// Content in place of views that only code determines.
@Suite struct AndroidGenericContentTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='match_parent'"

  private enum Kind { case rows, article, media, calendar, settings, none }

  private func kind(of container: View) -> Kind {
    guard let content = container.children.first else { return .none }
    if content.list == .paragraphs { return .article }
    if content.kind == .media { return .media }
    if content.children.count == 7 { return .calendar }
    guard let row = content.children.first, row.isCell else { return .none }
    return row.children.count == 2 ? .rows : .settings
  }

  private func fragment(_ attributes: String, _ app: AndroidApp = AndroidApp()) throws -> View {
    try app.root("<FrameLayout $NS \(Self.size)><fragment \(attributes)/></FrameLayout>").children[0]
  }

  @Test(arguments: [
    ("message_list_container", "", Kind.rows), ("nav_host", "", .article), ("videoContainer", "", .media),
    ("mtrl_calendar_frame", "", .calendar), ("host", "android:name='com.example.SearchResultsFragment'", .rows),
    ("host", "android:name='com.example.LogFragment'", .article), ("generalSettingsContainer", "", .settings),
  ])
  private func `an empty fragment has text unless a name suggests other content`(
    identifier: String, attributes: String, expected: Kind
  ) throws {
    #expect(try kind(of: fragment("android:id='@+id/\(identifier)' \(Self.size) \(attributes)")) == expected)
  }

  @Test(arguments: [
    ("android:id='@+id/host'", Kind.none), ("android:name='com.example.LogFragment'", .article),
    ("android:id='@+id/calendar_frame'", .calendar),
  ])
  private func `a fragment as high as its content is filled if a name suggests the content`(
    attributes: String, expected: Kind
  ) throws {
    let view = try AndroidApp().root(
      """
      <LinearLayout $NS \(Self.size) android:orientation='vertical'><TextView android:text='a'/>
      <fragment android:layout_width='match_parent' android:layout_height='wrap_content' \(attributes)/></LinearLayout>
      """
    ).children[1]
    #expect(kind(of: view) == expected)
    if expected == .article { #expect(view.children[0].android?.params.height == .pixels(150)) }
  }

  @Test func `the content of a file that is named after settings is a list without images`() throws {
    var app = AndroidApp()
    app.request.android.layoutName = "activity_settings"
    #expect(try kind(of: fragment("android:id='@+id/host' \(Self.size)", app)) == .settings)
  }

  @Test(arguments: [("demo_container", 2), ("root", 1)])
  func `a coordinator layout that holds an app bar only gets content below it`(identifier: String, count: Int) throws {
    let children = try AndroidApp().root(
      """
      <androidx.coordinatorlayout.widget.CoordinatorLayout $NS android:id='@+id/\(identifier)' \(Self.size)>
      <com.google.android.material.appbar.AppBarLayout><TextView android:text='a'/>
      </com.google.android.material.appbar.AppBarLayout></androidx.coordinatorlayout.widget.CoordinatorLayout>
      """
    ).children
    #expect(children.count == count)
    guard count == 2, case .coordinator(let params)? = children[1].android?.params.parent else { return }
    #expect(params.behavior == .belowAppBar(overlap: 0))
  }

  @Test(arguments: [("photo_pager", ViewKind.image), ("pager", .media)])
  func `a pager that is named after pictures shows one picture, another one lines`(identifier: String, kind: ViewKind)
    throws
  {
    let pager = try AndroidApp().root(
      "<FrameLayout $NS><androidx.viewpager2.widget.ViewPager2 android:id='@+id/\(identifier)' \(Self.size)/></FrameLayout>"
    ).children[0]
    #expect(pager.children.map(\.kind) == [kind])
  }

  @Test func `a snackbar without views has a text`() throws {
    let bar = try AndroidApp().root(
      "<FrameLayout $NS><view class='com.google.android.material.snackbar.Snackbar$SnackbarLayout' "
        + "android:layout_width='match_parent' android:layout_height='wrap_content'/></FrameLayout>"
    ).children[0]
    #expect(bar.children.map(\.kind) == [.text])
    #expect(bar.android?.minHeight == 48)
  }
}
