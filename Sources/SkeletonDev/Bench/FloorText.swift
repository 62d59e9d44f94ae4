import CFloors

/// A text for the floor of the parsers, libxml2's SAX2 with handlers that only count.
enum FloorText {
  /// Replaces the text; false if there is no memory for it.
  static func set(_ text: [UInt8]) -> Bool {
    guard floorsBeginText(Int64(text.count)) != 0 else { return false }
    for start in stride(from: 0, to: text.count, by: 8) {
      let end = min(start + 8, text.count)
      var word: UInt64 = 0
      for index in (start..<end).reversed() { word = word << 8 | UInt64(text[index]) }
      floorsAppendText(word, Int32(end - start))
    }
    return true
  }

  static func parse() { _ = floorsParseText() }
}
