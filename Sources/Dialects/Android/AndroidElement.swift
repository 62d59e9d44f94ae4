import Diagnostics
import XMLTree

/// The URIs of the XML namespaces of Android layout files.
enum AndroidNamespace {
  static let android = "http://schemas.android.com/apk/res/android"
  static let tools = "http://schemas.android.com/tools"
  static let app = "http://schemas.android.com/apk/res-auto"
}

/// An element of an Android layout file, with its styles and the resolved values of its attributes.
///
/// Attributes of the framework are named `android:name`. Those of the application's namespace and those without a
/// namespace have no prefix. The value of an attribute is that of the first of these sources that has one:
/// 1. `tools:name`. Of the attributes `layout_*`, only width, height and position, where the attribute itself is missing.
/// 2. The attribute itself.
/// 3. The element's `style`.
/// 4. The default style of its class in the theme, except for the attributes `layout_*`, which a parent reads from the
///    element and its `style` only: `ViewGroup.generateLayoutParams`.
/// 5. The text appearance of a text view, for the properties of its characters.
struct AndroidElement {
  let element: XMLElement
  let resolver: ResourceResolver
  /// The theme of the element: that of its parent, overlaid by its own `android:theme`.
  let theme: AndroidTheme
  /// The location of the `<include>` of the layout that contains the element, and the name of this layout.
  ///
  /// It is nil for an element of the document itself.
  let included: ResourcePlace?
  /// The attributes of the `<include>` or constraint that replace those of this element.
  ///
  /// It is nil unless the element is the root of an included layout, or a child of a `MotionLayout` with constraints.
  var overrides: IncludeOverrides?
  private let attributes: [Attribute]
  private let names: NameFilter
  /// The styles of the element: its `style`, then the default style of its class.
  ///
  /// Earlier styles take precedence.
  private(set) var styles: [ResourceStyle] = []
  /// The number of ``styles`` that are those of the element's own `style`.
  private var ownStyleCount = 0
  /// The styles of the element's text appearance.
  private var appearance: [ResourceStyle] = []

  private struct Attribute {
    var name: AttributeName
    var isTools: Bool
    var attribute: XMLAttribute
  }

  init(
    _ element: XMLElement, _ resolver: ResourceResolver, theme: AndroidTheme, included: ResourcePlace? = nil
  ) {
    self.element = element
    self.resolver = resolver
    self.included = included
    attributes = element.attributes.map(Self.named)
    names = attributes.reduce(into: NameFilter()) { $0.insert($1.name) }
    var overlaid = theme
    for name in Self.themeNames {
      guard let attribute = attributes.first(where: { $0.name == name && !$0.isTools }) else { continue }
      let place = included ?? ResourcePlace(location: attribute.attribute.location)
      overlaid = theme.overlaid(by: resolver.styles(attribute.attribute.value, in: theme, at: place))
      break
    }
    self.theme = overlaid
  }

  private static let themeNames: [AttributeName] = ["android:theme", "theme"]
  private static let styleName: AttributeName = "style"

  private static func named(_ attribute: XMLAttribute) -> Attribute {
    let name = attribute.name
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return Attribute(name: AttributeName(name), isTools: false, attribute: attribute)
    }
    let local = name[name.utf8.index(after: colon)...]
    switch attribute.namespace {
    case AndroidNamespace.android:
      let isUsual = name.hasPrefix("android:")
      return Attribute(
        name: AttributeName(isUsual ? name : "android:" + local), isTools: false, attribute: attribute)
    case AndroidNamespace.tools:
      return Attribute(name: AttributeName(String(local)), isTools: true, attribute: attribute)
    default:
      return Attribute(name: AttributeName(String(local)), isTools: false, attribute: attribute)
    }
  }

  /// Sets the styles of the element to its own `style`, followed by the default style that the theme has for its class.
  ///
  /// - Parameter defaults: references to the default style, such as `?materialButtonStyle`; the first one that the
  ///   theme contains is used. Empty for a class without a default style.
  mutating func applyStyles(defaults: [String]) {
    var styles: [ResourceStyle] = []
    if let attribute = attributes.first(where: { $0.name == Self.styleName && !$0.isTools }) {
      styles = resolver.styles(attribute.attribute.value, in: theme, at: place(attribute.attribute))
    }
    ownStyleCount = styles.count
    for name in defaults {
      guard name.hasPrefix("?") == false || theme[String(name.dropFirst())] != nil else { continue }
      styles += resolver.styles(name, in: theme, at: place)
      break
    }
    self.styles = styles
  }

  // MARK: - Positions

  /// The position to which warnings about the element refer: its location, or that of the `<include>` of its file.
  var place: ResourcePlace { included ?? ResourcePlace(location: element.location) }

  private func place(_ attribute: XMLAttribute) -> ResourcePlace {
    included ?? ResourcePlace(location: attribute.location)
  }

  // MARK: - Texts

  /// Returns the value of an attribute as written in the element or in one of its styles, and its position for
  /// warnings.
  ///
  /// The result is nil if the attribute is missing. A data binding expression is replaced by its `default`; without a
  /// `default` it counts as missing.
  func written(_ name: AttributeName) -> (text: String, place: ResourcePlace)? {
    if let attribute = attribute(name), let text = Self.shown(attribute.value) {
      return (text, place(attribute))
    }
    let value = (name.isLayout ? styles.prefix(ownStyleCount) : styles[...]).value(name)
    if value == nil, !appearance.isEmpty, Self.namesOfAppearance.contains(where: { $0 == name }) {
      return appearance.value(name).map { ($0, place) }
    }
    return value.map { ($0, place) }
  }

  /// The attributes of `R.styleable.TextAppearance` that affect a picture.
  private static let namesOfAppearance: [AttributeName] = [
    "android:textSize", "android:textStyle", "android:fontFamily", "fontFamily", "android:textFontWeight",
    "android:letterSpacing", "android:lineHeight", "lineHeight", "android:textAllCaps", "textAllCaps",
    "android:textColor",
  ]

  /// Returns the element's theme overlaid by the style that an attribute names, such as `materialThemeOverlay`.
  ///
  /// The result is the theme of the element if the attribute is missing or its style does not exist.
  func overlaidTheme(_ name: AttributeName) -> AndroidTheme {
    let overlay = styles(name)
    return overlay.isEmpty ? theme : theme.overlaid(by: overlay)
  }

  /// Returns the attribute that the file states for this element, without styles; nil if it is missing.
  ///
  /// An attribute of the namespace `tools` takes precedence over the same attribute of another namespace, except for
  /// those of the layout: only a missing width, height or position is that of the editor. For the root
  /// of an included file, the `<include>` takes precedence: with its identifier, its visibility and, if it states both
  /// width and height, all its `layout_*` attributes.
  private func attribute(_ name: AttributeName) -> XMLAttribute? {
    if let overrides {
      if name.local.hasPrefix("layout_") {
        if let layout = overrides.layout { return layout.attribute(name) }
      } else if name.text == "android:id" || name.text == "android:visibility" {
        if let attribute = overrides.properties?.attribute(name) { return attribute }
        if overrides.replacesVisibility, name.text == "android:visibility" { return nil }
      }
    }
    guard names.mayContain(name) else { return nil }
    var found: XMLAttribute?
    var ofEditor: XMLAttribute?
    for attribute in attributes where attribute.name.hash == name.hash {
      if attribute.isTools {
        // A background of the editor marks a view whose color code sets, often as a bright one.
        guard resolver.readsTools, attribute.name.text == name.local, name.local != "background" else { continue }
        if !name.isLayout || name.local.hasPrefix("layout_editor") { return attribute.attribute }
        if Self.sizeNames.contains(where: { $0 == name }) { ofEditor = attribute.attribute }
      } else if attribute.name == name {
        found = attribute.attribute
      }
    }
    return found ?? ofEditor
  }

  /// The attributes without which Android does not inflate a view, unless code adds them.
  private static let sizeNames: [AttributeName] = ["android:layout_width", "android:layout_height"]

  /// Returns the attribute with this local name in the namespace `tools`; nil if the element does not have it.
  ///
  /// In the boxes of a device, `parentTag` is the only one: without it, a `<merge>` has no container. The visibility is
  /// that of the `<include>` if it states one.
  func tools(_ name: String) -> XMLAttribute? {
    guard resolver.readsTools || name == "parentTag" else { return nil }
    if name == "visibility", let include = overrides?.properties?.tools(name) { return include }
    return attributes.first { $0.isTools && $0.name.text == name }?.attribute
  }

  /// The value of `android:visibility` in the application, where `tools:visibility` has no effect; nil if the
  /// file states none.
  ///
  /// The visibility of an `<include>` takes precedence, and styles do not count.
  var visibilityInApplication: String? {
    overrides?.properties?.element["android:visibility"] ?? element["android:visibility"]
  }

  /// Returns true if the file states the attribute for the element, in any namespace; styles do not count.
  func has(_ name: AttributeName) -> Bool { attribute(name) != nil }

  /// Returns true if the application states the attribute: for the element, or in one of its styles that the element
  /// names.
  ///
  /// A style takes precedence over the default of the class: `Resources.Theme.obtainStyledAttributes`.
  func isStated(_ name: AttributeName) -> Bool {
    has(name) || styles.prefix(ownStyleCount).prefix { !$0.isOfPlatform }.value(name) != nil
  }

  /// Returns the displayed text of a value: the `default` of a data binding expression, else the value itself.
  ///
  /// The result is nil for an expression without `default=`.
  private static func shown(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "@"), text.hasPrefix("@{") || text.hasPrefix("@={") else { return text }
    guard let range = text.ranges(of: "default").last else { return nil }
    let rest = text[range.upperBound...].drop { $0 == " " }
    guard rest.first == "=" else { return nil }
    var value = rest.dropFirst().drop { $0 == " " }
    if value.last == "}" { value = value.dropLast() }
    while value.last == " " { value = value.dropLast() }
    if let quote = value.first, quote == "\"" || quote == "'" || quote == "`", value.last == quote, value.count > 1 {
      value = value.dropFirst().dropLast()
    }
    return String(value)
  }

  // MARK: - Values

  /// Returns the value of an attribute with all references followed; nil if the attribute is missing.
  ///
  /// The value is `missing`, with a warning, if a resource does not exist or if references form a cycle.
  func resolved(_ name: AttributeName) -> ResolvedValue? {
    guard let (text, place) = written(name) else { return nil }
    return resolver.resolve(trimmed(text), in: theme, at: place)
  }

  private func resolvedText(_ name: AttributeName) -> (text: String, place: ResourcePlace)? {
    guard let (text, place) = written(name) else { return nil }
    guard case .text(let value) = resolver.resolve(trimmed(text), in: theme, at: place) else { return nil }
    return (value, place)
  }

  /// Returns the value without spaces around it, which aapt ignores except in strings: `ResourceUtils`.
  private func trimmed(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ") else { return text }
    let bytes = text.utf8.drop { $0 == UInt8(ascii: " ") }
    let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(text[bytes.startIndex...$0]) } ?? ""
  }

  /// Returns an attribute's value as text: a word, flags such as `center_vertical|start`, or a reference to a view.
  ///
  /// The result is nil for a missing attribute, and for a reference to a resource that is missing or not a text.
  func word(_ name: AttributeName) -> String? {
    switch resolved(name) {
    case .text(let value)?: value
    case .platform(let reference)? where reference.type == "id": reference.text
    default: nil
    }
  }

  /// Returns true if the value of an attribute is one of several words.
  func states(_ name: AttributeName, _ words: [String]) -> Bool { word(name).map(words.contains) ?? false }

  /// Returns the text that an attribute displays, with references followed and escapes resolved.
  ///
  /// The result is nil if the attribute is missing, `@null`, or a reference to a resource without a text.
  func string(_ name: AttributeName) -> String? {
    guard let (text, place) = written(name) else { return nil }
    if let sample = SampleText.text(for: text) { return sample }
    switch resolver.resolve(text, in: theme, at: place) {
    case .text(let value):
      let shown = text == value ? withoutTags(unescaped(value, keepsSpaces: true)) : value
      return shown.unicodeScalars.allSatisfy(Self.zeroWidth.contains) ? "" : shown
    case .platform(let reference): return reference.name
    default: return nil
    }
  }

  /// The characters without a glyph and a width, with which layouts keep the place of a text: U+200B to U+200F and
  /// U+FEFF.
  private static let zeroWidth: Set<Unicode.Scalar> = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{FEFF}",
  ]

  /// Returns the dimension in an attribute; nil if it is missing, and, with a warning, for another text.
  func dimension(_ name: AttributeName) -> DimensionValue? {
    guard let (text, place) = resolvedText(name) else { return nil }
    if let value = DimensionValue(text) { return value }
    if let number = Float(text), number == 0 { return DimensionValue("0px") }
    invalid(text, name, "a dimension such as 16dp", at: place)
    return nil
  }

  /// Returns the size that an attribute states, in whole pixels, rounded half away from zero.
  ///
  /// A size other than 0 is at least 1 or at most −1: `TypedArray.getDimensionPixelSize`.
  func pixelSize(_ name: AttributeName) -> Int? { dimension(name)?.pixelSize(resolver.metrics) }

  /// Returns the offset in an attribute, in whole pixels, truncated towards 0: `TypedArray.getDimensionPixelOffset`.
  func pixelOffset(_ name: AttributeName) -> Int? { dimension(name)?.pixelOffset(resolver.metrics) }

  /// Returns the dimension in an attribute, in pixels and not rounded, as `TypedArray.getDimension`.
  func pixels(_ name: AttributeName) -> Float? { dimension(name)?.pixels(resolver.metrics) }

  func float(_ name: AttributeName) -> Float? {
    guard let (text, place) = resolvedText(name) else { return nil }
    if let number = Float(text), number.isFinite, abs(number) <= 1e7 { return number }
    if text.hasSuffix("%") || text.hasSuffix("%p") {
      if let number = Float(text.prefix { $0 != "%" }), number.isFinite { return number / 100 }
    }
    invalid(text, name, "a number", at: place)
    return nil
  }

  func integer(_ name: AttributeName) -> Int? {
    guard let (text, place) = resolvedText(name) else { return nil }
    if let number = Int(text), abs(number) <= 1 << 31 { return number }
    if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) { return number }
    invalid(text, name, "a whole number", at: place)
    return nil
  }

  func bool(_ name: AttributeName) -> Bool? {
    switch resolvedText(name)?.text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Returns the identifier of a view to which an attribute refers, such as `name` for `@+id/name`; nil for other
  /// values.
  func identifier(_ name: AttributeName) -> String? {
    written(name).flatMap { ResourceReference.identifier($0.text) }
  }

  /// Returns the style that an attribute such as `android:textAppearance` names, followed by its parents.
  ///
  /// Earlier styles take precedence. The result is empty if the attribute is missing, and, with a warning, if the style
  /// does not exist.
  func styles(_ name: AttributeName) -> [ResourceStyle] {
    guard let (text, place) = written(name) else { return [] }
    return resolver.styles(text, in: theme, at: place)
  }

  private func invalid(_ text: String, _ attribute: AttributeName, _ expected: String, at place: ResourcePlace) {
    resolver.warnOnce(
      "value " + attribute.text + text,
      ResourceProblem.invalidValue(text, attribute: attribute.text, expected: expected),
      at: place)
  }
}

extension XMLAttribute {
  /// True for an attribute of a library or of the application.
  var isOfApplication: Bool {
    namespace != AndroidNamespace.android && namespace != AndroidNamespace.tools && name.contains(":")
  }
}

extension AndroidElement {
  /// Returns this element with the styles of its text appearance, and with an additional style of the lowest
  /// precedence; nil for none.
  func adding(appearance: [ResourceStyle], _ style: ResourceStyle?) -> AndroidElement {
    var element = self
    element.appearance = appearance
    if let style { element.styles.append(style) }
    return element
  }

  /// Replaces all styles of the element, to look up attributes in styles that are not its own, such as a shape's.
  mutating func replaceStyles(by styles: [ResourceStyle]) {
    (self.styles, ownStyleCount) = (styles, styles.count)
  }
}
