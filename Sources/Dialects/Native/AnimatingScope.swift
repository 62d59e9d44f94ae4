import Geometry

/// A time as an indicator's drawing has it.
enum AnimatingTime: Hashable, Sendable {
  /// Seconds after `startAnimating`.
  case afterStart(Double)
  /// Seconds after `stopAnimating`; never when there is none.
  case afterStop(Double)
}

/// What the nearest indicator around an element says to the animations in it.
struct AnimatingScope: Hashable, Sendable {
  /// `startAnimating` in seconds of the scene: all times inside count from it.
  var start = 0.0
  /// `stopAnimating` in seconds of the scene, never before `start`; nil is never.
  var stop: Double?
  /// What the words `colors`, `color1`, `color2`, … stand for.
  var colors: [Color] = []

  /// True if no indicator is around the element.
  var isPlain: Bool { start == 0 && stop == nil && colors.isEmpty }

  /// A time in seconds of the scene, or nil when it never comes.
  func resolve(_ time: AnimatingTime) -> Double? {
    switch time {
    case .afterStart(let offset): start + offset
    case .afterStop(let offset): stop.map { $0 + offset }
    }
  }

  /// For the members of a group: their times count from its begin.
  var insideGroup: AnimatingScope { AnimatingScope(colors: colors) }

  /// The text with every `colors` replaced by the list and every `color2` by the second of it, in turn.
  ///
  /// A text that would become longer than any list may be stays as it is.
  func replacingColorWords(in text: String) -> String {
    guard !colors.isEmpty, text.contains("color") else { return text }
    var result = ""
    var word = ""
    for character in text + ";" {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      result += replacement(of: word) ?? word
      if result.utf8.count > 1 << 16 { return text }
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  private func replacement(of word: String) -> String? {
    if word == "colors" { return colors.map(\.hexadecimal).joined(separator: " ") }
    guard word.hasPrefix("color"), let number = Int(word.dropFirst(5)), number >= 1 else { return nil }
    return colors[(number - 1) % colors.count].hexadecimal
  }
}
