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
}

extension Reported: Sendable where Value: Sendable {}
