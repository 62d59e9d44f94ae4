/// A value with the diagnostics of its computation, in order.
package struct Reported<Value> {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Runs the next stage on the value and concatenates the diagnostics; rethrows the error of `stage`.
  package func then<Next, Failure>(
    _ stage: (Value) throws(Failure) -> Reported<Next>
  ) throws(Failure) -> Reported<Next> {
    let next = try stage(value)
    return Reported<Next>(next.value, diagnostics + next.diagnostics)
  }
}

extension Reported: Sendable where Value: Sendable {}
