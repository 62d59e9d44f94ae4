import Geometry
import TextFormats

/// The rules and named key frames of a CSS style sheet, without duplicates.
struct StyleSheet {
  private var names: [String: String] = [:]
  private(set) var rules: [String] = []

  var isEmpty: Bool { rules.isEmpty }

  mutating func add(_ rule: String) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  /// Adds a CSS rule that applies only with `prefers-reduced-motion: reduce`.
  mutating func addForReducedMotion(_ rule: String) {
    add("@media (prefers-reduced-motion:reduce){\(rule)}")
  }

  /// The value of the CSS property `animation` that plays a track; its `@keyframes` rules are added to the style sheet.
  ///
  /// - Parameters:
  ///   - track: the values over time, in seconds of the scene.
  ///   - declarations: formats the numbers of a key frame as CSS declarations.
  mutating func animation(_ track: Track, declarations: ([Double]) -> String) -> String {
    track.runs.map { run in
      let easings = Set(run.keyframes.dropLast().map(\.easing))
      let easing = easings.count == 1 ? easings.first ?? .linear : .linear
      var text = "\(name(ofKeyframes: keyframes(of: run, easing, declarations))) \(formatted(run.duration))s"
      text += " \(easing.styleText)"
      if formatted(run.begin) != "0" { text += " \(formatted(run.begin))s" }
      if run.count != 1 { text += run.count.isInfinite ? " infinite" : " \(formatted(run.count))" }
      if run.holdsEnd { text += " forwards" }
      return text
    }.joined(separator: ",")
  }

  private mutating func name(ofKeyframes body: String) -> String {
    if let name = names[body] { return name }
    let name = partName("-\(names.count)")
    names[body] = name
    rules.append("@keyframes \(name){\(body)}")
    return name
  }

  private func keyframes(of run: Track.Run, _ easing: Track.Easing, _ declarations: ([Double]) -> String) -> String {
    run.keyframes.enumerated().map { index, frame in
      var text = declarations(frame.values)
      if frame.easing != easing, index + 1 < run.keyframes.count {
        text += ";animation-timing-function:\(frame.easing.styleText)"
      }
      return "\(Self.selector(frame.offset)){\(text)}"
    }.joined()
  }

  private static func selector(_ offset: Double) -> String {
    offset == 0 ? "from" : offset == 1 ? "to" : formatted(offset * 100) + "%"
  }

  /// The rules of the style sheet as CSS text, one per line.
  var text: String { rules.map { $0 + "\n" }.joined() }
}

extension Track.Easing {
  fileprivate var styleText: String {
    switch self {
    case .curve(let curve): curve.styleText
    case .hold: "step-end"
    }
  }
}
