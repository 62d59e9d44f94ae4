extension PlatformTables {
  // The font families of styles. A family takes one line, followed by indented lines with the names of its styles. A
  // style without an entry has the family of its parent; the family of a style without parent is `sans-serif`.

  /// The font families of the framework's styles: Android 10.0.0_r36 (Apache License 2.0).
  static let frameworkFamilies = """
    sans-serif-light
      TextAppearance.Material.Display4 TextAppearance.StatusBar.EventContent.Title
    sans-serif-medium
      TextAppearance.Material.Body2 TextAppearance.Material.Button TextAppearance.Material.DatePicker.DateLabel
      TextAppearance.Material.DatePicker.List.YearLabel.Activated TextAppearance.Material.DatePicker.YearLabel
      TextAppearance.Material.DialogWindowTitle TextAppearance.Material.Notification.Title
      TextAppearance.Material.SearchResult.Title TextAppearance.Material.TimePicker.AmPmLabel
      TextAppearance.Material.TimePicker.InputHeader TextAppearance.Material.TimePicker.PromptLabel
      TextAppearance.Material.Title TextAppearance.Material.Widget.ActionBar.Menu
      TextAppearance.Material.Widget.ActionBar.Title TextAppearance.Material.Widget.ActionMode.Title
      TextAppearance.Material.Widget.Button TextAppearance.Material.Widget.Calendar.Month
      TextAppearance.Material.Widget.PopupMenu.Header TextAppearance.Material.Widget.Switch
      TextAppearance.Material.Widget.TabWidget TextAppearance.Material.Widget.Toolbar.Title
      TextAppearance.Material.WindowTitle
    """

  /// The font families of styles of AppCompat 28.0.0 and of Material Components at ac7e18e (Apache License 2.0).
  static let applicationFamilies = """
    sans-serif
      TextAppearance.M3.Sys.Typescale.DisplayMedium TextAppearance.M3.Sys.Typescale.LabelLarge.Emphasized
      TextAppearance.M3.Sys.Typescale.LabelMedium.Emphasized TextAppearance.M3.Sys.Typescale.LabelSmall.Emphasized
      TextAppearance.M3.Sys.Typescale.TitleMedium.Emphasized TextAppearance.M3.Sys.Typescale.TitleSmall.Emphasized
      TextAppearance.Material3.LabelLarge.Emphasized TextAppearance.Material3.LabelMedium.Emphasized
      TextAppearance.Material3.LabelSmall.Emphasized TextAppearance.Material3.TitleMedium.Emphasized
      TextAppearance.Material3.TitleSmall.Emphasized TextAppearance.MaterialComponents.Body1
      TextAppearance.MaterialComponents.Headline3 TextAppearance.MaterialComponents.Headline4
      TextAppearance.MaterialComponents.Overline
    sans-serif-light
      TextAppearance.AppCompat.Display4 TextAppearance.MaterialComponents.Headline1
      TextAppearance.MaterialComponents.Headline2
    sans-serif-medium
      TextAppearance.AppCompat.Body2 TextAppearance.AppCompat.Button TextAppearance.AppCompat.Light.SearchResult.Title
      TextAppearance.AppCompat.SearchResult.Title TextAppearance.AppCompat.Title
      TextAppearance.AppCompat.Widget.ActionBar.Menu TextAppearance.AppCompat.Widget.ActionBar.Title
      TextAppearance.AppCompat.Widget.ActionMode.Title TextAppearance.AppCompat.Widget.Button
      TextAppearance.AppCompat.Widget.PopupMenu.Header TextAppearance.AppCompat.Widget.Switch
      TextAppearance.Design.Tab TextAppearance.M3.Sys.Typescale.BodyLarge.Emphasized
      TextAppearance.M3.Sys.Typescale.BodyMedium.Emphasized TextAppearance.M3.Sys.Typescale.BodySmall.Emphasized
      TextAppearance.M3.Sys.Typescale.DisplayLarge.Emphasized TextAppearance.M3.Sys.Typescale.DisplayMedium.Emphasized
      TextAppearance.M3.Sys.Typescale.DisplaySmall.Emphasized TextAppearance.M3.Sys.Typescale.HeadlineLarge.Emphasized
      TextAppearance.M3.Sys.Typescale.HeadlineMedium.Emphasized
      TextAppearance.M3.Sys.Typescale.HeadlineSmall.Emphasized TextAppearance.M3.Sys.Typescale.LabelLarge
      TextAppearance.M3.Sys.Typescale.LabelMedium TextAppearance.M3.Sys.Typescale.LabelSmall
      TextAppearance.M3.Sys.Typescale.TitleLarge.Emphasized TextAppearance.Material3.BodyLarge.Emphasized
      TextAppearance.Material3.BodyMedium.Emphasized TextAppearance.Material3.BodySmall.Emphasized
      TextAppearance.Material3.DisplayLarge.Emphasized TextAppearance.Material3.DisplayMedium.Emphasized
      TextAppearance.Material3.DisplaySmall.Emphasized TextAppearance.Material3.HeadlineLarge.Emphasized
      TextAppearance.Material3.HeadlineMedium.Emphasized TextAppearance.Material3.HeadlineSmall.Emphasized
      TextAppearance.Material3.TitleLarge.Emphasized TextAppearance.MaterialComponents.Badge
      TextAppearance.MaterialComponents.Subtitle2 TextAppearance.Widget.AppCompat.Toolbar.Title
    """
}
