extension PlatformTables {
  /// The styles of Material Components, part 4 of 4, in the format of ``PlatformTables``.
  ///
  /// Source: Material Components for Android at ac7e18e (Apache License 2.0).
  static let materialStyles4 = """
    Widget.MaterialComponents.MaterialCalendar.HeaderLayout.Fullscreen
      android:layout_height=128dp
    Widget.MaterialComponents.MaterialCalendar.HeaderSelection < Widget.Material3.MaterialCalendar.HeaderSelection
      android:textAppearance=?attr/textAppearanceHeadline4
    Widget.MaterialComponents.MaterialCalendar.HeaderSelection.Fullscreen
      android:textAppearance=?attr/textAppearanceHeadline6
    Widget.MaterialComponents.MaterialCalendar.HeaderTitle < -
      android:textAppearance=?attr/textAppearanceOverline android:maxLines=1 android:ellipsize=end
    Widget.MaterialComponents.MaterialCalendar.HeaderToggleButton < Widget.Material3.MaterialCalendar.HeaderToggleButton
    Widget.MaterialComponents.MaterialCalendar.MonthNavigationButton < Widget.MaterialComponents.Button.TextButton.Dialog.Flush
    Widget.MaterialComponents.MaterialCalendar.MonthTextView < -
      android:textAppearance=?attr/textAppearanceSubtitle2
    Widget.MaterialComponents.MaterialCalendar.Year < Widget.Material3.MaterialCalendar.Year
    Widget.MaterialComponents.MaterialCalendar.Year.Selected
    Widget.MaterialComponents.MaterialCalendar.Year.Today
    Widget.MaterialComponents.MaterialCalendar.YearNavigationButton < Widget.MaterialComponents.Button.TextButton.Dialog.Flush
    Widget.MaterialComponents.MaterialDivider < Widget.Material3.MaterialDivider
      dividerColor=@color/material_divider_color
    Widget.MaterialComponents.NavigationRailView
      elevation=8dp android:minWidth=72dp itemPaddingTop=14dp itemPaddingBottom=16dp itemIconSize=24dp
      itemMinHeight=@null itemTextAppearanceInactive=?attr/textAppearanceCaption
      itemTextAppearanceActive=?attr/textAppearanceCaption labelVisibilityMode=auto
    Widget.MaterialComponents.NavigationRailView.Colored
    Widget.MaterialComponents.NavigationRailView.Colored.Compact
      android:minWidth=56dp labelVisibilityMode=unlabeled
    Widget.MaterialComponents.NavigationRailView.Compact
      android:minWidth=56dp labelVisibilityMode=unlabeled
    Widget.MaterialComponents.NavigationRailView.PrimarySurface
    Widget.MaterialComponents.NavigationView < Widget.Design.NavigationView
      itemIconPadding=14dp itemIconSize=24dp itemHorizontalPadding=22dp itemTextAppearance=?attr/textAppearanceSubtitle2
    Widget.MaterialComponents.PopupMenu < Widget.Material3.Badge
    Widget.MaterialComponents.PopupMenu.ContextMenu
    Widget.MaterialComponents.PopupMenu.ListPopupWindow
    Widget.MaterialComponents.PopupMenu.Overflow
    Widget.MaterialComponents.ProgressIndicator < Widget.MaterialComponents.LinearProgressIndicator
    Widget.MaterialComponents.ShapeableImageView < Widget.Material3.Badge
    Widget.MaterialComponents.Slider < Widget.Material3.Badge
      thumbRadius=10dp trackHeight=4dp
    Widget.MaterialComponents.Snackbar < Widget.Design.Snackbar
      android:background=@null android:layout_margin=8dp android:paddingLeft=8dp android:paddingRight=8dp
    Widget.MaterialComponents.Snackbar.FullWidth < Widget.Design.Snackbar
      android:paddingLeft=8dp android:paddingRight=8dp
    Widget.MaterialComponents.Snackbar.TextView < Widget.Material3.Snackbar.TextView
      android:textAppearance=?attr/textAppearanceBody2
    Widget.MaterialComponents.TabLayout < Widget.Material3.Badge
      tabTextAppearance=?attr/textAppearanceButton tabGravity=fill tabMode=fixed tabMaxWidth=264dp tabPaddingStart=12dp
      tabPaddingEnd=12dp
    Widget.MaterialComponents.TabLayout.Colored
    Widget.MaterialComponents.TabLayout.PrimarySurface
    Widget.MaterialComponents.TextInputEditText.FilledBox < Widget.MaterialComponents.AutoCompleteTextView.FilledBox
    Widget.MaterialComponents.TextInputEditText.FilledBox.Dense
      android:paddingBottom=8dp
    Widget.MaterialComponents.TextInputEditText.OutlinedBox < Widget.MaterialComponents.AutoCompleteTextView.OutlinedBox
    Widget.MaterialComponents.TextInputEditText.OutlinedBox.Dense
      android:paddingTop=13dp android:paddingBottom=13dp
    Widget.MaterialComponents.TextInputLayout.FilledBox < Widget.Material3.TextInputLayout.FilledBox
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.FilledBox
      boxBackgroundColor=@color/mtrl_filled_background_color boxStrokeColor=@color/mtrl_filled_stroke_color
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.TextInputLayout.FilledBox
      counterTextAppearance=?attr/textAppearanceCaption helperTextTextAppearance=?attr/textAppearanceCaption
      hintTextAppearance=?attr/textAppearanceCaption prefixTextAppearance=?attr/textAppearanceSubtitle1
      suffixTextAppearance=?attr/textAppearanceSubtitle1 shapeAppearance=?attr/shapeAppearanceSmallComponent
    Widget.MaterialComponents.TextInputLayout.FilledBox.Dense
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.FilledBox.Dense
    Widget.MaterialComponents.TextInputLayout.FilledBox.Dense.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.AutoCompleteTextView.FilledBox.Dense
    Widget.MaterialComponents.TextInputLayout.FilledBox.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.AutoCompleteTextView.FilledBox
    Widget.MaterialComponents.TextInputLayout.OutlinedBox < Widget.MaterialComponents.TextInputLayout.FilledBox
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.OutlinedBox
      boxCollapsedPaddingTop=0dp boxBackgroundMode=outline boxBackgroundColor=@null
      boxStrokeColor=@color/mtrl_outlined_stroke_color shapeAppearanceOverlay=@null
    Widget.MaterialComponents.TextInputLayout.OutlinedBox.Dense
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.OutlinedBox.Dense
    Widget.MaterialComponents.TextInputLayout.OutlinedBox.Dense.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.AutoCompleteTextView.OutlinedBox.Dense
    Widget.MaterialComponents.TextInputLayout.OutlinedBox.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.AutoCompleteTextView.OutlinedBox
    Widget.MaterialComponents.TimePicker
      shapeAppearance=?shapeAppearanceMediumComponent
    Widget.MaterialComponents.TimePicker.Button < Widget.MaterialComponents.Button.OutlinedButton
      android:layout_height=48dp android:padding=0dp android:insetTop=0dp android:insetBottom=0dp
      android:textAppearance=?attr/textAppearanceSubtitle2 android:textSize=16sp
      shapeAppearanceOverlay=?attr/shapeAppearanceMediumComponent
    Widget.MaterialComponents.TimePicker.Display < Widget.Material3.MaterialTimePicker.Display
      android:textAppearance=?attr/textAppearanceHeadline3 shapeAppearanceOverlay=?shapeAppearanceMediumComponent
      shapeAppearance=?attr/shapeAppearanceSmallComponent
    Widget.MaterialComponents.TimePicker.Display.Divider < Widget.Material3.MaterialTimePicker.Display.Divider
      android:textAppearance=?attr/textAppearanceHeadline3
    Widget.MaterialComponents.TimePicker.Display.HelperText < -
      android:textAppearance=?attr/textAppearanceCaption
    Widget.MaterialComponents.TimePicker.Display.TextInputEditText < Widget.Material3.TextInputEditText.FilledBox
      android:textAppearance=?attr/textAppearanceHeadline3 android:textSize=56dp android:paddingTop=0dp
      android:paddingBottom=0dp android:minEms=2 android:gravity=center android:paddingStart=0dp android:paddingEnd=0dp
      android:includeFontPadding=false
    Widget.MaterialComponents.TimePicker.Display.TextInputLayout < Widget.MaterialComponents.TextInputLayout.OutlinedBox
      shapeAppearance=?attr/shapeAppearanceMediumComponent
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TimePicker.Display.TextInputEditText
    Widget.MaterialComponents.TimePicker.ImageButton < Widget.Material3.MaterialTimePicker.ImageButton
      shapeAppearance=@style/Widget.MaterialComponents.TimePicker.ImageButton.ShapeAppearance
    Widget.MaterialComponents.TimePicker.ImageButton.ShapeAppearance < -
      cornerSize=50% cornerFamily=rounded
    Widget.MaterialComponents.Toolbar < Widget.Material3.Badge
      titleTextAppearance=?attr/textAppearanceHeadline6 subtitleTextAppearance=?attr/textAppearanceSubtitle1
      android:minHeight=56dp maxButtonHeight=56dp titleMargin=4dp contentInsetStart=16dp
      contentInsetStartWithNavigation=72dp android:paddingLeft=0dp android:paddingRight=0dp
    Widget.MaterialComponents.Toolbar.Primary
      android:elevation=4dp android:theme=@style/ThemeOverlay.MaterialComponents.Toolbar.Primary
    Widget.MaterialComponents.Toolbar.PrimarySurface < Widget.MaterialComponents.Toolbar.Primary
    Widget.MaterialComponents.Toolbar.Surface
      android:theme=@style/ThemeOverlay.MaterialComponents.Toolbar.Surface
    Widget.MaterialComponents.Tooltip
      android:layout_margin=8dp android:minWidth=32dp android:minHeight=32dp android:padding=12dp
      android:textAppearance=@style/TextAppearance.MaterialComponents.Tooltip
      shapeAppearance=@style/ShapeAppearance.MaterialComponents.Tooltip
    """
}
