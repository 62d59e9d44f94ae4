extension RandomAccessCollection {
  /// The index of the first element that is in the second partition of the collection; `endIndex` if there is none.
  ///
  /// Takes log n steps for n elements.
  ///
  /// - Parameter belongsInSecond: returns false for all elements up to some place, and true for all after it.
  @inlinable
  package func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsInSecond(self[middle]) {
        count /= 2
      } else {
        (low, count) = (index(after: middle), count - count / 2 - 1)
      }
    }
    return low
  }
}
