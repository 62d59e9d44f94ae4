import Testing

@testable import Dialects
@testable import ViewTree

/// Loading, empty and error states of a screen in one frame.
@Suite struct AndroidScreenStateTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='match_parent'"

  @Test func `a frame of empty states over a list is hidden`() throws {
    let list = "<androidx.recyclerview.widget.RecyclerView \(Self.size)/>"
    let frame = try AndroidApp().root(
      "<FrameLayout $NS \(Self.size)>\(list)<FrameLayout \(Self.size)><ProgressBar/></FrameLayout></FrameLayout>")
    #expect(frame.children.map(\.isHidden) == [false, true])
  }
}
