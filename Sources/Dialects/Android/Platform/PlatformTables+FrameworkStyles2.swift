extension PlatformTables {
  /// The styles of the framework, part 2 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36 (Apache License 2.0).
  static let frameworkStyles2 = """
    Widget.Material.GestureOverlayView
    Widget.Material.GridView
    Widget.Material.HorizontalScrollView
    Widget.Material.ImageButton < Widget.ImageButton
      android:background=@android:drawable/btn_default_material
    Widget.Material.ImageWell < Widget.ImageWell
    Widget.Material.KeyboardView < Widget.KeyboardView
    Widget.Material.Light
    Widget.Material.Light.AbsListView
    Widget.Material.Light.ActionBar < Widget.Material.ActionBar
    Widget.Material.Light.ActionBar.Solid < Widget.Material.ActionBar.Solid
    Widget.Material.Light.ActionBar.TabBar < Widget.Material.ActionBar.TabBar
    Widget.Material.Light.ActionBar.TabText < Widget.Material.ActionBar.TabText
    Widget.Material.Light.ActionBar.TabView < Widget.Material.ActionBar.TabView
    Widget.Material.Light.ActionButton < Widget.Material.ActionButton
    Widget.Material.Light.ActionButton.CloseMode < Widget.Material.ActionButton.CloseMode
    Widget.Material.Light.ActionButton.Overflow < Widget.Material.ActionButton.Overflow
    Widget.Material.Light.ActionMode < Widget.ActionMode
    Widget.Material.Light.ActivityChooserView < Widget.Material.ActivityChooserView
    Widget.Material.Light.AutoCompleteTextView < Widget.EditText
    Widget.Material.Light.Button < Widget.Material.Button
    Widget.Material.Light.Button.Borderless < Widget.Material.Button.Borderless
    Widget.Material.Light.Button.Borderless.Colored < Widget.Material.Button.Borderless.Colored
    Widget.Material.Light.Button.Borderless.Small
      android:minWidth=48dip
    Widget.Material.Light.Button.ButtonBar.AlertDialog < Widget.Material.Button.ButtonBar.AlertDialog
    Widget.Material.Light.Button.Inset < Widget.Material.Button.Inset
    Widget.Material.Light.Button.Small
      android:minWidth=48dip
    Widget.Material.Light.Button.Toggle < Widget.Material.Button.Toggle
    Widget.Material.Light.ButtonBar
      android:background=@null
    Widget.Material.Light.ButtonBar.AlertDialog
    Widget.Material.Light.CalendarView
    Widget.Material.Light.CheckedTextView
    Widget.Material.Light.CompoundButton < Widget.CompoundButton
    Widget.Material.Light.CompoundButton.CheckBox < Widget.Material.CompoundButton.CheckBox
    Widget.Material.Light.CompoundButton.RadioButton < Widget.Material.CompoundButton.RadioButton
    Widget.Material.Light.CompoundButton.Star < Widget.Material.CompoundButton.Star
    Widget.Material.Light.CompoundButton.Switch < Widget.Material.CompoundButton.Switch
    Widget.Material.Light.DatePicker
    Widget.Material.Light.DropDownItem < Widget.Material.DropDownItem
    Widget.Material.Light.DropDownItem.Spinner
    Widget.Material.Light.EditText < Widget.EditText
    Widget.Material.Light.ExpandableListView < Widget.Material.ExpandableListView
    Widget.Material.Light.ExpandableListView.White
    Widget.Material.Light.FastScroll < Widget.Material.FastScroll
    Widget.Material.Light.FragmentBreadCrumbs
      android:padding=4dp
    Widget.Material.Light.Gallery < Widget.Gallery
    Widget.Material.Light.GestureOverlayView
    Widget.Material.Light.GridView
    Widget.Material.Light.HorizontalScrollView
    Widget.Material.Light.ImageButton < Widget.Material.ImageButton
    Widget.Material.Light.ImageWell < Widget.ImageWell
    Widget.Material.Light.KeyboardView < Widget.KeyboardView
    Widget.Material.Light.ListPopupWindow
    Widget.Material.Light.ListView < Widget.Material.ExpandableListView
    Widget.Material.Light.ListView.DropDown
      android:divider=@null
    Widget.Material.Light.ListView.White
    Widget.Material.Light.MediaRouteButton < Widget.Material.ActionButton
    Widget.Material.Light.NumberPicker
      android:orientation=vertical
    Widget.Material.Light.PopupMenu
    Widget.Material.Light.PopupMenu.Overflow
    Widget.Material.Light.PopupWindow
    Widget.Material.Light.PopupWindow.ActionMode
    Widget.Material.Light.ProgressBar
      android:minWidth=48dp android:maxWidth=48dp android:minHeight=48dp android:maxHeight=48dp
    Widget.Material.Light.ProgressBar.Horizontal
      android:minHeight=16dip android:maxHeight=16dip android:minWidth=48dip android:maxWidth=48dip
    Widget.Material.Light.ProgressBar.Inverse
    Widget.Material.Light.ProgressBar.Large
      android:minWidth=76dp android:maxWidth=76dp android:minHeight=76dp android:maxHeight=76dp
    Widget.Material.Light.ProgressBar.Large.Inverse
    Widget.Material.Light.ProgressBar.Small < Widget.Material.Light.ProgressBar.Horizontal
      android:minWidth=16dip android:maxWidth=16dip
    Widget.Material.Light.ProgressBar.Small.Inverse
    Widget.Material.Light.ProgressBar.Small.Title
    Widget.Material.Light.QuickContactBadge.WindowLarge < Widget.GenericQuickContactBadge
      android:layout_width=64dip android:layout_height=64dip
    Widget.Material.Light.QuickContactBadge.WindowMedium < Widget.Material.Light.QuickContactBadge.WindowLarge
    Widget.Material.Light.QuickContactBadge.WindowSmall < Widget.Material.Light.QuickContactBadge.WindowLarge
    Widget.Material.Light.QuickContactBadgeSmall.WindowLarge < Widget.GenericQuickContactBadge
      android:layout_width=40dip android:layout_height=40dip
    Widget.Material.Light.QuickContactBadgeSmall.WindowMedium < Widget.Material.Light.QuickContactBadgeSmall.WindowLarge
    Widget.Material.Light.QuickContactBadgeSmall.WindowSmall < Widget.Material.Light.QuickContactBadgeSmall.WindowLarge
    Widget.Material.Light.RatingBar
      android:minHeight=57dip android:maxHeight=57dip android:thumb=@null
    Widget.Material.Light.RatingBar.Indicator
      android:minHeight=36dp android:maxHeight=36dp
    Widget.Material.Light.RatingBar.Small
      android:minHeight=16dp android:maxHeight=16dp
    Widget.Material.Light.ScrollView
    Widget.Material.Light.SearchView
    Widget.Material.Light.SearchView.ActionBar
    Widget.Material.Light.SeekBar
      android:thumb=@android:drawable/seekbar_thumb_material_anim android:paddingStart=16dip android:paddingEnd=16dip
      android:background=@android:drawable/control_background_32dp_material
    Widget.Material.Light.SegmentedButton < -
      android:background=@android:drawable/btn_group_holo_light android:divider=?android:attr/dividerVertical
      android:showDividers=middle
    Widget.Material.Light.Spinner
      android:background=@android:drawable/spinner_background_material android:gravity=start|center_vertical
    Widget.Material.Light.Spinner.DropDown
    Widget.Material.Light.Spinner.DropDown.ActionBar
    Widget.Material.Light.Spinner.Underlined
      android:background=@android:drawable/spinner_textfield_background_material
    Widget.Material.Light.StackView
    Widget.Material.Light.Tab < Widget.Material.ActionBar.TabView
      android:layout_width=0dip android:layout_weight=1 android:minWidth=80dip
    Widget.Material.Light.TabWidget
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TabWidget android:ellipsize=marquee
      android:singleLine=true android:divider=?android:attr/dividerVertical
      android:gravity=fill_horizontal|center_vertical android:showDividers=none android:dividerPadding=8dip
    Widget.Material.Light.TextSelectHandle
    Widget.Material.Light.TextView
      android:textAppearance=?android:attr/textAppearanceSmall
    Widget.Material.Light.TextView.ListSeparator
      android:background=@android:drawable/list_section_divider_material android:textAllCaps=true
      android:layout_width=match_parent android:layout_height=wrap_content android:textStyle=bold android:textSize=14sp
      android:gravity=center_vertical android:paddingStart=8dip
    Widget.Material.Light.TextView.SpinnerItem
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TextView.SpinnerItem android:paddingStart=8dp
      android:paddingEnd=8dp
    Widget.Material.Light.TimePicker
    Widget.Material.Light.WebTextView
      android:textAppearance=?android:attr/textAppearanceLargeInverse
    Widget.Material.Light.WebView
    Widget.Material.ListMenuView
    Widget.Material.ListPopupWindow
    Widget.Material.ListView < Widget.Material.Light.ListView
    Widget.Material.ListView.DropDown
      android:divider=@null
    Widget.Material.ListView.White
    Widget.Material.MediaRouteButton < Widget.Material.ActionButton
    Widget.Material.Notification.MessagingName
      android:layout_width=wrap_content android:layout_height=wrap_content android:ellipsize=end
      android:textAppearance=@android:style/TextAppearance.Material.Notification.Title
    Widget.Material.Notification.MessagingText < Widget.Material.Notification.MessagingName
      android:lineHeight=20sp android:textAppearance=@android:style/TextAppearance.Material.Notification
    Widget.Material.Notification.ProgressBar < Widget.Material.Light.ProgressBar.Horizontal
    Widget.Material.Notification.Text
      android:lineHeight=20sp android:textAppearance=@android:style/TextAppearance.Material.Notification
    Widget.Material.NumberPicker
      android:orientation=vertical
    Widget.Material.PopupMenu
    Widget.Material.PopupMenu.Overflow
    Widget.Material.PopupWindow
    Widget.Material.PopupWindow.ActionMode
    Widget.Material.PreferenceFrameLayout
    Widget.Material.ProgressBar < Widget.Material.Light.ProgressBar
    Widget.Material.ProgressBar.Horizontal < Widget.Material.Notification.ProgressBar
    Widget.Material.ProgressBar.Inverse
    Widget.Material.ProgressBar.Large < Widget.Material.Light.ProgressBar.Large
    Widget.Material.ProgressBar.Large.Inverse
    Widget.Material.ProgressBar.Small < Widget.Material.Light.ProgressBar.Small
    Widget.Material.ProgressBar.Small.Inverse
    Widget.Material.ProgressBar.Small.Title
    Widget.Material.RatingBar < Widget.Material.Light.RatingBar
    Widget.Material.RatingBar.Indicator < Widget.Material.Light.RatingBar.Indicator
    Widget.Material.RatingBar.Small < Widget.Material.Light.RatingBar.Small
    Widget.Material.ScrollView
    Widget.Material.SearchView
    Widget.Material.SearchView.ActionBar
    Widget.Material.SeekBar < Widget.Material.Light.SeekBar
    Widget.Material.SeekBar.Discrete
    Widget.Material.SegmentedButton < Widget.Material.Light.SegmentedButton
      android:background=@android:drawable/btn_group_holo_dark
    Widget.Material.Spinner < Widget.Material.Light.Spinner
    Widget.Material.Spinner.DropDown
    Widget.Material.Spinner.DropDown.ActionBar
    Widget.Material.Spinner.Underlined < Widget.Material.Light.Spinner.Underlined
    Widget.Material.StackView
    Widget.Material.SuggestionButton
      android:textAppearance=@android:style/TextAppearance.Material.Button android:drawablePadding=8dip
      android:gravity=start|center_vertical android:layout_gravity=start|center_vertical android:layout_height=48dip
      android:layout_width=match_parent android:paddingBottom=8dip android:paddingEnd=16dip android:paddingStart=16dip
      android:paddingTop=8dip android:singleLine=true android:textAllCaps=true android:textSize=14sp
    Widget.Material.SuggestionItem
      android:textAppearance=@android:style/TextAppearance.Material.Body1 android:drawablePadding=8dip
      android:gravity=start|center_vertical android:layout_gravity=start|center_vertical android:layout_height=48dip
      android:layout_width=match_parent android:paddingBottom=8dip android:paddingEnd=16dip android:paddingStart=16dip
      android:paddingTop=8dip android:singleLine=true android:textSize=14sp
    Widget.Material.Tab < Widget.Material.Light.Tab
    Widget.Material.TabText < Widget.Material.ActionBar.TabText
      android:maxWidth=180dip
    Widget.Material.TabWidget < Widget.Material.Light.TabWidget
    Widget.Material.TextSelectHandle
    Widget.Material.TextView < Widget.Material.Light.TextView
    Widget.Material.TextView.ListSeparator < Widget.Material.Light.TextView.ListSeparator
    Widget.Material.TextView.SpinnerItem < Widget.Material.Light.TextView.SpinnerItem
    Widget.Material.TimePicker
    Widget.Material.Toolbar
      android:titleTextAppearance=@android:style/TextAppearance.Material.Widget.Toolbar.Title
      android:subtitleTextAppearance=@android:style/TextAppearance.Material.Widget.Toolbar.Subtitle
      android:paddingStart=0dp android:paddingEnd=0dp android:minHeight=?android:attr/actionBarSize
      android:titleMargin=4dp android:maxButtonHeight=56dp android:collapseIcon=?android:attr/homeAsUpIndicator
      android:contentInsetStart=16dp android:contentInsetStartWithNavigation=72dp
    Widget.Material.Toolbar.Button.Navigation < Widget.ImageButton
      android:background=@android:drawable/control_background_40dp_material android:minWidth=56dp
    Widget.Material.WebTextView < Widget.Material.Light.WebTextView
    Widget.Material.WebView
    Widget.NumberPicker
      android:orientation=vertical
    Widget.PopupMenu
    Widget.PopupWindow
    Widget.PreferenceFrameLayout
    Widget.ProgressBar < Widget.Material.ProgressBar.Horizontal
      android:minHeight=48dip android:maxHeight=48dip
    Widget.ProgressBar.Horizontal
      android:minHeight=20dip android:maxHeight=20dip
    Widget.ProgressBar.Inverse
    Widget.ProgressBar.Large
      android:minWidth=76dip android:maxWidth=76dip android:minHeight=76dip android:maxHeight=76dip
    Widget.ProgressBar.Large.Inverse
    Widget.ProgressBar.Small < Widget.Material.ProgressBar.Small
    Widget.ProgressBar.Small.Inverse
    Widget.ProgressBar.Small.Title
    Widget.QuickContactBadge < Widget.Material.Light.QuickContactBadge.WindowLarge
    Widget.QuickContactBadge.WindowLarge
    Widget.QuickContactBadge.WindowMedium
    Widget.QuickContactBadge.WindowSmall
    Widget.QuickContactBadgeSmall < Widget.Material.Light.QuickContactBadgeSmall.WindowLarge
    Widget.QuickContactBadgeSmall.WindowLarge
    Widget.QuickContactBadgeSmall.WindowMedium
    Widget.QuickContactBadgeSmall.WindowSmall
    Widget.RatingBar < Widget.Material.RatingBar
    Widget.RatingBar.Indicator
      android:minHeight=38dip android:maxHeight=38dip
    Widget.RatingBar.Small
      android:minHeight=14dip android:maxHeight=14dip
    Widget.ScrollView
    Widget.SeekBar
      android:minHeight=20dip android:maxHeight=20dip android:thumb=@android:drawable/seek_thumb
    Widget.Spinner
      android:background=@android:drawable/btn_dropdown android:gravity=center
    Widget.Spinner.DropDown
    Widget.StackView
    Widget.TabWidget
      android:textAppearance=@android:style/TextAppearance.Widget.TabWidget android:ellipsize=marquee
      android:singleLine=true android:divider=@null android:gravity=fill_horizontal|center_vertical
    Widget.TextSelectHandle
    Widget.TextView < Widget.Material.TextView
    Widget.TextView.ListSeparator
      android:background=@android:drawable/dark_header_dither android:layout_width=match_parent
      android:layout_height=wrap_content android:textStyle=bold android:textSize=14sp android:gravity=center_vertical
      android:paddingStart=8dip
    Widget.TextView.ListSeparator.White
      android:background=@android:drawable/light_header_dither
    Widget.TextView.PopupMenu
      android:textAppearance=@android:style/TextAppearance.Widget.TextView.PopupMenu
    Widget.TextView.SpinnerItem
      android:textAppearance=@android:style/TextAppearance.Widget.TextView.SpinnerItem
    Widget.TimePicker
    Widget.Toolbar
      android:titleTextAppearance=@android:style/TextAppearance.Widget.Toolbar.Title
      android:subtitleTextAppearance=@android:style/TextAppearance.Widget.Toolbar.Subtitle
      android:minHeight=?android:attr/actionBarSize android:titleMargin=4dp android:maxButtonHeight=56dp
      android:collapseIcon=?android:attr/homeAsUpIndicator android:contentInsetStart=16dp
      android:contentInsetStartWithNavigation=72dp
    Widget.Toolbar.Button.Navigation < Widget
      android:minWidth=56dp android:scaleType=center
    Widget.WebTextView < Widget.Material.WebTextView
    Widget.WebView
    """
}
