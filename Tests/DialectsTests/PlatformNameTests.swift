import Testing

@testable import Dialects

/// The names of the platform that need no value.
@Suite struct PlatformNameTests {
  @Test(arguments: [
    "colorPrimary", "textColorSecondary", "cardColor", "windowBackground", "homeDrawable", "pageIndicator",
    "materialCalendarTheme", "materialAlertDialogTheme", "buttonStyle", "textAppearanceBody1", "shapeAppearanceSmall",
    "listDivider",
  ])
  func `attributes of themes without an effect on sizes are not missing`(name: String) {
    #expect(PlatformNames.isThemeAttribute(name))
  }

  @Test(arguments: ["actionBarSize", "listPreferredItemHeight", "myColorful", "drawableSize"])
  func `others are`(name: String) { #expect(!PlatformNames.isThemeAttribute(name)) }
}
