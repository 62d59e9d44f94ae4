import Skeleton
import Synchronization
import TestSupport
import Testing

@Suite struct DeadlineTests {
  private static let markup = Array(
    #"<feed width="60"><cell padding="4"><text width="30"/><avatar/></cell></feed>"#.utf8)

  private static var options: RenderOptions {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond) = (1, 4)
    return options
  }

  @Test func `the deadline is checked once per stage and frame`() throws {
    let calls = Mutex(0)
    var context = RenderContext()
    context.deadline = {
      calls.withLock { $0 += 1 }
      return false
    }
    let still = try render(Self.markup, as: .png, options: Self.options, context: context)
    // Parsed, resolved, placed, roles inferred, bones found, composed; before and after drawing.
    #expect(calls.withLock { $0 } == 8)
    #expect(still.bytes == (try render(Self.markup, as: .png, options: Self.options).bytes))
    let moving = try render(Self.markup, as: .gif, options: Self.options, context: context)
    #expect(calls.withLock { $0 } > 8 + 5 + 4)
    #expect(moving.bytes == (try render(Self.markup, as: .gif, options: Self.options).bytes))
  }

  @Test(arguments: [OutputFormat.png, .apng, .gif, .webp, .ascii, .json])
  func `a deadline ends the work at every stage`(_ format: OutputFormat) throws {
    let calls = Mutex(0)
    var context = RenderContext()
    func run(endingAfter count: Int) throws -> Int {
      calls.withLock { $0 = 0 }
      context.deadline = {
        calls.withLock { calls in
          calls += 1
          return calls > count
        }
      }
      do {
        _ = try render(Self.markup, as: format, options: Self.options, context: context)
        return .max
      } catch {
        #expect(error.problems.map(\.code) == ["render.deadline"])
        return calls.withLock { $0 }
      }
    }
    var count = 0
    while try run(endingAfter: count) != .max { count += 1 }
    #expect(count >= 5)
  }
}
