import Skeleton
import Testing

/// Views of Android layouts at the same place, of which an application shows one at a time.
@Suite struct AndroidStateTests {
  private static let namespaces = """
    xmlns:android='http://schemas.android.com/apk/res/android' xmlns:tools='http://schemas.android.com/tools'
    """
  private static let later = "android:visibility='gone' tools:visibility='visible'"

  /// The identifiers of the views with bones in a frame layout as large as a phone; `$LATER` hides a view at first.
  private func identifiers(_ children: String) throws -> Set<String> {
    var options = RenderOptions()
    options.size = CanvasSize(width: 400, height: 800)
    let frame =
      "<FrameLayout \(Self.namespaces) android:layout_width='match_parent' android:layout_height='match_parent'>"
      + "\(children.replacing("$LATER", with: Self.later))</FrameLayout>"
    return Set(try Document(Array(frame.utf8)).scene(options).bones.compactMap(\.identifier))
  }

  private func text(_ identifier: String, top: Int = 0, _ attributes: String = "") -> String {
    "<TextView android:id='@+id/\(identifier)' android:layout_width='match_parent' android:layout_height='40dp' "
      + "android:layout_marginTop='\(top)dp' android:text='A text of a few words' \(attributes)/>"
  }

  private func column(_ attributes: String, _ children: String) -> String {
    "<LinearLayout android:orientation='vertical' android:layout_width='match_parent' "
      + "android:layout_height='match_parent' \(attributes)>\(children)</LinearLayout>"
  }

  @Test func `a filled view that is hidden at first does not replace visible content`() throws {
    let content = column("", text("one") + text("two"))
    let message = column("android:background='#FFF' $LATER", text("sorry", top: 300))
    #expect(try identifiers(content + message) == ["one", "two"])
  }

  @Test func `a minor part of a screen that is hidden at first takes no space`() throws {
    let long = (0..<12).map { text("row\($0)") }.joined()
    let panel = column("android:background='#FFF' android:layout_marginTop='600dp' $LATER", text("now") + text("next"))
    #expect(try identifiers(column("", long) + panel).isDisjoint(with: ["now", "next"]))
    #expect(try identifiers(column("", long + text("mark", "$LATER"))).contains("mark") == false)
  }

  @Test func `a badge that is hidden at first stays beside content`() throws {
    let content = column("", text("one"))
    let badge = column("android:layout_marginTop='200dp' $LATER", text("badge"))
    #expect(try identifiers(content + badge) == ["one", "badge"])
  }

  @Test func `a web page behind views of the layout has no paragraphs`() throws {
    let page =
      "<WebView android:layout_width='match_parent' android:layout_height='match_parent' android:id='@+id/page'/>"
    #expect(try identifiers(page) == ["page"])
    #expect(try identifiers(page + text("top")).contains("page"))
    #expect(try identifiers(page + text("middle", top: 300)) == ["middle"])
  }
}
