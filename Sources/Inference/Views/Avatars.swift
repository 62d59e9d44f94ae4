import ViewTree

extension View {
  /// True for an image or plain view whose identifier or class name contains "avatar" or "monogram", or names the photo of
  /// a contact or of a profile, in upper or lower case.
  ///
  /// Such views are drawn as circles, as in Material Design, in Apple's Contacts and in the native dialect.
  var isAvatar: Bool {
    guard kind == .image || kind == .view else { return false }
    return [identifier, className].contains { $0.map(CodeName.isAvatar) == true }
  }
}
