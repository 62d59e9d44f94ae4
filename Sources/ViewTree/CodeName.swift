/// A namespace for functions that split the names of identifiers, classes and resource files into words.
package enum CodeName {
  /// Converts a class name to the spelling of resource names: `WikiErrorView` to `wiki_error_view`.
  package static func snakeCase(_ name: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var wasLower = false
    for byte in name.utf8 {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if isCapital, wasLower { bytes.append(UInt8(ascii: "_")) }
      bytes.append(isCapital ? byte | 0x20 : byte)
      wasLower = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Converts a name to the spelling of class names: `add_button` and `addButton` to `AddButton`.
  package static func className(of name: some StringProtocol) -> String {
    words(of: name).reduce(into: "") { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// Returns the words of a name such as `list_empty`, `emptyList` or `com.example.EmptyList`, in lower case.
  package static func words(of name: some StringProtocol) -> [Substring] {
    snakeCase(name).split { $0 == "_" || $0 == "." }
  }

  /// Returns true if the last word of a name is one of several words, in snake case or camel case.
  ///
  /// So `list`, `user_list` and `userList` end with `list`, but `playlist` does not. The words are in lower case.
  package static func ends(_ name: some StringProtocol, withOneOf words: [String]) -> Bool {
    words.contains { word in
      name == word || name.hasSuffix("_" + word) || name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
    }
  }

  /// Returns true for the name or the description of an avatar: with "avatar" or "monogram", or with the photo of a contact
  /// or of a profile, such as `profile_header_image`, `imgProfile` and "Profile picture of Ana".
  package static func isAvatar(_ name: String) -> Bool {
    let letters = String(decoding: name.utf8.map { $0 | 0x20 }.filter { isLower($0) }, as: UTF8.self)
    return ["avatar", "monogram", "profileimg", "imgprofile", "profilepic"].contains(where: letters.contains)
      || ["contact", "profile"].contains(where: letters.contains)
        && ["photo", "picture", "image"].contains(where: letters.contains)
  }

  private static func isLower(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
}
