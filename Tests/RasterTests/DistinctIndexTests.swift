import Raster
import SeededRandom
import Testing

@Suite struct DistinctIndexTests {
  @Test func findsWhatADictionaryFinds() {
    var random = SplitMix64(seed: 11)
    var distinct = DistinctIndex()
    var values: [UInt64] = []
    var known: [UInt64: Int] = [:]
    for _ in 0..<5_000 {
      let value = random.next() % 2_000
      // Only 300 hashes, so that most slots are shared.
      let place = distinct.place(of: value % 300) { values[$0] == value }
      #expect(place == known[value])
      guard place == nil else { continue }
      known[value] = values.count
      distinct.append(value % 300)
      values.append(value)
    }
  }

  @Test func orderOfWordsChangesAHash() {
    func hash(_ words: UInt64...) -> UInt64 {
      var hash = WordHash()
      for word in words { hash.combine(word) }
      return hash.value
    }
    #expect(hash(1, 2) != hash(2, 1))
    #expect(hash(1) != hash(1, 0))
  }
}
