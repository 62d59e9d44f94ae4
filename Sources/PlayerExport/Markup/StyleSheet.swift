import Geometry
import TextFormats

/// The rules and named key frames of a CSS style sheet, without duplicates.
struct StyleSheet {
  private var names: [String: String] = [:]
  /// The number of named key frames.
  private var nameCount = 0
  private var plainRules: [String] = []
  /// The `@keyframes` rules of animations without motion, which replace those of the same name.
  private var stillRules: [String] = []
  /// The time of the values that endless animations have without motion, in seconds of the scene.
  var stillTime = 0.0
  /// True while animations are added to elements that are hidden with `prefers-reduced-motion: reduce`.
  var isHiddenWithoutMotion = false

  /// The rules in their order; the last one replaces animations with `prefers-reduced-motion: reduce`.
  var rules: [String] {
    if stillRules.isEmpty { return plainRules }
    return plainRules + ["@media (prefers-reduced-motion:reduce){\(stillRules.joined())}"]
  }

  var isEmpty: Bool { plainRules.isEmpty }

  /// Makes the key frames, which may have other colors in the dark theme, unusable for further animations.
  mutating func separateColors() { names = [:] }

  mutating func add(_ rule: String) {
    if !plainRules.contains(rule) { plainRules.append(rule) }
  }

  /// Adds a CSS rule that applies only with `prefers-reduced-motion: reduce`.
  mutating func addForReducedMotion(_ rule: String) {
    add("@media (prefers-reduced-motion:reduce){\(rule)}")
  }

  /// The name of the CSS class for elements that are hidden with `prefers-reduced-motion: reduce`; its rule is added.
  mutating func bandClass() -> String {
    let name = partName("-band")
    addForReducedMotion(".\(name){display:none}")
    return name
  }

  /// The value of the CSS property `animation` that plays a track; its `@keyframes` rules are added to the style sheet.
  ///
  /// With `prefers-reduced-motion: reduce` an endless animation shows its value at ``stillTime``, another one its value
  /// at the end if it remains, else that at rest. A fade with an end goes on.
  ///
  /// - Parameter isFade: true if the track animates only the opacity.
  mutating func animation(_ track: Track, isFade: Bool, declarations: ([Double]) -> String) -> String {
    track.runs.map { run in
      let easings = Set(run.keyframes.dropLast().map(\.easing))
      let easing = easings.count == 1 ? easings.first ?? .linear : .linear
      var still: String?
      if run.isMotion(isFade: isFade), !isHiddenWithoutMotion {
        let values = run.count.isInfinite ? run.values(at: stillTime) : run.holdsEnd ? run.keyframes.last?.values : nil
        still = values.map { "from,to{\(declarations($0))}" } ?? ""
      }
      let name = name(ofKeyframes: keyframes(of: run, easing, declarations), still: still)
      var text = "\(name) \(formatted(run.duration))s \(easing.styleText)"
      if formatted(run.begin) != "0" { text += " \(formatted(run.begin))s" }
      if run.count != 1 { text += run.count.isInfinite ? " infinite" : " \(formatted(run.count))" }
      if run.holdsEnd { text += " forwards" }
      return text
    }.joined(separator: ",")
  }

  /// The name of key frames.
  ///
  /// - Parameter still: the text of the key frames that replace them with `prefers-reduced-motion: reduce`; nil for none.
  private mutating func name(ofKeyframes body: String, still: String?) -> String {
    let key = body + (still.map { "}" + $0 } ?? "")
    if let name = names[key] { return name }
    let name = partName("-\(nameCount)")
    nameCount += 1
    names[key] = name
    plainRules.append("@keyframes \(name){\(body)}")
    if let still { stillRules.append("@keyframes \(name){\(still)}") }
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

extension Track.Run {
  /// True if the run is motion, which stops with `prefers-reduced-motion: reduce`; false for a fade with an end.
  func isMotion(isFade: Bool) -> Bool { !isFade || count.isInfinite }

  /// The values at a time in seconds of the track's time; before the begin those of the first key frame.
  fileprivate func values(at time: Double) -> [Double]? {
    let share = max(0, (time - begin) / duration).truncatingRemainder(dividingBy: 1)
    guard let index = keyframes.lastIndex(where: { $0.offset <= share }) else { return keyframes.first?.values }
    let frame = keyframes[index]
    guard index + 1 < keyframes.count, case .curve(let curve) = frame.easing else { return frame.values }
    let next = keyframes[index + 1]
    let progress = curve.value(at: (share - frame.offset) / (next.offset - frame.offset))
    return zip(frame.values, next.values).map { $0 + ($1 - $0) * progress }
  }
}

extension Track.Easing {
  fileprivate var styleText: String {
    switch self {
    case .curve(let curve): curve.styleText
    case .hold: "step-end"
    }
  }
}
