import Geometry
import ViewTree

/// The colors of the Material 3 baseline scheme, light and dark.
///
/// Source: "Material Design 3, Color roles: baseline scheme". The names are the theme attributes of Material
/// Components.
enum PlatformColors {
  /// Returns the paint for the name of a theme attribute or of a library's color; nil if the name is not that of a
  /// color.
  ///
  /// The paint is `unknown` for a color attribute that the baseline scheme does not contain. `isNight` selects the dark
  /// scheme, unless the name of a library's color states one: `m3_sys_color_light_surface_container` has the light value
  /// of `colorSurfaceContainer`.
  static func paint(ofAttribute name: String, isNight: Bool) -> AndroidDrawable.Paint? {
    if name.hasPrefix(library) {
      let words = name.dropFirst(library.count).split(separator: "_").drop { $0 == "dynamic" }
      let schemes: [Substring: Bool] = ["light": false, "dark": true]
      let isDark = words.first.flatMap { schemes[$0] }
      let role = words.dropFirst(isDark == nil ? 0 : 1).reduce("color") {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
      return paint(ofAttribute: role, isNight: isDark ?? isNight)
    }
    if let color = roles[name] { return .color(isNight ? color.dark : color.light) }
    if name.hasPrefix("color") || name.hasPrefix("textColor") || name.hasSuffix("Color") { return .unknown }
    return name.hasPrefix("windowBackground") ? .color(isNight ? roles["colorSurface"]?.dark ?? .black : .white) : nil
  }

  private static let library = "m3_sys_color_"

  private static let roles: [String: (light: Color, dark: Color)] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.0, (Color(hex: $0.1), Color(hex: $0.2))) })

  private static let table: [(String, UInt32, UInt32)] = [
    ("colorPrimary", 0x6750A4, 0xD0BCFF), ("colorOnPrimary", 0xFFFFFF, 0x381E72),
    ("colorPrimaryContainer", 0xEADDFF, 0x4F378B), ("colorOnPrimaryContainer", 0x21005D, 0xEADDFF),
    ("colorSecondary", 0x625B71, 0xCCC2DC), ("colorOnSecondary", 0xFFFFFF, 0x332D41),
    ("colorSecondaryContainer", 0xE8DEF8, 0x4A4458), ("colorOnSecondaryContainer", 0x1D192B, 0xE8DEF8),
    ("colorTertiary", 0x7D5260, 0xEFB8C8), ("colorOnTertiary", 0xFFFFFF, 0x492532),
    ("colorTertiaryContainer", 0xFFD8E4, 0x633B48), ("colorOnTertiaryContainer", 0x31111D, 0xFFD8E4),
    ("colorError", 0xB3261E, 0xF2B8B5), ("colorOnError", 0xFFFFFF, 0x601410),
    ("colorErrorContainer", 0xF9DEDC, 0x8C1D18), ("colorSurface", 0xFEF7FF, 0x141218),
    ("colorOnSurface", 0x1D1B20, 0xE6E0E9), ("colorSurfaceVariant", 0xE7E0EC, 0x49454F),
    ("colorOnSurfaceVariant", 0x49454F, 0xCAC4D0), ("colorOutline", 0x79747E, 0x938F99),
    ("colorOutlineVariant", 0xCAC4D0, 0x49454F), ("colorSurfaceContainerLowest", 0xFFFFFF, 0x0F0D13),
    ("colorSurfaceContainerLow", 0xF7F2FA, 0x1D1B20), ("colorSurfaceContainer", 0xF3EDF7, 0x211F26),
    ("colorSurfaceContainerHigh", 0xECE6F0, 0x2B2930), ("colorSurfaceContainerHighest", 0xE6E0E9, 0x36343B),
    ("colorSurfaceInverse", 0x322F35, 0xE6E0E9), ("colorBackground", 0xFEF7FF, 0x141218),
    ("colorAccent", 0x6750A4, 0xD0BCFF), ("colorPrimaryDark", 0x4F378B, 0x141218),
  ]
}

/// The sizes and paddings of drawables of Android and AppCompat that serve as backgrounds, buttons or dividers.
enum PlatformDrawables {
  /// Returns the drawable `name` of the framework or of AppCompat, in pixels; nil for an unknown name.
  ///
  /// `density` is the number of pixels per dp.
  static func drawable(_ name: String, density: Float) -> AndroidDrawable? {
    func pixels(_ dp: Float) -> Int { Int((dp * density + 0.5).rounded(.down)) }
    func edges(_ top: Float, _ right: Float, _ bottom: Float, _ left: Float) -> Edges<Int> {
      Edges(top: pixels(top), right: pixels(right), bottom: pixels(bottom), left: pixels(left))
    }
    let name = name.hasPrefix("abc_") ? String(name.dropFirst(4)) : name
    if name.hasPrefix("ic_menu") || name.hasPrefix("ic_dialog") || name.hasPrefix("stat_") {
      return .picture(side: pixels(32))
    }
    switch name {
    case "sym_def_app_icon":
      // The icon of an application without one: a mipmap of 48 dp.
      return .picture(side: pixels(48))
    case "edit_text_material", "textfield", "editbox_background", "edit_text":
      return AndroidDrawable(fill: .unknown, padding: edges(10, 4, 11, 4), insets: edges(10, 4, 7, 4))
    case "btn_default_material", "btn_default", "btn_colored_material", "btn_toggle_material":
      // The inset is 4 and 6 dp; the shape inside has a padding of 8 and 4 dp.
      return AndroidDrawable(fill: .unknown, padding: edges(10, 12, 10, 12), insets: edges(6, 4, 6, 4))
    case "btn_borderless_material":
      // A ripple has the largest padding of its layers (`PADDING_MODE_STACK`): that of its mask, the shape above.
      return AndroidDrawable(padding: edges(10, 12, 10, 12))
    case "item_background_material", "list_selector_background", "item_background",
      "control_background_32dp_material", "control_background_40dp_material":
      return .empty
    case "list_divider_material", "list_divider_mtrl_alpha", "divider_horizontal_bright", "divider_horizontal_dark",
      "divider_horizontal_dim_dark", "divider_horizontal_textfield":
      return .divider(thickness: pixels(1))
    case "spinner_background_material", "spinner_mtrl_am_alpha", "btn_dropdown":
      return AndroidDrawable(
        width: pixels(18), height: pixels(24), padding: Edges(top: 0, right: pixels(16), bottom: 0, left: 0))
    case "btn_check_material_anim", "btn_radio_material_anim", "btn_check_material", "btn_radio_material":
      return .picture(side: pixels(32))
    default: return nil
    }
  }
}
