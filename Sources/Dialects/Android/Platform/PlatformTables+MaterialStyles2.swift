extension PlatformTables {
  /// The styles of Material Components, part 2 of 4, in the format of ``PlatformTables``.
  ///
  /// Source: Material Components for Android at ac7e18e (Apache License 2.0).
  static let materialStyles2 = """
    Base.Widget.Material3.CardView
      cardElevation=1dp shapeAppearance=?attr/shapeAppearanceCornerMedium cardCornerRadius=@null
    Widget.Material3.BottomAppBar < Widget.Material3.Badge
      android:minHeight=80dp maxButtonHeight=80dp fabAnchorMode=embed fabAlignmentMode=end
      fabAlignmentModeEndMargin=16dp fabCradleMargin=6dp fabCradleRoundedCornerRadius=4dp fabCradleVerticalOffset=12dp
      elevation=3dp android:paddingLeft=4dp android:paddingStart=4dp android:paddingRight=4dp android:paddingEnd=4dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.BottomAppBar
      titleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Title
      subtitleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Subtitle titleMargin=4dp
      contentInsetStart=16dp contentInsetStartWithNavigation=72dp
    Widget.Material3.BottomAppBar.Button.Navigation < Widget.Material3.Badge
      android:minWidth=48dp android:scaleType=center
    Widget.Material3.BottomAppBar.Legacy < Widget.Material3.Badge
      fabAnchorMode=cradle fabAlignmentMode=center fabAlignmentModeEndMargin=@null fabCradleMargin=6dp
      fabCradleRoundedCornerRadius=4dp fabCradleVerticalOffset=12dp elevation=3dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.BottomAppBar.Legacy android:minHeight=56dp maxButtonHeight=56dp
      titleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Title
      subtitleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Subtitle titleMargin=4dp
      contentInsetStart=16dp contentInsetStartWithNavigation=72dp android:paddingLeft=0dp android:paddingRight=0dp
    Widget.Material3.BottomNavigation.Badge < Widget.Material3.Badge
    Widget.Material3.BottomNavigationView < Widget.Design.BottomNavigationView
      elevation=3dp itemTextAppearanceInactive=?attr/textAppearanceLabelMedium
      itemTextAppearanceActive=?attr/textAppearanceLabelMedium itemPaddingTop=12dp itemPaddingBottom=16dp
      android:minHeight=80dp materialThemeOverlay=@style/ThemeOverlay.Material3.BottomNavigationView
      shapeAppearance=@style/ShapeAppearance.M3.Comp.NavBar.Container.Shape
    Widget.Material3.BottomNavigationView.ActiveIndicator < -
      android:width=64dp android:height=32dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.NavBar.Item.ActiveIndicator.Shape
    Widget.Material3.BottomSheet < Widget.Material3.Badge
      android:elevation=1dp shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.Corner.Top android:background=@null
      android:layout_gravity=center_horizontal android:maxWidth=640dp
    Widget.Material3.BottomSheet.DragHandle < -
      android:scaleType=center android:minWidth=48dp android:minHeight=48dp android:paddingBottom=20dp
    Widget.Material3.BottomSheet.Modal
    Widget.Material3.Button < Widget.Material.Button.FocusRing
      android:maxWidth=320dp android:paddingLeft=24dp android:paddingRight=24dp android:paddingTop=6dp
      android:paddingBottom=6dp android:insetTop=4dp android:insetBottom=4dp
      android:textAppearance=?attr/textAppearanceLabelLarge
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button elevation=0dp iconSize=18dp iconPadding=8dp
      android:background=@empty android:insetLeft=0dp android:insetRight=0dp cornerRadius=@null
    Widget.Material3.Button.ElevatedButton
      elevation=1dp materialThemeOverlay=@style/ThemeOverlay.Material3.Button.ElevatedButton
    Widget.Material3.Button.ElevatedButton.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.IconButton
      android:minWidth=20dp android:paddingLeft=10dp android:paddingRight=10dp android:paddingTop=10dp
      android:paddingBottom=10dp android:insetLeft=4dp android:insetRight=4dp iconSize=20dp iconPadding=0dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.IconButton.Small.Container.Shape.Round
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.IconButton
    Widget.Material3.Button.IconButton.Close.Snackbar
      android:minWidth=48dp android:paddingStart=12dp android:paddingEnd=12dp
    Widget.Material3.Button.IconButton.Filled
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.IconButton.Filled
    Widget.Material3.Button.IconButton.Filled.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3.Button.IconButton.Filled.Tonal
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.IconButton.Filled.Tonal
    Widget.Material3.Button.IconButton.Filled.Tonal.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3.Button.IconButton.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3.Button.IconButton.Outlined
    Widget.Material3.Button.IconButton.Outlined.ListItemRevealLayout < Widget.Material3.Button.IconButton.ListItemRevealLayout
    Widget.Material3.Button.OutlinedButton < Widget.Material.Button.FocusRing
      android:paddingLeft=24dp android:paddingRight=24dp android:maxWidth=320dp android:paddingTop=6dp
      android:paddingBottom=6dp android:insetTop=4dp android:insetBottom=4dp
      android:textAppearance=?attr/textAppearanceLabelLarge
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.TextButton iconPadding=4dp elevation=0dp
      android:background=@empty android:insetLeft=0dp android:insetRight=0dp cornerRadius=@null
    Widget.Material3.Button.OutlinedButton.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.TextButton < Widget.Material3.Button.OutlinedButton
      android:paddingLeft=12dp android:paddingRight=12dp
    Widget.Material3.Button.TextButton.Dialog
      android:minWidth=64dp android:layout_marginLeft=8dp android:layout_marginStart=8dp android:lines=1
      android:ellipsize=end android:singleLine=true
    Widget.Material3.Button.TextButton.Dialog.Flush
      android:layout_marginStart=0dp android:layout_marginLeft=0dp
    Widget.Material3.Button.TextButton.Dialog.Icon
      android:paddingRight=16dp
    Widget.Material3.Button.TextButton.Icon
      android:paddingRight=16dp
    Widget.Material3.Button.TextButton.Snackbar
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.TextButton.Snackbar
    Widget.Material3.Button.TonalButton
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.TonalButton
    Widget.Material3.Button.TonalButton.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.UnelevatedButton
    Widget.Material3.CardView.Elevated < Base.Widget.Material3.CardView
    Widget.Material3.CardView.Filled < Widget.Material3.CardView.Elevated
      cardElevation=0dp
    Widget.Material3.CardView.Outlined < Widget.Material3.CardView.Filled
    Widget.Material3.Checkbox.ListItem < Widget.Material.CompoundButton.CheckBox.FocusRing
      android:background=@null android:textAppearance=?attr/textAppearanceBodyMedium
      materialThemeOverlay=@style/ThemeOverlay.Material3.CheckBox android:minWidth=?attr/minTouchTargetSize
      android:minHeight=?attr/minTouchTargetSize
    Widget.Material3.CheckedTextView
      android:textAppearance=?attr/textAppearanceBodyLarge
    Widget.Material3.Chip.Assist
      closeIconVisible=false shapeAppearance=?attr/shapeAppearanceCornerSmall
      android:textAppearance=?attr/textAppearanceLabelLarge chipMinHeight=32dp chipIconSize=18dp android:elevation=0dp
      chipStartPadding=8dp iconStartPadding=0dp iconEndPadding=0dp textStartPadding=8dp textEndPadding=8dp
      closeIconStartPadding=0dp closeIconEndPadding=0dp chipEndPadding=8dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.Chip.Assist shapeAppearanceOverlay=@null
      closeIcon=@drawable/ic_m3_chip_close android:includeFontPadding=false chipMinTouchTargetSize=48dp
      closeIconSize=18dp
    Widget.Material3.Chip.Assist.Elevated
      android:elevation=1dp
    Widget.Material3.Chip.Filter < Widget.Material3.Chip.Assist
      iconEndPadding=-2dp textEndPadding=6dp closeIconStartPadding=-2dp chipEndPadding=10dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.Chip
    Widget.Material3.Chip.Filter.Elevated
      android:elevation=1dp
    Widget.Material3.Chip.Input < Widget.Material3.Chip.Assist
      chipIconSize=24dp chipStartPadding=4dp closeIconEndPadding=4dp chipEndPadding=4dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.Chip closeIconVisible=true
    Widget.Material3.Chip.Input.Elevated
      android:elevation=1dp
    Widget.Material3.Chip.Input.Icon
      chipIconSize=18dp iconStartPadding=4dp
    Widget.Material3.Chip.Input.Icon.Elevated
      android:elevation=1dp
    Widget.Material3.Chip.Suggestion < Widget.Material3.Chip.Filter
    Widget.Material3.Chip.Suggestion.Elevated
      android:elevation=1dp
    Widget.Material3.ChipGroup < Widget.Material3.Badge
      chipSpacingVertical=8dp chipSpacingHorizontal=8dp singleLine=false
    Widget.Material3.CircularProgressIndicator < Widget.Material3.Badge
      trackThickness=4dp indicatorSize=40dp indicatorColor=?attr/colorPrimary trackCornerRadius=50%
      indicatorTrackGapSize=4dp indicatorInset=4dp
    Widget.Material3.CircularProgressIndicator.ExtraSmall
      trackThickness=2.5dp indicatorSize=20dp indicatorInset=2dp indicatorTrackGapSize=2dp
    Widget.Material3.CircularProgressIndicator.Legacy
      trackCornerRadius=0dp indicatorTrackGapSize=0dp
    Widget.Material3.CircularProgressIndicator.Legacy.ExtraSmall
      trackThickness=2.5dp indicatorSize=20dp indicatorInset=2dp
    Widget.Material3.CircularProgressIndicator.Legacy.Medium
    Widget.Material3.CircularProgressIndicator.Legacy.Small
      trackThickness=3dp indicatorSize=28dp
    Widget.Material3.CircularProgressIndicator.Medium
    Widget.Material3.CircularProgressIndicator.Small
      trackThickness=3dp indicatorSize=28dp indicatorTrackGapSize=3dp
    Widget.Material3.CollapsingToolbar < Widget.Design.CollapsingToolbar
      expandedTitleTextAppearance=?attr/textAppearanceHeadlineSmall
      expandedSubtitleTextAppearance=?attr/textAppearanceTitleLarge
      collapsedTitleTextAppearance=?attr/textAppearanceTitleLarge
      collapsedSubtitleTextAppearance=?attr/textAppearanceTitleMedium expandedTitleTextColor=?attr/colorOnSurface
      expandedTitleMarginStart=16dp expandedTitleMarginEnd=16dp expandedTitleMarginBottom=16dp
    Widget.Material3.CollapsingToolbar.Large
      expandedTitleTextAppearance=?attr/textAppearanceHeadlineMedium
      expandedSubtitleTextAppearance=?attr/textAppearanceHeadlineSmall
    Widget.Material3.CollapsingToolbar.Medium
    Widget.Material3.CompoundButton.CheckBox
      android:textAppearance=?attr/textAppearanceBodyMedium materialThemeOverlay=@style/ThemeOverlay.Material3.CheckBox
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize
      android:button=?android:attr/listChoiceIndicatorMultiple android:gravity=center_vertical|start
    Widget.Material3.CompoundButton.MaterialSwitch
      android:thumb=@drawable/mtrl_switch_thumb thumbIconSize=16dp switchPadding=16dp
      android:textAppearance=?attr/textAppearanceBodyMedium android:minHeight=?attr/minTouchTargetSize
      materialThemeOverlay=@style/ThemeOverlay.Material3.MaterialSwitch
      switchTextAppearance=@style/TextAppearance.AppCompat.Widget.Switch android:gravity=center_vertical|start
    Widget.Material3.CompoundButton.RadioButton < Widget.Material3.CompoundButton.CheckBox
      materialThemeOverlay=@style/ThemeOverlay.Material3.RadioButton
      android:button=?android:attr/listChoiceIndicatorSingle
    Widget.Material3.CompoundButton.Switch
      android:background=@drawable/m3_selection_control_ripple android:textAppearance=?attr/textAppearanceBodyMedium
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize
      android:thumb=@drawable/abc_switch_thumb_material
      switchTextAppearance=@style/TextAppearance.AppCompat.Widget.Switch switchPadding=0px
      android:gravity=center_vertical|start
    Widget.Material3.DockedToolbar
      materialThemeOverlay=@style/ThemeOverlay.Material3.DockedToolbar android:minHeight=64dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Toolbar.Docked.Container.Shape android:paddingStart=16dp
      android:paddingEnd=16dp
    Widget.Material3.DockedToolbar.Button < Widget.Material3.Button
      android:paddingStart=?attr/containerPaddingStart android:paddingEnd=?attr/containerPaddingEnd
      android:paddingTop=?attr/containerPaddingTop android:paddingBottom=?attr/containerPaddingBottom
      android:insetTop=?attr/containerInsetTop android:insetBottom=?attr/containerInsetBottom
      iconPadding=?attr/containerIconPadding iconSize=?attr/containerIconSize
      android:textAppearance=?attr/labelTextAppearance shapeAppearance=@xml/m3expressive_button_shape_state_list
      shapeAppearanceOverlay=@null materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Filled
    Widget.Material3.DockedToolbar.Button.Vibrant
    Widget.Material3.DockedToolbar.IconButton < Widget.Material3.DockedToolbar.Button
      android:minWidth=48dp android:minHeight=48dp android:insetLeft=?attr/containerInsetLeft
      android:insetRight=?attr/containerInsetRight iconPadding=0dp
    Widget.Material3.DockedToolbar.IconButton.Vibrant
    Widget.Material3.DockedToolbar.TextButton < Widget.Material3.DockedToolbar.Button
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.TextButton
    Widget.Material3.DockedToolbar.TextButton.Vibrant
    Widget.Material3.DockedToolbar.Vibrant
      materialThemeOverlay=@style/ThemeOverlay.Material3.DockedToolbar.Vibrant
    Widget.Material3.DrawerLayout < Widget.Material3.Badge
      elevation=1dp
    Widget.Material3.ExtendedFloatingActionButton.Icon.Primary < Widget.Material3.Button.Icon
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Primary android:paddingStart=16dp
      android:paddingTop=8dp android:paddingEnd=20dp android:paddingRight=20dp android:paddingBottom=8dp
      iconPadding=12dp android:minHeight=56dp elevation=6dp iconSize=24dp
      shapeAppearance=?attr/shapeAppearanceCornerLarge shapeAppearanceOverlay=@null android:insetTop=0dp
      android:insetBottom=0dp android:maxLines=1 android:minWidth=120dp
    Widget.Material3.ExtendedFloatingActionButton.Icon.Secondary < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Secondary
    Widget.Material3.ExtendedFloatingActionButton.Icon.Surface < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Surface
    Widget.Material3.ExtendedFloatingActionButton.Icon.Tertiary < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Tertiary
    Widget.Material3.ExtendedFloatingActionButton.Large < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
      android:minWidth=96dp android:minHeight=96dp android:paddingLeft=28dp android:paddingStart=28dp
      android:paddingRight=28dp android:paddingEnd=28dp android:textAppearance=?attr/textAppearanceHeadlineSmall
      iconPadding=16dp iconSize=36dp shapeAppearance=?attr/shapeAppearanceCornerExtraLarge android:paddingTop=12dp
      android:paddingBottom=12dp
    Widget.Material3.ExtendedFloatingActionButton.Medium < Widget.Material3.ExtendedFloatingActionButton.Large
      android:minWidth=80dp android:minHeight=80dp android:paddingLeft=26dp android:paddingStart=26dp
      android:paddingRight=26dp android:paddingEnd=26dp android:textAppearance=?attr/textAppearanceTitleLarge
      iconPadding=12dp iconSize=28dp shapeAppearance=?attr/shapeAppearanceCornerLargeIncreased
    Widget.Material3.ExtendedFloatingActionButton.Primary < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
      android:paddingTop=12dp android:paddingBottom=12dp android:paddingStart=20dp android:paddingLeft=20dp
    Widget.Material3.ExtendedFloatingActionButton.Secondary < Widget.Material3.ExtendedFloatingActionButton.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Secondary
    Widget.Material3.ExtendedFloatingActionButton.Small < Widget.Material3.ExtendedFloatingActionButton.Primary
      android:minWidth=56dp android:paddingLeft=16dp android:paddingStart=16dp android:paddingRight=16dp
      android:paddingEnd=16dp android:textAppearance=?attr/textAppearanceTitleMedium iconPadding=8dp
    Widget.Material3.ExtendedFloatingActionButton.Surface < Widget.Material3.ExtendedFloatingActionButton.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Surface
    Widget.Material3.ExtendedFloatingActionButton.Tertiary < Widget.Material3.ExtendedFloatingActionButton.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.ExtendedFloatingActionButton.Tertiary
    Widget.Material3.FloatingActionButton.Large.Primary < Widget.Design.FloatingActionButton
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Primary fabCustomSize=96dp
      maxImageSize=36dp shapeAppearance=?attr/shapeAppearanceCornerExtraLarge shapeAppearanceOverlay=@null
      android:background=@null
    Widget.Material3.FloatingActionButton.Large.Secondary < Widget.Material3.FloatingActionButton.Large.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Secondary
    Widget.Material3.FloatingActionButton.Large.Surface < Widget.Material3.FloatingActionButton.Large.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Surface
    Widget.Material3.FloatingActionButton.Large.Tertiary < Widget.Material3.FloatingActionButton.Large.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Tertiary
    Widget.Material3.FloatingActionButton.Medium < Widget.Material3.FloatingActionButton.Large.Primary
      fabCustomSize=80dp maxImageSize=28dp shapeAppearance=?attr/shapeAppearanceCornerLargeIncreased
    Widget.Material3.FloatingActionButton.Primary < Widget.Material3.FloatingActionButton.Medium
      fabCustomSize=56dp maxImageSize=24dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.FloatingActionButton.Secondary < Widget.Material3.FloatingActionButton.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Secondary
    Widget.Material3.FloatingActionButton.Small.Primary < Widget.Material3.FloatingActionButton.Primary
      fabCustomSize=40dp shapeAppearance=?attr/shapeAppearanceCornerMedium
    Widget.Material3.FloatingActionButton.Small.Secondary < Widget.Material3.FloatingActionButton.Secondary
      fabCustomSize=40dp shapeAppearance=?attr/shapeAppearanceCornerMedium
    Widget.Material3.FloatingActionButton.Small.Surface < Widget.Material3.FloatingActionButton.Small.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Surface
    Widget.Material3.FloatingActionButton.Small.Tertiary < Widget.Material3.FloatingActionButton.Small.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingActionButton.Tertiary
    Widget.Material3.FloatingActionButton.Surface < Widget.Material3.FloatingActionButton.Small.Surface
      fabCustomSize=56dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.FloatingActionButton.Tertiary < Widget.Material3.FloatingActionButton.Small.Tertiary
      fabCustomSize=56dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.FloatingToolbar
      android:paddingStart=8dp android:paddingEnd=8dp android:paddingTop=8dp android:paddingBottom=8dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingToolbar android:minHeight=64dp android:minWidth=64dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Toolbar.Floating.Container.Shape elevation=6dp
    Widget.Material3.FloatingToolbar.Button < Widget.Material3.DockedToolbar.Button
    Widget.Material3.FloatingToolbar.Button.Vibrant
    Widget.Material3.FloatingToolbar.IconButton < Widget.Material3.DockedToolbar.IconButton
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Tonal
    Widget.Material3.FloatingToolbar.IconButton.Vibrant
    Widget.Material3.FloatingToolbar.TextButton < Widget.Material3.DockedToolbar.TextButton
    Widget.Material3.FloatingToolbar.TextButton.Vibrant
    Widget.Material3.FloatingToolbar.Vibrant
      materialThemeOverlay=@style/ThemeOverlay.Material3.FloatingToolbar.Vibrant
    Widget.Material3.ImageView.ListItem.LeadingIcon < Widget.Material3.Badge
    Widget.Material3.ImageView.ListItem.TrailingIcon < Widget.Material3.Badge
    Widget.Material3.Light.ActionBar.Solid < Widget.Material3.ActionBar.Solid
    Widget.Material3.LinearProgressIndicator < Widget.Material3.Badge
      trackThickness=4dp indicatorColor=?attr/colorPrimary trackCornerRadius=50% indicatorTrackGapSize=4dp
      trackStopIndicatorSize=4dp
    Widget.Material3.LinearProgressIndicator.Legacy
      trackCornerRadius=0dp indicatorTrackGapSize=0dp trackStopIndicatorSize=0dp
    Widget.Material3.ListItemCardView < Widget.Material3.CardView.Filled
      shapeAppearance=@xml/m3_list_item_shape_state_list cardPreventCornerOverlap=false contentPaddingTop=10dp
      contentPaddingBottom=10dp contentPaddingLeft=16dp contentPaddingRight=16dp
    Widget.Material3.ListItemCardView.Segmented
    Widget.Material3.ListItemRevealLayout
      materialThemeOverlay=@style/ThemeOverlay.Material3.ListItemRevealLayout minChildWidth=6dp
    Widget.Material3.LoadingIndicator < Widget.Material3.Badge
      indicatorSize=34dp indicatorColor=?attr/colorPrimary
    Widget.Material3.LoadingIndicator.Contained
      indicatorColor=?attr/colorOnPrimaryContainer
    Widget.Material3.MaterialButtonGroup < Widget.Material3.Badge
      materialThemeOverlay=@style/ThemeOverlay.Material3.MaterialButtonGroup.Overflow
    Widget.Material3.MaterialButtonGroup.Connected
      shapeAppearance=@style/ShapeAppearance.M3.Comp.ButtonGroup.Connected.Small.Container.Shape
    Widget.Material3.MaterialButtonGroup.Overflow.CheckBox < Widget.Material3.Checkbox.ListItem
      android:button=@null android:minWidth=24dp android:minHeight=24dp android:background=@android:color/transparent
    Widget.Material3.MaterialButtonToggleGroup < Widget.Material3.Badge
    Widget.Material3.MaterialCalendar < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
    Widget.Material3.MaterialCalendar.Day < -
      android:width=36dp android:height=32dp android:insetTop=1dp android:insetBottom=1dp android:insetLeft=3dp
      android:insetRight=3dp
    Widget.Material3.MaterialCalendar.Day.Invalid
    Widget.Material3.MaterialCalendar.Day.Selected
    Widget.Material3.MaterialCalendar.Day.Today
    Widget.Material3.MaterialCalendar.DayOfWeekLabel < Widget.Material3.CheckedTextView
      android:gravity=center
    Widget.Material3.MaterialCalendar.DayTextView < Widget.Material3.MaterialCalendar.DayOfWeekLabel
    Widget.Material3.MaterialCalendar.Fullscreen
      shapeAppearance=@style/ShapeAppearance.Material3.Corner.None
    Widget.Material3.MaterialCalendar.HeaderCancelButton < Widget.Material3.Button.TextButton
      materialThemeOverlay=@style/ThemeOverlay.Material3.MaterialCalendar.HeaderCancelButton
    Widget.Material3.MaterialCalendar.HeaderDivider < Widget.Material3.Badge
    Widget.Material3.MaterialCalendar.HeaderLayout < Widget.Material3.Badge
      android:layout_height=120dp android:background=@android:color/transparent android:layout_width=match_parent
    Widget.Material3.MaterialCalendar.HeaderLayout.Fullscreen
      android:layout_height=128dp
    Widget.Material3.MaterialCalendar.HeaderSelection < -
      android:textAppearance=?attr/textAppearanceHeadlineLarge android:layout_width=match_parent
      android:layout_height=wrap_content android:layout_gravity=top|start android:maxLines=1 android:ellipsize=end
    Widget.Material3.MaterialCalendar.HeaderSelection.Fullscreen
      android:textAppearance=?attr/textAppearanceTitleLarge
    Widget.Material3.MaterialCalendar.HeaderTitle < -
      android:textAppearance=?attr/textAppearanceLabelLarge android:maxLines=1 android:ellipsize=end
    Widget.Material3.MaterialCalendar.HeaderToggleButton < Widget.Material3.Badge
      android:layout_gravity=bottom|end android:scaleType=center
    Widget.Material3.MaterialCalendar.MonthNavigationButton < Widget.Material3.Button.TextButton.Dialog.Flush
      iconPadding=0dp iconGravity=textStart
    Widget.Material3.MaterialCalendar.MonthTextView < -
      android:textAppearance=?attr/textAppearanceTitleSmall
    Widget.Material3.MaterialCalendar.Year < -
      android:width=88dp android:height=52dp android:insetTop=8dp android:insetBottom=8dp android:insetLeft=8dp
      android:insetRight=8dp
    Widget.Material3.MaterialCalendar.Year.Selected
    Widget.Material3.MaterialCalendar.Year.Today
    Widget.Material3.MaterialCalendar.YearNavigationButton < Widget.Material3.Button.TextButton.Dialog.Flush
    Widget.Material3.MaterialDivider < Widget.Material3.Badge
      dividerColor=?attr/colorOutlineVariant dividerThickness=1dp
    Widget.Material3.MaterialDivider.Heavy
      dividerThickness=8dp
    Widget.Material3.MaterialSplitButton < Widget.Material3.MaterialButtonGroup
      android:paddingTop=10dp android:paddingBottom=10dp shapeAppearance=@style/ShapeAppearance.M3.Sys.Shape.Corner.Full
    Widget.Material3.MaterialTimePicker
      shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
    Widget.Material3.MaterialTimePicker.Button < Widget.Material3.Button.TextButton.Icon
      android:textAppearance=?attr/textAppearanceTitleMedium shapeAppearance=?attr/shapeAppearanceCornerSmall
      shapeAppearanceOverlay=@null materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TimePicker.Display
      android:layout_height=48dp android:padding=0dp android:insetTop=0dp android:insetBottom=0dp android:textSize=16sp
      android:paddingLeft=16dp android:paddingTop=4dp android:paddingBottom=4dp
    Widget.Material3.MaterialTimePicker.Display
      android:textAppearance=?attr/textAppearanceDisplayLarge shapeAppearance=?attr/shapeAppearanceCornerSmall
      shapeAppearanceOverlay=@null android:textSize=56dp
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.TimePicker.Display closeIconVisible=false
      closeIcon=@drawable/ic_mtrl_chip_close_circle android:includeFontPadding=false chipMinTouchTargetSize=48dp
      chipMinHeight=32dp chipIconSize=24dp closeIconSize=18dp chipStartPadding=4dp iconStartPadding=0dp
      iconEndPadding=0dp textStartPadding=8dp textEndPadding=6dp closeIconStartPadding=2dp closeIconEndPadding=2dp
      chipEndPadding=6dp
    Widget.Material3.MaterialTimePicker.Display.Divider < -
      android:textAppearance=?attr/textAppearanceDisplayLarge android:includeFontPadding=false
      android:lineSpacingExtra=0dp android:maxEms=1 android:textSize=56dp
    Widget.Material3.MaterialTimePicker.Display.HelperText < -
      android:textAppearance=?attr/textAppearanceBodySmall
    Widget.Material3.MaterialTimePicker.Display.TextInputEditText < Widget.Material3.AutoCompleteTextView.FilledBox
      android:textAppearance=?attr/textAppearanceDisplayLarge android:textSize=56dp android:paddingTop=0dp
      android:paddingBottom=0dp android:minEms=2 android:gravity=center android:paddingStart=0dp android:paddingEnd=0dp
      android:includeFontPadding=false boxStrokeColor=@color/m3_timepicker_time_input_stroke_color
    Widget.Material3.MaterialTimePicker.Display.TextInputLayout < Widget.Design.TextInputLayout
      shapeAppearance=?attr/shapeAppearanceCornerSmall
      materialThemeOverlay=@style/ThemeOverlay.Material3.MaterialTimePicker.Display.TextInputEditText
      boxStrokeColor=@color/m3_textfield_stroke_color counterTextAppearance=?attr/textAppearanceBodySmall
      helperTextTextAppearance=?attr/textAppearanceBodySmall hintTextAppearance=?attr/textAppearanceBodySmall
      prefixTextAppearance=?attr/textAppearanceTitleMedium suffixTextAppearance=?attr/textAppearanceTitleMedium
      boxCollapsedPaddingTop=0dp android:minWidth=56dp android:maxWidth=488dp boxBackgroundMode=outline
      boxBackgroundColor=@null boxStrokeWidth=1dp
    Widget.Material3.MaterialTimePicker.ImageButton
      shapeAppearance=@style/ShapeAppearance.Material3.Corner.Full android:insetTop=0dp android:insetBottom=0dp
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize iconGravity=textStart
      iconPadding=0dp
    Widget.Material3.NavigationRailView
      android:minWidth=80dp elevation=0dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.NavRail.Collapsed.Container.Shape itemIconSize=24dp
      itemPaddingTop=4dp itemPaddingBottom=12dp itemMinHeight=60dp
      itemTextAppearanceInactive=?attr/textAppearanceLabelMedium
      itemTextAppearanceActive=?attr/textAppearanceLabelMedium
      materialThemeOverlay=@style/ThemeOverlay.Material3.NavigationRailView labelVisibilityMode=auto
    """
}
