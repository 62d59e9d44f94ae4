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
    let (at, question, colon, slash) = (UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "/"))
    guard let first = text.utf8.first, first == at || first == question else { return nil }
    var rest = Substring(text).utf8.dropFirst()
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "*") { rest = rest.dropFirst() }
    isFramework = false
    if let end = rest.firstIndex(of: colon) {
      isFramework = rest[..<end].elementsEqual("android".utf8) || Substring(rest[..<end]).hasSuffix("*android")
      rest = rest[end...].dropFirst()
    }
    let end = rest.firstIndex(of: slash)
    if first == question {
      type = "attr"
    } else {
      guard let end else { return nil }
      type = String(Substring(rest[..<end]))
    }
    var last = end.map { rest[$0...].dropFirst() } ?? rest
    // `@android:style/…` is also written `@style/android:…`, and `?android:attr/…` as `?attr/android:…`.
    if let end = last.firstIndex(of: colon) {
      isFramework = isFramework || last[..<end].elementsEqual("android".utf8)
      last = last[end...].dropFirst()
    }
    guard !last.isEmpty, !type.isEmpty else { return nil }
    name = String(Substring(last))
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
