import Diagnostics
import Geometry
import Raster
import TextFormats

extension Differences {
  /// The differences as text, one on each line, bones before pixels; empty without differences.
  package var text: String {
    if isEmpty { return "" }
    return ((bones?.lines ?? []) + (pictures?.lines ?? [])).map { $0 + "\n" }.joined()
  }
}

extension PropertyDifference {
  /// The change of the value as text, such as `y 24 → 32`; a value that one record lacks is written as `none`.
  package var text: String { "\(name) \(expected ?? "none") → \(actual ?? "none")" }
}

extension BoneDifference {
  /// The changes of the bone as text, such as `bone 3 (feed/cell[0]/row/text "name"): y 24 → 32, width 210 → 200`.
  ///
  /// - Parameter subject: the word at the start of the text, `bone` or `view`.
  package func text(_ subject: BonesRecord.Subject) -> String {
    let identifier = bone.identifier.map { " \"\($0)\"" } ?? ""
    let line = isOneOfLines ? bone.line.map { " line \($0)" } ?? "" : ""
    let words = changes.filter { $0 == .added || $0 == .removed || $0 == .reordered }.map(\.rawValue)
    let facts = (words + properties.map(\.text)).joined(separator: ", ")
    return "\(subject) \(number) (\(printable(bone.path + identifier))\(line)): \(printable(facts))"
  }
}

extension BonesDifference {
  fileprivate var lines: [String] {
    if isEmpty { return [] }
    var lines = scene.map { printable($0.text) } + bones.map { $0.text(subject) }
    let changed = bones.count { !$0.changes.contains(.added) }
    let counts = "\(expectedCount - changed) of \(expectedCount) are as they were"
    let new = actualCount == expectedCount ? "" : ", now there are \(actualCount)"
    lines.append("\(subject)s: \(counts)\(new); intersection over union \(formatted(intersectionOverUnion))")
    let shift = layoutShift
    if shift.score > 0 {
      lines.append(
        "predicted layout shift: \(formatted(shift.score)) "
          + "(impact \(formatted(shift.impactFraction)) × distance \(formatted(shift.distanceFraction)))")
    }
    return lines
  }
}

extension PicturesDifference {
  /// The maximum number of times at which a text report lists different pixels; further ones are only counted.
  private static var maximumMoments: Int { 20 }

  fileprivate var lines: [String] {
    var lines: [String] = []
    if expected.size != actual.size {
      lines.append("picture: \(text(of: expected)) → \(text(of: actual)) pixels")
    }
    if expected.period != actual.period {
      lines.append("duration: \(seconds(expected.period)) → \(seconds(actual.period))")
    }
    for moment in moments.prefix(Self.maximumMoments) {
      let time = momentCount > 1 ? " at \(seconds(moment.time))" : ""
      lines.append("pixels\(time): \(text(of: moment.difference))")
    }
    if moments.count > Self.maximumMoments {
      lines.append("pixels: \(moments.count - Self.maximumMoments) more moments differ")
    }
    if momentCount > 1, !moments.isEmpty {
      lines.append("frames: \(moments.count) of \(momentCount) moments differ")
    }
    return lines
  }

  private func text(of facts: Facts) -> String { "\(facts.size.width)×\(facts.size.height)" }

  private func text(of difference: PixelDifference) -> String {
    let area = max(expected.size.width, actual.size.width) * max(expected.size.height, actual.size.height)
    let deltaE = difference.maximumDeltaE.map { ", ΔE \(formatted($0))" } ?? ""
    let place = difference.bounds.map { bounds in
      ", within x \(bounds.columns.lowerBound)…\(bounds.columns.upperBound), "
        + "y \(bounds.rows.lowerBound)…\(bounds.rows.upperBound)"
    }
    return "\(difference.count) of \(area) differ, by at most \(difference.maximum) of 255\(deltaE)\(place ?? "")"
  }
}

/// A time in microseconds as text in seconds with a unit, such as `0.5 s`.
func seconds(_ microseconds: Int) -> String { "\(formatted(Double(microseconds) / 1e6)) s" }

/// The text for a line of a report: ``Swift/String/visible``.
package func printable(_ text: String) -> String { text.visible }
