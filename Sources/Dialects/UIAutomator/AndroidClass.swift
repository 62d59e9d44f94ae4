import ViewTree

/// What the classes of Android's views show, by the end of their names.
///
/// Subclasses keep the last word of what they extend (`AppCompatTextView`, `ShapeableImageView`, `MaterialButton`);
/// Compose and Flutter report the class that an accessibility service expects.
enum AndroidClass {
  static func role(of className: String) -> DumpRole {
    let name = shortName(of: className)
    if name == "View" { return .group }
    return table.first { $0.endings.contains { name.hasSuffix($0) } }?.role ?? .unknown
  }

  /// In order: `EditText` before `Text`, `CardView` before `View`.
  private static let table: [(role: DumpRole, endings: [String])] = [
    (.control, ["EditText", "AutoCompleteTextView", "TextInputLayout", "SearchView"]),
    (.text, ["TextView", "TextClock", "DigitalClock", "Chronometer", "TextSwitcher"]),
    (.control, ["Button", "CheckBox", "Switch", "SwitchCompat", "SwitchMaterial", "Chip", "Spinner", "NumberPicker"]),
    (.control, ["SeekBar", "ProgressBar", "RatingBar", "Slider", "ProgressIndicator", "QuickContactBadge"]),
    (.image, ["ImageView", "ImageSwitcher", "AnalogClock", "Image"]),
    (.media, ["WebView", "MapView", "VideoView", "SurfaceView", "TextureView", "PlayerView"]),
    (.list, ["RecyclerView", "ListView", "GridView", "Gallery"]),
    (.scroll, ["ScrollView", "ViewPager", "ViewPager2"]),
    (.group, ["Layout", "LayoutCompat", "ViewGroup", "CardView", "RadioGroup", "ChipGroup", "Toolbar", "TabHost"]),
    (.group, ["TabWidget", "ActionBar", "ActionMode", "ActionBarContainer", "NavigationView", "BottomNavigationView"]),
    (.group, ["ViewSwitcher", "ViewFlipper", "ViewAnimator", "DatePicker", "TimePicker", "CalendarView", "Dialog"]),
    (.group, ["ComposeView", "FlutterView", "FragmentContainerView", "DecorView"]),
  ]
}
