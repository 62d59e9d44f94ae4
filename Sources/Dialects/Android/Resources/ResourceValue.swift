import XMLTree

/// The value of a resource in a values file; references in it are not followed.
enum ResourceValue: Sendable {
  case text(String)
  case style(ResourceStyle)
  case array([String])
}

/// A style of a values file or of the platform: a parent, and the values of attributes by name.
///
/// Attributes of the framework are named `android:name`; all others have no prefix.
struct ResourceStyle: Sendable {
  var name: String
  /// The name of the parent style as written; empty for no parent.
  ///
  /// It is nil if the parent is the style that is named like this one up to the last dot.
  var parent: String?
  private var items: [String: String] = [:]
  private var names = NameFilter()
  /// True for a style of the framework or of a library, false for one of the application's files.
  var isOfPlatform = false

  init(name: String, parent: String?, items: [String: String] = [:], isOfPlatform: Bool = false) {
    (self.name, self.parent, self.isOfPlatform) = (name, parent, isOfPlatform)
    self.items = items
    for name in items.keys { names.insert(AttributeName(name)) }
  }

  /// The value of an attribute as written in the style; nil if the style does not contain it.
  subscript(name: String) -> String? {
    get { value(AttributeName(name)) }
    set {
      items[name] = newValue
      if newValue != nil { names.insert(AttributeName(name)) }
    }
  }

  fileprivate func value(_ name: AttributeName) -> String? {
    names.mayContain(name) ? items[name.text] : nil
  }
}

extension Collection<ResourceStyle> {
  /// Returns the value of an attribute in the first style that contains it; nil if none does.
  func value(_ name: AttributeName) -> String? { firstNonNil { $0.value(name) } }
}

extension ResourceValue {
  /// Returns the elements of the resources in a values file by type and name, separated by a slash: `dimen/margin`.
  ///
  /// The first of several resources with one name applies. The result is empty if the root is not `<resources>`.
  /// Elements that do not affect a picture are skipped: `attr`, `declare-styleable`, `public`, …
  static func elements(in document: XMLDocument) -> [String: XMLElement] {
    guard document.root.name == "resources" else { return [:] }
    return document.root.children.reduce(into: [:]) { elements, element in
      guard let name = element["name"], let type = type(of: element) else { return }
      let key = type + "/" + name
      if elements[key] == nil { elements[key] = element }
    }
  }

  private static func type(of element: XMLElement) -> String? {
    switch element.name {
    case "dimen", "color", "bool", "integer", "fraction", "drawable", "string", "plurals", "style": element.name
    case "item": element["type"].flatMap { $0 == "id" ? nil : $0 }
    case "array", "string-array", "integer-array": "array"
    default: nil
    }
  }

  /// The value of a resource's element in a values file.
  init(_ element: XMLElement) {
    switch element.name {
    case "string": self = .text(shownText(of: element))
    case "plurals":
      let other = element.children.first { $0["quantity"] == "other" } ?? element.child("item")
      self = .text(other.map(shownText) ?? "")
    case "array", "string-array", "integer-array": self = .array(element.children.map(shownText))
    case "style": self = .style(ResourceStyle(element, name: element["name"] ?? ""))
    default: self = .text(element.text)
    }
  }
}

extension ResourceStyle {
  fileprivate init(_ element: XMLElement, name: String) {
    self.init(name: name, parent: element["parent"])
    for item in element.children where item.name == "item" {
      guard let name = item["name"] else { continue }
      self[name] = item.text
    }
  }
}

/// Returns the displayed text of a `<string>` or `<item>`, without the tags of its markup and with escapes resolved.
private func shownText(of element: XMLElement) -> String {
  if element.children.isEmpty { return withoutTags(unescaped(element.text)) }
  let parts = [element.text] + element.descendants.map(\.text)
  return withoutTags(unescaped(parts.filter { !$0.isEmpty }.joined(separator: " ")))
}

/// Returns a text without the HTML tags that `Html.fromHtml` or `Resources.getText` apply as styles.
///
/// Tags are escaped in resources that code converts: `&lt;b>`, or `<b>` in a CDATA section. A tag that begins a line is
/// replaced by a space. Angle brackets around other words stay.
func withoutTags(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "<") {
    result += rest[..<open]
    let inner = rest[open...].dropFirst()
    let name = inner.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    guard let close = inner.firstIndex(of: ">"), styleTags.contains(name) || lineTags.contains(name) else {
      result.append("<")
      rest = inner
      continue
    }
    if lineTags.contains(name), let last = result.last, last != " " { result.append(" ") }
    rest = inner[close...].dropFirst()
  }
  return result + rest
}

/// The tags of `Html.fromHtml` and of "String resources" that change the style of characters.
private let styleTags: Set<String> = [
  "a", "annotation", "b", "big", "cite", "del", "dfn", "em", "font", "i", "img", "s", "small", "span", "strike",
  "strong", "sub", "sup", "tt", "u", "xliff",
]
/// The tags of `Html.fromHtml` that begin a line.
private let lineTags: Set<String> = [
  "blockquote", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "p", "ul",
]

/// Resolves the escapes and the white space of a string resource.
///
/// Source: "String resources", section "Formatting and styling". Runs of white space become one space. `\n`, `\t`,
/// `\'`, `\"`, `\@`, `\?`, `\\` and `\uXXXX` are escapes. Plain quotation marks keep white space.
///
/// - Parameter keepsSpaces: true for a literal in an attribute, in which spaces and quotation marks are characters
///   (`StringBuilder` with `preserve_spaces` in AAPT2).
func unescaped(_ text: String, keepsSpaces: Bool = false) -> String {
  if isPlain(text) { return text }
  var result = String.UnicodeScalarView()
  var scalars = text.unicodeScalars.makeIterator()
  var isQuoted = keepsSpaces
  while let scalar = scalars.next() {
    switch scalar {
    case "\"" where !keepsSpaces: isQuoted.toggle()
    case "\\": if let escaped = escape(&scalars) { result.append(escaped) }
    case " ", "\n", "\r", "\t":
      if isQuoted { result.append(scalar) } else if result.last != " " { result.append(" ") }
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Returns true if a text has no escapes, no quotation marks, and single spaces as its only white space.
private func isPlain(_ text: String) -> Bool {
  var last: UInt8 = 0
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return false
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): return false
    case UInt8(ascii: " ") where last == byte: return false
    default: last = byte
    }
  }
  return true
}

private func escape(_ scalars: inout String.UnicodeScalarView.Iterator) -> Unicode.Scalar? {
  guard let scalar = scalars.next() else { return nil }
  switch scalar {
  case "n": return "\n"
  case "t": return " "
  case "u":
    var digits = ""
    for _ in 0..<4 { if let digit = scalars.next() { digits.unicodeScalars.append(digit) } }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  default: return scalar
  }
}
