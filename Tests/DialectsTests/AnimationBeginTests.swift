import Testing

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// The begin of an animation after a time, a stop or another animation.
@Suite struct AnimationBeginTests {
  @Test(arguments: [
    ("1.5", AnimationBegin.time(.afterStart(1.5))), ("-250ms", .time(.afterStart(-0.25))),
    ("stop", .time(.afterStop(0))), ("stop+0.5s", .time(.afterStop(0.5))), ("stop-0.25s", .time(.afterStop(-0.25))),
    ("after:grow", .afterAnimation("grow", 0)), ("after:grow+0.25s", .afterAnimation("grow", 0.25)),
    ("after:grow + 0.25s", .afterAnimation("grow", 0.25)), ("after:a_1 - 500ms", .afterAnimation("a_1", -0.5)),
    ("after:größe2+1", .afterAnimation("größe2", 1)),
  ])
  func `a begin is a time, or a time after another animation`(text: String, begin: AnimationBegin) {
    #expect(ValueSyntax.animationBegin.parse(text) == begin)
  }

  @Test(arguments: [
    "", "after:", "after: + 1s", "after:+1s", "after:grow 1s", "after:grow*1s", "after:grow++1s", "after:grow+",
    "after:grow+x", "before:grow", "stop 1s", "after:a b",
  ])
  func `other begins are refused`(text: String) {
    #expect(ValueSyntax.animationBegin.parse(text) == nil)
  }

  @Test(arguments: [("grow", true), ("a_1", true), ("größe2", true), ("", false), ("a b", false), ("a-1", false)])
  func `a name consists of letters, digits and underscores`(text: String, isName: Bool) {
    #expect(ValueSyntax.animationName.parse(text) == (isName ? text : nil))
  }

  /// Active time is `(parent time − begin) × speed + offset`: `CAMediaTiming`.
  @Test(arguments: [
    (1.0, 0.0, 1.0, 5.0), (4, 0, 1, 3.5), (2, 0.5, 3, 5.75), (0.5, -1, 1, 9), (1, 0, .infinity, .infinity),
    // The time stands still, or runs away from the end.
    (0, 0, 1, .infinity), (0, 7, 1, .infinity), (0, 2, 1, .infinity), (-1, 0, 1, .infinity), (-2, 7, 1, .infinity),
  ])
  func `an animation ends when its active time is over`(
    speed: Double, timeOffset: Double, repeatCount: Double, end: Double
  ) {
    var timing = MediaTiming()
    timing.beginTime = 3
    timing.duration = 2
    (timing.speed, timing.timeOffset, timing.repeatCount) = (speed, timeOffset, repeatCount)
    #expect(timing.endTime == end)
  }

  @Test(arguments: ["speed='0'", "speed='-1'", "repeatCount='infinite'", "beginTime='stop'"])
  func `no animation begins after one that does not end`(attributes: String) throws {
    let markup =
      "<screen><view><animation name='a' keyPath='opacity' to='0' \(attributes)/>"
      + "<animation keyPath='cornerRadius' to='1' beginTime='after:a'/></view></screen>"
    let animations = try readNative(markup).root.children[0].layer.animations
    #expect(animations.allSatisfy { $0.property == .opacity })
  }

  @Test func `a wrong name is reported with the known ones in alphabetical order`() {
    func animation(_ attributes: String) -> String { "<animation keyPath='opacity' to='0' \(attributes)/>" }
    let named = animation("name='c'") + animation("name='a'") + animation("name='b'")
    let markup = "<screen><view>\(named)\n\(animation("beginTime='after:d'"))</view></screen>"
    #expect(
      errorsOfNative(markup) == [
        "2:48: 'beginTime' of <animation> is \"after:d\", expected the name of an animation that stands before in the "
          + "same element: a, b or c"
      ])
  }
}
