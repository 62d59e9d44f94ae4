import Geometry

/// A comparison of pictures pixel by pixel, with a cache of converted colors.
struct PixelComparer {
  let tolerance: PixelTolerance
  /// The rectangles that are not compared, in pixels; a pixel is inside a rectangle if its center is.
  let ignored: [Rect]
  private var known: [Color: Lab] = [:]
  private var last: (before: Color, after: Color, result: Verdict)?

  private struct Verdict {
    var differs: Bool
    var levels: Int
    var deltaE: Double?
  }

  init(_ tolerance: PixelTolerance, ignoring ignored: [Rect]) {
    self.tolerance = tolerance
    self.ignored = ignored
  }

  /// Compares two pictures; pixels that exist in only one of them count as different.
  ///
  /// - Parameter report: a function that receives the column and the row, counted from 0, of each different pixel.
  mutating func compare(_ expected: Picture, _ actual: Picture, report: (Int, Int) -> Void) -> PixelDifference {
    var difference = PixelDifference()
    if expected == actual { return difference }
    let (before, after) = (expected.size, actual.size)
    for y in 0..<max(before.height, after.height) {
      for x in 0..<max(before.width, after.width) {
        let isBefore = x < before.width && y < before.height
        let isAfter = x < after.width && y < after.height
        let verdict: Verdict
        if isBefore && isAfter {
          let (old, new) = (expected.pixels[y * before.width + x], actual.pixels[y * after.width + x])
          if old == new { continue }
          verdict = judge(old, new)
        } else {
          verdict = Verdict(differs: isBefore || isAfter, levels: 255)
        }
        guard verdict.differs, !isIgnored(x, y) else { continue }
        difference.add(x: x, y: y, levels: verdict.levels, deltaE: verdict.deltaE)
        report(x, y)
      }
    }
    return difference
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
    return ignored.contains {
      centerX >= $0.minX && centerX < $0.maxX && centerY >= $0.minY && centerY < $0.maxY
    }
  }

  private mutating func judge(_ before: Color, _ after: Color) -> Verdict {
    if let last, last.before == before, last.after == after { return last.result }
    let levels = [\Color.red, \.green, \.blue, \.alpha].reduce(0) { most, channel in
      max(most, abs(Int(before[keyPath: channel]) - Int(after[keyPath: channel])))
    }
    var verdict = Verdict(differs: levels > 0, levels: levels)
    switch tolerance {
    case .perChannel(let limit): verdict.differs = levels > limit
    case .perceptual(let limit):
      let deltaE = [255, 0 as UInt8].reduce(0) { most, ground in
        max(most, colorDifference(lab(before.composited(on: ground)), lab(after.composited(on: ground))))
      }
      verdict.deltaE = deltaE
      verdict.differs = deltaE > limit
    }
    last = (before, after, verdict)
    return verdict
  }

  private mutating func lab(_ color: Color) -> Lab {
    if let lab = known[color] { return lab }
    let lab = Lab(red: color.red, green: color.green, blue: color.blue)
    known[color] = lab
    return lab
  }
}
