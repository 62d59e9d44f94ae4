/// A reference in a layout or resource file to a resource or to a theme attribute.
struct ResourceReference: Hashable, Sendable {
  /// The type of the referenced resource, such as `dimen` or `style`; `attr` for a theme attribute.
  var type: String
  var name: String
  /// True for a resource of the framework, in the package `android`; false for one of the application or a library.
  var isFramework: Bool

  /// The name under which styles and themes contain the referenced attribute.
  ///
  /// It is `android:name` for an attribute of the framework.
  var attributeName: String { isFramework ? "android:" + name : name }

  /// The reference as written in a layout file, such as `@dimen/name` or `?attr/name`.
  var text: String {
    let package = isFramework ? "android:" : ""
    return type == "attr" ? "?" + package + "attr/" + name : "@" + package + type + "/" + name
  }

  /// Parses `@package:type/name`, `@+id/name`, `?package:attr/name` or `?name`; nil for other texts.
  init?(_ text: some StringProtocol) {
    guard let first = text.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else { return nil }
    var rest = Substring(text).dropFirst()
    if rest.hasPrefix("+") || rest.hasPrefix("*") { rest = rest.dropFirst() }
    isFramework = false
    if let colon = rest.firstIndex(of: ":") {
      isFramework = rest[..<colon] == "android" || rest[..<colon].hasSuffix("*android")
      rest = rest[rest.index(after: colon)...]
    }
    let slash = rest.firstIndex(of: "/")
    if first == UInt8(ascii: "?") {
      type = "attr"
    } else {
      guard let slash else { return nil }
      type = String(rest[..<slash])
    }
    var last = slash.map { rest[rest.index(after: $0)...] } ?? rest
    // `@android:style/…` is also written `@style/android:…`, and `?android:attr/…` as `?attr/android:…`.
    if let colon = last.firstIndex(of: ":") {
      isFramework = isFramework || last[..<colon] == "android"
      last = last[last.index(after: colon)...]
    }
    guard !last.isEmpty, !type.isEmpty else { return nil }
    name = String(last)
  }

  init(type: String, name: String, isFramework: Bool = false) {
    self.type = type
    self.name = name
    self.isFramework = isFramework
  }

  /// Returns the name in a reference to a view, such as `@+id/name`; nil for other texts.
  static func identifier(_ text: String) -> String? {
    guard let reference = ResourceReference(text), reference.type == "id" else { return nil }
    return reference.name
  }
}

extension ResourceReference {
  /// Converts a class name to the spelling of resource names: `WikiErrorView` to `wiki_error_view`.
  static func snakeCase(_ className: Substring) -> String {
    var name = ""
    var wasLower = false
    for character in className {
      if character.isUppercase, wasLower { name.append("_") }
      wasLower = character.isLowercase || character.isNumber
      name += character.lowercased()
    }
    return name
  }
}
