import Skeleton
import Synchronization
import Testing

/// Values that a small document multiplies: the bytes are counted before the values are made.
@Suite struct ExpansionTests {
  /// Nested components, each of which passes its parameter on twice.
  private static func doubling(_ depth: Int, isDefault: Bool = false) -> String {
    let parameter = isDefault ? "<parameter name='p' default='aaaaaaaaaa'/>" : "<parameter name='p'/>"
    return "<elements>"
      + (0...depth).map { level in
        let body = level < depth ? "<c\(level + 1) p='{p}{p}'/>" : "<text text='{p}'/>"
        return "<element name='c\(level)'>\(parameter)\(body)</element>"
      }.joined() + "</elements>"
  }

  private static let use = "<feed width='100'><c0 p='aaaaaaaaaa'/></feed>"

  private struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var document: String
    var elements: String?
    var data: String?

    func options() throws -> RenderOptions {
      var options = RenderOptions()
      if let elements { options.elements = try ElementSet(elements) }
      if let data { options.data = try RowSet(Array(data.utf8)) }
      return options
    }
  }

  private static let cases = [
    Case(testDescription: "parameters that double", document: use, elements: doubling(40)),
    Case(
      testDescription: "defaults that double", document: "<feed width='100'><c0/></feed>",
      elements: doubling(40, isDefault: true)),
    Case(
      testDescription: "rows and placeholders",
      document: "<feed width='100'><cell repeat='data'><text text='"
        + String(repeating: "{name}", count: 5_000) + "'/></cell></feed>",
      data: "[" + Array(repeating: "{\"name\":\"aaaaaaaa\"}", count: 8_000).joined(separator: ",") + "]"),
    Case(
      testDescription: "long texts of a component",
      document: "<feed width='100'>\(String(repeating: "<long/>", count: 8_000))</feed>",
      elements: "<elements><element name='long'><text text='" + String(repeating: "a", count: 50_000)
        + "'/></element></elements>"),
  ]

  private func code(_ options: RenderOptions, _ document: String, _ context: RenderContext = RenderContext()) -> String?
  {
    do throws(RenderError) {
      _ = try Document(document, options: options, context: context).scene(options, context: context)
      return nil
    } catch {
      return error.problems.first?.code
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: cases)
  private func `the limits of input and of work hold`(_ given: Case) throws {
    var options = try given.options()
    options.limits.work = 1_000
    #expect(code(options, given.document) == "render.work")
    options.limits.work = RenderLimits().work
    options.limits.inputBytes = 4_000_000
    #expect(code(options, given.document) == "render.bytes")
  }

  @Test(.timeLimit(.minutes(1)), arguments: cases)
  private func `the deadline ends the expansion`(_ given: Case) throws {
    let options = try given.options()
    let state = Mutex((checks: 0, unitsAfter: 0))
    var context = RenderContext()
    context.deadline = {
      state.withLock {
        $0.checks += 1
        return $0.checks > 8
      }
    }
    context.workObserver = { units in state.withLock { if $0.checks > 8 { $0.unitsAfter += units } } }
    #expect(code(options, given.document, context) == "render.deadline")
    // The last value may be twice as long as all before it.
    #expect(state.withLock(\.unitsAfter) <= 4_096)
  }

  @Test func `the error is at the use of the component`() throws {
    var options = try Self.cases[0].options()
    options.limits.inputBytes = 10_000
    let error = try #require(throws: RenderError.self) { _ = try Document(Self.use).scene(options) }
    #expect(
      error.problems.map(\.description) == [
        "1:19: the values that are made from the document have more than 10000 bytes (--max-input)"
      ])
  }

  @Test func `an ordinary expansion is within the size of its document`() throws {
    var options = RenderOptions()
    options.elements = try ElementSet(Self.doubling(4))
    options.limits.inputBytes = 2_000
    #expect(code(options, Self.use) == nil)
  }

  @Test func `a component with thousands of errors is refused at once`() throws {
    let text = String(repeating: "{none}", count: 20_000)
    var options = RenderOptions()
    options.data = try RowSet(Array("[{\"name\":1}]".utf8))
    let document = "<feed><cell repeat='data'><text text='\(text)'/></cell></feed>"
    let error = try #require(throws: RenderError.self) { _ = try Document(document).scene(options) }
    #expect(error.problems.count == 20)
  }
}
