import ViewTree

extension View {
  /// True for an image or plain view whose identifier or class name contains "avatar" or "monogram", or names the photo of
  /// a contact or of a profile, in upper or lower case.
  ///
  /// Such views are drawn as circles, as in Material Design, in Apple's Contacts and in the native dialect.
  var isAvatar: Bool {
    guard kind == .image || kind == .view else { return false }
    return identifier?.isNameOfAvatar == true || className?.isNameOfAvatar == true
  }
}

extension String {
  fileprivate var isNameOfAvatar: Bool {
    contains(word: "avatar") || contains(word: "monogram")
      || ["contact", "profile"].contains(where: contains) && ["photo", "picture", "image"].contains(where: contains)
  }

  /// True if the text contains a word of letters of ASCII in lower case, which the text may write in upper case.
  private func contains(word: String) -> Bool {
    guard utf8.count >= word.utf8.count else { return false }
    let (text, word) = (utf8Span.span, word.utf8Span.span)
    let starts = 0...text.count - word.count
    return starts.contains { start in word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] } }
  }
}
