/// The values of colors, strings and theme attributes of the platform and its libraries that affect a picture.
enum PlatformNames {
  /// The colors `@android:color/…` as `#AARRGGBB`, by name.
  ///
  /// Source: android/res/values/colors.xml.
  static let colors: [String: String] = [
    "white": "#FFFFFFFF", "black": "#FF000000", "transparent": "#00000000", "darker_gray": "#FFAAAAAA",
    "background_light": "#FFFFFFFF", "background_dark": "#FF000000", "holo_blue_light": "#FF33B5E5",
    "holo_blue_dark": "#FF0099CC", "holo_blue_bright": "#FF00DDFF", "holo_green_light": "#FF99CC00",
    "holo_green_dark": "#FF669900", "holo_red_light": "#FFFF4444", "holo_red_dark": "#FFCC0000",
    "holo_orange_light": "#FFFFBB33", "holo_orange_dark": "#FFFF8800", "holo_purple": "#FFAA66CC",
  ]

  /// The texts of the strings `@android:string/…` in English, by name.
  static let strings: [String: String] = [
    "ok": "OK", "cancel": "Cancel", "yes": "OK", "no": "Cancel", "copy": "Copy", "cut": "Cut", "paste": "Paste",
    "selectAll": "Select all", "search_go": "Search", "untitled": "<Untitled>", "unknownName": "(Unknown)",
    "emptyPhoneNumber": "(No phone number)", "dialog_alert_title": "Attention",
  ]

  /// The values of theme attributes that ``PlatformTables`` does not contain, as written in a theme, by attribute name.
  ///
  /// Source of the corners: "Material Design 3, Shape: corner radius scale".
  static let attributes: [String: String] = [
    "shapeCornerSizeExtraSmall": "4dp", "shapeCornerSizeSmall": "8dp", "shapeCornerSizeMedium": "12dp",
    "shapeCornerSizeLarge": "16dp", "shapeCornerSizeLargeIncreased": "20dp", "shapeCornerSizeExtraLarge": "28dp",
    "shapeCornerSizeExtraLargeIncreased": "32dp", "shapeCornerSizeExtraExtraLarge": "48dp",
    "collapsingToolbarLayoutMediumSize": "112dp", "collapsingToolbarLayoutLargeSize": "152dp",
    "materialSearchViewToolbarHeight": "72dp",
    "android:progressBarStyleHorizontal": "@android:style/Widget.Material.ProgressBar.Horizontal",
    "android:progressBarStyleSmall": "@android:style/Widget.Material.ProgressBar.Small",
    "android:progressBarStyleLarge": "@android:style/Widget.Material.ProgressBar.Large",
    "android:progressBarStyleSmallTitle": "@android:style/Widget.Material.ProgressBar.Small",
    "android:progressBarStyleInverse": "@android:style/Widget.Material.ProgressBar",
    "android:progressBarStyleSmallInverse": "@android:style/Widget.Material.ProgressBar.Small",
    "android:progressBarStyleLargeInverse": "@android:style/Widget.Material.ProgressBar.Large",
    "android:ratingBarStyleIndicator": "@android:style/Widget.Material.RatingBar.Indicator",
    "android:ratingBarStyleSmall": "@android:style/Widget.Material.RatingBar.Small",
    "ratingBarStyleIndicator": "@android:style/Widget.Material.RatingBar.Indicator",
    "ratingBarStyleSmall": "@android:style/Widget.Material.RatingBar.Small",
  ]

  /// Returns true if the name of a resource is one of AppCompat, Material Components or another Jetpack library.
  ///
  /// Such a resource is not reported as missing.
  static func isOfLibrary(_ reference: ResourceReference) -> Bool {
    let prefixes = reference.type == "style" ? stylePrefixes : resourcePrefixes
    // `Base.Widget.Material3.CardView` is the parent of `Widget.Material3.CardView` and its variants.
    let whole = reference.name.utf8
    let name = whole.starts(with: "Base.".utf8) ? whole.dropFirst(5) : whole[...]
    return prefixes.contains { whole.starts(with: $0.utf8) || name.starts(with: $0.utf8) }
  }

  private static let stylePrefixes: [String] =
    ["Theme", "Widget", "TextAppearance", "ThemeOverlay", "ShapeAppearance", "ShapeAppearanceOverlay"]
    .flatMap { kind in
      ["AppCompat", "MaterialComponents", "Material3", "Material3Expressive", "Design", "M3", "MaterialAlertDialog"]
        .map { kind + "." + $0 }
    } + [
      "Base.V", "Platform.", "Preference", "CardView", "MaterialAlertDialog", "AlertDialog.AppCompat",
      "Theme.SplashScreen", "Widget.Compat", "RtlOverlay",
    ]

  private static let resourcePrefixes = [
    "abc_", "mtrl_", "m3_", "m3c_", "design_", "material_", "appcompat_", "exo_", "notification_", "compat_",
    "preference_", "tooltip_", "bright_foreground_", "dim_foreground_", "highlighted_text_", "primary_text_",
    "secondary_text_", "lb_", "common_google_", "fastscroll_", "item_touch_helper_", "cardview_", "browser_actions_",
    "btn_checkbox_", "btn_radio_", "ic_arrow_back_black_24", "ic_clock_black_24dp", "ic_keyboard_black_24dp",
    "appbar_scrolling_view_behavior", "bottom_sheet_behavior", "hide_bottom_view_on_scroll_behavior",
    "character_counter_pattern", "path_password", "side_sheet", "fab_transformation_sheet_behavior",
    "fab_transformation_scrim_behavior", "searchview_", "searchbar_", "error_icon_content_description",
  ]

  /// Returns true if a theme attribute with this name has no effect on sizes, such as a color or a ripple.
  ///
  /// Such an attribute is not reported as missing.
  static func isThemeAttribute(_ name: String) -> Bool {
    if name.hasPrefix("color") || name.hasPrefix("textColor") || name.hasSuffix("Color") { return true }
    if name.hasSuffix("Background") || name.hasSuffix("Drawable") || name.hasSuffix("Indicator") { return true }
    if name.hasPrefix("materialCalendar") || name.hasPrefix("materialAlertDialog") { return true }
    if name.hasSuffix("Style") || name.hasPrefix("textAppearance") || name.hasPrefix("shapeAppearance") { return true }
    return otherAttributes.contains(name)
  }

  private static let otherAttributes: Set<String> = [
    "selectableItemBackgroundBorderless", "listChoiceIndicatorMultiple", "listChoiceIndicatorSingle", "listDivider",
    "dividerHorizontal", "dividerVertical", "scrimBackground", "disabledAlpha", "primaryContentAlpha",
    "secondaryContentAlpha", "actionModeCloseDrawable", "isLightTheme", "elevationOverlayEnabled", "alertDialogTheme",
    "actionBarTheme", "actionBarPopupTheme", "actionBarWidgetTheme", "materialAlertDialogTheme", "popupTheme",
    "bottomSheetDialogTheme", "dialogTheme", "preferenceTheme", "windowActionBarOverlay", "drawerArrowStyle",
    "motionDurationShort1", "motionDurationMedium1", "motionDurationLong1", "backgroundTint", "fontFamily",
  ]
}
