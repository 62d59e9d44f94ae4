import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of an Android layout file, and of the files that it includes, to views.
///
/// The methods that make views throw ``InvalidInput`` if there are more views than the limit or the deadline has passed.
struct AndroidReader {
  let source: XMLDocument
  let request: ViewRequest
  let resolver: ResourceResolver
  let leaves: AndroidLeafReader
  let childRules: AndroidChildRules
  let canvas: Size
  private let themeName: String?
  /// True to show bars and hidden views and to fill empty containers, for a layout that has no other content.
  let showsEverything: Bool
  /// True if the document contains tabs; nil before a pager without an item asks for it.
  var hasTabs: Bool?
  /// True after an empty container was filled with generic rows, which happens once if `showsEverything` is set.
  var hasFilled = false
  private var viewCount = 0
  private var meter: WorkMeter
  /// The names of the layout files that contain the current element, the outermost first, to detect cycles.
  var including: [String] = []
  /// The constraints of the scene files read so far: by the path of the file, then by the identifier of the view.
  var startStates: [String: [String: MotionConstraint]] = [:]
  /// True if the document contains several lists.
  let hasSeveralLists: Bool
  /// True after a toolbar without a stated menu, which shows the menu that code names.
  var hasCodedMenu = false
  /// The layouts that classes inflate as their own contents, by the names of the classes; nil for none.
  var codedLayouts: [Substring: String?] = [:]
  /// The classes in which the names of layout files were found.
  var hosts: [String: String] = [:]
  /// The number of lists around the view being read, without pagers.
  var listDepth = 0
  /// The number of views around the view being read that scroll vertically, without lists.
  var scrollDepth = 0
  /// True if other content follows the view being read in a view that scrolls vertically.
  var isAboveContent = false
  /// True from the start of the document until its first view is read.
  var isRoot = false
  /// The current nesting depth of elements, counted over all included files.
  private var depth = 0

  static let maximumIncludeDepth = 50
  /// The maximum number of layouts that one document may include; further ones are ignored.
  ///
  /// Without the limit, two includes in each of 50 files would make 2⁵⁰.
  static let maximumIncludes = 2_000
  /// The number of layout files that were included so far; more than ``maximumIncludes`` are ignored.
  var includeCount = 0

  init(_ document: XMLDocument, _ request: ViewRequest, showsEverything: Bool = false) {
    source = document
    hasSeveralLists = document.root.descendants.count { $0.name.hasSuffix("RecyclerView") } > 1
    self.showsEverything = showsEverything
    self.request = request
    meter = WorkMeter(request.limits.deadline)
    let screen = Self.screen(for: request.android.layoutFolder)
    canvas = Size(width: request.size.width ?? screen.width, height: request.size.height ?? screen.height)
    var device = ResourceConfiguration(
      width: canvas.width, height: canvas.height, density: request.density ?? Self.defaultDensity)
    device.isNight = request.android.isNight
    device.direction = request.direction ?? .leftToRight
    resolver = ResourceResolver(
      request.android.resources, on: device, fontScale: request.fontScale,
      completions: request.completions)
    leaves = AndroidLeafReader(
      resolver: resolver, direction: device.direction, completions: request.completions,
      showsEverything: showsEverything)
    childRules = AndroidChildRules(resolver: resolver, showsEverything: showsEverything)
    themeName = request.android.themeStyle
  }

  /// The size of the screen in dp if none is requested: that of a Pixel 8, 1080 × 2400 pixels at 420 dpi.
  static let defaultCanvas = Size(width: 1080 / 2.625, height: 2400 / 2.625)
  static let defaultDensity = 2.625

  /// Returns the size in dp of the default screen for the layouts of a folder such as `layout-land`.
  ///
  /// It is the first common screen for which Android selects the folder. The screens are the phone, the medium tablet
  /// of Android Studio (1280 × 800 dp), and each of them turned.
  ///
  /// - Parameter folder: the name of the folder; nil if the document is not in a layout folder.
  private static func screen(for folder: String?) -> Size {
    guard let folder, folder.hasPrefix("layout-"),
      let qualifiers = ResourceQualifiers(folder.split(separator: "-").dropFirst())
    else { return defaultCanvas }
    let upright = [defaultCanvas, Size(width: 800, height: 1280)]
    let turned = upright.map { Size(width: $0.height, height: $0.width) }
    // A wide window without a stated orientation is that of a tablet.
    let screens = qualifiers.isLandscape == true ? turned : upright + turned.reversed()
    return screens.first { screen in
      var device = ResourceConfiguration(width: screen.width, height: screen.height, density: defaultDensity)
      device.isNight = qualifiers.isNight ?? false
      device.direction = qualifiers.direction ?? .leftToRight
      return qualifiers.match(device)
    } ?? defaultCanvas
  }
  /// The name of the theme if the application states none: that of new projects in Android Studio.
  static let defaultTheme = "Theme.Material3.DayNight"
  /// The name of the application's theme in the templates of Android Studio before 4.1, and in most older applications.
  private static let templateTheme = "AppTheme"

  var direction: LayoutDirection { request.direction ?? .leftToRight }

  // MARK: - Documents

  /// Converts the document to views, with the warnings about its resources.
  ///
  /// - Throws: ``InvalidInput`` if there are no views or more than the limit, or if the deadline has passed.
  mutating func document() throws(InvalidInput) -> Reported<ViewDocument> {
    let place = ResourcePlace(location: source.root.location)
    let surroundings = AndroidSurroundings(
      theme: rootTheme(at: place), parent: .plainFrame, direction: direction,
      parentDirection: direction)
    let root = try rootView(surroundings)
    // A root of the height `match_parent` is as high as the screen.
    let fillsHeight = request.size.height != nil || root.androidLayout.map { $0.params.height == .matchParent } ?? true
    var document = ViewDocument(
      root: root, source: .androidLayout,
      canvas: Canvas(width: canvas.width, height: fillsHeight ? canvas.height : nil), direction: direction)
    document.scale = resolver.device.density
    document.androidDensity = resolver.device.density
    document.alignsToPixels = true
    if completes(.partsOfScreens), let layout = root.androidLayout {
      document.fitsHeightOfRoot = layout.params.height != .matchParent
      // A `<merge>` states its own size with `tools:` only.
      let wraps = layout.origin == .wrapper || source.root.name == "merge"
      let isTile = layout.params.width.isFixed || wraps && layout.params.width == .wrapContent
      document.fitsWidthOfRoot = isTile && document.fitsHeightOfRoot
    }
    // The window of an activity has no padding: `Activity.setContentView`.
    document.addsSideMargins = request.android.layoutName?.hasPrefix("activity_") != true
    document.widthsOfViews = resolver.widthsOfViews
    return Reported(document, resolver.diagnostics)
  }

  /// Returns the theme of the document: the requested one, else that of the application, else that of new projects.
  ///
  /// A requested theme that does not exist causes a warning at `place`.
  private func rootTheme(at place: ResourcePlace) -> AndroidTheme {
    guard let themeName else {
      let resources = request.android.resources
      let template = resources.hasValue("style/" + Self.templateTheme) ? Self.templateTheme : resources.templateTheme
      return resolver.theme(template ?? Self.defaultTheme, at: place)
    }
    if resolver.hasStyle(themeName) { return resolver.theme(themeName, at: place) }
    let nearest = nearestName(to: themeName, among: request.android.resources.names(ofType: "style"))
    resolver.warn(ResourceProblem.unknownTheme(themeName, nearest: nearest), at: place)
    return resolver.theme(Self.defaultTheme, at: place)
  }

  private mutating func rootView(_ surroundings: AndroidSurroundings) throws(InvalidInput) -> View {
    guard let element = Self.viewRoot(of: source) else {
      throw InvalidInput(ViewProblem.nothingToLayOut, at: source.root.location)
    }
    isRoot = true
    let views: [View] =
      switch element.name {
      case "merge": [try mergedRoot(AndroidElement(element, resolver, theme: surroundings.theme), surroundings)]
      case "menu", "PreferenceScreen", "androidx.preference.PreferenceScreen":
        [try rowsRoot(element, surroundings)]
      default: try self.views(element, surroundings, included: nil)
      }
    guard var root = views.first else { throw InvalidInput(ViewProblem.nothingToLayOut, at: element.location) }
    // The root of a layout is visible at some time: a hidden one is shown later, an alpha of 0 is animated.
    root.isHidden = false
    if root.appearance.opacity == 0 { root.appearance.opacity = 1 }
    root.androidLayout?.visibility = .visible
    // A root of 0 dp gets its size from the constraints or the weight of its container.
    if root.androidLayout?.params.width == .pixels(0) { root.androidLayout?.params.width = .matchParent }
    if root.androidLayout?.params.height == .pixels(0) { root.androidLayout?.params.height = .wrapContent }
    // A layout that consists of a bar shows the bar.
    if root.kind == .bar { root.kind = root.children.isEmpty ? .control : .container }
    // An empty card is a box.
    if root.kind == .container, root.children.isEmpty, root.appearance.isBoxed { root.kind = .view }
    root.androidLayout?.origin = .child(0)
    if !request.android.leafSizes.isEmpty { root.applyLeafSizes(request.android.leafSizes) }
    return root.kind == .container && !hasSurroundings(root) ? root : try framed(root)
  }

  /// Returns true if a root has margins, or if it has rounded corners and is a part of a screen.
  ///
  /// The height of a part is not `match_parent`, or its width is fixed.
  ///
  /// The container around the root applies its margins and shows behind its corners. The container of a whole screen
  /// is the `mContentParent` of `PhoneWindow.setContentView`, a frame layout.
  private func hasSurroundings(_ root: View) -> Bool {
    guard completes(.partsOfScreens), let layout = root.androidLayout else { return false }
    let margins = layout.params.margins
    let hasMargins = [margins.left, margins.right, margins.top, margins.bottom].contains { ($0 ?? 0) != 0 }
    let isCard = root.appearance.isBoxed && root.appearance.cornerRadius != .zero
    // A part with a fixed width, such as an item of a carousel, is as high as its list.
    let isPart = layout.params.height != .matchParent || layout.params.width.isFixed
    return hasMargins || isPart && isCard
  }

  /// Returns a frame layout around a root that is content itself, because a root is never a bone.
  private mutating func framed(_ content: View) throws(InvalidInput) -> View {
    guard let inner = content.androidLayout else { return content }
    try spend(1)
    // The root of a part of a screen with a fixed width, such as a tile, is the whole picture.
    let isTile = completes(.partsOfScreens) && inner.params.width.isFixed && inner.params.height != .matchParent
    var layout = AndroidLayout(
      params: AndroidLayoutParams(
        width: isTile ? .wrapContent : .matchParent,
        height: inner.params.height == .matchParent ? .matchParent : .wrapContent),
      content: .plainFrame)
    layout.direction = inner.direction
    layout.origin = .wrapper
    var frame = View(
      element: "FrameLayout", kind: .container, layout: .android(layout), location: content.location)
    frame.children = [content]
    return frame
  }

  /// Returns the root element of the views in a layout file; for `<layout>`, the element after its `<data>`.
  ///
  /// The result is nil for a `<layout>` without such an element.
  static func viewRoot(of document: XMLDocument) -> XMLElement? {
    guard document.root.name == "layout" else { return document.root }
    return document.root.children.first { $0.name != "data" }
  }

  // MARK: - View limit

  /// Counts the look-ups of attributes in the styles of an element, about 10 µs for each style.
  mutating func countStyles(of element: AndroidElement) throws(InvalidInput) {
    if !meter.allowsMore(2 * element.styles.count) { try meter.end() }
  }

  /// Adds `views` to the number of views that were created for the document.
  mutating func spend(_ views: Int) throws(InvalidInput) {
    try meter.count()
    viewCount += views
    guard viewCount <= request.limits.views else {
      throw InvalidInput(ViewProblem.tooManyViews(limit: request.limits.views), at: nil)
    }
  }

  /// Returns the views that `make` returns, and the number of views that it created, including descendants.
  ///
  /// - Throws: the error of `make`.
  mutating func counted(
    _ make: (inout AndroidReader) throws(InvalidInput) -> [View]
  ) throws(InvalidInput) -> (views: [View], count: Int) {
    let before = viewCount
    let views = try make(&self)
    return (views, viewCount - before)
  }

  // MARK: - Views

  /// Converts an element to views: several for a `<merge>`, an empty array for an element that is not a view.
  ///
  /// - Parameters:
  ///   - included: the place of the included file that contains the element; nil for the document itself.
  ///   - overrides: the attributes that replace those of the element; nil for none.
  mutating func views(
    _ xml: XMLElement, _ surroundings: AndroidSurroundings, included: ResourcePlace?,
    overrides: IncludeOverrides? = nil
  ) throws(InvalidInput) -> [View] {
    guard depth < Self.maximumDepth else {
      let place = included ?? ResourcePlace(location: xml.location)
      resolver.warnOnce("depth", AndroidProblem.tooDeep(limit: Self.maximumDepth), at: place)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var element = AndroidElement(xml, resolver, theme: surroundings.theme, included: included)
    element.overrides = overrides
    switch xml.name {
    case "requestFocus", "tag", "blink", "data", "eat-comment": return []
    case "include": return try includedViews(element, surroundings)
    case "merge":
      var views: [View] = []
      for child in xml.children { views += try self.views(child, surroundings, included: included) }
      return views
    default:
      let className = xml.name == "view" ? xml["class"] ?? "android.view.View" : xml.name
      return [try view(element, className: className, surroundings)]
    }
  }

  /// The maximum nesting depth of elements, counted over all included files; deeper ones are omitted with a warning.
  ///
  /// The value is close to the XML parser's default of 512.
  private static let maximumDepth = 500
}

/// The properties that an element of a layout file inherits: the theme, and the layout and direction of its parent.
struct AndroidSurroundings {
  var theme: AndroidTheme
  var parent: AndroidContent
  /// The identifiers of the children of the `ConstraintLayout` around the element, by `layout_constraintTag`.
  var tags: [String: [String]] = [:]
  /// The class of the parent; nil for the root.
  var parentRole: AndroidRole?
  /// False in a `TextInputLayout` without a style, in a theme that has none for it: `boxBackgroundMode` is `none` then.
  var boxesTextInputs = true
  /// The corner radii in points that the `TextInputLayout` around the element states; nil for those of its style.
  var boxCorners: CornerRadius?
  /// The custom view whose own layout contains the element, and whose attributes name its texts; nil for none.
  var host: AndroidElement?
  /// The tab layout that contains the element; nil outside of tab layouts.
  var tabs: AndroidElement?
  /// False for the children of a container with `android:clipChildren="false"`.
  var clipsChildren = true
  /// False in a collapsing toolbar, which draws the title of its toolbar itself.
  var showsToolbarTitle = true
  var direction = LayoutDirection.leftToRight
  var parentDirection = LayoutDirection.leftToRight
}

/// The attributes of an `<include>` or of a constraint set that replace those of a view.
///
/// The type is a class, because elements contain it and it contains elements.
final class IncludeOverrides {
  /// The element with the `layout_*` attributes that apply; nil if the view keeps its own.
  let layout: AndroidElement?
  /// The element with the identifier and the visibility that apply; nil if the view keeps its own.
  let properties: AndroidElement?
  /// True if the view becomes visible unless `properties` states a visibility; false if it keeps its own visibility.
  let replacesVisibility: Bool

  /// Creates the overrides of an `<include>`, whose `layout_*` attributes apply only if it states width and height.
  init(_ include: AndroidElement) {
    let hasSize = include.has("android:layout_width") && include.has("android:layout_height")
    layout = hasSize ? include : nil
    properties = include
    replacesVisibility = false
  }

  /// Creates the overrides of a constraint for a view; nil keeps the view's own attributes.
  init(layout: AndroidElement?, properties: AndroidElement?) {
    self.layout = layout
    self.properties = properties
    replacesVisibility = properties != nil
  }
}
