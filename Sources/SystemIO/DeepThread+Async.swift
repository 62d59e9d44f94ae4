/// The value of work that is done on a ``DeepThread`` of its own; nil when there is no such thread to be had.
///
/// Nothing else waits meanwhile: no thread of Swift's pool is held.
package func onDeepThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
  await withCheckedContinuation { continuation in
    guard let thread = DeepThread({ continuation.resume(returning: work()) }) else {
      return continuation.resume(returning: nil)
    }
    thread.detach()
  }
}
