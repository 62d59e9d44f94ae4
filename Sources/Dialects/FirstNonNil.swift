extension Sequence {
  /// The first result of a function that is not nil; nil if there is none.
  ///
  /// The function is called once for each element up to that one, other than in `lazy.compactMap(transform).first`, which
  /// calls it twice for the last: nested calls would take exponential time.
  func firstNonNil<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    for element in self { if let result = try transform(element) { return result } }
    return nil
  }
}
