extension PlatformTables {
  /// The styles of Material Components, part 2 of 3, in the format of ``PlatformTables``.
  ///
  /// Source: Material Components for Android at ac7e18e (Apache License 2.0).
  static let materialStyles2 = """
    Widget.Material.Button.Small.FocusRing < Widget.Material.Button.FocusRing
      android:minWidth=48dip
    Widget.Material.CompoundButton.CheckBox.FocusRing
      android:background=@drawable/m3_focus_ring_framework_checkbox_background
      android:textAppearance=?android:attr/textAppearance android:gravity=center_vertical|start
    Widget.Material.CompoundButton.RadioButton.FocusRing < Widget.Material.CompoundButton.CheckBox.FocusRing
      android:background=@drawable/m3_focus_ring_control_background
    Widget.Material.CompoundButton.Switch.FocusRing
      android:background=@drawable/m3_focus_ring_control_background android:textAppearance=?android:attr/textAppearance
      android:gravity=center_vertical|start
    Widget.Material.ImageButton.FocusRing < Widget.Design.AppBarLayout
      android:background=@drawable/m3_focus_ring_framework_button_background android:scaleType=center
    Widget.Material3.ActionBar.Solid
      divider=?attr/dividerVertical android:gravity=center_vertical contentInsetStart=16dp
      contentInsetStartWithNavigation=72dp
    Widget.Material3.AppBarLayout < Widget.Design.AppBarLayout
    Widget.Material3.AutoCompleteTextView.FilledBox
      android:textAppearance=?attr/textAppearanceBodyLarge android:paddingTop=24dp android:paddingBottom=10dp
      android:background=@null android:paddingStart=16dp android:paddingEnd=16dp android:paddingLeft=16dp
      android:paddingRight=16dp android:gravity=center_vertical
    Widget.Material3.AutoCompleteTextView.FilledBox.Dense
      android:paddingBottom=8dp
    Widget.Material3.AutoCompleteTextView.OutlinedBox < Widget.Material3.AutoCompleteTextView.FilledBox
      android:paddingTop=17dp android:paddingBottom=17dp
    Widget.Material3.AutoCompleteTextView.OutlinedBox.Dense
      android:paddingTop=13dp android:paddingBottom=13dp
    Widget.Material3.Badge < Widget.Design.AppBarLayout
    Widget.Material3.BottomAppBar < Widget.Material3.Badge
      android:minHeight=80dp fabAnchorMode=embed fabAlignmentMode=end fabAlignmentModeEndMargin=16dp
      android:paddingLeft=4dp android:paddingStart=4dp android:paddingRight=4dp android:paddingEnd=4dp
      contentInsetStart=16dp contentInsetStartWithNavigation=72dp
    Widget.Material3.BottomAppBar.Button.Navigation < Widget.Material3.Badge
      android:minWidth=48dp android:scaleType=center
    Widget.Material3.BottomAppBar.Legacy < Widget.Material3.Badge
      fabAnchorMode=cradle fabAlignmentMode=center fabAlignmentModeEndMargin=@null android:minHeight=56dp
      contentInsetStart=16dp contentInsetStartWithNavigation=72dp android:paddingLeft=0dp android:paddingRight=0dp
    Widget.Material3.BottomNavigation.Badge < Widget.Material3.Badge
    Widget.Material3.BottomNavigationView < Widget.Design.BottomNavigationView
      android:minHeight=80dp shapeAppearance=@style/ShapeAppearance.M3.Comp.NavBar.Container.Shape
    Widget.Material3.BottomNavigationView.ActiveIndicator < -
      android:width=64dp android:height=32dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.NavBar.Item.ActiveIndicator.Shape
    Widget.Material3.BottomSheet < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.Corner.Top android:background=@null
      android:layout_gravity=center_horizontal android:maxWidth=640dp
    Widget.Material3.BottomSheet.DragHandle < -
      android:scaleType=center android:minWidth=48dp android:minHeight=48dp android:paddingBottom=20dp
    Widget.Material3.Button < Widget.Material.Button.FocusRing
      android:maxWidth=320dp android:paddingLeft=24dp android:paddingRight=24dp android:paddingTop=6dp
      android:paddingBottom=6dp android:insetTop=4dp android:insetBottom=4dp
      android:textAppearance=?attr/textAppearanceLabelLarge
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round iconSize=18dp iconPadding=8dp
      android:background=@empty android:insetLeft=0dp android:insetRight=0dp cornerRadius=@null
    Widget.Material3.Button.ElevatedButton.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.IconButton
      android:minWidth=20dp android:paddingLeft=10dp android:paddingRight=10dp android:paddingTop=10dp
      android:paddingBottom=10dp android:insetLeft=4dp android:insetRight=4dp iconSize=20dp iconPadding=0dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.IconButton.Small.Container.Shape.Round
    Widget.Material3.Button.IconButton.Close.Snackbar
      android:minWidth=48dp android:paddingStart=12dp android:paddingEnd=12dp
    Widget.Material3.Button.IconButton.Filled
    Widget.Material3.Button.IconButton.Filled.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
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
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round iconPadding=4dp
      android:background=@empty android:insetLeft=0dp android:insetRight=0dp cornerRadius=@null
    Widget.Material3.Button.OutlinedButton.Icon
      android:paddingLeft=16dp
    Widget.Material3.Button.TextButton < Widget.Material3.Button.OutlinedButton
      android:paddingLeft=12dp android:paddingRight=12dp
    Widget.Material3.Button.TextButton.Dialog
      android:minWidth=64dp android:layout_marginLeft=8dp android:layout_marginStart=8dp android:lines=1
      android:singleLine=true
    Widget.Material3.Button.TextButton.Dialog.Flush
      android:layout_marginStart=0dp android:layout_marginLeft=0dp
    Widget.Material3.Button.TextButton.Dialog.Icon
      android:paddingRight=16dp
    Widget.Material3.Button.TextButton.Icon
      android:paddingRight=16dp
    Widget.Material3.Button.TonalButton.Icon
      android:paddingLeft=16dp
    Widget.Material3.CardView.Elevated < Base.Widget.Material3.CardView
    Widget.Material3.CardView.Filled < Widget.Material3.CardView.Elevated
      cardElevation=0dp
    Widget.Material3.CardView.Outlined < Widget.Material3.CardView.Filled
    Widget.Material3.Checkbox.ListItem < Widget.Material.CompoundButton.CheckBox.FocusRing
      android:background=@null android:textAppearance=?attr/textAppearanceBodyMedium
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize
    Widget.Material3.CheckedTextView
      android:textAppearance=?attr/textAppearanceBodyLarge
    Widget.Material3.Chip.Assist
      shapeAppearance=?attr/shapeAppearanceCornerSmall android:textAppearance=?attr/textAppearanceLabelLarge
      chipMinHeight=32dp chipStartPadding=8dp textStartPadding=8dp textEndPadding=8dp chipEndPadding=8dp
      shapeAppearanceOverlay=@null android:includeFontPadding=false chipMinTouchTargetSize=48dp
    Widget.Material3.Chip.Filter < Widget.Material3.Chip.Assist
      textEndPadding=6dp chipEndPadding=10dp
    Widget.Material3.Chip.Input < Widget.Material3.Chip.Assist
      chipStartPadding=4dp chipEndPadding=4dp
    Widget.Material3.Chip.Suggestion < Widget.Material3.Chip.Filter
    Widget.Material3.ChipGroup < Widget.Material3.Badge
      chipSpacingVertical=8dp chipSpacingHorizontal=8dp singleLine=false
    Widget.Material3.CircularProgressIndicator < Widget.Material3.Badge
      trackThickness=4dp indicatorSize=40dp indicatorInset=4dp
    Widget.Material3.CircularProgressIndicator.ExtraSmall
      trackThickness=2.5dp indicatorSize=20dp indicatorInset=2dp
    Widget.Material3.CircularProgressIndicator.Legacy.ExtraSmall
      trackThickness=2.5dp indicatorSize=20dp indicatorInset=2dp
    Widget.Material3.CircularProgressIndicator.Legacy.Small
      trackThickness=3dp indicatorSize=28dp
    Widget.Material3.CircularProgressIndicator.Small
      trackThickness=3dp indicatorSize=28dp
    Widget.Material3.CollapsingToolbar < Widget.Design.CollapsingToolbar
      expandedTitleTextAppearance=?attr/textAppearanceHeadlineSmall expandedTitleMarginStart=16dp
      expandedTitleMarginEnd=16dp expandedTitleMarginBottom=16dp
    Widget.Material3.CollapsingToolbar.Large
      expandedTitleTextAppearance=?attr/textAppearanceHeadlineMedium
    Widget.Material3.CompoundButton.CheckBox
      android:textAppearance=?attr/textAppearanceBodyMedium android:minWidth=?attr/minTouchTargetSize
      android:minHeight=?attr/minTouchTargetSize android:gravity=center_vertical|start
    Widget.Material3.CompoundButton.MaterialSwitch
      switchPadding=16dp android:textAppearance=?attr/textAppearanceBodyMedium
      android:minHeight=?attr/minTouchTargetSize android:gravity=center_vertical|start
    Widget.Material3.CompoundButton.RadioButton < Widget.Material3.CompoundButton.CheckBox
    Widget.Material3.CompoundButton.Switch
      android:background=@drawable/m3_selection_control_ripple android:textAppearance=?attr/textAppearanceBodyMedium
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize switchPadding=0px
      android:gravity=center_vertical|start
    Widget.Material3.DockedToolbar
      android:minHeight=64dp shapeAppearance=@style/ShapeAppearance.M3.Comp.Toolbar.Docked.Container.Shape
      android:paddingStart=16dp android:paddingEnd=16dp
    Widget.Material3.DockedToolbar.Button < Widget.Material3.Button
      android:paddingStart=?attr/containerPaddingStart android:paddingEnd=?attr/containerPaddingEnd
      android:paddingTop=?attr/containerPaddingTop android:paddingBottom=?attr/containerPaddingBottom
      android:insetTop=?attr/containerInsetTop android:insetBottom=?attr/containerInsetBottom
      iconPadding=?attr/containerIconPadding iconSize=?attr/containerIconSize
      android:textAppearance=?attr/labelTextAppearance shapeAppearance=@xml/m3expressive_button_shape_state_list
      shapeAppearanceOverlay=@null
    Widget.Material3.DockedToolbar.IconButton < Widget.Material3.DockedToolbar.Button
      android:minWidth=48dp android:minHeight=48dp android:insetLeft=?attr/containerInsetLeft
      android:insetRight=?attr/containerInsetRight iconPadding=0dp
    Widget.Material3.DockedToolbar.TextButton < Widget.Material3.DockedToolbar.Button
    Widget.Material3.DrawerLayout < Widget.Material3.Badge
    Widget.Material3.ExtendedFloatingActionButton.Icon.Primary < Widget.Material3.Button.Icon
      android:paddingStart=16dp android:paddingTop=8dp android:paddingEnd=20dp android:paddingRight=20dp
      android:paddingBottom=8dp iconPadding=12dp android:minHeight=56dp iconSize=24dp
      shapeAppearance=?attr/shapeAppearanceCornerLarge shapeAppearanceOverlay=@null android:insetTop=0dp
      android:insetBottom=0dp android:maxLines=1 android:minWidth=120dp
    Widget.Material3.ExtendedFloatingActionButton.Icon.Secondary < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
    Widget.Material3.ExtendedFloatingActionButton.Icon.Surface < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
    Widget.Material3.ExtendedFloatingActionButton.Icon.Tertiary < Widget.Material3.ExtendedFloatingActionButton.Icon.Primary
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
    Widget.Material3.ExtendedFloatingActionButton.Small < Widget.Material3.ExtendedFloatingActionButton.Primary
      android:minWidth=56dp android:paddingLeft=16dp android:paddingStart=16dp android:paddingRight=16dp
      android:paddingEnd=16dp android:textAppearance=?attr/textAppearanceTitleMedium iconPadding=8dp
    Widget.Material3.ExtendedFloatingActionButton.Surface < Widget.Material3.ExtendedFloatingActionButton.Primary
    Widget.Material3.ExtendedFloatingActionButton.Tertiary < Widget.Material3.ExtendedFloatingActionButton.Primary
    Widget.Material3.FloatingActionButton.Large.Primary < Widget.Design.FloatingActionButton
      fabCustomSize=96dp shapeAppearance=?attr/shapeAppearanceCornerExtraLarge shapeAppearanceOverlay=@null
      android:background=@null
    Widget.Material3.FloatingActionButton.Large.Secondary < Widget.Material3.FloatingActionButton.Large.Primary
    Widget.Material3.FloatingActionButton.Large.Surface < Widget.Material3.FloatingActionButton.Large.Primary
    Widget.Material3.FloatingActionButton.Large.Tertiary < Widget.Material3.FloatingActionButton.Large.Primary
    Widget.Material3.FloatingActionButton.Medium < Widget.Material3.FloatingActionButton.Large.Primary
      fabCustomSize=80dp shapeAppearance=?attr/shapeAppearanceCornerLargeIncreased
    Widget.Material3.FloatingActionButton.Primary < Widget.Material3.FloatingActionButton.Medium
      fabCustomSize=56dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.FloatingActionButton.Secondary < Widget.Material3.FloatingActionButton.Primary
    Widget.Material3.FloatingActionButton.Small.Primary < Widget.Material3.FloatingActionButton.Primary
      fabCustomSize=40dp shapeAppearance=?attr/shapeAppearanceCornerMedium
    Widget.Material3.FloatingActionButton.Small.Secondary < Widget.Material3.FloatingActionButton.Secondary
      fabCustomSize=40dp shapeAppearance=?attr/shapeAppearanceCornerMedium
    Widget.Material3.FloatingActionButton.Small.Surface < Widget.Material3.FloatingActionButton.Small.Primary
    Widget.Material3.FloatingActionButton.Small.Tertiary < Widget.Material3.FloatingActionButton.Small.Primary
    Widget.Material3.FloatingActionButton.Surface < Widget.Material3.FloatingActionButton.Small.Surface
      fabCustomSize=56dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.FloatingActionButton.Tertiary < Widget.Material3.FloatingActionButton.Small.Tertiary
      fabCustomSize=56dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.FloatingToolbar
      android:paddingStart=8dp android:paddingEnd=8dp android:paddingTop=8dp android:paddingBottom=8dp
      android:minHeight=64dp android:minWidth=64dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Toolbar.Floating.Container.Shape
    Widget.Material3.FloatingToolbar.Button < Widget.Material3.DockedToolbar.Button
    Widget.Material3.FloatingToolbar.IconButton < Widget.Material3.DockedToolbar.IconButton
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round
    Widget.Material3.FloatingToolbar.TextButton < Widget.Material3.DockedToolbar.TextButton
    Widget.Material3.ImageView.ListItem.LeadingIcon < Widget.Material3.Badge
    Widget.Material3.ImageView.ListItem.TrailingIcon < Widget.Material3.Badge
    Widget.Material3.Light.ActionBar.Solid < Widget.Material3.ActionBar.Solid
    Widget.Material3.LinearProgressIndicator < Widget.Material3.Badge
      trackThickness=4dp
    Widget.Material3.ListItemCardView < Widget.Material3.CardView.Filled
      shapeAppearance=@xml/m3_list_item_shape_state_list contentPaddingTop=10dp contentPaddingBottom=10dp
      contentPaddingLeft=16dp contentPaddingRight=16dp
    Widget.Material3.LoadingIndicator < Widget.Material3.Badge
      indicatorSize=34dp
    Widget.Material3.MaterialButtonGroup < Widget.Material3.Badge
    Widget.Material3.MaterialButtonGroup.Connected
      shapeAppearance=@style/ShapeAppearance.M3.Comp.ButtonGroup.Connected.Small.Container.Shape
    Widget.Material3.MaterialButtonGroup.Overflow.CheckBox < Widget.Material3.Checkbox.ListItem
      android:minWidth=24dp android:minHeight=24dp android:background=@android:color/transparent
    Widget.Material3.MaterialButtonToggleGroup < Widget.Material3.Badge
    Widget.Material3.MaterialCalendar < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
    Widget.Material3.MaterialCalendar.Day < -
      android:width=36dp android:height=32dp android:insetTop=1dp android:insetBottom=1dp android:insetLeft=3dp
      android:insetRight=3dp
    Widget.Material3.MaterialCalendar.DayOfWeekLabel < Widget.Material3.CheckedTextView
      android:gravity=center
    Widget.Material3.MaterialCalendar.DayTextView < Widget.Material3.MaterialCalendar.DayOfWeekLabel
    Widget.Material3.MaterialCalendar.Fullscreen
      shapeAppearance=@style/ShapeAppearance.Material3.Corner.None
    Widget.Material3.MaterialCalendar.HeaderCancelButton < Widget.Material3.Button.TextButton
    Widget.Material3.MaterialCalendar.HeaderDivider < Widget.Material3.Badge
    Widget.Material3.MaterialCalendar.HeaderLayout < Widget.Material3.Badge
      android:layout_height=120dp android:background=@android:color/transparent android:layout_width=match_parent
    Widget.Material3.MaterialCalendar.HeaderLayout.Fullscreen
      android:layout_height=128dp
    Widget.Material3.MaterialCalendar.HeaderSelection < -
      android:textAppearance=?attr/textAppearanceHeadlineLarge android:layout_width=match_parent
      android:layout_height=wrap_content android:layout_gravity=top|start android:maxLines=1
    Widget.Material3.MaterialCalendar.HeaderSelection.Fullscreen
      android:textAppearance=?attr/textAppearanceTitleLarge
    Widget.Material3.MaterialCalendar.HeaderTitle < -
      android:textAppearance=?attr/textAppearanceLabelLarge android:maxLines=1
    Widget.Material3.MaterialCalendar.HeaderToggleButton < Widget.Material3.Badge
      android:layout_gravity=bottom|end android:scaleType=center
    Widget.Material3.MaterialCalendar.MonthNavigationButton < Widget.Material3.Button.TextButton.Dialog.Flush
      iconPadding=0dp iconGravity=textStart
    Widget.Material3.MaterialCalendar.MonthTextView < -
      android:textAppearance=?attr/textAppearanceTitleSmall
    Widget.Material3.MaterialCalendar.Year < -
      android:width=88dp android:height=52dp android:insetTop=8dp android:insetBottom=8dp android:insetLeft=8dp
      android:insetRight=8dp
    Widget.Material3.MaterialCalendar.YearNavigationButton < Widget.Material3.Button.TextButton.Dialog.Flush
    Widget.Material3.MaterialDivider < Widget.Material3.Badge
    Widget.Material3.MaterialSplitButton < Widget.Material3.MaterialButtonGroup
      android:paddingTop=10dp android:paddingBottom=10dp shapeAppearance=@style/ShapeAppearance.M3.Sys.Shape.Corner.Full
    Widget.Material3.MaterialTimePicker
      shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
    Widget.Material3.MaterialTimePicker.Button < Widget.Material3.Button.TextButton.Icon
      android:textAppearance=?attr/textAppearanceTitleMedium shapeAppearance=?attr/shapeAppearanceCornerSmall
      shapeAppearanceOverlay=@null android:layout_height=48dp android:padding=0dp android:insetTop=0dp
      android:insetBottom=0dp android:textSize=16sp android:paddingLeft=16dp android:paddingTop=4dp
      android:paddingBottom=4dp
    Widget.Material3.MaterialTimePicker.Display
      android:textAppearance=?attr/textAppearanceDisplayLarge shapeAppearance=?attr/shapeAppearanceCornerSmall
      shapeAppearanceOverlay=@null android:textSize=56dp android:includeFontPadding=false chipMinTouchTargetSize=48dp
      chipMinHeight=32dp chipStartPadding=4dp textStartPadding=8dp textEndPadding=6dp chipEndPadding=6dp
    Widget.Material3.MaterialTimePicker.Display.Divider < -
      android:textAppearance=?attr/textAppearanceDisplayLarge android:includeFontPadding=false
      android:lineSpacingExtra=0dp android:maxEms=1 android:textSize=56dp
    Widget.Material3.MaterialTimePicker.Display.HelperText < -
      android:textAppearance=?attr/textAppearanceBodySmall
    Widget.Material3.MaterialTimePicker.Display.TextInputEditText < Widget.Material3.AutoCompleteTextView.FilledBox
      android:textAppearance=?attr/textAppearanceDisplayLarge android:textSize=56dp android:paddingTop=0dp
      android:paddingBottom=0dp android:minEms=2 android:gravity=center android:paddingStart=0dp android:paddingEnd=0dp
      android:includeFontPadding=false
    Widget.Material3.MaterialTimePicker.Display.TextInputLayout < Widget.Design.TextInputLayout
      shapeAppearance=?attr/shapeAppearanceCornerSmall android:minWidth=56dp android:maxWidth=488dp
      boxBackgroundMode=outline
    Widget.Material3.MaterialTimePicker.ImageButton
      shapeAppearance=@style/ShapeAppearance.Material3.Corner.Full android:insetTop=0dp android:insetBottom=0dp
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize iconGravity=textStart
      iconPadding=0dp
    Widget.Material3.NavigationRailView
      android:minWidth=80dp shapeAppearance=@style/ShapeAppearance.M3.Comp.NavRail.Collapsed.Container.Shape
      labelVisibilityMode=auto
    Widget.Material3.NavigationRailView.ActiveIndicator < -
      android:width=56dp android:height=32dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.NavRail.Item.ActiveIndicator.Shape
    Widget.Material3.NavigationRailView.Badge < Widget.Material3.Badge
    Widget.Material3.NavigationView
      android:maxWidth=360dp dividerInsetStart=28dp dividerInsetEnd=28dp
    Widget.Material3.OverflowLinearLayout.CheckBox < Widget.Material3.MaterialButtonGroup.Overflow.CheckBox
    Widget.Material3.PopupMenu < Widget.Material3.Badge
    Widget.Material3.RadioButton.ListItem < Widget.Material3.CompoundButton.RadioButton
      android:background=@null
    Widget.Material3.Search.ActionButton.Overflow < Widget.Material3.BottomAppBar.Button.Navigation
      android:minHeight=48dp android:paddingStart=6dp android:paddingEnd=10dp android:gravity=center android:maxLines=2
    Widget.Material3.Search.Toolbar.Button.Navigation < Widget.Material3.BottomAppBar.Button.Navigation
    Widget.Material3.SearchBar
      android:minHeight=56dp android:paddingStart=4dp android:textAppearance=@style/TextAppearance.Material3.SearchBar
      contentInsetStart=16dp shapeAppearance=?attr/shapeAppearanceMediumComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.SearchBar
    Widget.Material3.SearchView
      android:textAppearance=@style/TextAppearance.Material3.SearchView
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.SearchView
    Widget.Material3.SearchView.Prefix < -
      android:textAppearance=@style/TextAppearance.Material3.SearchView.Prefix android:paddingTop=8dp
      android:paddingBottom=8dp android:paddingEnd=16dp android:paddingRight=16dp
    Widget.Material3.SearchView.Toolbar < Widget.Material3.Badge
      android:paddingLeft=0dp android:paddingStart=0dp android:paddingRight=0dp android:paddingEnd=0dp
      contentInsetStartWithNavigation=0dp android:minHeight=72dp contentInsetStart=16dp
    Widget.Material3.ShapeableImageView.ListItem.LeadingImage < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceCornerSmall
    Widget.Material3.SideSheet
      android:layout_gravity=end shapeAppearance=@style/ShapeAppearance.M3.Comp.Sheet.Side.Docked.Container.Shape
    Widget.Material3.SideSheet.Detached
      android:layout_margin=16dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.SideSheet.Modal
      android:layout_width=256dp android:layout_height=match_parent shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.SideSheet.Modal.Detached
      android:layout_margin=16dp
    Widget.Material3.Slider < Widget.Material3.Badge
    Widget.Material3.Slider.Label < -
      android:paddingStart=10dp android:paddingEnd=10dp android:paddingTop=12dp android:paddingBottom=12dp
      android:minHeight=32dp android:layout_margin=2dp android:textAppearance=?attr/textAppearanceBodySmall
      android:padding=4dp android:minWidth=28dp shapeAppearance=@style/ShapeAppearance.Material3.Tooltip
    """
}
