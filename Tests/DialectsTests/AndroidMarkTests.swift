import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The labels of check boxes and radio buttons, and the tracks of seek bars, on a screen with 2 pixels per dp.
@Suite struct AndroidMarkTests {
  private func view(
    _ name: String, _ attributes: String, _ direction: LayoutDirection = .leftToRight, theme: String = "Theme.AppCompat"
  ) throws -> View {
    var app = AndroidApp(["drawable/track.xml": "<shape $NS><size android:height='15dp'/></shape>"])
    app.request.completions = .none
    app.request.density = 2
    app.request.direction = direction
    app.request.android.themeStyle = theme
    return try app.root("<FrameLayout $NS><\(name) \(attributes)/><Button android:text='b'/></FrameLayout>").children[0]
  }

  /// The font of the bones is up to a quarter wider than Roboto, whose width that of the view is if it wraps its label.
  @Test(arguments: [
    ("CheckBox", "wrap_content", 1.25), ("RadioButton", "wrap_content", 1.25), ("CheckBox", "301px", 1.12),
    ("RadioButton", "match_parent", 1.12), ("TextView", "wrap_content", 1.12),
  ])
  func `the label of a choice that wraps it has the lines of the view`(
    _ name: String, _ width: String, _ tolerance: Double
  ) throws {
    let height = "android:layout_height='wrap_content'"
    let text = try view(name, "android:text='a' android:layout_width='\(width)' \(height)").text
    #expect(text?.fontTolerance == tolerance)
    // The mark is higher than the label.
    #expect(text?.isHeightStated == (name != "TextView"))
  }

  /// `CompoundButton.onDraw` draws the drawable of 32 dp at the start; `MaterialCheckBox.onDraw` centers it.
  @Test(arguments: [
    ("RadioButton", "", "Theme.AppCompat", true), ("RadioButton", "", "Theme.Material3.Light", true),
    ("CheckBox", "", "Theme.AppCompat", true), ("CheckBox", "", "Theme.Material3.Light", false),
    ("CheckBox", "app:centerIfNoTextEnabled='false'", "Theme.Material3.Light", true),
    ("com.google.android.material.checkbox.MaterialCheckBox", "", "Theme.AppCompat", false),
  ])
  func `a mark without a label is at the start of its view`(
    _ name: String, _ attributes: String, _ theme: String, _ isAtStart: Bool
  ) throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 6.0), (.rightToLeft, 74)] {
      let appearance = try view(name, attributes, direction, theme: theme).appearance
      let area = Rect(x: 0, y: 0, width: 100, height: 60).inset(by: appearance.insets)
      let mark = Rect(x: x, y: 20, width: 20, height: 20)
      #expect(appearance.picture?.frame(in: area) == (isAtStart ? mark : nil))
    }
  }

  /// `CompoundButton` draws no mark for `@null`: a tab, whose background shows its state.
  @Test(
    arguments: [
      ("android:button='@null'", ViewKind.text, nil),
      ("android:button='@android:color/transparent'", .text, nil),
      ("android:button='@null' android:background='#00123456'", .text, nil),
      ("android:button='@null' android:background='#123456'", .control, .button),
      ("android:background='#123456'", .control, .radioButton),
      ("android:button='@android:drawable/btn_radio_material'", .control, .radioButton),
      ("android:button='@null' app:buttonCompat='@drawable/missing'", .control, .radioButton),
      ("android:button='@null' app:buttonCompat='@null'", .text, nil),
      ("app:buttonCompat='@null'", .control, .radioButton),
      ("app:buttonCompat='@android:color/transparent'", .text, nil),
      ("", .control, .radioButton),
    ] as [(String, ViewKind, ControlKind?)])
  func `a choice without a mark is a text or a button`(attributes: String, kind: ViewKind, control: ControlKind?) throws
  {
    for (name, own) in [("RadioButton", ControlKind.radioButton), ("CheckBox", .checkBox)] {
      let choice = try view(name, "android:text='a' \(attributes)")
      #expect(choice.kind == kind && choice.control == (control == .radioButton ? own : control))
      let padding = try #require(choice.text?.padding)
      #expect((padding.left > 0) == (control == .radioButton))
    }
    // Without a text nothing is drawn.
    #expect(try view("RadioButton", "android:button='@null' android:id='@+id/a'").kind == .spacer)
  }

  /// `ProgressBar.updateDrawableBounds`: the track is between the paddings, which are 16 dp in `Widget.AppCompat.SeekBar`.
  @Test(arguments: [
    ("", LayoutDirection.leftToRight, 16.0, 16.0),
    ("android:paddingStart='11px' android:paddingEnd='15px'", .leftToRight, 5.5, 7.5),
    ("android:paddingStart='11px' android:paddingEnd='15px'", .rightToLeft, 7.5, 5.5),
    ("android:paddingStart='11px' android:paddingTop='3px' android:paddingBottom='5px'", .leftToRight, 5.5, 16),
  ])
  func `the track of a seek bar is inside of its padding`(
    _ attributes: String, _ direction: LayoutDirection, _ left: Double, _ right: Double
  ) throws {
    let insets = try view("SeekBar", attributes, direction).appearance.insets
    #expect(insets == Insets(top: 0, right: right, bottom: 0, left: left))
  }

  /// `BaseSlider` ignores its padding: `mtrl_slider_track_side_padding` is 16 dp.
  @Test(arguments: ["Slider", "RangeSlider"])
  func `the track of a slider of Material is inside of its view`(_ name: String) throws {
    let insets = try view("com.google.android.material.slider.\(name)", "android:paddingStart='11px'").appearance.insets
    #expect(insets == Insets(top: 0, right: 16, bottom: 0, left: 16))
  }

  /// The height of a bar is that of its thumb, or of its track within the stated limits: `AbsSeekBar.onMeasure`.
  @Test(arguments: [
    ("", 64, ControlKind.slider), ("android:maxHeight='3px'", 64, .slider),
    ("android:thumb='@drawable/missing'", 64, .slider), ("android:thumb='@null'", 8, .progress),
    ("android:thumb='@android:color/transparent'", 8, .progress),
    ("android:thumb='@null' android:maxHeight='5px'", 5, .progress),
    ("android:thumb='@null' android:maxHeight='5px' android:minHeight='6px'", 6, .progress),
    ("android:thumb='@null' android:progressDrawable='@drawable/track'", 30, .progress),
    ("android:thumb='@null' android:progressDrawable='@drawable/track' android:maxHeight='25px'", 25, .progress),
  ])
  func `a seek bar without a thumb is as high as its track`(
    _ attributes: String, _ height: Int, _ control: ControlKind
  ) throws {
    let bar = try view("SeekBar", attributes)
    #expect(bar.control == control)
    #expect(bar.android?.content == .widget(AndroidWidget(width: 96, height: height)))
    // The slider of Material has no such attribute.
    let slider = try view("com.google.android.material.slider.Slider", attributes)
    #expect(slider.control == .slider)
  }
}
