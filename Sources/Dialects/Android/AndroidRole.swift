import Geometry
import ViewTree
import XMLTree

/// The role of an Android view class; the views of classes with the same role are laid out and drawn in the same way.
enum AndroidRole: Hashable, Sendable {
  // Containers.
  case linear(Axis?)
  case frame
  case relative
  case table
  case tableRow
  case grid
  case scroll(Axis)
  case constraint
  case card
  case coordinator
  case drawer
  case pager
  case list
  case gridList
  /// A frame that contains another layout: `fragment`, `FragmentContainerView`.
  case fragment
  /// A text field with a label: `TextInputLayout`, a container around the inner text field.
  case textInput
  case chipGroup
  case flexbox
  /// A frame with an image and a toolbar: `CollapsingToolbarLayout`.
  case collapsingToolbar
  /// A layout whose only child fills it: `SwipeRefreshLayout`.
  case refresh
  /// The content of a drawer, a header above the rows of a menu: `NavigationView`.
  case navigationView

  // Bars, which do not count as the content of a screen.
  case toolbar
  case appBar
  case tabs
  case tabItem
  case bottomNavigation
  case navigationRail
  case bottomAppBar

  // Leaves.
  case text
  case button
  case toggleButton
  case editText
  case checkBox
  case radioButton
  case toggle
  case chip
  case image
  case imageButton
  case floatingButton
  case extendedFloatingButton
  case spinner
  case seekBar
  case progress
  case horizontalProgress
  case rating
  /// The dots of a pager, one for each page.
  case pageDots
  case media
  case search
  case picker
  /// The days of a month: `CalendarView`, `DatePicker`.
  case calendar
  case divider
  /// The handle at the top of a bottom sheet.
  case dragHandle
  case space
  case view
  case stub
  /// A helper class of `ConstraintLayout` such as a guideline, barrier or group; its view is invisible.
  case constraintHelper

  /// A class that is not known; its view is a frame if it has children, otherwise a drawing of unknown contents.
  case unknown

  /// Returns the role of a class with a simple name: that of the longest known class name that is a suffix of it.
  ///
  /// Subclasses usually end with the name of their superclass: `WikiCardView` is a `CardView`. Without a known suffix
  /// the role is the one that attributes imply, `frame` for another layout or container, else `unknown`.
  ///
  /// - Parameter implied: the class of layout whose attributes the element and its children state; nil for none.
  static func of(_ className: Substring, implied: AndroidRole? = nil) -> AndroidRole {
    if let role = classes[className] { return role }
    var rest = className
    while !rest.isEmpty {
      rest = rest.dropFirst()
      // A word begins with a capital letter.
      guard let first = rest.first, first.isUppercase else { continue }
      if let role = classes[rest], !exactNames.contains(rest) {
        // A class such as `IconButton` may extend `ImageButton`, which alone has an image.
        if role == .button, implied == .image { return .imageButton }
        return role == .tabs && implied == .bottomNavigation ? .bottomNavigation : role
      }
    }
    // Names such as `FrameLayoutNavMenu` begin with the superclass.
    for layout in ["LinearLayout", "FrameLayout", "RelativeLayout", "ConstraintLayout"] where className.contains(layout)
    {
      return classes[layout[...]] ?? .frame
    }
    // A drawer has the same attributes as a navigation bar, and a button those of a text.
    if let implied, implied != .bottomNavigation, implied != .text { return implied }
    if let role = roleInAnyCase(className) { return role }
    if implied == .text { return .text }
    return className.hasSuffix("Layout") || className.hasSuffix("Container") ? .frame : .unknown
  }

  /// Returns the role of the longest known class name that is a suffix in any case, as in `SquareImageview`; nil for
  /// none.
  ///
  /// Short names are left out, because other words end with them.
  private static func roleInAnyCase(_ className: Substring) -> AndroidRole? {
    let name = className.lowercased()
    let known = classes.keys.filter { $0.count >= 7 && $0.count < name.count && name.hasSuffix($0.lowercased()) }
    return known.max { ($0.count, $1) < ($1.count, $0) }.flatMap { classes[$0] }
  }

  /// Returns the axis of a subclass of `LinearLayout` whose code sets the orientation: vertical if a child has a weight and
  /// the height 0, with which it is visible in a column only; nil otherwise.
  static func axisOfWeights(in element: XMLElement) -> Axis? {
    let isColumn = element.children.contains { child in
      child["android:layout_weight"] != nil && ["0dp", "0dip", "0px"].contains(child["android:layout_height"])
    }
    return isColumn ? .vertical : nil
  }

  /// Returns the role that the attributes of an element and of its children imply; nil if they imply none.
  ///
  /// Some attributes have an effect in one class only:
  ///
  /// - An orientation and weights: `LinearLayout`.
  /// - Constraints: `ConstraintLayout`.
  /// - Positions relative to other views: `RelativeLayout`.
  /// - The type of an input, and the size, color and appearance of a text: `TextView`.
  /// - A source and a scale type: `ImageView`.
  /// - Colors of items: `NavigationBarView`, for a class that is named after tabs.
  static func implied(by element: XMLElement) -> AndroidRole? {
    var children = element.children
    guard let first = children.next() else {
      if inputAttributes.contains(where: { element[$0] != nil }) { return .editText }
      if barAttributes.contains(where: { element[$0] != nil }) { return .bottomNavigation }
      if imageAttributes.contains(where: { element[$0] != nil }) { return .image }
      return textAttributes.contains { element[$0] != nil } ? .text : nil
    }
    switch element["android:orientation"] {
    case "vertical": return .linear(.vertical)
    case "horizontal": return .linear(.horizontal)
    default: break
    }
    for child in [first] + Array(children) {
      for attribute in child.attributes {
        if attribute.name.hasPrefix("app:layout_constraint") { return .constraint }
        if attribute.name == "android:layout_weight" { return .linear(axisOfWeights(in: element) ?? .horizontal) }
        if relativeAttributes.contains(attribute.name) { return .relative }
      }
    }
    return nil
  }

  private static let inputAttributes = ["android:inputType", "android:imeOptions", "android:completionThreshold"]

  private static let barAttributes = ["app:itemIconTint", "app:itemTextColor", "app:labelVisibilityMode"]

  private static let textAttributes = [
    "android:textAppearance", "android:textSize", "android:textColor", "android:textIsSelectable",
  ]

  private static let imageAttributes = ["android:src", "app:srcCompat", "android:scaleType"]

  private static let relativeAttributes: Set<String> = [
    "android:layout_below", "android:layout_above", "android:layout_toStartOf", "android:layout_toEndOf",
    "android:layout_toLeftOf", "android:layout_toRightOf", "android:layout_alignParentTop",
    "android:layout_alignParentBottom", "android:layout_alignParentStart", "android:layout_alignParentEnd",
    "android:layout_alignParentLeft", "android:layout_alignParentRight", "android:layout_centerInParent",
    "android:layout_centerVertical", "android:layout_centerHorizontal",
  ]

  /// The known class names that must match exactly, because names of unrelated classes end with them.
  ///
  /// So `CalendarView` is not a plain `View`.
  private static let exactNames: Set<Substring> = [
    "View", "Space", "Group", "Flow", "Layer", "Barrier", "Image", "fragment",
  ]

  private static let classes: [Substring: AndroidRole] = [
    "LinearLayout": .linear(nil), "LinearLayoutCompat": .linear(nil), "RadioGroup": .linear(.vertical),
    "MaterialRadioGroup": .linear(.vertical), "MaterialButtonToggleGroup": .linear(.horizontal),
    "MaterialButtonGroup": .linear(.horizontal), "MaterialSplitButton": .linear(.horizontal),
    "ButtonBarLayout": .linear(.horizontal), "FlexboxLayout": .flexbox,
    "OverflowLinearLayout": .linear(.horizontal), "FloatingToolbarLayout": .frame, "DockedToolbarLayout": .frame,
    "ShimmerFrameLayout": .frame, "FrameLayout": .frame, "ContentFrameLayout": .frame, "ViewFlipper": .frame,
    "ViewSwitcher": .frame,
    "ViewAnimator": .frame, "TextSwitcher": .frame, "ImageSwitcher": .frame, "SwipeRefreshLayout": .refresh,
    "TabHost": .frame, "FragmentTabHost": .frame, "AppWidgetHostView": .frame, "PercentFrameLayout": .frame,
    "CollapsingToolbarLayout": .collapsingToolbar, "BottomSheetDragHandleView": .dragHandle, "ViewGroup": .frame,
    "ListItemLayout": .frame, "ListItemRevealLayout": .frame,
    "RelativeLayout": .relative, "PercentRelativeLayout": .relative, "TwoLineListItem": .relative,
    "TableLayout": .table, "TableRow": .tableRow, "GridLayout": .grid,
    "ScrollView": .scroll(.vertical), "NestedScrollView": .scroll(.vertical),
    "HorizontalScrollView": .scroll(.horizontal),
    "ConstraintLayout": .constraint, "MotionLayout": .constraint, "CardView": .card, "MaterialCardView": .card,
    "ListItemCardView": .card,
    "CoordinatorLayout": .coordinator, "DrawerLayout": .drawer, "SlidingPaneLayout": .linear(.horizontal),
    "ViewPager": .pager, "ViewPager2": .pager,
    "RecyclerView": .list, "ListView": .list, "ExpandableListView": .list, "GridView": .gridList, "Gallery": .list,
    "fragment": .fragment, "FragmentContainerView": .fragment, "FragmentContainer": .fragment,
    "NavHostFragment": .fragment,
    "TextInputLayout": .textInput, "ChipGroup": .chipGroup,
    "Toolbar": .toolbar, "MaterialToolbar": .toolbar, "ActionMenuView": .toolbar, "ActionBarContextView": .toolbar,
    "AppBarLayout": .appBar, "TabLayout": .tabs, "TabItem": .tabItem, "TabWidget": .tabs, "PagerTabStrip": .tabs,
    "PagerTitleStrip": .tabs, "BottomNavigationView": .bottomNavigation, "NavigationRailView": .navigationRail,
    "BottomAppBar": .bottomAppBar, "NavigationView": .navigationView, "NavigationBarView": .bottomNavigation,
    "TextView": .text, "CheckedTextView": .text, "TextClock": .text, "DigitalClock": .text, "Chronometer": .text,
    "Button": .button, "MaterialButton": .button, "AppCompatButton": .button, "ToggleButton": .toggleButton,
    "EditText": .editText, "AutoCompleteTextView": .editText, "TextInputEditText": .editText,
    "CheckBox": .checkBox, "AppCompatCheckBox": .checkBox, "RadioButton": .radioButton,
    "Switch": .toggle, "SwitchCompat": .toggle, "SwitchMaterial": .toggle, "MaterialSwitch": .toggle,
    "SwitchButton": .toggle, "Chip": .chip,
    "ImageView": .image, "QuickContactBadge": .image, "AnalogClock": .image, "Image": .image,
    "SimpleDraweeView": .image, "DraweeView": .image, "PhotoView": .image, "LottieAnimationView": .image,
    "ImageButton": .imageButton, "CheckableImageButton": .imageButton, "FloatingActionButton": .floatingButton,
    "ExtendedFloatingActionButton": .extendedFloatingButton, "Spinner": .spinner,
    "SeekBar": .seekBar, "Slider": .seekBar, "RangeSlider": .seekBar, "ProgressBar": .progress,
    "CircularProgressIndicator": .progress, "LoadingIndicator": .progress,
    "ContentLoadingProgressBar": .progress, "LinearProgressIndicator": .horizontalProgress, "RatingBar": .rating,
    "DotsIndicator": .pageDots, "CircleIndicator": .pageDots, "CircleIndicator2": .pageDots,
    "CircleIndicator3": .pageDots, "PageIndicator": .pageDots, "PagerIndicator": .pageDots,
    "PageIndicatorView": .pageDots, "PageIndicatorView2": .pageDots, "IndicatorView": .pageDots,
    "MapView": .media, "WebView": .media, "VideoView": .media, "SurfaceView": .media, "TextureView": .media,
    "PlayerView": .media, "StyledPlayerView": .media, "GLSurfaceView": .media, "PreviewView": .media,
    "AdView": .media, "CalendarView": .calendar, "DatePicker": .calendar, "TimePicker": .media,
    "ComposeView": .fragment,
    "SearchView": .search, "SearchBar": .search, "NumberPicker": .picker, "MaterialDivider": .divider,
    // A view in place of the system's status bar shows nothing.
    "Space": .space, "StatusBarView": .space, "View": .view,
    "ViewStub": .stub, "ViewStubCompat": .stub, "ViewStubProxy": .stub,
    "Guideline": .constraintHelper, "ReactiveGuide": .constraintHelper, "Barrier": .constraintHelper,
    "Group": .constraintHelper, "Layer": .constraintHelper, "Flow": .constraintHelper,
    "Placeholder": .constraintHelper,
    "CircularFlow": .constraintHelper, "MotionEffect": .constraintHelper, "MotionPlaceholder": .constraintHelper,
    "ImageFilterView": .image, "ImageFilterButton": .image, "MockView": .view, "MotionButton": .button,
    "MotionLabel": .text, "Label": .text, "AvatarView": .image, "AvatarImage": .image,
    "DialogTitle": .text, "AlertDialogLayout": .linear(.vertical), "FitWindowsLinearLayout": .linear(.vertical),
    "FitWindowsFrameLayout": .frame, "FitWindowsViewGroup": .frame, "Fab": .floatingButton,
    "SearchAutoComplete": .editText, "SnackbarLayout": .frame, "ViewGroupOverlay": .frame,
  ]

  /// Returns true for the simple name of a class of the platform or of a library, false for an application's class.
  static func isKnown(_ className: Substring) -> Bool { classes[className] != nil }

  /// True for containers and unknown classes, because a custom class of these roles may inflate its content in code.
  var isFilledByCode: Bool {
    switch self {
    case .linear, .frame, .relative, .table, .grid, .scroll, .constraint, .card, .coordinator, .flexbox, .unknown: true
    default: false
    }
  }

  /// Returns the references to the default style of the class, such as `?buttonStyle`, the preferred one first.
  ///
  /// The array is empty for a class without a default style.
  ///
  /// - Parameter isMaterial: true for a theme of Material Components, which turns `<Button>` into `MaterialButton` and
  ///   `CardView` into `MaterialCardView`, with style attributes of their own.
  func defaultStyles(isMaterial: Bool) -> [String] {
    switch self {
    case .text: ["?android:textViewStyle"]
    case .button: isMaterial ? ["?materialButtonStyle"] : ["?buttonStyle", "?android:buttonStyle"]
    case .toggleButton: ["?android:buttonStyleToggle"]
    case .editText: ["?editTextStyle", "?android:editTextStyle"]
    case .checkBox: ["?checkboxStyle", "?android:checkboxStyle"]
    case .radioButton: ["?radioButtonStyle", "?android:radioButtonStyle"]
    case .toggle: ["?switchStyle", "?android:switchStyle"]
    case .chip: ["?chipStyle"]
    case .imageButton: ["?imageButtonStyle", "?android:imageButtonStyle"]
    case .floatingButton: ["?floatingActionButtonStyle"]
    case .extendedFloatingButton: ["?extendedFloatingActionButtonStyle"]
    case .spinner: ["?spinnerStyle", "?android:spinnerStyle"]
    case .seekBar: ["?seekBarStyle", "?android:seekBarStyle"]
    case .progress: ["?android:progressBarStyle"]
    case .horizontalProgress: ["?linearProgressIndicatorStyle"]
    case .rating: ["?ratingBarStyle", "?android:ratingBarStyle"]
    case .card: isMaterial ? ["?materialCardViewStyle"] : []
    case .toolbar: ["?toolbarStyle", "?android:toolbarStyle"]
    case .appBar: ["?appBarLayoutStyle"]
    case .collapsingToolbar: ["?collapsingToolbarLayoutStyle"]
    case .tabs: ["?tabStyle"]
    case .bottomNavigation: ["?bottomNavigationStyle"]
    case .bottomAppBar: ["?bottomAppBarStyle"]
    case .textInput: ["?textInputStyle"]
    case .divider: ["?materialDividerStyle"]
    case .dragHandle: ["?bottomSheetDragHandleStyle"]
    case .chipGroup: ["?chipGroupStyle"]
    case .search: ["?materialSearchBarStyle"]
    default: []
    }
  }
}
