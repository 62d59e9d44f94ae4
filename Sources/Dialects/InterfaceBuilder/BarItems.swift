import Geometry
import ViewTree
import XMLTree

/// The title and the items of a navigation bar, from its item and from the controllers around it.
struct NavigationContents {
  /// The title; nil if the file states none, because code sets it.
  var title: String?
  /// The view in the place of the title; nil for none.
  var titleView: XMLElement?
  var leading: [BarItem] = []
  /// The items at the trailing edge, the outermost first.
  var trailing: [BarItem] = []
  var hasLargeTitle = false
  private let hidesBackButton: Bool

  /// Reads a `navigationItem`; nil for a bar without one.
  ///
  /// - Parameters:
  ///   - images: the sizes of the document's images in points, by name.
  ///   - fallbackTitle: the title of the controller, for an item without one.
  init(_ item: XMLElement?, images: [String: Size], fallbackTitle: String? = nil) {
    title = [item?["title"], fallbackTitle].lazy.compactMap { $0 }.first { !$0.isEmpty }
    hidesBackButton = item?["hidesBackButton"] == "YES"
    for child in item?.children.map({ $0 }) ?? [] {
      switch child["key"] ?? child.name {
      case "titleView": titleView = child
      case "leftBarButtonItem", "rightBarButtonItem": append([BarItem(child, images: images)], key: child["key"])
      case "leftBarButtonItems", "rightBarButtonItems":
        append(child.children.map { BarItem($0, images: images) }, key: child.name)
      default: break
      }
    }
  }

  private mutating func append(_ items: [BarItem], key: String?) {
    if key?.hasPrefix("left") == true { leading += items } else { trailing += items }
  }

  /// Adds the back button of a pushed controller: a chevron and the title of the controller to which it leads.
  ///
  /// A bar with own leading items has no back button.
  mutating func showBackButton(to previous: XMLElement) {
    guard leading.isEmpty, !hidesBackButton else { return }
    let item = previous.child("navigationItem")
    let back = item?.children.first { $0["key"] == "backBarButtonItem" }
    let candidates = [back?["title"], item?["title"]].compactMap { $0 }
    leading = [.chevron, .text(candidates.first { !$0.isEmpty } ?? "Back", isBold: false)]
  }
}

/// An item of a bar: a button with a text or an icon, a view, or space.
enum BarItem {
  case text(String, isBold: Bool)
  /// An icon of a size in points.
  case icon(Size)
  /// The chevron `‹` of a back button.
  case chevron
  /// A custom view, by its element in the file.
  case view(XMLElement)
  /// Space of a width in points.
  case space(Double)
  /// Space that grows until the items fill the bar.
  case flexibleSpace

  /// The size of an icon of the system, in points.
  private static let systemIcon = Size(width: 24, height: 24)
  /// The height of a bar in points.
  ///
  /// A higher image is not drawn at the size in the file.
  private static let highestIcon = 44.0
  /// The maximum width of an item in points.
  private static let longest = 1_000.0

  /// Creates the item for a `barButtonItem` element: a space, a word or a custom view; any other item becomes an icon.
  ///
  /// - Parameter images: the sizes of the document's images in points, by name.
  init(_ element: XMLElement, images: [String: Size]) {
    let custom = element.children.first { $0["key"] == "customView" }
    let title = element["title"] ?? ""
    self =
      switch element["systemItem"] {
      case "flexibleSpace"?: .flexibleSpace
      case "fixedSpace"?: .space(element["width"].flatMap(parseNumber).map { min(max($0, 0), Self.longest) } ?? 0)
      case let name? where Self.words.contains(name): .text(name, isBold: name == "done" || name == "save")
      case .some: .icon(Self.systemIcon)
      case nil:
        if let custom {
          .view(custom)
        } else if let size = Self.imageSize(of: element, images) {
          .icon(size)
        } else if element["image"] != nil || title.isEmpty {
          .icon(Self.systemIcon)
        } else {
          .text(title, isBold: element["style"] == "done")
        }
      }
  }

  /// Returns the size of the image of a bar item in points; nil for an unknown image, and for one higher than a bar.
  static func imageSize(of element: XMLElement, _ images: [String: Size]) -> Size? {
    guard let size = element["image"].flatMap({ images[$0] }), size.height <= highestIcon, !size.isEmpty else {
      return nil
    }
    return size
  }

  /// The names of the `UIBarButtonItem.SystemItem`s that are drawn as words; the others are icons.
  private static let words: Set<String> = ["done", "cancel", "edit", "save", "undo", "redo"]

  var isFlexible: Bool {
    if case .flexibleSpace = self { true } else { false }
  }

  /// The width of the item in points.
  ///
  /// The frame of a text is wider than its letters, which are half an em wide on average.
  var width: Double {
    switch self {
    case .text(let words, _): 1.3 * 17 * textWidthInEms(words)
    case .icon(let size): min(size.width, Self.longest)
    case .chevron: 12
    case .view(let element):
      element.frameElement?["width"].flatMap(parseNumber).map { min(max($0, 0), Self.longest) } ?? 44
    case .space(let width): width
    case .flexibleSpace: 0
    }
  }

  /// The height of the item in points; nil for the height of the bar.
  var height: Double? {
    switch self {
    case .text, .space, .flexibleSpace: nil
    case .icon(let size): size.height
    case .chevron: 21
    case .view(let element):
      element.frameElement?["height"].flatMap(parseNumber).map { min(max($0, 0), 44) } ?? 32
    }
  }
}
