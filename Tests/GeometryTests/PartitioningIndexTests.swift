import Testing

@testable import Geometry

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...9)
  func `the second partition begins at its first element`(start: Int) {
    #expect(Array(0..<9).partitioningIndex { $0 >= start } == start)
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }
}
