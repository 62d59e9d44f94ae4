// The declarations are those of Apple's framework, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of Combine as generated views use, by Apple's documentation.
public import Foundation

public final class AnyCancellable {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  public func cancel() { end() }
  deinit { end() }
}

extension NotificationCenter {
  public struct Publisher {
    let center: NotificationCenter
    let name: Notification.Name
    public func sink(receiveValue: @escaping (Notification) -> Void) -> AnyCancellable {
      nonisolated(unsafe) let receive = receiveValue
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: nil, queue: nil) { receive($0) }
      return AnyCancellable { [center] in center.removeObserver(token) }
    }
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name)
  }
}
