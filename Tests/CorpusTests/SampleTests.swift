import SeededRandom
import Skeleton
import TestSupport
import Testing

@Suite struct SampleTests {
  @Test(arguments: CorpusFile.all(in: "seed") + sample(of: 50, seed: 2_018))
  func `renders, or is refused with a reason`(_ file: CorpusFile) throws {
    let bytes = try file.bytes()
    do throws(RenderError) {
      let json = try render(bytes, as: .json)
      #expect(json.bytes.starts(with: Array("{\"version\":1,".utf8)))
    } catch {
      #expect(error.problems.count == 1)
      #expect(error.problems.allSatisfy { !$0.message.isEmpty && $0.line != nil })
    }
  }

  /// A sample of `count` Interface Builder documents, the same for a seed on every machine.
  private static func sample(of count: Int, seed: UInt64) -> [CorpusFile] {
    var generator = SplitMix64(seed: seed)
    return Array(CorpusFile.all(in: "ib").shuffled(using: &generator).prefix(count))
  }
}
