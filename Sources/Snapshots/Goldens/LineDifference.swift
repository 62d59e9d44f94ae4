/// The lines that differ between two UTF-8 texts, as a text with line numbers, counted from 1, for a message.
///
/// Lines of `expected` begin with `- `, lines of `actual` with `+ `; consecutive lines are grouped. After 40 lines, the
/// last line contains the number of the further ones. The text is empty if the texts are equal.
///
/// - Parameter ignoringLineEnds: true if lines may end in CR LF, and the last line without a line break.
package func lineDifference(_ expected: [UInt8], _ actual: [UInt8], ignoringLineEnds: Bool = false) -> String {
  let (old, new) = (lines(of: expected, ignoringLineEnds), lines(of: actual, ignoringLineEnds))
  let start = zip(old, new).prefix { $0 == $1 }.count
  let common = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
  var (before, after) = (old[start..<old.count - common], new[start..<new.count - common])
  var text: [String] = []
  while !before.isEmpty || !after.isEmpty {
    // Lines correspond to each other only if as many are removed as are added.
    let count =
      before.count == after.count
      ? zip(before, after).prefix { $0 != $1 }.count : max(before.count, after.count)
    text.append("line \(before.startIndex + 1):")
    text += before.prefix(count).map { "- " + printed($0) } + after.prefix(count).map { "+ " + printed($0) }
    let equal = zip(before.dropFirst(count), after.dropFirst(count)).prefix { $0 == $1 }.count
    (before, after) = (before.dropFirst(count + equal), after.dropFirst(count + equal))
  }
  let rest = text.count - maximumLines
  if rest > 0 { text = text.prefix(maximumLines) + ["… \(rest) more lines"] }
  return text.map { $0 + "\n" }.joined()
}

/// The maximum number of lines in the text of a difference; the number of further lines follows them.
private let maximumLines = 40

private func lines(of text: [UInt8], _ ignoringLineEnds: Bool) -> [ArraySlice<UInt8>] {
  let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if !ignoringLineEnds { return lines }
  let plain = lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  return plain.last?.isEmpty == true ? plain.dropLast() : plain
}

/// A line as text; with control characters it is quoted and escaped, and invalid bytes become U+FFFD.
private func printed(_ line: ArraySlice<UInt8>) -> String {
  let text = String(decoding: line, as: UTF8.self)
  let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  return isPlain ? text : text.debugDescription
}
