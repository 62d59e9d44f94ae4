import Checks
import Skeleton

/// The benchmark of the comparison of a captured placeholder with its content.
struct CheckBench {
  let contest: Contest

  /// Measures the comparison of two pages of 1,000 elements, beside one render of both, in milliseconds.
  ///
  /// - Throws: ``RenderError`` if a page cannot be drawn.
  func lines() throws -> [BenchLine] {
    let pages = (Array(BenchDocuments.page(loads: true).utf8), Array(BenchDocuments.page(loads: false).utf8))
    let scenes = (try Document(pages.0).scene(), try Document(pages.1).scene())
    var mismatches = 0.0
    let medians = try contest.medians([
      { _ in
        _ = try Document(pages.0).scene().render(as: .svg)
        _ = try Document(pages.1).scene().render(as: .svg)
      },
      { _ in
        let measured = try Measurements(of: scenes.0, content: .scene(scenes.1), isCapture: true, formats: [])
        mismatches = measured[.mismatches] ?? 0
      },
    ])
    return [
      BenchLine(
        title: "check", what: "1,000 elements on each side, \(Int(mismatches)) differences", value: medians[1],
        against: "render of both", other: medians[0], bound: .atMost(1.5), bytes: 0)
    ]
  }
}
