/// A value with the diagnostics that its computation produced, in the order in which they were found.
@usableFromInline
package struct Reported<Value> {
  @usableFromInline
  package var value: Value
  @usableFromInline
  package var diagnostics: [Diagnostic]

  @inlinable
  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Calls `stage` with the value, and returns its result with the diagnostics of this value and then those of `stage`.
  ///
  /// - Throws: the error of `stage`.
  package func then<Next, Failure>(
    _ stage: (Value) throws(Failure) -> Reported<Next>
  ) throws(Failure) -> Reported<Next> {
    let next = try stage(value)
    return Reported<Next>(next.value, diagnostics + next.diagnostics)
  }
}

extension Reported: Sendable where Value: Sendable {}
