import Skeleton
import Synchronization
import Testing

/// The deadline is checked while working, not only between stages.
@Suite struct ReaderDeadlineTests {
  private static let documents = [
    "<feed>" + String(repeating: "<cell><text/></cell>", count: 4_000) + "</feed>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
      + String(repeating: "<rect width='1' height='1'/>", count: 4_000) + "</svg>",
    "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][9,9]'>"
      + String(repeating: "<node class='android.view.View' bounds='[0,0][5,5]'/>", count: 4_000)
      + "</node></hierarchy>",
    "<doc xmlns='https://hyperview.org/hyperview'><screen><body>"
      + String(repeating: "<text>a</text>", count: 4_000) + "</body></screen></doc>",
    "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='match_parent'>"
      + String(repeating: "<View/>", count: 4_000) + "</LinearLayout>",
    "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects><view id='v'>"
      + "<rect key='frame' x='0' y='0' width='9' height='9'/><subviews>"
      + String(
        repeating: "<view><rect key='frame' x='0' y='0' width='9' height='9'/></view>", count: 4_000)
      + "</subviews></view></objects></document>",
  ]

  /// A deadline that passes at its nth check; the number of checks is counted.
  private final class CountedDeadline: Sendable {
    private let checks = Mutex(0)
    private let last: Int

    init(after last: Int) {
      self.last = last
    }

    var count: Int { checks.withLock { $0 } }

    var context: RenderContext {
      var context = RenderContext()
      context.deadline = {
        self.checks.withLock {
          $0 += 1; return $0 > self.last
        }
      }
      return context
    }
  }

  /// The codes of the errors of a document; empty for none.
  private func codes(of markup: String, _ context: RenderContext) -> [String] {
    do throws(RenderError) {
      _ = try Document(markup, context: context).scene(context: context)
      return []
    } catch {
      return error.problems.map(\.code)
    }
  }

  @Test(arguments: documents.indices)
  func `a reader ends at the deadline`(index: Int) throws {
    let markup = Self.documents[index]
    let unlimited = CountedDeadline(after: .max)
    _ = try Document(markup, context: unlimited.context).scene(context: unlimited.context)
    // One check for about 128 views in each of the stages.
    #expect(unlimited.count > 60)

    for last in stride(from: 0, to: unlimited.count, by: 1 + unlimited.count / 6) {
      let deadline = CountedDeadline(after: last)
      #expect(codes(of: markup, deadline.context) == ["render.deadline"])
      #expect(deadline.count <= last + 3)
    }
  }
}
