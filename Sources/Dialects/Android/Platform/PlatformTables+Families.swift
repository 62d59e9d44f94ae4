extension PlatformTables {
  // The font families of styles: words `style=family`. A style without a word has the family of its parent; the family
  // of a style without parent is `sans-serif`.

  /// The font families of the framework's styles: Android 10.0.0_r36 (Apache License 2.0).
  static let frameworkFamilies = """
    TextAppearance.Material.Body2=sans-serif-medium TextAppearance.Material.Button=sans-serif-medium
    TextAppearance.Material.DatePicker.DateLabel=sans-serif-medium
    TextAppearance.Material.DatePicker.List.YearLabel.Activated=sans-serif-medium
    TextAppearance.Material.DatePicker.YearLabel=sans-serif-medium
    TextAppearance.Material.DialogWindowTitle=sans-serif-medium TextAppearance.Material.Display4=sans-serif-light
    TextAppearance.Material.Notification.Title=sans-serif-medium
    TextAppearance.Material.SearchResult.Title=sans-serif-medium
    TextAppearance.Material.TimePicker.AmPmLabel=sans-serif-medium
    TextAppearance.Material.TimePicker.InputHeader=sans-serif-medium
    TextAppearance.Material.TimePicker.PromptLabel=sans-serif-medium TextAppearance.Material.Title=sans-serif-medium
    TextAppearance.Material.Widget.ActionBar.Menu=sans-serif-medium
    TextAppearance.Material.Widget.ActionBar.Title=sans-serif-medium
    TextAppearance.Material.Widget.ActionMode.Title=sans-serif-medium
    TextAppearance.Material.Widget.Button=sans-serif-medium
    TextAppearance.Material.Widget.Calendar.Month=sans-serif-medium
    TextAppearance.Material.Widget.PopupMenu.Header=sans-serif-medium
    TextAppearance.Material.Widget.Switch=sans-serif-medium TextAppearance.Material.Widget.TabWidget=sans-serif-medium
    TextAppearance.Material.Widget.Toolbar.Title=sans-serif-medium TextAppearance.Material.WindowTitle=sans-serif-medium
    TextAppearance.StatusBar.EventContent.Title=sans-serif-light
    """

  /// The font families of styles of AppCompat 28.0.0 and of Material Components at ac7e18e (Apache License 2.0).
  static let applicationFamilies = """
    TextAppearance.AppCompat.Body2=sans-serif-medium TextAppearance.AppCompat.Button=sans-serif-medium
    TextAppearance.AppCompat.Display4=sans-serif-light
    TextAppearance.AppCompat.Light.SearchResult.Title=sans-serif-medium
    TextAppearance.AppCompat.SearchResult.Title=sans-serif-medium TextAppearance.AppCompat.Title=sans-serif-medium
    TextAppearance.AppCompat.Widget.ActionBar.Menu=sans-serif-medium
    TextAppearance.AppCompat.Widget.ActionBar.Title=sans-serif-medium
    TextAppearance.AppCompat.Widget.ActionMode.Title=sans-serif-medium
    TextAppearance.AppCompat.Widget.Button=sans-serif-medium
    TextAppearance.AppCompat.Widget.PopupMenu.Header=sans-serif-medium
    TextAppearance.AppCompat.Widget.Switch=sans-serif-medium TextAppearance.Design.Tab=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.BodyLarge.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.BodyMedium.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.BodySmall.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.DisplayLarge.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.DisplayMedium=sans-serif
    TextAppearance.M3.Sys.Typescale.DisplayMedium.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.DisplaySmall.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.HeadlineLarge.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.HeadlineMedium.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.HeadlineSmall.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.LabelLarge=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.LabelLarge.Emphasized=sans-serif
    TextAppearance.M3.Sys.Typescale.LabelMedium=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.LabelMedium.Emphasized=sans-serif
    TextAppearance.M3.Sys.Typescale.LabelSmall=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.LabelSmall.Emphasized=sans-serif
    TextAppearance.M3.Sys.Typescale.TitleLarge.Emphasized=sans-serif-medium
    TextAppearance.M3.Sys.Typescale.TitleMedium.Emphasized=sans-serif
    TextAppearance.M3.Sys.Typescale.TitleSmall.Emphasized=sans-serif
    TextAppearance.Material3.BodyLarge.Emphasized=sans-serif-medium
    TextAppearance.Material3.BodyMedium.Emphasized=sans-serif-medium
    TextAppearance.Material3.BodySmall.Emphasized=sans-serif-medium
    TextAppearance.Material3.DisplayLarge.Emphasized=sans-serif-medium
    TextAppearance.Material3.DisplayMedium.Emphasized=sans-serif-medium
    TextAppearance.Material3.DisplaySmall.Emphasized=sans-serif-medium
    TextAppearance.Material3.HeadlineLarge.Emphasized=sans-serif-medium
    TextAppearance.Material3.HeadlineMedium.Emphasized=sans-serif-medium
    TextAppearance.Material3.HeadlineSmall.Emphasized=sans-serif-medium
    TextAppearance.Material3.LabelLarge.Emphasized=sans-serif TextAppearance.Material3.LabelMedium.Emphasized=sans-serif
    TextAppearance.Material3.LabelSmall.Emphasized=sans-serif
    TextAppearance.Material3.TitleLarge.Emphasized=sans-serif-medium
    TextAppearance.Material3.TitleMedium.Emphasized=sans-serif TextAppearance.Material3.TitleSmall.Emphasized=sans-serif
    TextAppearance.MaterialComponents.Badge=sans-serif-medium TextAppearance.MaterialComponents.Body1=sans-serif
    TextAppearance.MaterialComponents.Headline1=sans-serif-light
    TextAppearance.MaterialComponents.Headline2=sans-serif-light TextAppearance.MaterialComponents.Headline3=sans-serif
    TextAppearance.MaterialComponents.Headline4=sans-serif TextAppearance.MaterialComponents.Overline=sans-serif
    TextAppearance.MaterialComponents.Subtitle2=sans-serif-medium
    TextAppearance.Widget.AppCompat.Toolbar.Title=sans-serif-medium
    """
}
