import Comparison
import Geometry
import TextFormats

/// One of several captures of a screen that loads.
package struct LoadingFrame: Sendable {
  package var name: String
  /// The time of the capture in seconds; nil if the document does not state it.
  package var time: Double?
  var screen: MarkedScreen

  package init(name: String, time: Double?, _ screen: MarkedScreen) {
    (self.name, self.time, self.screen) = (name, time, screen)
  }
}

/// The time in seconds below which a placeholder is a flash.
private let shortest = 0.2

/// Judges a sequence of captures from the first placeholder to the loaded screen.
///
/// The following is reported: a placeholder that is shown for less than 0.2 s, or again after its content; one
/// that is still there at the end; loaded parts that move; and content that appears above content that is there already.
package func judgeFrames(_ frames: [LoadingFrame]) -> LoadingReport {
  var report = LoadingReport(shift: LayoutShift([], viewport: frames.first?.screen.size ?? .zero))
  func add(_ kind: LoadingFinding.Kind, _ message: String, _ area: Rect? = nil) {
    report.findings.append(LoadingFinding(kind: kind, message: message, location: nil, area: area))
  }
  guard let first = frames.first, let last = frames.last else { return report }
  let start = first.time
  func moment(_ frame: LoadingFrame) -> String {
    guard let start, let time = frame.time else { return "in \(frame.name)" }
    return "after \(formatted(time - start)) s"
  }
  reportFlashes(frames, add)
  if !last.screen.marks.isEmpty {
    let count = last.screen.marks.count
    add(
      .stuck, "\(count) \(count == 1 ? "bone is" : "bones are") still shown \(moment(last))", last.screen.marks[0].frame
    )
  } else if !last.screen.busyNodes.isEmpty {
    add(.stuck, "an activity indicator is still shown \(moment(last))")
  }
  if frames.allSatisfy({ $0.screen.marks.isEmpty && $0.screen.busyNodes.isEmpty }), frames.count > 1 {
    add(.empty, "no frame has a placeholder")
  }
  var score = 0.0
  for (one, other) in zip(frames, frames.dropFirst()) {
    var (before, after) = (one.screen, other.screen)
    after.marks = after.others
    let common = takeCommonParts(&before, &after)
    let shift = LayoutShift(of: common, before, after)
    score += shift.score
    guard shift.score >= 0.001,
      let moved = common.first(where: { abs($0.before.minY - $0.after.minY) >= LayoutShift.smallestReportedMove })
    else { continue }
    if shift.score > report.shift.score { report.shift = shift }
    add(
      .shift,
      "\(before.name(of: moved.node)) moves by \(Int(abs(moved.after.minY - moved.before.minY).rounded())) \(moment(other)): layout shift \(formatted(shift.score))",
      moved.before)
  }
  report.totalShift = score
  reportArrivals(frames, moment, add)
  return report
}

/// Reports placeholders that are shown for a short time, and those that appear again.
private func reportFlashes(_ frames: [LoadingFrame], _ add: (LoadingFinding.Kind, String, Rect?) -> Void) {
  var shownSince: Int?
  var wasShown = false
  for (index, frame) in frames.enumerated() {
    if !frame.screen.marks.isEmpty {
      if shownSince == nil, wasShown {
        add(.flash, "the placeholder appears again in \(frame.name)", frame.screen.marks[0].frame)
      }
      shownSince = shownSince ?? index
      wasShown = true
    } else if let since = shownSince {
      shownSince = nil
      guard let start = frames[since].time, let end = frame.time, end - start < shortest else { continue }
      add(
        .flash, "the placeholder is shown for at most \(formatted(end - start)) s, less than \(formatted(shortest)) s",
        frames[since].screen.marks[0].frame)
    }
  }
}

/// Reports content that appears above content that is there already.
private func reportArrivals(
  _ frames: [LoadingFrame], _ moment: (LoadingFrame) -> String, _ add: (LoadingFinding.Kind, String, Rect?) -> Void
) {
  guard let first = frames.first(where: { !$0.screen.marks.isEmpty }) else { return }
  // The number of the frame in which each bone is gone, by its position.
  let bones = first.screen.marks.map(\.frame)
  let places = frames.map { frame in Set(frame.screen.marks.map(\.frame.wholeOrigin)) }
  let ends = bones.map { bone in places.lastIndex { $0.contains(bone.wholeOrigin) }.map { $0 + 1 } ?? 0 }
  guard let early = ends.min(), let late = ends.max(), early < late else { return }
  // A bone that remains moves if content above it has another height.
  guard let lower = zip(bones, ends).filter({ $0.1 == early }).map(\.0).min(by: { $0.minY < $1.minY }),
    let upper = zip(bones, ends).filter({ $0.1 > early && $0.0.maxY <= lower.minY }).map(\.0).min(by: {
      $0.minY < $1.minY
    })
  else { return }
  add(
    .arrival,
    "the content at \(Int(lower.minY.rounded())) appears \(moment(frames[early])), before that above it at \(Int(upper.minY.rounded()))",
    lower)
}

extension Rect {
  /// The origin in whole points, x first.
  fileprivate var wholeOrigin: [Int] { [Int(minX.rounded()), Int(minY.rounded())] }
}
