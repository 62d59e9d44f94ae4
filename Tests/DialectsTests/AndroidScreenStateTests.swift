import Testing

@testable import Dialects
@testable import ViewTree

/// Loading, empty and error states of a screen in one frame.
@Suite struct AndroidScreenStateTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='match_parent'"

  @Test(arguments: [("", [false, true]), ("<TextView android:text='a'/>", [false, false, false])])
  func `an error view beside the ring of an empty frame is hidden`(content: String, hidden: [Bool]) throws {
    let frame = try AndroidApp().root(
      "<FrameLayout $NS \(Self.size)><ProgressBar/><com.example.FancyErrorView/>\(content)</FrameLayout>")
    #expect(frame.children.map(\.isHidden) == hidden)
  }

  @Test func `a frame of empty states over a list is hidden`() throws {
    let list = "<androidx.recyclerview.widget.RecyclerView \(Self.size)/>"
    let frame = try AndroidApp().root(
      "<FrameLayout $NS \(Self.size)>\(list)<FrameLayout \(Self.size)><ProgressBar/></FrameLayout></FrameLayout>")
    #expect(frame.children.map(\.isHidden) == [false, true])
  }
}
