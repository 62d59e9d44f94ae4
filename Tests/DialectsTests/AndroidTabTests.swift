import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The tabs of Android tab layouts.
@Suite struct AndroidTabTests {
  private func tabs(_ attributes: String, _ children: String = "") throws -> View {
    try AndroidApp().root(
      """
      <com.google.android.material.tabs.TabLayout $NS android:layout_width='match_parent' \
      android:layout_height='wrap_content' \(attributes)>\(children)</com.google.android.material.tabs.TabLayout>
      """)
  }

  @Test func `tabs that scroll fill the width from their start`() throws {
    let view = try tabs("app:tabMode='scrollable' app:tabContentStart='56dp'")
    #expect(view.children.count == 6)
    #expect(view.clips)
    #expect(view.children.map { $0.android?.params.margins.left } == [44, nil, nil, nil, nil, nil])
    #expect(view.children.map { $0.android?.params.width } == Array(repeating: .wrapContent, count: 6))
    #expect(view.children.map { $0.android?.minWidth } == Array(repeating: 72, count: 6))
    #expect(try tabs("").children.count == 3)
    #expect(try tabs("app:tabContentStart='56dp'").children[0].android?.params.margins.left == nil)
  }

  @Test func `a tab layout states the paddings and the least width of its tabs`() throws {
    let item = "<com.google.android.material.tabs.TabItem android:text='One'/>"
    let tab = try tabs(
      "app:tabMinWidth='90dp' app:tabPadding='4dp' app:tabPaddingEnd='4dp' app:tabPaddingStart='20dp' app:tabMode='scrollable'",
      item
    ).children[0]
    #expect(tab.android?.padding == Edges(top: 4, right: 4, bottom: 4, left: 20))
    #expect(tab.android?.minWidth == 90)
  }

  @Test(arguments: [("center", AndroidDimension.wrapContent), ("fill", .pixels(0))])
  func `tabs in the center of a fixed tab layout are as wide as their labels`(
    gravity: String, width: AndroidDimension
  ) throws {
    let view = try tabs("app:tabGravity='\(gravity)'")
    #expect(view.children.map { $0.android?.params.width } == [width, width, width])
    guard case .linear(let style)? = view.android?.content else {
      Issue.record("the tab layout is not linear")
      return
    }
    #expect(style.gravity.horizontal == (gravity == "center" ? .center : .start))
  }

  @Test(arguments: [
    ("", "android:text='One' android:icon='@android:drawable/ic_menu_add'", 72),
    ("app:tabInlineLabel='true'", "android:text='One' android:icon='@android:drawable/ic_menu_add'", 48),
    ("", "android:icon='@android:drawable/ic_menu_add'", 48), ("", "android:text='One'", 48),
  ])
  func `a tab with an icon above its label is higher`(_ attributes: String, _ item: String, _ height: Int) throws {
    let tab = try tabs(attributes, "<com.google.android.material.tabs.TabItem \(item)/>").children[0]
    #expect(tab.android?.minHeight == height)
    let icon = tab.children.first { $0.kind != .text }
    #expect(icon?.android?.params.width == (item.contains("icon") ? .pixels(24) : nil))
  }

  @Test(arguments: [
    ("app:tabBackground='@drawable/oval' app:tabIndicatorHeight='0dp'", true),
    ("app:tabBackground='@drawable/oval' app:tabIndicator='@null'", true),
    ("app:tabBackground='@drawable/dot_selector'", true), ("app:tabBackground='@drawable/oval'", false),
    ("app:tabIndicatorHeight='0dp'", false), ("android:layout_height='24dp'", true),
    ("android:layout_height='25dp'", false),
  ])
  func `low tabs, and those with a background and without an indicator, are dots`(_ attributes: String, _ areDots: Bool)
    throws
  {
    let size = "<size android:width='8dp' android:height='8dp'/>"
    let oval = "<shape $NS android:shape='oval'><solid android:color='#888888'/>\(size)</shape>"
    let app = AndroidApp(["drawable/oval.xml": oval, "drawable/dot_selector.xml": oval])
    let view = try app.root(
      """
      <FrameLayout $NS><com.google.android.material.tabs.TabLayout android:layout_width='match_parent' \
      \(attributes.contains("height") ? "" : "android:layout_height='wrap_content'") \(attributes)/></FrameLayout>
      """
    ).children[0]
    #expect((view.control == .pageControl) == areDots)
  }
}
