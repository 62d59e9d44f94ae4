import Diagnostics
import SeededRandom
import Testing

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// Animations that begin after others.
@Suite struct AnimationChainTests {
  private func begins(_ markup: String) throws -> [Double] {
    try readNative("<screen>\(markup)</screen>").root.children[0].layer.animations.map(\.timing.beginTime)
  }

  /// The reference counts in whole milliseconds.
  @Test func `random chains begin when a count of milliseconds says so`() throws {
    var random = SplitMix64(seed: 16)
    for _ in 0..<200 {
      var markup = ""
      var ends: [Int] = []
      var expected: [Int] = []
      for index in 0..<6 {
        let duration = 8 * Int.random(in: 1...200, using: &random)
        let count = Int.random(in: 1...4, using: &random)
        let isReversing = Bool.random(using: &random)
        let speed = [1, 2, 4].randomElement(using: &random) ?? 1
        let offset = Int.random(in: -50...300, using: &random)
        let other = Int.random(in: -1..<index, using: &random)
        let begin = other < 0 ? offset : ends[other] + offset
        let sign = offset < 0 ? "- " : "+ "
        let written = other < 0 ? "\(offset)ms" : "after:a\(other) \(sign)\(abs(offset))ms"
        markup +=
          "<animation name='a\(index)' keyPath='opacity' from='0' to='1' duration='\(duration)ms' repeatCount='\(count)'"
          + " autoreverses='\(isReversing)' speed='\(speed)' beginTime='\(written)'/>"
        expected.append(begin)
        ends.append(begin + duration * count * (isReversing ? 2 : 1) / speed)
      }
      let begins = try begins("<view>\(markup)</view>")
      #expect(zip(begins, expected).allSatisfy { abs($0 * 1000 - Double($1)) < 1e-6 })
      #expect(begins.count == expected.count)
    }
  }

  @Test func `an animation after an endless one never begins`() throws {
    let markup =
      "<view><animation name='a' keyPath='opacity' from='0' to='1' repeatCount='infinite'/>"
      + "<animation name='b' keyPath='cornerRadius' from='0' to='1' beginTime='after:a'/>"
      + "<animation keyPath='cornerRadius' from='0' to='1' beginTime='after:b + 1s'/></view>"
    #expect(try begins(markup) == [0])
  }

  @Test func `an animation after one that ends with the indicator begins at the stop`() throws {
    let markup =
      "<activityIndicator hidesWhenStopped='false' startAnimating='1s' stopAnimating='3s'><view>"
      + "<animation name='a' keyPath='opacity' from='0' to='1' repeatCount='infinite'/>"
      + "<animation keyPath='cornerRadius' from='0' to='1' duration='2s' beginTime='after:a+0.5s'/>"
      + "<animation name='c' keyPath='cornerRadius' from='0' to='1' duration='0.5s'/>"
      + "<animation keyPath='cornerRadius' from='0' to='1' duration='4s' beginTime='after:c'/></view></activityIndicator>"
    let animations = try readNative("<screen>\(markup)</screen>").root.children[0].children[0].layer.animations
    #expect(animations.map(\.timing.beginTime) == [1, 3.5, 1, 1.5])
    // The last one is cut at the stop.
    #expect(animations.map(\.timing.endTime) == [3, 5.5, 1.5, 3])
  }

  @Test(arguments: [
    (
      "<animation keyPath='opacity' to='0' beginTime='after:a'/>",
      "1:62: 'beginTime' of <animation> is \"after:a\", expected the name of an animation that stands before in the same "
        + "element"
    ),
    (
      "<animation name='a' keyPath='opacity' to='0'/><animation name='a' keyPath='opacity' to='0'/>",
      "1:78: 'name' of <animation> is \"a\", expected a name that no other animation of the element has"
    ),
    (
      "<animation name='a b' keyPath='opacity' to='0'/>",
      "1:32: 'name' of <animation> is \"a b\", expected a name of letters, digits and _"
    ),
  ])
  func `a wrong name is reported with its place`(_ animations: String, _ message: String) {
    #expect(errorsOfNative("<screen><view>\(animations)</view></screen>") == [message])
  }

  @Test func `names of other elements and of groups are not visible`() {
    let group = "<animationGroup><animation name='a' keyPath='opacity' to='0'/></animationGroup>"
    let after = "<animation keyPath='opacity' to='0' beginTime='after:a'/>"
    #expect(errorsOfNative("<screen><view>\(group)\(after)</view></screen>").count == 1)
    let other = "<view><animation name='a' keyPath='opacity' to='0'/></view>"
    #expect(errorsOfNative("<screen>\(other)<view>\(after)</view></screen>").count == 1)
  }
}
