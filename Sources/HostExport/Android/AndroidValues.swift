import Diagnostics
import Geometry
import TextFormats

/// The colors, the height and the label of an Android layout: written in it, or as resources to which it refers.
///
/// The colors of a resource have a value in `values` and one in `values-night`, so that one layout serves both themes.
struct AndroidValues {
  /// The purpose of a color.
  enum Role: String, CaseIterable {
    case background, bone, base, highlight
  }

  private struct Entry {
    var name: String
    var light: Color
    var dark: Color
  }

  private var roles: [Entry] = []
  /// The colors of the shapes above the overlay, each once.
  private var shapes: [Entry] = []
  private let size: Size
  /// The start of the names of the resources; nil for values in the layout.
  private let resource: String?
  private let work: SharedWorkMeter

  init(_ scene: HostScene, dark: HostScene?, _ name: HostName, areUsed: Bool = true) {
    (size, resource, work) = (scene.size, areUsed ? name.resource : nil, scene.work)
    func color(_ role: Role, _ scene: HostScene) -> Color {
      switch role {
      case .background: scene.overlay
      case .bone: scene.shimmer.calm
      case .base: scene.shimmer.pair.base
      case .highlight: scene.shimmer.pair.band
      }
    }
    let hasBones = !scene.items.isEmpty
    let moves = hasBones && scene.shimmer.motion != nil
    for role in Role.allCases where role == .background || (role == .bone ? hasBones : moves) {
      roles.append(Entry(name: role.rawValue, light: color(role, scene), dark: color(role, dark ?? scene)))
    }
    let (light, dark) = (Self.shapes(of: scene), Self.shapes(of: dark ?? scene))
    for (index, color) in light.enumerated() where !shapes.contains(where: { $0.light == color }) {
      let other = light.count == dark.count ? dark[index] : color
      shapes.append(Entry(name: "shape_\(shapes.count + 1)", light: color, dark: other))
    }
  }

  private static func shapes(of scene: HostScene) -> [Color] { scene.kept.flatMap(\.bones).compactMap(\.color) }

  // MARK: - Values of attributes

  func text(_ role: Role) -> String {
    roles.first { $0.name == role.rawValue }.map(text) ?? ""
  }

  /// The color of a shape above the overlay.
  func text(_ color: Color) -> String {
    shapes.first { $0.light == color }.map(text) ?? color.androidText
  }

  private func text(_ entry: Entry) -> String {
    resource.map { "@color/\($0)_\(entry.name)" } ?? entry.light.androidText
  }

  /// A width, which is that of the parent for the width of the picture in a folder `layout`.
  ///
  /// - Parameter number: the digits of the width; nil for those of a plain number.
  func width(_ width: Double, _ number: String? = nil) -> String {
    resource != nil && width == size.width ? "match_parent" : "\(number ?? plain(width))dp"
  }

  /// The height of the picture.
  var height: String { resource.map { "@dimen/\($0)_height" } ?? "\(plain(size.height))dp" }

  func label(_ title: String) -> String { resource.map { "@string/\($0)_label" } ?? Self.string(title) }

  /// A text as the value of an Android string resource.
  ///
  /// Backslashes, apostrophes, line breaks, and `@` or `?` at its start are escaped.
  private static func string(_ title: String) -> String {
    let text = title.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\n", with: "\\n")
    return text.hasPrefix("@") || text.hasPrefix("?") ? "\\" + text : text
  }

  // MARK: - Resources

  /// Encodes the resources for the folder `values`, or their colors for `values-night`.
  func code(isNight: Bool, _ name: HostName, title: String) -> CodeWriter {
    var code = CodeWriter(indent: 4, work)
    code.line("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    let format = isNight ? "android-values-night" : "android-values"
    for header in name.headers(format: format, for: "Android 5.0 (API level 21)") { code.line("<!-- \(header) -->") }
    code.block("<resources>", "</resources>") { code in
      func value(_ element: String, _ name: String, _ text: String) {
        code.line("<\(element) name=\"\(resource ?? "")_\(name)\">\(escaped(text))</\(element)>")
      }
      for entry in roles + shapes { value("color", entry.name, (isNight ? entry.dark : entry.light).androidText) }
      if isNight { return }
      value("dimen", "height", "\(plain(size.height))dp")
      value("string", "label", Self.string(title))
    }
    return code
  }
}

extension Color {
  /// The color in Android's syntax: `#RRGGBB` if it is opaque, otherwise `#AARRGGBB` with alpha first.
  fileprivate var androidText: String {
    let digits = hexadecimal.dropFirst()
    return "#" + (alpha == 255 ? "" : digits.suffix(2)) + digits.prefix(6)
  }
}
