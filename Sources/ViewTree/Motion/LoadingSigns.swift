/// The facts in a document that show that content loads.
@usableFromInline
package struct LoadingSigns: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The document states that the contents of the view are changing: `aria-busy`, or
  /// `android:indeterminate` of a progress bar.
  package static let busy = LoadingSigns(rawValue: 1)
  /// The view has an animation without an end.
  package static let animated = LoadingSigns(rawValue: 2)
  /// The view has the ARIA role `status` or `progressbar`.
  package static let status = LoadingSigns(rawValue: 4)
}
