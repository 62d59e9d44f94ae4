/// The value of work done on a ``DeepThread``; nil if no thread is available.
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
