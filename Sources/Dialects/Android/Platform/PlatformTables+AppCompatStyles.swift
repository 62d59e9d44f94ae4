extension PlatformTables {
  /// The styles of AppCompat 28.0.0 (Apache License 2.0), in the format of ``PlatformTables``.
  static let appCompatStyles = """
    TextAppearance.AppCompat
      android:textSize=14sp android:lineSpacingMultiplier=1.0 android:textStyle=normal
    TextAppearance.AppCompat.Body2
    TextAppearance.AppCompat.Button
      android:textAllCaps=true
    TextAppearance.AppCompat.Caption
      android:textSize=12sp
    TextAppearance.AppCompat.Display1
      android:textSize=34sp
    TextAppearance.AppCompat.Display2
      android:textSize=45sp
    TextAppearance.AppCompat.Display3
      android:textSize=56sp
    TextAppearance.AppCompat.Display4
      android:textSize=112sp
    TextAppearance.AppCompat.Headline
      android:textSize=24sp
    TextAppearance.AppCompat.Large
      android:textSize=22sp
    TextAppearance.AppCompat.Light.SearchResult.Subtitle
      android:textSize=16sp
    TextAppearance.AppCompat.Light.SearchResult.Title
      android:textSize=20sp
    TextAppearance.AppCompat.Light.Widget.PopupMenu.Large
      android:textSize=16sp
    TextAppearance.AppCompat.Light.Widget.PopupMenu.Small
      android:textSize=16sp
    TextAppearance.AppCompat.Medium
      android:textSize=18sp
    TextAppearance.AppCompat.Menu
      android:textSize=16sp
    TextAppearance.AppCompat.SearchResult.Subtitle
      android:textSize=16sp
    TextAppearance.AppCompat.SearchResult.Title
      android:textSize=20sp
    TextAppearance.AppCompat.Subhead
      android:textSize=16sp
    TextAppearance.AppCompat.Title
      android:textSize=20sp
    TextAppearance.AppCompat.Widget.ActionBar.Menu
      android:textAllCaps=true
    TextAppearance.AppCompat.Widget.ActionBar.Subtitle
      android:textSize=16dp
    TextAppearance.AppCompat.Widget.ActionBar.Title
      android:textSize=20dp
    TextAppearance.AppCompat.Widget.ActionMode.Subtitle
      android:textSize=16dp
    TextAppearance.AppCompat.Widget.ActionMode.Title
      android:textSize=20dp
    TextAppearance.AppCompat.Widget.Button
      android:textAllCaps=true
    TextAppearance.AppCompat.Widget.Button.Borderless.Colored
    TextAppearance.AppCompat.Widget.DropDownItem < -
      android:textSize=14sp android:textStyle=normal
    TextAppearance.AppCompat.Widget.PopupMenu.Header
    TextAppearance.AppCompat.Widget.PopupMenu.Large
      android:textSize=16sp
    TextAppearance.AppCompat.Widget.PopupMenu.Small
      android:textSize=16sp
    TextAppearance.AppCompat.Widget.Switch
      android:textAllCaps=true
    TextAppearance.AppCompat.Widget.TextView.SpinnerItem
      android:textSize=16sp
    TextAppearance.Widget.AppCompat.ExpandedMenu.Item
      android:textSize=18sp android:textStyle=normal
    TextAppearance.Widget.AppCompat.Toolbar.Subtitle < TextAppearance.AppCompat
      android:textSize=16dp
    TextAppearance.Widget.AppCompat.Toolbar.Title < TextAppearance.AppCompat
      android:textSize=20dp
    Widget.AppCompat.ActionBar
      divider=?attr/dividerVertical android:gravity=center_vertical contentInsetStart=16dp
      contentInsetStartWithNavigation=72dp
    Widget.AppCompat.ActionBar.Solid < -
      divider=?attr/dividerVertical android:gravity=center_vertical contentInsetStart=16dp
      contentInsetStartWithNavigation=72dp
    Widget.AppCompat.ActionBar.TabBar < -
      divider=?attr/actionBarDivider showDividers=middle
    Widget.AppCompat.ActionBar.TabText < -
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TabWidget android:maxLines=2
      android:background=@null android:divider=?android:attr/dividerVertical android:height=?android:attr/actionBarSize
      android:paddingStart=0dip android:paddingTop=0dip android:paddingEnd=0dip android:paddingBottom=0dip
      android:gravity=center_vertical
    Widget.AppCompat.ActionBar.TabView < -
      android:gravity=center_horizontal android:background=@android:drawable/tab_indicator_material
      android:paddingStart=16dip android:paddingEnd=16dip android:textAppearance=?android:textAppearance
    Widget.AppCompat.ActionButton
      android:paddingStart=12dp android:paddingEnd=12dp android:minWidth=48dp android:minHeight=48dp
      android:gravity=center android:scaleType=center android:maxLines=2 android:textAppearance=?android:textAppearance
    Widget.AppCompat.ActionButton.CloseMode
      android:minWidth=56dp android:background=@android:drawable/control_background_40dp_material
    Widget.AppCompat.ActionButton.Overflow
      android:minWidth=36dp android:paddingStart=6dp android:paddingEnd=10dp
    Widget.AppCompat.ActivityChooserView
      android:gravity=center android:background=@drawable/abc_ab_share_pack_mtrl_alpha divider=?attr/dividerVertical
      showDividers=middle
    Widget.AppCompat.AutoCompleteTextView
      android:textAppearance=?android:attr/textAppearanceMediumInverse android:gravity=center_vertical
    Widget.AppCompat.Button
      android:background=@android:drawable/btn_default_material
      android:textAppearance=?android:attr/textAppearanceButton android:minHeight=48dip android:minWidth=88dip
      android:gravity=center_vertical|center_horizontal
    Widget.AppCompat.Button.Borderless
      android:background=@android:drawable/btn_borderless_material
    Widget.AppCompat.Button.Borderless.Colored
      android:textAppearance=@android:style/TextAppearance.Material.Widget.Button.Borderless.Colored
    Widget.AppCompat.Button.ButtonBar.AlertDialog < Widget.AppCompat.Button.Borderless.Colored
      android:minWidth=64dp android:minHeight=48dp
    Widget.AppCompat.Button.Colored
      android:background=@android:drawable/btn_colored_material
      android:textAppearance=@android:style/TextAppearance.Material.Widget.Button.Colored
    Widget.AppCompat.Button.Small
      android:minWidth=48dip
    Widget.AppCompat.ButtonBar
      android:background=@null android:textAppearance=?android:textAppearance
    Widget.AppCompat.CompoundButton.CheckBox
      android:background=@android:drawable/control_background_40dp_material
      android:textAppearance=?android:attr/textAppearance android:gravity=center_vertical|start
    Widget.AppCompat.CompoundButton.RadioButton < Widget.AppCompat.CompoundButton.CheckBox
    Widget.AppCompat.CompoundButton.Switch
      switchPadding=0px android:textAppearance=?android:attr/textAppearance android:gravity=center_vertical|start
    Widget.AppCompat.DropDownItem.Spinner
      android:layout_toStartOf=@android:id/icon2 android:layout_toEndOf=@android:id/icon1
      android:textAppearance=@android:style/TextAppearance.Material.Widget.DropDownItem android:paddingStart=8dp
      android:paddingEnd=8dp android:gravity=center_vertical
    Widget.AppCompat.EditText < Widget.AppCompat.AutoCompleteTextView
    Widget.AppCompat.ImageButton < Widget.AppCompat.ButtonBar
      android:background=@android:drawable/btn_default_material android:scaleType=center
    Widget.AppCompat.Light.ActionBar < Widget.AppCompat.ActionBar
    Widget.AppCompat.Light.ActionBar.TabBar < Widget.AppCompat.ActionBar.TabBar
    Widget.AppCompat.Light.ActionBar.TabText < Widget.AppCompat.ActionBar.TabText
    Widget.AppCompat.Light.ActionBar.TabView < Widget.AppCompat.ActionBar.TabView
    Widget.AppCompat.Light.ActionButton < Widget.AppCompat.ActionButton
    Widget.AppCompat.Light.ActionButton.CloseMode < Widget.AppCompat.ActionButton.CloseMode
    Widget.AppCompat.Light.ActionButton.Overflow < Widget.AppCompat.ActionButton.Overflow
    Widget.AppCompat.Light.ActivityChooserView < Widget.AppCompat.ActivityChooserView
    Widget.AppCompat.Light.AutoCompleteTextView < Widget.AppCompat.EditText
    Widget.AppCompat.Light.DropDownItem.Spinner < Widget.AppCompat.DropDownItem.Spinner
    Widget.AppCompat.Light.ListPopupWindow
      android:textAppearance=?android:textAppearance
    Widget.AppCompat.Light.ListView.DropDown < Widget.AppCompat.Light.ListPopupWindow
      android:divider=@null
    Widget.AppCompat.Light.PopupMenu < Widget.AppCompat.Light.ListPopupWindow
    Widget.AppCompat.Light.SearchView < Widget.AppCompat.Light.PopupMenu
    Widget.AppCompat.Light.Spinner.DropDown.ActionBar < Widget.AppCompat.ButtonBar
      android:background=@android:drawable/spinner_background_material android:gravity=start|center_vertical
    Widget.AppCompat.ListMenuView < Widget.AppCompat.Light.PopupMenu
    Widget.AppCompat.ListPopupWindow < Widget.AppCompat.ListMenuView
    Widget.AppCompat.ListView < Widget.AppCompat.ListMenuView
      android:divider=?android:attr/listDivider
    Widget.AppCompat.ListView.DropDown
      android:divider=@null
    Widget.AppCompat.ListView.Menu
      android:divider=?attr/dividerHorizontal
    Widget.AppCompat.PopupMenu < Widget.AppCompat.ListMenuView
    Widget.AppCompat.PopupWindow < Widget.AppCompat.PopupMenu
    Widget.AppCompat.ProgressBar < Widget.AppCompat.PopupMenu
      android:minWidth=48dp android:maxWidth=48dp android:minHeight=48dp android:maxHeight=48dp
    Widget.AppCompat.ProgressBar.Horizontal
      android:minHeight=16dip android:maxHeight=16dip android:minWidth=48dip android:maxWidth=48dip
    Widget.AppCompat.RatingBar < Widget.AppCompat.PopupMenu
      android:minHeight=57dip android:maxHeight=57dip
    Widget.AppCompat.RatingBar.Indicator
      android:minHeight=36dp android:maxHeight=36dp
    Widget.AppCompat.RatingBar.Small
      android:minHeight=16dp android:maxHeight=16dp
    Widget.AppCompat.SearchView < Widget.AppCompat.Light.SearchView
    Widget.AppCompat.SeekBar < Widget.AppCompat.ButtonBar
      android:paddingStart=16dip android:paddingEnd=16dip
      android:background=@android:drawable/control_background_32dp_material
    Widget.AppCompat.Spinner < Widget.AppCompat.Light.Spinner.DropDown.ActionBar
    Widget.AppCompat.Spinner.Underlined
      android:background=@android:drawable/spinner_textfield_background_material
    Widget.AppCompat.TextView.SpinnerItem
      android:textAppearance=@android:style/TextAppearance.Material.Widget.TextView.SpinnerItem android:paddingStart=8dp
      android:paddingEnd=8dp
    Widget.AppCompat.Toolbar < Widget.AppCompat.PopupMenu
      android:minHeight=?attr/actionBarSize contentInsetStart=16dp contentInsetStartWithNavigation=72dp
      android:paddingLeft=0dp android:paddingRight=0dp
    Widget.AppCompat.Toolbar.Button.Navigation < Widget.AppCompat.ImageButton
      android:background=@android:drawable/control_background_40dp_material android:minWidth=56dp
    """
}
