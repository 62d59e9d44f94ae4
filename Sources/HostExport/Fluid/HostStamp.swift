import Geometry
import LayerTree
package import SceneModel
import TextFormats

/// The fingerprints of a placeholder, which generated source code contains in a comment, so that a later run can name
/// the bone that no longer fits the document.
///
/// A fingerprint is that of the frame and of the radii of a bone at several widths in both directions, in tenths of a
/// point: intervals of widths that are divided at another place do not change it.
package struct HostStamp: Hashable, Sendable {
  /// The fingerprints of bones and surfaces in the order of the document, as four hexadecimal digits each.
  package private(set) var boxes: [String] = []
  /// The names of the bones and surfaces; empty for a stamp that was read from a file.
  package private(set) var names: [String] = []
  /// The fingerprint of colors, sweep, times and height.
  package private(set) var style: String

  /// The widths in points at which boxes are compared.
  private static let widths: [Double] = [160, 320, 375, 430, 768, 1_024, 1_440]

  package init(_ scene: Scene, dark: Scene?, _ forms: FluidForms) {
    var order: [FluidBoneName] = []
    var prints: [FluidBoneName: Fingerprint] = [:]
    var whole = Fingerprint()
    for forms in [forms.leftToRight, forms.rightToLeft] {
      for width in Self.widths {
        guard let form = forms.last(where: { $0.start <= width }) ?? forms.first else { continue }
        whole.add(form.height.value(at: width))
        for box in form.boxes {
          if prints[box.name] == nil { order.append(box.name) }
          for length in box.lengths { prints[box.name, default: Fingerprint()].add(length.value(at: width)) }
        }
      }
    }
    for name in order where FluidBoneName.Role.drawn.contains(name.role) {
      boxes.append(prints[name]?.text(digits: 4) ?? "")
      let line = name.line.map { ", line \($0 + 1)" } ?? ""
      names.append((name.identifier.map { "\"\($0.printed)\", " } ?? "") + name.path + line)
    }
    for scene in [scene, dark].compactMap({ $0 }) {
      whole.add(scene.overlay.hexadecimal)
      whole.add(String(describing: scene.shimmer.axis))
      for stops in [scene.shimmer.stops, scene.shimmer.animation?.to].compactMap({ $0 }) {
        stops.colors.forEach { whole.add($0.hexadecimal) }
        stops.locations.forEach { whole.add($0 * 100) }
      }
      if let animation = scene.shimmer.animation {
        let (timing, curve) = (animation.timing, animation.timingFunction)
        [timing.duration, timing.speed, curve.x1, curve.y1, curve.x2, curve.y2].forEach { whole.add($0 * 1_000) }
        whole.add("\(timing.autoreverses) \(scene.shimmer.scopeName)")
      }
      let loading = scene.loading
      [loading.showDelay, loading.minimumTime, loading.transition].forEach { whole.add($0 * 1_000) }
      whole.add("\(loading.finishesCycle)")
    }
    style = whole.text(digits: 8)
  }

  /// The text of a comment with the stamp and the arguments that make the file again.
  ///
  /// Escapes in the JSON text of the arguments keep it from ending a comment of any language.
  package func comment(arguments: [String]) -> String {
    let list = arguments.map { String(decoding: quoted($0), as: UTF8.self) }.joined(separator: ",")
    let safe = list.replacing("--", with: #"-\u002d"#).replacing("*/", with: #"*\u002f"#)
      .replacing("/*", with: #"\u002f*"#)
    return "skeleton verify \(text) [\(safe)]"
  }

  /// Reads the text of a stamp, as ``text`` returns it; nil for another text.
  package init?(text: some StringProtocol) {
    let words: [String] = text.split { $0 == " " }.map { String($0) }
    guard let style = words.first, words.allSatisfy({ word in word.utf8.allSatisfy { $0.isHexadecimalDigit } }) else {
      return nil
    }
    (self.style, boxes) = (style, Array(words.dropFirst()))
  }

  package var text: String { ([style] + boxes).joined(separator: " ") }

  /// The names of the bones of this stamp that differ from those of an older one; empty for equal stamps.
  ///
  /// Without a bone that differs, a stamp may differ in the number of bones or in the style.
  package func changes(since older: HostStamp) -> [String] {
    if older.text == text { return [] }
    // Equal bones at both ends belong together, so that a bone that is added or removed is found.
    let start = zip(boxes, older.boxes).prefix { $0 == $1 }.count
    let rests = (boxes.dropFirst(start).reversed(), older.boxes.dropFirst(start).reversed())
    let end = zip(rests.0, rests.1).prefix { $0 == $1 }.count
    let isSame = boxes.count == older.boxes.count
    let changed = (start..<boxes.count - end).filter { !isSame || boxes[$0] != older.boxes[$0] }
    if !changed.isEmpty { return changed.map { names[$0] } }
    if !isSame { return ["a bone that the document no longer has"] }
    return ["the colors, the sweep, the times or the height"]
  }
}

/// A hash of numbers and texts by the FNV-1a function, which does not depend on the platform.
private struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = (state ^ 0x2C) &* 0x100_0000_01B3
  }

  /// Adds a number in tenths.
  mutating func add(_ number: Double) { add(formatted((number * 10).rounded())) }

  func text(digits: Int) -> String {
    let folded = state ^ (state >> 32) ^ (state >> 17)
    let text = String(folded & (1 << (4 * UInt64(digits)) - 1), radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool { (0x30...0x39).contains(self) || (0x61...0x66).contains(self) }
}
