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
  let (before, after) = (old[start..<old.count - common], new[start..<new.count - common])
  var text: [String] = []
  func tell(_ line: Int, _ removed: Lines.SubSequence, _ added: Lines.SubSequence) {
    text.append("line \(line):")
    text += removed.map { "- " + printed($0) } + added.map { "+ " + printed($0) }
  }
  if before.count == after.count {
    var place = 0
    while place < before.count {
      let rest = zip(before.dropFirst(place), after.dropFirst(place))
      let count = rest.prefix { $0 != $1 }.count
      let (first, second) = (before.dropFirst(place).prefix(count), after.dropFirst(place).prefix(count))
      tell(start + place + 1, first, second)
      place += count
      place += zip(before.dropFirst(place), after.dropFirst(place)).prefix { $0 == $1 }.count
    }
  } else {
    tell(start + 1, before, after)
  }
  let rest = text.count - maximumLines
  if rest > 0 { text = text.prefix(maximumLines) + ["… \(rest) more lines"] }
  return text.map { $0 + "\n" }.joined()
}

/// The maximum number of lines in the text of a difference; the number of further lines follows them.
private let maximumLines = 40

private typealias Lines = [ArraySlice<UInt8>]

private func lines(of text: [UInt8], _ ignoringLineEnds: Bool) -> Lines {
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
