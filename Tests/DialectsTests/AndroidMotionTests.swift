import Diagnostics
import Testing

@testable import Dialects
@testable import ViewTree

@Suite struct AndroidMotionTests {
  private static let layout = """
    <androidx.constraintlayout.motion.widget.MotionLayout $NS android:layout_width='match_parent' \
    android:layout_height='match_parent' app:layoutDescription='@xml/scene'>
    <Button android:id='@+id/a' android:layout_width='1dp' android:layout_height='1dp' android:visibility='gone'/>
    <Button android:id='@+id/b' android:layout_width='2dp' android:layout_height='2dp'/>
    </androidx.constraintlayout.motion.widget.MotionLayout>
    """

  private func children(_ scene: String) throws -> [View] {
    var app = AndroidApp(["xml/scene.xml": "<MotionScene $NS>\(scene)</MotionScene>"])
    app.request.completions = .none
    return try app.root(Self.layout).children
  }

  @Test func `the start state of the scene replaces layout and visibility`() throws {
    let views = try children(
      """
      <Transition app:constraintSetStart='@+id/start' app:constraintSetEnd='@+id/end'/>
      <ConstraintSet android:id='@+id/end'><Constraint android:id='@id/a' android:layout_width='9dp'/></ConstraintSet>
      <ConstraintSet android:id='@+id/start'><Constraint android:id='@id/a' android:layout_width='30dp' \
      android:layout_height='40dp' app:layout_constraintStart_toStartOf='parent'/></ConstraintSet>
      """)
    #expect(views.map(\.android?.params.width) == [.pixels(30), .pixels(2)])
    #expect(views[0].android?.visibility == .visible)
    guard case .constraint(let params)? = views[0].android?.params.parent else {
      Issue.record("no constraints")
      return
    }
    #expect(params.targets[.start] != nil)
  }

  /// `ConstraintSet.fillFromAttributeList`: one attribute besides the identifier is enough.
  @Test(arguments: [("", false), ("android:layout_height='9dp'", true)])
  func `an attribute replaces all attributes of the view`(_ attributes: String, _ isReplaced: Bool) throws {
    let views = try children(
      """
      <Transition app:constraintSetStart='@id/start'/><ConstraintSet android:id='@id/start'>
      <Constraint android:id='@id/b' \(attributes)/></ConstraintSet>
      """)
    #expect(views[1].android?.params.width == (isReplaced ? .wrapContent : .pixels(2)))
  }

  @Test func `a property set alone leaves the layout`() throws {
    let views = try children(
      """
      <Transition app:constraintSetStart='@id/start'/><ConstraintSet android:id='@id/start'>
      <Constraint android:id='@id/b'><PropertySet android:visibility='invisible'/></Constraint></ConstraintSet>
      """)
    #expect(views[1].android?.params.width == .pixels(2))
    #expect(views[1].android?.visibility == .invisible)
  }

  @Test func `sets derive from other sets, even in a circle`() throws {
    let views = try children(
      """
      <Transition app:constraintSetStart='@id/start'/>
      <ConstraintSet android:id='@id/start' app:deriveConstraintsFrom='@id/base'>
      <Constraint android:id='@id/a' android:layout_width='5dp' android:layout_height='5dp'/></ConstraintSet>
      <ConstraintSet android:id='@id/base' app:deriveConstraintsFrom='@id/start'>
      <Constraint android:id='@id/a' android:layout_width='6dp' android:layout_height='6dp'/>
      <Constraint android:id='@id/b' android:layout_width='7dp' android:layout_height='7dp'/></ConstraintSet>
      """)
    #expect(views.map(\.android?.params.width) == [.pixels(5), .pixels(7)])
  }

  @Test func `helpers refer to views by tags`() throws {
    let root = try AndroidApp().root(
      """
      <androidx.constraintlayout.widget.ConstraintLayout $NS><Button android:id='@+id/a' app:layout_constraintTag='t'/>
      <Button android:id='@+id/b'/><androidx.constraintlayout.widget.Group android:visibility='gone' \
      app:constraint_referenced_tags='t'/></androidx.constraintlayout.widget.ConstraintLayout>
      """)
    #expect(root.children.map(\.isHidden) == [true, false, true])
  }

  @Test func `a hidden layer hides its views`() throws {
    let root = try AndroidApp().root(
      """
      <androidx.constraintlayout.widget.ConstraintLayout $NS><Button android:id='@+id/a'/><Button android:id='@+id/b'/>
      <androidx.constraintlayout.helper.widget.Layer android:visibility='invisible' app:constraint_referenced_ids='a'/>
      </androidx.constraintlayout.widget.ConstraintLayout>
      """)
    #expect(root.children.map(\.isHidden) == [true, false, true])
  }

  @Test func `states of a screen are hidden beside its content`() throws {
    let markup = """
      <FrameLayout $NS android:layout_width='match_parent' android:layout_height='match_parent'>
      <LinearLayout android:layout_width='match_parent' android:layout_height='match_parent'><Button/></LinearLayout>
      <TextView android:id='@+id/emptyMessage' android:text='Nothing'/><ProgressBar/><Button android:id='@+id/fab'/>
      </FrameLayout>
      """
    #expect(try AndroidApp().root(markup).children.map(\.isHidden) == [false, true, true, false])
  }

  @Test func `a view switcher shows its first child`() throws {
    let root = try AndroidApp().root("<ViewFlipper $NS><Button/><Button/></ViewFlipper>")
    #expect(root.children.map(\.isHidden) == [false, true])
  }

  @Test func `text fields have a line for helper text and counter`() throws {
    let root = try AndroidApp().root(
      """
      <com.google.android.material.textfield.TextInputLayout $NS android:layout_width='match_parent' \
      app:helperText='Required' app:counterEnabled='true' app:counterMaxLength='20'>
      <EditText android:hint='Name'/></com.google.android.material.textfield.TextInputLayout>
      """)
    #expect(root.children.last?.children.compactMap(\.text?.content) == ["Required", "0/20"])
  }

  @Test func `without another theme the one named AppTheme applies`() throws {
    let style = "<style name='AppTheme' parent='Theme.AppCompat.Light'><item name='bar'>12dp</item></style>"
    let app = AndroidApp(["values/styles.xml": style])
    let root = try app.root("<FrameLayout $NS><Button android:layout_width='?attr/bar'/></FrameLayout>")
    #expect(root.children[0].android?.params.width == .pixels(12))
  }

  @Test func `resources of a record win over shared ones`() throws {
    func folder(_ width: String) -> ResourceFolder {
      let files = ["values/d.xml": Array("<resources>\(width)</resources>".utf8)]
      return ResourceFolder(paths: Array(files.keys)) { files[$0] }
    }
    let shared = AndroidResources([folder("<dimen name='a'>1dp</dimen><dimen name='b'>2dp</dimen>")])
    let both = AndroidResources([folder("<dimen name='a'>3dp</dimen>")], over: shared)
    let device = ResourceConfiguration(width: 400, height: 800, density: 1)
    let texts = ["dimen/a", "dimen/b"].map { key in
      if case .text(let text)? = both.value(key, on: device) { text } else { "" }
    }
    #expect(texts == ["3dp", "2dp"])
    #expect(both.names(ofType: "dimen") == ["a", "a", "b"])
  }

  private func firstChild(of motion: String, _ attributes: String) throws -> AndroidLayout {
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS><MotionLayout android:layout_width='match_parent' android:layout_height='100dp' \(motion)>
      <ImageView android:layout_width='0dp' android:layout_height='30dp' \(attributes)/></MotionLayout></FrameLayout>
      """
    ).children[0].children[0]
    return try #require(view.android)
  }

  @Test func `a view without constraints has its position in the editor if the scene is missing`() throws {
    let scene = "app:layoutDescription='@xml/missing'"
    let place = "tools:layout_editor_absoluteX='12dp' tools:layout_editor_absoluteY='40dp'"
    let moved = try firstChild(of: scene, place).params
    #expect(moved.margins == Edges(top: 40, right: nil, bottom: nil, left: 12))
    #expect(moved.width == .matchParent)
    guard case .constraint(let params) = moved.parent else {
      Issue.record("no constraints")
      return
    }
    #expect(Set(params.targets.keys) == [.left, .top])
    let constrained = "app:layout_constraintEnd_toEndOf='parent'"
    #expect(try firstChild(of: scene, "\(place) \(constrained)").params.width == .pixels(0))
    #expect(try firstChild(of: "", place).params.margins == Edges(nil))
  }

  @Test(arguments: [("100dp", "", true), ("match_parent", "", false), ("100dp", "android:clipChildren='false'", false)])
  func `a container of a stated size clips its children`(height: String, outer: String, clips: Bool) throws {
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS \(outer)><LinearLayout android:layout_width='match_parent' android:layout_height='\(height)'>
      <TextView android:text='a'/></LinearLayout></FrameLayout>
      """
    ).children[0]
    #expect(view.clips == clips)
  }
}
