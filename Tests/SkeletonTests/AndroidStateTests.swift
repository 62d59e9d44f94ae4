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

  @Test func `a view that is hidden at first does not cover visible content`() throws {
    let content = column("", text("one") + text("two") + text("three"))
    let message = column("$LATER", text("sorry") + text("again") + text("help") + text("contact"))
    #expect(try identifiers(content + message) == ["one", "two", "three"])
    #expect(try identifiers(message + content) == ["one", "two", "three"])
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

  @Test func `content that is hidden at first replaces a request to wait`() throws {
    let content = column("$LATER", (0..<5).map { text("row\($0)") }.joined())
    let wait = text("wait").replacing("<TextView", with: "<Button")
    #expect(try identifiers(content + wait) == ["row0", "row1", "row2", "row3", "row4"])
  }

  @Test func `a badge that is hidden at first stays beside content`() throws {
    let content = column("", text("one"))
    let badge = column("android:layout_marginTop='200dp' $LATER", text("badge"))
    #expect(try identifiers(content + badge) == ["one", "badge"])
  }

  @Test func `a message of the size of the content replaces no content`() throws {
    let content = column("", text("one"))
    let message = column("android:gravity='center' $LATER", text("sorry", top: 300))
    #expect(try identifiers(content + message) == ["one"])
    // The one with more bones is shown if both are hidden at first.
    let more = column("$LATER", text("two") + text("three"))
    #expect(try identifiers(message + more) == ["two", "three"])
  }

  @Test func `a text with a background that is hidden at first does not cover visible content`() throws {
    func shown(_ background: String) throws -> Set<String> {
      let note = text("note", top: 8).replacing(
        "A text of a few words'", with: "9' android:gravity='end' \(background)")
      let box = column("$LATER", note).replacing("layout_height='match_parent'", with: "layout_height='wrap_content'")
      return try identifiers(column("", text("one")) + box)
    }
    #expect(try shown("") == ["one", "note"])
    #expect(try shown("android:background='#99FFFFFF'") == ["one"])
  }

  @Test func `one of two lists at the same place is shown`() throws {
    func list(_ attributes: String) -> String {
      "<androidx.recyclerview.widget.RecyclerView android:layout_width='match_parent' "
        + "android:layout_height='match_parent' \(attributes) xmlns:app='http://schemas.android.com/apk/res-auto'/>"
    }
    let frame =
      "<FrameLayout \(Self.namespaces) android:layout_width='match_parent' android:layout_height='match_parent'>"
    func count(_ children: String) throws -> Int {
      try Document(Array((frame + children + "</FrameLayout>").utf8)).scene().bones.count
    }
    let single = try count(list(""))
    #expect(try count(list("") + list("app:layoutManager='GridLayoutManager' app:spanCount='3'")) == single)
  }

  @Test func `a web page behind views of the layout has no paragraphs`() throws {
    let page =
      "<WebView android:layout_width='match_parent' android:layout_height='match_parent' android:id='@+id/page'/>"
    #expect(try identifiers(page) == ["page"])
    #expect(try identifiers(page + text("top")).contains("page"))
    #expect(try identifiers(page + text("middle", top: 300)) == ["middle"])
  }
}
