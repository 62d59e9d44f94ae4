extension PlatformTables {
  /// The styles of the framework, part 1 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36 (Apache License 2.0).
  static let frameworkStyles1 = """
    TextAppearance
      android:textSize=16sp android:textStyle=normal
    TextAppearance.DialogWindowTitle
      android:textSize=18sp
    TextAppearance.Large
      android:textSize=22sp
    TextAppearance.Large.Inverse.NumberPickerInputText
      android:textSize=30sp
    TextAppearance.Material
      android:textSize=14sp android:lineSpacingMultiplier=1.0
    TextAppearance.Material.Body2
    TextAppearance.Material.Button
      android:textAllCaps=true
    TextAppearance.Material.Caption
      android:textSize=12sp
    TextAppearance.Material.DatePicker.DateLabel
      android:textSize=34dp
    TextAppearance.Material.DatePicker.List.YearLabel
      android:textSize=16sp
    TextAppearance.Material.DatePicker.List.YearLabel.Activated
      android:textSize=26sp
    TextAppearance.Material.DatePicker.YearLabel
      android:textSize=16sp
    TextAppearance.Material.DialogWindowTitle
      android:textSize=20sp
    TextAppearance.Material.Display1
      android:textSize=34sp
    TextAppearance.Material.Display2
      android:textSize=45sp
    TextAppearance.Material.Display3
      android:textSize=56sp
    TextAppearance.Material.Display4
      android:textSize=112sp
    TextAppearance.Material.Headline
      android:textSize=24sp
    TextAppearance.Material.Large
      android:textSize=22sp
    TextAppearance.Material.ListItem
      android:textSize=16sp
    TextAppearance.Material.Medium
      android:textSize=18sp
    TextAppearance.Material.Menu
      android:textSize=16sp
    TextAppearance.Material.Notification.Info
      android:textSize=12sp
    TextAppearance.Material.Notification.Line2
      android:textSize=12sp
    TextAppearance.Material.Notification.Time
      android:textSize=12sp
    TextAppearance.Material.Notification.Title
    TextAppearance.Material.SearchResult.Subtitle
      android:textSize=16sp
    TextAppearance.Material.SearchResult.Title
      android:textSize=20sp
    TextAppearance.Material.Subhead
      android:textSize=16sp
    TextAppearance.Material.TimePicker.AmPmLabel
      android:textSize=16dp android:textAllCaps=true
    TextAppearance.Material.TimePicker.InputField
      android:textSize=24sp
    TextAppearance.Material.TimePicker.InputHeader
      android:textSize=34sp
    TextAppearance.Material.TimePicker.PromptLabel
      android:textSize=16sp
    TextAppearance.Material.TimePicker.TimeLabel
      android:textSize=60dp
    TextAppearance.Material.Title
      android:textSize=20sp
    TextAppearance.Material.Widget.ActionBar.Menu
      android:textAllCaps=true
    TextAppearance.Material.Widget.ActionBar.Subtitle
      android:textSize=16dp
    TextAppearance.Material.Widget.ActionBar.Title
      android:textSize=20dp
    TextAppearance.Material.Widget.ActionMode.Subtitle
      android:textSize=16dp
    TextAppearance.Material.Widget.ActionMode.Title
      android:textSize=20dp
    TextAppearance.Material.Widget.Button
      android:textAllCaps=true
    TextAppearance.Material.Widget.Button.Borderless.Colored
    TextAppearance.Material.Widget.Calendar.Day
      android:textSize=12sp
    TextAppearance.Material.Widget.Calendar.DayOfWeek
      android:textSize=12sp
    TextAppearance.Material.Widget.Calendar.Month
    TextAppearance.Material.Widget.DropDownHint
      android:textSize=16sp
    TextAppearance.Material.Widget.DropDownItem
      android:textSize=16sp
    TextAppearance.Material.Widget.PopupMenu.Header
    TextAppearance.Material.Widget.PopupMenu.Large
      android:textSize=16sp
    TextAppearance.Material.Widget.PopupMenu.Small
      android:textSize=16sp
    TextAppearance.Material.Widget.Switch
      android:textAllCaps=true
    TextAppearance.Material.Widget.TabWidget
      android:textAllCaps=true
    TextAppearance.Material.Widget.TextView.PopupMenu
      android:textSize=16sp
    TextAppearance.Material.Widget.TextView.SpinnerItem
      android:textSize=16sp
    TextAppearance.Material.Widget.Toolbar.Subtitle
      android:textSize=16dp
    TextAppearance.Material.Widget.Toolbar.Title
      android:textSize=20dp
    TextAppearance.Material.WindowTitle
      android:textSize=20sp
    TextAppearance.Medium
      android:textSize=18sp
    TextAppearance.SearchResult.Subtitle
      android:textSize=14sp
    TextAppearance.SearchResult.Title
      android:textSize=18sp
    TextAppearance.SlidingTabActive
      android:textSize=28sp
    TextAppearance.SlidingTabNormal
      android:textSize=28sp
    TextAppearance.Small
      android:textSize=14sp
    TextAppearance.Small.CalendarViewWeekDayView
      android:textStyle=bold
    TextAppearance.StatusBar
      android:textAppearance=?android:attr/textAppearanceSmall
    TextAppearance.StatusBar.EventContent
      android:textSize=14sp
    TextAppearance.StatusBar.EventContent.Info
      android:textSize=12sp
    TextAppearance.StatusBar.EventContent.Line2
      android:textSize=12sp
    TextAppearance.StatusBar.EventContent.Time
      android:textSize=12sp
    TextAppearance.StatusBar.EventContent.Title
      android:textStyle=bold
    TextAppearance.StatusBar.Title
      android:textStyle=bold
    TextAppearance.SuggestionHighlight
      android:textSize=18sp
    TextAppearance.Toast
      android:textSize=14sp
    TextAppearance.Tooltip
      android:textSize=14sp
    TextAppearance.Widget.ActionBar.Subtitle
      android:textSize=14sp
    TextAppearance.Widget.ActionBar.Title
      android:textSize=18sp
    TextAppearance.Widget.ActionMode.Subtitle
      android:textSize=14sp
    TextAppearance.Widget.ActionMode.Title
      android:textSize=18sp
    TextAppearance.Widget.Button
      android:textSize=14sp
    TextAppearance.Widget.DropDownHint
      android:textSize=14sp
    TextAppearance.Widget.IconMenu.Item
      android:textSize=14dp
    TextAppearance.Widget.PopupMenu.Large
      android:textSize=22sp
    TextAppearance.Widget.PopupMenu.Small
      android:textSize=14sp
    TextAppearance.Widget.TabWidget
      android:textSize=14sp
    TextAppearance.Widget.TextView.PopupMenu
      android:textSize=18sp
    TextAppearance.Widget.Toolbar.Subtitle
      android:textSize=14sp
    TextAppearance.Widget.Toolbar.Title
      android:textSize=18sp
    TextAppearance.WindowTitle
      android:textSize=14sp android:textStyle=bold
    Widget
      android:textAppearance=?android:textAppearance
    Widget.ActionBar
      android:background=@android:drawable/action_bar_background android:divider=@android:drawable/action_bar_divider
      android:height=?android:attr/actionBarSize android:paddingStart=0dip android:paddingTop=0dip
      android:paddingEnd=0dip android:paddingBottom=0dip
    Widget.ActionBar.TabBar < Widget
    Widget.ActionBar.TabText < -
      android:textAppearance=@android:style/TextAppearance.Widget.TextView.PopupMenu android:textSize=18sp
    Widget.ActionBar.TabView < Widget
      android:gravity=center_horizontal android:background=@android:drawable/minitab_lt android:paddingStart=4dip
      android:paddingEnd=4dip
    Widget.ActionButton
      android:paddingStart=12dip android:paddingEnd=12dip android:minWidth=56dip
      android:minHeight=?android:attr/actionBarSize android:gravity=center android:maxLines=2
    Widget.ActionButton.CloseMode
      android:minWidth=56dp
    Widget.ActionMode
      android:height=?android:attr/actionBarSize
    Widget.ActivityChooserView
      android:gravity=center android:background=@android:drawable/ab_share_pack_holo_dark
      android:divider=?android:attr/dividerVertical android:showDividers=middle
    Widget.AutoCompleteTextView
      android:textAppearance=?android:attr/textAppearanceMediumInverse android:gravity=center_vertical
    Widget.Button
      android:background=@android:drawable/btn_default android:textAppearance=?android:attr/textAppearanceSmallInverse
      android:gravity=center_vertical|center_horizontal
    Widget.Button.Inset
      android:background=@android:drawable/button_inset
    Widget.Button.Small
      android:background=@android:drawable/btn_default_small
    Widget.Button.Toggle
      android:background=@android:drawable/btn_toggle_bg
    Widget.Button.Transparent
      android:background=@android:drawable/btn_default_transparent
      android:textAppearance=?android:attr/textAppearanceSmall
    Widget.CompoundButton
      android:textAppearance=?android:attr/textAppearance android:gravity=center_vertical|start
    Widget.DropDownItem < Widget.AutoCompleteTextView
      android:textAppearance=@android:style/TextAppearance.Widget.DropDownItem android:paddingStart=8dip
      android:paddingEnd=8dip
    Widget.EditText < Widget.AutoCompleteTextView
    Widget.ExpandableListView
      android:divider=@android:drawable/divider_horizontal_dark_opaque
    Widget.FastScroll
      android:textSize=52sp android:minWidth=72dp android:minHeight=72dp android:padding=16dp
    Widget.FragmentBreadCrumbs
      android:padding=4dp
    Widget.Gallery
      android:gravity=center_vertical
    Widget.GenericQuickContactBadge
      android:background=@null android:scaleType=fitCenter
    Widget.HorizontalScrollView
    Widget.ImageButton
      android:scaleType=center android:background=@android:drawable/btn_default
    Widget.ImageWell
      android:background=@android:drawable/panel_picture_frame_background
    Widget.KeyboardView
      android:background=@android:drawable/keyboard_background
    Widget.ListView < Widget.ExpandableListView
    Widget.ListView.DropDown
      android:divider=@android:drawable/divider_horizontal_bright_opaque
    Widget.ListView.Menu
      android:divider=@android:drawable/divider_horizontal_dark
    Widget.ListView.White < Widget.ListView.DropDown
    Widget.Material.ActionBar < Widget.ActionBar
      android:background=@null android:divider=?android:attr/dividerVertical android:gravity=center_vertical
    Widget.Material.ActionBar.Solid < Widget.ActionMode
      android:divider=?android:attr/dividerVertical android:paddingStart=0dip android:paddingTop=0dip
      android:paddingEnd=0dip android:paddingBottom=0dip android:gravity=center_vertical
    Widget.Material.ActionBar.TabBar < Widget
      android:divider=?android:attr/actionBarDivider android:showDividers=middle
    """
}
