import Foundation
import SwiftUI
import UIKit

/// The figures of a view at one width: frames are x, y, width, height.
struct Figures: Encodable {
  var height = 0.0
  var bones: [[Double]] = []
  var surfaces: [[Double]] = []
  var gradients: [Gradient] = []
  /// The indices of the bones whose center is outside of the union of all bones.
  var covered: [Int] = []

  struct Gradient: Encodable {
    var frame: [Double]
    /// The ends of the axis in points.
    var start: [Double]
    var end: [Double]
    var colors: [[Double]]
    /// The locations of the colors at each of the times.
    var locations: [[Double]]
    /// The share of the second colors at each of the times.
    var shares: [Double] = []
  }
}

/// The times in seconds at which a sweep is judged.
let times = (0..<20).map { 0.013 + Double($0) * 0.1731 }

extension CGRect {
  var figures: [Double] { [minX, minY, width, height].map(Double.init) }
}

struct Request: Decodable {
  var widths: [Double]
}

@main struct Judge {
  @MainActor static func main() throws {
    let request = try JSONDecoder().decode(
      Request.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
    var answers: [String: [String: Figures]] = [:]
    for (name, make) in uikitViews {
      answers["uikit/" + name] = judgeUIKit(make, request.widths)
    }
    for (name, make) in swiftUIViews {
      answers["swiftui/" + name] = judgeSwiftUI(make, request.widths)
    }
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(answers))
    expectSweeps()
    expectSweepsOfStacks()
    expectPages()
    if failures > 0 { exit(1) }
  }
}

nonisolated(unsafe) var failures = 0

func expect(_ condition: Bool, _ message: String) {
  if condition { return }
  failures += 1
  FileHandle.standardError.write(Data((message + "\n").utf8))
}

/// The key of a case in the answers.
func key(_ width: Double, _ isRightToLeft: Bool, _ isDark: Bool) -> String {
  "\(Int(width)) \(isRightToLeft ? "rtl" : "ltr") \(isDark ? "dark" : "light")"
}

@MainActor func inAllCases(_ widths: [Double], _ body: (Double, Bool, Bool) -> Figures) -> [String: Figures] {
  var answers: [String: Figures] = [:]
  for width in widths {
    for isRightToLeft in [false, true] {
      for isDark in [false, true] { answers[key(width, isRightToLeft, isDark)] = body(width, isRightToLeft, isDark) }
    }
  }
  return answers
}
