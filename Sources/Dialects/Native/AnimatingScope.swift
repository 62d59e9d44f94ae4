import Geometry
import TextFormats

/// A time in an animation of an activity indicator, relative to the start or to the stop of the indicator.
enum AnimatingTime: Hashable, Sendable {
  /// A time in seconds after `startAnimating`, the start of the indicator.
  case afterStart(Double)
  /// A time in seconds after `stopAnimating`; it never comes in an indicator that does not stop.
  case afterStop(Double)
}

/// The start, the stop and the colors of the innermost activity indicator around an animation.
///
/// The animation's times and color words refer to them.
struct AnimatingScope: Hashable, Sendable {
  /// The time of `startAnimating` in seconds of the scene, to which the times of animations in the indicator are
  /// relative.
  var start = 0.0
  /// The time of `stopAnimating` in seconds of the scene, not before `start`; nil for never.
  var stop: Double?
  /// The values of the indicator's attributes `color1`, `color2`, … in this order; empty outside of indicators.
  ///
  /// In attributes the word `colors` refers to all of them, and `color1` to the first one.
  var colors: [Color] = []

  /// True outside of activity indicators: times are those of the scene, and color words have no meaning.
  var isPlain: Bool { start == 0 && stop == nil && colors.isEmpty }

  /// Converts a time to seconds of the scene; nil for a time after the stop of an indicator that does not stop.
  func resolve(_ time: AnimatingTime) -> Double? {
    switch time {
    case .afterStart(let offset): start + offset
    case .afterStop(let offset): stop.map { $0 + offset }
    }
  }

  /// The scope for the members of an `<animationGroup>`: the same colors, but times are relative to the group's begin.
  var insideGroup: AnimatingScope { AnimatingScope(colors: colors) }

  /// Replaces the word `colors` by the list of colors, and `color1`, `color2`, … by single colors as `#RRGGBBAA`.
  ///
  /// Colors are counted from 1; numbers above their number start again at the first. The text is returned unchanged if
  /// there are no colors or if the result would exceed 65,536 bytes.
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
