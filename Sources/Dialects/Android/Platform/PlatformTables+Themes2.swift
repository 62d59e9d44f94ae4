extension PlatformTables {
  /// The themes of AppCompat and Material Components, part 2 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36, AppCompat 28.0.0 and Material Components at ac7e18e (Apache License 2.0).
  static let themes2 = """
    Theme.Material3.DayNight < Theme.AppCompat.Light
      android:contextPopupMenuStyle=@style/Widget.Material3.PopupMenu.ContextMenu
      materialCalendarStyle=@style/Widget.Material3.MaterialCalendar
      appBarLayoutStyle=@style/Widget.Material3.AppBarLayout badgeStyle=@style/Widget.Material3.Badge
      borderlessButtonStyle=@style/Widget.Material3.Button.TextButton
      bottomAppBarStyle=@style/Widget.Material3.BottomAppBar
      bottomNavigationStyle=@style/Widget.Material3.BottomNavigationView
      bottomSheetDragHandleStyle=@style/Widget.Material3.BottomSheet.DragHandle
      buttonBarButtonStyle=@style/Widget.Material3.Button.TextButton.Dialog
      checkboxStyle=@style/Widget.Material3.CompoundButton.CheckBox chipStyle=@style/Widget.Material3.Chip.Assist
      chipGroupStyle=@style/Widget.Material3.ChipGroup chipStandaloneStyle=@style/Widget.Material3.Chip.Input
      circularProgressIndicatorStyle=@style/Widget.Material3.CircularProgressIndicator
      collapsingToolbarLayoutStyle=@style/Widget.Material3.CollapsingToolbar
      collapsingToolbarLayoutMediumStyle=@style/Widget.Material3.CollapsingToolbar.Medium
      collapsingToolbarLayoutLargeStyle=@style/Widget.Material3.CollapsingToolbar.Large
      drawerLayoutStyle=@style/Widget.Material3.DrawerLayout dockedToolbarStyle=@style/Widget.Material3.DockedToolbar
      dockedToolbarVibrantStyle=@style/Widget.Material3.DockedToolbar.Vibrant
      extendedFloatingActionButtonStyle=?attr/extendedFloatingActionButtonPrimaryStyle
      extendedFloatingActionButtonSmallStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Small
      extendedFloatingActionButtonMediumStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Medium
      extendedFloatingActionButtonLargeStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Large
      extendedFloatingActionButtonPrimaryStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
      extendedFloatingActionButtonSecondaryStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Icon.Secondary
      extendedFloatingActionButtonTertiaryStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Icon.Tertiary
      extendedFloatingActionButtonSurfaceStyle=@style/Widget.Material3.ExtendedFloatingActionButton.Icon.Surface
      floatingActionButtonStyle=?attr/floatingActionButtonPrimaryStyle
      floatingActionButtonPrimaryStyle=@style/Widget.Material3.FloatingActionButton.Primary
      floatingActionButtonSecondaryStyle=@style/Widget.Material3.FloatingActionButton.Secondary
      floatingActionButtonTertiaryStyle=@style/Widget.Material3.FloatingActionButton.Tertiary
      floatingActionButtonSurfaceStyle=@style/Widget.Material3.FloatingActionButton.Surface
      floatingActionButtonSmallStyle=?attr/floatingActionButtonSmallPrimaryStyle
      floatingActionButtonSmallPrimaryStyle=@style/Widget.Material3.FloatingActionButton.Small.Primary
      floatingActionButtonSmallSecondaryStyle=@style/Widget.Material3.FloatingActionButton.Small.Secondary
      floatingActionButtonSmallTertiaryStyle=@style/Widget.Material3.FloatingActionButton.Small.Tertiary
      floatingActionButtonSmallSurfaceStyle=@style/Widget.Material3.FloatingActionButton.Small.Surface
      floatingActionButtonMediumStyle=@style/Widget.Material3.FloatingActionButton.Medium
      floatingActionButtonLargeStyle=?attr/floatingActionButtonLargePrimaryStyle
      floatingActionButtonLargePrimaryStyle=@style/Widget.Material3.FloatingActionButton.Large.Primary
      floatingActionButtonLargeSecondaryStyle=@style/Widget.Material3.FloatingActionButton.Large.Secondary
      floatingActionButtonLargeTertiaryStyle=@style/Widget.Material3.FloatingActionButton.Large.Tertiary
      floatingActionButtonLargeSurfaceStyle=@style/Widget.Material3.FloatingActionButton.Large.Surface
      floatingToolbarStyle=@style/Widget.Material3.FloatingToolbar
      floatingToolbarVibrantStyle=@style/Widget.Material3.FloatingToolbar.Vibrant
      linearProgressIndicatorStyle=@style/Widget.Material3.LinearProgressIndicator
      listItemLayoutStyle=@style/Widget.Material3.ListItemLayout
      listItemCardViewStyle=@style/Widget.Material3.ListItemCardView
      listItemCardViewSegmentedStyle=@style/Widget.Material3.ListItemCardView.Segmented
      listItemRevealLayoutStyle=@style/Widget.Material3.ListItemRevealLayout
      loadingIndicatorStyle=@style/Widget.Material3.LoadingIndicator
      materialIconButtonStyle=@style/Widget.Material3.Button.IconButton
      materialIconButtonFilledStyle=@style/Widget.Material3.Button.IconButton.Filled
      materialIconButtonFilledTonalStyle=@style/Widget.Material3.Button.IconButton.Filled.Tonal
      materialIconButtonOutlinedStyle=@style/Widget.Material3.Button.IconButton.Outlined
      materialButtonStyle=@style/Widget.Material3.Button
      materialButtonTonalStyle=@style/Widget.Material3.Button.TonalButton
      materialButtonOutlinedStyle=@style/Widget.Material3.Button.OutlinedButton
      materialButtonElevatedStyle=@style/Widget.Material3.Button.ElevatedButton
      materialButtonGroupStyle=@style/Widget.Material3.MaterialButtonGroup
      materialSplitButtonStyle=@style/Widget.Material3.MaterialSplitButton
      materialSplitButtonLeadingFilledStyle=@style/Widget.Material3.SplitButton.LeadingButton.Filled
      materialSplitButtonLeadingFilledTonalStyle=@style/Widget.Material3.SplitButton.LeadingButton.Filled.Tonal
      materialSplitButtonIconFilledStyle=@style/Widget.Material3.SplitButton.IconButton.Filled
      materialSplitButtonIconFilledTonalStyle=@style/Widget.Material3.SplitButton.IconButton.Filled.Tonal
      materialButtonToggleGroupStyle=@style/Widget.Material3.MaterialButtonToggleGroup
      materialCardViewStyle=?attr/materialCardViewOutlinedStyle
      materialCardViewOutlinedStyle=@style/Widget.Material3.CardView.Outlined
      materialCardViewFilledStyle=@style/Widget.Material3.CardView.Filled
      materialCardViewElevatedStyle=@style/Widget.Material3.CardView.Elevated
      materialSearchBarStyle=@style/Widget.Material3.SearchBar
      materialSearchViewStyle=@style/Widget.Material3.SearchView
      materialSearchViewPrefixStyle=@style/Widget.Material3.SearchView.Prefix
      materialSearchViewToolbarStyle=@style/Widget.Material3.SearchView.Toolbar
      materialSwitchStyle=@style/Widget.Material3.CompoundButton.MaterialSwitch
      navigationRailStyle=@style/Widget.Material3.NavigationRailView
      navigationViewStyle=@style/Widget.Material3.NavigationView
      overflowLinearLayoutStyle=@style/Widget.Material3.OverflowLinearLayout
      radioButtonStyle=@style/Widget.Material3.CompoundButton.RadioButton sliderStyle=@style/Widget.Material3.Slider
      snackbarStyle=@style/Widget.Material3.Snackbar
      snackbarButtonStyle=@style/Widget.Material3.Button.TextButton.Snackbar
      snackbarTextViewStyle=@style/Widget.Material3.Snackbar.TextView
      snackbarCloseButtonStyle=@style/Widget.Material3.Button.IconButton.Close.Snackbar
      switchStyle=@style/Widget.Material3.CompoundButton.Switch tabStyle=@style/Widget.Material3.TabLayout
      tabSecondaryStyle=@style/Widget.Material3.TabLayout.Secondary textInputStyle=?attr/textInputOutlinedStyle
      textInputOutlinedStyle=@style/Widget.Material3.TextInputLayout.OutlinedBox
      textInputFilledStyle=@style/Widget.Material3.TextInputLayout.FilledBox
      textInputOutlinedDenseStyle=@style/Widget.Material3.TextInputLayout.OutlinedBox.Dense
      textInputFilledDenseStyle=@style/Widget.Material3.TextInputLayout.FilledBox.Dense
      textInputOutlinedExposedDropdownMenuStyle=@style/Widget.Material3.TextInputLayout.OutlinedBox.ExposedDropdownMenu
      textInputFilledExposedDropdownMenuStyle=@style/Widget.Material3.TextInputLayout.FilledBox.ExposedDropdownMenu
      toolbarStyle=@style/Widget.Material3.Toolbar
      toolbarNavigationButtonStyle=@style/Widget.Material3.Toolbar.Button.Navigation
      toolbarSurfaceStyle=@style/Widget.Material3.Toolbar.Surface actionBarSize=64dp
      actionBarStyle=@style/Widget.Material3.Light.ActionBar.Solid actionModeStyle=@style/Widget.Material3.ActionMode
      listPopupWindowStyle=@style/Widget.Material3.PopupMenu.ListPopupWindow
      popupMenuStyle=@style/Widget.Material3.PopupMenu
      actionOverflowMenuStyle=@style/Widget.Material3.PopupMenu.Overflow
      materialDividerStyle=@style/Widget.Material3.MaterialDivider
      materialDividerHeavyStyle=@style/Widget.Material3.MaterialDivider.Heavy
      textAppearanceDisplayLarge=@style/TextAppearance.Material3.DisplayLarge
      textAppearanceDisplayMedium=@style/TextAppearance.Material3.DisplayMedium
      textAppearanceDisplaySmall=@style/TextAppearance.Material3.DisplaySmall
      textAppearanceHeadlineLarge=@style/TextAppearance.Material3.HeadlineLarge
      textAppearanceHeadlineMedium=@style/TextAppearance.Material3.HeadlineMedium
      textAppearanceHeadlineSmall=@style/TextAppearance.Material3.HeadlineSmall
      textAppearanceTitleLarge=@style/TextAppearance.Material3.TitleLarge
      textAppearanceTitleMedium=@style/TextAppearance.Material3.TitleMedium
      textAppearanceTitleSmall=@style/TextAppearance.Material3.TitleSmall
      textAppearanceBodyLarge=@style/TextAppearance.Material3.BodyLarge
      textAppearanceBodyMedium=@style/TextAppearance.Material3.BodyMedium
      textAppearanceBodySmall=@style/TextAppearance.Material3.BodySmall
      textAppearanceLabelLarge=@style/TextAppearance.Material3.LabelLarge
      textAppearanceLabelMedium=@style/TextAppearance.Material3.LabelMedium
      textAppearanceLabelSmall=@style/TextAppearance.Material3.LabelSmall
      textAppearanceDisplayLargeEmphasized=@style/TextAppearance.Material3.DisplayLarge.Emphasized
      textAppearanceDisplayMediumEmphasized=@style/TextAppearance.Material3.DisplayMedium.Emphasized
      textAppearanceDisplaySmallEmphasized=@style/TextAppearance.Material3.DisplaySmall.Emphasized
      textAppearanceHeadlineLargeEmphasized=@style/TextAppearance.Material3.HeadlineLarge.Emphasized
      textAppearanceHeadlineMediumEmphasized=@style/TextAppearance.Material3.HeadlineMedium.Emphasized
      textAppearanceHeadlineSmallEmphasized=@style/TextAppearance.Material3.HeadlineSmall.Emphasized
      textAppearanceTitleLargeEmphasized=@style/TextAppearance.Material3.TitleLarge.Emphasized
      textAppearanceTitleMediumEmphasized=@style/TextAppearance.Material3.TitleMedium.Emphasized
      textAppearanceTitleSmallEmphasized=@style/TextAppearance.Material3.TitleSmall.Emphasized
      textAppearanceBodyLargeEmphasized=@style/TextAppearance.Material3.BodyLarge.Emphasized
      textAppearanceBodyMediumEmphasized=@style/TextAppearance.Material3.BodyMedium.Emphasized
      textAppearanceBodySmallEmphasized=@style/TextAppearance.Material3.BodySmall.Emphasized
      textAppearanceLabelLargeEmphasized=@style/TextAppearance.Material3.LabelLarge.Emphasized
      textAppearanceLabelMediumEmphasized=@style/TextAppearance.Material3.LabelMedium.Emphasized
      textAppearanceLabelSmallEmphasized=@style/TextAppearance.Material3.LabelSmall.Emphasized
      android:textAppearanceListItem=?attr/textAppearanceTitleMedium
      android:textAppearanceListItemSmall=?attr/textAppearanceTitleMedium
      android:textAppearanceListItemSecondary=?attr/textAppearanceBodyMedium
      textAppearanceListItem=?attr/textAppearanceTitleMedium textAppearanceListItemSmall=?attr/textAppearanceTitleMedium
      textAppearanceListItemSecondary=?attr/textAppearanceBodyMedium
      textAppearanceLargePopupMenu=?attr/textAppearanceBodyLarge
      textAppearanceSmallPopupMenu=?attr/textAppearanceBodyLarge
      shapeAppearanceCornerExtraSmall=@style/ShapeAppearance.Material3.Corner.ExtraSmall
      shapeAppearanceCornerSmall=@style/ShapeAppearance.Material3.Corner.Small
      shapeAppearanceCornerMedium=@style/ShapeAppearance.Material3.Corner.Medium
      shapeAppearanceCornerLarge=@style/ShapeAppearance.Material3.Corner.Large
      shapeAppearanceCornerLargeIncreased=@style/ShapeAppearance.Material3.Corner.LargeIncreased
      shapeAppearanceCornerExtraLarge=@style/ShapeAppearance.Material3.Corner.ExtraLarge
      shapeAppearanceCornerExtraLargeIncreased=@style/ShapeAppearance.Material3.Corner.ExtraLargeIncreased
      shapeAppearanceCornerExtraExtraLarge=@style/ShapeAppearance.Material3.Corner.ExtraExtraLarge
      shapeAppearanceSmallComponent=@style/ShapeAppearance.Material3.SmallComponent
      shapeAppearanceMediumComponent=@style/ShapeAppearance.Material3.MediumComponent
      shapeAppearanceLargeComponent=@style/ShapeAppearance.Material3.LargeComponent
      android:buttonBarButtonStyle=?attr/buttonBarButtonStyle minTouchTargetSize=48dp
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
    Theme.MaterialComponents.Light.DarkActionBar
    Theme.MaterialComponents.Light.NoActionBar
      windowActionBar=false windowNoTitle=true
    """
}
