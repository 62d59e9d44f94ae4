extension PlatformTables {
  /// The themes of AppCompat and Material Components, part 2 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36, AppCompat 28.0.0 and Material Components at ac7e18e (Apache License 2.0).
  static let themes2 = """
    Theme.Material3.Light < Theme.Material3.DayNight
    Theme.Material3.Light.NoActionBar
      windowActionBar=false windowNoTitle=true
    Theme.Material3Expressive.Light < Theme.Material3.Light
      appBarLayoutStyle=@style/Widget.Material3Expressive.AppBarLayout
      collapsingToolbarLayoutStyle=@style/Widget.Material3Expressive.CollapsingToolbar
      collapsingToolbarLayoutMediumStyle=@style/Widget.Material3Expressive.CollapsingToolbar.Medium
      collapsingToolbarLayoutLargeStyle=@style/Widget.Material3Expressive.CollapsingToolbar.Large
      materialSearchBarStyle=@style/Widget.Material3Expressive.SearchBar
      materialSearchViewStyle=@style/Widget.Material3Expressive.SearchView
      listItemRevealLayoutStyle=@style/Widget.Material3Expressive.ListItemRevealLayout
      floatingActionButtonStyle=@style/Widget.Material3Expressive.FloatingActionButton
      floatingActionButtonMediumStyle=@style/Widget.Material3Expressive.FloatingActionButton.Medium
      floatingActionButtonLargeStyle=@style/Widget.Material3Expressive.FloatingActionButton.Large
      extendedFloatingActionButtonSmallStyle=@style/Widget.Material3Expressive.ExtendedFloatingActionButton.Small
      extendedFloatingActionButtonMediumStyle=@style/Widget.Material3Expressive.ExtendedFloatingActionButton.Medium
      extendedFloatingActionButtonLargeStyle=@style/Widget.Material3Expressive.ExtendedFloatingActionButton.Large
      materialButtonStyle=@style/Widget.Material3Expressive.Button
      materialButtonTonalStyle=@style/Widget.Material3Expressive.Button.TonalButton
      materialButtonOutlinedStyle=@style/Widget.Material3Expressive.Button.OutlinedButton
      materialButtonElevatedStyle=@style/Widget.Material3Expressive.Button.ElevatedButton
      borderlessButtonStyle=@style/Widget.Material3Expressive.Button.TextButton
      buttonBarButtonStyle=@style/Widget.Material3Expressive.Button.TextButton.Dialog
      snackbarButtonStyle=@style/Widget.Material3Expressive.Button.TextButton.Snackbar
      materialIconButtonStyle=@style/Widget.Material3Expressive.Button.IconButton.Standard
      materialIconButtonOutlinedStyle=@style/Widget.Material3Expressive.Button.IconButton.Outlined
      materialIconButtonFilledStyle=@style/Widget.Material3Expressive.Button.IconButton.Filled
      materialIconButtonFilledTonalStyle=@style/Widget.Material3Expressive.Button.IconButton.Tonal
      materialButtonGroupStyle=@style/Widget.Material3Expressive.MaterialButtonGroup
      materialButtonToggleGroupStyle=@style/Widget.Material3Expressive.MaterialButtonToggleGroup
      bottomNavigationStyle=@style/Widget.Material3Expressive.BottomNavigationView
      navigationRailStyle=@style/Widget.Material3Expressive.NavigationRailView
      toolbarStyle=@style/Widget.Material3Expressive.Toolbar
      toolbarSurfaceStyle=@style/Widget.Material3Expressive.Toolbar.Surface
      linearProgressIndicatorStyle=@style/Widget.Material3Expressive.LinearProgressIndicator
      circularProgressIndicatorStyle=@style/Widget.Material3Expressive.CircularProgressIndicator
      sliderStyle=@style/Widget.Material3Expressive.Slider.Xsmall
    Theme.MaterialComponents.DayNight < Theme.MaterialComponents.Light.Bridge
      actionBarSize=56dp actionBarStyle=@style/Widget.MaterialComponents.Light.ActionBar.Solid
      actionOverflowMenuStyle=@style/Widget.MaterialComponents.PopupMenu.Overflow
      actionModeStyle=@style/Widget.MaterialComponents.ActionMode
      appBarLayoutStyle=@style/Widget.MaterialComponents.AppBarLayout.Primary
      borderlessButtonStyle=@style/Widget.MaterialComponents.Button.TextButton
      bottomNavigationStyle=@style/Widget.MaterialComponents.BottomNavigationView
      buttonBarButtonStyle=@style/Widget.MaterialComponents.Button.TextButton
      android:buttonBarButtonStyle=?attr/buttonBarButtonStyle
      checkboxStyle=@style/Widget.MaterialComponents.CompoundButton.CheckBox
      android:contextPopupMenuStyle=@style/Widget.MaterialComponents.PopupMenu.ContextMenu
      floatingActionButtonStyle=@style/Widget.MaterialComponents.FloatingActionButton
      listPopupWindowStyle=@style/Widget.MaterialComponents.PopupMenu.ListPopupWindow
      navigationViewStyle=@style/Widget.MaterialComponents.NavigationView
      popupMenuStyle=@style/Widget.MaterialComponents.PopupMenu
      radioButtonStyle=@style/Widget.MaterialComponents.CompoundButton.RadioButton
      snackbarStyle=@style/Widget.MaterialComponents.Snackbar
      snackbarButtonStyle=@style/Widget.MaterialComponents.Button.TextButton.Snackbar
      snackbarTextViewStyle=@style/Widget.MaterialComponents.Snackbar.TextView
      snackbarCloseButtonStyle=@style/Widget.MaterialComponents.Button.TextButton.Icon.Close.Snackbar
      switchStyle=@style/Widget.MaterialComponents.CompoundButton.Switch
      tabStyle=@style/Widget.MaterialComponents.TabLayout
      textInputStyle=@style/Widget.MaterialComponents.TextInputLayout.FilledBox
      textInputOutlinedStyle=@style/Widget.MaterialComponents.TextInputLayout.OutlinedBox
      textInputFilledStyle=@style/Widget.MaterialComponents.TextInputLayout.FilledBox
      textInputOutlinedDenseStyle=@style/Widget.MaterialComponents.TextInputLayout.OutlinedBox.Dense
      textInputFilledDenseStyle=@style/Widget.MaterialComponents.TextInputLayout.FilledBox.Dense
      textInputOutlinedExposedDropdownMenuStyle=@style/Widget.MaterialComponents.TextInputLayout.OutlinedBox.ExposedDropdownMenu
      textInputFilledExposedDropdownMenuStyle=@style/Widget.MaterialComponents.TextInputLayout.FilledBox.ExposedDropdownMenu
      toolbarStyle=@style/Widget.MaterialComponents.Toolbar textAppearanceLargePopupMenu=?attr/textAppearanceSubtitle1
      textAppearanceSmallPopupMenu=?attr/textAppearanceSubtitle1
      materialCalendarStyle=@style/Widget.MaterialComponents.MaterialCalendar
    Theme.MaterialComponents.Light < Theme.MaterialComponents.DayNight
    Theme.MaterialComponents.Light.Bridge < Theme.AppCompat.Light
      minTouchTargetSize=48dp badgeStyle=@style/Widget.MaterialComponents.Badge
      bottomAppBarStyle=@style/Widget.MaterialComponents.BottomAppBar
      chipStyle=@style/Widget.MaterialComponents.Chip.Action chipGroupStyle=@style/Widget.MaterialComponents.ChipGroup
      chipStandaloneStyle=@style/Widget.MaterialComponents.Chip.Entry
      circularProgressIndicatorStyle=@style/Widget.MaterialComponents.CircularProgressIndicator
      extendedFloatingActionButtonStyle=@style/Widget.MaterialComponents.ExtendedFloatingActionButton.Icon
      linearProgressIndicatorStyle=@style/Widget.MaterialComponents.LinearProgressIndicator
      materialButtonStyle=@style/Widget.MaterialComponents.Button
      materialButtonOutlinedStyle=@style/Widget.MaterialComponents.Button.OutlinedButton
      materialButtonToggleGroupStyle=@style/Widget.MaterialComponents.MaterialButtonToggleGroup
      materialCardViewStyle=@style/Widget.MaterialComponents.CardView
      navigationRailStyle=@style/Widget.MaterialComponents.NavigationRailView
      sliderStyle=@style/Widget.MaterialComponents.Slider
      textAppearanceHeadline1=@style/TextAppearance.MaterialComponents.Headline1
      textAppearanceHeadline2=@style/TextAppearance.MaterialComponents.Headline2
      textAppearanceHeadline3=@style/TextAppearance.MaterialComponents.Headline3
      textAppearanceHeadline4=@style/TextAppearance.MaterialComponents.Headline4
      textAppearanceHeadline5=@style/TextAppearance.MaterialComponents.Headline5
      textAppearanceHeadline6=@style/TextAppearance.MaterialComponents.Headline6
      textAppearanceSubtitle1=@style/TextAppearance.MaterialComponents.Subtitle1
      textAppearanceSubtitle2=@style/TextAppearance.MaterialComponents.Subtitle2
      textAppearanceBody1=@style/TextAppearance.MaterialComponents.Body1
      textAppearanceBody2=@style/TextAppearance.MaterialComponents.Body2
      textAppearanceCaption=@style/TextAppearance.MaterialComponents.Caption
      textAppearanceButton=@style/TextAppearance.MaterialComponents.Button
      textAppearanceOverline=@style/TextAppearance.MaterialComponents.Overline
      shapeAppearanceSmallComponent=@style/ShapeAppearance.MaterialComponents.SmallComponent
      shapeAppearanceMediumComponent=@style/ShapeAppearance.MaterialComponents.MediumComponent
      shapeAppearanceLargeComponent=@style/ShapeAppearance.MaterialComponents.LargeComponent
    Theme.MaterialComponents.Light.NoActionBar
      windowActionBar=false windowNoTitle=true
    """
}
