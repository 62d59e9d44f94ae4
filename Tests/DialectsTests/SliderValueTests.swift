import Diagnostics
import Geometry
import Layout
import Testing

@testable import Dialects
@testable import ViewTree

@Suite struct SliderValueTests {
  private func value(_ slider: String) throws -> Double? {
    try AndroidApp().root("<FrameLayout $NS>\(slider)</FrameLayout>").children[0].sliderValue
  }

  @Test(arguments: [
    ("<SeekBar android:progress='25'/>", 0.25),
    ("<SeekBar android:min='10' android:max='20' android:progress='15'/>", 0.5),
    ("<SeekBar/>", 0), ("<SeekBar android:progress='200'/>", 1),
    (
      "<com.google.android.material.slider.Slider android:valueFrom='0' android:valueTo='8' android:value='6'/>", 0.75
    ),
  ])
  func `a slider of Android has the value in its range`(slider: String, expected: Double) throws {
    #expect(try value(slider) == expected)
  }

  @Test func `a placed slider keeps the value`() throws {
    let style = LayoutSpec.flex(FlexStyle())
    var slider = View(element: "slider", kind: .control, layout: style, location: SourceLocation(offset: 0))
    slider.sliderValue = 0.25
    var root = View(element: "view", kind: .container, layout: style, location: SourceLocation(offset: 0))
    root.children = [slider]
    let document = ViewDocument(root: root, source: .native, canvas: Canvas(width: 90), direction: .leftToRight)
    let placed = try place(document).value
    #expect(placed.views.map(\.view.sliderValue) == [nil, 0.25])
  }
}
