import Foundation

/// The seeds of a test with random inputs: the first quarter of `count`, or all of them in `.ci/run`.
///
/// `.ci/run` sets `SKELETON_ALL_SEEDS`, because all seeds of the slow tests take longer than the other tests.
public func seeds<Seed: BinaryInteger>(_ count: Seed) -> Range<Seed> where Seed.Stride: SignedInteger {
  let takesAll = ProcessInfo.processInfo.environment["SKELETON_ALL_SEEDS"] != nil
  return 0..<(takesAll ? count : count / 4)
}
