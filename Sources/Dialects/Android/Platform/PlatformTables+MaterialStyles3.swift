extension PlatformTables {
  /// The styles of Material Components, part 3 of 4, in the format of ``PlatformTables``.
  ///
  /// Source: Material Components for Android at ac7e18e (Apache License 2.0).
  static let materialStyles3 = """
    Widget.Material3.NavigationRailView.ActiveIndicator < -
      android:width=56dp android:height=32dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.NavRail.Item.ActiveIndicator.Shape
    Widget.Material3.NavigationRailView.Badge < Widget.Material3.Badge
    Widget.Material3.NavigationView
      android:maxWidth=360dp subheaderTextAppearance=?attr/textAppearanceTitleSmall elevation=0dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.NavigationView itemIconPadding=12dp itemHorizontalPadding=28dp
      itemVerticalPadding=4dp itemTextAppearance=?attr/textAppearanceLabelLarge itemIconSize=24dp dividerInsetStart=28dp
      dividerInsetEnd=28dp
    Widget.Material3.OverflowLinearLayout
      materialThemeOverlay=@style/ThemeOverlay.Material3.OverflowLinearLayout
    Widget.Material3.OverflowLinearLayout.CheckBox < Widget.Material3.MaterialButtonGroup.Overflow.CheckBox
    Widget.Material3.PopupMenu < Widget.Material3.Badge
    Widget.Material3.PopupMenu.ContextMenu
    Widget.Material3.PopupMenu.ListPopupWindow
    Widget.Material3.PopupMenu.Overflow
    Widget.Material3.RadioButton.ListItem < Widget.Material3.CompoundButton.RadioButton
      android:background=@null
    Widget.Material3.Search.ActionButton.Overflow < Widget.Material3.BottomAppBar.Button.Navigation
      android:minHeight=48dp android:paddingStart=6dp android:paddingEnd=10dp android:gravity=center android:maxLines=2
    Widget.Material3.Search.Toolbar.Button.Navigation < Widget.Material3.BottomAppBar.Button.Navigation
    Widget.Material3.SearchBar
      android:minHeight=56dp android:paddingStart=4dp android:textAppearance=@style/TextAppearance.Material3.SearchBar
      elevation=6dp maxButtonHeight=56dp contentInsetStart=16dp shapeAppearance=?attr/shapeAppearanceMediumComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.SearchBar
      materialThemeOverlay=@style/ThemeOverlay.Material3.Search
    Widget.Material3.SearchBar.Outlined
      elevation=0dp
    Widget.Material3.SearchView
      android:elevation=6dp android:textAppearance=@style/TextAppearance.Material3.SearchView
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.SearchView
      materialThemeOverlay=@style/ThemeOverlay.Material3.Search
    Widget.Material3.SearchView.Prefix < -
      android:textAppearance=@style/TextAppearance.Material3.SearchView.Prefix android:paddingTop=8dp
      android:paddingBottom=8dp android:paddingEnd=16dp android:paddingRight=16dp
    Widget.Material3.SearchView.Toolbar < Widget.Material3.Badge
      android:paddingLeft=0dp android:paddingStart=0dp android:paddingRight=0dp android:paddingEnd=0dp
      contentInsetStartWithNavigation=0dp android:minHeight=72dp maxButtonHeight=72dp
      titleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Title
      subtitleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Subtitle titleMargin=4dp
      contentInsetStart=16dp
    Widget.Material3.ShapeableImageView.ListItem.LeadingImage < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceCornerSmall
    Widget.Material3.SideSheet
      android:layout_gravity=end android:elevation=0dp
      shapeAppearance=@style/ShapeAppearance.M3.Comp.Sheet.Side.Docked.Container.Shape
    Widget.Material3.SideSheet.Detached
      android:layout_margin=16dp shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.SideSheet.Modal
      android:layout_width=256dp android:layout_height=match_parent android:elevation=1dp
      shapeAppearance=?attr/shapeAppearanceCornerLarge
    Widget.Material3.SideSheet.Modal.Detached
      android:layout_margin=16dp
    Widget.Material3.Slider < Widget.Material3.Badge
      trackHeight=16dp trackStopIndicatorSize=4dp thumbRadius=10dp
    Widget.Material3.Slider.Label < -
      android:paddingStart=10dp android:paddingEnd=10dp android:paddingTop=12dp android:paddingBottom=12dp
      android:minHeight=32dp android:layout_margin=2dp android:textAppearance=?attr/textAppearanceBodySmall
      android:padding=4dp android:minWidth=28dp shapeAppearance=@style/ShapeAppearance.Material3.Tooltip
    Widget.Material3.Slider.Legacy
      trackHeight=4dp trackStopIndicatorSize=0dp
    Widget.Material3.Slider.Legacy.Label < -
      android:layout_margin=2dp android:textAppearance=?attr/textAppearanceBodySmall android:padding=4dp
      android:minWidth=28dp android:minHeight=28dp shapeAppearance=@style/ShapeAppearance.Material3.Tooltip
    Widget.Material3.Snackbar < Widget.Design.Snackbar
      android:background=@null android:layout_margin=8dp shapeAppearance=?attr/shapeAppearanceCornerExtraSmall
      materialThemeOverlay=@style/ThemeOverlay.Material3.Snackbar android:paddingLeft=8dp android:paddingRight=8dp
    Widget.Material3.Snackbar.FullWidth < Widget.Design.Snackbar
      shapeAppearance=@style/ShapeAppearance.Material3.Corner.None
      materialThemeOverlay=@style/ThemeOverlay.Material3.Snackbar android:paddingLeft=8dp android:paddingRight=8dp
    Widget.Material3.Snackbar.TextView < -
      android:textAppearance=?attr/textAppearanceBodyMedium android:ellipsize=end android:maxLines=2
      android:paddingTop=14dp android:paddingBottom=14dp android:layout_marginLeft=8dp android:layout_marginRight=8dp
    Widget.Material3.SplitButton.IconButton.Filled < Widget.Material3.Button.IconButton.Close.Snackbar
      android:insetLeft=0dp android:insetRight=0dp android:paddingTop=6dp android:paddingBottom=6dp
      android:paddingStart=14dp android:paddingEnd=14dp
      materialThemeOverlay=@style/ThemeOverlay.Material3.SplitButton.IconButton.Filled
    Widget.Material3.SplitButton.IconButton.Filled.Tonal
      materialThemeOverlay=@style/ThemeOverlay.Material3.SplitButton.IconButton.Filled.Tonal
    Widget.Material3.SplitButton.LeadingButton.Filled < Widget.Material3.Button
      android:paddingStart=16dp android:paddingEnd=12dp android:minWidth=48dp iconSize=20dp
    Widget.Material3.SplitButton.LeadingButton.Filled.Tonal
      materialThemeOverlay=@style/ThemeOverlay.Material3.Button.TonalButton
    Widget.Material3.Switch.ListItem < Widget.Material3.CompoundButton.MaterialSwitch
      android:background=@null
    Widget.Material3.TabLayout < Widget.Design.TabLayout
      android:background=@drawable/m3_tabs_background tabTextAppearance=?attr/textAppearanceTitleSmall
      materialThemeOverlay=@style/ThemeOverlay.Material3.TabLayout
    Widget.Material3.TabLayout.OnSurface
      android:background=@drawable/m3_tabs_transparent_background
    Widget.Material3.TabLayout.Secondary
    Widget.Material3.TextInputEditText.FilledBox < Widget.Material3.AutoCompleteTextView.FilledBox
    Widget.Material3.TextInputEditText.FilledBox.Dense
      android:paddingBottom=8dp
    Widget.Material3.TextInputEditText.OutlinedBox < Widget.Material3.AutoCompleteTextView.OutlinedBox
    Widget.Material3.TextInputEditText.OutlinedBox.Dense
      android:paddingTop=13dp android:paddingBottom=13dp
    Widget.Material3.TextInputLayout.FilledBox < Widget.Material3.MaterialTimePicker.Display.TextInputLayout
      materialThemeOverlay=@style/ThemeOverlay.Material3.TextInputEditText.FilledBox
      boxBackgroundColor=@color/m3_textfield_filled_background_color
      shapeAppearance=?attr/shapeAppearanceCornerExtraSmall
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.Corner.Top boxBackgroundMode=filled
      boxCollapsedPaddingTop=10dp
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
      titleTextAppearance=?attr/textAppearanceTitleLarge subtitleTextAppearance=?attr/textAppearanceTitleMedium
      contentInsetStartWithNavigation=0dp materialThemeOverlay=@style/ThemeOverlay.Material3.Toolbar
      android:minHeight=?attr/actionBarSize titleMargin=4dp maxButtonHeight=56dp contentInsetStart=16dp
      android:paddingLeft=0dp android:paddingRight=0dp
    Widget.Material3.Toolbar.Button.Navigation < Widget.Material3.Badge
      android:minWidth=56dp android:scaleType=center
    Widget.Material3.Toolbar.Button.Navigation.Circle
      android:background=@drawable/m3_toolbar_navigation_circle_background
    Widget.Material3.Toolbar.OnSurface
      materialThemeOverlay=@style/ThemeOverlay.Material3.Toolbar.Surface
    Widget.Material3.Toolbar.Surface < Widget.Material3.Toolbar.OnSurface
    Widget.Material3.Tooltip < Widget.Material3.Slider.Legacy.Label
    Widget.Material3Expressive.AppBarLayout < Widget.Material3.Badge
    Widget.Material3Expressive.AppBarLayout.AppBarWithSearch
      android:paddingStart=4dp android:paddingEnd=4dp android:minHeight=64dp
    Widget.Material3Expressive.BottomNavigationView < Widget.Material3.BottomNavigationView
      android:minHeight=64dp itemPaddingTop=6dp itemPaddingBottom=6dp itemTextAppearanceActiveBoldEnabled=false
      horizontalItemTextAppearanceActive=?attr/textAppearanceLabelMedium
      horizontalItemTextAppearanceInactive=?attr/textAppearanceLabelMedium
    Widget.Material3Expressive.BottomNavigationView.ActiveIndicator < Widget.Material3.BottomNavigationView.ActiveIndicator
      android:width=56dp
    Widget.Material3Expressive.Button < Widget.Material3.DockedToolbar.Button
    Widget.Material3Expressive.Button.ElevatedButton
      elevation=1dp materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Elevated
    Widget.Material3Expressive.Button.IconButton < Widget.Material3.DockedToolbar.IconButton
    Widget.Material3Expressive.Button.IconButton.Filled
    Widget.Material3Expressive.Button.IconButton.Filled.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.IconButton.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.IconButton.Outlined
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Outlined
    Widget.Material3Expressive.Button.IconButton.Outlined.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.IconButton.Standard
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.IconButton.Standard
    Widget.Material3Expressive.Button.IconButton.Tonal
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Tonal
    Widget.Material3Expressive.Button.IconButton.Tonal.ListItemRevealLayout
      iconGravity=textStart android:insetLeft=0dp android:insetRight=0dp
    Widget.Material3Expressive.Button.OutlinedButton
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Outlined
    Widget.Material3Expressive.Button.TextButton < Widget.Material3.DockedToolbar.TextButton
    Widget.Material3Expressive.Button.TextButton.Dialog
      android:minWidth=64dp android:layout_marginLeft=8dp android:layout_marginStart=8dp android:maxLines=2
      android:ellipsize=end android:singleLine=false
    Widget.Material3Expressive.Button.TextButton.Dialog.Flush
      android:layout_marginStart=0dp android:layout_marginLeft=0dp
    Widget.Material3Expressive.Button.TextButton.Dialog.Icon
      android:paddingStart=12dp android:paddingEnd=16dp
    Widget.Material3Expressive.Button.TextButton.Snackbar
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.TextButton.Snackbar
    Widget.Material3Expressive.Button.TonalButton
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.Button.Tonal
    Widget.Material3Expressive.CircularProgressIndicator < Widget.Material3.CircularProgressIndicator
    Widget.Material3Expressive.CircularProgressIndicator.Wavy
      indicatorSize=48dp indicatorInset=0dp
    Widget.Material3Expressive.CollapsingToolbar < Widget.Material3.CollapsingToolbar
      expandedTitleTextAppearance=?attr/textAppearanceTitleLarge
      collapsedSubtitleTextAppearance=?attr/textAppearanceLabelMedium
      expandedSubtitleTextAppearance=?attr/textAppearanceLabelMedium expandedTitleMarginTop=72dp
      expandedTitleMarginBottom=12dp
    Widget.Material3Expressive.CollapsingToolbar.Large
      expandedTitleTextAppearance=?attr/textAppearanceDisplaySmall
      expandedSubtitleTextAppearance=?attr/textAppearanceTitleMedium expandedTitleSpacing=8dp
    Widget.Material3Expressive.CollapsingToolbar.Medium
      expandedTitleTextAppearance=?attr/textAppearanceHeadlineMedium
      expandedSubtitleTextAppearance=?attr/textAppearanceLabelLarge expandedTitleSpacing=4dp
    Widget.Material3Expressive.ExtendedFloatingActionButton.Large < Widget.Material3.ExtendedFloatingActionButton.Large
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.FloatingActionButton.PrimaryContainer
    Widget.Material3Expressive.ExtendedFloatingActionButton.Medium < Widget.Material3.ExtendedFloatingActionButton.Medium
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.FloatingActionButton.PrimaryContainer
    Widget.Material3Expressive.ExtendedFloatingActionButton.Small < Widget.Material3.ExtendedFloatingActionButton.Small
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.FloatingActionButton.PrimaryContainer
    Widget.Material3Expressive.FloatingActionButton < Widget.Material3.FloatingActionButton.Primary
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.FloatingActionButton.PrimaryContainer
    Widget.Material3Expressive.FloatingActionButton.Large
      fabCustomSize=96dp maxImageSize=36dp shapeAppearance=?attr/shapeAppearanceCornerExtraLarge
    Widget.Material3Expressive.FloatingActionButton.Medium
      fabCustomSize=80dp maxImageSize=28dp shapeAppearance=?attr/shapeAppearanceCornerLargeIncreased
    Widget.Material3Expressive.LinearProgressIndicator < Widget.Material3.LinearProgressIndicator
    Widget.Material3Expressive.LinearProgressIndicator.Wavy
    Widget.Material3Expressive.ListItemRevealLayout
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.ListItemRevealLayout minChildWidth=6dp
    Widget.Material3Expressive.MaterialButtonGroup < Widget.Material3.Badge
      materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.MaterialButtonGroup.Overflow
    Widget.Material3Expressive.MaterialButtonGroup.Connected < Widget.Material3.MaterialButtonGroup.Connected
    Widget.Material3Expressive.MaterialButtonToggleGroup < Widget.Material3.Badge
      shapeAppearance=@style/ShapeAppearance.M3.Comp.ButtonGroup.Connected.Small.Container.Shape
    Widget.Material3Expressive.NavigationRailView < Widget.Material3.NavigationRailView
      android:minWidth=96dp itemPaddingTop=6dp itemPaddingBottom=6dp itemSpacing=4dp
      itemTextAppearanceActiveBoldEnabled=false horizontalItemTextAppearanceActive=?attr/textAppearanceLabelLarge
      horizontalItemTextAppearanceInactive=?attr/textAppearanceLabelLarge labelVisibilityMode=labeled
    Widget.Material3Expressive.NavigationRailView.ActiveIndicator < Widget.Material3.NavigationRailView.ActiveIndicator
    Widget.Material3Expressive.SearchBar < Widget.Material3.SearchBar
      contentInsetStart=24dp contentInsetEnd=24dp android:paddingEnd=4dp
    Widget.Material3Expressive.SearchBar.AppBarWithSearch
      android:layout_gravity=center android:layout_marginStart=8dp android:layout_marginEnd=8dp
    Widget.Material3Expressive.SearchBar.CenteredText
      contentInsetStart=8dp contentInsetEnd=8dp
    Widget.Material3Expressive.SearchBar.CenteredText.AppBarWithSearch
      android:layout_gravity=center android:layout_marginStart=8dp android:layout_marginEnd=8dp
    Widget.Material3Expressive.SearchBar.Outlined < Widget.Material3.SearchBar.Outlined
    Widget.Material3Expressive.SearchView < Widget.Material3.SearchView
    Widget.Material3Expressive.SearchView.AppBarWithSearch
      dividerVisible=false materialThemeOverlay=@style/ThemeOverlay.Material3Expressive.SearchView.AppBarWithSearch
    Widget.Material3Expressive.SearchView.Toolbar < Widget.Material3.SearchView.Toolbar
    Widget.Material3Expressive.SearchView.Toolbar.AppBarWithSearch
      android:minHeight=56dp maxButtonHeight=56dp android:paddingStart=4dp android:paddingEnd=4dp
      android:layout_marginStart=12dp android:layout_marginEnd=12dp android:layout_marginTop=4dp
      shapeAppearance=?attr/shapeAppearanceMediumComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.Material3.SearchBar
    Widget.Material3Expressive.Slider.Large < Widget.Material3.Slider
      trackHeight=56dp
    Widget.Material3Expressive.Slider.Medium < Widget.Material3.Slider
      trackHeight=40dp
    Widget.Material3Expressive.Slider.Small < Widget.Material3.Slider
      trackHeight=24dp
    Widget.Material3Expressive.Slider.Xlarge < Widget.Material3.Slider
      trackHeight=96dp
    Widget.Material3Expressive.Slider.Xsmall < Widget.Material3.Slider
    Widget.Material3Expressive.Toolbar < Widget.Material3.Toolbar
      subtitleTextAppearance=?attr/textAppearanceLabelMedium android:layout_marginEnd=4dp
    Widget.Material3Expressive.Toolbar.AppBarWithSearch
      android:layout_marginEnd=0dp layout_scrollFlags=scroll|snap|enterAlways
      materialThemeOverlay=@style/ThemeOverlay.Material3.Search
    Widget.Material3Expressive.Toolbar.OnSurface
      materialThemeOverlay=@style/ThemeOverlay.Material3.Toolbar.Surface
    Widget.Material3Expressive.Toolbar.Surface < Widget.Material3Expressive.Toolbar.OnSurface
    Widget.MaterialComponents.ActionBar.Primary < Widget.Material3.ActionBar.Solid
    Widget.MaterialComponents.ActionBar.PrimarySurface < Widget.Material3.ActionBar.Solid
    Widget.MaterialComponents.ActionBar.Solid < Widget.Material3.ActionBar.Solid
      android:minHeight=56dp maxButtonHeight=56dp
    Widget.MaterialComponents.ActionBar.Surface < Widget.Material3.ActionBar.Solid
      elevation=0dp
    Widget.MaterialComponents.ActionMode
      android:minHeight=56dp maxButtonHeight=56dp height=?attr/actionBarSize
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
      fabCradleMargin=5dp fabCradleRoundedCornerRadius=8dp fabCradleVerticalOffset=0dp android:minHeight=56dp
      maxButtonHeight=56dp elevation=8dp fabAnchorMode=cradle fabAlignmentMode=center
      titleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Title
      subtitleTextAppearance=@style/TextAppearance.Widget.AppCompat.Toolbar.Subtitle titleMargin=4dp
      contentInsetStart=16dp contentInsetStartWithNavigation=72dp android:paddingLeft=0dp android:paddingRight=0dp
    Widget.MaterialComponents.BottomAppBar.Colored
      materialThemeOverlay=@style/ThemeOverlay.MaterialComponents.BottomAppBar.Primary
    Widget.MaterialComponents.BottomAppBar.PrimarySurface < Widget.MaterialComponents.BottomAppBar.Colored
    Widget.MaterialComponents.BottomNavigationView < Widget.Design.BottomNavigationView
      itemTextAppearanceInactive=?attr/textAppearanceCaption itemTextAppearanceActive=?attr/textAppearanceCaption
    Widget.MaterialComponents.BottomNavigationView.Colored
    Widget.MaterialComponents.BottomNavigationView.PrimarySurface
    Widget.MaterialComponents.BottomSheet < Widget.Material3.BottomSheet
      shapeAppearance=?attr/shapeAppearanceLargeComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.BottomSheet android:elevation=8dp
    Widget.MaterialComponents.BottomSheet.Modal
      android:elevation=16dp
    Widget.MaterialComponents.Button < Widget.Material.Button.FocusRing
      android:background=@empty android:textAppearance=?attr/textAppearanceButton android:paddingLeft=16dp
      android:paddingRight=16dp android:paddingTop=4dp android:paddingBottom=4dp android:insetLeft=0dp
      android:insetRight=0dp android:insetTop=6dp android:insetBottom=6dp android:maxWidth=320dp cornerRadius=@null
      elevation=2dp iconPadding=8dp shapeAppearance=?attr/shapeAppearanceSmallComponent
    Widget.MaterialComponents.Button.Icon
      android:paddingLeft=12dp
    Widget.MaterialComponents.Button.OutlinedButton
      iconPadding=4dp elevation=0dp
    Widget.MaterialComponents.Button.OutlinedButton.Icon
      android:paddingLeft=12dp
    Widget.MaterialComponents.Button.TextButton
      android:paddingLeft=8dp android:paddingRight=8dp iconPadding=4dp elevation=0dp
    Widget.MaterialComponents.Button.TextButton.Dialog
      android:minWidth=64dp android:lines=1 android:ellipsize=end android:singleLine=true android:layout_marginStart=8dp
      android:layout_marginLeft=8dp
    Widget.MaterialComponents.Button.TextButton.Dialog.Flush
      android:layout_marginStart=0dp android:layout_marginLeft=0dp
    Widget.MaterialComponents.Button.TextButton.Dialog.Icon
    Widget.MaterialComponents.Button.TextButton.Icon
    Widget.MaterialComponents.Button.TextButton.Icon.Close.Snackbar
      android:minWidth=48dp
    Widget.MaterialComponents.Button.TextButton.Snackbar
    Widget.MaterialComponents.Button.UnelevatedButton
      elevation=0dp
    Widget.MaterialComponents.Button.UnelevatedButton.Icon
      android:paddingLeft=12dp
    Widget.MaterialComponents.CardView < Widget.Material3.CardView.Elevated
      shapeAppearance=?attr/shapeAppearanceMediumComponent
    Widget.MaterialComponents.CheckedTextView
      android:textAppearance=?attr/textAppearanceBody1
    Widget.MaterialComponents.Chip.Action
      closeIconVisible=false closeIcon=@drawable/ic_mtrl_chip_close_circle android:includeFontPadding=false
      android:textAppearance=?attr/textAppearanceBody2 chipMinTouchTargetSize=48dp chipMinHeight=32dp chipIconSize=24dp
      closeIconSize=18dp chipStartPadding=4dp iconStartPadding=0dp iconEndPadding=0dp textStartPadding=8dp
      textEndPadding=6dp closeIconStartPadding=2dp closeIconEndPadding=2dp chipEndPadding=6dp
      shapeAppearance=?attr/shapeAppearanceSmallComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.Chip
    Widget.MaterialComponents.Chip.Choice < Widget.MaterialComponents.Chip.Action
    Widget.MaterialComponents.Chip.Entry < Widget.MaterialComponents.Chip.Action
      closeIconVisible=true
    Widget.MaterialComponents.Chip.Filter < Widget.MaterialComponents.Chip.Action
    Widget.MaterialComponents.ChipGroup < Widget.Material3.Badge
      chipSpacingHorizontal=8dp singleLine=false
    Widget.MaterialComponents.CircularProgressIndicator < Widget.Material3.LoadingIndicator
      trackThickness=4dp indicatorSize=40dp indicatorInset=4dp
    Widget.MaterialComponents.CircularProgressIndicator.ExtraSmall
      trackThickness=2.5dp indicatorSize=20dp indicatorInset=2dp
    Widget.MaterialComponents.CircularProgressIndicator.Medium
    Widget.MaterialComponents.CircularProgressIndicator.Small
      trackThickness=3dp indicatorSize=28dp
    Widget.MaterialComponents.CollapsingToolbar < Widget.Design.CollapsingToolbar
    Widget.MaterialComponents.CompoundButton.CheckBox < Widget.Material.CompoundButton.CheckBox.FocusRing
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize
      android:background=@android:drawable/control_background_40dp_material
    Widget.MaterialComponents.CompoundButton.RadioButton < Widget.MaterialComponents.CompoundButton.CheckBox
      android:button=?android:attr/listChoiceIndicatorSingle
    Widget.MaterialComponents.CompoundButton.Switch
      android:minWidth=?attr/minTouchTargetSize android:minHeight=?attr/minTouchTargetSize
      android:thumb=@drawable/abc_switch_thumb_material
      switchTextAppearance=@style/TextAppearance.AppCompat.Widget.Switch switchPadding=0px
      android:textAppearance=?android:attr/textAppearance android:gravity=center_vertical|start
    Widget.MaterialComponents.ExtendedFloatingActionButton < Widget.MaterialComponents.Button
      android:insetTop=0dp android:insetBottom=0dp android:maxLines=1 android:minHeight=48dp android:minWidth=120dp
      android:paddingTop=12dp android:paddingBottom=12dp android:paddingStart=20dp android:paddingEnd=20dp
      android:paddingLeft=20dp android:paddingRight=20dp elevation=6dp iconPadding=12dp iconSize=24dp
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.ExtendedFloatingActionButton
    Widget.MaterialComponents.ExtendedFloatingActionButton.Icon
      android:gravity=start|center_vertical android:paddingStart=12dp android:paddingLeft=12dp
    Widget.MaterialComponents.FloatingActionButton < Widget.Design.FloatingActionButton
      android:background=@null shapeAppearance=?attr/shapeAppearanceSmallComponent
      shapeAppearanceOverlay=@style/ShapeAppearanceOverlay.MaterialComponents.FloatingActionButton
    Widget.MaterialComponents.Light.ActionBar.Solid < Widget.MaterialComponents.ActionBar.Solid
    Widget.MaterialComponents.LinearProgressIndicator < Widget.Material3.Badge
      indicatorColor=?attr/colorPrimary trackThickness=4dp
    Widget.MaterialComponents.MaterialButtonToggleGroup < Widget.Material3.Badge
    Widget.MaterialComponents.MaterialCalendar < Widget.Material3.Badge
      shapeAppearance=?attr/shapeAppearanceMediumComponent
    Widget.MaterialComponents.MaterialCalendar.Day < Widget.Material3.MaterialCalendar.Day
    Widget.MaterialComponents.MaterialCalendar.Day.Invalid
    Widget.MaterialComponents.MaterialCalendar.Day.Selected
    Widget.MaterialComponents.MaterialCalendar.Day.Today
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
    """
}
