import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Text fields, spinners and calendars.
@Suite struct AndroidFieldTests {
  private func view(_ markup: String, _ app: AndroidApp = AndroidApp()) throws -> View {
    try app.root("<FrameLayout $NS>\(markup)</FrameLayout>").children[0]
  }

  @Test(arguments: ["@null", "@android:color/transparent", "#00FF0000"])
  func `a text field without a box is a line of text`(background: String) throws {
    let field = try view("<EditText android:id='@+id/to' android:background='\(background)' android:hint='To'/>")
    #expect(field.kind == .text)
    #expect(field.text?.content == "To")
  }

  @Test(arguments: ["Button", "CheckBox", "RadioButton", "Switch", "TextView"])
  func `a title that is not among the resources has sample words`(name: String) throws {
    func text(_ value: String) throws -> String? {
      try view("<\(name) android:layout_width='match_parent' android:text='\(value)'/>").text?.content
    }
    #expect(try text("@string/library_title")?.isEmpty == false)
    #expect((try text("@null") ?? "").isEmpty == (name != "TextView"))
    #expect(try text("") == "")
  }

  @Test func `a text that is not among the resources is as long as one that code sets`() throws {
    func words(_ attributes: String) throws -> Int? {
      try view("<TextView \(attributes) android:text='@string/library_text'/>").text?.content?.split(separator: " ")
        .count
    }
    #expect(try words("android:id='@+id/name'") == 3)
    #expect(try words("android:id='@+id/item_description'") == 10)
    #expect(try words("android:layout_width='64dp'") == 1)
  }

  @Test(arguments: [
    ("<EditText/>", ControlKind.underlinedTextField), ("<EditText android:background='#FF0000'/>", .textField),
    ("<EditText android:background='?attr/editTextBackground'/>", .underlinedTextField),
  ])
  func `other text fields are controls, with a line unless they state a background`(
    markup: String, kind: ControlKind
  ) throws {
    #expect(try view(markup).control == kind)
  }

  @Test(arguments: [(35, 1.0, 3), (35, 1.3, 3), (36, 1.0, 1), (36, 0.85, 1)])
  func `a text that code sets has one word from the size of display styles on`(
    size: Int, scale: Double, words: Int
  ) throws {
    var app = AndroidApp()
    app.request.fontScale = scale
    let size = "android:layout_width='match_parent' android:textSize='\(size)sp'"
    let view = try app.root("<TextView $NS android:id='@+id/count' \(size)/>")
    #expect(view.text?.content?.split(separator: " ").count == words)
  }

  @Test func `a field without a hint has the line of a sample of words`() throws {
    let text = try view("<EditText android:textSize='20sp'/>").text
    #expect(text?.content == nil && text?.width == 200)
    #expect(try view("<EditText android:hint='Name'/>").text?.content == "Name")
  }

  @Test func `the field of a text input layout has its box`() throws {
    let field = try view("<TextInputLayout><EditText android:background='@null'/></TextInputLayout>").children[0]
    #expect(field.control == .textField)
  }

  /// `TextInputLayout.calculateLabelMarginTop`: the ascent of a label of 12 sp is 11.13 dp, of which half is above an
  /// outlined box; whole pixels are cut off.
  @Test(
    arguments: [
      ("app:boxBackgroundMode='none'", 1.0, 11), ("app:boxBackgroundMode='none'", 2, 22),
      ("app:boxBackgroundMode='none'", 2.75, 30), ("app:boxBackgroundMode='0'", 3.5, 38),
      ("app:boxBackgroundMode='outline'", 1, 5), ("app:boxBackgroundMode='outline'", 2, 11),
      ("app:boxBackgroundMode='2'", 2.75, 15), ("app:boxBackgroundMode='filled'", 2, 0),
      ("app:boxBackgroundMode='1'", 2, 0), ("app:boxBackgroundMode='none' app:hintEnabled='false'", 2, 0),
      ("app:boxBackgroundMode='outline' app:hintEnabled='false'", 2, 0),
      ("app:boxBackgroundMode='none' app:hintEnabled='true'", 2, 22),
      ("app:boxBackgroundMode='none' android:paddingTop='7px'", 2, 29),
    ] as [(String, Double, Int)])
  func `a text input layout has room for its label`(_ attributes: String, _ density: Double, _ room: Int) throws {
    var app = AndroidApp()
    app.request.density = density
    for hints in ["<EditText android:hint='Name'/>", "<FrameLayout><EditText android:hint='Name'/></FrameLayout>"] {
      let layout = try view("<TextInputLayout \(attributes)>\(hints)</TextInputLayout>", app)
      #expect(layout.android?.padding.top == room)
    }
    let own = try view("<TextInputLayout \(attributes) android:hint='Name'><EditText/></TextInputLayout>", app)
    #expect(own.android?.padding.top == room)
    // The room is that of a hint that code sets, too.
    let none = try view("<TextInputLayout \(attributes)><EditText/></TextInputLayout>", app)
    #expect(none.android?.padding.top == room)
  }

  @Test(arguments: [
    ("app:helperText='Help'", ["Help"]), ("app:helperText='Help' app:error='Wrong'", ["Wrong"]),
    ("app:helperText='Help' app:helperTextEnabled='false'", []), ("app:error='Wrong' app:errorEnabled='false'", []),
    ("app:counterEnabled='true'", ["0"]), ("app:counterEnabled='true' app:counterMaxLength='20'", ["0/20"]),
    ("app:counterMaxLength='20'", []), ("app:helperText='Help' app:counterEnabled='true'", ["Help", "0"]),
  ])
  func `the texts below a field are its error or its help, and its counter`(attributes: String, texts: [String])
    throws
  {
    let layout = try view("<TextInputLayout \(attributes)><EditText/></TextInputLayout>")
    #expect(layout.children.dropFirst().flatMap(\.children).compactMap(\.text?.content) == texts)
  }

  /// `IndicatorViewController.setErrorEnabled`: a text without words is invisible and keeps its line.
  @Test(
    arguments: [
      ("app:errorEnabled='true'", [.spacer, .spacer]), ("app:helperTextEnabled='true'", [.spacer, .spacer]),
      ("app:helperTextEnabled='true' app:errorEnabled='false'", [.spacer, .spacer]),
      ("app:errorEnabled='true' app:error=''", [.spacer, .spacer]),
      ("app:errorEnabled='true' app:error='Wrong'", [.text, .spacer]), ("app:helperText='Help'", [.text, .spacer]),
      ("app:errorEnabled='true' app:counterEnabled='true'", [.spacer, .spacer, .text]),
      ("app:counterEnabled='true'", [.spacer, .text]), ("app:errorEnabled='false'", []), ("", []),
      ("app:helperTextEnabled='false'", []), ("app:counterEnabled='false'", []),
    ] as [(String, [ViewKind])])
  func `the line below a field is reserved for its error or its help`(attributes: String, kinds: [ViewKind]) throws {
    let layout = try view("<TextInputLayout \(attributes)><EditText/></TextInputLayout>")
    #expect(layout.children.count == (kinds.isEmpty ? 1 : 2))
    let line = layout.children.dropFirst().flatMap(\.children)
    #expect(line.map(\.kind) == kinds)
  }

  @Test func `a reserved line is as high as its text`() throws {
    let layout = try view("<TextInputLayout app:errorEnabled='true'><EditText/></TextInputLayout>")
    let text = layout.children.last?.children.first?.androidText
    #expect(text?.size == 12 && text?.isSingleLine == true)
  }

  // MARK: - Corners

  @Test(
    arguments: [
      ("style='@style/Box'", [4, 4, 4, 4]), ("style='@style/Box' app:boxCornerRadiusTopStart='8dp'", [8, 4, 4, 4]),
      ("style='@style/Box' app:boxCornerRadiusTopEnd='16dp'", [4, 16, 4, 4]),
      ("style='@style/Box' app:boxCornerRadiusBottomEnd='7dp' app:boxCornerRadiusBottomStart='0dp'", [4, 4, 7, 0]),
      ("style='@style/Round'", [4, 9, 4, 4]),
    ] as [(String, [Double])])
  func `a text input layout states the corners of its box`(attributes: String, radii: [Double]) throws {
    var app = AndroidApp([
      "values/s.xml": """
      <style name='Box'/><style name='Round'><item name='boxCornerRadiusTopEnd'>9dp</item></style>
      """
    ])
    app.request.density = 2
    let markup = "<TextInputLayout \(attributes)><EditText android:hint='Name'/></TextInputLayout>"
    let lengths = radii.map { Length.points($0) }
    let corners = CornerRadius(
      topLeft: lengths[0], topRight: lengths[1], bottomRight: lengths[2], bottomLeft: lengths[3])
    #expect(try view(markup, app).children[0].appearance.cornerRadius == corners)
    app.request.direction = .rightToLeft
    let mirrored = CornerRadius(
      topLeft: lengths[1], topRight: lengths[0], bottomRight: lengths[3], bottomLeft: lengths[2])
    #expect(try view(markup, app).children[0].appearance.cornerRadius == mirrored)
  }

  /// A shape with corners of 12 dp, and one without.
  @Test(arguments: [
    ("EditText", "@drawable/round", "", 12.0), ("EditText", "@drawable/plain", "", 4),
    ("Spinner", "@drawable/round", "", 12), ("Spinner", "@drawable/plain", "", 4),
    ("Button", "@drawable/round", "app:cornerRadius='5dp'", 12),
    ("Button", "@drawable/plain", "app:cornerRadius='5dp'", 5),
  ])
  func `a background of a control has its own corners`(
    _ name: String, _ background: String, _ attributes: String, _ radius: Double
  ) throws {
    let fill = "<solid android:color='#EEEEEE'/>"
    let app = AndroidApp([
      "drawable/round.xml": "<shape $NS>\(fill)<corners android:radius='12dp'/></shape>",
      "drawable/plain.xml": "<shape $NS>\(fill)</shape>",
    ])
    let control = try view("<\(name) android:text='Go' android:background='\(background)' \(attributes)/>", app)
    #expect(control.kind == .control)
    #expect(control.appearance.cornerRadius == CornerRadius(.points(radius)))
  }

  @Test func `the corners of a field are not rounded to pixels`() throws {
    var app = AndroidApp()
    app.request.density = 2.625
    #expect(try view("<EditText android:hint='Name'/>", app).appearance.cornerRadius == CornerRadius(.points(4)))
  }

  // MARK: - Other fields

  @Test(arguments: [("android:inputType='text'", ViewKind.control), ("android:imeOptions='actionNext'", .control)])
  func `an unknown class with the type of its input is a text field`(attribute: String, kind: ViewKind) throws {
    #expect(try view("<com.example.PeoplePicker \(attribute)/>").control == .underlinedTextField)
  }

  @Test func `a spinner is a text with an arrow`() throws {
    let spinner = try view("<Spinner android:layout_width='wrap_content' android:layout_height='48dp'/>")
    #expect(spinner.kind == .text)
    #expect(spinner.text?.icons.map(\.edge) == [.right])
    #expect(spinner.android?.padding.right == 20)
  }

  @Test func `a spinner with a background of its own is a field`() throws {
    #expect(try view("<Spinner android:background='#EEEEEE'/>").control == .textField)
  }

  @Test func `a spinner is not a state of its screen by its name`() throws {
    let app = AndroidApp()
    let root = try app.root(
      """
      <FrameLayout $NS><LinearLayout android:layout_width='match_parent'><Button android:text='a'/></LinearLayout>
      <Spinner android:id='@+id/color_spinner'/></FrameLayout>
      """)
    #expect(root.children.map(\.isHidden) == [false, false])
  }

  @Test(arguments: [("MaterialCalendarGridView", 6), ("CalendarView", 7), ("DatePicker", 7)])
  func `a calendar has weeks of seven days`(name: String, rows: Int) throws {
    let calendar = try view("<\(name)/>")
    #expect(calendar.children.count == rows)
    #expect(calendar.children.suffix(6).map(\.children.count) == Array(repeating: 7, count: 6))
    #expect(calendar.children.last?.children[0].children[0].appearance.cornerRadius == .circle)
  }

  @Test func `a web view in a scroll view is empty`() throws {
    let scroll = try view("<ScrollView><WebView android:layout_height='wrap_content'/></ScrollView>")
    #expect(scroll.children[0].android?.content == .widget(AndroidWidget(width: 0, height: 0)))
    let pane = try view("<WebView android:layout_height='match_parent'/>")
    #expect(pane.android?.content == .view)
  }
}
