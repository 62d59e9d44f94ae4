import Diagnostics
import Dialects
import Geometry
import Synchronization
import Testing
import ViewTree
import XMLTree

@testable import Layout

/// The deadline ends every kind of layout within a counted number of units of work.
@Suite struct LayoutDeadlineTests {
  /// A deadline that passes at its nth check, with the work counted before and after.
  private final class CountedDeadline: Sendable {
    private struct State {
      var checks = 0
      var units = 0
      var unitsAfter = 0
    }

    private let state = Mutex(State())
    private let last: Int

    init(after last: Int) {
      self.last = last
    }

    var checks: Int { state.withLock(\.checks) }
    var units: Int { state.withLock(\.units) }
    var unitsAfter: Int { state.withLock(\.unitsAfter) }

    var limits: ViewLimits {
      var limits = ViewLimits()
      limits.deadline = Deadline {
        self.state.withLock { state in
          state.checks += 1
          return state.checks > self.last
        }
      } observer: { units in
        self.state.withLock { state in
          state.units += units
          if state.checks > self.last { state.unitsAfter += units }
        }
      }
      return limits
    }
  }

  private static let flex: KeyValuePairs<String, String> = [
    "siblings": repeated("<view height='9' grow='1'><text/></view>", 150, in: "row"),
    "depth": String(repeating: "<row wrap='wrap' aspectRatio='1.5'>", count: 60) + "<text/>"
      + String(repeating: "</row>", count: 60),
    "lines": repeated("<view width='40' height='9' aspectRatio='2'><text/></view>", 150, in: "row wrap='wrap'"),
    "stack": repeated("<stack><text/><view width='30%' height='9'/></stack>", 150, in: "stack"),
    "table": repeated("<tr><text/><text/></tr>", 100, in: "table"),
    "filling": repeated("<view width='40' height='40' repeat='fill'/>", 20, in: "column"),
  ]

  private static func repeated(_ part: String, _ count: Int, in container: String) -> String {
    "<\(container)>" + String(repeating: part, count: count) + "</\(container.split(separator: " ")[0])>"
  }

  private static func document(of markup: String) throws -> ViewDocument {
    let text = "<screen width='375' height='667'>\(markup)</screen>"
    let document = try parseXML(Array(text.utf8))
    return try #require(Dialect.guess(from: document.root)).resolveViews(document, ViewRequest()).value
  }

  @Test(arguments: flex.map(\.key))
  func `flex layout ends at the deadline`(name: String) throws {
    let markup = try #require(Self.flex.first { $0.key == name }).value
    try check(try Self.document(of: markup))
  }

  private static let leaf = android(.text(AndroidText(text: "Text", size: 42)), .wrapContent, .wrapContent)

  private static let androidLayouts: KeyValuePairs<String, @Sendable () -> View> = [
    "linear": { android(.linear(AndroidLinearStyle()), .matchParent, .matchParent, many(300)) },
    "frame": { android(.frame(AndroidFrameStyle()), .wrapContent, .wrapContent, many(300)) },
    "relative": { android(.relative(AndroidRelativeStyle()), .wrapContent, .wrapContent, many(300)) },
    "grid": { android(.grid(AndroidGridStyle()), .wrapContent, .wrapContent, many(300)) },
    "constraint": {
      android(.constraint(AndroidConstraintStyle()), .wrapContent, .wrapContent, many(24))
    },
    "depth": {
      (0..<30).reduce(leaf) { inner, _ in
        android(.constraint(AndroidConstraintStyle()), .wrapContent, .wrapContent, [inner])
      }
    },
  ]

  private static func many(_ count: Int) -> [View] { (0..<count).map { _ in leaf } }

  @Test(arguments: androidLayouts.map(\.key))
  func `an Android layout ends at the deadline`(name: String) throws {
    let root = try #require(Self.androidLayouts.first { $0.key == name }).value()
    var document = try Self.document(of: "<view/>")
    document.root = root
    try check(document)
  }

  private func check(_ document: ViewDocument) throws {
    let unlimited = CountedDeadline(after: .max)
    _ = try place(document, limits: unlimited.limits)
    #expect(unlimited.checks >= 1)
    #expect(unlimited.units / unlimited.checks <= 200)

    for last in stride(from: 0, to: unlimited.checks, by: 1 + unlimited.checks / 6) {
      let deadline = CountedDeadline(after: last)
      let error = try #require(throws: InvalidInput.self) { _ = try place(document, limits: deadline.limits) }
      #expect(error.diagnostics.map(\.problem.code) == ["render.deadline"])
      // A few units for each open container.
      #expect(deadline.unitsAfter <= 500, "after check \(last) of \(unlimited.checks)")
    }
  }
}

private typealias Target = ConstraintLayoutParams.Target

/// The solvers of one layout share one budget.
@Suite struct AndroidWorkTests {
  /// A chain of `count` views of equal weight between the sides of a layout.
  private func chain(_ count: Int) -> View {
    let members = (0..<count).map { index in
      android(.view, .pixels(0), .pixels(10)) { layout in
        var params = ConstraintLayoutParams()
        params.targets[.left] = index == 0 ? Target(Target.parentIdentifier, .left) : Target("v\(index - 1)", .right)
        params.targets[.right] =
          index == count - 1 ? Target(Target.parentIdentifier, .right) : Target("v\(index + 1)", .left)
        layout.params.parent = .constraint(params)
      }.named("v\(index)")
    }
    return android(.constraint(AndroidConstraintStyle()), .matchParent, .wrapContent, members)
  }

  private func operations(_ view: View, budget: Int = .max) -> (operations: Int, problems: [AndroidLayoutProblem]) {
    let work = AndroidWork(operations: budget)
    let pass = AndroidPass(work)
    pass.run(view.makeAndroidNode(work), host: PerAxis(300, 400))
    return (budget - work.remainingOperations, pass.diagnostics.compactMap { $0.problem as? AndroidLayoutProblem })
  }

  @Test func `a solver ends with a warning when its budget is spent`() {
    let free = operations(chain(60))
    #expect(free.problems.isEmpty)
    let bounded = operations(chain(60), budget: free.operations / 2)
    #expect(bounded.problems == [.unsatisfiableConstraints])
    // One step of the solver may exceed the budget.
    #expect(bounded.operations <= free.operations / 2 + 2_000)
  }

  @Test func `a view is one unit of work, and so are a hundred operations of a solver`() {
    let meter = SharedWorkMeter(.never)
    let work = AndroidWork(meter, operations: 1_101)
    for _ in 0..<10 { _ = work.allowsMore() }
    work.spend(99)
    #expect(meter.counted == 10)
    work.spend(1)
    #expect(meter.counted == 11)
    for _ in 0..<143 {
      #expect(!work.isExhausted)
      work.spend(7)
    }
    #expect(meter.counted == 21)
    #expect(work.isExhausted && work.remainingOperations == 0)
  }

  @Test func `layouts in each other share the budget`() {
    let single = operations(chain(40)).operations
    let views = (0..<6).map { _ in chain(40) }
    let nested = android(.linear(AndroidLinearStyle()), .matchParent, .wrapContent, views)
    #expect(operations(nested, budget: 2 * single).operations <= 2 * single + 2_000)
  }

  @Test func `twice the nested constraint layouts are twice the measurements`() {
    func count(_ depth: Int) -> Int {
      let leaf = android(.view, .pixels(30), .pixels(10))
      let view = (0..<depth).reduce(leaf) { inner, _ in
        android(.constraint(AndroidConstraintStyle()), .wrapContent, .wrapContent, [inner]) { layout in
          layout.padding = Edges(1)
        }
      }
      let work = AndroidWork()
      let pass = AndroidPass(work)
      pass.run(view.makeAndroidNode(work), host: PerAxis(3_000, 4_000))
      return pass.measureCount
    }
    let counts = [15, 30, 60, 120, 240].map(count)
    for (small, large) in zip(counts, counts.dropFirst()) { #expect(large <= 2 * small + 8, "\(counts)") }
  }

  @Test func `a chain of gone views is followed once`() {
    // Each view is below the one before it, and only the first and the last are visible.
    func frames(_ count: Int) -> [[Int]] {
      let views = (0..<count).map { index in
        android(.view, .pixels(10), .pixels(10)) { layout in
          var params = RelativeLayoutParams()
          if index > 0 { params.anchors[.below] = "v\(index - 1)" }
          layout.params.parent = .relative(params)
          if index > 0, index < count - 1 { layout.visibility = .gone }
        }.named("v\(index)")
      }
      return AndroidRun(android(.relative(AndroidRelativeStyle()), .matchParent, .matchParent, views)).childFrames
    }
    #expect(frames(40).last == [0, 10, 10, 10])
    #expect(frames(2).last == [0, 10, 10, 10])
  }
}
