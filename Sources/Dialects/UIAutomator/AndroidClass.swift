import ViewTree

/// The mapping of Android's view classes to roles in the screen, by the ends of their names.
///
/// Subclasses keep the last word of their superclass (`AppCompatTextView`, `ShapeableImageView`, `MaterialButton`).
/// Compose and Flutter report the class that an accessibility service expects.
enum AndroidClass {
  static func role(of className: String) -> DumpRole {
    let name = shortName(of: className)
    if name == "View" { return .group }
    return table.first { $0.endings.contains { name.hasSuffix($0) } }?.role ?? .unknown
  }

  /// Returns true if a class name, with or without its package, ends in `CardView`, whose views paint a box.
  static func isCard(_ className: String) -> Bool { shortName(of: className).hasSuffix("CardView") }

  /// The ends of class names for each role; the first entry with a matching end decides.
  ///
  /// So `EditText` comes before `Text`, `CardView` before `View`, and `RadioButton` before `Button`.
  private static let table: [(role: DumpRole, endings: [String])] = [
    (.control(.searchField), ["SearchView"]),
    (.control(.textField), ["EditText", "AutoCompleteTextView", "TextInputLayout", "Spinner"]),
    (.text, ["TextView", "TextClock", "DigitalClock", "Chronometer", "TextSwitcher"]),
    (.control(.iconButton), ["ImageButton", "FloatingActionButton", "QuickContactBadge"]),
    (.control(.radioButton), ["RadioButton"]),
    (.control(.toggle), ["ToggleButton", "Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch"]),
    (.control(.checkBox), ["CheckBox"]),
    (.control(.chip), ["Chip"]),
    (.control(.anyButton), ["Button"]),
    (.control(.picker), ["NumberPicker"]),
    (.control(.slider), ["SeekBar", "Slider"]),
    (.control(.rating), ["RatingBar"]),
    (.control(.progress), ["ProgressBar", "ProgressIndicator"]),
    (.image, ["ImageView", "ImageSwitcher", "AnalogClock", "Image"]),
    (.page, ["WebView"]),
    (.media, ["MapView", "VideoView", "SurfaceView", "TextureView", "PlayerView"]),
    (.list, ["RecyclerView", "ListView", "GridView", "Gallery"]),
    (.scroll, ["ScrollView", "ViewPager", "ViewPager2"]),
    (.group, ["Layout", "LayoutCompat", "ViewGroup", "CardView", "RadioGroup", "ChipGroup", "Toolbar", "TabHost"]),
    (.group, ["TabWidget", "ActionBar", "ActionMode", "ActionBarContainer", "NavigationView", "BottomNavigationView"]),
    (.group, ["ViewSwitcher", "ViewFlipper", "ViewAnimator", "DatePicker", "TimePicker", "CalendarView", "Dialog"]),
    (.group, ["ComposeView", "FlutterView", "FragmentContainerView", "DecorView"]),
  ]
}
