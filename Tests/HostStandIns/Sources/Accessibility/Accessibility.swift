// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of Accessibility as generated views use, by Apple's documentation.

public enum AccessibilityNotification {
  public struct Announcement {
    public nonisolated(unsafe) static var posted: [String] = []
    private let text: String
    public init(_ announcement: String) { text = announcement }
    public func post() { Self.posted.append(text) }
  }
}
