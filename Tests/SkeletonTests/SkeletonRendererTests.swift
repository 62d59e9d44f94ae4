import Skeleton
import Synchronization
import TestSupport
import Testing

@Suite struct SkeletonRendererTests {
  private static let markup = Array(
    #"<feed width="60"><cell padding="4"><text width="30"/><avatar/></cell></feed>"#.utf8)
  private static let other = Array(#"<feed width="50"><image/></feed>"#.utf8)

  private static var options: RenderOptions {
    var options = RenderOptions()
    (options.scale, options.framesPerSecond) = (1, 4)
    return options
  }

  @Test(arguments: OutputFormat.allCases)
  func `what it keeps changes no byte`(_ format: OutputFormat) throws {
    var renderer = SkeletonRenderer(options: Self.options)
    for time in [SampleTime.seconds(0.2), .progress(0.7), .seconds(0), nil, .seconds(0.2)] {
      for document in [Self.markup, Self.other] {
        var options = Self.options
        options.time = time
        let picture = try renderer.render(document, as: format, at: time)
        let expected = try render(document, as: format, options: options)
        #expect(picture.bytes == expected.bytes)
        #expect(picture.warnings == expected.warnings)
      }
    }
  }

  @Test func `a document that is kept is not parsed again, one beyond the capacity is`() throws {
    let parsed = Mutex(0)
    var context = RenderContext()
    context.elements["mine"] = { _ in
      parsed.withLock { $0 += 1 }
      return "<text/>"
    }
    let documents = (1...3).map { Array("<feed width=\"\($0)0\"><mine/></feed>".utf8) }
    var renderer = SkeletonRenderer(options: Self.options, context: context, capacity: 2)
    for document in [documents[0], documents[1], documents[0], documents[1]] {
      _ = try renderer.render(document, as: .json)
    }
    let kept = parsed.withLock { $0 }
    _ = try renderer.render(documents[2], as: .json)
    _ = try renderer.render(documents[1], as: .json)
    let added = parsed.withLock { $0 }
    _ = try renderer.render(documents[0], as: .json)
    let calls = (kept, added, parsed.withLock { $0 })
    #expect(calls.0 % 2 == 0 && calls.0 > 0)
    let each = calls.0 / 2
    #expect(calls.1 == calls.0 + each)
    #expect(calls.2 == calls.1 + each)
  }

  @Test func `an error is told every time, and nothing is kept of it`() throws {
    var renderer = SkeletonRenderer(options: Self.options)
    for _ in 0..<2 {
      let wrong = Array("<feed><avatr/></feed>".utf8)
      let error = #expect(throws: RenderError.self) { try renderer.render(wrong, as: .png) }
      #expect(error?.problems.first?.line == 1)
    }
    _ = try renderer.render(Self.markup, as: .png)
  }

  // MARK: - Deadlines

  @Test func `a deadline is asked once per stage and frame, and false changes nothing`() throws {
    let asked = Mutex(0)
    var context = RenderContext()
    context.deadline = {
      asked.withLock { $0 += 1 }
      return false
    }
    let still = try render(Self.markup, as: .png, options: Self.options, context: context)
    // Parsed, resolved, placed, composed; before and after drawing.
    #expect(asked.withLock { $0 } == 6)
    #expect(still.bytes == (try render(Self.markup, as: .png, options: Self.options).bytes))
    let moving = try render(Self.markup, as: .gif, options: Self.options, context: context)
    #expect(asked.withLock { $0 } > 6 + 5 + 3)
    #expect(moving.bytes == (try render(Self.markup, as: .gif, options: Self.options).bytes))
  }

  @Test(arguments: [OutputFormat.png, .apng, .gif, .webp, .ascii, .json])
  func `a deadline ends the work wherever it is over`(_ format: OutputFormat) throws {
    let asked = Mutex(0)
    var context = RenderContext()
    func run(endingAfter count: Int) throws -> Int {
      asked.withLock { $0 = 0 }
      context.deadline = {
        asked.withLock { asked in
          asked += 1
          return asked > count
        }
      }
      do {
        _ = try render(Self.markup, as: format, options: Self.options, context: context)
        return .max
      } catch {
        #expect(error.problems.map(\.code) == ["render.deadline"])
        return asked.withLock { $0 }
      }
    }
    var count = 0
    while try run(endingAfter: count) != .max { count += 1 }
    #expect(count >= 5)
  }
}
