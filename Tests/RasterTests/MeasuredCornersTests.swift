import Testing

@testable import Raster

/// Corners that one picture measured and later pictures use.
@Suite struct MeasuredCornersTests {
  private func key(_ radius: Double) -> CornerCoverage.Key {
    CornerCoverage.Key(radius: radius, phaseX: 0.5, phaseY: 1)
  }

  private func coverages(of corner: CornerCoverage) -> [[UInt8]?] {
    var corner = corner
    return (0..<40).map { corner[$0].map { Array(corner.coverages[$0.pixels]) } }
  }

  @Test func `a kept corner has the coverage of a new one`() {
    let corners = MeasuredCorners()
    var measured = CornerCoverage(key(12))
    for row in 0..<3 { _ = measured[row] }
    corners.keep([measured])
    #expect(coverages(of: corners.corner(key(12))) == coverages(of: CornerCoverage(key(12))))
  }

  @Test func `corners are forgotten after 2,048, and large ones are not kept`() {
    let corners = MeasuredCorners()
    corners.keep((1...2_100).map { CornerCoverage(key(Double($0) / 80)) })
    #expect(corners.count == 2_100 - 2_048)
    corners.keep([CornerCoverage(key(129))])
    #expect(corners.count == 2_100 - 2_048)
  }
}
