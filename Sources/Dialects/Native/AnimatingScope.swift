import Geometry

/// A time in an indicator's drawing, relative to its start or stop.
enum AnimatingTime: Hashable, Sendable {
  /// The time in seconds after `startAnimating`.
  case afterStart(Double)
  /// The time in seconds after `stopAnimating`; never if there is none.
  case afterStop(Double)
}

/// The animation context that the nearest enclosing indicator provides.
struct AnimatingScope: Hashable, Sendable {
  /// The time of `startAnimating` in seconds of the scene; times inside are relative to it.
  var start = 0.0
  /// The time of `stopAnimating` in seconds of the scene, not before `start`; nil for never.
  var stop: Double?
  /// The values of the color words: `colors` is the whole list, `color1` the first color, and so on.
  var colors: [Color] = []

  /// True if no indicator is around the element.
  var isPlain: Bool { start == 0 && stop == nil && colors.isEmpty }

  /// The time in seconds of the scene; nil for a time that never comes.
  func resolve(_ time: AnimatingTime) -> Double? {
    switch time {
    case .afterStart(let offset): start + offset
    case .afterStop(let offset): stop.map { $0 + offset }
    }
  }

  /// The scope for members of a group, whose times are relative to the group's begin.
  var insideGroup: AnimatingScope { AnimatingScope(colors: colors) }

  /// The text with `colors` replaced by the list of colors, and `color1`, `color2`, … by single colors in rotation.
  ///
  /// The text is unchanged if the result would exceed the maximum length of a list.
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
