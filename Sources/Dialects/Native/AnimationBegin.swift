import LayerTree

/// The begin of an animation as its attribute states it: a time, or a time after the end of another animation.
enum AnimationBegin: Hashable, Sendable {
  case time(AnimatingTime)
  /// The time in seconds after the end of the animation with a name, which stands before it in the same element;
  /// negative for a time before that end.
  case afterAnimation(String, Double)
}

/// The ends of the named animations of one element, or of one group, that were read so far.
///
/// Names of other elements are not visible: equal elements are read once, wherever they stand.
struct AnimationEnds {
  /// The end of an animation: a time, or `never` for one after which no animation can begin.
  enum End: Hashable, Sendable {
    /// The animation has no begin or no end, so that no animation begins after it. SMIL 3.0, section 5.4.3, likewise
    /// leaves `begin="id.end"` unresolved until the other animation ends.
    case never
    /// The end in the time of the element, in seconds; true if it follows from the stop of the indicator.
    case time(Double, isAfterStop: Bool)
  }

  private(set) var ends: [String: End] = [:]

  /// The names of these animations in alphabetical order.
  var names: [String] { ends.keys.sorted() }

  mutating func add(_ name: String, _ end: End) { ends[name] = end }

  /// Returns the begin of an animation in the time of the element, in seconds; nil for an animation that never begins.
  func resolve(_ begin: AnimationBegin, in scope: AnimatingScope) -> (time: Double, isAfterStop: Bool)? {
    switch begin {
    case .time(let time):
      if case .afterStop = time { return scope.resolve(time).map { ($0, true) } }
      return scope.resolve(time).map { ($0, false) }
    case .afterAnimation(let name, let offset):
      guard case .time(let end, let isAfterStop)? = ends[name] else { return nil }
      return (end + offset, isAfterStop)
    }
  }
}

extension MediaTiming {
  /// The parent time, in seconds, at which the timing ends; infinite for a timing without an end.
  var endTime: Double {
    guard speed > 0 else { return .infinity }
    return beginTime + (activeDuration - timeOffset) / speed
  }
}

extension ValueSyntax where Value == AnimationBegin {
  /// The syntax of the begin of an animation: that of ``ValueSyntax/animatingTime``, or the name of an animation and a
  /// time after its end, such as `after:grow + 0.2s`.
  static let animationBegin = ValueSyntax(
    "animationBegin",
    expected: "a time such as 0.5, 0.5s or 500ms, or one such as stop, stop+0.3s, after:name or after:name + 0.2s",
    .pattern(
      "stop([+\\-]" + NumberPattern.positive + "(s|ms)?)?|" + NumberPattern.number + "(s|ms)?|"
        + "after:[\\p{L}\\p{N}_]+( *[+\\-] *" + NumberPattern.positive + "(s|ms)?)?"),
    parse: { text in
      guard text.hasPrefix("after:") else {
        return ValueSyntax<AnimatingTime>.animatingTime.parse(text).map(AnimationBegin.time)
      }
      let rest = text.dropFirst("after:".count)
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let offset = rest.dropFirst(name.count).filter { $0 != " " }
      guard !name.isEmpty else { return nil }
      if offset.isEmpty { return .afterAnimation(String(name), 0) }
      guard offset.first == "+" || offset.first == "-" else { return nil }
      return parseTime(offset).map { .afterAnimation(String(name), $0) }
    })
}

extension ValueSyntax where Value == String {
  static let animationName = ValueSyntax(
    "animationName", expected: "a name of letters, digits and _", .pattern("[\\p{L}\\p{N}_]+"),
    parse: { text in
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? text : nil
    })
}
