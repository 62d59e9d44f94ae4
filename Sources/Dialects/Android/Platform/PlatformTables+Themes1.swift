extension PlatformTables {
  /// The themes of AppCompat and Material Components, part 1 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36, AppCompat 28.0.0 and Material Components at ac7e18e (Apache License 2.0).
  static let themes1 = """
    Theme.AppCompat.DayNight < @android:style/Theme.Material.Light
      windowNoTitle=false windowActionBar=true actionBarTabStyle=@style/Widget.AppCompat.Light.ActionBar.TabView
      actionBarTabBarStyle=@style/Widget.AppCompat.Light.ActionBar.TabBar
      actionBarTabTextStyle=@style/Widget.AppCompat.Light.ActionBar.TabText
      actionOverflowMenuStyle=@style/Widget.AppCompat.Light.PopupMenu.Overflow
      actionBarStyle=@style/Widget.AppCompat.Light.ActionBar.Solid actionBarSplitStyle=?attr/actionBarStyle
      actionModeStyle=@style/Widget.AppCompat.ActionMode
      actionModeCloseButtonStyle=@style/Widget.AppCompat.ActionButton.CloseMode
      actionDropDownStyle=@style/Widget.AppCompat.Light.Spinner.DropDown.ActionBar
      textAppearanceListItem=@style/TextAppearance.AppCompat.Subhead
      textAppearanceListItemSmall=@style/TextAppearance.AppCompat.Subhead
      textAppearanceListItemSecondary=@style/TextAppearance.AppCompat.Body1 listPreferredItemHeight=64dp
      listPreferredItemHeightLarge=80dp listPreferredItemPaddingLeft=16dp listPreferredItemPaddingRight=16dp
      android:spinnerItemStyle=@style/Widget.AppCompat.TextView.SpinnerItem
      android:dropDownListViewStyle=@style/Widget.AppCompat.ListView.DropDown
      spinnerDropDownItemStyle=@style/Widget.AppCompat.DropDownItem.Spinner
      dropdownListPreferredItemHeight=?attr/listPreferredItemHeightSmall
      popupMenuStyle=@style/Widget.AppCompat.Light.PopupMenu
      textAppearancePopupMenuHeader=@style/TextAppearance.AppCompat.Widget.PopupMenu.Header
      listPopupWindowStyle=@style/Widget.AppCompat.ListPopupWindow
      listMenuViewStyle=@style/Widget.AppCompat.ListMenuView searchViewStyle=@style/Widget.AppCompat.Light.SearchView
      android:dropDownItemStyle=@style/Widget.AppCompat.DropDownItem.Spinner
      textAppearanceSearchResultTitle=@style/TextAppearance.AppCompat.SearchResult.Title
      textAppearanceSearchResultSubtitle=@style/TextAppearance.AppCompat.SearchResult.Subtitle
      activityChooserViewStyle=@style/Widget.AppCompat.ActivityChooserView toolbarStyle=@style/Widget.AppCompat.Toolbar
      toolbarNavigationButtonStyle=@style/Widget.AppCompat.Toolbar.Button.Navigation
      editTextStyle=@style/Widget.AppCompat.EditText
      autoCompleteTextViewStyle=@style/Widget.AppCompat.AutoCompleteTextView
      drawerArrowStyle=@style/Widget.AppCompat.DrawerArrowToggle
      switchStyle=@style/Widget.AppCompat.CompoundButton.Switch seekBarStyle=@style/Widget.AppCompat.SeekBar
      android:textAppearanceButton=@style/TextAppearance.AppCompat.Widget.Button
      imageButtonStyle=@style/Widget.AppCompat.ImageButton buttonBarStyle=@style/Widget.AppCompat.ButtonBar
      buttonBarButtonStyle=@style/Widget.AppCompat.Button.ButtonBar.AlertDialog
      buttonBarPositiveButtonStyle=?attr/buttonBarButtonStyle buttonBarNegativeButtonStyle=?attr/buttonBarButtonStyle
      buttonBarNeutralButtonStyle=?attr/buttonBarButtonStyle dialogPreferredPadding=24dp
      alertDialogStyle=@style/AlertDialog.AppCompat.Light windowFixedWidthMinor=@null windowFixedHeightMinor=@null
      android:windowActionBar=false android:windowNoTitle=true
    Theme.AppCompat.Light < Theme.AppCompat.DayNight
    Theme.Material
      android:textAppearance=@android:style/TextAppearance.Material
      android:textAppearanceInverse=@android:style/TextAppearance.Material.Inverse
      android:textAppearanceLarge=@android:style/TextAppearance.Material.Large
      android:textAppearanceLargeInverse=@android:style/TextAppearance.Material.Large.Inverse
      android:textAppearanceMedium=@android:style/TextAppearance.Material.Medium
      android:textAppearanceMediumInverse=@android:style/TextAppearance.Material.Medium.Inverse
      android:textAppearanceSmall=@android:style/TextAppearance.Material.Small
      android:textAppearanceSmallInverse=@android:style/TextAppearance.Material.Small.Inverse
      android:textAppearanceSearchResultTitle=@android:style/TextAppearance.Material.SearchResult.Title
      android:textAppearanceSearchResultSubtitle=@android:style/TextAppearance.Material.SearchResult.Subtitle
      android:textAppearanceButton=@android:style/TextAppearance.Material.Widget.Button
      android:editTextBackground=@android:drawable/edit_text_material
      android:textAppearanceLargePopupMenu=@android:style/TextAppearance.Material.Widget.PopupMenu.Large
      android:textAppearanceSmallPopupMenu=@android:style/TextAppearance.Material.Widget.PopupMenu.Small
      android:textAppearancePopupMenuHeader=@android:style/TextAppearance.Material.Widget.PopupMenu.Header
      android:buttonStyle=@android:style/Widget.Material.Button
      android:switchStyle=@android:style/Widget.Material.CompoundButton.Switch
      android:mediaRouteButtonStyle=@android:style/Widget.Material.MediaRouteButton
      android:borderlessButtonStyle=@android:style/Widget.Material.Button.Borderless
      android:listPreferredItemHeight=64dip android:listPreferredItemHeightSmall=48dip
      android:listPreferredItemHeightLarge=80dip
      android:dropdownListPreferredItemHeight=?android:attr/listPreferredItemHeightSmall
      android:textAppearanceListItem=@android:style/TextAppearance.Material.ListItem
      android:textAppearanceListItemSmall=@android:style/TextAppearance.Material.ListItem
      android:textAppearanceListItemSecondary=@android:style/TextAppearance.Material.ListItemSecondary
      android:listPreferredItemPaddingLeft=16dp android:listPreferredItemPaddingRight=16dp
      android:listPreferredItemPaddingStart=16dp android:listPreferredItemPaddingEnd=16dp
      android:listDivider=@android:drawable/list_divider_material
      android:listSeparatorTextViewStyle=@android:style/Widget.Material.TextView.ListSeparator
      android:windowNoTitle=false android:windowTitleStyle=@android:style/WindowTitle.Material
      android:windowTitleBackgroundStyle=@android:style/WindowTitleBackground.Material
      android:windowAnimationStyle=@android:style/Animation.Material.Activity android:windowActionBar=true
      android:dialogPreferredPadding=24dp android:alertDialogStyle=@android:style/AlertDialog.Material
      android:scrollbarSize=4dp android:textSelectHandleWindowStyle=@android:style/Widget.Material.TextSelectHandle
      android:textEditSuggestionHighlightStyle=@android:style/TextAppearance.Material.TextSuggestionHighlight
      android:absListViewStyle=@android:style/Widget.Material.AbsListView
      android:autoCompleteTextViewStyle=@android:style/Widget.Material.AutoCompleteTextView
      android:checkboxStyle=@android:style/Widget.Material.CompoundButton.CheckBox
      android:checkedTextViewStyle=@android:style/Widget.Material.CheckedTextView
      android:dropDownListViewStyle=@android:style/Widget.Material.ListView.DropDown
      android:editTextStyle=@android:style/Widget.Material.EditText
      android:expandableListViewStyle=@android:style/Widget.Material.ExpandableListView
      android:expandableListViewWhiteStyle=@android:style/Widget.Material.ExpandableListView.White
      android:fastScrollStyle=@android:style/Widget.Material.FastScroll
      android:galleryStyle=@android:style/Widget.Material.Gallery
      android:gestureOverlayViewStyle=@android:style/Widget.Material.GestureOverlayView
      android:gridViewStyle=@android:style/Widget.Material.GridView
      android:imageButtonStyle=@android:style/Widget.Material.ImageButton
      android:imageWellStyle=@android:style/Widget.Material.ImageWell
      android:listMenuViewStyle=@android:style/Widget.Material.ListMenuView
      android:listViewStyle=@android:style/Widget.Material.ListView
      android:listViewWhiteStyle=@android:style/Widget.Material.ListView.White
      android:popupWindowStyle=@android:style/Widget.Material.PopupWindow
      android:progressBarStyle=@android:style/Widget.Material.ProgressBar
      android:seekBarStyle=@android:style/Widget.Material.SeekBar
      android:ratingBarStyle=@android:style/Widget.Material.RatingBar
      android:radioButtonStyle=@android:style/Widget.Material.CompoundButton.RadioButton
      android:scrollViewStyle=@android:style/Widget.Material.ScrollView
      android:horizontalScrollViewStyle=@android:style/Widget.Material.HorizontalScrollView
      android:spinnerStyle=?android:attr/dropDownSpinnerStyle
      android:dropDownSpinnerStyle=@android:style/Widget.Material.Spinner.DropDown
      android:starStyle=@android:style/Widget.Material.CompoundButton.Star
      android:tabWidgetStyle=@android:style/Widget.Material.TabWidget
      android:textViewStyle=@android:style/Widget.Material.TextView
      android:webTextViewStyle=@android:style/Widget.Material.WebTextView
      android:webViewStyle=@android:style/Widget.Material.WebView
      android:dropDownItemStyle=@android:style/Widget.Material.DropDownItem
      android:spinnerDropDownItemStyle=@android:style/Widget.Material.DropDownItem.Spinner
      android:spinnerItemStyle=@android:style/Widget.Material.TextView.SpinnerItem
      android:keyboardViewStyle=@android:style/Widget.Material.KeyboardView
      android:listPopupWindowStyle=@android:style/Widget.Material.ListPopupWindow
      android:popupMenuStyle=@android:style/Widget.Material.PopupMenu
      android:stackViewStyle=@android:style/Widget.Material.StackView
      android:activityChooserViewStyle=@android:style/Widget.Material.ActivityChooserView
      android:fragmentBreadCrumbsStyle=@android:style/Widget.Material.FragmentBreadCrumbs
      android:contextPopupMenuStyle=@android:style/Widget.Material.ContextPopupMenu
      android:preferenceScreenStyle=@android:style/Preference.Material.PreferenceScreen
      android:preferenceActivityStyle=@android:style/PreferenceActivity.Material
      android:preferenceFragmentStyle=@android:style/PreferenceFragment.Material
      android:preferenceCategoryStyle=@android:style/Preference.Material.Category
      android:preferenceStyle=@android:style/Preference.Material
      android:preferenceInformationStyle=@android:style/Preference.Material.Information
      android:checkBoxPreferenceStyle=@android:style/Preference.Material.CheckBoxPreference
      android:switchPreferenceStyle=@android:style/Preference.Material.SwitchPreference
      android:seekBarPreferenceStyle=@android:style/Preference.Material.SeekBarPreference
      android:yesNoPreferenceStyle=@android:style/Preference.Material.DialogPreference.YesNoPreference
      android:dialogPreferenceStyle=@android:style/Preference.Material.DialogPreference
      android:seekBarDialogPreferenceStyle=@android:style/Preference.Material.DialogPreference.SeekBarPreference
      android:editTextPreferenceStyle=@android:style/Preference.Material.DialogPreference.EditTextPreference
      android:ringtonePreferenceStyle=@android:style/Preference.Material.RingtonePreference
      android:preferencePanelStyle=@android:style/PreferencePanel.Material
      android:preferenceHeaderPanelStyle=@android:style/PreferenceHeaderPanel.Material
      android:preferenceListStyle=@android:style/PreferenceHeaderList.Material
      android:preferenceFragmentListStyle=@android:style/PreferenceFragmentList.Material
      android:preferenceFrameLayoutStyle=@android:style/Widget.Material.PreferenceFrameLayout
      android:actionDropDownStyle=@android:style/Widget.Material.Spinner.DropDown.ActionBar
      android:actionButtonStyle=@android:style/Widget.Material.ActionButton
      android:actionOverflowButtonStyle=@android:style/Widget.Material.ActionButton.Overflow
      android:actionOverflowMenuStyle=@android:style/Widget.Material.PopupMenu.Overflow
      android:actionBarTabStyle=@android:style/Widget.Material.ActionBar.TabView
      android:actionBarTabBarStyle=@android:style/Widget.Material.ActionBar.TabBar
      android:actionBarTabTextStyle=@android:style/Widget.Material.ActionBar.TabText
      android:actionModeStyle=@android:style/Widget.Material.ActionMode
      android:actionModeCloseButtonStyle=@android:style/Widget.Material.ActionButton.CloseMode
      android:actionBarStyle=@android:style/Widget.Material.ActionBar.Solid android:actionBarSize=56dp
      android:actionModePopupWindowStyle=@android:style/Widget.Material.PopupWindow.ActionMode
      android:toolbarStyle=@android:style/Widget.Material.Toolbar android:dividerVertical=?android:attr/listDivider
      android:dividerHorizontal=?android:attr/listDivider
      android:buttonBarStyle=@android:style/Widget.Material.ButtonBar
      android:buttonBarButtonStyle=@android:style/Widget.Material.Button.ButtonBar.AlertDialog
      android:segmentedButtonStyle=@android:style/Widget.Material.SegmentedButton
      android:searchViewStyle=@android:style/Widget.Material.SearchView
      android:numberPickerStyle=@android:style/Widget.Material.NumberPicker
      android:calendarViewStyle=@android:style/Widget.Material.CalendarView
      android:timePickerStyle=@android:style/Widget.Material.TimePicker
      android:datePickerStyle=@android:style/Widget.Material.DatePicker
      android:textAppearanceEasyCorrectSuggestion=@android:style/TextAppearance.EasyCorrectSuggestion
      android:textAppearanceMisspelledSuggestion=@android:style/TextAppearance.MisspelledSuggestion
      android:textAppearanceAutoCorrectionSuggestion=@android:style/TextAppearance.AutoCorrectionSuggestion
      android:windowFixedWidthMinor=0dp android:windowFixedHeightMinor=0dp
      android:magnifierStyle=@android:style/Widget.Magnifier android:actionBarSplitStyle=?android:attr/actionBarStyle
      android:buttonBarPositiveButtonStyle=?android:attr/buttonBarButtonStyle
      android:buttonBarNegativeButtonStyle=?android:attr/buttonBarButtonStyle
      android:buttonBarNeutralButtonStyle=?android:attr/buttonBarButtonStyle
    Theme.Material.Light
      android:buttonStyle=@android:style/Widget.Material.Light.Button
      android:switchStyle=@android:style/Widget.Material.Light.CompoundButton.Switch
      android:mediaRouteButtonStyle=@android:style/Widget.Material.Light.MediaRouteButton
      android:borderlessButtonStyle=@android:style/Widget.Material.Light.Button.Borderless
      android:listSeparatorTextViewStyle=@android:style/Widget.Material.Light.TextView.ListSeparator
      android:alertDialogStyle=@android:style/AlertDialog.Material.Light
      android:absListViewStyle=@android:style/Widget.Material.Light.AbsListView
      android:autoCompleteTextViewStyle=@android:style/Widget.Material.Light.AutoCompleteTextView
      android:checkboxStyle=@android:style/Widget.Material.Light.CompoundButton.CheckBox
      android:checkedTextViewStyle=@android:style/Widget.Material.Light.CheckedTextView
      android:editTextStyle=@android:style/Widget.Material.Light.EditText
      android:expandableListViewStyle=@android:style/Widget.Material.Light.ExpandableListView
      android:expandableListViewWhiteStyle=@android:style/Widget.Material.Light.ExpandableListView.White
      android:fastScrollStyle=@android:style/Widget.Material.Light.FastScroll
      android:galleryStyle=@android:style/Widget.Material.Light.Gallery
      android:gestureOverlayViewStyle=@android:style/Widget.Material.Light.GestureOverlayView
      android:gridViewStyle=@android:style/Widget.Material.Light.GridView
      android:imageButtonStyle=@android:style/Widget.Material.Light.ImageButton
      android:imageWellStyle=@android:style/Widget.Material.Light.ImageWell
      android:listViewStyle=@android:style/Widget.Material.Light.ListView
      android:listViewWhiteStyle=@android:style/Widget.Material.Light.ListView.White
      android:popupWindowStyle=@android:style/Widget.Material.Light.PopupWindow
      android:progressBarStyle=@android:style/Widget.Material.Light.ProgressBar
      android:seekBarStyle=@android:style/Widget.Material.Light.SeekBar
      android:ratingBarStyle=@android:style/Widget.Material.Light.RatingBar
      android:radioButtonStyle=@android:style/Widget.Material.Light.CompoundButton.RadioButton
      android:scrollViewStyle=@android:style/Widget.Material.Light.ScrollView
      android:horizontalScrollViewStyle=@android:style/Widget.Material.Light.HorizontalScrollView
      android:dropDownSpinnerStyle=@android:style/Widget.Material.Light.Spinner.DropDown
      android:starStyle=@android:style/Widget.Material.Light.CompoundButton.Star
      android:tabWidgetStyle=@android:style/Widget.Material.Light.TabWidget
      android:textViewStyle=@android:style/Widget.Material.Light.TextView
      android:webTextViewStyle=@android:style/Widget.Material.Light.WebTextView
      android:webViewStyle=@android:style/Widget.Material.Light.WebView
      android:dropDownItemStyle=@android:style/Widget.Material.Light.DropDownItem
      android:spinnerDropDownItemStyle=@android:style/Widget.Material.Light.DropDownItem.Spinner
      android:listPopupWindowStyle=@android:style/Widget.Material.Light.ListPopupWindow
      android:popupMenuStyle=@android:style/Widget.Material.Light.PopupMenu
      android:stackViewStyle=@android:style/Widget.Material.Light.StackView
      android:activityChooserViewStyle=@android:style/Widget.Material.Light.ActivityChooserView
      android:actionDropDownStyle=@android:style/Widget.Material.Light.Spinner.DropDown.ActionBar
      android:actionButtonStyle=@android:style/Widget.Material.Light.ActionButton
      android:actionOverflowButtonStyle=@android:style/Widget.Material.Light.ActionButton.Overflow
      android:actionOverflowMenuStyle=@android:style/Widget.Material.Light.PopupMenu.Overflow
      android:actionBarTabStyle=@android:style/Widget.Material.Light.ActionBar.TabView
      android:actionBarTabBarStyle=@android:style/Widget.Material.Light.ActionBar.TabBar
      android:actionBarTabTextStyle=@android:style/Widget.Material.Light.ActionBar.TabText
      android:actionModeStyle=@android:style/Widget.Material.Light.ActionMode
      android:actionModeCloseButtonStyle=@android:style/Widget.Material.Light.ActionButton.CloseMode
      android:actionBarStyle=@android:style/Widget.Material.Light.ActionBar.Solid
      android:actionModePopupWindowStyle=@android:style/Widget.Material.Light.PopupWindow.ActionMode
      android:buttonBarStyle=@android:style/Widget.Material.Light.ButtonBar.AlertDialog
      android:buttonBarButtonStyle=@android:style/Widget.Material.Light.Button.ButtonBar.AlertDialog
      android:segmentedButtonStyle=@android:style/Widget.Material.Light.SegmentedButton
      android:searchViewStyle=@android:style/Widget.Material.Light.SearchView
      android:numberPickerStyle=@android:style/Widget.Material.Light.NumberPicker
      android:calendarViewStyle=@android:style/Widget.Material.Light.CalendarView
      android:timePickerStyle=@android:style/Widget.Material.Light.TimePicker
      android:datePickerStyle=@android:style/Widget.Material.Light.DatePicker
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
    """
}
