extension PlatformTables {
  /// The styles of Material Components, part 3 of 3, in the format of ``PlatformTables``.
  ///
  /// Source: Material Components for Android at ac7e18e (Apache License 2.0).
  static let materialStyles3 = """
    Widget.Material3.Slider.Legacy.Label < -
      android:layout_margin=2dp android:textAppearance=?attr/textAppearanceBodySmall android:padding=4dp
      android:minWidth=28dp android:minHeight=28dp shapeAppearance=@style/ShapeAppearance.Material3.Tooltip
    Widget.Material3.Snackbar < Widget.Design.Snackbar
      android:background=@null android:layout_margin=8dp shapeAppearance=?attr/shapeAppearanceCornerExtraSmall
      android:paddingLeft=8dp android:paddingRight=8dp
    Widget.Material3.Snackbar.FullWidth < Widget.Design.Snackbar
      shapeAppearance=@style/ShapeAppearance.Material3.Corner.None android:paddingLeft=8dp android:paddingRight=8dp
    Widget.Material3.Snackbar.TextView < -
      android:textAppearance=?attr/textAppearanceBodyMedium android:maxLines=2 android:paddingTop=14dp
      android:paddingBottom=14dp android:layout_marginLeft=8dp android:layout_marginRight=8dp
    Widget.Material3.SplitButton.IconButton.Filled < Widget.Material3.Button.IconButton.Close.Snackbar
      android:insetLeft=0dp android:insetRight=0dp android:paddingTop=6dp android:paddingBottom=6dp
      android:paddingStart=14dp android:paddingEnd=14dp
    Widget.Material3.SplitButton.LeadingButton.Filled < Widget.Material3.Button
      android:paddingStart=16dp android:paddingEnd=12dp android:minWidth=48dp iconSize=20dp
    Widget.Material3.Switch.ListItem < Widget.Material3.CompoundButton.MaterialSwitch
      android:background=@null
    Widget.Material3.TabLayout < Widget.Design.TabLayout
      android:background=@drawable/m3_tabs_background
    Widget.Material3.TabLayout.OnSurface
      android:background=@drawable/m3_tabs_transparent_background
    Widget.Material3.TextInputEditText.FilledBox < Widget.Material3.AutoCompleteTextView.FilledBox
    Widget.Material3.TextInputEditText.FilledBox.Dense
      android:paddingBottom=8dp
    Widget.Material3.TextInputEditText.OutlinedBox < Widget.Material3.AutoCompleteTextView.OutlinedBox
    Widget.Material3.TextInputEditText.OutlinedBox.Dense
      android:paddingTop=13dp android:paddingBottom=13dp
    Widget.Material3.TextInputLayout.FilledBox < Widget.Material3.MaterialTimePicker.Display.TextInputLayout
      materialThemeOverlay=@style/ThemeOverlay.Material3.TextInputEditText.FilledBox
      shapeAppearance=?attr/shapeAppearanceCornerExtraSmall
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.Corner.Top boxBackgroundMode=filled
    Widget.Material3.TextInputLayout.FilledBox.Dense
      materialThemeOverlay=@style/ThemeOverlay.Material3.TextInputEditText.FilledBox.Dense
    Widget.Material3.TextInputLayout.FilledBox.Dense.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.Material3.AutoCompleteTextView.FilledBox.Dense
    Widget.Material3.TextInputLayout.FilledBox.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.Material3.AutoCompleteTextView.FilledBox
    Widget.Material3.TextInputLayout.OutlinedBox < Widget.Material3.MaterialTimePicker.Display.TextInputLayout
      materialThemeOverlay=@style/ThemeOverlay.Material3.TextInputEditText.OutlinedBox
      shapeAppearance=?attr/shapeAppearanceCornerExtraSmall
    Widget.Material3.TextInputLayout.OutlinedBox.Dense
      materialThemeOverlay=@style/ThemeOverlay.Material3.TextInputEditText.OutlinedBox.Dense
    Widget.Material3.TextInputLayout.OutlinedBox.Dense.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.Material3.AutoCompleteTextView.OutlinedBox.Dense
    Widget.Material3.TextInputLayout.OutlinedBox.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.Material3.AutoCompleteTextView.OutlinedBox
    Widget.Material3.TextView.ListItem.LabelText < Widget.Material3.CheckedTextView
    Widget.Material3.TextView.ListItem.Overline
      android:textAppearance=?attr/textAppearanceLabelSmall
    Widget.Material3.TextView.ListItem.SupportingText
      android:textAppearance=?attr/textAppearanceBodyMedium
    Widget.Material3.TextView.ListItem.TrailingSupportingText < Widget.Material3.TextView.ListItem.Overline
    Widget.Material3.Toolbar < Widget.Material3.Badge
      contentInsetStartWithNavigation=0dp android:minHeight=?attr/actionBarSize contentInsetStart=16dp
      android:paddingLeft=0dp android:paddingRight=0dp
    Widget.Material3.Toolbar.Button.Navigation < Widget.Material3.Badge
      android:minWidth=56dp android:scaleType=center
    Widget.Material3.Toolbar.Button.Navigation.Circle
      android:background=@drawable/m3_toolbar_navigation_circle_background
    Widget.Material3.Tooltip < Widget.Material3.Slider.Legacy.Label
    Widget.Material3Expressive.AppBarLayout < Widget.Material3.Badge
    Widget.Material3Expressive.AppBarLayout.AppBarWithSearch
      android:paddingStart=4dp android:paddingEnd=4dp android:minHeight=64dp
    Widget.Material3Expressive.BottomNavigationView < Widget.Material3.BottomNavigationView
      android:minHeight=64dp
    Widget.Material3Expressive.BottomNavigationView.ActiveIndicator < Widget.Material3.BottomNavigationView.ActiveIndicator
      android:width=56dp
    Widget.Material3Expressive.Button < Widget.Material3.DockedToolbar.Button
    Widget.Material3Expressive.Button.IconButton < Widget.Material3.DockedToolbar.IconButton
    Widget.Material3Expressive.Button.IconButton.Filled
    Widget.Material3Expressive.Button.IconButton.Filled.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.IconButton.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.IconButton.Outlined
    Widget.Material3Expressive.Button.IconButton.Outlined.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.IconButton.Tonal
    Widget.Material3Expressive.Button.IconButton.Tonal.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.TextButton < Widget.Material3.DockedToolbar.TextButton
    Widget.Material3Expressive.Button.TextButton.Dialog
      android:minWidth=64dp android:layout_marginLeft=8dp android:layout_marginStart=8dp android:maxLines=2
      android:singleLine=false
    Widget.Material3Expressive.Button.TextButton.Dialog.Flush
      android:layout_marginStart=0dp android:layout_marginLeft=0dp
    Widget.Material3Expressive.Button.TextButton.Dialog.Icon
      android:paddingStart=12dp android:paddingEnd=16dp
    Widget.Material3Expressive.CircularProgressIndicator < Widget.Material3.CircularProgressIndicator
    Widget.Material3Expressive.CircularProgressIndicator.Wavy
      indicatorSize=48dp indicatorInset=0dp
    Widget.Material3Expressive.CollapsingToolbar < Widget.Material3.CollapsingToolbar
      expandedTitleTextAppearance=?attr/textAppearanceTitleLarge expandedTitleMarginTop=72dp
      expandedTitleMarginBottom=12dp
    Widget.Material3Expressive.CollapsingToolbar.Large
      expandedTitleTextAppearance=?attr/textAppearanceDisplaySmall
    Widget.Material3Expressive.CollapsingToolbar.Medium
      expandedTitleTextAppearance=?attr/textAppearanceHeadlineMedium
    Widget.Material3Expressive.ExtendedFloatingActionButton.Large < Widget.Material3.ExtendedFloatingActionButton.Large
    Widget.Material3Expressive.ExtendedFloatingActionButton.Medium < Widget.Material3.ExtendedFloatingActionButton.Medium
    Widget.Material3Expressive.ExtendedFloatingActionButton.Small < Widget.Material3.ExtendedFloatingActionButton.Small
    Widget.Material3Expressive.FloatingActionButton < Widget.Material3.FloatingActionButton.Primary
    Widget.Material3Expressive.FloatingActionButton.Large
      fabCustomSize=96dp shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
    Widget.Material3Expressive.FloatingActionButton.Medium
      fabCustomSize=80dp shapeAppearance=?attr/shapeAppearanceCornerLargeIncreased
    Widget.Material3Expressive.LinearProgressIndicator < Widget.Material3.LinearProgressIndicator
    Widget.Material3Expressive.MaterialButtonGroup < Widget.Material3.Badge
    Widget.Material3Expressive.MaterialButtonGroup.Connected < Widget.Material3.MaterialButtonGroup.Connected
    Widget.Material3Expressive.MaterialButtonToggleGroup < Widget.Material3.Badge
      shapeAppearance=@style/ShapeAppearance.M3.Comp.ButtonGroup.Connected.Small.Container.Shape
    Widget.Material3Expressive.NavigationRailView < Widget.Material3.NavigationRailView
      android:minWidth=96dp labelVisibilityMode=labeled
    Widget.Material3Expressive.NavigationRailView.ActiveIndicator < Widget.Material3.NavigationRailView.ActiveIndicator
    Widget.Material3Expressive.SearchBar < Widget.Material3.SearchBar
      contentInsetStart=24dp android:paddingEnd=4dp
    Widget.Material3Expressive.SearchBar.AppBarWithSearch
      android:layout_gravity=center android:layout_marginStart=8dp android:layout_marginEnd=8dp
    Widget.Material3Expressive.SearchBar.CenteredText
      contentInsetStart=8dp
    Widget.Material3Expressive.SearchBar.CenteredText.AppBarWithSearch
      android:layout_gravity=center android:layout_marginStart=8dp android:layout_marginEnd=8dp
    Widget.Material3Expressive.SearchBar.Outlined < Widget.Material3.SearchBar
    Widget.Material3Expressive.SearchView < Widget.Material3.SearchView
    Widget.Material3Expressive.SearchView.Toolbar < Widget.Material3.SearchView.Toolbar
    Widget.Material3Expressive.SearchView.Toolbar.AppBarWithSearch
      android:minHeight=56dp android:paddingStart=4dp android:paddingEnd=4dp android:layout_marginStart=12dp
      android:layout_marginEnd=12dp android:layout_marginTop=4dp shapeAppearance=?attr/shapeAppearanceMediumComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.SearchBar
    Widget.Material3Expressive.Slider.Large < Widget.Material3.Slider
    Widget.Material3Expressive.Slider.Medium < Widget.Material3.Slider
    Widget.Material3Expressive.Slider.Small < Widget.Material3.Slider
    Widget.Material3Expressive.Slider.Xlarge < Widget.Material3.Slider
    Widget.Material3Expressive.Slider.Xsmall < Widget.Material3.Slider
    Widget.Material3Expressive.Toolbar < Widget.Material3.Toolbar
      android:layout_marginEnd=4dp
    Widget.Material3Expressive.Toolbar.AppBarWithSearch
      android:layout_marginEnd=0dp layout_scrollFlags=scroll|snap|enterAlways
    Widget.MaterialComponents.ActionBar.Primary < Widget.Material3.ActionBar.Solid
    Widget.MaterialComponents.ActionBar.PrimarySurface < Widget.Material3.ActionBar.Solid
    Widget.MaterialComponents.ActionBar.Solid < Widget.Material3.ActionBar.Solid
      android:minHeight=56dp
    Widget.MaterialComponents.ActionBar.Surface < Widget.Material3.ActionBar.Solid
    Widget.MaterialComponents.ActionMode
      android:minHeight=56dp
    Widget.MaterialComponents.AppBarLayout.Primary < Widget.Material3.Badge
    Widget.MaterialComponents.AppBarLayout.PrimarySurface < Widget.Material3.Badge
    Widget.MaterialComponents.AppBarLayout.Surface < Widget.Material3.Badge
    Widget.MaterialComponents.AutoCompleteTextView.FilledBox < Widget.Material3.TextInputEditText.FilledBox
      android:textAppearance=?attr/textAppearanceSubtitle1
    Widget.MaterialComponents.AutoCompleteTextView.FilledBox.Dense
      android:paddingBottom=8dp
    Widget.MaterialComponents.AutoCompleteTextView.OutlinedBox < Widget.Material3.TextInputEditText.OutlinedBox
      android:textAppearance=?attr/textAppearanceSubtitle1
    Widget.MaterialComponents.AutoCompleteTextView.OutlinedBox.Dense
      android:paddingTop=13dp android:paddingBottom=13dp
    Widget.MaterialComponents.Badge < Widget.Material3.Badge
    Widget.MaterialComponents.BottomAppBar < Widget.Material3.Badge
      android:minHeight=56dp fabAnchorMode=cradle fabAlignmentMode=center contentInsetStart=16dp
      contentInsetStartWithNavigation=72dp android:paddingLeft=0dp android:paddingRight=0dp
    Widget.MaterialComponents.BottomNavigationView < Widget.Design.BottomNavigationView
    Widget.MaterialComponents.BottomSheet < Widget.Material3.BottomSheet
      shapeAppearance=?attr/shapeAppearanceLargeComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.BottomSheet
    Widget.MaterialComponents.Button < Widget.Material.Button.FocusRing
      android:background=@empty android:textAppearance=?attr/textAppearanceButton android:paddingLeft=16dp
      android:paddingRight=16dp android:paddingTop=4dp android:paddingBottom=4dp android:insetLeft=0dp
      android:insetRight=0dp android:insetTop=6dp android:insetBottom=6dp android:maxWidth=320dp cornerRadius=@null
      iconPadding=8dp shapeAppearance=?attr/shapeAppearanceSmallComponent
    Widget.MaterialComponents.Button.Icon
      android:paddingLeft=12dp
    Widget.MaterialComponents.Button.OutlinedButton
      iconPadding=4dp
    Widget.MaterialComponents.Button.OutlinedButton.Icon
      android:paddingLeft=12dp
    Widget.MaterialComponents.Button.TextButton
      android:paddingLeft=8dp android:paddingRight=8dp iconPadding=4dp
    Widget.MaterialComponents.Button.TextButton.Dialog
      android:minWidth=64dp android:lines=1 android:singleLine=true android:layout_marginStart=8dp
      android:layout_marginLeft=8dp
    Widget.MaterialComponents.Button.TextButton.Dialog.Flush
      android:layout_marginStart=0dp android:layout_marginLeft=0dp
    Widget.MaterialComponents.Button.TextButton.Icon.Close.Snackbar
      android:minWidth=48dp
    Widget.MaterialComponents.Button.UnelevatedButton.Icon
      android:paddingLeft=12dp
    Widget.MaterialComponents.CardView < Widget.Material3.CardView.Elevated
      shapeAppearance=?attr/shapeAppearanceMediumComponent
    Widget.MaterialComponents.CheckedTextView
      android:textAppearance=?attr/textAppearanceBody1
    Widget.MaterialComponents.Chip.Action
      android:includeFontPadding=false android:textAppearance=?attr/textAppearanceBody2 chipMinTouchTargetSize=48dp
      chipMinHeight=32dp chipStartPadding=4dp textStartPadding=8dp textEndPadding=6dp chipEndPadding=6dp
      shapeAppearance=?attr/shapeAppearanceSmallComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.Chip
    Widget.MaterialComponents.Chip.Choice < Widget.MaterialComponents.Chip.Action
    Widget.MaterialComponents.Chip.Entry < Widget.MaterialComponents.Chip.Action
    Widget.MaterialComponents.Chip.Filter < Widget.MaterialComponents.Chip.Action
    Widget.MaterialComponents.ChipGroup < Widget.Material3.Badge
      chipSpacingHorizontal=8dp singleLine=false
    Widget.MaterialComponents.CircularProgressIndicator < Widget.Material3.LoadingIndicator
      trackThickness=4dp indicatorSize=40dp indicatorInset=4dp
    Widget.MaterialComponents.CircularProgressIndicator.ExtraSmall
      trackThickness=2.5dp indicatorSize=20dp indicatorInset=2dp
    Widget.MaterialComponents.CircularProgressIndicator.Small
      trackThickness=3dp indicatorSize=28dp
    Widget.MaterialComponents.CollapsingToolbar < Widget.Design.CollapsingToolbar
    Widget.MaterialComponents.CompoundButton.CheckBox < Widget.Material.CompoundButton.CheckBox.FocusRing
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize
      android:background=@android:drawable/control_background_40dp_material
    Widget.MaterialComponents.CompoundButton.RadioButton < Widget.MaterialComponents.CompoundButton.CheckBox
    Widget.MaterialComponents.CompoundButton.Switch
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize switchPadding=0px
      android:textAppearance=?android:attr/textAppearance android:gravity=center_vertical|start
    Widget.MaterialComponents.ExtendedFloatingActionButton < Widget.MaterialComponents.Button
      android:insetTop=0dp android:insetBottom=0dp android:maxLines=1 android:minHeight=48dp android:minWidth=120dp
      android:paddingTop=12dp android:paddingBottom=12dp android:paddingStart=20dp android:paddingEnd=20dp
      android:paddingLeft=20dp android:paddingRight=20dp iconPadding=12dp iconSize=24dp
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.ExtendedFloatingActionButton
    Widget.MaterialComponents.ExtendedFloatingActionButton.Icon
      android:gravity=start|center_vertical android:paddingStart=12dp android:paddingLeft=12dp
    Widget.MaterialComponents.FloatingActionButton < Widget.Design.FloatingActionButton
      android:background=@null shapeAppearance=?attr/shapeAppearanceSmallComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.FloatingActionButton
    Widget.MaterialComponents.Light.ActionBar.Solid < Widget.MaterialComponents.ActionBar.Solid
    Widget.MaterialComponents.LinearProgressIndicator < Widget.Material3.Badge
      trackThickness=4dp
    Widget.MaterialComponents.MaterialButtonToggleGroup < Widget.Material3.Badge
    Widget.MaterialComponents.MaterialCalendar < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceMediumComponent
    Widget.MaterialComponents.MaterialCalendar.Day < Widget.Material3.MaterialCalendar.Day
    Widget.MaterialComponents.MaterialCalendar.DayOfWeekLabel < -
      android:textAppearance=?attr/textAppearanceBody2 android:gravity=center
    Widget.MaterialComponents.MaterialCalendar.DayTextView < -
      android:textAppearance=?attr/textAppearanceCaption android:gravity=center
    Widget.MaterialComponents.MaterialCalendar.Fullscreen
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.MaterialCalendar.Window.Fullscreen
    Widget.MaterialComponents.MaterialCalendar.HeaderCancelButton < Widget.MaterialComponents.Button.TextButton
    Widget.MaterialComponents.MaterialCalendar.HeaderConfirmButton < Widget.MaterialComponents.Button.TextButton
    Widget.MaterialComponents.MaterialCalendar.HeaderDivider < Widget.Material3.Badge
    Widget.MaterialComponents.MaterialCalendar.HeaderLayout < Widget.Material3.Badge
      android:layout_width=match_parent android:layout_height=120dp
    Widget.MaterialComponents.MaterialCalendar.HeaderLayout.Fullscreen
      android:layout_height=128dp
    Widget.MaterialComponents.MaterialCalendar.HeaderSelection < Widget.Material3.MaterialCalendar.HeaderSelection
      android:textAppearance=?attr/textAppearanceHeadline4
    Widget.MaterialComponents.MaterialCalendar.HeaderSelection.Fullscreen
      android:textAppearance=?attr/textAppearanceHeadline6
    Widget.MaterialComponents.MaterialCalendar.HeaderTitle < -
      android:textAppearance=?attr/textAppearanceOverline android:maxLines=1
    Widget.MaterialComponents.MaterialCalendar.HeaderToggleButton < Widget.Material3.MaterialCalendar.HeaderToggleButton
    Widget.MaterialComponents.MaterialCalendar.MonthNavigationButton < Widget.MaterialComponents.Button.TextButton.Dialog.Flush
    Widget.MaterialComponents.MaterialCalendar.MonthTextView < -
      android:textAppearance=?attr/textAppearanceSubtitle2
    Widget.MaterialComponents.MaterialCalendar.Year < Widget.Material3.MaterialCalendar.Year
    Widget.MaterialComponents.MaterialCalendar.YearNavigationButton < Widget.MaterialComponents.Button.TextButton.Dialog.Flush
    Widget.MaterialComponents.MaterialDivider < Widget.Material3.MaterialDivider
    Widget.MaterialComponents.NavigationRailView
      android:minWidth=72dp labelVisibilityMode=auto
    Widget.MaterialComponents.NavigationRailView.Colored.Compact
      android:minWidth=56dp labelVisibilityMode=unlabeled
    Widget.MaterialComponents.NavigationRailView.Compact
      android:minWidth=56dp labelVisibilityMode=unlabeled
    Widget.MaterialComponents.NavigationView < Widget.Design.NavigationView
    Widget.MaterialComponents.PopupMenu < Widget.Material3.Badge
    Widget.MaterialComponents.ProgressIndicator < Widget.MaterialComponents.LinearProgressIndicator
    Widget.MaterialComponents.ShapeableImageView < Widget.Material3.Badge
    Widget.MaterialComponents.Slider < Widget.Material3.Badge
    Widget.MaterialComponents.Snackbar < Widget.Design.Snackbar
      android:background=@null android:layout_margin=8dp android:paddingLeft=8dp android:paddingRight=8dp
    Widget.MaterialComponents.Snackbar.FullWidth < Widget.Design.Snackbar
      android:paddingLeft=8dp android:paddingRight=8dp
    Widget.MaterialComponents.Snackbar.TextView < Widget.Material3.Snackbar.TextView
      android:textAppearance=?attr/textAppearanceBody2
    Widget.MaterialComponents.TabLayout < Widget.Material3.Badge
      tabGravity=fill tabMode=fixed tabPaddingStart=12dp tabPaddingEnd=12dp
    Widget.MaterialComponents.TextInputEditText.FilledBox < Widget.MaterialComponents.AutoCompleteTextView.FilledBox
    Widget.MaterialComponents.TextInputEditText.FilledBox.Dense
      android:paddingBottom=8dp
    Widget.MaterialComponents.TextInputEditText.OutlinedBox < Widget.MaterialComponents.AutoCompleteTextView.OutlinedBox
    Widget.MaterialComponents.TextInputEditText.OutlinedBox.Dense
      android:paddingTop=13dp android:paddingBottom=13dp
    Widget.MaterialComponents.TextInputLayout.FilledBox < Widget.Material3.TextInputLayout.FilledBox
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.FilledBox
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.TextInputLayout.FilledBox
      shapeAppearance=?attr/shapeAppearanceSmallComponent
    Widget.MaterialComponents.TextInputLayout.FilledBox.Dense
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.FilledBox.Dense
    Widget.MaterialComponents.TextInputLayout.FilledBox.Dense.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.AutoCompleteTextView.FilledBox.Dense
    Widget.MaterialComponents.TextInputLayout.FilledBox.ExposedDropdownMenu
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.AutoCompleteTextView.FilledBox
    Widget.MaterialComponents.TextInputLayout.OutlinedBox < Widget.MaterialComponents.TextInputLayout.FilledBox
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TextInputEditText.OutlinedBox
      boxBackgroundMode=outline shapeAppearanceOverlay=@null
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
      cornerSize=50%
    Widget.MaterialComponents.Toolbar < Widget.Material3.Badge
      android:minHeight=56dp contentInsetStart=16dp contentInsetStartWithNavigation=72dp android:paddingLeft=0dp
      android:paddingRight=0dp
    Widget.MaterialComponents.Tooltip
      android:layout_margin=8dp android:minWidth=32dp android:minHeight=32dp android:padding=12dp
      android:textAppearance=@style/TextAppearance.MaterialComponents.Tooltip
      shapeAppearance=@style/ShapeAppearance.MaterialComponents.Tooltip
    """
}
