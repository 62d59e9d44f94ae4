extension PlatformTables {
  /// The styles of the framework, part 2 of 2, in the format of ``PlatformTables``.
  ///
  /// Source: Android 10.0.0_r36 (Apache License 2.0).
  static let frameworkStyles2 = """
    Widget.Material.ActionBar.TabText
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TabWidget android:maxLines=2
    Widget.Material.ActionBar.TabView < Widget.ActionBar.TabView
      android:background=@android:drawable/tab_indicator_material android:paddingStart=16dip android:paddingEnd=16dip
    Widget.Material.ActionButton < Widget.ActionButton
      android:paddingStart=12dp android:paddingEnd=12dp android:minWidth=48dp android:minHeight=48dp
      android:scaleType=center
    Widget.Material.ActionButton.CloseMode
      android:background=@android:drawable/control_background_40dp_material android:minWidth=56dp
    Widget.Material.ActionButton.Overflow
      android:minWidth=36dp android:paddingStart=6dp android:paddingEnd=10dp
    Widget.Material.ActionMode < Widget.ActionMode
    Widget.Material.ActivityChooserView < Widget.ActivityChooserView
      android:background=@android:drawable/ab_share_pack_material
    Widget.Material.AutoCompleteTextView < Widget.EditText
    Widget.Material.Button < Widget.Button
      android:background=@android:drawable/btn_default_material
      android:textAppearance=?android:attr/textAppearanceButton android:minHeight=48dip android:minWidth=88dip
    Widget.Material.Button.Borderless
      android:background=@android:drawable/btn_borderless_material
    Widget.Material.Button.Borderless.Colored
      android:textAppearance=@android:style/TextAppearance.Material.Widget.Button.Borderless.Colored
    Widget.Material.Button.Borderless.Small
      android:minWidth=48dip
    Widget.Material.Button.ButtonBar.AlertDialog < Widget.Material.Button.Borderless.Colored
      android:minWidth=64dp
    Widget.Material.Button.Colored
      android:background=@android:drawable/btn_colored_material
      android:textAppearance=@android:style/TextAppearance.Material.Widget.Button.Colored
    Widget.Material.Button.Inset
      android:background=@android:drawable/button_inset
    Widget.Material.Button.Small
      android:minWidth=48dip
    Widget.Material.Button.Toggle
      android:background=@android:drawable/btn_toggle_material
    Widget.Material.ButtonBar
      android:background=@null
    Widget.Material.CompoundButton < Widget.CompoundButton
    Widget.Material.CompoundButton.CheckBox < Widget.CompoundButton
      android:background=@android:drawable/control_background_40dp_material
    Widget.Material.CompoundButton.RadioButton < Widget.Material.CompoundButton.CheckBox
    Widget.Material.CompoundButton.Star < Widget.Material.CompoundButton.CheckBox
    Widget.Material.CompoundButton.Switch
      android:background=@android:drawable/control_background_40dp_material
    Widget.Material.DropDownItem < Widget.Gallery
      android:textAppearance=@android:style/TextAppearance.Material.Widget.DropDownItem android:paddingStart=8dp
      android:paddingEnd=8dp
    Widget.Material.EditText < Widget.EditText
    Widget.Material.ExpandableListView
      android:divider=?android:attr/listDivider
    Widget.Material.FastScroll
      android:textSize=45sp android:minWidth=104dp android:minHeight=88dp android:padding=0dp
    Widget.Material.FragmentBreadCrumbs
      android:padding=4dp
    Widget.Material.Gallery < Widget.Gallery
    Widget.Material.HorizontalScrollView
    Widget.Material.ImageButton < Widget.ImageButton
      android:background=@android:drawable/btn_default_material
    Widget.Material.ImageWell < Widget.ImageWell
    Widget.Material.KeyboardView < Widget.KeyboardView
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
    Widget.Material.Light.CompoundButton < Widget.CompoundButton
    Widget.Material.Light.CompoundButton.CheckBox < Widget.Material.CompoundButton.CheckBox
    Widget.Material.Light.CompoundButton.RadioButton < Widget.Material.CompoundButton.RadioButton
    Widget.Material.Light.CompoundButton.Star < Widget.Material.CompoundButton.Star
    Widget.Material.Light.CompoundButton.Switch < Widget.Material.CompoundButton.Switch
    Widget.Material.Light.DropDownItem < Widget.Material.DropDownItem
    Widget.Material.Light.EditText < Widget.EditText
    Widget.Material.Light.ExpandableListView < Widget.Material.ExpandableListView
    Widget.Material.Light.FastScroll < Widget.Material.FastScroll
    Widget.Material.Light.FragmentBreadCrumbs
      android:padding=4dp
    Widget.Material.Light.Gallery < Widget.Gallery
    Widget.Material.Light.HorizontalScrollView
    Widget.Material.Light.ImageButton < Widget.Material.ImageButton
    Widget.Material.Light.ImageWell < Widget.ImageWell
    Widget.Material.Light.KeyboardView < Widget.KeyboardView
    Widget.Material.Light.ListView < Widget.Material.ExpandableListView
    Widget.Material.Light.ListView.DropDown
      android:divider=@null
    Widget.Material.Light.MediaRouteButton < Widget.Material.ActionButton
    Widget.Material.Light.NumberPicker
      android:orientation=vertical
    Widget.Material.Light.ProgressBar
      android:minWidth=48dp android:maxWidth=48dp android:minHeight=48dp android:maxHeight=48dp
    Widget.Material.Light.ProgressBar.Horizontal
      android:minHeight=16dip android:maxHeight=16dip android:minWidth=48dip android:maxWidth=48dip
    Widget.Material.Light.ProgressBar.Large
      android:minWidth=76dp android:maxWidth=76dp android:minHeight=76dp android:maxHeight=76dp
    Widget.Material.Light.ProgressBar.Small < Widget.Material.Light.ProgressBar.Horizontal
      android:minWidth=16dip android:maxWidth=16dip
    Widget.Material.Light.QuickContactBadge.WindowLarge < Widget.GenericQuickContactBadge
      android:layout_width=64dip android:layout_height=64dip
    Widget.Material.Light.QuickContactBadge.WindowMedium < Widget.Material.Light.QuickContactBadge.WindowLarge
    Widget.Material.Light.QuickContactBadge.WindowSmall < Widget.Material.Light.QuickContactBadge.WindowLarge
    Widget.Material.Light.QuickContactBadgeSmall.WindowLarge < Widget.GenericQuickContactBadge
      android:layout_width=40dip android:layout_height=40dip
    Widget.Material.Light.QuickContactBadgeSmall.WindowMedium < Widget.Material.Light.QuickContactBadgeSmall.WindowLarge
    Widget.Material.Light.QuickContactBadgeSmall.WindowSmall < Widget.Material.Light.QuickContactBadgeSmall.WindowLarge
    Widget.Material.Light.RatingBar
      android:minHeight=57dip android:maxHeight=57dip
    Widget.Material.Light.RatingBar.Indicator
      android:minHeight=36dp android:maxHeight=36dp
    Widget.Material.Light.RatingBar.Small
      android:minHeight=16dp android:maxHeight=16dp
    Widget.Material.Light.SeekBar
      android:paddingStart=16dip android:paddingEnd=16dip
      android:background=@android:drawable/control_background_32dp_material
    Widget.Material.Light.SegmentedButton < -
      android:background=@android:drawable/btn_group_holo_light android:divider=?android:attr/dividerVertical
      android:showDividers=middle
    Widget.Material.Light.Spinner
      android:background=@android:drawable/spinner_background_material android:gravity=start|center_vertical
    Widget.Material.Light.Spinner.Underlined
      android:background=@android:drawable/spinner_textfield_background_material
    Widget.Material.Light.Tab < Widget.Material.ActionBar.TabView
      android:layout_width=0dip android:layout_weight=1 android:minWidth=80dip
    Widget.Material.Light.TabWidget
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TabWidget android:singleLine=true
      android:divider=?android:attr/dividerVertical android:gravity=fill_horizontal|center_vertical
      android:showDividers=none
    Widget.Material.Light.TextView
      android:textAppearance=?android:attr/textAppearanceSmall
    Widget.Material.Light.TextView.ListSeparator
      android:background=@android:drawable/list_section_divider_material android:textAllCaps=true
      android:layout_width=match_parent android:layout_height=wrap_content android:textStyle=bold android:textSize=14sp
      android:gravity=center_vertical android:paddingStart=8dip
    Widget.Material.Light.TextView.SpinnerItem
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TextView.SpinnerItem android:paddingStart=8dp
      android:paddingEnd=8dp
    Widget.Material.Light.WebTextView
      android:textAppearance=?android:attr/textAppearanceLargeInverse
    Widget.Material.ListView < Widget.Material.Light.ListView
    Widget.Material.ListView.DropDown
      android:divider=@null
    Widget.Material.MediaRouteButton < Widget.Material.ActionButton
    Widget.Material.Notification.MessagingName
      android:layout_width=wrap_content android:layout_height=wrap_content
      android:textAppearance=@android:style/TextAppearance.Material.Notification.Title
    Widget.Material.Notification.MessagingText < Widget.Material.Notification.MessagingName
      android:lineHeight=20sp android:textAppearance=@android:style/TextAppearance.Material.Notification
    Widget.Material.Notification.ProgressBar < Widget.Material.Light.ProgressBar.Horizontal
    Widget.Material.Notification.Text
      android:lineHeight=20sp android:textAppearance=@android:style/TextAppearance.Material.Notification
    Widget.Material.NumberPicker
      android:orientation=vertical
    Widget.Material.ProgressBar < Widget.Material.Light.ProgressBar
    Widget.Material.ProgressBar.Horizontal < Widget.Material.Notification.ProgressBar
    Widget.Material.ProgressBar.Large < Widget.Material.Light.ProgressBar.Large
    Widget.Material.ProgressBar.Small < Widget.Material.Light.ProgressBar.Small
    Widget.Material.RatingBar < Widget.Material.Light.RatingBar
    Widget.Material.RatingBar.Indicator < Widget.Material.Light.RatingBar.Indicator
    Widget.Material.RatingBar.Small < Widget.Material.Light.RatingBar.Small
    Widget.Material.SeekBar < Widget.Material.Light.SeekBar
    Widget.Material.SegmentedButton < Widget.Material.Light.SegmentedButton
      android:background=@android:drawable/btn_group_holo_dark
    Widget.Material.Spinner < Widget.Material.Light.Spinner
    Widget.Material.Spinner.Underlined < Widget.Material.Light.Spinner.Underlined
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
    Widget.Material.TextView < Widget.Material.Light.TextView
    Widget.Material.TextView.ListSeparator < Widget.Material.Light.TextView.ListSeparator
    Widget.Material.TextView.SpinnerItem < Widget.Material.Light.TextView.SpinnerItem
    Widget.Material.Toolbar
      android:paddingStart=0dp android:paddingEnd=0dp android:minHeight=?android:attr/actionBarSize
    Widget.Material.Toolbar.Button.Navigation < Widget.ImageButton
      android:background=@android:drawable/control_background_40dp_material android:minWidth=56dp
    Widget.Material.WebTextView < Widget.Material.Light.WebTextView
    Widget.NumberPicker
      android:orientation=vertical
    Widget.ProgressBar < Widget.Material.ProgressBar.Horizontal
      android:minHeight=48dip android:maxHeight=48dip
    Widget.ProgressBar.Horizontal
      android:minHeight=20dip android:maxHeight=20dip
    Widget.ProgressBar.Large
      android:minWidth=76dip android:maxWidth=76dip android:minHeight=76dip android:maxHeight=76dip
    Widget.ProgressBar.Small < Widget.Material.ProgressBar.Small
    Widget.QuickContactBadge < Widget.Material.Light.QuickContactBadge.WindowLarge
    Widget.QuickContactBadgeSmall < Widget.Material.Light.QuickContactBadgeSmall.WindowLarge
    Widget.RatingBar < Widget.Material.RatingBar
    Widget.RatingBar.Indicator
      android:minHeight=38dip android:maxHeight=38dip
    Widget.RatingBar.Small
      android:minHeight=14dip android:maxHeight=14dip
    Widget.SeekBar
      android:minHeight=20dip android:maxHeight=20dip
    Widget.Spinner
      android:background=@android:drawable/btn_dropdown android:gravity=center
    Widget.TabWidget
      android:textAppearance=@android:style/TextAppearance.Widget.TabWidget android:singleLine=true
      android:divider=@null android:gravity=fill_horizontal|center_vertical
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
    Widget.Toolbar
      android:minHeight=?android:attr/actionBarSize
    Widget.Toolbar.Button.Navigation < Widget
      android:minWidth=56dp android:scaleType=center
    Widget.WebTextView < Widget.Material.WebTextView
    """
}
