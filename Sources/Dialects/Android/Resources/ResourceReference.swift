/// A reference in a layout or resource file to a resource or to a theme attribute.
struct ResourceReference: Hashable, Sendable {
  /// The type of the referenced resource, such as `dimen` or `style`; `attr` for a theme attribute.
  var type: String
  var name: String
  /// True for a resource of the framework, in the package `android`; false for one of the application or a library.
  var isFramework = false

  /// The name under which styles and themes contain the referenced attribute.
  ///
  /// It is `android:name` for an attribute of the framework.
  var attributeName: String { isFramework ? "android:" + name : name }

  /// The reference as written in a layout file, such as `@dimen/name` or `?attr/name`.
  var text: String {
    let package = isFramework ? "android:" : ""
    return type == "attr" ? "?" + package + "attr/" + name : "@" + package + type + "/" + name
  }
}

extension ResourceReference {
  /// Parses `@package:type/name`, `@+id/name`, `?package:attr/name` or `?name`; nil for other texts.
  ///
  /// `@android:style/name` is also written `@style/android:name`, and `?android:attr/name` as `?attr/android:name`.
  init?(_ text: String) {
    let bytes = text.utf8Span.span
    guard bytes.count > 1 else { return nil }
    let isOfTheme = bytes[0] == UInt8(ascii: "?")
    guard isOfTheme || bytes[0] == UInt8(ascii: "@") else { return nil }
    let hasSign = bytes[1] == UInt8(ascii: "+") || bytes[1] == UInt8(ascii: "*")
    var start = hasSign ? 2 : 1
    var type: Range<Int>?
    var isFramework = false
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: ":") {
        let package = text.utf8.dropFirst(start).prefix(index - start)
        isFramework = isFramework || package.elementsEqual("android".utf8)
        start = index + 1
      } else if bytes[index] == UInt8(ascii: "/"), type == nil {
        type = start..<index
        start = index + 1
      }
    }
    guard start < bytes.count else { return nil }
    name = String(Substring(text.utf8.dropFirst(start)))
    self.isFramework = isFramework
    guard !isOfTheme else {
      self.type = "attr"
      return
    }
    guard let type, !type.isEmpty else { return nil }
    self.type = String(Substring(text.utf8.dropFirst(type.lowerBound).prefix(type.count)))
  }

  /// A style that a text names, with or without `@style/`.
  init(style text: String) {
    self = ResourceReference(text) ?? ResourceReference(type: "style", name: text)
  }

  /// Returns the name in a reference to a view, such as `@+id/name`; nil for other texts.
  static func identifier(_ text: String) -> String? {
    guard let reference = ResourceReference(text), reference.type == "id" else { return nil }
    return reference.name
  }
}
