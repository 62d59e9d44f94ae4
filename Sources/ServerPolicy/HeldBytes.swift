import Synchronization

/// The number of bytes of bodies and lines that a server holds in memory for all requests together.
package final class HeldBytes: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  package init(limit: Int) { self.limit = limit }

  /// The number of bytes that are held.
  package var total: Int { count.withLock { $0 } }

  /// The bytes that one holder, such as a request, adds to the total until it ends.
  package final class Share: Sendable {
    private let held: HeldBytes
    private let own = Mutex(0)

    package init(of held: HeldBytes) { self.held = held }

    deinit { held.count.withLock { $0 -= own.withLock { $0 } } }

    /// Adds bytes; returns false, without an effect, if the total would exceed its limit.
    package func grow(by bytes: Int) -> Bool {
      let isFree = held.count.withLock { count in
        if count > held.limit - bytes { return false }
        count += bytes
        return true
      }
      if isFree { own.withLock { $0 += bytes } }
      return isFree
    }

    /// Sets the number of bytes, even above the limit of the total: these bytes exist already.
    package func resize(to bytes: Int) {
      let change = own.withLock { own in
        defer { own = bytes }
        return bytes - own
      }
      held.count.withLock { $0 += change }
    }
  }
}
