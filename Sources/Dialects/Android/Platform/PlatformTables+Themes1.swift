extension PlatformTables {
  /// The themes of AppCompat and Material Components, part 1 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36, AppCompat 28.0.0 and Material Components at ac7e18e (Apache License 2.0).
  static let themes1 = """
    Theme.AppCompat.DayNight < @android:style/Theme.Material.Light
      editTextBackground=?android:attr/editTextBackground actionBarSize=?android:attr/actionBarSize
      actionButtonStyle=?android:attr/actionButtonStyle
      actionOverflowButtonStyle=?android:attr/actionOverflowButtonStyle
      listPreferredItemHeightSmall=?android:attr/listPreferredItemHeightSmall
      textAppearanceLargePopupMenu=?android:attr/textAppearanceLargePopupMenu
      textAppearanceSmallPopupMenu=?android:attr/textAppearanceSmallPopupMenu
      borderlessButtonStyle=?android:borderlessButtonStyle dividerHorizontal=?android:attr/dividerHorizontal
      dividerVertical=?android:attr/dividerVertical buttonStyle=?android:attr/buttonStyle
      checkboxStyle=?android:attr/checkboxStyle checkedTextViewStyle=?android:attr/checkedTextViewStyle
      radioButtonStyle=?android:attr/radioButtonStyle ratingBarStyle=?android:attr/ratingBarStyle
      spinnerStyle=?android:attr/spinnerStyle windowNoTitle=false windowActionBar=true
      actionBarTabStyle=@style/Widget.AppCompat.Light.ActionBar.TabView
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
      dropDownListViewStyle=?android:attr/dropDownListViewStyle listMenuViewStyle=@style/Widget.AppCompat.ListMenuView
      searchViewStyle=@style/Widget.AppCompat.Light.SearchView
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
    Theme.AppCompat.Light.DarkActionBar
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
    """
}
