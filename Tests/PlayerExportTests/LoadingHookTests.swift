import Skeleton
import Testing

@testable import PlayerExport

/// The CSS rules by which a placeholder disappears when its page is ready.
@Suite struct LoadingHookTests {
  private func rules(_ shimmer: String = "", _ change: (inout RenderOptions) -> Void) throws -> [String]? {
    var options = RenderOptions()
    change(&options)
    let scene = try Document("<feed width='100'><shimmer \(shimmer)/><icon/></feed>", options: options).scene(options)
    return LoadingHook(scene.content)?.rules.map { $0.replacing(partName(""), with: "s") }
  }

  /// The rules that hold the placeholder until the properties are 0.
  private func latch(_ properties: String, _ transition: String = "") -> [String] {
    [
      "@property --s-k{syntax:\"<number>\";inherits:true;initial-value:1}",
      ".s[data-skeleton-state=ready]>div{--s-k:max(\(properties)0);transition:--s-k 0s calc(var(--s-k)*1e9s)}",
      ".s[data-skeleton-state=ready] .s-s{opacity:var(--s-k)\(transition)}",
    ]
  }

  private static let first = [
    ".s[data-skeleton-state=ready]{pointer-events:none}", ".s[data-skeleton-state=ready]+.s-status{display:none}",
  ]

  @Test func `a placeholder without times disappears at once, one that stops by itself needs no rule`() throws {
    #expect(
      try rules { _ in } == [".s[data-skeleton-state=ready]{visibility:hidden}", Self.first[1]])
    #expect(try rules { $0.stopTime = 2 } == nil)
  }

  @Test func `a minimum time counts from the delay on`() throws {
    let rules = try rules { ($0.minimumTime, $0.showDelay) = (2, 0.5) }
    #expect(
      rules == Self.first + ["@keyframes s-h{from,to{--s-h:1}}", ".s{animation:s-h 2s 0.5s}"] + latch("var(--s-h,0),"))
  }

  @Test(arguments: [("1s", "5%"), ("0.25s", "20%"), ("50ms", "50%")])
  func `a sweep that ends has a moment at its start`(duration: String, share: String) throws {
    let rules = try rules("duration='\(duration)' beginTime='250ms'") { $0.finishesCycle = true }
    let time = duration == "50ms" ? "0.05s" : duration
    #expect(
      rules == Self.first + [
        "@keyframes s-c{from{--s-c:0}\(share),to{--s-c:1}}", ".s{animation:s-c \(time) step-end 0.25s infinite}",
      ] + latch("var(--s-c,0),"))
  }

  @Test func `a transition begins when nothing holds the placeholder`() throws {
    let plain = try rules { $0.transition = 0.25 }
    #expect(plain == Self.first + latch("", ";transition:opacity 0.25s linear"))
    // The transition has no duration if the content is ready before the delay ends.
    let delayed = try rules { ($0.transition, $0.showDelay, $0.minimumTime) = (0.25, 0.5, 2) }
    #expect(
      delayed == Self.first + [
        "@keyframes s-h{from,to{--s-h:1}}", "@keyframes s-t{from,to{--s-t:0.25s}}",
        ".s{animation:s-h 2s 0.5s,s-t 1s 0.5s forwards}",
        "@property --s-k{syntax:\"<number>\";inherits:true;initial-value:1}",
        "@property --s-d{syntax:\"<time>\";inherits:true;initial-value:0s}",
        ".s[data-skeleton-state=ready]>div{--s-k:max(var(--s-h,0),0);transition:--s-k 0s calc(var(--s-k)*1e9s);"
          + "--s-d:var(--s-t,0s)}",
        ".s[data-skeleton-state=ready] .s-s{opacity:var(--s-k);transition:opacity var(--s-d) linear}",
      ])
  }
}
