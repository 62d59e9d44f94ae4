import Diagnostics
import XMLTree

/// The result of following all references in the value of an attribute or resource.
enum ResolvedValue: Sendable {
  case text(String)
  case array([String])
  case style(ResourceReference)
  case file(ResourceFile, type: String)
  /// A layout of the framework, by its name, such as `simple_list_item_1`.
  case platformLayout(String)
  /// The value `@null` or `@empty`: no resource.
  case null
  /// A resource of the platform or a library that exists, but whose value is not known.
  case platform(ResourceReference)
  case missing
}

/// The position of a reference to a resource, to which warnings refer.
struct ResourcePlace: Hashable, Sendable {
  var location: SourceLocation
  /// The name of the included layout that contains the reference; nil for the document itself.
  var file: String?
}

/// Follows references to resources for one document, and warns once of each missing resource.
///
/// The type is a class, because all elements of a document share its caches and its diagnostics.
final class ResourceResolver {
  let resources: AndroidResources
  let device: ResourceConfiguration
  /// The widths of the screen in dp with the same views: those that select the same folders of resources; nil after a
  /// reader has used the width.
  private(set) var widthsOfViews: Range<Double>?
  private let completions: ReaderCompletions
  private(set) var diagnostics: [Diagnostic]
  private var reported: Set<String> = []
  private var chains: [String: [ResourceStyle]] = [:]
  /// The parsed resource files, by the index of the resource folder and the path: `0/layout/row.xml`.
  private var documents: [String: XMLDocument] = [:]

  /// The maximum number of references followed in a row, and of styles in a chain of parents.
  ///
  /// A longer chain of references counts as missing, with a warning; further parents are ignored. Applications use far
  /// fewer.
  static let maximumDepth = 50

  /// The pixels of a dp and of an sp.
  let metrics: DisplayMetrics

  /// - Parameter fontScale: the factor by which the user's setting enlarges texts.
  init(
    _ resources: AndroidResources, on device: ResourceConfiguration, fontScale: Double, completions: ReaderCompletions
  ) {
    self.resources = resources
    self.device = device
    metrics = DisplayMetrics(density: Float(device.density), scaledDensity: Float(device.density * fontScale))
    self.completions = completions
    diagnostics = resources.diagnostics
    widthsOfViews = resources.widths(like: device)
  }

  var density: Float { metrics.density }

  /// True to read the attributes of the namespace `tools`, which the layout editor shows and a device ignores.
  var readsTools: Bool { completions.contains(.editorAttributes) }

  /// The width of the screen in dp, for views that depend on it.
  var screenWidth: Double {
    widthsOfViews = nil
    return device.width
  }

  /// Returns the number of the given widths in dp that the screen has at least.
  func countReached(of widths: [Double]) -> Int {
    widthsOfViews = widthsOfViews?.divided(at: widths, around: device.width)
    return widths.count { $0 <= device.width }
  }

  func warn(_ problem: any Problem, at place: ResourcePlace) {
    diagnostics.append(.warning(problem, at: place.location))
  }

  /// Adds a warning, unless a warning with the same `key` was added before.
  ///
  /// `place` is the position to which the warning refers.
  func warnOnce(_ key: String, _ problem: any Problem, at place: ResourcePlace) {
    if reported.insert(key).inserted { warn(problem, at: place) }
  }

  private func reportMissing(_ reference: ResourceReference, at place: ResourcePlace) {
    let problem =
      resources.isEmpty
      ? ResourceProblem.missingWithoutFolder(reference.text, inFile: place.file)
      : ResourceProblem.missing(reference.text, inFile: place.file)
    warnOnce(reference.text, problem, at: place)
  }

  // MARK: - Values

  /// Returns the value that a text in a resource or attribute denotes: the text itself, or the resource it refers to.
  ///
  /// The result is `missing`, with a warning at `place`, for an unknown resource and for a chain of over 50 references.
  func resolve(_ text: String, in theme: AndroidTheme, at place: ResourcePlace) -> ResolvedValue {
    var text = text
    for _ in 0..<Self.maximumDepth {
      if text == "@null" || text == "@empty" { return .null }
      guard let reference = ResourceReference(text) else { return .text(text) }
      switch step(reference, in: theme, at: place) {
      case .done(let value): return value
      case .next(let next): text = next
      }
    }
    warnOnce(text, ResourceProblem.cycle(text), at: place)
    return .missing
  }

  /// Returns the value of a resource `type/name` on the device; a values file that cannot be parsed causes a warning.
  private func value(_ key: String) -> ResourceValue? {
    resources.value(key, on: device) { problem in
      if reported.insert(problem.message).inserted { diagnostics.append(.warning(problem, at: nil)) }
    }
  }

  private enum Step {
    case done(ResolvedValue)
    case next(String)
  }

  private func step(_ reference: ResourceReference, in theme: AndroidTheme, at place: ResourcePlace) -> Step {
    switch reference.type {
    case "attr": return attribute(reference, in: theme, at: place)
    case "style": return .done(.style(reference))
    case "id", "anim", "animator", "menu", "navigation", "transition", "interpolator", "xml", "raw", "font":
      return .done(.platform(reference))
    default: break
    }
    if reference.isFramework { return framework(reference) }
    let key = reference.type + "/" + reference.name
    switch value(key) {
    case .text(let text): return .next(text)
    case .array(let items): return .done(.array(items))
    case .style: return .done(.style(reference))
    case nil: break
    }
    if let file = resources.file(key, on: device) { return .done(.file(file, type: reference.type)) }
    if reference.type == "dimen", let text = libraryDimension(named: reference.name) { return .next(text) }
    if PlatformNames.isOfLibrary(reference) { return .done(.platform(reference)) }
    reportMissing(reference, at: place)
    if reference.type == "dimen", completions.contains(.namedDimensions), let text = dimension(named: reference.name) {
      return .next(text)
    }
    return .done(.missing)
  }

  private func attribute(_ reference: ResourceReference, in theme: AndroidTheme, at place: ResourcePlace) -> Step {
    if let value = theme[reference.attributeName] { return .next(value) }
    if let value = PlatformNames.attributes[reference.attributeName] { return .next(value) }
    if PlatformNames.isThemeAttribute(reference.name) { return .done(.platform(reference)) }
    reportMissing(reference, at: place)
    return .done(.missing)
  }

  private func framework(_ reference: ResourceReference) -> Step {
    switch reference.type {
    case "dimen": if let text = PlatformTables.dimension(reference.name, ofFramework: true) { return .next(text) }
    case "color": if let text = PlatformNames.colors[reference.name] { return .next(text) }
    case "string": if let text = PlatformNames.strings[reference.name] { return .next(text) }
    case "layout": return .done(.platformLayout(reference.name))
    default: break
    }
    return .done(.platform(reference))
  }

  // MARK: - Styles

  /// Returns the style that a text denotes, followed by its parents; earlier styles take precedence.
  ///
  /// The text is a reference to a style or to a theme attribute, or the name of a style. The result is empty for other
  /// texts, and, with a warning, for a style that does not exist. A missing parent and a cycle of parents end the list,
  /// with a warning.
  func styles(_ text: String, in theme: AndroidTheme, at place: ResourcePlace) -> [ResourceStyle] {
    switch resolve(text, in: theme, at: place) {
    case .style(let reference): return chain(of: reference, at: place)
    // The type may be missing, as in `style="Widget.Foo"`.
    case .text(let name) where !name.isEmpty:
      return chain(of: ResourceReference(type: "style", name: name), at: place)
    default: return []
    }
  }

  /// Returns the style that `reference` names, followed by its parents; earlier styles take precedence.
  ///
  /// The result is empty, with a warning at `place`, if the style does not exist. A missing parent and a cycle of
  /// parents end the list, with a warning.
  func chain(of reference: ResourceReference, at place: ResourcePlace) -> [ResourceStyle] {
    let key = reference.attributeName
    if let known = chains[key] { return known }
    var chain: [ResourceStyle] = []
    var next: ResourceReference? = reference
    var visited: Set<String> = []
    while let current = next, chain.count < Self.maximumDepth {
      guard visited.insert(current.attributeName).inserted else {
        warnOnce("cycle " + current.text, ResourceProblem.cycle(current.text), at: place)
        break
      }
      guard let found = style(current) else {
        reportMissing(current, at: place)
        break
      }
      chain.append(found.style)
      next = parent(of: found.style, isFramework: found.isFramework)
    }
    chains[key] = chain
    return chain
  }

  private func style(_ reference: ResourceReference) -> (style: ResourceStyle, isFramework: Bool)? {
    if !reference.isFramework, case .style(let style)? = value("style/" + reference.name) {
      return (style, false)
    }
    let name = reference.isFramework ? Self.nameInMaterial(reference.name) : reference.name
    if reference.isFramework, let style = PlatformTables.framework.style(name) { return (style, true) }
    // A library's style `Widget.X` has the items of its parent `Base.Widget.X`.
    let names = name.hasPrefix("Base.") ? [name, String(name.dropFirst(5))] : [name]
    let application = PlatformTables.application
    if let style = names.firstNonNil(application.style) { return (style, false) }
    if let overlay = textFieldOverlay(name) { return (overlay, false) }
    guard PlatformNames.isOfLibrary(reference) || reference.isFramework else { return nil }
    if reference.isFramework, let style = PlatformTables.framework.nearestStyle(name) { return (style, true) }
    if let style = names.firstNonNil(application.nearestStyle) { return (style, false) }
    if reference.isFramework, let theme = otherTheme(name) { return (theme, true) }
    return (ResourceStyle(name: name, parent: "", isOfPlatform: true), reference.isFramework)
  }

  /// Returns the name of the style of Material for a style of `Holo` or `DeviceDefault`; other names are unchanged.
  ///
  /// `styles_device_defaults.xml`: the styles of `DeviceDefault` are those of Material. Those of `Holo` have the same
  /// least sizes: `Widget.Holo.Button` and `Widget.Material.Button` are at least 48 dp high. For themes see
  /// ``otherTheme(_:)``.
  private static func nameInMaterial(_ name: String) -> String {
    var parts = name.split(separator: ".")
    guard parts.count > 1, parts[0] != "Theme", ["Holo", "DeviceDefault"].contains(parts[1]) else { return name }
    parts[1] = "Material"
    return parts.joined(separator: ".")
  }

  /// The theme of the framework that a name denotes and that is not in the tables; nil for a name of another style.
  ///
  /// `Theme.DeviceDefault` is `Theme.Material`. The rows of `Theme` and `Theme.Holo` have the same heights, and so has
  /// the action bar of `Theme`. That of `Theme.Holo` is lower: `action_bar_default_height`.
  private func otherTheme(_ name: String) -> ResourceStyle? {
    let parts = name.split(separator: ".")
    guard parts.first == "Theme" else { return nil }
    return ResourceStyle(
      name: name, parent: parts.contains("Light") ? "Theme.Material.Light" : "Theme.Material",
      items: parts.contains("Holo") ? ["android:actionBarSize": "48dp"] : [:], isOfPlatform: true)
  }

  /// The overlay by which a `TextInputLayout` gives its field a style; nil for other names.
  ///
  /// Material Components: `ThemeOverlay.Material3.TextInputEditText.FilledBox` sets `editTextStyle` to
  /// `Widget.Material3.TextInputEditText.FilledBox`, and all others do the same.
  private func textFieldOverlay(_ name: String) -> ResourceStyle? {
    let prefix = "ThemeOverlay."
    guard name.hasPrefix(prefix + "Material"),
      name.contains(".TextInputEditText.") || name.contains(".AutoCompleteTextView.")
    else { return nil }
    let style = "@style/Widget." + name.dropFirst(prefix.count)
    return ResourceStyle(
      name: name, parent: "", items: ["editTextStyle": style, "autoCompleteTextViewStyle": style], isOfPlatform: true)
  }

  private func parent(of style: ResourceStyle, isFramework: Bool) -> ResourceReference? {
    if let parent = style.parent {
      guard !parent.isEmpty else { return nil }
      if var reference = ResourceReference(parent) {
        // A parent is a style, even if another type is written.
        reference.type = "style"
        return reference
      }
      if parent.hasPrefix("android:") {
        return ResourceReference(type: "style", name: String(parent.dropFirst(8)), isFramework: true)
      }
      return ResourceReference(type: "style", name: parent, isFramework: isFramework)
    }
    guard let dot = style.name.lastIndex(of: ".") else { return nil }
    return ResourceReference(type: "style", name: String(style.name[..<dot]), isFramework: isFramework)
  }

  /// Returns the theme that consists of the style with this name, with or without `@style/`, and its parents.
  ///
  /// The theme is empty, with a warning, if there is no such style. One whose last parent is missing, or that has none,
  /// descends from the theme of new projects.
  func theme(_ name: String, at place: ResourcePlace) -> AndroidTheme {
    var styles = chain(of: ResourceReference(style: name), at: place)
    // The activity has another theme than its splash screen: `SplashScreen.installSplashScreen` of AndroidX.
    if let next = AndroidTheme(styles)["postSplashScreenTheme"].flatMap({ ResourceReference($0) }), style(next) != nil {
      styles = chain(of: next, at: place)
    }
    guard completions.contains(.missingThemes), styles.last?.isOfPlatform == false else { return AndroidTheme(styles) }
    return AndroidTheme(styles + chain(of: Self.themeOfNewProjects, at: place))
  }

  private static let themeOfNewProjects = ResourceReference(type: "style", name: AndroidReader.defaultTheme)

  /// Returns true if a style exists in the resource folders or in the tables of the platform; `@style/` may be omitted.
  func hasStyle(_ name: String) -> Bool { style(ResourceReference(style: name)) != nil }

  // MARK: - Files

  /// Returns the parsed XML of a resource file; nil, with a warning, if the file cannot be read or parsed.
  func document(_ file: ResourceFile, at place: ResourcePlace) -> XMLDocument? {
    let key = "\(file.library)/\(file.path)"
    if let known = documents[key] { return known }
    guard let bytes = resources.contents(of: file) else {
      warnOnce(key, ResourceProblem.unreadableFile(file.path, reason: "the file cannot be opened"), at: place)
      return nil
    }
    do throws(InvalidInput) {
      let document = try parseXML(bytes)
      documents[key] = document
      return document
    } catch {
      let reason = error.diagnostics.first?.problem.message ?? "it is not XML"
      warnOnce(key, ResourceProblem.unreadableFile(file.path, reason: reason), at: place)
      return nil
    }
  }

  func bitmapHeader(_ file: ResourceFile) -> BitmapHeader? {
    resources.contents(of: file).flatMap { BitmapHeader($0) }
  }
}
